; main.asm - the wave tracer: stones or a maze, two ends, and the wave that finds the way between them
;
; Memory:  8000-FF57 code and variables
; Screen:  title_screen
; Loading: The wave
; Ink:     5

        org $8000

BORDER_COLOUR:  equ 0
WALL_COLOUR:    equ $07                 ; grey on black
PATH_COLOUR:    equ $07
TEXT_INK:       equ $07
BAR_INK:        equ $68                 ; black on bright cyan
END_INK:        equ $78                 ; black on bright white
CURSOR_INK:     equ $5F                 ; bright white on magenta
ROUTE_INK:      equ $78

WAVE_COLUMNS:   equ 32
WAVE_ROWS:      equ 21
TENTH:          equ 26                  ; of 256: 10 % of stones

        public start, title_screen

start:
        jp wave_begin

        include "engine/tiles.asm"
        include "engine/number.asm"
        include "engine/title.asm"
        include "engine/keys.asm"
        include "engine/number_input.asm"
        include "engine/session.asm"
        include "engine/show_route.asm"
        include "engine/show_wave.asm"
        include "engine/sound.asm"
        include "engine/stopwatch.asm"
        include "lib/random.asm"
        include "generate/generate_dfs.asm"
        include "solve/solve_wave_cpir.asm"

; wave_begin - the title, then fields until BREAK
wave_begin:
        call session_begin
        ld a,2 * TENTH
        ld (density),a
        xor a
        ld (variant),a

; new_field - make and show the field of `seed`, with both ends in their places
new_field:
        proc
        local maze, made
        ld a,(variant)
        or a
        jr nz,maze
        ld hl,10 * 256 + 2
        ld (wave_start),hl
        ld hl,10 * 256 + 29
        ld (wave_finish),hl
        call stones
        jr made
maze:
        ld hl,1 * 256 + 1
        ld (wave_start),hl
        ld hl,256 * (WAVE_ROWS - 2) + 29
        ld (wave_finish),hl
        ld hl,WAVE_ROWS * 256 + 31
        ld (field_width),hl
        ld hl,(seed)
        ld (rng_seed),hl
        call generate_dfs
made:
        ld hl,(wave_start)
        ld (cursor),hl
        ld c,PATH_COLOUR
        call clear_screen
        ld hl,bar_text
        call draw_text
        ld hl,(seed)
        xor a
        ld de,10
        ld c,BAR_INK
        call draw_number
        ld hl,keys_text
        call draw_text
        endp

; show_field - draw the field without any wave
show_field:
        ld bc,WAVE_ROWS * 256 + WAVE_COLUMNS
        call draw_field
        call draw_ends
        ld hl,help_text
        call draw_text
        call cursor_show

; wave_frame - one fiftieth of a second
wave_frame:
        proc
        local next, right, down, left, moved, edge, start_here, finish_here, wall, kind, more, typed_seed, edited
        halt
        call key_break
        jp nc,session_end
        call key_letter
        jr z,next
        cp 'N'
        jp z,more
        cp 'M'
        jp z,kind
        cp 'D'
        jp z,new_density
        cp 'T'
        jp z,typed_seed
        cp 'S'
        jp z,start_here
        cp 'F'
        jp z,finish_here
        cp ' '
        jp z,wall
        cp 13
        jp z,send_wave
next:
        call keys_step
        jp z,wave_frame
        bit 4,a
        jp nz,send_wave
        push af
        call cursor_hide
        pop af
        ld de,(cursor)
        rra
        jr nc,right
        dec d
right:
        rra
        jr nc,down
        inc e
down:
        rra
        jr nc,left
        inc d
left:
        rra
        jr nc,moved
        dec e
moved:
        ld a,d
        cp WAVE_ROWS
        jr nc,edge
        ld a,e
        cp WAVE_COLUMNS
        jr nc,edge
        ld (cursor),de
edge:
        call cursor_show
        jp wave_frame
start_here:
        ld de,(cursor)
        ld (wave_start),de
        jr edited
finish_here:
        ld de,(cursor)
        ld (wave_finish),de
edited:                                 ; an end stands on free ground
        call field_address
        ld (hl),FIELD_PATH
        call cursor_hide
        jp show_field
wall:                                   ; not at an end
        ld de,(cursor)
        ld hl,(wave_start)
        or a
        sbc hl,de
        jp z,wave_frame
        ld hl,(wave_finish)
        or a
        sbc hl,de
        jp z,wave_frame
        call field_address
        ld a,(hl)
        xor FIELD_WALL
        and FIELD_WALL
        ld (hl),a
        call cursor_hide
        jp show_field
kind:
        ld hl,variant
        ld a,(hl)
        xor 1
        ld (hl),a
        jp new_field
more:
        ld hl,(rng_seed)
        ld (seed),hl
        jp new_field
typed_seed:
        call cursor_hide
        call seed_type
        jp c,show_field
        ld (seed),hl
        jp new_field
        endp

; new_density - 10, 20, 30, 40 % of stones in turn
new_density:
        proc
        local set_density
        ld hl,density
        ld a,(hl)
        add a,TENTH
        cp 4 * TENTH + 1
        jr c,set_density
        ld a,TENTH
set_density:
        ld (hl),a
        xor a
        ld (variant),a
        jp new_field
        endp

; stones - a field of random stones, none at the two ends
stones:
        proc
        local cell, stone
        ld hl,field
        ld de,field + 1
        ld bc,FIELD_SIZE - 1
        ld (hl),FIELD_WALL
        ldir
        ld hl,(seed)
        ld (rng_seed),hl
        call rng_next
        call rng_next                   ; neighbouring seeds need two steps to part
        ld de,field
        ld bc,WAVE_ROWS * WAVE_COLUMNS
cell:
        call rng_next
        ld hl,density
        cp (hl)
        jr c,stone
        xor a
        ld (de),a
stone:
        inc de
        dec bc
        ld a,b
        or c
        jr nz,cell
        ld de,(wave_start)
        call field_address
        ld (hl),FIELD_PATH
        ld de,(wave_finish)
        call field_address
        ld (hl),FIELD_PATH
        ret
        endp

; cursor_show - colour the cursor's cell; cursor_hide - give it its colour back
cursor_show:
        call cursor_address
        ld a,(hl)
        ld (cursor_under),a
        ld (hl),CURSOR_INK
        ret
cursor_hide:
        call cursor_address
        ld a,(cursor_under)
        ld (hl),a
        ret
cursor_address:
        ld de,(cursor)
        jp place_attribute

; draw_ends - draw S and F
draw_ends:
        ld de,(wave_start)
        ld a,'S'
        call draw_end
        ld de,(wave_finish)
        ld a,'F'
draw_end:
        inc d
        ld c,END_INK
        jp draw_char

; timed_solve - what the stopwatch runs
timed_solve:
        ld de,(wave_start)
        ld hl,(wave_finish)
        call solve_wave_cpir
        sbc a,a
        ld (wave_failed),a
        ret

; send_wave - find the way, show the wave spread from the finish and then the route
send_wave:
        proc
        local failed, shown
        call cursor_hide
        ld bc,WAVE_ROWS * 256 + WAVE_COLUMNS
        call draw_field
        call draw_ends
        ld hl,timed_solve
        call stopwatch
        ld hl,(timed)
        ld a,(timed + 2)
        ld de,22
        ld c,BAR_INK
        call draw_number
        ld hl,spread_text
        call draw_text
        ld de,(wave_start)
        ld hl,(wave_finish)
        call show_wave
        call draw_ends
        ld a,(wave_failed)
        or a
        jr nz,failed
        ld de,(wave_start)
        ld hl,route_shape
        ld c,ROUTE_INK
        call show_route
        call draw_ends
        ld hl,route_text
        call draw_text
        ld hl,(route_length)
        xor a
        ld de,22 * 256 + 12
        ld c,TEXT_INK
        call draw_number
        call sound_rise
        jr shown
failed:
        ld hl,none_text
        call draw_text
        ld bc,30 * 256 + 250
        call sound_tone
shown:
        call cursor_show
        jp wave_frame
        endp

; title_screen - the loading screen, and the first page of the program
title_screen:
        proc
        local ring, rows, below, beside
        ld c,PATH_COLOUR
        call clear_screen
        ld a,1
        ld (field_top),a
        ld hl,name_text
        ld de,1 * 256 + 12
        ld c,$46
        call draw_title
        ld hl,title_text
        call draw_text
        ld d,6 - 1                      ; a wave in an empty field, by the distance from a point
rows:
        ld e,0
ring:
        ld a,d
        sub 9
        jr nc,below
        neg
below:
        ld c,a
        ld a,e
        sub 16
        jr nc,beside
        neg
beside:
        add a,c
        ld l,a
        ld h,0
        ld (wave_number),hl
        call wave_colour
        push af
        call place_attribute
        pop af
        ld (hl),a
        inc e
        bit 5,e
        jr z,ring
        inc d
        ld a,d
        cp 14
        jr nz,rows
        ret
        endp

name_text:
        db "WAVE", TEXT_END
title_text:
        db TEXT_COLOUR, $07
        db TEXT_AT, 4, 3, "The shortest way, by CPIR"
        db TEXT_COLOUR, $46
        db TEXT_AT, 16, 2, "QAOP, 5678, joystick  move"
        db TEXT_COLOUR, $07
        db TEXT_AT, 17, 2, "S start here  F finish here"
        db TEXT_AT, 18, 2, "ENTER, fire   send the wave"
        db TEXT_AT, 19, 2, "SPACE  a wall, or none"
        db TEXT_AT, 20, 2, "N new  M maze or stones"
        db TEXT_AT, 21, 2, "D density  T type a seed"
        db TEXT_AT, 22, 2, "BREAK  back to BASIC"
        db TEXT_COLOUR, BAR_INK
        db TEXT_AT, 23, 0, "            Loading             "
        db TEXT_END
bar_text:
        db TEXT_AT, 0, 0, TEXT_COLOUR, BAR_INK, "WAVE  Seed                    T ", TEXT_END
keys_text:
        db TEXT_AT, 23, 0, TEXT_COLOUR, BAR_INK, "S F ends SPACE wall ENTER wave  ", TEXT_END
help_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, TEXT_INK, "N new  M maze  D density  T seed", TEXT_END
spread_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, $45, "The wave spreads from the finish", TEXT_END
route_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, $46, "Shortest way        steps       ", TEXT_END
none_text:
        db TEXT_AT, 22, 0, TEXT_COLOUR, $42, "No route: the wave has died out ", TEXT_END

wall_shape:     db $55, $AA, $55, $AA, $55, $AA, $55, $AA
path_shape:     db 0, 0, 0, 0, 0, 0, 0, 0
route_shape:    db 0, 0, $3C, $3C, $3C, $3C, 0, 0

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start

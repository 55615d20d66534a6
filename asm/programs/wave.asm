; wave.asm - the wave tracer: stones or a maze, two ends, and the wave that finds the way between them

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
LABELS:         equ 253                 ; the solver counts its waves modulo this
WAVE_PAINTED:   equ WORK_START          ; our mark in the work array, once the route is known

        public start, title_screen

start:
        jp wave_begin

        include "draw/draw_field.asm"
        include "draw/draw_number.asm"
        include "draw/draw_title.asm"
        include "play/keys.asm"
        include "play/leave.asm"
        include "play/seed.asm"
        include "play/sound.asm"
        include "play/stopwatch.asm"
        include "lib/random.asm"
        include "lib/route_step.asm"
        include "generate/generate_dfs.asm"
        include "solve/solve_wave_cpir.asm"

; wave_begin - the title, then fields until BREAK
wave_begin:
        proc
        local title, go
        ld (basic_sp),sp
        ld sp,stack_top
        ei
        ld a,BORDER_COLOUR
        out (PORT_ULA),a
        call title_screen
        ld hl,press_text
        call draw_text
        call keys_start
title:
        halt
        call key_break
        jp nc,leave
        call keys_held
        and KEY_FIRE
        jr nz,go
        call key_letter
        jr z,title
        cp 'Q'
        jp z,leave
go:
        ld hl,(FRAMES)
        ld (seed),hl
        ld a,64
        ld (density),a
        xor a
        ld (variant),a
        endp

; new_field - make and show the field of `seed`, with both ends in their places
new_field:
        proc
        local maze, ends, made
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
        ld a,1
        ld (field_top),a
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
        xor a
        ld (wave_shown),a
        call cursor_show

; wave_frame - one fiftieth of a second
wave_frame:
        proc
        local next, right, down, left, moved, edge, start_here, finish_here, wall, kind, more, typed_seed, edited
        halt
        call key_break
        jp nc,leave
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
        call seed_type
        jr c,$ + 5
        ld (seed),hl
        jp new_field
        endp

; new_density - 10, 20, 30, 40 % of stones in turn
new_density:
        ld hl,density
        ld a,(hl)
        add a,26
        cp 26 * 4 + 1
        jr c,$ + 4
        ld a,26
        ld (hl),a
        xor a
        ld (variant),a
        jp new_field

; stones - a field of random stones, none at the two ends
stones:
        proc
        local empty, cell, stone
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

; paint_address - find a field place's attribute
; In:    D, E = field row, column
; Out:   HL = the attribute's address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
paint_address:
        ld a,d
        inc a                           ; field_top is 1
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        or e
        ld l,a
        ld a,h
        and 3
        or high ATTRIBUTES
        ld h,a
        ret

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
        local wave, found, failed, colour, show_number
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
        call work_address
        ld (hl),WORK_FREE               ; so that WAVE_PAINTED stands nowhere but at the finish
        ld de,(wave_finish)
        call work_address
        ld (hl),WAVE_PAINTED
        ld hl,1
        ld (wave_number),hl
wave:                                   ; paint the cells of this wave, a wave a frame
        call paint_wave
        ld a,(wave_found)
        or a
        jr z,found                      ; the last wave: nothing was labelled
        call keys_held
        jr nz,$ + 3                     ; a held key hurries it
        halt
        call key_break
        jp nc,leave
        ld a,(wave_number)
        rrca
        and 63
        ld c,a
        ld a,110
        sub c
        ld c,a
        ld b,2
        call sound_tone
        ld hl,(wave_number)
        inc hl
        ld (wave_number),hl
        jr wave
found:
        call draw_ends
        ld a,(wave_failed)
        or a
        jr nz,failed
        call show_route
        ld hl,route_text
        call draw_text
        ld hl,(route_length)
        xor a
        ld de,22 * 256 + 12
        ld c,TEXT_INK
        call draw_number
        call sound_rise
        jr show_number
failed:
        ld hl,none_text
        call draw_text
        ld bc,30 * 256 + 250
        call sound_tone
show_number:
        call cursor_show
        jp wave_frame
        endp

; paint_wave - colour the cells of wave `wave_number`, from 1 on, that border on painted ones
; Labels come round again after 253 waves, so a cell's turn is when its neighbour has been painted.
; In:    wave_number, work
; Out:   wave_found = how many, at most 255
; Uses:  all but IX, IY
; Writes: work, attributes, wave_found
paint_wave:
        proc
        local modulo, scan, paint, skip
        xor a
        ld (wave_found),a
        ld hl,(wave_number)
        ld de,0 - LABELS
modulo:
        add hl,de
        jr c,modulo
        ld de,LABELS
        add hl,de
        ld a,l                          ; the label of this wave
        ld hl,work + WORK_STRIDE
        ld bc,WAVE_ROWS * WORK_STRIDE
scan:
        cpir
        ret nz
        push af
        push bc
        push hl
        dec hl
        ld a,WAVE_PAINTED
        inc hl
        cp (hl)
        dec hl
        jr z,paint
        dec hl
        cp (hl)
        inc hl
        jr z,paint
        ld bc,WORK_STRIDE
        add hl,bc
        cp (hl)
        ld bc,0 - WORK_STRIDE
        add hl,bc
        jr z,paint
        add hl,bc
        cp (hl)
        ld bc,WORK_STRIDE
        add hl,bc
        jr nz,skip
paint:
        ld (hl),WAVE_PAINTED
        ld a,(wave_found)
        inc a
        jr z,$ + 5
        ld (wave_found),a
        ld bc,0 - work - WORK_STRIDE - 1
        add hl,bc                       ; 34 * row + column
        ld d,0 - 1
        ld bc,0 - WORK_STRIDE
        inc d
        add hl,bc
        jr c,$ - 2
        ld a,l
        add a,WORK_STRIDE
        ld e,a
        call paint_address
        call wave_colour
        ld (hl),a
skip:
        pop hl
        pop bc
        pop af
        inc b
        dec b
        jp nz,scan
        inc c
        dec c
        jp nz,scan
        ret
        endp

; wave_colour - the colour of a wave: four waves each in blue, magenta, red, yellow, green, cyan
; In:    wave_number
; Out:   A = attribute, black ink
; Uses:  AF, BC
wave_colour:
        proc
        local turn, colours
        push hl
        ld hl,(wave_number)
        ld bc,0 - 24
turn:
        add hl,bc
        jr c,turn
        ld a,l
        add a,24
        rrca
        rrca
        and 7
        ld c,a
        ld b,0
        ld hl,colours
        add hl,bc
        ld a,(hl)
        pop hl
        ret
colours:
        db 1 * 8, 3 * 8, 2 * 8, 6 * 8, 4 * 8, 5 * 8
        endp

; work_address - find a field place in the work array
; In:    D, E = field row, column
; Out:   HL = its address
; Uses:  AF, BC, HL
work_address:
        ld l,d
        ld h,0
        ld b,h
        ld c,d
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,bc
        add hl,hl                       ; 34 * row
        ld c,e
        add hl,bc
        ld bc,work + WORK_STRIDE + 1
        add hl,bc
        ret

; show_route - draw the route over the wave, from start to finish
show_route:
        proc
        local next
        ld de,(wave_start)
        ld hl,route
        ld bc,(route_length)
next:
        ld a,b
        or c
        jp z,draw_ends
        ld a,(hl)
        call route_step
        push hl
        push bc
        ld hl,route_shape
        ld c,ROUTE_INK
        call draw_mark
        call keys_held
        jr nz,$ + 3
        halt
        pop bc
        pop hl
        inc hl
        dec bc
        jr next
        endp

; title_screen - the loading screen, and the first page of the program
title_screen:
        proc
        local ring, rows
        ld c,PATH_COLOUR
        call clear_screen
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
        jr nc,$ + 4
        neg
        ld c,a
        ld a,e
        sub 16
        jr nc,$ + 4
        neg
        add a,c
        ld l,a
        ld h,0
        ld (wave_number),hl
        call wave_colour
        push af
        call paint_address
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
press_text:
        db TEXT_AT, 23, 0, TEXT_COLOUR, BAR_INK, "   Press a key, or Q to leave   ", TEXT_END
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
        include "play/variables.asm"

        end start

; board_page.asm - a maze: made, watched, drawn; then a walk in it
;
; The maze has columns 0 to 24 and rows 1 to 22; the panel right of it has the rose, the steps and the keys.

        if ! defined TILINGS_BOARD_PAGE
TILINGS_BOARD_PAGE equ 1

PANEL:          equ 26                  ; its first column
STEPS_ROW:      equ 9                   ; of the number, the word above
FEWEST_ROW:     equ 11
FOOT:           equ 23

; next_tiling - T: the same generator on the next tiling for which it makes mazes
next_tiling:
        proc
        local first, refused
refused:
        ld a,(tiling)
        inc a
        cp TILINGS
        jr c,first
        xor a
first:
        ld (tiling),a
        call fit_size
        call make_maze
        jr c,refused
        jr board_page
        endp

; next_seed - N: the maze of the seed that the last one ended with
next_seed:
        ld hl,(after_seed)
        ld (seed),hl
        call make_maze
        jr board_page

; make_page - the maze of the choices
make_page:
        call fit_size
        call make_maze
        jp c,menu_refuse

; board_page - show the maze in `links`, and walk in it
board_page:
        ld hl,(rng_seed)
        ld (after_seed),hl
        ld hl,stick_keys
        ld (direction_keys),hl
        ink INK_TEXT
        call clear_screen
        call board_bar
        call make_shown
        call marks_begin
        xor a
        ld (heat),a
        ld (way_shown),a
        call board_panel

                                        ; the walk begins
        ld hl,0
        ld (steps),hl
        xor a
        ld (found),a
        ld de,(links_entrance)
        ld (walker),de
        call cell_stamp
        ld de,(walker)
        ld hl,(links_exit)
        call links_solve
        ld (fewest),bc
        ld h,b
        ld l,c
        ld d,FEWEST_ROW
        call panel_number
        call board_steps
        call board_hint
        call keys_released

; board_frame - one fiftieth of a second
board_frame:
        halt
        call rose_step
        call nz,board_walk
        call key_read
        ld hl,board_letters
        call key_act
        jr board_frame

board_letters:
        db KEY_BREAK
        dw session_end
        db 'S'
        dw board_way
        db 'H'
        dw board_heat
        db 'N'
        dw next_seed
        db 'T'
        dw next_tiling
        db 'M'
        dw menu_page
        db 0

; keys_released - wait until all keys and the joystick are let go; BREAK leaves
; In:    interrupts on
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: repeat_keys, FLAGS
keys_released:
        halt
        call key_break
        jp nc,session_end
        xor a                           ; all half-rows
        in a,(PORT_ULA)
        or $E0
        inc a
        jr nz,keys_released
        call keys_held
        jr nz,keys_released
        ld (repeat_keys),a
        jp key_letter                   ; forget what was typed

; board_walk - a step, if a passage leads there
; In:    A = bit d for each direction d that is held
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: walker, marks, trodden, steps, found; the screen
board_walk:
        proc
        local code
        ld c,a
        ld a,(found)
        or a
        ret nz
        ld de,(walker)
        call links_of
        ld a,(hl)
        and c
        ret z
        ld b,0 - 1
code:                                   ; of several directions the first one
        inc b
        rrca
        jr nc,code
        push bc
        call way_hide
        pop bc
        ld de,(walker)
        call tread
        ld (walker),de
        push de
        ld hl,(steps)
        inc hl
        ld (steps),hl
        call mark_of
        set 0,(hl)
        call cell_stamp
        call board_steps
        ld bc,2 * 256 + 30
        call sound_tone
        pop de
        ld hl,(links_exit)
        or a
        sbc hl,de
        ret nz
        ld a,1
        ld (found),a
        call sound_rise
        ld hl,out_text
        call draw_text
        ld hl,(steps)
        ld de,(fewest)
        or a
        sbc hl,de
        ld hl,shortest_text
        call z,draw_text
        jp sound_rise
        endp

; tread - leave a cell: the trail stays in it, and between it and the next one
; In:    D, E = row, column; B = direction code
; Out:   D, E = the next cell
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: walker, marks, trodden; the screen
tread:
        proc
        local known
        ld hl,NOWHERE
        ld (walker),hl
        push bc
        call mark_of
        set 0,(hl)
        call cell_stamp
        pop bc
        call bit_of
        call trodden_of
        ld a,(hl)
        and c
        ld a,b
        jr nz,known
        ld a,(hl)
        or c
        ld (hl),a
        push bc
        ld a,b
        call between
        pop bc
        ld a,c                          ; the way back is trodden too
        rlca
        rlca
        rlca
        rlca
        ld c,a
        call trodden_of
        ld a,(hl)
        or c
        ld (hl),a
        ret
known:
        jp tiling_next
        endp

; bit_of - B = direction code: C = bit B alone; uses AF
bit_of:
        proc
        local shift
        push bc
        inc b
        ld a,$80
shift:
        rlca
        djnz shift
        pop bc
        ld c,a
        ret
        endp

; board_way - S: show the shortest way from the walker to the exit, a step a frame, or take it away
board_way:
        proc
        local done
        ld a,(way_shown)
        or a
        jr nz,done
        ld de,(walker)
        ld (way_from),de
        ld hl,(links_exit)
        call links_solve
        jp c,board_frame
        ld a,1
        ld (way_shown),a
        ld de,(walker)
        ld hl,route
        call way_draw
        jp board_frame
done:
        call way_hide
        jp board_frame
        endp

; way_draw - draw the way, a step a frame if way_shown is set
; In:    D, E = row, column where it begins; HL = route; route_length; way_shown, and then interrupts on
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: marks; the screen
way_draw:
        proc
        local step, at_once
        ld bc,(route_length)
        inc bc
step:
        dec bc
        push hl
        call mark_of
        set 1,(hl)
        push bc
        call cell_stamp
        pop bc
        pop hl
        ld a,b
        or c
        ret z
        ld a,(way_shown)
        or a
        jr z,at_once
        halt
at_once:
        ld a,(hl)
        inc hl
        push hl
        push bc
        call way_dot
        pop bc
        pop hl
        jr step
        endp

; way_hide - take the way away, if it is shown; the trail stays
; In:    way_shown, way_from, route, route_length
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: way_shown, marks; the screen
way_hide:
        proc
        local step
        ld hl,way_shown
        ld a,(hl)
        or a
        ret z
        ld (hl),0
        ld de,(way_from)
        ld hl,route
        ld bc,(route_length)
        inc bc
step:
        dec bc
        push hl
        call mark_of
        res 1,(hl)
        push bc
        call cell_stamp
        pop bc
        pop hl
        ld a,b
        or c
        ret z
        ld a,(hl)
        inc hl
        push hl
        push bc
        call way_dot
        pop bc
        pop hl
        jr step
        endp

; way_dot - a step along the way: turn the dot between the cells over, unless the trail is there
; In:    D, E = row, column; A = direction code
; Out:   D, E = the next cell
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: the screen
way_dot:
        ld b,a
        call own_squares                ; their colour is enough
        ld a,b
        jp z,tiling_next
        call bit_of
        call trodden_of
        ld a,(hl)
        and c
        ld a,b
        jp nz,tiling_next
        jp between

; board_heat - H: colours by the distance from the entrance, on or off
board_heat:
        proc
        local fifth, toggled, room
        ld a,(own)
        or a
        jr nz,room
        ink INK_BAR
        ld hl,no_room_text
        ld de,FOOT * 256
        call draw_line
        jp board_frame
room:
        ld a,(heat)
        xor 1
        ld (heat),a
        jr z,toggled
        ld de,(links_entrance)
        call links_distance             ; BC = the greatest
        ld h,b
        ld l,c
        ld bc,5
        ld de,0
fifth:                                  ; DE = BC / 5 + 1
        inc de
        or a
        sbc hl,bc
        jr nc,fifth
        ld (band_steps),de
toggled:
        ld hl,cell_stamp
        call each_cell
        jp board_frame
        endp

; board_steps - draw the steps
board_steps:
        ld hl,(steps)
        ld d,STEPS_ROW
; panel_number - HL in the panel's row D
panel_number:
        ink INK_VALUE
        xor a
        ld e,PANEL
        ld b,5
        jp draw_digits

; board_bar - the bar: tiling, generator, seed
board_bar:
        ld hl,bar_text
        call draw_text
        ld a,(tiling)
        ld hl,tiling_names
        call name_at
        ld de,1
        call draw_text
        ld a,(generator)
        ld hl,generator_names
        call name_at
        ld de,12
        call draw_text
        ld hl,(seed)
        xor a
        ld de,26
        ld b,5
        jp draw_digits

; board_panel - the rose and the keys
board_panel:
        ld hl,panel_text
        call draw_text
        jp rose_draw

; board_hint - the foot: what is to be done on this tiling
board_hint:
        ink INK_BAR
        ld a,(tiling)
        ld hl,hint_texts
        call name_at
        ld de,FOOT * 256
        jp draw_line

bar_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 0, 0, "                                ", TEXT_END
panel_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, STEPS_ROW - 1, PANEL, "Steps", TEXT_AT, FEWEST_ROW - 1, PANEL, "Fewest"
        db TEXT_AT, 13, PANEL + 2, "show", TEXT_AT, 15, PANEL + 2, "heat", TEXT_AT, 17, PANEL + 2, "next"
        db TEXT_AT, 19, PANEL + 2, "tile", TEXT_AT, 21, PANEL + 2, "menu"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 13, PANEL, "S", TEXT_AT, 15, PANEL, "H", TEXT_AT, 17, PANEL, "N"
        db TEXT_AT, 19, PANEL, "T", TEXT_AT, 21, PANEL, "M", TEXT_END
hint_texts:
        db " Find the way from green to red", TEXT_END
        db " Over an edge and in opposite", TEXT_END
        db " Find the way from green to red", TEXT_END
        db " Find the way from green to red", TEXT_END
        db " Find the way from green to red", TEXT_END
        db " Slip through the corners too", TEXT_END
        db " X inward, W outward, A D round", TEXT_END
        db " X inward, W outward, A D round", TEXT_END
        db " E up the stairs, Z down", TEXT_END
no_room_text:
        db " No room for colours in here", TEXT_END
out_text:
        db TEXT_COLOUR, $E0, TEXT_AT, FOOT, 0, "      You have found it!        ", TEXT_END
shortest_text:
        db TEXT_COLOUR, $E0, TEXT_AT, FOOT, 0, "  Found, by the shortest way!   ", TEXT_END

        endif

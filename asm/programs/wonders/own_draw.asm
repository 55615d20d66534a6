; own_draw.asm - the drawn route: its steps, and what is shown of it

        if ! defined WONDERS_OWN_DRAW
WONDERS_OWN_DRAW equ 1

        include "include/field.asm"
        include "engine/views/field_draw.asm"
        include "lib/field_address.asm"
        include "engine/views/mark_shapes.asm"
        include "lib/route_step.asm"
        include "programs/wonders/boundless_goal.asm"
        include "programs/wonders/boundless_show.asm"

        public own_step

OWN_FIRST:      equ 1 * 256 + 1         ; row, column of the first cell
OWN_BAR:        equ $58                 ; black on bright magenta: walls are magenta, too
OWN_SEEN:       equ $10                 ; above the bits of the trail

; own_step - a step of the route, if it leads to a cell that is not in it; or the last one is taken back
; In:    B = its code; field, route, route_length, own_end
; Out:   the same, and the screen
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
own_step:
        proc
        local on, wall, back, erase
        ld de,(route_length)
        ld hl,route
        add hl,de
        ld a,d
        or e
        ld de,(own_end)
        jr z,on
        dec hl
        ld a,(hl)
        inc hl
        xor 4
        cp b
        jr z,back
on:
        push hl
        ld a,b
        call route_step
        call field_address
        bit 7,(hl)
        jr nz,wall
        ld a,b
        call route_step
        call field_address
        ld a,(hl)
        or a
        jr nz,wall                      ; in the route already, or a rock
        ld (hl),OWN_SEEN
wall:
        pop hl
        ret nz
        ld (hl),b
        inc hl
        ld (hl),b
        ld hl,(own_end)
        ld (own_end),de
        ex de,hl
        ld a,b
        call own_lay
        ld de,2
        jr own_length
back:
        call erase
        call erase
        ld (own_end),de
        call field_address
        ld a,b
        xor 4
        call own_side
        cpl
        and (hl)                        ; the trail does not go on from here
        ld (hl),a
        call draw_line_place
        ld de,-2
        jr own_length
erase:                                  ; and on to the next place
        push bc
        call field_address
        ld (hl),FIELD_PATH
        call draw_line_place
        pop bc
        ld a,b
        jp route_step
        endp

; own_lay - two steps of the trail
; In:    A = their code; D, E = where they begin
; Out:   D, E = where they end
; Uses:  AF, BC, HL
own_lay:
        call own_side
        push af
        call trail_step
        pop af
        jp trail_step

; own_side - the side of a place that a step leads to
; In:    A = its code
; Out:   A = KEY_UP, KEY_RIGHT, KEY_DOWN or KEY_LEFT
; Keeps: BC, DE, HL
own_side:
        proc
        local more
        push bc
        rrca
        inc a
        ld b,a
        ld a,$80
more:
        rlca
        djnz more
        pop bc
        ret
        endp

own_length:                             ; DE more steps
        call tour_tick
        ld hl,(route_length)
        add hl,de
        ld (route_length),hl            ; fall through into own_ends

; own_ends - the marks of both ends
own_ends:
        ld de,OWN_FIRST
        ld hl,start_shape
        ld c,START_INK
        call draw_mark
        ld hl,(own_end)
        or a
        sbc hl,de
        ret z                           ; nothing is drawn yet
        add hl,de
        ex de,hl
        ld hl,finish_shape
        ld c,FINISH_INK
        jp draw_mark

; own_board - the field on an empty screen
; In:    HL = the text of the page
own_board:
        push hl
        ld a,OWN_BAR
        ld (look_inks + INK_BAR),a
        ld hl,own_drawn_lines
        call lines_use
        ink INK_TEXT
        call clear_screen
        pop hl
        call tour_head
        call tour_demo
        ld a,1
        ld (field_top),a
        ld bc,OWN_ROWS * 256 + OWN_COLUMNS
        jp draw_lines

; own_advise - how long the drawn way is, and what to know: what comes after it before it begins; then which length wins a star, and of the way back
; Uses:  AF, BC, DE, HL, IX
own_advise:
        proc
        local drawn, same
        ld a,(attract_on)
        or a
        jr nz,same
        call own_steps
        ld a,1
        jr z,drawn
        inc a
drawn:
        ld hl,own_told
        cp (hl)
        jr z,same                       ; it stands there
        ld (hl),a
        dec a
        push af
        call own_row
        pop af
        ld hl,own_memory_text
        push af
        call z,tour_walk
        pop af
        jr z,same
        ld hl,tour_row_text
        call tour_told
        ld hl,own_undo_text
        call draw_text
same:
        endp                            ; fall through into own_count

; own_count - how long the drawn way is
; Uses:  AF, BC, DE, HL
own_count:
        ink INK_BAR
        call own_steps
        ld de,22
        xor a
        ld b,3
        call draw_digits
        ld hl,tour_steps_text
        call draw_text
        call own_steps
        dec hl
        ld a,h
        or l
        ret nz
        dec e
        ld a,' '                        ; 1 step
        jp draw_char

; own_steps - the steps of the drawn way, from cell to cell
; Out:   HL; Z: none
; Uses:  F
own_steps:
        ld hl,(route_length)
        srl h
        rr l
        ret

own_drawn_lines:                        ; walls, floor, trail, thickness
        db $03, $07, $47
        dw line_thick
own_memory_text:
        db "draw a way round rocks; walk it.", TEXT_END
own_undo_text:
        db TEXT_AT, 22, 19, TEXT_INK, INK_TEXT, "Back undoes.", TEXT_END

        endif

; boundless_goal.asm - the goal in the boundless maze: where it is put, and what is shown of it

        if ! defined WONDERS_BOUNDLESS_GOAL
WONDERS_BOUNDLESS_GOAL equ 1

        include "engine/text/number.asm"
        include "engine/views/field_draw.asm"
        include "engine/views/mark_shapes.asm"
        include "lib/maze_at.asm"
        include "lib/maze_begin.asm"
        include "lib/route_step.asm"

        public boundless_goal, boundless_hero, boundless_dots

WAY_INK:        equ $47                 ; bright white

; boundless_goal - put the goal so many steps up the parents, and show where it is
; In:    boundless_far; at row 0, column 0, which has no parent, a new maze
boundless_goal:
        proc
        local climb, root
        call boundless_hero
        ld hl,route
        ld a,(boundless_far)
climb:
        push af
        push hl
        call maze_parent
        pop hl
        jr c,root
        ld (hl),a
        inc hl
        call boundless_beside
        pop af
        dec a
        jr nz,climb
        push af
root:
        pop af
        ld (goal_row),de
        ld (goal_column),bc
        ld de,route
        or a
        sbc hl,de
        jp z,boundless_page
        ld b,h
        ld c,l
        dec de
        add hl,de
        ld de,route + ROUTE_SIZE - 1
        lddr                            ; to the end: the steps before it are still to come
        inc de
        ld (boundless_steps),de
        ld hl,boundless_hint
        call draw_text
        ld de,20 * 256 + 6
        ink INK_VALUE                   ; it changes A
        ld a,(boundless_number_of)
        add a,'0'
        call draw_char
        call boundless_mark             ; fall through into boundless_numbers
        endp

; boundless_numbers - the place of the hero, where the goal lies from there, and the steps to it
; Out:   HL = the steps
; Uses:  AF, BC, DE
boundless_numbers:
        call boundless_hero
        push bc
        push de
        ex de,hl
        ld de,22 * 256 + 5
        call boundless_number
        pop de
        ld hl,(goal_row)
        or a
        sbc hl,de
        ld de,21 * 256 + 6
        ld bc,boundless_down
        call boundless_offset
        pop de
        push de
        ld hl,(goal_column)
        or a
        sbc hl,de
        ld de,21 * 256 + 19
        ld bc,boundless_right
        call boundless_offset
        pop hl
        ld de,22 * 256 + 18
        call boundless_number
        ld hl,route + ROUTE_SIZE
        ld de,(boundless_steps)
        or a
        sbc hl,de
        push hl
        ld de,20 * 256 + 14
        call boundless_number
        pop hl
        ld a,l
        dec a
        or h
        ld a,'s'
        jr nz,boundless_several
        ld a,' '                        ; 1 step
boundless_several:
        push hl
        ld l,a
        ink INK_TEXT
        ld a,l
        ld e,24
        call draw_char
        pop hl
        ret

; boundless_offset - how many cells to go, and where
; In:    HL = cells, negative for the other direction; BC = the names of both, six bytes each; D, E = row, column
; Uses:  AF, BC, DE, HL
boundless_offset:
        proc
        local ahead, none, text
        ld a,h
        or l
        jr z,none
        bit 7,h
        jr z,ahead
        xor a                           ; the other way: as many cells, and the other name
        sub l
        ld l,a
        sbc a,a
        sub h
        ld h,a
        ld a,c
        add a,BOUNDLESS_NAME
        ld c,a
        adc a,b
        sub c
        ld b,a
ahead:
        push bc
        ink INK_VALUE
        ld b,4
        xor a
        call draw_digits
        pop hl
text:
        ink INK_TEXT
        ld a,' '
        push hl
        call draw_char
        pop hl
        inc e
        jp draw_text
none:
        ld hl,boundless_nowhere
        jr text
        endp

boundless_number:
        ink INK_VALUE
        ld b,5
        xor a
        jp draw_digits

; boundless_hero - where the hero is
; Out:   DE, BC = row, column
; Uses:  AF, HL
boundless_hero:
        ld hl,(maze_column)
        ld bc,BOUNDLESS_RIGHT
        add hl,bc
        ld b,h
        ld c,l
        ld hl,(maze_row)
        ld de,BOUNDLESS_DOWN
        add hl,de
        ex de,hl
        ret

; boundless_dots - the way to the goal, as far as it is in the window
; Uses:  AF, BC, DE, HL
boundless_dots:
        proc
        local cell, last, on
        ld hl,(boundless_steps)
        ld de,BOUNDLESS_HERO
cell:
        ld a,h
        cp high (route + ROUTE_SIZE)
        jr z,boundless_mark             ; the goal
        ld b,(hl)
        inc hl
        ld a,b
        call boundless_straight
        ld c,a
        call on                         ; the place between two cells
        ret nc
        ld a,b
        xor 4
        call own_side
        ld c,a
        ld a,h
        cp high (route + ROUTE_SIZE)
        jr z,last
        ld a,(hl)
        call own_side
        or c
        ld c,a
last:
        call on
        ret nc
        jr cell
on:                                     ; a place on: B = code, C = sides; carry clear: it is not in the window
        ld a,b
        call route_step
        ld a,e
        cp BOUNDLESS_COLUMNS            ; -1 is 255
        ret nc
        ld a,d
        cp BOUNDLESS_ROWS
        ret nc
        push hl
        push bc
        ld a,c
        ld hl,line_thick
        ld c,WAY_INK
        call boundless_part
        pop bc
        pop hl
        scf
        ret
        endp

; boundless_mark - the goal, if it is in the window, and the hero
; Uses:  AF, BC, DE, HL
boundless_mark:
        proc
        local inside, place
        ld hl,(goal_row)
        ld de,(maze_row)
        ld a,BOUNDLESS_ROWS / 2
        call inside
        jp nc,boundless_figure
        ld b,a
        ld hl,(goal_column)
        ld de,(maze_column)
        ld a,BOUNDLESS_COLUMNS / 2
        call inside
        jp nc,boundless_figure
        ld d,b
        ld e,a
        ld hl,finish_shape
        ld c,FINISH_INK
        call draw_mark
        jp boundless_figure             ; he may stand on it
inside:                                 ; carry set: the cell HL is one of A from DE on, and A = its place in the field
        or a
        sbc hl,de
        ld e,a
        ld a,h
        or a
        ret nz
        ld a,l
        cp e
        ret nc
        add a,a
        inc a
        scf
        ret
        endp

boundless_hint:
        db TEXT_AT, 20, 0, TEXT_INK, INK_TEXT, " Goal   of 3:       steps       "
        db TEXT_AT, 21, 1, "It is", TEXT_END
BOUNDLESS_NAME: equ 6
boundless_nowhere: db "         ", TEXT_END
boundless_down: db "down ", TEXT_END, "up   ", TEXT_END
boundless_right: db "right", TEXT_END, "left ", TEXT_END

        endif

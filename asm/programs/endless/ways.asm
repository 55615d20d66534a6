; ways.asm - which ways are open to the hero, and the hammer that opens the floor

        if ! defined ENDLESS_WAYS
ENDLESS_WAYS equ 1

        include "engine/keys/keys.asm"
        include "programs/endless/rows.asm"
        include "programs/endless/sounds.asm"

; open_ways - the ways that are open from the hero's cell
; Out:   A = KEY_UP and so on, added up
; Uses:  AF, BC, DE, HL
open_ways:
        proc
        local shut_up, shut_down, shut_left
        call hero_cell
        ld b,0
        dec l
        ld a,(hl)
        inc l
        inc l
        rla
        jr c,shut_left
        set 3,b
shut_left:
        ld a,(hl)
        dec l
        rla
        jr c,shut_up
        set 1,b
shut_up:
        set 5,l
        ld a,(hl)
        rla
        jr c,shut_down
        set 2,b
shut_down:
        ld a,(hero_row)
        dec a
        call cell_of_row
        set 5,l
        ld a,(hl)
        rla
        ld a,b
        ret c
        or KEY_UP
        ret
        endp

; hero_cell - HL = the byte of his cell; cell_of_row - of the cell in row A and his column; uses A, F, HL
hero_cell:
        ld a,(hero_row)
cell_of_row:
        call row_bytes
        ld a,(hero_column)
        add a,a
        inc a
        add a,l
        ld l,a
        ret

; hammer - break the wall or the gate below the hero, if there is one and he has a hammer
; Uses:  AF, BC, DE, HL
hammer:
        proc
        local line, no_gate, outside
        ld hl,hammers
        ld a,(hl)
        or a
        ret z
        ex de,hl
        call hero_cell
        set 5,l
        ld a,(hl)
        rla
        ret nc
        ld (hl),FIELD_PATH
        ex de,hl
        dec (hl)
        ld a,1
        ld (panel_due),a
        ld hl,gate_at
        ld a,(hero_row)
        and ROWS_KEPT - 1
        ld e,a
        ld d,0
        add hl,de
        ld a,(hero_column)
        add a,a
        inc a
        cp (hl)
        jr nz,no_gate
        ld (hl),d
        ld e,a
        ld a,(hero_row)
        call thing_place
        ld (hl),d
        ld a,(level_ink)
        ld c,a
        ld a,(hero_y)
        add a,THING_DOWN
        ld d,a
        call gate_cells
no_gate:
        ld a,(hero_row)
        call row_patterns
        ld a,(hero_column)
        add a,a
        ld c,a
        add a,24
        ld e,a
        ld d,0
        add hl,de
        ld (hl),$F0
        inc hl
        ld (hl),d
        ld de,SCROLL_STRIDE * ROWS_KEPT - 1
        add hl,de
        ld (hl),$F0
        inc hl
        ld (hl),0
        ld a,(hero_y)
        add a,CELL_LINES
        ld b,WALL_LINES
line:
        cp 192
        jr nc,outside
        push af
        call line_address
        ld a,l
        add a,c
        ld l,a
        ld (hl),$F0
        inc l
        ld (hl),0
        pop af
outside:
        inc a
        djnz line
        ld a,SOUND_HAMMER
        jp sound
        endp

; opposite - B = the way back from way B; uses A, F, B
opposite:
        ld a,b
        add a,a
        add a,a
        ld b,a
        rrca
        rrca
        rrca
        rrca
        or b
        and $0F
        ld b,a
        ret

        endif

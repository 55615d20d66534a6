; door.asm - the door beside the maze, and the heart

        if ! defined MONSTER_DOOR
MONSTER_DOOR equ 1

        include "programs/monster/show.asm"

; out_draw - what to do now
out_draw:
        ld hl,out_text
        jp message

; door_opens - the door is open now
door_opens:
        ld a,FIELD_PATH
        ld (field + FIELD_STRIDE * EXIT_PLACE_ROW + EXIT_PLACE_COLUMN),a
        ld hl,panel_due
        set DUE_MESSAGE,(hl)
        ld de,256 * (EXIT_PLACE_ROW + BOARD_ROW) + EXIT_PLACE_COLUMN
        call place_draw                 ; fall through

; door_draw - the door in the wall, and the picture of it beside the wall
; Uses:  AF, BC, DE, HL
door_draw:
        proc
        local row, cell, shut
        ld hl,door_shapes
        ld c,SHUT_INK
        ld a,(gems_left)
        or a
        jr nz,shut
        ld hl,door_shapes + 72
        ld c,OPEN_INK
shut:
        ld d,DOOR_ROW
        ld b,3
row:
        ld e,DOOR
cell:
        push hl
        call draw_shape
        pop hl
        ld a,8
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        inc e
        ld a,e
        cp DOOR + 3
        jr nz,cell
        inc d
        djnz row
        ret
        endp

; heart_rests, heart_beats - the heart on the screen
; Uses:  AF, BC, DE, HL
heart_beats:
        ld hl,heart_shapes + 32
        jr heart_draw
heart_rests:
        ld hl,heart_shapes
heart_draw:
        proc
        local cell, next
        ld bc,4 * 256 + HEART_INK
        ld de,256 * HEART_ROW + PANEL
cell:
        push hl
        call draw_shape
        pop hl
        ld a,8
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        inc e
        bit 0,b
        jr z,next
        inc d
        dec e
        dec e
next:
        djnz cell
        ret
        endp

        endif

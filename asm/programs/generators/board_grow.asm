; board_grow.asm - a maze that grows on the board: what is dug is whole at once
;
; 1. Generators write notes into cells that they have not reached yet. Such a room stays dark until a passage leads to it; then it is all floor,
;    whatever notes are left in it.
; 2. The outer wall is not painted: no maze grows there, and the frame is its outermost line.

        if ! defined GENERATORS_BOARD_GROW
GENERATORS_BOARD_GROW equ 1

        include "programs/generators/board.asm"

DUG:            equ $40                 ; in board_shown: a room that is all floor, whatever is noted in it
ROOM_BITS:      equ FIELD_STRIDE + 1    ; of an address: odd row, odd column

; board_grow - paint what has changed inside the outer wall
; In:    field
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, board_shown, board_news
board_grow:
        proc
        local row, place, next, changed, slow, paint, same
        ld hl,field + FIELD_STRIDE + 1
        ld de,board_shown + FIELD_STRIDE + 1
        ld a,(board_rows)
        sub 2
        ld c,a
row:
        ld a,(board_columns)
        sub 2
        ld b,a
place:
        ld a,(de)
        cp (hl)
        jr nz,changed
next:
        inc l
        inc e
        djnz place
        ld a,l
        or FIELD_STRIDE - 1
        ld l,a
        ld e,a
        inc hl
        inc de
        inc l
        inc e
        dec c
        jr nz,row
        ret
changed:
        cp DUG
        jr nz,slow
        bit 7,(hl)
        jr z,next
slow:
        push bc
        push de
        push hl
        ld c,a                          ; what was shown
        ld b,(hl)
        ex de,hl
        ld (hl),b
        or b
        jp p,same                       ; floor, before and now
        ld a,b
        or a
        jr z,paint
        jp m,paint
        ld a,l
        cpl
        and ROOM_BITS
        jr nz,paint
        ld a,c                          ; a room with a note: dark until a passage comes
        ld b,FIELD_WALL
        cp b
        jr z,same
paint:
        ld (board_news),hl
        ld a,b
        call paint_at
        pop hl
        push hl
        ld a,(hl)
        add a,a
        call nc,grow_ends
same:
        pop hl
        pop de
        pop bc
        jr next
        endp

; grow_ends - a place is open: if it is a passage between two rooms, paint these
; In:    HL = its address in the field
; Uses:  AF, BC, DE, HL
grow_ends:
        proc
        local ends, one
        ld a,l
        and ROOM_BITS
        ret z                           ; a pillar
        cp ROOM_BITS
        ret z                           ; a room
        rra
        ld de,FIELD_STRIDE
        jr c,ends                       ; odd column: up and down
        ld e,1
ends:
        push hl
        push de
        add hl,de
        call one
        pop de
        pop hl
        or a
        sbc hl,de
one:
        bit 7,(hl)
        ret nz
        call shown_beside
        ld a,(hl)
        cp DUG
        ret z
        ld (hl),DUG
        xor a
        jp paint_at
        endp

        endif

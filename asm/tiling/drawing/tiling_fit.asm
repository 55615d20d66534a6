; tiling_fit.asm - choose the drawing of a tiling; does the maze fit, and where is it
;
; The table of all drawings is in tiling/drawings.asm; the head of tiling_draw.asm describes their records.

        if ! defined ENGINE_TILING_FIT
ENGINE_TILING_FIT equ 1

        include "tiling/drawing/tiling_kind.asm"
        include "tiling/drawing/tiling_polygon.asm"
        include "tiling/drawings.asm"

        public tiling_fit

; tiling_fit - does the maze fit, and where is it
; In:    tiling, tiling_rows, tiling_columns, tiling_storeys, tiling_floor
; Out:   carry clear: the drawing's routines are ready; carry set: too large, or an illegal tiling or size
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: variables of the drawing; operands at tiling_centre, tiling_side, tiling_cell, tiling_mark
tiling_fit:
        proc
        local all_floors, legal, floors, floor, word
        ld a,(tiling_columns)
        call legal
        ret c
        ld a,(tiling_rows)
        call legal
        ret c
        ld hl,tiling_all
        ld (hl),a
        ld a,(tiling)
        cp TILINGS
        ccf
        ret c
        add a,a
        ld e,a
        ld d,0
        ld hl,tiling_drawings
        add hl,de
        push hl
        ld hl,links_tilings
        add hl,de
        add hl,de
        ld de,tiling_rule
        ld bc,4
        ldir
        pop hl
        ld a,(tiling_flags)
        and HAS_FLOORS
        jr z,floors
        push hl
        call all_floors
        pop hl
        ret c
floors:
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld a,(hl)
        ld (tiling_inner),a
        inc hl
        push hl
        ld h,b
        ld l,c
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push bc                         ; the kind's `fit`
        ld de,tiling_centre + 1
        ld a,4
word:
        ldi
        ldi
        inc de
        dec a
        jr nz,word
        pop bc
        pop hl
        push bc
        ret
all_floors:
        ld a,(tiling_storeys)
        dec a
        cp STOREYS_MOST
        ccf
        ret c
        ld b,a
        inc b
        xor a
        ld hl,tiling_rows
floor:
        add a,(hl)
        djnz floor
        ld (tiling_all),a               ; fall through into legal
legal:                                  ; A = 1 to 32, or carry set
        dec a
        cp LINKS_MOST
        inc a
        ccf
        ret
        endp

tiling_fit_variables macro
tiling_inner:   ds 1                    ; the sides that an inner cell draws
        endm

        endif

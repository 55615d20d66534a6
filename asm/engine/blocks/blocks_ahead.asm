; blocks_ahead.asm - which rows of a window of blocks (engine/blocks/blocks.asm) are made, and when

        if ! defined ENGINE_BLOCKS_AHEAD
ENGINE_BLOCKS_AHEAD equ 1

        include "engine/blocks/blocks_rows.asm"

        public blocks_ahead

; blocks_ready - the eight rows that the window shows are ready
; In:    L, H = blocks_char, blocks_char_row; if blocks_ahead was called for a place beside and has made them, nothing is left to do
; Uses:  AF, BC, DE, HL
blocks_ready:
        proc
        local row, other_row, all
        ld a,(blocks_next)
        ld c,a
        ld de,(blocks_soon_from)        ; E, D = character, row then
        ld a,(blocks_soon_char)
        ld b,a
        xor a                           ; begin anew for this place
        ld (blocks_next),a
        dec a
        ld (blocks_soon_from + 1),a
        ld a,d
        cp h
        jr nz,other_row
        ld a,b
        cp l
        jr nz,all
        ld a,c
        cp BLOCKS_SHOWN
        ret nc                          ; the other character, the same row
        jr all
other_row:
        ld a,e
        cp l
        jr nz,all
        ld a,c
        cp BLOCKS_SOON
        jr nz,all
        ld a,d
        sub h
        inc a
        cp 3
        ret c                           ; the same character, the row above or below
all:
        ld a,l
        ld hl,blocks_made               ; looking takes as long as making a row
        inc (hl)
        call blocks_set
        ld b,8
        ld a,(blocks_row)
        ld c,a
row:
        push bc
        call blocks_row_ready
        pop bc
        inc c
        djnz row
        ret
        endp

; blocks_ahead - make code of rows that the window will show soon
; In:    A = rows at most; C = 1: the window moves right, else it may move left
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the code of rows, its variables
blocks_ahead:
        proc
        local other, same, each, current, made, done
        ld (blocks_left),a
        ld de,(blocks_char)             ; E, D = character, row
        dec c
        ld a,e
        jr z,other
        sub 2
other:
        inc a
        ld c,a
        ld hl,blocks_soon_char
        cp (hl)
        jr nz,same
        ld hl,(blocks_soon_from)
        or a
        sbc hl,de
        ld a,(blocks_next)
        jr z,each
same:
        ld (blocks_soon_from),de
        ld a,c
        ld (blocks_soon_char),a
        call blocks_set
        xor a
        ld (blocks_next),a
each:
        cp BLOCKS_SOON
        ret z
        cp BLOCKS_SOON - 2
        jr nz,current
        ld a,(blocks_char)
        call blocks_set
        ld a,BLOCKS_SOON - 2
current:
        ld hl,blocks_soon
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld a,(blocks_row)
        add a,(hl)
        ld c,a
        call blocks_tag
        jr z,made
        ld a,(blocks_left)
        sub 1
        ret c
        ld (blocks_left),a
        call blocks_row_make
made:
        ld hl,blocks_next
        inc (hl)
        ld a,(hl)
        jr each
        endp

; The rows that are made ahead: those of the other character, then those of this one
blocks_soon:
        db 0, 1, 2, 3, 4, 5, 6, 7, -1, 8, -1, 8
BLOCKS_SHOWN:   equ 8
BLOCKS_SOON:    equ 12

        endif

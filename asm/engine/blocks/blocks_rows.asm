; blocks_rows.asm - the code that draws a line of a row of blocks (engine/blocks/blocks.asm), made from the map
;
; A line is PUSHes from right to left, with EXX between them where the words are in the other registers. The code is written from its end,
; JP to the next slot, down: so from left to right as the map is read. Three words make two blocks:
;   the boundary of a block and its left half, its right half and the next boundary, the inside of the next block
; A row's code is kept under its number modulo 16, in the set of even or of odd characters; so what the window shows when it has scrolled by a
; character is made while the other set is in use.
;
; Writing a PUSH takes 65 T: RET leads from one to the next through a list of addresses (blocks_orders), IX to what writes it.

        if ! defined ENGINE_BLOCKS_ROWS
ENGINE_BLOCKS_ROWS equ 1

        include "engine/blocks/blocks_pushes.asm"
        include "engine/blocks/blocks_set.asm"

        public blocks_forget

; blocks_forget - the map has changed: all code of rows is made again
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the tags, the ends of rows
blocks_forget:
        proc
        local each, row, next, entry, offset, list, word, meet
        ld hl,BLOCKS_TAGS
        ld b,64
each:
        ld (hl),128                     ; no row
        inc l
        djnz each
        ld a,128
        ld (blocks_char_row),a
        xor a
        ld (blocks_next),a
        ld (blocks_soon_from),hl
        ; the ends of rows: JP to a slot; and where they are, each twice, so that eight rows follow each other
        ld hl,BLOCKS_ROWS + 29
        ld de,BLOCKS_ENTRIES
        ld b,32
row:
        ld (hl),$C3                     ; JP nn
        inc l
        inc l
        ld (hl),high BLOCKS_SLOTS
        dec l
        call entry
        set 6,e
        call entry
        res 6,e
        inc e
        inc e
        inc e
        inc e
        bit 6,e
        jr z,next
        ld e,128
next:
        push bc
        ld bc,31
        add hl,bc
        pop bc
        djnz row
        ; rows of the map
        ld hl,blocks_offsets
        ld de,0
        ld b,10
offset:
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld a,(blocks_stride)
        add a,e
        ld e,a
        jr nc,$ + 3
        inc d
        djnz offset
        ; orders
        ld hl,blocks_orders
        ld c,0
list:
        push bc
        ld a,(blocks_across_words)
        ld b,a
word:
        ld de,blocks_meet
        inc c
        ld a,c
        cp 3
        jr nz,meet
        ld c,0
        ld de,blocks_inner
meet:
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        djnz word
        ld (hl),low blocks_ends
        inc hl
        ld (hl),high blocks_ends
        inc hl
        pop bc
        inc c
        ld a,c
        cp 3
        jr nz,list
        ret
entry:
        inc e
        ld a,h
        ld (de),a
        inc e
        ld a,l
        ld (de),a
        inc e
        ld a,h
        ld (de),a
        dec e
        dec e
        dec e
        ret
        endp

; blocks_row_ready - make the code of a row if it is not there
; In:    C = row; blocks_set
; Uses:  AF, BC, DE, HL
blocks_row_ready:
        call blocks_tag
        ret z
; blocks_row_make - make it
; In:    HL = its tag
blocks_row_make:
        proc
        local main
        ld a,(blocks_set_char)
        ld (hl),a
        inc l
        ld (hl),c
        ld hl,blocks_made
        inc (hl)
        push ix
        ; the block at the left
        ld a,(blocks_row)
        dec a
        ld b,a
        ld a,c
        sub b                           ; rows below the one above the window's
        add a,a
        add a,low blocks_offsets
        ld l,a
        adc a,high blocks_offsets
        sub l
        ld h,a
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld de,(blocks_set_map)
        add hl,de
        ; where its code ends
        ld a,(blocks_set_page)
        bit 3,c
        jr z,$ + 3
        inc a
        ld d,a
        ld a,c
        rrca
        rrca
        rrca
        and $E0
        add a,28
        ld e,a
        ld ixh,high blocks_main_words
        ld (blocks_kept),sp
        di
        ld sp,(blocks_set_order)
        ret
; blocks_ends - after the last word
blocks_ends:
        ld sp,(blocks_kept)
        ei
        ld a,ixh
        cp high blocks_main_words
        jr z,main
        ld a,$D9                        ; EXX
        ld (de),a
        dec e
main:
        inc e
        ld a,c
        and 15
        add a,a
        add a,a
        ld l,a
        ld a,(blocks_set_entries)
        add a,l
        ld l,a
        ld h,high BLOCKS_ENTRIES
        ld (hl),e
        set 6,l
        ld (hl),e
        pop ix
        ret
        endp

; What follows in a list: where two blocks meet, and inside a block
blocks_meet:
        ld a,(hl)
        inc hl
        and BLOCK_BITS
        ld ixl,a
        jp (ix)
blocks_inner:
        ld a,(hl)
        or $30
        and BLOCK_BITS
        ld ixl,a
        jp (ix)

; blocks_tag - is the code of a row there?
; In:    C = row; blocks_set
; Out:   Z if it is; HL = its tag
; Keeps: BC, DE
blocks_tag:
        ld a,c
        and 15
        add a,a
        ld l,a
        ld a,(blocks_set_tags)
        add a,l
        ld l,a
        ld h,high BLOCKS_TAGS
        ld a,(blocks_set_char)
        cp (hl)
        ret nz
        inc l
        ld a,(hl)
        dec l
        cp c
        ret

blocks_rows_variables macro
blocks_left:    ds 1
blocks_next:    ds 1                    ; of blocks_soon
blocks_soon_from: ds 2                  ; character, row of the window
blocks_soon_char: ds 1                  ; the other character
blocks_offsets: ds 20                   ; bytes of the map from a row to those below
blocks_made:    ds 1                    ; counts the rows made: for a program that watches its time
        endm

        endif

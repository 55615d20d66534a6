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

        public blocks_forget, blocks_ahead

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

; blocks_set - work on the code for a character
; In:    A = the character in which the window begins, blocks_char or one more or less
; Uses:  AF, BC, DE, HL
blocks_set:
        proc
        local block, above, rest, boundary, order, bit_of, done
        ld (blocks_set_char),a
        ld b,a
        and 1
        ld c,a
        rrca                            ; 0 or 128
        ld (blocks_set_entries),a
        ld a,c
        add a,a
        add a,high BLOCKS_ROWS
        ld (blocks_set_page),a
        ld a,c
        rrca
        rrca
        rrca
        add a,low BLOCKS_TAGS
        ld (blocks_set_tags),a
        ; how far it is from the window's block
        ld a,(blocks_column)
        ld e,a
        ld c,a
        add a,a
        add a,c
        ld c,a
        ld a,b
        sub c                           ; 0 .. 4 characters
        cp 3
        jr c,rest
        sub 3
        inc e
rest:
        ; 0: it has a boundary; 1: it is inside; 2: before a boundary
        ld d,a
        ld a,(blocks_across_words)
        inc a
        add a,a
        inc d
        dec d
        jr nz,boundary
        dec e                           ; its left neighbour
        xor a
        jr order
boundary:
        dec d
        jr nz,order
        add a,a
order:
        ld hl,blocks_orders
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld (blocks_set_order),hl
        ld a,e
        ld c,a
        add a,a
        sbc a,a
        ld b,a                          ; signed
        ld hl,(blocks_map)
        add hl,bc
        ; the row above the window's
        ld a,(blocks_row)
        dec a
        ld b,a
        ld de,(blocks_stride)
        ld d,0
        or a
        jp p,block
above:
        or a
        sbc hl,de
        inc b
        jr nz,above
        jr done
block:
        ld a,b
        push hl
        ld hl,0
        ld b,8
bit_of:
        add hl,hl
        add a,a
        jr nc,$ + 3
        add hl,de
        djnz bit_of
        pop de
        add hl,de
done:
        ld (blocks_set_map),hl
        ret
        endp

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

; blocks_main_words, blocks_other_words - write the PUSH of a word, where what follows it has these registers or the others
; In:    DE = where it ends; IX = blocks_main_words or blocks_other_words + 16 * what it shows, as in the upper half of a byte of the map;
;        3, 7 and 11: the inside of a floor, a top, a front
; Out:   DE is before it; IXH
blocks_push macro opcode
        ld a,opcode
        ld (de),a
        dec e
        ret
        endm
blocks_exx macro opcode, now
        ld ixh,high now
        ld a,$D9                        ; EXX
        ld (de),a
        dec e
        ld a,opcode
        ld (de),a
        dec e
        ret
        endm
blocks_index macro prefix
        ld a,$E5
        ld (de),a
        dec e
        ld a,prefix
        ld (de),a
        dec e
        ret
        endm
        ds 255 - ($ + 255) % 256
blocks_main_words:
        blocks_push $F5                 ; floor, floor: AF
        ds blocks_main_words + $10 - $
        blocks_push $E5                 ; floor, top: HL
        ds blocks_main_words + $20 - $
        blocks_index $FD                ; floor, front: IY
        ds blocks_main_words + $30 - $
        blocks_push $F5
        ds blocks_main_words + $40 - $
        blocks_push $D5                 ; top, floor: DE
        ds blocks_main_words + $50 - $
        blocks_push $C5                 ; top, top: BC
        ds blocks_main_words + $60 - $
        blocks_exx $D5, blocks_other_words      ; top, front: DE'
        ds blocks_main_words + $70 - $
        blocks_push $C5
        ds blocks_main_words + $80 - $
        blocks_index $DD                ; front, floor: IX
        ds blocks_main_words + $90 - $
        blocks_exx $E5, blocks_other_words      ; front, top: HL'
        ds blocks_main_words + $A0 - $
        blocks_exx $C5, blocks_other_words      ; front, front: BC'
        ds blocks_main_words + $B0 - $
        blocks_exx $C5, blocks_other_words
        ds blocks_main_words + $100 - $
blocks_other_words:
        blocks_push $F5
        ds blocks_other_words + $10 - $
        blocks_exx $E5, blocks_main_words
        ds blocks_other_words + $20 - $
        blocks_index $FD
        ds blocks_other_words + $30 - $
        blocks_push $F5
        ds blocks_other_words + $40 - $
        blocks_exx $D5, blocks_main_words
        ds blocks_other_words + $50 - $
        blocks_exx $C5, blocks_main_words
        ds blocks_other_words + $60 - $
        blocks_push $D5
        ds blocks_other_words + $70 - $
        blocks_exx $C5, blocks_main_words
        ds blocks_other_words + $80 - $
        blocks_index $DD
        ds blocks_other_words + $90 - $
        blocks_push $E5
        ds blocks_other_words + $A0 - $
        blocks_push $C5
        ds blocks_other_words + $B0 - $
        blocks_push $C5

blocks_rows_variables macro
blocks_set_char: ds 1
blocks_set_entries: ds 1
blocks_set_page: ds 1
blocks_set_tags: ds 1
blocks_set_order: ds 2                  ; its list
blocks_set_map: ds 2                    ; the block left of the first word's right one, in the row above the window's
blocks_offsets: ds 20                   ; bytes of the map from a row to those below
blocks_orders:  ds 90                   ; three lists of what follows: blocks_meet or blocks_inner for each word, blocks_ends
blocks_left:    ds 1
blocks_made:    ds 1                    ; counts the rows made: for a program that watches its time
blocks_next:    ds 1                    ; of blocks_soon
blocks_soon_from: ds 2                  ; character, row of the window
blocks_soon_char: ds 1                  ; the other character
        endm

        endif

; blocks_words.asm - the words of a window of blocks (engine/blocks/blocks.asm), made from the pictures of its materials
;
; A word is two characters: where BLOCK_TOP | BLOCK_FLOOR meet at an even character, for example, the first has some pixels of the top and
; then the floor, the second is floor. At an odd one the first is top. In mazes with cells at odd columns, boundaries with the same two
; materials in the same order are 6 characters apart or a multiple of it, so a table has only one of the two.

        if ! defined ENGINE_BLOCKS_WORDS
ENGINE_BLOCKS_WORDS equ 1

        include "engine/blocks/blocks_memory.asm"

; blocks_words - make the eight tables
; In:    the record in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: BLOCKS_WORDS, its variables
blocks_words:
        proc
        local table, mask, line, pair, turn, shift
        ld de,BLOCKS_WORDS
        xor a
table:
        ld (blocks_number),a            ; of the table: bit 2 odd characters, bits 0 and 1 pixels / 2
        and 3
        add a,a
        ld b,a
        ld a,7
        sub b                           ; pixels of the left block in the character where two meet
        ld (blocks_turn),a
        ld b,a
        xor a
mask:
        scf
        rra
        djnz mask
        ld (blocks_mask),a
        ld b,a
        neg
        and b
        ld (blocks_dot),a               ; the last of them
        ld hl,(blocks_art_from)
        ld b,24
line:
        push bc
        push hl
        ld bc,blocks_inside
        call turn
        call turn
        call turn
        ld a,(hl)
        ld (bc),a                       ; blocks_edges
        inc bc
        push de
        ld de,24
        add hl,de
        pop de
        ld a,(hl)
        ld (bc),a
        ld hl,blocks_pairs
        ld b,9
pair:
        push bc
        push hl
        ld a,(hl)
        call blocks_pair
        pop hl
        inc hl
        pop bc
        djnz pair
        pop hl
        inc hl
        pop bc
        djnz line
        ld a,(blocks_number)
        inc a
        cp 8
        jr nz,table
        ret
; turn - what a character inside a block shows
turn:
        push bc
        ld a,(blocks_turn)
        ld b,a
        ld a,(hl)
shift:
        rrca
        djnz shift
        pop bc
        ld (bc),a
        inc bc
        push de
        ld de,24
        add hl,de
        pop de
        ret
        endp

; left material * 16, right material, and bit 7: the left one is in an even column
blocks_pairs:
        db $00, $11, $90, $01, $22, $92, $21, $A0, $02

; blocks_pair - put a word
; In:    A = one of blocks_pairs; DE = where
; Out:   DE is past it
; Uses:  AF, BC, HL
blocks_pair:
        proc
        local boundary, right_edge, edge, plain, put
        ld c,a
        and 3
        call blocks_inside_of
        ld l,a                          ; right
        ld a,c
        rrca
        rrca
        rrca
        rrca
        and 3
        ld b,a
        call blocks_inside_of
        ld h,a                          ; left
        ld a,c
        and 3
        cp b
        jr nz,boundary
        ld a,h
        jr put                          ; the same twice
boundary:
        push hl
        ld a,(blocks_mask)
        and h
        ld h,a
        ld a,(blocks_mask)
        cpl
        and l
        or h
        ld l,a                          ; the pixels of both
        ld a,(blocks_dot)
        ld h,a
        ld a,c
        and 3
        cp b                            ; the higher one has the edge
        jr nc,right_edge
        ld a,b
        jr edge
right_edge:
        srl h                           ; the next pixel
edge:
        push hl
        ld hl,blocks_edges - 1
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        bit 7,(hl)
        pop hl
        ld a,l
        jr z,plain
        or h
plain:
        pop hl
        ; the boundary is the first character if the right column's parity is that of the characters
        ld b,a
        ld a,(blocks_number)
        rlca
        rlca
        rlca
        rlca
        rlca                            ; bit 7: odd characters
        xor c
        ld a,b
        jp p,put                        ; it, and the inside of the right block
        ld l,a
        ld a,h                          ; the inside of the left block, and it
put:
        ld (de),a
        inc de
        ld a,l
        ld (de),a
        inc de
        ret
        endp

; blocks_inside_of - what a character inside a block shows
; In:    A = material
; Out:   A
; Keeps: BC, DE, HL
blocks_inside_of:
        push hl
        ld hl,blocks_inside
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld a,(hl)
        pop hl
        ret

blocks_words_variables macro
blocks_number:  ds 1
blocks_turn:    ds 1
blocks_mask:    ds 1                    ; the pixels of the left block
blocks_dot:     ds 1                    ; the last of them
blocks_inside:  ds 3                    ; of floor, top, front
blocks_edges:   ds 2                    ; of top, front
        endm

        endif

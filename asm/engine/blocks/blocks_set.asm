; blocks_set.asm - which of the two sets of rows of a window of blocks (engine/blocks/blocks.asm) is worked on

        if ! defined ENGINE_BLOCKS_SET
ENGINE_BLOCKS_SET equ 1

        include "engine/blocks/blocks_memory.asm"

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

blocks_set_variables macro
blocks_set_char: ds 1
blocks_set_entries: ds 1
blocks_set_page: ds 1
blocks_set_tags: ds 1
blocks_set_order: ds 2                  ; its list
blocks_set_map: ds 2                    ; the block left of the first word's right one, in the row above the window's
        endm

        endif

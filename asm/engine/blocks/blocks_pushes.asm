; blocks_pushes.asm - the PUSH of each word of a window of blocks (engine/blocks/blocks.asm), written

        if ! defined ENGINE_BLOCKS_PUSHES
ENGINE_BLOCKS_PUSHES equ 1

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

        endif

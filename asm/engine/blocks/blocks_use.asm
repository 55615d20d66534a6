; blocks_use.asm - a map and a window in use for a window of blocks (engine/blocks/blocks.asm)

        if ! defined ENGINE_BLOCKS_USE
ENGINE_BLOCKS_USE equ 1

        include "engine/blocks/blocks_code.asm"
        include "engine/blocks/blocks_rows.asm"
        include "engine/blocks/blocks_words.asm"

        public blocks_use

; blocks_use - scroll this map in this window from now on
; In:    HL = record
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: BLOCKS_SIZE bytes at BLOCKS_MEMORY, its variables
blocks_use:
        proc
        local part_end
        ld de,blocks_map
        ld bc,10
        ldir
        ld hl,blocks_bounds             ; places where the parts begin and end
        ld a,24
        ld (hl),a
        inc hl
        ld de,(blocks_rows_above)       ; and below
        call part_end
        ld e,d
        call part_end
        xor a
        ld (BLOCKS_LISTS + 255),a
        ld (BLOCKS_LISTS + 511),a
        call blocks_words
        call blocks_code
        jp blocks_forget
part_end:
        add a,24
        dec e
        jr nz,part_end
        ld (hl),a
        inc hl
        ret
        endp

        endif

; blocks_memory.asm - the memory of a window of blocks (engine/blocks/blocks.asm), and what its parts share

        if ! defined ENGINE_BLOCKS_MEMORY
ENGINE_BLOCKS_MEMORY equ 1

        if ! defined BLOCKS_MEMORY
BLOCKS_MEMORY:  equ $E000               ; up to $FD7F
        endif

BLOCKS_WORDS:   equ BLOCKS_MEMORY       ; 8 tables of 24 lines of 9 words
BLOCKS_LINE:    equ 18
BLOCKS_TABLE:   equ 24 * BLOCKS_LINE
BLOCKS_ENTRIES: equ BLOCKS_MEMORY + $1400       ; of each row, and twice: where its code begins, and the operand at its end; 128 bytes for each of two sets
BLOCKS_TAGS:    equ BLOCKS_MEMORY + $DA0        ; what it draws, a word: 16 for each set
BLOCKS_SLOTS:   equ BLOCKS_MEMORY + $DE0        ; LD SP,line: JP row, four times; JP to the next lines
BLOCKS_EXIT:    equ BLOCKS_SLOTS + 24
BLOCKS_ROWS:    equ BLOCKS_MEMORY + $E00        ; two sets of 16 rows of 32 bytes
BLOCKS_LISTS:   equ BLOCKS_MEMORY + $1200       ; coloured characters of the upper and the lower part
BLOCKS_CODE:    equ BLOCKS_MEMORY + $1500
BLOCKS_SIZE:    equ $1500 + 2176
blocks_strip:   equ BLOCKS_LISTS + 240  ; eight bytes of a line that is shifted

BLOCK_FLOOR:    equ $00
BLOCK_TOP:      equ $40
BLOCK_FRONT:    equ $80
BLOCK_OWN:      equ $C0                 ; the bits of a block's material; half as far right those of its right neighbour's
BLOCK_BITS:     equ $F0

blocks_memory_variables macro
blocks_map:     ds 2                    ; the record
blocks_stride:  ds 1
blocks_art_from: ds 2
blocks_window:  ds 2                    ; row, column of the screen
blocks_across_words: ds 1
blocks_rows_above: ds 1
blocks_rows_below: ds 1
blocks_column:  ds 1
blocks_row:     ds 1
blocks_across:  ds 1
blocks_down:    ds 1
blocks_char:    ds 1                    ; three for each block, modulo 256
blocks_char_row: ds 1
blocks_table:   ds 2                    ; the words in use
blocks_first:   ds 2                    ; those of the window's first line
blocks_art:     ds 2                    ; those of the next lines
blocks_bounds:  ds 3
blocks_drivers: ds 100                  ; the code for each of 24 lines and its end, in both parts
blocks_kept:    ds 2
blocks_orders:  ds 90                   ; three lists of what follows: blocks_meet or blocks_inner for each word, blocks_ends
        endm

        endif

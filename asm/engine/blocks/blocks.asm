; blocks.asm - a window of blocks of 24 x 24 pixels that scrolls in steps of 2 pixels, 50 pictures a second
;
; The whole window is written anew in each picture, and it is never torn: its lower part when a frame begins, before the beam comes
; there; its upper part after the beam has left it. So a game's frame is this:
;   HALT, blocks_lower, sprites in the lower part, the game's moves, blocks_aim, blocks_upper, sprites in the upper part
; Each line of a block's picture has a period of 8 pixels across. So 16 pixels of the window depend only on the line, on how far the
; window has scrolled within a character, and on the two materials that meet there: nine words, which lie ready in nine pairs of
; registers. A line is 14 PUSHes of them, and the code for a row of blocks (blocks_rows) serves all its lines. Lines 24 apart use the same
; words, so they are drawn together (blocks_code).
;
; A byte of the map is a block: BLOCK_FLOOR, BLOCK_TOP (the top of a wall) or BLOCK_FRONT (a wall with floor south of it, seen from there),
; and a quarter of what its right neighbour is; the lower four bits are the program's. The registers are enough for mazes with cells at odd rows and columns and walls at even ones,
; as the generators of fields make them, also with loops; blocks_finish makes such a map of
; a field. A window may look beyond the maze
; by 5 columns, 4 rows above and 6 below: so many bytes round it are read, and are walls.
;
; The record that blocks_use copies:
;   word  the map: the block of row 0, column 0
;   byte  bytes from a row of the map to the next
;   word  the materials, 120 bytes: 24 lines of a floor, 24 of a top, 24 of a front; 24 for the edge of a top and 24 for that of a front
;         beside other materials: bit 7 set is a dot
;   bytes the window: row and column of the screen, words across (7 to 14), rows of blocks in its upper part, in its lower part (1 to 4)
; Row 3, three rows in the upper and four in the lower part do for a frame of 48K and of 128K. A hero in the middle of 9 x 7 blocks is in the
; first 24 lines of the lower part. A window of 14 words is 28 characters, one more than nine blocks: colour the last one black on black.
;
; Time without contention, in a maze: the lower part takes at most 26,807 T, the upper part 21,991 T, a place with the rows ready 426 T.
; Making a row ready takes 1,500 T, and a window that moves across needs ten for each 8 pixels: blocks_ahead does some of them in each frame.
;
; Memory: BLOCKS_SIZE bytes that are not contended at BLOCKS_MEMORY, a multiple of 256, which a program may set before this include.

        if ! defined ENGINE_BLOCKS
ENGINE_BLOCKS equ 1

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

        include "engine/blocks/blocks_code.asm"
        include "engine/blocks/blocks_draw.asm"
        include "engine/blocks/blocks_map.asm"
        include "engine/blocks/blocks_rows.asm"
        include "engine/blocks/blocks_words.asm"

        public blocks_use, blocks_aim

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

; blocks_aim - look at another place, and prepare what is drawn there
; In:    D, E = row, column of the block in the window's upper left corner, signed; B, C = how far below and right of its own upper left
;        corner the window begins: 0, 2 .. 22 pixels
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its variables, the code of rows that are not ready
blocks_aim:
        proc
        local same, table
        ld (blocks_column),de           ; and blocks_row
        ld (blocks_across),bc           ; and blocks_down
        ld a,c
        rrca
        rrca
        rrca
        and 3
        inc a
        ld l,a
        ld a,e
        add a,a
        add a,e
        add a,l
        ld l,a                          ; the character in which the window begins
        ld h,d
        ld a,(blocks_char)
        cp l
        jr nz,table
        ld a,(blocks_char_row)
        cp h
table:
        ld (blocks_char),hl             ; and blocks_char_row
        call nz,blocks_ready
        ; the words: four tables for even characters, four for odd ones, and 0 to 3 in them for the pixels
        ld a,(blocks_char)
        rrca
        sbc a,a
        and 4
        ld c,a
        ld a,(blocks_across)
        rrca
        and 3
        or c
        add a,a
        ld c,a
        ld b,0
        ld hl,blocks_tables
        add hl,bc
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld (blocks_table),hl
        ex de,hl
        ld a,(blocks_down)
        ld l,a
        ld h,0
        add hl,hl
        ld b,h
        ld c,l                          ; * 2
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,bc                       ; * 18
        add hl,de
        ld (blocks_first),hl
        ret
        endp

blocks_tables:
        dw BLOCKS_WORDS, BLOCKS_WORDS + BLOCKS_TABLE, BLOCKS_WORDS + 2 * BLOCKS_TABLE, BLOCKS_WORDS + 3 * BLOCKS_TABLE
        dw BLOCKS_WORDS + 4 * BLOCKS_TABLE, BLOCKS_WORDS + 5 * BLOCKS_TABLE, BLOCKS_WORDS + 6 * BLOCKS_TABLE
        dw BLOCKS_WORDS + 7 * BLOCKS_TABLE

blocks_variables macro
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
        endm

        endif

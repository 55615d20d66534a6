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
; What is needed only when a level begins, blocks_use.asm and blocks_map.asm, is included with it, unless BLOCKS_USE_APART is defined before:
; then the program includes them where it likes.

        if ! defined ENGINE_BLOCKS
ENGINE_BLOCKS equ 1

        include "engine/blocks/blocks_draw.asm"
        include "engine/blocks/blocks_ahead.asm"
        if ! defined BLOCKS_USE_APART
        include "engine/blocks/blocks_use.asm"
        include "engine/blocks/blocks_map.asm"
        endif

        public blocks_aim

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

        endif

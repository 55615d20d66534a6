; field.asm - the layout of the field, which generators, solvers and screens share
;
; 1. `field` is 32 rows of 32 bytes, row by row, on a page boundary: address = field + 32*row + column.
; 2. Bit 7 of a byte set: impassable. Clear: passable. A reader tests that bit and no other;
;    generators write FIELD_WALL and FIELD_PATH (dfs_blocks FIELD_BLOCK too); a game may keep tiles and colours in the other bits.
;    A solver tests it with the macros below (W6). If the field holds tile numbers, write one of these lines before this include:
;    `PASSABLE_BELOW equ N`, N from 1 to 128: those under N are passable. The bytes that generators write mean the same for any N.
;    `PASSABLE_TABLE equ 1`: bit 7 of the byte at tile_properties + number decides. The program fills this table before it
;    calls a solver, or defines it, 256 bytes on a page boundary. For the bytes of generators, set bit 7 of the
;    entries FIELD_WALL and FIELD_BLOCK, and clear it in the entry FIELD_PATH.
; 3. A block maze of field_width x field_height (odd, 5 to 31) fills the top left corner, its outer
;    wall included. Cells are at odd rows and odd columns; any other place in it is a wall
;    or the passage between two cells. Everything outside the maze is wall.
; 4. `work` has room for the field with a border of one: 34 rows of 34 bytes (lib/label_field.asm) or of 33 (lib/wave_place.asm).

        if ! defined INCLUDE_FIELD
INCLUDE_FIELD equ 1

FIELD_STRIDE:   equ 32                  ; bytes from a row to the next
FIELD_SIZE:     equ 1024
FIELD_WALL:     equ $80
FIELD_PATH:     equ $00
FIELD_BLOCK:    equ $C0                 ; wall where generate_dfs_blocks must not dig

WORK_STRIDE:    equ 34
WORK_SIZE:      equ 1156
WORK_WALL:      equ 255                 ; impassable, and the border
WORK_FREE:      equ 254                 ; passable, not reached by a wave yet
WORK_START:     equ 253

ROUTE_SIZE:     equ 1024                ; more than the steps of any shortest route in a field

; What is passable: bytes below PASSABLE_BELOW, 128 meaning "bit 7 clear"; or those with bit 7 clear in tile_properties.
        if ! defined PASSABLE_TABLE
PASSABLE_TABLE: equ 0
        endif
        if PASSABLE_TABLE
        if defined PASSABLE_BELOW
        .error choose PASSABLE_BELOW or PASSABLE_TABLE
        endif
PROPERTY_SIZE:  equ 6                   ; bytes of passable_property
        else
PROPERTY_SIZE:  equ 0
        endif
        if ! defined PASSABLE_BELOW
PASSABLE_BELOW: equ 128
        endif
        if (PASSABLE_BELOW < 1) | (PASSABLE_BELOW > FIELD_WALL)
        .error PASSABLE_BELOW must be 1 to 128
        endif
PASSABLE_MOST:  equ PASSABLE_BELOW - 1  ; A = PASSABLE_MOST, then `cp (hl)`: carry when HL points to a wall; A stays

; passable_property - read the table, if there is one; one instruction sets the operand of the next: no register is needed
; In:    A = a byte of the field
; Out:   A = the same byte; with PASSABLE_TABLE: its byte in tile_properties, so that from here on bit 7 is the wall
; Keeps: all but A
; Writes: with PASSABLE_TABLE its own operand
; Size:  0 bytes   Time: 0 T; with PASSABLE_TABLE: 6 bytes, 26 T
passable_property macro
        local property
        if PASSABLE_TABLE
        ld (property + 1),a
property:
        ld a,(tile_properties)          ; operand: its low byte
        endif
        endm

; copied_test - is a byte of a copy, made by passable_property, a wall?
; In:    A = the byte
; Out:   carry set: a wall; carry clear: passable
; Keeps: all but AF
; Size:  1 byte    Time: 4 T; with PASSABLE_BELOW other than 128: 2 bytes, 7 T
copied_test macro
        if PASSABLE_BELOW = 128
        add a,a
        else
        add a,256 - PASSABLE_BELOW
        endif
        endm

; copied_else - jump if a cell of such a copy is a wall
; In:    HL = its address; other = where to jump, within reach of JR
; Out:   no jump: passable
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Size:  4 bytes   Time: 19 T passable, 24 T a wall; with PASSABLE_BELOW other than 128: 5 bytes, 21 T and 26 T
copied_else macro other
        if PASSABLE_BELOW = 128
        bit 7,(hl)
        jr nz,other
        else
        ld a,PASSABLE_MOST
        cp (hl)
        jr c,other
        endif
        endm

; passable_test - is a byte of the field a wall?
; In:    A = the byte
; Out:   carry set: a wall; carry clear: passable
; Keeps: all but AF
; Size:  1 byte    Time: 4 T; with PASSABLE_BELOW other than 128: 2 bytes, 7 T; with PASSABLE_TABLE: 7 bytes, 30 T
passable_test macro
        passable_property
        copied_test
        endm

; passable_bit - make bit 7 of A show whether a byte of the field is a wall
; In:    A = the byte
; Out:   bit 7 of A set: a wall; clear: passable; the other bits may be anything
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Size:  0 bytes   Time: 0 T; with PASSABLE_BELOW other than 128: 3 bytes, 11 T; with PASSABLE_TABLE: 6 bytes, 26 T
passable_bit macro
        passable_property
        if PASSABLE_BELOW - 128
        copied_test
        sbc a,a
        endif
        endm

; passable_else - jump if a cell of the field is a wall
; In:    HL = its address; other = where to jump, within reach of JR
; Out:   no jump: passable
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Size:  4 bytes   Time: 19 T passable, 24 T a wall; with PASSABLE_BELOW other than 128: 5 bytes, 21 T and 26 T;
;        with PASSABLE_TABLE: 10 bytes, 44 T and 49 T
passable_else macro other
        if PASSABLE_TABLE
        ld a,(hl)
        passable_test
        jr c,other
        else
        copied_else other
        endif
        endm

; passable_label - the label of W1 for a byte of the field
; In:    A = PASSABLE_MOST; HL = the byte's address
; Out:   A = WORK_WALL or WORK_FREE
; Keeps: all but AF
; Size:  2 bytes   Time: 11 T; with PASSABLE_BELOW other than 128: 4 bytes, 18 T; with PASSABLE_TABLE: 10 bytes, 44 T
passable_label macro
        if PASSABLE_TABLE
        ld a,(hl)
        passable_property
        rlca                            ; bit 0: a wall
        or WORK_FREE
        else
        cp (hl)                         ; carry: a wall
        if PASSABLE_BELOW = 128
        adc a,a                         ; 127 + 127 + carry = 254 or 255
        else
        sbc a,a
        or WORK_FREE
        endif
        endif
        endm

        endif

; field.asm - the layout of the field, which generators, solvers and screens share
;
; 1. `field` is 32 rows of 32 bytes, row by row, on a page boundary: address = field + 32*row + column.
; 2. Bit 7 of a byte set: impassable. Clear: passable. A reader tests that bit and no other;
;    generators write FIELD_WALL and FIELD_PATH (dfs_blocks FIELD_BLOCK too); a game may keep tiles and colours in the other bits.
;    A solver tests it with the macros below (W6): if the field holds tile numbers, those under N passable, write
;    `PASSABLE_BELOW equ N` before this include, N from 1 to 128. The bytes that generators write mean the same for any N.
; 3. A block maze of field_width x field_height (odd, 5 to 31) fills the top left corner, its outer
;    wall included. Cells are at odd rows and odd columns; any other place in it is a wall
;    or the passage between two cells. Everything outside the maze is wall.
; 4. The work array is the field with a border of one: 34 rows of 34 bytes.

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

; Bytes below this are passable. 128 means "bit 7 clear".
        if ! defined PASSABLE_BELOW
PASSABLE_BELOW: equ 128
        endif
        if (PASSABLE_BELOW < 1) | (PASSABLE_BELOW > FIELD_WALL)
        .error PASSABLE_BELOW must be 1 to 128
        endif
PASSABLE_MOST:  equ PASSABLE_BELOW - 1  ; A = PASSABLE_MOST, then `cp (hl)`: carry when HL points to a wall; A stays

; passable_test - is a byte of the field a wall?
; In:    A = the byte
; Out:   carry set: a wall; carry clear: passable
; Keeps: all but AF
; Size:  1 byte    Time: 4 T; with PASSABLE_BELOW other than 128: 2 bytes, 7 T
passable_test macro
        if PASSABLE_BELOW = 128
        add a,a
        else
        add a,256 - PASSABLE_BELOW
        endif
        endm

; passable_bit - make bit 7 of A show whether a byte of the field is a wall
; In:    A = the byte
; Out:   bit 7 of A set: a wall; clear: passable; the other bits may be anything
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Size:  0 bytes   Time: 0 T; with PASSABLE_BELOW other than 128: 3 bytes, 11 T
passable_bit macro
        if PASSABLE_BELOW - 128
        passable_test
        sbc a,a
        endif
        endm

; passable_else - jump if a cell of the field is a wall
; In:    HL = its address; other = where to jump, within reach of JR
; Out:   no jump: passable
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Size:  4 bytes   Time: 19 T passable, 24 T a wall; with PASSABLE_BELOW other than 128: 5 bytes, 21 T and 26 T
passable_else macro other
        if PASSABLE_BELOW = 128
        bit 7,(hl)
        jr nz,other
        else
        ld a,PASSABLE_MOST
        cp (hl)
        jr c,other
        endif
        endm

; passable_label - the label of W1 for a byte of the field
; In:    A = PASSABLE_MOST; HL = the byte's address
; Out:   A = WORK_WALL or WORK_FREE
; Keeps: all but AF
; Size:  2 bytes   Time: 11 T; with PASSABLE_BELOW other than 128: 4 bytes, 18 T
passable_label macro
        cp (hl)                         ; carry: a wall
        if PASSABLE_BELOW = 128
        adc a,a                         ; 127 + 127 + carry = 254 or 255
        else
        sbc a,a
        or WORK_FREE
        endif
        endm

        endif

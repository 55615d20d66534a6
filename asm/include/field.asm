; field.asm - the layout of the field, the one thing that generators, solvers and screens share
;
; 1. `field` is 32 rows of 32 bytes, row by row, on a page boundary: address = field + 32*row + column.
; 2. Bit 7 of a byte set: impassable. Clear: passable. Whoever reads tests that bit and no other;
;    generators write FIELD_WALL and FIELD_PATH (dfs_blocks FIELD_BLOCK too); a game may keep tiles and colours in the other bits.
;    A solver does so by the macros below (W6): when the field holds tile numbers, those under N passable, say
;    `PASSABLE_BELOW equ N` before this include, N from 1 to 128. What generators write means the same for any N.
; 3. A block maze of field_width x field_height (odd, 5 to 31) stands in the top left corner, its outer
;    wall included. Cells are at odd rows and odd columns; what is left, and all outside, is wall
;    or the passage between two cells.
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
WORK_FREE:      equ 254                 ; passable, no wave has come by yet
WORK_START:     equ 253

ROUTE_SIZE:     equ 1024                ; no shortest route in a field has as many steps

; What is passable: bytes below this. 128 is "bit 7 clear".
        if ! defined PASSABLE_BELOW
PASSABLE_BELOW: equ 128
        endif
        if (PASSABLE_BELOW < 1) | (PASSABLE_BELOW > FIELD_WALL)
        .error PASSABLE_BELOW is 1 to 128
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

; passable_bit - bit 7 of a byte of the field says whether it is a wall
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

; passable_else - go elsewhere when a cell of the field is a wall
; In:    HL = its address; other = where to go, within reach of JR
; Out:   here again: passable
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

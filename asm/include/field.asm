; field.asm - the layout of the field, the one thing that generators, solvers and screens share
;
; 1. `field` is 32 rows of 32 bytes, row by row, on a page boundary: address = field + 32*row + column.
; 2. Bit 7 of a byte set: impassable. Clear: passable. Whoever reads tests that bit and no other;
;    generators write FIELD_WALL and FIELD_PATH (dfs_blocks FIELD_BLOCK too); a game may keep tiles and colours in the other bits.
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

        endif

; thin.asm - the layout of a maze with thin walls (M1): each location stores its upper and its left wall
;
; 1. `thin` is 16 rows of 16 bytes, row by row, on a page boundary: address = thin + 16*row + column.
; 2. Bit 0 of a byte set: a wall above the location; bit 1: a wall left of it. The other bits are unused: a reader ignores
;    them, field_to_thin writes 0.
; 3. A maze of field_width / 2 x field_height / 2 locations (2 to 15 each) fills the top left corner. The column after it
;    closes it on the right by bit 1, the row below it closes it by bit 0; M1 sets both bits in each of them. A clear bit
;    there is an opening in the outer wall.
; 4. Location (row, column) is the field's cell (2*row + 1, 2*column + 1): each location further is two steps of a route.

        if ! defined INCLUDE_THIN
INCLUDE_THIN equ 1

THIN_STRIDE:    equ 16                  ; bytes from a row to the next
THIN_SIZE:      equ 256
THIN_UP:        equ 1
THIN_LEFT:      equ 2

        endif

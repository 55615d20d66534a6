; large.asm - the layout of a field larger than the screen, which the routines of `large/` share
;
; 1. `big_field` is the address of its first byte; any address will do. It has big_height rows of big_width bytes, row by
;    row: address = big_field + big_width * row + column. Both numbers are 32 to 128; 128 x 128 bytes are 16,384.
; 2. A byte means the same as in `field` (include/field.asm): bit 7 set is impassable; generators write FIELD_WALL and
;    FIELD_PATH.
; 3. A maze of maze_width x maze_height (odd, 5 to 127, not larger than the field) fills the top left corner, its outer
;    wall included. Cells are at odd rows and odd columns. Everything outside the maze is wall.
; 4. A route is big_route_length codes in big_route: 0 up, 2 right, 4 down, 6 left.
; A size out of these ranges is refused: carry set, and nothing is written.

        if ! defined INCLUDE_LARGE
INCLUDE_LARGE equ 1

        include "include/field.asm"

BIG_LEAST:      equ 32                  ; rows or columns of the field
BIG_MOST:       equ 128
MAZE_LEAST:     equ 5                   ; rows or columns of the maze
MAZE_MOST:      equ 127

        if ! defined BIG_ROUTE_SIZE     ; both or neither are set before the include, in whole pages
BIG_ROUTE_SIZE: equ 8192                ; a perfect maze of 63 x 63 cells has 3,969 cells, so 7,936 steps at most
BIG_LABELS_SIZE: equ BIG_MOST * BIG_MOST / 4
        endif

        endif

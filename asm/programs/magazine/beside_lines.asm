; beside_lines.asm - the look of our field beside a BASIC listing

        if ! defined MAGAZINE_BESIDE_LINES
MAGAZINE_BESIDE_LINES equ 1

DRAW_LINES_QUICK: equ 0                 ; it would change HL', which BASIC needs
        include "engine/views/field_draw.asm"

WALL_COLOUR:    equ $05                 ; cyan
PATH_COLOUR:    equ $07
ROUTE_COLOUR:   equ $47                 ; bright white

beside_lines:                           ; for lines_use
        db WALL_COLOUR, PATH_COLOUR, ROUTE_COLOUR
        dw line_thick

        endif

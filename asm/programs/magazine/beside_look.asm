; beside_look.asm - how our field looks beside a BASIC listing, for engine/tiles.asm

        if ! defined MAGAZINE_BESIDE_LOOK
MAGAZINE_BESIDE_LOOK equ 1

WALL_COLOUR:    equ $0D                 ; cyan on blue
PATH_COLOUR:    equ $07
wall_shape:     db 0, $FB, $FB, $FB, 0, $DF, $DF, $DF
path_shape:     db 0, 0, 0, 0, 0, 0, 0, 0

        endif

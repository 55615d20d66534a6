; walk_draw.asm - draw the contents of a walk's maze: the player, the doors; and the steps below it

        if ! defined ENGINE_WALK_DRAW
ENGINE_WALK_DRAW equ 1

        include "engine/text/number.asm"
        include "engine/views/tiles.asm"

PLAYER_INK:     equ $46                 ; bright yellow on black
DOOR_INK:       equ $57                 ; bright white on red
WALK_COLUMNS:   equ 31

; draw_player - draw the player
draw_player:
        ld de,(player)
        ld hl,player_shape
        ld c,PLAYER_INK
        jp draw_mark

; draw_doors - draw the entrance and the exit
draw_doors:
        ld a,(entrance)
        ld d,a
        ld e,0
        ld hl,door_shape
        ld c,DOOR_INK
        call draw_mark
        ld a,(exit)
        ld d,a
        ld e,WALK_COLUMNS - 1
        ld hl,door_shape
        ld c,DOOR_INK
        jp draw_mark

; draw_steps - draw the number of steps
draw_steps:
        ink INK_TEXT
        ld hl,(steps)
        xor a
        ld de,22 * 256 + 5
        jp draw_number

player_shape:   db $3C, $7E, $DB, $FF, $DB, $E7, $7E, $3C
door_shape:     db 0, $08, $0C, $FE, $FE, $0C, $08, 0

walk_draw_variables macro
player:         ds 2                    ; column, row
steps:          ds 2
        endm

        endif

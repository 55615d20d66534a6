; layout.asm - the labyrinth in memory: blocks, and rooms with their open ways
;
; A place has a row and a column, as in fields: rooms are at odd ones, posts at even ones, a wall or a passage between two rooms. A byte of
; `ground` is a block (engine/blocks/blocks.asm), with the bits GROUND_.. below. There is wall round it, as far as the window looks.
; A byte of `rooms` has a room's open ways, bit 0 up, 1 right, 2 down, 3 left: a passage whose gate is closed is none. Row i, column j of
; the rooms is at 32 * i + j. The two arrays after it are of the same form.

        if ! defined MINOTAUR_LAYOUT
MINOTAUR_LAYOUT equ 1

GROUND_STRIDE:  equ 68                  ; the rock right of a row is that left of the next one
GROUND_ROWS:    equ 71
GROUND_ABOVE:   equ 4                   ; rows of wall above row 0
GROUND_START:   equ $D000 - GROUND_STRIDE * GROUND_ROWS
ground:         equ GROUND_START + GROUND_ABOVE * GROUND_STRIDE

GROUND_GATE:    equ 1                   ; a closed gate
GROUND_THING:   equ 2                   ; one of `things`
GROUND_SEEN:    equ 4                   ; for the map
GROUND_THREAD:  equ 8                   ; Ariadne's thread lies here

rooms:          equ $D000
smell:          equ $D400               ; the way to the hero, for the Minotaurs
smell_other:    equ $D800               ; the same, of the last search or the next one; or the way to the hero, for the thread
ROOMS_WIDTH:    equ 32
ROOMS_SIZE:     equ 1024

UP:             equ 0                   ; directions
RIGHT:          equ 1
DOWN:           equ 2
LEFT:           equ 3

; above the window's code, as far as BASIC's graphics characters
near_made:      equ $FD90               ; as near_count and what follows it, while it is made
things:         equ $FE00
beasts:         equ $FEA0
gates:          equ $FED0
scene:          equ $FEE8               ; up to $FF17

        endif

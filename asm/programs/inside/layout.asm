; layout.asm - the mazes in memory: the rooms of all floors, and the floor that is walked on
;
; A room is a byte, its number: row * 16 + column. The floors lie one below the other, the lowest first, so that all rows together are at most
; 16, and a stair is a step of so many rows. Each of the arrays from `rooms` to `way_out` has a byte for each room at its number.
; A byte of `rooms` has the open ways as `links` has them (include/links.asm): bit 0 north, 1 up the stairs, 2 east, 4 south, 5 down the
; stairs, 6 west; bit 3 a thread lies here, 7 it has been seen. A direction is the number of such a bit.
; The other arrays lead somewhere: a direction and 1 added, ARRAY_HERE where they lead to, 0 in rooms that they do not know.
; `ground` is the floor in places, as the view reads it: rooms at odd rows and columns, passages and walls between them.

        if ! defined INSIDE_LAYOUT
INSIDE_LAYOUT equ 1

NORTH:          equ 0
STAIRS_UP:      equ 1
EAST:           equ 2
SOUTH:          equ 4
STAIRS_DOWN:    equ 5
WEST:           equ 6
ROOM_THREAD:    equ 3                   ; bits of `rooms`
ROOM_SEEN:      equ 7
ROOM_WAYS:      equ $55                 ; the four ways of a floor
ROOM_STAIRS:    equ $22

ROOMS_ACROSS:   equ 16                  ; bytes of a row
GROUND_STRIDE:  equ 32
GROUND_SIZE:    equ 1024
GROUND_WALL:    equ $80

ground:         equ ARRAYS
rooms:          equ ground + GROUND_SIZE
way_out:        equ rooms + 256         ; the way to the exit
smell:          equ way_out + 256       ; the way to the player, for IT
smell_other:    equ smell + 256         ; the same, of the last search or the next one
SMELL_PAGES:    equ ((smell + smell_other) / 256) & 255 ; the sum of their pages: less one it is the other one
order:          equ smell_other + 256   ; the list of a search
ARRAYS_END:     equ order + 256
ARRAY_HERE:     equ $FF
        if ARRAYS & 255
        .error the arrays begin at a page
        endif

        endif

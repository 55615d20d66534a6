; maze_at.asm - the walls of any cell of the maze without memory
;
; A passage leads to the cell's own parent, and to each neighbour whose parent it is.

        if ! defined LIB_MAZE_AT
LIB_MAZE_AT equ 1

        include "lib/maze_begin.asm"

        public maze_at

set_open macro mask
        ld a,ixl
        or mask
        ld ixl,a
        endm

; maze_at - the directions in which a cell is open
; In:    DE, BC = row, column, 0 to 65,535; after maze_begin
; Out:   A = maze_ways = bit 0 up, 2 right, 4 down, 6 left, as a byte of links
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: maze_ways, maze_code, maze_state, maze_key
; Size:  90 bytes   Time: 3,816 T mean of cells all over, 2,668 T mean of a walk; 7,400 T at most
; Stack: 8 bytes
maze_at:
        proc
        local turn, own, closed, right, down, left
        call maze_parent
        ld l,0
        jr c,own
        inc l
turn:
        sub 2
        jr c,own
        rlc l
        rlc l
        jr turn
own:
        push ix
        ld a,l
        ld ixl,a
        dec de
        call maze_parent
        inc de
        sub 4
        jr nz,right
        set_open 1
right:
        inc bc
        call maze_parent
        dec bc
        sub 6
        jr nz,down
        set_open 4
down:
        inc de
        call maze_parent
        dec de
        or a
        jr nz,left
        set_open 16
left:
        dec bc
        call maze_parent
        inc bc
        sub 2
        jr nz,closed
        set_open 64
closed:
        ld a,ixl
        ld (maze_ways),a
        pop ix
        ret
        endp
maze_at_end:

        endif

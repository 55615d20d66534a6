; generate_hunt_and_kill.asm - random walks until stuck; then a hunt, row by row, for a cell to continue from
;
; 1. Give each cell a bit for each unvisited neighbour. Walk from the top left cell.
; 2. Walk: while the cell has a bit left, choose one, open the wall, go there, and clear the new cell's bit
;    in its four neighbours.
; 3. When stuck, hunt from the place where the last hunt ended, row by row from the left, for an unvisited cell.
;    None: the maze is finished. Otherwise open a wall to one of its visited neighbours and continue at step 2.
;
; Invariants:
; - IX = the current cell, HL = the place of the hunt, BC = the random state.
; - The cells before HL in reading order, and that at HL, are visited for good: all hunts together look at each
;   cell once, and a cell that they find is next to the maze (the cell left of it or the one above is visited).
; - An unvisited cell needs no mark: the bit for it in the cell left of it, or above, is still set.

        if ! defined GENERATE_HUNT_AND_KILL
GENERATE_HUNT_AND_KILL equ 1

        include "lib/field_cells.asm"
        include "lib/field_ways.asm"

        public generate_hunt_and_kill

; generate_hunt_and_kill - make a perfect maze of random walks
; Family: generator
; Menu:  60, "Hunt and /kill", "Long winding passages and few", "dead ends"
; Source: common knowledge
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; the first walk from the top left cell; winding passages, shorter than depth first
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (64 bytes from 1,024), guard (bits in its last 31 bytes); operands in field_ways (set
;        before use)
; Size:  232 bytes   Time: 88,405 T mean, 90,830 T at most (31x31); 67,021 T mean, 68,892 T at most (31x23)
; Stack: 4 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_hunt_and_kill:
        proc
        local walk, arrive, stuck, found, left, up, right, down, done

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        call field_ways
        ld bc,(rng_seed)
        ld ix,field + FIELD_STRIDE + 1
        ld hl,field + FIELD_STRIDE + 1
        jr arrive
walk:
        ways_choose b, c
        add ix,de
        ld (ix + 0),FIELD_PATH
        add ix,de
arrive:
        ways_visit
        ld a,(ix + 0)
        or a
        jp nz,walk

        ; hunt: along the row while there is a cell and the next one is visited
stuck:
        ld a,(hl)
        inc l
        inc l
        and (1 << WAY_RIGHT) | FIELD_WALL
        jr z,stuck
        jp p,found
        ld a,l                          ; go two on from the wall: back to the first cell of the row
        sub 2
        and $C0
        or FIELD_STRIDE + 1
        ld l,a
        ld a,(hl)
        ld de,2 * FIELD_STRIDE
        add hl,de
        and 1 << WAY_DOWN
        jr nz,found
        bit 7,(hl)
        jr z,stuck
        jr done

        ; join: A = the visited neighbours: all neighbours but the unvisited ones
found:
        push hl
        pop ix
        ld a,(hl)
        cpl
        and WAYS_ALL
        bit 7,(ix + 2)
        jr z,left
        and $FF - (1 << WAY_RIGHT)
left:
        bit 7,(ix - 2)
        jr z,down
        and $FF - (1 << WAY_LEFT)
down:
        bit 7,(ix + 64)
        jr z,up
        and $FF - (1 << WAY_DOWN)
up:
        ld e,a
        ld a,l                          ; row 1 has nothing above
        and $C0
        add a,h
        cp high field
        ld a,e
        jr nz,right
        and $FF - (1 << WAY_UP)
right:
        ways_choose b, c
        push ix
        add ix,de
        ld (ix + 0),FIELD_PATH
        pop ix
        jp arrive
done:
        ld (rng_seed),bc
        pop ix
        or a
        ret
        endp
generate_hunt_and_kill_end:

        endif

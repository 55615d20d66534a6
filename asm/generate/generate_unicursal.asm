; generate_unicursal.asm - a labyrinth: one way without forks, by doubling a perfect maze
;
; 1. The labyrinth is the largest one that fits: with K cells across the maze has K / 2, rounded down, and the labyrinth
;    twice as many as the maze, so its width is 5, 9, 13, .. or 29. The rest, two columns or two rows at most, stays wall.
; 2. Make the maze with generate_dfs. Where it has only one row or one column of cells, too few for a generator, there is
;    only one perfect maze: an open corridor. Its list of walls is put into work.
; 3. Let unicursal double it.
;
; Depth first suits best: a maze of long passages gives long lanes, side by side, that turn back at few dead ends.

        if ! defined GENERATE_UNICURSAL
GENERATE_UNICURSAL equ 1

        include "lib/field_cells.asm"
        include "generate/generate_dfs.asm"
        include "transform/unicursal.asm"

        public generate_unicursal

; generate_unicursal - make a labyrinth: one way without forks
; Family: generator
; Menu:  268, "Laby/rinth", "One long way without forks", "through every place: no points"
; Source: common knowledge
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; the ends are row 1, columns 1 and 3; carry clear
; Refuses: illegal size
; Promise: unicursal, on the lattice; the largest labyrinth of 4 * n + 1 that fits, n = 1 to 7: 29 of 31, 5 of 7
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (132 bytes), guard (bits in its last 31 bytes); operands in field_fill (set before use)
; Size:  55 bytes   Time: 46,506 T mean, 47,560 T at most (31x31); 38,705 T mean, 39,367 T at most (31x23)
; Growth: doubles a smaller maze
; Stack: 78 bytes at most (31x31)
; Repeats: none of the 65,536 mazes come up twice (31x31)
; Note:  meanwhile field_width and field_height are those of the maze; on return they are as they were
generate_unicursal:
        proc
        local corridor, open, maze, drawn
        call field_cells                ; B = cells down, C = cells across
        ret c
        ld hl,(field_width)
        push hl
        srl b
        srl c                           ; those of the maze
        ld a,b
        dec a
        jr z,corridor
        ld a,c
        dec a
        jr nz,maze
corridor:
        ld hl,work
        ld d,13                         ; walls in the list of 7 cells below each other; side by side there are 7
open:
        ld (hl),FIELD_PATH
        inc l
        dec d
        jr nz,open
        call unicursal_draw
        jr drawn
maze:
        ld h,b
        ld l,c
        add hl,hl
        inc h
        inc l
        ld (field_width),hl
        call generate_dfs
        call unicursal
drawn:
        pop hl
        ld (field_width),hl
        ret
        endp
generate_unicursal_end:

        endif

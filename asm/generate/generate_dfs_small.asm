; generate_dfs_small.asm - the recursive backtracker, by recursion: the smallest code
;
; 1. Fill the field with walls, mark the cells of the maze as possible, start at the first cell of the last row.
; 2. Visit: look at the cells above, left, right, below; draw a number for each that is possible and keep the one
;    with the greatest number. The visited cell becomes path.
; 3. If there was one: open the wall halfway to it, visit it, and then repeat step 2. Otherwise return.
;
; Every free direction has the same chance (if two numbers are equal, the last one wins: 0.2 percent too often). No number is
; drawn again: each visit takes one for each free direction, so the sequences of different seeds hardly ever merge.
; - The row above the field, the end of guard, is made wall too: step 2 looks there from the first row.
; - A possible cell is a wall less 1, $7F: it shares bits with 62 and with 4, the distances from one look to the next. A
;   wall and a path do not. So the distance, just computed, is the mask that tests the place.
; - It ends: each visit that continues turns one possible cell into a path.

        if ! defined GENERATE_DFS_SMALL
GENERATE_DFS_SMALL equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"

        public generate_dfs_small

; generate_dfs_small - make a perfect maze, depth first, from the bottom left corner
; Family: generator
; Menu:  30, "Depth /small", "Depth first in only {size} bytes,", "by recursion"
; Source: G1, P1 (walls, possible cells and the path are three byte values in the field itself)
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from the bottom left cell; long winding passages
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: field, rng_seed, guard (last 31 bytes)
; Size:  83 bytes   Time: 276,849 T mean, 278,943 T at most (31x31); 211,376 T mean, 213,277 T at most (31x23)
; Stack: 768 bytes at most (31x31)
; Repeats: 2 of the 65,536 mazes come up twice (31x31)
; Note:  field_cells and rng_next are the only routines that it calls
generate_dfs_small:
        proc
        local fill, row, cell, back, visit, look, next

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld hl,field - FIELD_STRIDE + 1  ; the first of the places above row 1 that step 2 looks at
        push hl
        ld a,high (field + FIELD_SIZE)
fill:
        ld (hl),FIELD_WALL
        inc hl
        cp h
        jr nz,fill

        ld de,2 * FIELD_STRIDE
row:
        pop hl
        add hl,de
        push hl
        ld a,c
cell:
        dec (hl)                        ; possible: all bits but bit 7
        inc l
        inc l
        dec a
        jr nz,cell
        djnz row

back:
        pop de
visit:                                  ; DE = the cell
        push de
        push de                         ; where to go: nowhere yet
        ld bc,4 * 256                   ; B = looks left, C = the greatest number so far
        ld hl,-2 * FIELD_STRIDE
        add hl,de                       ; above; then + 62, + 4, + 62
        ld de,4
look:
        ld a,2 * FIELD_STRIDE + 2
        sub e
        ld e,a                          ; 62 or 4: how far it is to the next place, and bits of a possible cell
        and (hl)
        jr z,next
        push hl
        call rng_next
        pop hl
        cp c
        jr c,next
        ld c,a
        pop af
        push hl                         ; go there instead
next:
        add hl,de
        djnz look
        pop de                          ; where to go
        pop hl                          ; the cell
        ld (hl),b                       ; it is path now
        ld a,e
        cp l
        ret z                           ; nowhere to go
        push hl
        add hl,de
        rr h
        rr l                            ; halfway: the sum has 17 bits
        ld (hl),b
        call visit
        jr back

        if (FIELD_WALL - $80) | FIELD_PATH
        .error a wall less 1 must have the bits of 62 and 4, a wall must not, and B = 0 must be FIELD_PATH
        endif
        endp
generate_dfs_small_end:

        endif

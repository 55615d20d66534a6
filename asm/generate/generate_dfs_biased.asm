; generate_dfs_biased.asm - depth first with two leanings: how straight, and how much across
;
; 1. Give each cell a bit for each unvisited neighbour. Visit a random cell.
; 2. At a cell with no bit left: take the last cell from the list, until one has a bit or the list is empty.
; 3. With one bit left: go there. With more: put the cell on the list, and choose as lib/ways_lean.asm does.
; 4. Going: open the passage, clear the new cell's bit in its four neighbours. Continue at step 2.
;
; Measured, 31 x 31, 50 seeds: bias_straight = 0, 128, 200, 255 makes 47, 66, 77, 88 % of the cells with two ways straight, and
; 10.7, 8.6, 5.9, 1.7 % of the cells dead ends. Without it bias_across = 0, 64, 128, 200, 255 makes 7, 31, 50, 72, 93 % of the
; passages lead across, and 1.6, 9.4, 10.7, 8.7, 1.9 % of the cells dead ends.
; Invariants:
; - IX = the current cell; L = the bit of the last step, 0 at the start and at a cell from the list; BC = the random state.
; - SP = the list, a stack in work. Below it lies the address of a byte that no cell has.

        if ! defined GENERATE_DFS_BIASED
GENERATE_DFS_BIASED equ 1

        include "lib/field_cells.asm"
        include "lib/field_ways.asm"
        include "lib/cell_draw.asm"
        include "lib/ways_lean.asm"

        public generate_dfs_biased

; generate_dfs_biased - make a perfect maze, depth first, that leans to straight passages, or across, or down
; Family: generator
; Menu:  25, "Depth /biased", "Winding ways. Higher numbers:", "straighter ways, more across"
; Parameter: bias_straight, 0 to 255, default 128, "Straight": how many times in 256 it goes straight on if it can
; Parameter: bias_across, 0 to 255, default 128, "Across": how many times in 256 it goes left or right, not up or down
; Source: common knowledge
; In:    rng_seed, field_width, field_height, bias_straight, bias_across
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell; long winding passages, or straight ones
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills and digs: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (1,024 bytes), guard (bits in its last 31 bytes); operands at straight, across and kept_sp,
;        and in field_ways (set before use)
; Size:  214 bytes   Time: 97,442 T mean, 102,927 T at most (31x31); 73,324 T mean, 77,622 T at most (31x23)
; Bound: under 125,000 T whatever the parameters (31x31)
; Stack: 8 bytes
; Repeats: 1 of the 65,536 mazes comes up twice (31x31)
generate_dfs_biased:
        proc
        local LIST_END, LAST, go, visit, look, stuck, straight, across, done, last, kept_sp

LIST_END:       equ work + $400
LAST:           equ 64                  ; the bit above those of all directions

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        push bc
        call ways_fill
        pop bc
        call cell_draw
        ld ixl,e                        ; undocumented, but works on every Z80
        ld ixh,d
        ld bc,(rng_seed)
        ld a,(bias_straight)
        ld (straight + 1),a
        ld a,(bias_across)
        ld (across + 1),a
        ld (kept_sp + 1),sp
        ld sp,LIST_END
        ld hl,last
        push hl
        ld l,0
        jp visit

stuck:
        pop ix
        ld l,a                          ; 0: no last step
look:
        ld a,(ix + 0)
        or a
        jr z,stuck
        ld e,a
        neg
        and e
        cp e
        jr z,go                         ; the only one
        push ix
        ways_lean straight, across
go:
        ways_go visit, done
visit:
        ways_visit
        jp look

done:
        ld (rng_seed),bc
kept_sp:
        ld sp,0
        pop ix
        or a
        ret
last:
        db LAST
        endp
generate_dfs_biased_end:

        endif

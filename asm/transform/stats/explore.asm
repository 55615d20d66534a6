; explore.asm - part of maze_stats: explore a part of the field depth first, and find the longest route if there is no loop
;
; HL = the first cell, which is on the stack too. Without a loop: continues at `routed`, HL = an end of the longest route,
; from which the steps back lead to the other one; IX = 0. With one: continues after this file, HL = the first cell,
; and the counts are as before.
;
; Longer than 400 lines because each direction of a step has its own code.
;
; The code exists once for each direction of a step, so a cell looks at three neighbours only, straight on last: it continues
; there if both sides are walls, in 116 T where a wave takes 180. Of several free neighbours it continues with the last one in the
; order up, left, right, down and pushes the others. A marked neighbour closes a loop. At a dead end it takes the cell pushed
; last. `deepest` is the end farthest from the first cell so far. `best_at` is the end farthest from `deepest`: the one with the
; greatest depth - 2 * nearest, where `nearest` is the least depth since the walk left `deepest`, that of the cell where the
; route between them turns. Of a new end and `deepest` the shallower one is compared with `best_at`. If the new one is deeper and they are
; equal, the old `deepest` is taken: the old `best_at` may be on the new one's side.
; At the end the steps back are turned round from `deepest` to the first cell; so from `best_at` they lead to it.
;
; Invariants:
; - A is 128, a cell 0 if free, 1 to 8 if marked: then A less a free cell is negative, A less a marked one is not; A less 255
;   carries. The mark is the code of the step back, 8 instead of 0; the first cell has 1.
; - IX is the depth of the cell, BC = -33, DE = 66. A pushed cell has its mark; the word below it is the depth of its junction.
; - walk_: both sides are walls, and the way straight on is free; on_: look from there. _1, _2, _12: one side is free (up and
;   down: 1 left, 2 right; left and right: 1 up, 2 down) or both; s: straight on too. There a mark straight on is not looked
;   for: a cell that is entered twice has another marked neighbour, so the loop is seen one cell later.
; - Where SP has come near to the routes (about 250 cells wait), it stops as if there were a loop.

        proc
        local explore_sp, cells, depth, deepest, nearest, best, best_at, old_junctions, old_dead_ends, loop
        local walk_up, walk_down, walk_left, walk_right, on_up, on_down, on_left, on_right, leaf, fork, enter, popped, left_or_done
        local up_1, up_2, up_12, up_1s, up_2s, up_12s, down_1, down_2, down_12, down_1s, down_2s, down_12s
        local left_1, left_2, left_12, left_1s, left_2s, left_12s, right_1, right_2, right_12, right_1s, right_2s, right_12s
        local not_deeper, shallower, no_better, turn_round, round_left, round_down, round_right, only_one, root_right, root_both
        ld (explore_sp + 1),sp
        ld sp,queue
        exx
        ld (old_junctions + 1),bc
        ld (old_dead_ends + 1),de
        exx
        ld (deepest + 1),hl
        ld (hl),1
        ex de,hl
        ld hl,$4000 - 1
        ld (best + 1),hl
        ld hl,1
        ld (cells + 1),hl
        dec hl
        ld (depth + 1),hl
        ld (nearest + 1),hl
        ex de,hl
        ld ix,0                         ; IX = steps from the first cell
        ld bc,-STATS_STRIDE
        ld de,2 * STATS_STRIDE
        ld a,128
        push hl
        push ix
        inc hl                          ; above the first cell, and left of it, nothing is free
        cp (hl)
        jr nc,root_right
        sbc hl,bc
        cp (hl)
        jp c,explore_sp                 ; the only cell of its part
        ld (hl),8                       ; one neighbour: it is a dead end
        exx
        inc de
        exx
        jr on_down
root_right:
        ld (hl),6
        push hl
        dec hl
        sbc hl,bc
        cp (hl)
        jr nc,root_both
        pop hl
        exx
        inc de
        exx
        jp on_right
root_both:
        ld (hl),8
        push ix
        jr on_down

walk_up:
        jp p,loop
        ld (hl),4
on_up:
        inc ix
        dec hl
        cp (hl)
        jr nc,up_1
        inc hl
        inc hl
        cp (hl)
        jr nc,up_2
        dec hl
        add hl,bc
        cp (hl)
        jr nc,walk_up
        sbc hl,bc
        inc hl
        jp leaf
up_1:
        jp p,loop
        ld (hl),2
        push hl
        inc hl
        inc hl
        cp (hl)
        jr nc,up_12
        dec hl
        add hl,bc
        cp (hl)
        jr nc,up_1s
        pop hl
        jp on_left
up_2:
        jp p,loop
        ld (hl),6
        push hl
        dec hl
        add hl,bc
        cp (hl)
        jr nc,up_2s
        pop hl
        jp on_right
up_12:
        jp p,loop
        ld (hl),6
        push hl
        dec hl
        add hl,bc
        cp (hl)
        jr nc,up_12s
        pop hl
        jp fork
up_1s:
up_2s:
        ld (hl),4
        ex (sp),hl
        jp fork
up_12s:
        ld (hl),4
        ex de,hl
        pop hl
        pop bc
        push de
        push ix
        push bc
        jp fork
walk_down:
        jp p,loop
        ld (hl),8
on_down:
        inc ix
        dec hl
        cp (hl)
        jr nc,down_1
        inc hl
        inc hl
        cp (hl)
        jr nc,down_2
        sbc hl,bc
        cp (hl)
        jr nc,walk_down
        add hl,bc
        jr leaf
down_1:
        jp p,loop
        ld (hl),2
        push hl
        inc hl
        inc hl
        cp (hl)
        jr nc,down_12
        sbc hl,bc
        cp (hl)
        jr nc,down_1s
        pop hl
        jp on_left
down_2:
        jp p,loop
        ld (hl),6
        push hl
        dec hl
        sbc hl,bc
        cp (hl)
        jr nc,down_2s
        pop hl
        jp on_right
down_12:
        jp p,loop
        ld (hl),6
        push hl
        dec hl
        sbc hl,bc
        cp (hl)
        jr nc,down_12s
        pop hl
        jr fork
down_1s:
down_2s:
        ld (hl),8
        jr fork
down_12s:
        ld (hl),8
        pop de
        push ix
        push de
        jr fork
leaf:                                   ; HL = a dead end
        exx
        inc de
        exx
        push ix
        pop bc                          ; BC = its depth
        ex de,hl                        ; DE = its address
cells:
        ld hl,0                         ; operand
        add hl,bc
        pop ix
        push hl
        ld h,b
        ld l,c
depth:
        ld bc,0                         ; operand: depth of the deepest one
        or a
        sbc hl,bc
        jr c,not_deeper
        jr z,not_deeper
        add hl,bc
        ld (depth + 1),hl
deepest:
        ld hl,0                         ; operand: its address
        ld (deepest + 1),de
        ex de,hl
        ld h,b
        ld l,c
        ld bc,(nearest + 1)
        ld a,$3F
        ld (nearest + 2),a
        jr shallower
not_deeper:
        add hl,bc
        ld bc,(nearest + 1)
shallower:                              ; of both: HL = its depth, DE = its address
        set 6,h
        or a
        sbc hl,bc
        sbc hl,bc
best:
        ld bc,0                         ; operand
        sbc hl,bc
        jr c,no_better
        add hl,bc
        ld (best + 1),hl
        ld (best_at + 1),de
no_better:
        push ix
        pop bc
        pop hl
        or a
        sbc hl,bc
        ld (cells + 1),hl
nearest:
        ld hl,0                         ; operand
        sbc hl,bc
        jr c,popped
        ld (nearest + 1),bc
        jr popped

fork:                                   ; HL = a cell to continue from; one to return to was pushed, both are marked
        jp p,loop
        push ix
        exx
        inc bc
        exx
        ex de,hl
        ld hl,-(route + ROUTE_SIZE + 80)
        add hl,sp
        jp nc,loop
        ex de,hl
        jr enter
popped:
        pop hl
enter:
        ld bc,-STATS_STRIDE
        ld de,2 * STATS_STRIDE
        ld a,(hl)
        cp 4
        ld a,128
        jp z,on_up
        jr c,left_or_done
        bit 3,(hl)
        jr z,on_right
        jp on_down
left_or_done:
        bit 1,(hl)
        jr nz,on_left
        jp explore_sp

walk_left:
        jp p,loop
        ld (hl),2
on_left:
        inc ix
        add hl,bc
        cp (hl)
        jr nc,left_1
        add hl,de
        cp (hl)
        jr nc,left_2
        add hl,bc
        dec hl
        cp (hl)
        jr nc,walk_left
        inc hl
        jp leaf
left_1:
        jp p,loop
        ld (hl),4
        push hl
        add hl,de
        cp (hl)
        jr nc,left_12
        add hl,bc
        dec hl
        cp (hl)
        jr nc,left_1s
        pop hl
        jp on_up
left_2:
        jp p,loop
        ld (hl),8
        push hl
        add hl,bc
        dec hl
        cp (hl)
        jr nc,left_2s
        pop hl
        jp on_down
left_12:
        jp p,loop
        ld (hl),8
        push hl
        add hl,bc
        dec hl
        cp (hl)
        jr nc,left_12s
        pop hl
        jr fork
left_1s:
        ld (hl),2
        jr fork
left_2s:
        ld (hl),2
        ex (sp),hl
        jp fork
left_12s:
        ld (hl),2
        ex de,hl
        pop hl
        push ix
        push de
        jp fork
walk_right:
        jp p,loop
        ld (hl),6
on_right:
        inc ix
        add hl,bc
        cp (hl)
        jr nc,right_1
        add hl,de
        cp (hl)
        jr nc,right_2
        add hl,bc
        inc hl
        cp (hl)
        jr nc,walk_right
        dec hl
        jp leaf
right_1:
        jp p,loop
        ld (hl),4
        push hl
        add hl,de
        cp (hl)
        jr nc,right_12
        add hl,bc
        inc hl
        cp (hl)
        jr nc,right_1s
        pop hl
        jp on_up
right_2:
        jp p,loop
        ld (hl),8
        push hl
        add hl,bc
        inc hl
        cp (hl)
        jr nc,right_2s
        pop hl
        jp on_down
right_12:
        jp p,loop
        ld (hl),8
        push hl
        add hl,bc
        inc hl
        cp (hl)
        jr nc,right_12s
        pop hl
        jp fork
right_1s:
        ld (hl),6
        jp fork
right_2s:
        ld (hl),6
        ex (sp),hl
        jp fork
right_12s:
        ld (hl),6
        ex de,hl
        pop hl
        push ix
        push de
        jp fork
explore_sp:                             ; all is explored: no loop
        ld sp,0                         ; operand
        ld hl,(stats_left)
        ld bc,(cells + 1)
        or a
        sbc hl,bc
        ld (stats_left),hl
        ld hl,(deepest + 1)
        ld a,(hl)
        dec a
        jp z,only_one                   ; the only cell of its part
        ld e,1
        ld bc,STATS_STRIDE
turn_round:                             ; E = the mark that leads back to `deepest`, or 1 there
        ld a,(hl)
        ld (hl),e
        ld d,a
        xor 12
        ld e,a
        ld a,d
        cp 4
        jr z,round_down
        jr c,round_right
        cp 6
        jr z,round_left
        or a
        sbc hl,bc
        jr turn_round
round_left:
        dec hl
        jr turn_round
round_down:
        add hl,bc
        jr turn_round
round_right:
        rra
        inc hl
        jr nc,turn_round
best_at:
        ld hl,0                         ; operand
only_one:
        ld ix,0
        jr routed

loop:
        ld sp,(explore_sp + 1)
        exx
old_junctions:
        ld bc,0                         ; operand
old_dead_ends:
        ld de,0                         ; operand
        exx
        pop hl
        push hl
        endp

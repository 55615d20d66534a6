; pick_longest.asm - try several seeds, keep the maze with the longest route
;
; 1. Make the maze of the seed and measure it with maze_stats; then that of seed + 1, + 2, and so on.
; 2. Remember the seed of the longest route; the first one if several are equal.
; 3. Make and measure its maze again, unless it was the last one.
;
; More tries make a harder maze: the longest of n. The time is that of n + 1 mazes and measurements.

        if ! defined PICK_LONGEST
PICK_LONGEST equ 1

        include "lib/field_cells.asm"
        include "transform/maze_stats.asm"

        public pick_longest

; pick_longest - choose the maze with the longest route
; Family: measure
; Source: common knowledge
; In:    HL = a generator, such as generate_dfs; B = seeds to try, 1 to 255, 0 for 256; rng_seed = the first of them;
;        field_width, field_height, and the generator's parameters. A generator that works on the present field
;        gets the field that the previous try left
; Out:   carry clear: BC = stats_seed = the seed chosen; field = its maze; route, route_length and stats_cells to
;        stats_finish as maze_stats leaves them; rng_seed = the state after that maze
; Refuses: illegal size
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP as the generator and maze_stats
; Writes: what the generator and maze_stats write, rng_seed, stats_seed; operands at make, and in maze_stats and the
;        generator (set before use)
; Size:  71 bytes   Time: that of the mazes and measurements, and under 400 T for each
; Stack: 10 bytes more than the generator, 20 at least
pick_longest:
        proc
        local try, worse, measure, make
        push bc
        call field_cells
        pop bc
        ret c
        ld (make + 1),hl
        ld de,(rng_seed)
        ld hl,0                         ; steps needed to be kept: one more than the best so far
try:
        push bc
        push hl
        push de
        call measure
        pop de
        pop hl
        ld a,c
        sub l
        ld a,b
        sbc a,h
        jr c,worse
        inc bc
        ld h,b
        ld l,c
        ld (stats_seed),de
worse:
        pop bc
        inc de
        djnz try
        dec de                          ; the last seed tried
        ld hl,(stats_seed)
        or a
        sbc hl,de
        ld de,(stats_seed)
        call nz,measure
        ld bc,(stats_seed)
        or a
        ret

; measure - BC = steps of the longest route in the maze of seed DE
measure:
        ld (rng_seed),de
make:
        call 0                          ; operand: the generator
        jp maze_stats
        endp
pick_longest_end:

        endif

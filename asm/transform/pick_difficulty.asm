; pick_difficulty.asm - try several seeds, keep the maze that is nearest to a wanted difficulty
;
; 1. Make the maze of the seed and measure it: maze_stats, and the turns of its longest route. Then that of seed + 1, + 2, ..
; 2. Its distance from the wanted difficulty: 1 for each step that the route is longer or shorter than wanted_length, 2 for each
;    turn more or fewer than wanted_turns, 8 for each dead end more or fewer than wanted_dead_ends percent of the cells.
; 3. Remember the seed of the nearest maze, of the first one if several are equally near.
; 4. Make and measure its maze again, unless it was the last one.
;
; The weights: among mazes of one kind and size the steps differ about twice as much as the turns and ten times as much as the
; dead ends. No sum exceeds 1,023 + 2 * 1,023 + 8 * 1,024, so the first maze is nearer than $FFFF.

        if ! defined PICK_DIFFICULTY
PICK_DIFFICULTY equ 1

        include "lib/field_cells.asm"
        include "transform/maze_stats.asm"

        public pick_difficulty

; pick_difficulty - choose the maze that is nearest to a wanted difficulty
; Family: measure
; Source: common knowledge
; In:    HL = a generator, such as generate_dfs; B = seeds to try, 1 to 255, 0 for 256; rng_seed = the first of them;
;        wanted_length = steps, wanted_turns = turns of the longest route (words; 0: any; above 1,023: 1,023);
;        wanted_dead_ends = dead ends in percent of the cells (255: any; above 100: 100), a cell being a place at an odd
;        row and an odd column; field_width, field_height, and the generator's parameters. A generator that works on the
;        present field gets the field that the previous try left
; Out:   carry clear: BC = stats_seed = the seed chosen; stats_turns = turns of its longest route; field = its maze; route,
;        route_length and stats_cells to stats_finish as maze_stats leaves them; rng_seed = the state after that maze
; Refuses: illegal size
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP as the generator and maze_stats
; Writes: what the generator and maze_stats write, rng_seed, stats_seed, stats_turns; operands at make and aim, and in
;        maze_stats and the generator (set before use)
; Size:  200 bytes   Time: that of the mazes and measurements, under 70,000 T for each, and 7,000 T
; Stack: 10 bytes more than the generator, 22 at least
pick_difficulty:
        proc
        local cells, share, most, hundreds, try, farther, measure, make, turn, turned, aim, apart, differ

        push bc
        call field_cells                ; B = cells down, C = cells across
        pop de
        ret c
        push de
        ld (make + 1),hl
        xor a
cells:
        add a,c
        djnz cells
        ld c,a                          ; BC = cells
        ld a,(wanted_dead_ends)
        cp 101
        jr c,most
        ld a,100
most:
        ld hl,0
        inc a
        jr share
        add hl,bc
share:
        dec a
        jr nz,share - 1
        ld c,100
hundreds:
        inc a
        sbc hl,bc
        jr nc,hundreds
        dec a
        ld (aim + 1),a
        pop bc                          ; B = seeds
        ld de,(rng_seed)
        ld hl,$FFFF                     ; the nearest so far
try:
        push bc
        push hl
        push de
        call measure
        pop de
        pop bc
        or a
        sbc hl,bc
        add hl,bc
        jr nc,farther
        ld b,h
        ld c,l
        ld (stats_seed),de
farther:
        ld h,b
        ld l,c
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

; measure - HL = the distance of the maze of seed DE from the wanted difficulty
measure:
        ld (rng_seed),de
make:
        call 0                          ; operand: the generator
        call maze_stats                 ; BC = steps
        ld hl,route
        ld de,0
        ld a,b
        or c
        jr z,turned
turn:
        dec bc
        ld a,b
        or c
        jr z,turned
        ld a,(hl)
        inc hl
        cp (hl)
        jr z,turn
        inc de
        jr turn
turned:
        ld (stats_turns),de
        ld hl,(wanted_turns)
        call apart
        add hl,hl
        push hl
        ld hl,(wanted_length)
        ld de,(route_length)
        call apart
        pop de
        add hl,de
        ld a,(wanted_dead_ends)
        inc a
        ret z
        push hl
aim:
        ld hl,0                         ; operand: dead ends
        ld de,(stats_dead_ends)
        call differ
        add hl,hl
        add hl,hl
        add hl,hl
        pop de
        add hl,de
        ret

; apart - HL = the difference of HL, 1,023 at most, and DE; 0 if HL is 0
apart:
        ld a,h
        or l
        ret z
        ld a,h
        cp 4
        jr c,differ
        ld hl,1023
differ:
        or a
        sbc hl,de
        ret nc
        xor a
        sub l
        ld l,a
        sbc a,a
        sub h
        ld h,a
        ret
        endp
pick_difficulty_end:

        endif

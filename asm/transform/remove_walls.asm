; remove_walls.asm - loops in any maze: a number of random walls between two open cells disappear
;
; 1. List the walls that stand between two cells: those between neighbours in a row, then those in a column.
; 2. Take a random one from the list. Open it if both cells are open. Repeat until walls_removed walls are open, or the list
;    is empty.
;
; So the outer wall stays, no wall is taken twice, all are equally likely, and each makes one more way between two
; cells: connected cells stay connected, and a perfect maze gets walls_removed loops.
; The list: 15 * 14 * 2 = 420 walls at most, 840 bytes of work; an interrupt pushes below it.
; Invariants of step 1: SP = list, HL = the place, B and IXL = places of the row left and altogether, IXH = rows left,
; C = from the end of a row to the next one. Of step 2: IXL = walls still to be opened, plus one.

        if ! defined TRANSFORM_REMOVE_WALLS
TRANSFORM_REMOVE_WALLS equ 1

        include "include/field.asm"
        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/list_take.asm"

        public remove_walls

; remove_walls - open a number of random walls of the maze in the field
; Family: change
; Menu:  275, "Remove /walls", "Takes random walls away: each", "of them makes a loop"
; Parameter: walls_removed, 0 to 255, default 20, "Walls": how many walls between two cells disappear
; After: generate_kruskal
; Source: G13
; In:    rng_seed, field_width, field_height, field (any; bit 7 counts), walls_removed (more than there are: all)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: walls_removed loops, connected, cells open, posts closed; all sets of walls equally likely; connected if the
;        maze was
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP in work: an interrupt then pushes into work
; Writes: field, rng_seed, work; operands at kept_sp, few, mix and pages (set before use)
; Size:  232 bytes   Time: 30,738 T mean, 31,469 T at most (31x31);
;        25,161 T mean, 26,179 T at most (31x23) (50 Kruskal mazes)
; Bound: under 300,000 T whatever the field and the parameter (31x31)
; Growth: small mazes have few walls
; Stack: 4 bytes
remove_walls:
        proc
        local rows, row, wall, no_wall, level, take, few, mix, pages, counted, finished, kept_sp

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        ld (kept_sp + 1),sp
        ld sp,LIST_END
        dec c
        ld de,field + FIELD_STRIDE + 2
rows:
        ex de,hl
        ld ixh,b                        ; undocumented, but works on every Z80
        ld ixl,c
        ld a,2 * FIELD_STRIDE
        sub c
        sub c
        ld c,a
row:
        ld b,ixl
wall:
        ld a,(hl)
        add a,a
        jr nc,no_wall
        push hl
no_wall:
        inc l
        inc l
        djnz wall
        add hl,bc
        dec ixh
        jr nz,row
        call field_cells
        dec b
        ld de,field + 2 * FIELD_STRIDE + 1
        bit 5,l
        jr nz,rows                      ; the last row was one of cells: now the walls between the rows

        ld a,(walls_removed)
        ld ixl,a
        inc ixl
        ld bc,(rng_seed)
        rng_step b, c
        ld (mix + 1),a
        ld a,LIST_FEW
        ld (few + 1),a
        jp counted
take:
        list_take few, mix, pages, finished
        ex de,hl
        ld de,1
        bit 5,l                         ; in a row of cells?
        jr nz,level
        ld e,FIELD_STRIDE
level:
        add hl,de
        ld a,(hl)
        sbc hl,de                       ; carry is clear
        sbc hl,de
        or (hl)
        add a,a
        jp c,take                       ; a closed cell beside it
        add hl,de
        ld (hl),d                       ; FIELD_PATH
counted:
        dec ixl
        jp nz,take
finished:
        ld (rng_seed),bc
kept_sp:
        ld sp,0
        pop ix
        or a
        ret

        if FIELD_PATH
        .error walls are opened with a register that is 0
        endif
        endp
remove_walls_end:

        endif

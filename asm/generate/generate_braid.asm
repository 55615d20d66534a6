; generate_braid.asm - braid: remove dead ends from the maze in the field
;
; A dead end is a passable cell inside the outer wall with exactly one passable neighbour. A door in the outer wall counts
; as a neighbour, but is never a dead end: the outer wall stays as it is. Everything outside the maze becomes wall.
; 1. List the n dead ends; need = n * braid_percent / 100, rounded down.
; 2. Take one from the list (at 100 the last, else a random one), skip it if it is no longer a dead end. Its
;    candidates are the walls beside it with a passable cell straight behind; open one, all equally likely. No candidate
;    (never in a perfect maze): fill the cell. Any new dead end goes on the list.
; 3. Subtract 1 from need for each dead end removed, add 1 for each new one; until need <= 0 or the list is empty.
;
; So at most n - need dead ends are left, and at most three fewer: the last opening may remove four at once, in
; a lattice maze two. Why it ends: passages between cells minus passable cells grows by one or more with each opening, and
; a fill does not change it. It is -421 at least, with all cells isolated, and 783 at most, with all open: fewer than 1,300
; openings of 2,700 T, no more fills than openings and cells together, and never four new dead ends at once.
; Connected cells stay connected: a cell that is filled has one neighbour.
; The length of the list: no three cells of a 2x2 block have one passable neighbour or none, nor three in a row: at most
; 392 + 39 of 29x29; and a cell comes back to the list only after another has left it. It takes 862 bytes of work.
; If all are to go and the field is a lattice (all cells open, all posts closed, no cell isolated), there is no list:
; an opening makes no new dead end there, so each is opened when it is read. If the field turns out not to be a lattice:
; continue at step 1, which reads any field byte by byte.
; Invariants of step 2: SP = list, BC = random state, IX = the cell.

        if ! defined GENERATE_BRAID
GENERATE_BRAID equ 1

        include "include/field.asm"
        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/braid_any.asm"

        public generate_braid

; generate_braid - remove dead ends from the maze in the field
; Family: change
; Menu:  270, "Braid", "Opens dead ends to make loops:", "all, or a percentage"
; Parameter: braid_percent, 0 to 100, default 100, "Percent": percentage of the dead ends to remove
; After: generate_kruskal
; Source: G13
; In:    rng_seed, field_width, field_height, field (any; bit 7 counts), braid_percent (above 100: 100)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: connected, no dead end, cells open, posts closed; below 100 only braid_percent of 100 dead ends are
;        removed; connected if the maze was
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP in work: an interrupt then pushes into work
; Writes: field, rng_seed, work, guard (last 32 bytes); operands at width and bottom, and in braid_any (set before use)
; Size:  350 bytes   Time: 47,335 T mean, 53,975 T at most (31x31); 40,891 T mean, 48,715 T at most (31x23)
; Bound: under 10,000,000 T whatever the field and the parameter (31x31); none was found that takes a tenth of this
; Stack: 10 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31), made from Kruskal's maze of the same seed
generate_braid:
        proc
        local outside, below, row, left_wall, left_way, wall_left_only, dead, draw, redraw, again, first, across, down
        local rightward, opened, step_wall, step_way, no_cell, width, bottom, general, unlisted, done

        call field_cells                ; B = cells down
        ret c
        push ix
        ld de,(field_width)             ; E = width, D = height
        ld a,e
        ld (width + 1),a
        ld a,d
        dec a
        rrca
        rrca
        rrca
        ld (bottom + 1),a               ; a row as a byte: bits 5-7 of its address, and its page
        exx
        push bc
        push de
        push hl
        ld hl,(rng_seed)
        rng_step h, l
        exx

        ; wall all round the outer wall, so that nothing opens into it
        ld hl,field - FIELD_STRIDE
        ld b,FIELD_STRIDE
outside:
        ld (hl),FIELD_WALL
        inc hl
        djnz outside
        ld c,e
        dec d
        jp m,below
        add hl,bc
        ld a,FIELD_STRIDE
        sub e
        ld b,a
        jr outside
below:
        ld d,h
        ld e,l
        inc e
        ld (hl),FIELD_WALL
        ld a,high (field + FIELD_SIZE - 1)
        sub h
        ld b,a
        ld a,l
        cpl
        ld c,a                          ; BC = bytes after this one
        ldir
        ld a,(braid_percent)
        or a
        jp z,unlisted
        cp 100
        jp c,general

        ; read a lattice: HL = above the cell, DE = the cell, BC = below it, HL' = the random state; the place in the code
        ; shows whether there is a wall or a passage on the left
        ld de,field + FIELD_STRIDE
row:
        ld a,e
        sub FIELD_STRIDE - 1
        ld l,a
        ld h,d
        add a,2 * FIELD_STRIDE
        ld c,a
        adc a,d
        sub c
        ld b,a
        ld a,(de)
        inc e
        add a,a
        jr nc,left_way
left_wall:
        ld a,(de)
        inc e
        add a,a
        jp c,no_cell
        ld a,(de)
        inc e
        add a,a
        jp nc,wall_left_only
        ld a,(bc)
        xor (hl)
        jp m,dead
        ld a,(hl)
        add a,a
        jp nc,step_wall
        jp general                      ; isolated
left_way:
        ld a,(de)
        inc e
        add a,a
        jp c,no_cell
        ld a,(de)
        inc e
        add a,a
        jp nc,step_way
        ld a,(bc)
        and (hl)
        jp p,step_wall
dead:                                   ; a dead end: two bits choose a direction, until one can be opened
        push de
        pop ix                          ; two right of the cell
        exx
        ld b,16                         ; draws: enough in a lattice
draw:
        rng_step h, l
        scf
        adc a,a
        jr first
again:
        cp $80
        jr z,redraw                     ; none of the four can be opened
        add a,a
first:
        jr c,across
        add a,a
        jr c,down
        bit 7,(ix - (2 + FIELD_STRIDE))
        jr z,again
        bit 7,(ix - (2 + 2 * FIELD_STRIDE))
        jr nz,again
        ld (ix - (2 + FIELD_STRIDE)),FIELD_PATH
        jr opened
down:
        bit 7,(ix + (FIELD_STRIDE - 2))
        jr z,again
        bit 7,(ix + (2 * FIELD_STRIDE - 2))
        jr nz,again
        ld (ix + (FIELD_STRIDE - 2)),FIELD_PATH
        jr opened
across:
        add a,a
        jr c,rightward
        bit 7,(ix - 3)
        jr z,again
        bit 7,(ix - 4)
        jr nz,again
        ld (ix - 3),FIELD_PATH
        jr opened
rightward:
        bit 7,(ix - 1)
        jr z,again
        bit 7,(ix + 0)
        jr nz,again
        ld (ix - 1),FIELD_PATH
opened:
        exx
        bit 7,(ix - 1)
        jr z,step_way
step_wall:
        inc c
        inc c
        inc l
        ld a,(hl)                       ; the post
        inc l
        add a,a
        jp c,left_wall
        jr general
wall_left_only:
        ld a,(bc)
        and (hl)
        jp m,dead
step_way:
        inc c
        inc c
        inc l
        ld a,(hl)
        inc l
        add a,a
        jp c,left_way
        jr general
redraw:
        dec b
        jp nz,draw
        exx
        jr general
no_cell:                                ; the wall outside ends the row; a lattice has no other
        dec e
        ld a,e
        and FIELD_STRIDE - 1
width:
        cp 0
        jr nz,general
        xor e
        add a,2 * FIELD_STRIDE
        ld e,a
        jr nc,$ + 3
        inc d
        ld a,e                          ; beyond the bottom wall's row?
        add a,d
        sub FIELD_STRIDE + (high field)
bottom:
        cp 0
        jp nz,row
        jr unlisted

general:                                ; passages opened so far stay open
        exx
        push hl
        exx
        pop bc
        ld a,(braid_percent)
        call braid_any
        jr done
unlisted:
        exx
        push hl
        exx
        pop bc
done:
        ld (rng_seed),bc
        exx
        pop hl
        pop de
        pop bc
        exx
        pop ix
        or a
        ret

        endp
generate_braid_end:

        endif

; generate_corridor.asm - corridor partition: walls across parallel corridors, one opening down from each piece
;
; On the odd lattice of the field:
; 1. Lay a corridor along every row of cells, with a wall between it and the next.
; 2. Draw the row of the entrance in the left wall and of the exit in the right wall.
; 3. For each corridor but the last: draw K = 1 to 4 partitions (fewer if there are fewer than 5 cells)
;    and cut the row of cells into K stretches of S = (cells - 1) / K, rounded down, and a remainder.
; 4. In each stretch put a partition right of a random cell and an opening below that cell.
; 5. After the last partition of the row, open the wall below the cell right of it too.
;
; Why it is perfect: the K partitions leave K + 1 pieces of corridor, each with exactly one opening down,
; and the last corridor is undivided; so every piece is joined to the row below by one passage: a tree.
; The source makes its openings two wide so that a partition cannot block one; here partitions are
; at even columns and openings at odd ones, so none can be blocked.
;
; Even draws: a position is a masked byte of a new number, drawn again while it is not below S. The
; doors are drawn first: otherwise the same redraws one step later would repeat mazes.
; The random state is in HL' meanwhile. Self-modified: skip_wall, skip_path, kept_sp, limit, kind.

        if ! defined GENERATE_CORRIDOR
GENERATE_CORRIDOR equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"

        public generate_corridor

; generate_corridor - make a perfect maze of corridors with an entrance and an exit
; Family: generator
; Menu:  10, "Corridor", "Long straight halls, side by", "side: find the gaps in between"
; Source: Z4, Z7 (its machine code)
; In:    rng_seed, field_width, field_height
; Out:   field, entrance, exit, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect, two doors; one in the left wall, one in the right; long level corridors
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, entrance, exit, rng_seed, work (8 bytes); operands at skip_wall, skip_path, kept_sp, limit and kind
;        (set before use)
; Size:  381 bytes   Time: 15,713 T mean, 19,003 T at most (31x31); 13,455 T mean, 16,110 T at most (31x23)
; Growth: few partitions in each corridor
; Stack: 10 bytes
; Repeats: 11 of the 65,536 mazes come up twice (31x31)
generate_corridor:
        proc
        local rows, pair, skip_wall, walls, skip_path, paths, kept_sp, narrow, row, count, limit, kind
        local again, use, next_row, one_kind, door

        call field_cells
        ret c
        exx
        push bc
        push de
        push hl
        exx
        push bc                         ; B = cells down, C = cells across

        ; fill the field from its end: FIELD_WALL twice, FIELD_PATH twice, left wall and first cell
        ld a,c
        sub 2
        ld (skip_wall + 1),a            ; push 16 - C of the 14 pairs of wall, right of the last cell
        ld a,15
        sub c
        ld (skip_path + 1),a            ; push C - 1 of the 14 pairs of path
        ld a,b
        ld (kept_sp + 1),sp
        ld sp,field + FIELD_SIZE
        ld hl,FIELD_WALL * 257
        ld de,FIELD_PATH * 257
        ld bc,FIELD_PATH * 256 + FIELD_WALL
        add a,a
        neg
        add a,33 - 1                    ; 33 - height rows of wall at the bottom
rows:
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        dec a
        jp nz,rows
        ld a,(field_height)
        srl a
pair:                                   ; a corridor and the wall above it
skip_wall:
        jr walls
walls:
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
skip_path:
        jr paths
paths:
        push de
        push de
        push de
        push de
        push de
        push de
        push de
        push de
        push de
        push de
        push de
        push de
        push de
        push de
        push bc
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        push hl
        dec a
        jp nz,pair
kept_sp:
        ld sp,0

        ; the stretches for K = 1 to 4, in steps of two columns
        pop bc
        push bc
        ld hl,work
        ld a,c
        dec a
        ld b,a                          ; n = cells - 1
        cp 4
        jr c,narrow
        ld a,4
narrow:
        ld (limit + 1),a
        ld a,b
        call one_kind                   ; n
        ld a,b
        srl a
        call one_kind                   ; n / 2
        ld a,b
        add a,a
        add a,a
        add a,b
        add a,a
        add a,b
        rlca
        rlca
        rlca
        and 7
        call one_kind                   ; n / 3 = 11n / 32
        ld a,b
        srl a
        srl a
        call one_kind                   ; n / 4

        ; the doors
        pop bc
        exx
        ld hl,(rng_seed)
        rng_step h, l
        exx
        push bc
        exx
        pop bc                          ; the same in B' and C'
        ld a,h
        exx
        call door
        ld (entrance),a
        ld (hl),FIELD_PATH
        exx
        ld a,l
        exx
        call door
        ld (exit),a
        ld a,l
        add a,c
        add a,c
        ld l,a
        ld (hl),FIELD_PATH

        ; the partitions: BC = place right of the row's first cell, DE = from a partition to its opening
        ld a,b
        dec a                           ; corridors left
        ld bc,field + FIELD_STRIDE + 2
        ld de,FIELD_PATH * 256 + FIELD_STRIDE - 1
row:
        push af
        exx
count:
        rng_step h, l                   ; A = H
        rlca
        rlca
        and 3                           ; K, from bits that no position uses
limit:
        cp 4
        jr nc,count
        ld b,a
        inc b                           ; K
        add a,a
        ld (kind + 2),a
kind:
        ld de,(work)                    ; D = mask, E = 2S
        ld c,0                          ; where the stretch begins
        jr use
again:
        rng_step h, l
use:
        ld a,h
        and d
        cp e
        jr nc,again
        add a,c
        exx
        add a,c
        ld l,a
        ld h,b
        ld (hl),FIELD_WALL              ; the partition
        add hl,de
        ld (hl),d                       ; the opening below and left of it
        exx
        ld a,c
        add a,e
        ld c,a
        djnz again
        exx
        inc l
        inc l
        ld (hl),d                       ; and below and right of the last one
        ld a,c
        add a,2 * FIELD_STRIDE
        ld c,a
        jr nc,next_row
        inc b
next_row:
        pop af
        dec a
        jr nz,row
        exx
        ld (rng_seed),hl
        pop hl
        pop de
        pop bc
        exx
        or a
        ret

one_kind:                               ; A = S: store 2S and the mask of the even numbers below 2S
        add a,a
        ld (hl),a
        inc l
        sub 2
        ld c,a
        srl c
        or c
        ld c,a
        srl c
        srl c
        or c
        and 30
        ld (hl),a
        inc l
        ret

door:                                   ; A = a random byte, B = cells down
        ld e,a                          ; out: A = row, HL = its first byte
        ld d,0
        ld l,d
        ld a,b
        add a,a
        add a,a
        add a,a
        add a,a
        ld h,a
        rept 4                          ; H = A * B / 256, B under 16
        add hl,hl
        jr nc,$ + 3
        add hl,de
        endm
        ld l,d
        ld a,h                          ; a cell's row
        srl h
        rr l
        srl h
        rr l                            ; 64 bytes a row of cells
        ld de,field + FIELD_STRIDE
        add hl,de
        add a,a
        inc a
        ret
        endp
generate_corridor_end:

        endif

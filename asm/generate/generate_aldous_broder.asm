; generate_aldous_broder.asm - one random walk over all cells: every maze is equally likely
;
; 1. Begin at the middle cell; it is visited.
; 2. Draw one of four directions. If it leads over the border, draw again. Take the step.
; 3. If the cell is not visited yet: open the wall just crossed, count the cell. When all are visited: done.
; 4. Continue at step 2.
;
; The choice of the first cell does not change the chances.
; - A byte of the map: 255 visited, 0 border, 1 not visited. Cells are at 16 to 254, so a place is less than its byte
;   only if it is visited, and one CP (HL) with the place in A decides whether the walk simply continues.
; - Random numbers: BC = state; E = the sum of all high bytes, good for four moves. All seeds are on one cycle, and
;   two walks on the same numbers soon coincide; their sums differ.
; - H, L = place on the map, DE = place in a table of moves. Alternate registers: DE = 32, B = FIELD_PATH, C = cells left.
; - It ends for each of the 65,536 seeds at each of the 196 sizes: all have been tested.

        if ! defined GENERATE_ALDOUS_BRODER
GENERATE_ALDOUS_BRODER equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/walk_ground.asm"

        public generate_aldous_broder

; broder_step - one move, from the table at DE
broder_step macro
        ld a,(de)
        add a,l
        ld l,a
        cp (hl)
        call nc,arrive
        endm

; generate_aldous_broder - make a perfect maze, all of them equally likely
; Family: generator
; Menu:  110, "Aldous /Broder", "Anything can come: no two", "parts need look alike"
; Source: U2
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; uniform, all mazes are equally likely
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into route, field, guard or work
; Writes: field, rng_seed, work (1,024 bytes), route (256 bytes from 256)
; Size:  161 bytes   Time: 307,442 T mean, 1,155,480 T at most (31x31); 221,449 T mean, 776,948 T at most (31x23)
; Growth: one walk reaches every cell
; Stack: 8 bytes
; Repeats: 10 of the 65,536 mazes come up twice (31x31)
; Note:  393 bytes with field_cells and walk_ground, the only routines that it calls
generate_aldous_broder:
        proc
        local count, walk, arrive, border, from_left, from_above, from_below, open

        call field_cells
        ret c
        ld e,0
        call walk_ground
        ld (hl),255
        xor a
count:
        add a,c
        djnz count
        dec a
        exx
        push bc
        push de
        push hl
        ld b,FIELD_PATH
        ld c,a
        ld de,FIELD_STRIDE
        exx
        ld bc,(rng_seed)
        ld e,c

walk:
        rng_step b, c
        add a,e
        ld e,a
        ld d,high WALK_TABLE
        broder_step
        inc d
        broder_step
        inc d
        broder_step
        ld d,high WALK_TABLE_4
        broder_step
        jp walk

border:                                 ; take the move back
        ld a,(de)
        neg
        add a,l
        ld l,a
        ret

arrive:                                 ; the walk has reached the border or a new cell
        inc (hl)
        dec (hl)
        jr z,border
        ld (hl),255
        sub 16                          ; A = the place, from the first row on
        exx
        rlca
        rlca
        ld l,a                          ; bits 0, 1, 6, 7: the row; 2 to 5: the column
        and 3
        add a,high field
        ld h,a
        ld a,l
        and 15 * 4
        rrca
        xor l
        and 63
        xor l                           ; 64 * row + 2 * column
        add a,FIELD_STRIDE + 1
        ld l,a
        ld (hl),b
        exx
        ld a,(de)                       ; the move that led here
        exx
        dec a
        jr z,from_left
        jp p,from_above
        inc a
        inc a
        jr nz,from_below
        inc l                           ; to the left, from the right
        ld (hl),b
        jr open
from_left:
        dec l
        ld (hl),b
        jr open
from_above:
        or a
        sbc hl,de
        ld (hl),b
        jr open
from_below:
        add hl,de
        ld (hl),b
open:
        dec c
        exx
        ret nz
        pop af
        exx
        pop hl
        pop de
        pop bc
        exx
        ld (rng_seed),bc
        or a
        ret
        endp
generate_aldous_broder_end:

        endif

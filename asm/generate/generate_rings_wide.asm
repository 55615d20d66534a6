; generate_rings_wide.asm - closed rectangular corridors one to three cells wide
;
; 1. Fill the field with walls. Lay a grid over the inside: squares of rings_width cells, a wall of one cell between them;
;    the rest at the right and at the bottom stays wall.
; 2. Draw the square where the chain begins, and whether it goes up or down, left or right.
; 3. Draw the two sides of a ring separately: half of 3 to 10, rounded down, in steps from square to square; at most half
;    of the squares along that side of the field. Reverse up and down with a chance of 1/8, and left and right with another 1/8.
; 4. Place the ring: its first row (going down) or its last one (going up) goes through the chain's end, and its first
;    column (going right) or its last one; by a coin, one column back. If it does not fit, the chain turns.
; 5. Open the ring. The chain's end is now its corner in the direction of the chain. Repeat from step 3,
;    rings_wide_count times.
;
; Why it keeps its promise: each square of a ring has two neighbours in it, so there is no dead end; the chain's end
; is in two rings, so each ring is joined to the one before; and every opening is as wide as a square.
; A field with a single square in one direction gets bands instead of rings, with one in both only that square: at
; 5 x 5 with width 3 the whole inside. A square two or three cells wide has no dead end either.
; Invariants: H, L = row and column of the chain's end, counted in squares; DE = the random state;
; IXH = rings left; IXL: bit 0 = down, bit 1 = right; C = steps along the current side.

        if ! defined GENERATE_RINGS_WIDE
GENERATE_RINGS_WIDE equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

        public generate_rings_wide

; wide_turn - reverse up and down (1) or left and right (2); A = the new directions
wide_turn macro which
        ld a,ixl                        ; undocumented, but works on every Z80
        xor which
        ld ixl,a
        endm

; generate_rings_wide - make a maze of closed corridors one to three cells wide
; Family: generator
; Menu:  210, "Rings, /wide", "Rings that overlap, with halls", "1 to 3 wide"
; Parameter: rings_wide_count, 1 to 255, default 12, "Rings": number of overlapping rings
; Parameter: rings_width, 1 to 3, default 2, "Wide": width of a corridor in cells
; Source: Z12, Z12b
; In:    rng_seed, field_width, field_height, rings_wide_count (0: 1), rings_width (0: 1, above 3: 3)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: connected, no dead end, corridors rings_width wide; every cell is in an open square of that width; where no
;        ring lies, everything is wall
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (7 bytes); operands at skip, and in field_fill (set before use)
; Size:  439 bytes   Time: 44,424 T mean, 50,992 T at most (31x31); 42,309 T mean, 45,918 T at most (31x23)
; Bound: under 1,040,000 T whatever the parameter (31x31)
; Growth: a fixed number of rings
; Stack: 10 bytes
; Repeats: 6 of the 65,536 mazes come up twice (31x31)
generate_rings_wide:
        proc
        local WIDTH, DOWN, MOST_DOWN, ACROSS, MOST_ACROSS, HIGH_STEPS, ROW, LONGEST
        local legal, ring, steady, turn_down, down, up, placed, edge, left, around, same, fits, open, same_page, single
        local side, shorter, squares, divide, half, times, sum, block, skip, row, cells
WIDTH:          equ work                ; rings_width in range
DOWN:           equ work + 1            ; squares down
MOST_DOWN:      equ work + 2            ; longest side of a ring
ACROSS:         equ work + 3
MOST_ACROSS:    equ work + 4
HIGH_STEPS:     equ work + 5            ; the ring's steps down
ROW:            equ work + 6            ; its first row
LONGEST:        equ 17                  ; no ring is longer, in cells: 5 steps of 3 and 2

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,FIELD_WALL
        call field_fill
        push ix
        ld a,(rings_width)
        cp 1
        adc a,0                         ; 0 is 1
        cp 4
        jr c,legal
        ld a,3
legal:
        ld hl,WIDTH
        ld (hl),a
        inc a
        ld e,a
        ld a,b
        call squares
        ld a,c
        call squares
        ld a,(ACROSS)
        ld e,a
        call rng_below
        ld b,a
        ld a,(DOWN)
        ld e,a
        call rng_below
        ld h,a
        ld l,b
        ld de,(rng_seed)
        ld ixl,e
        ld a,(rings_wide_count)
        cp 1
        adc a,0
        ld ixh,a

ring:
        rng_step d, e                   ; A = D
        and 7
        jr z,turn_down
        dec a
        jr nz,steady
        wide_turn 2
        jr steady
turn_down:
        wide_turn 1
steady:
        ld a,(MOST_DOWN)
        call side
        ld (HIGH_STEPS),a
        ld a,ixl
        rra
        jr nc,up
down:
        ld b,h                          ; the ring's first row
        ld a,(DOWN)
        dec a
        sub c
        cp h
        ld a,h
        jr c,around
        add a,c
        jr placed
around:
        wide_turn 1
up:
        ld a,h
        sub c
        ld b,a
        jr nc,placed
        wide_turn 1
        jr down
placed:
        ld h,a                          ; the chain's end
        ld a,b
        ld (ROW),a
        rng_step d, e
        ld a,(MOST_ACROSS)
        call side
        ld a,(ACROSS)
        dec a
        ld b,a                          ; the last column
        ld a,ixl
        bit 1,a
        ld a,l
        jr z,left
        bit 3,d                         ; the coin
        jr z,edge
        sub 1
        adc a,0
edge:
        add a,c
        cp b
        jr z,fits
        jr c,fits
        wide_turn 2
        ld a,b
        sub c
        ld l,a
        jr open
fits:
        ld l,a
        sub c
        jr open
left:
        bit 3,d
        jr z,same
        cp b
        adc a,0
same:
        sub c
        ld l,a
        jr nc,open
        wide_turn 2
        ld l,c
        xor a

open:                                   ; A = the ring's first column, C = steps across
        push hl
        push de
        call times
        add a,FIELD_STRIDE + 1
        ld l,a                          ; HL = field + 32 * row + column + FIELD_STRIDE + 1
        ld a,(ROW)
        call times
        rrca
        rrca
        rrca
        ld b,a
        and 3
        add a,high field
        ld h,a
        ld a,b
        and $E0
        add a,l
        ld l,a
        jr nc,same_page
        inc h
same_page:
        ld a,c
        call times
        ld c,a                          ; from the first column to the last one, in cells
        ld a,(WIDTH)
        ld b,a
        add a,c
        call block                      ; the first row
        ld a,(HIGH_STEPS)
        or a
        jr z,single
        push hl
        call times
        ld hl,WIDTH
        sub (hl)
        ld (ROW),a                      ; cells between the first row and the last one
        ld b,a
        ld a,(hl)
        pop hl
        push hl
        call block                      ; the first column
        ld a,(WIDTH)
        ld b,a
        add a,c
        call block                      ; the last row
        pop hl
        ld a,(ROW)
        ld b,a
        ld a,l
        add a,c
        ld l,a
        ld a,(WIDTH)
        call block                      ; the last column
single:
        pop de
        pop hl
        dec ixh
        jp nz,ring
        ld (rng_seed),de
        pop ix
        or a
        ret

        ; A = cells along a side of the field, E = from one square to the next, HL = before DOWN or ACROSS
squares:
        add a,a
        ld d,-1
divide:
        inc d
        sub e
        jr nc,divide
        inc hl
        ld (hl),d
        ld a,d
        srl a
        cp 6
        jr c,half
        ld a,5
half:
        inc hl
        ld (hl),a
        ret

        ; A, C = steps, at most A, drawn by D
side:
        ld b,a
        ld a,d
        rlca
        rlca
        rlca
        and 7
        add a,3
        rra
        cp b
        jr c,shorter
        ld a,b
shorter:
        ld c,a
        ret

        ; A = A squares in cells; uses DE
times:
        ld e,a
        ld a,(WIDTH)
        ld d,a
        ld a,e
sum:
        add a,e
        dec d
        jr nz,sum
        ret

        ; open B rows of A cells from HL on. Out: HL = the row below; C is kept
block:
        ld e,a
        ld a,LONGEST
        sub e
        add a,a
        ld (skip + 1),a
        ld a,FIELD_STRIDE
        sub e
        ld e,a
        ld d,0
        ld a,FIELD_PATH
row:
skip:
        jr cells
cells:
        rept LONGEST
        ld (hl),a
        inc l
        endm
        add hl,de
        djnz row
        ret
        endp
generate_rings_wide_end:

        endif

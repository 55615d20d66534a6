; generate_rings.asm - a chain of closed square corridors: no dead end
;
; 1. Fill the field with walls. Draw the cell where the chain begins, and whether it goes up or down, left or right.
; 2. Draw the side of a ring: half of 3 to 10, rounded down, in steps from cell to cell; at most half of the cells
;    along the field's shorter side. Reverse up and down with a chance of 1/8, and left and right with another 1/8.
; 3. Place the ring: its first row (going down) or its last one (going up) goes through the chain's end, and its first
;    column (going right) or its last one; by a coin, one column back. If it does not fit, the chain turns.
; 4. Open the ring. The chain's end is now its corner in the direction of the chain. Repeat from step 2, rings_count times.
;
; Why it keeps its promise: each cell of a ring has two neighbours in it, so there is no dead end; the chain's end
; is a cell of two rings, so each ring is joined to the one before. As it goes to the edge before it turns, the chain
; reaches the whole field. Rings lie on odd rows and columns, as in the other mazes: a corridor is one cell wide,
; and so is a wall; the source puts its rings at any place.
; Invariants: H, L = row and column of the chain's end, counted in cells; DE = the random state;
; IXH = rings left; IXL: bit 0 = down, bit 1 = right; C = steps along a side of the ring.

        if ! defined GENERATE_RINGS
GENERATE_RINGS equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

        public generate_rings

; rings_turn - reverse up and down (1) or left and right (2); A = the new directions
rings_turn macro which
        ld a,ixl                        ; undocumented, but works on every Z80
        xor which
        ld ixl,a
        endm

; generate_rings - make a maze of closed square corridors
; Family: generator
; Menu:  200, "Rings", "Square rings that overlap: no", "dead end, and always two ways"
; Parameter: rings_count, 1 to 255, default 30, "Rings": number of overlapping rings
; Source: Z12
; In:    rng_seed, field_width, field_height, rings_count (0: 1)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: connected, no dead end; many loops; where no ring lies, everything is wall
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed; operands at most, most_too, rows, columns, last and last_too, and in field_fill (set before
;        use)
; Size:  275 bytes   Time: 36,302 T mean, 40,683 T at most (31x31); 36,456 T mean, 40,907 T at most (31x23)
; Bound: under 340,000 T whatever the parameter (31x31)
; Growth: a fixed number of rings
; Stack: 6 bytes
; Repeats: 12 of the 65,536 mazes come up twice (31x31)
generate_rings:
        proc
        local rightward_side, downward_side, leftward_side, upward_side
        local shorter, longest, ring, most, side, most_too, steady, turn_down, down, rows, up, placed, right, edge, columns
        local last, left, same, last_too, open, rightward

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,FIELD_WALL
        call field_fill
        push ix
        ld a,b
        ld (rows + 1),a
        cp c
        jr c,shorter
        ld a,c
shorter:
        srl a
        cp 5
        jr c,longest
        ld a,5
longest:
        ld (most + 1),a
        ld (most_too + 1),a
        ld a,c
        ld (columns + 1),a
        dec a
        ld (last + 1),a
        ld (last_too + 1),a
        ld e,b
        call rng_below
        ld b,a
        ld e,c
        call rng_below
        ld h,b
        ld l,a
        ld de,(rng_seed)
        ld ixl,e
        ld a,(rings_count)
        cp 1
        adc a,0                         ; 0 is 1
        ld ixh,a

ring:
        rng_step d, e                   ; A = D
        and 7
        jr z,turn_down
        dec a
        jr nz,steady
        rings_turn 2
        jr steady
turn_down:
        rings_turn 1
steady:
        ld a,d
        rlca
        rlca
        rlca
        and 7
        add a,3
        rra
most:
        cp 0
        jr c,side
most_too:
        ld a,0
side:
        ld c,a
        ld a,ixl
        rra
        jr nc,up
down:
        ld b,h                          ; the ring's first row
        ld a,h
        add a,c
rows:
        cp 0
        jr c,placed
        rings_turn 1
up:
        ld a,h
        sub c
        ld b,a
        jr nc,placed
        rings_turn 1
        jr down
placed:
        ld h,a                          ; the chain's end
        ld a,ixl
        bit 1,a
        ld a,l
        jr z,left
right:
        bit 3,d                         ; the coin
        jr z,edge
        sub 1
        adc a,0
edge:
        add a,c
columns:
        cp 0
        ld l,a
        jr c,rightward
        rings_turn 2
last:
        ld a,0
        sub c
        ld l,a
        jr open
rightward:
        sub c
        jr open
left:
        bit 3,d
        jr z,same
last_too:
        cp 0
        adc a,0
same:
        sub c
        ld l,a
        jr nc,open
        rings_turn 2
        ld l,c
        xor a

open:                                   ; A, B = the ring's first column and row
        push hl
        push de
        add a,a
        add a,FIELD_STRIDE + 1
        ld l,a                          ; HL = field + 64 * row + 2 * column + FIELD_STRIDE + 1
        ld a,b
        rrca
        rrca
        ld b,a
        and $C0
        add a,l
        ld l,a
        ld a,b
        and 3
        add a,high field
        ld h,a
        ld de,FIELD_STRIDE
        ld a,d                          ; FIELD_PATH
        ld b,c
rightward_side:                 ; along the first row
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        djnz rightward_side
        ld b,c
downward_side:                  ; down the last column
        ld (hl),a
        add hl,de
        ld (hl),a
        add hl,de
        djnz downward_side
        ld b,c
leftward_side:                  ; back along the last row
        ld (hl),a
        dec l
        ld (hl),a
        dec l
        djnz leftward_side
        ld b,c
upward_side:                    ; up the first column; carry is clear
        ld (hl),a
        sbc hl,de
        ld (hl),a
        sbc hl,de
        djnz upward_side
        pop de
        pop hl
        dec ixh
        jp nz,ring
        ld (rng_seed),de
        pop ix
        or a
        ret
        endp
generate_rings_end:

        endif

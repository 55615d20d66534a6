; generate_sidewinder.asm - the sidewinder: level runs, one opening up from each
;
; 1. Fill the field with separate cells.
; 2. First row: open the wall between each cell and the next.
; 3. Every other row: a run starts at its first cell. At each cell a coin decides: open the wall to the next cell, which
;    joins the run; or end the run. The last cell of the row always ends it.
; 4. A run that ends is opened upwards above one of its cells, all equally likely; the next cell starts a new run.
;
; Why it is perfect: each run is a piece of corridor with exactly one passage to the row above: a tree.
; Invariants: HL = the wall above the cell, at an even row and an odd column, so the wall right of it
; is the next column with bit 5 of the address set. C = cells in the run. B = coins left in the row.
; A = coins from bit 7 down to above the lowest 1, the end marker. DE = the random state: D gave the coins,
; E is unused so far: n * E / 256 is a place in a run of n cells; after that a new state is drawn.
; A run of two takes a coin instead, if there is one left. IXH, IXL = rows and coins for each row.

        if ! defined GENERATE_SIDEWINDER
GENERATE_SIDEWINDER equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

        public generate_sidewinder

; generate_sidewinder - make a perfect maze of level runs, row by row
; Family: generator
; Menu:  140, "Side/winder", "An open hall above, and ways up", "to it from each row"
; Source: common knowledge
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; first row open from end to end; one passage up from each level run
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed; operands in field_fill (set before use)
; Size:  143 bytes   Time: 30,290 T mean, 31,130 T at most (31x31); 23,633 T mean, 24,424 T at most (31x23)
; Stack: 4 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_sidewinder:
        proc
        local first, row, same, draw, cell, coin, one, end_run, several, place, stay, two, single, beyond, next

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,FIELD_PATH
        call field_fill
        push ix
        dec b
        dec c
        push bc
        pop ix
        ld de,(rng_seed)
        ld hl,field + FIELD_STRIDE + 2
        ld b,c
first:
        ld (hl),FIELD_PATH
        inc l
        inc l
        djnz first
row:
        ld a,l
        and $C0
        add a,2 * FIELD_STRIDE + 1
        ld l,a
        jr nc,same
        inc h
same:
        ld b,ixl                        ; undocumented, but works on every Z80
        ld c,1
draw:
        rng_step d, e                   ; A = D
        scf
        adc a,a
        jr coin
cell:
        add a,a
coin:
        jr c,one
        inc l
        set 5,l
        ld (hl),FIELD_PATH              ; right
        res 5,l
        inc l
        inc c
        djnz cell
        jr end_run                      ; the row's last cell, B = 0
one:
        jr z,draw                       ; that was the end marker
end_run:
        dec c
        jr z,single
        dec c
        jr z,two
several:
        inc c                           ; C = n - 1
        push hl
        ld a,e
place:
        add a,e
        jr nc,stay
        dec l
        dec l
stay:
        dec c
        jr nz,place
        ld (hl),FIELD_PATH
        pop hl
        inc l
        inc l
        inc c
        dec b
        jr z,end_run
        jp p,draw
        jr next
two:
        add a,a
        jr z,several                    ; no coin is left
        jr c,single
        dec l
        dec l
        ld (hl),FIELD_PATH              ; above the first of the two
        inc l
        inc l
        jr beyond
single:
        ld (hl),FIELD_PATH
beyond:
        inc l
        inc l
        inc c
        dec b
        jr z,end_run                    ; the row's last cell is a run of its own
        jp p,cell
next:
        dec ixh
        jr nz,row
        ld (rng_seed),de
        pop ix
        or a
        ret
        endp
generate_sidewinder_end:

        endif

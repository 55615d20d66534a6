; generate_division.asm - recursive division: walls across a room, each with one gap
;
; 1. Fill the field with separate cells: every wall that can be built stands. The whole is the first chamber.
; 2. A chamber one cell wide or high is a corridor: open it from end to end and continue at step 5.
; 3. Choose the wall's direction: across the longer side, or by a coin if the sides are equal.
; 4. Draw how many cells lie before the wall, and which of the cells along it has the gap; open the gap. Put the part
;    above or left of the wall aside; continue at step 2 with the other one.
; 5. Continue at step 2 with the last part that was put aside; if there is none, the maze is finished.
; A chamber of two by two cells takes a short cut: any wall with its gap closes one passage of four.
;
; Why it is perfect: a corridor is a tree, and two trees with one gap in the wall between them are a tree.
; Invariants: HL = the chamber's first cell, B = cells down, C = cells across, DE = the random state.
; A chamber put aside is HL and then BC on the stack; a 0 for BC is below the last one.

        if ! defined GENERATE_DIVISION
GENERATE_DIVISION equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

        public generate_division

; generate_division - make a perfect maze by dividing chambers
; Family: generator
; Menu:  160, "Division", "Long straight walls with a", "single gap in each: find it"
; Source: G7
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; long straight walls with one gap each, chambers within chambers
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed; operands in field_fill (set before use)
; Size:  213 bytes   Time: 70,903 T mean, 78,338 T at most (31x31); 53,158 T mean, 58,935 T at most (31x23)
; Stack: 68 bytes at most (31x31)
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_division:
        proc
        local divide, upright, level, same_page, gap, across, down, corridor, way, back
        local four, axis, wall, done, place, more, stay

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,FIELD_PATH
        call field_fill
        push ix
        ld de,0                         ; nothing is put aside
        push de
        ld de,(rng_seed)
        ld hl,field + FIELD_STRIDE + 1
divide:
        ld a,c
        cp b
        jr c,level
        jr nz,upright
        rng_step d, e                   ; A = D
        dec c
        dec c
        jr z,four
        inc c
        inc c
        add a,a
        jr c,level

upright:
        dec b
        jr z,across
        inc b
        push hl
        push bc
        inc l
        inc l
        ld b,c
        dec b
        ld c,2
        call place                      ; HL = the right part
        pop bc
        ld a,c
        ld c,ixl                        ; undocumented, but works on every Z80
        push bc                         ; the left part is put aside
        sub c
        ld c,a
        push hl
        push bc
        dec l                           ; the wall
        ld c,2 * FIELD_STRIDE
        jr gap

level:
        dec c
        jr z,down
        inc c
        push hl
        push bc
        ld a,l
        ld c,2 * FIELD_STRIDE
        add a,c
        ld l,a
        jr nc,same_page
        inc h
same_page:
        dec b
        call place                      ; HL = the lower part
        pop bc
        ld a,b
        ld b,ixl
        push bc                         ; the upper part is put aside
        sub b
        ld b,a
        push hl
        push bc
        ld b,c
        ld c,2
        res 5,l                         ; the wall: the row above
gap:
        call place
        ld (hl),FIELD_PATH
        pop bc
        pop hl
        jr divide

across:
        ld a,c
        ld bc,1
        jr corridor
down:
        ld a,b
        ld bc,FIELD_STRIDE
corridor:                               ; A = cells, BC = from a cell to the wall
        dec a
way:
        add hl,bc
        ld (hl),b                       ; FIELD_PATH
        add hl,bc
        dec a
        jr nz,way
back:
        pop bc
        ld a,b
        or a
        jr z,done
        pop hl
        jr divide

four:                                   ; two by two: open all four passages, then two coins close one
        ld b,c                          ; BC = 0
        inc l
        ld (hl),b                       ; the upper passage
        ld c,FIELD_STRIDE - 1
        add hl,bc
        ld (hl),b                       ; left
        inc l
        inc l
        ld (hl),b                       ; right
        add hl,bc
        ld (hl),b                       ; the lower passage
        ld c,2 * FIELD_STRIDE           ; from there to the upper one
        add a,a
        jr nc,axis
        ld c,FIELD_STRIDE - 2           ; and the carry
        sbc hl,bc
        ld c,2                          ; from the right to the left one
axis:
        add a,a
        jr c,wall
        sbc hl,bc
wall:
        ld (hl),FIELD_WALL
        jr back

done:
        ld (rng_seed),de
        pop ix
        ret                             ; carry is clear

        ; add C to HL 0 to B - 1 times, all equally likely. Out: HL, IXL = 1 to B: the times and one
place:
        rng_step d, e                   ; A = D
        ld ixl,1
        push de
        ld e,c
        ld c,d
        ld d,0
        jr stay
more:
        add a,c                         ; the carries of B - 1 sums: B * a random byte / 256
        jr nc,stay
        inc ixl
        add hl,de
stay:
        djnz more
        pop de
        ret
        endp
generate_division_end:

        endif

; generate_division_four.asm - recursive division by two walls that cross: four chambers, three gaps
;
; 1. Fill the field with separate cells: every wall that can be built stands. The whole is the first chamber.
; 2. A chamber one cell wide or high is a corridor, where no walls can cross: open it from end to end, continue at step 5.
; 3. Draw how many cells lie above the cross and how many left of it: any place inside is equally likely. Draw the one of
;    the cross's four arms that stays closed.
; 4. Put the four chambers aside, each with the arms above and left of it that get a gap.
; 5. Take the chamber that was put aside last; if there is none, the maze is finished. Open its gaps, each in a random
;    place along the arm. Continue at step 2.
;
; Why it is perfect: four trees around a cross, and a gap in three of its four arms, are a tree.
; Invariants: HL = the chamber's first cell, B = cells down, C = cells across, HL' = the random state.
; A chamber put aside is HL and then BC on the stack. Bit 7 of B: the arm left of it gets a gap; of C: the arm above it.
; Below the last one is a chamber of one cell at address 0.
; A gap in an arm of one cell takes no random number, nor does the place of a cross in a chamber two cells wide or high.

        if ! defined GENERATE_DIVISION_FOUR
GENERATE_DIVISION_FOUR equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

        public generate_division_four

; generate_division_four - make a perfect maze by dividing chambers into four
; Family: generator
; Menu:  165, "Cross /division", "Four parts round a cross of", "walls, and again in each"
; Source: G7
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; long straight walls that cross, three gaps in the four arms of each cross
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed; operands at size and first, and in field_fill (set before use)
; Size:  248 bytes   Time: 64,305 T mean, 85,324 T at most (31x31); 48,750 T mean, 65,256 T at most (31x23)
; Stack: 100 bytes at most (31x31)
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_division_four:
        proc
        local next, beside, divide, size, first, across, way, down, way_down, one, done, place, more, stay

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,FIELD_PATH
        call field_fill
        push ix
        exx
        push hl
        ld hl,(rng_seed)
        exx
        ld hl,0                         ; nothing is put aside
        push hl
        ld hl,$0101
        push hl
        ld hl,field + FIELD_STRIDE + 1
        jr divide

across:
        dec c
        jr z,one
        ld b,c
        xor a                           ; FIELD_PATH
way:
        inc l
        ld (hl),a
        inc l
        djnz way
        jr next
down:                                   ; C = FIELD_PATH
        ld de,FIELD_STRIDE
way_down:
        add hl,de
        ld (hl),c
        add hl,de
        djnz way_down
        jr next
one:
        ld a,h
        or a
        jp z,done

next:
        pop bc
        pop hl
        ld a,c
        add a,a
        jr nc,beside
        rrca
        ld c,a
        push bc
        push hl
        ld b,a
        res 5,l                         ; the row above
        ld de,2
        call place
        ld (hl),d                       ; FIELD_PATH
        pop hl
        pop bc
beside:
        ld a,b
        add a,a
        jr nc,divide
        rrca
        ld b,a
        push bc
        push hl
        dec l
        ld de,2 * FIELD_STRIDE
        call place
        ld (hl),d
        pop hl
        pop bc

divide:
        dec b
        jr z,across
        dec c
        jr z,down
        ld (size + 1),bc
        ld (first + 1),hl
        ld b,c
        ld de,2
        ld ixl,d                        ; undocumented, but works on every Z80
        add hl,de
        call place
        push hl                         ; the upper right chamber
        ld a,ixl
        inc a
        ld ixh,a                        ; IXH = cells left of the cross
        ld a,(size + 2)
        ld b,a
        ld e,2 * FIELD_STRIDE
        ld ixl,d
        add hl,de
        call place                      ; HL = the lower right one
size:
        ld de,0                         ; operand: cells down and across, less one
        ld a,d
        sub ixl
        ld d,a                          ; D = cells below the cross
        ld a,e
        inc a
        sub ixh
        ld c,a                          ; C = cells right of it
        ld b,ixl
        inc b
        ld e,b                          ; E = cells above it
        exx
        rng_step h, l
        exx
        sub $40                         ; a carry comes for one of the four arms: that one has no gap
        jr c,$ + 4
        set 7,b                         ; a gap left of the upper right chamber
        push bc
        push hl
        ld b,d
        sub $40
        jr c,$ + 4
        set 7,b
        sub $40
        jr c,$ + 4
        set 7,c
        push bc
        ld b,d
        ld c,ixh
        sub $40
        jr c,$ + 4
        set 7,c
        ld a,l
        sub ixh
        sub ixh
        ld l,a                          ; the lower left chamber
        push hl
        push bc
first:
        ld hl,0                         ; operand: the upper left one
        ld b,e
        ld c,ixh
        jr divide

done:
        exx
        ld (rng_seed),hl
        pop hl
        exx
        pop ix
        ret                             ; carry is clear

        ; add DE to HL 0 to B - 1 times, all equally likely. Out: IXL is greater by the times
place:
        dec b
        ret z
        exx
        rng_step h, l
        exx
        ld c,a
more:
        add a,c                         ; the carries of B - 1 sums: B * a random byte / 256
        jr nc,stay
        inc ixl
        add hl,de
stay:
        djnz more
        ret

        if FIELD_PATH
        .error gaps are opened with a register that is 0
        endif
        endp
generate_division_four_end:

        endif

; generate_division.asm - recursive division: walls across an open room, each with one gap
;
; Source G7.
; 1. Fill the field: outer wall, all else one open room. The room is the first chamber.
; 2. Choose the wall's direction: across the longer side, and by a coin when the sides are equal.
; 3. Draw how many cells lie before the wall, and which of the cells along it has the gap; build the wall.
; 4. A part one cell wide or high is finished. Put the part above or left of the wall aside, unless it is
;    finished, and go on with the other one, with 2.
; 5. If that is finished: go on with the last one that was put aside; if there is none: the end.
; A chamber of two by two cells takes a short cut: any wall with its gap closes one way of four.
;
; Why it is perfect: a corridor is a tree, and two trees with one gap in the wall between them are a tree.
; What holds all the time: HL = the chamber's first cell, B = cells down, C = cells across, DE = the random state;
; while a wall is built, IXH = cells before the wall, then beyond it; IXL = cells before the gap.
; A chamber put aside is HL and then BC on the stack; under the last one stands 0 for BC.

        if ! defined GENERATE_DIVISION
GENERATE_DIVISION equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"

        public generate_division

; generate_division - make a perfect maze by dividing chambers
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
;        carry set: illegal size, nothing written
; Maze:  perfect; long straight walls with one gap each, chambers within chambers
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, and its own operands at skip_walls, skip_room and kept_sp (set before use)
; Size:  335 bytes   Time: 79,472 T mean, 88,032 T at most (31x31); 59,488 T mean, 66,855 T at most (31x23)
; Stack: 50 bytes at most (31x31)
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_division:
        proc
        local rows, skip_walls, walls, skip_room, room, top, kept_sp
        local divide, upright, beside, build, back, level, under, along, four, beyond, after, done
        local places, below, more, before, step, same_page, gap, at_gap

        call field_cells
        ret c
        push ix
        ld ix,0                         ; nothing is put aside
        push ix
        push bc

        ; fill from the end: the rows below the room, its own rows, the wall above it
        ld a,c
        sub 2
        ld (skip_walls + 1),a           ; 15 - C of 13 pairs of wall, and one that is always there
        ld a,15
        sub c
        ld (skip_room + 1),a            ; C - 1 of 14 pairs of room
        ld a,16
        sub b
        add a,a                         ; rows of wall, 2 to 28
        ld (kept_sp + 1),sp
        ld sp,field + FIELD_SIZE
        ld hl,FIELD_WALL * 257
        ld b,h
        ld c,h                          ; BC = left wall and first cell, in a row of wall: wall
        ld d,h
        ld e,h                          ; DE = two bytes of the room
rows:
skip_walls:
        jr walls
walls:
        rept 13
        push hl
        endm
        push hl
skip_room:
        jr room
room:
        rept 14
        push de
        endm
        push bc
        dec a
        jp nz,rows
        bit 7,d
        jr z,top                        ; these were the room's
        ld de,FIELD_PATH * 257
        ld b,d
        ld a,(field_height)
        sub 2
        jr rows
top:
        push hl
        inc a
        cp 16
        jr nz,top
kept_sp:
        ld sp,0
        pop bc

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
        jp z,four
        inc c
        inc c
        add a,a
        jr c,level

upright:
        push hl
        ld h,b
        ld l,c
        call places
        pop hl
        inc ixh                         ; undocumented, on every Z80
        ld a,c
        ld c,ixh
        sub c
        ld ixh,a                        ; IXH = cells across the right part
        ld a,c
        dec a
        jr z,beside                     ; the left part is finished
        push hl
        push bc
beside:
        add a,a
        inc a
        add a,l
        ld l,a                          ; the wall
        push hl
        push de
        push hl
        ld de,FIELD_STRIDE
        ld c,b
        ld a,b
        add a,a
        dec a
        ld b,a
        ld a,FIELD_WALL
build:
        ld (hl),a
        add hl,de
        djnz build
        pop hl
        ld a,ixl
        add a,a
        jr z,at_gap
        ld b,a
gap:
        add hl,de
        djnz gap
at_gap:
        ld (hl),FIELD_PATH
        pop de
        pop hl
        inc l
        ld b,c
        ld a,ixh
        ld c,a
        dec a
        jr nz,divide

back:
        pop bc
        ld a,b
        or a
        jr z,done
        pop hl
        jr divide

level:
        push hl
        ld h,c
        ld l,b
        call places
        pop hl
        inc ixh
        ld a,b
        ld b,ixh
        sub b
        ld ixh,a                        ; IXH = cells down the lower part
        ld a,b
        dec a
        jr z,under                      ; the upper part is finished
        push hl
        push bc
under:
step:
        ld a,l
        add a,2 * FIELD_STRIDE
        ld l,a
        jr nc,same_page
        inc h
same_page:
        djnz step
        push hl
        res 5,l                         ; the wall: the row above
        ld a,c
        add a,a
        dec a
        ld b,a
        ld a,ixl
        add a,a
        add a,l                         ; its gap
along:
        ld (hl),FIELD_WALL
        inc l
        djnz along
        ld l,a
        ld (hl),FIELD_PATH
        pop hl
        ld a,ixh
        ld b,a
        dec a
        jp nz,divide
        jr back

four:                                   ; two by two: two coins close one way of the four
        ld c,FIELD_STRIDE + 1
        ld b,0
        add hl,bc
        ld (hl),FIELD_WALL
        ld c,1
        add a,a
        jr c,beyond
        ld c,FIELD_STRIDE
beyond:
        add a,a
        jr c,after
        sbc hl,bc
        sbc hl,bc
after:
        add hl,bc
        ld (hl),FIELD_WALL
        jr back

done:
        ld (rng_seed),de
        pop ix
        ret                             ; carry is clear

        ; L = cells across the wall, H = cells along it. Out: IXH = 0 to L - 2, IXL = 0 to H - 1
places:
        dec l
        call below
        ld ixh,ixl
        ld l,h
below:                                  ; L = n: IXL = n * a random byte / 256: the carries of n - 1 sums
        rng_step d, e                   ; A = D
        ld ixl,0
        jr before
more:
        add a,d
        jr nc,before
        inc ixl
before:
        dec l
        jr nz,more
        ret
        endp
generate_division_end:

        endif

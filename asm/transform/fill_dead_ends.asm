; fill_dead_ends.asm - dead-end filling: only the route and the loops are left
;
; 1. Read the field cell by cell. A passable cell with at most one passable neighbour that is neither start nor
;    finish becomes a wall.
; 2. Its neighbour may be a dead end now: go there and do the same, until a cell stays. Then read on.
;
; Why one reading is enough: a cell that stays has two passable neighbours, or is an end; it can only become a dead
; end when a neighbour is filled, and then it is looked at again. Each cell is filled once: linear time.
; The cells left are the route in a perfect maze; in any other all cells on loops, or between loops and ends. An isolated
; cell is filled too; a start that is isolated, or becomes so, stays as it is, alone.
; Why it is fast: it remembers whether the previous cell is passable, so a cell in a horizontal corridor takes one
; look. The path back has a loop for each direction, which looks at the other three cells only. Both ends hold MARK
; meanwhile, so only a cell whose byte is MARK or more is compared with their addresses.
; The edges: there is a wall above and below. On the right the last column is wall, as in every maze of legal size, and
; closes the left side too; if it is not, the rows are moved apart in field and route to make room for a column of wall.
; Bound: of each 2x2 block one cell stays, so at most 768 cells are filled, 365 T each; a run of them takes under 550 T
; more for its two ends, reading a passable cell under 130 T, and moving the rows 50,000 T.
; Invariants: BC = one row up, DE = two rows down.

        if ! defined TRANSFORM_FILL_DEAD_ENDS
TRANSFORM_FILL_DEAD_ENDS equ 1

        include "lib/field_row.asm"

        public fill_dead_ends

; fill_dead_ends - fill all dead ends of the field except two cells
; Family: change
; Menu:  290, "Fill /ends", "Fills dead ends, so that only", "the way and the loops stay"
; Source: Z17
; In:    D,E = start row, column; H,L = finish row, column; field (any: bit 7 counts, the other bits stay)
; Ends:  start, finish
; Out:   carry clear: field
; Refuses: an end is a wall or outside 0..31
; Promise: no dead end but the ends; the routes between start and finish, and the loops; in a perfect maze only the
;        route
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: field, guard (last 33 bytes), route (99 bytes); operands at start and finish (set before use)
; Size:  486 bytes   Time: 99,021 T mean, 103,150 T at most (31x31);
;        78,160 T mean, 81,284 T at most (31x23) (50 Kruskal mazes)
; Bound: under 900,000 T for any field
; Stack: 8 bytes
fill_dead_ends:
        proc
        local MARK, column, spread, borders, edge, read, open, corner, pass, passed, alone, stays, below, fill, resume
        local special, start, finish, is_end, over, right_dead, right_fill, left_dead, left_fill, turn_column
        local up_fill, only_down, down_dead, down_fill, turn_row, only_left, done, gather
        local address
MARK:           equ $7F                 ; the greatest passable byte

        ld a,d
        or e
        or h
        or l
        and $E0
        add a,$FF
        ret c
        ld b,d
        ld c,h
        call address
        ex de,hl
        call address                    ; HL = start, DE = finish
        ld a,(de)
        or (hl)
        add a,a
        ret c
        ld (start + 1),hl
        ld (finish + 1),de
        push bc
        ld b,(hl)
        ld a,(de)
        ld c,a
        ld a,MARK
        ld (hl),a
        ld (de),a
        pop de                          ; D = row of start, E = row of finish
        push bc                         ; B = byte of start, C = byte of finish
        push de
        ld hl,field + FIELD_STRIDE - 1
        ld de,FIELD_STRIDE
        ld bc,FIELD_STRIDE / 4 * 256 + FIELD_STRIDE
        ld a,FIELD_WALL
column:
        rept 4
        and (hl)
        add hl,de
        endm
        djnz column
        pop de
        ld hl,field + FIELD_SIZE
        add a,a
        jr c,borders
        ld c,d                          ; the rows apart: row R moves to an address R higher
        ld hl,(start + 1)
        add hl,bc
        ld (start + 1),hl
        ld c,e
        ld hl,(finish + 1)
        add hl,bc
        ld (finish + 1),hl
        ld hl,field + FIELD_SIZE - 1
        ld de,field + FIELD_SIZE + FIELD_STRIDE - 1
        ld a,FIELD_STRIDE
spread:
        ex de,hl
        ld (hl),FIELD_WALL
        ex de,hl
        dec de
        ld bc,FIELD_STRIDE
        lddr
        dec a
        jr nz,spread
        ld hl,field + FIELD_SIZE + FIELD_STRIDE
        ld c,FIELD_STRIDE + 1
borders:                                ; HL = below the last row, C = bytes in a row
        ld de,field - 1
        ld b,11
        ld a,FIELD_WALL
edge:
        rept 3
        ld (hl),a
        ld (de),a
        inc l
        dec e
        endm
        djnz edge
        ld (hl),b                       ; an isolated cell ends the reading
        inc l
        ld (hl),a
        add hl,bc
        dec l
        ld (hl),a
        ld a,b
        ld d,b
        ld e,c
        sla e
        sub c
        ld c,a
        dec b
        ld hl,field
        ld a,MARK
        jr read

stays:                                  ; HL = one row below a cell that stays, and wall follows
        add hl,bc
        inc hl
        inc hl
read:                                   ; HL = the next cell, the one before is wall; A = MARK
        rept 5
        cp (hl)
        inc hl
        jr nc,open
        endm
        cp (hl)
        inc hl
        jr c,read
open:                                   ; passable; add keeps the sign that cp leaves: minus means wall
        cp (hl)
        dec hl
        jr c,alone
        add hl,bc                       ; wall, cell, passable: needs a passage up or down
        cp (hl)
        add hl,de
        jp p,corner
        cp (hl)
corner:
        add hl,bc
        jp m,right_dead
        inc hl
pass:                                   ; HL = a passable cell, and so is the one before
        inc hl
        cp (hl)
        jr c,passed
        inc hl
        cp (hl)
        jr nc,pass
passed:
        dec hl
        add hl,bc                       ; passable, cell, wall: needs the same
        cp (hl)
        add hl,de
        jp p,stays
        cp (hl)
        jp m,left_dead
        jr stays
alone:                                  ; wall, cell, wall: needs both
        add hl,bc
        cp (hl)
        add hl,de
        jp m,below
        cp (hl)
        jp p,stays
        add hl,bc                       ; a passage up only
        push hl
        cp (hl)
        call z,special
        jp up_fill
below:
        cp (hl)
        add hl,bc
        push hl
        jp p,down_dead
        cp (hl)
        call z,special
        ld a,h
        cp high (field + FIELD_SIZE)
        jr c,fill
        ld a,l
        and $60                         ; cells in this page have less
        jp nz,done
fill:
        set 7,(hl)
        jr resume
over:                                   ; from special: do not come back
        pop af
resume:                                 ; continue reading after the dead end
        pop hl
        inc hl
        ld a,MARK
        jr read

special:                                ; HL = the next cell, A = its byte: return if it can be a dead end
        add a,a
        jr c,over
        push de
start:
        ld de,0
        sbc hl,de
        add hl,de
        jr z,is_end
finish:
        ld de,0
        or a
        sbc hl,de
        add hl,de
is_end:
        pop de
        ret nz
        pop af                          ; do not come back
        pop hl
        ld a,MARK
        cp (hl)
        inc hl
        jp c,read
        cp (hl)                         ; the cell being read was an end and stays
        jr nc,pass
        inc hl
        jp read

right_dead:
        push hl
        cp (hl)
        call z,special
right_fill:                             ; fill the cell, go right
        set 7,(hl)
        inc hl
        ld a,(hl)
        cp e
        call nc,special
        add hl,bc
        ld a,(hl)
        add hl,de
        and (hl)
        add hl,bc
        jp m,right_fill
        inc hl
        ld a,(hl)
        dec hl
        jr turn_column

left_dead:
        add hl,bc
        push hl
        cp (hl)
        call z,special
left_fill:
        set 7,(hl)
        dec hl
        ld a,(hl)
        cp e
        call nc,special
        add hl,bc
        ld a,(hl)
        add hl,de
        and (hl)
        add hl,bc
        jp m,left_fill
        dec hl
        ld a,(hl)
        inc hl
turn_column:                            ; A = the cell ahead; a passage up, down or both
        add a,a
        jr nc,resume
        add hl,bc
        ld a,(hl)
        or a
        add hl,de
        jp m,only_down
        ld a,(hl)
        or a
        add hl,bc
        jp p,resume
up_fill:
        set 7,(hl)
        add hl,bc
        ld a,(hl)
        cp e
        call nc,special
        dec hl
        ld a,(hl)
        inc hl
        inc hl
        and (hl)
        dec hl
        jp m,up_fill
        add hl,bc
        ld a,(hl)
        add hl,de
        jr turn_row

down_dead:
        cp (hl)
        call z,special
        jr down_fill
only_down:
        add hl,bc
down_fill:
        set 7,(hl)
        add hl,de
        add hl,bc
        ld a,(hl)
        cp e
        call nc,special
        dec hl
        ld a,(hl)
        inc hl
        inc hl
        and (hl)
        dec hl
        jp m,down_fill
        add hl,de
        add hl,bc
        ld a,(hl)
turn_row:                               ; HL = one row below the cell; A = the cell ahead; a passage left, right or both
        add hl,bc
        add a,a
        jp nc,resume
        inc hl
        ld a,(hl)
        dec hl
        dec hl
        add a,a
        jr c,only_left
        ld a,(hl)
        inc hl
        add a,a
        jp nc,resume
        jp right_fill
only_left:
        inc hl
        jp left_fill

done:
        pop hl
        pop bc
        ld hl,(start + 1)
        ld (hl),b
        ld hl,(finish + 1)
        ld (hl),c
        bit 1,e
        ret z
        ld de,field                     ; the rows together again
        ld h,d
        ld l,e
        ld a,FIELD_STRIDE
gather:
        ld bc,FIELD_STRIDE
        ldir
        inc hl
        dec a
        jr nz,gather
        ret
address:                                ; HL = address of row H, column L; carry clear
        ld a,l
        push af
        ld a,h
        call field_row
        pop af
        or l
        ld l,a
        ret
        endp
fill_dead_ends_end:

        endif

; fill_dead_ends.asm - dead-end filling: what is left is the way
;
; Source Z17.
; 1. Read the field cell by cell. A passable cell that has at most one passable neighbour, and is neither start nor
;    finish, becomes a wall.
; 2. Its neighbour may be a dead end now: go there and do the same, until a cell stays. Then read on.
;
; Why one reading is enough: a cell that stays has two passable neighbours, or is an end; it can only become a dead
; end when a neighbour is filled, and then we go there. Each cell is filled once: linear time.
; What is left: in a perfect maze the route; in any other all cells on a ring, or between rings and ends. An isolated
; cell is filled too; a start that is isolated, or becomes so, stays as it is and alone.
; How it is fast: the reader knows whether the cell before is passable, so a cell in a horizontal corridor costs one
; look. On the way back there is a loop for each of the four directions. Both ends hold MARK meanwhile: only a cell
; with a byte that high is compared with their addresses.
; The edges: a wall above and below. At the sides the last column is wall, as in every maze of legal size; if it is
; not, the rows move apart for a column of wall.
; What holds all the time: BC = one row up, DE = two rows down.

        if ! defined TRANSFORM_FILL_DEAD_ENDS
TRANSFORM_FILL_DEAD_ENDS equ 1

        include "lib/field_images.asm"

        public fill_dead_ends

; fill_dead_ends - fill all dead ends of the field but two cells
; In:    D,E = start row, column; H,L = finish row, column; field (any: bit 7 counts, the other bits stay)
; Out:   carry clear: field
;        carry set: an end is a wall or outside 0..31, nothing written
; Maze:  the ways between start and finish, and the rings; in a perfect maze the route alone
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: field, guard (its last 33 bytes), route (its first 99 bytes), and operands at start, finish and limit (set
;        before use)
; Size:  188 bytes   Time: 211,602 T mean, 223,441 T at most (31x31)
;        160,904 T mean, 172,130 T at most (31x23) (50 Kruskal mazes)
; Stack: 8 bytes
fill_dead_ends:
        proc
        local MARK, column, spread, borders, edge, read, open, corner, pass, stays, next, alone, below, isolated, limit
        local special, start, finish, is_end, over, resume, right, right_fill, right_side, left, left_fill, left_side
        local down, down_fill, down_side, up, up_fill, up_side, turn_row, turn_column, only_down, only_right
        local done, gather, address, refused
MARK:            equ $7F                 ; the greatest passable byte

        ld a,d
        or e
        or h
        or l
        and $E0
        jp nz,refused
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
        ld b,e
        ld c,e
        ld a,FIELD_WALL
column:
        and (hl)
        add hl,de
        djnz column
        pop de
        ld hl,field + FIELD_SIZE
        add a,a
        jr c,borders
        ld c,d                          ; the rows apart: row R moves R bytes up
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
        ld b,c
        ld a,FIELD_WALL
edge:
        ld (hl),a
        ld (de),a
        inc l
        dec e
        djnz edge
        ld (limit + 1),hl
        ld (hl),MARK                     ; an isolated cell ends the reading
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

read:                                   ; HL = the next cell, the one before is wall; A = MARK
        rept 3
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
        add hl,bc                       ; wall, cell, passable: needs a way up or down
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
        jr nc,pass
        dec hl
        add hl,bc                       ; passable, cell, wall
        cp (hl)
        add hl,de
        jp p,stays
        cp (hl)
        jp m,left_dead
stays:
        add hl,bc
next:
        inc hl
        inc hl
        jr read
alone:                                  ; wall, cell, wall
        add hl,bc
        cp (hl)
        add hl,de
        jp m,below
        cp (hl)
        jr nc,stays
        add hl,bc
        push hl
        ld a,(hl)
        cp e
        call nc,special
        jp up_fill
below:
        cp (hl)
        add hl,bc
        push hl
        jp m,isolated
        ld a,(hl)
        cp e
        call nc,special
        jp down_fill
isolated:
        ld a,(hl)
        cp e
        call nc,special
        push de
limit:
        ld de,0
        or a
        sbc hl,de
        add hl,de
        pop de
        jp z,done
        set 7,(hl)
resume:                                 ; on with reading after the dead end
        pop hl
        ld a,MARK
        cp (hl)
        inc hl
        jr c,read
        cp (hl)                         ; it was an end and stays
        jr nc,pass
        inc hl
        jr read

special:                                ; HL = the next cell, A = its byte: come back if it can be a dead end
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
over:
        pop af
        jr resume

right_dead:
        push hl
        ld a,(hl)
        cp e
        call nc,special
        jr right_fill
right:                                  ; HL = a passable cell; we came to the right
        add hl,bc
        ld a,(hl)
        add hl,de
        and (hl)
        add hl,bc
        jp p,right_side
right_fill:
        set 7,(hl)
        inc hl
        ld a,(hl)
        cp e
        jr c,right
        call special
        jr right
right_side:
        inc hl
        ld a,(hl)
        dec hl
        jr turn_column

left_dead:
        add hl,bc
        push hl
        ld a,(hl)
        cp e
        call nc,special
        jr left_fill
left:
        add hl,bc
        ld a,(hl)
        add hl,de
        and (hl)
        add hl,bc
        jp p,left_side
left_fill:
        set 7,(hl)
        dec hl
        ld a,(hl)
        cp e
        jr c,left
        call special
        jr left
left_side:
        dec hl
        ld a,(hl)
        inc hl
turn_column:                            ; A = the cell ahead; a way up, down or both
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
        jr c,up
        call special
up:
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

only_down:
        add hl,bc
down_fill:
        set 7,(hl)
        add hl,de
        add hl,bc
        ld a,(hl)
        cp e
        jr c,down
        call special
down:
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
turn_row:                               ; HL = one row below the cell; A = the cell ahead; a way left, right or both
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
        jr left_fill

done:
        pop hl
        pop bc
        ld hl,(start + 1)
        ld (hl),b
        ld hl,(finish + 1)
        ld (hl),c
        bit 1,e
        ret z
        ld de,field                     ; the rows together
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
refused:
        scf
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

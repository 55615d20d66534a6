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
; What holds all the time: HL = the cell where we read; IX = the cell where we fill.

        if ! defined TRANSFORM_FILL_DEAD_ENDS
TRANSFORM_FILL_DEAD_ENDS equ 1

        include "lib/field_images.asm"

        public fill_dead_ends

; fill_look - on to cell if that way is the second passable neighbour: fill_look -, 1, cell
; C = 1 until a passable neighbour is found, then 0; DE = the step to it
fill_look macro sign, step, cell
        local wall
        bit 7,(ix sign step)
        jr nz,wall
        dec c
        jp m,cell
        ld de,0 sign step
wall:
        endm

; fill_dead_ends - fill all dead ends of the field but two cells
; In:    D,E = start row, column; H,L = finish row, column; field (any: bit 7 counts, the other bits stay)
; Out:   carry clear: field
;        carry set: an end is a wall or outside 0..31, nothing written
; Maze:  the ways between start and finish, and the rings; in a perfect maze the route alone
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: field, guard (its last 32 bytes), route (33 bytes), and operands at start, start_page, finish and
;        finish_page (set before use)
; Size:  188 bytes   Time: 211,602 T mean, 223,441 T at most (31x31); 160,904 T mean, 172,130 T at most (31x23) (50 Kruskal mazes)
; Stack: 4 bytes
fill_dead_ends:
        proc
        local edge, cell, step, not_left, not_right, start, start_page, finish, finish_page, fill, stays, address, refused

        ld a,d
        or e
        or h
        or l
        and $E0
        jp nz,refused
        call address
        ex de,hl
        call address                    ; HL = start, DE = finish
        ld a,(de)
        or (hl)
        add a,a
        ret c
        ld a,l
        ld (start + 1),a
        ld a,h
        ld (start_page + 1),a
        ld a,e
        ld (finish + 1),a
        ld a,d
        ld (finish_page + 1),a
        push ix
        ld hl,field - FIELD_STRIDE      ; wall above and below the field
        ld de,field + FIELD_SIZE
        ld b,FIELD_STRIDE
        ld a,FIELD_WALL
edge:
        ld (hl),a
        ld (de),a
        inc hl
        inc de
        djnz edge
        ex de,hl
        ld (hl),b                       ; FIELD_PATH ends the reading
        ld hl,field
cell:                                   ; HL = the next cell
        ld a,(hl)
        inc hl
        add a,a
        jr c,cell
        push hl
        pop ix
        dec ix
        ld a,ixh
        cp high (field + FIELD_SIZE)
        jr z,stays
step:
        ld c,1
        fill_look -, FIELD_STRIDE, cell
        fill_look +, FIELD_STRIDE, cell
        ld a,ixl                        ; undocumented, on every Z80
        ld b,a
        and FIELD_STRIDE - 1
        jr z,not_left
        fill_look -, 1, cell
not_left:
        cp FIELD_STRIDE - 1
        jr z,not_right
        fill_look +, 1, cell
not_right:
        ld a,b
start:
        cp 0
        jr nz,finish
        ld a,ixh
start_page:
        cp 0
        jr z,cell
        ld a,b
finish:
        cp 0
        jr nz,fill
        ld a,ixh
finish_page:
        cp 0
        jr z,cell
fill:
        set 7,(ix + 0)
        add ix,de
        dec c
        jr nz,step
        jr cell                         ; it was isolated
stays:
        pop ix
        or a
        ret
refused:
        scf
        ret

address:                                ; HL = address of row H, column L; carry clear
        ld a,h
        ld c,l
        call field_row
        ld a,l
        or c
        ld l,a
        ret
        endp
fill_dead_ends_end:

        endif

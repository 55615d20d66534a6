; links_step.asm - the step that leads nearer to the cell from which links_distance has measured
;
; A monster steps to a neighbour that is one nearer. Each cell with a way but the first has such a neighbour.

        if ! defined LINKS_STEP
LINKS_STEP equ 1

        include "links/links_distance.asm"
        include "links/links_neighbour_of.asm"

        public links_step

; links_step - the step that takes a monster nearer to the cell of links_distance
; Family: part
; Source: W1
; In:    D,E = the monster's row, column; links, after links_distance
; Out:   carry clear: D,E = the next cell, A = the step's code; carry set: no step, D,E unchanged: the monster has arrived,
;        or there is no way, or its cell is outside the maze
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: links_steps; operands at nearer (set before use)
; Size:  56 bytes   Time: 8,206 T at most
; Stack: 16 bytes
; Note:  not for mazes with crossings or arrows; links_weave_step is for a walker in mazes with crossings
links_step:
        proc
        local look, nearer, no, at
        call at
        ret c
        dec hl
        ld (nearer + 1),hl
        xor a
look:
        push af
        push de
        call links_neighbour_of
        jr c,no
        call at
nearer:
        ld bc,0                         ; operand: the distance of the next cell
        sbc hl,bc                       ; carry is clear
        jr nz,no
        pop hl
        pop af
        or a
        ret
no:
        pop de
        pop af
        inc a
        cp 8
        jr nz,look
        scf
        ret
at:                                     ; HL = the distance of D,E
        push de
        call links_cell
        pop de
        ret c
        links_at
        ld a,(hl)
        inc l
        ld h,(hl)
        ld l,a
        or a
        ret
        endp
links_step_end:

        endif

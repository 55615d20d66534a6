; links_weave_step.asm - one step of a walker in a maze of squares with crossings
;
; At a crossing the walker is on the bridge or below it: the step must keep the direction of the last one, or go back.

        if ! defined LINKS_WEAVE_STEP
LINKS_WEAVE_STEP equ 1

        include "links/links_neighbour_of.asm"

        public links_weave_step

; links_weave_step - the cell that a walker steps to, over and under bridges
; Family: part
; Source: T1
; In:    D,E = row, column; A = code of the direction, B = code of the step that led here; tiling = 0; links, after a generator, a
;        solver or links_rule for this size
; Out:   carry clear: D,E = the next cell, A is lost; carry set: there is no passage, or none that this walker can take at a
;        crossing, or D,E is outside the maze, or another tiling; D,E unchanged
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
; Size:  31 bytes   Time: 908 T at most
; Stack: 6 bytes
links_weave_step:
        proc
        local go
        ld c,a
        ld a,(tiling)
        cp 1
        ccf
        ret c
        push de
        call links_cell
        pop de
        ret c
        res 3,h
        ld a,(hl)
        and WEAVE_BITS
        jr z,go
        ld a,c
        xor b
        and 3                           ; 0 or 4: straight on or back
go:
        ld a,c
        jp z,links_neighbour_of
        scf
        ret
        endp
links_weave_step_end:

        endif

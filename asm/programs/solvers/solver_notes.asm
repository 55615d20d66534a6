; solver_notes.asm - call a solver, and find the places that it has visited by the notes that it makes for itself
;
; A place is visited if the field has a passage there and the solver's note is not the one for places that are not
; visited: solver_entry.asm states where each solver keeps its notes. So any solver can be watched without changes to it.

        if ! defined SOLVERS_SOLVER_NOTES
SOLVERS_SOLVER_NOTES equ 1

        include "programs/solvers/solve_board.asm"
        include "programs/solvers/solver_entry.asm"

THINKING:       equ ATTRIBUTES + RESULT_ROW * 32 + PANEL

        public solver_run, solver_watch, solver_update, solver_count

; solver_run - call the solver
solver_run:
        ld de,(solve_start)
        ld hl,(solve_finish)
solver_call:
        call 0                          ; operand
        sbc a,a
        ld (failed),a
        ret

; solver_watch - solver_update while a solver is interrupted: if it has SP in its notes to fill them, the interrupt
; has pushed an address there, which is not a visit; and a letter of "thinking" is bright, then the next one: some solvers show nothing for seconds
; In:    solver, watch_sp
; Out:   -
; Keeps: IX, IY
; Uses:  AF, AF', BC, DE, HL
; Writes: as solver_update
solver_watch:
        ld hl,THINKING + 7
        ld d,h
        ld e,l
        ld a,(hl)
        dec l
        ld bc,7
        lddr
        ld (de),a
        call solver_named
        dec hl
        ld a,(hl)                       ; not visited
        ld hl,(watch_sp)
        ld e,(hl)
        ld (hl),a
        inc hl
        ld d,(hl)
        ld (hl),a
        push de
        call solver_update
        pop de
        ld hl,(watch_sp)
        ld (hl),e
        inc hl
        ld (hl),d
        ret

; solver_update - mark the places that the solver has visited; solver_count - count them, without the ends: as many as are blue or white
; In:    solver, solve_start, solve_finish
; Out:   solver_count: solve_visited
; Keeps: IX, IY
; Uses:  AF, AF', BC, DE, HL
; Writes: attributes of the board; solve_visited; the ends in field, which are as before at the end
solver_count:
        ld hl,0
        ld (solve_visited),hl
        call ends_turn
        ld hl,visit_count
        call solver_scan                ; fall through into ends_turn

; ends_turn - make walls of the ends, or passages again
; Uses:  AF, DE, HL
ends_turn:
        ld de,(solve_start)
        call end_turn
        ld de,(solve_finish)
end_turn:
        call field_address
        ld a,(hl)
        xor FIELD_WALL
        ld (hl),a
        ret

solver_update:
        ld hl,visit_show                ; fall through into solver_scan

; solver_scan - call a routine for each place that the solver has visited
; In:    HL = the routine: HL = the place in field; it keeps BC, DE, HL; solver, board_size
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the routine uses
; Writes: what the routine writes, solve_stride; operand at act
solver_scan:
        proc
        local row, cell, act
        ld (act + 1),hl
        call solver_entry
        inc hl
        inc hl                          ; SOLVER_NOTES
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,(hl)
        ld (solve_stride),a
        inc hl
        ld c,(hl)                       ; C = not visited
        ld hl,field
        ld a,(board_size + 1)
        ld b,a
row:
        push bc
        push de
        push hl
        ld a,(board_size)
        ld b,a
cell:
        ld a,(de)
        cp c
act:
        call nz,0                       ; operand
        inc l
        inc de
        djnz cell
        pop hl
        ld de,FIELD_STRIDE
        add hl,de
        ex (sp),hl                      ; HL = this row's notes
        ld a,(solve_stride)
        ld b,a
        call solver_next
        ex de,hl
        pop hl
        pop bc
        djnz row
        ret
        endp

; visit_show - colour a place of bare floor
; Uses:  AF
visit_show:
        push hl
        push de
        ld de,(board_screen)
        add hl,de
        ld a,(hl)
        cp FLOOR_INK
        jr nz,$ + 4
        ld (hl),LOOKED_INK
        pop de
        pop hl
        ret

; visit_count - count a place, unless it is a wall: some solvers mark walls, too
; Uses:  F
visit_count:
        bit 7,(hl)
        ret nz
        push hl
        ld hl,(solve_visited)
        inc hl
        ld (solve_visited),hl
        pop hl
        ret

        endif

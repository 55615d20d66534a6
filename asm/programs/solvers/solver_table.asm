; solver_table.asm - the solvers as a menu shows them, and where they keep their notes
;
; An entry: the solver; the address of its note for row 0, column 0; bytes from a row's notes to the next, or
; SOLVER_PACKED or SOLVER_PAGED; the note of a free place that has had no visit; its name in two parts for a narrow panel.
; The program includes all_solvers.asm, in uncontended memory.

        if ! defined SOLVERS_SOLVER_TABLE
SOLVERS_SOLVER_TABLE equ 1

        include "include/field.asm"
        include "engine/text.asm"

        public solver_table, solver_entry

SOLVER_NOTES:   equ 2                   ; offsets in an entry
SOLVER_NAME:    equ 6
SOLVER_PACKED:  equ 9                   ; the rows of wave_2bit: eight bytes of four places, and one more
SOLVER_PAGED:   equ 0                   ; the rows of wave_small: a page each, and 255 in all of it at first

; solver_entry - the entry of the solver in hand
; In:    solver
; Out:   HL = entry
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
solver_entry:
        push de
        ld a,(solver)
        ld l,a
        ld h,0
        add hl,hl
        ld de,solver_table
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        pop de
        ret

solver_table:
        dw solver_of_wave
        dw solver_of_wave_small
        dw solver_of_wave_cpir
        dw solver_of_wave_double
        dw solver_of_wave_2bit
        dw solver_of_wave_window
        dw solver_of_wave_diagonal
        dw solver_of_wave_diagonal_back
        dw solver_of_distance_map
        dw solver_of_hadlock
        dw solver_of_recursive
        dw solver_of_tremaux
        dw solver_of_wall_left
        dw solver_of_wall_right
        dw solver_of_dead_ends
SOLVERS:        equ ($ - solver_table) / 2

solver_of_wave:
        dw solve_wave, work + 68
        db 33, 0
        db "Wave", TEXT_END, TEXT_END
solver_of_wave_small:
        dw solve_wave_small, SMALL_FIRST * 256 + $E0
        db SOLVER_PAGED, 0
        db "Wave", TEXT_END, "small", TEXT_END
solver_of_wave_cpir:
        dw solve_wave_cpir, work + WORK_STRIDE + 1
        db WORK_STRIDE, WORK_FREE
        db "Wave", TEXT_END, "CPIR", TEXT_END
solver_of_wave_double:
        dw solve_wave_double, work + 34
        db 33, 0
        db "Wave", TEXT_END, "double", TEXT_END
solver_of_wave_2bit:
        dw solve_wave_2bit, work + 1
        db SOLVER_PACKED, 0
        db "Wave", TEXT_END, "2 bits", TEXT_END
solver_of_wave_window:
        dw solve_wave_window, work + 68
        db 33, 0
        db "Wave", TEXT_END, "window", TEXT_END
solver_of_wave_diagonal:
        dw solve_wave_diagonal, work + 34
        db 33, 1
        db "Diagonal", TEXT_END, "wave", TEXT_END
solver_of_wave_diagonal_back:
        dw solve_wave_diagonal_back, work + 34
        db 33, $80
        db "Diagonal", TEXT_END, "back", TEXT_END
solver_of_distance_map:
        dw solve_distance_map, work + WORK_STRIDE + 1
        db WORK_STRIDE, 128
        db "Distance", TEXT_END, "map", TEXT_END
solver_of_hadlock:
        dw solve_hadlock, hadlock_cells + 65
        db 64, 0
        db "Hadlock", TEXT_END, TEXT_END
solver_of_recursive:
        dw solve_recursive, work + WORK_STRIDE + 1
        db WORK_STRIDE, 128
        db "Depth", TEXT_END, "first", TEXT_END
solver_of_tremaux:
        dw solve_tremaux, work
        db FIELD_STRIDE, 0
        db "Tremaux", TEXT_END, TEXT_END
solver_of_wall_left:
        dw solve_wall_left, work
        db FIELD_STRIDE, $FF
        db "Left", TEXT_END, "hand", TEXT_END
solver_of_wall_right:
        dw solve_wall_right, work
        db FIELD_STRIDE, $FF
        db "Right", TEXT_END, "hand", TEXT_END
solver_of_dead_ends:
        dw solve_dead_ends, work + WORK_STRIDE + 1
        db WORK_STRIDE, 0
        db "Dead", TEXT_END, "ends", TEXT_END

        endif

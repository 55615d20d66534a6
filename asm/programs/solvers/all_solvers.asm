; all_solvers.asm - the routines that solver_table.asm names

        if ! defined SOLVERS_ALL_SOLVERS
SOLVERS_ALL_SOLVERS equ 1

        include "solve/solve_dead_ends.asm"
        include "solve/solve_distance_map.asm"
        include "solve/solve_hadlock.asm"
        include "solve/solve_recursive.asm"
        include "solve/solve_tremaux.asm"
        include "solve/solve_wall_left.asm"
        include "solve/solve_wall_right.asm"
        include "solve/solve_wave.asm"
        include "solve/solve_wave_2bit.asm"
        include "solve/solve_wave_cpir.asm"
        include "solve/solve_wave_diagonal.asm"
        include "solve/solve_wave_diagonal_back.asm"
        include "solve/solve_wave_double.asm"
        include "solve/solve_wave_small.asm"
        include "solve/solve_wave_window.asm"

        endif

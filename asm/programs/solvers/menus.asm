; menus.asm - made by `build.py build` from the headers of the routines: changes made here are lost

        public menu_table, parameter_table

menu_table:
        dw entry_of_generate_prim
        dw entry_of_generate_wilson
        dw entry_of_generate_braid
        dw entry_of_remove_walls
MENU_COUNT:     equ 4
MENU_PERFECT:   equ 2
MENU_LOOPS:     equ 0

; every parameter, for its first value
parameter_table:
        dw of_braid_percent
        dw of_walls_removed
        dw 0

; address, least, most, default; name
of_braid_percent:
        dw braid_percent, 0, 100, 100
        db "Percent", TEXT_END
of_walls_removed:
        dw walls_removed, 0, 255, 20
        db "Walls", TEXT_END

; colour; routine, its parameters; name; two rows about it
entry_of_generate_prim:
        db PERFECT_INK
        dw generate_prim, 0, 0
        db "Prim", TEXT_END
        db "Grows on all sides: short ways", TEXT_END
        db "and many dead ends", TEXT_END
entry_of_generate_wilson:
        db PERFECT_INK
        dw generate_wilson, 0, 0
        db "Wilson", TEXT_END
        db "Random walks; a loop in one is", TEXT_END
        db "erased before it is kept", TEXT_END
entry_of_generate_braid:
        db CHANGE_INK
        dw generate_braid, of_braid_percent, 0
        db "Braid", TEXT_END
        db "Opens dead ends to make loops:", TEXT_END
        db "all, or a percentage", TEXT_END
entry_of_remove_walls:
        db CHANGE_INK
        dw remove_walls, of_walls_removed, 0
        db "Remove", NAME_SPACE, "walls", TEXT_END
        db "Takes random walls away: each", TEXT_END
        db "of them makes a loop", TEXT_END

        public solver_table

solver_table:
        dw solver_of_wave
        dw solver_of_wave_double
        dw solver_of_wave_diagonal
        dw solver_of_points
        dw solver_of_distance_map
        dw solver_of_hadlock
        dw solver_of_recursive
        dw solver_of_tremaux
        dw solver_of_wall_left
        dw solver_of_wall_right
        dw solver_of_dead_ends
SOLVERS:        equ 11

; the place of each in it
place_of_wave: equ 0
place_of_wave_double: equ 1
place_of_wave_diagonal: equ 2
place_of_points: equ 3
place_of_distance_map: equ 4
place_of_hadlock: equ 5
place_of_recursive: equ 6
place_of_tremaux: equ 7
place_of_wall_left: equ 8
place_of_wall_right: equ 9
place_of_dead_ends: equ 10

; solver, its note of place 0,0; bytes a row, the note of a free place; name in two parts
solver_of_wave:
        dw solve_wave, work + 68
        db 33, 0
        db "Wave", TEXT_END, TEXT_END
solver_of_wave_double:
        dw solve_wave_double, work + 68
        db 33, 127
        db "Wave", TEXT_END, "double", TEXT_END
solver_of_wave_diagonal:
        dw solve_wave_diagonal, work + 68
        db 33, 127
        db "Diagonal", TEXT_END, "wave", TEXT_END
solver_of_points:
        dw solve_points, work + 68
        db 33, 0
        db "Key", TEXT_END, "points", TEXT_END
solver_of_distance_map:
        dw solve_distance_map, work + 68
        db 33, 127
        db "Distance", TEXT_END, "map", TEXT_END
solver_of_hadlock:
        dw solve_hadlock, work
        db FIELD_STRIDE, 255
        db "Hadlock", TEXT_END, TEXT_END
solver_of_recursive:
        dw solve_recursive, work + 68
        db 33, 0
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
        db WORK_STRIDE, WORK_FREE
        db "Dead", TEXT_END, "ends", TEXT_END

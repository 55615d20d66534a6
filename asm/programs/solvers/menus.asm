; menus.asm - made by `build.py build` from the headers of the routines: changes made here are lost

        public menu_table, parameter_table

; change_fill_dead_ends - fill_dead_ends between the ends of the longest route
change_fill_dead_ends:
        ld de,(stats_start)
        ld hl,(stats_finish)
        jp fill_dead_ends

menu_table:
        dw entry_of_generate_corridor
        dw entry_of_generate_dfs_trail
        dw entry_of_generate_hunt_and_kill
        dw entry_of_generate_prim
        dw entry_of_generate_kruskal
        dw entry_of_generate_wilson
        dw entry_of_generate_binary_tree
        dw entry_of_generate_division
        dw entry_of_generate_corridor_loops
        dw entry_of_generate_rings
        dw entry_of_generate_tunnel
        dw entry_of_generate_dungeon
        dw entry_of_generate_braid
        dw entry_of_remove_walls
        dw entry_of_mirror
        dw entry_of_fill_dead_ends
MENU_COUNT:     equ 16

; every parameter, for its first value
parameter_table:
        dw of_braid_percent
        dw of_dungeon_rooms
        dw of_loops_openings
        dw of_loops_partitions
        dw of_mirror_axes
        dw of_rings_count
        dw of_trail_column
        dw of_trail_row
        dw of_tunnel_length
        dw of_tunnel_steps
        dw of_walls_removed
        dw 0

; address, least, most, default; name
of_braid_percent:
        dw braid_percent, 0, 100, 100
        db "Percent", TEXT_END
of_dungeon_rooms:
        dw dungeon_rooms, 0, 255, 12
        db "Tries", TEXT_END
of_loops_openings:
        dw loops_openings, 0, 255, 8
        db "Openings", TEXT_END
of_loops_partitions:
        dw loops_partitions, 0, 255, 2
        db "Add walls", TEXT_END
of_mirror_axes:
        dw mirror_axes, 1, 3, 1
        db "Axes", TEXT_END
of_rings_count:
        dw rings_count, 1, 255, 30
        db "Rings", TEXT_END
of_trail_column:
        dw trail_column, 0, 15, 1
        db "Exit col.", TEXT_END
of_trail_row:
        dw trail_row, 0, 15, 1
        db "Exit row", TEXT_END
of_tunnel_length:
        dw tunnel_length, 1, 8, 1
        db "Length", TEXT_END
of_tunnel_steps:
        dw tunnel_steps, 0, 65535, 351
        db "Steps", TEXT_END
of_walls_removed:
        dw walls_removed, 0, 255, 20
        db "Walls", TEXT_END

; colour; routine, its parameters; name; two rows about it
entry_of_generate_corridor:
        db PERFECT_INK
        dw generate_corridor, 0, 0
        db "Corridor", TEXT_END
        db "Long level corridors with gaps", TEXT_END
        db "in their walls: ZX Review, 1997", TEXT_END
entry_of_generate_dfs_trail:
        db PERFECT_INK
        dw generate_dfs_trail, of_trail_row, of_trail_column
        db "Depth", NAME_SPACE, "trail", TEXT_END
        db "Depth first without a stack:", TEXT_END
        db "each cell keeps the way back", TEXT_END
entry_of_generate_hunt_and_kill:
        db PERFECT_INK
        dw generate_hunt_and_kill, 0, 0
        db "Hunt and", NAME_SPACE, "kill", TEXT_END
        db "Walks until it is stuck, then", TEXT_END
        db "hunts for a cell to go on from", TEXT_END
entry_of_generate_prim:
        db PERFECT_INK
        dw generate_prim, 0, 0
        db "Prim", TEXT_END
        db "Grows on all sides: short routes", TEXT_END
        db "and many dead ends", TEXT_END
entry_of_generate_kruskal:
        db PERFECT_INK
        dw generate_kruskal, 0, 0
        db "Kruskal", TEXT_END
        db "Opens walls in random order, if", TEXT_END
        db "they separate two parts", TEXT_END
entry_of_generate_wilson:
        db PERFECT_INK
        dw generate_wilson, 0, 0
        db "Wilson", TEXT_END
        db "Loop-erased random walks: every", TEXT_END
        db "maze is equally likely", TEXT_END
entry_of_generate_binary_tree:
        db PERFECT_INK
        dw generate_binary_tree, 0, 0
        db "Binary", NAME_SPACE, "tree", TEXT_END
        db "Each cell opens up or left:", TEXT_END
        db "quick, but leans to one corner", TEXT_END
entry_of_generate_division:
        db PERFECT_INK
        dw generate_division, 0, 0
        db "Division", TEXT_END
        db "Cuts a hall in two, again and", TEXT_END
        db "again, by walls with one gap", TEXT_END
entry_of_generate_corridor_loops:
        db LOOPS_INK
        dw generate_corridor_loops, of_loops_partitions, of_loops_openings
        db "Corridor", NAME_SPACE, "loops", TEXT_END
        db "Corridors with more walls, and", TEXT_END
        db "openings that make loops", TEXT_END
entry_of_generate_rings:
        db LOOPS_INK
        dw generate_rings, of_rings_count, 0
        db "Rings", TEXT_END
        db "Overlapping square rings: no", TEXT_END
        db "dead end anywhere. For a snake!", TEXT_END
entry_of_generate_tunnel:
        db LOOPS_INK
        dw generate_tunnel, of_tunnel_steps, of_tunnel_length
        db "Tunnel", TEXT_END
        db "A random walk, two cells a step:", TEXT_END
        db "loops, and some rock left over", TEXT_END
entry_of_generate_dungeon:
        db LOOPS_INK
        dw generate_dungeon, of_dungeon_rooms, 0
        db "Dungeon", TEXT_END
        db "Rooms joined by winding", TEXT_END
        db "corridors; few dead ends", TEXT_END
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
entry_of_mirror:
        db CHANGE_INK
        dw mirror, of_mirror_axes, 0
        db "Mirror", TEXT_END
        db "Makes it symmetric: 1 left and", TEXT_END
        db "right, 2 up and down, 3 both", TEXT_END
entry_of_fill_dead_ends:
        db CHANGE_INK
        dw change_fill_dead_ends, 0, 0
        db "Dead-end", NAME_SPACE, "filling", TEXT_END
        db "Fills dead ends; the longest", TEXT_END
        db "route and the loops stay", TEXT_END

        public solver_table

solver_table:
        dw solver_of_wave
        dw solver_of_wave_small
        dw solver_of_wave_cpir
        dw solver_of_wave_double
        dw solver_of_wave_2bit
        dw solver_of_wave_window
        dw solver_of_wave_turns
        dw solver_of_wave_diagonal
        dw solver_of_wave_diagonal_back
        dw solver_of_line
        dw solver_of_points
        dw solver_of_distance_map
        dw solver_of_hadlock
        dw solver_of_recursive
        dw solver_of_tremaux
        dw solver_of_wall_left
        dw solver_of_wall_right
        dw solver_of_dead_ends
SOLVERS:        equ 18

; solver, its note of place 0,0; bytes a row, the note of a free place; name in two parts
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
        dw solve_wave_double, work + 68
        db 33, 127
        db "Wave", TEXT_END, "double", TEXT_END
solver_of_wave_2bit:
        dw solve_wave_2bit, work + 1
        db SOLVER_PACKED, 0
        db "Wave", TEXT_END, "2 bits", TEXT_END
solver_of_wave_window:
        dw solve_wave_window, work + 68
        db 33, 0
        db "Wave", TEXT_END, "window", TEXT_END
solver_of_wave_turns:
        dw solve_wave_turns, turns_cells + 64
        db 64, 0
        db "Wave", TEXT_END, "turns", TEXT_END
solver_of_wave_diagonal:
        dw solve_wave_diagonal, work + 68
        db 33, 127
        db "Diagonal", TEXT_END, "wave", TEXT_END
solver_of_wave_diagonal_back:
        dw solve_wave_diagonal_back, work + 68
        db 33, 127
        db "Diagonal", TEXT_END, "back", TEXT_END
solver_of_line:
        dw solve_line, work + 68
        db 33, 127
        db "Line", TEXT_END, TEXT_END
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

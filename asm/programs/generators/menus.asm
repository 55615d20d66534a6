; menus.asm - made by `build.py build` from the headers of the routines: changes made here are lost

        public menu_table, parameter_table

; change_fill_dead_ends - fill_dead_ends between the ends of the longest route
change_fill_dead_ends:
        ld de,(stats_start)
        ld hl,(stats_finish)
        jp fill_dead_ends

menu_table:
        dw entry_of_generate_corridor
        dw entry_of_generate_dfs
        dw entry_of_generate_dfs_biased
        dw entry_of_generate_dfs_trail
        dw entry_of_generate_dfs_blocks
        dw entry_of_generate_hunt_and_kill
        dw entry_of_generate_growing_tree
        dw entry_of_generate_growing_biased
        dw entry_of_generate_prim
        dw entry_of_generate_prim_edges
        dw entry_of_generate_kruskal
        dw entry_of_generate_aldous_broder
        dw entry_of_generate_wilson
        dw entry_of_generate_binary_tree
        dw entry_of_generate_sidewinder
        dw entry_of_generate_eller
        dw entry_of_generate_division
        dw entry_of_generate_division_four
        dw entry_of_generate_nested
        dw entry_of_generate_corridor_loops
        dw entry_of_generate_rooms
        dw entry_of_generate_rooms_limited
        dw entry_of_generate_rings
        dw entry_of_generate_rings_wide
        dw entry_of_generate_figures
        dw entry_of_generate_figures_wide
        dw entry_of_generate_tunnel
        dw entry_of_generate_erosion
        dw entry_of_generate_automaton_maze
        dw entry_of_generate_automaton_mazectric
        dw entry_of_generate_dungeon
        dw entry_of_generate_unicursal
        dw entry_of_generate_braid
        dw entry_of_join_parts
        dw entry_of_fill_dead_ends
MENU_COUNT:     equ 35
MENU_PERFECT:   equ 19
MENU_LOOPS:     equ 13

; every parameter, for its first value
parameter_table:
        dw of_automaton_generations
        dw of_bias_across
        dw of_bias_straight
        dw of_blocks_shape
        dw of_braid_percent
        dw of_dungeon_rooms
        dw of_erosion_steps
        dw of_figures_count
        dw of_figures_kind
        dw of_figures_wide_count
        dw of_figures_width
        dw of_growing_newest
        dw of_loops_openings
        dw of_loops_partitions
        dw of_nested_side
        dw of_rings_count
        dw of_rings_wide_count
        dw of_rings_width
        dw of_rooms_horizontal
        dw of_rooms_removed
        dw of_rooms_vertical
        dw of_trail_column
        dw of_trail_row
        dw of_tunnel_length
        dw of_tunnel_steps
        dw 0

; address, least, most, default; name
of_automaton_generations:
        dw automaton_generations, 0, 255, 32
        db "Steps", TEXT_END
of_bias_across:
        dw bias_across, 0, 255, 128
        db "Across", TEXT_END
of_bias_straight:
        dw bias_straight, 0, 255, 128
        db "Straight", TEXT_END
of_blocks_shape:
        dw blocks_shape, 0, 3, 1
        db "Shape", TEXT_END
of_braid_percent:
        dw braid_percent, 0, 100, 100
        db "Percent", TEXT_END
of_dungeon_rooms:
        dw dungeon_rooms, 0, 255, 12
        db "Rooms", TEXT_END
of_erosion_steps:
        dw erosion_steps, 0, 65535, 351
        db "Steps", TEXT_END
of_figures_count:
        dw figures_count, 1, 255, 14
        db "Halls", TEXT_END
of_figures_kind:
        dw figures_kind, 0, 5, 0
        db "Kind", TEXT_END
of_figures_wide_count:
        dw figures_wide_count, 1, 255, 8
        db "Halls", TEXT_END
of_figures_width:
        dw figures_width, 1, 3, 2
        db "Wide", TEXT_END
of_growing_newest:
        dw growing_newest, 0, 255, 128
        db "Longer", TEXT_END
of_loops_openings:
        dw loops_openings, 0, 255, 8
        db "Gaps", TEXT_END
of_loops_partitions:
        dw loops_partitions, 0, 255, 2
        db "Add walls", TEXT_END
of_nested_side:
        dw nested_side, 2, 7, 5
        db "Side", TEXT_END
of_rings_count:
        dw rings_count, 1, 255, 30
        db "Rings", TEXT_END
of_rings_wide_count:
        dw rings_wide_count, 1, 255, 12
        db "Rings", TEXT_END
of_rings_width:
        dw rings_width, 1, 3, 2
        db "Wide", TEXT_END
of_rooms_horizontal:
        dw rooms_horizontal, 0, 255, 255
        db "Down", TEXT_END
of_rooms_removed:
        dw rooms_removed, 0, 420, 313
        db "Gaps", TEXT_END
of_rooms_vertical:
        dw rooms_vertical, 0, 255, 255
        db "Across", TEXT_END
of_trail_column:
        dw trail_column, 0, 15, 1
        db "From col.", TEXT_END
of_trail_row:
        dw trail_row, 0, 15, 1
        db "From row", TEXT_END
of_tunnel_length:
        dw tunnel_length, 1, 8, 1
        db "Length", TEXT_END
of_tunnel_steps:
        dw tunnel_steps, 0, 65535, 351
        db "Steps", TEXT_END

; colour; routine, its parameters; name
entry_of_generate_corridor:
        db PERFECT_INK
        dw generate_corridor, 0, 0
        db "Corridor", TEXT_END
entry_of_generate_dfs:
        db PERFECT_INK
        dw generate_dfs, 0, 0
        db "Depth", NAME_SPACE, "first", TEXT_END
entry_of_generate_dfs_biased:
        db PERFECT_INK
        dw generate_dfs_biased, of_bias_straight, of_bias_across
        db "Depth", NAME_SPACE, "biased", TEXT_END
entry_of_generate_dfs_trail:
        db PERFECT_INK
        dw generate_dfs_trail, of_trail_row, of_trail_column
        db "Depth", NAME_SPACE, "trail", TEXT_END
entry_of_generate_dfs_blocks:
        db PERFECT_INK
        dw generate_dfs_blocks, of_blocks_shape, 0
        db "Depth", NAME_SPACE, "shape", TEXT_END
entry_of_generate_hunt_and_kill:
        db PERFECT_INK
        dw generate_hunt_and_kill, 0, 0
        db "Hunt and", NAME_SPACE, "kill", TEXT_END
entry_of_generate_growing_tree:
        db PERFECT_INK
        dw generate_growing_tree, of_growing_newest, 0
        db "Growing", NAME_SPACE, "tree", TEXT_END
entry_of_generate_growing_biased:
        db PERFECT_INK
        dw generate_growing_biased, of_bias_straight, of_bias_across
        db "Growing", NAME_SPACE, "biased", TEXT_END
entry_of_generate_prim:
        db PERFECT_INK
        dw generate_prim, 0, 0
        db "Prim", TEXT_END
entry_of_generate_prim_edges:
        db PERFECT_INK
        dw generate_prim_edges, 0, 0
        db "Prim,", NAME_SPACE, "edges", TEXT_END
entry_of_generate_kruskal:
        db PERFECT_INK
        dw generate_kruskal, 0, 0
        db "Kruskal", TEXT_END
entry_of_generate_aldous_broder:
        db PERFECT_INK
        dw generate_aldous_broder, 0, 0
        db "Aldous", NAME_SPACE, "Broder", TEXT_END
entry_of_generate_wilson:
        db PERFECT_INK
        dw generate_wilson, 0, 0
        db "Wilson", TEXT_END
entry_of_generate_binary_tree:
        db PERFECT_INK
        dw generate_binary_tree, 0, 0
        db "Binary", NAME_SPACE, "tree", TEXT_END
entry_of_generate_sidewinder:
        db PERFECT_INK
        dw generate_sidewinder, 0, 0
        db "Side", NAME_HYPHEN, "winder", TEXT_END
entry_of_generate_eller:
        db PERFECT_INK
        dw generate_eller, 0, 0
        db "Eller", TEXT_END
entry_of_generate_division:
        db PERFECT_INK
        dw generate_division, 0, 0
        db "Division", TEXT_END
entry_of_generate_division_four:
        db PERFECT_INK
        dw generate_division_four, 0, 0
        db "Cross", NAME_SPACE, "division", TEXT_END
entry_of_generate_nested:
        db PERFECT_INK
        dw generate_nested, of_nested_side, 0
        db "Mini", NAME_SPACE, "mazes", TEXT_END
entry_of_generate_corridor_loops:
        db LOOPS_INK
        dw generate_corridor_loops, of_loops_partitions, of_loops_openings
        db "Corridor", NAME_SPACE, "loops", TEXT_END
entry_of_generate_rooms:
        db LOOPS_INK
        dw generate_rooms, of_rooms_vertical, of_rooms_horizontal
        db "Rooms", TEXT_END
entry_of_generate_rooms_limited:
        db LOOPS_INK
        dw generate_rooms_limited, of_rooms_removed, 0
        db "Rooms,", NAME_SPACE, "limited", TEXT_END
entry_of_generate_rings:
        db LOOPS_INK
        dw generate_rings, of_rings_count, 0
        db "Rings", TEXT_END
entry_of_generate_rings_wide:
        db LOOPS_INK
        dw generate_rings_wide, of_rings_wide_count, of_rings_width
        db "Rings,", NAME_SPACE, "wide", TEXT_END
entry_of_generate_figures:
        db LOOPS_INK
        dw generate_figures, of_figures_count, of_figures_kind
        db "Figures", TEXT_END
entry_of_generate_figures_wide:
        db LOOPS_INK
        dw generate_figures_wide, of_figures_wide_count, of_figures_width
        db "Figures,", NAME_SPACE, "wide", TEXT_END
entry_of_generate_tunnel:
        db LOOPS_INK
        dw generate_tunnel, of_tunnel_steps, of_tunnel_length
        db "Tunnel", TEXT_END
entry_of_generate_erosion:
        db LOOPS_INK
        dw generate_erosion, of_erosion_steps, 0
        db "Erosion", TEXT_END
entry_of_generate_automaton_maze:
        db LOOPS_INK
        dw generate_automaton_maze, of_automaton_generations, 0
        db "Cellular", NAME_SPACE, "maze", TEXT_END
entry_of_generate_automaton_mazectric:
        db LOOPS_INK
        dw generate_automaton_mazectric, of_automaton_generations, 0
        db "Maze", NAME_HYPHEN, "ctric", TEXT_END
entry_of_generate_dungeon:
        db LOOPS_INK
        dw generate_dungeon, of_dungeon_rooms, 0
        db "Dungeon", TEXT_END
entry_of_generate_unicursal:
        db LOOPS_INK
        dw generate_unicursal, 0, 0
        db "Laby", NAME_HYPHEN, "rinth", TEXT_END
entry_of_generate_braid:
        db CHANGE_INK
        dw generate_braid, of_braid_percent, 0
        db "Braid", TEXT_END
entry_of_join_parts:
        db CHANGE_INK
        dw join_parts, 0, 0
        db "Join", NAME_SPACE, "parts", TEXT_END
entry_of_fill_dead_ends:
        db CHANGE_INK
        dw change_fill_dead_ends, 0, 0
        db "Fill", NAME_SPACE, "ends", TEXT_END

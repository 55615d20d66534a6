; parameters.asm - made by `build.py build` from the headers of the routines: changes made here are lost
;
; A variable for each parameter; any value is legal, one out of range is brought into it.
; lib/variables.asm includes this file.

        public arrows_chance, automaton_generations, bias_across, bias_straight, blocks_shape, boundless_column
        public boundless_row, braid_percent, dungeon_rooms, erosion_steps, figures_count, figures_kind
        public figures_wide_count, figures_width, growing_newest, loops_openings, loops_partitions, mirror_axes
        public nested_side, points_order, rings_count, rings_wide_count, rings_width, rooms_horizontal, rooms_removed
        public rooms_vertical, trail_column, trail_row, tunnel_length, tunnel_steps, walls_removed, wave_limit
        public weave_chance, widen_width

arrows_chance: ds 1                     ; arrows: how many times in 256 a passage that may have one direction gets it
automaton_generations: ds 1             ; automaton_maze, automaton_mazectric: generations after the start patch
bias_across: ds 1                       ; dfs_biased, growing_biased: how many times in 256 it goes left or right, not up or down
bias_straight: ds 1                     ; dfs_biased, growing_biased: how many times in 256 it goes straight on if it can
blocks_shape: ds 1                      ; dfs_blocks: 0 the blocks in the field, 1 heart, 2 letter M, 3 circle
boundless_column: ds 2                  ; boundless: the first column of the boundless maze in the window
boundless_row: ds 2                     ; boundless: the first row of the boundless maze in the window
braid_percent: ds 1                     ; braid, braid_large, braid: percentage of the dead ends to remove
dungeon_rooms: ds 1                     ; dungeon: how many times it tries to place a room
erosion_steps: ds 2                     ; erosion: steps of one cell
figures_count: ds 1                     ; figures: number of overlapping figures
figures_kind: ds 1                      ; figures: 0 a mixture, 1 L, 2 T, 3 U, 4 cross, 5 stairs
figures_wide_count: ds 1                ; figures_wide: number of overlapping figures
figures_width: ds 1                     ; figures_wide: width of a corridor in cells
growing_newest: ds 1                    ; growing_biased, growing_tree, growing_tree: how many times in 256 the newest cell grows
loops_openings: ds 1                    ; corridor_loops: extra openings
loops_partitions: ds 1                  ; corridor_loops: extra partitions in each row
mirror_axes: ds 1                       ; mirror: 1 left and right alike, 2 top and bottom, 3 both
nested_side: ds 1                       ; nested: cells along each side of a block
points_order: ds 1                      ; points: 0 the points as listed, 1 in the best order
rings_count: ds 1                       ; rings, rings: number of overlapping rings
rings_wide_count: ds 1                  ; rings_wide: number of overlapping rings
rings_width: ds 1                       ; rings_wide: width of a corridor in cells
rooms_horizontal: ds 1                  ; rooms: partitions removed between rows; 255: 20 of 27
rooms_removed: ds 2                     ; rooms_limited: partitions that it tries to remove
rooms_vertical: ds 1                    ; rooms: partitions removed between columns; 255: 3 of 4
trail_column: ds 1                      ; dfs_trail: column of cells with the exit, 0 a random one
trail_row: ds 1                         ; dfs_trail: row of cells with the exit, 0 a random one
tunnel_length: ds 1                     ; tunnel: how many times two cells a step digs, if there is room
tunnel_steps: ds 2                      ; tunnel: steps of two cells
walls_removed: ds 1                     ; remove_walls, remove: how many walls between two cells disappear
wave_limit: ds 2                        ; greedy, hadlock, line, points, wave, wave_2bit, wave_cpir, wave_diagonal, wave_diagonal_back, wave_double, wave_small, wave_turns, wave_window, wave_large, solve, arrows, weave: the most steps of a route, 0 any number
weave_chance: ds 1                      ; weave_dfs, weave_kruskal: how many times in 256 a passage crosses another where it can
widen_width: ds 1                       ; widen: width of a corridor in places

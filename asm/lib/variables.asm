; variables.asm - the variables and buffers of the routines; include it last, after the label image_end
;
; These bytes are reserved, not loaded: at first they hold whatever is in memory. A program sets rng_seed,
; field_width and field_height before it calls a generator, and the parameters of that generator.
;
; A program that unpacks code where solvers have their arrays sets ARRAYS_APART to 1 first: nothing is reserved from route on; it does so itself.
; With 2 nothing is reserved from work on.

        if ! defined LIB_VARIABLES
LIB_VARIABLES equ 1

        include "include/field.asm"

        if ! defined ARRAYS_APART
ARRAYS_APART:   equ 0
        endif
reserve macro last                      ; memory up to there
        if (last > $) & (ARRAYS_APART = 0)
                ds last - $
        endif
        endm

key_points_variables macro
points_count:   ds 1                    ; key points, 0 to 8
points_list:    ds 16                   ; row and column of each
points_visits:  ds 8                    ; out: their numbers in the order of the visits
        endm
key_points_scratch macro                ; while a route is sought
points_places:  ds 20                   ; row and column of the start, the points, the finish
points_at:      ds 20                   ; where they are in points_cells
        endm

        public rng_seed, field_width, field_height, entrance, exit, route_length, field, work, guard, route, queue_rest
        public stats_cells, stats_dead_ends, stats_junctions, stats_parts, stats_start, stats_finish, stats_left

rng_seed:       ds 2                    ; the state of the random generator: any value
field_width:    ds 1                    ; odd, 5 to 31
field_height:   ds 1                    ; odd, 5 to 31
entrance:       ds 1                    ; row of the opening in the left wall (generate_corridor)
exit:           ds 1                    ; row of the opening in the right wall
route_length:   ds 2                    ; steps in route

        if ! defined PARAMETERS_LATER   ; else the program includes them elsewhere
        include "lib/parameters.asm"
        endif

; results of maze_stats, pick_longest and pick_difficulty
stats_cells:    ds 2                    ; passable cells
stats_dead_ends: ds 2                   ; cells with one passable neighbour
stats_junctions: ds 2                   ; cells with three or four
stats_parts:    ds 2                    ; connected parts
stats_start:    ds 2                    ; where the longest route starts: column, row
stats_finish:   ds 2                    ; where it ends
stats_left:     ds 2                    ; scratch: cells that are in no part yet

        if ! defined PICK_NONE          ; a program that picks no mazes
        public stats_seed, stats_turns, wanted_length, wanted_turns, wanted_dead_ends

stats_seed:     ds 2                    ; pick_longest, pick_difficulty: the seed of the maze in field
stats_turns:    ds 2                    ; pick_difficulty: turns of the longest route

; the wanted maze of pick_difficulty
wanted_length:  ds 2                    ; steps of the longest route; 0: any
wanted_turns:   ds 2                    ; turns of it; 0: any
wanted_dead_ends: ds 1                  ; dead ends in percent of the cells; 255: any

        endif

        if (defined SOLVE_WAVE_WINDOW) | (defined INCLUDE_LARGE)
; a field larger than 32 x 32
big_field:      ds 2                    ; address of its first byte
big_width:      ds 1                    ; columns, and bytes a row: 32 to 128
big_height:     ds 1                    ; rows: 32 to 128
        endif
        if defined SOLVE_WAVE_WINDOW
window_row:     ds 1                    ; out: the corner of the window
window_column:  ds 1
        endif
        if defined INCLUDE_LARGE
maze_width:     ds 1                    ; odd, 5 to 127, at most big_width
maze_height:    ds 1                    ; odd, 5 to 127, at most big_height
big_route_length: ds 2                  ; steps in big_route
        endif

        if defined INCLUDE_LINKS
        public tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask, circle_entrance, circle_centre
        public links_entrance, links_exit, links, links_steps, links_ways, links_list, links_distances
; a maze on any tiling
tiling:         ds 1                    ; a number of include/tilings.asm
tiling_rows:    ds 1                    ; 2 to 32
tiling_columns: ds 1                    ; 2 to 32
tiling_storeys: ds 1                    ; 1 to 4: only `storeys` reads it
mask_used:      ds 1                    ; 1: links_mask takes cells out of the board; 0: it is not read
circle_entrance: ds 1                   ; out: sector of the gap in the outermost ring
circle_centre:  ds 1                    ; out: sector of the gap to the centre
links_entrance: ds 2                    ; out: column, row
links_exit:     ds 2                    ; out: column, row
                ds (0 - $) & 3
links_mask:     ds MASK_SIZE            ; a bit set: no such cell
links_parity:   ds 1                    ; the bits of an address that decide which offsets hold
links_height:   ds 1                    ; rows of all floors together
links_flags:    ds 1                    ; what wraps, floors, crossing diagonals: see links_rule
links_edges:    ds 2                    ; address of the directions that the cells at the edges lack
links_largest:  ds 2                    ; cells of the largest part that a mask leaves
links_next_root: ds 2                   ; where the next one is stored in links_roots
links_sum:      ds 1                    ; the sum of the random states: see links_pick
links_few:      ds 2                    ; the bits that a draw from a list takes: see links_list.asm
links_mix:      ds 1                    ; of the random state when the list began
links_next:     ds 2                    ; address in links_roots
links_kept:     ds 2                    ; SP of a generator that has a list
        endif

        if (defined LIB_POINTS_SORT) & ! defined POINTS_LATER ; else the program has them elsewhere
        key_points_variables
        key_points_scratch
        endif

        if (defined SOLVE_LINE) | (defined SOLVE_ANGLE)
line_count:     ds 2                    ; corners in line_points
        endif

        if defined LIB_WALK_BEGIN
walked_length:  ds 2                    ; steps in walked
        endif

        if defined INCLUDE_THIN
        if ! defined thin               ; a program may have defined it
                ds (0 - $) & 255
thin:           ds THIN_SIZE            ; a maze with thin walls
        endif
        if thin & 255
        .error thin must start on a page boundary
        endif
        endif
        if defined LIB_MAZE_PARENT
        public maze_seed, maze_ways
; a maze without memory
maze_seed:      ds 2                    ; its seed: maze_begin copies rng_seed
maze_ways:      ds 1                    ; maze_at: the open directions
maze_state:     ds 2                    ; of the last high bytes: the state of the curve after them, and what is earlier
maze_key:       ds 2                    ; the random state with them
        if defined LIB_MAZE_WINDOW
        public maze_row, maze_column
maze_row:       ds 2                    ; of the window's top left cell
maze_column:    ds 2
        endif
        if defined LIB_MAZE_WAY
        public maze_goal
maze_goal:      ds 4                    ; row, column
maze_from:      ds 4                    ; the two cells that climb: row, column
maze_to:        ds 4
maze_up:        ds 2                    ; address past the steps of the first one in route
maze_down:      ds 2                    ; of the last step of the other one
        endif
                ds (0 - $) & 255
maze_tables:    ds 256                  ; two levels of the curve at once
maze_choices:   ds 128                  ; the two directions of a block
maze_code:      ds MAZE_CODE_SIZE       ; maze_parent
        endif
                ds (0 - $) & 255
        if defined SOLVE_WAVE_LARGE
big_route:      ds BIG_ROUTE_SIZE       ; direction codes, as in route
big_labels:     ds BIG_LABELS_SIZE      ; solve_wave_large: the rest of its queue, and its plane; right after big_route
        if big_route & 255
        .error big_route must start on a page boundary, followed by big_labels
        endif
        endif
        if PASSABLE_TABLE | defined INCLUDE_COST
        public tile_properties
        if ! defined tile_properties    ; a program may have defined it
tile_properties: ds 256                 ; of each tile number: bit 7 impassable, bits 3 to 0 the cost of entering it
        endif
        if tile_properties & 255
        .error tile_properties must start on a page boundary
        endif
        endif
        if ARRAYS_APART = 2
work:           equ $
guard:          equ work + WORK_SIZE
field:          equ (guard + 255) & $FF00
        else
work:           ds WORK_SIZE            ; a solver's labels; between solvers, scratch for generators
guard:          ds (0 - $) & 255        ; an interrupt may push here while SP is at the start of the field
field:          ds FIELD_SIZE
        endif
        if defined SOLVE_WAVE
        if solve_wave_end > work
        .error the code of solve_wave must lie below work: by its page it knows its mark from a place
        endif
        endif
        if ARRAYS_APART
route:          equ field + FIELD_SIZE
queue_rest:     equ route + ROUTE_SIZE
        else
route:          ds ROUTE_SIZE           ; direction codes: 0 up, 2 right, 4 down, 6 left; odd ones the diagonals between
queue_rest:                             ; a queue that begins in route continues here: 2,114 bytes together
        endif
        if defined QUEUE_USED
        reserve queue_rest + QUEUE_REST_SIZE
        if ROUTE_SIZE + QUEUE_REST_SIZE < 66 + 2 * FIELD_SIZE
        .error a queue of all places, a call and an interrupt must fit into route and queue_rest
        endif
        endif
        if defined SOLVE_WAVE_TURNS
turns_cells:    equ (queue_rest + QUEUE_REST_SIZE + 255) & $FF00 ; the field with a border: 32 states and 32 numbers a row
        reserve turns_cells + 34 * 64
        endif
        if defined SOLVE_TURNS
turns_rows:     equ (queue_rest + QUEUE_REST_SIZE + 255) & $FF00 ; a page a row and two borders, in memory that other solvers use
TURNS_ROWS_SIZE: equ 33 * 256 + 32      ; of the border below, only the places that it is read at
        reserve turns_rows + TURNS_ROWS_SIZE
        endif
        if defined SOLVE_HADLOCK
hadlock_list:   equ route               ; cells and ends of levels, in memory that other solvers use
HADLOCK_SIZE:   equ 3278                ; 64 bytes for walls and a mark, 64 for an interrupt, 1,024 cells, 543 levels, 8 words
hadlock_list_end: equ hadlock_list + HADLOCK_SIZE
        reserve hadlock_list_end
        if hadlock_list_end & 1
        .error the words of hadlock's list are at even addresses
        endif
        if PASSABLE_TABLE
                ds FIELD_STRIDE + ((0 - $ - FIELD_STRIDE) & 255)
hadlock_cells:  ds FIELD_SIZE + 2 * FIELD_STRIDE ; the properties of the field, with a row of wall before and after them
        endif
        endif
        if defined LIB_POINTS_SORT
points_route:   equ route + ROUTE_SIZE + QUEUE_REST_SIZE ; the parts of a route through key points
POINTS_ROUTE_SIZE: equ 9 * 702
points_cells:   equ points_route        ; before there is a route: the field, and sums for each set of points
POINTS_CELLS_SIZE: equ 1190
points_best:    equ (points_cells + POINTS_CELLS_SIZE + 255) & $FF00
points_steps:   equ points_best + 4096  ; distances: ten rows of 16 words
        reserve points_route + POINTS_ROUTE_SIZE
        if points_steps + 320 > points_route + POINTS_ROUTE_SIZE
        .error the sums must end where the route may
        endif
        endif
        if (defined SOLVE_LINE) | (defined SOLVE_ANGLE)
line_points:    equ queue_rest          ; row and column of each corner, in memory that other solvers use
LINE_POINTS_SIZE: equ 2 * 703           ; a corner at each cell of the longest route that there can be
        reserve line_points + LINE_POINTS_SIZE
        endif
        if defined SOLVE_ANGLE
angle_rows:     equ (line_points + LINE_POINTS_SIZE + 255) & $FF00 ; a page a row, in memory that other solvers use
ANGLE_ROWS_SIZE: equ 32 * 256
        reserve angle_rows + ANGLE_ROWS_SIZE
        endif
        if defined LIB_WALK_BEGIN
walked:         equ queue_rest          ; every step of a walker, in memory that other solvers use
        reserve walked + WALKED_SIZE
        endif
        if defined INCLUDE_COST
        public cost_work, cost_map, reach_map
cost_work:      equ route               ; of distance_cost and distance_reach, in memory that solvers use
cost_links:     equ cost_work
cost_heads:     equ cost_work + COST_HEADS
cost_map:       equ cost_work + COST_MAP
reach_map:      equ cost_map
        if cost_work - field - FIELD_SIZE
        .error distance_reach finds field and cost_links at fixed distances from cost_map
        endif
        reserve cost_work + COST_SIZE
        endif
        if defined SOLVE_WAVE_SMALL
small_rows:     equ queue_rest          ; the rows of wave_small, in memory that other solvers use; the queue begins in route
SMALL_FIRST:    equ (high route) + 9    ; the page of row 0; the bytes that the border needs in the page above follow the queue
small_queue:    equ route + (high route) ; both bytes of its address are equal: see the beginning of the wave
        if (high route) < 128           ; the fill pushes four bytes SMALL_PUSHES times, and all that 32 times
SMALL_PUSHES:   equ 84
        else
SMALL_PUSHES:   equ 83
        endif
small_end:      equ small_queue + 32 * 4 * SMALL_PUSHES
        if SMALL_FIRST > 222
        .error too much code: the rows of wave_small would end past FFFF
        endif
        reserve small_end
        if (small_queue < route + 66) | (small_queue + 2048 > SMALL_FIRST * 256 - 32)
        .error the queue is between what an interrupt and a call need and the border
        endif
        if small_end < (SMALL_FIRST + 33) * 256
        .error the rows are filled beginning at the border below them
        endif
        endif

        if defined INCLUDE_LINKS
        if LINKS_OVER
links_guard:    equ work
LINKS_FIRST:    equ (work + 64 + $3FF) & $FC00
links:          equ LINKS_FIRST + (LINKS_FIRST & $800)
links_steps:    equ links + LINKS_SIZE
links_ways:     equ links_steps + 1024
links_below:    equ links_ways + LINKS_SIZE
links_list:     equ links_below + 64
links_list_end: equ links_list + LINKS_LIST_SIZE
links_gap:      equ links_list_end
links_distances: equ links_gap + 192
        if (defined LINKS_GENERATE_KRUSKAL) | (defined LINKS_GENERATE_PRIM_EDGES)
        .error LINKS_OVER leaves no room for links_walls
        endif
        reserve links_distances + 2 * LINKS_SIZE
        else
                ds (0 - $ - 64) & $3FF
        if ($ + 64) & $800
                ds $800
        endif
links_guard:    ds 64                   ; an interrupt may push here while SP is at the start of links
links:          ds LINKS_SIZE
links_steps:    ds 1024                 ; parity 0: low bytes of the offsets by mask, high bytes; parity 1
links_ways:     ds LINKS_SIZE
links_below:    ds 64                   ; a row below the last; an interrupt may push here while SP is at the start of links_list
        if (defined LINKS_GENERATE_KRUSKAL) | (defined LINKS_GENERATE_PRIM_EDGES)
links_walls:    ds LINKS_WALLS_SIZE     ; the list of its walls begins here
        endif
links_list:     ds LINKS_LIST_SIZE      ; scratch for lists, stacks and queues, and for tiling_draw
links_list_end:
links_gap:      ds 192                  ; an interrupt may push here while SP is at the start of links_distances
links_distances: ds 2 * LINKS_SIZE      ; words
        endif
links_roots:    equ links_distances     ; for a generator: addresses in links_ways of a cell of each part, then 0
        if links & $0BFF
        .error links must be where bit 3 of the high byte leads to links_ways
        endif
        if links_list_end & 1
        .error the words of a list must be at even addresses
        endif
        if links_distances & 255
        .error links_distances must start on a page boundary
        endif
        endif
        if (field & 255) | (work & 255)
        .error field and work must start on a page boundary
        endif
        if field - guard < 64
        .error an interrupt needs 64 bytes of stack below the field
        endif

        endif

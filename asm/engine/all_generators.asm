; all_generators.asm - the routines that generator_table.asm names, and those that judge their mazes

        if ! defined ENGINE_ALL_GENERATORS
ENGINE_ALL_GENERATORS equ 1

        include "include/field.asm"
        include "generate/generate_aldous_broder.asm"
        include "generate/generate_automaton_maze.asm"
        include "generate/generate_automaton_mazectric.asm"
        include "generate/generate_binary_tree.asm"
        include "generate/generate_braid.asm"
        include "generate/generate_corridor.asm"
        include "generate/generate_corridor_loops.asm"
        include "generate/generate_dfs.asm"
        include "generate/generate_dfs_blocks.asm"
        include "generate/generate_dfs_small.asm"
        include "generate/generate_dfs_trail.asm"
        include "generate/generate_division.asm"
        include "generate/generate_dungeon.asm"
        include "generate/generate_eller.asm"
        include "generate/generate_erosion.asm"
        include "generate/generate_growing_tree.asm"
        include "generate/generate_hunt_and_kill.asm"
        include "generate/generate_kruskal.asm"
        include "generate/generate_prim.asm"
        include "generate/generate_prim_edges.asm"
        include "generate/generate_rings.asm"
        include "generate/generate_rings_wide.asm"
        include "generate/generate_rooms.asm"
        include "generate/generate_rooms_limited.asm"
        include "generate/generate_sidewinder.asm"
        include "generate/generate_tunnel.asm"
        include "generate/generate_wilson.asm"
        include "transform/fill_dead_ends.asm"
        include "transform/mirror.asm"
        include "transform/maze_stats.asm"
        include "transform/pick_longest.asm"

        endif

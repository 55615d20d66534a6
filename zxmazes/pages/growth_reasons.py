"""Why the time of each routine grows as it does with the number of cells: one table, for the catalogue.

A reason explains one kind of growth. A test compares that with the measured one, so that neither is changed alone.
"""

from dataclasses import dataclass

CONSTANT, LESS, LINEAR, MORE = "constant", "less than linear", "linear", "more than linear"


@dataclass(frozen=True)
class Reason:
    """A kind of growth, and the sentence that explains it."""

    growth: str
    text: str


_ONCE = Reason(LINEAR, "Filling the field costs the same at each size; after that each cell is opened once.")
_STEPS = Reason(CONSTANT, "It takes the same number of steps at each size.")
_SHAPES = Reason(CONSTANT, "It draws the same number of shapes at each size; they are smaller in a small field.")
_CHANGES = (
    "A generation counts only the rows beside a change, each at the same cost whatever its length: a larger field has "
    "more rows, and they come to rest later."
)
_LIST = Reason(LINEAR, "Each cell enters the list once and leaves it once; a draw from a longer list is no slower.")
_BACKTRACK = Reason(LINEAR, "For n cells there are n - 1 steps forward, and at most as many back.")
_ELLER = Reason(LINEAR, "Each cell is looked at once; to join two sets costs the same whatever their sizes.")
_WAVE = Reason(
    LINEAR,
    "The array has all 32 x 32 places at each size; after that each cell that the search reaches costs the same.",
)
_WALK = Reason(LINEAR, "No array is prepared; each passage is walked at most twice.")
_DOUBLED = Reason(
    LESS,
    "It doubles a maze with a quarter of the cells. At 7 x 7 that is a single cell; larger ones are made by "
    "`generate_dfs`, most of whose time at these sizes is its fixed part.",
)
_BOARD = Reason(LINEAR, "Clearing the board costs the same at each size; after that each cell is visited once.")
_BOARD_LIST = Reason(
    LINEAR, "Each cell enters the list once and leaves it once; clearing the board is a small fixed cost."
)

#: By the routine's label; for a baseline by its name in the tables.
REASONS: dict[str, Reason] = {
    "generate_aldous_broder": Reason(
        MORE,
        "A random walk over n cells of a square needs steps of the order of n (log n)^2 until it has been everywhere.",
    ),
    "generate_automaton_maze": Reason(LINEAR, _CHANGES),
    "generate_automaton_mazectric": Reason(LESS, _CHANGES),  # near the border: n^0.74 to n^0.86, by the seeds
    "generate_binary_tree": _ONCE,
    "generate_braid": Reason(
        LESS,
        "Everything outside the maze becomes wall first: the larger the maze, the less time that takes. The rest is "
        "linear.",
    ),
    "generate_corridor": Reason(LESS, "Each corridor gets at most four partitions, whatever its length."),
    "generate_corridor_loops": Reason(
        LESS,
        "Each corridor gets at most six partitions, whatever its length, and the maze at most eight loops.",
    ),
    "generate_dfs": _BACKTRACK,
    "generate_dfs_blocks": Reason(
        LESS,
        "Putting the shape into the field costs hardly more at 31 x 31 than at 15 x 15; the rest is linear.",
    ),
    "generate_dfs_small": _BACKTRACK,
    "generate_dfs_trail": _BACKTRACK,
    "generate_division": Reason(
        LINEAR, "All walls stand at first; n cells need n - 1 gaps, each at about the same cost."
    ),
    "generate_division_four": Reason(
        LINEAR, "All walls stand at first; n cells need n - 1 gaps, and a division makes three."
    ),
    "generate_dungeon": Reason(
        LESS,
        "It tries twelve times to place a room: that costs little at 7 x 7, where few rooms fit, and grows slowly from "
        "there on. Digging is linear.",
    ),
    "generate_eller": _ELLER,
    "generate_erosion": _STEPS,
    "generate_figures": _SHAPES,
    "generate_figures_wide": _SHAPES,
    "generate_growing_tree": Reason(
        LINEAR, "Each cell enters the list a few times at most; a draw from a longer list is no slower."
    ),
    "generate_hunt_and_kill": Reason(
        LINEAR, "The walks visit each cell once, and all hunts together look at each cell once."
    ),
    "generate_kruskal": Reason(
        LINEAR,
        "Each wall is put in order once; it takes hardly longer in a larger maze to compare the regions of two cells.",
    ),
    "generate_prim": _LIST,
    "generate_prim_edges": Reason(LINEAR, "Each wall enters the list once and leaves it once."),
    "generate_rings": _SHAPES,
    "generate_rings_wide": _SHAPES,
    "generate_rooms": Reason(
        LINEAR,
        "About a quarter of the partitions are put back. How many draws are repeated depends on how near the size is "
        "to a power of two.",
    ),
    "generate_rooms_limited": Reason(LINEAR, "Each partition is looked at once at most."),
    "generate_sidewinder": _ONCE,
    "generate_tunnel": _STEPS,
    "generate_unicursal": _DOUBLED,
    "generate_wilson": Reason(LINEAR, "All walks together grow as n log n; the logarithm hardly shows at these sizes."),
    "solve_dead_ends": Reason(
        LINEAR, "The array has all 32 x 32 places at each size; then each passable place is filled or is on the route."
    ),
    "solve_distance_map": _WAVE,
    "solve_hadlock": Reason(
        LINEAR, "Each cell is settled at most once; in a maze most cells are, as the route has many detours."
    ),
    "solve_line": Reason(
        LINEAR, "The route is found by a wave in an array of fixed size, then pulled straight place by place."
    ),
    "solve_points": _WAVE,
    "solve_recursive": Reason(
        LINEAR, "The array has all 32 x 32 places at each size; then each cell is entered once at most."
    ),
    "solve_tremaux": Reason(
        LINEAR, "The marks of all 32 x 32 places are cleared at each size; each passage is walked at most twice."
    ),
    "solve_wall_left": _WALK,
    "solve_wall_right": _WALK,
    "solve_wave": _WAVE,
    "solve_wave_2bit": Reason(
        LINEAR,
        "Packing the field costs the same at each size. A level looks at the flags of all rows from its first one on, "
        "and at bytes with cells of the level before; a larger maze has fewer levels for each cell.",
    ),
    "solve_wave_cpir": Reason(
        LINEAR,
        "The array has all 32 x 32 places at each size. A level goes through the rows that the wave can have reached: "
        "more in a larger maze, but there are fewer levels for each cell.",
    ),
    "solve_wave_diagonal": _WAVE,
    "solve_wave_diagonal_back": _WAVE,
    "solve_wave_double": _WAVE,
    "solve_wave_small": _WAVE,
    "solve_wave_turns": _WAVE,
    "solve_wave_window": _WAVE,
    "generate_binary_tree_large": Reason(LINEAR, "Each cell is opened once, and only the maze is filled."),
    "generate_braid_large": Reason(
        LINEAR, "Each cell is read once, and the share of dead ends is the same at each size."
    ),
    "generate_dfs_large": _BACKTRACK,
    "generate_eller_large": _ELLER,
    "solve_wave_large": Reason(
        MORE,
        "Up to 4,096 places have a byte each; a larger field is kept in bands of two bits, where a step costs more, "
        "and a level for which the queue has no room is looked for in all places.",
    ),
    "links_generate_binary_tree": _BOARD,
    "links_generate_dfs": _BOARD,
    "links_generate_eller_storeys": Reason(LINEAR, "Each wall is looked at once, plane by plane."),
    "links_generate_growing_tree": _BOARD_LIST,
    "links_generate_kruskal": Reason(
        LINEAR, "Each wall is drawn at most once; the chains of the regions hardly get longer."
    ),
    "links_generate_prim": _BOARD_LIST,
    "links_generate_wilson": Reason(LINEAR, "All walks together grow as n log n; the logarithm shows a little."),
    "links_braid": Reason(
        LINEAR, "Rows are searched twice; the share of dead ends hardly depends on the size of the board."
    ),
    "links_remove": Reason(
        LESS,
        "All 32 places of a row are searched, however many columns the board has; and a draw for one of over 256 walls "
        "costs less, as its mask is found faster.",
    ),
    "links_solve": Reason(
        LINEAR, "Each cell that the wave reaches costs the same; the marks of all rows are cleared first."
    ),
    "links_solve_wall": Reason(LINEAR, "Each passage is walked at most twice."),
    "links_distance": Reason(LINEAR, "All 32 x 32 distances are cleared at each size; then each cell costs the same."),
    "links_to_field": Reason(LINEAR, "Each cell is copied once into a field of fixed size."),
    "depth first in C": Reason(
        LINEAR, "The field is filled at each size; then there are n - 1 steps forward, and at most as many back."
    ),
    "wave in C": _WAVE,
    "W1 + W2, literally": Reason(
        LESS,
        "Each wave reads 1,156 bytes at each size: the time grows with the steps of the route, which are a smaller "
        "share of the cells in a larger maze.",
    ),
}

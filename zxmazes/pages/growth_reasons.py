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
_CHANGES = "A generation counts only the rows beside a change: a larger field has more rows, and more of them change."
_LIST = Reason(LINEAR, "Each cell enters the list once and leaves it once; a draw from a longer list is no slower.")
_BACKTRACK = Reason(LINEAR, "Each cell is entered once and left once.")
_WAVE = Reason(
    LINEAR,
    "The array has all 32 x 32 places at each size; after that each cell that the search reaches costs the same.",
)
_WALK = Reason(LINEAR, "No array is prepared in full; each passage is walked at most twice.")
_DOUBLED = Reason(
    LESS, "It doubles a maze with a quarter of the cells, which needs no generator at 7 x 7 and a small one at 15 x 15."
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
    "generate_automaton_mazectric": Reason(LESS, _CHANGES),  # at the border: n^0.74 to n^0.86, with the seeds
    "generate_binary_tree": _ONCE,
    "generate_braid": Reason(
        LESS,
        "The field is read once at each size; the rest is work at dead ends, and small mazes have relatively more.",
    ),
    "generate_corridor": Reason(LESS, "Each corridor gets one to four partitions, whatever its length."),
    "generate_corridor_loops": Reason(
        LESS,
        "Each corridor gets a few partitions, whatever its length, and the maze gets eight loops, whatever its size.",
    ),
    "generate_dfs": _BACKTRACK,
    "generate_dfs_blocks": Reason(
        LESS,
        "Putting the shape into the field costs hardly more at 31 x 31 than at 15 x 15; the rest is one visit a cell.",
    ),
    "generate_dfs_small": _BACKTRACK,
    "generate_dfs_trail": _BACKTRACK,
    "generate_division": Reason(
        LINEAR, "All walls stand at first; n cells need n - 1 gaps, and a gap costs the same anywhere."
    ),
    "generate_division_four": Reason(
        LINEAR, "All walls stand at first; n cells need n - 1 gaps, and a division makes three."
    ),
    "generate_dungeon": Reason(
        LESS, "It tries to place twelve rooms at each size; only the corridors between them grow with the field."
    ),
    "generate_eller": Reason(
        LINEAR, "Each cell joins the set of a neighbour once, and the sets of a row are short lists."
    ),
    "generate_erosion": _STEPS,
    "generate_figures": _SHAPES,
    "generate_figures_wide": _SHAPES,
    "generate_growing_tree": Reason(
        LINEAR, "Each cell enters the list a few times at most; a draw from a longer list is no slower."
    ),
    "generate_hunt_and_kill": Reason(
        LINEAR, "The hunt never goes back to a row that is full: it passes each cell once."
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
        "Each partition is drawn once; how many draws are refused depends on how near the size is to a power of two.",
    ),
    "generate_rooms_limited": Reason(LINEAR, "Each partition is looked at once at most."),
    "generate_sidewinder": _ONCE,
    "generate_tunnel": _STEPS,
    "generate_unicursal": _DOUBLED,
    "generate_wilson": Reason(LINEAR, "All walks together grow as n log n; the logarithm hardly shows at these sizes."),
    "solve_dead_ends": _WAVE,
    "solve_distance_map": _WAVE,
    "solve_hadlock": Reason(
        LINEAR, "Each cell is settled once; in a maze most cells are, as the route has many detours."
    ),
    "solve_line": Reason(
        LINEAR, "The route is found by a wave in an array of fixed size, then pulled straight place by place."
    ),
    "solve_points": _WAVE,
    "solve_recursive": Reason(
        LINEAR, "The array has all 32 x 32 places at each size; then each cell is entered once at most."
    ),
    "solve_tremaux": _WALK,
    "solve_wall_left": _WALK,
    "solve_wall_right": _WALK,
    "solve_wave": _WAVE,
    "solve_wave_2bit": Reason(
        LINEAR,
        "A level costs a look at the flags of all 32 rows at each size; levels are as many as the route has steps.",
    ),
    "solve_wave_cpir": Reason(
        LINEAR,
        "Rows are read from the wave's first cell to its last: larger mazes have wider waves, but fewer for a cell.",
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
    "generate_eller_large": Reason(
        LINEAR, "Each cell joins the set of a neighbour once; a row's memory is its only one."
    ),
    "solve_wave_large": Reason(
        MORE,
        "Up to 4,096 places have a byte each; a larger field is kept in bands of two bits, where a step costs more, "
        "and a level for which the queue has no room is looked for in all places.",
    ),
    "links_generate_binary_tree": _BOARD,
    "links_generate_dfs": _BOARD,
    "links_generate_eller_storeys": Reason(LINEAR, "Each wall is looked at once, plane by plane."),
    "links_generate_growing_tree": _BOARD_LIST,
    "links_generate_kruskal": Reason(LINEAR, "Each wall is drawn once; the chains of the regions hardly get longer."),
    "links_generate_prim": _BOARD_LIST,
    "links_generate_wilson": Reason(LINEAR, "All walks together grow as n log n; the logarithm shows a little."),
    "links_braid": Reason(LINEAR, "Each cell is looked at twice, and the share of dead ends is the same at each size."),
    "links_remove": Reason(
        LESS,
        "Each wall is drawn for once, and twenty disappear at each size; fewer draws are refused where the number of "
        "walls is just below a power of two.",
    ),
    "links_solve": Reason(
        LINEAR, "Each cell that the wave reaches costs the same; the marks of all rows are cleared first."
    ),
    "links_solve_wall": Reason(LINEAR, "Each passage is walked at most twice."),
    "links_distance": Reason(LINEAR, "All 32 x 32 distances are cleared at each size; then each cell costs the same."),
    "links_to_field": Reason(LINEAR, "Each cell is copied once into a field of fixed size."),
    "depth first in C": Reason(LINEAR, "Each cell is entered once and left once; the field is filled at each size."),
    "wave in C": _WAVE,
    "W1 + W2, literally": Reason(
        LESS,
        "Each wave reads 1,156 bytes at each size: the time grows with the steps of the route, which are a smaller "
        "share of the cells in a larger maze.",
    ),
}

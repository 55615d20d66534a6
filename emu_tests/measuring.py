"""What maze_stats leaves, and the time that it may take."""

from zxmazes.routines.library import Library

#: T-states that no field may pass. The bound, term by term: the survey takes a cell at most once and
# that takes at most 410 T; seven more waves, at most 260 T a cell, and 85 T a step back along the route; a part has at
# most one wave more than cells, each 450 T by itself; 512 parts at most, each 900 T; the winners' routes, all together
# less than 1,024 steps, are moved once, 21 T each; 100,000 T for the copy and the search for parts:
# 1,024 * 410 + 7 * 1,024 * (260 + 85) + 1,536 * 450 + 512 * 900 + 1,024 * 21 + 100,000 = 4,166,304.
BOUND = 4_500_000
RESULTS = ("cells", "dead_ends", "junctions", "parts", "start", "finish")


def results(library: Library) -> dict[str, int]:
    return {name: library.machine.word(library.address(f"stats_{name}")) for name in RESULTS}

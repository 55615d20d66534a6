"""What maze_stats leaves, and the time that it may take."""

from zxmazes.routines.library import Library

#: T-states that no field may pass: the head of maze_stats.asm derives them.
BOUND = 5_000_000
RESULTS = ("cells", "dead_ends", "junctions", "parts", "start", "finish")


def results(library: Library) -> dict[str, int]:
    return {name: library.machine.word(library.address(f"stats_{name}")) for name in RESULTS}

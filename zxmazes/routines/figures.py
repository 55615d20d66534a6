"""The figures that a measure leaves in memory: maze_stats for the field, links_stats for tilings."""

from zxmazes.machine.spectrum import Call
from zxmazes.routines.library import Image, Stats

#: The variables, without `stats_`.
_COUNTS, _ENDS = ("cells", "dead_ends", "junctions", "parts"), ("start", "finish")


def figures(image: Image, call: Call) -> Stats:
    """What this call has left in memory."""
    cells, dead_ends, junctions, parts = (image.machine.word(image.address(f"stats_{what}")) for what in _COUNTS)
    start, finish = (divmod(image.machine.word(image.address(f"stats_{end}")), 256) for end in _ENDS)
    length = image.machine.word(image.address("route_length"))
    route = list(image.machine.read(image.address("route"), length))
    return Stats(cells, dead_ends, junctions, parts, start, finish, route, call.tstates)

"""The catalogue's section on large fields: the routines of `asm/large`, measured at three sizes."""

from collections.abc import Callable, Iterator

from zxmazes.documents import growth
from zxmazes.documents.markdown import Report, table
from zxmazes.documents.measures import Times
from zxmazes.machine.spectrum import Call
from zxmazes.routines.images import size_in_all
from zxmazes.routines.index import by_name
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.manifest import Routine

SIZES = (31, 63, 127)
#: The sizes at which growth is measured.
GROWTH_SIZES = range(31, 128, 16)
SEEDS = range(0, 65536, 655)  # 101 of them
#: What makes the mazes that solvers are measured on.
_MAKER = "dfs_large"


def part(report: Report) -> list[str]:
    """The section: measure all routines for large fields."""
    library = LargeLibrary()
    rows = [_row(library, one, call, report) for one, call in measured(library)]
    sizes = [f"{size} x {size}" for size in SIZES]
    return [
        "## Large fields\n",
        f"{len(SEEDS)} mazes of each size, in a field one row and one column larger; they have",
        f"{', '.join(f'{(size // 2) ** 2:,}' for size in SIZES)} cells. Solvers go from corner to corner of mazes of",
        f"`generate_{_MAKER}`.\n",
        table(
            [
                "routine",
                "bytes",
                "in all",
                *(f"{size}, {what}" for size in sizes for what in ("T", "T a cell")),
                "growth",
            ],
            rows,
        ),
    ]


def measured(library: LargeLibrary) -> list[tuple[Routine, Callable[[int, int], Call]]]:
    """The routines that are measured, each with its call for a seed and a size."""
    makers, solvers = by_name("large generator").values(), by_name("large solver").values()
    made = [(one, _making(library, one.name)) for one in makers]
    return made + [(one, _solving(library, one.name)) for one in solvers]


def _row(library: LargeLibrary, one: Routine, call: Callable[[int, int], Call], report: Report) -> list[str]:
    sizes = str(library.size(one.label)), str(size_in_all(one.label))
    return [f"`{one.label}`", *sizes, *_cells(one, call, report), growth.on_fields(call, one.growth, GROWTH_SIZES)]


def _cells(one: Routine, call: Callable[[int, int], Call], report: Report) -> Iterator[str]:
    """For each size the times, and the mean for a cell."""
    for size in SIZES:
        report(f"{one.label} {size}x{size}")
        times = Times([call(seed, size).tstates for seed in SEEDS])
        yield str(times)
        yield f"{sum(times.tstates) / len(times.tstates) / (size // 2) ** 2:.0f}"


def _making(library: LargeLibrary, name: str) -> Callable[[int, int], Call]:
    """A call that makes the maze of a seed."""
    return lambda seed, size: library.generate(name, seed, size, size)


def _solving(library: LargeLibrary, name: str) -> Callable[[int, int], Call]:
    """A call that solves the maze of a seed."""

    def call(seed: int, size: int) -> Call:
        library.generate(_MAKER, seed, size, size)
        return library.solve(name, (1, 1), (size - 2, size - 2))

    return call

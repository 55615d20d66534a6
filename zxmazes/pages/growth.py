"""The catalogue's section on growth: what a cell costs at three sizes, for every generator and solver.

Beside our routines stand the baselines: those in C at the same sizes; the machine code of ZX Review and the magazine's
listings in BASIC at the one size that they have.
"""

import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Call
from zxmazes.pages import baselines, bench, large, magazine, tilings
from zxmazes.pages.growth_curve import LEAST, LINEAR_FROM, LINEAR_TO, MOST, MOST_CONSTANT, Curve
from zxmazes.pages.growth_picture import Line, Pair, Panel, picture
from zxmazes.pages.growth_reasons import LINEAR, MORE, REASONS
from zxmazes.pages.markdown import Report, table
from zxmazes.pages.screens import PICTURES
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import Library, Walls
from zxmazes.routines.links import LinksLibrary
from zxmazes.routines.manifest import Routine
from zxmazes.routines.registry import by_name, names

PICTURE = PICTURES / "growth.svg"
SEEDS = range(0, 65536, 655)  # 101 of them
#: Sizes of fields in characters.
SIZES = (7, 15, 31)
_FIELD_CELLS = [(size // 2) ** 2 for size in SIZES]
#: Boards of tilings; those of routines that are not for all three.
BOARDS: tuple[tilings.Board, ...] = (("square", 8, 8, 1), ("square", 15, 15, 1), ("square", 32, 32, 1))
OTHER_BOARDS: dict[str, tuple[tilings.Board, ...]] = {
    "links_generate_eller_storeys": (("storeys", 4, 4, 4), ("storeys", 8, 8, 4), ("storeys", 32, 8, 4)),
    "links_to_field": (("square", 4, 4, 1), ("square", 8, 8, 1), ("square", 15, 15, 1)),
}
#: The magazine's listings that make or solve a maze of cells, and how many cells; our routine beside them has as many.
LISTINGS = {
    **dict.fromkeys(("z1c", "z2", "z3", "z3b", "z4", "p1", "m3", "m4", "m5", "m6"), 15 * 10),
    "w1": 14 * 9,
}
_Z7_SIZE, _Z7_CELLS = (27, 21), 13 * 10


@dataclass(frozen=True)
class Point:
    """A program that was measured at one size: its mean T-states, and those of our routine for such a maze.

    ours: the label of our routine.
    """

    name: str
    language: str
    cells: int
    time: float
    ours: str
    our_time: float


@dataclass(frozen=True)
class Measured:
    """All that the section and its picture show."""

    generators: list[Curve]
    solvers: list[Curve]
    large: list[Curve]
    links: list[Curve]
    points: list[Point]


def measure(report: Report) -> Measured:
    """Measure everything."""
    makers, solvers, others = list(_generators(report)), list(_solvers(report)), list(_large(report))
    return Measured(makers, solvers, others, list(_links(report)), list(_points(report)))


def _curve(name: str, cells: list[int], call: Callable[[int, int], Call], report: Report) -> Curve:
    """Measure a routine. call: with the number of the size, 0 to 2, and a seed."""
    report(f"{name}, growth")
    means = (statistics.fmean(call(at, seed).tstates for seed in SEEDS) for at in range(len(cells)))
    return Curve(name, tuple(cells), tuple(means))


def _accepted(label: str, call: Callable[[int, int], Call | None]) -> Callable[[int, int], Call]:
    """The same calls. Raises MazeError at one that is refused: its time is not that of a maze."""

    def checked(at: int, seed: int) -> Call:
        made = call(at, seed)
        if made is None or made.carry:
            raise MazeError(f"{label} refuses seed {seed} at size {at + 1} of 3: change its sizes in growth.py")
        return made

    return checked


def _generators(report: Report) -> Iterator[Curve]:
    """Those for the field, then the one in C."""
    library, in_c = Library(), baselines.DepthFirst()

    def made(name: str) -> Callable[[int, int], Call]:
        return lambda at, seed: library.generate(name, seed, SIZES[at], SIZES[at])

    for one in by_name("generator").values():
        yield _curve(one.label, _FIELD_CELLS, _accepted(one.label, made(one.name)), report)

    def made_in_c(at: int, seed: int) -> Call:
        return in_c(max(seed, baselines.FIRST_SEED), SIZES[at], SIZES[at])

    yield _curve("depth first in C", _FIELD_CELLS, made_in_c, report)


def _solvers(report: Report) -> Iterator[Curve]:
    """Those for the field, from corner to corner of mazes of generate_dfs; then the wave in C and the literal one."""
    library = Library()
    mazes = {}
    for at, size in enumerate(SIZES):
        for seed in SEEDS:
            library.generate("dfs", seed, size, size)
            mazes[at, seed] = (library.walls().copy(), (1, 1), (size - 2, size - 2))

    def solved(solve: Callable[[Walls, bench.Place, bench.Place], Call]) -> Callable[[int, int], Call]:
        return lambda at, seed: solve(*mazes[at, seed])

    for name in names("solver"):
        yield _curve(f"solve_{name}", _FIELD_CELLS, solved(bench.Solver(library, name)), report)
    yield _curve("wave in C", _FIELD_CELLS, solved(baselines.Wave()), report)
    yield _curve("W1 + W2, literally", _FIELD_CELLS, solved(bench.Solver(library, "literal")), report)


def _large(report: Report) -> Iterator[Curve]:
    """Those of `asm/large`, with the calls of their own section."""
    library = LargeLibrary()
    cells = [(size // 2) ** 2 for size in large.SIZES]

    def called(call: Callable[[int, int], Call]) -> Callable[[int, int], Call]:
        return lambda at, seed: call(seed, large.SIZES[at])

    for one, call in large.measured(library):
        yield _curve(one.label, cells, _accepted(one.label, called(call)), report)


def _links(report: Report) -> Iterator[Curve]:
    """Those of `asm/links`, with the calls of their own section."""
    library = LinksLibrary()

    def called(one: Routine, call: tilings.Measured, boards: tuple[tilings.Board, ...]) -> Callable[..., Call | None]:
        return lambda at, seed: call(library, one, boards[at], seed)

    for one, call in tilings.measured():
        boards = OTHER_BOARDS.get(one.label, BOARDS)
        cells = [columns * rows * floors for _, columns, rows, floors in boards]
        yield _curve(one.label, cells, _accepted(one.label, called(one, call, boards)), report)


def _points(report: Report) -> Iterator[Point]:
    """The machine code of ZX Review, and the listings, each timed as on the magazine's page."""
    report("ZX Review's machine code, growth")
    library = Library()
    corridor = statistics.fmean(library.generate("corridor", seed, *_Z7_SIZE).tstates for seed in SEEDS)
    z7 = statistics.fmean(bench.z7_times().tstates)
    title = "z7, corridors with partitions, ZX Review"
    yield Point(title, "machine code", _Z7_CELLS, z7, "generate_corridor", corridor)
    for listing in magazine.listings():
        if listing.id in LISTINGS:
            report(f"{listing.id}, growth")
            times = magazine.times(listing)
            name, cells = f"{listing.id}, {listing.title}", LISTINGS[listing.id]
            yield Point(name, "BASIC", cells, times.listing, listing.fields["Ours"], times.ours)


def part(found: Measured) -> list[str]:
    """The section, in Markdown. `drawn(found)` is its picture, for PICTURE."""
    large_sizes = ", ".join(f"{size} x {size}" for size in large.SIZES)
    return [
        "## Growth\n",
        f"![What a cell costs, against the number of cells](pictures/{PICTURE.name})\n",
        "What a cell costs at three sizes: T for the whole call, divided by the number of cells, as the mean of",
        f"{len(SEEDS)} mazes. In a field a cell is two characters wide and high: 31 x 31 characters are 225 cells.",
        "Much of what a call prepares is the same at any size, so a cell of a small maze costs more.\n",
        "**T for n cells** is b n^e + a, the only curve of this form through the three means. The exponent e tells",
        f"how T grows, whatever the fixed part a is. If e is from {LINEAR_FROM} to {LINEAR_TO}, the growth is called",
        "linear, and the table shows the straight line through the smallest and the largest size. Constant: the",
        f"greatest of the three means is less than {MOST_CONSTANT:g} times the least. A dash: the time is constant,",
        f"or no e from {LEAST:g} to {MOST:g} fits. The figures are for these sizes; they prove nothing about larger",
        "ones.\n",
        "### Generators of fields\n",
        "7 x 7, 15 x 15 and 31 x 31 characters, default parameters.\n",
        _table(found.generators),
        "### Solvers of fields\n",
        "The same sizes, from corner to corner of mazes of `generate_dfs`.\n",
        _table(found.solvers),
        "### Routines for large fields\n",
        f"{large_sizes} characters, in a field one row and one column larger. Solvers go from corner to corner.\n",
        _table(found.large),
        "### Routines for tilings\n",
        "Boards of 8 x 8, 15 x 15 and 32 x 32 squares; for `links_generate_eller_storeys` 4 x 4, 8 x 8 and 32 x 8",
        "cells on four floors (64, 256 and 1,024 cells), for `links_to_field` 4 x 4, 8 x 8 and 15 x 15 squares",
        "(16, 64 and 225).\n",
        _table(found.links),
        "### In C, in BASIC, and in the machine code of 1997\n",
        "`depth first in C` and `wave in C`, in the tables above, are [depth_first.c](../asm/baseline/depth_first.c)",
        "and [wave.c](../asm/baseline/wave.c), compiled by sdcc for speed. They use the same field as our routines,",
        f"and have {baselines.DepthFirst().size} and {baselines.Wave().size} bytes.\n",
        "Each program of this table has a single size; beside it is our routine for a maze of that size. The listings",
        "draw while they work, and those that solve a maze make it first. All of that is part of their times, which",
        "are those of [MAGAZINE.md](MAGAZINE.md); it is no part of ours.\n",
        table(
            ["program", "language", "cells", "T a cell", "ours", "T a cell", "times faster"],
            [
                [
                    *(point.name, point.language, str(point.cells), f"{point.time / point.cells:,.0f}"),
                    *(f"`{point.ours}`", f"{point.our_time / point.cells:,.0f}", f"{point.time / point.our_time:,.0f}"),
                ]
                for point in found.points
            ],
        ),
    ]


def _table(curves: list[Curve]) -> str:
    usual = statistics.mode(one.cells for one in curves)
    reasons = {name: reason.text for name, reason in REASONS.items()}
    return table(
        ["routine", *(f"T a cell, {many:,} cells" for many in usual), "T for n cells", "growth", "why"],
        [
            [
                (one.name if " " in one.name else f"`{one.name}`") + (_other(one) if one.cells != usual else ""),
                *(f"{each:,.0f}" for each in one.each),
                *(one.formula or "-", one.growth, reasons.get(one.name, "-")),
            ]
            for one in curves
        ],
    )


def _other(one: Curve) -> str:
    """The numbers of cells of a routine for which those of the table's head do not hold."""
    return f" ({', '.join(f'{many:,}' for many in one.cells)} cells)"


def drawn(found: Measured) -> str:
    """The picture: curves of generators, solvers and the others; then what stands beside a routine at one size."""
    panels = [
        Panel("Generators of fields", [*map(_line, found.generators)], 600),
        Panel("Solvers of fields, from corner to corner", [*map(_line, found.solvers)], 440),
        Panel("Routines for large fields and for tilings", [*map(_line, [*found.large, *found.links])], 400),
    ]
    pairs = [
        Pair(point.name.split(",")[0], point.ours, point.time / point.cells, point.our_time / point.cells)
        for point in found.points
    ]
    return picture(panels, "Our routines (blue) and the magazine's programs (BASIC; z7: machine code)", pairs)


def _line(one: Curve) -> Line:
    name = one.name.replace("generate_", "").removeprefix("solve_")
    kind = "baseline" if " " in one.name else {LINEAR: "linear", MORE: "more"}.get(one.growth, "less")
    return Line(name, kind, tuple(zip(one.cells, one.each, strict=True)))

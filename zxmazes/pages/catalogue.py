"""Write docs/CATALOGUE.md and the README's table of routines from what `bench.py` measures."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.pages import bench
from zxmazes.pages.markdown import Report, table
from zxmazes.paths import DOCS, ROOT
from zxmazes.routines.block import describe, read_blocks
from zxmazes.routines.library import Library, size_in_all
from zxmazes.routines.registry import by_name, names, routine

PAGE = DOCS / "CATALOGUE.md"
_MARK = "<!-- catalogue: written by `make bench` -->"


@dataclass(frozen=True)
class Row:
    """A routine: its name and bytes, what its source says of it, and what was measured, by column heading.

    size: its own bytes; in_all: with every leaf that it pulls in.
    """

    name: str
    size: int
    in_all: int
    about: str
    promise: str
    stack: str
    repeats: str
    writes: str
    cells: dict[str, str]
    mean: str


def pages(report: Report = lambda what: None) -> dict[Path, str]:
    """Measure all routines: the texts of the catalogue and of the README, whose table of routines is new."""
    library = Library()
    generators = list(_generators(library, report))
    changes = list(_transforms(library, report))
    solvers = list(_solvers(library, report))
    readme = ROOT / "README.md"
    short = table(
        ["routine", "what it is", "bytes", "in all", "mean T-states"],
        [[row.name, row.about, str(row.size), str(row.in_all), row.mean] for row in [*generators, *changes, *solvers]],
    )
    return {
        PAGE: _page(generators, changes, solvers),
        readme: _replace_between(readme.read_text(encoding="utf-8"), short),
    }


def _row(
    about: str, fields: Mapping[str, str], name: str, size: int, in_all: int, cells: dict[str, str], mean: str
) -> Row:
    promise, stack, repeats, writes = (fields.get(claim, "") for claim in ("Promise", "Stack", "Repeats", "Writes"))
    return Row(name, size, in_all, about, promise, stack, repeats, writes, cells, mean)


def _routine(library: Library, label: str, cells: dict[str, str], mean: str) -> Row:
    one = routine(label)
    return _row(one.what, one.fields, f"`{label}`", library.size(label), size_in_all(label), cells, mean)


def _transforms(library: Library, report: Report) -> Iterator[Row]:
    """All that change the field but the generator braid, which has its row, and maze_stats."""
    changes = [name for name, change in by_name("change").items() if not change.generates]
    for name in [*changes, "maze_stats"]:
        cells = {}
        for width, height in bench.SIZES[:2]:
            report(f"{name} {width}x{height}")
            times = bench.transform_times(library, name, (width, height))
            cells[f"{width} x {height}"] = str(times)
            if width == height:
                mean = f"{times.mean} (31 x 31)"
        yield _routine(library, name, cells, mean)


def _generators(library: Library, report: Report) -> Iterator[Row]:
    for name in names("generator"):
        cells = {}
        for width, height in bench.SIZES:
            report(f"generate_{name} {width}x{height}")
            times = bench.generator_times(library, name, (width, height))
            cells[f"{width} x {height}"] = str(times)
            if not width == height == 31:
                continue
            cells["dead ends"] = f"{bench.dead_ends(library, name):.1%}"
            near, far = (bench.unlike(library, name, change) for change in (1, 25252))
            cells["neighbours unlike"] = f"{near:.1%} ({far:.1%})"
            mean = f"{times.mean} (31 x 31)"
        yield _routine(library, f"generate_{name}", cells, mean)
    report("ZX Review's machine code")
    times = bench.z7_times()
    cells = {"26 x 21": str(times)}
    about = "for comparison: the corridor partition in machine code of 1997, by the ROM's printing"
    size = len(bench.z7_code())
    yield Row("Z7, ZX Review", size, size, about, "perfect", "", "", "the screen", cells, f"{times.mean} (26 x 21)")


def _solvers(library: Library, report: Report) -> Iterator[Row]:
    cases = dict(bench.solver_cases(library))
    for name in [*names("solver"), "literal"]:
        solver = bench.Solver(library, name)
        cells = {}
        for case, inputs in cases.items():
            report(f"solve_{name}: {case}")
            times = bench.solver_times(solver, inputs)
            cells[case] = str(times)
            if case == bench.NEAR:
                mean = f"{times.mean} ({bench.NEAR}{times.misses})"
        if name == "literal":
            source = bench.BASELINE / "wave_literal.asm"
            fields = read_blocks(source)[0].texts()
            yield _row(describe(source), fields, "W1 + W2, literally", solver.size, solver.size, cells, mean)
        else:
            yield _routine(library, f"solve_{name}", cells, mean)


def _page(generators: list[Row], changes: list[Row], solvers: list[Row]) -> str:
    parts = [
        "# The routines, measured\n",
        "Written by `make bench`: every figure comes out of a run of the Z80 code in SkoolKit's simulator.",
        "`make test-all` fails when this page is stale. Times are T-states, from the call's first instruction to its",
        "RET, in uncontended memory with interrupts off, as least / mean / greatest; 3.5 million are one second.",
        "Bytes are the routine's own code, from its label to its end; in all: with every leaf that it pulls in, the",
        "random numbers too. Several routines in one program share their leaves.\n",
        *_part_generators(generators),
        "## Transforms and measures\n",
        f"{len(bench.TRANSFORM_SEEDS)} mazes of `generate_kruskal` of each size; the ends are the two far corners.",
        "`pick_longest` takes what its mazes and their `maze_stats` take, and under 400 T for each.\n",
        table(
            ["routine", "bytes", "in all", *changes[0].cells],
            [[row.name, str(row.size), str(row.in_all), *row.cells.values()] for row in changes],
        ),
        *_part_solvers(solvers),
        "## What they promise and use\n",
        table(
            ["routine", "what it is", "promise", "stack", "repeats", "writes"],
            [
                [row.name, row.about, row.promise, row.stack, row.repeats, row.writes]
                for row in [*generators, *changes, *solvers]
            ],
        ),
    ]
    return "\n".join(parts)


def _part_generators(generators: list[Row]) -> list[str]:
    headings = [*(f"{width} x {height}" for width, height in bench.SIZES), "dead ends", "neighbours unlike"]
    *ours, z7 = generators
    return [
        "## Generators\n",
        f"{len(bench.SEEDS)} mazes of each size, from the seeds 0, {bench.SEEDS.step}, {2 * bench.SEEDS.step} and on.",
        "Dead ends: the share of cells with one passage, at 31 x 31. Neighbours unlike: the share of inner walls in",
        "which the mazes of seeds s and s + 1 differ (and, for comparison, those of two seeds far apart).\n",
        table(
            ["routine", "bytes", "in all", *headings],
            [[row.name, str(row.size), str(row.in_all), *(row.cells[heading] for heading in headings)] for row in ours],
        ),
        f"For comparison Z7, the machine code of ZX Review, for its 26 x 21 characters: {z7.cells['26 x 21']} T",
        f"({len(bench.Z7_SEEDS)} seeds), {z7.size} bytes.\n",
    ]


def _part_solvers(solvers: list[Row]) -> list[str]:
    return [
        "## Solvers\n",
        "Each row is one set of fields with their ends, the same for every solver. For the row with stones 400 fields",
        "are drawn, and those are kept whose shortest route without diagonals has 1 to 27 steps. The host counts these",
        "steps, not a solver. Every call counts, also one that ends without a route: `misses 2 of 60` means",
        "that the solver reported no route in 2 of the 60 cases that have one. The wall followers often give up early,",
        "so their mean is low where they miss many routes; the literal tracer gives up late, after 252 steps.\n",
        "The times include the preparation of the work array and the way back.\n",
        table(
            ["", *(row.name for row in solvers)],
            [
                ["bytes", *(str(row.size) for row in solvers)],
                ["in all", *(str(row.in_all) for row in solvers)],
                *([case, *(row.cells[case] for row in solvers)] for case in solvers[0].cells),
            ],
        ),
    ]


def _replace_between(text: str, table: str) -> str:
    """The README with the table put between its two marks."""
    before, mark, rest = text.partition(_MARK)
    _, end, after = rest.partition(_MARK)
    if not (mark and end):
        raise MazeError(f"README.md: wants the line {_MARK} before and after the table")
    return f"{before}{_MARK}\n{table}{_MARK}{after}"

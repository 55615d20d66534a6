"""Write docs/CATALOGUE.md, and the README's table of routines by need, from the figures that `measures.py` measures."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from zxmazes.documents import (
    baselines,
    catalogue_drawings,
    catalogue_large,
    catalogue_pictures,
    catalogue_tilings,
    growth,
    measures,
)
from zxmazes.documents.markdown import Report, table
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Call
from zxmazes.paths import ASM, DOCS, ROOT
from zxmazes.routines.block import describe, read_blocks
from zxmazes.routines.images import size_in_all
from zxmazes.routines.index import by_name, names, routine
from zxmazes.routines.library import Library

PAGE = DOCS / "CATALOGUE.md"
#: The files of parts that programs or solvers call; the first routine of each is on the page.
_PARTS = (
    *(f"lib/{name}.asm" for name in ("wave_copy", "wave_array", "label_field")),
    *(f"lib/{name}.asm" for name in ("distance_map", "distance_cost", "distance_reach", "distance_bands")),
)
_MARK = "<!-- needs: written by `make bench` -->"

#: The README's table: a need, and the label of the routine that meets it.
NEEDS = {
    "the fastest maze": "generate_corridor",
    "the smallest code": "generate_dfs_small",
    "fairness: every maze equally likely": "generate_wilson",
    "long, winding passages": "generate_dfs",
    "loops: several ways to the exit": "generate_corridor_loops",
    "no dead ends": "generate_rings",
    "a cave": "generate_erosion",
    "rooms and corridors": "generate_dungeon",
    "the shortest route from any start to any finish": "solve_wave",
    "the same, fastest among scattered walls": "solve_hadlock",
    "the same in the smallest code": "solve_wave_small",
    "a route that need not be the shortest, as fast as can be": "solve_greedy",
    "the nearest of several goals (timed with one)": "solve_distance_map",
}


Claims = tuple[str, str, str, str]


@dataclass(frozen=True)
class Row:
    """A routine: its name and bytes, the description in its source, and the measured figures by column heading.

    size: its own bytes; in_all: with every routine of `lib/` that it includes; claims: its promise, stack, repeats and
    buffers; mean: T-states of the usual case; growth: how its time grows with the number of cells.
    """

    name: str
    size: int
    in_all: int
    about: str
    claims: Claims
    cells: dict[str, str]
    mean: str
    growth: str


def pages(report: Report = lambda what: None) -> dict[Path, str]:
    """Measure all routines; return the texts of the catalogue, and of the README with its new table."""
    library = Library()
    generators = list(_generators(library, report))
    changes = list(_transforms(library, report))
    solvers = list(_solvers(library, report))
    readme = ROOT / "README.md"
    rows = {row.name: row for row in [*generators, *solvers]}
    needs = ((need, rows[f"`{label}`"]) for need, label in NEEDS.items())
    by_need = table(
        ["you need", "routine", "bytes", "mean T-states"],
        ([need, row.name, str(row.in_all), row.mean] for need, row in needs),
    )
    sections = (catalogue_large, catalogue_tilings, catalogue_drawings, catalogue_pictures)
    others = [line for section in sections for line in section.part(report)]
    return {
        PAGE: _page(generators, changes, solvers, others),
        readme: _replace_between(readme.read_text(encoding="utf-8"), by_need),
    }


def _routine(library: Library, label: str, cells: dict[str, str], mean: str, call: Callable[[int, int], Call]) -> Row:
    """The row of a routine. call: with a seed and the size of a square field in characters, for its growth."""
    one = routine(label)
    promise, stack, repeats, writes = (one.fields.get(claim, "") for claim in ("Promise", "Stack", "Repeats", "Writes"))
    claims, found = (promise, stack, repeats, writes), growth.on_fields(call, one.growth)
    return Row(f"`{label}`", library.size(label), size_in_all(label), one.what, claims, cells, mean, found)


def _transforms(library: Library, report: Report) -> Iterator[Row]:
    """The routines that change the field, and maze_stats; the braid is among the generators."""
    changes = [name for name, change in by_name("change").items() if not change.generates]
    for name in [*changes, "maze_stats"]:
        cells = {}
        for width, height in measures.SIZES[:2]:
            report(f"{name} {width}x{height}")
            times = measures.transform_times(library, name, (width, height))
            cells[f"{width} x {height}"] = str(times)
            if width == height:
                mean = times.mean
        yield _routine(library, name, cells, mean, partial(_transformed, library, name))


def _transformed(library: Library, name: str, seed: int, size: int) -> Call:
    return measures.transform(library, name, seed, (size, size))


def _generators(library: Library, report: Report) -> Iterator[Row]:
    for name in names("generator"):
        cells = {}
        for width, height in measures.SIZES:
            report(f"generate_{name} {width}x{height}")
            times = measures.generator_times(library, name, (width, height))
            cells[f"{width} x {height}"] = str(times)
            if not width == height == 31:
                continue
            cells["dead ends"] = f"{measures.dead_ends(library, name):.1%}"
            near, far = (measures.unlike(library, name, change) for change in (1, 25252))
            cells["neighbours unlike"] = f"{near:.1%} ({far:.1%})"
            mean = times.mean
        yield _routine(library, f"generate_{name}", cells, mean, partial(_made, library, name))
    yield from _other_generators(report)


def _made(library: Library, name: str, seed: int, size: int) -> Call:
    return library.generate(name, seed, size, size)


def _other_generators(report: Report) -> Iterator[Row]:
    """The one in C, and the machine code of ZX Review."""
    report("depth first in C")
    in_c = baselines.DepthFirst()

    def made(seed: int, size: int) -> Call:
        return in_c(max(seed, baselines.FIRST_SEED), size, size)

    times = measures.Times([made(seed, 31).tstates for seed in measures.SEEDS])
    about = describe(measures.BASELINE / "depth_first.c")
    claims: Claims = ("perfect", "", "", "field")
    cells, found = {"31 x 31": str(times)}, growth.on_fields(made, "")
    yield Row("depth first in C", in_c.size, in_c.size, about, claims, cells, times.mean, found)
    report("ZX Review's machine code")
    times = measures.z7_times()
    cells = {"26 x 21": str(times)}
    about = "for comparison: the corridor partition in machine code of 1997, printed by the ROM"
    claims = ("perfect", "", "", "the screen")
    size, mean = len(measures.z7_code()), f"{times.mean} (26 x 21)"
    yield Row("Z7, ZX Review", size, size, about, claims, cells, mean, growth.NONE)


def _solvers(library: Library, report: Report) -> Iterator[Row]:
    cases = dict(measures.solver_cases(library))
    for name in names("solver"):
        solver = measures.Solver(library, name)
        cells, mean = _solved(solver, cases, f"solve_{name}", report)
        yield _routine(library, f"solve_{name}", cells, mean, partial(_through, library, solver))
    literal = measures.Solver(library, "literal")
    for name, file, promise, other in (
        ("wave in C", "wave.c", "shortest; of any length", baselines.Wave()),
        (
            "W1 + W2, literally",
            "wave_literal.asm",
            "shortest; of at most 252 steps",
            literal,
        ),
    ):
        cells, mean = _solved(other, cases, name, report)
        about, found = describe(measures.BASELINE / file), growth.on_fields(partial(_through, library, other), "")
        yield Row(name, other.size, other.size, about, (promise, "", "", ""), cells, mean, found)


def _solved(
    solve: measures.Solve, cases: Mapping[str, list[measures.Case]], name: str, report: Report
) -> tuple[dict[str, str], str]:
    """The times of a solver by case, and the mean for the table of all routines."""
    cells, mean = {}, ""
    for case, inputs in cases.items():
        report(f"{name}: {case}")
        times = measures.solver_times(solve, inputs)
        cells[case] = str(times)
        if case == measures.NEAR:
            mean = times.mean + times.misses
    return cells, mean


def _through(library: Library, solve: measures.Solve, seed: int, size: int) -> Call:
    """From corner to corner of a depth-first maze."""
    library.generate("dfs", seed, size, size)
    return solve(library.walls().copy(), (1, 1), (size - 2, size - 2))


def _page(generators: list[Row], changes: list[Row], solvers: list[Row], others: list[str]) -> str:
    parts = [
        "# The routines, measured\n",
        "`make bench` writes this page: every figure is measured by running the Z80 code in SkoolKit's simulator, and",
        "`make test-all` fails when the page is stale.\n",
        "- **Times** are T-states for the whole call, from its first instruction to its RET, in uncontended memory",
        "  with interrupts off, as least / mean / greatest. A Spectrum runs 3.5 million T-states a second.",
        "- **Bytes** are the routine's own code. **In all** adds every routine of `asm/lib/` that it includes, such as",
        "  the random numbers. Routines in the same program share those.\n",
        *_part_all([*generators, *changes, *solvers]),
        *_part_generators(generators),
        "## Transforms and measures\n",
        f"Each is called on {len(measures.TRANSFORM_SEEDS)} mazes of `generate_kruskal` of each size; start and finish",
        "are opposite corners. `pick_longest` takes the time of its mazes and of `maze_stats` on each, plus at most",
        "400 T a maze; `pick_difficulty` the same, plus at most 70,000 T a maze.\n",
        table(
            ["routine", "bytes", "in all", *changes[0].cells],
            [[row.name, str(row.size), str(row.in_all), *row.cells.values()] for row in changes],
        ),
        *_part_solvers(solvers),
        *others,
        *_part_parts(),
        "## Promises, stack and memory\n",
        table(
            ["routine", "what it is", "promise", "stack", "repeats", "writes"],
            [[row.name, row.about, *row.claims] for row in [*generators, *changes, *solvers]],
        ),
    ]
    return "\n".join(parts)


def _part_all(rows: list[Row]) -> list[str]:
    return [
        "## All routines\n",
        "Mean times are for 31 x 31 characters (Z7: 26 x 21). Those of solvers are for the row",
        f"`{measures.NEAR}` below.\n",
        "**Growth** names the function f for which a + b f(cells) fits the times best: the means of",
        f"{len(growth.SEEDS)} calls at each of several sizes, here {growth.SIZES[0]} x {growth.SIZES[0]} to",
        f"{growth.SIZES[-1]} x {growth.SIZES[-1]}. Solvers go from corner to corner of mazes of `generate_dfs`.",
        f"Constant: the greatest mean is less than {growth.MOST_CONSTANT:g} times the least one. Irregular:",
        "no function fits.\n",
        table(
            ["routine", "what it is", "bytes", "in all", "mean T-states", "growth"],
            [[row.name, row.about, str(row.size), str(row.in_all), row.mean, row.growth] for row in rows],
        ),
    ]


def _part_generators(generators: list[Row]) -> list[str]:
    headings = [*(f"{width} x {height}" for width, height in measures.SIZES), "dead ends", "neighbours unlike"]
    *ours, in_c, z7 = generators
    step = measures.SEEDS.step
    return [
        "## Generators\n",
        f"{len(measures.SEEDS)} mazes of each size, from the seeds 0, {step}, {2 * step}, ..",
        "**Dead ends** is the share of cells with a single passage, at 31 x 31. **Neighbours unlike** is the share of",
        "inner walls that differ between the mazes of seeds s and s + 1 (in brackets: of two seeds far apart).\n",
        table(
            ["routine", "bytes", "in all", *headings],
            [[row.name, str(row.size), str(row.in_all), *(row.cells[heading] for heading in headings)] for row in ours],
        ),
        f"For comparison {in_c.name}, compiled by sdcc for speed: {in_c.cells['31 x 31']} T at 31 x 31,",
        f"{in_c.size} bytes. Z7, the machine code of ZX Review, for its 26 x 21 characters: {z7.cells['26 x 21']} T",
        f"({len(measures.Z7_SEEDS)} seeds), {z7.size} bytes.\n",
    ]


def _part_solvers(solvers: list[Row]) -> list[str]:
    return [
        "## Solvers\n",
        "Each row is one set of fields with a start and a finish, the same for every solver. The times include",
        "preparing the work array and tracing the route back.\n",
        "The row with stones keeps those of 400 random fields whose shortest route without diagonals has 1 to 27",
        "steps; Python counts them, not a solver. Every call counts, even one that finds no route: `misses 2 of 60`",
        "means that the solver found none in 2 of the 60 cases that have one. The wall followers often give up early,",
        "so their mean is low where they miss many routes. The literal tracer gives up late, after 252 steps.\n",
        table(
            ["", *(row.name for row in solvers)],
            [
                ["bytes", *(str(row.size) for row in solvers)],
                ["in all", *(str(row.in_all) for row in solvers)],
                *([case, *(row.cells[case] for row in solvers)] for case in solvers[0].cells),
            ],
        ),
    ]


def _part_parts() -> list[str]:
    """The parts of solvers and programs; the tests hold the figures of their headers exact."""
    rows = []
    for path in (ASM / name for name in _PARTS):
        block = read_blocks(path)[0]
        fields = block.texts()
        size = fields["Size"].replace(" bytes", "")
        rows.append([f"`{block.label}`", describe(path), size, fields["Time"], fields.get("Bound", "-")])
    return [
        "## Arrays, maps and a flood fill\n",
        "Called from solvers and programs; asm/README.md and asm/engine/README.md describe the calls. The times are",
        "those of their headers.\n",
        table(["routine", "what it does", "bytes", "time", "bound"], rows),
    ]


def _replace_between(text: str, table: str) -> str:
    """The README with the table between its two marks replaced."""
    before, mark, rest = text.partition(_MARK)
    _, end, after = rest.partition(_MARK)
    if not (mark and end):
        raise MazeError(f"README.md: put the line {_MARK} before and after the table by need")
    return f"{before}{_MARK}\n{table}{_MARK}{after}"

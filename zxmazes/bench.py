"""Measure every routine and write docs/CATALOGUE.md: bytes and T-states exact, from fixed sizes and seeds.

Two baselines are run in the same bench: the machine code of ZX Review (Z7) and the literal wave tracer.
"""

import random
import re
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from zxmazes.errors import MazeError
from zxmazes.image import describe
from zxmazes.library import STRIDE, Library, Walls, routines
from zxmazes.pasmo import Assembly, assemble
from zxmazes.paths import ASM, ROOT
from zxmazes.spectrum import Machine

BASELINE = ROOT / "emu_tests" / "baseline"
SEEDS = range(0, 65536, 67)  # 979 of them
Z7_SEEDS = range(0, 65536, 655)
SIZES = ((31, 31), (31, 23), (5, 5))
_MARK = "<!-- catalogue: written by `make bench` -->"

Place = tuple[int, int]


@dataclass(frozen=True)
class Times:
    """T-states of a set of calls."""

    tstates: list[int]

    def __str__(self) -> str:
        if not self.tstates:
            return "cannot"
        low, high = min(self.tstates), max(self.tstates)
        mean = round(statistics.fmean(self.tstates))
        return f"{low:,}" if low == high else f"{low:,} / {mean:,} / {high:,}"

    @property
    def mean(self) -> str:
        """The mean alone, rounded."""
        return f"{round(statistics.fmean(self.tstates)):,}" if self.tstates else "cannot"


def z7_code() -> bytes:
    """The 412 bytes of the machine code of ZX Review, for address 50000."""
    lines = (BASELINE / "zx_review_1997.hex").read_text(encoding="ascii").splitlines()
    return bytes.fromhex("".join(line.split()[-1] for line in lines if not line.startswith("#")))


def literal_tracer() -> Assembly:
    """The wave tracer as the source words it: CPIR over the whole array for each wave, 252 waves at most."""
    return assemble(BASELINE / "wave_literal.asm")


def generator_times(library: Library, name: str, size: tuple[int, int]) -> Times:
    """T-states of a generator for every seed of SEEDS."""
    return Times([library.generate(name, seed, *size).tstates for seed in SEEDS])


def z7_times() -> Times:
    """The baseline generator, through the ROM's printing, on a booted machine.

    Its random number is SEED + FRAMES, kept in SEED; with interrupts off FRAMES stands still, and must be odd:
    with an even one its search for a door can go round for ever.
    """
    machine = Machine(48)
    machine.boot()
    machine.write(50000, z7_code())
    times = []
    for seed in Z7_SEEDS:
        machine.poke_word(0x5C76, seed)
        machine.poke_word(0x5C78, seed // 3 | 1)
        times.append(machine.call(50210, 10_000_000, stack=0xFF00).tstates)
    return Times(times)


def solver_cases(library: Library) -> Iterator[tuple[str, list[tuple[Walls, Place, Place]]]]:
    """The solvers' inputs by name: fields with their ends. The same ones in every run."""
    empty = np.zeros((STRIDE, STRIDE), dtype=np.bool_)
    yield "empty field, corner to corner", [(empty, (0, 0), (31, 31))]
    choose = random.Random(27)
    stones = []
    for _ in range(400):
        walls = np.array([[choose.random() < 0.2 for _ in range(STRIDE)] for _ in range(STRIDE)])
        start, finish = ((choose.randrange(STRIDE), choose.randrange(STRIDE)) for _ in range(2))
        walls[start] = walls[finish] = False
        stones.append((walls, start, finish))
    yield "20 % stones, routes of at most 27 steps", stones
    mazes = []
    for seed in range(0, 65536, 655):
        library.generate("dfs", seed)
        mazes.append((library.walls().copy(), (1, 1), (29, 29)))
    yield "perfect maze 31 x 31, corner to corner", mazes
    serpentine = np.zeros((STRIDE, STRIDE), dtype=np.bool_)
    serpentine[1::4, :31] = serpentine[3::4, 1:] = True
    yield "serpentine, 527 steps", [(serpentine, (0, 0), (31, 0))]
    walled = empty.copy()
    walled[14, 15:18] = walled[16, 15:18] = walled[15, 15] = walled[15, 17] = True
    yield "start walled in, finish in an empty field", [(walled, (15, 16), (0, 0))]


def solver_times(solve: "_Solver", cases: list[tuple[Walls, Place, Place]], short_only: bool) -> Times:
    """T-states of the cases that the solver can do; `short_only`: of those with 1 to 27 steps."""
    times = []
    for walls, start, finish in cases:
        steps, tstates = solve(walls, start, finish)
        if steps is not None and (not short_only or 1 <= steps <= 27):
            times.append(tstates)
    return Times(times)


class _Solver:
    """Any solver by name, and the literal one, called alike."""

    def __init__(self, library: Library, name: str) -> None:
        self.library, self.name = library, name
        self.literal = literal_tracer() if name == "literal" else None
        if self.literal:
            self.machine = Machine(48)
            self.machine.write(self.literal.org, self.literal.code)
            self.symbols = self.literal.symbols

    @property
    def size(self) -> int:
        if self.literal:
            return self.symbols["solve_wave_literal_end"] - self.symbols["solve_wave_literal"]
        return self.library.size(f"solve_{self.name}")

    def __call__(self, walls: Walls, start: Place, finish: Place) -> tuple[int | None, int]:
        """Steps (0: no route) and T-states; None steps when the literal tracer gives up on a route there is."""
        if not self.literal:
            self.library.set_walls(walls)
            call = self.library.solve(self.name, start, finish)
            return call.registers.bc, call.tstates
        self.machine.write(self.symbols["field"], np.where(walls, 0x80, 0).astype(np.uint8).tobytes())
        registers = dict(zip("dehl", (*start, *finish), strict=True))
        call = self.machine.call(self.symbols["solve_wave_literal"], **registers)  # type: ignore[arg-type]
        self.library.set_walls(walls)
        there = self.library.solve("wave_cpir", start, finish).registers.bc
        return (call.registers.bc if call.registers.bc == there else None), call.tstates


def write(path: Path, check: bool, report: Callable[[str], object] = lambda what: None) -> list[str]:
    """Write the catalogue at `path` and its short table into README.md; with `check` write nothing.

    Returns the names of the files that were (or would be) changed.
    """
    library = Library()
    generators = list(_generator_rows(library, report))
    solvers = list(_solver_rows(library, report))
    readme = ROOT / "README.md"
    texts = {
        path: _catalogue(generators, solvers),
        readme: _replace_between(readme.read_text(encoding="utf-8"), _short_table(generators, solvers)),
    }
    stale = []
    for target, text in texts.items():
        if not target.is_file() or target.read_text(encoding="utf-8") != text:
            stale.append(target.name)
            if not check:
                try:
                    target.parent.mkdir(exist_ok=True)
                    target.write_text(text, encoding="utf-8")
                except OSError as error:
                    raise MazeError(f"{target}: cannot be written: {error.strerror}") from None
    return stale


@dataclass(frozen=True)
class Row:
    """A routine in the catalogue; `cells` by column heading."""

    name: str
    bytes_: int
    about: str
    cells: dict[str, Times]
    writes: str = ""


def _header(kind: str, name: str, field: str) -> str:
    """A field of a routine's header block, such as Writes."""
    text = (ASM / kind / f"{kind}_{name}.asm").read_text(encoding="ascii")
    found = re.search(rf"^; {field}: +(.*?)\s*$", text, re.MULTILINE)
    return found[1] if found else ""


def _generator_rows(library: Library, report: Callable[[str], object]) -> Iterator[Row]:
    for name in routines("generate"):
        cells = {}
        for size in SIZES:
            report(f"generate_{name} {size[0]}x{size[1]}")
            cells[f"{size[0]} x {size[1]}"] = generator_times(library, name, size)
        about = describe(ASM / "generate" / f"generate_{name}.asm")
        yield Row(
            f"generate_{name}", library.size(f"generate_{name}"), about, cells, _header("generate", name, "Writes")
        )
    report("ZX Review's machine code")
    yield Row(
        "Z7, ZX Review 1997",
        len(z7_code()),
        "baseline: prints 26 x 21 by the ROM",
        {"26 x 21": z7_times()},
        "the screen",
    )


def _solver_rows(library: Library, report: Callable[[str], object]) -> Iterator[Row]:
    cases = dict(solver_cases(library))
    for name in [*routines("solve"), "literal"]:
        solver = _Solver(library, name)
        cells = {}
        for case, inputs in cases.items():
            report(f"{name}: {case}")
            cells[case] = solver_times(solver, inputs, "27" in case)
        if name == "literal":
            about, writes = "baseline: CPIR over the whole array for each wave, at most 252 steps", ""
        else:
            about, writes = describe(ASM / "solve" / f"solve_{name}.asm"), _header("solve", name, "Writes")
        title = "W1 + W2, literal" if name == "literal" else f"solve_{name}"
        yield Row(title, solver.size, about, cells, writes)


def _table(headings: list[str], rows: list[list[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _catalogue(generators: list[Row], solvers: list[Row]) -> str:
    sizes = [f"{width} x {height}" for width, height in SIZES]
    parts = [
        "# The routines, measured\n",
        "Written by `make bench`: every figure comes out of a run of the Z80 code in SkoolKit's simulator, and a test",
        "fails when this page is stale. Times are T-states, from the call's first instruction to its RET, in",
        "uncontended memory with interrupts off, as least / mean / greatest; 3.5 million T-states are one second.",
        "Bytes are the routine's own code, without `lib/random.asm` (the step is inlined) and `lib/field_cells.asm`.\n",
        "## Generators\n",
        f"{len(SEEDS)} mazes of each size, for the seeds 0, {SEEDS.step}, {2 * SEEDS.step}, and so on\n",
        _table(
            ["routine", "bytes", *sizes],
            [[_name(row), str(row.bytes_), *(str(row.cells.get(size, "")) for size in sizes)] for row in generators],
        ),
        "\nThe baseline, ZX Review's machine code of 1997 (Z7), for its 26 x 21 characters: "
        f"{generators[-1].cells['26 x 21']} T over {len(Z7_SEEDS)} seeds, {generators[-1].bytes_} bytes.\n",
        "## Solvers\n",
        "The preparation of the work array and the way back are included.\n",
        _table(
            ["", *(_name(row) for row in solvers)],
            [
                ["bytes", *(str(row.bytes_) for row in solvers)],
                *([case, *(str(row.cells[case]) for row in solvers)] for case in solvers[0].cells),
            ],
        ),
        "\n## What they are\n",
        _table(["routine", "what", "writes"], [[_name(row), row.about, row.writes] for row in [*generators, *solvers]]),
    ]
    return "\n".join(parts)


def _short_table(generators: list[Row], solvers: list[Row]) -> str:
    rows = []
    for row in generators:
        size = "31 x 31" if "31 x 31" in row.cells else "26 x 21"
        rows.append([_name(row), row.about, str(row.bytes_), f"{row.cells[size].mean} ({size})"])
    for row in solvers:
        cell = row.cells["20 % stones, routes of at most 27 steps"]
        rows.append([_name(row), row.about, str(row.bytes_), f"{cell.mean} (20 % stones, up to 27 steps)"])
    return _table(["routine", "what it is", "bytes", "mean T-states"], rows)


def _name(row: Row) -> str:
    """The library's own routines as code, the baselines in words."""
    return f"`{row.name}`" if row.name.startswith(("generate_", "solve_")) else row.name


def _replace_between(text: str, table: str) -> str:
    """The README with the table put between its two marks."""
    before, mark, rest = text.partition(_MARK)
    _, end, after = rest.partition(_MARK)
    if not (mark and end):
        raise MazeError(f"README.md: wants the line {_MARK} before and after the table")
    return f"{before}{_MARK}\n{table}{_MARK}{after}"

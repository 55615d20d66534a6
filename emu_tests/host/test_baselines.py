"""The baselines in C are right, and what was committed is what their compiler makes of them."""

import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

from emu_tests.machine import compiled_c
from emu_tests.machine.compiled_c import OPTIONS, SOURCES, VERSION, compiled, version
from emu_tests.oracles.fields import EMPTY, FULL, stones
from emu_tests.oracles.mazes import is_perfect, show
from emu_tests.oracles.paths import Place, Walls, steps_between
from zxmazes.documents import baselines, measures
from zxmazes.errors import MazeError
from zxmazes.paths import ASM
from zxmazes.routines.library import Library, walk

SIZES = ((5, 5), (7, 31), (31, 7), (31, 31), (15, 23), (29, 31), (31, 29))
HEX = tuple(source.with_suffix(".hex") for source in SOURCES)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_depth_first_makes_perfect_mazes(size: tuple[int, int]) -> None:
    """Every seed another one where there is room for it; walls, and nothing else, outside."""
    generator, mazes = baselines.DepthFirst(), []
    for seed in (baselines.FIRST_SEED, *range(2, 65536, 655)):
        generator(seed, *size)
        mazes.append(np.frombuffer(generator.field(), np.uint8).reshape(32, 32))
    batch = np.array(mazes)
    assert set(np.unique(batch)) == {0, 0x80}
    perfect = is_perfect(batch >= 0x80, *size)
    assert perfect.all(), show(batch[~perfect][0] >= 0x80)
    assert min(size) == 5 or len({maze.tobytes() for maze in mazes}) == len(mazes)


def test_its_choices_are_even() -> None:
    """In 2 x 2 cells the maze goes round: the wall below the first cell stays where the first step was to the right."""
    generator, right = baselines.DepthFirst(), 0
    for seed in range(1, 65536, 64):
        generator(seed, 5, 5)
        right += generator.field()[2 * 32 + 1] != 0
    assert abs(right - 512) < 4 * 16, "more than four deviations"


def solved(solver: baselines.Wave, walls: Walls, start: Place, finish: Place) -> None:
    """The route is a shortest one, or there is none."""
    solver(walls, start, finish)
    route = solver.route()
    assert (None if route is None else len(route)) == steps_between(walls, start, finish), show(walls)
    if route is not None:
        cells = walk(start, route)
        assert cells[-1] == finish
        assert not any(walls[cell] for cell in cells)


def test_the_wave_finds_shortest_routes(library: Library) -> None:
    """On the cases of the catalogue, which are mazes, stones and fields without a route, and at the edges."""
    solver = baselines.Wave()
    for cases in dict(measures.solver_cases(library)).values():
        for case in cases[:8]:
            solved(solver, *case)
    for case in stones()[::8]:
        solved(solver, *case)
    for finish in ((0, 0), (0, 31), (31, 0), (31, 31), (7, 9)):
        solved(solver, EMPTY, (7, 9), finish)
        solved(solver, EMPTY, finish, (7, 9))
    solved(solver, FULL, (0, 0), (0, 1))


@pytest.mark.parametrize("path", HEX, ids=lambda path: path.name)
def test_the_code_names_its_compiler(path: Path) -> None:
    """Version, options and length, as the source's head tells them too."""
    head = re.findall(r"^# (.*)$", path.read_text(encoding="ascii"), re.MULTILINE)
    source = path.with_suffix(".c").read_text(encoding="ascii")
    assert head[0] == f"{path.stem}.c, compiled by sdcc {VERSION} with the options"
    assert head[1] == " ".join(OPTIONS)
    assert head[2].startswith(f"{len(measures.hex_code(path.stem))} bytes at 8000, ")
    assert f"sdcc {VERSION}" in source
    assert "__asm" not in source


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (None, "bad.hex: cannot be read: No such file"),
        ("# a comment alone\n", "bad.hex: there is no code in it"),
        ("8000 C\n", "bad.hex:1: write an address and bytes in hexadecimal"),
        ("8000\n", "bad.hex:1: write an address and bytes"),
        ("here C9\n", "bad.hex:1: write an address and bytes"),
        ("8000 C9\n\n8002 C9\n", "bad.hex:3: the address after the line before is 8001"),
        ("8000 C9 \u00b2\n", "bad.hex: it is no ASCII text"),
    ],
)
def test_bad_code_is_told(text: str | None, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "BASELINE", tmp_path)
    if text is not None:
        (tmp_path / "bad.hex").write_text(text, encoding="utf-8")
    with pytest.raises(MazeError, match=re.escape(fault)):
        measures.hex_code("bad")


@pytest.mark.sweep("asm/baseline/*")
@pytest.mark.skipif(version() != VERSION, reason=f"no sdcc {VERSION} here: the committed code is used")
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_the_code_is_what_the_compiler_makes(source: Path) -> None:
    assert compiled(source) == source.with_suffix(".hex").read_text(encoding="ascii")


def test_without_the_compiler_nothing_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor with another version of it, nor when a program does not compile: one line says so."""

    def broken(source: Path) -> str:
        raise subprocess.CalledProcessError(1, "sdcc")

    before = [path.read_bytes() for path in HEX]
    for found, told in (("", "here is none"), ("4.5.0", "here is 4.5.0"), (VERSION, "depth_first.c does not compile")):
        monkeypatch.setattr(compiled_c, "version", lambda found=found: found)
        monkeypatch.setattr(compiled_c, "compiled", broken)
        with pytest.raises(SystemExit, match=re.escape(told)):
            compiled_c.main()
    assert [path.read_bytes() for path in HEX] == before


def test_no_program_includes_a_baseline() -> None:
    sources = [path for path in ASM.rglob("*.asm") if path.parent != measures.BASELINE]
    assert sources
    for path in sources:
        names = re.findall(r"^\s+inc(?:lude|bin)\s+(.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert not any("baseline" in name for name in names), path.name

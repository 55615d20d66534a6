"""The format `boriel`: zxbc compiles it, and its tape makes the maze and the route of the routines."""

from pathlib import Path

import pytest

from emu_tests.machine.compilers import zxbc
from zxmazes.library.calling import reserved, signature
from zxmazes.library.choice import choose
from zxmazes.library.formats import Options
from zxmazes.library.formats.boriel import _TAKEN, files
from zxmazes.library.placing import Placed, place
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import COLLECTIONS, IMAGES, routines
from zxmazes.routines.library import Library

SEED = 1997
PROGRAM = """
#include "maze.bas"
PRINT "filled "; flood_fill(1, 3, 1)
rng_seed = 1997
field_width = 30
PRINT "refused "; generate_dfs()
field_width = 31
field_height = 23
PRINT "made "; generate_dfs()
wave_limit = 0
PRINT "none "; solve_wave(0, 3, 21, 29)
PRINT "steps "; solve_wave(1, 3, 21, 29)
PRINT "cells "; field(0, 3); " "; field(1, 3); " "; route(0)
"""
#: What only assembly can call.
NOT_FROM_BASIC = ("large_cells", "ten_print_usr")


def written(folder: Path, *labels: str, org: int) -> Placed:
    made = place(choose(labels), org, contended=True)
    (folder / "maze.bas").write_bytes(files(made, Options(folder / "maze.bas"))[""])
    return made


def check(library: Library, folder: Path, org: int, *words: str) -> None:
    """Compile as the head says, load the tape by LOAD "", and compare."""
    made = written(folder, "generate_dfs", "solve_wave", "flood_fill", org=org)
    assert "zxbc -f tap -B -a game.bas" in (folder / "maze.bas").read_text(encoding="ascii")
    (folder / "game.bas").write_text(PROGRAM, encoding="ascii")
    zxbc(folder, "-f", "tap", "-B", "-a", "-o", "game.tap", "game.bas", *words)
    machine = Machine(48)
    machine.load_tape(folder / "game.tap", None)
    machine.frames(100)
    library.generate("dfs", SEED, 31, 23)
    steps = library.solve("wave", (1, 3), (21, 29)).registers.bc
    route = library.route()
    shown = [row.strip() for row in machine.text() if row.strip()]
    assert shown[-7:-1] == [
        "filled 1024",  # the memory is all 0
        "refused 1",
        "made 0",
        "none -1",
        f"steps {steps}",
        f"cells 128 0 {route[0]}",
    ]
    assert shown[-1].startswith("0 OK")
    assert list(machine.read(made.symbols["route"], steps)) == route
    assert machine.read(made.symbols["field"], 1024) == library.field()


def test_a_program_makes_a_maze_and_a_route(library: Library, tmp_path: Path) -> None:
    check(library, tmp_path, 0x8000)


@pytest.mark.sweep("routines", "zxmazes/library/**/*.py")
@pytest.mark.parametrize("level", [0, 1, 4])
@pytest.mark.parametrize("org", [0x93A1, 0x7001])
def test_it_does_so_at_every_level_of_optimisation(library: Library, tmp_path: Path, org: int, level: int) -> None:
    check(library, tmp_path, org, "-O", str(level), "-W", "150")


@pytest.mark.sweep("routines", "zxmazes/library/**/*.py")
def test_no_name_is_a_command_of_zx_basic() -> None:
    keywords = pytest.importorskip("src.zxbc.keywords")
    names = set()
    for collection, folders in IMAGES.values():
        labels = [label for label, found in routines().items() if found.path.parent.name in folders]
        org = COLLECTIONS[collection].org
        names |= {*labels, *(found.label for found in reserved(place(choose(labels), org, contended=True)))}
    assert names & {*keywords.KEYWORDS} == {*_TAKEN}


@pytest.mark.sweep("routines", "zxmazes/library/**/*.py")
@pytest.mark.parametrize("label", [label for label in routines() if label not in NOT_FROM_BASIC])
def test_every_routine_compiles(tmp_path: Path, label: str) -> None:
    made = written(tmp_path, label, org=0x6400)
    values = ", ".join("1" for _ in signature(*made.routines, 0).inputs)
    call = f"{label}({values})"
    (tmp_path / "game.bas").write_text(f'#include "maze.bas"\n{call}\n', encoding="ascii")
    zxbc(tmp_path, "-f", "bin", "-o", "game.bin", "game.bas")
    assert made.code in (tmp_path / "game.bin").read_bytes()

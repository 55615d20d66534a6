"""The format `c`: SDCC compiles and links it, and the program makes the maze and the route of the routines."""

import re
from pathlib import Path

import pytest

from emu_tests.machine.compilers import linked, loaded_from, sdcc
from zxmazes.errors import MazeError
from zxmazes.library.calling import Result, signature
from zxmazes.library.choice import choose
from zxmazes.library.formats import Options
from zxmazes.library.formats.c import files, is_ours
from zxmazes.library.placing import Placed, place
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import COLLECTIONS, IMAGES, routines
from zxmazes.routines.library import Library

SEED = 1997
PROGRAM = """
#include "maze.h"

int steps, none;
unsigned char made, refused;

void main(void)
{
    rng_seed = 1997;
    field_width = 30;
    refused = generate_dfs();
    field_width = 31;
    field_height = 23;
    made = generate_dfs();
    wave_limit = 0;
    none = solve_wave(0, 1, 21, 29);
    steps = solve_wave(1, 3, 21, 29);
    if (field[1][3] != 0 || field[0][3] < 128 || route[0] > 6) steps = 0;
}
"""
#: What only assembly can call.
NOT_FROM_C = {"large_cells", "ten_print_usr"}


def written(folder: Path, *labels: str, org: int = 0x8000) -> Placed:
    """Write maze.c and maze.h."""
    made = place(choose(labels), org, contended=True)
    for end, data in files(made, Options(folder / "maze.c")).items():
        (folder / f"maze{end or '.c'}").write_bytes(data)
    return made


def told(folder: Path) -> list[list[str]]:
    """The commands in the head of the header."""
    lines = (folder / "maze.h").read_text(encoding="ascii").splitlines()
    return [line.split()[2:] for line in lines if line.startswith("//   sdcc ")]


@pytest.mark.parametrize("org", [0x8000, 0x93A1])
@pytest.mark.parametrize("convention", ["1", "0"])
def test_a_program_makes_a_maze_and_a_route(library: Library, tmp_path: Path, org: int, convention: str) -> None:
    """Compiled by the two lines of the head; in both calling conventions of SDCC."""
    made = written(tmp_path, "generate_dfs", "solve_wave", org=org)
    (tmp_path / "game.c").write_text(PROGRAM, encoding="ascii")
    for words in told(tmp_path):
        sdcc(tmp_path, *words, "--sdcccall", convention)
    machine, at = Machine(48), linked(tmp_path / "game.noi")
    rows = loaded_from(tmp_path / "game.ihx")
    for address, data in rows:
        machine.write(address, data)
    program = [address for address, _ in rows if not org <= address < made.end]
    assert at["_main"] == min(program) == max(made.end, made.buffers_end), "the program lies above block and reserve"
    assert machine.read(made.org, len(made.code)) == made.code
    ix = machine.call(at["_main"], ix=0x1234, iy=0x5C3A).registers
    assert (ix.ix, ix.iy) == (0x1234, 0x5C3A)
    library.generate("dfs", SEED, 31, 23)
    assert machine.read(at["_field"], 1024) == library.field()
    expected = library.solve("wave", (1, 3), (21, 29)).registers.bc
    assert machine.word(at["_steps"]) == expected > 28
    assert list(machine.read(at["_route"], expected)) == library.route()
    assert (machine.word(at["_none"]), machine.peek(at["_made"]), machine.peek(at["_refused"])) == (0xFFFF, 0, 1)


def test_parameters_are_bytes_pairs_and_places(tmp_path: Path) -> None:
    """What a header states in its own words; a seed has no value left for -1."""
    header = prototypes(tmp_path, "pick_longest", "flood_fill", "generate_dfs")
    assert header == {
        "pick_longest": "unsigned char pick_longest(unsigned int hl, unsigned char b)",
        "flood_fill": "int flood_fill(unsigned char row, unsigned char column, unsigned char a)",
        "generate_dfs": "unsigned char generate_dfs(void)",
    }
    assert prototypes(tmp_path, "draw_hexagons") == {"draw_hexagons": "void draw_hexagons(void)"}


def prototypes(folder: Path, *labels: str) -> dict[str, str]:
    written(folder, *labels)
    text = (folder / "maze.h").read_text(encoding="ascii")
    return {found[1]: found[0] for found in re.finditer(r"^\w[\w ]* (\w+)\(.*\)(?=;$)", text, re.MULTILINE)}


def test_a_routine_gets_the_entry_of_another(library: Library, tmp_path: Path) -> None:
    """And what is more than the result is in the registers after the call."""
    written(tmp_path, "pick_longest", "generate_dfs")
    text = """
#include "maze.h"
unsigned char refused;
unsigned int seed;
void main(void)
{
    rng_seed = 5;
    field_width = field_height = 11;
    refused = pick_longest(generate_dfs_entry, 4);
    seed = library_bc;
}
"""
    (tmp_path / "game.c").write_text(text, encoding="ascii")
    for words in told(tmp_path):
        sdcc(tmp_path, *words)
    machine, at = Machine(48), linked(tmp_path / "game.noi")
    for address, data in loaded_from(tmp_path / "game.ihx"):
        machine.write(address, data)
    machine.call(at["_main"])
    library.set_inputs(5, 11, 11)
    assert machine.word(at["_seed"]) == library.pick_longest("dfs", 4).registers.bc == machine.word(at["_stats_seed"])
    assert machine.read(at["_field"], 1024) == library.field()


def test_every_routine_is_a_function_or_is_refused() -> None:
    refused = set()
    for label in routines():
        (one,) = choose([label])
        try:
            found = signature(one, 0)
        except MazeError as error:
            assert "which only assembly can give" in str(error)  # noqa: PT017
            refused.add(label)
            continue
        if one.family.endswith("solver"):
            assert found.result is Result.COUNT, label
            if "start row" in one.fields["In"]:
                assert [given.name for given in found.inputs] == ["row", "column", "to_row", "to_column"], label
        elif one.family.endswith("generator"):
            assert (found.result, found.inputs) == (Result.CARRY, ()), label
    assert refused == NOT_FROM_C


def test_names_that_cannot_be_included_and_files_of_others(tmp_path: Path) -> None:
    made = place(choose(["mirror"]))
    for name in ("maze", "maze.h", 'a"b.c', "mäze.c"):
        with pytest.raises(MazeError, match=r"a source in C has a name such as maze\.c"):
            files(made, Options(tmp_path / name))
    written(tmp_path, "mirror")
    assert is_ours(tmp_path / "maze.c")
    (tmp_path / "maze.h").write_text("mine")
    assert not is_ours(tmp_path / "maze.c")


@pytest.mark.sweep("routines", "zxmazes/library/**/*.py")
@pytest.mark.parametrize("image", IMAGES)
def test_every_routine_compiles(tmp_path: Path, image: str) -> None:
    """All of an image in one source: no name of a variable or a routine is taken in C."""
    collection, folders = IMAGES[image]
    labels = [label for label, found in routines().items() if found.path.parent.name in folders]
    org = COLLECTIONS[collection].org
    written(tmp_path, *(label for label in labels if label not in NOT_FROM_C), org=org)
    sdcc(tmp_path, "-mz80", "--reserve-regs-iy", "-c", "maze.c")

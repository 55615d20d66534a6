"""Other assemblers make of a flat source the bytes of the format `bin`: pasmo, zxbasm, z80asm, sdasz80.

Where sjasmplus and RASM are installed, which no set-up does, they must do so too.
"""

from pathlib import Path

import pytest

from emu_tests.machine.assemblers import DIALECTS, IF_THERE, assembled, missing
from zxmazes.library.choice import choose
from zxmazes.library.formats.asm import sources
from zxmazes.library.placing import place
from zxmazes.routines.index import IMAGES, routines

#: Uncontended memory at its beginning, at an odd place, and higher up.
ORGS = (0x8000, 0x9357, 0xA0FE)
#: All routines of an image, its code and its buffers, fill more than the memory above 8000.
ORGS_OF_ALL = {
    "field": (0x6100, 0x6183, 0x6207),
    "solve": (0x6100, 0x6183, 0x6207),
    "large": (0x6000, *ORGS[:2]),
    "links": (0x8000, 0x8155, 0x8301),
    "pictures": ORGS,
}
#: Routines of every collection whose sources have what is hard: IXL, `$ + 3`, negative offsets, bits, tables, DS, IRP.
FEW = {
    "generate_dfs": 0x8000,
    "generate_braid": 0x9357,
    "generate_automaton_maze": 0xC0FE,
    "solve_wave_2bit": 0x8000,
    "solve_wave_small": 0x9357,
    "maze_stats": 0xC0FE,
    "thin_to_field": 0x8000,
    "fill_dead_ends": 0x9357,
    "solve_wave_large": 0xA001,
    "links_solve": 0x8000,
    "links_generate_kruskal": 0x9000,
    "draw_ten_print": 0xF001,
}
_CODE = ("zxmazes/library/**/*.py", "zxmazes/assembler/*.py")


def check(labels: list[str], org: int, folder: Path, *, contended: bool = False) -> list[str]:
    """Assemble by all, and return those that are not installed."""
    made = place(choose(labels), org, contended=contended)
    there = {one: dialect for one, dialect in (DIALECTS | IF_THERE).items() if not missing(one)}
    texts = sources(made, *{*DIALECTS.values()})
    for assembler, dialect in there.items():
        bytes_made = assembled(assembler, texts[dialect], folder)
        assert bytes_made == made.code, f"{assembler}, {', '.join(labels)} at ${org:04X}"
    return [one for one in DIALECTS if one not in there]


def skip_if(absent: list[str]) -> None:
    """For what `make test` could not install."""
    if absent:
        pytest.skip(f"not installed: {', '.join(absent)}")


@pytest.mark.parametrize("label", FEW)
def test_assemblers_agree(label: str, tmp_path: Path) -> None:
    skip_if(check([label], FEW[label], tmp_path))


@pytest.mark.sweep("{label}", *_CODE)
@pytest.mark.parametrize("label", routines())
def test_assemblers_agree_on_each_routine(label: str, tmp_path: Path) -> None:
    for org in ORGS:
        skip_if(check([label], org, tmp_path))


@pytest.mark.sweep("routines", *_CODE)
@pytest.mark.parametrize("image", IMAGES)
def test_assemblers_agree_on_a_whole_image(image: str, tmp_path: Path) -> None:
    folders = IMAGES[image][1]
    labels = [label for label, one in routines().items() if one.path.parent.name in folders]
    for org in ORGS_OF_ALL[image]:
        skip_if(check(labels, org, tmp_path, contended=True))

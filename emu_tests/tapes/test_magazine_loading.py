"""The magazine's cassette while it loads: what passes on the tape, and a listing that the tape breaks off."""

import contextlib
import re

import pytest
from skoolkit.tape import parse_tap

from emu_tests.machine.cassette import LETTERS, OWN, choose, count, is_menu, marked, menu
from emu_tests.machine.images import symbol
from emu_tests.machine.magazine import MENU, NAMES, STATUS
from emu_tests.machine.magazine import pixels as above
from zxmazes.documents import magazine
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import ASM, DIST

PASSING = 15  # the row of what passes
NARROW, COLUMN, WIDTH = 6, 8, 256  # pixels: of a letter, left of the text on the page that loads, of the screen
SOURCES = ASM / "programs" / MENU


def tape(name: str) -> list[bytes]:
    """The blocks of a listing."""
    return [bytes(block.data) for block in parse_tap(str(DIST / f"{MENU}_{name}.tap")).blocks]


def play(machine: Machine, blocks: list[bytes]) -> None:
    """Play them, whether the program takes all of them or not."""
    found = list(parse_tap(b"".join(len(block).to_bytes(2, "little") + block for block in blocks)).blocks)
    for block in found:
        block.keys = None
    with contextlib.suppress(MazeError):
        machine.play(found, None, pulses=False)
    machine.frames(60)


def press(machine: Machine, name: str) -> None:
    """Choose a listing, without a tape."""
    machine.press(LETTERS[NAMES.index(name)].lower(), frames=6, after=10)


def says() -> list[str]:
    """What the menu tells of each listing."""
    return (SOURCES / "menu_says.txt").read_text(encoding="ascii").splitlines()[: len(NAMES)]


def described(machine: Machine) -> bytes:
    """The row below the columns of the menu."""
    screen = machine.screen()
    return b"".join(screen[0x10C0 + 256 * line :][:32] for line in range(8))


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("cut", range(4))
def test_a_listing_that_breaks_off_loads_when_the_tape_is_rewound(
    cut: int, model: int, machines: list[Machine]
) -> None:
    """Whatever comes after it, other code too; the menu is there if a block was half loaded, and says so."""
    machine = menu(model, machines)
    usual = described(machine)
    blocks, others = tape("m6"), tape("z5")
    press(machine, "m6")
    play(machine, [*blocks[:cut], blocks[cut][: len(blocks[cut]) // 2], *others])
    if cut in (1, 3):  # what was found, not its header
        assert is_menu(machine)
        assert marked(machine) == LETTERS[NAMES.index("m6")]
        told = described(machine)
        machine.press("6", frames=4, after=10)
        machine.press("7", frames=4, after=10)
        assert told not in (usual, described(machine))
        press(machine, "m6")
    elif cut == 2:
        assert "rewind" in machine.text()[0]
        assert "BREAK" in machine.text()[1]
    play(machine, blocks)
    machine.frames(100)
    assert machine.text()[STATUS].startswith("M6 Shuffling")
    start = symbol(f"{MENU}_m6", "start")
    assert machine.read(start, 16) == blocks[3][1:17]


def test_an_error_of_the_tape_is_told_once(machines: list[Machine]) -> None:
    """Not after BREAK later."""
    machine = menu(48, machines)
    usual = described(machine)
    blocks = tape("z4")
    press(machine, "z4")
    play(machine, [blocks[0], blocks[1][:200]])
    assert is_menu(machine)
    assert described(machine) != usual
    press(machine, "z4")
    machine.press("CS", "SPACE", frames=30, after=80)
    assert is_menu(machine)
    assert described(machine) == usual


@pytest.mark.parametrize("name", NAMES)
def test_the_page_says_which_listing_passes(name: str, machines: list[Machine]) -> None:
    """By its letter and its name on the menu, alone in its row; the page above stays."""
    machine = menu(48, machines)
    press(machine, "z1" if name != "z1" else "z2")
    page = machine.text()[:PASSING]
    longest = NAMES.index("z6b")
    for each in (NAMES[longest], name):
        play(machine, tape(each)[:2])
    text = (SOURCES / "menu_texts.asm").read_text(encoding="ascii")
    title = re.findall(r'LIST_(?:PRINTED|OURS), "(.*)", 0', text)[NAMES.index(name)]
    assert machine.text()[PASSING][3:].rstrip() == title
    assert machine.attributes()[32 * PASSING + 1] == 0x70, "a cap"
    assert machine.text()[:PASSING] == page
    assert not "".join(machine.text()[PASSING + 1 :]).strip()


def test_what_each_listing_does_is_whole_where_it_loads() -> None:
    """Its last letter is on the page, and it can be understood alone; those that are ours say that they are new."""
    text = (SOURCES / "menu_texts.asm").read_text(encoding="ascii")
    kinds = re.findall(r'LIST_(PRINTED|OURS), "', text)
    for said, kind in zip(says(), kinds, strict=True):
        assert COLUMN + NARROW * len(said) <= WIDTH, said
        assert "same" not in said.lower(), said
        assert said.endswith(".")
        assert said.startswith("New") == (kind == "OURS"), said


def test_green_is_explained_in_green(machines: list[Machine]) -> None:
    """On the menu."""
    machine = menu(48, machines)
    (row,) = (row for row, text in enumerate(machine.text()) if "Green is new" in text)
    at = machine.text()[row].index("Green")
    assert machine.attributes()[32 * row + at] == 4
    assert above(machine)[8 * row : 8 * row + 8].any()


def test_the_code_of_another_listing_is_not_taken(machines: list[Machine]) -> None:
    """Each program names its code; the one before it on the tape is passed by."""
    for name in NAMES:
        assert b'\xef"' + name.encode() + b'"\xaf\r' in tape(name)[1], name
    machine = menu(48, machines)
    choose(machine, "z13")
    magazine.finish(machine)
    assert OWN + sum(count(name) for name in NAMES) == len(tape_blocks(DIST / f"{MENU}.tap"))

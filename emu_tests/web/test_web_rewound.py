"""The games' cassette in the page's core: a tape that is rewound at its end, as play.js does, brings the menu back."""

import re

from emu_tests.machine.images import symbol
from emu_tests.machine.play_tape import PLAY, code, to_menu
from emu_tests.machine.wasm_machine import WasmMachine
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST, ROOT

TAPE = (DIST / "play.tap").read_bytes()


def inserted(machine: WasmMachine) -> None:
    machine.put(machine.do("tape"), TAPE)
    machine.do("insert", len(TAPE))


def pressed(machine: WasmMachine, *keys: str, frames: int = 4, after: int = 20) -> None:
    """As `Machine.press`, rewinding the tape at its end."""
    for held, count in ((keys, frames), ((), after)):
        machine.hold(*held)
        for _ in range(count):
            machine.do("frame")
            if machine.do("block") == machine.do("blocks"):
                inserted(machine)


def test_the_menu_comes_back_from_the_rewound_tape() -> None:
    """CORRIDOR is played and left; Q and ENTER on the list in memory: the tape goes on, and is at the menu again."""
    ours, theirs = Machine(48), WasmMachine(48)
    to_menu(ours)
    theirs.adopt(ours)
    theirs.do("instant", 1)
    inserted(theirs)
    pressed(theirs, "a")
    pressed(theirs, "ENTER", after=300)
    start, data = code("corridor")
    assert theirs.read(start, 64) == data[:64]
    menu = symbol(PLAY, "menu_start")
    for _ in range(3):
        pressed(theirs, "CS", "SPACE", frames=30, after=80)
    pressed(theirs, "q")
    pressed(theirs, "ENTER", after=300)
    pressed(theirs, after=300)
    assert theirs.read(menu, 64) == ours.read(menu, 64)
    assert theirs.read(0x4000, 32) == ours.read(0x4000, 32)


def test_the_page_rewinds_it() -> None:
    """The line of play.js that the test above stands for."""
    text = (ROOT / "web" / "play.js").read_text(encoding="utf-8")
    assert re.search(
        r"tape\?\.rewinds && spectrum\.blocks && spectrum\.block === spectrum\.blocks\) \{\s+spectrum\.rewind", text
    )

"""The part `redefine`: what a key becomes, keys that are refused, BREAK; what tapes say then."""

import random
import re

import pytest

from emu_tests.machine.images import assembly, tapes_with
from emu_tests.machine.parts_program import PartsProgram, parts_image
from emu_tests.machine.pressing import at, press

TABLE, TAKEN = 0xC000, 0xC100
PARTS = ("engine/pages/redefine.asm",)
ROWS = (
    "CS z x c v",
    "a s d f g",
    "q w e r t",
    "1 2 3 4 5",
    "0 9 8 7 6",
    "p o i u y",
    "ENTER l k j h",
    "SPACE SS m n b",
)
KEYS = {key: (0xFF ^ (1 << row), 1 << bit) for row, keys in enumerate(ROWS) for bit, key in enumerate(keys.split())}
WAYS = (1, 4, 8, 2, 16)  # up, down, left, right, fire: as they are asked


@pytest.fixture(params=[48, 128])
def program(request: pytest.FixtureRequest) -> PartsProgram:
    return PartsProgram(parts_image(PARTS), request.param)


def begin(program: PartsProgram, taken: str = "") -> None:
    program.machine.write(0x4000, bytes(6912))
    program.machine.write(TABLE, bytes(range(16)))
    program.machine.write(TAKEN, taken.encode() + b"\0")
    program.start("redefine", hl=TABLE, de=TAKEN, b=6, c=4)
    program.machine.frames(6)


def shown(program: PartsProgram) -> list[str]:
    return [program.machine.text()[row][4:].rstrip() for row in (6, 8, 10, 12, 14)]


def chosen(*keys: str) -> bytes:
    return b"".join(bytes([*KEYS[key], way]) for key, way in zip(keys, WAYS, strict=True)) + b"\0"


@pytest.mark.parametrize("seed", range(8))
def test_every_key_but_caps_shift(seed: int) -> None:
    """Five at random; over the seeds each key comes up."""
    program, every = PartsProgram(parts_image(PARTS)), sorted(KEYS.keys() - {"CS"})
    random.Random(1).shuffle(every)
    keys = [every[(5 * seed + number) % len(every)] for number in range(5)]
    begin(program)
    for key in keys:
        assert not program.ended
        program.press(key)
    assert program.ended
    assert program.machine.registers.f & 1 == 0
    assert program.machine.read(TABLE, 16) == chosen(*keys)
    names = [{"SS": "SYMB SHIFT"}.get(key, key.upper()) for key in keys]
    assert shown(program) == [
        f"{way:8}{name}" for way, name in zip(("Up", "Down", "Left", "Right", "Fire"), names, strict=True)
    ]
    program.machine.poke_word(program.at("direction_keys"), TABLE)
    for key, way in zip(keys, WAYS, strict=True):
        program.machine.ports.held = (key,)
        program.call("keys_held")
        assert program.machine.registers.a == way


def test_what_is_refused(program: PartsProgram) -> None:
    """A key twice, a letter of the game's, CAPS SHIFT, two keys at once."""
    begin(program, "HN")
    program.press("q")
    for keys in (("q",), ("h",), ("CS", "n"), ("CS",), ("w", "e"), ("z", "p"), ("CS", "SPACE")):
        program.press(*keys)
        assert shown(program) == ["Up      Q", "Down    ?", "", "", ""], keys
    program.press("CS", "p")
    for key in "aom":
        program.press(key)
    assert program.ended
    assert program.machine.read(TABLE, 16) == chosen(*"qpaom")


def test_break_changes_nothing(program: PartsProgram) -> None:
    begin(program)
    program.press("q")
    program.press("p")
    program.press("CS", "SPACE", frames=40)
    assert program.ended
    assert program.machine.registers.f & 1 == 1
    assert program.machine.read(TABLE, 16) == bytes(range(16))


# --- what is said about a key that is refused ---------------------------------------------------------------

SAYS = "REDEFINE_SAYS: equ 1\n"
SAID = 17  # the row
#: Every tape that says it, with a key of its own pages or of the other player.
TAKEN_ON_TAPES = {
    "corridor": "n",
    "dfs": "v",
    "endless": "h",
    "generators": "n",
    "inside": "z",
    "large": "n",
    "lines": "u",
    "minotaur": "m",
    "monster": "h",
    "race": "q",
    "snake": "h",
    "solvers": "z",
    "terrain": "t",
    "tilings": "s",
    "wave": "s",
    "wonders": "n",
}
OWN_PAGES = {"wonders": "keys-own"}  # others: own
PAGE_TITLES = {"race": "KEYS OF PLAYER 2"}
#: Tapes where fire does nothing that ENTER does not do, too.
WITHOUT_FIRE = ("corridor", "dfs", "generators", "large", "race", "snake", "tilings", "wonders")


def said(program: PartsProgram) -> str:
    return program.machine.text()[SAID].strip()


def says(model: int = 48, more: str = "") -> PartsProgram:
    return PartsProgram(parts_image(PARTS, first=SAYS + more), model)


@pytest.mark.parametrize("model", [48, 128])
def test_a_key_that_is_taken_is_named_until_another_one_is_pressed(model: int) -> None:
    """One of the game's, one chosen before, CAPS SHIFT; the line is empty again as soon as a key is accepted."""
    program = says(model)
    begin(program, "HN")
    for key, name in (("h", "H"), ("n", "N"), ("CS", "CAPS SHIFT"), ("h", "H")):
        program.press(key)
        assert said(program) == f"{name} is taken."
    program.machine.ports.held = ("SS",)
    program.machine.frames(4)
    assert said(program) == "", "while it is held"
    program.press(frames=0)
    program.press("SS")
    assert said(program) == "SYMB SHIFT is taken."
    program.press("SPACE")
    program.press("SPACE")
    assert said(program) == "SPACE is taken."
    for key in ("a", "o", "CS", "m"):
        program.press(key)
    assert program.ended
    assert said(program) == ""
    assert program.machine.read(TABLE, 16) == chosen("SS", "SPACE", "a", "o", "m")


def test_a_key_that_is_held_is_refused_once_and_lets_no_other_in() -> None:
    """With it held, a free one is no choice; let go, that is one."""
    program = says()
    begin(program, "H")
    program.press("h", frames=60)
    assert said(program) == "H is taken."
    program.press("CS", frames=60)
    program.press("CS", "q")
    assert shown(program)[0] == "Up      Q"
    assert said(program) == ""


@pytest.mark.parametrize("first", ["CS", "SPACE"])
def test_break_says_nothing(first: str) -> None:
    """Whichever of its keys is down first, for however long."""
    program = says()
    begin(program)
    program.machine.ports.held = (first,)
    program.machine.frames(40 if first == "CS" else 1)
    program.machine.ports.held = ("CS", "SPACE")
    for _ in range(30):
        program.machine.frames(1)
        assert said(program) == ""
    program.until(lambda: program.ended)
    assert program.machine.registers.f & 1 == 1
    assert program.machine.read(TABLE, 16) == bytes(range(16))


def test_the_line_writes_in_its_row_only() -> None:
    """From column 3 on, with the longest name."""
    program = says()
    begin(program, "H")
    program.press("SS")
    before = program.machine.text()
    program.press("SS")
    after = program.machine.text()
    assert [row for row in range(24) if before[row] != after[row]] == [SAID]
    assert after[SAID] == "   SYMB SHIFT is taken.         "


@pytest.mark.parametrize("model", [48, 128])
def test_a_flash_where_there_is_no_room_for_a_line(model: int) -> None:
    """The border is red while a key that is taken is held, and black before and after."""
    program = PartsProgram(parts_image(PARTS, first="REDEFINE_FLASH: equ 1\n"), model)
    begin(program, "H")
    program.machine.frames(2)
    assert program.machine.ports.border == 0
    program.machine.ports.held = ("h",)
    borders = set()
    for _ in range(9):
        program.machine.run(program.machine.frame // 3)
        borders.add(program.machine.ports.border)
    assert 2 in borders
    program.machine.ports.held = ()
    program.machine.frames(4)
    assert program.machine.ports.border == 0
    program.press("q")
    assert shown(program)[:2] == ["Up      Q", "Down    ?"]
    assert program.machine.ports.border == 0


def test_four_keys_where_nothing_needs_fire() -> None:
    program = says(more="REDEFINE_KEYS: equ 4\n")
    begin(program)
    for key in "qpao":
        assert not program.ended
        program.press(key)
    assert program.ended
    assert "Fire" not in "".join(program.machine.text())
    assert (
        program.machine.read(TABLE, 13)
        == b"".join(bytes([*KEYS[key], way]) for key, way in zip("qpao", WAYS[:4], strict=True)) + b"\0"
    )


def test_the_tapes_that_say_it_are_all_in_the_table() -> None:
    assert set(TAKEN_ON_TAPES) == {tape for tape in tapes_with("start") if "REDEFINE_SAYS" in assembly(tape).symbols}


@pytest.mark.parametrize("tape", TAKEN_ON_TAPES)
def test_a_tape_says_that_a_key_is_taken(tape: str) -> None:
    """Its own key, then the one just chosen; then nothing, and in the end the sets of keys are back."""
    machine = at(tape, OWN_PAGES.get(tape, "own"))
    key = TAKEN_ON_TAPES[tape]
    press(machine, key, after=8)
    assert re.match(rf"{key.upper()} is taken(\.|: | by )", machine.text()[SAID].strip())
    assert machine.text()[7].split() == ["Up", "?"]
    press(machine, "i", after=8)
    assert machine.text()[SAID].strip() == ""
    press(machine, "i", after=8)
    assert machine.text()[SAID].strip().startswith("I is taken.")
    assert [machine.text()[row].split() for row in (7, 9, 11)] == [["Up", "I"], ["Down", "?"], []]
    others = ("j", "9", "0", "SS")
    for number, other in enumerate(others, 2):
        assert PAGE_TITLES.get(tape, "YOUR KEYS") in "".join(machine.text()[:3])
        press(machine, other, after=8)
        if number == 4 and tape in WITHOUT_FIRE:
            break
    machine.frames(60)
    assert re.search("Keys of your own|Your own|Your keys", machine.text()[13])

"""The part `redefine`: what a key becomes, keys that are refused, BREAK; and `pause`, `attract`, `any_key`."""

import random

import pytest

from emu_tests.machine.parts_program import PartsProgram, parts_image

TABLE, TAKEN, TEXT = 0xC000, 0xC100, 0xC200
MORE = """
        public show, shown
show:
        call attract_frame
        ld hl,(shown)
        inc hl
        ld (shown),hl
        push hl
        call show
shown:
        dw 0
"""
PARTS = ("engine/pages/redefine.asm", "engine/keys/pause.asm", "engine/keys/attract.asm")
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
WAYS = (1, 2, 4, 8, 16)


@pytest.fixture(params=[48, 128])
def program(request: pytest.FixtureRequest) -> PartsProgram:
    return PartsProgram(parts_image(PARTS, MORE), request.param)


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
    program, every = PartsProgram(parts_image(PARTS, MORE)), sorted(KEYS.keys() - {"CS"})
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
        f"{way:8}{name}" for way, name in zip(("Up", "Right", "Down", "Left", "Fire"), names, strict=True)
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
        assert shown(program) == ["Up      Q", "Right   ?", "", "", ""], keys
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


# --- pause ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", [0, 7, 8, 23])
@pytest.mark.parametrize(("keys", "carry"), [(("x",), 0), (("CS", "SPACE"), 1)])
def test_a_pause_leaves_the_screen_as_it_was(
    program: PartsProgram, row: int, keys: tuple[str, ...], carry: int
) -> None:
    screen = random.Random(row).randbytes(6912)
    program.machine.write(0x4000, screen)
    program.machine.write(TEXT, bytes([1, row, 10, 2, 0x47]) + b"Pause\0")
    program.machine.ports.held = ("h",)
    program.start("pause", d=row, hl=TEXT)
    program.machine.frames(20)
    assert program.machine.text()[row][10:15] == "Pause"
    program.machine.ports.held = ()
    program.machine.frames(100)
    assert not program.ended, "the key that began it does not end it"
    program.press(*keys, frames=30, after=10)
    assert program.ended
    assert program.machine.registers.f & 1 == carry
    assert program.machine.screen() == screen


# --- a demonstration ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("keys", [("x",), ("CS",), ("SS",), ("SPACE",), ("CS", "SPACE")])
def test_any_key_ends_a_demonstration_however_deep(program: PartsProgram, keys: tuple[str, ...]) -> None:
    """It calls itself once a frame; the stack is back, no key is held on."""
    program.machine.ports.held = ("w",)
    program.machine.poke_word(program.at("shown"), 0)
    program.start("attract_run", hl=program.at("show"))
    program.machine.frames(10)
    assert program.machine.word(program.at("shown")) == 0, "the key that began it is still held"
    program.machine.ports.held = ()
    program.machine.frames(60)
    assert program.machine.word(program.at("shown")) > 50
    assert program.machine.peek(program.at("attract_on")) == 1
    program.machine.ports.held = keys
    program.machine.frames(20)
    assert not program.ended
    program.machine.ports.held = ()
    program.machine.frames(4)
    assert program.ended
    assert program.machine.registers.sp == 0xFE00
    assert program.machine.peek(program.at("attract_on")) == 0


def test_the_stick_ends_a_demonstration(program: PartsProgram) -> None:
    program.write("kempston", b"\x01")
    program.machine.ports.kempston = 0
    program.start("attract_run", hl=program.at("show"))
    program.machine.frames(30)
    program.machine.ports.kempston = 16
    program.machine.frames(4)
    program.machine.ports.kempston = 0
    program.machine.frames(4)
    assert program.ended

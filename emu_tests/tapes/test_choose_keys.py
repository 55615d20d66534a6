"""The parts `choose_keys` and `key_sets`: each set by keys, the stick that was found, BREAK."""

import itertools

import pytest

from emu_tests.machine.parts_program import PartsProgram, parts_image

PARTS = ("engine/pages/choose_keys.asm",)
MORE = """
        public sets, own
sets:
        dw usual_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, own
own:
        db 0
"""
UP, RIGHT, DOWN, LEFT, FIRE = 1, 2, 4, 8, 16
#: By the key that chooses it: its label, and what its keys do.
SETS = {
    "1": ("usual_keys", dict(zip("qpao7865", (UP, RIGHT, DOWN, LEFT) * 2, strict=True)) | {"6": DOWN, "8": RIGHT}),
    "2": ("sinclair_1_keys", dict(zip("67890", (LEFT, RIGHT, DOWN, UP, FIRE), strict=True))),
    "3": ("sinclair_2_keys", dict(zip("12345", (LEFT, RIGHT, DOWN, UP, FIRE), strict=True))),
    "4": ("cursor_keys", dict(zip("56780", (LEFT, DOWN, UP, RIGHT, FIRE), strict=True))),
}
KEYS = "1234567890qwertyuiopasdfghjklzxcvbnm"


def chosen(program: PartsProgram, key: str) -> tuple[int, int]:
    """Choose with a key: HL and the flags that come back."""
    program.start("choose_keys", hl=program.at("sets"))
    program.machine.frames(6)
    program.press(key)
    program.until(lambda: program.ended)
    registers = program.machine.registers
    return registers.hl, registers.f & 0x41


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("key", SETS)
def test_each_set(key: str, model: int) -> None:
    """It comes back, and its keys do what the makers of the sticks say; no other key does anything."""
    program = PartsProgram(parts_image(PARTS, MORE), model)
    label, wanted = SETS[key]
    assert chosen(program, key) == (program.at(label), 0)
    program.machine.poke_word(program.at("direction_keys"), program.at(label))
    for held in KEYS:
        program.machine.ports.held = (held,)
        program.call("keys_held")
        assert program.machine.registers.a == wanted.get(held, 0), held
    program.machine.ports.held = ()


def test_keys_of_ones_own() -> None:
    """Z says so; carry would be BREAK."""
    program = PartsProgram(parts_image(PARTS, MORE))
    assert chosen(program, "5") == (program.at("own"), 0x40)


def test_break() -> None:
    program = PartsProgram(parts_image(PARTS, MORE))
    program.start("choose_keys", hl=program.at("sets"))
    program.machine.frames(6)
    program.machine.press("CS", "SPACE", frames=40)
    program.until(lambda: program.ended)
    assert program.machine.registers.carry


@pytest.mark.parametrize(("stick", "said"), [(0, "Your Kempston joystick works"), (255, "No Kempston joystick")])
def test_it_says_whether_a_stick_is_there(stick: int, said: str) -> None:
    """It was looked for at the start; without one the port reads as the bus."""
    program = PartsProgram(parts_image(PARTS, MORE))
    program.machine.ports.kempston = stick
    program.call("keys_start")
    program.start("choose_keys", hl=program.at("sets"))
    program.machine.frames(6)
    assert said in program.machine.text()[17]


@pytest.mark.parametrize("number", range(4))
def test_the_set_in_use_is_marked(number: int) -> None:
    program = PartsProgram(parts_image(PARTS, MORE))
    label = list(SETS.values())[number][0]
    program.machine.poke_word(program.at("direction_keys"), program.at(label))
    program.start("choose_keys", hl=program.at("sets"))
    program.machine.frames(6)
    colours = program.machine.screen()[6144:]
    rows = [row for row, column in itertools.product(range(24), (3,)) if colours[32 * row + column] == 0x78]
    assert rows == [5 + 2 * number]

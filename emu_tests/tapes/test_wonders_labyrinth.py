"""The page of the tape `wonders` with the labyrinths: their walls, the line that the walker draws, the centre."""

import numpy as np
import pytest

from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import address, at, byte, hold, place, press, word
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.pictures import PicturesLibrary

NAME = "wonders"
#: The labyrinths in the order of N, what a line of the page says of each, and the pixels from cell to cell.
KINDS = [
    (3, "3 CIRCUITS", 24),
    (7, "7 CIRCUITS", 12),
    (11, "11 CIRCUITS", 8),
    (15, "15 CIRCUITS", 6),
    (12, "CHARTRES", 7),
]
#: The pixels in each line of the heart.
HEART = [4, 7, 7, 5, 3, 1]
#: How many pixels to the right and down of where the library draws it each labyrinth is, and the colour of its heart.
SHIFTS = {24: (-21, 2), 12: (-27, -3), 8: (-29, 2), 6: (-28, 0), 7: (-25, 0)}
GROUND = 0x57
#: The pixels across a dot of the line, those across the walker, and in how many he goes on in a frame.
DOTS = {24: 5, 12: 3, 8: 3, 7: 2, 6: 1}
MEN = {24: 8, 12: 8, 8: 5, 7: 4, 6: 5}
PACES = {24: 6, 12: 4, 8: 4, 7: 4, 6: 3}
KEYS = {0: "q", 2: "p", 4: "a", 6: "o"}
STEPS = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}
LEFT, RIGHT = 7, 194
STONE, FINISH, HERO = 0x06, 0x42, 0x46
_LINES = [2048 * (y // 64) + 256 * (y % 8) + 32 * (y // 8 % 8) for y in range(192)]


def drawn(screen: bytes) -> np.ndarray:
    """Rows 8 to 183, without the two bars: True for ink."""
    seen = np.frombuffer(screen[:6144], np.uint8)
    return np.unpackbits(np.stack([seen[line : line + 32] for line in _LINES[8:184]]), axis=1).astype(bool)


def pixels(screen: bytes) -> np.ndarray:
    """The same without what is written beside them."""
    shown = drawn(screen)
    shown[:, :LEFT], shown[:, RIGHT:] = False, False
    return shown


def lower(where: int, lines: int) -> int:
    """A byte of the screen some lines of pixels below another one."""
    y = where // 2048 * 64 + where // 256 % 8 + where // 32 % 8 * 8 + lines
    return _LINES[y] + where % 32


def uncovered(machine: Machine) -> np.ndarray:
    """The same without the walker: what is below him."""
    screen, under = bytearray(machine.screen()), word(machine, NAME, "labyrinth_under") - 0x4000
    if under >= 0:
        kept = machine.read(address(NAME, "labyrinth_kept"), 16)
        for line in range(MEN[byte(machine, NAME, "labyrinth_size")]):
            where = lower(under, line)
            screen[where : where + 2] = kept[2 * line : 2 * line + 2]
    return pixels(bytes(screen))


def man(machine: Machine) -> np.ndarray:
    """Which pixels he has, and nothing else in his square."""
    y, x = place(machine, NAME, "labyrinth_place")
    size = byte(machine, NAME, "labyrinth_size")
    square = np.zeros_like(pixels(machine.screen()))
    first = (MEN[size] - 1) // 2 + (MEN[size] == 8)
    square[y - 8 - first : y - 8 - first + MEN[size], x - first : x - first + MEN[size]] = True
    return square


def begun(number: int) -> Machine:
    machine = at(NAME, "labyrinth")
    for _ in range(number):
        press(machine, "n", after=60)
    return machine


def walker(machine: Machine) -> int:
    """The colour of the character that he is in."""
    y, x = place(machine, NAME, "labyrinth_place")
    return machine.attributes()[32 * (y // 8) + x // 8]


def spot(y: int, x: int, size: int) -> set[tuple[int, int]]:
    """The pixels of a dot of the line, y from 8."""
    wide = DOTS[size]
    first = (wide - 1) // 2
    return {(y - 8 - first + down, x - first + right) for down in range(wide) for right in range(wide)}


def ends(machine: Machine, steps: int) -> set[tuple[int, int]]:
    """The pixels of the line's end that the heart covers: half a cell."""
    size, (y, x) = byte(machine, NAME, "labyrinth_size"), place(machine, NAME, "labyrinth_place")
    down, right = STEPS[machine.read(address(NAME, "route"), steps)[-1]]
    return set().union(*(spot(y - down * back, x - right * back, size) for back in range(size // 2)))


def dots(machine: Machine, steps: int, last: bool = False) -> set[tuple[int, int]]:
    """The pixels of the line along the first steps of the way, y from 8, worked out from where it ends.

    last: there is a dot where he is, too.
    """
    size, (y, x) = byte(machine, NAME, "labyrinth_size"), place(machine, NAME, "labyrinth_place")
    line = spot(y, x, size) if last else set()
    for code in reversed(machine.read(address(NAME, "route"), steps)):
        for pixel in range(1, size + 1):
            y, x = y - STEPS[code][0], x - STEPS[code][1]
            if pixel % PACES[size] == 0 or pixel == size:
                line |= spot(y, x, size)
    return line


@pytest.mark.parametrize(("number", "kind"), [*enumerate(KINDS)])
def test_the_walls_and_the_whole_way(number: int, kind: tuple[int, str, int]) -> None:
    """The picture, and on it the line, dots where walls are near; he goes by himself in five seconds."""
    circuits, name, size = kind
    machine = begun(number)
    assert name in machine.text()[0]
    pictures = PicturesLibrary()
    call = pictures.draw("labyrinth", 0, a=circuits)
    assert not call.carry
    right, down = SHIFTS[size]
    walls = np.roll(drawn(pictures.field()), (down, right), (0, 1))
    walls[:, :LEFT], walls[:, RIGHT:] = False, False
    goal = machine.read(address(NAME, "work"), 2)
    steps = word(machine, NAME, "route_length")
    assert byte(machine, NAME, "labyrinth_size") == size
    begin = uncovered(machine)
    heart = FINISH if size >= 12 else GROUND
    if heart == GROUND:  # it has no wall in it
        y0, x0 = 8 * np.argwhere(np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32) == heart)[0] - (8, 0)
        walls[y0 : y0 + 8, x0 : x0 + 8] = False
    assert (begin | ~walls).all()
    assert (begin & ~walls).sum() == sum(HEART) + DOTS[size] ** 2  # and the line
    assert walker(machine) == HERO
    assert {heart, STONE} <= {*machine.attributes()[32 : 32 * 23]}
    assert not (begin & man(machine) & walls).any(), "he fits into the passage"
    place_of = np.argwhere(np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[:, :25] == heart)
    assert len(place_of) == 1, "it is in one character"
    if heart == FINISH:
        y, x = 8 * place_of[0] - (8, 0)
        assert not walls[y : y + 8, x : x + 8].any(), "no wall is red"
    press(machine, "s", after=20)
    press(machine, "s", after=250)
    assert not word(machine, NAME, "labyrinth_left")
    machine.frames(100)
    assert place(machine, NAME, "labyrinth_place") == (goal[1] + size // 2, goal[0] + size // 2)
    assert "The way was shown" in machine.text()[0]
    expected = begin.copy()
    for y, x in dots(machine, steps, last=True):
        expected[y, x] = True
    for y, x in ends(machine, steps):
        expected[y, x] = False
    expected |= begin  # the heart is whole
    if heart == GROUND:
        expected[y0 : y0 + 8, x0 : x0 + 8] = begin[y0 : y0 + 8, x0 : x0 + 8]
    assert (uncovered(machine) == expected).all()
    press(machine, "x", after=60)
    assert name in machine.text()[0]


def steered_from(machine: Machine, code: int) -> None:
    """Hold the key of a step until it is taken."""
    left = word(machine, NAME, "labyrinth_left")
    hold(machine, KEYS[code])
    for _ in range(100):
        if word(machine, NAME, "labyrinth_left") != left:
            return
        machine.frames(1)
    raise AssertionError("he stands")


def steered(machine: Machine, steps: int) -> None:
    """Hold the key of each step until the way turns."""
    for code in machine.read(address(NAME, "route"), word(machine, NAME, "route_length"))[:steps]:
        steered_from(machine, code)


@pytest.mark.parametrize("keys", ["qpao", "7856"])
def test_only_the_direction_of_the_way_leads_on(keys: str) -> None:
    machine = begun(1)
    left = word(machine, NAME, "labyrinth_left")
    code = machine.peek(address(NAME, "route"))
    for number, key in enumerate(keys):
        if 2 * number != code:
            hold(machine, key)
            machine.frames(20)
            assert word(machine, NAME, "labyrinth_left") == left
    hold(machine, keys[code // 2])
    machine.frames(60)
    hold(machine)
    machine.frames(10)
    walked = left - word(machine, NAME, "labyrinth_left")
    route = machine.read(address(NAME, "route"), walked + 1)
    assert [*route] == [code] * walked + [route[-1]] != [code] * (walked + 1), "he stands at the first corner"
    shown = uncovered(machine)
    assert all(shown[y, x] for y, x in dots(machine, walked))
    seen = set()
    for _ in range(16):
        machine.frames(1)
        seen.add(walker(machine))
    assert seen == {HERO}, "he does not blink"


@pytest.mark.parametrize(
    ("before", "number", "found", "stars"), [(0, 0, 1, 1), (1, 0, 1, 1), (0b101, 1, 3, 2), (0b10111, 3, 5, 3)]
)
def test_each_centre_counts_once_and_one_three_and_five_win_stars(
    before: int, number: int, found: int, stars: int
) -> None:
    machine = begun(number)
    machine.write(address(NAME, "labyrinths_walked"), [before])
    steered(machine, 1000)
    hold(machine)
    colours = set()
    for _ in range(40):
        machine.frames(1)
        colours.add(walker(machine))
    heart = FINISH if KINDS[number][2] >= 12 else GROUND
    assert {heart, 0x46} <= colours, "the heart blinks"
    machine.frames(50)
    assert machine.text()[0].split() == ["Hearts", str(found), "of", "5", "Best", str(found), "of", "5"]
    assert f"New! Stars: {stars}" in machine.text()[23]
    attributes = machine.attributes()
    row, column = place(machine, NAME, "labyrinth_place")[0] // 8, 12
    assert len({attributes[32 * row + column] for row in range(8, 14)}) == 1, "a large star"
    assert attributes[32 * 9 + column] & 0x40
    assert abs(row - 12) <= 1, "the heart is in its middle"
    assert abs(place(machine, NAME, "labyrinth_place")[1] // 8 - column) <= 1
    machine.frames(70)
    assert ("All three" if stars == 3 else f"Star at {2 * stars + 1} of 5") in machine.text()[23]
    press(machine, "x", after=60)
    assert machine.text()[0].split()[0] == KINDS[number + 1][1].split()[0]
    press(machine, "m", after=60)
    assert f"{found} of 5" in machine.text()[13]


@pytest.mark.parametrize("keys", ["qa", "po", "qpao"])
def test_opposite_keys_hold_him(keys: str) -> None:
    machine = begun(0)
    hold(machine, *keys)
    machine.frames(40)
    assert word(machine, NAME, "labyrinth_left") == word(machine, NAME, "route_length")


def test_he_is_stopped_by_the_key_that_sent_him() -> None:
    machine = begun(0)
    press(machine, "s", after=20)
    press(machine, "s", after=16)
    press(machine, "s")
    left = word(machine, NAME, "labyrinth_left")
    machine.frames(40)
    assert 0 < word(machine, NAME, "labyrinth_left") == left


def test_the_bar_has_five_hearts() -> None:
    """Those that were won are red, and that of the labyrinth on the page blinks."""
    machine = begun(0)
    machine.write(address(NAME, "labyrinths_walked"), [0b01010])
    for _ in KINDS:
        press(machine, "n", after=60)
    for number, (_, name, _) in enumerate(KINDS):
        shown = machine.text()[0]
        assert shown[1:13].strip() == name
        assert shown[19:].strip() == ("Won. N: next" if number in (1, 3) else "Flee fire")
        expected = [(0x7A if heart in (1, 3) else 0x78) + 0x80 * (heart == number) for heart in range(5)]
        assert [*machine.attributes()[13:18]] == expected
        press(machine, "n", after=60)


@pytest.mark.parametrize(("won", "first"), [(0, 0), (0b1, 1), (0b10111, 3), (0b1111, 4), (0b11111, 0), (0b11010, 0)])
def test_the_list_leads_to_the_first_labyrinth_that_is_not_won(won: int, first: int) -> None:
    machine = at(NAME, "list")
    machine.write(address(NAME, "labyrinths_walked"), [won])
    press(machine, "l", after=60)
    assert KINDS[first][1] in machine.text()[0]
    for number in [*range(first + 1, 5), 0]:
        press(machine, "n", after=60)
        assert KINDS[number][1] in machine.text()[0]


def test_above_and_below_a_labyrinth_rows_of_pixels_are_free() -> None:
    """One at least from the keys, two from the bar; the four keys and what they are for stand beside it."""
    for number in range(5):
        machine = begun(number)
        shown = uncovered(machine)
        assert not shown[-1:].any()
        assert not shown[:1].any()
        assert not shown[:, LEFT + 1 : 8].any()
        notes = [row.split() for row in narrow_rows(machine.screen())]
        told = " ".join(word for row in notes[11:22] for word in row)
        assert told == "Turn at bends. Turns in time slow the fire. Too soon: a bump, it leaps."
        assert [machine.text()[row][25:].split() for row in (8, 9, 10)] == [["Q"], ["O", "P"], ["A"]]

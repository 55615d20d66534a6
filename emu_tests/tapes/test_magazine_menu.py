"""The menu of the magazine's cassette, by keys and joystick; what it tells when nobody presses a key."""

import pytest

from emu_tests.machine.cassette import LETTERS, choose, is_menu, leave, marked, menu
from emu_tests.machine.images import assert_basic_is_as_after_switching_on, left_to_basic, start_again
from emu_tests.machine.magazine import MENU, NAMES, pixels
from emu_tests.machine.pressing import address
from emu_tests.oracles.menus import entries
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine


def test_a_key_counts_as_soon_as_help_is_gone(machines: list[Machine]) -> None:
    """The bar is there: ENTER loads in the same moment, though on the way from a listing the menu waits a little."""
    machine = menu(48, machines)
    machine.press("h", frames=6, after=30)
    machine.press("SPACE", frames=4, after=0)
    for _ in range(200):
        machine.frames(1)
        if any(entry.marked for entry in entries(machine.screen())):
            break
    machine.press("ENTER", frames=6, after=20)
    assert "Looking for z4." in machine.text()[6]


def test_numbers_and_stars_stand_apart(machines: list[Machine]) -> None:
    """At least three pixels after the longest name; a free column between any two stars."""
    machine = menu(48, machines)
    machine.write(address(MENU, "resident_won"), [3] * 10)
    machine.press("h", frames=6, after=30)
    machine.press("SPACE", frames=4, after=60)
    ink = pixels(machine)
    for row in (4, 5, 12):
        line = ink[8 * row : 8 * row + 8].any(axis=0)
        assert not line[81:84].any()
    for row in (3, 4, 5):
        stars = ink[8 * row : 8 * row + 8, 104:122].any(axis=0)
        assert not stars[5::6].any()
        assert stars[0::6].all()


@pytest.mark.parametrize("model", [48, 128])
def test_q_and_break_leave_the_menu(model: int, machines: list[Machine]) -> None:
    """It is started again as its last page tells."""
    for keys in (("q",), ("CS", "q"), ("CS", "SPACE")):
        machine = menu(model, machines)
        leave(machine, *keys)
        assert left_to_basic(machine, line=9880), keys
        assert_basic_is_as_after_switching_on(machine)
        start_again(machine, line=9880)
        machine.frames(60)
        assert is_menu(machine)


@pytest.mark.parametrize("keys", [("q",), ("CS", "SPACE")])
def test_the_menu_asks_before_it_leaves(keys: tuple[str, ...], machines: list[Machine]) -> None:
    """In the row of the descriptions; any key but Y, that of another listing too, keeps the menu as it was."""
    machine = menu(48, machines)
    screen = machine.screen()
    for stays in ("n", "d", "SPACE"):
        machine.press(*keys, frames=10, after=20)
        assert described(machine) != described_by(screen)
        machine.press(stays, frames=6, after=20)
        assert machine.screen() == screen, stays
    machine.press("d", frames=6, after=20)
    assert "Looking for z2." in machine.text()[6]


@pytest.mark.parametrize("after", [20, 50, 80])
def test_a_letter_counts_while_the_menu_is_drawn(after: int, machines: list[Machine]) -> None:
    """After C in a listing; only another C does not."""
    machine = menu(48, machines)
    choose(machine, "z13")
    finish(machine)
    machine.press("c", frames=6, after=after)
    machine.press("d", frames=6, after=90)
    assert "Looking for z2." in machine.text()[6]


def test_the_other_keys_of_the_menu(machines: list[Machine]) -> None:
    """H help, from which any key leads back; other digits, SPACE and the shifts do nothing; capitals count."""
    machine = menu(48, machines)
    screen = machine.screen()
    for key in [*"123490", "SPACE", "CS", "SS"]:
        machine.press(key, frames=6, after=10)
        assert machine.screen() == screen, key
    machine.press("CS", "h", frames=6, after=20)
    assert "HOW IT WORKS" in machine.text()[0]
    machine.press("n", frames=6, after=60)
    assert machine.screen() == screen
    machine.press("CS", "d", frames=6, after=20)
    assert "Looking for z2." in machine.text()[6]


def test_the_bar_is_moved_and_enter_loads_what_it_is_on(machines: list[Machine]) -> None:
    """Up and down in the order of the letters, round both ends; left and right to the nearest one of the other half."""
    machine = menu(48, machines)
    said = {described(machine)}
    for key, letter in zip("777777666777786586666", "FEDCBABCDCBAZKLZKLMNO", strict=True):
        machine.press(key, frames=4, after=10)
        assert marked(machine) == letter, key
        said.add(described(machine))
    assert len(said) == len({*"GFEDCBAZKLMNO"})
    (takes,) = (entry.seconds for entry in entries(machine.screen()) if entry.marked)
    machine.press("ENTER", frames=6, after=20)
    shown = machine.text()
    assert shown[2].split() == ["O", "Kruskal"]
    assert shown[3].strip() == "Mozgovoy"
    assert shown[6].strip() == "Looking for m6."
    assert shown[7].strip() == f"Draws in about {takes} sec"


def test_the_joystick_moves_the_bar_and_fire_loads(machines: list[Machine]) -> None:
    machine = menu(48, machines)
    machine.write(address(MENU, "kempston"), [1])
    machine.ports.kempston = 4
    machine.frames(4)
    machine.ports.kempston = 0
    machine.frames(10)
    assert marked(machine) == "I"
    machine.ports.kempston = 16
    machine.frames(10)
    assert "Looking for z4b." in machine.text()[6]


def test_the_menu_tells_of_the_listings_when_nobody_presses_a_key(machines: list[Machine]) -> None:
    """After ten seconds; each for four, its name marked, all of them and then the first one again. A key keeps it."""
    machine = menu(48, machines)
    screen = machine.screen()
    machine.frames(400)
    assert machine.screen() == screen
    machine.press("6", frames=4, after=396)
    machine.press("7", frames=4, after=396)
    assert machine.screen() == screen
    machine.frames(100)
    told: list[tuple[str, bytes]] = []
    for _ in range(5 * len(NAMES)):
        marked = [entry for entry in entries(machine.screen()) if entry.marked]
        assert len(marked) == 1
        if not told or marked[0].letter != told[-1][0]:
            told.append((marked[0].letter, described(machine)))
        if len(told) > len(NAMES):
            break
        machine.frames(100)
    assert "".join(letter for letter, _ in told) == LETTERS[6:] + LETTERS[:7]
    assert len({said for _, said in told}) == len(NAMES)
    assert told[0] == told[-1]


def described(machine: Machine) -> bytes:
    """The pixels of the row below the columns."""
    return described_by(machine.screen())


def described_by(screen: bytes) -> bytes:
    """The same, of a screen."""
    return b"".join(screen[0x10C0 + 0x100 * line :][:32] for line in range(8))


def test_help_tells_of_stars_and_of_view(machines: list[Machine]) -> None:
    machine = menu(48, machines)
    machine.press("h", frames=6, after=60)
    text = " ".join(" ".join(row.split()) for row in machine.text())
    assert "Win: 1-3 stars, by time" in text
    assert "view: only to watch." in text
    assert "then W, if shown." in text

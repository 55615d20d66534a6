"""The title page of the tape `generators`: a surprise, the library at play; and minutes of random keys."""

import random

import pytest

from emu_tests.machine.generators_tape import NAME, address, done, entries, routine_of, shown_size, walls
from emu_tests.machine.images import assembly
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import ANY, BREAK_FRAMES, at, hold, press, until
from emu_tests.tapes.test_generators_board import assert_board
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library


@pytest.mark.parametrize("moment", [1, 777, 4000, 60001])
def test_a_surprise_is_a_maze_of_the_library(moment: int, library: Library) -> None:
    machine = at(NAME, "title")
    machine.write(0x5C78, moment.to_bytes(3, "little"))
    press(machine, "r", after=20)
    press(machine, "SPACE", after=4)
    done(machine)
    name = routine_of(machine.word(address("entry")))
    at_bar = address("menu_table") + 2 * machine.peek(address("menu_place"))
    assert machine.word(at_bar) == machine.word(address("entry"))
    library.generate(name.removeprefix("generate_"), machine.word(address("seed")))
    assert (walls(machine) == library.walls()).all()
    assert_board(machine)


def test_the_demonstration_and_the_title_keep_the_seed() -> None:
    """ENTER in the menu makes the same maze again."""
    machine = at(NAME, "made")
    seed, maze = machine.word(address("seed")), walls(machine)
    for _ in range(2):
        press(machine, "BREAK", after=60)
    press(machine, "w", after=600)
    press(machine, "SPACE", after=60)
    assert machine.word(address("seed")) == seed
    press(machine, "ENTER", after=40)
    press(machine, "ENTER", after=4)
    done(machine)
    assert machine.word(address("seed")) == seed
    assert (walls(machine) == maze).all()


@pytest.mark.parametrize("frames", range(2, 40, 4))
def test_space_hurries_a_surprise_from_its_first_frame(frames: int) -> None:
    """Whatever is being drawn, and the slowest kind there is."""
    machine = at(NAME, "title")
    machine.frames(60)
    machine.write(0x5C78, (60001).to_bytes(3, "little"))
    press(machine, "r", after=frames)
    press(machine, "SPACE", after=4)
    until(machine, NAME, "build_frame", 1200)


def test_surprises_differ() -> None:
    found = set()
    for moment in range(100, 1700, 200):
        machine = at(NAME, "title")
        machine.write(0x5C78, moment.to_bytes(3, "little"))
        press(machine, "r", after=20)
        found.add(machine.word(address("entry")))
    assert len(found) > 4
    assert found < set(entries())


@pytest.mark.parametrize("moment", [100, 900, 1700])
def test_a_surprise_has_stars_to_win(moment: int) -> None:
    """If any kind has; else it is any."""
    for left in (5, None):
        machine = at(NAME, "title")
        machine.write(address("kinds_won"), [7 * (n != left) for n in range(len(entries()))])
        machine.write(0x5C78, moment.to_bytes(3, "little"))
        press(machine, "r", after=20)
        assert machine.word(address("entry")) in ([entries()[left]] if left else entries())


@pytest.mark.parametrize(("size", "raised"), [((5, 31), (21, 31)), ((25, 19), (25, 21)), ((21, 23), (21, 23))])
def test_a_surprise_is_large_enough_for_stars(size: tuple[int, int], raised: tuple[int, int]) -> None:
    """A side that is chosen and large enough stays."""
    machine = at(NAME, "title")
    machine.write(address("field_width"), size)
    press(machine, "r", after=20)
    assert tuple(machine.read(address("chosen_size"), 2)) == raised


@pytest.mark.parametrize("key", ["x", "ENTER", "SPACE", "CS"])
@pytest.mark.parametrize("frames", [30, 700, 1500])
def test_the_library_plays_until_any_key(frames: int, key: str) -> None:
    """While it makes, shows, walks; then the title is back, and all settings are as they were."""
    machine = at(NAME, "menu")
    machine.type("w", "1", "5", "ENTER", "s", "3", "ENTER")
    press(machine, "BREAK", after=60)
    kept = {label: machine.peek(address(label)) for label in ("speed", "menu_place")}
    press(machine, "w", after=frames)
    assert machine.text()[23] == " Demo. Any key ends it.".ljust(32)
    press(machine, key, after=60)
    assert machine.text()[23] == " ENTER start  hold BREAK: leave "
    assert {label: machine.peek(address(label)) for label in kept} == kept
    assert machine.read(address("field_width"), 2) == bytes([15, 31])
    assert machine.registers.im == 1


def test_the_foot_of_a_demonstration_stays_whole() -> None:
    """Through the making of several mazes: no place of an earlier one is drawn where it says what this is."""
    machine = at(NAME, "title")
    press(machine, "w", after=100)
    feet = set()
    for _ in range(60):
        machine.frames(50)
        feet.add(machine.text()[23].strip())
    assert {foot for foot in feet if foot.startswith("D")} == {"Demo. Any key ends it."}


def test_the_library_walks_from_start_to_finish() -> None:
    machine = at(NAME, "title")
    machine.write(0x5C78, (9, 0, 0))
    press(machine, "w", after=0)
    until(machine, NAME, "demo_out", 12000)
    assert machine.word(address("walk_steps")) == machine.word(address("route_length"))
    assert shown_size(machine) == (31, 31)
    assert narrow_rows(machine.screen())[4].split()[0] == "Par"
    until(machine, NAME, "build_make", 2000)


@pytest.mark.parametrize("key", ["a", "p"])
def test_a_direction_leads_to_the_menu(key: str) -> None:
    """As the title says: a tap, and one that is held moves the bar there."""
    for held in (False, True):
        machine = at(NAME, "title")
        hold(machine, key)
        machine.frames(3)
        if held:
            until(machine, NAME, "choose_frame")
            machine.frames(25)
        hold(machine)
        machine.frames(60)
        assert machine.text()[0].startswith(" GENERATORS")
        assert (machine.peek(address("menu_place")) > 0) == held


@pytest.mark.parametrize("seed", range(3))
def test_random_keys_write_nothing_outside_the_program(seed: int) -> None:
    """Two minutes of them; the tape is left out, and BREAK is short."""
    machine, chance = at(NAME, "title"), random.Random(seed)
    image = assembly(NAME)
    before = machine.read(0x5B00, 0x100), machine.read(image.memory_end, 0xFF58 - image.memory_end)
    keys = [key for key in ANY if key not in "lcs"]
    for _ in range(400):
        hold(machine, *chance.sample(keys, chance.choice((1, 1, 1, 2))))
        machine.frames(chance.choice((2, 5, 9)))
        hold(machine)
        machine.frames(chance.choice((1, 4, 10)))
        if chance.random() < 0.03:
            press(machine, "BREAK", frames=BREAK_FRAMES, after=10)
        if machine.text()[0].startswith("To start again"):  # its two keys may be among those of chance, too
            machine = at(NAME, "title")
    assert (machine.read(0x5B00, 0x100), machine.read(image.memory_end, 0xFF58 - image.memory_end)) == before
    recover(machine)


def recover(machine: Machine) -> None:
    """It still answers: BREAK leads to BASIC."""
    for _ in range(8):
        press(machine, "BREAK", frames=40, after=120)
        if machine.text()[0].startswith("To start again"):
            return
    raise AssertionError(machine.text())


HELP = ("help", "help-figures", "help-walk", "help-stars")


@pytest.mark.parametrize("frames", [1, 2, 3])
@pytest.mark.parametrize("page", HELP[:-1])
def test_a_tap_of_break_in_help_never_leads_on(page: str, frames: int) -> None:
    """It does nothing, or leads back to the title; afterwards SPACE leads on as ever."""
    machine = at(NAME, page)
    heads = [at(NAME, name).text()[1] for name in HELP]
    press(machine, "CS+SPACE", frames=frames, after=60)
    head = machine.text()[1]
    assert head == heads[HELP.index(page)] or head not in heads
    if head in heads:
        press(machine, "SPACE", after=40)
        assert machine.text()[1] == heads[HELP.index(page) + 1]


@pytest.mark.parametrize("page", ["made", "route", "colours"])
def test_space_beside_a_maze_does_nothing(page: str) -> None:
    """While the maze grew it meant at once: a moment too late it keeps the maze."""
    machine = at(NAME, page)
    seed, before = machine.word(address("seed")), machine.screen()
    press(machine, "SPACE", frames=6, after=60)
    assert machine.word(address("seed")) == seed
    assert machine.screen() == before

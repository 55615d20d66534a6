"""What the panel of `generators` says: before the way is shown, about stars, while mazes are tried, of a long time."""

import pytest

from emu_tests.machine.generators_tape import NAME, address, asks_first, done, make, noticed, trail
from emu_tests.machine.generators_walker import Walker
from emu_tests.machine.pressing import at, press, until
from emu_tests.machine.states import state_of
from emu_tests.oracles.drawings import colours
from zxmazes.machine.spectrum import Machine


def lines(machine: Machine, first: int, last: int) -> list[str]:
    """Rows of the panel."""
    return [row[24:].strip() for row in machine.text()[first : last + 1]]


def test_the_way_beside_a_maze_asks_before_it_costs_a_star(loaded) -> None:
    """Once in a maze: R again shows the way, and from then on R alone; another key takes the question away and acts."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="7")
    panel, foot = lines(machine, 10, 23), machine.text()[23]
    for key in ("r", "k", "d", "r", "d", "k", "r"):
        press(machine, key, after=20)
        assert noticed(machine) == ("" if key == "k" else f"{key.upper()} again leaves one star.")
        assert (machine.text()[23] == foot) == (key == "k")
        assert lines(machine, 10, 22) == panel[:-1]
        assert machine.peek(address("walk_looks")) == machine.peek(address("coloured")) == trail(machine) == 0
    press(machine, "r", after=20)
    done(machine)
    assert machine.peek(address("walk_looks")) == 1
    assert trail(machine) == machine.word(address("route_length")) + 1
    panel[1] = "1 star"
    assert lines(machine, 10, 23) == panel
    for shown in (True, False):
        press(machine, "d", after=60)
        assert machine.peek(address("coloured")) == shown
        assert lines(machine, 10, 23) == panel
    for shown in (False, True):
        press(machine, "r", after=60)
        assert not asks_first(machine)
        assert (trail(machine) > 0) == shown
    for key in "nnsc":
        press(machine, key, after=0)
        if key in "sc":
            press(machine, "BREAK", after=0)
        until(machine, NAME, "build_frame", 400)
        assert lines(machine, 11, 12) == ["...", ""]
        press(machine, "r", after=20)
        assert asks_first(machine), "in the next maze it asks again, and if another page came between"
        assert trail(machine) == 0


def test_the_keys_to_the_menu_leave_the_question(loaded) -> None:
    """BREAK and M lead to the menu from the question, too."""
    for key in ("BREAK", "m"):
        machine = loaded(NAME)
        make(machine, "generate_prim", seed="7")
        press(machine, "r", after=20)
        press(machine, key, after=60)
        assert machine.text()[0].startswith(" GENERATORS")


@pytest.mark.parametrize(
    ("columns", "way", "said"),
    [
        (31, 40, ""),
        (21, 300, ""),
        (31, 39, "Short ways have no stars"),
        (19, 300, "Small mazes have no stars"),
    ],
)
def test_a_maze_without_stars_says_why(columns: int, way: int, said: str, loaded) -> None:
    """In the foot, until the next key; the panel says only that it has none."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="7")
    machine.write(address("board_columns"), [columns])
    machine.write(address("route_length"), way.to_bytes(2, "little"))
    machine.call(address("build_stars"), stack=address("stack_top") - 100)
    assert lines(machine, 11, 12) == ["no stars" if said else "...", ""]
    assert noticed(machine) == said


@pytest.mark.parametrize("key", ["k", "SPACE", "7", "d"])
def test_any_key_takes_a_notice_away(key: str, loaded) -> None:
    """Whatever else it does, and even if nothing."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="7")
    foot = machine.text()[23]
    press(machine, "m", after=40)
    machine.type("w", "1", "9", "ENTER", "ENTER")
    done(machine)
    assert noticed(machine) == "Small mazes have no stars"
    machine.frames(100)
    assert noticed(machine)
    press(machine, key, after=20)
    assert machine.text()[23] == (foot if key != "7" else foot.replace("0 E", "7 E"))


def test_a_small_maze_shows_its_way_at_once(loaded) -> None:
    """There is no star to lose."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="7")
    press(machine, "m", after=40)
    machine.type("w", "1", "9", "ENTER", "ENTER")
    done(machine)
    press(machine, "r", after=60)
    assert not asks_first(machine)
    assert trail(machine) > 0


@pytest.mark.parametrize("key", ["e", "h"])
def test_a_search_names_the_key_that_ends_it(key: str, loaded) -> None:
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="7")
    press(machine, key, after=20)
    wanted, left, _, _, tried, _, *stops = lines(machine, 10, 17)
    assert (wanted, left) == {"e": ("Easiest:", "1 star"), "h": ("Hardest", "")}[key]
    assert stops == ["BREAK", "stops it"]
    assert tried.endswith(" of 16")
    press(machine, "BREAK", frames=60, after=60)
    assert machine.text()[0].startswith(" GENERATORS")


def test_a_short_break_ends_a_search_in_every_frame(loaded) -> None:
    """While a maze is made, and while it is shown, which takes several frames."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="7")
    press(machine, "e", after=0)
    for label in ("pick_make", "board_update", "pick_make", "board_update"):
        until(machine, NAME, label, 60)
    begun = state_of(machine)
    for moment in range(24):
        machine = begun.machine()
        machine.frames(moment)
        press(machine, "CS+SPACE", frames=3, after=60)
        assert machine.text()[0].startswith(" GENERATORS"), moment


@pytest.mark.parametrize(("key", "won"), [("e", 0b001), ("h", 0b111)])
def test_the_easiest_maze_has_one_star(key: str, won: int, loaded) -> None:
    """Like help; the page says so. The hardest one has all."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="7")
    press(machine, key, after=0)
    done(machine)
    assert lines(machine, 11, 12) == ["1 star" if key == "e" else "...", ""]
    walker = Walker.before(machine)
    walker.out()
    assert walker.byte("walk_won_stars") == won
    press(machine, "n", after=20)
    press(machine, "ENTER", after=4)
    until(machine, NAME, "walk_still", 2000)
    assert walker.byte("walk_looks") == 0, "another maze has all"


@pytest.mark.parametrize(("clock", "told"), [(998, "99.9"), (999, "100"), (2634, "263"), (9998, "999")])
def test_a_long_time_has_no_tenths(clock: int, told: str, loaded) -> None:
    """A blank stays between the caption and the time, which goes on as there are no stars."""
    walker = Walker.without_stars(loaded(NAME))
    walker.walk(walker.way()[:3])
    walker.at_time(clock)
    walker.machine.write(address("clock_frames"), [1])
    walker.machine.frames(3)
    row = walker.machine.text()[3][24:]
    assert row[3] == " "
    assert row[3:].strip() == told
    assert row.endswith(told)


@pytest.mark.parametrize("page", ["menu", "two-numbers", "made", "watched", "route", "save-code", "walk", "walk-torch"])
def test_no_key_touches_the_one_below(page: str) -> None:
    """Nor the bar of the title or of the foot: a row between them is free."""
    machine = at(NAME, page)
    lit = colours(machine.screen()) // 8 % 8 >= 5  # on cyan, yellow or white
    assert lit.any()
    assert not (lit[1:] & lit[:-1]).any()

"""The beginning and the end of a walk on the tape `generators`: the time to look, no star left, out of the dark."""

import numpy as np
import pytest

from emu_tests.machine.generators_tape import NAME, address, choose, done, make, noticed
from emu_tests.machine.generators_walker import WAYS, Walker, tenths, until_end
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import hold, press, until
from emu_tests.machine.states import state_of
from emu_tests.oracles.drawings import colours
from zxmazes.machine.spectrum import Machine

RACE = "Race the ghost to the ring!"


def told(machine: Machine, *rows: int) -> list[str]:
    """Rows of the panel."""
    return [machine.text()[row][24:].strip() for row in rows]


@pytest.mark.parametrize("key", ["ENTER", "SPACE", "n", "BREAK"])
def test_a_walk_for_stars_ends_at_three_times_par(key: str, loaded) -> None:
    """The border is red for half a second, and nobody walks on; then the page of the result, with its keys."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way, borders = walker.machine, walker.way(), []
    press(machine, "ENTER", after=20)
    assert noticed(machine) == RACE, "ENTER is no key of a walk"
    walker.walk(way[:13])
    walker.at_time(3 * walker.word("walk_parred") + 1)  # both stars at once
    for _ in range(45):
        machine.frames(1)
        borders.append(machine.ports.border)
    assert 20 <= borders.count(2) <= 26
    assert borders[-8:] == [0] * 8
    there = walker.place("walker_at")
    assert there != way[-1]
    machine.frames(150)
    assert told(machine, 8, 18, 21, 22) == ["Too late", "R way", "", ""]
    assert narrow_rows(machine.screen())[15].split()[-2:] == ["Points", "0"]
    assert set(colours(machine.screen())[9, [24, 27, 30]].tolist()) == {1}
    assert walker.word("walk_best_time") == 0xFFFF, "nothing is kept"
    assert not any(machine.read(address("kinds_won"), 36))
    press(machine, key, after=100)
    if key in ("ENTER", "SPACE"):
        assert (walker.word("walk_steps"), walker.place("walker_at")) == (0, way[0])
        assert noticed(machine) == RACE
    assert machine.text()[0].startswith(" THE NEXT KIND") == (key == "n")
    assert (told(machine, 13) == ["N new"]) == (key == "BREAK")


def test_a_walk_without_stars_has_no_end(loaded) -> None:
    """Nor does ENTER begin it again; at the ring it is out, whatever the clock says."""
    walker = Walker.without_stars(loaded(NAME))
    machine = walker.machine
    walker.walk(walker.way()[:5])
    walker.at_time(3 * walker.word("walk_parred") + 10)
    machine.frames(60)
    press(machine, "ENTER", after=20)
    assert walker.word("walk_steps") == 4
    walker.out()
    assert told(machine, 8, 18) == ["Out!", "no stars"]


def test_the_border_is_black_between_the_last_seconds_and_after_par(loaded) -> None:
    """Whoever stands still: a tick is red for a tenth of a second; a maze without stars to lose falls silent."""
    walker = Walker(loaded(NAME), seed="8")
    machine, par = walker.machine, walker.word("walk_parred")
    walker.walk(walker.way()[:4])
    machine.frames(20)
    machine.write(address("walk_looks"), [1])
    machine.frames(60)
    walker.at_time(par - 40)
    borders = []
    for _ in range(5 * 60):
        machine.frames(1)
        borders.append(machine.ports.border)
    reds = "".join("x" if border else " " for border in borders).split()
    assert [len(red) for red in reds] == pytest.approx([5] * 5, abs=1)
    assert borders[-60:] == [0] * 60


@pytest.mark.parametrize("wait", [1, 100])
def test_a_bump_leaves_no_caption_behind(wait: int, loaded) -> None:
    """The clock is "Time" when somebody walks, though a wall came first."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    until(machine, NAME, "walk_still", 200)
    closed = next(key for (down, right), key in WAYS.items() if not walker.free[way[0][0] + down, way[0][1] + right])
    press(machine, closed, frames=20, after=wait)
    until(machine, NAME, "walk_keys", 3)  # the time is drawn
    assert narrow_rows(machine.screen())[3].split()[0] == "Look"
    walker.walk(way[:5])
    machine.frames(10)
    assert narrow_rows(machine.screen())[3].split()[0] == "Time"


@pytest.mark.parametrize("held", [1, 10, 30])
def test_a_direction_that_is_held_counts_as_soon_as_the_walk_begins(held: int, loaded) -> None:
    """Whenever it went down while the walk was drawn."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="8")
    walker = Walker.walking(machine)
    way = walker.way()
    press(machine, "w", frames=3, after=held)
    hold(machine, WAYS[way[1][0] - way[0][0], way[1][1] - way[0][1]])
    until(machine, NAME, "walk_still", 200)
    machine.frames(12)
    assert walker.word("walk_steps") > 0
    hold(machine)


@pytest.mark.parametrize("keys", ["m ENTER", "BREAK ENTER", "w BREAK m ENTER", "m BREAK ENTER ENTER", "a"])
@pytest.mark.parametrize("helped", ["r", "d"])
def test_help_stays_with_a_maze_that_is_made_again(keys: str, helped: str, loaded) -> None:
    """By whatever way; another seed, another size, another kind is another maze."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="8")
    for _ in range(2):
        press(machine, helped, after=60)
    for key in keys.split():
        press(machine, key, after=80)
    done(machine)
    assert told(machine, 11, 12) == ["1 star", ""]
    press(machine, "m", after=60)
    machine.type("w", "2", "9", "ENTER", "ENTER")
    done(machine)
    assert told(machine, 11, 12) == ["...", ""]
    for change in (("t", "9", "ENTER"), ("a",)):
        for _ in range(2):
            press(machine, "r", after=60)
        assert told(machine, 11) == ["1 star"]
        press(machine, "m", after=60)
        machine.type(*change, "ENTER")
        done(machine)
        assert told(machine, 11, 12) == ["...", ""]


def test_a_change_that_finds_nothing_leaves_the_kind(loaded) -> None:
    """With the help it has had; one that was changed before stays a maze without stars."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="8")
    for _ in range(2):
        press(machine, "r", after=60)
    changes = (("join_parts", "1 star", True), ("generate_braid", "no stars", False), ("join_parts", "no stars", True))
    for routine, stars, unneeded in changes:
        press(machine, "m", after=60)
        choose(machine, routine)
        press(machine, "ENTER", after=60)
        done(machine)
        assert told(machine, 11) == [stars]
        assert (noticed(machine) == "Nothing to change.") == unneeded


def test_the_short_look_stays_with_a_maze_that_is_made_again(loaded) -> None:
    walker = Walker(loaded(NAME), seed="8")
    for key in ("BREAK", "m", "ENTER"):
        press(walker.machine, key, after=80)
    press(walker.machine, "w", after=34)
    assert 20 < walker.byte("walk_left") <= 30


@pytest.mark.parametrize("moment", range(1, 38, 4))
def test_a_short_break_counts_while_a_walk_is_drawn(moment: int, loaded) -> None:
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="7")
    press(machine, "w", frames=3, after=moment)
    hold(machine, "CS", "SPACE")
    machine.frames(4)
    hold(machine)
    machine.frames(100)
    assert machine.text()[13][24:].split() == ["N", "new"]


@pytest.mark.parametrize("moment", [5, 20, 45])
@pytest.mark.parametrize(("key", "leads"), [("n", True), ("CS+SPACE", True), ("a", False)])
def test_keys_count_while_stars_are_shown(key: str, leads: bool, moment: int, loaded) -> None:
    """But A, which is the way down, too: who comes to the finish from above sees what is won."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    walker.walk(way[:-1])
    hold(machine, WAYS[way[-1][0] - way[-2][0], way[-1][1] - way[-2][1]])
    until_end(machine)
    hold(machine)
    machine.frames(moment)
    hold(machine, *key.split("+"))
    machine.frames(4)
    hold(machine)
    machine.frames(60)
    assert (machine.text()[8][24:].strip() != "Out!") == leads


def test_the_clock_waits_fifteen_seconds_for_the_first_step(loaded) -> None:
    """It shows how long; then it runs, and the ghost walks."""
    walker = Walker(loaded(NAME), seed="8")
    machine = walker.machine
    until(machine, NAME, "walk_still", 200)
    left = tenths(machine.text()[3].split()[-1]) if walker.byte("walk_left") < 150 else 150
    here = walker.place("walker_at")
    closed = next(key for (down, right), key in WAYS.items() if not walker.free[here[0] + down, here[1] + right])
    press(machine, closed, frames=20, after=182)  # a wall that is bumped ends nothing
    assert tenths(machine.text()[3].split()[-1]) == pytest.approx(left - 40, abs=2)
    assert set(colours(machine.screen())[3, 28:].tolist()) == {0x45}
    assert (walker.word("clock"), walker.place("ghost_at")) == (0, walker.place("stats_start"))
    machine.frames(5 * 140)
    assert walker.word("clock") > 20
    assert walker.place("ghost_at") != walker.place("stats_start")
    assert walker.word("walk_steps") == 0
    assert noticed(machine) == "", "it asks no more"


def test_the_time_to_look_is_there_at_once_and_does_not_flicker(loaded) -> None:
    """Before the board is drawn; later each digit takes the place of another one, and no cell is cleared."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="8")
    press(machine, "w", after=0)
    until(machine, NAME, "walk_redraw", 60)
    assert narrow_rows(machine.screen())[3].split()[0] == "Look"
    assert told(machine, 3)[0].split()[-1] == "15.0"
    until(machine, NAME, "walk_still", 200)
    left = set()
    for _ in range(30):
        until(machine, NAME, "walk_tenths_in", 8)
        assert narrow_rows(machine.screen())[3].split()[0] == "Look"
        left.add(told(machine, 3)[0].split()[-1])
    assert {len(number) for number in left} == {4}, "a number always stands there"
    assert len(left) > 28


def test_the_time_to_look_is_given_once_for_a_maze(loaded) -> None:
    """After BREAK and W, A beside it, or A after a walk, three seconds are left; another maze has fifteen again."""
    walker = Walker(loaded(NAME), seed="8")
    machine = walker.machine
    left = lambda: walker.byte("walk_left")  # noqa: E731
    assert left() > 140
    for keys in (("BREAK", "w"), ("BREAK", "a", "w")):
        for key in keys[:-1]:
            press(machine, key, after=80)
        press(machine, keys[-1], after=34)
        assert 20 < left() <= 30
    machine.frames(5 * 36)
    assert walker.word("clock") > 0
    walker.out()
    press(machine, "SPACE", after=34)
    assert 20 < left() <= 30
    press(machine, "BREAK", after=60)
    press(machine, "n", after=0)
    until(machine, NAME, "build_frame", 400)
    press(machine, "w", after=34)
    assert left() > 140


@pytest.mark.parametrize(
    ("late", "far", "seen", "told"),
    [
        (1, False, False, ["Too slow", ""]),
        (0, True, False, ["Too far", ""]),
        (1, True, False, ["Too slow", "Too far"]),
        (0, False, True, ["Had help", ""]),
        (1, True, True, ["Had help", ""]),
    ],
)
def test_the_result_names_each_star_that_was_missed(late: int, far: bool, seen: bool, told: list[str], loaded) -> None:
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    walker.walk(way[:-4])
    machine.write(address("walk_looks"), [seen])
    if far:
        machine.write(address("walk_steps"), (len(way) + 8).to_bytes(2, "little"))
    walker.at_time(late * walker.word("walk_parred") + bool(late))
    walker.out()
    assert [row[24:].strip() for row in machine.text()[18:20]] == told


def test_who_has_come_through_the_dark_sees_the_maze(loaded) -> None:
    walker = Walker(loaded(NAME), seed="8", torch=True)
    walker.out()
    shown = np.frombuffer(walker.machine.read(address("board_shown"), 1024), np.uint8).reshape(32, 32)
    assert (((shown != 0x80) == walker.free)[:31, :31]).all()
    assert walker.byte("walk_dark") == 1


@pytest.mark.parametrize("falls", [0, 12])
def test_the_border_is_black_once_the_ring_is_reached(falls: int, loaded) -> None:
    """In whatever phase of a tick of the last seconds, or of a star that falls."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    walker.walk(way[:-1])
    hold(machine, WAYS[way[-1][0] - way[-2][0], way[-1][1] - way[-2][1]])
    machine.frames(1)
    before, par, seen = state_of(machine), walker.word("walk_parred"), set()
    for left in range(1, 12):
        walker.machine = machine = before.machine()
        walker.at_time(par - left)
        machine.write(address("walk_fall"), [falls])
        until(machine, NAME, "walk_ends", 20)
        seen.add(machine.ports.border | machine.peek(address("look_inks") + address("LOOK_BORDER")))
        until(machine, NAME, "walk_out", 60)
        for _ in range(60):
            assert machine.ports.border == 0
            machine.frames(1)
    assert seen == {0, 2}

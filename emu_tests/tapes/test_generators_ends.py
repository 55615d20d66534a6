"""The beginning and the end of a walk on the tape `generators`: the time to look, no star left, out of the dark."""

import numpy as np
import pytest

from emu_tests.machine.generators_tape import NAME, address, make
from emu_tests.machine.generators_walker import WAYS, Walker, tenths
from emu_tests.machine.pressing import hold, press, until
from emu_tests.oracles.drawings import colours


def test_when_no_star_is_left_enter_is_told_and_begins_again(loaded) -> None:
    """While there is one it does nothing."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    for late in (False, True):
        walker.walk(way[way.index(walker.place("walker_at")) :][:13])
        if late:
            for _ in range(2):
                press(machine, "r", after=60)
            walker.at_time(3 * walker.word("walk_parred") + 1)
            machine.frames(30)
            assert walker.byte("walk_won_stars") == 0
            said = [row[24:].strip() for row in machine.text()[18:22]]
            assert said == ["No stars", "left.", "ENTER:", "again"]
            before = walker.word("clock")
            press(machine, "r", after=60)
            assert [row[24:].strip() for row in machine.text()[18:22]] == said, "it stays"
            assert walker.word("clock") == pytest.approx(before, abs=20), "the way is there"
        press(machine, "ENTER", after=100)
        assert (walker.word("walk_steps") == 0) == late
    assert (walker.word("clock"), walker.place("walker_at")) == (0, way[0])
    assert machine.text()[18][24:] == "Race the"


@pytest.mark.parametrize("moment", range(1, 38, 4))
def test_a_short_break_counts_while_a_walk_is_drawn(moment: int, loaded) -> None:
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="7")
    press(machine, "w", frames=3, after=moment)
    hold(machine, "CS", "SPACE")
    machine.frames(4)
    hold(machine)
    machine.frames(100)
    assert machine.text()[15][24:].split() == ["N", "new"]


@pytest.mark.parametrize("moment", [5, 20, 45])
@pytest.mark.parametrize(("key", "leads"), [("n", True), ("CS+SPACE", True), ("a", False)])
def test_keys_count_while_stars_are_shown(key: str, leads: bool, moment: int, loaded) -> None:
    """But A, which is the way down, too: who comes to the finish from above sees what is won."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    walker.walk(way[:-1])
    hold(machine, WAYS[way[-1][0] - way[-2][0], way[-1][1] - way[-2][1]])
    until(machine, NAME, "walk_out")
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
    press(machine, closed, frames=20, after=180)  # a wall that is bumped ends nothing
    assert tenths(machine.text()[3].split()[-1]) == pytest.approx(left - 40, abs=2)
    assert set(colours(machine.screen())[3, 28:].tolist()) == {0x45}
    assert (walker.word("clock"), walker.place("ghost_at")) == (0, walker.place("stats_start"))
    machine.frames(5 * 140)
    assert walker.word("clock") > 20
    assert walker.place("ghost_at") != walker.place("stats_start")
    assert walker.word("walk_steps") == 0
    assert machine.text()[18][24:].strip() == "", "it asks no more"


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
    press(machine, "a", after=34)
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
        (3, False, False, ["Too late", ""]),
    ],
)
def test_the_result_names_each_star_that_was_missed(late: int, far: bool, seen: bool, told: list[str], loaded) -> None:
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    walker.walk(way[:-4])
    machine.write(address("walk_looks"), [seen])
    if far:
        machine.write(address("walk_steps"), (len(way) + 4).to_bytes(2, "little"))
    walker.at_time(late * walker.word("walk_parred") + bool(late))
    walker.out()
    assert [row[24:].strip() for row in machine.text()[18:20]] == told


def test_who_has_come_through_the_dark_sees_the_maze(loaded) -> None:
    walker = Walker(loaded(NAME), seed="8", torch=True)
    walker.out()
    shown = np.frombuffer(walker.machine.read(address("board_shown"), 1024), np.uint8).reshape(32, 32)
    assert (((shown != 0x80) == walker.free)[:31, :31]).all()
    assert walker.byte("walk_dark") == 1

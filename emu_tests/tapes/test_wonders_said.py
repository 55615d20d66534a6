"""What pages of the tape `wonders` say while they are played: where a goal lies, what to keep away from."""

import re

from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import address, at, press
from emu_tests.oracles.boundless import SIDE, beyond
from emu_tests.tapes.test_wonders_boundless import assert_told, begun, hero, walk
from emu_tests.tapes.test_wonders_flag import WALKERS, started

NAME = "wonders"


def test_what_is_told_of_the_goal_leaves_blanks_where_a_word_has_gone() -> None:
    """Level with it, above, below, beside it, in all orders: nothing of the words before is left, in no colour."""
    machine, maze = begun(11)
    offsets = [(0, 5), (3, 0), (0, 1), (-3, 12), (0, -7), (120, 0), (-4, -1), (5, 5), (0, 2), (-300, -2)]
    for down, right in offsets:
        start = hero(machine)
        code = next(code for code in sorted(maze.open(start)))
        row, column = beyond(start, code)
        machine.write(address(NAME, "goal_row"), ((row + down) % SIDE).to_bytes(2, "little"))
        machine.write(address(NAME, "goal_column"), ((column + right) % SIDE).to_bytes(2, "little"))
        walk(machine, maze, code)
        assert_told(machine)
        shown, inks = machine.text()[21], machine.attributes()[21 * 32 : 22 * 32]
        for letter, ink in zip(shown, inks, strict=True):
            assert ink in (0x07, 0x47) if letter == " " else ink == (0x47 if letter in "/0123456789" else 0x07)


def test_a_long_clock_keeps_its_distance() -> None:
    machine, _ = begun(3)
    machine.write(address(NAME, "tour_runs"), [1])
    machine.write(address(NAME, "clock"), (1234).to_bytes(2, "little"))
    machine.frames(20)
    assert re.fullmatch(r"12\d\.\d", machine.text()[0].split()[-1])


def test_the_player_is_told_who_he_is_and_then_what_to_keep_away_from_and_what_helps() -> None:
    """Who he is and the moon in narrow letters; the last two in turn, six seconds each; a pause gives them back."""
    machine = at(NAME, "flag")
    row = narrow_rows(machine.screen())[22].strip()
    machine.frames(400)
    assert row == narrow_rows(machine.screen())[22].strip() == "You are the flag: run! Moon: all sleep."
    assert {*machine.attributes()[22 * 32 + 18 : 22 * 32 + 21]} == {0x4F}, "the moon's colours"
    started(machine)
    for tenths, told in [(20, "sleepers"), (66, "moon"), (120, "moon"), (130, "sleepers"), (200, "moon")]:
        machine.write(address(NAME, "tour_stars"), [3])
        machine.write(address(NAME, "clock"), tenths.to_bytes(2, "little"))
        machine.write(address(NAME, "walkers"), [1, 1] * WALKERS)
        machine.frames(4)
        row = machine.text()[22]
        assert told in row
        press(machine, "h", after=10)
        assert "Pause" in machine.text()[0]
        press(machine, "z", after=4)
        assert machine.text()[22] == row

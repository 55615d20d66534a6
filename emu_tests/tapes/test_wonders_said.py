"""What pages of the tape `wonders` say while they are played: where a goal lies, what to keep away from."""

import re

import pytest

from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import address, at, byte, hold, press
from emu_tests.oracles.boundless import SIDE, beyond
from emu_tests.tapes.test_wonders_boundless import HERO as BOUNDLESS_HERO
from emu_tests.tapes.test_wonders_boundless import KEYS, MIDDLE, assert_told, begun, goal, hero, lines_at, walk
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
    assert row == narrow_rows(machine.screen())[22].strip() == "You are the flag: run!  Moon: all sleep."
    assert {*machine.attributes()[22 * 32 + 19 : 22 * 32 + 22]} == {0x4F}, "the moon's colours"
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


def test_while_all_sleep_nobody_is_sent_to_a_moon_that_is_not_there() -> None:
    machine = at(NAME, "flag")
    started(machine)
    machine.write(address(NAME, "walkers"), [1, 1] * WALKERS)
    machine.write(address(NAME, "flag_sleep"), [100])
    machine.frames(4)
    assert machine.text()[22].strip() == "All asleep! Get away."
    machine.write(address(NAME, "flag_sleep"), [40])
    machine.frames(4)
    assert machine.text()[22].strip() == "They wake!"
    machine.write(address(NAME, "flag_sleep"), [0])
    machine.frames(4)
    assert "wake" not in machine.text()[22]
    assert "asleep!" not in machine.text()[22]


def test_a_key_of_the_game_before_does_not_begin_the_next_one() -> None:
    machine = at(NAME, "list")
    machine.write(address(NAME, "tour_fresh"), [2])
    press(machine, "w", after=80)
    assert byte(machine, NAME, "tour_runs") == 0


@pytest.mark.parametrize("wait", [2, 6, 10, 14])
def test_break_counts_while_bridges_are_drawn(wait: int) -> None:
    """Held for nine frames, and let go before they are there."""
    machine = at(NAME, "over")
    hold(machine, "n")
    machine.frames(3)
    hold(machine)
    machine.frames(wait)
    hold(machine, "BREAK")
    machine.frames(9)
    hold(machine)
    machine.frames(60)
    assert "Stars won" in machine.text()[3]


def test_a_way_of_no_steps_is_asked_for() -> None:
    machine = at(NAME, "own")
    press(machine, "ENTER", after=10)
    assert machine.text()[22].strip() == "Draw first."
    press(machine, "p", after=10)
    assert "Star at" in machine.text()[22]


def test_who_has_won_no_star_is_told_how_many_steps_are_missing() -> None:
    machine = at(NAME, "own", "p", "p", "ENTER")
    machine.frames(60)
    for _ in range(2):
        press(machine, "p", after=20)
    machine.frames(40)
    assert "58 more for a star" in machine.text()[23]


@pytest.mark.parametrize(
    ("held", "told"), [([2, 3, 3, 3, 3], True), ([3, 3, 3, 3, 3], False), ([2, 3, 3, 3, 2], False)]
)
def test_the_last_star_of_all_has_a_page_of_its_own(held: list[int], told: bool) -> None:
    """With the fifteen stars and a song; a key leads to the list, and the title tells of it."""
    machine = at(NAME, "flag")
    machine.write(address(NAME, "tour_stars"), held)
    machine.write(address(NAME, "tour_had"), held[:1])
    started(machine)
    machine.write(address(NAME, "clock"), (320).to_bytes(2, "little"))
    machine.frames(20)
    machine.write(address(NAME, "walkers"), machine.read(address(NAME, "flag"), 2) * WALKERS)
    machine.frames(210)
    assert ("ALL FIFTEEN STARS" in machine.text()[0]) == told
    if not told:
        return
    inks = machine.attributes()
    stars = [inks[32 * row + column] for row in range(7, 16, 2) for column in (28, 29, 30)]
    assert {*stars} <= {0x46, 0x47}
    assert stars.count(0x46) >= 14
    press(machine, "x", after=60)
    assert "All fifteen" in machine.text()[3]
    press(machine, "BREAK", after=60)
    assert machine.text()[15].strip() == "All fifteen stars are won!"


@pytest.mark.parametrize("moment", [2024, 8, 11])
def test_while_the_window_moves_the_hero_stays_and_no_older_words_come_back(moment: int) -> None:
    """In each frame of each step: he stands in the middle, and only numbers and their words change."""
    machine, maze = begun(moment)
    last = 9
    for _ in range(12):
        ways = maze.open(hero(machine))
        code = sorted(ways - {last ^ 4} or ways)[0]
        before = machine.text()[21].strip()
        hold(machine, KEYS[code])
        for frame in range(9):
            if frame == 3:
                hold(machine)
            machine.frames(1)
            shown, inks = lines_at(machine)
            assert inks[MIDDLE] == BOUNDLESS_HERO
            assert shown[MIDDLE].sum() > 20
            assert last == 9 or machine.text()[21].strip()[:9] == before[:9]
        if hero(machine) == goal(machine):
            break
        last = code

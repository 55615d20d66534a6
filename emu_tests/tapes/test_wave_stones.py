"""The game of the tape `wave`: levels and the longest ways known, stones and waves by keys, points, the demo."""

import functools
import re

import numpy as np
import pytest

from emu_tests.machine.images import START, assembly, begin
from emu_tests.machine.pressing import address, at, byte, place, press, until, word
from emu_tests.oracles.paths import Place, Walls, steps_between
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import walk

TAPE = "wave"
LEVELS, STONES, WAVES, SIZE = 8, 10, 3, 23
ENDS = (11, 1), (11, 21)
POINTS = 100
TEN_SECONDS = 500
STONE_INK, ROUTE_INK, WON_INK, REST_INK, NAME_INK = 0x46, 0x4F, 0x44, 0x01, 0x45
#: Rows of the panel.
LEFT, WAY, BEST, WON, TOTAL = 5, 6, 7, 8, 9


def walls(machine: Machine) -> Walls:
    """The field: rocks and stones."""
    return np.frombuffer(machine.read(address(TAPE, "field"), 1024), np.uint8).reshape(32, 32) >= 0x80


@functools.cache
def level(number: int) -> tuple[bytes, int, tuple[Place, ...]]:
    """A level's field, the steps of the longest way known, and the places of its stones."""
    machine = at(TAPE, "level")
    machine.call(address(TAPE, "level_use"), a=number)
    table = machine.read(word(machine, TAPE, "level_places"), 2 * STONES)
    stones = tuple(zip(table[1::2], table[::2], strict=True))
    return bytes(machine.read(address(TAPE, "field"), 1024)), byte(machine, TAPE, "level_best"), stones


def field_of(number: int) -> Walls:
    return np.frombuffer(level(number)[0], np.uint8).reshape(32, 32) >= 0x80


def message(machine: Machine) -> str:
    return machine.text()[23].strip()


def value(machine: Machine, row: int) -> int:
    """A number in the panel."""
    found = re.search(r"(\d+) *$", machine.text()[row][24:])
    assert found
    return int(found[1])


def stones_left(machine: Machine) -> int:
    """As the panel shows them: so many balls."""
    return sum(machine.attributes()[32 * row + 24 : 32 * row + 32].count(STONE_INK) for row in (2, 3))


def go(machine: Machine, there: Place) -> None:
    """Move the cursor, a key for each step, and put a stone there or take it away."""
    while (here := place(machine, TAPE, "cursor")) != there:
        (row, column), (down, right) = here, there
        key = "q" if down < row else "a" if down > row else "o" if right < column else "p"
        press(machine, key, frames=2, after=3)
    press(machine, "SPACE", frames=2, after=8)


def send(machine: Machine) -> None:
    """ENTER, until the wave and the route have been shown."""
    press(machine, "ENTER", frames=2, after=4)
    until(machine, TAPE, "game_frame")


def play(machine: Machine, stones: tuple[Place, ...]) -> None:
    for each in stones:
        go(machine, each)
    send(machine)


@pytest.mark.parametrize("number", range(LEVELS))
def test_the_longest_way_known_is_that_of_its_ten_stones(number: int) -> None:
    """And there is a way before; ten different places of the floor, none an end."""
    _, best, stones = level(number)
    rocks = field_of(number)
    first = steps_between(rocks, *ENDS)
    assert first is not None
    assert best > 2 * first
    assert len({*stones} - {*ENDS}) == STONES
    assert not any(rocks[each] for each in stones)
    inside = np.zeros((32, 32), np.bool_)
    inside[1 : SIZE - 1, 1 : SIZE - 1] = True
    assert rocks[~inside].all()
    after = rocks.copy()
    for each in stones:
        after[each] = True
    assert steps_between(after, *ENDS) == best


@pytest.mark.parametrize("model", [48, 128])
def test_a_bot_that_knows_the_longest_way_wins_a_level(model: int, loaded) -> None:
    machine = loaded(TAPE, model, contended=True)
    begin(machine)
    _, best, stones = level(0)
    assert (stones_left(machine), value(machine, LEFT), value(machine, BEST)) == (STONES, WAVES, best)
    play(machine, stones)
    assert message(machine) == f"A way of {best}: {POINTS} points: best!"
    assert stones_left(machine) == 0
    assert [value(machine, row) for row in (LEFT, WAY, WON, TOTAL)] == [WAVES - 1, best, POINTS, 0]
    route = walk(ENDS[0], list(machine.read(address(TAPE, "route"), best)))
    assert route[-1] == ENDS[1]
    assert not any(walls(machine)[each] for each in route)
    press(machine, "n", after=60)
    assert machine.text()[0][24:].split() == ["LEVEL", "2"]
    assert value(machine, TOTAL) == POINTS


def test_a_wave_that_finds_no_way_is_lost() -> None:
    """The three places beside the start, and nothing is won; a stone taken away, and there is a way again."""
    machine = at(TAPE, "level")
    beside = [each for each in ((10, 1), (11, 2), (12, 1)) if not walls(machine)[each]]
    for each in beside:
        go(machine, each)
    send(machine)
    assert message(machine) == "There is no way: a wave is lost."
    assert [value(machine, row) for row in (LEFT, WON)] == [WAVES - 1, 0]
    assert stones_left(machine) == STONES - len(beside)
    go(machine, beside[0])
    send(machine)
    assert stones_left(machine) == STONES - len(beside) + 1
    assert value(machine, WAY) == steps_between(walls(machine), *ENDS)


@pytest.mark.parametrize("number", [0, 3, 7])
def test_points_are_hundredths_of_the_longest_way_known(number: int) -> None:
    """The best of three waves counts; the next level's total is their sum."""
    machine, chance = at(TAPE, "level"), np.random.default_rng(number)
    machine.set(pc=address(TAPE, "game_level"), a=number)
    until(machine, TAPE, "game_frame")
    won = 0
    for wave in range(WAVES):
        free = [(int(row), int(column)) for row, column in np.argwhere(~walls(machine)) if (row, column) not in ENDS]
        for each in chance.permutation(len(free))[:3]:
            go(machine, free[each])
        steps = steps_between(walls(machine), *ENDS)
        send(machine)
        won = max(won, POINTS * (steps or 0) // level(number)[1])
        assert [value(machine, row) for row in (LEFT, WON)] == [WAVES - 1 - wave, won]
    assert machine.text()[15][26:30] == "next"
    press(machine, "ENTER", after=60)
    if number < LEVELS - 1:
        assert (byte(machine, TAPE, "level"), value(machine, TOTAL)) == (number + 1, won)
    else:
        assert f"You have won {won} of 800 points." in machine.text()[6]
        assert "Silver takes 400" in machine.text()[18]


def test_ten_stones_and_no_more_and_none_on_a_rock_or_an_end() -> None:
    machine = at(TAPE, "level")
    before = walls(machine)
    press(machine, "SPACE", after=8)
    rock = next((int(row), int(column)) for row, column in np.argwhere(before[1:22, 1:22]) + 1)
    go(machine, rock)
    assert (walls(machine) == before).all()
    free = [(int(row), int(column)) for row, column in np.argwhere(~before) if (row, column) not in ENDS][:11]
    for each in free:
        go(machine, each)
    assert message(machine) == "No stone is left. Take one away."
    assert (walls(machine) != before).sum() == STONES
    go(machine, free[0])
    go(machine, free[10])
    after = walls(machine)
    assert (after[free[0]], after[free[10]]) == (False, True)


@pytest.mark.parametrize("number", [0, 6])
def test_the_best_way_known_is_shown_once_all_waves_are_sent(number: int) -> None:
    """By W, not before; the points stay, and the next level follows."""
    machine = at(TAPE, "level")
    machine.set(pc=address(TAPE, "game_level"), a=number)
    until(machine, TAPE, "game_frame")
    for _ in range(WAVES):
        press(machine, "w", after=20)
        assert "best" not in machine.text()[18]
        assert byte(machine, TAPE, "level_points") == value(machine, WON)
        send(machine)
    won = value(machine, WON)
    assert machine.text()[18][24:].split() == ["W", "best"]
    press(machine, "w", frames=2, after=4)
    until(machine, TAPE, "game_frame")
    _, best, stones = level(number)
    assert message(machine) == "The best way that is known."
    assert (value(machine, WAY), value(machine, WON), stones_left(machine)) == (best, won, 0)
    assert all(walls(machine)[each] for each in stones)
    assert machine.attributes().count(ROUTE_INK) == best - 1
    press(machine, "ENTER", after=60)
    assert (byte(machine, TAPE, "level"), value(machine, TOTAL)) == (number + 1, won)


@pytest.mark.parametrize(
    ("marks", "rank", "name"),
    [
        ([49] * 7 + [56], "Silver takes 400, gold 560.", "THE END"),
        ([50] * 8, "Silver. Gold takes 560.", "WELL DONE"),
        ([70] * 7 + [69], "Silver. Gold takes 560.", "WELL DONE"),
        ([100, 0, 4, 5, 120, 131, 100, 100], "Gold! Can you win all 800?", "WELL DONE"),
    ],
)
def test_the_last_page_shows_each_level_and_a_rank(marks: list[int], rank: str, name: str) -> None:
    """A bar of a cell for each five points, twenty at most."""
    machine = at(TAPE, "level")
    machine.write(address(TAPE, "level_marks"), bytes(marks))
    machine.poke_word(address(TAPE, "score"), sum(marks))
    machine.set(pc=address(TAPE, "game_end"))
    until(machine, TAPE, "key_wait")
    rows, colours = machine.text(), machine.attributes()
    assert f"You have won {sum(marks)} of 800 points." in rows[6]
    assert rows[18].strip() == rank
    assert colours[2 * 32 : 3 * 32].count(NAME_INK) == 2 * len(name)
    for number, points in enumerate(marks):
        row = 8 + number
        assert (rows[row].split()[0], rows[row].split()[-1]) == (str(number + 1), str(points))
        bar = colours[32 * row + 5 : 32 * row + 25]
        assert bar == bytes([WON_INK] * min(20, points // 5)).ljust(20, bytes([REST_INK]))


def test_no_level_is_left_without_a_wave() -> None:
    machine = at(TAPE, "level")
    press(machine, "n", after=30)
    assert message(machine) == "Send a wave first."
    assert byte(machine, TAPE, "level") == 0


def test_a_name_among_the_best_after_the_last_level() -> None:
    machine = at(TAPE, "level")
    machine.set(pc=address(TAPE, "game_level"), a=LEVELS - 1)
    until(machine, TAPE, "game_frame")
    machine.poke_word(address(TAPE, "score"), 500)
    send(machine)
    won = value(machine, WON)
    press(machine, "n", after=60)
    press(machine, "SPACE", after=60)
    assert "Among the best!" in machine.text()[21]
    for key in ("a", "d", "a", "ENTER"):
        press(machine, key, frames=6, after=10)
    machine.frames(30)
    assert machine.text()[4].split() == ["1", "ADA", str(500 + won)]
    press(machine, "ENTER", after=60)
    assert machine.text()[23] == START
    press(machine, "b", after=30)
    assert machine.text()[4].split()[1] == "ADA"


def test_after_ten_seconds_the_library_plays_until_a_key_is_pressed() -> None:
    """Ten stones, one after the other, and the longest way known of each level."""
    machine = at(TAPE, "title")
    machine.frames(TEN_SECONDS - 100)
    assert machine.text()[23] == START
    machine.frames(160)
    assert message(machine) == "The library plays. Press a key."
    for number in (0, 1):
        until(machine, TAPE, "draw_route", 3000)
        assert byte(machine, TAPE, "level") == number
        assert word(machine, TAPE, "route_length") == level(number)[1]
        machine.run(1)
    press(machine, "m", after=120)
    assert machine.text()[23] == START


def test_a_letter_pressed_while_the_wave_spreads_acts_at_once() -> None:
    """N, ten frames after ENTER: the next board is begun within half a second."""
    machine = at(TAPE, "stones")
    seed = word(machine, TAPE, "seed")
    press(machine, "ENTER", frames=3, after=10)
    press(machine, "n", frames=3, after=0)
    until(machine, TAPE, "new_field", 25)
    assert word(machine, TAPE, "seed") != seed


def test_the_levels_are_as_many_as_the_program_says() -> None:
    symbols = assembly(TAPE).symbols
    assert (symbols["LEVELS"], symbols["STONES"], symbols["WAVES"]) == (LEVELS, STONES, WAVES)

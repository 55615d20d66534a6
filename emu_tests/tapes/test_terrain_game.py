"""The game of the tape `terrain`: levels won by the cheapest tour, lost by a straight one; points, tries, help."""

import numpy as np
import pytest

from emu_tests.machine.images import assembly, begin
from emu_tests.machine.pressing import address, at, byte, place, press, word
from emu_tests.machine.terrain_tape import (
    ALL,
    BOAT,
    START,
    TAPE,
    TRIES,
    WALKER,
    Map,
    begin_map,
    change,
    follow,
    go,
    message,
    settle,
)
from zxmazes.machine.spectrum import Machine

LEVELS, HELP = 8, 3
FULL = 100
PANEL = 24
#: 32nds of the cheapest tour that a level gives besides it.
MARGINS = (16, 11, 8, 6, 4, 3, 2, 1)


def level(machine: Machine, number: int, seed: int | None = None) -> int:
    """Begin a level, counted from 1; what its cheapest tour costs."""
    if seed is not None:
        machine.poke_word(address(TAPE, "seed"), seed)
    machine.set(pc=address(TAPE, "game_level"), a=number)
    machine.frames(1)
    begin_map(machine)
    return byte(machine, TAPE, "cheapest")


def straight(machine: Machine) -> str:
    """A player who takes one flag after the other, as they are numbered, on foot and by boat, and never thinks.

    Returns where the program waits then: `game_frame` if the points did not suffice for what it meant to do.
    """
    found = Map(machine)
    home, _, harbour, _ = found.posts
    for spot, unit in [
        (found.flags[0], WALKER),
        (found.flags[1], WALKER),
        (harbour, BOAT),
        (found.flags[2], BOAT),
        (harbour, WALKER),
        (home, WALKER),
    ]:
        waits = go(machine, spot)
        if waits != "game_frame" or place(machine, TAPE, "here") != spot:
            return waits
        if spot == harbour:
            change(machine, unit)
    raise AssertionError("it is home, and the map goes on")


@pytest.mark.parametrize("model", [48, 128])
def test_a_bot_that_knows_the_cheapest_tour_wins_all_levels(model: int, loaded) -> None:
    """By keys, from the title to a name among the best; each level earns 100 points and three stars."""
    machine = loaded(TAPE, model, contended=True)
    begin(machine)
    for number in range(1, LEVELS + 1):
        begin_map(machine)
        found = Map(machine)
        tour = found.tour()
        price = found.price(tour)
        assert machine.text()[0][24:].split() == ["LEVEL", str(number)]
        assert found.points == price + price * MARGINS[number - 1] // 32
        assert follow(machine, tour) == "won_frame"
        rows = machine.text()
        assert [int(rows[row][15:18]) for row in (12, 13)] == [price, price]
        assert "The cheapest way!" in rows[15]
        assert message(machine).split() == ["Points", "100", "total", str(FULL * number)]
        press(machine, "ENTER", after=4)
    assert settle(machine) == "key_wait"
    assert f"You have won {FULL * LEVELS} of 800 points." in machine.text()[8]
    press(machine, "SPACE", after=60)
    assert "Among the best!" in machine.text()[21]
    for key in ("a", "d", "a", "ENTER"):
        press(machine, key, frames=6, after=10)
    machine.frames(30)
    assert machine.text()[4].split() == ["1", "ADA", str(FULL * LEVELS)]
    press(machine, "ENTER", after=60)
    assert machine.text()[23] == START


@pytest.mark.parametrize("model", [48, 128])
def test_a_bot_that_walks_straight_loses(model: int, loaded) -> None:
    """It may win some levels, but not eight: the tries are spent before, and there are fewer points for what it won."""
    machine = loaded(TAPE, model, contended=True)
    begin(machine)
    begin_map(machine)
    won = 0
    while (waits := straight(machine)) == "won_frame" or byte(machine, TAPE, "tries"):
        if waits == "won_frame":
            won += 1
            press(machine, "ENTER", after=4)
            begin_map(machine)
        elif waits == "key_wait":
            press(machine, "SPACE", after=4)
            settle(machine)
        elif byte(machine, TAPE, "tries") > 1:
            press(machine, "r", after=4)
            settle(machine)
        else:
            break
    assert won < LEVELS - 2
    assert byte(machine, TAPE, "tries") <= 1
    assert word(machine, TAPE, "score") < FULL * won or won == 0


@pytest.mark.parametrize("seed", [3, 77])
def test_a_detour_is_told_and_the_cheapest_way_is_not(seed: int) -> None:
    """Where nothing else is to be said: no post, and not the last flag."""
    machine = at(TAPE, "level")
    level(machine, 1, seed)
    told = 0
    for _ in range(3):
        there, unit = Map(machine).tour()[1]
        change(machine, unit)
        before = byte(machine, TAPE, "spare")
        if there != place(machine, TAPE, "here"):
            go(machine, there)
        found, lost = Map(machine), before - byte(machine, TAPE, "spare")
        assert lost == 0
        assert "detour" not in message(machine)
        reach = [(int(row), int(column)) for row, column in np.argwhere(found.way <= 6)]
        for spot in reach[:4]:
            before = byte(machine, TAPE, "spare")
            if go(machine, spot) != "game_frame":
                break  # that was too much
            lost, plain = before - byte(machine, TAPE, "spare"), spot not in found.posts
            if lost and plain and byte(machine, TAPE, "taken") != ALL:
                assert message(machine) == f"A detour: it wastes {lost} points."
                told += 1
            else:
                assert "detour" not in message(machine)
            if lost:
                break
    assert told


@pytest.mark.parametrize("seed", [3, 77, 1999])
def test_points_are_hundredths_of_the_cheapest_tour(seed: int) -> None:
    """A detour before the tour; praise only if no way is cheaper, two stars from 90 points on."""
    machine = at(TAPE, "level")
    for detour in (0, 1, 6):
        price = level(machine, 1, seed)
        machine.poke_word(address(TAPE, "score"), 0)
        found = Map(machine)
        steps = [spot for spot, _ in found.tour()]
        near = next(spot for spot in steps[1:] if spot != found.at)
        for _ in range(detour):
            go(machine, near)
            go(machine, found.at)
        waits = follow(machine, Map(machine).tour())
        paid = byte(machine, TAPE, "budget") - byte(machine, TAPE, "points")
        assert waits == "won_frame"
        points = FULL * price // paid
        assert (paid == price) == (detour == 0)
        assert message(machine).split() == ["Points", str(points), "total", str(points)]
        stars = 3 if paid == price else 2 if points >= 90 else 1
        assert byte(machine, TAPE, "level_stars") == stars
        shown = [machine.attributes()[32 * 10 + column] for column in (9, 11, 13)]
        assert shown == [0x46] * stars + [1] * (3 - stars)
        assert ("cheapest way!" in machine.text()[15]) == (stars == 3)


def test_who_cannot_come_home_any_more_loses_a_try() -> None:
    """Three times, and the game is over; what the rest costs is shown."""
    machine = at(TAPE, "level")
    for left in (2, 1, 0):
        while True:
            found = Map(machine)
            far = max(
                (spot for spot in [*found.flags[:2]] if found.reach[spot]), key=lambda spot: float(found.way[spot])
            )
            waits = go(machine, far if found.at != far else found.posts[0])
            if waits == "key_wait":
                break
        rest = Map(machine).price(Map(machine).tour())
        points = byte(machine, TAPE, "points")
        assert rest > points
        assert f"The rest costs {rest} " in machine.text()[11]
        assert f"and you have {points} " in machine.text()[12]
        assert byte(machine, TAPE, "tries") == left
        press(machine, "SPACE", after=4)
        waits = settle(machine)
        if left:
            assert waits == "game_frame"
            assert Map(machine).points == byte(machine, TAPE, "budget")
            assert Map(machine).taken == 0
    assert waits == "key_wait"
    assert "You have won 0 of 800 points." in machine.text()[8]


def test_help_leads_home_and_is_paid_for() -> None:
    """W, ENTER, and U where it is said: the tour is the cheapest, and each W costs three points."""
    machine = at(TAPE, "level")
    price, helped = byte(machine, TAPE, "cheapest"), 0
    waits = "game_frame"
    while waits == "game_frame":
        spare = byte(machine, TAPE, "spare")
        press(machine, "w", frames=2, after=4)
        settle(machine)
        if message(machine) == "Cheapest: change with U first.":
            change(machine, byte(machine, TAPE, "next_unit"))
            assert byte(machine, TAPE, "spare") == spare
            continue
        assert message(machine) == "The cheapest way on: ENTER goes."
        helped += 1
        assert byte(machine, TAPE, "spare") == spare - HELP
        assert place(machine, TAPE, "cursor") in Map(machine).nodes
        press(machine, "ENTER", frames=2, after=4)
        waits = settle(machine)
    assert waits == "won_frame"
    assert byte(machine, TAPE, "paid") == price + HELP * helped
    assert "cheapest way!" not in machine.text()[15]


def test_help_and_a_new_beginning_have_limits() -> None:
    """No W without points to spare; R costs a try, but not the last one."""
    machine = at(TAPE, "level")
    for tries in (2, 1, 1):
        press(machine, "r", frames=2, after=4)
        settle(machine)
        assert byte(machine, TAPE, "tries") == tries
    assert message(machine) == "R costs a try: this is the last."
    machine.write(address(TAPE, "spare"), [HELP - 1])
    points = byte(machine, TAPE, "points")
    if byte(machine, TAPE, "unit") != byte(machine, TAPE, "next_unit"):
        machine.write(address(TAPE, "next_unit"), [byte(machine, TAPE, "unit")])
    press(machine, "w", frames=2, after=4)
    settle(machine)
    assert message(machine) == "W costs 3: you cannot spare them"
    assert byte(machine, TAPE, "points") == points


def test_the_result_shows_the_cheapest_tour() -> None:
    """W on the result: the library walks it, the result comes back, and the level counts once."""
    machine = at(TAPE, "level")
    follow(machine, Map(machine).tour())
    before = machine.text()
    press(machine, "w", after=40)
    assert message(machine) == "The library plays. Press a key."
    for _ in range(40):
        machine.frames(100)
        if message(machine).startswith("Points"):
            break
    settle(machine)
    assert [row[:PANEL] for row in machine.text()] == [row[:PANEL] for row in before]
    assert word(machine, TAPE, "score") == FULL


def test_the_levels_are_as_many_as_the_program_says() -> None:
    symbols = assembly(TAPE).symbols
    assert (symbols["LEVELS"], symbols["TRIES"], symbols["HELP_COST"]) == (LEVELS, TRIES, HELP)

"""Levels of the tour of the tape `tilings`: par and stars, the way that is paid, the keys of a moment, a pause."""

import itertools

import networkx as nx
import pytest

from emu_tests.machine.images import START
from emu_tests.machine.pressing import address, at, byte, frames_until, hold, place, press, until, word
from emu_tests.machine.tilings_tape import KEYS, NAME, ORDER, aimed, ends, graph, middle, rest, size, tiling, way
from emu_tests.machine.tilings_tour import (
    BEGINS,
    GOES,
    HELP,
    MISSED,
    STAR,
    WON,
    earned,
    left,
    out,
    par,
    star_colours,
    stars,
    third,
    walk,
)

TENTHS = 5  # frames


@pytest.mark.parametrize("rounds", [2, 3, 19])
def test_par_is_never_less_than_its_steps(rounds: int) -> None:
    machine = at(NAME, "level")
    machine.write(address(NAME, "tour_round"), [13 * rounds])
    machine.set(pc=address(NAME, "tour_level_begin"))
    until(machine, NAME, GOES)
    fewest = nx.shortest_path_length(graph(machine), *ends(machine))
    assert word(machine, NAME, "tour_par") == par(fewest, 13 * rounds)
    assert word(machine, NAME, "tour_par") >= 4 * fewest


@pytest.mark.parametrize("tenths", [1, 99, 103, 140])
def test_the_way_is_not_sold_to_who_cannot_pay(tenths: int) -> None:
    """More than ten seconds are needed. The message says so; the hint comes back after two seconds."""
    machine = at(NAME, "level")
    hint = machine.text()[23]
    machine.poke_word(address(NAME, "tour_limit"), word(machine, NAME, "clock") + tenths + 1)
    press(machine, "s", frames=1, after=0)
    machine.frames(3)
    refused = "No time for that!" in machine.text()[23]
    assert refused == (byte(machine, NAME, "helped") == 0) == (tenths < HELP)
    if refused:
        machine.poke_word(address(NAME, "tour_limit"), word(machine, NAME, "clock") + 500)
        assert machine.attributes()[32 * 23] == 0x57
        machine.frames(90)
        assert "No time" in machine.text()[23]
        machine.frames(20)
        assert machine.text()[23] == hint


def test_a_key_meant_for_the_maze_does_not_pass_its_end() -> None:
    """Directions go on for a second; the result stays, and a key of later ends it."""
    machine = at(NAME, "level")
    walk(machine, way(machine, *ends(machine))[:-1], pace=8)
    last = KEYS[way(machine, place(machine, NAME, "walker"), ends(machine)[1])[0]]
    press(machine, last, frames=2, after=10)
    for _ in range(5):
        press(machine, "6", frames=3, after=7)
    machine.frames(80)
    assert machine.text()[23].startswith(" Stars ")
    press(machine, "6", after=60)
    assert machine.text()[0].split()[:2] == ["LEVEL", "2"]
    machine.poke_word(address(NAME, "tour_limit"), 0)
    for _ in range(4):
        press(machine, "6", frames=3, after=7)
    machine.frames(220)
    assert machine.text()[2].strip() == "Torus beat you."


@pytest.mark.parametrize("key", ["6", "w", "ENTER", "BREAK"])
def test_the_maze_is_seen_for_a_second_when_the_time_is_up(key: str) -> None:
    """The bar says so, even while a key is held; then that ends it, and the page with the stars stays."""
    machine = at(NAME, "level")
    machine.poke_word(address(NAME, "tour_limit"), 0)
    hold(machine, key)
    machine.frames(50)
    drawn = machine.text()
    assert (drawn[0].split()[:2], drawn[23].strip()) == (["LEVEL", "1"], "Your time is up: press any key")
    machine.frames(120)
    assert machine.text()[2].strip() == "Squares beat you."
    assert machine.text()[20].split()[:2] == ["Points", "0"]
    hold(machine)
    machine.frames(100)
    assert machine.text()[20].split()[:2] == ["Points", "0"]


@pytest.mark.parametrize("name", ["circle", "rectangle", "polar"])
def test_the_hint_of_rings_holds_for_every_passage(name: str) -> None:
    """All keys in the rose's top row lead to the ring outside, those of the bottom row to the one inside."""
    machine = at(NAME, "level")
    machine.write(address(NAME, "tour_level"), [ORDER.index(name)])
    machine.set(pc=address(NAME, "tour_level_begin"))
    until(machine, NAME, GOES)
    rest(machine, GOES)
    hint = "A D, W E out, Z X in; or 5678" if name == "polar" else "A D round, W out, X in; or 5678"
    assert machine.text()[23].strip() == hint
    rule, (rows, columns, floors) = tiling(machine), size(machine)
    top, bottom = (machine.text()[row][26:].split() for row in (2, 6))
    for cell in rule.cells(rows, columns, floors):
        for code, there in rule.neighbours(cell, rows, columns, floors):
            assert (KEYS[code].upper() in top) == (there[0] < cell[0])
            assert (KEYS[code].upper() in bottom) == (there[0] > cell[0])


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_each_star_has_a_note(count: int) -> None:
    """They rise; a star that is missed is silent."""
    machine = at(NAME, "level")
    machine.call(address(NAME, "clear_screen"), c=7)
    machine.ports.clicks.clear()
    machine.call(address(NAME, "draw_stars"), interrupts=True, a=count, hl=address(NAME, "draw_star"), d=10, e=10)
    assert len(machine.ports.clicks) == 120 * count
    assert [machine.attributes()[32 * 10 + column] for column in (10, 12, 14)] == [WON] * count + [MISSED] * (3 - count)


def test_the_way_costs_ten_seconds_and_the_praise() -> None:
    """S: as long as it is followed it stays; once it is paid, to hide it and to see it again is free in this maze."""
    machine = at(NAME, "level")
    codes, limit = way(machine, *ends(machine)), word(machine, NAME, "tour_limit")
    for cost in (HELP, 0, 0):
        before, clock = left(machine), machine.registers.t
        assert machine.text()[19][26:].startswith("-10s-" if cost else "  free")
        press(machine, "s", after=0)
        rest(machine, GOES)
        frames = (machine.registers.t - clock) / machine.frame
        assert abs(before - left(machine) - cost - frames / TENTHS) < 2
    walk(machine, codes[:-1], pace=8)
    assert byte(machine, NAME, "way_shown") == 1
    walk(machine, codes[-1:], pace=8)
    assert earned(machine, limit) % STAR == 0


def test_a_step_too_many_is_not_praised() -> None:
    machine = at(NAME, "level")
    codes, limit = way(machine, *ends(machine)), word(machine, NAME, "tour_limit")
    walk(machine, [codes[0], codes[0] ^ 4, *codes], pace=8)
    assert earned(machine, limit) % STAR == 0


def test_nothing_is_seen_while_the_clock_stands() -> None:
    """P: the colours go, and any key brings them back; BREAK leads to the title."""
    machine = at(NAME, "level")
    before, seen = left(machine), machine.attributes()
    press(machine, "p", after=200)
    assert set(machine.attributes()[: 32 * 23]) == {0}
    press(machine, "w", after=3)
    assert machine.attributes() == seen
    assert before - left(machine) < 5
    press(machine, "BREAK", after=80)
    assert set(machine.attributes()[: 32 * 23]) == {0}
    assert machine.text()[23] == " Paused: any key, or BREAK ends "
    press(machine, "BREAK", after=80)
    assert machine.text()[23] == START


@pytest.mark.parametrize("score", [0, 5000])
def test_who_loses_can_begin_in_the_maze_that_he_has_reached(score: int) -> None:
    """Without points, with the time of a beginning and the stars of the mazes before; first a name among the best."""
    machine, reached = at(NAME, "level"), ORDER.index("circle")
    machine.write(address(NAME, "tour_stars"), [2] * reached)
    machine.write(address(NAME, "tour_level"), [reached])
    machine.poke_word(address(NAME, "tour_score"), score)
    machine.poke_word(address(NAME, "tour_limit"), 0)
    frames_until(machine, lambda: machine.text()[2].strip() == "Circle beat you.", 400)
    machine.frames(120)
    press(machine, "ENTER", after=60 if score else 0)
    if score:
        machine.type("b", "o", "t", "ENTER")
        machine.frames(40)
        assert machine.text()[4].split() == ["1", "BOT", str(score)]
        press(machine, "ENTER", after=0)
    until(machine, NAME, GOES)
    rest(machine, GOES)
    assert machine.text()[0].split() == ["LEVEL", str(reached + 1), "Circle", "0"]
    fewest = nx.shortest_path_length(graph(machine), *ends(machine))
    assert word(machine, NAME, "tour_limit") == BEGINS + par(fewest, reached)
    assert [*machine.read(address(NAME, "tour_stars"), len(ORDER))] == [2] * reached + [0] * (len(ORDER) - reached)
    walk(machine, way(machine, *ends(machine)), pace=8)
    out(machine)
    press(machine, "ENTER", after=0)
    until(machine, NAME, GOES)
    assert ORDER[byte(machine, NAME, "tiling")] == "rectangle"


def test_the_last_ten_seconds_tick_faster_and_the_border_is_red_with_them() -> None:
    """A tick in 0.8 seconds, then one in 0.4; red for a tenth, and never while the clock stands."""
    machine = at(NAME, "level")
    machine.poke_word(address(NAME, "tour_limit"), word(machine, NAME, "clock") + 130)
    reds, lasts = {}, 0
    while left(machine) > 1:
        machine.frames(1)
        red, lasts = machine.ports.border == 2, left(machine)
        reds.setdefault(lasts, []).append(red)
    ticks = sorted((rest_ for rest_, seen in reds.items() if any(seen)), reverse=True)
    assert max(ticks) < 100
    gaps = [first - then for first, then in itertools.pairwise(ticks) if first - then > 1]
    assert set(gaps) <= {2, 3, 4, 7, 8, 9}
    assert gaps[0] > 6
    assert gaps[-1] < 5
    assert sum(map(any, reds.values())) < len(reds) / 3
    machine = at(NAME, "level")
    machine.poke_word(address(NAME, "tour_limit"), word(machine, NAME, "clock") + 90)
    frames_until(machine, lambda: machine.ports.border == 2)
    press(machine, "p", after=20)
    assert machine.ports.border == 0


@pytest.mark.parametrize("used", [0, 1])
@pytest.mark.parametrize("fewest", [8, 20, 131])
def test_stars_at_their_limits(fewest: int, used: int) -> None:
    """A tenth of a second to either side of what a clean walk takes, and of par."""
    machine = at(NAME, "level")
    for limit in (third(fewest), par(fewest)):
        again = at(NAME, "level")
        again.poke_word(address(NAME, "tour_par"), par(fewest))
        again.poke_word(address(NAME, "fewest"), fewest)
        again.poke_word(address(NAME, "tour_begun"), 0)
        again.poke_word(address(NAME, "clock"), limit + used)
        again.poke_word(address(NAME, "tour_limit"), 700)
        again.set(pc=address(NAME, "tour_out"))
        assert earned(again, 700) // STAR == stars(fewest, limit + used)
        assert star_colours(again).count(WON) == stars(fewest, limit + used)
    assert star_colours(machine) != star_colours(again)


def test_down_leads_straight_down_where_that_is_open() -> None:
    """In the corner of a rectangle, where a passage leads inward too."""
    machine = at(NAME, "level")
    machine.write(address(NAME, "tour_level"), [ORDER.index("rectangle")])
    machine.set(pc=address(NAME, "tour_level_begin"))
    until(machine, NAME, GOES)
    machine.write(address(NAME, "links"), [0x54] * 20)  # the outer ring is open all round, and inward
    cells = [(0, column) for column in range(20)]
    corner = min(cells, key=lambda cell: sum(middle(machine, cell)))
    machine.write(address(NAME, "walker"), corner[::-1])
    far = aimed(machine, corner, 1, 0)
    assert {round(angle / 45) for angle in far.values()} >= {0, 1}
    press(machine, "6", frames=2, after=8)
    there = middle(machine, place(machine, NAME, "walker"))
    assert there[0] > middle(machine, corner)[0]
    assert there[1] == middle(machine, corner)[1]


def test_stairs_have_a_colour_and_floors_a_number() -> None:
    machine = at(NAME, "level")
    machine.write(address(NAME, "tour_level"), [ORDER.index("storeys")])
    machine.set(pc=address(NAME, "tour_level_begin"))
    until(machine, NAME, GOES)
    rest(machine, GOES)
    assert machine.text()[1][:25].split() == ["1", "2"]
    stairs = [cell for cell, _ in graph(machine).nodes(data=True) if machine.peek(links_of(cell)) & 0x22]
    shown = [machine.attributes()[32 * (y // 8) + x // 8] for y, x in (middle(machine, cell) for cell in stairs)]
    assert shown
    assert set(shown) <= {0x44, 0x46, 0x43}, "green, but for the walker and the hourglass"


def links_of(cell: tuple[int, int]) -> int:
    return address(NAME, "links") + 32 * cell[0] + cell[1]

"""The page of the tape `wonders` on which eight walkers go to one flag: their steps, their places, the game."""

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.pressing import address, at, byte, frames_until, hold, press, until, word
from emu_tests.oracles.paths import Place
from zxmazes.machine.spectrum import Machine

NAME = "wonders"
WALKERS = 8
MOVES = {"q": (-1, 0), "p": (0, 1), "a": (1, 0), "o": (0, -1)}
TOP = 1  # the screen row of the field's row 0


def graph_of(machine: Machine) -> nx.Graph:
    """The open cells of the field, each joined to those beside it."""
    field = np.frombuffer(machine.read(address(NAME, "field"), 1024), np.uint8).reshape(32, 32)[:21, :31]
    free = {(int(row), int(column)) for row, column in np.argwhere(field < 0x80)}
    graph = nx.Graph()
    graph.add_nodes_from(free)
    graph.add_edges_from(((r, c), other) for r, c in free for other in ((r + 1, c), (r, c + 1)) if other in free)
    return graph


def walkers(machine: Machine) -> list[Place]:
    data = machine.read(address(NAME, "walkers"), 2 * WALKERS)
    return [(row, column) for column, row in zip(data[::2], data[1::2], strict=True)]


def flag(machine: Machine) -> Place:
    row, column = divmod(word(machine, NAME, "flag"), 256)
    return row, column


def demonstrated(moment: int) -> Machine:
    """The page with the maze of a seed, all walkers awake after the first step, nobody at the keys, and no end."""
    machine = at(NAME, "list")
    machine.write(address(NAME, "seed"), moment.to_bytes(2, "little"))
    machine.write(address(NAME, "attract_on"), [1])
    hold(machine, "f")
    until(machine, NAME, "flag_page")
    hold(machine)
    until(machine, NAME, "flag_turn")
    machine.write(address(NAME, "flag_shown"), [0xC9])  # RET: it does not end
    machine.write(address(NAME, "clock"), (600).to_bytes(2, "little"))
    frames_until(machine, lambda: byte(machine, NAME, "flag_awake") == WALKERS, 100)
    return machine


def tick(machine: Machine) -> None:
    machine.run(1)  # off the label
    until(machine, NAME, "flag_tick")


@pytest.mark.parametrize("moment", [1, 1207, 4000])
def test_all_take_shortest_ways_and_nobody_stands_on_another(moment: int) -> None:
    """Who can step nearer without a collision does, in the order of the turns; nobody ever steps away from the flag."""
    machine = demonstrated(moment)
    until(machine, NAME, "flag_tick")
    graph = graph_of(machine)
    assert nx.is_connected(graph)
    moved = 0
    for number in range(20):
        goal, before = flag(machine), walkers(machine)
        far = nx.single_source_shortest_path_length(graph, goal)
        tick(machine)
        after = walkers(machine)
        assert len({*after}) == WALKERS
        for old, new in zip(before, after, strict=True):
            if new != old:
                assert graph.has_edge(old, new)
                assert far[new] == far[old] - 1
                moved += 1
            elif far[old]:
                nearer = {place for place in graph[old] if far[place] < far[old]}
                assert nearer & {*before, *after}, f"tick {number}: the one at {old} waits for nobody"
    assert moved > 60


def test_each_walker_and_the_flag_are_drawn_where_they_are() -> None:
    """After some seconds of the demonstration the screen has eight walkers, one flag, and no trail of either."""
    machine = demonstrated(1207)
    machine.frames(50)
    until(machine, NAME, "flag_tick")
    there, goal, graph = walkers(machine), flag(machine), graph_of(machine)
    colours = machine.attributes()
    moon = divmod(word(machine, NAME, "moon"), 256)
    for row, column in {*graph} - {moon}:
        colour = colours[32 * (row + TOP) + column]
        if (row, column) in there:
            assert colour & 0x47 not in (0, 1, 4, 5, 7, 0x44)
            assert colour & 0x38 == (0x38 if (row, column) == goal else 0)
        else:
            assert colour == (0x47 if (row, column) == goal else 0x07)
    inks = [colours[32 * (row + TOP) + column] & 0x47 for row, column in there]
    assert len({*inks}) == WALKERS


def test_nobody_at_the_keys_sees_the_flag_move_until_a_key_is_pressed() -> None:
    machine = at(NAME, "list")
    until(machine, NAME, "flag_page", frames=900)
    until(machine, NAME, "flag_turn")
    first = flag(machine)
    machine.frames(50)
    assert flag(machine) != first
    press(machine, "x", frames=10, after=20)
    assert "Stars won" in "\n".join(machine.text())


def test_the_walkers_wake_one_after_the_other_from_the_first_step_on() -> None:
    """Nobody moves before the player does, and a sleeper is dim cyan."""
    machine = at(NAME, "flag")
    sleeping = walkers(machine)
    machine.frames(200)
    assert walkers(machine) == sleeping
    assert "  0.0" in machine.text()[0]
    graph, goal = graph_of(machine), flag(machine)
    key = next(key for key, (down, right) in MOVES.items() if (goal[0] + down, goal[1] + right) in graph)
    press(machine, key)
    machine.frames(30)
    colours = machine.attributes()
    assert [colours[32 * (row + TOP) + column] == 5 for row, column in walkers(machine)] == 2 * [False] + 6 * [True]
    assert [old == new for old, new in zip(sleeping, walkers(machine), strict=True)] == 2 * [False] + 6 * [True]
    machine.write(address(NAME, "clock"), [51, 0])
    machine.frames(20)
    assert byte(machine, NAME, "flag_awake") == 3


@pytest.mark.parametrize(("tenths", "stars"), [(50, 0), (90, 0), (100, 1)])
def test_the_first_who_reaches_the_flag_ends_the_game(tenths: int, stars: int) -> None:
    """From ten seconds on there is a star, and then one at twenty; the list has the longest time."""
    machine = at(NAME, "flag")
    graph, goal = graph_of(machine), flag(machine)
    press(machine, next(key for key, (down, right) in MOVES.items() if (goal[0] + down, goal[1] + right) in graph))
    row, column = next(iter(graph[flag(machine)]))
    machine.write(address(NAME, "walkers"), [column, row])
    machine.write(address(NAME, "clock"), tenths.to_bytes(2, "little"))
    machine.frames(34 + 36 * stars)
    shown = machine.text()
    assert "Caught" in shown[22]
    assert shown[23].strip() == ("New! Stars: 1" if stars else "Star at 10.0 s"), "no key is asked for yet"
    papers = set()
    for _ in range(4):
        press(machine, "x", frames=2, after=2)
        papers.add(machine.attributes()[23 * 32 + 16])
    assert machine.text() == shown, "who taps still sees what he has reached"
    assert len(papers) > 2 if stars else papers == {0x60}, "a new star shines in many colours"
    machine.frames(40 + 40 * stars)
    assert byte(machine, NAME, "tour_stars") == stars
    assert machine.text()[23].startswith(" Press a key"), "from now on one is enough"
    press(machine, "x", after=60)
    assert f"Star at {20 if stars else 10}.0 s" in machine.text()[0]
    assert not word(machine, NAME, "clock")
    press(machine, "m", after=60)
    time, star = machine.text()[7][18:25], machine.attributes()[7 * 32 + 28]
    assert float(time.split()[0]) * 10 == pytest.approx(tenths, abs=5)
    assert star == (0x46 if stars else 0x07)


def started(machine: Machine) -> None:
    """The flag's first step: the clock runs."""
    graph, goal = graph_of(machine), flag(machine)
    press(machine, next(key for key, (down, right) in MOVES.items() if (goal[0] + down, goal[1] + right) in graph))


@pytest.mark.parametrize(("had", "tenths", "told"), [(0, 100, "20.0 s"), (1, 200, "30.0 s"), (2, 300, "Beat 30.0 s")])
def test_the_star_is_given_when_the_flag_was_kept_for_long_enough(had: int, tenths: int, told: str) -> None:
    """And not only when it is lost; one that was won before is not won again."""
    machine = at(NAME, "flag")
    machine.write(address(NAME, "tour_stars"), [had])
    press(machine, "n", after=60)
    started(machine)
    assert f"Star at {tenths // 10}.0 s" in machine.text()[0]
    machine.write(address(NAME, "clock"), (tenths - 2).to_bytes(2, "little"))
    machine.frames(2)
    assert "A star" not in machine.text()[22]
    flashes = set[tuple[int, int]]()
    for _ in range(40):
        machine.frames(1)
        flashes.add((machine.attributes()[3], machine.ports.border & 7))
    assert {(0x70, 6), (0x60, 0)} <= flashes, "the bar and the border"
    assert ({*machine.attributes()[:32]}, machine.ports.border & 7) == ({0x60}, 0)
    assert (machine.text()[22].strip(), told in machine.text()[0]) == ("A star! Run on.", True)
    press(machine, "m", after=40)
    inks = machine.attributes()[7 * 32 + 28 : 7 * 32 + 31]
    assert [*inks] == [0x46] * (had + 1) + [0x07] * (2 - had)


@pytest.mark.parametrize(("tenths", "awake", "then"), [(60, 3, 4), (290, 7, 8), (400, 8, 8), (9000, 8, 8)])
def test_the_moon_sends_all_to_sleep_for_five_seconds(tenths: int, awake: int, then: int) -> None:
    """It is white on blue; then those wake who were awake, however late it is, and another one rises in a cell."""
    machine = at(NAME, "flag")
    machine.write(address(NAME, "tour_stars"), [3])
    started(machine)
    machine.write(address(NAME, "clock"), tenths.to_bytes(2, "little"))
    machine.frames(20)
    assert byte(machine, NAME, "flag_awake") == awake
    graph, (row, column) = graph_of(machine), flag(machine)
    key = next(key for key, (down, right) in MOVES.items() if (row + down, column + right) in graph)
    moon = row + MOVES[key][0], column + MOVES[key][1]
    machine.write(address(NAME, "moon"), moon[::-1])
    press(machine, key, frames=4, after=6)
    assert byte(machine, NAME, "flag_awake") == 0
    colours, there = machine.attributes(), walkers(machine)
    assert {colours[32 * (row + TOP) + column] for row, column in there} == {5}
    assert word(machine, NAME, "moon") == 0
    faces, warned = set[int](), 0
    for _ in range(220):
        machine.frames(1)
        colours = machine.attributes()
        shown = sum(colours[32 * (row + TOP) + column] not in (5, 0x38) for row, column in there)
        if byte(machine, NAME, "flag_sleep") >= 50:
            assert not shown, "all sleep"
        else:
            faces.add(shown)
            warned += shown == then
    assert faces >= {0, then}, "those blink who will wake"
    assert warned >= 8
    assert walkers(machine) == there
    machine.frames(40)
    assert byte(machine, NAME, "flag_awake") == then
    assert walkers(machine) != there
    risen = divmod(word(machine, NAME, "moon"), 256)
    assert risen[0] % 2 == risen[1] % 2 == 1
    assert risen in graph
    assert machine.attributes()[32 * (risen[0] + TOP) + risen[1]] == 0x4F


@pytest.mark.parametrize("later", [0, 3])
def test_the_demonstration_is_the_game_and_wins_all_stars(later: int) -> None:
    """A moon, walkers who wake one by one, a clock; the flag runs for 30 seconds, and moons are taken."""
    machine = at(NAME, "title")
    machine.frames(later)
    until(machine, NAME, "flag_turn", frames=700)
    assert word(machine, NAME, "moon")
    assert 0x4F in machine.attributes()
    machine.frames(60)
    assert 0 < word(machine, NAME, "clock") <= 12
    assert byte(machine, NAME, "flag_awake") == 2
    until(machine, NAME, "flag_shown_end", frames=1600)
    assert word(machine, NAME, "clock") == 300
    assert not any(machine.read(address(NAME, "tour_stars"), 5))
    machine.frames(10)
    assert machine.text()[22].strip() == "Demonstration: all three stars!"
    until(machine, NAME, "opening_page", frames=200)


def test_who_is_awake_passes_a_sleeper() -> None:
    """They change places; nobody stands on another. Two are awake: he, and one who is elsewhere."""
    machine = at(NAME, "flag")
    started(machine)
    graph = graph_of(machine)
    far = nx.single_source_shortest_path_length(graph, flag(machine))
    nearer = {place: [other for other in graph[place] if far[other] < far[place]] for place in graph}
    taken = {place for walker in walkers(machine) for place in (walker, *graph[walker])}
    behind = max((place for place in {*graph} - taken if len(nearer[place]) == 1), key=lambda place: far[place])
    asleep = nearer[behind][0]
    machine.write(address(NAME, "walkers"), behind[::-1])
    machine.write(address(NAME, "walkers") + 4, asleep[::-1])
    machine.frames(24)
    first, _, third = walkers(machine)[:3]
    assert far[first] < far[behind]
    assert third == behind
    assert byte(machine, NAME, "flag_awake") == 2


def test_the_demonstration_says_that_it_is_one() -> None:
    machine = demonstrated(1207)
    machine.frames(60)
    assert machine.text()[22].strip() == "Demonstration: press any key"
    assert "Star at 10.0 s" in machine.text()[0]


def test_a_corner_is_taken_when_its_key_is_held_too() -> None:
    """The flag goes round it, though it could go straight on."""
    machine = at(NAME, "flag")
    graph = graph_of(machine)
    for place in sorted(graph):
        row, column = place
        if {(row, column + 1), (row - 1, column), (row, column - 1), (row, column + 2)} <= {*graph}:
            break
    machine.write(address(NAME, "flag"), [column - 1, row])
    hold(machine, "p")
    machine.frames(3)
    hold(machine, "p", "q")
    machine.frames(5)
    assert flag(machine) in ((row - 1, column), (row - 2, column))


def test_a_pause_stops_walkers_and_clock() -> None:
    machine = at(NAME, "flag")
    graph, goal = graph_of(machine), flag(machine)
    press(machine, next(key for key, (down, right) in MOVES.items() if (goal[0] + down, goal[1] + right) in graph))
    before, row = walkers(machine), machine.text()[22]
    press(machine, "h")
    assert "Pause" in machine.text()[0]
    time, there = word(machine, NAME, "clock"), walkers(machine)
    machine.frames(150)
    assert (word(machine, NAME, "clock"), walkers(machine)) == (time, there)
    press(machine, "x", frames=3, after=3)
    assert machine.text()[22] == row
    assert word(machine, NAME, "clock") <= time + 2
    machine.frames(100)
    assert walkers(machine) != before

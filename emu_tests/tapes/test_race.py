"""The tape `race`: two halves of one maze, the library's walkers, what is seen of both. See also test_race_played."""

import itertools

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.race_player import KEYS, LEFT, RIGHT, STEPS, RacePlayer, away, runs_well, stands
from emu_tests.machine.race_special import pixels
from emu_tests.oracles.paths import Place, Walls
from emu_tests.records.sampling import every
from zxmazes.routines.library import Library

#: Rows and columns of the mazes of matches, and whether they have loops.
ROUNDS = [(19, 29, False), (17, 25, False), (19, 29, True), (21, 29, True), (21, 29, False)]
ROUNDS += [(21, 29, False), (13, 21, False), (21, 29, True)]
MOUSE, HAND, TREMAUX, WAVE = range(1, 5)
LETTERS = {MOUSE: "m", HAND: "r", TREMAUX: "t", WAVE: "w"}
#: What the library calls them.
SOLVERS = {HAND: "wall_right", TREMAUX: "tremaux", WAVE: "wave_cpir"}
#: Of a player, in a frame.
_PIXELS = 1.5
#: Frames until the maze of a race is there.
MAKING = 72
ABOUT = "dist/race.tap"
#: How often the mouse smells which way leads nearer to the ring.
_NOSE = 96 / 256


def graph(walls: Walls) -> nx.Graph:
    """The places of the floor, side by side."""
    found = nx.Graph()
    for row, column in np.argwhere(~walls).tolist():
        for down, across in STEPS[1:3]:
            if row + down < 32 and column + across < 32 and not walls[row + down, column + across]:
                found.add_edge((row, column), (row + down, column + across))
    return found


def made(player: RacePlayer, number: int, seed: int) -> float:
    """Make the maze of a round anew; in how many frames it is there."""
    machine = player.machine
    machine.write(player.at("round"), [0])
    machine.write(player.at("programmes"), [number])
    machine.write(player.at("rng_seed"), seed.to_bytes(2, "little"))
    machine.set(pc=player.at("match_race"), sp=player.at("stack_top"))
    began = machine.registers.t
    player.to_count()
    return float(machine.registers.t - began) / machine.frame


@pytest.mark.parametrize("number", range(len(ROUNDS)))
@pytest.mark.parametrize("seed", every(13, range(0, 65536, 5243), ABOUT))
def test_both_halves_are_one_maze(number: int, seed: int) -> None:
    """Mirrored, place by place; one door in the middle; the start is as far from it as any cell of its outer half."""
    player = RacePlayer(contended=False)
    player.begin("ENTER", LETTERS[TREMAUX])
    assert made(player, number, seed) < MAKING
    rows, columns, loops = ROUNDS[number]
    walls = player.walls()
    maze = walls[:rows, :columns]
    assert walls[rows:].all()
    assert walls[:, columns:].all()
    assert (maze == maze[:, ::-1]).all()
    middle = columns // 2
    (door,) = np.flatnonzero(~maze[:, middle])
    assert player.place("finish_at") == (door, middle)
    floor = graph(walls)
    assert nx.is_connected(floor)
    assert nx.is_tree(floor) != loops
    start, other = player.start(LEFT), player.start(RIGHT)
    assert other == (start[0], columns - 1 - start[1])
    steps = away(player)
    outer = steps[1 : rows - 1 : 2, 1 : middle // 2 + 1 : 2]
    assert steps[start] == steps[other] == outer.max() == player.word("best_steps") < 253


@pytest.mark.parametrize("kind", SOLVERS)
@pytest.mark.parametrize(("number", "seed"), every(8, itertools.product(range(len(ROUNDS)), (1, 777, 40000)), ABOUT))
def test_the_librarys_walkers_take_the_steps_of_their_routines(
    kind: int, number: int, seed: int, library: Library
) -> None:
    """All that they walk, dead ends and turns, at their pace; to the finish, if nobody is there before."""
    player = RacePlayer(contended=False)
    player.begin("ENTER", LETTERS[kind])
    made(player, number, seed)
    start, finish = player.start(RIGHT), player.place("finish_at")
    player.race([(LEFT, stands)])
    assert player.reached == 2
    field = bytes(byte & 0x80 for byte in player.machine.read(player.at("field"), 1024))
    library.machine.write(library.address("field"), field)
    library.solve(SOLVERS[kind], start, finish)
    walked = library.machine.read(library.address("walked"), library.machine.word(library.address("walked_length")))
    codes = library.route() if kind == WAVE else list(walked)
    assert [code for code, _ in player.trace(RIGHT)] == [code // 2 for code in codes]
    assert player.walked(RIGHT)[-1] == finish
    pace = player.byte("rival_pace") / 100
    frames = [wait for _, wait in player.trace(RIGHT)]
    assert abs(sum(frames[1:]) - 8 * (len(frames) - 1) / (_PIXELS * pace)) <= 1 + len(frames) / 100
    assert max(frames[1:]) - min(frames[1:]) <= 1, "as steady as pixels allow"


def test_the_mouse_turns_back_in_dead_ends_only() -> None:
    """And takes every way at a fork, sooner or later, no way much more often than another."""
    player = RacePlayer(contended=False)
    player.begin("ENTER", LETTERS[MOUSE])
    made(player, 0, 7000)
    floor = graph(player.walls())
    player.race([(LEFT, stands)])
    places = player.walked(RIGHT)
    for before, here, after in zip(places, places[1:], places[2:], strict=False):
        assert floor.has_edge(here, after)
        assert before != after or floor.degree[here] == 1
    forks = [place for place in places if floor.degree[place] > 2]
    choices: dict[Place, set[Place]] = {fork: set() for fork in forks}
    for here, after in itertools.pairwise(places):
        if here in choices:
            choices[here].add(after)
    assert len(forks) > 6
    assert sum(len(ways) > 1 for ways in choices.values()) > 1


@pytest.mark.parametrize("seed", range(1000, 65000, 16000))
def test_the_first_race_has_forks_on_its_way(seed: int) -> None:
    """So the mouse seldom finds the shortest way in the first race, with its nose, too: once in five races at most."""
    player = RacePlayer(contended=False)
    player.begin("ENTER", LETTERS[MOUSE])
    made(player, 0, seed)
    floor = graph(player.walls())
    way = nx.shortest_path(floor, player.start(RIGHT), player.place("finish_at"))
    drawn = [1 / (floor.degree[place] - 1) for place in way[1:-1] if floor.degree[place] > 2]
    assert np.prod([_NOSE + (1 - _NOSE) * chance for chance in drawn]) <= 0.2


def test_the_nose_of_the_mouse() -> None:
    """At three of eight forks it smells which way leads nearer to the ring; at the others it draws."""
    nearer = []
    for seed in range(7000, 7008):
        player = RacePlayer(contended=False)
        player.begin("ENTER", LETTERS[MOUSE], seed=seed)
        floor, steps = graph(player.walls()), away(player)
        player.race([(LEFT, stands)], frames=1500)
        places = player.walked(RIGHT)
        for before, here, after in zip(places, places[1:], places[2:], strict=False):
            if floor.degree[here] == 3 and steps[before] > steps[here]:
                nearer.append(steps[after] < steps[here])
    assert len(nearer) > 60
    assert 0.56 < np.mean(nearer) < 0.82


@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_the_bolt(side: int) -> None:
    """One in each half; who is at his first has both, and twice the pace for two seconds."""
    player = RacePlayer(contended=False, bolts=True)
    player.begin("d", seed=33)
    bolts = [player.place("bolt_1"), (player.machine.peek(player.at("bolt_2") + 1), player.byte("bolt_2"))]
    columns = player.byte("lines_columns")
    assert bolts[1] == (bolts[0][0], columns - 1 - bolts[0][1])
    steps = away(player)
    assert steps[bolts[0]] == steps[bolts[1]]
    detour = player.distances_from(player.start(LEFT))[bolts[0]] + steps[bolts[0]] - player.word("best_steps")
    assert 4 <= detour <= 16, "one cell behind a fork, up to four"
    top, left = player.byte("field_top"), player.byte("field_left")

    def shown() -> list[bool]:
        rows = pixels(player.machine.screen())
        cells = [(8 * (top + row), 8 * (left + column)) for row, column in bolts]
        return [bool(rows[y + 3, x + 1 : x + 7].all()) for y, x in cells]

    player.machine.frames(2)
    assert shown() == [True, True]
    there = player.distances_from(bolts[side])

    def fetches(runs: RacePlayer, who: int) -> str | None:
        row, column = runs.here(who)
        if there[row, column] and runs.byte("bolt_1") != 0xFF:
            ways = {there[row + down, column + across]: key for (down, across), key in KEYS[who].items()}
            return ways[there[row, column] - 1]
        return runs_well(runs, who)

    player.race([(side, fetches)])
    walked = player.walked(side)
    taken = walked.index(bolts[side])
    waits = [wait for _, wait in player.trace(side)]
    fast = waits[taken + 1 : taken + 35]
    assert set(fast) <= {2, 3}
    assert set(waits[1:taken]) <= {5, 6}
    assert shown() == [False, False]


def test_a_bolt_ends() -> None:
    """After a hundred frames the pace is as before, and the colour."""
    player = RacePlayer(contended=False)
    player.begin("d", seed=33)
    runner = player.at("runner_1")
    usual = player.machine.read(runner + 5, 5)
    player.race([], frames=260)
    player.machine.write(runner + 62, [101])
    player.machine.frames(3)
    assert player.machine.word(runner + 5) == 2 * int.from_bytes(usual[:2], "little")
    assert player.machine.peek(runner + 9) == 0x47
    player.machine.frames(95)
    assert player.machine.peek(runner + 9) == 0x47
    player.machine.frames(5)
    assert player.machine.read(runner + 5, 5) == usual


def test_both_run_at_one_pace() -> None:
    """A step in 16/3 frames for both players; whoever knows the way is at the finish when the other one is."""
    player = RacePlayer()
    player.begin("d")
    player.race([(LEFT, runs_well), (RIGHT, runs_well)])
    assert player.reached == 3, "in the same frame"
    best = player.word("best_steps")
    for side in (LEFT, RIGHT):
        trace = player.trace(side)
        assert len(trace) == best == player.steps(side)
        assert {wait for _, wait in trace[1:]} == {5, 6}
        assert abs(sum(wait for _, wait in trace[1:]) - (best - 1) * 16 / 3) <= 1
    player.result()
    assert player.wins(LEFT) == player.wins(RIGHT) == 0


def test_the_bars_and_the_steps() -> None:
    """They grow with the least distance from the finish, never shrink, and are full at the finish alone."""
    player = RacePlayer(contended=False)
    player.begin("ENTER", LETTERS[TREMAUX])
    steps, best = away(player), player.word("best_steps")
    seen: list[tuple[int, int]] = []

    def watches(runs: RacePlayer, side: int) -> str | None:
        nearest = min(int(steps[place]) for place in runs.walked(RIGHT))
        assert runs.near(RIGHT) == min(nearest, best)
        assert runs.bar(RIGHT) == 88 - 88 * runs.near(RIGHT) // best
        seen.append((runs.bar(RIGHT), runs.steps(RIGHT)))
        return None

    player.race([(LEFT, watches)])
    player.machine.frames(1)
    assert seen == sorted(seen)
    assert player.bar(RIGHT) == 88
    assert player.bar(LEFT) == 0
    row = player.machine.text()[23]
    assert row[:3].strip() == "0"
    assert int(row[29:32]) == (player.steps(RIGHT) + 1) // 2, "a step is a cell"


def test_usual_keys_never_disturb_each_other() -> None:
    """The matrix of a Spectrum has no diodes: a key at the fourth corner of a rectangle of three is read, too.

    Whatever two or three keys each player holds, no key of either seems held that is not.
    """
    rows = [
        "CS z x c v",
        "a s d f g",
        "q w e r t",
        "1 2 3 4 5",
        "0 9 8 7 6",
        "p o i u y",
        "ENTER l k j h",
        "SPACE SS m n b",
    ]
    where = {key: (row, bit) for row, keys in enumerate(rows) for bit, key in enumerate(keys.split())}
    players = [[where[key] for key in keys.values()] for keys in KEYS]
    used = set(players[0]) | set(players[1])

    def held(player: list[tuple[int, int]]) -> list[tuple[tuple[int, int], ...]]:
        return [keys for count in range(4) for keys in itertools.combinations(player, count)]

    for first, second in itertools.product(held(players[0]), held(players[1])):
        pressed = {*first, *second}
        lines = nx.Graph([(("row", row), ("bit", bit)) for row, bit in pressed])
        for part in nx.connected_components(lines):
            reads = {(row[1], bit[1]) for row in part for bit in part if row[0] == "row" and bit[0] == "bit"}
            assert reads & used <= pressed

"""The tape `race` on hexagons and on two storeys: mazes, the library's walkers, keys, what is seen, and when."""

import itertools

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.race_player import LEFT, RIGHT, RacePlayer
from emu_tests.machine.race_special import (
    APART,
    BOARD_COLUMNS,
    BOARD_ROWS,
    HEXAGON,
    ROUNDS,
    STOREYS,
    SpecialPlayer,
    hand,
    keys_for,
    knows,
    lined,
    pixels,
    tremaux,
    under,
    waits,
)
from emu_tests.oracles.links import ways
from emu_tests.records.sampling import every, some
from zxmazes.routines.links import LinksLibrary

ABOUT = "dist/race.tap"
KINDS = [HEXAGON, STOREYS]
HAND, TREMAUX = "r", "t"
MODELS = [48, 128]
BLUE = 8
STEP_FRAMES = 32 / 3


@pytest.fixture(scope="module")
def links_library() -> LinksLibrary:
    return LinksLibrary()


def boards(player: RacePlayer) -> list[np.ndarray]:
    """The pixels of both."""
    rows = pixels(player.machine.screen())[8 * BOARD_ROWS.start : 8 * BOARD_ROWS.stop]
    return [rows[:, 8 * column : 8 * (column + BOARD_COLUMNS)] for column in (0, APART)]


@pytest.mark.parametrize(("kind", "seed"), every(9, itertools.product(KINDS, range(0, 65536, 7211)), ABOUT))
def test_both_boards_show_the_maze_of_the_library(kind: str, seed: int) -> None:
    """A passage in memory is one on the screen, on both boards; the start is as far from the ring as any."""
    player = SpecialPlayer(kind, contended=False)
    player.go_to("d", seed=seed)
    graph, links = player.graph(), player.links()
    assert nx.is_connected(graph)
    stairs = [cell for cell in graph if links[cell] & 0x02 and kind == STOREYS]
    assert nx.is_tree(graph) if kind == HEXAGON else 1 <= len(stairs) <= 2
    assert len(graph.edges) == len(graph) - 1 + max(len(stairs) - 1, 0)
    for row, column in stairs:
        assert not links[row, column] & 0x01, "up is free for them"
        assert not links[row + 4, column] & 0x10, "and down above"
    start, finish, away = player.start(LEFT), player.place("finish_at"), player.away_from(player.place("finish_at"))
    assert player.start(RIGHT) == start
    assert finish[1] == 6
    assert kind == HEXAGON or finish[0] >= 4 > start[0]
    lower = [cell for cell in graph if cell[1] < 3 and (kind == HEXAGON or cell[0] < 4)]
    assert away[start] == max(away[cell] for cell in lower) == player.word("best_steps")
    left, right = boards(player)
    assert (left == right).all()
    shown = pixels(player.machine.screen())
    for cell, around in ways(player.tiling, player.size).items():
        for code, there in around.items():
            if kind == HEXAGON or code % 2 == 0:
                (row, column), (down, across) = player.middle(cell), player.middle(there)
                y, x = 4 * (row + down) + 2, 4 * (column + across) + 2
                wall = shown[y : y + 4, x : x + 4].any()
                assert wall != (links[cell] >> code & 1), (cell, code)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("letter", "walker"), [(HAND, hand), (TREMAUX, tremaux)])
@pytest.mark.parametrize("seed", some([3], [3, 4, 5, 40000], ABOUT))
def test_the_walkers_take_the_steps_of_their_routines(
    kind: str, letter: str, walker: type, seed: int, links_library: LinksLibrary
) -> None:
    """All of them, as its header says; without detours they are what the routine itself returns for this maze."""
    player = SpecialPlayer(kind, contended=False)
    player.go_to("ENTER", letter, seed=seed)
    start, finish, links = player.start(RIGHT), player.place("finish_at"), player.links()
    player.special_race([(LEFT, waits)])
    assert player.reached == 2
    assert player.codes(RIGHT) == walker(links, player.tiling, player.size, start, finish)
    cells = player.cells(RIGHT)
    assert cells[-1] == finish
    links_library.select(kind, player.size[2])
    links_library.set_inputs(1, player.size[1], player.size[0])
    links_library.put(links, start, finish)
    links_library.solve({HAND: "wall", TREMAUX: "tremaux"}[letter], start, finish)
    route = links_library.route()
    if letter == HAND:
        last = dict(zip(cells, player.codes(RIGHT), strict=False))  # each cell left for the last time
        clean, here = [], start
        while here != finish:
            clean.append(last[here])
            here = ways(player.tiling, player.size)[here][last[here]]
        assert clean == route
    else:
        taken = [frozenset(pair) for pair in itertools.pairwise(cells)]
        once = [code for code, pair in zip(player.codes(RIGHT), taken, strict=True) if taken.count(pair) == 1]
        assert once == route
    frames = [wait for _, wait in player.walk(RIGHT)]
    assert abs(sum(frames[1:]) - (len(frames) - 1) * STEP_FRAMES / 0.9) <= 4 + len(frames) / 100


@pytest.mark.parametrize("kind", KINDS)
def test_the_wave_and_the_mouse(kind: str) -> None:
    """The wave takes the shortest way; the mouse turns back in dead ends only."""
    player = SpecialPlayer(kind, contended=False)
    player.go_to("ENTER", "w", seed=8)
    player.special_race([(LEFT, waits)])
    assert player.reached == 2
    assert len(player.codes(RIGHT)) == player.word("best_steps") == player.steps(RIGHT)
    assert player.cells(RIGHT)[-1] == player.place("finish_at")
    player = SpecialPlayer(kind, contended=False)
    player.go_to("ENTER", "m", seed=9)
    player.special_race([(LEFT, waits)], frames=1200)
    cells, graph = player.cells(RIGHT), player.graph()
    assert len(cells) > 60 or player.reached == 2
    for before, here, after in zip(cells, cells[1:], cells[2:], strict=False):
        assert graph.has_edge(here, after)
        assert before != after or graph.degree[here] == 1


@pytest.mark.parametrize("model", MODELS)
def test_a_bot_wins_and_loses_special_rounds_by_keys(model: int) -> None:
    """As they come in a match, after a first race; ways are compared with the shortest one at the end."""
    player = SpecialPlayer(HEXAGON, model)
    player.go_to("ENTER", "w", seed=model)
    for kind, side in ((HEXAGON, LEFT), (STOREYS, RIGHT)):
        player.kind, player.size = kind, SpecialPlayer(kind, model).size
        if kind == STOREYS:
            player.machine.write(player.at("round"), [ROUNDS[STOREYS] - 1])
            player.machine.write(player.at("runner_2") + 30, [1])  # it had won the race before
            player.press("ENTER", after=30)
            assert "Stairs" in "".join(player.machine.text())
            player.from_page()
        best = player.away_from(player.place("finish_at"))[player.start(LEFT)]
        player.special_race([(LEFT, knows if side == LEFT else waits)])
        assert player.reached == 1 + side
        assert len(player.codes(side)) == best == player.word("best_steps")
        lead = player.away_from(player.place("finish_at"))[player.here(1 - side)]
        rows = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)
        assert rows[player.middle(player.place("finish_at"), side)] == 0x42, "the ring is red until he stands on it"
        wins = player.wins(side)
        player.told()
        assert player.wins(side) == wins + 1
        assert player.word("race_lead") == lead
        player.result()
        assert player.machine.text()[22].strip().startswith(f"{('You', 'Wave')[side]} won by {lead} step")
        inks = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)
        ways_there = [*nx.all_shortest_paths(player.graph(), player.start(LEFT), player.place("finish_at"))]
        for each in (LEFT, RIGHT):
            columns = range(APART * each, APART * each + BOARD_COLUMNS)
            blue = {(row, column) for row in BOARD_ROWS for column in columns if inks[row, column] & 0x38 == BLUE}
            if kind == STOREYS:
                assert blue in [ground(player, way, each) for way in ways_there]
            else:
                (way,) = ways_there
                assert blue - {player.middle(player.here(each), each)} <= {player.middle(cell, each) for cell in way}
                assert len(blue) >= len(way) - 2, "but for the ring and for who stands there"
                assert lined(player, each) >= {frozenset(pair) for pair in itertools.pairwise(way)}


def ground(player: SpecialPlayer, way: list[tuple[int, int]], side: int) -> set[tuple[int, int]]:
    """Blue cells under a way: middles, and what is between two of them, but no doors."""
    middles = [player.middle(cell, side) for cell in way]
    found = {*middles}
    for (row, column), (down, across) in itertools.pairwise(middles):
        found |= {((row + down) // 2, (column + across) // 2)} if abs(row - down) <= 2 else set()
    return found


def test_two_who_know_the_way_come_at_once() -> None:
    """Both have the same pace on both boards."""
    for kind in KINDS:
        player = SpecialPlayer(kind)
        player.go_to("d", seed=30)
        player.special_race([(LEFT, knows), (RIGHT, knows)])
        assert player.reached == 3
        assert player.walk(LEFT) == player.walk(RIGHT)
        frames = [wait for _, wait in player.walk(LEFT)]
        assert abs(sum(frames[1:]) - (len(frames) - 1) * STEP_FRAMES) <= 3


def first_steps(player: SpecialPlayer, cell: tuple[int, int], *held: str, frames: int = 9) -> int:
    """In which direction the left player goes from a cell with these keys held for less than a step; -1: he stands."""
    runner = player.at("runner_1")
    player.machine.write(runner, [cell[1], cell[0], 0, 0, 0])
    player.machine.write(runner + 13, [0, cell[1], cell[0]])
    before = len(player.codes(LEFT))
    player.machine.ports.held = held
    player.machine.frames(frames)
    player.machine.ports.held = ()
    codes = player.codes(LEFT)[before:]
    player.machine.frames(10)
    assert len(player.codes(LEFT)) == before + len(codes), "a key that was let go leads no further"
    return codes[0] if codes else -1


def test_keys_on_hexagons() -> None:
    """Left or right alone takes the slope that is open; up or down with it decides; where nothing is open he stands."""
    player = SpecialPlayer(HEXAGON, contended=False)
    player.go_to("d", seed=31)
    player.machine.frames(240)
    links, seen = player.links(), set()
    for cell in [(row, column) for row in range(9) for column in range(7)]:
        slopes = [code for code in (1, 3) if links[cell] >> code & 1]
        if (len(slopes), cell[1] % 2) in seen or cell == player.place("finish_at"):
            continue
        seen.add((len(slopes), cell[1] % 2))
        taken = first_steps(player, cell, "p")
        assert taken in slopes if slopes else taken == -1
        for code in slopes if len(slopes) == 2 else ():
            assert first_steps(player, cell, *keys_for(player, LEFT, code)) == code
    assert len(seen) >= 5


def test_stairs_lead_to_their_number_on_the_other_floor() -> None:
    """Up below, down above; the same digit stands in both doors, on both boards."""
    player = SpecialPlayer(STOREYS, contended=False)
    player.go_to("d", seed=32)
    player.machine.frames(240)
    text, links = player.machine.text(), player.links()
    doors = [(row, column) for row in range(4) for column in range(7) if links[row, column] & 0x02]
    for number, (row, column) in enumerate(doors, start=1):
        for side in (LEFT, RIGHT):
            below, across = player.middle((row, column), side)
            above, _ = player.middle((row + 4, column), side)
            assert text[below - 1][across] == text[above + 1][across] == str(number)
        assert first_steps(player, (row, column), "q") == 1
        assert player.here(LEFT)[0] == row + 4
        assert first_steps(player, (row + 4, column), "a") == 5
        assert player.here(LEFT)[0] == row


def test_nobody_runs_into_a_door_by_chance() -> None:
    """Who comes up a passage with the key held stops below the door; the key pressed there leads through it."""
    for seed in range(32, 60):
        player = SpecialPlayer(STOREYS, contended=False)
        player.go_to("d", seed=seed)
        links = player.links()
        cells = [(row, column) for row in range(3) for column in range(7)]
        found = [(row, column) for row, column in cells if links[row, column] & 2 and links[row + 1, column] & 1]
        if found:
            break
    row, column = found[0]
    player.machine.frames(200)
    first_steps(player, (row + 1, column), "q", frames=60)
    assert player.here(LEFT) == (row, column)
    player.machine.ports.held = ("q",)
    player.machine.frames(9)
    assert player.here(LEFT) == (row + 4, column)


def test_special_mazes_can_be_left_out() -> None:
    """S on the page of rivals; with them races 2 and 3 of a match are special."""
    player = RacePlayer(contended=False, specials=True)
    player.press("ENTER", after=40)
    assert "yes" in player.machine.text()[18]
    player.press("s", after=30)
    assert "no" in player.machine.text()[18].split()
    assert player.byte("specials") == 0
    player.press("s", after=30)
    assert player.byte("specials") == 1
    player.begin("d", seed=35)
    assert player.byte("special") == 0, "the first race is a usual one"


def test_trails_on_hexagons_are_lines_and_no_wall_keeps_their_colour() -> None:
    """From room to room; where no wall stands they are cyan."""
    player = SpecialPlayer(HEXAGON, 48)
    player.go_to("ENTER", "w", seed=5)
    before = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)
    walls = {(row, column) for row, column in np.argwhere(before == 3).tolist() if row in BOARD_ROWS}
    player.machine.frames(420)
    inks = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)
    assert {int(inks[place]) for place in walls - under(player, RIGHT)} == {3}
    cells = player.cells(RIGHT)
    assert len(cells) > 8
    assert lined(player, RIGHT, 0x45) == {frozenset(pair) for pair in itertools.pairwise(cells)}

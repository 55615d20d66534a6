"""The game `lines`: the rules on the Z80 against those in Python, ball by ball; ways and reach against a search."""

import itertools
import random
import re

import pytest

from emu_tests.machine.lines_game import LinesGame
from emu_tests.oracles.lines_rules import SIDE, Lines, Place
from zxmazes.paths import ASM

BOARD = [(row, column) for row in range(SIDE) for column in range(SIDE)]
STEPS = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}


@pytest.fixture(scope="module")
def game() -> LinesGame:
    return LinesGame()


def agree(game: LinesGame, model: Lines, over: bool) -> None:
    assert game.events == model.events
    assert (game.board, game.coming, game.score) == (model.board, model.coming, model.score)
    assert (game.empties, over) == (len(model.empty()), model.over)


def greedy(model: Lines, choose: random.Random) -> tuple[Place, Place]:
    """Of some moves the one whose ball comes beside most of its colour."""

    def beside(ball: Place, to: Place) -> int:
        near = itertools.product((-1, 0, 1), repeat=2)
        there = [(to[0] + row, to[1] + column) for row, column in near]
        return sum(model.board.get(place) == model.board[ball] for place in there if place != ball)

    moves = [move for _ in range(6) if (move := at_random(model, choose))]
    return max(moves, key=lambda move: beside(*move))


def at_random(model: Lines, choose: random.Random) -> tuple[Place, Place]:
    """A ball that can move, and a place that it reaches."""
    balls = list(model.board)
    choose.shuffle(balls)
    ball = next(ball for ball in balls if model.reach(ball))
    return ball, choose.choice(sorted(model.reach(ball)))


def play(game: LinesGame, seed: int, colours: int) -> Lines:
    """A game to its end, or for 150 moves."""
    choose, model = random.Random(seed), Lines(seed, colours)
    agree(game, model, game.new(seed, colours))
    player = greedy if seed % 2 else at_random
    for _ in range(150):
        if model.over:
            break
        ball, to = player(model, choose)
        model.move(ball, to)
        agree(game, model, game.move(ball, to))
    return model


def several(game: LinesGame, seeds: range) -> None:
    scores = [play(game, seed, (5, 7, 5, 7, 3, 2, 7)[seed % 7]).score for seed in seeds]
    assert sum(score > 0 for score in scores) > len(scores) / 4


def test_games_follow_the_model(game: LinesGame) -> None:
    several(game, range(0, 65536, 1024))


@pytest.mark.sweep("asm/programs/lines/*", "asm/lib/random.asm", "emu_tests/oracles/lines_rules.py")
def test_ten_thousand_games_follow_the_model(game: LinesGame) -> None:
    several(game, range(10_000))


def test_ways_and_reach_are_those_of_a_search(game: LinesGame) -> None:
    """From random boards of any number of balls: every place that can be reached, by a shortest way; no other."""
    choose = random.Random(28)
    for balls in (1, 5, 20, 35, 45, 60, 75, 80):
        places = choose.sample(BOARD, balls)
        model = Lines(0, 7)
        model.board = {place: choose.randint(1, 7) for place in places}
        game.put(model.board)
        for ball in choose.sample(places, min(balls, 3)):
            reached = model.reach(ball)
            assert game.reach(ball) == reached
            for to in choose.sample(BOARD, 12):
                way = game.way(ball, to)
                if to == ball:
                    assert way == []
                    continue
                assert (way is not None) == (to in reached)
                if way is not None:
                    follow(model, ball, to, way)


def follow(model: Lines, ball: Place, to: Place, way: list[int]) -> None:
    """Each step is on an empty place, and there is no shorter way."""
    place, far, edge = ball, {ball: 0}, [ball]
    for code in way:
        place = (place[0] + STEPS[code][0], place[1] + STEPS[code][1])
        assert place in BOARD
        assert place not in model.board
    assert place == to
    for row, column in edge:
        for step in STEPS.values():
            near = (row + step[0], column + step[1])
            if near in BOARD and near not in model.board and near not in far:
                far[near] = far[row, column] + 1
                edge.append(near)
    assert len(way) == far[to]


@pytest.mark.parametrize(("balls", "points"), [(5, 10), (6, 12), (7, 18), (8, 28), (9, 42)])
@pytest.mark.parametrize("step", [(0, 1), (1, 0), (1, 1), (1, -1)], ids=["across", "down", "right", "left"])
def test_a_line_in_each_direction(game: LinesGame, step: tuple[int, int], balls: int, points: int) -> None:
    """The ball that completes it comes to every place of it in turn."""
    game.new(1, 7)
    first = (0 if step[0] else 4, SIDE - 1 if step[1] < 0 else 0)
    line = [(first[0] + step[0] * number, first[1] + step[1] * number) for number in range(balls)]
    for last in line:
        spare = next(place for place in BOARD if place not in line)
        other = next(place for place in reversed(BOARD) if place not in line and place != spare)
        board = {place: 3 for place in line if place != last} | {spare: 3, other: 5}
        game.put(board)
        score, coming = game.score, game.coming
        assert not game.move(spare, last)
        assert game.events == [frozenset(line)]
        assert (game.board, game.score - score, game.coming) == ({other: 5}, points, coming)


def test_four_lines_at_once(game: LinesGame) -> None:
    """A star of 33 balls: each goes once."""
    game.new(2, 7)
    ways = list(itertools.product((-1, 0, 1), repeat=2))
    star = {(4 + row * far, 4 + column * far) for row, column in ways for far in range(5)}
    spare = (0, 1)
    game.put(dict.fromkeys(star - {(4, 4)}, 6) | {spare: 6, (0, 2): 1})
    game.move(spare, (4, 4))
    assert game.events == [frozenset(star)]
    assert game.score == 10 + 2 * 28**2


def test_an_empty_board_gets_balls(game: LinesGame) -> None:
    """The turn is free, but there would be nothing to move."""
    game.new(3, 7)
    game.put({(0, column): 2 for column in (0, 1, 2, 3, 5)})
    coming = game.coming
    assert not game.move((0, 5), (0, 4))
    assert game.events[0] == frozenset((0, column) for column in range(5))
    assert [event[1] for event in game.events[1:]] == coming  # type: ignore[index]
    assert game.empties == 78


def test_the_last_places(game: LinesGame) -> None:
    """With two places left two balls come, and the game is over; unless one completes a line."""
    game.new(4, 7)
    colours = {(row, column): 1 + (column + 2 * row) % 7 for row, column in BOARD}
    game.put({place: ball for place, ball in colours.items() if place not in ((0, 0), (0, 1), (8, 8))} | {(8, 8): 7})
    coming = game.coming
    assert game.move((0, 2), (0, 1)), "it is over"
    assert [event[1] for event in game.events] == coming[:2]  # type: ignore[index]
    assert game.empties == 0


def test_the_score_stops_at_65535(game: LinesGame) -> None:
    game.new(5, 7)
    game.machine.poke_word(game.symbols["score"], 65530)
    game.put({(0, column): 2 for column in (0, 1, 2, 3, 5)})
    game.move((0, 5), (0, 4))
    assert game.score == 65535


def test_one_undo(game: LinesGame) -> None:
    """Board, score, next balls, and what comes after the same move made again; a second undo is refused."""
    choose = random.Random(5)
    for seed in range(40):
        model = Lines(seed, 5)
        game.new(seed, 5)
        assert not game.undo(), "nothing to take back"
        for _ in range(seed % 20):
            model.move(*(move := greedy(model, choose)))
            game.move(*move)
        before = game.board, game.coming, game.score, game.empties
        move = at_random(model, choose)
        game.move(*move)
        after = game.board, game.coming, game.score, game.events
        assert game.undo()
        assert (game.board, game.coming, game.score, game.empties) == before
        assert not game.undo()
        game.move(*move)
        assert (game.board, game.coming, game.score, game.events) == after


def test_the_times_that_the_headers_state(game: LinesGame) -> None:
    """A full board of one colour is the worst for a place; a picture takes always as long."""
    game.put({place: 1 for place in BOARD if place != (4, 4)})
    worst = game.machine.call(game.symbols["place_worth"], hl=game.symbols["board"] + 11 + 44, c=1).tstates
    choose = random.Random(2)
    for balls in range(0, 81, 4):
        game.put({place: choose.choice((1, 1, 2)) for place in choose.sample(BOARD, balls)})
        empty = next(place for place in choose.sample(BOARD, 81) if place not in game.board)
        at = game.symbols["board"] + 11 + 10 * empty[0] + empty[1]
        assert game.machine.call(game.symbols["place_worth"], hl=at, c=1).tstates <= worst
    pictures = game.symbols["pictures"]
    lines = game.machine.call(game.symbols["picture_lines"], hl=pictures, bc=pictures, de=0x4000).tstates
    assert stated("worth.asm", "place_worth") == worst
    assert stated("show.asm", "picture_lines") == lines


def stated(source: str, label: str) -> int:
    """The T-states in the header of a routine."""
    text = (ASM / "programs" / "lines" / source).read_text(encoding="ascii")
    found = re.search(rf"; {label} - (?:.|\n)*?Time: +([\d,]+) T", text)
    assert found
    return int(found[1].replace(",", ""))

"""The game `snake` played by keys: three levels from the tape; a steady pace at the top speed; no picture torn."""

from collections import deque
from itertools import pairwise

import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.snake_game import KEYS, SnakeGame
from emu_tests.oracles.snake_rules import Cell, best_way

FRAME_LEFT = 3000  # T-states of a frame that no picture may take
TOP_LEVEL, TOP_SPEED, REACTS = 20, 128, 11
HEAD, POS, SPEED = 1, 4, 5  # bytes of a snake

every_model = pytest.mark.parametrize("model", [48, 128])


@pytest.mark.parametrize(("model", "first", "levels"), [(48, 0, 2), (128, 1, 1)])
def test_a_bot_clears_levels(model: int, first: int, levels: int) -> None:
    game = SnakeGame(3, first, model, contended=True)
    assert game.play(levels) == first + levels
    assert game.word("score") > 200 * levels


@pytest.mark.sweep("asm/programs/snake/*.asm")
@every_model
def test_a_bot_clears_three_levels(model: int) -> None:
    assert SnakeGame(3, 0, model, contended=True).play(3) >= 3


@every_model
def test_it_is_steady_at_the_top_speed(model: int) -> None:
    """25 steps a second, whatever there is to do, and no frame is late."""
    taken = []
    for seed in (11, 12, 13):
        game = SnakeGame(seed, TOP_LEVEL, model, contended=True)
        machine, steps = game.machine, []
        game.poke("level_speed", TOP_SPEED)
        machine.write(game.symbols["player"] + SPEED, [TOP_SPEED])
        head = game.data("player")[HEAD]
        for frame in range(600):
            began = machine.registers.t
            late = began % machine.frame
            machine.run(1)
            if not machine.run(2 * machine.frame, game.symbols["attract_frame"]):
                break
            assert machine.registers.t - began + late < machine.frame - FRAME_LEFT
            machine.run(1)
            if not machine.run(2 * machine.frame, game.symbols["play_picture"]):
                break
            if game.data("player")[HEAD] != head:
                head = game.data("player")[HEAD]
                steps.append(frame)
        taken += [after - before for before, after in pairwise(steps)]
    assert set(taken) == {256 // TOP_SPEED}
    assert len(taken) > 60


def test_no_picture_is_torn() -> None:
    """All that moves is drawn ahead of the beam."""
    game = SnakeGame(12, TOP_LEVEL, contended=True)
    game.play(1, 150)
    game.run_to("play_picture")
    assert len(Beam(game.machine, game.symbols["play_letter"], lines=range(12, 168, 52)).torn(12)) == 0


def plays_late(seed: int) -> tuple[int, int]:
    """How far a player comes who sees the rival late and looks no farther than the next berry; lives lost by then."""
    game, lost = SnakeGame(seed), 0
    shown: deque[set[Cell]] = deque(maxlen=REACTS)
    for _ in range(12000):
        data, keys = game.data("player"), ()
        shown.append(set(game.snake("rival").cells) if game.lives("rival") else set())
        if data[POS] + 2 * data[SPEED] > 255:
            board, snake = game.board, game.snake()
            ways = board.way_to(snake, board.berries, shown[0]) or [best_way(board, snake, shown[0])]
            if ways[0] is not None and ways[0] != snake.way:
                keys = (KEYS[ways[0]],)
        if not game.frame(*keys):
            level = game.byte("level")
            if not game.goes_on():
                break
            lost += game.byte("level") == level
            if game.byte("level") > 7:
                break
    return game.byte("level"), lost


@pytest.mark.sweep("asm/programs/snake/*.asm")
def test_how_far_an_average_player_comes() -> None:
    """Level 1 in every game; few come as far as level 8 with a life to spare."""
    found = [plays_late(seed) for seed in range(0, 1000, 200)]
    assert all(level > 0 for level, _ in found)
    assert sum(lost for _, lost in found) > len(found)

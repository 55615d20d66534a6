"""The rules of the game `snake` beside a model: bodies, steps, the rival, codes; each berry can be reached."""

import random
from dataclasses import replace

import pytest

from emu_tests.machine.snake_game import COLUMNS, KEYS, ROWS, SnakeGame
from emu_tests.oracles.snake_rules import Snake, beside, eats_all

LEVELS, LAST, SHORT, MOST = 12, 63, 5, 240
TOP_SPEED = 128
SEEDS = 1024
MOST_BERRIES = 18


def layout(game: SnakeGame, seed: int, level: int) -> None:
    """Make a level as the game does, without its panel."""
    game.machine.poke_word(game.symbols["game_seed"], seed)
    game.poke("level", level)
    stack = game.symbols["stack_top"]
    for label in ("level_make", "berries_first"):
        game.machine.call(game.symbols[label], stack=stack)
    for _ in range(game.byte("berries_count")):
        game.machine.call(game.symbols["berries_begin"], stack=stack)
    game.machine.call(game.symbols["snakes_begin"], stack=stack)


def longest(game: SnakeGame) -> int:
    """How long a snake is when it has eaten all berries but one of the level."""
    return min(SHORT + (game.byte("berries_left") - 1) * game.byte("level_growth"), MOST)


def check_layout(game: SnakeGame) -> None:
    """No dead end; bushes on floor of their own; the level's longest snake comes to each, and bites nothing."""
    board, snake, places = game.board, game.snake(), game.places
    for cell in board.floor:
        assert 0 < cell[0] < ROWS - 1
        assert 0 < cell[1] < COLUMNS - 1
        assert sum(beside(cell, way) in board.floor for way in range(4)) > 1
    assert len(set(places)) == len(places) == game.byte("berries_count") + 2
    assert set(places) <= board.floor
    assert board.berries == set(places[2:])
    assert game.byte("berries_left") >= game.byte("berries_count")
    assert snake.cells[0] == places[0]
    long = replace(snake, grow=longest(game))
    for berry in board.berries:
        on = long
        for way in board.way_to(long, {berry}):
            assert beside(on.head, way) not in on.cells
            on = on.after(way)
        assert on.head == berry


@pytest.mark.parametrize("level", range(LEVELS))
def test_each_berry_can_be_reached(level: int) -> None:
    game = SnakeGame(0)
    for seed in (0, 1, 500, SEEDS - 1):
        layout(game, seed, level)
        check_layout(game)


@pytest.mark.sweep(
    "asm/programs/snake/*.asm",
    "asm/generate/generate_rings*.asm",
    "asm/generate/generate_figures.asm",
    "asm/lib/figures.asm",
)
@pytest.mark.parametrize("level", range(LEVELS))
def test_each_berry_of_all_seeds_can_be_reached(level: int) -> None:
    game = SnakeGame(0)
    for seed in range(SEEDS):
        layout(game, seed, level)
        check_layout(game)


def test_a_careful_player_of_the_model_eats_all() -> None:
    """With what it grows by each. It got stuck in 7 of 720 levels, so these are seeds on which it does not."""
    game = SnakeGame(0)
    for level in range(LEVELS):
        layout(game, 100 + level, level)
        assert eats_all(game.board, game.snake(), game.byte("level_growth"), game.byte("berries_left")) == 0


def test_levels_get_faster_and_the_rival_comes_nearer() -> None:
    game, speeds = SnakeGame(0), []
    for level in range(LAST + 1):
        layout(game, 7, level)
        speeds.append((game.byte("level_speed"), game.byte("level_rival"), game.byte("berries_left")))
    players, rivals, _ = zip(*speeds, strict=True)
    assert list(players[:LEVELS]) == sorted(set(players[:LEVELS]))
    assert list(players) == sorted(players)
    assert players[LAST] < TOP_SPEED <= players[LAST] + MOST_BERRIES
    assert rivals[0] == 0
    assert list(rivals[:LEVELS]) == sorted(set(rivals[:LEVELS]))
    assert list(rivals) == sorted(rivals)
    assert all(rival < player for player, rival, _ in speeds)
    nearer = [rival / player for player, rival, _ in (speeds[1], speeds[LEVELS], speeds[LAST])]
    assert nearer == sorted(nearer)
    assert 15 / 16 <= nearer[-1] < 1


@pytest.mark.parametrize("level", range(LEVELS))
def test_a_maze_is_in_the_middle_of_the_board(level: int) -> None:
    """As much room above it as below it, and left of it as right of it, but for one place."""
    game = SnakeGame(0)
    for seed in (0, 3, 700):
        layout(game, seed, level)
        for at, size in ((0, ROWS), (1, COLUMNS)):
            places = [cell[at] for cell in game.board.floor]
            assert min(places) - 1 >= 0
            assert 0 <= size - 1 - max(places) - min(places) <= 1


def test_codes_and_levels() -> None:
    """Each number is the code of one level: there and back for all of them; neighbours look different."""
    game, seen = SnakeGame(0), set()
    for seed in (0, 1, 333, SEEDS - 1):
        for level in range(LAST + 1):
            game.machine.poke_word(game.symbols["game_seed"], seed)
            game.poke("level", level)
            code = game.machine.call(game.symbols["level_code"]).registers.hl
            seen.add(code)
            game.poke("level", 99)
            game.machine.call(game.symbols["level_uncode"], hl=code)
            assert (game.byte("level"), game.word("game_seed")) == (level, seed)
    assert len(seen) == 4 * (LAST + 1)


def test_points_and_lives() -> None:
    """A life more at each 2,000 points, never more than five, and no more points than 65,535."""
    game = SnakeGame(0)
    symbols = game.symbols
    stack = symbols["stack_top"]
    game.machine.call(symbols["points_begin"], stack=stack, a=2)
    points, lives = 0, 2
    for add in [50] * 39 + [49, 1] + [1999, 1, 0] + [2000] * 40:
        more = (points + add) // 2000 > points // 2000 and points + add < 65536
        points, lives = min(points + add, 65535), min(lives + more, 5)
        game.poke("panel_due", 0)
        game.machine.call(symbols["score_add"], stack=stack, de=add)
        assert (game.word("score"), game.byte("lives_left")) == (points, lives)
        assert game.byte("panel_due") & 1
    assert points == 65535


def follows(before: Snake, after: Snake) -> bool:
    """Is it the same snake, or one a step on?"""
    return after == before or after == before.after(after.way)


FRAME_CASES = [(48, 5, 0), (48, 6, 3), (48, 7, 8), (48, 8, 11), (48, 9, 40), (128, 6, 3), (128, 8, 11)]


@pytest.mark.parametrize(("model", "seed", "level"), FRAME_CASES)
def test_each_frame_is_as_the_model_has_it(model: int, seed: int, level: int) -> None:
    """With random keys: bodies step as in the model, the field has them; only a bite or the last berry ends a try."""
    choose, game = random.Random(seed), SnakeGame(seed, level, model, contended=model == 128)
    keys: tuple[str, ...] = ()
    for _ in range(450):
        if choose.random() < 0.15:
            keys = tuple(choose.sample(KEYS, choose.choice((0, 1, 1, 2))))
        player, rival, board = game.snake(), game.snake("rival"), game.board
        lived = game.lives("rival")
        bodies = set(player.after(player.way).cells[:-1]) | set(rival.cells if lived else [])
        if not game.frame(*keys):
            ends = {beside(player.head, way) for way in range(4) if way ^ 2 != player.way}
            assert ends & bodies or (game.byte("berries_left") == 0 and ends & board.berries)
            if not game.goes_on():
                break
            continue
        eaten = board.berries - game.board.berries
        now = game.snake()
        now.grow -= game.byte("level_growth") * (now.head in eaten)
        assert follows(player, now)
        assert len(set(now.cells)) == len(now.cells)
        if lived and game.lives("rival"):
            theirs = game.snake("rival")
            theirs.grow -= game.byte("level_growth") * (theirs.head in eaten)
            assert follows(rival, theirs) or replace(rival, leaves=False, cells=rival.cells[1:]) == theirs
        if game.lives("rival"):
            assert not set(game.snake("rival").cells) & set(now.cells)
        field = game.field
        lies = {cell for cell in board.floor if field[32 * cell[0] + cell[1]] & 16}
        assert lies == set(now.cells)

"""The rules of the game `monster`, picture by picture beside a model; how well a player of average skill does."""

import random
from itertools import pairwise

import numpy as np
import pytest

from emu_tests.machine.monster_game import Monster
from emu_tests.oracles.monster_rules import (
    BONUS,
    COLUMNS,
    EXIT,
    FIRE,
    GEM_POINTS,
    LEVELS,
    PIXEL,
    ROOMS,
    START,
    STEPS,
    WISH,
    Walker,
    starts,
)

GEMS_AWAY = 4
LIVES = 3
#: Of the bot's games: how many it must win level 1 in, and how many it must lose before level 8.
WINS, LOSES = 0.9, 0.6


@pytest.mark.parametrize("seed", [1, 77, 4242, 65535])
@pytest.mark.parametrize("model", [48, 128])
def test_each_picture_is_as_the_model_has_it(seed: int, model: int) -> None:
    """With keys held at random, of which some are two at once, until the hero is caught; from any level."""
    choose = random.Random(seed)
    game = Monster(seed, model, contended=model == 128)
    game.poke("level", choose.randrange(1, 12))
    while True:
        state, keys = game.model(), 0
        for _ in range(3000):
            if choose.random() < 0.1:
                keys = choose.choice([0, 1, 2, 4, 8, 3, 6, 12, 9]) | choose.choice([0] * 20 + [FIRE])
            state.picture(keys)
            if not game.picture(keys):
                break
            assert not state.caught
            assert not state.out
            assert (state.hero, *state.monsters) == game.walkers
            assert (state.frozen, state.flares, state.bonus, state.score, state.wish, state.gems) == (
                *(game.byte("frozen"), game.byte("flares"), game.word("bonus"), game.word("score")),
                *(game.byte("wish"), game.gems),
            )
        assert state.caught or state.out
        if not game.goes_on():
            break


def test_the_model_meets_the_door_and_the_end_of_the_bonus() -> None:
    """Out by the door as soon as the last gem is taken, not before; monsters that hurry when there is no bonus left."""
    game = Monster(5)
    state = game.model()
    assert state.bonus == BONUS
    game.poke("bonus", 5, 0)
    game.poke("bonus_wait", 1)
    state.bonus, state.bonus_wait = 5, 1
    last = state.gems[-1]
    for gem in state.gems[:-1]:
        game.poke("gems_left", 1)
        game.machine.write(game.symbols["gems"] + state.gems.index(gem), [gem | 0x80])
    state.gems = [last]
    for room in (EXIT, last, EXIT):
        game.machine.write(game.symbols["hero"], [room - 1, 2, 250])
        state.hero = Walker(room - 1, 2, 250)
        state.held = state.wish = 0
        game.poke("held", 0)
        game.poke("wish", 0)
        for _ in range(8):
            state.picture(2)
            assert game.picture(2) != (state.out or state.caught)
            if state.out:
                break
            assert (state.hero, *state.monsters) == game.walkers
            assert game.word("bonus") == 0
    assert state.out
    assert game.goes_on()
    assert game.byte("level") == 2
    assert game.word("score") == GEM_POINTS + 200


@pytest.mark.parametrize("seed", range(6))
def test_the_beginning_of_a_level(seed: int) -> None:
    """No dead end; as many gems as the level has, away from the hero; monsters as far as they can be."""
    game = Monster(seed)
    for level, (first, second, gems, _) in enumerate(LEVELS, 1):
        assert game.byte("level") == level
        maze = game.maze
        assert all(ways.bit_count() > 1 for ways in maze.ways)
        assert len(maze.distances[0]) == ROOMS
        assert len(set(game.gems)) == len(game.gems) == gems
        assert all(maze.distances[START][gem] >= GEMS_AWAY and gem != EXIT for gem in game.gems)
        assert list(game.machine.read(game.symbols["monster_speeds"], 2)) == [first, second]
        hero, *monsters = game.walkers
        assert hero == Walker(START)
        assert tuple(monster.room for monster in monsters) == starts(maze)
        table = np.frombuffer(game.machine.read(game.symbols["distances"], 59 * 256), np.uint8).reshape(-1, 128)
        wanted = [[maze.distances[room][other] for other in range(ROOMS)] for room in range(ROOMS)]
        assert table[:ROOMS, :ROOMS].tolist() == wanted
        game.machine.write(game.symbols["gems"], [255])
        game.poke("gems_left", 0)
        game.machine.write(game.symbols["hero"], [EXIT, 2, 120])
        game.poke("frozen", 0)
        assert not game.picture(2)
        assert game.goes_on()


@pytest.mark.parametrize("level", [1, 4, 9])
def test_everybody_moves_steadily(level: int) -> None:
    """In each picture by the whole pixels of a speed that does not change, and by no more than a pixel more or less."""
    game = Monster(level)
    game.poke("lives_left", 1)
    state, places = game.model(), []
    keys = 2 if state.maze.ways[START] & 2 else 4
    for _ in range(60):
        assert game.picture(keys)
        places.append([walker.pixel for walker in game.walkers[1:]])
    for number in (0, 1):
        steps = [
            abs(one[number][0] - other[number][0]) + abs(one[number][1] - other[number][1])
            for one, other in pairwise(places)
        ]
        speed = game.machine.read(game.symbols["monster_speeds"], 2)[number] / PIXEL
        assert {*steps} <= {int(speed), int(speed) + 1}
        assert abs(np.mean(steps) - speed) < 0.1


@pytest.mark.parametrize("held", [30, 2])
def test_a_corner_is_taken_when_its_key_is_down_before(held: int) -> None:
    """Or has been let go a moment ago; the hero never stands. A key for a wall is soon forgotten."""
    game = Monster(3)
    game.poke("frozen", 255)
    ways = game.maze.ways
    corner = next(room for room in range(1, ROOMS) if room % COLUMNS and ways[room] & 14 == 14 and room != EXIT)
    game.machine.write(game.symbols["hero"], [corner - 1, 2, 100])
    game.poke("held", 2)
    moved = [game.walker("hero")]
    for count in range(14):
        assert game.picture(2 | 4 * (count < held))
        moved.append(game.walker("hero"))
    assert any(walker.room == corner and walker.way == 4 for walker in moved)
    assert all(one.pixel != other.pixel for one, other in pairwise(moved))
    shut = next(bit for bit in (1, 2, 4, 8) if not ways[START] & bit)
    game.machine.write(game.symbols["hero"], [START, 0, 0])
    for count in range(WISH + 2):
        assert game.picture(shut * (count < 1))
        assert (game.byte("wish") == shut) == (count < WISH)
    assert game.walker("hero") == Walker(START)


def test_a_life_for_points() -> None:
    """At 5,000 and each 5,000 after them; five are shown and kept at most."""
    game = Monster(8)
    gem = game.gems[0]
    for score, lives in ((4940, 3), (4950, 4), (9960, 5), (14990, 5)):
        game.poke("score", *score.to_bytes(2, "little"))
        game.machine.write(game.symbols["gems"], [gem, 255])
        game.poke("gems_left", 2)
        way, step = next((bit, step) for bit, step in STEPS.items() if game.maze.ways[gem] & bit)
        back = (way << 2 | way >> 2) & 15
        game.machine.write(game.symbols["hero"], [gem + step, back, 250])
        game.poke("frozen", 9)
        assert game.picture(0)
        assert game.word("score") == score + GEM_POINTS
        assert game.byte("lives_left") == lives


@pytest.mark.parametrize("seed", [2, 9])
def test_a_bot_wins_levels_and_loses(seed: int) -> None:
    """Played by keys on both machines; it loses exactly as many times as it has lives."""
    tries = Monster(seed, 48 if seed % 2 else 128).play()
    assert tries[0][:2] == (1, True)
    won = [level for level, is_won, _ in tries if is_won]
    assert won == [*range(1, len(won) + 1)]
    lost = sum(not is_won for _, is_won, _ in tries)
    assert lost >= LIVES or len(won) == 12


@pytest.mark.sweep("asm/programs/monster/*.asm", "emu_tests/oracles/monster_*.py")
def test_how_well_an_average_player_does() -> None:
    """Who sees 8 places and reacts after 12 pictures wins level 1 in most games, and loses before level 8 in most."""
    games = [Monster(1000 + number).play() for number in range(40)]
    reached = [max(level for level, _, _ in tries) for tries in games]
    wins = sum((1, True) in [each[:2] for each in tries] for tries in games)
    loses = sum(level < 8 for level in reached)
    assert wins >= WINS * len(games)
    assert loses >= LOSES * len(games)

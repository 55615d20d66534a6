"""Is the challenge of `corridor` and `dfs` fair? Players of several skills, by a model of its rules."""

import random

import numpy as np
import pytest

from emu_tests.machine.images import tapes_with
from emu_tests.oracles.paths import steps_between
from emu_tests.oracles.walk_chances import Level, Maze, Skill, challenge
from emu_tests.tapes.test_walks_challenge import levels
from zxmazes.routines.library import Library

NOVICE, FAIR, MASTER = Skill(0.6, 30, 5), Skill(0.75, 18, 9), Skill(0.97, 3, 24)
GAMES, TRIES = 40, 8


def results(tape: str, skill: Skill, library: Library) -> list[int]:
    """The stars of some games, -1 for those that are lost."""

    def maze(level: Level, seed: int) -> Maze:
        for number in range(TRIES):
            library.generate(tape, seed + number & 0xFFFF, level.columns, level.rows)
            walls, last = library.walls().copy(), level.columns - 1
            if tape == "dfs":
                walls[1, 0] = walls[level.rows - 2, last] = False
            start, finish = (int(np.argmin(walls[:, 0])), 0), (int(np.argmin(walls[:, last])), last)
            steps = steps_between(walls, start, finish)
            if steps and steps >= level.columns + level.columns // 2:
                break
        return walls, start, finish

    draw, table = random.Random(7), [Level(*row) for row in levels(tape)]
    return [challenge(table, maze, skill, draw) for _ in range(GAMES)]


@pytest.mark.sweep("dist/{tape}.tap", "asm/programs/{tape}/*.asm", "asm/engine/walk/*.asm", "routines")
@pytest.mark.parametrize("tape", tapes_with("walk_start"))
def test_a_fair_player_wins_at_the_first_or_second_try_and_a_master_has_nearly_all_stars(
    tape: str, library: Library
) -> None:
    novice, fair, master = (results(tape, skill, library) for skill in (NOVICE, FAIR, MASTER))
    won = [sum(stars >= 0 for stars in each) / GAMES for each in (novice, fair, master)]
    assert won[0] < 0.35
    assert 0.4 < won[1] < 0.85
    assert won[2] > 0.95
    assert np.mean([stars for stars in fair if stars >= 0]) < 28
    assert np.mean([stars for stars in master if stars >= 0]) > 28

"""The tape `race` on squares: a step that is begun leads to the next cell, and corners are taken there."""

import pytest

from emu_tests.machine.race_player import KEYS, LEFT, RacePlayer
from emu_tests.oracles.paths import Place

_UP, _RIGHT = KEYS[LEFT][-1, 0], KEYS[LEFT][0, 1]
_LEFT = KEYS[LEFT][0, -1]
#: Frames in which a player passes from a cell to the next one.
_STEP = 11


def corner(player: RacePlayer) -> Place:
    """A cell of the left half, closed above and to the left, whose right neighbour is open upwards; no ring is near."""
    walls = player.walls()
    for row in range(3, player.byte("lines_rows"), 2):
        for column in range(1, player.byte("middle") - 4, 2):
            closed = walls[row - 1, column] and walls[row, column - 1]
            if closed and not walls[row, column + 1] and not walls[row - 1, column + 2]:
                return row, column
    raise AssertionError("no corner")


def placed() -> tuple[RacePlayer, Place]:
    """A race in which the left player stands before a corner."""
    player = RacePlayer(contended=False)
    player.begin("d", seed=77)
    player.machine.frames(230)
    assert player.byte("counted") == 0
    row, column = corner(player)
    player.machine.write(player.at("runner_1"), [column, row, 0, 0, 0])
    player.machine.write(player.at("runner_1") + 13, [0, column, row])
    return player, (row, column)


def hold(player: RacePlayer, frames: int, *keys: str) -> None:
    player.machine.ports.held = keys
    player.machine.frames(frames)
    player.machine.ports.held = ()


def rests(player: RacePlayer) -> Place:
    """Where he stands some frames later: his place, from which no step leads."""
    player.machine.frames(30)
    column, row, way = player.machine.read(player.at("runner_1"), 3)
    assert way == 0
    assert player.here(LEFT) == (row, column)
    return row, column


@pytest.mark.parametrize("frames", range(1, 10))
def test_a_step_that_is_begun_is_finished(frames: int) -> None:
    """However soon the key is let go: nobody stops in a wall's gap, and none goes two cells."""
    player, (row, column) = placed()
    hold(player, frames, _RIGHT)
    assert rests(player) == (row, column + 2)


@pytest.mark.parametrize("frames", range(1, _STEP))
def test_a_corner_is_taken_whenever_its_key_goes_down(frames: int) -> None:
    """Held from any moment of the step on, with the first key or instead of it."""
    for first in ((), (_RIGHT,)):
        player, (row, column) = placed()
        hold(player, frames, _RIGHT)
        hold(player, _STEP - frames + 3, _UP, *first)
        assert rests(player) == (row - 2, column + 2)


@pytest.mark.parametrize("frames", range(2, 9))
def test_a_tap_is_remembered_from_both_halves_of_a_step(frames: int) -> None:
    """Up to the cell where the corner is."""
    player, (row, column) = placed()
    hold(player, frames, _RIGHT)
    hold(player, 2, _UP)
    assert rests(player) == (row - 2, column + 2)


@pytest.mark.parametrize("frames", range(2, 9))
def test_the_opposite_key_turns_back_at_once(frames: int) -> None:
    """To the cell where the step began."""
    player, (row, column) = placed()
    hold(player, frames, _RIGHT)
    hold(player, 2, _LEFT)
    assert rests(player) == (row, column)

"""INSIDE: who wanders meets IT, and who follows the way with some caution gets out of the first level."""

import random

import pytest

from emu_tests.machine.inside_player import DOWN, EAST, NORTH, SOUTH, UP, WEST, InsidePlayer
from zxmazes.machine.spectrum import SECOND


class OverError(Exception):
    """The time is over, or the player is caught."""


class Wanderer:
    """A bot that walks and takes any way at random, back only from a dead end; it never leaves the level."""

    def __init__(self, level: int, seed: int, seconds: int) -> None:
        self.player = InsidePlayer(48, contended=False)
        self.player.begin(seed, level)
        self.choose, self.end = random.Random(seed), self.player.machine.registers.t + seconds * SECOND
        self.met = False
        self.picture, self.player.picture = self.player.picture, self._picture  # type: ignore[method-assign]

    def _picture(self, most: int = 0) -> None:
        self.picture()
        self.met |= self.player.word("it_hunts") > 0 or self.player.byte("lives") < 3
        if self.met or self.player.machine.registers.t > self.end:
            raise OverError

    def wander(self) -> bool:
        """Did IT notice it in time?"""
        back = -1
        try:
            while True:
                way = self._way(back)
                back = (way + 4) % 8 if self.player.walk(way) else -1
        except OverError:
            return self.met

    def _way(self, back: int) -> int:
        player, room = self.player, self.player.byte("player_room")
        ways = [way for way in (NORTH, EAST, SOUTH, WEST, UP, DOWN) if player.array("rooms")[room] >> way & 1]
        stairs = [way for way in ways if way in (UP, DOWN)]
        if stairs and self.choose.random() < 0.4:
            return self.choose.choice(stairs)
        ways = [way for way in ways if way not in stairs and player.beside(room, way) != player.byte("exit_room")]
        return self.choose.choice([way for way in ways if way != back] or ways or stairs)


@pytest.mark.parametrize("level", [0, 1])
def test_who_wanders_meets_it(level: int) -> None:
    """Most within two minutes."""
    met = [Wanderer(level, 1000 * seed + 7, 120).wander() for seed in range(1, 7)]
    assert sum(met) >= 4

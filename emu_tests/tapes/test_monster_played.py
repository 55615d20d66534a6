"""The game `monster` to see and hear: who walks, the dark, the door, the heart, flares, the time of a frame."""

from itertools import pairwise

import numpy as np
import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.monster_game import Monster
from emu_tests.oracles.monster_bot import Bot
from emu_tests.oracles.monster_rules import EXIT, FIRE, START, Walker
from zxmazes.machine.spectrum import Machine

NAME = "monster"
FRAME_LEFT = 3000  # T-states of a frame that no picture may take
HERO, MONSTER, DAZZLED, GEM, DOOR, FLOOR = 0x46, 0x42, 0x45, 0x47, 0x44, 0x07
TEN_SECONDS = 500

every_model = pytest.mark.parametrize("model", [48, 128])


def colours(machine: Machine) -> np.ndarray:
    return np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)


def cells_of(walker: Walker) -> set[tuple[int, int]]:
    """The cells of the screen that he covers, by his place in pixels; the maze begins in row 1."""
    down, across = walker.pixel
    return {(1 + (down + y) // 8, (across + x) // 8) for y in (0, 7) for x in (0, 7)}


@every_model
def test_where_they_are_drawn(model: int) -> None:
    """Each in his colour, on cells of corridors only; behind him is what was there, gems too."""
    game = Monster(4, model)
    walls = colours(game.machine)[1:20, :27].copy()
    bot, state, began = Bot(), game.model(), game.machine.registers.t
    wall = {(row, column) for row, column in np.argwhere(walls == walls[0, 0]).tolist()}
    for _ in range(500):
        state.hero, *state.monsters = game.walkers
        if not game.picture(bot.keys(state)):
            break
        shown = [game.walker(label) for label in ("hero", "hunter", "blocker")]
        game.machine.run(1)
        game.run_to("attract_frame")
        inks = colours(game.machine)
        assert {tuple(cell) for cell in np.argwhere(inks[1:20, :27] == walls[0, 0]).tolist()} == wall
        covered = set().union(*map(cells_of, shown))
        assert {inks[cell] for cell in cells_of(shown[0])} == {HERO}
        coloured = {(1 + row, column) for row, column in np.argwhere(inks[1:20, :27] != walls[0, 0]).tolist()}
        floor = {(1 + row, column) for row, column in np.argwhere(inks[1:20, :27] == FLOOR).tolist()}
        assert coloured - covered - floor <= {(2 + 2 * (gem // 13), 1 + 2 * (gem % 13)) for gem in (*game.gems, START)}
        places = {(2 + 2 * (gem // 13), 1 + 2 * (gem % 13)) for gem in game.gems}
        assert all(inks[place] == GEM for place in places - covered)
        assert covered <= coloured
        if not game.machine.run(3 * game.machine.frame, game.symbols["play_picture"]):
            break
    assert game.machine.registers.t - began > 100 * game.machine.frame


@every_model
def test_no_picture_is_torn_and_none_is_late(model: int) -> None:
    """Fifty a second: what moves is drawn ahead of the beam, and what a frame has to do leaves time in it."""
    game = Monster(6, model, contended=True)
    game.poke("level", 8)
    machine, state, bot, worst, torn = game.machine, game.model(), Bot(), 0, 0
    for count in range(1200):
        state.hero, *state.monsters = game.walkers
        state.gems, state.frozen, state.flares = game.gems, game.byte("frozen"), game.byte("flares")
        game.hold(bot.keys(state))
        began = machine.registers.t
        late = began % machine.frame
        machine.run(1)
        if not machine.run(2 * machine.frame, game.symbols["heart_tick"]):
            break
        game.run_to("attract_frame")
        worst = max(worst, machine.registers.t - began + late)
        if count == 100:
            torn = len(Beam(machine, game.symbols["attract_frame"], lines=range(9, 168, 7)).torn(12))
        game.run_to("play_picture")
    assert count > 300
    assert worst < machine.frame - FRAME_LEFT
    assert torn == 0


@pytest.mark.parametrize(("level", "is_dark"), [(1, False), (3, True), (4, False), (9, True), (12, True)])
def test_in_the_dark_monsters_are_seen_when_they_are_near_or_dazzled(level: int, is_dark: bool) -> None:
    """On each third level, from the moment when the hero may walk."""
    game = Monster(5)
    game.poke("level", level - 1)
    game.poke("gems_left", 0)
    game.machine.write(game.symbols["hero"], [EXIT, 2, 120])
    assert not game.picture(2)
    game.machine.frames(195)
    assert (colours(game.machine)[1:20, :27] == MONSTER).any(), "while everybody gets ready"
    assert game.goes_on()
    assert game.machine.screen()[0x1000 + 26], "the wall is whole where the last level's door was"
    game.poke("monster_speeds", 0, 0)
    maze = game.maze
    assert ("Dark" in game.machine.text()[21]) == is_dark
    for distance in (2, 4, 5, 9):
        room = next(room for room in range(117) if maze.distances[START][room] == distance)
        for label in ("hunter", "blocker"):
            game.machine.write(game.symbols[label], [room, 0, 0])
        for _ in range(3):
            assert game.picture(0)
        game.run_to("attract_frame")
        seen = {colours(game.machine)[cell] for cell in cells_of(Walker(room))} == {MONSTER}
        assert seen == (distance <= 4 or not is_dark)
        game.run_to("play_picture")
    game.picture(FIRE)
    for _ in range(3):
        game.picture(0)
    assert {colours(game.machine)[cell] for cell in cells_of(Walker(room))} == {DAZZLED}


def test_the_door_opens_with_the_last_gem() -> None:
    """A closed door is red; then it is green, and the wall before it is gone."""
    game = Monster(2)
    inks = colours(game.machine)
    assert (inks[15:18, 27:30] == MONSTER).all()
    assert inks[16, 26] == inks[1, 0]
    gem = game.gems[0]
    way = next(bit for bit in (1, 2, 4, 8) if game.maze.ways[gem] & bit)
    there = gem + {1: -13, 2: 1, 4: 13, 8: -1}[way]
    game.machine.write(game.symbols["gems"], [gem, 255])
    game.poke("gems_left", 1)
    game.poke("frozen", 99)
    game.machine.write(game.symbols["hero"], [there, (way << 2 | way >> 2) & 15, 250])
    for _ in range(8):
        assert game.picture(0)
    inks = colours(game.machine)
    assert (inks[15:18, 27:30] == DOOR).all()
    assert not any(game.machine.screen()[0x1000 + 256 * line + 26] for line in range(8))
    assert game.machine.text()[21].strip() == "The door is open: run!"
    game.machine.write(game.symbols["hero"], [EXIT, 0, 0])
    for _ in range(3):
        game.picture(2)
    assert game.walker("hero") == Walker(EXIT, 2, 72)


def beats(distance: int, model: int) -> float:
    """Frames from beat to beat, of the heart on the screen, with a monster so far away that does not come nearer."""
    game = Monster(12, model)
    maze = game.maze
    room = next(room for room in range(len(maze.ways)) if maze.distances[START][room] == distance)
    game.poke("monster_speeds", 0, 0)
    far = max(range(len(maze.ways)), key=lambda room: maze.distances[START][room])
    for label, where in (("hunter", room), ("blocker", far)):
        game.machine.write(game.symbols[label], [where, 0, 0])
    seen = []
    for count in range(400):
        assert game.picture(0)
        if game.byte("heart_big") == 5:
            seen.append(count)
    return float(np.mean(np.diff(seen[1:])))


@every_model
def test_the_heart_beats_faster_the_nearer_a_monster_is(model: int) -> None:
    found = [beats(distance, model) for distance in (1, 4, 8, 12, 16)]
    assert all(near < far for near, far in pairwise(found[:4]))
    assert found[0] < 16
    assert 55 < found[-1] < 70


@every_model
def test_a_beat_is_heard(model: int) -> None:
    game = Monster(12, model)
    game.poke("monster_speeds", 0, 0)
    game.machine.ports.clicks.clear()
    writes = len(game.machine.ports.chip_writes) if model == 128 else 0
    for _ in range(70):
        game.picture(0)
    assert game.machine.ports.clicks if model == 48 else len(game.machine.ports.chip_writes) > writes + 11


def test_a_flare_dazzles_both_and_they_pass_through_each_other() -> None:
    game = Monster(3)
    before = game.walkers[1:]
    assert game.picture(FIRE)
    for count in range(88):
        assert game.picture(0)
        if count == 5:
            game.machine.write(game.symbols["hero"], [before[0].room, 0, 0])
            inks = colours(game.machine)
            assert {inks[cell] for walker in before for cell in cells_of(walker)} == {DAZZLED}
    assert game.walkers[1:] == before
    assert game.byte("flares") == 1
    game.picture(0)
    assert not game.picture(0)

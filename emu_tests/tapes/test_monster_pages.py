"""The tape `monster` as a player has it: pauses, keys, the demonstration, a name for a good score, the tape."""

import pytest

from emu_tests.machine.game_pages import does_nothing, mash, name_goes_to_tape, opened
from emu_tests.machine.images import START, assembly
from emu_tests.machine.monster_game import Monster

NAME = "monster"
TEN_SECONDS = 500

every_model = pytest.mark.parametrize("model", [48, 128])


@every_model
def test_a_game_begins_soon(model: int) -> None:
    """The maze is there in half a second, everybody in less than two, and the game goes in less than three."""
    machine = opened(NAME, model, contended=True)
    machine.press("ENTER", frames=3, after=22)
    assert machine.text()[0].startswith(" LEVEL 1")
    machine.frames(73)
    assert machine.text()[21].strip() == "Get ready"
    machine.run_to(assembly(NAME).symbols["attract_frame"], 2 * machine.frame, "the end of a picture")
    assert 0x46 in machine.attributes()
    machine.frames(48)
    assert machine.text()[21].strip() == "Take all the gems"


@every_model
def test_pause_and_break(model: int) -> None:
    game = Monster(3, model)
    machine = game.machine
    machine.press("h", frames=4, after=20)
    assert machine.text()[21].strip() == "Pause: press any key"
    shown = machine.screen()
    machine.frames(100)
    assert machine.screen() == shown
    machine.press("ENTER", frames=3, after=20)
    assert machine.text()[21].strip() == "Take all the gems"
    assert machine.screen() != shown
    machine.press("CS", "SPACE", frames=4, after=10)
    assert machine.text()[0].startswith(" LEVEL")
    machine.press("CS", "SPACE", frames=40, after=60)
    assert machine.text()[23] == START


@pytest.mark.parametrize("key", ["1", "e", "t", "SS", "CS", "0", "9", "z"])
def test_other_keys_do_nothing_in_the_game(key: str) -> None:
    does_nothing(NAME, "maze", key, "hero", 30)


@every_model
def test_it_plays_by_itself_after_ten_seconds(model: int) -> None:
    """And any key ends that. It takes gems and gets out of mazes."""
    machine = opened(NAME, model)
    machine.frames(TEN_SECONDS - 60)
    assert machine.text()[23] == START
    machine.frames(400)
    assert machine.text()[23].strip() == "The library plays. Press a key"
    symbols = assembly(NAME).symbols
    levels, points = set(), 0
    for _ in range(120):
        machine.frames(50)
        levels.add(machine.peek(symbols["level"]))
        points = max(points, machine.word(symbols["score"]))
    assert points >= 200
    assert len(levels) > 1
    while machine.peek(symbols["attract_on"]) == 0:
        machine.frames(20)
    machine.press("z", frames=4, after=60)
    assert machine.text()[23] == START


@every_model
def test_a_good_score_gets_a_name_and_goes_to_tape(model: int) -> None:
    game = Monster(4, model)
    machine = game.machine
    game.poke("lives_left", 1)
    game.poke("score", 0x39, 0x30)
    hero = game.walker("hero")
    game.machine.write(game.symbols["hunter"], [hero.room, 0, 0])
    assert not game.picture(0)
    game.hold(0)
    machine.frames(120)
    asks = "One of the best! Your name?"
    name_goes_to_tape(NAME, machine, opened(NAME, 176 - model), asks=asks, row=5, save="t", again="best_again")


def test_the_keys_that_a_player_chooses_are_named_in_the_game() -> None:
    machine = opened(NAME, 48)
    machine.press("k", frames=4, after=20)
    machine.press("3", frames=4, after=20)
    machine.press("CS", "SPACE", frames=40, after=60)
    machine.press("ENTER", frames=4, after=250)
    assert machine.text()[23].split() == ["4312", "walk", "5", "flare", "H", "pause"]
    room = machine.peek(assembly(NAME).symbols["hero"])
    for key in ("2", "3"):
        machine.ports.held = (key,)
        machine.frames(15)
    machine.ports.held = ()
    assert machine.peek(assembly(NAME).symbols["hero"]) != room
    flares = machine.peek(assembly(NAME).symbols["flares"])
    machine.press("5", frames=4, after=4)
    assert machine.peek(assembly(NAME).symbols["flares"]) == flares - 1


@pytest.mark.parametrize(("model", "seed"), [(48, 1), (128, 2)])
def test_random_keys_write_nothing_outside_the_program(model: int, seed: int) -> None:
    """A minute of them: BASIC below it and what is above it stay as they are, and the title can still be reached."""
    mash(NAME, opened(NAME, model), seed, 250)

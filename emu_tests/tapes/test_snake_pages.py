"""The tape `snake` as a player has it: pauses, keys, codes, the demonstration, a name for a good score, the tape."""

import random

import pytest

from emu_tests.machine.images import START, assembly, tape
from emu_tests.machine.pressing import at, hold, press
from emu_tests.machine.snake_game import SnakeGame
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import recorded
from zxmazes.programs import built

NAME = "snake"
TEN_SECONDS = 500

every_model = pytest.mark.parametrize("model", [48, 128])


def opened(model: int) -> Machine:
    machine = Machine(model, contended=True)
    built.load(machine, NAME)
    machine.frames(40)
    assert machine.text()[23] == START
    return machine


def said(machine: Machine) -> str:
    return machine.text()[22][:20].strip()


@every_model
def test_a_game_begins_soon(model: int) -> None:
    """The maze is there in half a second, and the snake goes in two."""
    machine = opened(model)
    machine.press("ENTER", frames=3, after=24)
    assert machine.text()[0].startswith(" LEVEL 1")
    machine.frames(25)
    assert said(machine) == "Get ready"
    machine.frames(70)
    assert said(machine) == "Eat 8 berries!"


@every_model
def test_pause_and_break(model: int) -> None:
    machine = SnakeGame(3, 0, model).machine
    machine.press("h", frames=4, after=20)
    assert machine.text()[22].strip() == "Pause: press any key"
    shown = machine.screen()
    machine.frames(100)
    assert machine.screen() == shown
    machine.press("ENTER", frames=3, after=20)
    assert said(machine) == "Eat 8 berries!"
    assert machine.screen() != shown
    machine.press("CS", "SPACE", frames=20, after=10)
    assert machine.text()[0].startswith(" LEVEL")
    machine.press("CS", "SPACE", frames=40, after=60)
    assert machine.text()[23] == START


@pytest.mark.parametrize("key", ["1", "e", "t", "SS", "CS", "0", "9", "z"])
def test_other_keys_do_nothing_in_the_game(key: str) -> None:
    one, other = at(NAME, "level"), at(NAME, "level")
    press(other, key, frames=6, after=0)
    hold(one)
    one.frames(6)
    assert one.screen() == other.screen()
    symbols = assembly(NAME).symbols
    assert one.read(symbols["player"], 16) == other.read(symbols["player"], 16)


@every_model
def test_it_plays_by_itself_after_ten_seconds(model: int) -> None:
    """And any key ends that. It eats berries."""
    machine = opened(model)
    machine.frames(TEN_SECONDS - 60)
    assert machine.text()[23] == START
    machine.frames(300)
    assert machine.text()[23].startswith(" Demo: press a key")
    symbols, points = assembly(NAME).symbols, 0
    for _ in range(60):
        machine.frames(50)
        points = max(points, machine.word(symbols["score"]))
    assert points >= 100
    while machine.peek(symbols["attract_on"]) == 0:
        machine.frames(20)
    machine.press("z", frames=4, after=60)
    assert machine.text()[23] == START


def test_a_code_leads_to_its_level() -> None:
    """The one that the level shows, on another machine: the same maze, the same berries."""
    game = SnakeGame(77, 6)
    code = game.machine.text()[22].split()[-1]
    assert len(code) == 5
    machine = opened(128)
    machine.press("c", frames=4, after=20)
    for digit in code:
        machine.press(digit, frames=4, after=8)
    machine.frames(180)
    assert machine.text()[0].startswith(" LEVEL 7")
    assert machine.text()[22].split()[-1] == code
    for label, count in (("places", 2 * (2 + 8)), ("field", 1024)):
        mask = [128] * count if label == "field" else [255] * count
        one, other = (bytes(one.read(game.symbols[label], count)) for one in (machine, game.machine))
        assert [a & b for a, b in zip(one, mask, strict=True)] == [a & b for a, b in zip(other, mask, strict=True)]


@pytest.mark.parametrize("digits", ["65536", "99999"])
def test_a_number_that_is_no_code(digits: str) -> None:
    machine = opened(48)
    for key in ("c", *digits):
        machine.press(key, frames=4, after=12)
    assert machine.text()[16].strip() == "No level has that code."
    machine.press("CS", "SPACE", frames=40, after=40)
    assert machine.text()[23] == START


@every_model
def test_a_good_score_gets_a_name_and_goes_to_tape(model: int) -> None:
    game = SnakeGame(4, 0, model)
    machine = game.machine
    game.poke("lives", 0)
    game.poke("score", 0x39, 0x30)
    snake = game.snake()
    field = game.symbols["field"]
    for row, column in game.board.floor - set(snake.cells):
        machine.write(field + 32 * row + column, [32])
    while game.frame():
        pass
    machine.frames(200)
    machine.press("ENTER", frames=4, after=40)
    assert machine.text()[21].strip() == "Among the best! Your name:"
    for key in ("a", "b", "ENTER"):
        machine.press(key, frames=4, after=10)
    machine.frames(40)
    assert machine.text()[4].split() == ["1", "AB......", "12345"]
    machine.press("s", frames=4, after=20)
    machine.ports.edges.clear()
    machine.press("ENTER", frames=4, after=2)
    machine.frames(900)
    assert "Saved." in machine.text()[21]
    blocks = recorded(machine.ports.edges)
    other = opened(176 - model)
    other.press("b", frames=4, after=40)
    other.press("l", frames=4, after=20)
    other.play(tape(*blocks), assembly(NAME).symbols["best_table_page"])
    other.frames(40)
    assert "Loaded." in other.text()[21]
    assert other.text()[4].split() == ["1", "AB......", "12345"]
    other.press("ENTER", frames=4, after=60)
    assert other.text()[23] == START


def test_the_keys_that_a_player_chooses_steer() -> None:
    machine = opened(48)
    machine.press("k", frames=4, after=20)
    machine.press("3", frames=4, after=20)
    machine.press("CS", "SPACE", frames=40, after=60)
    machine.press("ENTER", frames=4, after=200)
    assert machine.text()[23].split()[:4] == ["4312", "steer", "H", "pause"]
    ways = set()
    for key in ("4", "1", "3", "2") * 6:
        machine.press(key, frames=15, after=15)
        ways.add(machine.peek(assembly(NAME).symbols["player"] + 3))
    assert len(ways) > 2


def mash(model: int, seed: int, presses: int) -> None:
    """Keys at random: what is below the program and above it stays as it is, and the title can be reached."""
    machine, choose = opened(model), random.Random(seed)
    symbols, end = assembly(NAME).symbols, assembly(NAME).memory_end
    machine.write(end, choose.randbytes(0xFF00 - end))
    outside = machine.read(0x5D00, 0x8000 - 0x5D00), machine.read(end, 0xFF00 - end)
    keys = [*"qaop5678hkbwctlz", "ENTER", "SPACE", "CS", "SS", "0", "1"]
    for _ in range(presses):
        machine.ports.held = tuple(choose.sample(keys, choose.choice((1, 1, 2))))
        machine.frames(choose.choice((2, 5, 12)))
        machine.ports.held = ()
        machine.frames(choose.choice((1, 3, 20)))
    assert (machine.read(0x5D00, 0x8000 - 0x5D00), machine.read(end, 0xFF00 - end)) == outside
    for _ in range(4):
        if machine.text()[23] == START and not machine.peek(symbols["attract_on"]):
            break
        machine.press("CS", "SPACE", frames=40, after=60)
    assert machine.text()[23] == START


@pytest.mark.parametrize(("model", "seed"), [(48, 1), (128, 2)])
def test_random_keys_write_nothing_outside_the_program(model: int, seed: int) -> None:
    mash(model, seed, 200)


@pytest.mark.sweep("asm/programs/snake/*.asm", "asm/engine/**/*.asm")
@every_model
def test_ten_minutes_of_random_keys(model: int) -> None:
    mash(model, 10 + model, 2200)

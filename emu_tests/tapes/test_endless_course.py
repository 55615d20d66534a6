"""The course of the game `endless`: a name among the best, the tape with their table, its own play, own keys."""

import pytest

from emu_tests.machine.endless_game import Endless
from emu_tests.machine.endless_rows import NAME
from emu_tests.machine.images import START, left_to_basic, start_again, tape
from emu_tests.machine.pressing import address, until
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import recorded

EACH = pytest.mark.parametrize("model", [48, 128])


def lose(machine: Machine, score: int) -> None:
    """End the game that is on, with a score."""
    machine.frames(20)
    machine.poke_word(address(NAME, "score"), score)
    machine.write(address(NAME, "hero_y"), [6])
    until(machine, NAME, "game_over")
    machine.frames(20)


@EACH
def test_the_five_best_runs(model: int, loaded) -> None:
    """Each in its place, behind those that are as good; the best one is said to be it; fire begins anew."""
    machine = loaded(NAME, model)
    machine.press("ENTER", after=160)
    for score, place, said in (
        (120, 1, "The best run of all!"),
        (60, 2, "One of the five best runs!"),
        (120, 2, "One of the five best runs!"),
        (300, 1, "The best run of all!"),
        (10, 5, "One of the five best runs!"),
        (10, 0, ""),
    ):
        lose(machine, score)
        assert machine.text()[23][24:] == " any key"
        machine.press("ENTER", after=20)
        if place:
            assert machine.text()[2].strip() == said
            machine.type(*str(score), "ENTER")
            machine.frames(20)
            row = machine.text()[3 + 2 * place].split()
            assert row == [str(place), str(score), str(score)]
        assert machine.text()[2].split() == ["Last", "run", str(score)]
        machine.press("SPACE", after=160)
    machine.press("CS", "SPACE", frames=30, after=60)
    assert machine.text()[23] == START
    machine.press("CS", "SPACE", frames=30, after=60)
    assert left_to_basic(machine)
    start_again(machine)
    machine.frames(80)
    machine.press("b", after=20)
    runs = [machine.text()[row].split()[2] for row in range(5, 15, 2)]
    assert runs == ["300", "120", "120", "60", "10"], "they stay when the program is run again"


@EACH
def test_the_table_goes_to_tape_and_comes_back(model: int, loaded) -> None:
    """Saved by one machine, loaded by another; a block that is broken is told."""
    machine = loaded(NAME, model)
    machine.frames(30)
    machine.write(address(NAME, "best_runs"), b"FIRST...\x2c\x01")
    machine.press("b", after=10)
    machine.press("t", after=10)
    assert "Start recording, press a key." in machine.text()[15]
    machine.ports.edges.clear()
    machine.press("ENTER", after=2)
    machine.frames(700)
    assert "Saved." in machine.text()[15]
    blocks = recorded(machine.ports.edges)
    assert [len(block) for block in blocks] == [19, 53]
    other = loaded(NAME, 176 - model)
    other.frames(30)
    other.press("b", after=10)
    broken = bytes([*blocks[1][:9], blocks[1][9] ^ 1, *blocks[1][10:]])
    for data, said in ((broken, "Not loaded: try again."), (blocks[1], "Loaded.")):
        other.press("l", after=10)
        assert "Play the tape." in other.text()[15]
        other.play(tape(blocks[0], data), address(NAME, "best_again"))
        other.frames(10)
        assert said in other.text()[15]
    assert other.text()[5].split() == ["1", "FIRST...", "300"]


@EACH
def test_the_tape_plays_by_itself(model: int, loaded) -> None:
    """After ten seconds on the title, for 40 more; any key ends it, and so does the time. The hero is never lost."""
    machine = loaded(NAME, model)
    until(machine, NAME, "demo", 520)
    until(machine, NAME, "play_frame")
    for _ in range(20):
        machine.frames(90)
        assert address(NAME, "burnt") not in (machine.registers.pc,)
        assert machine.text()[23][24:].strip() == "any key"
    assert machine.peek(address(NAME, "level")) >= 9
    until(machine, NAME, "opening_page", 300)
    until(machine, NAME, "demo", 700)
    machine.frames(100)
    machine.press("m", after=60)
    assert machine.text()[23] == START


@pytest.mark.parametrize("seed", [3, 30000])
def test_the_guide_is_never_lost(seed: int) -> None:
    """By the program's own bot, for four minutes from the seventh level on."""
    game = Endless(seed, first_level=6)
    game.poke("attract_on", 1)
    for number in range(4 * 60 * 50):
        if number % 1000 == 0:
            game.machine.poke_word(game.symbols["demo_left"], 2000)
        assert game.picture()
    assert game.word("score") > 300


@EACH
def test_the_keys_that_a_player_chooses(model: int, loaded) -> None:
    """They are on the title, beside the maze, and they work; they stay when the program is run again."""
    machine = loaded(NAME, model)
    machine.frames(30)
    machine.press("k", after=10)
    for key in ("5", *"tfrgb"):
        machine.press(key, after=10)
    machine.press("CS", "SPACE", frames=40, after=40)
    rows = machine.text()
    assert (rows[17][2:6], rows[19][2:7].strip(" ?")) == ("TFRG", "B")
    machine.press("ENTER", after=160)
    rows = machine.text()
    assert (rows[14][24:28], rows[16][24:29].strip(" ?")) == ("TFRG", "B")
    left = machine.peek(address(NAME, "hammers"))
    row, column = (machine.peek(address(NAME, label)) for label in ("hero_row", "hero_column"))
    machine.write(address(NAME, "field") + 64 * (row % 16) + 33 + 2 * column, [0x80])
    machine.press("b", after=10)
    assert machine.peek(address(NAME, "hammers")) == left - 1
    machine.press("f", after=30)
    assert machine.peek(address(NAME, "hero_row")) == row + 1
    machine.press("a", "SPACE", after=10)
    assert machine.peek(address(NAME, "hammers")) == left - 1

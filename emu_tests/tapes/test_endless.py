"""The game `endless` as it is played: its speeds, what is seen and heard, how it is left."""

import random
import re

import pytest

from emu_tests.machine.endless_game import BACK, NAME, Endless, lift, set_level
from emu_tests.machine.images import START, assembly, begin, every_model, left_to_basic
from emu_tests.machine.pressing import hold, until
from emu_tests.oracles.endless_rules import LEVELS, PACE
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST

EACH = pytest.mark.parametrize("model", [48, 128])
SOUNDS = {"step": 0, "gem": 1, "water": 2, "hammer": 3, "flare": 4, "level": 5, "ready": 6, "burnt": 7, "best": 8}
NEAR = 9  # the fire


def test_the_table_of_levels() -> None:
    """As the model has it; a hint besides."""
    image = assembly(NAME)
    table = image.code[image.symbols["levels"] - image.org :][: 6 * len(LEVELS)]
    entries = [tuple(table[at : at + 4]) for at in range(0, len(table), 6)]
    assert entries == [(rate, mercy, gates + 2 * embers, ink) for rate, mercy, gates, embers, ink in LEVELS]
    assert image.symbols["LEVELS"] == len(LEVELS)


@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_the_speed_of_each_level(level: int) -> None:
    """So many pixels in 16 pictures, as evenly as whole pixels allow; and the hero's in a picture, which are more."""
    game = Endless(7)
    set_level(game, level)
    rate = LEVELS[level][0]
    steps = []
    for _ in range(32):
        game.poke("hero_y", 100)
        game.picture()
        steps.append(game.byte("scrolled"))
    assert sum(steps[:16]) == sum(steps[16:]) == rate
    assert max(steps) - min(steps) <= 1
    row, column = game.byte("hero_row"), game.byte("hero_column")
    game.machine.write(game.symbols["field"] + 64 * (row % 16) + 2 * column + 2, [0])
    places = []
    for _ in range(20):
        game.poke("hero_y", 100)
        places.append(game.byte("hero_x"))
        game.picture("p")
    assert places[:9] == [84 + PACE * number for number in range(9)]
    assert rate / 16 < PACE / 2


def test_who_stands_still_is_lost() -> None:
    """56 pixels above him, four pictures a pixel, and one; he burns for more than a second, and then it is over."""
    game = Endless(5)
    pictures = 0
    while game.picture():
        pictures += 1
    assert pictures == 4 * 57 - 1
    game.run_to("game_over")
    game.machine.frames(10)
    lit = {game.machine.peek(game.word("lamp_at")) for _ in range(10)}
    assert lit <= {0x42, 0x46}


def test_between_two_cells_the_way_back_is_open_and_a_tap_counts_in_the_next_cell() -> None:
    game = Endless(5)
    row, column = game.byte("hero_row"), game.byte("hero_column")
    place = game.symbols["field"] + 64 * (row % 16)
    game.machine.write(place, [0x80, *[0] * 21, 0x80])
    game.machine.write(place + 32 + 2 * column + 3, [0])
    for _ in range(3):
        game.picture("p")
    x = game.byte("hero_x")
    assert x == 84 + 6
    for expected in (x - 2, x - 4, x - 6):
        game.picture("o")
        assert game.byte("hero_x") == expected
    assert game.byte("hero_column") == column
    game.picture("p")
    game.picture("p", "a")
    for _ in range(6):
        game.picture("p")
    assert (game.byte("hero_column"), game.byte("hero_x")) == (column + 1, 84 + 16)
    game.picture("p")
    assert (game.byte("hero_row"), game.byte("hero_column")) == (row + 1, column + 1)


def test_what_is_heard() -> None:
    """Each sound by its number, when what it is for happens."""
    game = Endless(5)
    table = game.symbols["endless_effects"]

    def heard() -> int:
        """The number of the sound that begins in this picture; -1 for none."""
        last = game.word("effect_next")
        return next((n for n in range(10) if last == table + game.machine.word(table + 1 + 4 * n) + 5), -1)

    row, column = game.byte("hero_row"), game.byte("hero_column")
    place = game.symbols["field"] + 64 * (row % 16) + 2 * column + 1
    game.machine.write(place + 1, [0])
    game.machine.write(place + 32, [0x80])
    game.picture()
    game.poke("effect_frames", 0)
    game.picture("SPACE")
    assert heard() == SOUNDS["hammer"]
    for thing, name in ((0x00, "gem"), (0x20, "water")):
        game.poke("effect_frames", 0)
        game.machine.write(game.symbols["gems"] + row, [thing | 2 * game.byte("hero_column") + 3])
        game.machine.write(game.symbols["field"] + 64 * (row % 16) + 2 * game.byte("hero_column") + 2, [0])
        game.picture("p")
        assert heard() == SOUNDS[name]
        while game.byte("hero_left"):
            game.poke("hero_y", 100)
            game.picture()
    set_level(game, 6)
    game.poke("effect_frames", 0)
    game.poke("beat", 95)
    game.picture()
    assert heard() == SOUNDS["flare"]
    set_level(game, 0)
    game.poke("cooled", 0)
    for height, number in ((40, 6), (39, NEAR)):
        for beat in (15, 16):
            game.poke("effect_frames", 0)
            game.machine.poke_word(game.symbols["effect_next"], table + game.machine.word(table + 1 + 4 * 6) + 5)
            game.poke("beat", beat)
            game.poke("hero_y", height + 1)  # it scrolls meanwhile
            game.poke("scroll_part", 15)
            game.picture()
            assert heard() == (number if beat == 15 else 6)


@EACH
def test_a_128k_plays_sounds_on_its_chip(model: int) -> None:
    game = Endless(5, model)
    row, column = game.byte("hero_row"), game.byte("hero_column")
    game.machine.write(game.symbols["field"] + 64 * (row % 16) + 2 * column + 2, [0])
    for _ in range(12):  # the last tone of the two seconds is over then
        game.picture()
    game.machine.ports.clicks.clear()
    written = len(game.machine.ports.chip_writes)
    game.picture("p")
    game.picture("p")
    assert (len(game.machine.ports.chip_writes) > written) == (model == 128)
    assert bool(game.machine.ports.clicks) == (model == 48)


@EACH
def test_water_makes_the_fire_stand_still_and_steam(model: int) -> None:
    game = Endless(5, model)
    game.poke("cooled", 100)
    for number in range(99):
        assert game.picture()
        assert game.byte("scrolled") == 0
        if number == 20:
            assert set(game.colours()[0, :23]) == {0x45, 0x47}
    for _ in range(30):
        game.picture()
    assert game.byte("fine") > 4
    assert set(game.colours()[0, :23]) == {0x42, 0x46}


def test_the_best_run_is_told_while_it_is_run() -> None:
    game = Endless(5)
    game.machine.poke_word(game.symbols["best"], 7)
    for score, best in ((6, 7), (8, 8)):
        game.machine.poke_word(game.symbols["score"], score)
        game.poke("score_due", 1)
        for _ in range(12):
            game.picture()
        text = game.machine.text()
        assert (int(text[3][24:]), int(text[6][24:])) == (score, best) or best == 7
        assert int(text[3][24:]) == score


@every_model
def test_the_tape_on_each_model(model: int, contended: bool) -> None:
    """Loaded by the ROM, begun, run down, left by BREAK."""
    machine = Machine(model, contended=contended)
    machine.boot()
    machine.load_tape(DIST / f"{NAME}.tap", assembly(NAME).symbols["start"])
    machine.frames(60)
    begin(machine)
    assert machine.text()[0][24:].strip() == "ENDLESS"
    machine.press("a", frames=100)
    machine.press("CS", "SPACE", frames=30, after=90)
    assert machine.text()[23] == START
    machine.press("CS", "SPACE", frames=30, after=90)
    assert left_to_basic(machine)


def test_break_leaves_whenever_it_is_held_for_half_a_second() -> None:
    """From the game to the title, and to BASIC with SP, IY and HL' as it needs them."""
    for pictures in (0, 1, 37):
        game = Endless(5)
        machine = game.machine
        for _ in range(pictures):
            game.picture("a")
        hold(machine, "BREAK")
        until(machine, NAME, "opening_page", 28)
        hold(machine)
        machine.frames(60)
        hold(machine, "BREAK")
        machine.frames(30)
        hold(machine)
        machine.run_to(BACK, 200_000)
        registers = machine.registers
        assert (registers.sp, registers.iy, registers.hl_, registers.iff) == (BACK - 14, 0x5C3A, 0x2758, 1)


@EACH
def test_a_direction_that_is_still_held_does_not_end_the_pause(model: int, loaded) -> None:
    """H is pressed while running: the game stands still until the direction is let go and a key is pressed."""
    machine = loaded(NAME, model)
    machine.press("ENTER", after=160)
    hold(machine, "a")
    machine.frames(5)
    hold(machine, "a", "h")
    machine.frames(10)
    for keys in (("a",), ()):
        hold(machine, *keys)
        machine.frames(60)
        assert "PAUSED" in machine.text()[11]
    machine.press("a", frames=4, after=4)
    assert "PAUSED" not in machine.text()[11]


def test_the_panel_says_what_each_level_brings() -> None:
    game = Endless(5)
    said: set[str] = set()
    last = 0
    for level in range(len(LEVELS)):
        set_level(game, level)
        game.machine.write(game.symbols["level"], [level])
        lift(game)
        game.machine.call(game.symbols["use_level"], stack=game.machine.registers.sp - 40)
        hint = game.machine.read(game.word("level_hint"), 24).split(b"\0")[:2]
        assert all(len(line) <= 10 for line in hint)
        said.add(text := b" ".join(hint).decode().strip())
        assert text != "Faster!" or LEVELS[level][0] > last
        last = LEVELS[level][0]
    assert {"Beware of dead ends!", "Gates open and shut!", "Embers flare up!"} < said


def test_leaving_a_game_presses_no_hammer() -> None:
    """The SPACE of BREAK."""
    game = Endless(5)
    row, column = game.byte("hero_row"), game.byte("hero_column")
    game.machine.write(game.symbols["field"] + 64 * (row % 16) + 33 + 2 * column, [0x80])
    for _ in range(4):
        game.picture("CS", "SPACE")
    assert game.byte("hammers") == 3
    assert re.search("Hammer|3", game.machine.text()[9])


@EACH
def test_random_keys_write_nothing_outside(model: int) -> None:
    """Minutes of them, from the seventh level on, at any length: its code stays, and what is not its own."""
    game = Endless(9, model, first_level=6)
    machine, choose = game.machine, random.Random(model)
    end, image = assembly(NAME).memory_end, assembly(NAME)
    machine.write(end, choose.randbytes(BACK - 64 - end))
    kept = machine.read(end, BACK - 64 - end), machine.read(0x5CCB, 300), machine.read(0x6000, 0x1000)
    texts = slice(game.symbols["opening_keys"] - image.org, game.symbols["keys_taken"] - image.org)
    for _ in range(500):
        keys = choose.choices(["q", "a", "o", "p", "a", "SPACE", "ENTER", "r", "m", "h", "CS"], k=choose.randrange(3))
        machine.press(*keys, frames=choose.randrange(1, 30), after=choose.randrange(6))
    assert (machine.read(end, BACK - 64 - end), machine.read(0x5CCB, 300), machine.read(0x6000, 0x1000)) == kept
    assert machine.read(image.org, len(image.code))[texts] == image.code[texts]
    for _ in range(4):
        machine.press("CS", "SPACE", frames=40, after=60)
    assert machine.run(machine.frame, BACK), "it is back where it was called"

"""The pictures of the game `endless`: what they show, that none takes a frame, that the beam never overtakes one."""

import random

import numpy as np
import pytest
from numpy.typing import NDArray

from emu_tests.machine.endless_game import AHEAD, HERO, Endless, lift, set_level
from emu_tests.machine.endless_rows import GATE
from emu_tests.oracles.endless_rules import LEVELS, TOP
from emu_tests.records.sampling import every
from zxmazes.paths import ASM

SEEDS = [1, 2, 5, 40000]
MANY = 2000  # pictures at each speed


def assert_drawn(game: Endless) -> None:
    """The screen is the maze where it should be, and the hero upon it, in his lamp's light."""
    x, y = game.word("hero_x") & 0xFF, game.byte("hero_y")
    expected = game.drawn().copy()
    step = bool(game.byte("hero_left") & 8)
    box = expected[y - TOP : y - TOP + 12, x : x + 12]
    box ^= HERO[step]
    assert np.argwhere(game.shown() != expected).tolist() == []
    colours = game.colours()
    right = x // 8 + (3 if x % 8 >= 4 else 2)
    lit = np.zeros((24, 32), dtype=bool)
    lit[y // 8 : (y + 11) // 8 + 1, x // 8 : right] = True
    near = things(game)
    assert (colours[lit & ~near] == 0x46).all()
    assert set(colours[1:, :24][~(lit | near)[1:, :24]]) == {LEVELS[min(game.byte("level"), len(LEVELS) - 1)][4]}


def things(game: Endless) -> NDArray[np.bool_]:
    """The cells that things and gates colour: those of their lines."""
    near = np.zeros((24, 32), dtype=bool)
    for number in range(AHEAD + 1):
        thing = game.machine.peek(game.symbols["gems"] + (game.first + number) % 256)
        first, last = (12, 15) if thing >= GATE else (2, 9)
        for line in range(first, last + 1) if thing else ():
            if TOP <= (at := 16 * number - game.byte("fine") + line) < 192:
                near[at // 8, thing & 0x1F] = True
    return near


@pytest.mark.parametrize("seed", every(2, SEEDS, "dist/endless.tap"))
def test_each_picture_is_the_maze_scrolled_by_so_many_pixels(seed: int) -> None:
    """At every speed; the hero walks at random and uses his hammers."""
    choose, seen = random.Random(seed), set()
    game = Endless(seed)
    for level in range(len(LEVELS)):
        set_level(game, level)
        for number in range(60):
            lift(game)
            moved = game.byte("hero_y")
            key = choose.choice(["a", "o", "p", "q", "SPACE", game.plan()])
            game.picture(*([key] if key else []))
            if number > 3 and moved - game.byte("hero_y") < 40:
                shows(game)
                seen.add(game.byte("scrolled"))
    assert {0, 1} <= seen <= {0, 1, 2}


@pytest.mark.parametrize("seed", [3, 4])
def test_what_leaves_the_screen_leaves_no_colour(seed: int) -> None:
    """The tape plays by itself from the seventh level on: gates, gems and embers come and go."""
    game = Endless(seed, first_level=6)
    game.poke("attract_on", 1)
    game.machine.poke_word(game.symbols["demo_left"], 2000)
    for number in range(1200):
        assert game.picture()
        if number % 3 == 0 and not game.byte("ink_due"):
            hold = game.byte("level")
            shows(game, "demo_keys")
            assert hold == game.byte("level")


def shows(game: Endless, where: str = "play_keys") -> None:
    """Run until the picture is drawn, compare, and run on: keys are read right after the drawing."""
    if game.machine.run(game.machine.frame, game.symbols[where]):
        assert_drawn(game)


def busiest(game: Endless, level: int, pictures: int) -> int:
    """The longest picture of many, everything due in each: rows, notes, numbers, hammers, gems everywhere."""
    choose = random.Random(level)
    most = 0
    for number in range(pictures):
        if number % 16 == 0:
            set_level(game, level)
        game.poke("hammers", 9)
        for due in ("score_due", "panel_due", "hint_due"):
            game.poke(due, choose.choice((0, 1)))
        if game.byte("beat") % 8 == 0:  # all sounds, and with the gates and the embers in every order
            game.machine.poke_word(game.symbols["effect_pitch"], choose.randrange(1, 150) * 256)
            game.poke("effect_frames", 9 * (game.machine.model == 48))  # a 128K has them on its chip
            game.poke("effect_kind", choose.choice((0, 0x40, 0x80)))
            game.poke("beat", choose.choice((44, 68, 92, 124, 20)))
        game.poke("cooled", choose.choice((0, 0, 0, 5)))
        lift(game)
        key = choose.choice([game.plan(), "a", "o", "p", "q", ""])
        keys = {key, *choose.choice([(), ("SPACE",)])} - {""}
        used = game.picture(*keys)
        assert used or game.byte("beat") >= 96, "the hero was lost"
        if not used:
            break
        most = max(most, used)
    return most


@pytest.mark.parametrize(
    ("model", "level"), every(2, [(model, level) for model in (48, 128) for level in (6, 10, 0)], "dist/endless.tap")
)
def test_no_picture_takes_a_frame(model: int, level: int) -> None:
    """On contended machines, keys read by the ROM's interrupt too."""
    game = Endless(5, model, contended=True)
    assert busiest(game, level, 250) < game.machine.frame - 3000


@pytest.mark.sweep("asm/programs/endless/*.asm", "asm/engine/**/*.asm", "asm/generate/eller_row.asm")
@pytest.mark.parametrize("level", range(len(LEVELS)))
@pytest.mark.parametrize("model", [48, 128])
def test_no_picture_of_thousands_takes_a_frame(model: int, level: int) -> None:
    game = Endless(level, model, contended=True)
    assert busiest(game, level, MANY) < game.machine.frame - 600


@pytest.mark.parametrize("level", [0, 6, 10])
@pytest.mark.parametrize("model", [48, 128])
def test_the_drawing_is_ahead_of_the_beam(model: int, level: int) -> None:
    """The lines of the cells, then of the walls, are drawn before the beam comes to the first: nothing is torn."""
    first, line = {48: (14335, 224), 128: (14361, 228)}[model]
    game = Endless(5, model, contended=True)
    machine, checked = game.machine, 0
    for _ in range(40):
        set_level(game, level)
        lift(game)
        game.picture(*([key] if (key := game.plan()) else []))
        if not game.byte("scrolled"):
            continue
        fine = game.byte("fine")
        late = max(0, machine.registers.t % machine.frame - 1700)  # the 128K's ROM has noted a new key
        assert late < (4800 if model == 128 else 1)
        for row in range(fine >= TOP, 13):
            for part, top in enumerate((0, 0, 12, 12)):  # left and right half of the cells' lines, then of the walls'
                game.run_to("scroll_out")
                drawn = 16 * row - fine + top
                if part % 2 and TOP <= drawn < 192:
                    assert machine.registers.t % machine.frame < first + line * drawn + late, (
                        row,
                        part,
                    )
                    checked += 1
    assert checked > 100


def test_scroll_lines_keeps_registers_and_writes_the_field_only() -> None:
    """And its times are the header's."""
    game = Endless(5)
    machine, symbols = game.machine, game.symbols
    machine.write(0xFD00, [0xC9])
    text = (ASM / "engine" / "views" / "line_scroll.asm").read_text(encoding="ascii")
    kept = {"ix": 0x1234, "iy": 0x5C3A, "bc_": 1, "de_": 2, "hl_": 3, "a_": 4}
    for lines in range(1, 13):
        before = bytearray(machine.read(0x4000, 0xC000))
        call = machine.call(
            symbols["scroll_lines"], 100_000, stack=0xFE00, a=lines, c=5, hl=symbols["patterns"], de=0xFD00, **kept
        )
        assert {name: getattr(call.registers, name) for name in kept} == kept
        assert call.registers.iff == 1
        if lines in (1, 2, 8):
            assert f"{call.tstates:,} T by {lines}" in text, call.tstates
        after = machine.read(0x4000, 0xC000)
        changed = {
            0x4000 + at for at in np.flatnonzero(np.frombuffer(before, np.uint8) != np.frombuffer(after, np.uint8))
        }
        screen = {at for at in changed if at < 0x5800}
        assert all(at % 32 < 24 for at in screen)
        assert not any(0x4000 <= at < 0x4800 and at % 256 < 32 for at in screen), "the fire"
        own = range(symbols["scroll_lines"], symbols["scroll_lines_end"])
        variables = range(symbols["scroll_stack"], symbols["scroll_ladder"])
        assert all(at in own or at in variables or at >= 0xFDE0 for at in changed - screen)
    for name in ("scroll_build", "scroll_lines", "line_address"):
        block = text[text.index(f"; {name} - ") : text.index(f"\n{name}:")]
        assert f"; Size:  {symbols[name + '_end'] - symbols[name]} bytes" in block, name

"""The game `endless`: its maze, its rules, its tape."""

import re

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.endless_game import BACK, CELLS, LEVELS, NAME, Endless, set_level
from emu_tests.machine.images import assembly, begin, every_model, left_to_basic
from emu_tests.records.sampling import every
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST

SEEDS = [1, 2, 5, 40000]


def graph(game: Endless) -> nx.Graph:
    """The cells of all recorded rows, as they were when they came."""
    cells = nx.Graph()
    for row, (walls, below) in game.rows.items():
        for column in range(CELLS):
            cells.add_node((row, column))
            if column < CELLS - 1 and not walls[2 * column + 2]:
                cells.add_edge((row, column), (row, column + 1))
            if not below[2 * column + 1]:
                cells.add_edge((row, column), (row + 1, column))
    return cells


@pytest.mark.parametrize("seed", every(2, SEEDS, "dist/endless.tap"))
def test_from_every_cell_there_is_a_way_to_the_last_row(seed: int) -> None:
    """As Eller's rows promise; and few runs of cells side by side have no way down."""
    game = Endless(seed)
    while game.play() and len(game.rows) < 200:
        pass
    last = len(game.rows) - 1
    assert last > 60
    for part in nx.connected_components(graph(game).subgraph((r, c) for r in range(last + 1) for c in range(CELLS))):
        assert max(row for row, _ in part) == last
    runs = [
        all(below[2 * column + 1] for column in run)
        for walls, below in game.rows.values()
        for run in np.split(np.arange(CELLS), np.flatnonzero(walls[2 : 2 * CELLS : 2]) + 1)
    ]
    assert 0.02 < np.mean(runs) < 0.12
    for walls, below in game.rows.values():
        assert walls[[0, 2 * CELLS]].all()
        assert below[::2].all()


def test_the_table_of_levels() -> None:
    """As the tests of pictures set it."""
    image = assembly(NAME)
    table = image.code[image.symbols["levels"] - image.org :][: 3 * len(LEVELS)]
    assert table == bytes(value for level in LEVELS for value in level)
    assert image.symbols["LEVELS"] == len(LEVELS)


@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_the_speed_of_each_level(level: int) -> None:
    """So many pixels in 16 pictures, as evenly as whole pixels allow; and the hero's in a picture."""
    game = Endless(7)
    set_level(game, level)
    rate, pace, _ = LEVELS[level]
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
    assert places[: 16 // pace + 1] == [84 + pace * number for number in range(16 // pace + 1)]


def test_a_level_is_twenty_rows_and_a_hammer() -> None:
    game = Endless(5)
    gained = []
    level, hammers = 0, 3
    while game.play() and level < 9:
        rows = (game.byte("deepest") - 4) & 0xFF
        assert game.byte("level") == rows // 20
        if game.byte("level") > level:
            gained.append(game.byte("hammers") - hammers)  # less if one was just used
            assert (game.byte("level_rate"), game.byte("hero_next_pace")) == LEVELS[rows // 20][:2]
        level, hammers = game.byte("level"), game.byte("hammers")
        assert hammers <= 9
    assert level == 9
    assert gained[0] == 1 == max(gained)


def test_who_stands_still_is_lost() -> None:
    """56 pixels above him, four pictures a pixel, and one."""
    game = Endless(5)
    pictures = 0
    while game.picture():
        pictures += 1
    assert pictures == 4 * 57 - 1
    assert game.machine.text()[10][3:20].strip() == "The fire has"


@pytest.mark.parametrize("seed", every(4, [0, 1, 2, 3, 4, 5, 6, 7, 1000, 65535], "dist/endless.tap"))
def test_who_knows_the_way_survives_the_first_levels(seed: int) -> None:
    """By keys, on the real program: 120 rows at least, six levels."""
    game = Endless(seed)
    while game.play() and game.byte("level") < 6:
        pass
    assert game.byte("level") == 6
    assert game.word("score") >= 120


def test_the_best_player_is_lost_in_the_end() -> None:
    game = Endless(5)
    pictures = 0
    while game.play():
        pictures += 1
    assert 1500 < pictures < 4000
    assert game.byte("level") >= 10
    assert game.word("best") == game.word("score") > 200


def test_the_score_is_a_row_each_and_five_for_a_gem() -> None:
    """A gem is put into his way now and then; when it is taken it is gone."""
    game = Endless(1)
    gems = 0
    for number in range(600):
        before, deepest = game.word("score"), game.byte("deepest")
        if number % 20 == 0 and (key := game.plan()) in game.ways(game.hero()):
            row, column = game.ways(game.hero())[key]
            game.machine.write(game.symbols["gems"] + row % 256, [2 * column + 1])
        held = game.machine.read(game.symbols["gems"], 256)
        assert game.play()
        row, column = game.byte("hero_row"), game.byte("hero_column")
        here = game.symbols["gems"] + row
        taken = held[row] == 2 * column + 1 and game.machine.peek(here) == 0
        gems += taken
        assert game.word("score") - before == ((game.byte("deepest") - deepest) & 0xFF) + 5 * taken
        if game.byte("hero_left"):
            assert game.machine.peek(here) != 2 * column + 1
    assert gems > 5
    digits = re.search(r"\d+", game.machine.text()[4][24:])
    assert digits
    assert abs(int(digits[0]) - game.word("score")) <= 6


def test_best_is_kept_and_celebrated_once() -> None:
    game = Endless(5)
    machine = game.machine

    def lose(score: int) -> list[str]:
        machine.poke_word(game.symbols["score"], score)
        while game.picture():
            pass
        machine.frames(40)
        return machine.text()

    for score, best, new in ((70, 70, True), (69, 70, False), (70, 70, False), (300, 300, True)):
        text = lose(score)
        assert ("A new best!" in text[12]) == new
        assert int(text[7][24:]) == best == game.word("best")
        assert int(text[4][24:]) == score
        machine.ports.held = ("r",)
        game.run_to("new_game")
        machine.ports.held = ()
        game.begin()
        assert int(machine.text()[7][24:]) == best


def test_turning_round_and_the_next_turn() -> None:
    """Between two cells the way back is open at once; a key that was tapped counts in the next cell."""
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


def test_a_wall_stops_the_hero_whatever_is_held() -> None:
    for key in "aopq":
        game = Endless(5)
        game.picture()
        row, column = game.byte("hero_row"), game.byte("hero_column")
        place = game.symbols["field"] + 64 * (row % 16) + 2 * column
        for at in (place, place + 2, place + 33, place + 33 - 64):
            game.machine.write(at, [0x80])
        x, y, part = game.byte("hero_x"), game.byte("hero_y"), game.byte("scroll_part")
        for number in range(1, 20):
            game.picture(key)
            assert (game.byte("hero_x"), game.byte("hero_y")) == (x, y - (part + 4 * number) // 16)
        assert game.word("score") == 0


@every_model
def test_the_tape_on_each_model(model: int, contended: bool) -> None:
    """Loaded by the ROM, begun, run down, left by BREAK."""
    machine = Machine(model, contended=contended)
    machine.boot()
    machine.load_tape(DIST / f"{NAME}.tap", assembly(NAME).symbols["start"])
    machine.frames(60)
    begin(machine)
    assert machine.text()[1][24:].strip() == "Endless"
    machine.press("a", frames=100)
    machine.press("CS", "SPACE", frames=30, after=90)
    assert left_to_basic(machine)


def test_break_leaves_whenever_it_is_held_for_half_a_second() -> None:
    """SP, IY and HL' as BASIC needs them."""
    for pictures in (0, 1, 37):
        game = Endless(5)
        machine = game.machine
        for _ in range(pictures):
            game.picture("a")
        machine.ports.held = ("CS", "SPACE")
        machine.frames(28)
        machine.ports.held = ()
        machine.run_to(BACK, 200_000)
        registers = machine.registers
        assert (registers.sp, registers.iy, registers.hl_, registers.iff) == (BACK - 14, 0x5C3A, 0x2758, 1)


@pytest.mark.parametrize("model", [48, 128])
def test_a_direction_that_is_still_held_does_not_end_the_pause(model: int, loaded) -> None:
    """H is pressed while running: the game stands still until the direction is let go and a key is pressed."""
    machine = loaded(NAME, model)
    begin(machine)
    machine.ports.held = ("a",)
    machine.frames(5)
    machine.ports.held = ("a", "h")
    machine.frames(10)
    machine.ports.held = ("a",)
    machine.frames(100)
    assert machine.text()[19][26:] == "PAUSED"
    machine.ports.held = ()
    machine.frames(20)
    assert machine.text()[19][26:] == "PAUSED"
    machine.press("a", frames=4, after=4)
    assert machine.text()[19][26:].strip() == "pause"


def test_break_leaves_a_pause_whatever_is_held(loaded) -> None:
    machine = loaded(NAME)
    begin(machine)
    machine.press("h", frames=10, after=10)
    machine.press("a", "CS", "SPACE", frames=30, after=90)
    assert left_to_basic(machine)

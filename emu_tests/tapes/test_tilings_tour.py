"""The tour of the tape `tilings`: won and lost by keys, the clock, what is left when it ends."""

import random

import networkx as nx
import pytest

from emu_tests.machine.images import START, assembly, every_model, left_to_basic, start_again
from emu_tests.machine.pages import page, reach
from emu_tests.machine.pressing import address, at, byte, frames_until, hold, place, press, until, word
from emu_tests.machine.tilings_tape import KEYS, NAME, ORDER, ends, graph, rest, way
from emu_tests.machine.tilings_tour import (
    BEGINS,
    FEWEST,
    GOES,
    MISSED,
    PANEL,
    STAR,
    WON,
    begun,
    left,
    out,
    par,
    shown,
    star_colours,
    stars,
    walk,
)

TENTHS = 5  # frames


@pytest.mark.parametrize("model", [48, 128])
def test_who_knows_the_way_wins(model: int, loaded) -> None:
    """All tilings in their order, stars, points, what is left of the time; then a name among the best."""
    machine, score, limit = loaded(NAME, model, contended=True), 0, BEGINS
    begun(machine)
    for level, name in enumerate(ORDER):
        rest(machine, GOES)
        first, last = ends(machine)
        fewest = nx.shortest_path_length(graph(machine), first, last)
        limit += par(fewest, level)
        assert machine.text()[0].split() == ["LEVEL", str(level + 1), *machine.text()[0].split()[2:-1], str(score)]
        assert ORDER[byte(machine, NAME, "tiling")] == name
        assert (shown(machine, 13), word(machine, NAME, "tour_limit")) == (par(fewest, level), limit)
        assert place(machine, NAME, "walker") == first
        began = word(machine, NAME, "tour_begun")
        walk(machine, way(machine, first, last), pace=8)
        points = out(machine)
        used = word(machine, NAME, "clock") - began
        assert abs(used * TENTHS - 8 * fewest) < 20, "the clock is that of the frames"
        count = stars(fewest, used, level)
        cashed = (limit - began - used) // 4
        limit -= cashed
        assert points == STAR * count + FEWEST + cashed
        assert star_colours(machine) == [WON] * count + [MISSED] * (3 - count)
        score += points
        assert word(machine, NAME, "tour_score") == score
        press(machine, "ENTER", after=0)
        if name != ORDER[-1]:
            until(machine, NAME, GOES)
    machine.frames(400)
    rows = machine.text()
    assert rows[2].strip() == "You have walked them all!"
    assert rows[20].split() == ["Points", str(score), "Mazes", str(len(ORDER))]
    press(machine, "BREAK", after=60)
    machine.type("b", "o", "t", "ENTER")
    machine.frames(40)
    assert machine.text()[4].split() == ["1", "BOT", str(score)]
    press(machine, "ENTER", after=60)
    assert machine.text()[23] == START
    press(machine, "b", after=60)
    assert machine.text()[4].split() == ["1", "BOT", str(score)]


def test_who_stands_still_loses() -> None:
    """When the time that is shown has passed; the table of best scores follows, then the title."""
    machine = at(NAME, "level")
    wait = left(machine) * TENTHS
    machine.frames(wait - 20)
    assert machine.text()[0].startswith(" LEVEL 1 ")
    assert machine.attributes()[32 * 16 + PANEL] == 0x42, "it is red"
    machine.frames(100)
    assert machine.text()[0].startswith(" LEVEL 1 ")
    assert machine.text()[23].strip() == "Your time is up: press any key"
    assert machine.attributes()[32 * 23] == 0x57
    assert byte(machine, NAME, "way_shown") == 1
    frames_until(machine, lambda: machine.text()[2].strip() == "Squares beat you.", 300)
    machine.frames(120)
    assert machine.text()[20].split() == ["Points", "0", "Mazes", "0"]
    assert machine.text()[23].strip() == "Any key: try again  BREAK: end"
    press(machine, "BREAK", after=60)
    assert machine.text()[1].strip() == "BEST TOURS"
    press(machine, "ENTER", after=60)
    assert machine.text()[23] == START


@pytest.mark.parametrize(("pace", "wins"), [(14, True), (17, True), (20, False), (30, False)])
def test_how_fast_one_has_to_be(pace: int, wins: bool) -> None:
    """Three seconds of thought in each maze and a third of a second a step are enough, 20 frames a step are not."""
    machine = at(NAME, "title")
    begun(machine, 4711)
    for level in range(len(ORDER)):
        rest(machine, GOES)
        machine.frames(150)
        for code in way(machine, *ends(machine)):
            press(machine, KEYS[code], frames=2, after=pace - 2)
            if machine.text()[23].startswith(" Your time is up"):
                assert not wins
                assert level >= 1
                return
        out(machine)
        press(machine, "ENTER", after=60)
    assert wins
    machine.frames(300)
    assert "walked them all" in machine.text()[2]


def test_a_tour_that_is_won_goes_on_with_less_time() -> None:
    """The first maze again as level 14; what is left of the time stays, and par is shorter."""
    machine = at(NAME, "level")
    machine.write(address(NAME, "tour_level"), [len(ORDER) - 1])
    machine.poke_word(address(NAME, "tour_score"), 4000)
    machine.set(pc=address(NAME, "tour_out"))
    points = out(machine)
    press(machine, "ENTER", after=400)
    assert machine.text()[20].split() == ["Points", str(4000 + points), "Mazes", str(len(ORDER))]
    rest_of_time = left(machine)
    press(machine, "ENTER", after=0)
    until(machine, NAME, GOES)
    rest(machine, GOES)
    fewest = nx.shortest_path_length(graph(machine), *ends(machine))
    assert machine.text()[0].split() == ["LEVEL", "14", "Squares", str(4000 + points)]
    assert shown(machine, 13) == par(fewest, len(ORDER))
    assert abs(left(machine) - rest_of_time - par(fewest, len(ORDER))) < 3
    for _ in range(2):
        press(machine, "BREAK", after=120)
    assert machine.text()[20].split() == ["Points", str(4000 + points), "Mazes", str(len(ORDER))]


@pytest.mark.parametrize("keys", [["BREAK"], ["ENTER", "BREAK", "BREAK"], ["ENTER", "p", "BREAK"]])
def test_the_points_of_a_tour_that_is_left_count(keys: list[str]) -> None:
    """BREAK when a maze is done, twice in the next one, or while the clock stands: stars, then a name."""
    machine = at(NAME, "level")
    walk(machine, way(machine, *ends(machine)), pace=8)
    points = out(machine)
    for key in keys:
        press(machine, key, after=100)
    assert machine.text()[2].strip() == "Your tour is over."
    assert machine.text()[20].split()[:2] == ["Points", str(points)]
    press(machine, "ENTER", after=60)
    machine.type("a", "d", "a", "ENTER")
    machine.frames(40)
    ranks = [row.split() for row in machine.text()[4:20] if len(row.split()) == 3]
    assert ["ADA", str(points)] in [rank[1:] for rank in ranks]
    assert [rank[0] for rank in ranks] == [*"12345678"]
    assert sorted((int(rank[2]) for rank in ranks), reverse=True) == [int(rank[2]) for rank in ranks]
    assert int(ranks[-1][2]) >= 200, "scores to beat"


def test_a_torus_ends_in_its_middle() -> None:
    """Its corners are neighbours; a board of choices keeps the exit in the corner."""
    machine = at(NAME, "level")
    machine.write(address(NAME, "tour_level"), [ORDER.index("torus")])
    machine.set(pc=address(NAME, "tour_level_begin"))
    until(machine, NAME, GOES)
    rows, columns = byte(machine, NAME, "tiling_rows"), byte(machine, NAME, "tiling_columns")
    assert ends(machine)[1] == (rows // 2, columns // 2)


def test_after_ten_seconds_the_library_plays_until_a_key_is_pressed() -> None:
    """Every tiling by the shortest way, then the title again."""
    machine = at(NAME, "title")
    machine.frames(560)
    for name in ORDER[:3]:
        assert ORDER[byte(machine, NAME, "tiling")] == name
        assert "Demo" in machine.text()[23]
        until(machine, NAME, "tour_maze", 4000)
        assert byte(machine, NAME, "found")
        assert word(machine, NAME, "steps") == word(machine, NAME, "fewest")
        machine.frames(60)
    press(machine, "SPACE", after=80)
    assert machine.text()[23] == START


def test_keys_of_ones_own_walk_and_the_rose_rests() -> None:
    """I J U Y are up, down, left, right as the page asks for them; the panel has them instead of the rose."""
    machine = at(NAME, "own")
    for key in ("i", "j", "u", "y"):  # up, down, left, right
        press(machine, key, after=20)
    press(machine, "BREAK", after=60)
    assert machine.text()[17][2:6] == "IJUY"
    begun(machine)
    assert [row[PANEL:].split() for row in machine.text()[2:9:2]] == [["I"], ["U", "Y"], ["J"], []]
    codes = way(machine, *ends(machine))
    for code in codes[:5]:
        before = place(machine, NAME, "walker")
        press(machine, KEYS[code], frames=2, after=8)
        assert place(machine, NAME, "walker") == before
        press(machine, {0: "i", 2: "y", 4: "j", 6: "u"}[code], frames=2, after=8)
        assert place(machine, NAME, "walker") != before


@pytest.mark.parametrize(("key", "letters"), [("2", "9678"), ("3", "4123"), ("4", "7586")])
def test_the_panel_has_the_keys_of_the_set_that_is_chosen(key: str, letters: str) -> None:
    """Up, left, right, down; ENTER leaves the page. No hint names keys that are not in use."""
    machine = at(NAME, "keys")
    press(machine, key, after=30)
    press(machine, "ENTER", after=60)
    assert machine.text()[23] == START
    for name in ("circle", "storeys", "torus"):
        machine.write(address(NAME, "tour_level"), [ORDER.index(name)])
        machine.set(pc=address(NAME, "tour_level_begin"))
        until(machine, NAME, GOES)
        rest(machine, GOES)
        up, left_, right, down = letters
        assert [row[PANEL:].split() for row in machine.text()[2:9:2]] == [[up], [left_, right], [down], []]
        hint = "Cross an edge to the far side" if name == "torus" else "Find the way from green to red"
        assert machine.text()[23].strip() == hint


def test_a_letter_that_the_tape_has_is_refused_by_name() -> None:
    machine = at(NAME, "own")
    press(machine, "s", after=20)
    assert machine.text()[17].strip() == "S is taken."
    press(machine, "i", after=20)
    assert not machine.text()[17].strip()
    assert machine.text()[7].split() == ["Up", "I"]


@every_model
def test_best_scores_and_keys_stay_when_the_program_is_begun_again(model: int, contended: bool, loaded) -> None:
    machine = loaded(NAME, model, contended)
    machine.write(address(NAME, "scores_tilings"), [*b"ADA.....", 57, 4])
    machine.frames(40)  # the title is drawn
    press(machine, "BREAK", after=80)
    assert left_to_basic(machine)
    start_again(machine)
    machine.frames(120)
    press(machine, "b", after=60)
    assert machine.text()[4].split() == ["1", "ADA.....", "1081"]


@pytest.mark.parametrize("name", ["title", "level", "menu", "hexagon"])
def test_random_keys_write_nowhere_else(name: str) -> None:
    """The loader's memory below the program and what is above its variables stay as they were."""
    machine = reach(page(NAME, name)) if name == "title" else at(NAME, name)
    last = max(value for value in assembly(NAME).symbols.values() if value < 0xFF58)
    first, above = machine.read(0x5D00, 0x5E80 - 0x5D00), machine.read(last + 1024, 0xFE00 - last - 1024)
    choose = random.Random(name)
    for _ in range(300):
        keys = [*"qweadzxcsphntmkbwfr", *"56780123", "ENTER", "SPACE", "up", "down"]
        press(machine, choose.choice(keys), frames=3, after=choose.randrange(2, 12))
    hold(machine)
    assert machine.read(0x5D00, 0x5E80 - 0x5D00) == first
    assert machine.read(last + 1024, 0xFE00 - last - 1024) == above

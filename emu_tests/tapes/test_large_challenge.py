"""The challenge of the tape `large`: mazes, gems, time, what is won; the library at play."""

import numpy as np
import pytest

from emu_tests.machine.images import number
from emu_tests.machine.large_challenge import (
    GEM_POINTS,
    GEM_SECONDS,
    KEYS_SHOWN,
    KINDS,
    LEVELS,
    RULES,
    TIME_LEAST,
    WAY_COST,
    WAY_STEPS,
    at_home,
    at_level,
    nearest_gem,
    ring,
    take,
)
from emu_tests.machine.large_tape import (
    COLUMNS,
    GEM,
    GEM_SHAPE,
    GOAL,
    HOUND_INK,
    KEYS,
    LEVEL_WALLS,
    MAP_COLUMN,
    MAP_HERO_INK,
    MAP_ROW,
    NAME,
    PANEL,
    ROW_FIGURES,
    ROW_TOLD,
    ROWS,
    SHAPES,
    STEPS,
    THEMES,
    assert_map,
    assert_window,
    in_window,
    map_pixels,
    only_way,
    steps_between,
    walk,
)
from emu_tests.machine.pressing import address, at, byte, hold, press, until, word
from emu_tests.oracles.paths import Place, Walls
from zxmazes.routines.large import LargeLibrary


@pytest.mark.parametrize("level", range(8))
def test_the_mazes_gems_and_time_of_each_level(level: int) -> None:
    """The library's, the gems in cells of their own; some seconds and an eighth of the shortest way's steps."""
    for seed in (level, 1997 + level, 65535 - level):
        machine, library = at_level(level, seed), LargeLibrary()
        size, generator, loops, home, goal = LEVELS[level]
        shown = walk(machine)
        library.generate(generator, seed, size, size)
        if loops:
            library.set_parameters({"braid_percent": loops})
            library.transform("braid_large", None, None)
        assert (shown.walls == library.walls()[:size, :size]).all()
        assert (shown.hero, shown.home, shown.goal) == (home, home, goal)
        assert shown.gems is not None
        cells = {shown.cell_of(place) for place in (*shown.gems, shown.home, shown.goal)}
        assert len(cells) == 5
        marked = [tuple(place) for place in np.argwhere((shown.field & GEM > 0) & ~shown.walls).tolist()]
        assert sorted(shown.gems) == marked
        shortest = steps_between(shown.walls, shown.home, ring(shown))
        assert word(machine, NAME, "best_steps") == shortest
        assert (
            word(machine, NAME, "seconds")
            == TIME_LEAST[level] + shortest // 8
            == number(machine.text()[ROW_FIGURES], "Time")
        )
        assert machine.text()[0][1:16].rstrip() == f"{level + 1} of 8 {KINDS[level]}"
        assert machine.text()[23].rstrip() == KEYS_SHOWN
        assert machine.text()[ROW_TOLD][PANEL:].strip() == RULES[level]
        assert not machine.text()[22].strip(), "nothing touches the board"
        assert_window(shown)
        assert_map(machine, in_window(shown))


@pytest.mark.parametrize("seed", [5, 1997])
def test_the_time_of_a_maze_is_its_own(seed: int) -> None:
    """Whatever the maze before had, and also if a challenge begins with it."""
    machine = at_level(0, seed)
    for level in range(1, len(LEVELS)):
        machine.set(pc=address(NAME, "to_page"), hl=address(NAME, "out_page"))
        until(machine, NAME, "out_frame")
        press(machine, "ENTER", after=4)
        until(machine, NAME, "explore_frame")
        assert byte(machine, NAME, "level") == level
        assert word(machine, NAME, "seconds") == TIME_LEAST[level] + word(machine, NAME, "best_steps") // 8 >= 15
    machine.set(pc=address(NAME, "to_page"), hl=address(NAME, "lost_page"))
    machine.poke_word(address(NAME, "score"), 0)
    until(machine, NAME, "out_frame")
    press(machine, "n", after=4)
    until(machine, NAME, "explore_frame")
    assert word(machine, NAME, "seconds") == TIME_LEAST[7] + word(machine, NAME, "best_steps") // 8


@pytest.mark.parametrize("level", range(8))
def test_a_map_has_a_frame(level: int) -> None:
    """A cell wide, all round a map in the middle of the panel, and a gap between it and the window."""
    shown = walk(at_level(level, 7))
    top, left = 16 - shown.cells, (16 - shown.cells) // 2
    expected = np.full((18 - top, 18), 0x07, np.uint8)
    expected[:, left : left + shown.cells + 2] = THEMES[level] & 0x3F
    panel = shown.colours[MAP_ROW - 1 + top : MAP_ROW + 17, MAP_COLUMN - 1 :].copy()
    inside = slice(1, 1 + shown.cells), slice(left + 1, left + 1 + shown.cells)
    panel[inside] = expected[inside] = 0
    assert (panel == expected).all()
    pixels = shown.pixels[8 * (MAP_ROW - 1 + top) : 8 * (MAP_ROW + 17), COLUMNS:].copy()
    pixels[8 : 8 * (1 + shown.cells), left + 2 : left + 2 + shown.cells] = 0
    assert not pixels.any(), "nothing but the map, nor beside its frame"


@pytest.mark.parametrize("level", range(8))
def test_a_maze_has_its_name_where_its_map_leaves_room(level: int) -> None:
    """In large letters; an empty row above it and, where there is room, below it."""
    shown = walk(at_level(level, 7))
    named = shown.cells <= 12
    lit = [bool(shown.pixels[8 * row : 8 * row + 8, COLUMNS:].any()) for row in range(1, 6)]
    above = MAP_ROW - 1 + 16 - shown.cells
    assert lit[: above - 1] == [False, True, True, True, False][: above - 1]
    assert named == (above >= 5)
    drawn = {THEMES[level] >> 3 & 7 | 0x40, THEMES[level] >> 3 & 7, 0x07}
    colours = shown.colours[2:5, COLUMNS:] if named else np.zeros((3, 1))
    assert set(colours.ravel().tolist()) <= (drawn if named else {0})


@pytest.mark.parametrize("page", ["out_page", "lost_page"])
def test_no_text_of_a_last_page_touches_the_frame(page: str) -> None:
    machine = at_level(7, 7)
    machine.set(pc=address(NAME, "to_page"), hl=address(NAME, page))
    until(machine, NAME, "out_frame")
    shown = walk(machine)
    assert not shown.pixels[8 : 8 * 19, MAP_COLUMN - 2].any()
    assert (shown.colours[1:19, MAP_COLUMN - 1] == THEMES[7] & 0x3F).all()
    assert not shown.pixels[8 : 8 * 19, MAP_COLUMN - 1].any()


def test_each_maze_has_walls_of_its_own() -> None:
    """None of a gem's colour or the ring's, which is not the hound's, and none plain blue on black, which is dim."""
    assert len({SHAPES[GOAL][0] % 8, HOUND_INK % 8, GEM_SHAPE[0] % 8, MAP_HERO_INK % 8}) == 4
    assert len(set(LEVEL_WALLS)) == len(LEVELS)
    for level in range(len(LEVELS)):
        shown = walk(at_level(level, 7))
        walls = np.argwhere(shown.walls & in_window(shown)) - shown.corner
        top, left, _, _ = shown.window
        colours = {shown.cell(top + int(row), left + int(column))[0] for row, column in walls}
        assert colours == {LEVEL_WALLS[level]}
        assert colours.isdisjoint({0x01, 0x08})
        for ink in (GEM_SHAPE[0], SHAPES[GOAL][0]):
            assert ink not in colours | {colour // 8 % 8 for colour in colours}, "a gem is brighter than a magenta wall"


def test_a_gem_gives_seconds_and_goes_from_the_map() -> None:
    machine = at_home(0, 3)
    shown = walk(machine)
    gem = nearest_gem(shown)
    seen = in_window(shown)
    for code in only_way(shown.walls, shown.home, gem)[:-2:2]:
        take(machine, [code])
        seen |= in_window(walk(machine))
    before = word(machine, NAME, "seconds")
    take(machine, only_way(shown.walls, walk(machine).hero, gem))
    after = walk(machine)
    assert before + GEM_SECONDS - 1 <= word(machine, NAME, "seconds") <= before + GEM_SECONDS
    assert after.gems is not None
    assert len(after.gems) == 2
    assert gem not in after.gems
    assert byte(machine, NAME, "gems_got") == 1
    assert word(machine, NAME, "score") == GEM_POINTS == number(machine.text()[0], "score")
    assert [after.cell(ROW_FIGURES, column)[0] for column in (15, 17, 19)] == [GEM_SHAPE[0], 0x07, 0x07]
    assert map_pixels(after)[1][after.cell_of(gem)] == MAP_HERO_INK, "who walks is there"
    for code in only_way(after.walls, gem, (1, 1))[:8:2]:
        take(machine, [code])
        seen |= in_window(walk(machine))
    assert_map(machine, seen | in_window(after))


@pytest.mark.parametrize(("level", "key"), [(0, ""), (3, ""), (1, "w"), (3, "m")])
def test_a_level_is_won_and_the_next_one_is_larger(level: int, key: str) -> None:
    """A bot with the gem first: points as the page lists them, none for help; stars; then the next level."""
    machine, helped = at_home(level, 33), bool(key)
    if helped:
        press(machine, key, after=60)
    shown = walk(machine)
    gem = nearest_gem(shown)
    take(machine, only_way(shown.walls, shown.home, gem))
    here = walk(machine).hero
    codes = only_way(shown.walls, here, ring(shown))
    take(machine, codes[:-2])
    gems = 3 - len(walk(machine).gems or ())
    hold(machine, KEYS[STEPS[codes[-1]]])
    until(machine, NAME, "walk_out")
    seconds = number(machine.text()[ROW_FIGURES], "Time")
    hold(machine)
    until(machine, NAME, "out_frame")
    rows = machine.text()
    words = ((6, "ring"), (9, "gems"), (13, ""), (15, "time"), (16, "map seen"), (17, "total"))
    won = [number(rows[row], word_) for row, word_ in words]
    assert rows[12][4:14].strip() == "no W or M"
    star = 100 * (level + 1)
    assert won == [star, 100 * gems, 0 if helped else star, 2 * seconds, word(machine, NAME, "mapped"), sum(won[:5])]
    assert word(machine, NAME, "score") == won[5] == number(rows[0], "score")
    assert number(rows[19], "steps") >= number(rows[20], "fewest") == word(machine, NAME, "best_steps") // 2
    assert byte(machine, NAME, "all_stars") == 2 + (gems == 3) - helped
    assert list(machine.read(address(NAME, "star_rows"), 3)) == [1, int(gems == 3), 1 - helped]
    press(machine, "ENTER", after=4)
    until(machine, NAME, "explore_frame")
    assert walk(machine).size == LEVELS[level + 1][0]
    assert number(machine.text()[0], "score") == won[5]


def test_the_library_walks_all_mazes_until_a_key_is_pressed() -> None:
    """After ten seconds on the title; to a gem and then to the ring, with the hound behind; then the title again.

    With the clock of a player, in which a player's steps are counted and nothing else.
    """
    machine = at(NAME, "title")
    for level in (0, 1):
        until(machine, NAME, "explore_frame", 1500)
        assert (byte(machine, NAME, "level"), byte(machine, NAME, "demo_on")) == (level, 1)
        whole = TIME_LEAST[level] + word(machine, NAME, "best_steps") // 8
        assert number(machine.text()[ROW_FIGURES], "Time") == word(machine, NAME, "seconds") == whole
        assert machine.text()[23].strip() == "Watching: press a key"
        shown = walk(machine)
        assert shown.gems
        there = steps_between(shown.walls, shown.home, shown.gems[0])
        there += steps_between(shown.walls, shown.gems[0], shown.goal)
        told = set()
        for _ in range(30):
            machine.frames(4)
            told.add(machine.text()[ROW_TOLD][PANEL:].rstrip())
        assert told & {" Hound is out!", " Hound in sight!"}
        until(machine, NAME, "challenge_out", 2500)
        assert word(machine, NAME, "steps") == there
        gems = byte(machine, NAME, "gems_got")
        assert gems >= 1
        walked = whole + GEM_SECONDS * gems - word(machine, NAME, "seconds")
        assert 0 <= there / 12.5 - walked < 1.2, "it thinks twice, and that is not counted"
        assert byte(machine, NAME, "tries") >= 3


def test_the_library_stops_at_a_key() -> None:
    machine = at(NAME, "watched")
    press(machine, "x", after=100)
    assert "ENTER start" in machine.text()[23]
    assert byte(machine, NAME, "demo_on") == 0


def seen_from(walls: Walls, corner: Place) -> Walls:
    seen = np.zeros(walls.shape, bool)
    seen[corner[0] : corner[0] + ROWS, corner[1] : corner[1] + COLUMNS] = True
    return seen


@pytest.mark.parametrize("level", range(5))
def test_a_bot_that_knows_only_its_map_has_time_but_not_too_much(level: int) -> None:
    """It takes what it has not seen for free and looks for the ring only. It never stops to think; a player does.

    One that lets W show it each piece of the way has less time left.
    """
    left, helped = list[float](), list[float]()
    for seed in (1, 2, 5):
        machine = at_level(level, seed)
        machine.write(address(NAME, "hound_wait"), [0])  # it stays at home
        shown, time = walk(machine), word(machine, NAME, "seconds")
        known = np.zeros(shown.walls.shape, bool)
        known[:, [0, -1]] = known[[0, -1]] = known[::2, ::2] = True
        here, steps = shown.home, 0
        while here != ring(shown):
            corner = [
                min(max(at - size // 2, 0), shown.size - size) for at, size in zip(here, (ROWS, COLUMNS), strict=True)
            ]
            known = np.where(seen_from(shown.walls, (corner[0], corner[1])), shown.walls, known)
            code = only_way(known, here, ring(shown))[0]
            here, steps = (here[0] + STEPS[code][0], here[1] + STEPS[code][1]), steps + 1
        left.append(1 - steps / 12.5 / time)
        shortest = word(machine, NAME, "best_steps")
        helped.append(1 - (shortest / 12.5 + WAY_COST * -(-shortest // WAY_STEPS)) / time)
    assert all(one > 0.15 for one in left)
    assert 0.3 < float(np.median(left)) < 0.75
    assert float(np.median(helped)) < 0.2


def test_a_challenge_that_begins_anew_has_no_stars() -> None:
    machine = at(NAME, "title")
    machine.write(address(NAME, "all_stars"), [9, 7, 7, 7])
    press(machine, "ENTER", after=4)
    until(machine, NAME, "explore_frame")
    assert not any(machine.read(address(NAME, "all_stars"), 4))

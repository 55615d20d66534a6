"""The challenge of the tape `large`: mazes, the map that fills in, gems, the clock, what help costs."""

# Longer than 300 lines because it judges one game: its mazes, map, gems, clock and help share the bots below.
import numpy as np
import pytest

from emu_tests.machine.images import number
from emu_tests.machine.large_tape import (
    BEASTS,
    COLUMNS,
    FIGURES,
    FOG,
    FRAME_INK,
    GEM,
    GEM_SHAPE,
    GOAL,
    HERO_INK,
    HOUND_INK,
    LEVEL_WALLS,
    LINE,
    MAP_COLUMN,
    MAP_HERO_INK,
    MAP_ROW,
    NAME,
    ON_WAY,
    PANEL,
    ROW_FIGURES,
    ROW_TOLD,
    ROWS,
    SEEN,
    SHAPES,
    UNSEEN,
    Walk,
    assert_map,
    assert_window,
    in_window,
    map_pixels,
    steps_between,
    walk,
)
from emu_tests.machine.pressing import address, at, byte, hold, press, until, word
from emu_tests.oracles.paths import Place, Walls
from emu_tests.tapes.test_large_tape import KEYS, STEPS, only_way
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.large import LargeLibrary

#: Size, generator, percentage of dead ends removed, where the hero and the ring are, of each level.
LEVELS = (
    (31, "eller_large", 100, (1, 1), (29, 29)),
    (47, "dfs_large", 100, (45, 1), (1, 45)),
    (63, "eller_large", 50, (61, 1), (1, 61)),
    (63, "dfs_large", 75, (61, 61), (1, 1)),
    (79, "eller_large", 50, (1, 77), (77, 1)),
    (95, "dfs_large", 75, (93, 1), (47, 47)),
    (95, "eller_large", 50, (1, 1), (93, 93)),
    (127, "dfs_large", 70, (125, 125), (1, 1)),
)
#: Seconds besides an eighth of the shortest way's steps, of each level.
TIME_LEAST = 7, 8, 8, 20, 10, 22, 15, 35
GEM_SECONDS, WAY_COST, MAP_COST, WAY_STEPS, MAP_STEPS = 3, 5, 8, 40, 64
GEM_POINTS = 100
KEYS_SHOWN = f" H pause   W way-{WAY_COST}s    M map-{MAP_COST}s"


def at_level(level: int, seed: int) -> Machine:
    """A walk in the maze of a level; its generator begins with this seed."""
    machine = at(NAME, "title")
    hold(machine, "ENTER")
    until(machine, NAME, "level_begin")
    hold(machine)
    machine.set(a=level)
    machine.poke_word(address(NAME, "rng_seed"), seed)
    until(machine, NAME, "explore_frame")
    return machine


def at_home(level: int, seed: int) -> Machine:
    """The same, but the hound stays at home."""
    machine = at_level(level, seed)
    machine.write(address(NAME, "hound_wait"), [0])
    return machine


def started(machine: Machine) -> None:
    """As if the hero had taken a step and come back, so that clock and hound have begun."""
    machine.poke_word(address(NAME, "steps"), 1)
    machine.write(address(NAME, "clock_on"), [1])


def beside(here: Place, code: int) -> Place:
    return here[0] + STEPS[code][0], here[1] + STEPS[code][1]


def ring(shown: Walk) -> Place:
    return shown.goal


def take(machine: Machine, codes: list[int]) -> None:
    """Take these steps by keys. Who would end between two cells goes on to the next one."""
    for code in codes:
        hold(machine, KEYS[STEPS[code]])
        until(machine, NAME, "draw_all")
        hold(machine)
    machine.frames(12)


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
        assert f"Maze {level + 1} of 8" in machine.text()[0]
        assert machine.text()[23].rstrip() == KEYS_SHOWN
        assert not machine.text()[22].strip(), "nothing touches the board"
        assert_window(shown)
        assert_map(machine, in_window(shown))


@pytest.mark.parametrize("seed", [5, 1997])
def test_the_time_of_a_maze_is_its_own(seed: int) -> None:
    """Whatever the maze before had, and also if a challenge begins with it."""
    machine = at_level(0, seed)
    for level in range(1, len(LEVELS)):
        machine.set(pc=address(NAME, "to_page"), hl=address(NAME, "out_page"))
        until(machine, NAME, "out_wait")
        press(machine, "ENTER", after=4)
        until(machine, NAME, "explore_frame")
        assert byte(machine, NAME, "level") == level
        assert word(machine, NAME, "seconds") == TIME_LEAST[level] + word(machine, NAME, "best_steps") // 8 >= 15
    machine.set(pc=address(NAME, "to_page"), hl=address(NAME, "lost_page"))
    machine.poke_word(address(NAME, "score"), 0)
    until(machine, NAME, "out_wait")
    press(machine, "n", after=4)
    until(machine, NAME, "explore_frame")
    assert word(machine, NAME, "seconds") == TIME_LEAST[7] + word(machine, NAME, "best_steps") // 8


@pytest.mark.parametrize("level", range(8))
def test_a_map_has_a_frame(level: int) -> None:
    """A cell wide, all round a map in the middle of the panel, and a gap between it and the window."""
    shown = walk(at_level(level, 7))
    top, left = 16 - shown.cells, (16 - shown.cells) // 2
    expected = np.full((18 - top, 18), 0x07, np.uint8)
    expected[:, left : left + shown.cells + 2] = FRAME_INK
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
    colours = shown.colours[2:5, COLUMNS:] if named else np.zeros((3, 1))
    assert set(colours.ravel().tolist()) <= ({0x45, 0x05, 0x07} if named else {0})


@pytest.mark.parametrize("page", ["out_page", "lost_page"])
def test_no_text_of_a_last_page_touches_the_frame(page: str) -> None:
    machine = at_level(7, 7)
    machine.set(pc=address(NAME, "to_page"), hl=address(NAME, page))
    until(machine, NAME, "out_wait")
    shown = walk(machine)
    assert not shown.pixels[8 : 8 * 19, MAP_COLUMN - 2].any()
    assert (shown.colours[1:19, MAP_COLUMN - 1] == FRAME_INK).all()
    assert not shown.pixels[8 : 8 * 19, MAP_COLUMN - 1].any()


@pytest.mark.parametrize("level", [0, 2, 4, 7])
def test_the_map_shows_what_was_seen_and_nothing_else(level: int) -> None:
    """Along the shortest way: each place that was ever in the window, wall by wall; the rest is dark."""
    machine = at_home(level, 7)
    shown = walk(machine)
    seen = in_window(shown)
    codes = only_way(shown.walls, shown.home, ring(shown))
    for count, code in enumerate(codes[:120:2]):
        before = walk(machine)
        take(machine, [code])
        if word(machine, NAME, "steps") == len(codes):
            break
        shown = walk(machine)
        assert shown.hero == (before.hero[0] + 2 * STEPS[code][0], before.hero[1] + 2 * STEPS[code][1])
        seen |= in_window(shown)
        if count % 5 == 4:
            assert_window(shown)
            assert_map(machine, seen)
    assert (~seen).any()


@pytest.mark.parametrize("level", [0, 4])
def test_each_cell_of_the_map_counts_once_it_is_seen(level: int) -> None:
    """But for those of the ring and the gems, which are known; no cell twice."""
    machine = at_home(level, 7)
    shown = walk(machine)
    marked = {shown.cell_of(place) for place in (ring(shown), *(shown.gems or ()))}
    seen = in_window(shown)
    codes = only_way(shown.walls, shown.home, ring(shown))[:40:2]
    for code in (*codes, *[code ^ 4 for code in reversed(codes[-5:])]):
        cells = {shown.cell_of((int(row), int(column))) for row, column in np.argwhere(seen)}
        assert word(machine, NAME, "mapped") == len(cells - marked)
        take(machine, [code])
        seen |= in_window(walk(machine))
    assert len(cells) > len({shown.cell_of((row, column)) for row in range(ROWS) for column in range(COLUMNS)})


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


def test_the_help_tells_of_the_hound_and_draws_what_it_names() -> None:
    """Its lines leave the last column free; the prices are those of the pause."""
    machine = at(NAME, "help")
    rows, shown = machine.text(), walk(machine)
    text = " ".join(row[4:].strip() for row in rows if row.strip())
    for told in (
        "Reach the ring ? in time. A step, W or M starts it.",
        "A hound follows your trail, in sight as fast",
        "hound rests",
    ):
        assert told in text
    assert f"20 cells of the way   -{WAY_COST} s" in text
    assert f"whole map, 32 of way  -{MAP_COST} s" in text
    assert all(row[:2] + row[31:] == "   " for row in rows)
    drawn = [shown.cell(row, 2) for row in (2, 6, 14)]
    assert drawn[0] in [(HERO_INK, figure) for figure in FIGURES]
    assert drawn[1] in [(HOUND_INK, beast) for beast in BEASTS]
    assert drawn[2] == GEM_SHAPE
    assert shown.cell(2, 19) == SHAPES[GOAL]
    assert [machine.attributes()[32 * row + 2] for row in (10, 12)] == [machine.attributes()[32 * 10 + 2]] * 2


def nearest_gem(shown: Walk) -> Place:
    assert shown.gems
    return min(shown.gems, key=lambda gem: len(only_way(shown.walls, shown.hero, gem)))


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
    assert word(machine, NAME, "score") == GEM_POINTS == number(machine.text()[0], "points")
    assert [after.cell(ROW_FIGURES, column)[0] for column in (16, 18, 20)] == [GEM_SHAPE[0], 0x07, 0x07]
    assert map_pixels(after)[1][after.cell_of(gem)] == MAP_HERO_INK, "who walks is there"
    for code in only_way(after.walls, gem, (1, 1))[:8:2]:
        take(machine, [code])
        seen |= in_window(walk(machine))
    assert_map(machine, seen | in_window(after))


def test_w_shows_forty_steps_for_five_seconds() -> None:
    """Of the shortest way from here; not when so many seconds are not left."""
    machine = at_level(5, 11)
    shown = walk(machine)
    before = word(machine, NAME, "seconds")
    press(machine, "w", after=4)
    until(machine, NAME, "explore_frame")
    after = walk(machine)
    assert word(machine, NAME, "seconds") == before - WAY_COST
    line = {tuple(place) for place in np.argwhere((after.field & LINE > 0) & ~after.walls).tolist()}
    assert len(line) == WAY_STEPS + 1
    assert all(
        steps_between(shown.walls, shown.home, place) + steps_between(shown.walls, place, ring(shown))
        == word(machine, NAME, "best_steps")
        for place in sorted(line)[::8]
    )
    assert_window(after)


def test_w_is_refused_when_so_many_seconds_are_not_left() -> None:
    machine = at_level(5, 11)
    for left, shows in ((WAY_COST, False), (WAY_COST + 1, True)):
        machine.poke_word(address(NAME, "seconds"), left)
        machine.write(address(NAME, "clock_part"), [50])
        machine.frames(10)
        press(machine, "w", after=2)
        until(machine, NAME, "explore_frame")
        assert (word(machine, NAME, "seconds") <= 1) == shows


def press_w(machine: Machine) -> tuple[int, int]:
    """The seconds that W costs here, and the places in its line then."""
    machine.poke_word(address(NAME, "seconds"), 100)
    machine.write(address(NAME, "clock_part"), [50])
    press(machine, "w", after=2)
    until(machine, NAME, "explore_frame")
    after = walk(machine)
    paid = round((100 - word(machine, NAME, "seconds")) / WAY_COST) * WAY_COST
    return paid, int(((after.field & LINE > 0) & ~after.walls).sum())


def test_w_shows_one_piece_of_the_way_at_a_time() -> None:
    """Once more on the piece's way is refused with a word, and costs nothing; at its end the next piece is shown."""
    machine = at_home(1, 11)
    assert press_w(machine) == (WAY_COST, WAY_STEPS + 1)
    for count in (0, 4, WAY_STEPS - 6):
        shown = walk(machine)
        take(machine, only_way(shown.walls, shown.hero, ring(shown))[:count])
        line = int(((walk(machine).field & LINE > 0) & ~shown.walls).sum())
        assert press_w(machine) == (0, line)
        assert machine.text()[ROW_TOLD][PANEL:].strip() == "Walk this first"
    shown = walk(machine)
    take(machine, only_way(shown.walls, shown.hero, ring(shown))[:2])
    left = steps_between(shown.walls, walk(machine).hero, ring(shown))
    assert press_w(machine) == (WAY_COST, min(WAY_STEPS, left) + 1)
    assert_window(walk(machine))


def test_w_from_beside_its_piece_shows_as_many_steps_from_there() -> None:
    """So nobody is without help who has left the way, and leaving it for a moment gains nothing."""
    machine = at_home(1, 11)
    press_w(machine)
    for _ in range(2):  # off the way, on cells from which it leads back
        shown = walk(machine)
        ahead = only_way(shown.walls, shown.hero, ring(shown))[0]
        off = next(code for code in (0, 2, 4, 6) if code != ahead and not shown.walls[beside(shown.hero, code)])
        take(machine, [off])
    here = walk(machine)
    assert not here.field[beside(here.hero, only_way(here.walls, here.hero, ring(here))[0])] & LINE
    before = {tuple(place) for place in np.argwhere((here.field & LINE > 0) & ~here.walls).tolist()}
    assert press_w(machine)[0] == WAY_COST
    after = walk(machine)
    line = {tuple(place) for place in np.argwhere((after.field & LINE > 0) & ~after.walls).tolist()}
    there = [steps_between(here.walls, here.hero, place_) for place_ in sorted(line - before)]
    back = [steps_between(here.walls, place_, ring(here)) for place_ in sorted(line - before)]
    assert {one + other for one, other in zip(there, back, strict=True)} == {
        steps_between(here.walls, here.hero, ring(here))
    }
    assert max(there) <= WAY_STEPS


@pytest.mark.parametrize(("key", "cost"), [("w", WAY_COST), ("m", MAP_COST)])
def test_help_before_the_first_step_starts_the_clock_but_not_the_hound(key: str, cost: int) -> None:
    machine = at_level(2, 5)
    whole = word(machine, NAME, "seconds")
    machine.frames(120)
    assert word(machine, NAME, "seconds") == whole
    press(machine, key, after=4)
    until(machine, NAME, "explore_frame")
    machine.frames(300)
    assert whole - cost - 7 <= word(machine, NAME, "seconds") <= whole - cost - 5
    assert word(machine, NAME, "hound") == 0


@pytest.mark.parametrize("level", [0, 5])
def test_m_shows_the_whole_map_and_a_way_for_eight_seconds(level: int) -> None:
    """The way's first 64 steps, or all if it has fewer; on the map and in the window. Then M does nothing."""
    machine = at_level(level, 11)
    shown = walk(machine)
    line: Walls = np.zeros(shown.walls.shape, bool)
    here: Place = shown.home
    line[here] = True
    before = word(machine, NAME, "seconds")
    press(machine, "m", after=2)
    until(machine, NAME, "explore_frame")
    machine.frames(1)
    assert before - MAP_COST - 1 <= word(machine, NAME, "seconds") <= before - MAP_COST
    codes = machine.read(address(NAME, "big_route"), word(machine, NAME, "best_steps"))
    for code in codes[:MAP_STEPS]:
        here = here[0] + STEPS[code][0], here[1] + STEPS[code][1]
        assert not shown.walls[here]
        line[here] = True
    assert line.sum() == min(word(machine, NAME, "best_steps"), MAP_STEPS) + 1
    assert steps_between(shown.walls, here, ring(shown)) == max(word(machine, NAME, "best_steps") - MAP_STEPS, 0)
    assert_map(machine)
    assert_window(walk(machine))
    shown = walk(machine)
    assert ((shown.field & LINE > 0) & ~shown.walls == line).all()
    _, colours = map_pixels(shown)
    assert ON_WAY in colours
    assert level == 0 or (colours == SEEN).sum() < (colours == UNSEEN).sum()
    assert machine.text()[23].rstrip() == KEYS_SHOWN[: KEYS_SHOWN.index("    M ")], "it is not offered again"
    before = word(machine, NAME, "seconds")
    press(machine, "m", after=2)
    assert before - 1 <= word(machine, NAME, "seconds")
    assert ((walk(machine).field & LINE > 0) & ~shown.walls == line).all()
    assert_map(machine)


def test_h_hides_the_maze_and_stops_the_clock() -> None:
    machine = at_level(2, 5)
    take(machine, only_way(walk(machine).walls, walk(machine).home, ring(walk(machine)))[:1])
    shown, before = machine.screen(), word(machine, NAME, "seconds")
    press(machine, "h", frames=2, after=200)
    lit = [at for at in range(32, 24 * 32) if machine.attributes()[at]]
    assert {at // 32 for at in lit} == {8, 10, 12, 14, 16, 19, 21}
    assert min(at % 32 for at in lit) == 31 - max(at % 32 for at in lit), "it is in the middle"
    text = machine.text()
    assert (text[8][13:18], text[19][9:16], text[19][18:23]) == ("PAUSE", "Any key", "go on")
    assert (text[21][9:14], text[21][18:23]) == ("BREAK", "leave")
    assert text[10][2:30] == f"W {WAY_STEPS // 2} cells of the way   -{WAY_COST} s"
    assert text[12][2:30] == f"M whole map, {MAP_STEPS // 2} of way  -{MAP_COST} s"
    assert text[14][4:30] == f"a gem: hound rests    +{GEM_SECONDS} s"
    assert text[16][4:30] == "all gems and ring   +1 try"
    assert (machine.attributes()[14 * 32 + 2], walk(machine).cell(14, 2)) == (GEM_SHAPE[0], GEM_SHAPE)
    assert word(machine, NAME, "seconds") >= before - 1
    press(machine, "x", frames=4, after=4)
    assert [at for at in range(6912) if machine.screen()[at] != shown[at] and at // 256 != 23] == []
    assert word(machine, NAME, "seconds") >= before - 1
    machine.frames(60)
    assert word(machine, NAME, "seconds") < before


@pytest.mark.parametrize("key", ["h", "BREAK"])
def test_break_leads_to_the_pause_and_again_to_the_last_page(key: str) -> None:
    """With the whole map back, the way, the points; then to the title, as no points are won."""
    machine = at_level(2, 5)
    press(machine, key, after=20)
    assert "PAUSE" in machine.text()[8]
    press(machine, "BREAK", after=0)
    until(machine, NAME, "out_wait")
    shown = walk(machine)
    assert machine.text()[8][1:13].strip() == "You left."
    assert number(machine.text()[10], "") == steps_between(shown.walls, shown.home, ring(shown)) // 2
    assert ON_WAY in map_pixels(shown)[1]
    press(machine, "ENTER", after=100)
    assert "ENTER start" in machine.text()[23]


@pytest.mark.parametrize(("level", "score"), [(0, 0), (4, 370)])
def test_n_begins_again_in_a_maze_that_was_lost(level: int, score: int) -> None:
    """With all tries, the stars of the mazes before it and no points, once a name has been given for those."""
    machine = at_level(level, 21)
    started(machine)
    machine.poke_word(address(NAME, "score"), score)
    stars = bytes([3 * level, *[(1 << level) - 1] * 3])
    machine.write(address(NAME, "all_stars"), stars)
    machine.write(address(NAME, "tries"), [1])
    machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "out_wait", 300)
    assert machine.text()[15][1:13] == f"stars {3 * level:2}/{3 * len(LEVELS)} "
    assert machine.text()[18][1:13] == f"N new maze {level + 1}"
    assert machine.text()[19][:13].strip() == "points 0", "within its panel"
    press(machine, "n", after=0)
    if score:
        until(machine, NAME, "score_name")
        for key in ("a", "ENTER", "ENTER"):
            press(machine, key, after=20)
    until(machine, NAME, "explore_frame")
    assert (byte(machine, NAME, "level"), byte(machine, NAME, "tries")) == (level, 3)
    assert word(machine, NAME, "score") == 0
    assert machine.read(address(NAME, "all_stars"), 4) == stars
    assert walk(machine).hero == LEVELS[level][3]


def test_the_clock_counts_seconds_and_ends_the_game() -> None:
    """Who does nothing in the last try loses: the page says how far the ring was; then the table of points."""
    machine = at_level(0, 21)
    machine.write(address(NAME, "tries"), [1])
    machine.write(address(NAME, "hound_wait"), [0])  # it stays at home
    shown, seconds = walk(machine), word(machine, NAME, "seconds")
    started(machine)
    until(machine, NAME, "clock_draw")
    machine.run(1)
    began = machine.registers.t
    for _ in range(seconds - 2):
        machine.run(1)
        until(machine, NAME, "clock_draw")
    assert abs((machine.registers.t - began) / machine.frame - 50 * (seconds - 2)) <= 2
    until(machine, NAME, "out_wait", 300)
    text = " ".join(row[:16] for row in machine.text())
    assert "Out of tries" in text
    assert number(machine.text()[10], "") == steps_between(shown.walls, shown.home, ring(shown)) // 2
    assert [row[:16].strip() for row in machine.text()[21:]] == ["ENTER title", "", ""]
    machine.poke_word(address(NAME, "score"), 250)
    press(machine, "ENTER", after=40)
    assert "BEST SCORES" in machine.text()[0]


@pytest.mark.parametrize("level", [0, 3])
def test_a_level_is_won_and_the_next_one_is_larger(level: int) -> None:
    """A bot with the gem first: points as the page lists them, stars, then the next level."""
    machine = at_home(level, 33)
    shown = walk(machine)
    gem = nearest_gem(shown)
    take(machine, only_way(shown.walls, shown.home, gem))
    here = walk(machine).hero
    codes = only_way(shown.walls, here, ring(shown))
    take(machine, codes[:-2])
    gems = 3 - len(walk(machine).gems or ())
    hold(machine, KEYS[STEPS[codes[-1]]])
    until(machine, NAME, "walk_out")
    seconds = word(machine, NAME, "seconds")
    hold(machine)
    until(machine, NAME, "out_wait")
    rows = machine.text()
    words = ((9, "ring"), (10, "gems"), (11, "time x2"), (12, "found"), (14, "won"))
    won = [number(rows[row], word_) for row, word_ in words]
    assert won == [100 * (level + 1), 100 * gems, 2 * seconds, word(machine, NAME, "mapped"), sum(won[:4])]
    assert word(machine, NAME, "score") == won[4] == number(rows[0], "points")
    assert number(rows[16], "steps") >= number(rows[17], "fewest") == word(machine, NAME, "best_steps") // 2
    assert byte(machine, NAME, "all_stars") == 2 + (gems == 3)
    assert list(machine.read(address(NAME, "star_rows"), 3)) == [1, int(gems == 3), 1]
    press(machine, "ENTER", after=4)
    until(machine, NAME, "explore_frame")
    assert walk(machine).size == LEVELS[level + 1][0]
    assert number(machine.text()[0], "points") == won[4]


def test_the_library_walks_all_mazes_until_a_key_is_pressed() -> None:
    """After ten seconds on the title; to a gem and then to the ring, with the hound behind; then the title again."""
    machine = at(NAME, "title")
    for level in (0, 1):
        until(machine, NAME, "explore_frame", 1500)
        assert (byte(machine, NAME, "level"), byte(machine, NAME, "demo_on")) == (level, 1)
        assert not "".join(row[22:] for row in machine.text()[20:23]).strip(), "no clock"
        assert machine.text()[23].strip() == "Watching: press a key"
        shown = walk(machine)
        assert shown.gems
        there = steps_between(shown.walls, shown.home, shown.gems[0])
        there += steps_between(shown.walls, shown.gems[0], shown.goal)
        told = set()
        for _ in range(30):
            machine.frames(4)
            told.add(machine.text()[ROW_TOLD][PANEL:].rstrip())
        assert " Hound in sight!" in told
        until(machine, NAME, "challenge_out", 2500)
        assert word(machine, NAME, "steps") == there
        assert byte(machine, NAME, "gems_got") >= 1


@pytest.mark.parametrize("tries", [3, 1])
def test_the_library_goes_on_when_it_is_bitten(tries: int) -> None:
    """From the start; or to the title, without a name for its points."""
    machine = at(NAME, "watched")
    machine.write(address(NAME, "tries"), [tries])
    machine.poke_word(address(NAME, "score"), 500)
    machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "try_lost")
    if tries == 1:
        until(machine, NAME, "opening_frame", 600)
        return
    until(machine, NAME, "challenge_out", 2500)
    assert byte(machine, NAME, "tries") == tries - 1


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


def test_the_pattern_of_the_dark_has_few_dots() -> None:
    assert sum(byte_.bit_count() for byte_ in FOG) == 4


def test_the_fifth_maze_and_the_seventh_are_dark() -> None:
    """He sees by a torch: fewer rows and columns, in the middle of where the window is in the others."""
    for level in range(8):
        window = walk(at_level(level, 7)).window
        assert window == ((6, 2, 9, 11) if level in {4, 6} else (1, 0, COLUMNS, ROWS))
        assert (2 * window[0] + window[3], 2 * window[1] + window[2]) == (2 + ROWS, COLUMNS)


def test_a_free_walk_has_no_torch() -> None:
    machine = at_level(4, 7)
    press(machine, "BREAK", after=20)
    press(machine, "BREAK", after=0)
    until(machine, NAME, "out_wait")
    for key in ("ENTER", "f", "ENTER"):
        press(machine, key, after=100)
    until(machine, NAME, "explore_frame")
    assert walk(machine).window == (1, 0, COLUMNS, ROWS)

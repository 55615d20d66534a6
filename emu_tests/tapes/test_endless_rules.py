"""The rules of the game `endless`: the tape against the model, frame by frame; what its rows promise; bots."""

import random
from statistics import median

import pytest

from emu_tests.machine.endless_game import Endless, set_level
from emu_tests.machine.endless_rows import MadeRows
from emu_tests.oracles.endless_bots import QUICK, average, perfect
from emu_tests.oracles.endless_rules import BEATS, CELLS, LEVELS, LOWEST, START_ROW, TOP, Row, Rules, level_at, of_level
from emu_tests.records.sampling import every

SEEDS = [1, 2, 5, 40000]
ABOUT = "dist/endless.tap"
MINUTES = 60 * 50
SOURCES = ("asm/programs/endless/*.asm", "asm/generate/eller_row.asm")
KEYS = ("a", "p", "o", "q")


def state(game: Endless) -> dict[str, int]:
    """What the tape knows."""
    row, column = game.hero()
    names = ("hero_left", "hero_y", "scroll_part", "scrolled", "beat", "cooled", "hammers", "level")
    return {"row": row, "column": column, "score": game.word("score")} | {name: game.byte(name) for name in names}


def expected(rules: Rules) -> dict[str, int]:
    """What the model says of the same."""
    return {
        "row": rules.cell[0],
        "column": rules.cell[1],
        "score": rules.score,
        "hero_left": rules.left,
        "hero_y": rules.line,
        "scroll_part": rules.part,
        "scrolled": rules.scrolled,
        "beat": rules.beat,
        "cooled": rules.cooled,
        "hammers": rules.hammers,
        "level": rules.level,
    }


@pytest.mark.parametrize(("seed", "level"), every(3, [(s, level) for s in SEEDS for level in (0, 4, 6, 10)], ABOUT))
def test_the_tape_plays_by_the_rules(seed: int, level: int) -> None:
    """Keys at random for a while, each held for some frames, two of them at times; then as a bot presses them."""
    compare(seed, level, 1200)


@pytest.mark.sweep(*SOURCES, "asm/engine/views/line_scroll.asm")
@pytest.mark.parametrize("level", [0, 6])
def test_the_tape_plays_by_the_rules_for_long(level: int) -> None:
    """More than 256 rows: their numbers are bytes."""
    compare(level + 9, level, 9000)


def compare(seed: int, level: int, bot_frames: int) -> None:
    """Play on the tape and by the model."""
    game = Endless(seed, first_level=level)
    rows = MadeRows(seed, level)
    rules, choose = Rules(rows, first_level=level), random.Random(seed)
    game.picture()  # the first picture is of the frame before the first one
    rules.frame()
    bot = iter(pressed_by_bot(rows, level, bot_frames))
    while rules.frames < 2 * bot_frames and not rules.lost:
        keys = next(bot, None)
        if keys is None:
            keys = tuple(choose.choices(("a", "a", *KEYS, "SPACE"), k=choose.choice((0, 1, 1, 2))))
        for _ in range(1 if rules.frames < bot_frames else choose.randrange(1, 20)):
            if rules.lost:
                break
            rules.frame(*keys)
            assert bool(game.picture(*keys)) == (not rules.lost), rules.lost
            assert rules.lost or state(game) == expected(rules), rules.frames
    assert rules.frames > bot_frames


def pressed_by_bot(rows: MadeRows, level: int, frames: int) -> list[tuple[str, ...]]:
    """What the bot that makes no mistake presses from the second frame on."""
    pressed: list[tuple[str, ...]] = []

    class Scout(Rules):
        def frame(self, *keys: str) -> str:
            pressed.append(keys)
            return super().frame(*keys)

    scout = Scout(rows, first_level=level)
    scout.frame()
    perfect(scout, frames)
    return pressed[1:]


def dead(row: Row, run: range) -> bool:
    """Has a run no way down?"""
    return not any(row.down[column] for column in run)


def judge(rows: MadeRows, first: int, last: int) -> None:
    """Each run that is no dead end leads down into another such run, so dead ends are one row deep."""
    for number in range(first, last):
        row, below = rows(number), rows(number + 1)
        for run in row.runs():
            under = [other for other in below.runs() if any(row.down[c] and c in other for c in run)]
            assert dead(row, run) or not all(dead(below, other) for other in under), number


def lead(rows: MadeRows, first: int, last: int, start_level: int) -> float:
    """The least lead over the fire, in pixels, of a hero who follows the guide and waits for as long as he may have to.

    A step takes 8 frames; at a gate he waits for 48, for an ember 32 that it burns, and 14 that he needs to cross it.
    """
    column, ahead, least = 5, float(16 * START_ROW - TOP), 1000.0
    for number in range(first, last):
        row = rows(number)
        way = row.exit
        assert all(row.right[min(column, way) : max(column, way)]), "the guide walks through walls"
        assert row.down[way], "the guide has no way down"
        waits = 48 * (row.gate == way)
        if row.thing and row.thing[0] == "ember" and min(column, way) <= row.thing[1] <= max(column, way):
            waits += 32 + 14
        speed = of_level(level_at(number + 1, start_level))[0] / 16
        ahead -= speed * (8 * (abs(way - column) + 1) + waits)
        least = min(least, ahead)
        ahead = min(float(LOWEST - TOP), ahead + 16)
        column = way
    return least


@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_from_every_row_there_is_a_way_down_that_is_fast_enough(level: int) -> None:
    """By the definition of the rules alone: nobody need die, whatever the seed."""
    for seed in every_seed(6, level):
        rows = MadeRows(seed, level)
        judge(rows, START_ROW, 300)
        assert lead(rows, START_ROW, 300, level) >= 0


@pytest.mark.sweep(*SOURCES)
@pytest.mark.parametrize("level", range(len(LEVELS)))
def test_the_same_for_many_seeds(level: int) -> None:
    for seed in every_seed(100, level):
        rows = MadeRows(seed, level)
        judge(rows, START_ROW, 500)
        assert lead(rows, START_ROW, 500, level) >= 0


def every_seed(number: int, first: int) -> range:
    """So many seeds, spread over all."""
    return range(first, 65536, 65536 // number)


def test_dangers_come_with_their_levels() -> None:
    """Gates are where the guide goes down, in rows 1, 5, 9 ..; embers in every eighth row; none before their level."""
    for level, (_, _, gates, embers, _) in enumerate(LEVELS):
        rows = MadeRows(3 + level, level)
        made = [rows(number) for number in range(400)]
        last = level_at(400, level)
        assert any(row.gate is not None for row in made) == bool(of_level(last)[2])
        for number, row in enumerate(made[:20] if level < len(LEVELS) - 1 else made):
            assert row.gate in (None, row.exit)
            assert row.gate is None or (gates and number % 4 == 1)
            kind = row.thing[0] if row.thing else ""
            assert (kind == "ember") <= (embers and number % 8 == 0)
            assert (kind in ("gem", "water")) == (number % 4 == 2)
            assert (kind == "water") == (number % 16 == 6)


def test_dead_ends_come_at_the_third_level() -> None:
    """Of a hundred runs so many have no way down; a run is two to three cells long."""
    shares = []
    for level in (0, 1, 2, 10):
        made = [MadeRows(seed, level) for seed in range(5)]
        runs = [(rows(number), run) for rows in made for number in range(START_ROW, 20) for run in rows(number).runs()]
        shares.append(sum(dead(row, run) for row, run in runs) / len(runs))
        assert 2 < 5 * 16 * CELLS / len(runs) < 3.5
    assert shares[0] < 0.01
    assert shares[1] < 0.02
    assert min(shares[2:]) > 0.03


@pytest.mark.parametrize(("seed", "level"), every(2, [(s, level) for s in SEEDS for level in (0, 10)], ABOUT))
def test_who_makes_no_mistake_lives_for_ten_minutes(seed: int, level: int) -> None:
    game = Rules(MadeRows(seed, level), first_level=level)
    perfect(game, 10 * MINUTES)
    assert not game.lost
    assert game.level > 80


@pytest.mark.sweep(*SOURCES)
@pytest.mark.parametrize("level", [0, 10])
@pytest.mark.parametrize("part", range(5))
def test_who_makes_no_mistake_lives_for_ten_minutes_in_many_mazes(level: int, part: int) -> None:
    for seed in every_seed(12, 999 * part):
        game = Rules(MadeRows(seed, level), first_level=level)
        perfect(game, 10 * MINUTES)
        assert not game.lost, seed


def lives(number: int, *skill: int) -> list[float]:
    """For how many seconds a player of some skill lives, up to five minutes."""
    games = [Rules(MadeRows(seed)) for seed in every_seed(number, 0)]
    for game in games:
        average(game, 5 * MINUTES, *skill)
    return [game.frames / 50 for game in games]


def test_a_player_of_average_skill_lives_for_two_minutes() -> None:
    """As the tape's README says: the median is about two minutes, and most die between one and three."""
    found = lives(15)
    assert 105 < median(found) < 135
    assert sum(60 < each < 180 for each in found) >= 12


@pytest.mark.sweep(*SOURCES)
def test_a_player_of_average_skill_in_many_mazes() -> None:
    found = lives(150)
    assert 110 < median(found) < 130
    assert sum(60 < each < 180 for each in found) >= 120


def test_a_quick_player_lives_on() -> None:
    """Five frames at each fork are quick enough in most mazes."""
    assert median(lives(7, *QUICK)) == 300


def test_a_beat_is_as_long_for_gates_and_embers() -> None:
    assert BEATS == 128
    game = Endless(5)
    set_level(game, 6)
    beats = []
    for _ in range(BEATS + 1):
        game.poke("hero_y", 100)
        assert game.picture()
        beats.append(game.byte("beat"))
    assert beats == [*range(1, BEATS), 0, 1]


def beside_an_ember(beat: int, *, on_it: bool) -> Endless:
    """A hero who can go right, at a beat; the ember is where he stands, or where he will go."""
    game = Endless(5)
    game.picture()
    row, column = game.byte("hero_row"), game.byte("hero_column")
    game.machine.write(game.symbols["field"] + 64 * row + 2 * column + 2, [0])
    game.machine.write(game.symbols["gems"] + row, [0x40 | 2 * (column + (not on_it)) + 1])
    game.poke("beat", beat)
    return game


@pytest.mark.parametrize("beat", [80, 92, 93, 94, 110, 122, 123, 124, 126])
def test_who_is_on_an_ember_that_burns_is_lost(beat: int) -> None:
    """He is there from the fourth frame of his step on, when he covers half of its cell; it burns from 96 to 127."""
    game = beside_an_ember(beat, on_it=False)
    for frame in range(1, 13):
        alive = game.picture("p")
        assert bool(alive) != (frame >= 4 and 96 <= beat + frame < 128)
        if not alive:
            return


@pytest.mark.parametrize(
    ("beat", "lives"), [(80, True), (92, True), (93, False), (94, False), (124, False), (127, True)]
)
def test_who_leaves_an_ember_in_time_lives(beat: int, lives: bool) -> None:
    """He has left it in the fourth frame of his step."""
    game = beside_an_ember(beat, on_it=True)
    assert all(game.picture("p") for _ in range(9)) == lives

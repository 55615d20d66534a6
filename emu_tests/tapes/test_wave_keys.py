"""What each key does on the tape `wave`."""

import numpy as np

from emu_tests.machine.images import number
from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.pressing import address
from emu_tests.oracles.paths import steps_between


@keys_on("wave stones: n")
def test_wave_next(case: Case) -> None:
    """N: another field, of the seed that the last one ended with."""
    for _ in range(2):
        before, seed, field = case.word("rng_seed"), case.word("seed"), case.walls()
        case.do()
        assert number(case.row(3), "No") == case.word("seed") == before != seed
        assert (case.walls() != field).sum() > 20


@keys_on("wave stones: m")
def test_wave_kind(case: Case) -> None:
    """M: the maze of the seed, and again the stones."""
    stones, seed = case.walls(), case.word("seed")
    case.do()
    case.library.generate("dfs", seed, 23, 23)
    assert (case.walls()[:23, :23] == case.library.walls()[:23, :23]).all()
    assert (case.place("wave_start"), case.place("wave_finish")) == ((1, 1), (21, 21))
    assert case.row(16)[24:].split() == ["M", "stones"]
    case.do()
    assert (case.walls() == stones).all()
    assert (case.place("wave_start"), case.place("wave_finish")) == ((11, 1), (11, 21))
    assert case.row(16)[24:].split() == ["M", "maze"]


@keys_on("wave stones: d")
def test_wave_density(case: Case) -> None:
    """D: 10, 20, 30, 40 % of stones in turn; from a maze it leads to stones."""
    seed = case.word("seed")
    for percent in (30, 40, 10, 20, 30):
        if percent == 20:
            case.do("m")
        case.do(case.key)
        stones = case.walls()[1:22, 1:22].mean()
        assert abs(100 * stones - percent) < 4, percent
        assert case.row(17)[24:].split() == ["D", str(percent), "%"]
        assert case.word("seed") == seed
    assert case.byte("maze_kind") == 0


@keys_on("wave stones: s f")
def test_wave_end(case: Case) -> None:
    """S, F: the end goes to the cursor, through a stone too, and is drawn there and nowhere else."""
    name = {"s": "wave_start", "f": "wave_finish"}[case.key]
    for walled_in in (0x80, 0x00):
        case.do("p", "q")
        cursor = case.place("cursor")
        assert cursor != case.place(name)
        case.machine.write(address("wave", "field") + 32 * cursor[0] + cursor[1], [walled_in])
        case.do(case.key)
        assert case.place(name) == case.place("cursor") == cursor
        assert not case.walls()[cursor]
        rows = [row[:23] for row in case.machine.text()[:23]]
        letters = [(row, text.index(case.key.upper())) for row, text in enumerate(rows) if case.key.upper() in text]
        assert letters == [cursor]


@keys_on("wave stones: SPACE fire")
def test_wave_wall(case: Case) -> None:
    """SPACE, fire: a stone or none at the cursor, but not at the ends."""
    field = case.walls()
    case.do()
    assert (case.walls() == field).all(), "the cursor is at the start"
    case.do("q")
    cursor = case.place("cursor")
    for count in (1, 2):
        case.do(case.key)
        changed = np.argwhere(case.walls() != field).tolist()
        assert changed == ([list(cursor)] if count == 1 else [])
        case.do("p")
        assert (case.machine.text()[cursor[0]][cursor[1]] != " ") == case.walls()[cursor]
        case.do("o")


@keys_on("wave stones: ENTER")
def test_wave_go(case: Case) -> None:
    """ENTER: the shortest way between the ends."""
    steps = steps_between(case.walls(), case.place("wave_start"), case.place("wave_finish"))
    case.do()
    assert number(case.row(23), "way: ") == number(case.row(2), "Way") == case.word("route_length") == steps
    assert case.machine.attributes().count(0x4F) == steps - 1, "the places between the ends"


@keys_on("wave stones: l")
def test_wave_limit(case: Case) -> None:
    """L: the limits in turn; a route beyond it is not found, one within it is."""
    steps = steps_between(case.walls(), case.place("wave_start"), case.place("wave_finish"))
    assert steps is not None
    for limit in (10, 20, 40, 80, 160, 0):
        case.do("l")
        assert (case.word("wave_limit"), case.row(19)[24:].split()) == (limit, ["L", str(limit or "any")])
        case.do("ENTER")
        found = limit == 0 or steps <= limit
        assert case.row(23).startswith("Shortest way" if found else "No way within the limit")

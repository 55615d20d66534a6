"""Binary tree, sidewinder, Eller and division: each maze is taken apart again, and its coins are counted."""

import random
from collections import Counter

import numpy as np
import pytest
from oracles import is_perfect
from scipy.stats import chi2_contingency, chisquare, norm

from zxmazes.paths import ASM
from zxmazes.routines.library import Library

SEEDS = range(3, 65536, 64)
SMALL = [(5, 5), (31, 5), (5, 31), (7, 29), (17, 23)]
LEAST = 1e-4


def passages(library: Library, name: str, seed: int, width: int = 31, height: int = 31) -> tuple[np.ndarray, ...]:
    """The open ways of a maze: right[row, column] to the next column, below[row, column] to the next row."""
    library.generate(name, seed, width, height)
    walls = library.walls()
    return ~walls[1:height:2, 2 : width - 1 : 2], ~walls[2 : height - 1 : 2, 1:width:2]


def assert_fair(heads: int, tosses: int) -> None:
    """Are so many heads to be expected of a coin?"""
    assert tosses > 1000
    assert 2 * norm.sf(abs(2 * heads - tosses) / tosses**0.5) > LEAST, f"{heads} of {tosses}"


def assert_even(counts: Counter[int], choices: range) -> None:
    """Does each of the choices come up as often as another, and nothing else?"""
    assert set(counts) <= set(choices), f"{sorted(counts)} where {choices} are legal"
    if len(choices) > 1 and counts.total() > 20 * len(choices):
        assert chisquare([counts[choice] for choice in choices]).pvalue > LEAST, f"{counts}"


@pytest.mark.parametrize(("width", "height"), [(31, 31), *SMALL])
def test_binary_tree_opens_up_or_left(library: Library, width: int, height: int) -> None:
    for seed in SEEDS[::16]:
        right, below = passages(library, "binary_tree", seed, width, height)
        assert right[0].all()
        assert below[:, 0].all()
        assert (right[1:] ^ below[:, 1:]).all(), f"seed {seed}: a cell with both ways or none"


def test_binary_tree_coins_are_fair_and_independent(library: Library) -> None:
    coins = np.array([passages(library, "binary_tree", seed)[0][1:] for seed in SEEDS])
    assert_fair(int(coins.sum()), coins.size)
    for rows, columns in ((0, 1), (1, 0), (1, 1), (0, 2), (0, 7), (0, 8), (2, 0)):
        first = coins[:, : 14 - rows, : 14 - columns]
        assert_fair(int((first ^ coins[:, rows:, columns:]).sum()), first.size)
    flat = np.where(coins, 1.0, -1.0).reshape(len(coins), -1)
    assert abs(flat.mean(axis=0)).max() < 5 / len(coins) ** 0.5
    together = abs(flat.T @ flat / len(coins) - np.eye(flat.shape[1]))
    assert together.max() < 6.5 / len(coins) ** 0.5, "two coins that go together"


def runs(right: np.ndarray) -> list[tuple[int, int]]:
    """A row's runs as (first column, cells)."""
    ends = [*np.flatnonzero(~right).tolist(), len(right)]
    starts = [0, *(end + 1 for end in ends[:-1])]
    return [(start, end - start + 1) for start, end in zip(starts, ends, strict=True)]


@pytest.mark.parametrize(("width", "height"), [(31, 31), *SMALL])
def test_sidewinder_opens_each_run_once(library: Library, width: int, height: int) -> None:
    for seed in SEEDS[::16]:
        right, below = passages(library, "sidewinder", seed, width, height)
        assert right[0].all()
        for row in range(1, len(right)):
            for start, cells in runs(right[row]):
                assert below[row - 1, start : start + cells].sum() == 1, f"seed {seed}, row {row}, column {start}"


def test_sidewinder_places_are_even(library: Library) -> None:
    """Runs end by a fair coin, and any of a run's cells is as likely as another to have the way up."""
    places: dict[int, Counter[int]] = {cells: Counter() for cells in range(1, 16)}
    heads = 0
    for seed in SEEDS:
        right, below = passages(library, "sidewinder", seed)
        heads += int(right[1:].sum())
        for row in range(1, 15):
            for start, cells in runs(right[row]):
                places[cells][int(np.flatnonzero(below[row - 1, start : start + cells])[0])] += 1
    assert_fair(heads, len(SEEDS) * 14 * 14)
    for cells, counts in places.items():
        assert_even(counts, range(cells))


@pytest.mark.parametrize(("width", "height"), [(31, 31), *SMALL])
def test_eller_keeps_its_sets(library: Library, width: int, height: int) -> None:
    """With the sets kept as labels: no wall opened within a set, none lost, all joined at the end; fair coins."""
    right_coins, below_coins = [], []
    for seed in SEEDS[:: 4 if width == height == 31 else 16]:
        right, below = passages(library, "eller", seed, width, height)
        across = right.shape[1] + 1
        labels = list(range(across))
        for row in range(len(right)):
            last = row == len(right) - 1
            before = labels.copy()
            for column in range(across):
                if column < across - 1:
                    opened, other = bool(right[row, column]), before[column] != before[column + 1]
                    assert other or not opened, f"seed {seed}: a ring"
                    assert opened or not (last and other), f"seed {seed}: a set is left over"
                    if other and not last:
                        right_coins.append(opened)
                    if opened:
                        old = before[column + 1]
                        before = [before[column] if label == old else label for label in before]
                        labels = [before[column] if label == old else label for label in labels]
                if last:
                    continue
                alone = labels.count(before[column]) == 1
                assert below[row, column] or not alone, f"seed {seed}: a set is lost"
                if not alone:
                    below_coins.append(bool(below[row, column]))
                if not below[row, column]:
                    labels[column] = 1000 + row * 16 + column
    if width == height == 31:
        assert_fair(sum(right_coins), len(right_coins))
        assert_fair(sum(below_coins), len(below_coins))


ELLER = ("eller_begin", "eller_row", "eller_last")
BUFFER = 0x68E0  # the second of its two rows is in another page


def begin(library: Library, seed: int, width: int) -> None:
    """Begin a maze without an end."""
    library.machine.poke_word(library.address("rng_seed"), seed)
    library.machine.write(library.address("field_width"), (width,))
    assert library.call("eller_begin", 2000).carry == 0


def rows(library: Library, label: str, times: list[int] | None = None, buffer: int = BUFFER) -> np.ndarray:
    """Two more rows: True for a wall."""
    library.machine.write(buffer, b"\x55" * 64)
    call = library.call(label, 7000, hl=buffer)
    assert call.registers.hl == buffer + 64
    if times is not None:
        times.append(call.tstates)
    found = np.frombuffer(library.machine.read(buffer, 64), np.uint8).reshape(2, 32)
    assert np.isin(found, (0x00, 0x80)).all()
    return found >= 0x80


@pytest.mark.parametrize("width", [31, 5, 7, 17, 29])
@pytest.mark.parametrize("seed", [0, 4711, 65535])
def test_eller_rows_without_an_end(library: Library, seed: int, width: int) -> None:
    """A thousand rows running; wherever eller_last closes them, the maze is perfect."""
    machine = library.machine
    begin(library, seed, width)
    stack = [np.ones((1, 32), dtype=np.bool_)]
    memory = library.address("work"), 1156
    for made in range(1000):
        if made in (0, 1, 2, 3, 14, 50, 199, 500, 999):
            before = machine.read(*memory), machine.word(library.address("rng_seed"))
            maze = np.concatenate([*stack, rows(library, "eller_last")])
            height = 2 * made + 3
            assert maze.shape == (height, 32)
            assert is_perfect(maze[None], width, height).all(), f"closed after {made} rows"
            assert maze[[0, -1]].all()
            assert maze[:, 0].all()
            assert maze[:, width - 1 :].all()
            machine.write(memory[0], before[0])
            assert machine.word(library.address("rng_seed")) == before[1]
        stack.append(rows(library, "eller_row"))


@pytest.mark.parametrize("size", [(31, 31), (31, 23), (5, 5), (17, 29)], ids=str)
def test_eller_rows_make_the_generators_maze(library: Library, size: tuple[int, int]) -> None:
    width, height = size
    for seed in SEEDS[::64]:
        library.generate("eller", seed, width, height)
        whole, after = library.walls().copy(), library.machine.word(library.address("rng_seed"))
        begin(library, seed, width)
        labels = ["eller_row"] * (height // 2 - 1) + ["eller_last"]
        found = [rows(library, label, buffer=0x6000 + 32 * row) for row, label in enumerate(labels)]
        assert (np.concatenate(found) == whole[1:height]).all()
        assert library.machine.word(library.address("rng_seed")) == after


def test_eller_times_are_the_headers(library: Library) -> None:
    """Of 64 mazes of 100 rows, 31 wide; no row may ever take as long as the bound, nor may all the code be large."""
    text = (ASM / "generate" / "eller_row.asm").read_text(encoding="ascii")
    taken: dict[str, list[int]] = {label: [] for label in ELLER}
    for seed in range(0, 65536, 1024):
        library.machine.write(library.address("field_width"), (31,))
        library.machine.poke_word(library.address("rng_seed"), seed)
        taken["eller_begin"].append(library.call("eller_begin", 2000).tstates)
        for _ in range(100):
            rows(library, "eller_row", taken["eller_row"])
        rows(library, "eller_last", taken["eller_last"])
    for label in ("eller_row", "eller_last"):
        mean, most = sum(taken[label]) / len(taken[label]), max(taken[label])
        assert f"Time: {mean:,.0f} T mean, {most:,} T at most (31 wide" in text, f"{label}: {mean:,.0f} {most:,}"
    assert set(taken["eller_begin"]) == {taken["eller_begin"][0]}
    assert f"Time: {taken['eller_begin'][0]:,} T;" in text, taken["eller_begin"][0]
    assert "; Bound: under 6,700 T a row" in text
    assert 5_000 < max(taken["eller_row"]) < 6_700
    assert sum(library.size(label) for label in ("generate_eller", *ELLER)) <= 300


@pytest.mark.parametrize("label", ELLER)
def test_eller_writes_only_what_it_says(library: Library, label: str) -> None:
    machine = library.machine
    kept = {"ix": 0x1234, "iy": 0x5C3A, "bc_": 0x1111, "de_": 0x2222, "hl_": 0x3333, "a_": 0x44, "f_": 0x55}
    deepest = 0
    for seed in range(1, 65536, 4096):
        begin(library, seed, 31)
        rows(library, "eller_row")
        before = bytearray(machine.read(0, 0x10000))
        library.machine.write(0xF800, before[0xF800:0xFF00])
        call = library.call(label, 7000, hl=BUFFER, bc=0x7788, de=0x99AA, stack=0xFF00, measure_stack=True, **kept)
        deepest = max(deepest, call.stack)
        assert {name: getattr(call.registers, name) for name in kept} == kept
        assert call.registers.sp == 0xFF00
        after = bytearray(machine.read(0, 0x10000))
        spans = [(library.address("work"), 32 if label == "eller_last" else 33), (0xF700, 0x800)]
        if label != "eller_begin":
            spans.append((BUFFER, 64))
        if label == "eller_row":
            spans.append((library.address("rng_seed"), 2))
        for start, length in spans:
            before[start : start + length] = after[start : start + length]
        assert before == after
        if label == "eller_begin":
            assert (call.registers.bc, call.registers.de) == (0x7788, 0x99AA)
    text = (ASM / "generate" / "eller_row.asm").read_text(encoding="ascii")
    block = text[text.index(f"; {label} - ") : text.index(f"\n{label}:")]
    assert f"; Stack: {deepest} bytes" in block


def test_eller_begin_refuses_an_illegal_width(library: Library) -> None:
    machine = library.machine
    for width in range(256):
        begin(library, 1, 17)
        machine.write(library.address("field_width"), (width,))
        before = machine.read(0, 0xFD00)
        call = library.call("eller_begin", 2000)
        legal = width % 2 == 1 and 5 <= width <= 31
        assert call.carry == (not legal)
        assert legal or machine.read(0, 0xFD00) == before


def divides(walls: np.ndarray) -> bool:
    """Can a chamber (from its first cell to its last) be the work of division across its longer side?"""
    height, width = (size // 2 + 1 for size in walls.shape)
    if min(width, height) == 1:
        return not walls.any()
    for turned in (walls, walls.T)[(width > height) : 1 + (width >= height)]:
        for line in range(1, len(turned), 2):
            ways = np.flatnonzero(~turned[line])
            if len(ways) == 1 and ways[0] % 2 == 0 and divides(turned[:line]) and divides(turned[line + 1 :]):
                return True
    return False


@pytest.mark.parametrize(("width", "height"), [(31, 31), *SMALL])
def test_division_divides(library: Library, width: int, height: int) -> None:
    for seed in SEEDS[::16]:
        library.generate("division", seed, width, height)
        assert divides(library.walls()[1 : height - 1, 1 : width - 1]), f"seed {seed}"


def test_division_of_the_smallest_room_is_even(library: Library) -> None:
    """Two by two cells have four mazes."""
    closed: Counter[int] = Counter()
    for seed in range(1, 65536, 16):
        library.generate("division", seed, 5, 5)
        walls = library.walls()
        closed[[bool(walls[place]) for place in ((1, 2), (2, 1), (2, 3), (3, 2))].index(True)] += 1
    assert_even(closed, range(4))


@pytest.mark.parametrize("length", [3, 4, 5, 9, 15])
def test_division_draws_places_evenly(library: Library, length: int) -> None:
    """In a room two cells high the ways between its rows tell the walls: every one is as the model's."""
    for upright in (True, False):
        size = (2 * length + 1, 5) if upright else (5, 2 * length + 1)
        seen: Counter[bytes] = Counter()
        model: Counter[bytes] = Counter()
        choose = random.Random(length)
        for seed in range(1, 65536, 32):
            library.generate("division", seed, *size)
            walls = library.walls()[1 : size[1] - 1, 1 : size[0] - 1]
            seen[crossings(walls if upright else walls.T)] += 1
            model[crossings(divided(length, choose))] += 1
        usual = [key for key in seen | model if seen[key] + model[key] >= 40]
        assert chi2_contingency([[seen[key] for key in usual], [model[key] for key in usual]]).pvalue > LEAST


def crossings(walls: np.ndarray) -> bytes:
    """Of a room two cells high: which columns have a way between the rows; only the first and last four."""
    ways = ~walls[1, ::2]
    return np.concatenate([ways[:4], ways[-4:]]).tobytes()


def divided(width: int, choose: random.Random) -> np.ndarray:
    """Division of a room two cells high, as the algorithm is worded."""
    walls = np.zeros((3, 2 * width - 1), dtype=np.bool_)

    def divide(first: int, cells: int) -> None:
        if cells == 1:
            return
        if cells == 2 and choose.random() < 0.5:
            walls[1, 2 * first : 2 * first + 3] = True
            walls[1, 2 * (first + choose.randrange(2))] = False
            return
        before = choose.randrange(1, cells)
        column = 2 * (first + before) - 1
        walls[:, column] = True
        walls[2 * choose.randrange(2), column] = False
        divide(first, before)
        divide(first + before, cells - before)

    divide(0, width)
    return walls

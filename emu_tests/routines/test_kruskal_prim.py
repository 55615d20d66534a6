"""What only Kruskal and the two Prims promise: even draws, and the mazes that a plain model makes of the same draws."""

import itertools
import random
from collections import Counter

import numpy as np
import pytest
from scipy.stats import chi2, chisquare, ks_2samp

from emu_tests.oracles.mazes import inner_walls
from emu_tests.oracles.models import Draws, states
from emu_tests.records.sampling import some
from zxmazes.paths import ASM
from zxmazes.routines.library import Library

Wall = tuple[int, int]  # two cells' numbers, 16 * row + column
SEEDS = range(5, 65536, 163)


def neighbours(cell: int, down: int, across: int) -> list[int]:
    row, column = divmod(cell, 16)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [16 * i + j for i, j in near if 0 <= i < down and 0 <= j < across]


def joined(walls: list[Wall]) -> list[Wall]:
    """The walls that still separate two regions when their turn comes; regions are relabelled one cell at a time."""
    region = {cell: cell for wall in walls for cell in wall}
    opened = []
    for a, b in walls:
        if region[a] != region[b]:
            opened.append((a, b))
            old = region[b]
            region.update({cell: region[a] for cell in region if region[cell] == old})
    return opened


def kruskal(choose: random.Random, down: int, across: int) -> list[Wall]:
    """The opened walls: all walls shuffled, then joined."""
    cells = [16 * i + j for i in range(down) for j in range(across)]
    walls = [(a, b) for a in cells for b in neighbours(a, down, across) if a < b]
    choose.shuffle(walls)
    return joined(walls)


def drawn(seed: int, down: int, across: int) -> list[tuple[int, Wall]]:
    """The walls in the order that generate_kruskal's head words: each with its place, counted from the first one."""
    rows, columns, random_states = list(range(down)), list(range(across)), states(seed)
    if seed & 1:
        rows.reverse()
        columns.reverse()
    places: dict[int, list[Wall]] = {place: [] for place in range(256)}
    state = seed
    for row in rows:
        for column, following in zip(columns, [*columns[1:], None], strict=True):
            state = next(random_states)
            cell = 16 * row + column
            if row:
                places[state >> 8 | 1].insert(0, (cell - 16, cell))
            if following is not None:
                pair = sorted((cell, 16 * row + following))
                places[(state >> 8 ^ state) & 0xFE].insert(0, (pair[0], pair[1]))
    first = (state & 255) + 1
    return [(place, wall) for place in range(256) for wall in places[(first + place) & 255]]


def prim(choose: random.Random, down: int, across: int) -> list[Wall]:
    """The opened walls: a random border cell, joined to one of its neighbours inside."""
    inside = {16 * choose.randrange(down) + choose.randrange(across)}
    border = sorted(neighbours(*inside, down, across))
    opened = []
    while border:
        cell = border.pop(choose.randrange(len(border)))
        near = neighbours(cell, down, across)
        opened.append((cell, choose.choice([there for there in near if there in inside])))
        inside.add(cell)
        border += [there for there in near if there not in inside and there not in border]
    return opened


def prim_edges(choose: random.Random, down: int, across: int) -> list[Wall]:
    """The opened walls: a random one of just those between inside and outside."""
    cell = 16 * choose.randrange(down) + choose.randrange(across)
    inside = {cell}
    walls: list[Wall] = []
    opened = []
    while len(inside) < down * across:
        walls = [wall for wall in walls if wall[1] != cell]
        walls += [(cell, there) for there in neighbours(cell, down, across) if there not in inside]
        opened.append(choose.choice(walls))
        cell = opened[-1][1]
        inside.add(cell)
    return opened


def grown(seed: int, down: int, across: int, every_wall: bool) -> list[Wall]:
    """The opened walls by the random numbers, as the heads of the Prims and of lib/prim_board.asm word their use."""
    draws, listed, bits = Draws(seed), list[int](), 0
    draws.step()
    cell = 16 * (draws.high * down >> 8)
    draws.step()
    cell += draws.high * across >> 8
    inside, opened = {cell}, []
    while True:
        for there in neighbours(cell, down, across):
            if there not in inside and (every_wall or there not in listed):
                listed.append(there)
        while cell in inside:
            if not listed:
                return opened
            while bits + 1 < len(listed):
                bits = 2 * bits + 1
            draws.step()
            while (place := draws.high & bits) >= len(listed):
                bits = bits >> 1 if bits >> 1 >= len(listed) else bits
                draws.step()
            cell, listed[place] = listed[place], listed[-1]
            listed.pop()
        near = [there for there in neighbours(cell, down, across) if there in inside]
        while len(near) == 3 and draws.low & 3 == 3:
            draws.step()
        opened.append((cell, near[(draws.low & 3) % len(near)]))
        inside.add(cell)


MODELS = {"kruskal": kruskal, "prim": prim, "prim_edges": prim_edges}


def picture(opened: list[Wall], down: int, across: int) -> np.ndarray:
    """A maze as the field would be."""
    walls = np.ones((32, 32), dtype=np.bool_)
    walls[1 : 2 * down : 2, 1 : 2 * across : 2] = False
    for a, b in opened:
        walls[a // 16 + b // 16 + 1, a % 16 + b % 16 + 1] = False
    return walls


def degrees(batch: np.ndarray) -> np.ndarray:
    """How many cells of each 31 x 31 maze have 1, 2, 3 and 4 passages."""
    ways = (~batch).astype(np.int8)
    around = np.sum([np.roll(ways, shift, axis) for axis in (1, 2) for shift in (1, -1)], axis=0)
    return np.array([np.bincount(one.ravel(), minlength=5)[1:] for one in around[:, 1:31:2, 1:31:2]])


def made(library: Library, name: str, seeds: range, width: int, height: int) -> np.ndarray:
    batch = []
    for seed in seeds:
        library.generate(name, seed, width, height)
        batch.append(library.walls().copy())
    return np.array(batch)


@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("nth", some([3], [3, 1], "generate_{name}"))
def test_small_mazes_come_up_as_often_as_in_the_model(library: Library, name: str, nth: int) -> None:
    """The trees of 2 x 3 cells, 15 of them: their shares against those of the plain model."""
    found = Counter(row.tobytes() for row in inner_walls(made(library, name, range(3, 65536, 29)[::nth], 7, 5), 7, 5))
    choose = random.Random(name)
    model = np.array([picture(MODELS[name](choose, 2, 3), 2, 3) for _ in range(12000 // nth)])
    expected = Counter(row.tobytes() for row in inner_walls(model, 7, 5))
    assert set(found) == set(expected)
    assert len(found) == 15
    total = [found.total(), expected.total()]
    statistic = 0.0
    for tree in expected:
        share = (found[tree] + expected[tree]) / sum(total)
        statistic += sum(
            (counts[tree] - share * size) ** 2 / (share * size)
            for counts, size in zip((found, expected), total, strict=True)
        )
    assert chi2.sf(statistic, 14) > 0.001


@pytest.mark.parametrize("name", MODELS)
@pytest.mark.parametrize("nth", some([3], [3, 1], "generate_{name}"))
def test_passages_per_cell_are_those_of_the_model(library: Library, name: str, nth: int) -> None:
    """At 31 x 31, the number of dead ends, straight ways and crossings: the same distributions."""
    found = degrees(made(library, name, SEEDS[::nth], 31, 31))
    choose = random.Random(name)
    model = degrees(np.array([picture(MODELS[name](choose, 15, 15), 15, 15) for _ in range(120 // nth)]))
    for ways in range(4):
        assert ks_2samp(found[:, ways], model[:, ways]).pvalue > 0.001, f"cells with {ways + 1} passages"


@pytest.mark.parametrize(("width", "height"), [(31, 31), (31, 23), (5, 31), (31, 5), (9, 7)])
def test_kruskal_opens_walls_in_the_order_that_is_drawn(library: Library, width: int, height: int) -> None:
    for seed in range(width, 65536, 1311):
        library.generate("kruskal", seed, width, height)
        order = [wall for _, wall in drawn(seed, height // 2, width // 2)]
        expected = picture(joined(order), height // 2, width // 2)
        assert np.array_equal(library.walls(), expected), f"seed {seed}"


@pytest.mark.parametrize("name", ["prim", "prim_edges"])
@pytest.mark.parametrize(("width", "height"), [(31, 31), (31, 23), (5, 31), (31, 5), (9, 7)])
def test_prim_opens_the_walls_that_are_drawn(library: Library, name: str, width: int, height: int) -> None:
    for seed in range(width, 65536, 1311):
        library.generate(name, seed, width, height)
        opened = grown(seed, height // 2, width // 2, name == "prim_edges")
        assert np.array_equal(library.walls(), picture(opened, height // 2, width // 2)), f"seed {seed}"


def longest_list(library: Library, seed: int) -> int:
    """The most numbers that generate_prim_edges has had in its list; 255 is no number of a cell."""
    page = library.address("prim_list")
    library.machine.write(page, b"\xff" * 256)
    library.generate("prim_edges", seed)
    return len(library.machine.read(page, 256).rstrip(b"\xff"))


def test_the_longest_list_is_that_of_the_head(library: Library) -> None:
    source = (ASM / "lib" / "prim_board.asm").read_text(encoding="ascii")
    assert f"never has more than {longest_list(library, 16615)} (31x31, all seeds)" in source


@pytest.mark.sweep("generate_prim_edges")
def test_no_seed_has_a_longer_list(library: Library) -> None:
    assert max(range(65536), key=lambda seed: longest_list(library, seed)) == 16615


@pytest.mark.parametrize("nth", some([4], [4, 1], "generate_kruskal"))
def test_kruskal_draws_every_wall_as_likely_first(nth: int) -> None:
    """Among the first 100 walls, and the first 10: 420 walls, none twice, all as likely."""
    orders = [[wall for _, wall in drawn(seed, 15, 15)] for seed in range(0, 65536, 40)[::nth]]
    assert all(len(order) == len(set(order)) == 420 for order in orders)
    for many in (10, 100):
        counts = Counter(wall for order in orders for wall in order[:many])
        assert len(counts) == 420
        assert chisquare(list(counts.values())).pvalue > 0.001


def test_kruskal_favours_no_wall_of_a_place() -> None:
    """Of two walls at one place, and of two at neighbouring places of different kinds, each goes first as often."""
    lesser, pairs, above, seeds = 0, 0, 0, range(0, 65536, 37)
    for seed in seeds:
        order = drawn(seed, 15, 15)
        here = [(a, b) for (at, a), (place, b) in itertools.pairwise(order) if at == place]
        lesser += sum(a < b for a, b in here)
        pairs += len(here)
        place, (a, b) = order[0]
        above += (b - a == 16) ^ place & 1
    assert pairs > 100 * len(seeds)
    assert abs(lesser / pairs - 0.5) < 0.02
    assert abs(above / len(seeds) - 0.5) < 0.04


@pytest.mark.parametrize(("down", "across"), [(15, 15), (11, 15), (2, 15), (15, 2), (7, 9)])
@pytest.mark.parametrize("nth", some([4], [4, 1], "cell_draw"))
def test_cell_draw_is_even(library: Library, down: int, across: int, nth: int) -> None:
    count = np.zeros((down, across), int)
    for seed in range(0, 65536, 5)[::nth]:
        library.machine.poke_word(library.address("rng_seed"), seed)
        call = library.call("cell_draw", 1000, b=down, c=across)
        row, column = divmod(call.registers.hl - library.address("field"), 32)
        assert row % 2 == column % 2 == 1
        assert (call.carry, call.registers.bc, call.registers.de) == (0, 256 * down + across, call.registers.hl)
        assert 836 <= call.tstates <= 855
        count[row // 2, column // 2] += 1
    for axis in (0, 1):
        assert chisquare(count.sum(axis=axis)).pvalue > 0.001


@pytest.mark.parametrize(("down", "across"), [(15, 15), (2, 2), (2, 15), (15, 2), (7, 9)])
def test_field_fill(library: Library, down: int, across: int) -> None:
    library.machine.write(library.address("field"), b"\x55" * 1024)
    call = library.call("field_fill", 10_000, a=0x17, b=down, c=across)
    assert call.registers.bc == 256 * down + across
    assert call.tstates == 6_216 + 10 * down
    expected = np.full((32, 32), 0x80, np.uint8)
    expected[1 : 2 * down : 2, 1 : 2 * across : 2] = 0x17
    assert library.field() == expected.tobytes()

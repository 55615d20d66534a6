"""What only Kruskal and the two Prims promise: even draws, and the mazes that a plain model makes of the same draws."""

import random
from collections import Counter

import numpy as np
import pytest
from oracles import inner_walls
from scipy.stats import chi2, chisquare, ks_2samp

from zxmazes.routines.library import Library

Wall = tuple[int, int]  # two cells' numbers, 16 * row + column
SEEDS = range(5, 65536, 163)


def neighbours(cell: int, down: int, across: int) -> list[int]:
    row, column = divmod(cell, 16)
    near = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [16 * i + j for i, j in near if 0 <= i < down and 0 <= j < across]


def kruskal(choose: random.Random, down: int, across: int) -> list[Wall]:
    """The opened walls: all walls shuffled, regions relabelled one cell at a time."""
    cells = [16 * i + j for i in range(down) for j in range(across)]
    walls = [(a, b) for a in cells for b in neighbours(a, down, across) if a < b]
    choose.shuffle(walls)
    region = {cell: cell for cell in cells}
    opened = []
    for a, b in walls:
        if region[a] != region[b]:
            opened.append((a, b))
            old = region[b]
            region.update({cell: region[a] for cell in cells if region[cell] == old})
    return opened


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
def test_small_mazes_come_up_as_often_as_in_the_model(library: Library, name: str) -> None:
    """The trees of 2 x 3 cells, 15 of them: their shares against those of the plain model."""
    found = Counter(row.tobytes() for row in inner_walls(made(library, name, range(3, 65536, 29), 7, 5), 7, 5))
    choose = random.Random(name)
    model = np.array([picture(MODELS[name](choose, 2, 3), 2, 3) for _ in range(12000)])
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
def test_passages_per_cell_are_those_of_the_model(library: Library, name: str) -> None:
    """At 31 x 31, the number of dead ends, straight ways and crossings: the same distributions."""
    found = degrees(made(library, name, SEEDS, 31, 31))
    choose = random.Random(name)
    model = degrees(np.array([picture(MODELS[name](choose, 15, 15), 15, 15) for _ in range(120)]))
    for ways in range(4):
        assert ks_2samp(found[:, ways], model[:, ways]).pvalue > 0.001, f"cells with {ways + 1} passages"


def test_kruskal_takes_every_wall_as_likely_first(library: Library) -> None:
    """The first 100 takes, watched where the wall is stored: 420 walls, none twice, all as likely."""
    machine = library.machine
    first = library.address("generate_kruskal")
    code = machine.read(first, library.size("generate_kruskal"))
    stored = code.index(b"\xed\x53", code.index(b"\xd1\xed\x43")) + first  # POP DE: LD (rng_seed),BC: LD (wall + 1),DE
    counts: Counter[int] = Counter()
    for seed in range(0, 65536, 240):
        machine.poke_word(library.address("rng_seed"), seed)
        machine.write(library.address("field_width"), (31, 31))
        machine.poke_word(0xFEFE, 0)
        machine.set(sp=0xFEFE, pc=first, iff=0)
        walls = []
        for _ in range(100):
            assert machine.run(500_000, stored, interrupts=False)
            walls.append(machine.registers.de)
            machine.run(1, interrupts=False)
        assert len(set(walls)) == 100
        counts.update(walls)
    assert len(counts) == 420
    assert chisquare(list(counts.values())).pvalue > 0.001


@pytest.mark.parametrize(("down", "across"), [(15, 15), (11, 15), (2, 15), (15, 2), (7, 9)])
def test_cell_draw_is_even(library: Library, down: int, across: int) -> None:
    count = np.zeros((down, across), int)
    for seed in range(0, 65536, 5):
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

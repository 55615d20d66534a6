"""What only Kruskal, Prim and the growing tree on tilings promise: even draws, and the mazes that plain models make."""

import random
from collections import Counter
from collections.abc import Callable

import networkx as nx
import numpy as np
import pytest
from scipy.stats import chi2, chisquare

from emu_tests.oracles.links import Size, assert_perfect, board, graph_of
from emu_tests.records.sampling import some
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Cell, Tiling

#: The opened walls, in any order.
Walls = frozenset[frozenset[Cell]]
Model = Callable[[random.Random, nx.Graph], Walls]


def _kruskal(choose: random.Random, around: nx.Graph) -> Walls:
    """All walls shuffled, each opened unless its cells are joined already."""
    walls = sorted(around.edges)
    choose.shuffle(walls)
    parts, maze = nx.utils.UnionFind(), set()
    for one, other in walls:
        if parts[one] != parts[other]:
            parts.union(one, other)
            maze.add(frozenset((one, other)))
    return frozenset(maze)


def _prim(choose: random.Random, around: nx.Graph) -> Walls:
    """A random border cell, joined to a random neighbour inside."""
    cells, maze = {choose.choice(sorted(around))}, set()
    while len(cells) < len(around):
        border = sorted({there for cell in cells for there in around.adj[cell]} - cells)
        cell = choose.choice(border)
        maze.add(frozenset((cell, choose.choice(sorted(cells.intersection(around.adj[cell]))))))
        cells.add(cell)
    return frozenset(maze)


def _growing_tree(newest: int) -> Model:
    """From the newest cell `newest` times in 256, else from a random one of those that are listed."""

    def grow(choose: random.Random, around: nx.Graph) -> Walls:
        cells = [choose.choice(sorted(around))]
        fresh, maze = set(around) - {*cells}, set()
        while cells:
            cell = cells[-1] if choose.randrange(256) < newest else choose.choice(cells)
            left = sorted(fresh.intersection(around.adj[cell]))
            if left:
                cells.append(choose.choice(left))
                fresh.remove(cells[-1])
                maze.add(frozenset((cell, cells[-1])))
            if not fresh.intersection(around.adj[cell]):
                cells.remove(cell)
        return frozenset(maze)

    return grow


def _walls(maze: nx.Graph) -> Walls:
    return frozenset(frozenset(edge) for edge in maze.edges)


MODELS: dict[tuple[str, int | None], Model] = {
    ("kruskal", None): _kruskal,
    ("prim", None): _prim,
    **{("growing_tree", newest): _growing_tree(newest) for newest in (0, 128, 255)},
}
GENERATORS = ("kruskal", "prim", "growing_tree")


@pytest.fixture(scope="module")
def library() -> LinksLibrary:
    return LinksLibrary()


def made(library: LinksLibrary, name: str, tiling: str, size: Size, seed: int, newest: int | None = None) -> nx.Graph:
    """A maze as a graph."""
    rows, columns, storeys = size
    library.select(tiling, storeys)
    parameters = {} if newest is None else {"growing_newest": newest}
    assert library.generate(name, seed, columns, rows, parameters=parameters).carry == 0
    return graph_of(TILINGS[tiling], size, np.asarray(library.links(), np.uint8))


def trees(
    library: LinksLibrary, name: str, tiling: str, size: Size, seeds: range, newest: int | None = None
) -> Counter[Walls]:
    """How often each maze comes up; each of them is judged once."""
    found: Counter[bytes] = Counter()
    made(library, name, tiling, size, 1, newest)
    parameters = {} if newest is None else {"growing_newest": newest}
    library.prepare(name, 1, size[1], size[0], parameters)
    seed_at, label = library.address("rng_seed"), f"links_generate_{name}"
    for seed in seeds:
        library.machine.poke_word(seed_at, seed)
        assert library.call(label).carry == 0
        found[library.links().tobytes()] += 1
    return Counter(
        {
            _walls(assert_perfect(TILINGS[tiling], size, np.frombuffer(one, np.uint8).reshape(32, 32))): many
            for one, many in found.items()
        }
    )


BOARDS = {"square": (2, 3, 1), "hexagon": (2, 2, 1), "brick": (2, 3, 1), "triangle": (3, 3, 1)}
#: Every model on every board; quick are all on squares, and each on another tiling.
COMPARED = [(name, newest, tiling, size) for tiling, size in BOARDS.items() for name, newest in MODELS]
QUICK = [*COMPARED[:5], *COMPARED[5:7], *COMPARED[12:14], COMPARED[19]]
ABOUT = "links_generate_{name}", "asm/tiling/tiling_{tiling}.asm"


@pytest.mark.parametrize(
    ("name", "newest", "tiling", "size"),
    some(QUICK, COMPARED, *ABOUT),
)
def test_small_mazes_come_up_as_often_as_in_the_model(
    library: LinksLibrary, name: str, newest: int | None, tiling: str, size: Size
) -> None:
    """All trees of a small board: their shares against those of the plain model, by a chi-square of two samples."""
    found = trees(library, name, tiling, size, range(3, 65536, 11), newest)
    choose = random.Random(f"{name} {newest} {tiling}")
    around = board(TILINGS[tiling], size)
    expected = Counter(MODELS[name, newest](choose, around) for _ in range(4000))
    total = found.total(), expected.total()
    common = [tree for tree in {*found, *expected} if found[tree] + expected[tree] >= 10]
    rare = set(found) | set(expected)
    rare -= set(common)
    rows = [(found[tree], expected[tree]) for tree in common]
    rows += [(sum(found[tree] for tree in rare), sum(expected[tree] for tree in rare))] if rare else []
    statistic = 0.0
    for row in rows:
        share = sum(row) / sum(total)
        statistic += sum((many - share * size_) ** 2 / (share * size_) for many, size_ in zip(row, total, strict=True))
    assert chi2.sf(statistic, len(rows) - 1) > 0.0005, f"{statistic:.1f} with {len(rows)} trees"


@pytest.mark.parametrize(("tiling", "size", "walls"), [("square", (2, 2, 1), 4), ("hexagon", (2, 2, 1), 5)])
def test_kruskal_leaves_each_wall_as_often(library: LinksLibrary, tiling: str, size: Size, walls: int) -> None:
    """On 2 x 2 squares one wall stays, on 2 x 2 hexagons two do: walls with as many neighbours as often."""
    every = _walls(board(TILINGS[tiling], size))
    assert len(every) == walls
    found = trees(library, "kruskal", tiling, size, range(0, 65536, 3))
    closed = {wall: sum(many for tree, many in found.items() if wall not in tree) for wall in every}
    beside = {wall: sum(len(wall & other) for other in every) for wall in every}
    for kind in set(beside.values()):
        alike = [closed[wall] for wall in every if beside[wall] == kind]
        assert len(alike) == 1 or chisquare(alike).pvalue > 0.001


@pytest.mark.parametrize("words", [1, 2, 3, 5, 64, 100, 127, 128, 129, 200, 1023, 1024, 2945])
def test_a_draw_from_a_list_is_even(library: LinksLibrary, words: int) -> None:
    """Every word of the list in SP, as often; what is below SP is not in it."""
    end = library.address("links_list_end")
    few = library.address("links_few")
    library.machine.poke_word(few, 0)
    counts = np.zeros(words, int)
    for seed in range(0, 65536, 7):
        library.machine.poke_word(library.address("rng_seed"), seed)
        call = library.call("links_draw", 60_000, stack=end - 2 * words)
        place, odd = divmod(call.registers.hl - (end - 2 * words), 2)
        assert (call.carry, odd) == (0, 0)
        assert 0 <= place < words
        counts[place] += 1
    width = max(1, words // 64)  # places together, so that each is expected often enough
    usable = words // width * width
    groups = counts[:usable].reshape(-1, width).sum(axis=1)
    if len(groups) > 1:
        assert chisquare(groups).pvalue > 0.0005
    assert counts.all() or words > 1000
    assert library.machine.word(few) + 2 in {2**bits for bits in range(1, 14)}


@pytest.mark.parametrize("name", GENERATORS)
def test_the_next_state_is_the_seed_of_another_maze(library: LinksLibrary, name: str) -> None:
    """Also where the first draw of a seed is refused, so that the next state's draws follow."""
    same = 0
    for seed in range(0, 65536, 327):
        mazes = []
        for _ in range(2):
            library.machine.poke_word(library.address("rng_seed"), seed)
            seed = library.call("rng_next").registers.hl
            made(library, name, "square", (9, 9, 1), seed)
            mazes.append(library.links().tobytes())
        same += mazes[0] == mazes[1]
    assert same <= 3


def test_an_empty_list_is_told(library: LinksLibrary) -> None:
    seed = library.machine.word(library.address("rng_seed"))
    assert library.call("links_draw", 100, stack=library.address("links_list_end")).carry == 1
    assert library.machine.word(library.address("rng_seed")) == seed


@pytest.mark.parametrize("tiling", TILINGS.values(), ids=lambda one: one.name)
def test_every_wall_has_a_place_in_the_list(library: LinksLibrary, tiling: Tiling) -> None:
    """The largest boards have at most 2,945 walls; below them there is room for a call and an interrupt."""
    room = library.address("links_list_end") - library.address("links_walls")
    for size in ((8, 32, 4), (16, 32, 2)) if tiling.floors else ((32, 32, 1),):
        coins = (size[0] - 1) * (size[1] - 1) if tiling.crossing else 0
        walls = board(tiling, size).number_of_edges() - coins
        assert walls <= 2945
        assert 2 * walls + 62 <= room


@pytest.mark.parametrize("name", GENERATORS)
@pytest.mark.parametrize("tiling", TILINGS)
def test_the_largest_boards(library: LinksLibrary, name: str, tiling: str) -> None:
    size = (8, 32, 4) if TILINGS[tiling].floors else (32, 32, 1)
    for newest in (0, 255) if name == "growing_tree" else (None,):
        graph = made(library, name, tiling, size, 4242, newest)
        assert graph.number_of_nodes() == len(TILINGS[tiling].cells(*size))
        assert_perfect(TILINGS[tiling], size, np.asarray(library.links(), np.uint8))


def test_growing_newest_makes_passages_longer(library: LinksLibrary) -> None:
    """The more often the newest cell grows, the fewer dead ends."""
    shares = []
    for newest in (0, 64, 128, 192, 255):
        graphs = [made(library, "growing_tree", "hexagon", (12, 12, 1), seed, newest) for seed in range(1, 65536, 6000)]
        shares.append(np.mean([sum(degree == 1 for _, degree in graph.degree) for graph in graphs]))
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 2 * shares[-1]

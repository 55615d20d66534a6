"""pick_longest: the seed whose maze has the longest route; pick_difficulty: the nearest one. By brute force."""

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.generating import PERFECT
from emu_tests.oracles.measuring import BOUND, results
from emu_tests.oracles.paths import graph_of
from zxmazes.machine.spectrum import Call
from zxmazes.paths import ASM
from zxmazes.routines.library import Library


def longest(library: Library, name: str, seed: int, size: tuple[int, int]) -> int:
    library.generate(name, seed % 65536, *size)
    return int(library.call("maze_stats", BOUND).registers.bc)


@pytest.mark.parametrize("generator", PERFECT[::3])
@pytest.mark.parametrize(("seed", "tries"), [(0, 1), (7, 2), (65530, 12), (1234, 5)])
def test_the_longest_of_several(library: Library, generator: str, seed: int, tries: int) -> None:
    size = (31, 31) if tries % 2 else (15, 11)
    lengths = [longest(library, generator, seed + number, size) for number in range(tries)]
    chosen = (seed + lengths.index(max(lengths))) % 65536
    best = longest(library, generator, chosen, size)
    expected = (library.field(), library.route(), results(library), library.machine.word(library.address("rng_seed")))
    library.prepare(generator, seed, *size)
    call = library.call("pick_longest", hl=library.address(f"generate_{generator}"), b=tries, **KEPT)
    assert call.carry == 0
    assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
    assert call.registers.bc == chosen == library.machine.word(library.address("stats_seed"))
    assert library.machine.word(library.address("route_length")) == best == max(lengths)
    found = (library.field(), library.route(), results(library), library.machine.word(library.address("rng_seed")))
    assert found == expected


def test_the_first_of_equals(library: Library) -> None:
    """At 5 x 5 most routes are of equal length; and 0 tries are 256."""
    lengths = [longest(library, "dfs", seed, (5, 5)) for seed in range(256)]
    for tries in (1, 2, 3, 9, 255, 0):
        library.prepare("dfs", 0, 5, 5)
        call = library.call("pick_longest", hl=library.address("generate_dfs"), b=tries)
        some = lengths[: tries or 256]
        assert call.registers.bc == some.index(max(some))
    lengths = [longest(library, "kruskal", seed, (5, 31)) for seed in range(256)]
    library.prepare("kruskal", 0, 5, 31)
    call = library.call("pick_longest", hl=library.address("generate_kruskal"), b=0)
    assert call.registers.bc == lengths.index(max(lengths)) > 0


def measured(library: Library, label: str, name: str, seed: int, **registers: int) -> Call:
    """A call for a generator's seed, with its stack use."""
    library.prepare(name, seed)
    return library.call(label, measure_stack=True, **registers)


def test_stack_and_time_beside_the_generator(library: Library) -> None:
    text = (ASM / "transform" / "pick_longest.asm").read_text(encoding="ascii")
    assert "; Stack: 10 bytes more than the generator, 20 at least" in text
    assert "and under 400 T for each" in text
    for name, least in (("kruskal", 20), ("dfs", 0)):
        address, takes, spent = library.address(f"generate_{name}"), [], 0
        for seed in range(20):
            own = measured(library, f"generate_{name}", name, seed)
            measure = library.call("maze_stats")
            takes.append(own.stack)
            call = measured(library, "pick_longest", name, seed, hl=address, b=1)
            assert call.stack == max(own.stack + 10, 20) >= least
            assert 0 < call.tstates - own.tstates - measure.tstates < 400 + 166
            spent += own.tstates + measure.tstates
        call = measured(library, "pick_longest", name, 0, hl=address, b=20)
        again = call.registers.bc != 19
        extra = call.tstates - spent
        assert extra < 400 * (20 + again) + again * (call.tstates / 20)
        assert call.stack == max(max(takes) + 10, 20)


@pytest.mark.parametrize(("width", "height"), [(4, 5), (33, 5), (0, 0), (255, 255)])
def test_an_illegal_size_is_refused(library: Library, width: int, height: int) -> None:
    library.generate("dfs", 99)
    library.machine.write(library.address("field_width"), (width, height))
    before = library.machine.read(0, 0xFD00)
    call = library.call("pick_longest", 1000, hl=library.address("generate_dfs"), b=3)
    assert call.carry == 1
    assert library.machine.read(0, 0xFD00) == before


# --- pick_difficulty --------------------------------------------------------------------------------------------


def difficulty(library: Library, name: str, seed: int, size: tuple[int, int]) -> tuple[int, int, int]:
    """Of a maze: the steps of its longest route, the turns of that, and the dead ends, by networkx."""
    library.generate(name, seed % 65536, *size)
    maze = graph_of(library.walls())
    library.call("maze_stats", BOUND)
    start, finish = (divmod(library.machine.word(library.address(f"stats_{end}")), 256) for end in ("start", "finish"))
    places = nx.shortest_path(maze, start, finish)
    codes = np.diff(np.array(places), axis=0)
    turns = int((codes[1:] != codes[:-1]).any(axis=1).sum())
    return len(places) - 1, turns, sum(degree == 1 for _, degree in maze.degree)


def distance(found: tuple[int, int, int], wanted: tuple[int, int, int], cells: int) -> int:
    """How far a maze is from what is wanted, as the header words it."""
    length, turns, percent = wanted
    sum_ = abs(min(length, 1023) - found[0]) if length else 0
    sum_ += 2 * abs(min(turns, 1023) - found[1]) if turns else 0
    return sum_ + (8 * abs(cells * min(percent, 100) // 100 - found[2]) if percent != 255 else 0)


def pick(library: Library, generator: str, tries: int, wanted: tuple[int, int, int]) -> Call:
    """Call pick_difficulty; seed and size have been set."""
    library.machine.poke_word(library.address("wanted_length"), wanted[0])
    library.machine.poke_word(library.address("wanted_turns"), wanted[1])
    library.machine.write(library.address("wanted_dead_ends"), (wanted[2],))
    return library.call("pick_difficulty", hl=library.address(f"generate_{generator}"), b=tries, **KEPT)


WANTED = [
    (0, 0, 255),
    (150, 0, 255),
    (0, 60, 255),
    (0, 0, 0),
    (0, 0, 30),
    (100, 40, 20),
    (65535, 65535, 254),
    (1, 1, 100),
]


@pytest.mark.parametrize("generator", ["dfs", "kruskal", "growing_tree", "division_four"])
def test_the_nearest_of_several(library: Library, generator: str) -> None:
    for number, (width, height) in enumerate([(31, 31), (15, 11), (5, 5), (31, 7)]):
        seed, tries, cells = 65530 + number, 9 + number, (width // 2) * (height // 2)
        found = [difficulty(library, generator, seed + more, (width, height)) for more in range(tries)]
        for wanted in WANTED:
            distances = [distance(one, wanted, cells) for one in found]
            best = distances.index(min(distances))
            library.generate(generator, (seed + best) % 65536, width, height)
            library.call("maze_stats", BOUND)
            expected = (library.field(), library.route(), results(library))
            after = library.machine.word(library.address("rng_seed"))
            library.prepare(generator, seed % 65536, width, height)
            call = pick(library, generator, tries, wanted)
            assert call.carry == 0
            assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
            assert call.registers.bc == (seed + best) % 65536 == library.machine.word(library.address("stats_seed"))
            assert library.machine.word(library.address("stats_turns")) == found[best][1]
            assert (library.field(), library.route(), results(library)) == expected
            assert library.machine.word(library.address("rng_seed")) == after


def test_256_tries(library: Library) -> None:
    found = [difficulty(library, "kruskal", seed, (9, 9)) for seed in range(256)]
    distances = [distance(one, (30, 12, 40), 16) for one in found]
    library.prepare("kruskal", 0, 9, 9)
    assert pick(library, "kruskal", 0, (30, 12, 40)).registers.bc == distances.index(min(distances)) > 0


def test_a_difficulty_of_an_illegal_size_is_refused(library: Library) -> None:
    library.generate("dfs", 99)
    for size in ((4, 5), (33, 5), (0, 0), (255, 255)):
        library.machine.write(library.address("field_width"), size)
        before = library.machine.read(0, 0xFD00)
        call = library.call("pick_difficulty", 1000, hl=library.address("generate_dfs"), b=3)
        assert call.carry == 1
        assert library.machine.read(0, 0xFD00) == before


def test_time_and_stack_of_a_difficulty(library: Library) -> None:
    """Beside the generator's and those of maze_stats; a cave has no route, a hall a long one without turns."""
    for name in ("kruskal", "dfs", "automaton_maze"):
        address, spent, most = library.address(f"generate_{name}"), 0, 0
        for seed in range(12):
            own = measured(library, f"generate_{name}", name, seed)
            spent += own.tstates + library.call("maze_stats").tstates
            most = max(most, own.stack)
        library.prepare(name, 0)
        library.machine.poke_word(library.address("wanted_length"), 1023)
        call = library.call("pick_difficulty", measure_stack=True, hl=address, b=12)
        again = spent / 12 * 1.5 if call.registers.bc != 11 else 0
        assert 0 < call.tstates - spent < 70_000 * 13 + 7_000 + again
        assert call.stack == max(most + 10, 22)

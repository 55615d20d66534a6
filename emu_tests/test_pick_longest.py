"""pick_longest: the seed whose maze has the longest route, by brute force."""

import pytest
from calls import KEPT
from generating import PERFECT
from measuring import BOUND, results

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

"""Erosion and tunnel: the very field of a plain model, even directions, exact counts of steps, the bounds."""

import re
from itertools import islice

import numpy as np
import pytest
from scipy.stats import chisquare

from emu_tests.oracles.mazes import is_connected, is_on_the_lattice
from emu_tests.oracles.models import states
from emu_tests.records.sampling import some
from zxmazes.paths import ASM
from zxmazes.routines.library import STEPS, Library

SIZES = ((31, 31), (31, 23), (5, 5), (5, 31), (31, 5), (17, 9))
#: T-states before and after the walk, and for each step, that the headers give.
BOUNDS = {"erosion": (1, 16_000, 166), "tunnel": (2, 16_000, 204)}
NAMES = list(BOUNDS)
#: The same for a step of a tunnel that goes on.
LONG_STEP = 931
#: Up, right, down, left by the two bits that stand for them.
MEANING = (0, 2, 1, 3)


def directions(seed: int, steps: int) -> list[int]:
    """The directions of a walk: four from each high byte, of the first only as many as are left over."""
    numbers = islice(states(seed), 2, 2 + -(-steps // 4))
    pairs = [number >> shift & 3 for number in numbers for shift in (14, 12, 10, 8)]
    return [MEANING[pair] for pair in pairs[-steps % 4 :]]


def model(name: str, seed: int, width: int, height: int, steps: int, length: int = 1) -> np.ndarray:
    """The walls that the headers word."""
    cells = BOUNDS[name][0] * length
    first = list(islice(states(seed), 2))
    row, column = 2 * ((first[0] >> 8) * (height // 2) >> 8) + 1, 2 * ((first[1] >> 8) * (width // 2) >> 8) + 1
    walls = np.ones((32, 32), bool)
    walls[row, column] = False
    for direction in directions(seed, steps):
        down, right = STEPS[direction]
        if row + down in (0, height - 1) or column + right in (0, width - 1):
            down, right = -down, -right
        for _ in range(cells):
            if row + down in (0, height - 1) or column + right in (0, width - 1):
                break
            row, column = row + down, column + right
            walls[row, column] = False
    return walls


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_field_is_that_of_a_plain_model(library: Library, name: str, width: int, height: int) -> None:
    for seed in (0, 1, 777, 0x8000, 0xFFFF):
        for steps in (0, 1, 2, 3, 4, 5, 6, 7, 351, 1023, 1024, 1025, 1028, 1029):
            library.generate(name, seed, width, height, parameters={f"{name}_steps": steps})
            assert np.array_equal(library.walls(), model(name, seed, width, height, steps)), (seed, steps)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("length", some([2, 8], range(1, 9), "generate_tunnel"))
def test_a_longer_tunnel_is_that_of_the_model(library: Library, width: int, height: int, length: int) -> None:
    """Each step goes on as far as it may, on the lattice, in a bounded time; a length of 1 is none."""
    for seed in (0, 1, 777, 0x8000, 0xFFFF):
        for steps in (0, 1, 2, 3, 4, 5, 37, 351, 1025):
            values = {"tunnel_steps": steps, "tunnel_length": length}
            call = library.generate("tunnel", seed, width, height, parameters=values)
            walls = library.walls()
            assert np.array_equal(walls, model("tunnel", seed, width, height, steps, length)), (seed, steps)
            assert call.tstates < BOUNDS["tunnel"][1] + LONG_STEP * steps
            assert is_connected(walls[None]).all()
            assert is_on_the_lattice(walls[None], width, height).all()
            assert (~walls).sum() <= 2 * length * steps + 1


def test_a_longer_tunnel_makes_longer_corridors(library: Library) -> None:
    """Mean cells in a row without a turn, over some seeds; as the text has it, the length changes the maze."""
    means = []
    for length in range(1, 9):
        runs = []
        for seed in range(0, 65536, 6553):
            library.generate("tunnel", seed, parameters={"tunnel_steps": 60, "tunnel_length": length})
            for line in [*~library.walls()[1:31:2], *~library.walls().T[1:31:2]]:
                runs += [len(run) for run in re.findall("1{3,}", "".join("01"[int(cell)] for cell in line))]
        means.append(np.mean(runs))
    assert means == sorted(means)
    assert means[-1] > 2 * means[0]


@pytest.mark.parametrize("name", NAMES)
def test_the_bound_holds_and_the_most_steps_end(library: Library, name: str) -> None:
    """The small size turns the walk round most often; 65,535 steps open all that can be opened."""
    _, fixed, step = BOUNDS[name]
    for width, height in SIZES:
        for steps in (0, 1, 2, 3, 4, 255, 256, 1025, 65535):
            for seed in range(0, 65536, 65536 if steps == 65535 else 3001):
                call = library.generate(name, seed, width, height, parameters={f"{name}_steps": steps})
                assert call.carry == 0
                assert call.tstates < fixed + step * steps
        walls = library.walls()
        assert np.array_equal(walls, model(name, 0, width, height, 65535))
        inside = ~walls[1 : height - 1, 1 : width - 1]
        assert inside.all() if name == "erosion" else inside.sum() == inside.size - (width // 2 - 1) * (height // 2 - 1)


@pytest.mark.parametrize("name", NAMES)
def test_the_header_gives_the_bound(name: str) -> None:
    text = (ASM / "generate" / f"generate_{name}.asm").read_text(encoding="ascii")
    most, fixed, step = re.search(r"; Bound: under ([\d,]+) T .*: ([\d,]+) T and (\d+) T a step", text).groups()  # type: ignore[union-attr]
    assert (int(fixed.replace(",", "")), int(step)) == BOUNDS[name][1:]
    worst = LONG_STEP if name == "tunnel" else BOUNDS[name][2]
    assert name != "tunnel" or f"at most {worst} T one that goes on" in " ".join(text.replace("\n;", "").split())
    assert int(most.replace(",", "")) > BOUNDS[name][1] + worst * 65535


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_border_alone_is_written(library: Library, width: int, height: int) -> None:
    library.machine.write(library.address("field_width"), (width, height))
    library.machine.write(library.address("field"), bytes([1]) * 1024)
    call = library.call("field_border", 10_000, c=7)
    field = np.frombuffer(library.field(), np.uint8).reshape(32, 32)
    expected = np.ones((32, 32), np.uint8)
    expected[:height, :width] = 7
    expected[1 : height - 1, 1 : width - 1] = 1
    assert np.array_equal(field, expected)
    assert (call.registers.hl, call.registers.bc & 255) == (library.address("field"), 7)
    if (width, height) == (31, 31):
        assert f"Time: {call.tstates:,} T (31x31)" in (ASM / "lib" / "field_border.asm").read_text(encoding="ascii")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("steps", [1, 30, 2000])
def test_the_promise_with_other_steps(library: Library, name: str, steps: int) -> None:
    fields = []
    for seed in range(0, 65536, 601):
        library.generate(name, seed, parameters={f"{name}_steps": steps})
        fields.append(library.walls())
    batch = np.array(fields)
    assert is_connected(batch).all()
    assert ((~batch).sum(axis=(1, 2)) <= BOUNDS[name][0] * steps + 1).all()
    if name == "tunnel":
        assert is_on_the_lattice(batch, 31, 31).all()


def test_the_first_step_goes_everywhere_alike(library: Library) -> None:
    """One step from every start: the bytes opened, by direction (the outermost cells turn round: left out)."""
    taken = np.zeros(4)
    for seed in range(0, 65536, 13):
        library.generate("erosion", seed, parameters={"erosion_steps": 1})
        (row, column), other = np.argwhere(~library.walls())
        if row % 2 == 0 or column % 2 == 0:
            (row, column), other = other, (row, column)
        if 1 < row < 29 and 1 < column < 29:
            taken[STEPS.index((other[0] - row, other[1] - column))] += 1
    assert taken.sum() > 3000
    assert chisquare(taken).pvalue > 0.001


def test_the_directions_of_a_walk_are_even_and_independent() -> None:
    """The longest walk, 65,535 steps: singles, pairs at lags 1 to 12; and no stretch of it comes again."""
    for seed in (0, 4711, 0xFFFF):
        walk = np.array(directions(seed, 65535))
        assert chisquare(np.bincount(walk, minlength=4)).pvalue > 0.001
        for lag in range(1, 13):
            pairs = np.bincount(4 * walk[:-lag] + walk[lag:], minlength=16)
            assert chisquare(pairs).pvalue > 1e-4, f"seed {seed}, lag {lag}"
        lines = {walk[i : i + 64].tobytes() for i in range(0, 65535 - 64)}
        assert len(lines) == 65535 - 64


def test_the_start_cell_is_even(library: Library) -> None:
    rows, columns = np.zeros(15), np.zeros(15)
    for seed in range(0, 65536, 13):
        library.generate("tunnel", seed, parameters={"tunnel_steps": 0})
        ((row, column),) = np.argwhere(~library.walls())
        rows[row // 2] += 1
        columns[column // 2] += 1
    for counted in (rows, columns):
        assert chisquare(counted).pvalue > 0.001


def test_the_walk_spreads_as_a_random_walk_does() -> None:
    """Mean square distance after n free steps is n: the numbers neither carry the walk off nor hold it back."""
    moves = np.array(STEPS)
    for steps in (100, 400):
        ends = np.array([moves[directions(seed, steps)].sum(axis=0) for seed in range(0, 65536, 37)])
        square = (ends**2).sum(axis=1)
        assert abs(square.mean() / steps - 1) < 0.1
        assert abs(ends.mean(axis=0)).max() < 0.06 * steps**0.5

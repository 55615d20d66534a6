"""The size and the times that the headers of the solvers state, and the literal tracer that they are compared with."""

import random
import re
import statistics
from collections.abc import Callable

import numpy as np
import pytest

from emu_tests.oracles.fields import EMPTY, FULL, passable, scatter, serpentine, staircases, stones
from emu_tests.oracles.headers import claim
from emu_tests.oracles.paths import distances, longest_pair, steps_between
from emu_tests.oracles.solving import every_solver, judge
from zxmazes.documents.measures import literal_tracer
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.routines.index import names
from zxmazes.routines.library import STRIDE, Library, walk


def time_in_empty_field(library: Library, name: str) -> int:
    """Of a field without a wall; 62 steps are shortest, 31 with diagonals."""
    return judge(library, name, EMPTY, (0, 0), (31, 31), 62).tstates


def time_of_near_routes(library: Library, name: str) -> int:
    """The mean over those of `stones` that have a route of at most 27 steps."""
    times = []
    for walls, start, finish in stones():
        steps = steps_between(walls, start, finish)
        if steps is not None and steps <= 27:
            times.append(judge(library, name, walls, start, finish, steps).tstates)
    assert len(times) > 200
    return round(statistics.fmean(times))


def time_of_the_longest_route(library: Library, name: str) -> int:
    walls = staircases(2)
    finish, start = longest_pair(walls, (3, 31))
    return judge(library, name, walls, start, finish, 644).tstates


#: What a header's `Time` speaks of; the greatest there is may stand in `Bound` instead.
CLAIMS: dict[str, Callable[[Library, str], int]] = {
    "empty field corner to corner": time_in_empty_field,
    "mean of routes of at most 27 steps, 20 % obstacles": time_of_near_routes,
    "the longest route known, 644 steps": time_of_the_longest_route,
}
MOST = "at most, whatever the field"

#: Bytes, and T-states of the first two, that these solvers may not pass; a new one is held to its header.
BARS = {
    "angle": (1854, 108_000, 1_160_000),
    "dead_ends": (258, 251_000, 250_000),
    "distance_map": (53, 211_000, 177_000),
    "greedy": (973, 9_400, 5_300),
    "hadlock": (627, 20_000, 12_000),
    "recursive": (152, 27_000, 85_000),
    "tremaux": (418, 43_000, 246_000),
    "turns": (1050, 98_000, 109_000),
    "wall_left": (220, 19_000, 14_000),
    "wall_right": (220, 19_000, 14_000),
    "wave": (326, 197_000, 68_000),
    "wave_2bit": (541, 1_000_000, 270_000),
    "wave_cpir": (335, 535_000, 171_000),
    "wave_diagonal": (782, 270_000, 105_000),
    "wave_diagonal_back": (388, 296_000, 105_000),
    "wave_double": (357, 260_000, 70_000),
    "wave_small": (177, 372_000, 323_000),
    "wave_window": (160, 222_000, 93_000),
}


def claimed(name: str) -> dict[str, str]:
    """The figures of a header's `Time`, by what each is of."""
    time = claim(f"solve_{name}", "Time")
    return {what: figure for figure, what in re.findall(r"([\d,]+) T (.+?)(?=$| [\d,]+ T )", time)}


@every_solver
def test_header_figures_are_exact(library: Library, name: str) -> None:
    """What no field passes is not measured here: each call of the other tests is stopped when it does."""
    found = claimed(name)
    assert {*found, MOST} == {*CLAIMS, MOST}
    assert MOST in found or re.match(r"under [\d,]+ T for any field", claim(f"solve_{name}", "Bound"))
    assert {what: f"{measure(library, name):,}" for what, measure in CLAIMS.items()} == {
        what: figure for what, figure in found.items() if what != MOST
    }


@pytest.mark.parametrize("name", [name for name in names("solver") if name in BARS])
def test_bars(library: Library, name: str) -> None:
    """The times are those of the header, which are exact."""
    size, *bars = BARS[name]
    assert library.size(f"solve_{name}") <= size
    times = [int(claimed(name)[what].replace(",", "")) for what in (*CLAIMS,)[:2]]
    assert all(time <= bar for time, bar in zip(times, bars, strict=True))


# --- the yardstick ----------------------------------------------------------------------------------------------


def test_the_literal_tracer_is_right_up_to_252_steps_and_its_figures_exact() -> None:
    image = literal_tracer()
    machine = Machine(48)
    machine.write(image.org, image.code)
    choose = random.Random(1)
    cases = [(EMPTY, (0, 0), (31, 31)), (EMPTY, (5, 5), (5, 5)), (FULL, (5, 5), (9, 9)), (EMPTY, (32, 0), (0, 0))]
    reach = distances(serpentine(), [(0, 0)])[0]
    for steps in (1, 251, 252, 253, 400):
        row, column = np.argwhere(reach == steps)[0].tolist()
        cases += [(serpentine(), (row, column), (0, 0)), (serpentine(), (0, 0), (row, column))]
    for _ in range(60):
        walls = scatter(choose, choose.random() * 0.5)
        cases.append((walls, passable(choose, walls), passable(choose, walls)))
    for number, (walls, start, finish) in enumerate(cases):
        best = steps_between(walls, start, finish) if max(*start, *finish) < STRIDE else None
        machine.write(image.symbols["field"], np.where(walls, 0x80, 0).astype(np.uint8).tobytes())
        (d, e), (h, l) = start, finish  # noqa: E741
        call = machine.call(image.symbols["solve_wave_literal"], 7_000_000, d=d, e=e, h=h, l=l)
        length = machine.word(image.symbols["route_length"])
        assert call.registers.bc == length
        if best is None or best > 252:
            assert (call.carry, length) == (1, 0)
            continue
        assert (call.carry, length) == (0, best)
        cells = walk(start, list(machine.read(image.symbols["route"], length)))
        assert cells[-1] == finish
        assert not any(walls[cell] for cell in cells)
        if number == 0:
            size = image.symbols["solve_wave_literal_end"] - image.symbols["solve_wave_literal"]
            text = (ASM / "baseline" / "wave_literal.asm").read_text(encoding="ascii")
            assert f"; Size:  {size} bytes   Time: {call.tstates:,} T empty field corner to corner\n" in text

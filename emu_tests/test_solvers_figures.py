"""The size and the times that the headers of the solvers state, and the literal tracer that they are compared with."""

import random
import re
import statistics
from collections.abc import Callable

import numpy as np
from fields import EMPTY, FULL, passable, scatter, serpentine, staircases, stones
from paths_oracle import distances, longest_pair, steps_between
from solving import every_solver, header, judge, table

from zxmazes.machine.spectrum import Machine
from zxmazes.pages.bench import literal_tracer
from zxmazes.paths import ASM
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


#: What a header's `Time:` may speak of.
CLAIMS: dict[str, Callable[[Library, str], int]] = {
    "empty field corner to corner": time_in_empty_field,
    "mean of routes of at most 27 steps, 20 % obstacles": time_of_near_routes,
    "the longest route known, 644 steps": time_of_the_longest_route,
    "at most, whatever the field": lambda library, name: table(name).worst,
}


@every_solver
def test_header_figures_are_exact(library: Library, name: str) -> None:
    text = header(name)
    assert f"; Size:  {library.size(f'solve_{name}')} bytes" in text
    claims = re.findall(r"([\d,]+) T ([^;\n]+?)\s*$", text, re.MULTILINE)
    assert {what for _, what in claims} & set(CLAIMS), f"the header says none of: {', '.join(CLAIMS)}"
    for figure, what in claims:
        if what in CLAIMS:
            assert f"{CLAIMS[what](library, name):,} T {what}" == f"{figure} T {what}"


@every_solver
def test_bars(library: Library, name: str) -> None:
    limits = table(name)
    assert library.size(f"solve_{name}") <= limits.size
    assert time_in_empty_field(library, name) <= limits.empty
    assert time_of_near_routes(library, name) <= limits.near


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

"""What every solver reads and leaves: bit 7 of the field alone, its stack, labels; the same under interrupts."""

import random

import numpy as np
import pytest

from emu_tests.oracles.fields import EMPTY, FULL, anywhere, passable, scatter, serpentine, staircases
from emu_tests.oracles.paths import distances, steps_between
from emu_tests.oracles.solving import every_solver, judge, rules
from emu_tests.records.sampling import some
from zxmazes.routines.index import names, routine
from zxmazes.routines.library import Library

#: They mark the start in a copy of the field by the greatest passable byte: a cell that has it takes a little longer.
MARKING = ("points", "recursive", "wave", "wave_window")


@every_solver
@pytest.mark.parametrize("fields", some([15], [15, 60], "solve_{name}"))
def test_only_bit_7_of_the_field_matters(library: Library, name: str, fields: int) -> None:
    choose = random.Random(7)
    for _ in range(fields):
        walls = scatter(choose, 0.25)
        start, finish = passable(choose, walls), passable(choose, walls)
        call = judge(library, name, walls, start, finish, steps_between(walls, start, finish))
        route = library.route()
        for most in (126, 127):
            low = np.frombuffer(choose.randbytes(walls.size), np.uint8).reshape(walls.shape) % 128
            field = (np.minimum(low, most) + walls * np.uint8(0x80)).tobytes()
            library.machine.write(library.address("field"), field)
            again = library.solve(name, start, finish, budget=rules(name).worst)
            assert again.carry == call.carry
            assert again.tstates == call.tstates or (most == 127 and name in MARKING)
            assert library.route() == route
            assert library.field() == field


@every_solver
def test_stack_use_is_that_of_the_header(library: Library, name: str) -> None:
    """With the stack below all code and buffers: small_rows reaches into the 2 KB that are looked at elsewhere."""
    deepest = 0
    stony = scatter(random.Random(3), 0.2)
    library.set_parameters({"points_order": 1})
    library.machine.write(library.address("points_list"), bytes(4))
    library.machine.write(library.address("points_count"), [2])
    for walls, finish in ((EMPTY, (31, 31)), (serpentine(), (31, 0)), (FULL, (1, 1)), (stony, (29, 29))):
        library.set_walls(walls)
        call = library.solve(
            name, (0, 0), finish, budget=rules(name).worst, stack=library.assembly.org, measure_stack=True
        )
        deepest = max(deepest, call.stack)
    library.machine.write(library.address("points_count"), [0])
    library.set_parameters({})
    assert deepest == routine(f"solve_{name}").stack


@pytest.mark.parametrize("name", [name for name in names("solver") if rules(name).labels])
def test_labels_left_in_work(library: Library, name: str) -> None:
    """Border and walls 255, finish 0, start 253; what a wave has reached carries its distance modulo 253."""
    choose = random.Random(11)
    cases = [(EMPTY, (0, 0), (31, 31)), (serpentine(), (0, 0), (31, 0)), (staircases(2), (3, 31), (31, 3))]
    for density in (0.1, 0.2, 0.3, 0.35, 0.4, 0.45, 0.5):
        walls = scatter(choose, density)
        cases += [(walls, passable(choose, walls), passable(choose, walls)) for _ in range(5)]
    for walls, start, finish in cases:
        reach = distances(walls, [finish])[0]
        best = int(reach[start]) if np.isfinite(reach[start]) else None
        judge(library, name, walls, start, finish, best)
        work = np.frombuffer(library.machine.read(library.address("work"), 1156), np.uint8).reshape(34, 34)
        assert (work[[0, 33]] == 255).all()
        assert (work[:, [0, 33]] == 255).all()
        inner = work[1:33, 1:33]
        assert ((inner == 255) == walls).all()
        if start == finish:
            continue
        assert inner[start] == 253
        assert inner[finish] == 0
        reached = inner < 253
        assert (inner[reached] == reach[reached] % 253).all()
        sooner = reach < (np.inf if best is None else best)
        sooner[start] = False
        assert reached[sooner].all()


@every_solver
def test_calls_are_independent(library: Library, name: str) -> None:
    """The same input gives the same route in the same time, whatever was solved before it."""
    choose = random.Random(2)
    inputs = [(scatter(choose, 0.2), anywhere(choose), anywhere(choose)) for _ in range(6)]
    inputs += [(serpentine(), (0, 0), (31, 0)), (FULL, (0, 0), (1, 1))]
    inputs += [(EMPTY, (0, 0), (31, 31)), (EMPTY, (99, 0), (0, 0))]
    outcomes: dict[int, set[object]] = {number: set() for number in range(len(inputs))}
    for number in [choose.randrange(len(inputs)) for _ in range(120)]:
        walls, start, finish = inputs[number]
        library.set_walls(walls)
        call = library.solve(name, start, finish, budget=rules(name).worst)
        outcomes[number].add((call.tstates, call.carry, call.registers.bc, bytes(library.route())))
    assert all(len(outcome) == 1 for outcome in outcomes.values())

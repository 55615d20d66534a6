"""Every parameter, by the header line that states it: its range, and the time of the routine whatever the value."""

import re

import pytest

from emu_tests.oracles.generating import MAKERS, prepare
from emu_tests.oracles.mazes import border_is_solid
from zxmazes.routines.library import Library
from zxmazes.routines.manifest import Routine
from zxmazes.routines.values import Parameter

SEED = 4711
READ = [(maker, parameter) for maker in MAKERS.values() for parameter in maker.parameters]

every_parameter = pytest.mark.parametrize(
    ("maker", "parameter"), READ, ids=[f"{maker.name}-{parameter.label}" for maker, parameter in READ]
)

Left = tuple[bytes, int, int]


def left(library: Library, maker: Routine, parameter: Parameter, value: int, size: tuple[int, int] = (31, 31)) -> Left:
    """The field, the seed and carry after a call with this value; the call is within the header's bound."""
    stated = re.search(r"under ([\d,]+) T", maker.fields.get("Bound", ""))
    budget = int(stated[1].replace(",", "")) if stated else 2 * maker.worst
    library.machine.write(library.address("field"), bytes(1024))  # what one may leave as it is
    registers = prepare(library, maker, SEED, *size)
    library.set_parameters({parameter.label: value})
    call = library.call(maker.label, budget, **registers)
    return library.field(), library.machine.word(library.address("rng_seed")), call.carry


def ends(parameter: Parameter) -> list[int]:
    """The values at the ends of the range, in its middle, and next to these."""
    middle = (parameter.least + parameter.most + 1) // 2
    near = (parameter.least, parameter.least + 1, middle, parameter.default, parameter.most - 1, parameter.most)
    return sorted({value for value in near if parameter.least <= value <= parameter.most})


@every_parameter
@pytest.mark.parametrize("size", [(31, 31), (5, 31), (17, 9), (5, 5)], ids=str)
def test_any_value_in_range_makes_a_maze(
    library: Library, maker: Routine, parameter: Parameter, size: tuple[int, int]
) -> None:
    for value in ends(parameter):
        _, _, carry = left(library, maker, parameter, value, size)
        solid = border_is_solid(library.walls()[None], *size, "two doors" in maker.promise.terms)[0]
        assert (carry == 0 and solid) or maker.refuses not in ("", "illegal size"), f"{parameter.label} = {value}"


@every_parameter
def test_the_range_is_that_of_the_header(library: Library, maker: Routine, parameter: Parameter) -> None:
    """The ends differ in what they do; a value beyond does what one in the range does.

    A range that ends before the variable's does not go on where nothing changes any more: its upper half does more.
    """
    least, most, greatest = parameter.least, parameter.most, 256**parameter.bytes - 1
    last = left(library, maker, parameter, most)
    assert left(library, maker, parameter, least)[:2] != last[:2]
    if most < greatest:
        assert left(library, maker, parameter, (least + most + 1) // 2)[:2] != last[:2]
    beyond = {*range(least), *((most + 1, (most + greatest) // 2, greatest) if most < greatest else ())}
    inside = {left(library, maker, parameter, one) for one in range(least, most + 1)} if beyond else set()
    for value in sorted(beyond):
        assert left(library, maker, parameter, value) in inside, f"{parameter.label} = {value} is something else"

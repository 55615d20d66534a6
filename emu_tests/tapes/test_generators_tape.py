"""The tape `generators`: its menu, its parameters, and the figures it shows."""

import re

import pytest

from emu_tests.machine.generators_tape import (
    NAME,
    address,
    choose,
    closed,
    counted,
    done,
    entries,
    figures,
    labels,
    make,
    picture,
    routine_of,
    see_way,
    told_time,
    trail,
    walls,
    word,
)
from emu_tests.machine.images import begin
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import press
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import parameters, parameters_of, routines
from zxmazes.routines.library import Library
from zxmazes.routines.values import MENU_PARAMETERS


def test_the_menu_offers_every_generator_and_transform_that_it_has_room_for() -> None:
    assert {word(entry + 1) for entry in entries()} == {address(label) for label in labels()}
    assert {"change_fill_dead_ends", "generate_braid"} <= set(labels()), "fill_dead_ends has its ends given"


def test_its_parameters_are_those_of_the_library(loaded) -> None:
    """Address, range and first value, as the headers have them; and each belongs to the right entry.

    An entry has room for two: the third of a routine is set where it is one of the first two of another.
    """
    machine = loaded(NAME)
    begin(machine)
    place, seen = address("parameter_table"), {}
    while described := word(place):
        label = next(name for name in parameters() if address(name) == word(described))
        parameter = parameters()[label]
        assert [word(described + i) for i in (2, 4, 6)] == [parameter.least, parameter.most, parameter.default], label
        value = machine.read(address(label), parameter.bytes)
        assert int.from_bytes(value, "little") == parameter.default, label
        seen[described] = label
        place += 2
    assert set(seen.values()) == set(parameters_of(*map(routine_of, entries())))
    for entry in entries():
        routine = routine_of(entry)
        told = {seen[word(entry + i)] for i in (3, 5) if word(entry + i)}
        found = routines().get(routine)
        assert told == {one.label for one in found.parameters[:MENU_PARAMETERS]} if found else not told, routine


@pytest.mark.sweep("dist/generators.tap")
@pytest.mark.parametrize("model", [48, 128])
def test_every_entry_works(model: int, loaded, library: Library) -> None:
    """All of them one after the other, from the menu: each shows what the library makes of the seed."""
    machine = loaded(NAME, model)
    begin(machine)
    machine.type("s", "0", "ENTER", "t", "4", "7", "ENTER")
    for entry in entries():
        routine = routine_of(entry)
        choose(machine, routine)
        before = walls(machine)
        machine.press("ENTER")
        done(machine)
        rows = machine.text()
        found = figures(machine)
        if routine.startswith("generate_") and routine != "generate_braid":
            call = library.generate(routine.removeprefix("generate_"), 47)
            assert (walls(machine) == closed(library)).all(), routine
            taken = told_time(machine)
            assert taken is not None
            assert abs(3500 * taken - call.tstates) < 500 + call.tstates // 100, routine
        else:
            ready = {"join_parts": ("Parts", 1), "change_fill_dead_ends": ("Ends", 0)}
            figure, done_before = ready.get(routine, ("Way", -1))
            nothing_to_do = counted(~before)[figure] == done_before
            assert (walls(machine) != before).any() != nothing_to_do, routine
        assert (picture(machine)[:31, :31] == walls(machine)[:31, :31]).all(), routine
        expected = counted(~walls(machine))
        assert found["Way"] <= expected["Way"], routine
        if expected.pop("Loops") == 0:
            assert found["Way"] == expected["Way"], routine
        del found["Way"], expected["Way"]
        assert found == expected, routine
        assert rows[0][24:].strip(), "a name"
        machine.press("m", after=25)


def settings(machine: Machine) -> str:
    """The parameters below the menu, with their ranges."""
    row = narrow_rows(machine.screen())[17]
    return " ".join(re.findall(r"[A-Z][a-z]+|\d+-\d+|\d+", row))


def test_parameters_are_typed(loaded, library: Library) -> None:
    machine = loaded(NAME)
    begin(machine)
    choose(machine, "generate_rooms")
    assert settings(machine) == "Across 255 0-255 Down 255 0-255"
    machine.type("1", "9", "ENTER", "2", "2", "0", "0", "ENTER", "s", "0", "ENTER", "t", "5", "ENTER")
    assert settings(machine) == "Across 9 0-255 Down 200 0-255"
    machine.press("ENTER")
    done(machine)
    library.generate("rooms", 5, parameters={"rooms_vertical": 9, "rooms_horizontal": 200})
    assert (walls(machine) == library.walls()).all()
    machine.press("m", after=12)
    machine.type("1", "2", "5", "6", "ENTER")  # 256 is above 255: the last digit is not taken
    assert machine.peek(address("rooms_vertical")) == 25


def test_a_parameter_below_its_least_becomes_the_least(loaded) -> None:
    machine = loaded(NAME)
    begin(machine)
    choose(machine, "generate_rings")
    machine.type("1", "0", "ENTER")
    assert machine.peek(address("rings_count")) == 1


def test_the_route_after_the_colours_is_right_whatever_they_left(loaded) -> None:
    """The distances may use the route's memory."""
    machine = loaded(NAME)
    make(machine, "generate_dfs", seed="8")
    steps = figures(machine)["Way"]
    for _ in range(2):
        press(machine, "d", after=20)
    done(machine)
    machine.write(address("route"), bytes([6]) * 1024)
    see_way(machine)
    done(machine)
    assert trail(machine) == steps + 1

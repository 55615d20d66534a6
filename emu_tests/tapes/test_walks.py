"""The tapes that begin with a field on the screen: walking through it, seeds, the joystick, the time shown."""

import pytest

from emu_tests.machine.images import begin, every_model, number, tapes_with

WALKS = tapes_with("walk_start")


@pytest.mark.parametrize("name", tapes_with("draw_field", "number_type"))
def test_an_idle_bus_is_no_joystick(name: str, loaded) -> None:
    machine = loaded(name)
    begin(machine, "7")
    before = machine.screen()
    machine.frames(100)
    assert machine.screen() == before


@pytest.mark.parametrize("name", WALKS)
@every_model
def test_the_time_shown_is_the_time_taken(name: str, model: int, contended: bool, loaded, library) -> None:
    """Measured on the machine itself, and the same on every model: within 1 % and 150 T of the simulator's."""
    machine = loaded(name, model, contended)
    for seed in ("5", "777", "65535"):
        begin(machine, seed)
        taken = library.generate(name, int(seed), 31, 21).tstates
        assert abs(number(machine.text()[0], r"Seed\s+\d+") - taken) < 150 + taken // 100

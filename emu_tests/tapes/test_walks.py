"""The tapes that begin with a field on the screen: walking through it, seeds, the joystick, the time shown."""

import pytest

from emu_tests.machine.images import assembly, begin, every_model, number, symbol, tapes_with

WALKS = tapes_with("walk_start")


@pytest.mark.parametrize("name", WALKS)
@every_model
def test_walking_by_every_kind_of_key(name: str, model: int, contended: bool, loaded) -> None:
    """One step right by P, 8 and joystick, back left by O, 5 and joystick; and up and down where the maze lets."""
    machine = loaded(name, model, contended)
    machine.ports.kempston = None
    begin(machine, "1")
    player, field = assembly(name).symbols["player"], symbol(name, "field")

    def place() -> tuple[int, int]:
        return machine.peek(player + 1), machine.peek(player)

    row, column = place()
    assert column == 0
    for right, left in (("p", "o"), ("8", "5")):
        machine.press(right, frames=2)
        assert place() == (row, 1)
        machine.press(left, frames=2)
        assert place() == (row, 0)
        machine.press(left, frames=2)
        assert place() == (row, 0), "no way out of the entrance"
    machine.press("p", frames=2)
    ways = [
        (keys, step)
        for keys, step in ((("q", "7"), -1), (("a", "6"), 1))
        if machine.peek(field + 32 * (row + step) + 1) < 0x80
    ]
    for keys, step in ways:
        for key, back in zip(keys, {-1: "a6", 1: "q7"}[step], strict=True):
            machine.press(key, frames=2)
            assert place() == (row + step, 1)
            machine.press(back, frames=2)
            assert place() == (row, 1)
    assert number(machine.text()[22], "Steps") == 5 + 4 * len(ways)


@pytest.mark.parametrize("name", tapes_with("draw_field", "number_type"))
def test_an_idle_bus_is_no_joystick(name: str, loaded) -> None:
    machine = loaded(name)
    begin(machine, "7")
    before = machine.screen()
    machine.frames(100)
    assert machine.screen() == before


@pytest.mark.parametrize("name", WALKS)
def test_the_way_shown_leads_out(name: str, loaded) -> None:
    """W draws the way; walking the route that it left in memory reaches the exit."""
    machine = loaded(name)
    begin(machine, "31337")
    assert number(machine.text()[0], "Seed") == 31337
    machine.press("w", after=40)
    steps = number(machine.text()[22], "out:")
    machine.frames(steps)
    route = list(machine.read(symbol(name, "route"), steps))
    assert steps == machine.word(symbol(name, "route_length"))
    for code in route:
        machine.press("qpao"[code // 2], frames=2, after=3)
    assert "Out!" in machine.text()[22]
    assert number(machine.text()[22], "Steps") == steps
    assert len(machine.ports.clicks) > steps, "a click for each step"


@pytest.mark.parametrize("name", WALKS)
@every_model
def test_the_time_shown_is_the_time_taken(name: str, model: int, contended: bool, loaded, library) -> None:
    """Measured on the machine itself, and the same on every model: within 1 % and 150 T of the simulator's."""
    machine = loaded(name, model, contended)
    for seed in ("5", "777", "65535"):
        begin(machine, seed)
        taken = library.generate(name, int(seed), 31, 21).tstates
        assert abs(number(machine.text()[0], r"Seed\s+\d+") - taken) < 150 + taken // 100


def test_dfs_variants_change_places(loaded, library) -> None:
    machine = loaded("dfs")
    begin(machine, "99")
    fast = number(machine.text()[0], r"Seed\s+\d+")
    machine.press("v", after=60)
    assert machine.text()[0].startswith("SMALL")
    assert number(machine.text()[0], r"Seed\s+99") > 2 * fast
    taken = library.generate("dfs_small", 99, 31, 21).tstates
    assert abs(number(machine.text()[0], r"Seed\s+99") - taken) < 150 + taken // 100
    machine.press("v", after=60)
    assert machine.text()[0].startswith("DEPTH")

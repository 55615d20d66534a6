"""Free play on the tape `terrain`, the library at play, keys at any moment, each model."""

import random

import pytest

from emu_tests.machine.images import assembly, begin, every_model
from emu_tests.machine.pages import page, reach
from emu_tests.machine.pressing import at, byte, press, until
from emu_tests.machine.terrain_tape import ALL, START, TAPE, TRIES, Map, begin_map, follow, message, settle

TEN_SECONDS = 500


def test_free_play() -> None:
    """A map of a number, its result, the same map again, another one; no tries and no total."""
    machine = at(TAPE, "map")
    for key in ("t", "1", "9", "8", "7", "ENTER"):
        press(machine, key, after=8)
    begin_map(machine)
    assert machine.text()[0][24:].split() == ["MAP", "1987"]
    field = Map(machine).field.tolist()
    assert follow(machine, Map(machine).tour()) == "won_frame"
    assert message(machine) == "R the same map again"
    press(machine, "r", after=4)
    assert settle(machine) == "game_frame"
    assert Map(machine).field.tolist() == field
    assert (Map(machine).taken, Map(machine).points) == (0, byte(machine, TAPE, "budget"))
    press(machine, "n", after=4)
    begin_map(machine)
    assert Map(machine).field.tolist() != field


def test_a_seed_that_is_not_typed_to_its_end() -> None:
    """BREAK: the map and what has been paid stay."""
    machine = at(TAPE, "walked")
    before = Map(machine)
    press(machine, "t", after=10)
    press(machine, "4", after=10)
    press(machine, "BREAK", after=20)
    assert settle(machine) == "game_frame"
    after = Map(machine)
    assert (after.field == before.field).all()
    assert (after.nodes, after.at, after.points) == (before.nodes, before.at, before.points)
    assert machine.text()[22].strip() == ""


def test_after_ten_seconds_the_library_plays_until_a_key_is_pressed() -> None:
    """The cheapest tour, to its end, and then another map."""
    machine = at(TAPE, "title")
    machine.frames(TEN_SECONDS - 100)
    assert machine.text()[23] == START
    machine.frames(200)
    assert message(machine) == "The library plays. Press a key."
    for _ in range(2):
        until(machine, TAPE, "tour_walk", 3000)
        price = byte(machine, TAPE, "cheapest")
        found = Map(machine)
        assert found.price(found.tour()) == price
        for _ in range(60):
            machine.frames(50)
            if message(machine).startswith("Home"):
                break
        assert message(machine) == f"Home: the cheapest tour, {price}."
        assert (byte(machine, TAPE, "taken"), byte(machine, TAPE, "points")) == (ALL, 0)
    press(machine, "m", after=120)
    assert machine.text()[23] == START


def test_a_key_pressed_while_the_tour_is_looked_for_begins_the_map() -> None:
    machine = at(TAPE, "title")
    press(machine, "ENTER", after=30)
    press(machine, "ENTER", after=4)
    until(machine, TAPE, "game_frame", 200)
    assert byte(machine, TAPE, "tries") == TRIES


def test_break_leads_back_while_the_tour_is_looked_for() -> None:
    machine = at(TAPE, "title")
    press(machine, "ENTER", after=26)
    press(machine, "BREAK", frames=45, after=30)
    assert machine.text()[23] == START


@every_model
def test_the_tape_on_each_model(model: int, contended: bool, loaded) -> None:
    """Loaded by the ROM: a map, the cursor, a walk."""
    machine = loaded(TAPE, model, contended)
    begin(machine)
    begin_map(machine)
    machine.type("p", "p", "q")
    machine.frames(10)
    price = int(machine.text()[3][29:])
    before = Map(machine).points
    press(machine, "ENTER", after=60)
    assert Map(machine).points == before - price


@pytest.mark.parametrize("name", ["title", "map", "level"])
def test_random_keys_for_a_minute_write_nowhere_else(name: str) -> None:
    """The loader's memory below the program and what is above its variables stay as they were."""
    machine = reach(page(TAPE, name)) if name == "title" else at(TAPE, name)
    last = max(value for value in assembly(TAPE).symbols.values() if value < 0xFF58)
    first, above = machine.read(0x5D00, 0x8000 - 0x5D00), machine.read(last + 2, 0xFE00 - last)
    choose = random.Random(name)
    for _ in range(300):
        press(
            machine,
            choose.choice([*"qaopuwrnt0123456789hkbf", "ENTER", "SPACE"]),
            frames=3,
            after=choose.randrange(2, 12),
        )
    assert machine.read(0x5D00, 0x8000 - 0x5D00) == first
    assert machine.read(last + 2, 0xFE00 - last) == above

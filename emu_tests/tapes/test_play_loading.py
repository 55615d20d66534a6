"""The games' cassette by its pulses, in each BASIC of a 128K, under random keys, and without any."""

import random

import pytest

from emu_tests.machine.images import assembly, symbol
from emu_tests.machine.play_tape import (
    ASKS,
    NAMES,
    PLAY,
    assert_loaded,
    at_bar,
    blocks,
    choose,
    is_menu,
    leave,
    line,
    load,
    place,
    to_menu,
)
from emu_tests.records.sampling import some
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST
from zxmazes.programs.registry import program

SA_LD = 0x0605  # the ROM's LOAD
OWN = program(PLAY).blocks
KEYS = [*"qaop5678xyz12", "SPACE"]  # neither ENTER nor a whole BREAK


def test_by_its_pulses(machines: list[Machine]) -> None:
    """The pages between two blocks are drawn in the pause and the pilot tone."""
    machine = Machine(48)
    machines.append(machine)
    machine.load_tape(DIST / "play.tap", symbol(PLAY, "start"), first=OWN, pulses=True)
    machine.frames(60)
    assert is_menu(machine)
    choose(machine, "corridor")
    machine.play(blocks(OWN, place("dfs")), symbol("corridor", "start"), pulses=True)
    assert_loaded(machine, "corridor")


def test_in_128_basic(machines: list[Machine]) -> None:
    """LOAD "" typed in its editor, whose memory in bank 7 stays; what the banks hold stays after RUN 20."""
    machine = Machine(128)
    machines.append(machine)
    start = symbol(PLAY, "start")
    machine.load_tape(DIST / "play.tap", start, first=OWN, command='DOWN ENTER l o a d " " ENTER')
    editor = bytes(machine.simulator.memory.banks[7][0x2C00:])
    machine.frames(60)
    choose(machine, "wave")
    load(machine, "wave", OWN)
    machine.frames(60)
    leave(machine)
    assert bytes(machine.simulator.memory.banks[7][0x2C00:])[:-1] == editor[:-1]
    assert any("starts at once" in row for row in machine.text())


def test_in_48_basic_of_a_128k(machines: list[Machine]) -> None:
    """There the banks are shut: it is a 48K."""
    machine = Machine(128)
    machines.append(machine)
    machine.boot()
    machine.type("CS+6", "CS+6", "CS+6", "ENTER")
    machine.frames(100)
    machine.type_command('LOAD " " ENTER', SA_LD)
    machine.play(blocks(0, OWN), symbol(PLAY, "start"), pulses=False)
    machine.frames(60)
    assert is_menu(machine)
    choose(machine, "wave")
    load(machine, "wave", OWN)
    machine.frames(60)
    leave(machine)
    assert any(ASKS in row for row in machine.text())


def to_demonstration(machine: Machine) -> int:
    """One line down, and no key until the bar has gone on from there by itself; the line that was chosen."""
    to_menu(machine)
    machine.press("a", frames=4, after=4)
    chosen = NAMES.index("corridor")
    while at_bar(machine) == chosen:
        machine.frames(1)
    return chosen


def is_marked(machine: Machine, at: int) -> bool:
    """Is a line the one that was chosen, though the bar is elsewhere?"""
    return machine.attributes()[32 * line(at) + 1] == 0x28


@pytest.mark.parametrize("late", [0, 1, 60, 400])
@pytest.mark.parametrize("key", some(["a", "CS SPACE"], ["a", "q", "p", "x", "CS SPACE"], "dist/play.tap"))
def test_a_key_leads_back_from_where_the_bar_went_by_itself(late: int, key: str, machines: list[Machine]) -> None:
    """Whenever it comes, and be it BREAK, it does nothing else; the choice stays marked meanwhile."""
    machine = Machine(48)
    machines.append(machine)
    chosen = to_demonstration(machine)
    machine.frames(late)
    if late:
        assert is_marked(machine, chosen)
        assert machine.text()[23].split() == ["ENTER", "start", "another", "key:", "back"]
    machine.press(*key.split(), frames=4 if key != "CS SPACE" else 30, after=40)
    assert is_menu(machine)
    assert at_bar(machine) == chosen
    assert not any(is_marked(machine, at) for at in range(len(NAMES)))
    assert machine.text()[23].split() == ["ENTER", "or", "fire", "start", "BREAK", "leave"]
    machine.frames(200)
    assert at_bar(machine) == chosen, "it stays there for a while"
    machine.press("ENTER", frames=4, after=40)
    assert "Play the tape" in machine.text()[16]
    machine.press("CS", "SPACE", frames=30, after=60)
    assert at_bar(machine) == chosen


def test_enter_and_s_act_on_the_game_that_the_bar_went_to(machines: list[Machine]) -> None:
    machine = Machine(48)
    machines.append(machine)
    chosen = to_demonstration(machine)
    machine.frames(160)
    at = at_bar(machine)
    assert at == chosen + 2
    machine.press("ENTER", frames=4, after=40)
    assert "Play the tape" in machine.text()[16]
    machine.press("CS", "SPACE", frames=30, after=60)
    assert is_menu(machine)
    assert at_bar(machine) == at
    machine.frames(700)
    assert is_marked(machine, at)
    machine.press("s", frames=4, after=45)
    assert not is_marked(machine, at)
    assert machine.text()[23].split() == ["ENTER", "start", "S", "another"]
    surprise = at_bar(machine)
    machine.frames(200)
    assert at_bar(machine) == surprise


def test_random_keys_change_nothing_that_stays(machines: list[Machine]) -> None:
    """What stays is as it was loaded, and BASIC and the end of memory as they were; the bar is in the list."""
    machine = Machine(48)
    machines.append(machine)
    to_menu(machine)
    made = assembly(PLAY)
    stays = range(made.org, made.regions[0].end)
    before = machine.read(stays.start, len(stays))
    basic = machine.read(0x5CCB, 100)
    chance = random.Random(11)
    for _ in range(300):
        machine.press(chance.choice(KEYS), frames=chance.randrange(1, 9), after=chance.randrange(1, 15))
        assert 0 <= at_bar(machine) < len(NAMES)
    assert is_menu(machine)
    assert machine.read(stays.start, len(stays)) == before
    assert machine.read(0x5CCB, 100) == basic
    beyond = made.symbols["PLAY_END"]
    assert machine.read(beyond, 0x10000 - beyond) == _fresh(beyond)


def _fresh(first: int) -> bytes:
    """The end of the memory of a machine that has been switched on."""
    machine = Machine(48)
    machine.boot()
    return machine.read(first, 0x10000 - first)

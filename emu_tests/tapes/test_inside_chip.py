"""INSIDE on the chip of a 128K: a tune on two pages, IT's steps in a game; without a chip the loudspeaker."""

from collections.abc import Callable

import pytest

from emu_tests.machine.images import left_to_basic, start_again
from emu_tests.machine.inside_player import InsidePlayer
from zxmazes.machine.spectrum import Machine

USUAL, LOCKED = 0x10, 0x30  # the paging port
STEP_NEAR, CAUGHT = 3, 7
BREAK = ("CS", "SPACE")
LONG = 30  # frames that BREAK is held


def call(machine: Machine, address: int, stack: int, a: int = 0) -> None:
    """Call a routine between two instructions of the program, which notices nothing."""
    kept = list(machine.simulator.registers)
    machine.call(address, stack=stack, a=a)
    for number, value in enumerate(kept):
        machine.simulator.registers[number] = value


def lock(machine: Machine) -> None:
    """What 48 BASIC of a 128K does: LD BC,7FFD; LD A,30; OUT (C),A; RET on the screen."""
    machine.write(0x4000, (0x01, 0xFD, 0x7F, 0x3E, LOCKED, 0xED, 0x79, 0xC9))
    call(machine, 0x4000, 0x4100)


def no_chip(machine: Machine) -> None:
    machine.ports.chip = False


def sound(player: InsidePlayer, number: int) -> None:
    """Let the game play a sound."""
    call(player.machine, player.symbols["sound_play"], player.symbols["stack_top"] - 100, a=number)


def loud(machine: Machine) -> bool:
    return any(machine.ports.ay[8:11])


def heard(machine: Machine, frames: int) -> bool:
    """Is there anything in so many frames?"""
    found = False
    for _ in range(frames):
        machine.frames(1)
        found |= loud(machine)
    return found


def alone(player: InsidePlayer) -> None:
    """A game without IT."""
    player.begin(9)
    player.machine.write(player.symbols["it_room"], b"\xff")
    player.machine.frames(20)


@pytest.fixture
def player() -> InsidePlayer:
    """A 128K on the page from which games begin."""
    return InsidePlayer(128)


def test_the_tune_goes_on_from_the_title_to_the_front_page(player: InsidePlayer) -> None:
    """It is heard again and again, and the loudspeaker is silent; the banks are as they were."""
    machine = player.machine
    sounds = set[tuple[int, ...]]()
    for _ in range(400):
        machine.frames(1)
        if loud(machine):
            sounds.add(tuple(machine.ports.ay[:6]))
    assert len(sounds) > 12
    assert machine.ports.clicks == []
    assert machine.ports.out7ffd == USUAL


@pytest.mark.parametrize("key", ["h", "b", "k", "c", "s", "w"])
def test_other_pages_are_silent(player: InsidePlayer, key: str) -> None:
    """Help, scores, keys, a code, a game, the library's game; then the tune begins anew."""
    machine = player.machine
    machine.frames(200)
    machine.ports.held = (key,)
    machine.frames(12)
    for _ in range(20):
        assert not loud(machine)
        machine.frames(2)
    machine.ports.held = ()
    machine.frames(4)
    for keys in (("ENTER",), ("ENTER",)) if key == "h" else (BREAK,):
        if key in "sw":
            machine.run_to(player.symbols["play_whole"], 60_000_000)
        machine.press(*keys, frames=LONG, after=60)
    assert machine.text()[4].split() == ["S", "Start"]
    machine.frames(20)
    assert machine.ports.chip_writes


def test_steps_and_the_end_sound_on_the_chip(player: InsidePlayer) -> None:
    """On channel C alone, for a while; a pause and the map are silent, and the sound goes on afterwards."""
    machine = player.machine
    alone(player)
    assert not loud(machine)
    sound(player, STEP_NEAR)
    machine.frames(4)
    assert machine.ports.ay[8:10] == [0, 0]
    assert machine.ports.ay[10]
    machine.frames(40)
    assert not loud(machine)
    for key in "hm":
        sound(player, CAUGHT)
        machine.frames(4)
        assert loud(machine)
        machine.press(key, frames=6, after=20)
        assert not loud(machine)
        machine.press("ENTER", frames=3, after=12)
        assert loud(machine)
        machine.frames(100)
    assert machine.ports.clicks == []


def test_basic_has_a_silent_machine_and_can_start_again(player: InsidePlayer) -> None:
    """From the middle of a sound by BREAK; the paging port is as before; the tune plays again."""
    machine = player.machine
    for _ in range(2):
        alone(player)
        sound(player, CAUGHT)
        machine.frames(4)
        assert loud(machine)
        machine.press(*BREAK, frames=LONG, after=60)
        machine.ports.held = BREAK
        machine.run_to(player.symbols["session_released"], 5_000_000)
        assert not loud(machine)
        assert machine.ports.out7ffd == USUAL
        machine.frames(20)
        machine.ports.held = ()
        machine.frames(200)
        assert left_to_basic(machine)
        assert not loud(machine)
        start_again(machine)
        assert heard(machine, 120)
        machine.ports.clicks.clear()  # BASIC's
        machine.press("ENTER", frames=4, after=20)


@pytest.mark.parametrize(
    ("model", "prepare"), [(48, None), (128, lock), (128, no_chip)], ids=["48K", "locked", "no-chip"]
)
def test_without_a_chip_the_loudspeaker_plays(model: int, prepare: Callable[[Machine], object] | None) -> None:
    """No tune; IT's steps are clicks, and nothing is written to a chip."""
    player = InsidePlayer(model, prepare=prepare)
    machine = player.machine
    machine.frames(100)
    alone(player)
    assert machine.ports.clicks == []
    sound(player, STEP_NEAR)
    machine.frames(12)
    assert len(machine.ports.clicks) > 3
    assert not [number for _, number, _ in machine.ports.chip_writes if number < 14]  # the ROM looks for a keypad
    if model == 128:
        assert machine.ports.out7ffd == (LOCKED if prepare is lock else USUAL)


def test_memory_other_than_the_games_and_bank_4_stays() -> None:
    """Of bank 4 only the code and the engine's variables; the stack used meanwhile is deep enough."""
    banks = list[bytes]()
    player = InsidePlayer(128, prepare=lambda machine: banks.extend(map(bytes, machine.simulator.memory.banks)))
    machine, symbols = player.machine, player.symbols
    stack = symbols["chip_stack"] - 64
    machine.write(stack, b"\xa5" * 8)
    machine.frames(300)
    alone(player)
    sound(player, CAUGHT)
    machine.frames(60)
    assert machine.read(stack, 8) == b"\xa5" * 8
    after = [bytes(bank) for bank in machine.simulator.memory.banks]
    assert {number for number in range(8) if after[number] != banks[number]} == {0, 2, 4, 5}
    code = range(0, symbols["chip_unpacked_end"] - 0xC000)
    variables = range(symbols["ay_here"] - 0xC000, symbols["stack_top"] - 0xC000)
    changed = {at for at in range(0x4000) if after[4][at] != banks[4][at]}
    assert all(at in code or at in variables for at in changed)

"""MINOTAUR on the chip of a 128K: a tune on two pages, sounds in a game, else silence; without a chip as on a 48K."""

from collections.abc import Callable

import pytest

from emu_tests.machine.images import left_to_basic, start_again
from emu_tests.machine.minotaur_player import DEAD, MinotaurPlayer
from emu_tests.oracles.music import name_of, period
from zxmazes.machine.registers import T
from zxmazes.machine.spectrum import Machine

USUAL, LOCKED = 0x10, 0x30  # the paging port
FRAMES = 0x5C78
BANKM = 0x5B5C  # where 128 BASIC keeps what it has written there
FOUND, DEATH = 1, 3
STEPS = 14  # of the sound for what is found
BREAK = ("CS", "SPACE")
LONG = 30  # frames that BREAK is held
ALONE = 12 * 14  # frames of the tune until its melody begins
MELODY = ["E-5", "F-5", "E-5", "D-5", "C-5", "A-4", "D-5", "E-5", "F-5", "D-5", "E-5"]
NAMES = {period(note): name_of(note) for note in range(36, 72)}


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


def other_chip(machine: Machine) -> None:
    """One at the same ports, but no banks."""
    machine.ports.chip = True


def sound(player: MinotaurPlayer, number: int) -> None:
    """Let the game play a sound."""
    call(player.machine, player.symbols["sound_play"], player.machine.registers.sp - 40, a=number)


def loud(machine: Machine) -> bool:
    return any(machine.ports.ay[8:11])


def begin(player: MinotaurPlayer) -> None:
    """A game without a Minotaur."""
    player.begin(9)
    player.machine.write(player.symbols["beasts"] + 7, bytes([DEAD]))


def find_gold(player: MinotaurPlayer) -> None:
    """Walk to the first gold, and listen only when he is there."""
    while not player.word("score"):
        player.machine.ports.clicks.clear()
        player.machine.ports.chip_writes.clear()
        there = player.next_step()
        assert there
        player.walk(there)
    player.machine.frames(6)


@pytest.fixture
def player() -> MinotaurPlayer:
    """A 128K on the page from which games begin."""
    return MinotaurPlayer(128)


def test_the_tune_goes_from_the_title_on_to_the_front_page(player: MinotaurPlayer) -> None:
    """A step in each frame; the melody comes when it should, so nothing begins anew; the loudspeaker is silent."""
    machine = player.machine
    first = next(t for t, number, _ in machine.ports.chip_writes if number == 0)
    notes = list[str]()
    while len(notes) < len(MELODY):
        machine.ports.chip_writes.clear()
        machine.frames(1)
        written = sum(number < 11 for _, number, _ in machine.ports.chip_writes)  # the ROM looks for a keypad by others
        assert written in (0, 11, 22), "a frame's work may end in the next one"
        tone = machine.ports.ay[0] + 256 * machine.ports.ay[1]
        if machine.ports.ay[8] and tone in NAMES and NAMES[tone] not in notes[-1:]:
            if not notes:
                assert (machine.registers.t - first) // machine.frame in range(ALONE, ALONE + 8)
            notes.append(NAMES[tone])
    assert notes == MELODY
    assert machine.ports.clicks == []
    assert machine.ports.out7ffd == USUAL


@pytest.mark.parametrize("key", ["h", "b", "k", "c", "s", "w"])
def test_other_pages_are_silent(player: MinotaurPlayer, key: str) -> None:
    """Help, scores, keys, a code, a game, the library's game; then the tune begins anew."""
    machine = player.machine
    machine.frames(ALONE)
    assert loud(machine)
    machine.ports.held = (key,)
    machine.frames(8)
    for _ in range(20):
        assert not loud(machine)
        machine.frames(2)
    machine.ports.held = ()
    machine.frames(4)
    if key in "sw":
        player.picture(50_000_000)
        assert not loud(machine)
    for keys in {"h": (("ENTER",), ("ENTER",)), "s": (BREAK, BREAK)}.get(key, (BREAK,)):
        machine.press(*keys, frames=LONG, after=40)
    assert machine.text()[4].split() == ["S", "Start"]
    assert loud(machine)
    assert not machine.ports.ay[8], "without the melody"


def test_a_game_is_silent_until_something_happens(player: MinotaurPlayer) -> None:
    """Gold found sounds on channel C alone, a third of a second; the loudspeaker stays silent."""
    machine = player.machine
    begin(player)
    for _ in range(100):
        machine.frames(1)
        assert not loud(machine)
    find_gold(player)
    assert machine.ports.ay[8:10] == [0, 0]
    assert machine.ports.ay[10]
    machine.frames(20)
    assert not loud(machine)
    assert machine.ports.clicks == []


def test_no_note_is_left_hanging_in_a_game(player: MinotaurPlayer) -> None:
    """In a pause and on the map a sound is silent, and goes on afterwards; it ends when the game does."""
    machine = player.machine
    begin(player)
    for key in "hm":
        sound(player, DEATH)
        machine.frames(8)
        assert loud(machine)
        machine.press(key, frames=4, after=20)
        assert not loud(machine)
        machine.press("ENTER", frames=3, after=8)
        assert loud(machine)
        machine.frames(40)
    sound(player, DEATH)
    machine.write(player.symbols["lives"], b"\x01")
    machine.write(player.symbols["beasts"], bytes([*player.hero[::-1], 0, 0, *player.hero[::-1], 0, 0]))
    for _ in range(300):
        if any("GAME OVER" in row for row in machine.text()) or not player.byte("lives"):
            break
        machine.frames(1)
    assert player.byte("lives") == 0
    machine.frames(20)
    assert not loud(machine)


def test_basic_has_a_silent_machine_and_can_start_again(player: MinotaurPlayer) -> None:
    """From the middle of a sound by BREAK; the paging port is as before; the tune plays again, and sounds do."""
    machine = player.machine
    for _ in range(2):
        begin(player)
        sound(player, DEATH)
        machine.frames(8)
        assert loud(machine)
        assert machine.ports.clicks == []
        for _ in range(2):  # GAME OVER, the front page
            machine.press(*BREAK, frames=LONG, after=60)
        assert loud(machine), "the tune"
        machine.ports.held = BREAK
        machine.run_to(player.symbols["session_released"], 5_000_000)
        assert not loud(machine)
        assert machine.ports.out7ffd == machine.peek(BANKM) == USUAL
        machine.frames(20)
        machine.ports.held = ()
        machine.frames(200)
        assert left_to_basic(machine)
        assert not loud(machine)
        start_again(machine)
        machine.frames(40)
        assert loud(machine)
        machine.ports.clicks.clear()  # BASIC's
        machine.press("ENTER", frames=4, after=20)


@pytest.mark.parametrize(
    ("model", "prepare"),
    [(48, None), (48, other_chip), (128, lock), (128, no_chip)],
    ids=["48K", "48K-chip", "locked", "no-chip"],
)
def test_without_a_chip_the_loudspeaker_plays(model: int, prepare: Callable[[Machine], object] | None) -> None:
    """No tune, sounds as on a 48K; nothing is written to a chip."""
    player = MinotaurPlayer(model, prepare=prepare)
    machine = player.machine
    machine.frames(100)
    begin(player)
    assert machine.ports.clicks == []
    find_gold(player)
    assert len(machine.ports.clicks) > 6
    assert machine.ports.chip_writes == []
    if model == 128:
        assert machine.ports.out7ffd == (LOCKED if prepare is lock else USUAL)


def test_memory_other_than_the_games_and_bank_4_stays() -> None:
    """Of bank 4 only the code and the engine's variables; of the stack used meanwhile only so much."""
    banks = list[bytes]()
    player = MinotaurPlayer(128, prepare=lambda machine: banks.extend(map(bytes, machine.simulator.memory.banks)))
    machine, symbols = player.machine, player.symbols
    end = symbols["beast_shifted"] - symbols["CHIP_STACK"]
    gap = range(symbols["work"] + 256, end)
    machine.write(gap[0], bytes([0xA5]) * len(gap))
    machine.frames(300)
    begin(player)
    find_gold(player)
    assert machine.read(gap[0], len(gap)) == bytes([0xA5]) * len(gap)
    after = [bytes(bank) for bank in machine.simulator.memory.banks]
    assert {number for number in range(8) if after[number] != banks[number]} == {0, 2, 4, 5}
    code = range(0, symbols["chip_unpacked_end"] - 0xC000)
    variables = range(symbols["ay_here"] - 0xC000, symbols["stack_top"] - 0xC000)
    changed = {at for at in range(0x4000) if after[4][at] != banks[4][at]}
    assert all(at in code or at in variables for at in changed)


@pytest.mark.parametrize("odd", [0, 1])
@pytest.mark.parametrize("label", ["sound_quiet", "chip_do"])
def test_no_interrupt_spoils_the_silence(player: MinotaurPlayer, label: str, odd: int) -> None:
    """The ROM of a 128K selects registers of the chip in every other interrupt; wherever one comes, all is silent."""
    machine, symbols = player.machine, player.symbols
    begin(player)
    tick = symbols["CHIP_TICK"]
    for early in range(0, 2400, 7):
        machine.call(symbols["sound_play"], stack=symbols["stack_top"], a=FOUND)
        for _ in range(STEPS if label == "chip_do" else 1):
            machine.call(symbols["chip_do"], stack=symbols["stack_top"], a=tick)
        assert loud(machine)
        machine.simulator.registers[T] = 10 * machine.frame - early
        machine.write(FRAMES, [odd])
        machine.call(symbols[label], stack=symbols["stack_top"], interrupts=True, a=tick)
        assert not loud(machine), early

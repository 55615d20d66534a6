"""INSIDE as it is played, panel and line above the view on: no line of the view is torn, whoever walks where."""

import random

import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.inside_player import InsidePlayer
from emu_tests.records.sampling import some

LINES, PARTS = range(48, 192), range(3)  # the view's: rows 6 to 23, columns 0 to 23
FRAMES = 10  # that keys are held
AWAY = 2  # rooms from the player to IT, whenever it is brought near
KEYS = (("q",), ("q",), ("q", "SPACE"), ("q", "SPACE"), ("p",), ("o",), ("p", "SPACE"), ("a",), ("q", "p"), ("t",))
KEYS += (("e",), ("z",), ("q", "o", "SPACE"), ())
ROWS = [(model, level, 30) for model in (48, 128) for level in (2, 3, 7)]


def bring_it_near(player: InsidePlayer) -> None:
    """It stands two rooms away along a way, comes, and knows."""
    symbols, room = player.symbols, player.byte("player_room")
    for _ in range(AWAY):
        ways = [way for way in (0, 2, 4, 6) if player.array("rooms")[room] >> way & 1]
        room = player.beside(room, ways[0]) if ways else room
    player.machine.write(symbols["it_room"], [room])
    player.machine.poke_word(symbols["it_gone"], 0)
    player.machine.write(symbols["it_climbs"], [0])
    player.machine.poke_word(symbols["it_hunts"], 300)


def beside(screen: bytes) -> tuple[bytes, bytes]:
    """Pixels of the panel, and of the line above the view."""
    rows = [screen[(y & 0xC0) << 5 | (y & 7) << 8 | (y & 0x38) << 2 :][:32] for y in range(192)]
    return b"".join(row[24:] for row in rows[48:]), b"".join(rows[32:40])


@pytest.mark.parametrize(
    ("model", "level", "turns"),
    some(
        [(48, 2, 30), (48, 3, 30), (128, 7, 30)],
        ROWS + [(model, level, 300) for model in (48, 128) for level in (2, 3, 7, 10)],
        "asm/programs/inside/*.asm",
        "asm/engine/rays/*.asm",
    ),
)
def test_the_view_is_not_torn_in_a_game(model: int, level: int, turns: int) -> None:
    """With contention: walking, running, stairs, thread, IT near. Only its last step is left out: it ends pictures."""
    player, choose = InsidePlayer(model), random.Random(level)
    player.begin(5, level)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["it_catches"], b"\xb7\xc9")  # OR A, RET
    machine.write(symbols["exit_room"], b"\xee")  # so the level does not end
    watched, torn = Beam(machine, symbols["play_whole"], lines=LINES, parts=PARTS), list[int]()
    panels, messages = set[bytes](), set[bytes]()
    for number in range(turns):
        machine.write(symbols["threads"], b"\x09")
        if number % 5 == 0:
            bring_it_near(player)
        player.hold(*choose.choice(KEYS))
        torn += watched.torn(FRAMES)
        panel, message = beside(machine.screen())
        panels.add(panel)
        messages.add(message)
    assert torn == []
    assert len(watched.whole) > turns
    assert len(panels) > 4
    assert len(messages) > 3

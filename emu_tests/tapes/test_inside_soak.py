"""INSIDE: keys at random, the library at play, codes, own keys, the screen beside the view."""

import re

import pytest

from emu_tests.machine.inside_masher import InsideMasher
from emu_tests.machine.inside_player import InsidePlayer
from emu_tests.records.sampling import some
from zxmazes.paths import ASM

FRAMES = 0x5C78
FRONT, FRONT_ROW = "Watch the computer", 14


@pytest.mark.parametrize(
    ("model", "seed", "frames"),
    some(
        [(48, 1, 900), (128, 2, 900)],
        [(model, seed, frames) for model in (48, 128) for seed in (1, 2) for frames in (900, 30_000)],
        "dist/inside.tap",
    ),
)
def test_keys_at_random(model: int, seed: int, frames: int) -> None:
    """With contention, from the tape: nothing outside the program is written, nor its code; BREAK ends it."""
    masher = InsideMasher(model, seed)
    for _ in range(0, frames, 300):
        masher.mash(300)
        masher.check()
    starts = masher.starts
    masher.leave()
    assert masher.starts == starts + 1


def test_the_library_walks_out() -> None:
    """Until it is out or caught, and mostly it is out; then the front page is there again."""
    ends = []
    for seed in range(1, 13):
        player = InsidePlayer(48, contended=False)
        machine, symbols = player.machine, player.symbols
        machine.poke_word(FRAMES, 7919 * seed % 65536)
        machine.press("w", frames=4, after=0)
        machine.run_to(symbols["play_whole"], 60_000_000)
        assert "The computer plays" in machine.text()[1]
        rooms = set()
        for _ in range(1000):
            rooms.add(player.byte("player_room"))
            if machine.run(10 * machine.frame, symbols["inside_front"]):
                break
        assert machine.registers.pc == symbols["inside_front"]
        assert len(rooms) > 3
        ends.append(player.byte("player_room") == player.byte("exit_room"))
        machine.frames(60)
        assert FRONT in machine.text()[FRONT_ROW]
    assert ends.count(True) >= 8


@pytest.mark.parametrize("key", ["m", "h", "s", "q", "SPACE", "ENTER", "5", None])
@pytest.mark.parametrize("page", ["level", "play"])
def test_any_key_ends_the_demonstration(page: str, key: str | None) -> None:
    """On its level's page too: the front page, and nothing that the key would do there. None: the stick."""
    player = InsidePlayer(48)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["kempston"], b"\x01")
    machine.ports.kempston = 0
    machine.poke_word(FRAMES, 77)
    machine.press("w", frames=4, after=0)
    machine.run_to(symbols["view_begin" if page == "level" else "play_whole"], 60_000_000)
    machine.frames(30)
    assert ("Its code" in machine.text()[17]) == (page == "level")
    machine.ports.held, machine.ports.kempston = (key,) if key else (), 0 if key else 16
    machine.run_to(symbols["keys_release"], 40 * machine.frame)
    machine.ports.held, machine.ports.kempston = (), 0
    machine.frames(60)
    assert FRONT in machine.text()[FRONT_ROW]
    assert player.byte("front_line") == 0


def test_after_a_while_the_library_plays() -> None:
    player = InsidePlayer(48)
    player.machine.frames(15 * 50 + 200)
    assert "The computer plays" in player.machine.text()[1]


def test_codes() -> None:
    """Each level has its own, of four digits, and begins by it."""
    lines = (ASM / "programs/inside/levels.asm").read_text(encoding="ascii")
    codes = re.findall(r"^        level .*\b(\d{4})$", lines, re.MULTILINE)
    assert len(set(codes)) == len(codes) == 12
    for number in (0, 4, 11):
        player = InsidePlayer(48)
        player.machine.type("c", *codes[number])
        player.machine.run_to(player.symbols["view_begin"], 60_000_000)
        assert player.byte("level_number") == number
        assert player.machine.text()[17].split()[-1] == codes[number]


def test_own_keys() -> None:
    """They are named in the game, and turn and walk; BREAK leads back, and a pause ends by any key."""
    player = InsidePlayer(48)
    machine = player.machine
    machine.type("k", "5", "w", "x", "n", "j", "ENTER")  # up, down, left, right, fire
    machine.frames(30)
    machine.press("CS", "SPACE", frames=40, after=40)
    player.begin(5)
    assert machine.text()[0].split() == ["W", "ahead", "N", "left", "ENTER", "run"]
    assert machine.text()[1].split()[:4] == ["X", "back", "J", "right"]
    turn = player.byte("player_turn")
    player.hold("j")
    player.pictures(6)
    player.hold()
    assert 0 < (player.byte("player_turn") - turn) % 256 < 128
    machine.press("h", frames=4, after=20)
    assert "Pause" in machine.text()[4]
    machine.press("g", frames=4, after=20)
    assert "Pause" not in machine.text()[4]


@pytest.mark.parametrize(("number", "right"), [("2", "7"), ("3", "2"), ("4", "8")])
def test_other_sets_of_keys(number: str, right: str) -> None:
    """Both Sinclair joysticks and the cursor keys turn the player in a game, and a pause waits for none of them."""
    player = InsidePlayer(48)
    machine = player.machine
    machine.type("k", number)
    machine.frames(30)
    machine.press("CS", "SPACE", frames=40, after=40)
    player.begin(5)
    turn = player.byte("player_turn")
    player.pictures(4)
    assert player.byte("player_turn") == turn
    player.hold(right)
    player.pictures(6)
    player.hold()
    assert 0 < (player.byte("player_turn") - turn) % 256 < 128
    machine.press("h", frames=4, after=20)
    assert "Pause" in machine.text()[4]
    machine.press("g", frames=4, after=20)
    assert "Pause" not in machine.text()[4]


@pytest.mark.parametrize("model", [48, 128])
def test_a_joystick(model: int) -> None:
    """A Kempston stick turns and walks in a game, its fire runs, and alone it takes stairs."""
    player = InsidePlayer(model)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["kempston"], b"\x01")
    machine.ports.kempston = 0
    player.begin(3, level=2)
    machine.write(symbols["it_room"], b"\xff")
    rooms = player.array("rooms")
    room = next(room for room in player.graph() if rooms[room] >> 1 & 1 and rooms[room] & 1)  # up the stairs, and north
    machine.write(symbols["player_room"], [room])
    machine.write(symbols["player_x"], [0x80, 2 * (room % 16) + 1, 0x80, 2 * (room // 16) + 1])
    machine.write(symbols["player_turn"], bytes(1))
    player.pictures(2)
    ways = []
    for stick in (8, 8 | 16):  # up, up and fire
        before = player.word("player_y")
        machine.ports.kempston = stick
        player.pictures(4)
        machine.ports.kempston = 0
        player.pictures(2)
        ways.append(before - player.word("player_y"))
    assert 0 < ways[0] < ways[1]
    for stick, less, most in ((1, 0, 128), (2, 128, 256)):  # right, left
        turn = player.byte("player_turn")
        machine.ports.kempston = stick
        player.pictures(8)
        machine.ports.kempston = 0
        assert less < (player.byte("player_turn") - turn) % 256 < most
    machine.write(symbols["player_x"], [0x80, 2 * (room % 16) + 1, 0x80, 2 * (room // 16) + 1])
    player.pictures(4)
    machine.ports.kempston = 16
    player.pictures(4)
    machine.ports.kempston = 0
    player.pictures(4)
    assert player.byte("player_floor") == 1


def test_nothing_is_drawn_beside_the_view() -> None:
    """While somebody walks, the column right of it stays black, and the panel shows the numbers."""
    player = InsidePlayer(48)
    player.begin(3, level=6)
    for number in range(60):
        player.machine.write(player.symbols["it_room"], b"\xff")
        player.hold("qpqo"[number // 8 % 4], *(("SPACE",) if number % 3 else ()))
        player.picture()
        screen = player.machine.screen()
        beside = [2048 * (row // 8) + 256 * line + 32 * (row % 8) + 24 for row in range(6, 24) for line in range(8)]
        assert not any(screen[at] for at in beside)
    rows = player.machine.text()
    assert rows[15].split()[-1] == "7"
    assert rows[16].split()[-1] == str(player.byte("player_floor") + 1)
    assert rows[18].split()[-1] == "3"

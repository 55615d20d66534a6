"""INSIDE: how many frames pictures take on the way out; the interrupt that copies them; the thread's marks."""

import random
from collections import Counter

import pytest

from emu_tests.machine.inside_player import EAST, HERE, SOUTH, InsidePlayer

FRAMES = 0x5C78
THREAD = 8
FIRST = 4  # pictures after a level or a life begins, when all is drawn anew
HUNTED = 300  # frames: IT never forgets


class Leaver:
    """A bot that leaves a level by the shortest way and counts the frames of its pictures, IT on its heels."""

    def __init__(self, model: int, level: int, seed: int, *, thread: bool) -> None:
        self.player = InsidePlayer(model)
        self.player.begin(seed, level)
        self.level, self.thread, self.skip = level, thread, FIRST
        self.taken = Counter[int]()
        self.picture, self.player.picture = self.player.picture, self._picture  # type: ignore[method-assign]

    def _picture(self, most: int = 0) -> None:
        machine, symbols = self.player.machine, self.player.symbols
        machine.poke_word(symbols["it_hunts"], HUNTED)
        if self.player.byte("lives") != 3:
            machine.write(symbols["lives"], b"\x03")
            self.skip = FIRST
        machine.write(symbols["threads"], b"\x09")
        self.picture()
        if self.skip:
            self.skip -= 1
        else:
            self.taken[self.player.byte("pace_took")] += 1

    def leave(self, rooms: int) -> Counter[int]:
        """Run through so many rooms at most."""
        for _ in range(rooms):
            way = self.player.array("way_out")[self.player.byte("player_room")]
            if self.player.byte("level_number") != self.level or way == HERE:
                break
            if self.thread and self.player.word("thread_time") < 200:
                self.player.hold("t")
                self.player.pictures(6)
                self.player.hold()
            self.player.walk(way - 1, run=True)
        return self.taken


@pytest.mark.parametrize("thread", [False, True], ids=["", "thread"])
@pytest.mark.parametrize(("model", "level"), [(48, 0), (48, 3), (48, 6), (48, 9), (128, 6)])
def test_few_pictures_are_late(model: int, level: int, thread: bool) -> None:
    """With contention, of those who run three of four take two frames, and none more than three."""
    taken = Leaver(model, level, 1, thread=thread).leave(25)
    taken += Leaver(model, level, 2, thread=thread).leave(25)
    assert sum(taken.values()) > 300
    assert set(taken) <= {2, 3}
    assert taken[2] >= 0.75 * sum(taken.values())


@pytest.mark.parametrize("level", [2, 4, 8, 10])
def test_stairs_take_no_longer(level: int) -> None:
    """Where there are several floors: who takes stairs waits no fourth frame for the other floor."""
    taken = Leaver(48, level, 1, thread=False).leave(40)
    assert sum(taken.values()) > 100
    assert set(taken) <= {2, 3}


@pytest.mark.parametrize(
    ("level", "seed", "room", "way"),
    [(11, 3, 28, EAST), (11, 3, 0, SOUTH), (11, 3, 52, EAST), (11, 3, 76, EAST), (11, 3, 8, SOUTH)],
)
def test_who_spins_sees_it_in_time(level: int, seed: int, room: int, way: int) -> None:
    """IT stands a room or two away, the player turns and runs on the spot: three frames at most."""
    player = InsidePlayer(48)
    player.begin(seed, level)
    machine, symbols, taken, there = player.machine, player.symbols, Counter[int](), room
    machine.write(symbols["player_room"], [room])
    machine.write(symbols["player_x"], [0x80, 2 * (room % 16) + 1, 0x80, 2 * (room // 16) + 1])
    player.hold("p", "SPACE")
    for number in range(140):
        if number % 70 == 0 and player.array("rooms")[there] >> way & 1:
            there = player.beside(there, way)
        machine.write(symbols["it_room"], [there])
        machine.write(symbols["it_way"], [way ^ 4])
        machine.poke_word(symbols["it_gone"], 0)
        machine.write(symbols["it_wait"], b"\xff")
        machine.poke_word(symbols["it_hunts"], HUNTED)
        player.picture()
        if number % 70 > 10:
            taken[player.byte("pace_took")] += 1
    assert set(taken) <= {2, 3}


@pytest.mark.parametrize("model", [48, 128])
def test_frames_are_counted(model: int) -> None:
    """No interrupt is lost, whatever the copy took, and pace_took says how many frames lie between two pictures."""
    player = InsidePlayer(model)
    player.begin(7, level=3)
    machine, choose = player.machine, random.Random(3)
    player.shown()
    shown, begun = machine.registers.t // machine.frame, machine.word(FRAMES)
    first, last = shown, shown
    for number in range(200):
        machine.write(player.symbols["it_room"], b"\xff")
        if number % 20 == 0:
            player.hold(*choose.choice((("q",), ("p",), ("o",), ("q", "SPACE"))))
        player.shown()
        now = machine.registers.t // machine.frame
        assert machine.word(FRAMES) - begun == now - first
        assert player.byte("pace_took") == now - last >= 2
        last = now


@pytest.mark.parametrize(("stack", "left"), [("stack_top", 0), ("chip_stack", 1)])
def test_nothing_is_copied_while_the_chip_is_asked(stack: str, left: int) -> None:
    """Then another bank is where the picture is: it stays ready, and the frame is counted."""
    player = InsidePlayer(128)
    player.begin(7, level=3)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["pace_ready"], b"\x01")
    machine.write(symbols["pace_frames"], b"\x05")
    machine.call(symbols["pace_interrupt"], stack=symbols[stack])
    assert player.byte("pace_ready") == left
    assert player.byte("pace_frames") == 6 * left


def test_a_copy_begins_with_a_frame() -> None:
    """Ahead of the beam: the header of rays_show.asm says until when."""
    player = InsidePlayer(48)
    player.begin(7, level=3)
    machine = player.machine
    player.hold("q", "p")
    for _ in range(50):
        machine.run(1)
        machine.run_to(player.symbols["rays_show"], 500_000)
        assert machine.registers.t % machine.frame < 600


def test_the_thread_is_laid_and_taken_up() -> None:
    """Rooms and floor of the way out, a few at a time; afterwards nothing is left of it."""
    player = InsidePlayer(48, contended=False)
    player.begin(4, level=3)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["it_room"], b"\xff")
    ground = machine.read(symbols["ground"], 1024)
    ways, room, path = player.array("way_out"), player.byte("player_room"), []
    while ways[room] != HERE:
        path.append((room, ways[room] - 1))
        room = player.beside(room, ways[room] - 1)
    wanted = set()
    for at, way in [*path, (room, 1)]:
        place = 32 * (2 * (at >> 4) + 1) + 2 * (at & 15) + 1
        wanted |= {place, place + {0: -32, 2: 1, 4: 32, 6: -1, 1: 0}[way]}
    assert len(path) > 4
    player.hold("t")
    player.pictures(3)
    player.hold()
    player.pictures(len(path) // 4 + 4)
    marked = machine.read(symbols["ground"], 1024)
    assert {at for at in range(1024) if marked[at] == THREAD} == wanted
    assert {at for at, byte in enumerate(player.array("rooms")) if byte & THREAD} == {room, *(at for at, _ in path)}
    machine.poke_word(symbols["thread_time"], 1)
    player.pictures(len(path) // 4 + 5)
    assert machine.read(symbols["ground"], 1024) == ground
    assert not any(byte & THREAD for byte in player.array("rooms"))

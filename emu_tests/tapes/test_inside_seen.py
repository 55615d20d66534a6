"""INSIDE: what is seen: IT at three sizes and from behind, stairs, the exit, the map, what is said."""

from collections import Counter

import pytest

from emu_tests.machine.inside_player import EAST, NORTH, SOUTH, InsidePlayer

IT, STAIRS, EXIT = 0x44, 0x45, 0x47
SEEN = 0x80
CORRIDOR = 2  # the column of rooms


def view(player: InsidePlayer) -> Counter[int]:
    """How many cells of the view have each attribute."""
    attributes = player.machine.attributes()
    return Counter(attributes[32 * row + column] for row in range(6, 24) for column in range(24))


def pixels(player: InsidePlayer) -> bytes:
    """The view's bytes."""
    screen = player.machine.screen()
    lines = [2048 * (row // 8) + 256 * line + 32 * (row % 8) for row in range(6, 24) for line in range(8)]
    return b"".join(screen[at : at + 24] for at in lines)


@pytest.fixture
def corridor() -> InsidePlayer:
    """A straight corridor of ten rooms, the player in the lowest one, looking north; IT somewhere else."""
    player = InsidePlayer(48, contended=False)
    player.begin(5, level=9)
    machine, symbols = player.machine, player.symbols
    ground, rooms = bytearray(b"\x80" * 1024), bytearray(256)
    for row in range(1, 20):
        ground[32 * row + 2 * CORRIDOR + 1] = 0
    for row in range(10):
        rooms[16 * row + CORRIDOR] = (1 << NORTH if row else 0) | (1 << SOUTH if row < 9 else 0)
    machine.write(symbols["ground"], ground)
    machine.write(symbols["rooms"], rooms)
    machine.write(symbols["exit_room"], b"\xee")
    machine.write(symbols["player_room"], [16 * 9 + CORRIDOR])
    machine.write(symbols["player_x"], [0x80, 2 * CORRIDOR + 1, 0x80, 19])
    machine.write(symbols["player_turn"], [0])
    put_it(player, 0xFF)
    player.pictures(90)  # until the way to the player is known here
    return player


def put_it(player: InsidePlayer, room: int, way: int = SOUTH, gone: int = 0) -> None:
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["it_room"], [room])
    machine.write(symbols["it_way"], [way])
    machine.poke_word(symbols["it_gone"], gone)
    machine.write(symbols["it_wait"], [255])
    machine.write(symbols["it_far"], [2])


def test_it_grows_as_it_comes(corridor: InsidePlayer) -> None:
    """Four, two and one place away, each picture is larger; behind a wall it is not seen."""
    sizes = []
    for room, gone in ((7, 0), (8, 0), (8, 256)):
        put_it(corridor, 16 * room + CORRIDOR, SOUTH, gone)
        corridor.pictures(2)
        sizes.append(view(corridor)[IT])
    assert 0 < sizes[0] < sizes[1] < sizes[2]
    assert sizes[2] > 40
    put_it(corridor, 16 * 8 + CORRIDOR + 1)
    corridor.pictures(2)
    assert not view(corridor)[IT]


@pytest.mark.parametrize("apart", [256, 512, 1024])
def test_it_is_seen_from_behind_when_it_goes(corridor: InsidePlayer, apart: int) -> None:
    """At the same place, in each size; when it looks back its front is as it was."""
    seen = []
    for way in (SOUTH, NORTH, SOUTH):
        away = apart if way == NORTH else 1024 - apart
        put_it(corridor, 16 * (9 if way == NORTH else 7) + CORRIDOR, way, away)
        corridor.pictures(2)
        assert view(corridor)[IT]
        seen.append(pixels(corridor))
    assert seen[0] != seen[1]
    assert seen[0] == seen[2]


def test_stairs_and_the_exit_are_seen(corridor: InsidePlayer) -> None:
    machine, symbols = corridor.machine, corridor.symbols
    assert not view(corridor)[STAIRS]
    machine.write(symbols["rooms"] + 16 * 8 + CORRIDOR, [0x13])
    corridor.pictures(2)
    near = view(corridor)[STAIRS]
    assert near
    machine.write(symbols["rooms"] + 16 * 8 + CORRIDOR, [0x11])
    machine.write(symbols["exit_room"], [16 * 7 + CORRIDOR])
    corridor.pictures(2)
    assert not view(corridor)[STAIRS]
    assert view(corridor)[EXIT]


def test_the_thread_lies_on_the_floor(corridor: InsidePlayer) -> None:
    """Marks below the horizon, in the middle, that come nearer; none while the player turns, nor when it is gone."""
    machine, symbols = corridor.machine, corridor.symbols
    machine.write(symbols["way_out"], bytes([255 if room < 16 else NORTH + 1 for room in range(256)]))
    without = pixels(corridor)
    corridor.hold("t")
    corridor.pictures(8)
    corridor.hold()
    corridor.pictures(4)
    assert "The thread leads ahead" in machine.text()[4]
    marked = [at for at, byte in enumerate(pixels(corridor)) if byte != without[at]]
    assert marked
    assert {at % 24 for at in marked} == {11, 12}
    assert min(at // 24 for at in marked) > 72
    seen = set()
    for _ in range(8):
        machine.write(symbols["player_y"], [machine.peek(symbols["player_y"]) - 16])
        corridor.pictures(2)
        seen.add(pixels(corridor))
    assert len(seen) == 8
    machine.write(symbols["player_y"], [0x80])
    machine.poke_word(symbols["thread_time"], 1)
    corridor.pictures(6)
    assert pixels(corridor) == without


def test_what_has_been_said_goes() -> None:
    """After some seconds, but not while a thread lies."""
    player = InsidePlayer(48, contended=False)
    player.begin(5, level=0)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["stairs_said"], bytes(1))
    put_it(player, 0xFF)
    machine.frames(40)
    assert "Find the way out." in machine.text()[4]
    machine.frames(9 * 50)
    assert not machine.text()[4].strip()
    player.hold("t")
    machine.frames(40)
    player.hold()
    machine.frames(9 * 50)
    assert "The thread leads" in machine.text()[4]


@pytest.mark.parametrize("level", [3, 10])
def test_the_map_shows_what_has_been_seen(level: int) -> None:
    """A cell, or four, for each room that has been seen; any key leads back."""
    player = InsidePlayer(48, contended=False)
    player.begin(8, level)
    for _ in range(6):
        player.machine.write(player.symbols["it_room"], b"\xff")
        player.walk(player.array("way_out")[player.byte("player_room")] - 1)
    seen = sum(byte >= SEEN for byte in player.array("rooms"))
    assert seen > 6
    player.machine.press("m", frames=5, after=30)
    attributes = player.machine.attributes()
    shown = sum(attributes[32 * row + column] > 0 for row in range(2, 24) for column in range(2, 20))
    assert shown == seen * (4 if level == 3 else 1)
    assert player.machine.text()[0].split()[-4:] == ["Map", "Press", "a", "key"]
    player.machine.press("g", frames=4, after=30)
    assert "INSIDE" in player.machine.text()[6]


def test_what_is_said() -> None:
    """Steps when it comes near; at the end of a level seconds and points; then the next one."""
    player = InsidePlayer(48, contended=False)
    player.begin(21, level=3)
    machine, symbols = player.machine, player.symbols
    here = player.byte("player_room")
    put_it(player, 0xFF)
    machine.frames(30)
    near = player.beside(here, next(way for way in (0, 2, 4, 6) if player.array("rooms")[here] >> way & 1))
    put_it(player, near, EAST)
    machine.write(symbols["it_far"], b"\xff")
    machine.write(symbols["it_hunts"], b"\x50\x00")
    machine.frames(25)
    assert "You hear steps." in machine.text()[4]
    put_it(player, 0xFF)
    machine.write(symbols["exit_room"], [here])
    machine.run_to(symbols["level_won"], 3_000_000)
    machine.frames(60)
    words = " ".join(machine.text()).split()
    assert {"Seconds", "Points", "Total"} <= set(words)
    assert int(words[words.index("Total") + 1]) == player.word("score") > 100
    player.picture()
    assert player.byte("level_number") == 4
    assert (player.byte("lives"), player.byte("threads")) == (4, 4)

"""INSIDE: how fast player and IT are, stairs from half a passage away, letters while a key is held, points, the end."""

import random

import pytest

from emu_tests.machine.inside_player import EAST, NORTH, SOUTH, UP, WEST, InsidePlayer

HALL = 16 * 4 + 4  # a room of the hall
MIDDLE = 2 * 4 + 1
LEVEL_ROWS, LEVEL_COLUMNS, LEVEL_FLOORS = 0, 1, 2
PACE, CORNER = 5, 6


@pytest.fixture
def hall() -> InsidePlayer:
    """A hall of 9 x 9 rooms, all ways open; the player in its middle, looking north; IT nowhere."""
    player = InsidePlayer(48, contended=False)
    player.begin(5, level=0)
    machine, symbols = player.machine, player.symbols
    rooms, ground = bytearray(256), bytearray(b"\x80" * 1024)
    for row in range(9):
        for column in range(9):
            ways = [NORTH] * (row > 0) + [SOUTH] * (row < 8) + [WEST] * (column > 0) + [EAST] * (column < 8)
            rooms[16 * row + column] = sum(1 << way for way in ways)
    for row in range(1, 18):
        ground[32 * row + 1 : 32 * row + 18] = bytes(17)
    machine.write(symbols["rooms"], rooms)
    machine.write(symbols["ground"], ground)
    machine.write(symbols["exit_room"], b"\xee")
    machine.write(symbols["it_room"], b"\xff")
    machine.write(symbols["player_room"], [HALL])
    machine.write(symbols["player_x"], [0x80, MIDDLE, 0x80, MIDDLE])
    machine.write(symbols["player_turn"], [0])
    return player


@pytest.mark.parametrize(("keys", "pace"), [(("q",), -8), (("q", "SPACE"), -16), (("a",), 4), (("a", "SPACE"), 8)])
def test_the_pace(hall: InsidePlayer, keys: tuple[str, ...], pace: int) -> None:
    """In 1/256 of a place in a fiftieth of a second; backwards is half as fast, running twice."""
    hall.hold(*keys)
    hall.pictures(2)
    before, frames = hall.word("player_y"), 0
    for _ in range(8):
        hall.picture()
        frames += hall.byte("play_ticks")
    assert hall.word("player_y") - before == pace * frames
    assert hall.word("player_x") == 256 * MIDDLE + 128


@pytest.mark.parametrize(("hunts", "slower"), [(1000, 0), (0, 1)])
def test_it_walks_as_the_table_says(hall: InsidePlayer, hunts: int, slower: int) -> None:
    """Its pace, a little slower while it hunts nobody; and it rests at a corner."""
    machine, symbols = hall.machine, hall.symbols
    machine.write(symbols["it_room"], bytes(1))
    machine.write(symbols["it_way"], bytes([EAST]))
    machine.poke_word(symbols["it_gone"], 4)
    machine.write(symbols["it_wait"], bytes(1))
    machine.poke_word(symbols["it_hunts"], hunts)
    machine.write(symbols["player_noise"], bytes(1))
    pace = hall.level(PACE) - slower
    for number in range(1, 20):
        machine.call(symbols["it_tick"], stack=symbols["stack_top"])
        assert hall.word("it_gone") == 4 + number * pace
    machine.poke_word(symbols["it_gone"], 0)
    machine.poke_word(symbols["it_hunts"], 0)
    machine.write(symbols["rooms"], bytes([1 << SOUTH]))  # a way that it does not look along
    machine.call(symbols["it_tick"], stack=symbols["stack_top"])
    assert hall.byte("it_way") == SOUTH
    assert hall.byte("it_wait") == hall.level(CORNER) > 0


def test_nobody_comes_near_a_wall() -> None:
    """Keys at random on a floor with walls: three eighths of a place, whatever the direction, and never into one."""
    player = InsidePlayer(48, contended=False)
    player.begin(8, level=3)
    machine, symbols, choose = player.machine, player.symbols, random.Random(4)
    machine.write(symbols["it_room"], b"\xff")
    ground, nearest = machine.read(symbols["ground"], 1024), 255
    for number in range(500):
        if number % 5 == 0:
            player.hold(*choose.choice((("q",), ("q", "p"), ("q", "o"), ("a", "p"), ("q", "SPACE"), ("p",))))
        player.picture()
        x, y = player.word("player_x"), player.word("player_y")
        assert not ground[32 * (y >> 8) + (x >> 8)] & 0x80
        for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            if ground[32 * ((y >> 8) + down) + (x >> 8) + right] & 0x80:
                nearest = min(nearest, {1: 256 - (x & 255), -1: x & 255, 0: 255}[right])
                nearest = min(nearest, {1: 256 - (y & 255), -1: y & 255, 0: 255}[down])
    assert 0x5F <= nearest <= 0x62


@pytest.mark.parametrize("key", ["e", "SPACE"])
def test_stairs_from_half_a_passage_away(key: str) -> None:
    """On the other floor the player stands in the middle of the room: there may be a wall where they come from."""
    player = InsidePlayer(48, contended=False)
    player.begin(3, level=2)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["it_room"], b"\xff")
    ways = player.array("rooms")
    room = next(room for room in player.graph() if ways[room] >> UP & 1 and ways[room] & 0x55)
    way = next(way for way in (NORTH, EAST, SOUTH, WEST) if ways[room] >> way & 1)
    row, column = 2 * (room // 16) + 1, 2 * (room % 16) + 1
    down, right = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}[way]
    machine.write(symbols["player_room"], bytes([room]))
    machine.write(symbols["player_x"], bytes([0x80, column + right, 0x80, row + down]))
    machine.press(key, frames=8, after=12)
    assert player.byte("player_floor") == 1
    assert (player.word("player_x"), player.word("player_y")) == (256 * column + 128, 256 * row + 128)


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("held", [("q",), ("p",), ("5",), ("SPACE",), ("q", "SPACE")])
def test_letters_act_while_a_direction_is_held(held: tuple[str, ...], model: int) -> None:
    """The map and the pause come at once, and a ball is used, but one only."""
    player = InsidePlayer(model)
    player.begin(3)
    machine = player.machine
    machine.write(player.symbols["it_room"], b"\xff")
    for key, text in (("m", "Map"), ("h", "Pause")):
        player.hold(*held)
        machine.frames(12)
        player.hold(*held, key)
        machine.frames(40)
        assert any(text in row for row in machine.text()), key
        player.hold()
        machine.frames(10)
        machine.press("ENTER", frames=6, after=20)
        assert not any(text in row for row in machine.text()), key
    player.hold(*held, "t")
    machine.frames(40)
    assert player.byte("threads") == 2


def test_a_thread_that_lies_is_enough() -> None:
    player = InsidePlayer(48, contended=False)
    player.begin(9, level=2)
    player.machine.write(player.symbols["it_room"], b"\xff")
    for _ in range(3):
        player.machine.press("t", frames=8, after=12)
    assert player.byte("threads") == 2


@pytest.mark.parametrize(("turn", "right", "down"), [(0, 0, 1), (64, -1, 0), (128, 0, -1), (192, 1, 0), (16, 0, 1)])
def test_stairs_are_seen_until_the_player_is_past_them(hall: InsidePlayer, turn: int, right: int, down: int) -> None:
    """In the room in which the player is, ahead, a place from its middle or half of one; not behind."""
    machine, symbols = hall.machine, hall.symbols
    rooms = bytearray(hall.array("rooms"))
    rooms[HALL] |= 1 << UP
    machine.write(symbols["rooms"], rooms)
    seen = []
    for far in (256, 128, -128, -256):
        at = (256 * MIDDLE + 128 + far * step for step in (right, down))
        machine.write(symbols["player_x"], b"".join(word.to_bytes(2, "little") for word in at))
        machine.write(symbols["player_turn"], [turn])
        hall.pictures(3)
        attributes = machine.attributes()
        seen.append(0x45 in {attributes[32 * row + column] for row in range(6, 24) for column in range(24)})
    assert seen == [True, True, False, False]


@pytest.mark.parametrize(("level", "seconds"), [(0, 0), (0, 17), (6, 40), (11, 999)])
def test_points(level: int, seconds: int) -> None:
    """100 for each floor, and one for each second less than two for each room."""
    player = InsidePlayer(48, contended=False)
    player.begin(3, level)
    machine, symbols = player.machine, player.symbols
    machine.poke_word(symbols["level_time"], seconds)
    rooms = player.level(LEVEL_ROWS) * player.level(LEVEL_COLUMNS) * player.level(LEVEL_FLOORS)
    machine.call(symbols["making_unpack"], stack=symbols["stack_top"])
    machine.call(symbols["level_points"], stack=symbols["stack_top"])
    assert player.word("score") == 100 * player.level(LEVEL_FLOORS) + max(0, 2 * rooms - seconds)


def test_the_last_level_is_the_end() -> None:
    """Its points count, and a name is asked for."""
    player = InsidePlayer(48, contended=False)
    player.begin(3, level=11)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["exit_room"], machine.read(symbols["player_room"], 1))
    machine.frames(400)
    assert player.byte("level_number") == 11
    assert player.word("score") >= 300
    machine.press("ENTER", frames=6, after=60)
    assert any("BEST" in row for row in machine.text())


def test_the_end_shows_no_life_and_asks_for_a_name() -> None:
    """The panel has all numbers as they are; the page of the best scores says what to do."""
    player = InsidePlayer(48)
    player.begin(3)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["lives"], b"\x01")
    machine.poke_word(symbols["score"], 300)
    machine.write(symbols["it_room"], machine.read(symbols["player_room"], 1))
    machine.write(symbols["it_wait"], b"\xff")
    machine.run_to(symbols["pages_unpack"], 60_000_000)  # until then other code is where game_ends will be
    machine.run_to(symbols["game_ends"], 60_000_000)
    rows = [row.split() for row in machine.text()]
    assert ["Lives", "0"] in [row[-2:] for row in rows]
    machine.frames(30)
    machine.press("ENTER", frames=6, after=60)
    assert "Type your name, then ENTER." in machine.text()[22]

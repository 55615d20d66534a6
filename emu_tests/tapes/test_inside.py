"""INSIDE: each level's floors, IT takes shortest ways, a bot leaves by keys, who stands still is caught."""

import random

import networkx as nx
import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.inside_player import HERE, UP, InsidePlayer
from emu_tests.records.sampling import some

LEVELS = 12
ROWS, COLUMNS, FLOORS = 0, 1, 2
SEEDS = 65536
LONG = 30_000  # frames: ten minutes
THREAD, SEEN = 0x08, 0x80


def floors(player: InsidePlayer, level: int, seed: int) -> None:
    """Make a level's floors with this seed; no game goes on."""
    player.machine.write(player.symbols["level_number"], bytes([level]))
    player.machine.poke_word(player.symbols["rng_seed"], seed)
    for routine in ("level_take", "level_make", "player_begin"):
        player.machine.call(player.symbols[routine], stack=player.symbols["stack_top"])


@pytest.fixture(scope="module")
def player() -> InsidePlayer:
    found = InsidePlayer(48, contended=False)
    found.begin(1)
    return found


@pytest.mark.parametrize(
    ("level", "every"),
    some(
        [(level, 16384) for level in range(LEVELS)],
        [(level, step) for level in range(LEVELS) for step in (16384, 512)],
        "asm/programs/inside/*.asm",
    ),
)
def test_each_level_has_a_way_out(player: InsidePlayer, level: int, every: int) -> None:
    """All rooms are connected; the exit is the farthest room of the highest floor; the ways out are shortest."""
    for seed in range(level, SEEDS, every):
        floors(player, level, seed)
        made = player.graph()
        rows, columns, storeys = (player.level(field) for field in (ROWS, COLUMNS, FLOORS))
        rooms = {16 * row + column for row in range(rows * storeys) for column in range(columns)}
        assert set(made) == rooms
        assert nx.is_connected(made)
        start, out = player.byte("start_room"), player.byte("exit_room")
        assert start in rooms
        assert start < 16 * rows
        far = nx.single_source_shortest_path_length(made, start)
        assert far[out] == max(far[room] for room in rooms if room >= 16 * rows * (storeys - 1))
        assert player.byte("it_home") in rooms - {start}
        leads_shortest(player, made, player.array("way_out"), out)


def leads_shortest(player: InsidePlayer, made: nx.Graph, array: bytes, goal: int) -> int:
    """Each room that an array knows leads a step nearer to the goal; how many there are."""
    far = nx.single_source_shortest_path_length(made, goal)
    assert array[goal] == HERE
    known = [room for room in made if array[room] not in (0, HERE)]
    for room in known:
        there = player.beside(room, array[room] - 1)
        assert made.has_edge(room, there)
        assert far[there] == far[room] - 1
    return len(known)


@pytest.mark.parametrize("level", [1, 2, 8])
def test_a_floor_in_places(player: InsidePlayer, level: int) -> None:
    """Rooms and the passages between them are open, all else is wall, on each floor that stairs lead to."""
    floors(player, level, 77 + level)
    rows, columns = player.level(ROWS), player.level(COLUMNS)
    for number in range(player.level(FLOORS)):
        player.machine.write(player.symbols["floor_first"], bytes([16 * rows * number]))
        player.machine.call(player.symbols["floor_make"], stack=player.symbols["stack_top"])
        ground = player.machine.read(player.symbols["ground"], 1024)
        rooms = player.array("rooms")
        for place in range(64 * rows + 32):
            row, column = divmod(place, 32)
            here = 16 * (row // 2 + rows * number) + column // 2
            inside = row < 2 * rows + 1 and column < 2 * columns + 1
            opened = inside and (
                (row % 2 and column % 2)
                or (row % 2 and column and rooms[here - 1] >> 2 & 1)
                or (column % 2 and row and rooms[here - 16] >> 4 & 1)
            )
            assert (ground[place] == 0) == bool(opened), (number, row, column)


def test_it_takes_shortest_ways() -> None:
    """Whatever it knows leads nearer to where the player was when it was thought about; soon it knows all rooms."""
    player = InsidePlayer(48, contended=False)
    player.begin(4, level=6)
    choose, made, checked = random.Random(1), player.graph(), 0
    for number in range(400):
        if number % 16 == 0:
            player.hold(choose.choice("qaop"))
        player.machine.write(player.symbols["it_wait"], b"\xff")
        player.picture()
        if number % 50 == 0:
            smelt = player.machine.read(player.byte("smell_now") << 8, 256)
            assert leads_shortest(player, made, smelt, smelt.index(HERE)) == len(made) - 1
            checked += 1
    assert checked == 8


def test_it_walks_the_way_that_it_knows() -> None:
    """While it hunts, each room that it enters is nearer to the player, through stairs too."""
    player = InsidePlayer(48, contended=False)
    player.begin(11, level=6)
    made = player.graph()
    far = nx.single_source_shortest_path_length(made, player.byte("player_room"))
    before, entered = player.byte("it_room"), 0
    for _ in range(3000):
        player.machine.poke_word(player.symbols["it_hunts"], 300)
        lives = player.byte("lives")
        player.picture(60_000_000)
        if player.byte("lives") != lives:
            break
        if (now := player.byte("it_room")) != before:
            assert far[before] - far[now] == nx.shortest_path_length(made, before, now) <= 2  # stairs, at once
            before, entered = now, entered + 1
    assert entered > 8


def test_the_thread_leads_out() -> None:
    """It lies in all rooms of a shortest way, says where to go, and is gone after twenty seconds."""
    player = InsidePlayer(48, contended=False)
    player.begin(9, level=2)
    player.machine.write(player.symbols["it_room"], b"\xff")
    player.hold("t")
    for _ in range(6):
        player.picture()
    player.hold()
    rooms, made = player.array("rooms"), player.graph()
    laid = {room for room in made if rooms[room] & THREAD}
    here, out = player.byte("player_room"), player.byte("exit_room")
    assert len(laid) == nx.shortest_path_length(made, here, out) + 1
    assert nx.shortest_path_length(made.subgraph(laid), here, out) == len(laid) - 1
    way = [room for room in nx.shortest_path(made.subgraph(laid), here, out) if room < player.stairs]
    ground = player.machine.read(player.symbols["ground"], 1024)
    places = {32 * (2 * (room // 16) + 1) + 2 * (room % 16) + 1 for room in way}
    between = {place + step for place in places for step in (1, 32) if place + 2 * step in places}
    places |= {place for place in between if ground[place] < 0x80}
    assert {place for place, byte in enumerate(ground) if byte & THREAD} == places
    assert player.byte("threads") == 2
    assert player.machine.text()[4].strip().startswith("The thread leads")
    player.machine.frames(1010)
    assert not any(byte & THREAD for byte in player.array("rooms"))
    assert not player.machine.text()[4].strip()


def test_stairs_lead_from_floor_to_floor() -> None:
    """E and Z take them, and fire does when it is let go; the room below or above is the same place."""
    player = InsidePlayer(48, contended=False)
    player.begin(3, level=2)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["it_room"], b"\xff")
    room = next(room for room in player.graph() if player.array("rooms")[room] >> UP & 1)
    machine.write(symbols["player_room"], bytes([room]))
    machine.write(symbols["player_x"], bytes([0x80, 2 * (room % 16) + 1, 0x80, 2 * (room // 16) + 1]))
    for key, floor in (("e", 1), ("e", 1), ("z", 0), ("SPACE", 1), ("SPACE", 0), ("z", 0)):
        machine.press(key, frames=8, after=12)
        assert player.byte("player_floor") == floor
        assert player.byte("player_room") == room + player.stairs * floor
        assert f"Floor {floor + 1}" in machine.text()[16]


@pytest.mark.parametrize("model", [48, 128])
def test_a_bot_leaves_the_first_levels_by_keys(model: int) -> None:
    """Levels 1 to 3, from the tape, by the shortest way; it has lives enough, for IT may stand there."""
    player = InsidePlayer(model)
    player.begin(3)
    for _ in range(400):
        player.machine.write(player.symbols["lives"], b"\x03")
        if player.byte("level_number") == 3:
            break
        way = player.array("way_out")[player.byte("player_room")]
        if way == HERE:
            player.picture(60_000_000)
        else:
            player.walk(way - 1)
    assert player.byte("level_number") == 3
    assert player.word("score") >= 400
    assert player.byte("threads") == 6


@pytest.mark.parametrize("level", [0, 2, 5, 11])
def test_who_stands_still_is_caught(level: int) -> None:
    """Nothing is pressed, nothing is told IT: it roams, finds the player three times, and the game is over."""
    player = InsidePlayer(48)
    player.begin(3, level)
    place, lives = player.word("player_x"), [3]
    for _ in range(LONG // 2):
        player.machine.frames(2)
        assert player.word("player_x") == place
        if player.byte("lives") != lives[-1]:
            lives.append(player.byte("lives"))
            if not lives[-1]:
                break
    assert lives == [3, 2, 1, 0]
    player.machine.run_to(player.symbols["game_ends"], 10_000_000)


@pytest.mark.parametrize("level", [2, 4])
def test_it_roams(level: int) -> None:
    """While it is not bored it goes back only from dead ends: neither through passages nor by stairs."""
    player = InsidePlayer(48, contended=False)
    player.begin(1, level)
    made, entered = player.graph(), [player.byte("it_home")]
    for _ in range(1000):
        player.machine.frames(10)
        player.machine.write(player.symbols["it_bored"], b"\0")
        player.machine.poke_word(player.symbols["it_hunts"], 0)
        if (now := player.byte("it_room")) != entered[-1]:
            entered.append(now)
    assert len(entered) > 80
    back = [room for before, room, after in zip(entered, entered[1:], entered[2:], strict=False) if before == after]
    assert all(made.degree[room] == 1 for room in back)


def test_it_hears_who_runs_and_forgets_who_stands() -> None:
    """Three rooms away: silence while the player stands, a hunt when they run, and none some seconds later."""
    player = InsidePlayer(48, contended=False)
    player.begin(21, level=3)
    machine, symbols = player.machine, player.symbols
    made, here = player.graph(), player.byte("player_room")
    far = nx.single_source_shortest_path_length(made, here)
    room = next(room for room in made if far[room] == 3 and (room % 16 != here % 16) and (room // 16 != here // 16))
    machine.write(symbols["it_room"], bytes([room]))
    machine.write(symbols["it_wait"], b"\xff")
    machine.frames(30)
    assert player.byte("it_far") == 3
    assert player.word("it_hunts") == 0
    player.hold("SPACE", "q")
    machine.frames(12)
    player.hold("SPACE", "a")
    machine.frames(12)
    player.hold()
    assert player.word("it_hunts") > 0
    machine.frames(20)
    assert "IT knows" in machine.text()[4]
    machine.poke_word(symbols["it_hunts"], 8)
    machine.write(symbols["it_wait"], b"\xff")
    machine.frames(30)
    assert player.word("it_hunts") == 0
    assert "IT has lost you" in machine.text()[4]


@pytest.mark.parametrize("model", [48, 128])
def test_no_picture_is_torn(model: int) -> None:
    """Walking, running and turning, with a thread: each frame seen is one whole picture; the panel stands still."""
    player = InsidePlayer(model)
    player.begin(5, level=3)
    for routine in ("panel_turn", "message_turn", "it_catches"):
        player.machine.write(player.symbols[routine], b"\xb7\xc9")  # OR A, RET
    player.pictures(2)
    watched, torn = Beam(player.machine, player.symbols["play_whole"]), list[int]()
    for number, keys in enumerate((("q",), ("p",), ("q", "SPACE"), ("o", "SPACE"), ("a",), ("q", "SPACE"))):
        player.machine.poke_word(player.symbols["thread_time"], 1000 * (number % 2))
        player.hold(*keys)
        torn += watched.torn(30)
    assert torn == []

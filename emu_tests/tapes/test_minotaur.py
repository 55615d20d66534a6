"""MINOTAUR: each labyrinth can be won, Minotaurs take shortest ways, a bot wins by keys, who stands still is caught."""

import itertools
import random

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.minotaur_player import DEAD, MinotaurPlayer
from emu_tests.oracles.minotaur_world import BALL, DOOR, GOLD, LEVER, STRIDE, SWORD, TORCH, WAYS, World
from emu_tests.records.sampling import some
from zxmazes.paths import ASM

LEVELS = 15
PACE, SMELL, LEVERS, PAIRS, GOLDS, SWORDS, BALLS, TORCHES = 7, 8, 4, 5, 9, 10, 11, 12
SEEDS = 65536
#: What a labyrinth is made by, and depends on.
MAKING = (
    *(f"asm/programs/minotaur/{name}.asm" for name in ("world", "zones", "gates", "gate_find", "ground", "layout")),
    *(f"asm/programs/minotaur/{name}.asm" for name in ("things_place", "beasts_place", "levels")),
    "asm/large/generate_*.asm",
    "asm/lib/random.asm",
)


def labyrinth(player: MinotaurPlayer, level: int, seed: int) -> None:
    """Make a level's labyrinth with this seed; no game goes on."""
    player.machine.write(player.symbols["level_number"], bytes([level]))
    player.machine.poke_word(player.symbols["rng_seed"], seed)
    for routine in ("levels_unpack", "level_take", "level_make"):
        player.machine.call(player.symbols[routine], stack=player.symbols["stack_top"])


@pytest.fixture(scope="module")
def player() -> MinotaurPlayer:
    found = MinotaurPlayer(48, contended=False)
    found.begin(1)
    return found


@pytest.mark.parametrize(
    ("level", "every"),
    some(
        [(level, 4096) for level in range(LEVELS)],
        [(level, step) for level in range(LEVELS) for step in (4096, 16)],
        *MAKING,
    ),
)
def test_each_labyrinth_can_be_won(player: MinotaurPlayer, level: int, every: int) -> None:
    """All that lies in it can be reached, no state of the levers shuts anybody in; gates and things are all there."""
    for seed in range(level, SEEDS, every):
        can_be_won(player, level, seed)


def can_be_won(player: MinotaurPlayer, level: int, seed: int) -> None:
    labyrinth(player, level, seed)
    made = player.world()
    reached = made.reached()
    assert not made.things.keys() - reached, (level, seed)
    assert not made.shut_in(), (level, seed)
    kinds = [kind for kind, _ in made.things.values()]
    level_of = player.byte_of_level
    wanted = {GOLD: level_of(GOLDS), SWORD: level_of(SWORDS), BALL: level_of(BALLS), TORCH: level_of(TORCHES)}
    assert {kind: kinds.count(kind) for kind in wanted} == wanted
    assert kinds.count(LEVER) == level_of(LEVERS)
    assert kinds.count(DOOR) == 1
    assert len(made.gates) == level_of(LEVERS) * (1 + level_of(PAIRS))


def test_a_lever_that_shuts_its_gate_behind_the_hero_shuts_him_in() -> None:
    """The oracle sees it, and what lies beyond a gate that no lever opens."""
    row = frozenset((1, column) for column in range(1, 7))
    open_gate, shut_gate, lever = (0, False), (0, True), (LEVER, 0)
    dead_end = row - {(1, 5), (1, 6)}
    assert World(8, dead_end, {(1, 3): open_gate}, {(1, 4): lever}).shut_in()
    assert not World(8, dead_end, {(1, 2): open_gate}, {(1, 4): lever}).shut_in()  # he steps back, and pulls it again
    assert World(8, row, {(1, 3): shut_gate}, {(1, 4): lever}).reached() == {(1, 1), (1, 2)}
    assert World(8, row, {(1, 5): shut_gate}, {(1, 4): lever}).reached() == row


def test_gates_that_leave_no_room_for_a_lever(player: MinotaurPlayer) -> None:
    """The first labyrinth of this seed has such gates, so there is another one: found among 4,096 seeds a level."""
    can_be_won(player, 9, 11769)


def test_the_thread_leads_to_the_nearest_goal() -> None:
    """To gold, and when there is none left to the door: dots on all of a shortest way, and later none."""
    player = MinotaurPlayer(48, contended=False)
    player.begin(9, level=0)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["beasts"] + 7, bytes([DEAD]))
    machine.write(symbols["balls"], b"\x09")
    for _ in range(player.byte("gold_left") + 1):
        wanted = GOLD if player.byte("gold_left") else DOOR
        goals = {place for place, (kind, _) in player.world().things.items() if kind == wanted}
        way = player.route(player.world(), goals, set())
        machine.ports.held = ("SPACE",)
        player.picture()
        machine.ports.held = ()
        while player.byte("thread_wanted"):
            player.picture()
        ground, size = player.ground(), player.size
        dots = {(r, c) for r in range(size) for c in range(size) if ground[STRIDE * r + c] & 8}
        assert dots - {player.hero} == set(way) - {player.hero}
        machine.poke_word(symbols["thread_time"], 1)
        for _ in range(140):
            player.picture()
        assert not any(byte & 8 for byte in player.ground())
        for place in way:
            player.walk(place)
    assert player.byte("level_number") == 1


def test_minotaurs_take_shortest_ways() -> None:
    """Wherever they smell him, each step brings them nearer to where he was when it was thought about."""
    player = MinotaurPlayer(48, contended=False)
    player.begin(4, level=5)
    choose, checked = random.Random(1), 0
    for number in range(2400):
        if number % 16 == 0:
            player.machine.ports.held = (choose.choice("qaop"),)
        player.picture()
        array = player.byte("smell_now") << 8
        smelt = player.machine.read(array, 1024)
        here = [at for at in range(1024) if smelt[at] == 5]
        if number % 60 or not here:
            continue
        made = player.world()
        graph = nx.Graph()
        for place in made.open:
            for row, column in WAYS.values():
                if made.free(place, 0) and made.free(there := (place[0] + row, place[1] + column), 0):
                    graph.add_edge(place, there)
        hero = 2 * (here[0] // 32) + 1, 2 * (here[0] % 32) + 1
        far = nx.single_source_shortest_path_length(graph, hero)
        for at in range(1024):
            if smelt[at] in (1, 2, 3, 4):
                room = 2 * (at // 32) + 1, 2 * (at % 32) + 1
                row, column = WAYS[smelt[at] - 1]
                assert far[room[0] + row, room[1] + column] == far[room] - 1
                assert far[room] <= 2 * player.byte_of_level(SMELL)
                checked += 1
        reach = {place for place, steps in far.items() if steps < 2 * player.byte_of_level(SMELL) - 2}
        rooms = {32 * (row // 2) + column // 2 for row, column in reach if row % 2 and column % 2}
        assert all(smelt[at] for at in rooms)
    assert checked > 100


@pytest.mark.parametrize("model", [48, 128])
def test_a_bot_wins_the_first_levels_by_keys(model: int) -> None:
    """Levels 1 to 3, from the tape. The bot has lives enough: it takes risks."""
    player = MinotaurPlayer(model)
    player.begin(3)
    for number in range(3000):
        player.machine.write(player.symbols["lives"], b"\x03")
        if player.byte("level_number") == 3:
            break
        player.go_on(bold=number % 300 > 200)
    assert player.byte("level_number") == 3
    assert player.word("score") > 300


def test_who_stands_still_is_caught() -> None:
    """A Minotaur that smells him comes: three lives are gone, and it is the end."""
    player = MinotaurPlayer(48)
    player.begin(3)
    lives = []
    for _ in range(3):
        beast = player.symbols["beasts"]
        row, column = next(
            (row, column)
            for row, column in sorted(nx_near(player), key=lambda place: place[0] + place[1])
            if row % 2 and column % 2 and (row, column) != (1, 1)
        )
        player.machine.write(beast, bytes([row, column, 0, 0]))
        before = player.byte("lives")
        for _ in range(400):
            if player.byte("lives") != before:
                break
            player.machine.frames(3)
        lives.append(player.byte("lives"))
        if lives[-1]:
            player.picture(10_000_000)
    assert lives == [2, 1, 0]
    player.machine.run_to(player.symbols["game_ends"], 20_000_000)


def nx_near(player: MinotaurPlayer) -> set[tuple[int, int]]:
    """The places within a few steps of the hero."""
    made, near = player.world(), {player.hero}
    for _ in range(6):
        near |= {
            (row + down, column + right)
            for (row, column), (down, right) in itertools.product(near, WAYS.values())
            if made.free((row + down, column + right), 0)
        }
    return near


def test_each_thing_has_a_picture_of_its_own() -> None:
    """All kinds, one after the other two places right of the hero; the gate, and the door when it is open, too."""
    player = MinotaurPlayer(48)
    player.begin(7)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["beasts"] + 7, bytes([DEAD]))
    at = symbols["ground"] + STRIDE
    machine.write(at + 2, bytes([machine.peek(at + 2) & 0x30, machine.peek(at + 3) & 0x3F]))
    pictures = {}
    for name, kind, left in [(str(kind), kind, 1) for kind in (1, 2, 3, 4, 5, 6, DOOR)] + [
        ("open", DOOR, 0),
        ("gate", 0, 1),
    ]:
        machine.write(symbols["things"], bytes(160))
        machine.write(symbols["gates"], bytes(24) if kind else bytes([1, 3, 0, 1]))
        machine.write(symbols["things"], bytes([kind, 1, 3, 0]))
        machine.write(symbols["gold_left"], bytes([left]))
        machine.write(symbols["near_row"], b"\x00")
        machine.write(symbols["near_made"], bytes(2))
        for _ in range(14):
            player.picture()
        data = np.frombuffer(machine.screen(), np.uint8)
        lines = np.unpackbits(data[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32), axis=1)
        box = lines[24 + 72 : 24 + 96, 8 * 3 + 96 + 48 : 8 * 3 + 96 + 72]
        assert 60 < box.sum() < 400, name
        pictures[name] = box.tobytes()
    assert len(set(pictures.values())) == len(pictures) == 9


def test_the_hero_has_a_picture_for_each_way_and_foot() -> None:
    """Eight: down, up, right, left, two of each. Those to the left are the mirror image of those to the right."""
    path = ASM / "programs/minotaur/hero.24x24.sprites.txt"
    rows = [line for line in path.read_text().splitlines() if line and not line.startswith(";")]
    pictures = [rows[at : at + 24] for at in range(0, len(rows), 24)]
    assert len({tuple(picture) for picture in pictures}) == len(pictures) == 8
    assert [[row[::-1] for row in picture] for picture in pictures[4:6]] == pictures[6:]

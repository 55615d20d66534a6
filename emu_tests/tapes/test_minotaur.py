"""MINOTAUR: each labyrinth can be won, Minotaurs take shortest ways, a bot wins by keys, who stands still is caught."""

import itertools
import random

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.minotaur_player import DEAD, HUNTS, MinotaurPlayer
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
    for number in range(900):
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
        there = player.next_step(bold=number % 300 > 200)
        assert there
        player.walk(there)
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


@pytest.mark.parametrize("thread", [False, True])
@pytest.mark.parametrize("level", range(LEVELS))
def test_no_picture_is_late(level: int, thread: bool) -> None:
    """On a 48K with contention a bot sees 400 of each level, also by a thread: each for as many frames as was planned."""
    assert late_pictures(MinotaurPlayer(48), level, 400, thread=thread) == []


@pytest.mark.parametrize("level", [4, 14])
def test_no_picture_is_late_on_a_128k(level: int) -> None:
    assert late_pictures(MinotaurPlayer(128), level, 400, thread=True) == []


class Timed(MinotaurPlayer):
    """A player who notes for each picture the frames since the one before, and those that were planned."""

    def __init__(self, player: MinotaurPlayer) -> None:
        self.symbols, self.machine = player.symbols, player.machine
        self.times = list[tuple[int, int, tuple[int, int]]]()

    def picture(self, most: int = 400_000) -> None:
        super().picture(most)
        life = self.byte("level_number"), self.byte("lives")
        self.times.append((self.machine.registers.t // self.machine.frame, self.byte("play_length"), life))


def late_pictures(player: MinotaurPlayer, level: int, count: int, *, thread: bool) -> list[tuple[int, int]]:
    """Walk by shortest ways; frames that were taken and planned, where they are not the same."""
    timed = Timed(player)
    timed.begin(7, level)
    while len(timed.times) < count and timed.byte("level_number") == level:
        timed.machine.write(timed.symbols["lives"], b"\x03")
        if thread and not timed.word("thread_time") and not timed.byte("thread_wanted"):
            timed.machine.write(timed.symbols["balls"], b"\x05")
            timed.machine.ports.held = ("SPACE",)
            timed.picture()
            timed.machine.ports.held = ()
            timed.picture()
        there = timed.next_step(bold=len(timed.times) % 300 > 200)
        assert there
        timed.walk(there)
    found = [
        (now[0] - before[0], now[1]) for before, now in itertools.pairwise(timed.times) if before[2] == now[2]
    ]
    assert {planned for _, planned in found} <= {1, 2}
    return [(taken, planned) for taken, planned in found if taken != planned]


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize(("beasts", "things"), [(2, 2), (3, 2), (4, 3)])
def test_a_crowd_is_neither_late_nor_torn(model: int, beasts: int, things: int) -> None:
    """So many Minotaurs and things at random round the hero, who walks about: more than are shown at once."""
    player = MinotaurPlayer(model)
    player.begin(7, level=13)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["level_now"] + PACE, bytes([0]))
    machine.write(symbols["swords"], b"\x09")
    choose, crowds = random.Random(4), [(down, right) for down in (-3, -2, 2, 3) for right in (-4, -3, -2, 2, 3, 4)]
    player.picture()
    beam, torn, most = Beam(machine, symbols["play_whole"]), 0, 0
    timed = Timed(player)
    for _ in range(10):
        row, column = player.hero
        places = [bytes([abs(row + down), abs(column + right)]) for down, right in choose.sample(crowds, 13)]
        data = [place + bytes([0, 0, 1, 1, 0, HUNTS]) for place in places[:beasts]]
        machine.write(symbols["beasts"], b"".join(data) + (bytes([200]) + bytes(6) + bytes([DEAD])) * (6 - beasts))
        data = [bytes([1 + number, *place, 0]) for number, place in enumerate(places[6 : 6 + things])]
        machine.write(symbols["things"], b"".join(data).ljust(160, b"\0"))
        machine.write(symbols["near_row"], b"\0")
        machine.write(symbols["near_made"], bytes(4))
        machine.ports.held = (choose.choice("qaop"),)
        torn += len(beam.torn(24))
        most = max(most, player.byte("scene_count"))
        timed.times.clear()
        for _ in range(6):
            timed.picture()
        taken = [now[0] - before[0] for before, now in itertools.pairwise(timed.times)]
        assert taken == [planned for _, planned, _ in timed.times[1:]]
    assert torn == 0
    assert most == min(5, beasts + things)


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("sprites", [0, 1, 2])
def test_no_picture_is_torn(model: int, sprites: int) -> None:
    """As the beam passes: with nothing in sight, with a Minotaur, with a Minotaur and gold, while he walks about."""
    player = MinotaurPlayer(model)
    player.begin(7)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["things"], bytes(160))
    machine.write(symbols["beasts"], bytes([4, 4, 0, 0, 1, 1, 0, HUNTS if sprites else DEAD]))
    machine.write(symbols["level_now"] + PACE, bytes([0]))  # it stays where it is put: behind him
    machine.write(symbols["swords"], b"\x09")
    if sprites == 2:
        machine.write(symbols["things"] + 4, bytes([GOLD, 3, 5, 0]))
    choose, torn, in_sight = random.Random(5), list[int](), 0
    player.picture()
    beam = Beam(machine, symbols["play_whole"])
    for number in range(8):
        row, column = player.hero
        machine.write(symbols["beasts"], bytes([row + 3, abs(column + choose.choice((-3, 3)))]))
        machine.ports.held = (choose.choice("qaop"),)
        torn += [20 * number + at for at in beam.torn(20)]
        in_sight += player.byte("scene_beasts")
    assert torn == []
    assert bool(in_sight) == bool(sprites)


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

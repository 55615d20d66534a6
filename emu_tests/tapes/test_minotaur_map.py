"""MINOTAUR's map against a model of it, what goes on after it, and the thread where gates are in its way."""

import random
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from emu_tests.machine.minotaur_player import BEAST, DEAD, MinotaurPlayer
from emu_tests.oracles.minotaur_world import GOLD, LEVER, PULLED, STRIDE, WAYS, Place

CELLS, NAMES = 24, 27
WALL, SEEN, THREAD = 0xC0, 4, 8
GATE, YOU, BULL = "gate", "you", "bull"
KINDS = {1: "gold", 2: "sword", 3: "ball", 4: "torch", LEVER: "lever", PULLED: "lever", 8: "door"}
Bits = npt.NDArray[np.uint8]


def pixels(player: MinotaurPlayer) -> tuple[Bits, Bits]:
    """The screen's pixels, 192 x 256, and its attributes, 24 x 32."""
    data = np.frombuffer(player.machine.screen(), np.uint8)
    lines = data[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32)
    return np.unpackbits(lines, axis=1), data[6144:].reshape(24, 32)


def look_about(player: MinotaurPlayer, choose: random.Random) -> None:
    """Let the hero have seen a quarter of the labyrinth, in squares; some levers are pulled."""
    for _ in range(12):
        top, left = choose.randrange(player.size), choose.randrange(player.size)
        for row in range(top, min(top + 8, player.size)):
            for column in range(left, min(left + 8, player.size)):
                at = player.symbols["ground"] + STRIDE * row + column
                player.machine.write(at, bytes([player.machine.peek(at) | SEEN]))
    for number in range(40):
        at = player.symbols["things"] + 4 * number
        if player.machine.peek(at) == LEVER and choose.random() < 0.5:
            player.machine.write(at, bytes([PULLED]))


def signs(player: MinotaurPlayer, ground: Bits) -> list[tuple[Place, str]]:
    """Where something is that the map shows, in the order in which it is drawn."""
    data = player.machine.read(player.symbols["gates"], 24)
    gates = [((data[at], data[at + 1]), GATE) for at in range(0, 24, 4) if data[at] and data[at + 3]]
    things = [(place, KINDS[kind]) for place, (kind, _) in player.world().things.items()]
    bulls = [(place, BULL) for place, state in player.beasts() if state != DEAD]
    return [one for one in (*things, *gates, *bulls) if ground[one[0]] & SEEN] + [(player.hero, YOU)]


@pytest.mark.parametrize("level", [0, 3, 7, 8, 14])
def test_the_map(level: int) -> None:
    """Walls that have been seen, as large as there is room for; the thread; a sign for each thing, as in the list."""
    player = MinotaurPlayer(48, contended=False)
    player.begin(11, level=level)
    look_about(player, random.Random(level))
    player.machine.ports.held = ("SPACE",)
    player.picture()
    player.machine.ports.held = ()
    for _ in range(120):
        player.picture()
    player.machine.press("m", frames=3, after=60)
    size = player.size
    ground = np.frombuffer(player.ground(), np.uint8).reshape(size, STRIDE)[:, :size]
    scale = min(8, 8 * CELLS // size)
    margin = (8 * CELLS - scale * size) // 16 * 8
    shown, colours = pixels(player)
    expected = np.zeros((192, 8 * CELLS), np.uint8)
    walls = (ground & WALL != 0) & (ground & SEEN != 0)
    area = slice(margin, margin + scale * size)
    expected[area, area] = np.kron(walls, np.ones((scale, scale), np.uint8))
    names = [text[NAMES:].strip() for text in player.machine.text()]
    cells: dict[Place, str] = {}
    for place, name in signs(player, ground):
        row, column = ((margin + scale * at + scale // 2) // 8 for at in place)
        cells[row, column] = name
    paper = np.full((24, CELLS), 0x70, np.uint8)
    for place in zip(*np.nonzero(ground & THREAD), strict=True):
        row, column = ((margin + scale * int(at) + scale // 2) // 8 for at in place)
        paper[row, column] = colours[names.index("way"), NAMES - 2]
    for (row, column), name in cells.items():
        line, listed = slice(8 * row, 8 * row + 8), 8 * names.index(name)
        expected[line, 8 * column : 8 * column + 8] = shown[listed : listed + 8, 8 * NAMES - 16 : 8 * NAMES - 8]
        paper[row, column] = colours[names.index(name), NAMES - 2]
    assert np.array_equal(shown[:, : 8 * CELLS], expected)
    assert np.array_equal(colours[:, :CELLS], paper)
    assert len(set(cells.values())) > 4
    assert (ground & THREAD).any()
    boxes = [shown[8 * row : 8 * row + 8, 8 * NAMES - 16 : 8 * NAMES - 8] for row in map(names.index, KINDS.values())]
    assert len({box.tobytes() for box in boxes}) == len(set(KINDS.values()))


def test_a_game_goes_on_after_the_map() -> None:
    """The Minotaurs know the way as before, whichever array it was in; the panel and the window are there again."""
    player = MinotaurPlayer(48, contended=False)
    player.begin(4, level=5)
    choose, arrays = random.Random(1), set()
    for _ in range(30):
        player.machine.ports.held = (choose.choice("qaop"),)
        for _ in range(choose.randrange(10, 30)):
            player.picture()
        player.machine.write(player.symbols["lives"], b"\x03")
        player.machine.ports.held = ("m",)
        player.machine.run_to(player.symbols["map_show"], 1_000_000)
        arrays.add(player.byte("smell_now"))
        knew = player.machine.read(player.byte("smell_now") << 8, 1024)
        player.machine.ports.held = ()
        player.machine.frames(50)
        assert player.machine.read(player.byte("smell_now") << 8, 1024) == knew
        player.machine.press("ENTER", frames=3, after=3)
        player.picture()
        assert player.machine.text()[0].startswith("Score")
    assert len(arrays) == 2


def test_the_strip_goes_on_after_a_code() -> None:
    """A code is looked up where the library that plays on the front page has one of its arrays: nobody gets lost."""
    player = MinotaurPlayer(48, contended=False)
    for _ in range(12):
        player.machine.press("c", frames=4, after=10)
        for digit in "1234":
            player.machine.press(digit, frames=4, after=6)
        player.machine.press("CS", "SPACE", frames=4, after=60)
        assert player.machine.peek(player.symbols["smell_now"]) in {0xD4, 0xD8}
        for _ in range(40):
            player.machine.frames(2)
            assert {player.hero, *(place for place, _ in player.beasts())} <= player.world().open


@pytest.mark.parametrize("way", range(4))
def test_dots_are_where_the_thread_lies(way: int) -> None:
    """Four pixels square in the middle of a place, wherever the hero is; none is missing but at the left edge."""
    player = MinotaurPlayer(48, contended=False)
    player.begin(5, level=8)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["things"], bytes(160))
    machine.write(symbols["gates"], bytes(24))
    machine.write(symbols["beasts"], (bytes(7) + bytes([DEAD])) * (48 // BEAST))
    machine.write(symbols["hero_place"], b"\x15\x15")
    machine.write(symbols["hero_way"], bytes([way]))
    machine.write(symbols["near_count"], bytes(1))
    machine.write(symbols["panel_stale"], bytes(1))

    def picture(places: list[Place]) -> Bits:
        machine.write(symbols["near_dots"], bytes(at for place in places for at in place))
        machine.write(symbols["near_dot_count"], bytes([len(places)]))
        for name in ("aim", "scene_make", "dots_make", "play_upper", "blocks_lower", "play_lower"):
            machine.call(symbols[name], stack=symbols["stack_top"])
        return pixels(player)[0][24:, 24:240]

    everywhere = [(row, column) for row in range(16, 27) for column in range(15, 28)]
    for gone in range(0, 24, 2):
        machine.write(symbols["hero_gone"], bytes([gone]))
        without = picture([])
        for first in range(0, len(everywhere), 30):
            places = everywhere[first : first + 30]
            shown = picture(places)
            expected, missing = without.copy(), without.copy()
            missing[72:96, 96:120] = 2  # the hero is over them
            for row, column in places:
                top = 72 + 24 * (row - 21) - WAYS[way][0] * gone + 10
                left = 96 + 24 * (column - 21) - WAYS[way][1] * gone + 10
                box = slice(max(top, 0), max(top + 4, 0)), slice(max(left, 0), max(left + 4, 0))
                if left >= 0:
                    expected[box[0], left // 8 * 8 : left // 8 * 8 + 16] = 0  # its two characters: floor is blank
                expected[box] = 1
                if left < 0:
                    missing[box] = 2  # at the window's edge
            assert np.array_equal(shown[missing < 2], expected[missing < 2])
            assert not (shown & ~expected & 1)[missing < 2].any()


def laid(player: MinotaurPlayer) -> set[Place]:
    """Use a ball; where the thread lies then."""
    player.machine.ports.held = ("SPACE",)
    player.picture()
    player.machine.ports.held = ()
    while player.byte("thread_wanted"):
        player.picture()
    ground, size = player.ground(), player.size
    return {(r, c) for r in range(size) for c in range(size) if ground[STRIDE * r + c] & THREAD}


@pytest.mark.parametrize("lever", [LEVER, PULLED, 0])
def test_the_thread_leads_to_a_lever_when_a_gate_is_before_all_gold(lever: int) -> None:
    """By the shortest way, also to one that has been pulled; if there is none at all, the ball is not used."""
    player = MinotaurPlayer(48, contended=False)
    player.begin(5, level=1)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["beasts"], (bytes(7) + bytes([DEAD])) * (48 // BEAST))
    now = player.world()
    assert now.gates
    near = replace(now, things={}).reached()
    far = min(place for place in now.open - near - now.gates.keys() if place[0] % 2 and place[1] % 2)
    for number in range(40):
        at = symbols["things"] + 4 * number
        kind = machine.peek(at)
        if kind == GOLD:
            machine.write(at, bytes([GOLD, *far]))
        if kind == LEVER:
            machine.write(at, bytes([lever]))
    for at in range(symbols["rooms"], symbols["rooms"] + 1024):  # no room is a goal any longer
        machine.write(at, bytes([machine.peek(at) & 15]))
    machine.write(symbols["balls"], b"\x02")
    thread = laid(player)
    assert player.byte("balls") == (1 if lever else 2)
    if not lever:
        assert not thread
        return
    goals = {place for place, (kind, _) in player.world().things.items() if kind == lever}
    way = player.route(replace(now, things={}), goals, set())
    assert thread - {player.hero} == {*way} - {player.hero}
    assert len(way) > 3
    # the next ball leads to gold that can be reached
    machine.poke_word(symbols["thread_time"], 1)
    for _ in range(140):
        player.picture()
    beside = next((1 + row, 1 + column) for row, column in WAYS.values() if (1 + row, 1 + column) in now.open)
    room = 2 * beside[0] - 1, 2 * beside[1] - 1
    machine.write(symbols["things"], bytes([GOLD, *room, 0]))
    assert laid(player) - {player.hero} == {beside, room}

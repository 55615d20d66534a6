"""The tapes `corridor` and `dfs`: how one walks, what is drawn, in a frame of what length; free walks and the torch."""

import itertools
import random

import numpy as np
import pytest

from emu_tests.machine.images import tapes_with
from emu_tests.machine.pressing import BUDGET
from emu_tests.machine.walks_player import WalksPlayer
from emu_tests.oracles.drawings import pixels
from emu_tests.oracles.walk_rules import Walker, lit, points

WALKS = tapes_with("walk_start")
each_walk = pytest.mark.parametrize("tape", WALKS)
FRAME = 69_888
ROOM = 9_000  # T-states that each frame has left, on a 48K with contention
YEARS = {"corridor": 1997, "dfs": 1985}


@pytest.fixture
def player(request: pytest.FixtureRequest) -> WalksPlayer:
    return WalksPlayer(request.getfixturevalue("tape"))


def frame_times(player: WalksPlayer, frames: int) -> list[int]:
    """T-states that so many frames of a walk take, from the interrupt to the next HALT."""
    machine, halt, found = player.machine, player.at("walk_frame"), []
    for _ in range(frames):
        machine.run_to(halt, BUDGET * machine.frame)
        machine.run(1)
        machine.run_to(halt + 1, 2 * machine.frame)
        began = machine.registers.t
        machine.run_to(halt, 3 * machine.frame)
        found.append(machine.registers.t - began)
    return found


@each_walk
def test_the_tapes_are_walks(tape: str, player: WalksPlayer) -> None:
    """The title has a maze with its way, and walking begins at a key."""
    assert set(WALKS) == {"corridor", "dfs"}
    assert "ENTER start" in player.machine.text()[23]
    player.begin(7)
    assert player.status.startswith("Find the way to the red ring")


@each_walk
def test_an_idle_bus_walks_nowhere(tape: str, player: WalksPlayer) -> None:
    player.begin(9, "f")
    before = player.machine.screen()
    player.machine.frames(100)
    assert player.machine.screen() == before


@each_walk
def test_a_walk_is_even_and_whole(tape: str, player: WalksPlayer) -> None:
    """Two pixels in each frame, round every corner; the walker is where the rules say, and the trail behind it."""
    player.begin(11)
    player.out()
    player.press("ENTER", after=40)
    walls, path = player.walls(), player.way()
    player.hold(0)
    frame_times(player, 1)
    model, frames = Walker(walls, path[0], 512), 0
    steps = dict(itertools.pairwise(path))
    while model.at != path[-1]:
        way = next(each for each in (1, 2, 4, 8) if leads_to(model.at, each) == steps[model.at])
        player.hold(way)
        frame_times(player, 1)
        model.frame(way)
        frames += 1
        column, row, going, _, pixel = player.machine.read(player.at("walker"), 5)
        assert ((row, column), going, pixel) == (model.start, model.way, model.gone // 256)
    assert frames == 4 * (len(path) - 1) - 2
    assert player.word("steps") == model.steps == len(path) - 1


def leads_to(place: tuple[int, int], way: int) -> tuple[int, int]:
    return place[0] + {1: -1, 4: 1}.get(way, 0), place[1] + {2: 1, 8: -1}.get(way, 0)


@each_walk
@pytest.mark.parametrize("torch", [False, True])
def test_each_frame_has_room(tape: str, torch: bool, player: WalksPlayer) -> None:
    """With a pursuer behind, sounds on the loudspeaker, and a torch: nothing takes more than a frame."""
    player.begin(23)
    player.machine.write(player.at("level"), [8])
    player.out()
    player.press("ENTER", after=45)
    assert player.byte("level") == 9
    if torch:
        player.press("l", after=30)
    player.machine.poke_word(player.at("hunt_wait"), 2)
    player.machine.poke_word(player.at("pursuer_wait"), 30)
    player.machine.poke_word(player.at("pursuer") + 5, 500)
    path = player.way()
    player.walk(path[:20])
    longest = 0
    while player.place("walker_at") != path[-4]:
        here = path.index(player.place("walker_at"))
        way = next(each for each in (1, 2, 4, 8) if leads_to(path[here], each) == path[here + 1])
        player.hold(way)
        longest = max(longest, *frame_times(player, 1))
    assert longest < FRAME - ROOM


@each_walk
def test_the_screen_is_whole_again_behind_the_walker(tape: str, player: WalksPlayer) -> None:
    """After random keys: what is drawn is what the program draws of the field, but for where the walker is."""
    draw = random.Random(5)
    player.begin(31)
    for _ in range(120):
        player.hold(draw.choice((0, 1, 2, 4, 8, 2, 4)))
        player.machine.frames(draw.randrange(1, 14))
    player.hold(0)
    player.machine.frames(12)
    shown = pixels(player.machine.screen())[8:176].copy()
    if player.over:
        return
    player.press("l", after=40)
    player.press("l", after=40)
    assert (pixels(player.machine.screen())[8:176] == shown).all()


@each_walk
def test_a_free_walk_begins_with_the_maze_of_the_year(tape: str, player: WalksPlayer) -> None:
    player.begin(9, "f")
    assert player.word("seed") == YEARS[tape]
    assert player.machine.text()[0].endswith(f"{YEARS[tape]}")
    assert (player.byte("field_width"), player.byte("field_height")) == (31, 21)


@each_walk
def test_the_torch_shows_what_has_been_near(tape: str, player: WalksPlayer) -> None:
    """And the way, if it is asked for; by day again all is seen."""
    player.begin(9, "f")
    walls = player.walls()
    player.press("l", after=40)
    path = player.way()
    player.walk(path[:9])
    player.hold(0)
    player.machine.frames(12)
    expected = set().union(*(lit(walls, place, 21, 31) for place in path[:9]))
    data = np.frombuffer(player.machine.read(player.at("field"), 1024), np.uint8).reshape(32, 32)
    assert {tuple(place) for place in np.argwhere(data & 0x40).tolist()} == expected
    cells = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)[1:22, :31]
    seen = {tuple(place) for place in np.argwhere(cells).tolist()}
    assert seen == expected
    player.press("w", after=40)
    cells = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)[1:22, :31]
    assert {tuple(place) for place in np.argwhere(cells).tolist()} == expected | set(path)
    player.press("l", after=40)
    cells = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)[1:22, :31]
    assert (cells != 0).all()


@each_walk
def test_start_and_finish_differ_in_shape_and_colour(tape: str, player: WalksPlayer) -> None:
    player.begin(9, "f")
    path = player.way()
    player.walk(path[:3])
    player.hold(0)
    player.machine.frames(12)
    colours, shown = player.machine.attributes(), pixels(player.machine.screen())
    (row, column), (end, last) = path[0], path[-1]
    assert (colours[32 * (row + 1) + column], colours[32 * (end + 1) + last]) == (0x44, 0x42)
    disc = shown[8 * (row + 1) :, 8 * column :][:8, :8]
    ring = shown[8 * (end + 1) :, 8 * last :][:8, :8]
    assert disc[3:5, 3:5].all()
    assert not ring[3:5, 3:5].any()


def walls_lit(player: WalksPlayer) -> int:
    """Bytes of the maze on the screen that are not empty."""
    screen = player.machine.screen()
    rows = [(row & 0x18) * 256 + (row & 7) * 32 + 256 * line for row in range(1, 22) for line in range(8)]
    return sum(byte > 0 for row in rows for byte in screen[row : row + 32])


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("waits", [True, False])
def test_the_lights_go_out_once_the_clock_runs(model: int, waits: bool) -> None:
    """In the fifth maze of `corridor`: after five seconds, or at the first step; L does nothing; points are doubled."""
    player = WalksPlayer("corridor", model)
    player.begin(1997)
    player.machine.write(player.at("level"), [4])
    player.machine.set(pc=player.at("challenge_level"))
    player.machine.frames(60)
    assert player.status.startswith("Look well")
    lit_before, best = walls_lit(player), len(player.way()) - 1
    if waits:
        player.machine.frames(180)
        player.press("l")
        assert (player.byte("torch_on"), walls_lit(player)) == (0, lit_before)
        player.machine.frames(60)
    else:
        player.walk(player.way()[:2])
        player.hold(0)
        player.machine.frames(2)
    assert (player.byte("torch_on"), bool(player.byte("torch_whole"))) == (1, True)
    assert walls_lit(player) < lit_before / 3
    player.press("l")
    assert player.byte("torch_on")
    player.out()
    clock = player.word("clock")
    assert player.word("points") == points(best, player.word("steps"), clock, night=True)
    assert "by torch" in player.machine.text()[16]

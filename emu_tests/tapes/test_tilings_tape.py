"""The tape `tilings`: mazes of all tilings walked in by keys, watched, masked; judged by networkx on the links."""

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.images import every_model, left_to_basic
from emu_tests.machine.pressing import address, at, byte, hold, place, press, until, word
from emu_tests.machine.tilings_tape import (
    KEYS,
    NAME,
    ORDER,
    ROUND,
    arrived,
    board,
    chosen,
    ends,
    follow,
    graph,
    judge_maze,
    links,
    middle,
    rest,
    size,
    tiling,
    way,
)
from zxmazes.machine.spectrum import Machine
from zxmazes.tilings import TILINGS

FREE = 0x47
TRAIL, WAY, WALKER = {0x0D, FREE}, {0x4F, 0x47}, {0x70, 0x46}
WALKS = [0, 0x3C, 0x7E, 0x5A, 0x7E, 0x3C, 0x24, 0], [0, 0x3C, 0x7E, 0x5A, 0x7E, 0x3C, 0x42, 0]  # feet by turns
ENDS = {0x44, 0x42}  # arrows keep their colours
EXIT = 0x42  # where no arrow stands beside it
HEATS = (4, 1, 3, 2)  # never 5, the walls
MORE, SHORTEST, HELPED = "Out! Steps too many: ", "Out! No way is shorter.", "Out, with the way shown."

every_tiling = pytest.mark.parametrize("name", ORDER)


def pixels(machine: Machine) -> np.ndarray:
    """192 x 256: True for ink."""
    lines = [machine.screen()[(y & 0xC0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 :][:32] for y in range(192)]
    return np.unpackbits(np.frombuffer(b"".join(lines), np.uint8)).reshape(192, 256).astype(np.bool_)


def colour(machine: Machine, cell: tuple[int, int]) -> int:
    """The attribute at a cell's middle."""
    y, x = middle(machine, cell)
    return machine.attributes()[32 * (y // 8) + x // 8]


def coloured(machine: Machine) -> bool:
    """Have the cells room for colours?"""
    return byte(machine, NAME, "own") == 1


@every_tiling
def test_out_by_the_shortest_way(name: str) -> None:
    """Each step by its key, counted; at the exit a message and a sound, and no further step."""
    machine = board(name)
    judge_maze(machine)
    first, last = ends(machine)
    codes = way(machine, first, last)
    assert len(codes) == word(machine, NAME, "fewest")
    follow(machine, codes[:-1])
    assert place(machine, NAME, "walker") != last
    assert "Out" not in machine.text()[23]
    machine.ports.clicks.clear()
    press(machine, KEYS[codes[-1]], frames=2, after=60)
    assert arrived(machine)
    assert SHORTEST in machine.text()[23]
    assert len(machine.ports.clicks) > 100
    assert int(machine.text()[11][26:]) == len(codes)
    press(machine, KEYS[codes[-1] ^ 4], after=8)
    assert arrived(machine), "the walk is over"
    press(machine, "n", after=0)
    until(machine, NAME, "board_frame")
    assert word(machine, NAME, "steps") == 0
    assert "Out" not in machine.text()[23]


@pytest.mark.parametrize("name", ROUND)
def test_the_walker_goes_on_to_the_middle_of_rings(name: str) -> None:
    """He takes the place of the red square, and stays there; S has no way to show any more."""
    machine = board(name)
    x, y = machine.read(address(NAME, "round_goal"), 2)
    here = 32 * (y // 8) + x // 8
    assert machine.attributes()[here] & 7 == 2
    codes = way(machine, *ends(machine))
    follow(machine, codes[:-1])
    press(machine, KEYS[codes[-1]], frames=2, after=60)
    assert machine.attributes()[here] == 0x46
    stands = np.packbits(pixels(machine)[y - 4 : y + 4, x - 4 : x + 4])
    assert stands.tolist() == WALKS[len(codes) % 2]
    seen = machine.screen()
    press(machine, "s", after=30)
    assert machine.screen() == seen


def test_out_by_a_longer_way() -> None:
    machine = board("hexagon")
    first, last = ends(machine)
    codes = way(machine, first, last)
    follow(machine, [codes[0], codes[0] ^ 4, *codes])
    machine.frames(60)
    assert machine.text()[23].strip() == f"{MORE}2"
    assert int(machine.text()[11][26:]) == len(codes) + 2


def test_the_way_that_was_shown_is_not_praised() -> None:
    """It is the shortest, but it was not found; on the next board it is praised again."""
    machine = board("hexagon")
    for text in (HELPED, SHORTEST):
        if text == HELPED:
            press(machine, "s", after=0)
            rest(machine)
        follow(machine, way(machine, *ends(machine)))
        machine.frames(60)
        assert machine.text()[23].strip() == text
        press(machine, "n", after=0)
        until(machine, NAME, "board_frame")


def plain_after(name: str, codes: list[int]) -> bytes:
    """The upper rows of a board, all but the last step taken, then that one and back, without the way."""
    machine = board(name)
    follow(machine, [*codes, codes[-1] ^ 4])
    return machine.screen()[:4096]


def dotted(machine: Machine, cell: tuple[int, int]) -> bool:
    """Is something in the middle of a cell, or near it, where it is white?"""
    y, x = middle(machine, cell)
    return any(pixels(machine)[y + dy, x + dx] for d in range(-4, 5) for dy, dx in ((d, 0), (0, d)))


@every_tiling
def test_the_trail_stays_and_the_way_goes(name: str) -> None:
    """Dots where the walker has been; colours where cells allow it; the way leaves nothing behind."""
    machine = board(name)
    (first, last), wall = ends(machine), byte(machine, NAME, "wall_ink")
    codes = way(machine, first, last)
    here, trail = first, [first]
    for code in codes[: len(codes) // 2]:
        here = dict(tiling(machine).neighbours(here, *size(machine)))[code]
        trail.append(here)
    follow(machine, codes[: len(codes) // 2])
    before = machine.screen()
    for cell in trail[:-1]:
        if not (TILINGS[name].leaves or TILINGS[name].floors):  # there a mark or stairs may be under the dot
            assert dotted(machine, cell), "its dot"
        if coloured(machine):
            assert colour(machine, cell) in TRAIL
    for cell in [] if coloured(machine) else trail[:-2]:  # the walker's colour may reach into the last one
        assert colour(machine, cell) in ENDS | {FREE, wall}
    if coloured(machine):
        assert colour(machine, here) in WALKER
    press(machine, "s", after=0)
    rest(machine)
    ahead = nx.shortest_path(graph(machine), here, last)
    for cell in ahead[1:]:
        if cell != last and not TILINGS[name].floors:  # neither the exit nor stairs have a dot
            assert dotted(machine, cell)
        if coloured(machine):
            assert colour(machine, cell) in ({EXIT} if (name, cell) == ("torus", last) else WAY)
        else:
            assert colour(machine, cell) in ENDS | {FREE, wall} | WALKER
    press(machine, "s", after=0)
    rest(machine)
    assert machine.screen() == before
    press(machine, "s", after=0)
    rest(machine)
    follow(machine, [codes[len(codes) // 2]])
    assert byte(machine, NAME, "way_shown") == 1, "it becomes shorter"
    shorter = machine.screen()
    for _ in range(2):
        press(machine, "s", after=0)
        rest(machine)
    again = machine.screen()
    assert again == shorter, "as if it had been shown from here on"
    follow(machine, [codes[len(codes) // 2] ^ 4])
    assert byte(machine, NAME, "way_shown") == 0
    assert machine.screen()[:4096] == plain_after(name, codes[: len(codes) // 2 + 1])


@pytest.mark.parametrize("name", ["square", "torus", "hexagon", "brick", "storeys"])
def test_colours_by_distance(name: str) -> None:
    """Four bands of the distance from the entrance in all cells that have a character cell of their own.

    No band has the colour of the walls: it is cyan, then.
    """
    machine = at(NAME, "menu", f"a*{ORDER.index(name)}", *("w", "8", "ENTER", "h", "8", "ENTER") * (name == "storeys"))
    press(machine, "ENTER", after=200)
    first, _ = ends(machine)
    press(machine, "h", after=60)
    far = nx.single_source_shortest_path_length(graph(machine), first)
    width, seen = max(far.values()) // 4 + 1, set()
    for cell, steps in far.items():
        if cell != first and coloured(machine):
            ink = HEATS[steps // width]
            ink = 0x45 if ink == byte(machine, NAME, "wall_ink") & 7 else ink
            assert colour(machine, cell) == (ink if name in {"hexagon", "brick"} else 8 * ink & 0xFF)
            seen.add(steps // width)
    assert seen == {0, 1, 2, 3}


@every_tiling
def test_a_watched_maze_is_the_same(name: str) -> None:
    """Built of thin walls, some passages drawn in between; at the end it is as a maze that is made at once."""
    at_once = board(name)
    machine = chosen(name)
    machine.write(address(NAME, "speed"), [6])
    hold(machine, "ENTER")
    until(machine, NAME, "watch_call")
    hold(machine)
    counts: list[int] = []
    while not counts or counts[-1] < 20:
        machine.frames(10)
        counts.append(sum(int(links(machine)[cell]).bit_count() for cell in tiling(machine).cells(*size(machine))))
        assert len(counts) < 400
    walls = int(pixels(machine)[8:184, :200].sum())
    hold(machine, "9")
    until(machine, NAME, "walls_thicken", 6000)
    hold(machine)
    thin = int(pixels(machine)[8:184, :200].sum())
    assert thin < walls
    until(machine, NAME, "board_frame")
    judge_maze(machine)
    assert byte(machine, NAME, "speed") == 9
    assert int(pixels(machine)[8:184, :200].sum()) > 1.4 * thin
    assert (pixels(machine)[8:184] == pixels(at_once)[8:184]).all()


@every_tiling
def test_the_largest_maze_fits_and_no_larger_one(name: str) -> None:
    machine = chosen(name)
    for key in ("w", "h"):
        machine.type(key)
        machine.frames(20)
        most = machine.text()[22].split("to")[1].split(",")[0].strip()
        machine.type(*most, "ENTER")
        machine.frames(30)
    machine.type("ENTER")
    until(machine, NAME, "board_frame", 3000)
    judge_maze(machine)
    ink = pixels(machine)[8:184, :200]
    assert ink.any()
    assert not pixels(machine)[8:184, 200:208].any(), "the gap to the panel"


def test_a_key_held_does_nothing_on_the_next_page() -> None:
    """ENTER, N, T and M held: the maze or the menu is shown once, until the key is let go and pressed again."""
    machine = board("hexagon")
    for key in ("n", "t"):
        seed, tiling_ = word(machine, NAME, "seed"), byte(machine, NAME, "tiling")
        hold(machine, key)
        machine.frames(200)
        changed = word(machine, NAME, "seed"), byte(machine, NAME, "tiling")
        assert changed != (seed, tiling_)
        machine.frames(100)
        assert (word(machine, NAME, "seed"), byte(machine, NAME, "tiling")) == changed
        hold(machine)
        until(machine, NAME, "board_frame")
    fire = at(NAME, "menu")
    hold(fire, "fire")
    fire.frames(300)
    assert word(fire, NAME, "steps") == 0
    hold(fire)
    until(fire, NAME, "board_frame")


@pytest.mark.parametrize("after", ["menu", "hexagon", "watched", "mask", "width"])
def test_break_leaves_cleanly(after: str) -> None:
    machine = at(NAME, after)
    for _ in range({"menu": 2}.get(after, 3)):  # to the choices, to the title, to BASIC
        press(machine, "BREAK", after=100)
    assert left_to_basic(machine)


@every_model
def test_the_tape_on_each_model(model: int, contended: bool, loaded) -> None:
    """Loaded by the ROM: hexagons watched, then out by keys."""
    machine = loaded(NAME, model, contended)
    machine.press("f", after=60)
    machine.type("t", "7", "ENTER", "a", "a", "s", "9", "ENTER", "ENTER")
    until(machine, NAME, "board_frame", 3000)
    judge_maze(machine)
    follow(machine, way(machine, *ends(machine)))
    machine.frames(60)
    assert SHORTEST in machine.text()[23]
    press(machine, "m", after=30)
    press(machine, "BREAK", after=100)
    press(machine, "BREAK", after=80)
    assert left_to_basic(machine)


def test_loops_are_made() -> None:
    """B: with 100 percent no dead end is left on squares."""
    machine = at(NAME, "menu")
    machine.type("b", "1", "0", "0", "ENTER", "ENTER")
    until(machine, NAME, "board_frame", 3000)
    judge_maze(machine)
    assert min(dict(graph(machine).degree).values()) > 1

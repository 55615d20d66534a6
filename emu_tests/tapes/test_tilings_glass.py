"""The tour of the tape `tilings`: the hourglass in each maze, its sizes, the page at its end, its demonstration."""

# Longer than 300 lines because what stands in a maze and the sizes of mazes are judged by the same pictures.
import itertools

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.images import START
from emu_tests.machine.pressing import address, at, byte, hold, place, press, until, word
from emu_tests.machine.tilings_tape import KEYS, NAME, ORDER, ends, graph, links, middle, rest, size, way
from zxmazes.machine.spectrum import Machine
from zxmazes.tilings import TILINGS

GOES = "tour_frame"
PANEL = 26
GLASS, RED = 0x43, 0x42
FREE = 0x47
GAIN = 100
WON, MISSED, NAME_WON, NAME_LEFT = 0x46, 0x01, 0x45, 0x05
WALKER = 0x46
STAIRS, UP_DOWN = 0x44, 0x22  # their colour, the directions of their passages
WALKS, HOURGLASS = 26, 22  # pixels
#: The tilings whose cells have room for colours on the tour.
SQUARES = ("square", "torus", "cylinder")
CLEAR = (*SQUARES, "hexagon", "brick", "octagon", "upsilon")
#: More steps than this are too many for a first maze.
LONG = 80


def level(number: int, seed: int = 1997) -> Machine:
    """The beginning of a level."""
    machine = at(NAME, "level")
    machine.write(address(NAME, "tour_level"), [number])
    machine.poke_word(address(NAME, "seed"), seed)
    machine.set(pc=address(NAME, "tour_level_begin"))
    until(machine, NAME, GOES)
    rest(machine, GOES)
    machine.write(address(NAME, "ghost_frame"), [0xC9])  # RET: no ghost colours anything
    return machine


def taken_away(machine: Machine) -> None:
    """No hourglass is drawn: what was below it is there."""
    ix = machine.registers.ix
    machine.call(address(NAME, "shape_back"), ix=address(NAME, "glass_kept"))
    machine.set(ix=ix)


def board(machine: Machine) -> bytes:
    """The upper rows of the screen without the panel."""
    return bytes(one for place_, one in enumerate(machine.screen()[:4096]) if place_ % 32 < PANEL - 1)


def colours_at(machine: Machine, cell: tuple[int, int]) -> int:
    y, x = middle(machine, cell)
    return machine.attributes()[32 * (y // 8) + x // 8]


@pytest.mark.parametrize("seed", [1, 4711])
@pytest.mark.parametrize("name", ORDER)
def test_an_hourglass_stands_in_a_dead_end(name: str, seed: int) -> None:
    """Bright magenta, neither at the entrance nor at the exit; the panel says what it is worth."""
    machine = level(ORDER.index(name), seed)
    cell, maze = place(machine, NAME, "glass"), graph(machine)
    assert maze.degree(cell) == 1
    assert cell not in ends(machine)
    assert colours_at(machine, cell) == GLASS
    assert machine.text()[21][PANEL + 1 :] == "+10 s"
    assert machine.attributes()[32 * 21 + PANEL] == GLASS


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_way_to_an_hourglass_leads_round_the_exit(seed: int) -> None:
    """On a torus the exit is a cell in the middle, with passages on: who steps there has left the maze."""
    machine = level(ORDER.index("torus"), seed)
    assert ends(machine)[1] not in nx.shortest_path(graph(machine), ends(machine)[0], place(machine, NAME, "glass"))


def test_the_way_over_the_hourglass_is_a_shortest_way() -> None:
    """Its 50 points are for the fewest steps that lead there and out."""
    machine = level(0)
    start, finish = ends(machine)
    glass = place(machine, NAME, "glass")
    for code in [*way(machine, start, glass), *way(machine, glass, finish)]:
        press(machine, KEYS[code], frames=2, after=7)
    until(machine, NAME, "result_wait")
    assert " shortest 50 " in machine.text()[23]


@pytest.mark.parametrize("seed", [1, 500])
@pytest.mark.parametrize("number", range(len(ORDER)))
def test_ways_of_a_tour_grow_from_level_to_level(number: int, seed: int) -> None:
    """20 to 32 steps in the first maze, 35 to 47 in the last one; par is 12 seconds at least."""
    machine = level(number, seed)
    least = 20 + number + number // 4
    assert least <= nx.shortest_path_length(graph(machine), *ends(machine)) <= least + 12
    assert word(machine, NAME, "tour_par") >= 120


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_door_to_the_middle_of_a_circle_is_as_wide_as_who_walks(seed: int) -> None:
    """Six pixels without a wall on the innermost ring."""
    machine = level(ORDER.index("circle"), seed)
    drawn, radius = ink(machine), byte(machine, NAME, "circle_hole")
    y, x = (word(machine, NAME, "round_goal") >> 8) - 8, word(machine, NAME, "round_goal") & 255
    turn = np.arange(720) * np.pi / 360
    found = [
        drawn[
            np.rint(y + (radius + out) * np.sin(turn)).astype(int),
            np.rint(x + (radius + out) * np.cos(turn)).astype(int),
        ]
        for out in (-1, 0, 1)
    ]
    free = np.concatenate([~np.logical_or.reduce(found)] * 2)
    longest = max(len(run) for run in "".join("10"[not one] for one in free).split("0"))
    assert longest * radius * np.pi / 360 >= 5


def test_not_always_in_the_same_place() -> None:
    assert len({place(level(0, seed), NAME, "glass") for seed in range(6)}) > 3


@pytest.mark.parametrize("name", ["square", "hexagon", "triangle", "circle"])
def test_who_comes_to_the_hourglass_has_ten_seconds_more(name: str) -> None:
    """Once; it is gone from the screen as if it had never been there."""
    machine, plain = level(ORDER.index(name)), level(ORDER.index(name))
    cell = place(machine, NAME, "glass")
    taken_away(plain)
    plain.poke_word(address(NAME, "glass"), 0xFFFF)
    plain.set(pc=address(NAME, GOES), sp=machine.registers.sp, iff=1)
    limit = word(machine, NAME, "tour_limit")
    codes = way(machine, ends(machine)[0], cell)
    for code in codes:
        assert word(machine, NAME, "tour_limit") == limit
        for one in (machine, plain):
            press(one, KEYS[code], frames=2, after=7)
    machine.frames(20)
    assert place(machine, NAME, "walker") == cell
    assert word(machine, NAME, "tour_limit") == limit + GAIN
    assert machine.text()[23].strip() == "Ten seconds more!"
    assert board(machine) == board(plain)
    for code in (codes[-1] ^ 4, codes[-1]):
        press(machine, KEYS[code], frames=2, after=7)
    assert word(machine, NAME, "tour_limit") == limit + GAIN


def test_a_tour_begins_with_a_short_maze_of_large_squares() -> None:
    """Cells of 16 pixels; and on a torus too."""
    for number, most in ((0, LONG), (1, LONG)):
        for seed in range(5):
            machine = level(number, seed)
            assert nx.shortest_path_length(graph(machine), *ends(machine)) <= most
            assert middle(machine, (0, 1))[1] - middle(machine, (0, 0))[1] == 16


@pytest.mark.parametrize("seed", [3, 77])
@pytest.mark.parametrize("name", ORDER)
def test_no_maze_of_a_tour_is_endless(name: str, seed: int) -> None:
    """At most 182 cells, but for the small ones of rings that divide."""
    rows, columns, floors = size(level(ORDER.index(name), seed))
    assert rows * columns * (floors if name == "storeys" else 1) <= (256 if name == "polar" else 182)


def test_the_exit_of_a_torus_is_red() -> None:
    """A square in the middle of the board, also when the way leads to it."""
    machine = level(ORDER.index("torus"))
    assert colours_at(machine, ends(machine)[1]) == RED
    press(machine, "s", after=0)
    rest(machine, GOES)
    assert colours_at(machine, ends(machine)[1]) == RED


def ink(machine: Machine) -> np.ndarray:
    """176 x 200: the pixels of the board, and its colours."""
    lines = [machine.screen()[(y & 0xC0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 :][:25] for y in range(8, 184)]
    return np.unpackbits(np.frombuffer(b"".join(lines), np.uint8)).reshape(176, 200).astype(np.bool_)


def colours(machine: Machine) -> np.ndarray:
    """The attribute of each of those pixels."""
    cells = np.frombuffer(bytes(machine.attributes()), np.uint8).reshape(24, 32)[1:23, :25]
    return np.kron(cells, np.ones((8, 8), np.uint8))


@pytest.mark.parametrize("seed", [1997, 5])
@pytest.mark.parametrize("name", CLEAR)
def test_no_wall_takes_a_colour(name: str, seed: int) -> None:
    """Neither that of who walks nor of the hourglass."""
    machine = level(ORDER.index(name), seed)
    assert byte(machine, NAME, "own") == 1
    drawn, seen = ink(machine), colours(machine)
    assert int((drawn & (seen == WALKER)).sum()) == WALKS
    assert int((drawn & (seen == GLASS)).sum()) == HOURGLASS


@pytest.mark.parametrize("seed", [1997, 5])
@pytest.mark.parametrize("name", ORDER)
def test_the_way_is_dots_as_long_as_it_is_shown(name: str, seed: int) -> None:
    """Dots are white where there is room, near their cells; no wall is coloured; hidden, all is as before."""
    machine = level(ORDER.index(name), seed)
    drawn, seen, wall = ink(machine), colours(machine), byte(machine, NAME, "wall_ink")
    press(machine, "s", after=0)
    rest(machine, GOES)
    shown, dots = colours(machine), ink(machine) & ~drawn
    assert int((drawn & ~ink(machine)).sum()) <= (8 if name in ("kagome", "polar") else 0), (
        "no wall or arrow has a hole"
    )
    ahead = nx.shortest_path(graph(machine), *ends(machine))[1:-1]
    for y, x in (middle(machine, cell) for cell in ahead if not (name == "storeys" and links(machine)[cell] & UP_DOWN)):
        near = np.s_[max(0, y - 14) : y - 2, max(0, x - 6) : x + 6]
        assert (dots[near] & (shown[near] == FREE)).any() or dots[y - 9 : y - 7, x - 1 : x + 1].all()
    assert set(shown[dots]) <= {FREE, wall, RED, 0x44}, "or that of an arrow"
    changed = shown != seen
    assert set(shown[changed]) <= {FREE}, "stairs alone are white on the way"
    assert set(seen[changed]) <= {STAIRS}
    assert not changed.any() or name == "storeys"
    press(machine, "s", after=0)
    rest(machine, GOES)
    assert (ink(machine) == drawn).all()
    assert (colours(machine) == seen).all()


@pytest.mark.parametrize("name", ORDER)
def test_nothing_is_left_of_a_way_that_was_followed(name: str) -> None:
    """It is hidden after some steps along it: all is as it is without the way."""
    machine, plain = level(ORDER.index(name)), level(ORDER.index(name))
    press(machine, "s", after=0)
    rest(machine, GOES)
    for code in way(machine, *ends(machine))[:4]:
        for one in (machine, plain):
            press(one, KEYS[code], frames=2, after=9)
    assert byte(machine, NAME, "way_shown") == 1
    press(machine, "s", after=0)
    for one in (machine, plain):
        rest(one, GOES)
    assert (ink(machine) == ink(plain)).all()
    left, wall = colours(machine), byte(machine, NAME, "wall_ink")
    other = left != colours(plain)
    assert not other.any() or (name not in CLEAR and set(left[other]) <= {wall, FREE})


def test_each_maze_of_the_tour_has_another_colour_than_the_last() -> None:
    """It is never the trail's; where colours show the distance it is not green, which the legend names."""
    inks = [byte(level(number), NAME, "wall_ink") & 7 for number in range(len(ORDER))]
    assert all(ink != there for ink, there in itertools.pairwise([*inks, inks[0]])), "nor that of a tour before"
    assert set(inks) == {3, 4, 5}, "none is too dark"
    assert not {2, 6, 7} & set(inks), "red, yellow, white"
    assert not {ink for ink, name in zip(inks, ORDER, strict=True) if name in CLEAR} & {4}


@pytest.mark.parametrize("name", ORDER)
def test_footprints_are_white(name: str) -> None:
    """But where a wall is beside them: it keeps its colour."""
    machine = level(ORDER.index(name))
    wall, codes = byte(machine, NAME, "wall_ink"), way(machine, *ends(machine))[:-1]
    for code in codes[:1]:
        press(machine, KEYS[code], frames=2, after=7)
    before = colours(machine)
    for code in [*codes[1:], *(code ^ 4 for code in reversed(codes[1:]))]:
        press(machine, KEYS[code], frames=2, after=7)
    after = colours(machine)
    changed = (after != before) & (before != GLASS)
    assert not changed.any() or (name not in CLEAR and set(after[changed]) <= {wall, FREE})
    assert (after[before == wall] == wall).all()


@pytest.mark.parametrize("seed", [77, 4711, 9])
@pytest.mark.parametrize("name", ["triangle", "rectangle", "storeys"])
def test_the_hourglass_stands_apart_from_walls(name: str, seed: int) -> None:
    """If there is such a dead end: cells that have no room for all colours may have some."""
    machine = level(ORDER.index(name), seed)
    assert byte(machine, NAME, "own") == 0
    assert HOURGLASS - 6 <= int((ink(machine) & (colours(machine) == GLASS)).sum()) <= HOURGLASS, "but for an edge"


@pytest.mark.parametrize("name", ["square", "brick", "octagon"])
def test_who_walks_is_yellow_between_two_cells(name: str) -> None:
    """The disc has no part in the colour of the walls on its way."""
    machine = level(ORDER.index(name))
    walls = ink(machine) & (colours(machine) == byte(machine, NAME, "wall_ink"))
    before = ink(machine)
    hold(machine, KEYS[way(machine, *ends(machine))[0]])
    for _ in range(5):
        machine.frames(1)
        assert not (ink(machine) & (colours(machine) == byte(machine, NAME, "wall_ink")) & ~walls).any()
    assert (ink(machine) != before).any()


def test_the_way_on_squares_has_a_dot_in_each_cell_and_each_passage() -> None:
    """The dots of the cells are three pixels wide, those of the passages two."""
    machine = level(0)
    press(machine, "s", after=0)
    rest(machine, GOES)
    drawn = ink(machine)
    for cell, there in itertools.pairwise(nx.shortest_path(graph(machine), *ends(machine))[1:-1]):
        (top, left), (bottom, right) = middle(machine, cell), middle(machine, there)
        for y, x, more in ((top, left, 1), ((top + bottom) // 2, (left + right) // 2, 0)):
            assert drawn[y - 9 : y - 7 + more, x - 1 : x + 1 + more].all()
            assert not drawn[y - 7 + more, x - 1 : x + 1 + more].any()


def test_the_last_page_shows_the_stars_of_each_maze() -> None:
    """Its name in bright cyan and the stars that were won, or in cyan and three stars in blue."""
    machine = at(NAME, "level")
    won = [3, 2, 1, 3, *[0] * (len(ORDER) - 4)]
    machine.write(address(NAME, "tour_stars"), won)
    machine.write(address(NAME, "tour_level"), [4])
    machine.poke_word(address(NAME, "tour_score"), 1050)
    machine.set(pc=address(NAME, "tour_up"))
    machine.frames(280)
    names = machine.text()
    for place_, count in enumerate(won):
        row, column = 5 + 2 * (place_ % 7), 2 if place_ < 7 else 18
        assert names[row][column : column + 10].strip() == TILINGS[ORDER[place_]].menu[0]
        colours = machine.attributes()[32 * row + column :]
        assert colours[0] == (NAME_WON if count else NAME_LEFT)
        assert list(colours[10:13]) == [WON] * count + [MISSED] * (3 - count)
    assert names[20].split() == ["Points", "1050", "Mazes", "4"]


def test_stars_are_kept_for_the_last_page_and_forgotten_by_the_next_tour() -> None:
    machine = at(NAME, "level")
    for code in way(machine, *ends(machine)):
        press(machine, KEYS[code], frames=2, after=6)
    machine.frames(100)
    assert byte(machine, NAME, "tour_stars") == 3
    press(machine, "BREAK", after=120)
    press(machine, "BREAK", after=60)
    machine.type("a", "ENTER")  # among the best
    machine.frames(60)
    press(machine, "ENTER", after=80)
    assert machine.text()[23] == START
    press(machine, "ENTER", after=0)
    until(machine, NAME, GOES)
    assert byte(machine, NAME, "tour_stars") == 0


def test_the_walker_on_a_torus_is_whole_before_the_first_step() -> None:
    """No ring of the entrance is below."""
    machine = level(ORDER.index("torus"), 1)
    y, x = middle(machine, place(machine, NAME, "walker"))
    shown = []
    for line in range(y - 4, y + 4):
        row = 0x4000 | (line & 0xC0) << 5 | (line & 7) << 8 | (line & 0x38) << 2
        bits = int.from_bytes(machine.read(row, 32), "big")
        shown.append(bits >> (256 - (x + 4)) & 0xFF)
    assert shown == [0, 0x3C, 0x7E, 0x5A, 0x7E, 0x3C, 0x24, 0]


def test_the_demonstration_names_no_key_and_no_time() -> None:
    """Only the steps and the rose are beside its mazes: no par, no clock that stands, no hourglass."""
    shown = [row[PANEL:].strip() for row in at(NAME, "demo").text()[10:23]]
    assert shown[0] == "Steps"
    assert not any(shown[2:])

"""The tape `tilings`: the end of a maze that is won, and the colours and rows that keep a player's things apart."""

import itertools

import networkx as nx
import pytest

from emu_tests.machine.pressing import address, at, byte, place, press, until
from emu_tests.machine.tilings_tape import (
    KEYS,
    NAME,
    NOWHERE,
    ORDER,
    board,
    ends,
    graph,
    links,
    middle,
    rest,
    size,
    way,
)
from emu_tests.machine.tilings_tour import GOES, PANEL, out, walk
from zxmazes.machine.spectrum import Machine

YELLOW, RED, GREEN, WHITE, LOST = 0x46, 0x42, 0x44, 0x47, 0x02
INKS = {3, 4, 5}  # neither red, which is danger, nor yellow, nor white
UP_DOWN = 0x22  # directions of stairs


def level(name: str) -> Machine:
    """The tour's maze on a tiling, before the first step."""
    machine = at(NAME, "level")
    machine.write(address(NAME, "tour_level"), [ORDER.index(name)])
    machine.set(pc=address(NAME, "tour_level_begin"))
    until(machine, NAME, GOES)
    rest(machine, GOES)
    return machine


def colour(machine: Machine, cell: tuple[int, int]) -> int:
    y, x = middle(machine, cell)
    return machine.attributes()[32 * (y // 8) + x // 8]


def red(machine: Machine) -> int:
    """Red character cells of the board."""
    return sum(machine.attributes()[32 * row : 32 * row + 25].count(RED) for row in range(1, 23))


@pytest.mark.parametrize("name", ORDER)
def test_who_wins_steps_out_and_his_way_turns_yellow(name: str) -> None:
    """On arrow or square he is yellow, as are the dots of the way, but no wall; nothing is left beside the stars."""
    machine = level(name)
    marked, wall = red(machine), byte(machine, NAME, "wall_ink")
    walls = [place for place, one in enumerate(machine.attributes()) if one == wall]
    codes = way(machine, *ends(machine))
    cells = nx.shortest_path(graph(machine), *ends(machine))
    walk(machine, codes[:-1], pace=9)
    press(machine, KEYS[codes[-1]], frames=2, after=2)
    out(machine)
    assert place(machine, NAME, "walker") == (ends(machine)[1] if name == "torus" else NOWHERE)
    assert red(machine) < marked
    colours = [colour(machine, cell) for cell in cells[1:-1]]
    assert set(colours) == {YELLOW} or (colours.count(YELLOW) > 2 and not byte(machine, NAME, "own"))
    assert not any(machine.attributes()[place] == YELLOW for place in walls)
    assert not any(row[PANEL:].strip() for row in machine.text()[20:23])


@pytest.mark.parametrize("name", ORDER)
def test_who_walks_is_yellow_where_he_begins_and_no_wall_is(name: str) -> None:
    """Also beside the green arrow, which is green again when he has left; his trail is white, or as a wall there."""
    machine = level(name)
    start = ends(machine)[0]
    assert byte(machine, NAME, "wall_ink") & 0x3F in INKS
    assert colour(machine, start) == YELLOW
    before = machine.attributes().count(GREEN)
    walk(machine, way(machine, *ends(machine))[:2], pace=9)
    assert machine.attributes().count(GREEN) >= before
    assert colour(machine, start) in {WHITE, GREEN, byte(machine, NAME, "wall_ink")}


def test_the_way_through_octagons_has_a_white_dot_in_each_level_passage() -> None:
    """No wall is in its character cell: on the tour, and on the first board of one's choice."""
    for machine in (level("octagon"), board("octagon")):
        cells = nx.shortest_path(graph(machine), *ends(machine))
        press(machine, "s", after=80)
        level_ones = 0
        for one, other in itertools.pairwise(cells):
            (top, left), (bottom, right) = middle(machine, one), middle(machine, other)
            if top == bottom or left == right:
                level_ones += 1
                y, x = (top + bottom) // 2, (left + right) // 2
                assert machine.attributes()[32 * (y // 8) + x // 8] == WHITE
                assert any(pixel(machine, y - up, x - aside) for up in (0, 1) for aside in (0, 1))
        assert level_ones


def pixel(machine: Machine, y: int, x: int) -> int:
    row = (y & 0xC0) << 5 | (y & 7) << 8 | (y & 0x38) << 2
    return machine.screen()[row | x // 8] >> 7 - x % 8 & 1


def test_storeys_have_rooms_that_can_be_seen_to_begin_with() -> None:
    """Cells of 16 pixels, and a number above each of four floors."""
    machine = board("storeys")
    (_, first), (_, second) = middle(machine, (0, 0)), middle(machine, (0, 1))
    assert second - first == 16
    assert machine.text()[1][:25].split() == ["1", "2"]
    assert size(machine)[2] == 4


def test_stairs_are_green_in_small_storeys_too() -> None:
    machine = at(NAME, "menu", f"a*{ORDER.index('storeys')}", "w", "8", "ENTER", "h", "8", "ENTER", "ENTER")
    stairs = {cell for cell in graph(machine).nodes if links(machine)[cell] & UP_DOWN} - {ends(machine)[0]}
    assert stairs
    assert {colour(machine, cell) for cell in stairs} == {GREEN}


@pytest.mark.parametrize("page", ["level", "hexagon"])
def test_a_row_is_empty_above_the_foot(page: str) -> None:
    assert not at(NAME, page).text()[22].strip()


@pytest.mark.parametrize("name", ORDER)
def test_no_maze_of_the_tour_touches_the_bar(name: str) -> None:
    """But for the numbers of floors, its first line is a pixel below it at least."""
    screen = level(name).screen()
    assert name == "storeys" or not any(screen[32:57])


def test_the_help_begins_with_the_goal() -> None:
    rows = [row.strip() for row in at(NAME, "help").text() if row.strip()]
    assert rows[0] == "GOAL"
    assert rows[1] == "13 mazes, from green to red."
    assert "They go out as you walk" in " ".join(rows)
    assert "hourglass 10 s. S shows the way: -10 s and stars." in " ".join(rows)
    assert "A ghost follows your trail from maze 4 on: -10 s." in " ".join(rows)


@pytest.mark.parametrize("name", ["octagon", "upsilon", "cylinder", "kagome", "polar"])
def test_nothing_of_the_level_is_left_beside_who_wins(name: str) -> None:
    """Numbers of levels from 10 on have two digits."""
    machine = level(name)
    assert machine.text()[0].split()[1] == str(ORDER.index(name) + 1)
    walk(machine, way(machine, *ends(machine)), pace=9)
    machine.frames(20)
    assert machine.text()[0].split()[0] == ("There!" if name == "polar" else "Out!")
    assert machine.text()[0].split()[1].isalpha()


@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize("name", ORDER)
def test_who_loses_sees_red_and_then_the_way(name: str, helped: bool) -> None:
    """All turns red for half a second; walls stay red between the dots of the way."""
    machine = level(name)
    walk(machine, way(machine, *ends(machine))[:2], pace=9)
    if helped:
        press(machine, "s", after=60)
    machine.poke_word(address(NAME, "tour_limit"), 0)
    machine.frames(8)
    assert set(machine.attributes()) == {LOST}
    machine.frames(12)
    assert set(machine.attributes()) == {LOST}
    while not machine.text()[23].strip().startswith("Your time is up"):
        machine.frames(1)
    machine.frames(40)
    inks = {ink for row in range(1, 23) for ink in machine.attributes()[32 * row : 32 * row + 25]}
    assert {LOST, YELLOW} < inks <= {LOST, YELLOW, WHITE, GREEN, RED}

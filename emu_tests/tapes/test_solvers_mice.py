"""The mice of `solvers`: where a solver looks, room by room, on the title; drawn large."""

import itertools

import numpy as np
import pytest

from emu_tests.machine.images import START
from emu_tests.machine.pressing import address, at, byte, frames_until, place, press, until
from emu_tests.machine.solvers_bets import (
    LANES,
    LOOKED,
    MOUSE,
    NAME,
    NEVER,
    NO_ROOM,
    PLACE,
    RACE,
    SEEN_ROW,
    SLICES,
    WORD_ROW,
    corner,
    record,
    stand,
    walls,
)
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library, walk


def test_a_mouse_is_where_a_solver_looked_last(loaded) -> None:
    """In each picture of a race one mouse at most on a board, in a room that has been looked at; then the winner's."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "race_show", RACE)
    poses = [machine.read(address(NAME, "mouse_shape") + pose, 8) for pose in (0, 1)]
    places: list[set[tuple[int, int]]] = [set() for _ in LANES]
    row, column = place(machine, NAME, "solve_finish")
    goal = row // 2, column // 2

    def mice(lane: int) -> list[tuple[int, int]]:
        top, left = corner(lane)
        screen = machine.screen()
        found = []
        for row in range(top, top + 8):
            for column in range(left, left + 9):
                lines = [screen[(row >> 3) << 11 | line << 8 | (row & 7) << 5 | column] for line in range(8)]
                inner = [line & 0x7E for line in lines[1:7]]
                if any(inner == [part & 0x7E for part in shape[1:7]] for shape in poses):
                    found.append((row - top, column - left))
                    paper = screen[6144 + 32 * row + column] & 0xF8  # the ink of a winner at the edge flashes with it
                    assert paper == 0x58 + 8 * lane
        return found

    for _ in range(18):
        until(machine, NAME, "attract_frame", 30)
        machine.frames(8)
        until(machine, NAME, "attract_frame", 30)
        for lane in range(4):
            there = mice(lane)
            assert len(there) <= 1
            kept = record(machine, lane)
            assert all(0x80 <= kept[16 * row + column] < NO_ROOM for row, column in there if (row, column) != goal)
            places[lane] |= set(there)
    assert sum(len(seen) > 2 for seen in places) >= 3
    machine.ports.held = ("SS",)
    until(machine, NAME, "key_wait", RACE)
    for lane in range(4):
        assert mice(lane) == [goal] * (record(machine, lane)[PLACE] == 1), "the winner has the cheese"


def test_mice_run_room_by_room_at_an_even_pace(loaded, library: Library) -> None:
    """A hand on the wall: on the solver's own walk, back from dead ends too; the others look at one room at a time."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    start, finish = place(machine, NAME, "solve_start"), place(machine, NAME, "solve_finish")
    library.set_walls(walls(machine))
    ways = []
    for solver in LANES[:2]:
        library.solve(solver, start, finish)
        length = int.from_bytes(library.machine.read(library.address("walked_length"), 2), "little")
        ways.append(walk(start, list(library.machine.read(library.address("walked"), length)))[::2])
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "race_show", RACE)
    runs: list[list[tuple[int, int, int]]] = [[] for _ in LANES]
    machine.write(address(NAME, "bet_slice"), [0])
    frame = 0
    while all(byte(machine, NAME, "bet_slice") <= record(machine, lane)[SLICES] for lane in range(4)):
        machine.frames(1)
        frame += 1
        for lane, run in enumerate(runs):
            kept = record(machine, lane)
            if kept[MOUSE] != NEVER and (not run or kept[MOUSE] != run[-1][1]):
                run.append((frame, kept[MOUSE], kept[LOOKED]))
            elif run:
                run[-1] = (*run[-1][:2], kept[LOOKED])  # it may have been in the middle of its step
    for run, way in zip(runs, ways, strict=False):
        shown = [(2 * (room // 16) + 1, 2 * (room % 16) + 1) for _, room, _ in run]
        assert shown == way[: len(shown)]
        paces = np.diff([then for then, _, _ in run])
        assert len(paces) > 10
        assert paces.max() - paces.min() <= 4, paces
    for run in runs:
        assert all(after - before in (0, 1) for (_, _, before), (_, _, after) in itertools.pairwise(run))


def test_who_waits_says_so(loaded) -> None:
    """Depth first makes a map before it looks anywhere: a word says so until then, and is gone before its place."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", after=0)
    until(machine, NAME, "race_show", RACE)
    planned = 0
    for _ in range(500):
        machine.frames(2)
        word_there, seen = (machine.text()[11 + row][10:16].strip() for row in (WORD_ROW, SEEN_ROW))
        if word_there == "waits" and seen == "0":
            planned += 1
        elif planned and word_there not in ("", "waits", "leads", "soon!"):
            break
    assert planned > 20
    assert word_there[2:] in ("st", "nd", "rd", "th")


def test_four_mice_run_to_the_cheese_on_the_title_which_a_tap_of_break_does_not_leave(loaded) -> None:
    """Each hops from place to place, all of them on one way, apart; at the cheese it begins again."""
    machine = loaded(NAME)
    frames_until(machine, lambda: 0x70 in machine.attributes()[7 * 32 : 14 * 32], 100)
    inks, cheese = (0x58, 0x60, 0x68, 0x70), 5 * 32 + 29
    places: list[list[int]] = [[], [], [], []]
    poses: list[set[bytes]] = [set(), set(), set(), set()]
    for _ in range(320):
        machine.frames(1)
        shown, cells = machine.attributes()[7 * 32 : 14 * 32], stand(machine)
        for lane, ink in enumerate(inks):
            assert shown.count(ink) == 1
            places[lane].append(at := shown.index(ink))
            row, column = divmod(224 + at, 32)
            poses[lane].add(cells[row, column:256:32].tobytes())
        assert shown[cheese] in (0x56, *inks)
    machine.press("CS", "SPACE", frames=5, after=60)
    assert machine.text()[23] == START
    for at in places:
        ran = [place for place, _ in itertools.groupby(at)]
        assert all(after - before in (-32, -1, 1, 32) or before == cheese for before, after in itertools.pairwise(ran))
        assert len(ran) > 40
        assert cheese in ran
    assert [len(shapes) for shapes in poses] == [2, 2, 2, 2], "they hop"


def figure(machine: Machine, row: int, column: int, side: int) -> tuple[set[int], int]:
    """The colours of a square of cells, and how many pixels its left half has; they mirror those of its right half."""
    screen = np.frombuffer(machine.screen(), np.uint8)
    pixels = screen[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32)
    bits = np.unpackbits(pixels, axis=1)[8 * row : 8 * (row + side), 8 * column : 8 * (column + side)]
    assert (bits == bits[:, ::-1]).all()
    colours = screen[6144:].reshape(24, 32)[row : row + side, column : column + side]
    return set(colours.ravel().tolist()), int(bits[:, : 4 * side].sum())


@pytest.mark.parametrize(
    ("page", "runners"),
    [
        ("title", [(0, 2, 0x43), (0, 26, 0x46)]),
        ("help", [(8, 2, 0x43), (8, 10, 0x44), (8, 18, 0x45), (8, 26, 0x46)]),
        ("help-runners", [(4, 2, 0x43), (9, 1, 0x44)]),
        ("help-cheese", [(4, 2, 0x45), (12, 2, 0x46)]),
    ],
)
def test_runners_are_drawn_in_their_colours(page: str, runners: list[tuple[int, int, int]]) -> None:
    """In 4 x 4 cells, the same figure everywhere."""
    machine = at(NAME, page)
    found = [figure(machine, row, column, 4) for row, column, _ in runners]
    assert [colours for colours, _ in found] == [{ink} for *_, ink in runners]
    assert len({pixels for _, pixels in found}) == 1
    assert found[0][1] > 200


def test_the_cheese_is_drawn_where_the_help_names_it() -> None:
    """Beside what may get lost, and nowhere else."""
    for page, places in (("help-runners", [(18, 2)]), ("help-cheese", [])):
        ink = np.frombuffer(at(NAME, page).attributes(), np.uint8).reshape(24, 32)
        assert np.argwhere(ink == 0x56).tolist() == [
            [row + down, column + right] for row, column in places for down in (0, 1) for right in (0, 1)
        ]


def test_hands_are_on_a_wall_on_their_side() -> None:
    ink = np.frombuffer(at(NAME, "help-runners").attributes(), np.uint8).reshape(24, 32)
    assert np.argwhere(ink == 0x28).tolist() == [[row, 1] for row in range(4, 8)] + [[row, 5] for row in range(9, 13)]


def test_a_bet_has_the_faces_of_the_runners() -> None:
    """Beside their names, in their colours, whatever is bet on."""
    for keys in ((), ("3",)):
        machine = at(NAME, "bet", *keys)
        found = [figure(machine, 2 + 3 * lane, 21, 2) for lane in range(4)]
        assert [colours for colours, _ in found] == [{0x43 + lane} for lane in range(4)]
        assert len({pixels for _, pixels in found}) == 1


def test_the_runner_that_is_bet_on_blinks(loaded) -> None:
    """Its eyes are shut for a moment every few seconds; the others keep theirs open, also one left in that moment."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "2", after=8)
    opened = [figure(machine, 2 + 3 * lane, 21, 2)[1] for lane in range(4)]
    shut = []
    for _ in range(260):
        machine.frames(1)
        now = [figure(machine, 2 + 3 * lane, 21, 2)[1] for lane in range(4)]
        shut.append(now != opened)
        assert [now[lane] for lane in (0, 2, 3)] == [opened[lane] for lane in (0, 2, 3)]
    blinks = [(closed, len(list(same))) for closed, same in itertools.groupby(shut)]
    assert 1 <= sum(closed for closed, _ in blinks) <= 3
    assert all(frames < 20 for closed, frames in blinks if closed)
    frames_until(machine, lambda: figure(machine, 5, 21, 2)[1] != opened[1], 140)
    press(machine, "1", after=8)
    assert figure(machine, 5, 21, 2)[1] == opened[1]
    frames_until(machine, lambda: figure(machine, 2, 21, 2)[1] != opened[0], 140)
    press(machine, "h", after=20)
    press(machine, "BREAK", after=40)
    frames_until(machine, lambda: figure(machine, 2, 21, 2)[1] == opened[0], 20)


@pytest.mark.parametrize("page", ["help", "help-coins", "help-free", "help-solvers", "keys"])
def test_mice_stand_along_the_top_of_help_and_keys(page: str) -> None:
    """Sixteen in the colours of the runners."""
    machine = at(NAME, page)
    assert list(machine.attributes()[0:32:2]) == 4 * [0x58, 0x60, 0x68, 0x70]

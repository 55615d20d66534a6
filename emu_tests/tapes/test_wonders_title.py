"""What moves on the title page of the tape `wonders`, and what the next demonstration and the player's rank are."""

import pytest

from emu_tests.machine.pages import page, reach
from emu_tests.machine.pressing import address, at, byte, press, until, word
from zxmazes.machine.spectrum import Machine

NAME = "wonders"
WALKERS = 8


def test_the_picture_has_all_walkers_and_the_flag() -> None:
    """In its rows, on passages; and no page is drawn in the picture's columns after it."""
    machine = reach(page(NAME, "title"))
    rows = [machine.attributes()[32 * row : 32 * row + 32] for row in range(7, 14)]
    inks = [ink for row in rows for ink in row[2:31]]
    assert len([ink for ink in inks if ink not in (0x04, 0x07, 0x47)]) == WALKERS
    assert inks.count(0x47) == 1
    assert {*rows[0][:2], *rows[0][31:]} == {0x07}
    press(machine, "ENTER", after=40)
    assert machine.peek(address(NAME, "field_left")) == 0


def faces(machine: Machine) -> dict[int, list[tuple[int, int]]]:
    """The pixels of each colour on the picture that is none of the walls, the floor or the flag."""
    inks, screen, found = machine.attributes(), machine.screen(), dict[int, list[tuple[int, int]]]()
    for row in range(7, 14):
        for column in range(2, 31):
            ink = inks[32 * row + column] & 0x47
            if ink not in (0x04, 0x07, 0x47):
                for line in range(8):
                    byte_there = screen[2048 * (row // 8) + 256 * line + 32 * (row % 8) + column]
                    seen = [(8 * row + line, 8 * column + bit) for bit in range(8) if byte_there & 128 >> bit]
                    found.setdefault(ink, []).extend(seen)
    return found


def test_on_the_title_the_walkers_go_to_the_flag_which_waves_and_flees() -> None:
    """Each has his colour, nobody leaves a trail, and who comes to the flag finds it elsewhere."""
    machine = at(NAME, "title")
    flags, waves, places = set[int](), set[bytes](), set[tuple[int, ...]]()
    for _ in range(150):
        machine.write(address(NAME, "front_idle"), [200, 1])
        machine.frames(9)
        if byte(machine, NAME, "opening_part") % 4 < 2:
            continue  # he is between two cells, or in the old one
        inks = machine.attributes()
        there = machine.read(address(NAME, "walkers"), 2 * WALKERS)
        cells = [32 * (row + 7) + column + 2 for column, row in zip(there[::2], there[1::2], strict=True)]
        row, column = divmod(word(machine, NAME, "flag"), 256)
        cell = 32 * (row + 7) + column + 2
        places.add((*cells,))
        flags.add(cell)
        shown = [where for where in range(32 * 7, 32 * 14) if inks[where] not in (0x04, 0x07)]
        assert {*shown} == {*cells, cell}
        first = 2048 * (cell // 256) + cell % 256
        waves.add(bytes(machine.screen()[first : first + 2048 : 256]))
    assert len(flags) > 1
    assert len(waves) >= 2
    assert len(places) > 50


def test_no_face_is_seen_twice_or_torn_in_a_step() -> None:
    """In each frame every walker is one face of 8 x 8 pixels, in the middle of a step half a cell on."""
    machine = at(NAME, "title")
    face = len(faces(machine)[0x42])
    between = 0
    for _ in range(200):
        machine.write(address(NAME, "front_idle"), [200, 1])
        machine.frames(1)
        shown = faces(machine)
        assert len(shown) == WALKERS
        for dots in shown.values():
            top, left = (min(dot[axis] for dot in dots) for axis in (0, 1))
            bottom, right = (max(dot[axis] for dot in dots) for axis in (0, 1))
            assert len(dots) == face
            assert (bottom - top, right - left) == (7, 7)
            between += (top | left) & 7 == 4
    assert between > 20


@pytest.mark.parametrize("key", "fbwly")
def test_the_title_comes_back_from_a_game_as_it_was(key: str) -> None:
    """No game leaves a blot on it, wherever its flag was."""
    machine = at(NAME, "title")
    before = [*machine.attributes()]
    floor = {where for where in range(768) if not (32 * 7 <= where < 32 * 14 and 2 <= where % 32 < 31)}
    press(machine, key, after=60)
    for direction in "qpao":
        press(machine, direction, frames=12, after=4)
    machine.write(address(NAME, "flag"), [29, 19])
    press(machine, "BREAK", frames=30, after=60)
    press(machine, "BREAK", frames=30, after=30)
    for _ in range(20):
        machine.write(address(NAME, "front_idle"), [200, 1])
        machine.frames(3)
        assert "Mazes that few" in machine.text()[5]
        after = machine.attributes()
        assert [after[where] for where in floor] == [before[where] for where in floor]
        assert len(faces(machine)) == WALKERS


def test_the_song_of_the_title_keeps_its_pace() -> None:
    """All that moves leaves the frame to the loudspeaker; but for the moment in which the flag flees."""
    machine = at(NAME, "title")
    before = byte(machine, NAME, "opening_part")
    machine.frames(200)
    assert (byte(machine, NAME, "opening_part") - before) % 256 >= 198


def test_each_demonstration_is_another_one_when_the_program_is_begun_again_too() -> None:
    machine = at(NAME, "title")
    until(machine, NAME, "flag_demo", frames=700)
    press(machine, "x", frames=10, after=60)
    machine.set(pc=address(NAME, "start"))
    until(machine, NAME, "labyrinth_demo", frames=800)


@pytest.mark.parametrize(("stars", "rank"), [(1, "Stroller"), (4, "Stroller"), (5, "Pathfinder"), (14, "Maze guide")])
def test_the_list_tells_the_rank_that_the_stars_win(stars: int, rank: str) -> None:
    machine = at(NAME, "title")
    machine.write(address(NAME, "tour_stars"), [min(3, max(0, stars - 3 * game)) for game in range(5)])
    press(machine, "ENTER", after=40)
    assert machine.text()[5].strip() == f"Your rank: {rank}"

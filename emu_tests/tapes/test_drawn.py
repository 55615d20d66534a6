"""What the tapes draw is what they have in memory: mazes on every page, computed again from the field or the links.

A tape is under a test of these if its program has the part of the engine that draws so.
"""

from collections.abc import Iterator

import numpy as np
import pytest

from emu_tests.machine import solvers_tape
from emu_tests.machine.images import assembly, programs, tapes_with
from emu_tests.machine.page_table import Page, pages_of
from emu_tests.machine.pages import reach
from emu_tests.machine.pressing import address, at, byte, place
from emu_tests.machine.tilings_tape import GENERATORS, NAME, ORDER, board, ends, links, mask, size
from emu_tests.oracles.drawings import SIDE, SMALL, colours, in_tiles, pixels, small_cells
from emu_tests.oracles.tiling_pixels import Board, Drawing
from emu_tests.records.sampling import every
from emu_tests.tapes import test_field_lines
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import routine
from zxmazes.routines.library import Library
from zxmazes.routines.values import MENU_PARAMETERS

WALL, PASSAGE = 0x80, 0x00
#: The colour of the small drawing, and those by distances on it.
PLAIN, DISTANCES = 0x4F, (0x01, 0x02, 0x03, 0x04, 0x05)
#: The lowest value on the small drawing that is a mark and not a wall.
MARKS = 0xE0
#: Marks that a page may have on walls: ends and a cursor put there, wherever they are.
ON_WALLS = 4
#: Pixels from the middle of a cell to the edge of the walker in it.
WALKER = 8
#: Where a look has the colour of what is chosen.
CHOICE = 4


def fields(machine: Machine, tape: str, label: str = "field") -> np.ndarray:
    """The 32 x 32 bytes there."""
    return np.frombuffer(machine.read(address(tape, label), 1024), np.uint8).reshape(32, 32)


# --- in tiles -------------------------------------------------------------------------------------------------


def assert_tiles(machine: Machine, tape: str) -> None:
    """Each cell that has the colour of a wall or a passage is drawn as one; others are marks, on few of the walls."""
    rows, columns, top = (byte(machine, tape, f"{label}") for label in ("shown_rows", "shown_columns", "field_top"))
    walls = fields(machine, tape)[:rows, :columns] >= WALL
    shapes = machine.read(address(tape, "wall_shape"), 16)
    drawn = in_tiles(walls, shapes[:8], shapes[8:])
    inks = np.where(walls, *machine.read(address(tape, "wall_colour"), 2))
    shown = pixels(machine.screen()).reshape(24, 8, 32, 8).transpose(0, 2, 1, 3)[top : top + rows, :columns]
    seen = colours(machine.screen())[top : top + rows, :columns]
    if walls.any() and not (seen == inks[walls][0]).any():
        return  # a list, where the maze was
    as_field = (shown == drawn).all(axis=(2, 3)) & (seen == inks)
    marked = np.isin(seen, inks, invert=True)
    assert np.argwhere(~as_field & ~marked).tolist() == []
    assert (walls & ~as_field).sum() <= ON_WALLS


def in_the_program(tape: str) -> Iterator[Page]:
    """The pages of its code."""
    return (wanted for wanted in pages_of(tape).values() if wanted.after != "tape" and not wanted.line)


@pytest.mark.parametrize("tape", tapes_with("draw_field"))
def test_tiles_are_drawn_as_the_field_has_them(tape: str) -> None:
    """On every page of the tape, the title too."""
    for wanted in in_the_program(tape):
        assert_tiles(reach(wanted), tape)


# --- in cells of 6 x 6 pixels ---------------------------------------------------------------------------------


def assert_lines(machine: Machine) -> None:
    """The board of `solvers`: a wall joins the walls beside it; ink on a floor is an end's."""
    board = solvers_tape.board(machine)
    drawn = pixels(machine.screen()).reshape(24, 8, 32, 8).transpose(0, 2, 1, 3)
    for row, column in np.argwhere(board >= WALL).tolist():
        sides = sum(
            side
            for side, (down, right) in test_field_lines.STEPS.items()
            if (there := (row + down, column + right))[0] in range(len(board))
            and there[1] in range(board.shape[1])
            and board[there] >= WALL
        )
        top, left = solvers_tape.corner(machine)
        assert (drawn[top + row, left + column] == test_field_lines.cell(4, sides)).all(), (row, column)
    inked = np.argwhere(
        [[drawn[top + row, left + column].any() for column in range(board.shape[1])] for row in range(len(board))]
        & (board < WALL)
    )
    assert {tuple(there) for there in inked.tolist()} == {
        solvers_tape.end(machine, label) for label in ("solve_start", "solve_finish")
    }


def shows_small(machine: Machine) -> bool:
    """Is the small drawing on the screen, and not a list?"""
    return {int(ink) for ink in colours(machine.screen())[0, : 6 * SIDE // 8]} <= {PLAIN, *DISTANCES}


def assert_small(machine: Machine, tape: str) -> None:
    """Walls are paper, passages ink; any other value or mark has a look of its own, on the place where it is."""
    walls = fields(machine, tape)[:SIDE, :SIDE] >= WALL
    shown = fields(machine, tape, "small_shown")[:SIDE, :SIDE].copy()
    cells = small_cells(machine.screen())
    assert ((shown >= WALL) == walls)[shown < MARKS].all()
    looks = {int(value): {cell.tobytes() for cell in cells[shown == value]} for value in np.unique(shown)}
    assert all(len(found) == 1 for found in looks.values()), "one look each"
    assert len(set().union(*looks.values())) == len(looks), "another one for another value"
    assert looks[WALL] == {bytes(SMALL**2)}
    assert looks.get(PASSAGE) in ({b"\1" * SMALL**2}, None)


@pytest.mark.parametrize("tape", tapes_with("small_update"))
def test_the_small_drawing_is_of_the_field(tape: str) -> None:
    """On every page that stands still, with marks and without."""
    for wanted in in_the_program(tape):
        if wanted.frames is None and shows_small(machine := reach(wanted)):
            assert_small(machine, tape)


# --- the menus, and what each of their entries makes ----------------------------------------------------------

ENTRIES = [
    (tape, label)
    for tape in tapes_with("menu_table", "small_update")
    for label in programs()[tape].carries
    if routine(label).family in ("generator", "change")
]


def chosen(tape: str, label: str) -> tuple[str, ...]:
    """The way to a menu with its bar on a routine's entry."""
    machine, count = at(tape, "menu-again"), address(tape, "MENU_COUNT")
    calls = [machine.word(machine.word(address(tape, "menu_table") + 2 * entry) + 1) for entry in range(count)]
    called = {assembly(tape).symbols.get(name) for name in (label, f"change_{label}")}
    wanted = next(entry for entry, call in enumerate(calls) if call in called)
    return "menu-again", f"a*{(wanted - byte(machine, tape, 'menu_place')) % count}"


@pytest.mark.parametrize(("tape", "label"), ENTRIES)
def test_an_entry_of_a_menu_is_as_its_routine_s_header_has_it(tape: str, label: str) -> None:
    """Its name under the bar, its two lines, its parameters and their values."""
    of, machine = routine(label), at(tape, *chosen(tape, label))
    rows = machine.text()
    assert (rows[18].rstrip(), rows[19].rstrip()) == of.menu.rows
    shown = enumerate(of.parameters[:MENU_PARAMETERS], 1)
    numbers = "".join(f"{key} {one.name:9} {one.default:3} " for key, one in shown)
    assert rows[20].rstrip() == numbers.rstrip()
    under = np.argwhere(colours(machine.screen())[:18] == machine.peek(address(tape, "look_inks") + CHOICE)).tolist()
    assert "".join(rows[row][column] for row, column in under).rstrip() == of.menu.name.replace("/", "")


@pytest.mark.parametrize(("tape", "label"), every(2, ENTRIES, "dist/{tape}.tap", "{label}"))
def test_what_an_entry_makes_is_drawn(tape: str, label: str, library: Library) -> None:
    """A generator's maze is the library's of the seed; a change does something; the panel has the name."""
    of, before = routine(label), at(tape, "menu-again")
    machine = at(tape, *chosen(tape, label), "ENTER")
    if tape == "solvers":
        assert_lines(machine)
    else:
        assert_small(machine, tape)
    side = {"solvers": 23}.get(tape, 31)
    if of.family == "generator":
        library.generate(of.name, 1997, side, side)
        assert (fields(machine, tape) >= WALL).tolist() == library.walls().tolist()
    else:
        changed = (fields(machine, tape) >= WALL).tolist() != (fields(before, tape) >= WALL).tolist()
        assert changed == (label != "join_parts"), "the maze before is connected"


# --- tilings ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def drawing() -> Drawing:
    """The drawing of mazes on tilings by itself, which `test_tiling_draw` judges by flood fills."""
    return Drawing("tape")


def assert_drawn(machine: Machine, drawing: Drawing) -> None:
    """The lines on the screen are those of the links in memory, but for the walker."""
    rows, columns, floors = size(machine)
    out = mask(machine).tobytes() if byte(machine, NAME, "mask_on") else b""
    of = Board(ORDER[byte(machine, NAME, "tiling")], rows, columns, floors, out)
    drawing.draw(of, links(machine), ends(machine), byte(machine, NAME, "tiling_floor"))
    first = place(machine, NAME, "walker")
    around = drawing.centre(first)
    assert around
    differ = (pixels(machine.screen()) != drawing.pixels())[:184, :200]
    differ[:8] = False  # the bar
    assert (abs(np.argwhere(differ) - around) <= WALKER).all()


@pytest.mark.parametrize("name", ORDER)
def test_a_maze_on_a_tiling_is_drawn_as_its_links_are(name: str, drawing: Drawing) -> None:
    assert_drawn(board(name), drawing)


@pytest.mark.parametrize("generator", range(len(GENERATORS)))
def test_a_maze_of_each_generator_is_drawn_as_its_links_are(generator: int, drawing: Drawing) -> None:
    """On hexagons, and one that is for storeys only on these."""
    found = [at(NAME, "menu", f"a*{ORDER.index(on)}", "p", f"a*{generator}", "ENTER") for on in ("hexagon", "storeys")]
    assert_drawn(next(machine for machine in found if "choose" not in machine.text()[0]), drawing)


@pytest.mark.parametrize("shape", ["h", "c", "l m"])
def test_a_masked_maze_is_drawn_as_its_links_are(shape: str, drawing: Drawing) -> None:
    assert_drawn(at(NAME, "mask", *shape.split(), "m", "ENTER"), drawing)

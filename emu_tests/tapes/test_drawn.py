"""What `solvers` and `tilings` draw is what they have in memory: computed again from the field or the links."""

import numpy as np
import pytest

from emu_tests.machine import solvers_tape
from emu_tests.machine.images import assembly, programs
from emu_tests.machine.pressing import address, at, byte, place
from emu_tests.machine.tilings_tape import GENERATORS, NAME, ORDER, board, ends, links, mask, size
from emu_tests.oracles.drawings import colours, pixels
from emu_tests.oracles.tiling_pixels import Board, Drawing
from emu_tests.records.sampling import every
from emu_tests.tapes import test_field_lines
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import routine
from zxmazes.routines.library import Library
from zxmazes.routines.values import MENU_PARAMETERS

TAPE, MENU, BOARD = "solvers", "menu", 23
WALL = 0x80
#: Pixels from the middle of a cell to the edge of the walker in it.
WALKER = 8
#: Where a look has the colour of what is chosen.
CHOICE = 4


def fields(machine: Machine) -> np.ndarray:
    """The 32 x 32 bytes of the field of `solvers`."""
    return np.frombuffer(machine.read(address(TAPE, "field"), 1024), np.uint8).reshape(32, 32)


# --- the board of `solvers` -----------------------------------------------------------------------------------


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


# --- its menu, and what each of the entries makes; that of `generators` has tests of its own ---------------------

ENTRIES = [label for label in programs()[TAPE].carries if routine(label).family in ("generator", "change")]


def chosen(label: str) -> tuple[str, ...]:
    """The way to the menu with its bar on a routine's entry."""
    machine, count = at(TAPE, MENU), address(TAPE, "MENU_COUNT")
    calls = [machine.word(machine.word(address(TAPE, "menu_table") + 2 * entry) + 1) for entry in range(count)]
    called = {assembly(TAPE).symbols.get(name) for name in (label, f"change_{label}")}
    wanted = next(entry for entry, call in enumerate(calls) if call in called)
    return MENU, f"a*{(wanted - byte(machine, TAPE, 'menu_place')) % count}"


@pytest.mark.parametrize("label", ENTRIES)
def test_an_entry_of_a_menu_is_as_its_routine_s_header_has_it(label: str) -> None:
    """Its name under the bar, its two lines, its parameters and their values."""
    of, machine = routine(label), at(TAPE, *chosen(label))
    rows = machine.text()
    assert (rows[13].rstrip(), rows[14].rstrip()) == of.menu.rows
    shown = enumerate(of.parameters[:MENU_PARAMETERS], 1)
    numbers = "".join(f"{key} {one.name:9} {one.default:3} " for key, one in shown)
    assert rows[20].rstrip() == numbers.rstrip()
    under = np.argwhere(colours(machine.screen())[:18] == machine.peek(address(TAPE, "look_inks") + CHOICE)).tolist()
    assert "".join(rows[row][column] for row, column in under).rstrip() == of.menu.name.replace("/", "")


@pytest.mark.parametrize("label", every(2, ENTRIES, f"dist/{TAPE}.tap", "{label}"))
def test_what_an_entry_makes_is_drawn(label: str, library: Library) -> None:
    """A generator's maze is the library's of the seed; a change does something."""
    of, before = routine(label), at(TAPE, MENU)
    machine = at(TAPE, *chosen(label), "ENTER")
    assert_lines(machine)
    if of.family == "generator":
        library.generate(of.name, 1997, BOARD, BOARD)
        assert (fields(machine) >= WALL).tolist() == library.walls().tolist()
    else:
        changed = (fields(machine) >= WALL).tolist() != (fields(before) >= WALL).tolist()
        assert changed == (label != "join_parts"), "the maze before is connected"


# --- tilings ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def drawing() -> Drawing:
    """The drawing of mazes on tilings by itself, which `test_tiling_draw` judges by flood fills."""
    return Drawing("tape", "DRAW_HALF", "CIRCLE_DOORS")


def thickened(machine: Machine, thin: np.ndarray) -> np.ndarray:
    """Lines of two pixels: each pixel has one to its right and one below, in its own cell, if that has their colour."""
    cells = thin.reshape(24, 8, 32, 8).transpose(0, 2, 1, 3)
    wide = cells.copy()
    wide[..., 1:] |= cells[..., :-1]
    wide[..., 6] |= cells[..., 7]
    thick = wide.copy()
    thick[..., 1:, :] |= wide[..., :-1, :]
    thick[..., 6, :] |= wide[..., 7, :]
    marks = np.frombuffer(machine.read(address(NAME, "marks"), 768), np.uint8).reshape(24, 32)
    walls = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32) == byte(machine, NAME, "wall_ink")
    walls |= (marks & 0xC8) == 0x88  # stairs: lines without an arrow
    return np.where(walls[:, :, None, None], thick, cells).transpose(0, 2, 1, 3).reshape(192, 256)


def assert_drawn(machine: Machine, drawing: Drawing) -> None:
    """The lines on the screen are those of the links, but for the walker, the finish of a torus, numbers of floors."""
    rows, columns, floors = size(machine)
    out = mask(machine).tobytes() if byte(machine, NAME, "mask_on") else b""
    of = Board(ORDER[byte(machine, NAME, "tiling")], rows, columns, floors, out)
    drawing.draw(of, links(machine), ends(machine), byte(machine, NAME, "tiling_floor"))
    first = place(machine, NAME, "walker")
    marks = [first, ends(machine)[1]] if of.name == "torus" else [first]
    around = [drawing.centre(mark) for mark in marks]
    assert all(around)
    differ = (pixels(machine.screen()) != thickened(machine, drawing.pixels()))[:184, :200]
    differ[:8] = False  # the bar
    if of.name == "storeys":
        for row, column in np.argwhere([[sign in "1234" for sign in line[:25]] for line in machine.text()[:23]]):
            differ[8 * row :, 8 * column :][:8, :8] = False  # the numbers of floors
    assert (abs(np.argwhere(differ)[:, None] - around) <= WALKER).all(axis=2).any(axis=1).all()


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

"""What the tests of the tape `solvers` share: its menus read from the image, its page opened, what the screen shows."""

import re

import numpy as np

from emu_tests.machine.images import assembly, number, symbol
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import names
from zxmazes.routines.library import Library

NAME = "solvers"
#: Attributes of a board's floor: the route, what has been looked at, bare floor; the ends, the cursor.
ROUTE, VISITED, FLOOR, START, FINISH, CURSOR = 0x4F, 0x0F, 0x07, 0x60, 0x57, 0x5F
SIDE = 23
Place = tuple[int, int]


def address(name: str) -> int:
    return assembly(NAME).symbols[name]


def word(place: int) -> int:
    code, org = assembly(NAME).code, assembly(NAME).org
    return int.from_bytes(code[place - org : place - org + 2], "little")


def solvers() -> list[str]:
    """The solvers in the order of the table; the tape has no room for some."""
    first, symbols = address("solver_table"), assembly(NAME).symbols
    entries = [word(first + 2 * place) for place in range(address("SOLVERS"))]
    return [next(name for name in names("solver") if symbols.get(f"solve_{name}") == word(entry)) for entry in entries]


def place_of(routine: str) -> int:
    """The place of a generator in the menu."""
    first = address("menu_table")
    entries = [word(first + 2 * place) for place in range(address("MENU_COUNT"))]
    return next(place for place, entry in enumerate(entries) if word(entry + 1) == address(routine))


def done(machine: Machine, frames: int = 4000) -> None:
    """Until keys are awaited."""
    machine.frames(2)
    machine.run_to(address("solve_frame"), frames * machine.frame, "solving")
    machine.frames(1)


def opened(loaded, model: int = 48, contended: bool = False, speed: str = "0") -> Machine:
    """On the page with its first maze, the cursor at rest."""
    machine: Machine = loaded(NAME, model, contended)
    machine.press("f", after=4)
    done(machine)
    machine.press(speed, after=4)
    return machine


def stones(machine: Machine) -> None:
    """Stones for the maze, on the other panel, which is there then."""
    machine.press("e", after=8)
    machine.press("d", after=8)
    machine.press("d", after=30)
    done(machine)


def name_of(solver: str) -> str:
    """Its name in the race."""
    entry = word(address("solver_table") + 2 * solvers().index(solver))
    code = assembly(NAME).code[entry + 6 - assembly(NAME).org :]
    return " ".join(part.decode() for part in code.split(b"\0")[:2] if part)


def pick(machine: Machine, solver: str) -> None:
    for _ in range(solvers().index(solver)):
        machine.press("x", frames=4, after=4)


def walls(machine: Machine) -> np.ndarray:
    field = machine.read(symbol(NAME, "field"), 1024)
    return np.frombuffer(field, np.uint8).reshape(32, 32) >= 0x80


def board(machine: Machine) -> np.ndarray:
    """The places of the board."""
    columns, rows = machine.read(address("board_size"), 2)
    field = machine.read(symbol(NAME, "field"), 1024)
    return np.frombuffer(field, np.uint8).reshape(32, 32)[:rows, :columns]


def corner(machine: Machine) -> Place:
    """Row and column of the screen where it begins."""
    return machine.peek(address("field_top")), machine.peek(address("field_left"))


def marks(machine: Machine) -> np.ndarray:
    """The attributes of the board's places; under the cursor what is there."""
    rows, columns = board(machine).shape
    top, left = corner(machine)
    shown = (
        np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[top : top + rows, left : left + columns].copy()
    )
    if (shown & 0x7F == CURSOR).any():  # it flashes on a letter
        shown[end(machine, "solve_cursor")] = machine.peek(address("cursor_under"))
    return shown


def steps_told(machine: Machine) -> int | None:
    """The steps on the panel; None: there is no way."""
    rows = machine.text()
    return None if rows[6][24:].startswith("No way") else number(rows[6][24:], "Steps")


def time_told(machine: Machine) -> float | None:
    """The milliseconds on the panel; None if the solver was watched."""
    found = re.search(r"(\d+\.\d) ms", machine.text()[8][24:])
    return float(found[1]) if found else None


def end(machine: Machine, name: str) -> Place:
    column, row = machine.read(address(name), 2)
    return row, column


def expected(machine: Machine, library: Library, solver: str) -> tuple[int | None, int, list[int]]:
    """Steps (None: no route), T-states and the route, by the library on the same field and ends."""
    library.set_walls(walls(machine))
    call = library.solve(solver, end(machine, "solve_start"), end(machine, "solve_finish"))
    return (None if call.carry else call.registers.bc), call.tstates, library.route()

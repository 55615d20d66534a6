"""What the tests of the tape `solvers` share: its menus read from the image, its page opened, what the screen shows."""

import numpy as np

from emu_tests.machine.images import assembly, symbol
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import names
from zxmazes.routines.library import Library

NAME = "solvers"
ROUTE, VISITED, START, FINISH = 0xE4, 0xE5, 0xE6, 0xE7
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
    machine.press("ENTER", after=4)
    done(machine)
    machine.press(speed, after=4)
    return machine


def pick(machine: Machine, solver: str) -> None:
    for _ in range(solvers().index(solver)):
        machine.press("x", frames=4, after=4)


def walls(machine: Machine) -> np.ndarray:
    field = machine.read(symbol(NAME, "field"), 1024)
    return np.frombuffer(field, np.uint8).reshape(32, 32) >= 0x80


def marks(machine: Machine) -> np.ndarray:
    return np.frombuffer(machine.read(address("small_shown"), 1024), np.uint8).reshape(32, 32)


def end(machine: Machine, name: str) -> Place:
    column, row = machine.read(address(name), 2)
    return row, column


def expected(machine: Machine, library: Library, solver: str) -> tuple[int | None, int, list[int]]:
    """Steps (None: no route), T-states and the route, by the library on the same field and ends."""
    library.set_walls(walls(machine))
    call = library.solve(solver, end(machine, "solve_start"), end(machine, "solve_finish"))
    return (None if call.carry else call.registers.bc), call.tstates, library.route()

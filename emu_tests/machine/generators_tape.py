"""What the tests of the tape `generators` share: its menu read from the image, a maze made, what the screen shows."""

import re

import networkx as nx
import numpy as np

from emu_tests.machine.images import assembly, begin, number, symbol
from emu_tests.machine.narrow import narrow_rows
from emu_tests.oracles.drawings import pixels
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import by_name, names
from zxmazes.routines.library import Library

NAME = "generators"
#: What the tape leaves out: one has a page on the tape `wonders`, one makes what `dfs` makes with more stack, and
#: the tapes `race` and `solvers` have the last two.
ELSEWHERE = ("boundless", "dfs_small", "mirror", "remove_walls")
#: The colours of a maze by distance, near to far, of one of the first family that shows none, and of a trail.
INKS, PLAIN, TRAIL = (0x04, 0x05, 0x01, 0x03, 0x02), 0x06, 0x47
WALKED = 0x05  #: of its floor in a walk
BAR = 0x68


def address(label: str) -> int:
    return assembly(NAME).symbols[label]


def entries() -> list[int]:
    """The addresses of the menu's entries, from the image."""
    code, org = assembly(NAME).code, assembly(NAME).org
    table = [address(label) - org for label in ("menu_table", "parameter_table")]
    return [int.from_bytes(code[i : i + 2], "little") for i in range(*table, 2)]


def word(place: int) -> int:
    code, org = assembly(NAME).code, assembly(NAME).org
    return int.from_bytes(code[place - org : place - org + 2], "little")


def labels() -> list[str]:
    """What the menu's entries call; a change that reads two ends is called by a small routine that has them."""
    changes = by_name("change").values()
    return [
        *(f"generate_{name}" for name in names("generator") if name not in ELSEWHERE),
        *(f"change_{one.label}" if one.ends else one.label for one in changes if one.label not in ELSEWHERE),
    ]


def routine_of(entry: int) -> str:
    """The name of an entry's routine."""
    return next(name for name in labels() if address(name) == word(entry + 1))


def place_of(routine: str) -> int:
    """The menu's place of a routine."""
    return next(i for i, entry in enumerate(entries()) if word(entry + 1) == address(routine))


def choose(machine: Machine, routine: str) -> None:
    """From wherever the bar is to the routine's family, and down to its name."""
    wanted = place_of(routine)
    ink = assembly(NAME).code[entries()[wanted] - assembly(NAME).org]
    for _ in entries():
        here = machine.peek(address("menu_place"))
        if here == wanted:
            return
        aside = machine.peek(entries()[here]) != ink
        machine.press("p" if aside else "a", frames=4, after=30 if aside else 5)
    raise AssertionError(f"{routine} is not in its family")


def make(machine: Machine, routine: str, speed: str = "0", seed: str = "") -> None:
    """From the title to a finished maze."""
    begin(machine)
    choose(machine, routine)
    machine.type("s", speed, "ENTER")
    if seed:
        machine.type("t", *seed, "ENTER")
    machine.press("ENTER", after=4)
    done(machine)


def done(machine: Machine, frames: int = 3000) -> None:
    """Until the figures have been drawn and keys are awaited."""
    machine.frames(2)
    machine.run_to(address("build_frame"), frames * machine.frame, "making the maze")
    machine.frames(2)


def see_way(machine: Machine) -> None:
    """R beside a maze, and again where it asks."""
    machine.press("r", after=8)
    if asks_first(machine):
        machine.press("r", after=8)


def asks_first(machine: Machine) -> bool:
    """Whether the question before the way is on the panel."""
    return noticed(machine) == "R again leaves one star."


def noticed(machine: Machine) -> str:
    """What a bar on the last row says, or nothing where the foot is another."""
    return machine.text()[23].strip() if machine.attributes()[32 * 23] == BAR else ""


def walls(machine: Machine) -> np.ndarray:
    field = machine.read(symbol(NAME, "field"), 1024)
    return np.frombuffer(field, np.uint8).reshape(32, 32) >= 0x80


def closed(library: Library, columns: int = 31) -> np.ndarray:
    """The library's maze without the doors in its sides, which the tape closes; its figures follow."""
    found = library.walls().copy()
    found[:, [0, columns - 1]] = True
    library.set_walls(found)
    return found


def corner(machine: Machine) -> tuple[int, int]:
    """The pixel of the screen where the maze begins: row, column."""
    top, left = machine.read(address("board_top"), 2)
    return 8 * top, 8 * left


def pixel(place: int) -> int:
    """The first pixel of a row or column of the board: walls have 4, rooms 8."""
    return 12 * (place // 2) + 4 * (place % 2)


def cut(machine: Machine, row: int, column: int) -> np.ndarray:
    """The pixels of a place of the board: 4 or 8 each way; for the line of the frame those beside it count."""
    (top, left), (rows, columns) = corner(machine), shown_size(machine)
    first, second = top + pixel(row), left + pixel(column)
    found = pixels(machine.screen())[first : top + pixel(row + 1), second : left + pixel(column + 1)].copy()
    for edge, beside in ((0, 1), (-1, -2)):
        if row == -edge * (rows - 1):
            found[2 * edge] = found[beside - bool(edge)]  # below it is a line higher
        if column == -edge * (columns - 1):
            found[:, edge] = found[:, beside]
    return found


def shown_size(machine: Machine) -> tuple[int, int]:
    """Rows and columns of the maze on the board."""
    columns, rows = machine.read(address("board_columns"), 2)
    return rows, columns


def picture(machine: Machine) -> np.ndarray:
    """The maze as the screen shows it, True for a wall: within a place: blocks have corners."""
    shown, (top, left), (rows, columns) = pixels(machine.screen()), corner(machine), shown_size(machine)
    walls = np.ones((32, 32), dtype=np.bool_)
    for row in range(rows):
        for column in range(columns):
            first = left + pixel(column) + 1
            line = top + pixel(row) + 1
            walls[row, column] = not shown[line, first : first + 2].any()  # the frame has the line below
    return walls


def trail(machine: Machine) -> int:
    """How many places of the board have a trail."""
    return sum(0xE0 < value < 0xF0 for value in machine.read(address("board_shown"), 1024))


def figures(machine: Machine) -> dict[str, int]:
    """The captions and numbers of the panel, in narrow letters."""
    rows = narrow_rows(machine.screen())[4:8]
    found = (re.search(r"(Ends|Forks|Parts|Way) *(\d+)$", row.rstrip()) for row in rows)
    return {one[1]: int(one[2]) for one in found if one}


def told_time(machine: Machine) -> float | None:
    """The milliseconds on the panel; None if it was watched."""
    found = re.search(r"^ms +(\d+\.\d)$", narrow_rows(machine.screen())[2].rstrip())
    return float(found[1]) if found else None


def told_seed(machine: Machine) -> int:
    """The seed on the panel."""
    return number(narrow_rows(machine.screen())[3], "Seed")


def counted(free: np.ndarray) -> dict[str, int]:
    """The figures by networkx; the longest route is exact for a field without loops."""
    graph = nx.Graph()
    cells = [tuple(map(int, cell)) for cell in np.argwhere(free)]
    graph.add_nodes_from(cells)
    graph.add_edges_from(
        ((r, c), other) for r, c in cells for other in ((r + 1, c), (r, c + 1)) if other in graph.nodes
    )
    degrees = [degree for _, degree in graph.degree()]
    longest = max(
        (nx.diameter(graph.subgraph(part), usebounds=True) for part in nx.connected_components(graph)), default=0
    )
    return {
        "Ends": degrees.count(1),
        "Forks": sum(degree > 2 for degree in degrees),
        "Parts": nx.number_connected_components(graph),
        "Way": longest,
        "Loops": graph.number_of_edges() - len(cells) + nx.number_connected_components(graph),
    }


def picked(key: str, mazes: list[tuple[int, int]]) -> int:
    """The seed that E or H takes of mazes with their routes' lengths and seeds; of equals the first."""
    return {"e": min, "h": max}[key](mazes, key=lambda maze: maze[0])[1]


def in_row(machine: Machine) -> int:
    """How many walks with three stars there were on end, as the page after a walk says."""
    return number(narrow_rows(machine.screen())[18].replace(" ", ""), "Inarow")

"""What the tests of the tape `generators` share: its menu read from the image, a maze made, what the screen shows."""

import networkx as nx
import numpy as np

from emu_tests.machine.images import assembly, begin, number, symbol
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import by_name, names

NAME = "generators"
#: The generator that has a page on the tape `wonders`.
ELSEWHERE = "boundless"
#: The colours of a maze by distance, near to far, and of one that shows none.
INKS, PLAIN = (0x04, 0x05, 0x01, 0x03, 0x02), 0x4F


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
        *(f"generate_{name}" for name in names("generator") if name != ELSEWHERE),
        *(f"change_{one.label}" if one.ends else one.label for one in changes),
    ]


def routine_of(entry: int) -> str:
    """The name of an entry's routine."""
    return next(name for name in labels() if address(name) == word(entry + 1))


def place_of(routine: str) -> int:
    """The menu's place of a routine."""
    return next(i for i, entry in enumerate(entries()) if word(entry + 1) == address(routine))


def choose(machine: Machine, routine: str) -> None:
    """From the menu's first entry down to the routine's."""
    for _ in range(place_of(routine)):
        machine.press("a", frames=4, after=5)


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


def walls(machine: Machine) -> np.ndarray:
    field = machine.read(symbol(NAME, "field"), 1024)
    return np.frombuffer(field, np.uint8).reshape(32, 32) >= 0x80


def picture(machine: Machine) -> np.ndarray:
    """The maze as the screen shows it: the pixel in a cell's upper left part, True for a wall."""
    screen = machine.screen()
    shown = np.ones((32, 32), dtype=np.bool_)
    for row in range(31):
        for column in range(31):
            x, y = 6 * column + 1, 6 * row
            line = (y & 0xC0) * 32 + (y & 7) * 256 + (y & 0x38) * 4
            shown[row, column] = not screen[line + x // 8] >> (7 - x % 8) & 1
    return shown


def figures(machine: Machine) -> dict[str, int]:
    rows = machine.text()
    return {name: number(rows[row][24:], name) for row, name in enumerate(("Open", "Ends", "Fork", "Part", "Long"), 8)}


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
        "Open": len(cells),
        "Ends": degrees.count(1),
        "Fork": sum(degree > 2 for degree in degrees),
        "Part": nx.number_connected_components(graph),
        "Long": longest,
        "Loops": graph.number_of_edges() - len(cells) + nx.number_connected_components(graph),
    }


def picked(key: str, mazes: list[tuple[int, int]]) -> int:
    """The seed that E, T or H takes of mazes with their routes' lengths and seeds; of equals the first."""
    lengths = [length for length, _ in mazes]
    middle = (min(lengths) + max(lengths)) // 2
    wanted = {"e": min(lengths), "t": middle, "h": max(lengths)}[key]
    return min(mazes, key=lambda maze: abs(maze[0] - wanted))[1]

"""What the tests of the tape `tilings` share: the maze in the machine as a graph, the keys of a direction."""

import functools
import itertools

import networkx as nx
import numpy as np
import numpy.typing as npt

from emu_tests.machine.pressing import address, at, byte, place, press, word
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Cell, Tiling

NAME = "tilings"
ORDER = list(TILINGS)
GENERATORS = ("dfs", "prim", "kruskal", "growing_tree", "wilson", "binary_tree", "eller_storeys")
GENERATORS += ("hunt_and_kill", "prim_edges", "rings")
_MIDDLE = 35_000  # T-states into a frame
#: The key of each direction code.
KEYS = "wedcxzaq"
#: Where the exit leads on into the middle, and the place of a walker who is there or outside.
ROUND, NOWHERE = ("circle", "rectangle", "polar"), (255, 255)


def chosen(name: str) -> Machine:
    """The page of choices with a tiling chosen."""
    return at(NAME, "menu", f"a*{ORDER.index(name)}")


def board(name: str) -> Machine:
    """A maze on a tiling."""
    return at(NAME, "menu", f"a*{ORDER.index(name)}", "ENTER")


@functools.cache
def library() -> LinksLibrary:
    """The routines by themselves, as a judge."""
    return LinksLibrary()


def links(machine: Machine) -> npt.NDArray[np.uint8]:
    """The maze, 32 x 32 bytes."""
    return np.frombuffer(machine.read(address(NAME, "links"), 1024), np.uint8).reshape(32, 32)


def tiling(machine: Machine) -> Tiling:
    """The tiling of the maze."""
    return TILINGS[ORDER[byte(machine, NAME, "tiling")]]


def size(machine: Machine) -> tuple[int, int, int]:
    """Rows, columns, floors."""
    rows, columns, floors = (byte(machine, NAME, f"tiling_{name}") for name in ("rows", "columns", "storeys"))
    return rows, columns, floors


def graph(machine: Machine) -> nx.Graph:
    """The cells joined by passages; each edge has the code of the direction at either end."""
    found, rule, maze = nx.Graph(), tiling(machine), links(machine)
    for cell in rule.cells(*size(machine)):
        found.add_node(cell)
        for code, there in rule.neighbours(cell, *size(machine)):
            if maze[cell] >> code & 1:
                assert maze[there] >> (code ^ 4) & 1
                found.add_edge(cell, there)
    return found


def way(machine: Machine, start: Cell, finish: Cell) -> list[int]:
    """Direction codes of a shortest way."""
    codes, rule = [], tiling(machine)
    path = nx.shortest_path(graph(machine), start, finish)
    for cell, there in itertools.pairwise(path):
        codes.append(next(code for code, beside in rule.neighbours(cell, *size(machine)) if beside == there))
    return codes


def ends(machine: Machine) -> tuple[Cell, Cell]:
    """Entrance and exit."""
    return place(machine, NAME, "links_entrance"), place(machine, NAME, "links_exit")


def arrived(machine: Machine) -> bool:
    """Is the walker out?"""
    out = ends(machine)[1] if ORDER[byte(machine, NAME, "tiling")] == "torus" else NOWHERE
    return place(machine, NAME, "walker") == out


def judge_maze(machine: Machine) -> None:
    """The maze in the machine is the library's of the choices on the page."""
    found, (rows, columns, floors) = library(), size(machine)
    found.select(
        ORDER[byte(machine, NAME, "tiling")], floors, mask(machine) if byte(machine, NAME, "mask_on") else None
    )
    generator = GENERATORS[byte(machine, NAME, "generator")]
    numbers = {"growing_tree": "growing_newest", "rings": "rings_count"}
    parameters = {name: byte(machine, NAME, name) for kind, name in numbers.items() if kind == generator}
    found.generate(generator, word(machine, NAME, "seed"), columns, rows, parameters=parameters)
    if percent := byte(machine, NAME, "braid_percent"):
        found.set_parameters({"braid_percent": percent})
        found.call("links_braid")
    assert (links(machine) == found.links()).all()


def mask(machine: Machine) -> npt.NDArray[np.bool_]:
    """Cells that are taken out."""
    found = np.frombuffer(machine.read(address(NAME, "links_mask"), 128), np.uint8).reshape(32, 4)
    return np.unpackbits(found, axis=1).astype(np.bool_)


def rest(machine: Machine, label: str = "board_frame") -> None:
    """Run on until the page waits for keys, and has done so for four frames."""
    machine.run((_MIDDLE - machine.registers.t) % machine.frame)
    still = 0
    for _ in range(3000):
        machine.frames(1)
        still = still + 1 if machine.registers.pc == address(NAME, label) else 0
        if still == 4:
            return
    raise AssertionError(f"not at rest at {label}")


def follow(machine: Machine, codes: list[int]) -> None:
    """Press the key of each direction; the walker takes a step each time."""
    for code in codes:
        steps = word(machine, NAME, "steps")
        press(machine, KEYS[code], frames=2, after=0)
        rest(machine)
        assert word(machine, NAME, "steps") == steps + 1


def middle(machine: Machine, cell: tuple[int, int]) -> tuple[int, int]:
    """y, x of where a cell's dots are, from the tape's own routine, on a machine that is put back."""
    kept = machine.read(0x4000, 0xC000), list(machine.simulator.registers)
    found = machine.call(address(NAME, "stamp_place"), d=cell[0], e=cell[1]).registers
    machine.write(0x4000, kept[0])
    for place_, value in enumerate(kept[1]):
        machine.simulator.registers[place_] = value
    return found.d, found.e


def aimed(machine: Machine, cell: Cell, down: int, right: int) -> dict[int, float]:
    """Of rings: the degrees between where each passage of a cell leads and where one wants to go."""
    wanted, found = np.array((down, right)), {}
    for code, there in tiling(machine).neighbours(cell, *size(machine)):
        if links(machine)[cell] >> code & 1:
            leads = np.subtract(middle(machine, there), middle(machine, cell))
            cosine = leads @ wanted / np.linalg.norm(leads) / np.linalg.norm(wanted)
            found[code] = float(np.degrees(np.arccos(np.clip(cosine, -1, 1))))
    return found

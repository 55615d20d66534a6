"""Mazes with crossings to draw, which areas of a drawing belong together, and the Spectrum's parts in a machine."""

import random
from collections.abc import Callable

import networkx as nx
import numpy as np
import numpy.typing as npt

from emu_tests.oracles.links import Size
from emu_tests.oracles.weaves import UNDER_DOWN, graph_of, is_crossing
from zxmazes.assembler.assembly import assemble_text
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Cell

Pixels = npt.NDArray[np.bool_]  # 192 x 256, True for ink
KEPT = {"ix": 0x1234, "iy": 0x5C3A}
#: Where the lines of the screen are.
_LINES = [2048 * (y // 64) + 256 * (y % 8) + 32 * (y // 8 % 8) for y in range(192)]
SIDE = 16  # of a cell, in pixels


def make(library: LinksLibrary, size: Size, seed: int, name: str = "weave_dfs", share: float = 0) -> TilingMaze:
    """A maze with as many crossings as there can be. share: of the cells that a mask takes out."""
    rows, columns, _ = size
    choose = random.Random(seed)
    mask = np.array([[choose.random() < share for _ in range(32)] for _ in range(32)])
    library.select("square", 1, mask if share else None)
    assert not library.generate(name, seed, columns, rows, parameters={"weave_chance": 255}).carry
    maze = TilingMaze(TILINGS["square"], rows, columns, 1, library.links().copy(), *library.ends(), mask & bool(share))
    assert maze.woven
    return maze


def assert_joined(maze: TilingMaze, area: Callable[[Cell], int]) -> None:
    """Two cells are in one area exactly if they are connected not below a bridge: a crossing is its bridge."""
    size = (maze.rows, maze.columns, 1)
    graph = graph_of(size, maze.links, maze.mask)
    over = {}
    for cell in maze.cells():
        if is_crossing(maze.links[cell]):
            under = 1 if maze.links[cell] == UNDER_DOWN else 2
            graph.remove_node((cell, under))
            over[cell] = (cell, 3 - under)
        else:
            over[cell] = (cell, 0)
    graph.add_edge(over[maze.entrance], over[maze.exit])  # outside
    single = [cell for cell in maze.cells() if maze.links[cell] == 0]
    areas = {cell: area(cell) for cell in over if cell not in single}
    for part in nx.connected_components(graph):
        found = {areas[cell] for cell, node in over.items() if node in part and cell in areas}
        assert len(found) <= 1, "one corridor in several areas"
        others = {areas[cell] for cell, node in over.items() if node not in part and cell in areas}
        assert not found & others, "two corridors in one area"


class Stage:
    """The parts that draw crossings, alone in a machine."""

    def __init__(self, left: int = 0, top: int = 0, width: int = 256, height: int = 192) -> None:
        self.area = left, top, width, height
        names = ("LEFT", "TOP", "WIDTH", "HEIGHT")
        lines = [f"DRAW_{name}: equ {value}" for name, value in zip(names, self.area, strict=True)]
        parts = (f"tiling/drawing/weave_{part}.asm" for part in ("walk", "route"))
        lines += ["        org $8000", *(f'        include "{part}"' for part in parts)]
        lines += ["image_end:", '        include "lib/variables.asm"', '        include "engine/variables.asm"']
        self.made = assemble_text("\n".join(lines) + "\n", "the drawing of crossings")
        self.machine = Machine(48)
        self.machine.write(self.made.org, self.made.code)

    def set(self, label: str, *values: int) -> None:
        self.machine.write(self.made.symbols[label], values)

    def call(self, label: str, **registers: int) -> Call:
        """Call a routine; IX and IY must survive."""
        call = self.machine.call(self.made.symbols[label], 2_000_000, **KEPT, **registers)  # type: ignore[arg-type]
        assert {register: getattr(call.registers, register) for register in KEPT} == KEPT
        return call

    def put(self, maze: TilingMaze) -> None:
        """A maze into the memory of the machine, and a clear screen."""
        self.set("tiling", maze.tiling.number, maze.rows, maze.columns, 1, int(maze.mask.any()))
        self.machine.write(self.made.symbols["links"], maze.links.tobytes())
        for label, (row, column) in (("links_entrance", maze.entrance), ("links_exit", maze.exit)):
            self.machine.poke_word(self.made.symbols[label], 256 * row + column)
        self.machine.write(0x4000, bytes(6144) + bytes([0x38]) * 768)

    def draw(self, maze: TilingMaze) -> Call:
        self.put(maze)
        return self.call("weave_draw")

    def corner(self, maze: TilingMaze) -> tuple[int, int]:
        """y, x of the board, in the middle of the area."""
        left, top, width, height = self.area
        return top + (height - SIDE * maze.rows) // 2, left + (width - SIDE * maze.columns) // 2

    def pixels(self) -> Pixels:
        screen = np.frombuffer(self.machine.read(0x4000, 6144), np.uint8)
        return np.unpackbits(np.stack([screen[line : line + 32] for line in _LINES]), axis=1).astype(np.bool_)

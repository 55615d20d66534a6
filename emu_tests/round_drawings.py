"""The drawings of `circle` and `rectangle` in a machine of their own: mazes by chance, and what their pixels should join."""

from dataclasses import dataclass

import networkx as nx
import numpy as np
import numpy.typing as npt
from scipy.ndimage import distance_transform_edt, label

from zxmazes.assembler.kept import assemble_kept
from zxmazes.machine.screen import DISPLAY
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.routines.derived import generated_files
from zxmazes.tilings import TILINGS, Cell

Pixels = npt.NDArray[np.bool_]  # 192 x 256, True for ink
Links = npt.NDArray[np.uint8]  # 32 x 32
DRAW, WIPE = 0xB1, 0xA9


@dataclass(frozen=True)
class Area:
    """The part of the screen that a program leaves to the drawing, in pixels."""

    left: int = 0
    top: int = 0
    width: int = 256
    height: int = 192


SCREEN, TAPE = Area(), Area(0, 8, 200, 176)


class Drawing:
    """The drawing engine in a 48K machine, for an area."""

    def __init__(self, area: Area = SCREEN) -> None:
        names = {"LEFT": area.left, "TOP": area.top, "WIDTH": area.width, "HEIGHT": area.height}
        lines = [f"DRAW_{name}: equ {value}" for name, value in names.items()]
        lines += ["        org $8000", '        include "include/links.asm"', '        include "engine/tiling_draw.asm"']
        lines += ["image_end:", '        include "lib/variables.asm"', '        include "engine/variables.asm"']
        self.area = area
        self.assembly = assemble_kept("\n".join(lines), "the drawings", given=generated_files())
        self.machine = Machine(48)
        self.machine.write(self.assembly.org, self.assembly.code)

    def address(self, name: str) -> int:
        """The address of a label."""
        return self.assembly.symbols[name]

    def call(self, name: str, **registers: int) -> Call:
        """Call a routine of the engine; in 1.5 s it must be back."""
        return self.machine.call(self.address(name), 5_250_000, **registers)

    def set(self, tiling: str, rows: int, columns: int, links: Links | None = None, gaps: Cell = (0, 0)) -> None:
        """A maze, or one without a passage; the sectors of the gaps in the outermost and the innermost ring."""
        write, address = self.machine.write, self.address
        write(address("tiling"), (TILINGS[tiling].number, rows, columns, 1, 0, *gaps))
        self.machine.poke_word(address("links_entrance"), gaps[0])
        self.machine.poke_word(address("links_exit"), (rows - 1) * 256 + gaps[1])
        write(address("tiling_floor"), (255,))
        write(address("links"), (np.zeros((32, 32)) if links is None else links).astype(np.uint8).tobytes())
        write(DISPLAY[0], bytes(6144) + bytes([7]) * 768)

    def pixels(self) -> Pixels:
        """The screen."""
        screen = np.frombuffer(self.machine.screen()[:6144], np.uint8).reshape(3, 8, 8, 32)
        return np.unpackbits(screen.swapaxes(1, 2).reshape(192, 32), axis=1).astype(np.bool_)

    def centre(self, row: int, column: int) -> Cell:
        """y and x of a cell's middle."""
        call = self.call("tiling_centre", d=row, e=column, bc=0x1234, hl=0x5678)
        assert not call.carry
        assert (call.registers.bc, call.registers.hl) == (0x1234, 0x5678)
        return divmod(call.registers.de, 256)


def any_maze(tiling: str, rows: int, columns: int, seed: int, share: float = 0.5) -> Links:
    """Passages by chance, each wall being open with this probability."""
    choose = np.random.default_rng([seed, rows, columns])
    links = np.zeros((32, 32), dtype=np.uint8)
    for cell in TILINGS[tiling].cells(rows, columns):
        for code, other in TILINGS[tiling].neighbours(cell, rows, columns):
            if code in (2, 4) and choose.random() < share:
                links[cell] |= 1 << code
                links[other] |= 1 << (code ^ 4)
    return links


def perfect_maze(tiling: str, rows: int, columns: int, seed: int) -> Links:
    """A spanning tree by chance."""
    choose = np.random.default_rng([seed, rows, columns])
    graph = nx.Graph()
    for cell in TILINGS[tiling].cells(rows, columns):
        for code, other in TILINGS[tiling].neighbours(cell, rows, columns):
            if code in (2, 4):
                graph.add_edge(cell, other, weight=choose.random())
    tree = nx.minimum_spanning_tree(graph)
    links = np.zeros((32, 32), dtype=np.uint8)
    for cell in tree:
        for code, other in TILINGS[tiling].neighbours(cell, rows, columns):
            if tree.has_edge(cell, other):
                links[cell] |= 1 << code
    return links

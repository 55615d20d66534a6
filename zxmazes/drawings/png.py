"""A maze on any tiling as a picture of the Spectrum's screen, drawn by the Z80 code of `asm/engine`."""

import functools

import numpy as np
from skoolkit.graphics import scr_udgs

from zxmazes.assembler.assembly import Assembly
from zxmazes.assembler.kept import assemble_kept
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.errors import MazeError
from zxmazes.machine.picture import encode_cells
from zxmazes.machine.screen import DISPLAY
from zxmazes.machine.spectrum import Call, Machine
from zxmazes.routines.derived import generated_files
from zxmazes.tilings import Cell

#: Its name in messages.
DRAWING = "the drawing of tilings"
_AREA = {"LEFT": 0, "TOP": 0, "WIDTH": 256, "HEIGHT": 192}
_ORG = 0x8000
_CODE = (
    "tiling/drawing/tiling_draw.asm",
    "tiling/drawing/tiling_route.asm",
    "tiling/drawing/weave_route.asm",
    "tiling/drawing/tiling_arrows.asm",
)
_VARIABLES = ("lib/variables.asm", "engine/variables.asm")
_ATTRIBUTES, _PAPER = 6144, 0x78  # bright white paper, black ink
_ALL_FLOORS = 255


@functools.cache
def drawing_code() -> Assembly:
    """The drawing of all tilings with the whole screen as its area, and the variables that it reads."""
    return assemble_kept(drawing_text(), DRAWING, given=generated_files())


def drawing_text() -> str:
    """The source of that code."""
    lines = [f"DRAW_{name}: equ {value}" for name, value in _AREA.items()]
    lines += [f"        org {_ORG}", *(f'        include "{part}"' for part in _CODE)]
    lines += ["image_end:", '        include "lib/variables.asm"', '        include "engine/variables.asm"']
    return "\n".join(lines)


def png(maze: TilingMaze, route: tuple[Cell, list[int]] | None = None, scale: int = 2) -> bytes:
    """The picture as a file: the screen without its border. Raises MazeError if the maze does not fit."""
    memory = [0] * 0x4000 + list(screen(maze, route)) + [0] * 0xA500
    return encode_cells(scr_udgs(memory, 0, 0, 32, 24), scale)


def screen(maze: TilingMaze, route: tuple[Cell, list[int]] | None = None) -> bytes:
    """The 6,912 bytes of the screen with the maze and the route: its start and its direction codes."""
    machine, symbols = prepared(maze), drawing_code().symbols
    kind = "weave" if maze.woven else "tiling"
    if draw(machine, maze).carry:
        raise MazeError(
            f"{maze.columns}x{maze.rows} is too large for a picture of the screen: use --svg FILE, or a smaller --size"
        )
    if route:
        (row, column), codes = route
        machine.write(symbols["route"], codes)
        machine.poke_word(symbols["route_length"], len(codes))
        machine.call(symbols[f"{kind}_route"], d=row, e=column)
    if maze.arrows and not maze.woven:
        machine.write(symbols["links"], maze.links.tobytes())
        machine.call(symbols["tiling_arrows"])
    return bytes(machine.read(*DISPLAY))


def prepared(maze: TilingMaze) -> Machine:
    """A machine with the code, the maze, and a clear screen."""
    assembly = drawing_code()
    machine, symbols = Machine(48, contended=False), assembly.symbols
    machine.write(assembly.org, assembly.code)
    machine.write(DISPLAY[0], [0] * _ATTRIBUTES + [_PAPER] * (DISPLAY[1] - _ATTRIBUTES))
    values = {
        "tiling": maze.tiling.number,
        "tiling_rows": maze.rows,
        "tiling_columns": maze.columns,
        "tiling_storeys": maze.storeys,
        "tiling_floor": _ALL_FLOORS,
        "circle_entrance": maze.entrance[1],
        "circle_centre": maze.exit[1],
        "mask_used": int(maze.mask.any()),
    }
    for label, value in values.items():
        machine.write(symbols[label], (value,))
    machine.write(symbols["links"], (maze.links if maze.woven else maze.passages).tobytes())
    machine.write(symbols["links_mask"], np.packbits(maze.mask.astype(np.bool_), axis=1).tobytes())
    for label, (row, column) in (("links_entrance", maze.entrance), ("links_exit", maze.exit)):
        machine.poke_word(symbols[label], row * 256 + column)
    return machine


def draw(machine: Machine, maze: TilingMaze) -> Call:
    """Draw the maze that the machine was prepared for; carry set: it does not fit on the screen."""
    return machine.call(drawing_code().symbols["weave_draw" if maze.woven else "tiling_draw"])

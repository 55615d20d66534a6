"""What the lengths and the size of a tiling must be, so that its mazes fit the screen: see tiling_size.asm."""

import re

from zxmazes.errors import MazeError
from zxmazes.heads import Field
from zxmazes.paths import ASM
from zxmazes.tilings.drawing import Polygons, Set
from zxmazes.tilings.reading_drawing import constant
from zxmazes.tilings.record import Tiling

_TAPE = ASM / "programs" / "tilings" / "main.asm"
#: Height and width of the area that a program draws in unless it defines another one.
_SCREEN = (192, 256)
#: The longest sides for whose code tiling_draw has room, in pixels; level ones may be longer.
_SLOPE, _UPRIGHT = 31, 64


def check_lengths(one: Tiling) -> None:
    """Raise MazeError unless the sets of lengths are in falling order, and the least board fits with each."""
    polygons = one.drawing.polygons
    if polygons is None:
        return
    last: tuple[int, ...] = ()
    for lengths in polygons.sets:

        def fault(message: str, lengths: Set = lengths) -> MazeError:
            return MazeError(f"{lengths.where}: the lengths {','.join(map(str, lengths.pixels))}: {message}")

        for letter, paper, pixels in zip("pqr", polygons.lengths, lengths.pixels, strict=True):
            if paper and not pixels:
                raise fault(f"{letter} is in use: write 1 pixel or more")
        sizes = tuple(lengths.of(length) for length in (*polygons.box, *polygons.step))
        if last and (sizes == last or any(ours > before for ours, before in zip(sizes, last, strict=True))):
            raise fault("a cell must be smaller than with the set before it: write the largest set first")
        last = sizes
        rows, columns = one.least
        if not _fits(polygons, lengths, (rows, columns), 1, _SCREEN):
            raise fault(f"not even {columns} x {rows} cells fit the screen: write smaller lengths")
        for side in (side for chain in polygons.chains for side in chain.sides.values()):
            down, right = (abs(lengths.of(length)) for length in side)
            if down and max(down, right) > (_SLOPE if right else _UPRIGHT):
                raise fault(
                    f"a side goes {down} down and {right} aside: {_SLOPE} pixels at most, {_UPRIGHT} if upright"
                )


def check_size(one: Tiling, stated: Field) -> None:
    """Raise MazeError unless a maze of the tape's size fits its area with the smallest lengths."""
    polygons = one.drawing.polygons
    if polygons is None:
        return
    columns, rows = one.tape_size
    floors, area = max(one.storeys, 1), _tape_area()
    if not _fits(polygons, polygons.sets[-1], (rows, columns), floors, area):
        more = f" on {floors} floors" if floors > 1 else ""
        raise stated.error(
            f"Size: {columns} x {rows}{more} is too large for the tape `tilings`, which has {area[1]} x {area[0]} "
            "pixels, even with the smallest lengths: add `, tape COLUMNS x ROWS`"
        )


def _tape_area() -> tuple[int, int]:
    """Height and width of the area that the tape draws in."""
    try:
        text = _TAPE.read_text(encoding="latin-1")
    except OSError:
        return _SCREEN  # without that tape
    found = dict(re.findall(r"^DRAW_(HEIGHT|WIDTH): +equ (\d+)", text, re.MULTILINE))
    return int(found.get("HEIGHT", _SCREEN[0])), int(found.get("WIDTH", _SCREEN[1]))


def _fits(polygons: Polygons, lengths: Set, cells: tuple[int, int], floors: int, area: tuple[int, int]) -> bool:
    """Does a board of these rows and columns fit: the floors side by side, in two columns, or in one?"""
    room = constant("MARK_ROOM")
    rooms = (room * (polygons.above or polygons.round), room * (polygons.round or not polygons.above))
    across = floors
    while True:
        many = (-(-floors // across), across)
        if all(
            _extent(polygons, lengths, axis, polygons.most_steps(cells)[axis], many[axis]) + 2 * rooms[axis]
            < area[axis]
            for axis in (0, 1)
        ):
            return True
        if across == 1:
            return False
        across = (across + 1) // 2


def _extent(polygons: Polygons, lengths: Set, axis: int, cells: int, floors: int) -> int:
    """From the first pixel to the last one of some floors."""
    box, step, shift = (lengths.of(length[axis]) for length in (polygons.box, polygons.step, polygons.shift))
    one = box + shift + (cells - 1) * step
    return one + (floors - 1) * (one + constant("FLOOR_ROOM"))

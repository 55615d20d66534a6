"""The boundless maze, worked out in Python from its rules, with Hilbert's curve as numbers instead of states."""

from collections.abc import Iterator
from functools import cache

#: Rows and columns; cells of a block.
SIDE, BLOCK = 65536, 8
#: The step of a direction code as (rows, columns).
STEPS = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}
Cell = tuple[int, int]


def curve(row: int, column: int, side: int) -> int:
    """The number of a cell on Hilbert's curve, which begins at 0, 0, through a square of this side, a power of two."""
    number, half = 0, side // 2
    while half:
        below, right = int(row >= half), int(column >= half)
        number = 4 * number + (3 * below ^ right)
        row, column = row % half, column % half
        if not right:
            row, column = (column, row) if not below else (half - 1 - column, half - 1 - row)
        half //= 2
    return number


def mixed(state: int, times: int) -> int:
    """The project's random step, as lib/random.asm describes it."""
    for _ in range(times):
        high, low = divmod(state, 256)
        low ^= high >> 2 | high << 6 & 0xFF
        total = (low >> 1 | low << 7 & 0xFF) + 0x5C + (low & 1)
        total = (total & 0xFF) + low
        high = (total & 0xFF) + high + (total >> 8) & 0xFF
        state = high * 256 + low
    return state


def beyond(cell: Cell, code: int) -> Cell:
    """The cell in this direction."""
    return cell[0] + STEPS[code][0], cell[1] + STEPS[code][1]


@cache
def number(block: Cell) -> int:
    """The place of a block in the order; outside the maze none is earlier."""
    if not all(0 <= place < SIDE // BLOCK for place in block):
        return SIDE * SIDE
    return curve(*block, SIDE // BLOCK)


class Boundless:
    """The maze of a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.ways = cache(self._ways)

    def _ways(self, block: Cell) -> tuple[int, int, bool, int]:
        """Of a block: the first and the second direction, whether the second leads to an earlier block, the key."""
        row, column = block[0] * BLOCK, block[1] * BLOCK
        key = mixed(self.seed ^ (row >> 8 << 8 | column >> 8), 1)
        key = mixed(key ^ ((row & 0xFF) << 8 | column & 0xFF), 2)
        earlier = [code for code in STEPS if number(beyond(block, code)) < number(block)]
        draw = key >> 8 & 7
        first = next(code for turn in range(4) if (code := (draw + turn) % 4 * 2) in earlier)
        second = (first + (6 if draw & 4 else 2)) % 8
        if second not in earlier:
            second ^= 4
        return first, second, second in earlier, key

    def parent(self, cell: Cell) -> int | None:
        """The direction of the cell's parent; None for the root."""
        block = cell[0] // BLOCK, cell[1] // BLOCK
        row, column = cell[0] % BLOCK, cell[1] % BLOCK
        if block == (0, 0):
            return 6 if column else 0 if row else None
        first, second, leads_out, key = self.ways(block)
        place = row * BLOCK + column
        drawn = mixed(key ^ place * 257, 2) >> 8
        at_edge = {0: row == 0, 2: column == 7, 4: row == 7, 6: column == 0}[second]
        mask = (0x60 if leads_out else 0) if at_edge else 0x40
        return second if drawn & mask else first

    def open(self, cell: Cell) -> set[int]:
        """The directions of its passages."""
        found = {code for code in STEPS if self._leads(beyond(cell, code), code ^ 4)}
        up = self.parent(cell)
        return found | ({up} if up is not None else set())

    def _leads(self, cell: Cell, code: int) -> bool:
        return all(0 <= place < SIDE for place in cell) and self.parent(cell) == code

    def climb(self, cell: Cell) -> Iterator[Cell]:
        """The cell, its parent, the parent's parent .. to the root."""
        yield cell
        while (code := self.parent(cell)) is not None:
            cell = beyond(cell, code)
            yield cell

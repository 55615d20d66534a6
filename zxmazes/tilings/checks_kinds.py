"""What links_write_visit.asm needs of a tiling whose cells are not all alike."""

from zxmazes.errors import MazeError
from zxmazes.tilings.record import DIRECTIONS, STRIDE, Tiling

_ROWS = 6


def check_visits(one: Tiling, where: str) -> None:
    """Raise MazeError if a visit takes away a way that does not lead to its cell.

    A visit takes the way back out of the places where any cell of its parity has a neighbour. At an edge such a place
    is in another row: there it may take nothing. Rows that differ leave out three directions at an edge of 32 columns.
    """
    for columns in range(one.least[1], STRIDE + 1):
        ways = {
            STRIDE * cell[0] + cell[1]: {
                code: STRIDE * there[0] + there[1] for code, there in one.neighbours(cell, _ROWS, columns)
            }
            for cell in one.cells(_ROWS, columns)
        }
        for place in ways:
            parity = (place & one.parity).bit_count() & 1
            every = _every_step(one, parity)
            order = sorted(every, key=lambda code: (code - 4 + 4 * parity) % 8)
            edge = columns == one.parity == STRIDE and place % STRIDE == (STRIDE - 1) * parity
            for code in every:
                target = place + every[code]
                taken = ways.get(target, {}).get(code ^ 4)
                if (taken == place) if edge and code in order[:3] else (taken not in (None, place)):
                    raise MazeError(
                        f"{where}: the rule of `{one.name}`: in {columns} columns {DIRECTIONS[code]} from column "
                        f"{place % STRIDE} is where another row has a way back: order the cells otherwise"
                    )


def _every_step(one: Tiling, parity: int) -> dict[int, int]:
    """The offsets that cells of a parity have together."""
    found: dict[int, int] = {}
    kinds = one.steps[parity * one.period :][: one.period] if len(one.steps) > 1 else one.steps
    for kind in kinds:
        found |= {code: STRIDE * down + right for code, (down, right) in kind.items()}
    return found

"""What the rule and the drawing of a tiling must be: a mistake is told when the build reads it, not seen on a tape."""

from collections.abc import Iterable

from zxmazes.assembler.tables import Entry
from zxmazes.errors import MazeError
from zxmazes.tilings.checks_kinds import check_visits
from zxmazes.tilings.drawing import NOTHING, Length, Polygons, added, scaled
from zxmazes.tilings.record import DIRECTIONS, Cell, Step, Tiling

_SQUARE: dict[int, Step] = {0: (-1, 0), 2: (0, 1), 4: (1, 0), 6: (0, -1)}
#: Bytes for the chains of a drawing: polygon_chain in tiling_grid.asm.
_CHAINS = 2 * 27
#: A board on which everything occurs: rows, columns, floors.
_BOARD = (5, 6, 2)
#: The sides that the first row, and the last one, draw besides those of inner cells: see tiling_walls.asm.
_UPWARD, _DOWNWARD = 0x83, 0x38


def check_rule(one: Tiling, where: str) -> None:
    """Raise MazeError unless every way has a way back, and the routines of `asm/links` can work with the rule."""

    def fault(message: str) -> MazeError:
        return MazeError(f"{where}: the rule of `{one.name}`: {message}")

    for parity, steps in enumerate(one.steps):
        for code, step in steps.items():
            there = one.steps[_parity_at(one, parity, step)]
            if there.get(code ^ 4) != (-step[0], -step[1]):
                raise fault(
                    f"{DIRECTIONS[code]} from a cell of parity {parity} has no way back by {DIRECTIONS[code ^ 4]}"
                )
    if not any(one.wraps):
        check_visits(one, where)
    if any(one.wraps) and one.steps != (_SQUARE,):
        raise fault("only squares can go round an edge: offsets -32, 1, 32 and -1 for 0, 2, 4 and 6")
    if one.floors and {1, 5} & set(one.steps[0]):
        raise fault("floors need 1 and 5 for the stairs")
    if not one.crossing and any(_crosses(one, (row, column)) for row in range(2) for column in range(2)):
        raise fault("diagonals cross: then no cell may have a parity")
    rows, columns_, storeys = _BOARD
    reached, left = {(0, 0)}, [(0, 0)]
    while left:
        new = {there for _, there in one.neighbours(left.pop(), rows, columns_, storeys)} - reached
        reached |= new
        left += new
    if len(reached) < len(one.cells(rows, columns_, storeys)):
        raise fault("some cells have no way to the others")


def _parity_at(one: Tiling, parity: int, step: Step) -> int:
    """The parity of the cell that a step leads to, from a cell of this parity."""
    start = one.cell_of(parity)
    return one.parity_of((start[0] + step[0], start[1] + step[1]))


def _crosses(one: Tiling, cell: Cell) -> bool:
    """Do two diagonals cross in the block of 2 x 2 cells that begins here?"""
    beside = (cell[0], cell[1] + 1)
    falling, rising = ((1, 1), (1, -1))
    return falling in one.steps[one.parity_of(cell)].values() and rising in one.steps[one.parity_of(beside)].values()


def check_edges(rules: tuple[dict[int, Step], ...], stated: list[list[Entry]], sides: tuple[str, ...]) -> None:
    """Raise MazeError unless a rule names what leads out of each of these sides, by parity."""
    for steps, entries in zip(rules, stated, strict=True):
        for side, entry in zip(sides, entries, strict=True):
            expected = sum(1 << code for code, step in steps.items() if _leads_out(step, side))
            if entry.number != expected:
                raise MazeError(
                    f"{entry.where}: what leads out of the {side} is ${expected:02X}, not ${entry.number:02X}"
                )


def _leads_out(step: Step, side: str) -> bool:
    down, right = step
    return {
        "first row": down < 0,
        "last row": down > 0,
        "last column": right > 0,
        "first column": right < 0,
        "last column but one": right > 1,
        "second column": right < -1,
    }[side]


def check_drawing(one: Tiling, where: str) -> None:
    """Raise MazeError unless the polygons have the rule's sides, and two neighbours the same side."""

    def fault(message: str) -> MazeError:
        return MazeError(f"{where}: the drawing of `{one.name}`: {message}")

    if len(one.drawing.style.sides) not in (1, len(one.steps), one.period):
        raise fault("Text: draw one cell, or one of each parity")
    for parity, steps in enumerate(one.steps):
        style = one.drawing.style.sides[one.outline_of(one.cell_of(parity)) % len(one.drawing.style.sides)]
        if style.keys() != steps.keys():
            raise fault(
                f"Text: the cell of parity {parity} has the sides {_codes(style)}: the rule has {_codes(steps)}"
            )
    for code in {code for steps in one.steps for code in steps}:
        beside = code if one.crossing and code & 1 else code ^ 4  # a slope beside a diamond belongs to one cell only
        if not one.drawing.walls & (1 << code | 1 << beside):
            raise fault(f"inner cells do not draw side {code}: set its bit in the second value of the record")
    polygons = one.drawing.polygons
    if polygons is None:
        if one.wraps != (False, True):
            raise fault(f"{one.drawing.kind} is for rings, with `Round: columns`")
        return
    for code, (down, right) in (item for steps in one.steps for item in steps.items()):
        drawn = one.drawing.walls | (_UPWARD if down < 0 else _DOWNWARD if down else 0xFF)
        if not (one.drawing.walls if right > 0 and one.period == 1 else drawn) >> code & 1:
            raise fault(f"no cell draws its side {code} at an edge of the board: set its bit in the record")
    if polygons.period != one.period:
        raise fault(f"POLYGON_KINDS belongs to the field Kinds: {polygons.period} chains, {one.period} kinds in a row")
    if len(polygons.chains) == 2 and polygons.period == 1 and one.parity != 33:
        raise fault("two chains are for tilings with `Parity: row + column`")
    if sum(3 + 3 * len(chain.sides) for chain in polygons.chains) > _CHAINS:
        raise fault(f"its chains take more than the {_CHAINS} bytes of polygon_chain")
    if polygons.floors != one.floors or polygons.round != any(one.wraps):
        raise fault("POLYGON_FLOORS belongs to the field Floors, POLYGON_ROUND to the field Round")
    for parity, steps in enumerate(one.steps):
        chain = polygons.chains[one.outline_of(one.cell_of(parity)) % len(polygons.chains)]
        if chain.sides.keys() != steps.keys():
            raise fault(
                f"the chain of parity {parity} has the sides {_codes(chain.sides)}: the rule has {_codes(steps)}"
            )
        if any(_sum(axis, chain.sides) != NOTHING for axis in (0, 1)):
            raise fault(f"the chain of parity {parity} does not end where it begins")
    for parity, steps in enumerate(one.steps):
        start = one.cell_of(parity)
        for code, step in steps.items():
            there = (start[0] + step[0], start[1] + step[1])
            ours = _ends(one, polygons, start, code)
            if ours != _ends(one, polygons, there, code ^ 4)[::-1] and not (one.crossing and code & 1):
                raise fault(f"side {code} of a cell of parity {parity} is not where its neighbour's side {code ^ 4} is")


def _codes(sides: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(sides)))


def _sum(axis: int, sides: dict[int, tuple[Length, Length]]) -> Length:
    total = NOTHING
    for side in sides.values():
        total = added(total, side[axis])
    return total


def _ends(one: Tiling, polygons: Polygons, cell: Cell, code: int) -> list[tuple[Length, Length]]:
    """The two ends of a side: down and right."""
    chain = polygons.chains[one.outline_of(cell) % len(polygons.chains)]
    at = [
        added(
            chain.start[axis],
            added(
                scaled(polygons.step[axis], polygons.steps(cell)[axis]),
                scaled(polygons.shift[axis], cell[1 - axis] % 2),
            ),
        )
        for axis in (0, 1)
    ]
    for side, ends in chain.sides.items():
        after = [added(at[axis], ends[axis]) for axis in (0, 1)]
        if side == code:
            return [(at[0], at[1]), (after[0], after[1])]
        at = after
    raise AssertionError("the sides have been checked")

"""The rules of the game `snake`: the cells of a snake, what a step does, how a careful player finds the way.

A cell is (row, column). A snake's cells are listed from the tail to the head. A cell that the tail leaves is free
when the next step begins.
"""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

Cell = tuple[int, int]
#: Up, right, down, left.
WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def beside(cell: Cell, way: int) -> Cell:
    """The cell on that side."""
    return cell[0] + WAYS[way][0], cell[1] + WAYS[way][1]


@dataclass
class Snake:
    """Its cells, steps in which its tail stays, whether the tail leaves its cell now, and where the head goes."""

    cells: list[Cell]
    grow: int = 0
    leaves: bool = False
    way: int = 0

    def after(self, way: int) -> "Snake":
        """The snake one step on; it may lie on itself then."""
        cells = self.cells[1:] if self.leaves else list(self.cells)
        return replace(
            self, cells=[*cells, beside(self.head, way)], grow=max(0, self.grow - 1), leaves=not self.grow, way=way
        )

    @property
    def head(self) -> Cell:
        return self.cells[-1]

    def free_at(self) -> dict[Cell, int]:
        """For each of its cells the first step that may enter it: 1 is the next one."""
        cells = list(self.cells)
        leaving = {cells.pop(0): 1} if self.leaves else {}
        return leaving | {cell: self.grow + 2 + index for index, cell in enumerate(cells)}


@dataclass
class Board:
    """The floor, and the berries that are ripe."""

    floor: frozenset[Cell]
    berries: set[Cell] = field(default_factory=set)

    def way_to(self, snake: Snake, goals: Iterable[Cell], shut: Iterable[Cell] = ()) -> list[int]:
        """A shortest way for the snake to one of these, by steps that bite nothing; empty if there is none."""
        goals, free, shut = set(goals), snake.free_at(), set(shut)
        queue: deque[tuple[Cell, tuple[int, ...]]] = deque([(snake.head, ())])
        seen = {snake.head}
        while queue:
            cell, ways = queue.popleft()
            for way in range(4):
                there = beside(cell, way)
                back = not ways and (way ^ 2) == snake.way
                if (
                    there not in self.floor
                    or there in seen
                    or there in shut
                    or back
                    or free.get(there, 0) > len(ways) + 1
                ):
                    continue
                if there in goals:
                    return [*ways, way]
                seen.add(there)
                queue.append((there, (*ways, way)))
        return []

    def lives_on(self, snake: Snake, shut: Iterable[Cell] = ()) -> bool:
        """Can the head still come to where the tail is? Then it can follow it as long as it likes."""
        return bool(self.way_to(snake, {snake.cells[0]}, shut)) or len(snake.cells) < 3

    def room(self, snake: Snake, shut: Iterable[Cell] = ()) -> int:
        """How many cells the head can come to, in any order of time."""
        taken, seen, queue = set(snake.cells[1:]) | set(shut), {snake.head}, [snake.head]
        while queue:
            cell = queue.pop()
            for way in range(4):
                there = beside(cell, way)
                if there in self.floor and there not in seen and there not in taken:
                    seen.add(there)
                    queue.append(there)
        return len(seen)


def safe_ways(board: Board, snake: Snake, shut: Iterable[Cell] = (), growth: int = 8) -> list[int]:
    """The way to the nearest berry after which the snake, grown, can still follow its tail; empty if there is none."""
    berries, shut = set(board.berries), set(shut)
    while berries:
        ways = board.way_to(snake, berries, shut)
        if not ways:
            break
        there = snake
        for way in ways:
            there = there.after(way)
        if board.lives_on(replace(there, grow=there.grow + growth), shut):
            return ways
        berries.discard(there.head)
        shut.add(there.head)
    return []


def best_way(board: Board, snake: Snake, shut: Iterable[Cell] = (), growth: int = 8) -> int | None:
    """To such a berry; else after the tail, the longest way; else where there is most room. None: no way is free."""
    shut = set(shut)
    if ways := safe_ways(board, snake, shut, growth):
        return ways[0]
    free, choices = snake.free_at(), []
    for way in range(4):
        there = beside(snake.head, way)
        if way ^ 2 != snake.way and there in board.floor and there not in shut and free.get(there, 0) <= 1:
            on = snake.after(way)
            lives = board.lives_on(on, shut)
            tail = board.way_to(on, {on.cells[0]}, shut) if lives else []
            choices.append((lives, len(tail) if lives else board.room(on, shut), way))
    return max(choices)[2] if choices else None


def eats_all(board: Board, snake: Snake, growth: int, left: int, again: int = 60, steps: int = 5000) -> int:
    """Let a careful player eat so many berries; how many are left when it can go on no more.

    A berry ripens again `again` steps after it was eaten, unless the bushes that are left have enough.
    """
    board, ripens, now = replace(board, berries=set(board.berries)), dict[Cell, int](), 0
    while left and now < steps:
        ways: list[int | None] = [*safe_ways(board, snake, (), growth)] or [best_way(board, snake, (), growth)]
        for way in ways:
            if way is None:
                return left
            now += 1
            snake = snake.after(way)
            if snake.head in snake.cells[:-1] or snake.head not in board.floor:
                raise AssertionError("the player's plan is wrong")
            if snake.head in board.berries:
                board.berries.remove(snake.head)
                snake.grow += growth
                left -= 1
                if left > len(board.berries) + len(ripens):
                    ripens[snake.head] = now + again
                break
            ripe = {cell for cell, when in ripens.items() if when <= now and cell not in snake.cells}
            if ripe:
                board.berries |= ripe
                ripens = {cell: when for cell, when in ripens.items() if cell not in ripe}
                break
    return left

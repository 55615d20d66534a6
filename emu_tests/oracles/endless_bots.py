"""Two players of `endless` by its rules: one who makes no mistake, and one of average skill."""

from collections import deque

from emu_tests.oracles.endless_rules import BACK, BEATS, EMBER_FLARES, EMBER_GLOWS, Cell, Rules

#: What a player of average skill needs at each fork before he presses a key, in frames; what he sees below, in rows.
REACTS, SEES = 12, 3
#: What somebody who plays well does.
QUICK = 5, 6
CROSSING = 14  # frames from the key until he is off the ember again, and a few more


def plan(game: Rules, depth: int) -> str:
    """The first key of the shortest way to the deepest row that can be reached, so many rows below him at most.

    He goes back where he came from only if no other way leads so far down: what he sees next must not make him dither.
    """
    key, deepest = _search(game, depth, BACK[game.way])
    return key if deepest >= game.cell[0] + depth else _search(game, depth)[0]


def _search(game: Rules, depth: int, never: str = "") -> tuple[str, int]:
    """That key, not `never`, and the row to which it leads."""
    start = game.cell
    before: dict[Cell, tuple[Cell, str]] = {}
    queue, best = deque([start]), start
    while queue:
        cell = queue.popleft()
        best = max(best, cell, key=lambda each: each[0])
        if cell[0] >= start[0] + depth:
            break
        for key, there in game.ways(cell, gates=False).items():
            if there not in before and there != start and there[0] >= start[0] - 2 and (cell != start or key != never):
                before[there] = cell, key
                queue.append(there)
    key, deepest = "", best[0]
    while best != start:
        best, key = before[best]
    return key, deepest


def is_ember(game: Rules, key: str) -> bool:
    """Does a key lead onto an ember?"""
    row, column = game.ways(game.cell, gates=False)[key]
    return game.thing(row) == ("ember", column)


def perfect(game: Rules, frames: int) -> None:
    """Play for so many frames, or until he is lost: the shortest way in six rows, never onto a burning ember."""
    while game.frames < frames and not game.lost:
        key = game.way if game.left else plan(game, 6)
        if key and not game.left and is_ember(game, key):
            key = "" if any((game.beat + after) % BEATS >= EMBER_FLARES for after in range(1, CROSSING)) else key
        game.frame(*filter(None, [key]))


def average(game: Rules, frames: int, reacts: int = REACTS, sees: int = SEES) -> None:
    """The same, as somebody who stands for a moment wherever there is a choice, and sees each ember as it was then."""
    here, wait = None, 0
    while game.frames < frames and not game.lost:
        if game.left:
            game.frame(game.way)
            continue
        if here != game.cell:
            here = game.cell
            onward = [key for key in game.ways(here, gates=False) if key != BACK[game.way]]
            wait = reacts if len(onward) != 1 else 0
        key = ""
        if wait:
            wait -= 1
        elif key := plan(game, sees):
            seen = (game.beat - reacts) % BEATS
            key = "" if is_ember(game, key) and seen >= EMBER_GLOWS else key
        game.frame(*filter(None, [key]))

"""What a maze must be, judged by numpy and scipy and not by the code under test. Whole batches at a time."""

import numpy as np
import numpy.typing as npt
from scipy.ndimage import label
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

Batch = npt.NDArray[np.bool_]  # (mazes, 32, 32), True for a wall


def show(walls: npt.NDArray[np.bool_]) -> str:
    """A maze for a failure's message."""
    return "\n" + "\n".join("".join("#" if wall else "." for wall in row) for row in walls)


def border_is_solid(batch: Batch, width: int, height: int, doors: bool = False) -> npt.NDArray[np.bool_]:
    """For each maze: are its outer wall and all that lies outside wall? `doors` leaves the two sides out."""
    outside = np.ones((32, 32), dtype=np.bool_)
    outside[1 : height - 1, 1 : width - 1] = False
    if doors:
        outside[1 : height - 1 : 2, [0, width - 1]] = False
    return np.asarray(batch[:, outside].all(axis=1))


def is_perfect(batch: Batch, width: int, height: int) -> npt.NDArray[np.bool_]:
    """For each maze: a tree of all its cells? Cells open, posts closed, cells - 1 passages, one component."""
    count = len(batch)
    across, down = width // 2, height // 2
    cells = batch[:, 1:height:2, 1:width:2]
    posts = batch[:, 0:height:2, 0:width:2]
    right = ~batch[:, 1:height:2, 2 : width - 1 : 2]  # passages (maze, row, column) -> (row, column + 1)
    below = ~batch[:, 2 : height - 1 : 2, 1:width:2]
    good = ~cells.any(axis=(1, 2)) & posts.all(axis=(1, 2))
    good &= right.sum(axis=(1, 2)) + below.sum(axis=(1, 2)) == across * down - 1
    number = np.arange(count * down * across).reshape(count, down, across)
    source = np.concatenate([number[:, :, :-1][right], number[:, :-1, :][below]])
    target = np.concatenate([number[:, :, 1:][right], number[:, 1:, :][below]])
    graph = coo_array((np.ones(len(source), dtype=np.int8), (source, target)), shape=(number.size, number.size))
    _, component = connected_components(graph, directed=False)
    component = component.reshape(count, -1)
    good &= (component == component[:, :1]).all(axis=1)
    return np.asarray(good)


def is_perfect_in_parts(fields: npt.NDArray[np.uint8], width: int, height: int) -> npt.NDArray[np.bool_]:
    """For each field (mazes, 32, 32), blocks being $C0: a tree in each part of the cells that blocks leave connected?

    Only free cells and free walls between two of them may be open; the trees reach as far as the blocks let them.
    """
    count = len(fields)
    across, down = width // 2, height // 2
    free, passable = fields != 0xC0, fields < 0x80
    cells = free[:, 1:height:2, 1:width:2]
    number = np.arange(count * down * across).reshape(count, down, across)
    near = [  # the walls between neighbours, and these
        ((slice(1, height, 2), slice(2, width - 1, 2)), np.s_[:, :, :-1], np.s_[:, :, 1:]),
        ((slice(2, height - 1, 2), slice(1, width, 2)), np.s_[:, :-1, :], np.s_[:, 1:, :]),
    ]

    def components(open_: npt.NDArray[np.bool_]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Each cell's part, and how many ways each maze has, where a wall may be passed if it is True in `open_`."""
        source, target, ways = [], [], np.zeros(count, dtype=np.int64)
        for wall, one, other in near:
            joined = open_[:, *wall] & cells[one] & cells[other]
            ways += joined.sum(axis=(1, 2))
            source.append(number[one][joined])
            target.append(number[other][joined])
        ends = np.concatenate(source), np.concatenate(target)
        graph = coo_array((np.ones(len(ends[0]), dtype=np.int8), ends), shape=(number.size, number.size))
        return connected_components(graph, directed=False)[1].reshape(count, -1), ways

    could, _ = components(free)
    can, ways = components(passable)
    own = cells.reshape(count, -1)
    parts_ = np.array([len(set(maze[mine])) for maze, mine in zip(could, own, strict=True)])
    reached = np.array([len(set(maze[mine])) for maze, mine in zip(can, own, strict=True)])
    good = (reached == parts_) & (ways == own.sum(axis=1) - parts_)
    good &= (passable[:, 1:height:2, 1:width:2] == cells).all(axis=(1, 2))
    return np.asarray(good & (passable.sum(axis=(1, 2)) == own.sum(axis=1) + ways))


def inner_walls(batch: Batch, width: int, height: int) -> npt.NDArray[np.bool_]:
    """The walls between cells, one row of booleans a maze: two mazes are the same when these are."""
    right = batch[:, 1:height:2, 2 : width - 1 : 2].reshape(len(batch), -1)
    below = batch[:, 2 : height - 1 : 2, 1:width:2].reshape(len(batch), -1)
    return np.concatenate([right, below], axis=1)


def parts(batch: Batch) -> npt.NDArray[np.int64]:
    """For each maze: into how many connected parts its passable cells fall."""
    plane = np.zeros((3, 3, 3), dtype=np.int8)
    plane[1] = ((0, 1, 0), (1, 1, 1), (0, 1, 0))
    labels, count = label(~batch, plane)
    maze = np.zeros(count + 1, dtype=np.int64)
    maze[labels.ravel()] = np.repeat(np.arange(len(batch)), batch[0].size)
    return np.bincount(maze[1:], minlength=len(batch))


def ways(batch: Batch) -> npt.NDArray[np.int8]:
    """For each passable cell how many of its four neighbours are passable; -1 for a wall."""
    free = np.pad(~batch, ((0, 0), (1, 1), (1, 1))).astype(np.int8)
    around = free[:, :-2, 1:-1] + free[:, 2:, 1:-1] + free[:, 1:-1, :-2] + free[:, 1:-1, 2:]
    return np.asarray(np.where(batch, -1, around), dtype=np.int8)


def has_no_dead_end(batch: Batch) -> npt.NDArray[np.bool_]:
    """For each maze: no passable cell with exactly one passable neighbour?"""
    return np.asarray(~(ways(batch) == 1).any(axis=(1, 2)))

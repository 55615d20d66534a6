"""What a maze must be, judged by numpy and scipy and not by the code under test. Whole batches at a time."""

import numpy as np
import numpy.typing as npt
from scipy.ndimage import binary_opening, label
from scipy.sparse import coo_array
from scipy.sparse.csgraph import connected_components

Batch = npt.NDArray[np.bool_]  # (mazes, 32, 32), True for a wall


def show(walls: npt.NDArray[np.bool_]) -> str:
    """A maze for a failure's message."""
    rows = np.where(walls, ord("#"), ord(".")).astype(np.uint8)  # fast: most messages are made and never shown
    return "\n" + "\n".join(row.tobytes().decode("ascii") for row in rows)


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


def keeps_lattice(batch: Batch, width: int, height: int) -> npt.NDArray[np.bool_]:
    """For each maze: are all cells passable, and all posts walls?"""
    cells = batch[:, 1:height:2, 1:width:2]
    posts = batch[:, 0:height:2, 0:width:2]
    return np.asarray(~cells.any(axis=(1, 2)) & posts.all(axis=(1, 2)))


def passages(batch: Batch, width: int, height: int) -> tuple[Batch, Batch]:
    """Is a cell open to the next one in its row, and to the one below? Each as (maze, row, column)."""
    return ~batch[:, 1:height:2, 2 : width - 1 : 2], ~batch[:, 2 : height - 1 : 2, 1:width:2]


def has_openings(batch: Batch, width: int, height: int, right: int, below: int) -> npt.NDArray[np.bool_]:
    """For each maze of rooms: exactly so many ways to the right and below, or all if there are fewer?"""
    good = keeps_lattice(batch, width, height)
    for ways_of_kind, wanted in zip(passages(batch, width, height), (right, below), strict=True):
        good &= ways_of_kind.sum(axis=(1, 2)) == min(wanted, ways_of_kind[0].size)
    return good


def has_limited_ways(batch: Batch, width: int, height: int, wanted: int, most: int = 3) -> npt.NDArray[np.bool_]:
    """For each maze of rooms: no room with more than `most` ways; so many ways in all, or no other could be opened?"""
    right, below = passages(batch, width, height)
    count = right.sum(axis=(1, 2)) + below.sum(axis=(1, 2))
    degree = ways(batch)[:, 1:height:2, 1:width:2]
    free = degree < most
    open_to_more = (~right & free[:, :, :-1] & free[:, :, 1:]).any(axis=(1, 2))
    open_to_more |= (~below & free[:, :-1] & free[:, 1:]).any(axis=(1, 2))
    good = keeps_lattice(batch, width, height) & (degree <= most).all(axis=(1, 2))
    return np.asarray(good & ((count == wanted) | ((count < wanted) & ~open_to_more)))


def has_loops(batch: Batch, width: int, height: int, wanted: int) -> npt.NDArray[np.bool_]:
    """For each maze: connected, with exactly so many independent loops, or all that its cells can have?"""
    right, below = passages(batch, width, height)
    loops = right.sum(axis=(1, 2)) + below.sum(axis=(1, 2)) - (width // 2) * (height // 2) + 1
    all_of_them = (width // 2 - 1) * (height // 2 - 1)
    return keeps_lattice(batch, width, height) & (parts(batch) == 1) & (loops == min(wanted, all_of_them))


def is_wide(batch: Batch, cells: int) -> npt.NDArray[np.bool_]:
    """For each maze: is every passable cell in an open square of `cells` x `cells`?"""
    wide = binary_opening(~batch, np.ones((1, cells, cells), dtype=np.bool_))
    return np.asarray((wide == ~batch).all(axis=(1, 2)))


def is_connected(batch: Batch) -> npt.NDArray[np.bool_]:
    """For each maze: one connected part?"""
    return np.asarray(parts(batch) == 1)


def is_on_the_lattice(batch: Batch, width: int, height: int) -> npt.NDArray[np.bool_]:
    """For each maze: posts closed, and no passage that leads into a closed cell?"""
    cells = ~batch[:, 1:height:2, 1:width:2]
    right = ~batch[:, 1:height:2, 2 : width - 1 : 2]
    below = ~batch[:, 2 : height - 1 : 2, 1:width:2]
    good = batch[:, 0:height:2, 0:width:2].all(axis=(1, 2))
    good &= (~right | (cells[:, :, 1:] & cells[:, :, :-1])).all(axis=(1, 2))
    good &= (~below | (cells[:, 1:] & cells[:, :-1])).all(axis=(1, 2))
    return np.asarray(good)


def find_rooms(batch: Batch) -> npt.NDArray[np.int64]:
    """The rooms of all mazes: (maze, row, column, height, width), one a line.

    A room is what is within one of an open post (even row, even column), as one connected part. Raises ValueError
    when such a part is no full rectangle.
    """
    open_posts = np.zeros_like(batch)
    open_posts[:, 2::2, 2::2] = ~batch[:, 2::2, 2::2]
    posts = np.pad(open_posts, ((0, 0), (1, 1), (1, 1)))
    floor = np.zeros_like(batch)
    for row in range(3):
        for column in range(3):
            floor |= posts[:, row : row + 32, column : column + 32]
    plane = np.zeros((3, 3, 3), dtype=np.int8)
    plane[1] = ((0, 1, 0), (1, 1, 1), (0, 1, 0))
    labels, count = label(floor, plane)
    where = np.nonzero(labels)
    number = labels[where] - 1
    least, most = np.full((3, count), 99999999), np.zeros((3, count), dtype=np.int64)
    for axis in range(3):
        np.minimum.at(least[axis], number, where[axis])
        np.maximum.at(most[axis], number, where[axis])
    size = most - least + 1
    if (np.bincount(number, minlength=count) != size[1] * size[2]).any() or (floor & batch).any():
        raise ValueError("a room that is no open rectangle")
    return np.stack([*least, size[1], size[2]], axis=1)

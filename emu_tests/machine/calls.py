"""A sensible call of every public routine, with inputs from random numbers; booted.py has a machine for them."""

# Longer than 300 lines because it has a call of every public routine.

import random
from collections.abc import Callable
from itertools import chain

import numpy as np

from emu_tests.machine.calls_large import ODD_LARGE, USUAL_LARGE
from emu_tests.machine.calls_links import ODD_LINKS, USUAL_LINKS
from emu_tests.machine.calls_pictures import ODD_PICTURES, USUAL_PICTURES
from emu_tests.oracles.fields import CORNERS, EMPTY, FULL, anywhere, passable, scatter, serpentine
from emu_tests.oracles.generating import prepare
from emu_tests.oracles.headers import GIVEN, ROOM, ROUTINES, Registers
from zxmazes.machine.spectrum import SECOND
from zxmazes.routines.library import Library
from zxmazes.routines.manifest import Routine

#: What every routine keeps, as most tests give it.
KEPT = {"ix": 0x1234, "iy": 0x5C3A, "bc_": 0x1111, "de_": 0x2222, "hl_": 0x3333, "a_": 0x44, "f_": 0x55}
#: Free memory for a large field: the screen.
LARGE = 0x5000
#: What makes the inputs of a call - memory, and the registers that it returns - from random numbers.
Case = Callable[..., Registers]


def _size(choose: random.Random) -> tuple[int, int]:
    return choose.randrange(5, 32, 2), choose.randrange(5, 32, 2)


def _sized(library: Library, choose: random.Random) -> Registers:
    """A seed, a size, all parameters as they are unless told; the cells down and across in B, C."""
    width, height = _size(choose)
    library.set_inputs(choose.randrange(65536), width, height)
    return {"b": height // 2, "c": width // 2}


def _all(*cases: Case) -> Case:
    """The inputs of several cases together."""
    return lambda library, choose: dict(chain.from_iterable(case(library, choose).items() for case in cases))


def _after(before: Case, *then: str) -> Case:
    """What routines make of other inputs."""

    def prepare(library: Library, choose: random.Random) -> Registers:
        registers = before(library, choose)
        for name in then:
            library.call(name, SECOND, **registers)
        return registers

    return prepare


def _any(**given: Callable[[random.Random], int]) -> Case:
    """Registers alone."""
    return lambda _library, choose: {name: value(choose) for name, value in given.items()}


def _of(*values: int) -> Callable[[random.Random], int]:
    return lambda choose: choose.choice(values)


def _line(choose: random.Random) -> int:
    return choose.randrange(32)


def _byte(choose: random.Random) -> int:
    return choose.randrange(256)


def _making(maker: Routine) -> Case:
    """Seed and size, now and then its parameters at random, and the maze that it changes, with two of its cells."""

    def case(library: Library, choose: random.Random) -> Registers:
        size = choose.choice([(31, 31), _size(choose)])
        read = maker.parameters if choose.randrange(4) == 0 else ()
        values = {one.label: min(choose.randint(one.least, one.most), 600) for one in read}
        prepare(library, maker, choose.randrange(65536), *size, values)
        return _ends(library, choose) if maker.ends else {}

    return case


def _maze(library: Library, choose: random.Random) -> Registers:
    library.generate("kruskal", choose.randrange(65536), *_size(choose))
    return {}


def _stones(library: Library, choose: random.Random) -> Registers:
    """Scattered walls, and two ends that are free."""
    walls = scatter(choose, choose.random() * 0.35)
    library.set_walls(walls)
    (d, e), (h, l) = passable(choose, walls), passable(choose, walls)  # noqa: E741
    return {"d": d, "e": e, "h": h, "l": l}


def _ends(library: Library, choose: random.Random) -> Registers:
    """Two cells of the maze in the field."""
    walls = library.walls()
    (d, e), (h, l) = passable(choose, walls), passable(choose, walls)  # noqa: E741
    return {"d": d, "e": e, "h": h, "l": l}


def _to_solve(library: Library, choose: random.Random) -> Registers:
    """A field and two ends as they come: stones, halls, long ways, no way, an end no cell; at times a limit."""
    library.set_parameters({"wave_limit": choose.choice((0, 0, 0, choose.randrange(1, 80)))})
    walls = choose.choice([EMPTY, EMPTY, FULL, serpentine(), scatter(choose, 0.5), *[scatter(choose, 0.25)] * 3])
    library.set_walls(walls)
    ends = choose.sample(CORNERS, 2) if walls is EMPTY else [passable(choose, walls) for _ in range(2)]
    if choose.randrange(5) == 0:
        ends[choose.randrange(2)] = choose.choice([(200, 0), (0, 32), anywhere(choose)])
    (d, e), (h, l) = ends  # noqa: E741
    return {"d": d, "e": e, "h": h, "l": l}


def _below(library: Library, choose: random.Random) -> Registers:
    """Stones; now and then the start is straight below the finish in an empty field, so that the way there is up."""
    if choose.randrange(3):
        return _stones(library, choose)
    library.set_walls(EMPTY)
    return {"d": 20, "e": 9, "h": choose.randrange(20), "l": 9}


def _usual(routine: Routine) -> Case:
    """What the interface of its family has it read; for a measure of any kind a maze, two of its cells and any A."""
    if usual := (USUAL_LARGE | USUAL_LINKS | USUAL_PICTURES).get(routine.family):
        return usual
    if routine.family == "solver":
        return _to_solve
    if routine.family in ("generator", "change"):
        return _making(routine)
    return _all(_sized, _maze, _ends, _any(a=_byte))


def _goals(library: Library, choose: random.Random) -> Registers:
    """Up to eight goals for a distance map."""
    return _stones(library, choose) and _goals_alone(library, choose)


def _goals_alone(library: Library, choose: random.Random) -> Registers:
    goals = bytes(choose.randrange(32) for _ in range(16))
    library.machine.write(ROOM, goals)
    return {"hl": ROOM, "b": choose.randrange(9)}


def _in_map(library: Library, choose: random.Random) -> Registers:
    """A place in work, after a distance map."""
    library.call("distance_map", SECOND, **_goals(library, choose))
    return {"hl": library.call("wave_place", 1000, d=_line(choose), e=_line(choose)).registers.hl}


def _in_array(library: Library, choose: random.Random) -> Registers:
    """Two places in an array."""
    registers = library.call("wave_array", 1_000_000, **_stones(library, choose)).registers
    return {"a": choose.choice((127, choose.randrange(256))), "hl": registers.hl, "de": registers.de}


def _terrain(library: Library, choose: random.Random) -> Registers:
    """Tiles of any number and a table of any properties, a few goals, a start and its points."""
    properties = bytes(choose.randrange(choose.choice((128, 128, 128, 256))) for _ in range(256))
    for label, values in (("field", choose.randbytes(1024)), ("tile_properties", properties)):
        library.machine.write(library.address(label), values)
    return _goals_alone(library, choose) | {"a": choose.randrange(256), "d": _line(choose), "e": _line(choose)}


def _route(library: Library, choose: random.Random) -> Registers:
    """A route of any steps, from where no step leaves a byte."""
    steps = bytes(choose.randrange(8) for _ in range(choose.randrange(100)))
    library.machine.poke_word(library.address("route_length"), len(steps))
    library.machine.write(library.address("route"), steps)
    return {"d": 128, "e": 128, "hl": ROOM}


def _marked(library: Library, choose: random.Random) -> Registers:
    """The ends and the results of bottlenecks."""
    registers = _maze(library, choose) or _ends(library, choose)
    library.call("bottlenecks", SECOND, **registers)
    return {"d": registers["d"], "e": registers["e"], "hl": ROOM}


def _trail(library: Library, choose: random.Random) -> Registers:
    """A cell of a maze that generate_dfs_trail has just made."""
    width, height = _size(choose)
    library.generate("dfs_trail", choose.randrange(65536), width, height)
    return {"d": choose.randrange(1, height, 2), "e": choose.randrange(1, width, 2)}


def _large(library: Library, choose: random.Random) -> Registers:
    """A field of 40 x 40 for the window."""
    walls = np.frombuffer(choose.randbytes(1600), np.uint8) < 50
    library.machine.write(LARGE, (walls * 128).astype(np.uint8).tobytes())
    library.machine.write(library.address("big_field"), (LARGE % 256, LARGE // 256, 40, 40))
    row, column = np.argwhere(~walls.reshape(40, 40))[choose.randrange(1000)].tolist()
    other = [min(max(place + choose.randrange(-31, 32), 0), 39) for place in (row, column)]
    return {"d": row, "e": column, "h": other[0], "l": other[1]}


def _thin(library: Library, choose: random.Random) -> Registers:
    _sized(library, choose)
    library.machine.write(library.address("thin"), choose.randbytes(256))
    return {}


def _small_maze(library: Library, choose: random.Random) -> Registers:
    """One that can be doubled."""
    library.generate("kruskal", choose.randrange(65536), *choose.choices(range(5, 16, 2), k=2))
    return {}


def _drawn(library: Library, choose: random.Random) -> Registers:
    """A route from a corner along two sides of a maze."""
    _sized(library, choose)
    width, height = library.machine.read(library.address("field_width"), 2)
    steps = bytes([2] * (width - 3) + [4] * (height - 3))
    library.machine.poke_word(library.address("route_length"), len(steps))
    library.machine.write(library.address("route"), steps)
    return {"d": 1, "e": 1}


def _bordered_maze(library: Library, choose: random.Random) -> Registers:
    """A maze with wall above the field too."""
    _maze(library, choose)
    library.machine.write(library.address("field") - 32, b"\x80" * 32)
    return {"a": choose.randrange(101), "bc": choose.randrange(65536)}


def _longest(library: Library, choose: random.Random) -> Registers:
    _sized(library, choose)
    return {"hl": library.address(GIVEN), "b": choose.randrange(1, 3)}


def _key_points(library: Library, choose: random.Random) -> Registers:
    """Up to eight points to visit, in either order; now and then one is a wall or outside."""
    registers = _stones(library, choose)
    walls = library.walls()
    points = [passable(choose, walls) for _ in range(choose.randrange(9))]
    if points and choose.randrange(6) == 0:
        points[0] = choose.choice([(32, 0), (0, 40), anywhere(choose)])
    library.set_parameters({"points_order": choose.randrange(2)})
    library.machine.write(library.address("points_list"), bytes(chain.from_iterable(points)).ljust(16))
    library.machine.write(library.address("points_count"), [len(points)])
    return registers


def _to_sort(library: Library, choose: random.Random) -> Registers:
    """The places that solve_points hands on."""
    walls = scatter(choose, 0.15)
    library.set_walls(walls)
    count = choose.randrange(2, 9)
    places = bytes(chain.from_iterable(passable(choose, walls) for _ in range(count + 2)))
    library.machine.write(library.address("points_places"), places)
    library.machine.write(library.address("points_count"), [count])
    return {}


def _wanted(library: Library, choose: random.Random) -> Registers:
    for label, most, size in (("length", 1100, 2), ("turns", 1100, 2), ("dead_ends", 255, 1)):
        value = choose.choice([0, most, choose.randrange(most)])
        library.machine.write(library.address(f"wanted_{label}"), value.to_bytes(size, "little"))
    return _longest(library, choose)


def _queue(library: Library, choose: random.Random) -> Registers:
    """The end of a queue of some words, a word, and a limit."""
    end = library.address("route") + 64 + 2 * choose.randrange(1, 900)
    return {"bc": choose.randrange(65536), "de": end, "hl": choose.randrange(4)}


def _boundless(library: Library, choose: random.Random) -> Registers:
    """The boundless maze of some seed, any cell, in the first block now and then, a goal near it, a window at it."""
    width, height = _size(choose)
    library.set_inputs(choose.randrange(65536), width, height)
    library.call("maze_begin", SECOND)
    row, column = (choose.choice((choose.randrange(9), choose.randrange(9, 65500))) for _ in range(2))
    for label, place in (("maze_row", row), ("maze_column", column), ("maze_goal", row + 3)):
        library.machine.poke_word(library.address(label), place)
    library.machine.poke_word(library.address("maze_goal") + 2, column + choose.randrange(9))
    return {"de": row, "bc": column, "a": choose.randrange(0, 8, 2)}


_PLACE = _any(d=_line, e=_line)
_IN_ROOM = _all(_sized, _any(hl=_of(ROOM)))
#: Of leaves, and of what is given more than its family is.
_ODD: dict[str, Case] = {
    **ODD_LARGE,
    **ODD_LINKS,
    **ODD_PICTURES,
    "automaton_start": _sized,
    "automaton_sums": _after(_sized, "automaton_start"),
    "automaton_show": _after(_sized, "automaton_start"),
    "basic_random": _sized,
    "basic_random_below": _all(_sized, _any(a=_of(*range(1, 256)))),
    "braid_any": _bordered_maze,
    "cell_draw": _sized,
    "distance_bands": _to_solve,
    "distance_map": _goals,
    "distance_cost": _terrain,
    "distance_reach": _terrain,
    "cost_place": _any(d=_of(*range(40)), e=_of(*range(40))),
    "cost_step": _all(_after(_terrain, "distance_cost"), _PLACE),
    "map_descend": _in_map,
    "map_step": _all(_after(_goals, "distance_map"), _PLACE),
    "dungeon_place": _after(_sized, "field_ways"),
    "dungeon_open": _after(_sized, "field_ways", "dungeon_place"),
    "dungeon_address": _any(a=_line, l=_line),
    "eller_begin": _IN_ROOM,
    "eller_row": _after(_IN_ROOM, "eller_begin"),
    "eller_last": _after(_IN_ROOM, "eller_begin", "eller_row"),
    "figures_chain": _all(_sized, _any(a=_of(*range(20)), d=_byte, e=_of(1, 2, 3))),
    "field_address": _PLACE,
    "field_border": _all(_sized, _any(c=_byte)),
    "field_cells": _sized,
    "field_corridors": _all(_sized, _any(a=_of(0x00, 0x80))),
    "field_fill": _all(_sized, _any(a=_byte)),
    "field_row": _any(a=_line),
    "field_shape": _all(_sized, _any(a=_of(1, 2, 3))),
    "field_ways": _sized,
    "label_field": _stones,
    "labyrinth": _any(a=_of(3, 7, 7, 11, 200)),
    "labyrinth_path": _any(a=_of(3, 7, 11, 15, 12, 0, 200)),
    "label_place": _all(_after(_stones, "label_field"), _PLACE),
    "pack_field": _stones,
    "packed_row": _any(a=_line),
    "packed_cell": _all(_after(_stones, "pack_field"), _PLACE),
    "maze_begin": _sized,
    "maze_curve": _any(a=_of(*range(16))),
    **dict.fromkeys(("maze_at", "maze_block", "maze_parent", "maze_scroll", "maze_way", "maze_window"), _boundless),
    "rng_next": _sized,
    "rng_below": _all(_sized, _any(e=_of(*range(1, 256)))),
    "points_sort": _to_sort,
    "solve_points": _key_points,
    "route_next": _route,
    "route_points": _route,
    "route_step": _any(a=_of(*range(8)), d=_byte, e=_byte),
    "trail_route": _trail,
    "walk_begin": _stones,
    "walk_place": _all(_stones, _PLACE),
    "walk_ground": _all(_sized, _any(e=_byte)),
    "wall_begin": _all(_below, _any(a=_of(2, 6))),
    "wave_array": _stones,
    "wave_copy": _stones,
    "wave_fill": _stones,
    "wave_ends": _stones,
    "wave_ends_free": _in_array,
    "wave_levels": _queue,
    "wave_level": _after(_queue, "wave_levels"),
    "wave_place": _any(d=_of(*range(40)), e=_of(*range(40))),
    "mark_shortest": _to_solve,
    "bottlenecks": _to_solve,
    "bottleneck_points": _marked,
    "thin_to_field": _thin,
    "unicursal": _small_maze,
    "widen": _small_maze,
    "fill_around": _drawn,
    "flood_fill": _all(_stones, _any(a=_byte)),
    "pick_difficulty": _wanted,
    "pick_longest": _longest,
    "wave_window": _large,
    "wave_window_hero": _large,
}
#: Of every public routine; of a leaf only if it has one.
CASES: dict[str, Case] = {
    label: _ODD.get(label) or _usual(routine)
    for label, routine in ROUTINES.items()
    if label in _ODD or routine.family != "part"
}

"""A sensible call of every public routine, with inputs from random numbers, and what its header lets it write."""

import functools
import random
import re
from collections.abc import Callable
from itertools import chain

import numpy as np
from test_headers import ROUTINES
from test_solvers import passable, scatter

from zxmazes.machine.spectrum import SECOND
from zxmazes.routines.library import Library
from zxmazes.routines.registry import names

#: Free memory for what a call is given by address: goals, a list of places, two rows of Eller; a large field.
ROOM, LARGE = 0xFA00, 0x6000
#: The generator that pick_longest is given here.
GIVEN = "generate_dfs"

Registers = dict[str, int]
#: What makes the inputs of a call - memory, and the registers that it returns - from random numbers.
Case = Callable[[Library, random.Random], Registers]


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


def _generated(name: str) -> Case:
    def prepare(library: Library, choose: random.Random) -> Registers:
        library.prepare(name, choose.randrange(65536), *choose.choice([(31, 31), _size(choose)]))
        return {}

    return prepare


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


def _goals(library: Library, choose: random.Random) -> Registers:
    """Up to eight goals for a distance map."""
    _stones(library, choose)
    goals = bytes(choose.randrange(32) for _ in range(16))
    library.machine.write(ROOM, goals)
    return {"hl": ROOM, "b": choose.randrange(9)}


def _in_map(library: Library, choose: random.Random) -> Registers:
    """A place in work, after a distance map."""
    library.call("distance_map", SECOND, **_goals(library, choose))
    return {"hl": library.call("work_place", 1000, d=_line(choose), e=_line(choose)).registers.hl}


def _route(library: Library, choose: random.Random) -> Registers:
    """A route of any steps, from where no step leaves a byte."""
    steps = bytes(choose.randrange(8) for _ in range(choose.randrange(100)))
    library.machine.poke_word(library.address("route_length"), len(steps))
    library.machine.write(library.address("route"), steps)
    return {"d": 128, "e": 128, "hl": ROOM}


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


def _bordered_maze(library: Library, choose: random.Random) -> Registers:
    """A maze with wall above the field too."""
    _maze(library, choose)
    library.machine.write(library.address("field") - 32, b"\x80" * 32)
    return {"a": choose.randrange(101), "bc": choose.randrange(65536)}


def _axes(library: Library, choose: random.Random) -> Registers:
    library.set_parameters({"mirror_axes": choose.randrange(1, 4)})
    return {}


def _longest(library: Library, choose: random.Random) -> Registers:
    _sized(library, choose)
    return {"hl": library.address(GIVEN), "b": choose.randrange(1, 3)}


_PLACE = _any(d=_line, e=_line)
_IN_ROOM = _all(_sized, _any(hl=_of(ROOM)))
CASES: dict[str, Case] = {
    "automaton_start": _sized,
    "automaton_sums": _after(_sized, "automaton_start"),
    "automaton_show": _after(_sized, "automaton_start"),
    "braid_any": _bordered_maze,
    "cell_draw": _sized,
    "distance_map": _goals,
    "map_descend": _in_map,
    "map_step": _all(_after(_goals, "distance_map"), _PLACE),
    "dungeon_place": _after(_sized, "field_ways"),
    "dungeon_open": _after(_sized, "field_ways", "dungeon_place"),
    "dungeon_address": _any(a=_line, l=_line),
    "eller_begin": _IN_ROOM,
    "eller_row": _after(_IN_ROOM, "eller_begin"),
    "eller_last": _after(_IN_ROOM, "eller_begin", "eller_row"),
    "field_address": _PLACE,
    "field_border": _all(_sized, _any(c=_byte)),
    "field_cells": _sized,
    "field_corridors": _all(_sized, _any(a=_of(0x00, 0x80))),
    "field_fill": _all(_sized, _any(a=_byte)),
    "field_images": _all(_maze, _any(a=_of(1, 2, 3))),
    "field_row": _any(a=_line),
    "field_shape": _all(_sized, _any(a=_of(1, 2, 3))),
    "field_ways": _sized,
    "pack_field": _stones,
    "packed_row": _any(a=_line),
    "packed_cell": _all(_after(_stones, "pack_field"), _PLACE),
    "rng_next": _sized,
    "rng_below": _all(_sized, _any(e=_of(*range(1, 256)))),
    "route_next": _route,
    "route_points": _route,
    "route_step": _any(a=_of(*range(8)), d=_byte, e=_byte),
    "trail_route": _trail,
    "walk_begin": _stones,
    "walk_place": _all(_stones, _PLACE),
    "walk_ground": _all(_sized, _any(e=_byte)),
    "wall_begin": _all(_stones, _any(a=_of(2, 6))),
    "wave_array": _all(_stones, _any(a=_byte)),
    "work_field": _stones,
    "work_place": _any(d=_of(*range(40)), e=_of(*range(40))),
    "field_to_thin": _maze,
    "thin_to_field": _thin,
    "fill_dead_ends": _all(_maze, _ends),
    "flood_fill": _all(_stones, _any(a=_byte)),
    "maze_stats": _maze,
    "mirror": _all(_maze, _axes),
    "pick_longest": _longest,
    "wave_window": _large,
    **{f"generate_{name}": _generated(name) for name in names("generator")},
    **{f"solve_{name}": _stones for name in names("solver")},
}


# --- a machine for them -----------------------------------------------------------------------------------------

IY = 0x5C3A
#: What the player may be holding.
KEYS = [(), ("a",), ("ENTER",), ("SPACE",), ("CS", "SPACE"), ("CS", "SS"), ("5", "SS"), ("q", "p", "0")]
STACK = 0xFF00


class Booted(Library):
    """All routines in a 48K that has been switched on; in each interrupt it looks at IY and changes the keys held."""

    def __init__(self) -> None:
        super().__init__()
        self.machine.boot()
        self.machine.write(self.assembly.org, self.assembly.code)
        self.fresh = self.machine.read(0x4000, 0xC000)
        self.choose = random.Random(0)
        self.seen: list[int] = []
        ports = self.machine.ports
        plain = ports.read_port

        def read_port(registers: list[int], port: int) -> int:
            if port == 0xFEFE:  # the ROM's handler begins to look at the keys: no routine reads a port
                self.seen.append(self.machine.registers.iy)
                ports.held = self.choose.choice(KEYS)
            return plain(registers, port)

        ports.read_port = read_port  # type: ignore[method-assign]
        self.machine.simulator.set_tracer(ports)

    def begin(self, routine: str, number: int) -> dict[str, int]:
        """Make memory and registers for a call, as they depend on routine and number alone."""
        self.choose.seed(f"{routine} {number}")
        end = self.assembly.org + len(self.assembly.code)
        self.machine.write(0x4000, self.fresh)
        self.machine.write(end, self.choose.randbytes(STACK - end))
        anything = {name: self.choose.randrange(65536) for name in ("bc", "de", "hl", "ix", "bc_", "de_", "hl_")}
        anything |= {name: self.choose.randrange(256) for name in ("a", "f", "a_", "f_")}
        return anything | CASES[routine](self, self.choose) | {"iy": IY}

    def memory(self) -> np.ndarray:
        """All 64K."""
        return np.frombuffer(self.machine.read(0, 0x10000), np.uint8)


# --- what the headers say ---------------------------------------------------------------------------------------

_SIZES = {"field": "FIELD_SIZE", "work": "WORK_SIZE", "route": "ROUTE_SIZE", "queue_rest": "QUEUE_REST_SIZE"}
_SIZES |= {"walked": "WALKED_SIZE", "thin": "THIN_SIZE"}
#: Bytes of what has no name for its size; all else is a word.
_BYTES = {"entrance": 1, "exit": 1, "big_width": 1, "big_height": 1, "window_row": 1, "window_column": 1}
_BYTES |= {"hadlock_cells": 34 * 64, "small_rows": 38 * 256}
#: What a header calls a routine that another is given, and which one it is here.
_STANDS_FOR = {"generator": GIVEN, "WINDOW_SOLVER": "solve_wave"}


def claim(routine: str, field: str) -> str:
    """A field of a routine's header; empty when there is none."""
    return ROUTINES[routine].fields.get(field, "")


def words(text: str) -> list[str]:
    """The names in a list such as "a, b and c"."""
    return [_STANDS_FOR.get(word, word) for word in re.findall(r"\w+", text) if word not in ("and", "or", "the")]


@functools.cache
def operands(routine: str) -> tuple[list[str], list[str]]:
    """The labels of its own operands that a routine sets, and the routines in which it sets others."""
    found = re.search(
        r"; operands(?: at ([\w, ]+?))??(?:,? and)?(?: in ([\w, ]+?))?(?: \(set before use\))?$",
        claim(routine, "Writes"),
    )
    return (words(found[1] or ""), words(found[2] or "")) if found else ([], [])


def _items(routine: str) -> list[str]:
    """What `Writes` lists before the operands."""
    listed = claim(routine, "Writes").partition("; operands")[0].split(", ")
    if match := re.fullmatch(r"what (.*) write", listed[0]):
        listed[:1] = [item for other in words(match[1]) for item in _items(other)]
    return [] if listed == ["nothing"] else listed


def _span(library: Library, item: str, registers: Registers) -> range:
    """The addresses of one item of `Writes`: label (so many bytes), label to label, so many bytes from HL."""
    name, _, part = item.partition(" (")
    if item == "the list":
        return range(ROOM, ROOM + 2 * library.machine.word(library.address("route_length")) + 2)
    if name.endswith(" bytes from HL"):
        return range(registers["hl"], registers["hl"] + int(name.split()[0]))
    if name == "queue":
        return range(library.address("route"), library.address("queue_rest") + library.symbols["QUEUE_REST_SIZE"])
    first, _, last = name.partition(" to ")
    begin = library.address(first)
    if last:
        return range(begin, library.address(last) + 2)
    if first == "guard":
        size = library.address("field") - begin
    else:
        size = library.symbols[_SIZES[first]] if first in _SIZES else _BYTES.get(first, 2)
    if match := re.search(r"([\d,]+) bytes(?: from ([\d,]+))?", part):
        count, start = (int((number or "0").replace(",", "")) for number in match.groups())
        begin += size - count if "last" in part else start
        size = count
    return range(begin, begin + size)


def spans(library: Library, routine: str, registers: Registers) -> list[range]:
    """The memory that `Writes` names, without operands."""
    return [_span(library, item, registers) for item in _items(routine)]


def pushed(library: Library, routine: str) -> list[range]:
    """The buffers into which an interrupt may push, because SP is there for a while."""
    text = claim(routine, "Uses")
    if match := re.search(r"SP as (.*)", text):
        return [span for other in words(match[1]) for span in pushed(library, other)]
    match = re.search(r"an interrupt (?:then )?pushes into ((?:the )?\w+(?:(?:, | or )(?:the )?\w+)*)", text)
    names = words(match[1]) if match else []
    longer = [item for item in _items(routine) if item.split()[0] in names]  # as what Writes has of it may be
    return [_span(library, item, {}) for item in (*names, *longer)]


def outputs(library: Library, routine: str, registers: Registers) -> list[range]:
    """The memory of `Writes` that `Out` names too; of routes and walks what is in use."""
    named = claim(routine, "Out")
    found = []
    for item in _items(routine):
        label = item.split()[0]
        if not re.search(rf"\b{label}\b", named):
            continue
        span = _span(library, item, registers)
        if label in ("route", "walked"):
            span = span[: library.machine.word(library.address(f"{label}_length"))]
        found.append(span)
    return found


def kept(routine: str) -> list[str]:
    """The registers that `Keeps` names, as `Registers` calls them."""
    text = claim(routine, "Keeps").replace("the alternate registers", "AF', BC', DE', HL'")
    found = re.findall(r"\b(AF|BC|DE|HL|IX|IY|[A-E])\b('?)", text)
    names = [name.lower() + other.replace("'", "_") for name, other in found]
    return [one for name in names for one in (("a_", "f_") if name == "af_" else (name,))]


def stack_of(routine: str) -> int:
    """Bytes of stack below the return address, as the header states; 32 when it does not."""
    text = claim(routine, "Stack")
    more = re.match(r"(\d+) bytes more than the (\w+)", text)
    return int(more[1]) + stack_of(*words(more[2])) if more else int((text or "32").split()[0])

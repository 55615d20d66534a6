"""A sensible call of every public routine for tilings, as calls.py has them of the others."""

import functools
import random
from collections.abc import Callable

import numpy as np

from emu_tests.oracles.headers import Registers
from emu_tests.oracles.links import sizes_of
from emu_tests.oracles.weaves import UNDER_DOWN
from zxmazes.machine.spectrum import SECOND
from zxmazes.routines.index import by_name
from zxmazes.routines.links import LinksLibrary
from zxmazes.tilings import TILINGS, Tiling

#: What makes the inputs of a call - memory, and the registers that it returns - from random numbers.
Case = Callable[[LinksLibrary, random.Random], Registers]
#: What reads parameters.
MAKERS = [one for family in ("links generator", "links change") for one in by_name(family).values()]

_OFTEN = 12


def board(library: LinksLibrary, choose: random.Random, dividing: int = 0) -> Registers:
    """A seed, a tiling and a size, now and then a mask, and parameters of any value; two cells as ends.

    dividing: how often those with rings that divide are among the tilings besides; only these write each step's offset.
    """
    tiling, (rows, columns) = _size(library, choose, dividing)
    of_links = {one.label: one for maker in MAKERS for one in maker.parameters}
    values = {label: choose.randint(one.least, one.most) for label, one in of_links.items()}
    values["wave_limit"] = choose.choice((0, 0, choose.randrange(1, 40)))
    library.set_inputs(choose.randrange(65536), columns, rows, values)
    most = rows * (library.machine.read(library.address("tiling_storeys"), 1)[0] if tiling.floors else 1)
    names = (("d", most), ("e", columns), ("h", most), ("l", columns))
    return {name: choose.randrange(many) for name, many in names} | {"a": choose.randrange(8)}


def _size(library: LinksLibrary, choose: random.Random, dividing: int) -> tuple[Tiling, tuple[int, int]]:
    tiling = choose.choice([*TILINGS.values(), *dividing * [one for one in TILINGS.values() if one.divides]])
    rows, columns, storeys = choose.choice(sizes_of(tiling))
    mask = None
    if choose.randrange(4) == 0:
        mask = np.frombuffer(choose.randbytes(1024), np.uint8).reshape(32, 32) < 60
    library.select(tiling.name, storeys, mask)
    return tiling, (rows, columns)


def maze(library: LinksLibrary, choose: random.Random, dividing: int = 0) -> Registers:
    """The same, and a maze of it; now and then any links that are reciprocal."""
    registers = board(library, choose, dividing)
    library.call("links_generate_dfs", SECOND)
    return registers


def _forgotten(library: LinksLibrary, choose: random.Random) -> Registers:
    """A maze, and nothing left of the rule by which it was made."""
    registers = maze(library, choose)
    if choose.randrange(3) == 0:  # only octagons take random numbers
        library.select("octagon")
        library.call("links_generate_dfs", SECOND)
    library.machine.write(library.address("links_steps"), choose.randbytes(2048))
    library.machine.write(library.address("links_list"), choose.randbytes(2048))
    library.machine.write(library.address("links_parity"), choose.randbytes(12))
    library.machine.poke_word(library.address("rng_seed"), choose.randrange(65536))
    return registers


def _often(case: Callable[[LinksLibrary, random.Random, int], Registers]) -> Case:
    """The same, often of rings that divide."""
    return functools.partial(case, dividing=_OFTEN)


def _worn(case: Case) -> Case:
    """The same; of rings that divide, nothing left of the offsets that each step writes."""

    def prepare(library: LinksLibrary, choose: random.Random) -> Registers:
        registers = case(library, choose)
        if [*TILINGS.values()][library.machine.read(library.address("tiling"), 1)[0]].divides:
            for place in (0x02, 0x04, 0x20, 0x40, 0x102, 0x104, 0x120, 0x140):
                library.machine.write(library.address("links_steps") + place, choose.randbytes(1))
        return registers

    return prepare


def _after(before: Case, *then: str) -> Case:
    """What routines make of other inputs."""

    def prepare(library: LinksLibrary, choose: random.Random) -> Registers:
        registers = before(library, choose)
        for name in then:
            library.call(name, SECOND, **registers)
        return registers

    return prepare


def _side(library: LinksLibrary, choose: random.Random) -> Registers:
    """What links_sides hands to links_trim: the first row."""
    board(library, choose)
    library.call("links_ways_of", SECOND)
    columns = library.machine.read(library.address("tiling_columns"), 1)[0]
    return {
        "hl": library.address("links_ways"),
        "de": 1,
        "b": columns,
        "ix": library.machine.word(library.address("links_edges")),
        "f": choose.randrange(2),
    }


def _sides(library: LinksLibrary, choose: random.Random) -> Registers:
    board(library, choose)
    library.call("links_ways_of", SECOND)
    library.machine.write(library.address("links_ways"), choose.randbytes(1024))
    return {"hl": library.address("links_trim"), "d": library.address(choose.choice(["links", "links_ways"])) >> 8}


def _cell(library: LinksLibrary, choose: random.Random) -> Registers:
    return {"hl": library.address("links") + choose.choice([0, 0x800]) + choose.randrange(1024)}


def _step(library: LinksLibrary, choose: random.Random) -> Registers:
    """A cell and one of its ways."""
    board(library, choose, _OFTEN)
    library.machine.write(library.address("mask_used"), (0,))
    library.call("links_begin", SECOND)
    ways = library.machine.read(library.address("links_ways"), 1024)
    place = choose.choice([place for place in range(1024) if ways[place]])
    mask = choose.choice([1 << code for code in range(8) if ways[place] >> code & 1])
    return {"hl": library.address("links") + choose.choice([0, 0x800]) + place, "c": mask}


def _row(library: LinksLibrary, choose: random.Random) -> Registers:
    return {"a": choose.randrange(33), "d": library.address("links") + choose.choice([0, 0x800]) >> 8}


def _mask(library: LinksLibrary, choose: random.Random) -> Registers:
    board(library, choose)
    return {"a": choose.randrange(1, 256)}


def _stairs(library: LinksLibrary, choose: random.Random) -> Registers:
    rows, columns, storeys = choose.choice(sizes_of(TILINGS["storeys"]))
    library.select("storeys", storeys)
    library.set_inputs(1, columns, rows)
    library.call("links_rule", SECOND)
    library.machine.write(library.address("links_ways"), choose.randbytes(1024))
    return {}


def _storeys(library: LinksLibrary, choose: random.Random) -> Registers:
    """A board of storeys, now and then with the mask that was chosen for another one."""
    registers = board(library, choose)
    masked = library.machine.read(library.address("mask_used"), 1)
    rows, columns, storeys = choose.choice(sizes_of(TILINGS["storeys"]))
    library.select("storeys", storeys)
    library.machine.write(library.address("mask_used"), masked)
    library.machine.write(library.address("tiling_rows"), (rows, columns))
    return registers


def _squares(library: LinksLibrary, choose: random.Random) -> Registers:
    """A board of squares, now and then with a mask."""
    rows, columns, _ = choose.choice(sizes_of(TILINGS["square"]))
    board(library, choose)
    masked = library.machine.read(library.address("mask_used"), 1)
    library.machine.write(library.address("tiling"), (0, rows, columns, 1, *masked))
    names = (("d", rows), ("e", columns), ("h", rows), ("l", columns))
    return {name: choose.randrange(many) for name, many in names} | {"a": choose.randrange(0, 8, 2)}


def _woven(library: LinksLibrary, choose: random.Random) -> Registers:
    """A maze with crossings, and nothing left of the rule by which it was made; a direction and another one."""
    registers = _squares(library, choose)
    library.call("links_generate_weave_dfs", SECOND)
    library.machine.write(library.address("links_steps"), choose.randbytes(2048))
    library.machine.write(library.address("links_list"), choose.randbytes(2048))
    library.machine.write(library.address("links_parity"), choose.randbytes(12))
    return registers | {"b": choose.randrange(0, 8, 2)}


def _bridges(library: LinksLibrary, choose: random.Random) -> Registers:
    """The same; now and then the largest board, crossings everywhere, and the longest queue."""
    registers = _woven(library, choose)
    if choose.randrange(4) == 0:
        links = np.full((32, 32), UNDER_DOWN, np.uint8)
        links[0], links[31], links[:, 0], links[:, 31] = 0x54, 0x45, 0x15, 0x51
        links[::31, ::31] = (0x14, 0x50), (0x05, 0x41)
        library.machine.write(library.address("links"), links.tobytes())
        library.machine.write(library.address("tiling_rows"), (32, 32))
        registers |= {"d": 31, "e": 31, "h": 0, "l": 0}
    return registers


def _four(library: LinksLibrary, choose: random.Random) -> Registers:
    """A maze whose cells can be cut in four, now and then with a mask."""
    registers = board(library, choose)
    library.machine.write(library.address("tiling"), (choose.choice([0, 1, 6, 7]),))
    library.machine.write(library.address("tiling_rows"), choose.choices(range(3, 17), k=2))
    library.call("links_generate_dfs", SECOND)
    return registers


def _words(library: LinksLibrary, choose: random.Random) -> Registers:
    """All distances, or the ways of some rows."""
    whole, rows = library.address("links_distances") + 2048, choose.randrange(1, 33)
    some = {"hl": library.address("links_ways") + 32 * rows, "b": 4 * rows}
    return choose.choice([{"hl": whole, "b": 0}, some])


def _wave(library: LinksLibrary, choose: random.Random) -> Registers:
    """The cell where it begins, as links_ends leaves it; now and then no other is to be found, or it has a limit."""
    registers = maze(library, choose, _OFTEN)
    if choose.randrange(3) == 0:
        registers |= {"h": registers["d"], "l": registers["e"]}
    limit = choose.choice((0, 0, choose.randrange(1, 20)))
    return {"hl": library.call("links_ends", SECOND, **registers).registers.hl, "bc": limit}


def _trace(library: LinksLibrary, choose: random.Random) -> Registers:
    """The marks of a wave; or the start is the finish."""
    registers = maze(library, choose, _OFTEN)
    ends = library.call("links_ends", SECOND, **registers).registers
    found = library.call("links_wave", SECOND, hl=ends.hl, bc=0)
    return {"hl": ends.hl if found.carry else found.registers.hl}


def _blocks(library: LinksLibrary, choose: random.Random) -> Registers:
    """A field of anything, in the size of a maze."""
    library.machine.write(library.address("field"), choose.randbytes(1024))
    library.machine.write(library.address("field_width"), choose.choices(range(5, 32, 2), k=2))
    return {}


def _taking(library: LinksLibrary, choose: random.Random) -> Registers:
    """Some of some things are to be taken."""
    left = choose.randrange(1, 3000)
    for place, value in enumerate((left, choose.randrange(left + 1))):
        library.machine.poke_word(library.address("links_list") + 2 * place, value)
    library.machine.poke_word(library.address("rng_seed"), choose.randrange(65536))
    return {}


def _each(library: LinksLibrary, choose: random.Random) -> Registers:
    """Each cell is given to a routine that writes nothing."""
    maze(library, choose)
    library.call("links_ways_of", SECOND)
    return {"de": library.address("links_place")}


def _wall(library: LinksLibrary, choose: random.Random) -> Registers:
    """A cell, and one of its ways."""
    maze(library, choose, _OFTEN)
    library.call("links_ways_of", SECOND)
    ways = library.machine.read(library.address("links_ways"), 1024)
    cell = choose.choice([place for place, byte in enumerate(ways[:64]) if byte] or [0])
    mask = choose.choice([1 << bit for bit in range(8) if ways[cell] >> bit & 1] or [4])
    return {"hl": library.address("links") + choose.choice([0, 0x800]) + cell, "c": mask}


#: By family.
USUAL_LINKS: dict[str, Case] = {
    "links generator": board,
    "links change": _forgotten,
    "links solver": _forgotten,
    "links measure": _forgotten,
    "links format": maze,
}
#: Of what is given something else.
ODD_LINKS: dict[str, Case] = {
    "links_legal": board,
    "links_rule": board,
    "links_begin": board,
    "links_clear": board,
    "links_generate_eller_storeys": _storeys,
    "links_generate_weave_dfs": _squares,
    "links_generate_weave_kruskal": _squares,
    "links_solve_weave": _bridges,
    "links_weave_stats": _woven,
    "links_weave_step": _after(_woven, "links_rule"),
    "links_unicursal": _four,
    "links_cell": _after(maze, "links_rule"),
    "links_ends": _forgotten,
    "links_neighbour_of": _worn(_after(_often(maze), "links_rule")),
    "links_step": _after(_often(maze), "links_distance"),
    "links_trace": _trace,
    "links_wave": _wave,
    "links_wave_all": _wave,
    "links_words": _words,
    "links_ways_of": _forgotten,
    "links_divide": _often(board),
    "links_go": _worn(_step),
    "links_write_visit": _after(board, "links_begin"),
    "links_cut": _after(_often(board), "links_ways_of"),
    "links_parts": _after(functools.partial(board, dividing=9), "links_rule", "links_clear", "links_ways_of"),
    "links_inside": _after(maze, "links_rule"),
    "links_outside": _after(maze, "links_rule", "links_inside"),
    "links_pick": _mask,
    "links_place": _cell,
    "links_row": _row,
    "field_to_links": _blocks,
    "links_chance": _taking,
    "links_each": _each,
    "links_open": _worn(_wall),
    "links_sides": _sides,
    "links_stairs": _stairs,
    "links_trim": _side,
}

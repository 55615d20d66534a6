"""The figures that test_losses.py compares: mean T-states of every routine on fixed workloads, and bytes of all code.

The workloads are a part of the catalogue's: the same calls, fewer seeds or fields. What the catalogue does not measure
is called as calls.py has it. Changes are measured on mazes of `kruskal`, some solvers on those of `dfs`: when such a
generator makes other mazes of the same seeds, these figures move too.

Mazes of fields and routes through them are judged before their times count. Elsewhere a call must not be refused; those
of calls.py may be, as other tests judge them.
"""

import functools
import statistics
from collections.abc import Callable, Iterator

import numpy as np

from emu_tests.machine.booted import IY, booted_for
from emu_tests.machine.calls import CASES
from emu_tests.machine.endless_game import Endless
from emu_tests.oracles.generating import MAKERS, judge
from emu_tests.oracles.headers import ROOM, ROOM_ABOVE, ROUTINES
from emu_tests.oracles.links import is_perfect
from emu_tests.oracles.paths import Place, Walls, steps_between
from emu_tests.oracles.solving import assert_outcome
from emu_tests.records.code_sizes import files, size
from zxmazes.documents import catalogue_large, catalogue_pictures, catalogue_tilings, measures
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Call
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import Library
from zxmazes.routines.links import LinksLibrary
from zxmazes.routines.manifest import Routine
from zxmazes.routines.pictures import PicturesLibrary
from zxmazes.tilings import TILINGS

#: By "routine, workload" the mean T-states, rounded; by a routine or a file alone the bytes.
Figures = dict[str, int]
#: Workloads by name, each with the T-states of its calls.
Workloads = Iterator[tuple[str, list[int]]]

SEEDS = range(0, 65536, 335)  # 196 mazes of each generator
FIELDS = 20  # of each kind of solver_cases
LARGE_SEEDS, LARGE_SIZES = range(0, 65536, 8192), (63, 127)
LINKS_SEEDS = range(0, 65536, 4096)
PICTURE_SEEDS = range(0, 65536, 8192)
CALLS = 40
MAPS = ("empty field, each corner to the opposite one", "map: random 20 %", "map: maze, corridors 1 wide")
REACH = 100  # points


def figures(name: str) -> Figures:
    """The figures of one name of `everything()`. Raises AssertionError or MazeError where a call fails."""
    found = {f"{name}, {what}": round(statistics.fmean(times)) for what, times in _workloads(name)}
    return found | {name: size(name) if name in ROUTINES else files()[name]}


@functools.cache
def everything() -> list[str]:
    """All that has figures: the public routines by label, other code by its file."""
    return sorted([*ROUTINES, *files()])


# --- T-states -------------------------------------------------------------------------------------------------


def _workloads(label: str) -> Workloads:
    if label not in ROUTINES:
        return _ENGINE.get(label, _nothing)()
    one = ROUTINES[label]
    if label in _MAPS:
        return _mapping(label)
    if one.family == "solver":
        return _solving(one)
    if label in MAKERS or label == "maze_stats":
        return _making(one) if one.generates else _changing(one)
    return {"large": _large, "links": _links, "picture": _drawing}.get(one.family.split()[0], _calling)(one)


@functools.cache
def _library() -> Library:
    return Library()


def _judged(fields: list[bytes], one: Routine, seeds: range) -> None:
    judge(np.frombuffer(b"".join(fields), np.uint8).reshape(-1, 32, 32), one, seeds, 31, 31)


def _making(one: Routine) -> Workloads:
    """Mazes of 31 x 31."""
    times, fields = [], []
    for seed in SEEDS:
        call = _library().generate(one.name, seed)
        assert not call.carry, f"{one.label} refuses seed {seed}"
        times.append(call.tstates)
        fields.append(_library().field())
    _judged(fields, one, SEEDS)
    yield "31 x 31", times


def _changing(one: Routine) -> Workloads:
    """Mazes of Kruskal changed or measured."""
    times, fields = [], []
    for seed in measures.TRANSFORM_SEEDS:
        call = measures.transform(_library(), one.name, seed, (31, 31))
        assert not call.carry, f"{one.label} refuses seed {seed}"
        times.append(call.tstates)
        fields.append(_library().field())
    if one.family == "change":
        _judged(fields, one, measures.TRANSFORM_SEEDS)
    yield "31 x 31", times


@functools.cache
def _cases() -> dict[str, list[tuple[Walls, Place, Place, int | None]]]:
    """Fields of each kind, spread over all of it, with their ends and the steps of a shortest route."""
    cases = {name: inputs[:: -(-len(inputs) // FIELDS)] for name, inputs in measures.solver_cases(_library())}
    return {name: [(*case, steps_between(*case)) for case in inputs] for name, inputs in cases.items()}


def _solving(one: Routine) -> Workloads:
    """The kinds of fields of the catalogue."""
    library, solve = _library(), measures.Solver(_library(), one.name)
    library.set_parameters({})
    for what, cases in _cases().items():
        times = []
        for walls, start, finish, steps in cases:
            call = solve(walls, start, finish)
            assert_outcome(library, one.name, call, walls, start, finish, steps)
            times.append(call.tstates)
        yield what, times


#: The registers with which each map is called, from a field's ends.
_MAPS: dict[str, Callable[[Place, Place], dict[str, int]]] = {
    "distance_map": lambda _start, _finish: {"hl": ROOM, "b": 1},
    "distance_bands": lambda start, _finish: {"d": start[0], "e": start[1]},
    "distance_cost": lambda _start, _finish: {"hl": ROOM, "b": 1},
    "distance_reach": lambda start, _finish: {"d": start[0], "e": start[1], "a": REACH},
}


def _mapping(label: str) -> Workloads:
    """Distances from one end of a field; each step costs a point."""
    library = _library()
    for what in MAPS:
        times = []
        for walls, start, finish, _ in _cases()[what]:
            library.set_walls(walls)
            library.machine.write(library.address("tile_properties"), bytes([1] * 128 + [0x80] * 128))
            library.machine.write(ROOM, (finish[1], finish[0]))
            call = library.call(label, **_MAPS[label](start, finish))
            assert not call.carry, f"{label} in {what}"
            assert call.registers.bc, f"{label} in {what}"
            times.append(call.tstates)
        yield what, times


@functools.cache
def _large_calls() -> tuple[LargeLibrary, dict[str, Callable[[int, int], Call]]]:
    library = LargeLibrary()
    return library, {one.label: call for one, call in catalogue_large.measured(library)}


def _large(one: Routine) -> Workloads:
    """Two sizes; the mazes of a generator have the passages that a perfect one has, or more."""
    library, calls = _large_calls()
    for side in LARGE_SIZES:
        times = []
        for seed in LARGE_SEEDS:
            call = calls[one.label](seed, side)
            assert not call.carry, f"{one.label}, seed {seed}, {side} x {side}"
            free, cells = (~library.walls()).sum(), (side // 2) ** 2
            assert free == 2 * cells - 1 or (one.after and free >= 2 * cells - 1), f"{one.label}, seed {seed}"
            times.append(call.tstates)
        yield f"{side} x {side}", times


@functools.cache
def _links_calls() -> tuple[LinksLibrary, dict[str, catalogue_tilings.Measured]]:
    return LinksLibrary(), {one.label: call for one, call in catalogue_tilings.measured()}


#: The boards of routines that are not for all of them.
_ONLY = {
    "links_generate_eller_storeys": catalogue_tilings.BOARDS[-1:],
    "links_to_field": catalogue_tilings.BOARDS[:1],
    "links_unicursal": catalogue_tilings.BOARDS[:1],
}
_WEAVES = ("links_generate_weave_dfs", "links_generate_weave_kruskal", "links_solve_weave", "links_weave_stats")
_ONLY |= dict.fromkeys(_WEAVES, catalogue_tilings.BOARDS[:2])


def _links(one: Routine) -> Workloads:
    """The boards of the catalogue."""
    library, calls = _links_calls()
    for board in _ONLY.get(one.label, catalogue_tilings.BOARDS):
        tiling, columns, rows, floors = board
        times, mazes = [], []
        for seed in LINKS_SEEDS:
            call = calls[one.label](library, one, board, seed)
            assert call is not None, f"{one.label} refuses seed {seed} on {board}"
            assert not call.carry, f"{one.label} refuses seed {seed} on {board}"
            times.append(call.tstates)
            mazes.append(library.links())
        if "perfect" in one.promise.terms:
            perfect = is_perfect(TILINGS[tiling], (rows, columns, floors), np.stack(mazes))
            assert perfect.all(), f"{one.label}, seed {LINKS_SEEDS[int(perfect.argmin())]} on {board}"
        yield f"{tiling} {columns} x {rows}{f' x {floors}' * (floors > 1)}", times


def _drawing(one: Routine) -> Workloads:
    """Pictures on a cleared screen."""
    library, times = _pictures(), []
    for seed in PICTURE_SEEDS:
        times.append(catalogue_pictures.draw(library, one.label, seed).tstates)
        assert any(library.field()[:6144]), f"{one.label} draws nothing with seed {seed}"
    yield "pictures", times


@functools.cache
def _pictures() -> PicturesLibrary:
    return PicturesLibrary()


def _calling(one: Routine) -> Workloads:
    """The calls that calls.py has for it, in memory that holds nothing else."""
    if one.label not in CASES:
        raise MazeError(f"calls.py has no call of {one.label}: add one")
    booted, times = booted_for(one.label), []
    for number in range(CALLS):
        booted.choose.seed(f"{one.label} {number}")
        booted.restore(one.label)
        registers = dict.fromkeys(("bc", "de", "hl", "ix", "bc_", "de_", "hl_", "a", "f", "a_", "f_"), 0)
        registers |= CASES[one.label](booted, booted.choose) | {"iy": IY}
        times.append(booted.call(one.label, **registers).tstates)
    yield "calls", times


# --- the parts of the engine whose headers state a time -------------------------------------------------------


def _nothing() -> Workloads:
    yield from ()


def _scrolling() -> Workloads:
    """The maze of the tape `endless`, by the pixels of its levels."""
    game = Endless(5)
    machine, symbols = game.machine, game.symbols
    machine.write(ROOM_ABOVE, (0xC9,))  # what each row calls: RET
    for lines, what in ((1, "by a pixel"), (8, "by 8 pixels")):
        before = machine.screen()
        call = machine.call(symbols["scroll_lines"], stack=0xFE00, a=lines, c=5, hl=symbols["patterns"], de=ROOM_ABOVE)
        assert machine.screen() != before
        yield what, [call.tstates]


_ENGINE: dict[str, Callable[[], Workloads]] = {
    "engine/views/line_scroll.asm": _scrolling,
}

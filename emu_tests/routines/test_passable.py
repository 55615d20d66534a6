"""What is passable is said in one place: bit 7 of a byte, a tile number under a limit, or a table, for every solver."""

import functools
import itertools
import random
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import pytest

from emu_tests.oracles.mazes import show
from emu_tests.oracles.paths import Place, diagonal_steps_between, steps_between
from emu_tests.oracles.solving import rules
from emu_tests.records.sampling import some
from zxmazes.assembler.assembly import Assembly, assemble_text
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.index import names
from zxmazes.routines.library import walk

#: Bytes below this are passable; None: nothing is said, so that bit 7 decides; TABLE: bit 7 of tile_properties does.
TABLE = -1
LIMITS = (None, 1, 32, 127, 128, TABLE)
CELLS = 32 * 32


def properties() -> npt.NDArray[np.uint8]:
    """A table with every byte once, in no order: the generators' bytes mean a wall, a path and a wall."""
    table = list(range(256))
    random.Random(6).shuffle(table)
    for tile, wall in ((0x00, False), (0x80, True), (0xC0, True)):
        if (table[tile] >= 128) != wall:
            other = next(number for number in range(1, 128) if (table[number] >= 128) == wall)
            table[tile], table[other] = table[other], table[tile]
    return np.array(table, np.uint8)


PROPERTIES = properties()

#: T-states more a cell for a limit other than 128, of the forms of the test; the last two with the table.
FORMS = (3, 7, 11, 26, 33)
#: Those that copy whole bytes: a limit costs nothing, but a cell with the greatest passable byte does.
MARKING, COPY = ("points", "recursive", "wave", "wave_window"), 48 * CELLS

every_limit = pytest.mark.parametrize("limit", LIMITS)
every_solver = pytest.mark.parametrize("name", names("solver"))


@functools.cache
def image(source: str, limit: int | None) -> Assembly:
    """A file of asm/ assembled as a game would, or a few lines of code."""
    lines = [] if limit is None else [f"PASSABLE_BELOW equ {limit}" if limit != TABLE else "PASSABLE_TABLE equ 1"]
    lines += ["        org $8000", '        include "include/field.asm"']
    lines += [f'        include "{source}"'] if source.endswith(".asm") else [source]
    return assemble_text("\n".join([*lines, "image_end:", '        include "lib/variables.asm"']), source)


def load(source: str, limit: int | None) -> tuple[Machine, Assembly]:
    machine, assembly = Machine(48), image(source, limit)
    machine.write(assembly.org, assembly.code)
    if limit == TABLE:
        machine.write(assembly.symbols["tile_properties"], PROPERTIES.tobytes())
    return machine, assembly


def limited(limit: int | None) -> int:
    """Bytes below this are passable; for the table half of them, in no order: see walled."""
    return 128 if limit in (None, TABLE) else limit


def walled(cells: npt.NDArray[np.uint8], limit: int | None) -> npt.NDArray[np.bool_]:
    """Which of these bytes are walls."""
    return PROPERTIES[cells] >= 128 if limit == TABLE else cells >= limited(limit)


@pytest.mark.parametrize("name", ["test", "compare", "label", "bit", "else"])
@pytest.mark.parametrize("limit", LIMITS[:-1])
def test_each_form_of_the_test_for_each_byte(name: str, limit: int | None) -> None:
    code = {
        "test": "probe: ld a,(hl)\n        passable_test\n        ret\nprobe_end:",
        "compare": "probe: ld a,PASSABLE_MOST\n        cp (hl)\n        ret\nprobe_end:",
        "label": "probe: ld a,PASSABLE_MOST\n        passable_label\n        ret\nprobe_end:",
        "bit": "probe: ld a,(hl)\n        passable_bit\n        ret\nprobe_end:",
        "else": "probe: passable_else walled\n        or a\n        ret\nwalled: scf\n        ret\nprobe_end:",
    }[name]
    machine, assembly = load(code, limit)
    tile = assembly.symbols["field"] + 5
    times: dict[bool, set[int]] = {False: set(), True: set()}
    kept = {"bc": 0x1234, "de": 0x5678, "hl": tile}
    for byte in range(256):
        machine.write(tile, [byte])
        call = machine.call(assembly.symbols["probe"], 100, **kept)
        wall = byte >= (limit or 128)
        if name == "label":
            assert call.registers.a == (255 if wall else 254)
        elif name == "bit":
            assert call.registers.a >> 7 == wall
        else:
            assert call.carry == wall
        if name == "compare":
            assert call.registers.a == (limit or 128) - 1
        assert {pair: getattr(call.registers, pair) for pair in kept} == kept
        times[wall].add(call.tstates)
    usual = limit in (None, 128)
    # what stands around it, the form itself, and the RET
    size = {"test": 1 + (1 if usual else 2), "compare": 3, "label": 2 + (2 if usual else 4)}
    size |= {"bit": 1 + (0 if usual else 3), "else": 3 + (4 if usual else 5)}
    assert assembly.symbols["probe_end"] - assembly.symbols["probe"] == size[name] + 1
    time = {"test": 7 + (4 if usual else 7), "compare": 14, "label": 7 + (11 if usual else 18)}
    time |= {"bit": 7 + (0 if usual else 11), "else": 4 + (19 if usual else 21)}
    assert times[False] == {time[name] + 10}
    assert times[True] == {(4 + (24 if usual else 26) if name == "else" else time[name]) + 10}


def tiles(choose: random.Random, limit: int, density: float) -> npt.NDArray[np.uint8]:
    """A field of tile numbers: passable ones of all values under the limit, walls of all values from it on."""
    if limit == TABLE:
        walls, free = (np.flatnonzero((PROPERTIES >= 128) == wall).tolist() for wall in (True, False))
        chosen = [choose.choice(walls if choose.random() < density else free) for _ in range(CELLS)]
        return np.array(chosen, dtype=np.uint8).reshape(32, 32)
    numbers = [
        choose.choice((limit, 127, 128, 255, choose.randrange(limit, 256)))
        if choose.random() < density
        else choose.choice((0, limit - 1, choose.randrange(limit)))
        for _ in range(CELLS)
    ]
    return np.array(numbers, dtype=np.uint8).reshape(32, 32)


def passable_place(choose: random.Random, walls: npt.NDArray[np.bool_]) -> Place:
    row, column = choose.choice(np.argwhere(~walls).tolist())
    return row, column


Case = tuple[npt.NDArray[np.uint8], npt.NDArray[np.bool_], Place, Place]


@functools.cache
def cases(limit: int) -> list[Case]:
    """160 fields of tiles, their walls, and two ends: of ten pairs one begins and one ends in a wall."""
    choose, found = random.Random(limit), []
    for turn in range(160):
        field = tiles(choose, limit, choose.random() * 0.5)
        walls = walled(field, limit)
        start, finish = passable_place(choose, walls), passable_place(choose, walls)
        if turn % 10 >= 8:
            end = start if turn % 10 == 9 else finish
            walls[end], field[end] = True, limit if limit > 0 else 0x80
        found.append((field, walls, start, finish))
    return found


@dataclass(frozen=True)
class Outcome:
    """What a solver left: all of it is the same for the same walls, however they are said."""

    carry: int
    route: bytes
    walked: bytes


class Variant:
    """A solver assembled alone, with a limit or without one, in a machine of its own."""

    def __init__(self, name: str, limit: int | None) -> None:
        self.machine, self.assembly = load(f"solve/solve_{name}.asm", limit)
        self.entry = self.assembly.symbols[f"solve_{name}"]

    def solve(self, field: npt.NDArray[np.uint8], start: Place, finish: Place, budget: int) -> tuple[Outcome, int]:
        """What it leaves, and the T-states; the field has to stay."""
        symbols, machine = self.assembly.symbols, self.machine
        machine.write(symbols["field"], field.tobytes())
        (d, e), (h, l) = start, finish  # noqa: E741
        call = machine.call(self.entry, budget, d=d, e=e, h=h, l=l)
        assert machine.read(symbols["field"], CELLS) == field.tobytes()
        left = []
        for label in ("route", "walked"):
            length = machine.word(symbols[f"{label}_length"]) if f"{label}_length" in symbols else 0
            left.append(bytes(machine.read(symbols[label], length)) if length else b"")
        assert call.registers.bc == len(left[0])
        return Outcome(call.carry, *left), call.tstates


def assert_time(name: str, limit: int, more: set[int]) -> None:
    """What the limit costs: nothing for 128; else a form's T-states for all cells, or something for some of them."""
    if name in MARKING:
        assert 0 <= min(more) < max(more) < 75 * CELLS + COPY * (limit == TABLE), name
    elif limit == 128:
        assert more == {0}, name
    elif len(more) == 1:
        assert more <= {CELLS * form for form in FORMS}, name
    else:
        # solve_line prepares an array of all cells first; a JP that is taken is 2 T-states shorter than a JR
        whole = (26 if limit == TABLE else 11) * CELLS * (name == "line")
        most = 8000 if name == "greedy" else 5000  # it copies the field twice when it calls solve_hadlock
        assert max(1, whole - 2) <= min(more) <= max(more) < (26 * most if limit == TABLE else whole + 10_000), name


def assert_route(walls: npt.NDArray[np.bool_], start: Place, finish: Place, route: bytes, where: str) -> None:
    """From start to finish by passable cells, past no corner."""
    cells = walk(start, list(route))
    assert cells[-1] == finish, where
    assert not any(walls[cell] for cell in cells), where
    for (row, column), (next_row, next_column) in itertools.pairwise(cells):
        assert not walls[row, next_column], where
        assert not walls[next_row, column], where


@pytest.mark.parametrize(
    ("name", "limit"),
    some(
        [*zip(names("solver"), itertools.cycle([1, 32, 127, 128]), strict=False)],
        itertools.product(names("solver"), [1, 32, 127, 128]),
        "solve_{name}",
        "asm/include/field.asm",
    )
    + [(name, TABLE) for name in names("solver")],
)
@pytest.mark.parametrize("fields", some([20], [20, 40], "solve_{name}", "asm/include/field.asm"))
def test_every_solver_takes_the_limit(name: str, limit: int, fields: int) -> None:
    """Fields whose bit 7 says little of their walls: from 32 to 127 it is clear in a wall, with the table in any.

    The outcome is that for the same walls said by bit 7, step by step: so a solver that may fail does so as usual.
    """
    limited, usual = Variant(name, limit), Variant(name, None)
    promised = rules(name)
    between = diagonal_steps_between if promised.diagonal else steps_between
    more: set[int] = set()
    found = failed = 0
    for field, walls, start, finish in cases(limit)[: 4 * fields if promised.cannot else fields]:
        outcome, time = limited.solve(field, start, finish, 2 * promised.worst)
        again, usual_time = usual.solve((walls * 0x80).astype(np.uint8), start, finish, promised.worst)
        steps = between(walls, start, finish)
        where = f"solve_{name}, limit {limit}, from {start} to {finish}, {steps} steps:{show(walls)}"
        assert outcome == again, where
        more.add(time - usual_time)
        if steps is None or (promised.cannot and outcome.carry):
            assert (outcome.carry, outcome.route) == (1, b""), where
            failed += 1
            continue
        assert outcome.carry == 0, where
        assert len(outcome.route) == steps if promised.shortest else len(outcome.route) >= steps, where
        assert_route(walls, start, finish, outcome.route, where)
        found += 1
    assert min(found, failed) >= 4
    assert_time(name, limit, more)


@every_solver
def test_saying_the_default_changes_no_byte(name: str) -> None:
    source = f"solve/solve_{name}.asm"
    assert image(source, 128).code == image(source, None).code


@pytest.mark.parametrize("limit", [1, 32, 127, TABLE])
def test_what_is_measured_takes_the_limit_too(limit: int) -> None:
    """maze_stats on tile numbers: the same figures and the same route as for the walls said by bit 7."""
    choose = random.Random(limit)
    outcomes = []
    for _ in range(6):
        field = tiles(choose, limit, choose.random() * 0.5)
        pair = []
        for which, cells in ((limit, field), (None, np.where(walled(field, limit), 0x80, 0).astype(np.uint8))):
            machine, assembly = load("transform/maze_stats.asm", which)
            symbols = assembly.symbols
            machine.write(symbols["field"], cells.tobytes())
            call = machine.call(symbols["maze_stats"], 4_500_000)
            assert call.carry == 0
            assert machine.word(symbols["stats_cells"]) == (~walled(field, limit)).sum()
            stats = machine.read(symbols["stats_cells"], symbols["stats_left"] - symbols["stats_cells"])
            pair.append((stats, machine.read(symbols["route"], call.registers.bc)))
        assert pair[0] == pair[1]
        outcomes.append(pair[0])
    assert len(set(outcomes)) == 6


@pytest.mark.parametrize("limit", [1, 32, TABLE])
def test_a_generated_maze_is_the_same_maze_under_any_limit(limit: int) -> None:
    usual, other = (load("generate/generate_dfs.asm", which) for which in (None, limit))
    fields = []
    for machine, assembly in (usual, other):
        machine.poke_word(assembly.symbols["rng_seed"], 77)
        machine.write(assembly.symbols["field_width"], (31, 31))
        machine.call(assembly.symbols["generate_dfs"])
        fields.append(np.frombuffer(machine.read(assembly.symbols["field"], CELLS), np.uint8))
    assert ((fields[0] >= 128) == walled(fields[1], limit)).all()


@pytest.mark.parametrize("limit", [0, 129, 256])
def test_a_limit_that_cannot_be_is_refused(limit: int) -> None:
    with pytest.raises(MazeError, match="PASSABLE_BELOW must be 1 to 128"):
        image("solve/solve_wave_cpir.asm", limit)


@pytest.mark.sweep("solve_{name}", "asm/include/field.asm")
@every_solver
@pytest.mark.parametrize("limit", [2, 31, 33, 64, 65, 126])
def test_more_limits(name: str, limit: int) -> None:
    test_every_solver_takes_the_limit(name, limit, 40)

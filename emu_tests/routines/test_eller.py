"""Eller's maze, row by row: its sets are kept, its rows go on without an end, and make the generator's maze."""

import numpy as np
import pytest

from emu_tests.machine.calls import KEPT
from emu_tests.oracles.coins import SEEDS, SMALL, assert_fair, passages
from emu_tests.oracles.mazes import is_perfect
from emu_tests.records.sampling import some
from zxmazes.paths import ASM
from zxmazes.routines.library import Library


@pytest.mark.parametrize(("width", "height"), [(31, 31), *SMALL])
def test_eller_keeps_its_sets(library: Library, width: int, height: int) -> None:
    """With the sets kept as labels: no wall opened within a set, none lost, all joined at the end; fair coins."""
    right_coins, below_coins = [], []
    for seed in SEEDS[:: 4 if width == height == 31 else 16]:
        right, below = passages(library, "eller", seed, width, height)
        across = right.shape[1] + 1
        labels = list(range(across))
        for row in range(len(right)):
            last = row == len(right) - 1
            before = labels.copy()
            for column in range(across):
                if column < across - 1:
                    opened, other = bool(right[row, column]), before[column] != before[column + 1]
                    assert other or not opened, f"seed {seed}: a ring"
                    assert opened or not (last and other), f"seed {seed}: a set is left over"
                    if other and not last:
                        right_coins.append(opened)
                    if opened:
                        old = before[column + 1]
                        before = [before[column] if label == old else label for label in before]
                        labels = [before[column] if label == old else label for label in labels]
                if last:
                    continue
                alone = labels.count(before[column]) == 1
                assert below[row, column] or not alone, f"seed {seed}: a set is lost"
                if not alone:
                    below_coins.append(bool(below[row, column]))
                if not below[row, column]:
                    labels[column] = 1000 + row * 16 + column
    if width == height == 31:
        assert_fair(sum(right_coins), len(right_coins))
        assert_fair(sum(below_coins), len(below_coins))


ELLER = ("eller_begin", "eller_row", "eller_last")
BUFFER = 0x50E0  # the second of its two rows is in another page


def begin(library: Library, seed: int, width: int) -> None:
    """Begin a maze without an end."""
    library.machine.poke_word(library.address("rng_seed"), seed)
    library.machine.write(library.address("field_width"), (width,))
    assert library.call("eller_begin", 2000).carry == 0


def rows(library: Library, label: str, times: list[int] | None = None, buffer: int = BUFFER) -> np.ndarray:
    """Two more rows: True for a wall."""
    library.machine.write(buffer, b"\x55" * 64)
    call = library.call(label, 7000, hl=buffer)
    assert call.registers.hl == buffer + 64
    if times is not None:
        times.append(call.tstates)
    found = np.frombuffer(library.machine.read(buffer, 64), np.uint8).reshape(2, 32)
    assert np.isin(found, (0x00, 0x80)).all()
    return found >= 0x80


@pytest.mark.parametrize("width", [31, 5, 7, 17, 29])
@pytest.mark.parametrize("seed", [0, 4711, 65535])
@pytest.mark.parametrize("many", some([300], [300, 1000], "eller_begin", "eller_row", "eller_last"))
def test_eller_rows_without_an_end(library: Library, seed: int, width: int, many: int) -> None:
    """Hundreds of rows running; wherever eller_last closes them, the maze is perfect."""
    machine = library.machine
    begin(library, seed, width)
    stack = [np.ones((1, 32), dtype=np.bool_)]
    memory = library.address("work"), 1156
    for made in range(many):
        if made in (0, 1, 2, 3, 14, 50, 199, 500, 999):
            before = machine.read(*memory), machine.word(library.address("rng_seed"))
            maze = np.concatenate([*stack, rows(library, "eller_last")])
            height = 2 * made + 3
            assert maze.shape == (height, 32)
            assert is_perfect(maze[None], width, height).all(), f"closed after {made} rows"
            assert maze[[0, -1]].all()
            assert maze[:, 0].all()
            assert maze[:, width - 1 :].all()
            machine.write(memory[0], before[0])
            assert machine.word(library.address("rng_seed")) == before[1]
        stack.append(rows(library, "eller_row"))


@pytest.mark.parametrize("size", [(31, 31), (31, 23), (5, 5), (17, 29)], ids=str)
def test_eller_rows_make_the_generators_maze(library: Library, size: tuple[int, int]) -> None:
    width, height = size
    for seed in SEEDS[::64]:
        library.generate("eller", seed, width, height)
        whole, after = library.walls().copy(), library.machine.word(library.address("rng_seed"))
        begin(library, seed, width)
        labels = ["eller_row"] * (height // 2 - 1) + ["eller_last"]
        found = [rows(library, label, buffer=0x5000 + 32 * row) for row, label in enumerate(labels)]
        assert (np.concatenate(found) == whole[1:height]).all()
        assert library.machine.word(library.address("rng_seed")) == after


def test_eller_times_are_the_headers(library: Library) -> None:
    """Of 64 mazes of 100 rows, 31 wide; no row may ever take as long as the bound, nor may all the code be large."""
    text = (ASM / "generate" / "eller_row.asm").read_text(encoding="ascii")
    taken: dict[str, list[int]] = {label: [] for label in ELLER}
    for seed in range(0, 65536, 1024):
        library.machine.write(library.address("field_width"), (31,))
        library.machine.poke_word(library.address("rng_seed"), seed)
        taken["eller_begin"].append(library.call("eller_begin", 2000).tstates)
        for _ in range(100):
            rows(library, "eller_row", taken["eller_row"])
        rows(library, "eller_last", taken["eller_last"])
    for label in ("eller_row", "eller_last"):
        mean, most = sum(taken[label]) / len(taken[label]), max(taken[label])
        assert f"Time: {mean:,.0f} T mean, {most:,} T at most (31 wide" in text, f"{label}: {mean:,.0f} {most:,}"
    assert set(taken["eller_begin"]) == {taken["eller_begin"][0]}
    assert f"Time: {taken['eller_begin'][0]:,} T;" in text, taken["eller_begin"][0]
    assert "; Bound: under 6,700 T a row" in text
    assert 5_000 < max(taken["eller_row"]) < 6_700
    assert sum(library.size(label) for label in ("generate_eller", *ELLER)) <= 300


@pytest.mark.parametrize("label", ELLER)
def test_eller_writes_only_what_it_says(library: Library, label: str) -> None:
    machine = library.machine
    deepest = 0
    for seed in range(1, 65536, 4096):
        begin(library, seed, 31)
        rows(library, "eller_row")
        before = bytearray(machine.read(0, 0x10000))
        library.machine.write(0xF800, before[0xF800:0xFF00])
        call = library.call(label, 7000, hl=BUFFER, bc=0x7788, de=0x99AA, stack=0xFF00, measure_stack=True, **KEPT)
        deepest = max(deepest, call.stack)
        assert {name: getattr(call.registers, name) for name in KEPT} == KEPT
        assert call.registers.sp == 0xFF00
        after = bytearray(machine.read(0, 0x10000))
        spans = [(library.address("work"), 32 if label == "eller_last" else 33), (0xF700, 0x800)]
        if label != "eller_begin":
            spans.append((BUFFER, 64))
        if label == "eller_row":
            spans.append((library.address("rng_seed"), 2))
        for start, length in spans:
            before[start : start + length] = after[start : start + length]
        assert before == after
        if label == "eller_begin":
            assert (call.registers.bc, call.registers.de) == (0x7788, 0x99AA)
    text = (ASM / "generate" / "eller_row.asm").read_text(encoding="ascii")
    block = text[text.index(f"; {label} - ") : text.index(f"\n{label}:")]
    assert f"; Stack: {deepest} bytes" in block


def test_eller_begin_refuses_an_illegal_width(library: Library) -> None:
    machine = library.machine
    for width in range(256):
        begin(library, 1, 17)
        machine.write(library.address("field_width"), (width,))
        before = machine.read(0, 0xFD00)
        call = library.call("eller_begin", 2000)
        legal = width % 2 == 1 and 5 <= width <= 31
        assert call.carry == (not legal)
        assert legal or machine.read(0, 0xFD00) == before

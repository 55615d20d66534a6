"""Z5 and Z6 in machine code: the ROM runs the listing from the same SEED, and the two screens are compared."""

import math
import re

import numpy as np
import pytest

from zxmazes.basic.tokeniser import tokenise
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.paths import BASIC
from zxmazes.routines.images import assemble_library
from zxmazes.routines.pictures import PicturesLibrary

SEED, PROG, VARS, E_LINE, K_CUR, WORKSP = 0x5C76, 0x5C53, 0x5C4B, 0x5C59, 0x5C5B, 0x5C61
RUN = 0x1EA1  # the ROM's command RUN
REPORT = 0x1303  # where every run ends, before the message
SCREEN = 0x4000, 0x1800
LISTINGS = {"circle_vector": ("z5", 100 * SECOND), "rectangle_vector": ("z6", 20 * SECOND)}
FEW = [0, 65535, 44872, 30522, *map(int, np.random.default_rng(15).integers(1, 65535, 6))]


def listing(name: str) -> str:
    """The statements of a magazine program that draw: no title, no clock, no keys, no RANDOMIZE."""
    lines = (BASIC / f"magazine_{name}.bas").read_text(encoding="utf-8").splitlines()
    others = r"{alive}|GO SUB|LOAD|\d (?:REM|RAND)"
    drawing = [line for line in lines if re.match(r"\d", line) and not re.search(others, line)]
    return "\n".join(drawing).replace("GO TO 9610", "STOP") + "\n"


class Basic:
    """A 48K that has been switched on, with a program in memory as LOAD leaves it, at the moment of RUN."""

    def __init__(self, source: str) -> None:
        self.machine = machine = Machine(48)
        machine.boot()
        program = tokenise(source)
        start = machine.word(PROG)
        end = start + len(program)
        machine.write(start, program + b"\x80\r\x80")
        machine.poke_word(VARS, end)
        for variable in (E_LINE, K_CUR):
            machine.poke_word(variable, end + 1)
        for variable in (WORKSP, WORKSP + 2, WORKSP + 4):
            machine.poke_word(variable, end + 3)
        machine.type_command("RUN ENTER", RUN)
        self.memory, self.registers = machine.read(0, 0x10000), list(machine.simulator.registers)

    def run(self, seed: int, budget: int) -> tuple[bytes, int]:
        """The pixels of the screen when the program ends, and SEED."""
        self.machine.write(0, self.memory)
        for index, value in enumerate(self.registers):
            self.machine.simulator.registers[index] = value
        self.machine.poke_word(SEED, seed)
        self.machine.run_to(REPORT, budget, "the listing")
        return self.machine.read(*SCREEN), self.machine.word(SEED)


@pytest.mark.parametrize("name", LISTINGS)
@pytest.mark.parametrize(
    "seeds",
    [
        FEW[:2],
        *(pytest.param(more, marks=pytest.mark.sweep("draw_{name}")) for more in (FEW[2:], range(0, 65536, 512))),
    ],
    ids=["few", "more", "many"],
)
def test_the_picture_is_that_of_the_listing(name: str, seeds: list[int]) -> None:
    source, budget = LISTINGS[name]
    basic, library = Basic(listing(source)), PicturesLibrary()
    for seed in seeds:
        pixels, last = basic.run(seed, budget)
        library.draw(name, seed)
        assert library.field()[: SCREEN[1]] == pixels, f"seed {seed}"
        assert library.machine.word(library.address("rng_seed")) == last, f"seed {seed}"


def line(across: int, up: int) -> list[tuple[int, int]]:
    """The steps of the ROM's DRAW across,up from pixel to pixel."""
    longer, shorter = max(abs(across), abs(up)), min(abs(across), abs(up))
    x, y = int(np.sign(across)), int(np.sign(up))
    steps, error = [], longer // 2
    for _ in range(longer):
        error += shorter
        if error >= longer:
            error -= longer
            steps.append((x, y))
        else:
            steps.append((x, 0) if abs(across) >= abs(up) else (0, y))
    return steps


def nearest(value: float) -> int:
    """The nearest integer, as the ROM rounds."""
    return int(math.copysign(math.floor(abs(value) + 0.5), value))


def place(radius: int, sector: float) -> tuple[float, float]:
    """x and y from the centre."""
    angle = math.pi / 10 * sector
    return radius * math.cos(angle), radius * math.sin(angle)


def arc(radius: int, sector: int) -> tuple[list[tuple[int, int]], tuple[int, int]]:
    """The steps of an arc, which the ROM draws as four lines, and the way from its end to the next arc's start."""
    (x, y), first = place(radius, sector), [nearest(value) for value in place(radius, sector)]
    at, steps = first, []
    for quarter in range(1, 5):
        there = place(radius, sector + quarter / 4)
        to = [nearest(start + value - exact) for start, value, exact in zip(first, there, (x, y), strict=True)]
        steps += line(to[0] - at[0], to[1] - at[1])
        at = to
    after = [nearest(value) for value in place(radius, sector + 1)]
    return steps, (after[0] - at[0], after[1] - at[1])


def packed(steps: list[tuple[int, int]]) -> bytes:
    """Two bits a step: across, up; 0 after the last."""
    codes = [2 * (x != 0) + (y != 0) for x, y in steps] + [0]
    codes += [0] * (-len(codes) % 4)
    return bytes(a * 64 + b * 16 + c * 4 + d for a, b, c, d in zip(*[iter(codes)] * 4, strict=True))


def test_the_chains_follow_from_sine_and_cosine() -> None:
    """The table of circle_vector, from the geometry alone."""
    expected = b""
    for radius in range(16, 96, 16):
        for sector in range(5):
            steps, gap = arc(radius, sector)
            expected += packed(steps) + (packed([gap]) if any(gap) else b"")
    expected += b"".join(packed(line(*map(nearest, place(16, sector)))) for sector in range(4, -1, -1))
    assembly = assemble_library("pictures")
    end = assembly.symbols["draw_circle_vector_end"] - assembly.org
    assert assembly.code[end - len(expected) : end] == expected

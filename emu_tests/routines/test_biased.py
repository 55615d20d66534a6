"""Depth first and the growing tree with leanings: perfect whatever they are, and the effect that the headers state."""

import itertools
import re

import numpy as np
import pytest

from emu_tests.oracles.mazes import is_perfect, passages, ways
from zxmazes.paths import ASM
from zxmazes.routines.library import Library

NAMES = ["dfs_biased", "growing_biased"]
SEEDS = range(0, 65536, 1311)
ENDS = (0, 1, 127, 128, 254, 255)


def made(library: Library, name: str, seeds: range, size: tuple[int, int] = (31, 31), **values: int) -> np.ndarray:
    """The walls of the mazes of these seeds."""
    fields = bytearray()
    for seed in seeds:
        assert library.generate(name, seed, *size, parameters=values).carry == 0
        fields += library.field()
    return np.frombuffer(bytes(fields), np.uint8).reshape(-1, 32, 32) >= 0x80


def character(walls: np.ndarray) -> tuple[float, float, float]:
    """Percent: straight cells of those with two ways, dead ends of the cells, passages across of all."""
    around = ways(walls)[:, 1:31:2, 1:31:2]
    free = ~walls
    level = free[:, 1:31:2, 0:30:2] & free[:, 1:31:2, 2:32:2]
    upright = free[:, 0:30:2, 1:31:2] & free[:, 2:32:2, 1:31:2]
    two = around == 2
    across, down = (kind.sum() for kind in passages(walls, 31, 31))
    dead = (around == 1).sum() / (len(walls) * 225)
    return 100 * (two & (level | upright)).sum() / two.sum(), 100 * dead, 100 * across / (across + down)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("straight", ENDS)
def test_no_leaning_forbids_anything(library: Library, name: str, straight: int) -> None:
    """Every end of both ranges, at sizes in between and the least."""
    for across, size in itertools.product(ENDS, ((31, 31), (5, 31), (31, 5), (17, 11), (5, 5))):
        values = {"bias_straight": straight, "bias_across": across}
        assert is_perfect(made(library, name, range(across, 65536, 9001), size, **values), *size).all()


def stated(name: str, values: str, what: str) -> tuple[list[int], list[float]]:
    """A row of figures in the head of a generator: values of a parameter, and what they make."""
    text = re.sub(r"\n; ", " ", (ASM / "generate" / f"generate_{name}.asm").read_text(encoding="ascii"))
    found = re.search(rf"{values} = ([\d, ]+) makes ([\d., ]+) % of the {what}", text)
    assert found
    return [int(one) for one in found[1].split(", ")], [float(one) for one in found[2].split(", ")]


@pytest.mark.parametrize("name", NAMES)
def test_the_effect_is_as_told(library: Library, name: str) -> None:
    for straight, percent in zip(*stated(name, "bias_straight", "cells with two ways"), strict=True):
        walls = made(library, name, SEEDS, bias_straight=straight)
        assert round(character(walls)[0]) == percent, f"straight {straight}"
    for across, percent in zip(*stated(name, "bias_across", "passages"), strict=True):
        walls = made(library, name, SEEDS, bias_straight=0, bias_across=across)
        assert round(character(walls)[2]) == percent, f"across {across}"


def test_dead_ends_are_as_told(library: Library) -> None:
    text = re.sub(r"\n; ", " ", (ASM / "generate" / "generate_dfs_biased.asm").read_text(encoding="ascii"))
    first, second = re.findall(r"and ([\d., ]+) % of the cells dead ends", text)
    cases = [{"bias_straight": straight} for straight in (0, 128, 200, 255)]
    cases += [{"bias_straight": 0, "bias_across": across} for across in (0, 64, 128, 200, 255)]
    for values, percent in zip(cases, f"{first}, {second}".split(", "), strict=True):
        assert f"{character(made(library, 'dfs_biased', SEEDS, **values))[1]:.1f}" == percent, values


@pytest.mark.parametrize(("newest", "least", "most"), [(0, 25, 40), (128, 20, 32), (255, 8, 16)])
def test_the_growing_tree_is_as_bushy_as_without_leanings(library: Library, newest: int, least: int, most: int) -> None:
    """Neutral leanings: as many dead ends as generate_growing_tree makes, within a tenth."""
    plain = character(made(library, "growing_tree", SEEDS, growing_newest=newest))[1]
    neutral = character(made(library, "growing_biased", SEEDS, growing_newest=newest, bias_straight=0))[1]
    assert least < plain < most
    assert abs(neutral - plain) < 0.1 * plain

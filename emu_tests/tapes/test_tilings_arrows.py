"""Mazes with passages of one direction on the tape `tilings`: the walk, the way, what is drawn."""

import networkx as nx
import numpy as np
import pytest

from emu_tests.machine.pressing import address, at, byte, place, press, word
from emu_tests.machine.tilings_tape import KEYS, NAME, ORDER, ends, links, rest, size, tiling
from emu_tests.oracles.arrows import digraph_of, may_be_arrows, one_way
from zxmazes.machine.spectrum import Machine

BOARDS = ("square", "torus", "hexagon", "octagon", "circle", "storeys", "kagome")
#: Loops, and a maze at once.
LOOPS = ("b", "4", "0", "ENTER", "s", "0", "ENTER")


def board(name: str, *keys: str) -> Machine:
    """A maze with loops, all at once; keys: pressed on the page of choices before."""
    machine = at(NAME, "menu", f"a*{ORDER.index(name)}", *LOOPS, *keys, "ENTER")
    rest(machine)
    return machine


def directed(machine: Machine) -> nx.DiGraph:
    """The cells; an edge with its direction's code where a passage leads from one to another."""
    return digraph_of(tiling(machine), size(machine), links(machine))


def pixels(machine: Machine) -> np.ndarray:
    """The board's lines: 25 columns, all rows but the bar and the foot."""
    rows = np.frombuffer(machine.screen()[:6144], np.uint8).reshape(3, 8, 8, 32)
    return np.unpackbits(rows.transpose(0, 2, 1, 3).reshape(192, 32)[8:184, :25], axis=1).astype(bool)


@pytest.mark.parametrize("name", BOARDS)
def test_a_maze_with_arrows(name: str) -> None:
    """All can be reached from the entrance, the exit from all; the fewest steps and the way go by the arrows."""
    machine = board(name, "r")
    found = directed(machine)
    first, last = ends(machine)
    assert nx.descendants(found, first) | {first} == nx.ancestors(found, last) | {last} == {*found}
    possible = may_be_arrows(found.to_undirected(), first, last)
    assert one_way(found) <= possible
    assert len(one_way(found)) > 0.9 * len(possible) > 10
    assert word(machine, NAME, "fewest") == nx.shortest_path_length(found, first, last)
    press(machine, "s", after=0)
    rest(machine)
    codes = machine.read(address(NAME, "route"), word(machine, NAME, "route_length"))
    cell = first
    for code in codes:
        cell = next(there for _, there, leads in found.out_edges(cell, data="code") if leads == code)
    assert cell == last
    assert len(codes) == word(machine, NAME, "fewest")


def thin(name: str) -> Machine:
    """A board whose walls are left as they are drawn: those between arrows are."""
    machine = at(NAME, "menu", f"a*{ORDER.index(name)}", *LOOPS)
    machine.write(address(NAME, "walls_thicken"), [0xC9])
    press(machine, "ENTER", after=0)
    rest(machine)
    return machine


@pytest.mark.parametrize("name", BOARDS)
def test_arrows_are_drawn_over_the_same_walls(name: str) -> None:
    """Each wall of the maze without arrows stays, and each arrow adds pixels.

    Stairs are drawn where they lead from. The walker is in the middle of a character only if cells have colours.
    """
    plain, arrows = thin(name), board(name, "r")
    found, both = directed(arrows), directed(plain)
    assert {frozenset(edge) for edge in found.edges} == {frozenset(edge) for edge in both.edges}
    lines, more = pixels(plain), pixels(arrows)
    gone = np.argwhere(lines & ~more)
    if gone.size and name != "storeys":
        assert (np.ptp(gone, axis=0) < 8).all()
    assert (more & ~lines).sum() >= len(one_way(found))


@pytest.mark.parametrize("name", ["square", "hexagon"])
def test_nobody_walks_against_an_arrow(name: str) -> None:
    """A step along it, none against it; colours by distance are not offered, and the next maze has arrows too."""
    machine = board(name, "r")
    found = directed(machine)
    source, target, code = next(
        (a, b, code) for a, b, code in found.edges(data="code") if not found.has_edge(b, a) and b != ends(machine)[1]
    )
    for start, key, there in ((target, code ^ 4, target), (source, code, target)):
        machine.write(address(NAME, "walker"), start[::-1])
        press(machine, KEYS[key], frames=2, after=0)
        rest(machine)
        assert place(machine, NAME, "walker") == there
    assert not any("heat" in row for row in machine.text())
    press(machine, "h", after=4)
    assert byte(machine, NAME, "heat") == 0
    press(machine, "n", after=0)
    rest(machine)
    after = directed(machine)
    assert after.edges != found.edges
    assert one_way(after)

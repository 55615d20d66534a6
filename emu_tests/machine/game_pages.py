"""What the tests of two games share: a title page, keys that do nothing, keys at random, a name that goes to tape."""

import functools
import random

from emu_tests.machine.images import START, assembly, tape
from emu_tests.machine.pressing import at, hold, press
from emu_tests.machine.states import State, loaded, state_of
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import recorded

#: Of a run with random keys: what they are, and how long each is held and let go, in frames.
KEYS = [*"qaop5678hkbwctlz", "ENTER", "SPACE", "CS", "SS", "0", "1"]
HELD, LET_GO = (2, 5, 12), (1, 3, 20)
_BASIC = 0x5D00
_STACK = 0xFF00


def opened(name: str, model: int, *, contended: bool = False) -> Machine:
    """A machine of its own on a game's title page; the tape is loaded once."""
    return _opened(name, model, contended).machine()


@functools.cache
def _opened(name: str, model: int, contended: bool) -> State:
    machine = loaded(name, model, contended).machine()
    machine.frames(40)
    assert machine.text()[23] == START
    return state_of(machine)


def does_nothing(name: str, page: str, key: str, label: str, count: int) -> None:
    """A key changes neither the screen of a page nor so many bytes at a label."""
    one, other = at(name, page), at(name, page)
    press(other, key, frames=6, after=0)
    hold(one)
    one.frames(6)
    assert one.screen() == other.screen()
    where = assembly(name).symbols[label]
    assert one.read(where, count) == other.read(where, count)


def mash(name: str, machine: Machine, seed: int, presses: int) -> None:
    """Keys at random: what is below the program and above it stays as it is, and the title can be reached."""
    choose, made = random.Random(seed), assembly(name)
    first, end = made.org, made.memory_end
    machine.write(end, choose.randbytes(_STACK - end))
    outside = machine.read(_BASIC, first - _BASIC), machine.read(end, _STACK - end)
    for _ in range(presses):
        machine.ports.held = tuple(choose.sample(KEYS, choose.choice((1, 1, 2))))
        machine.frames(choose.choice(HELD))
        machine.ports.held = ()
        machine.frames(choose.choice(LET_GO))
    assert (machine.read(_BASIC, first - _BASIC), machine.read(end, _STACK - end)) == outside
    for _ in range(4):
        if machine.text()[23] == START and not machine.peek(made.symbols["attract_on"]):
            break
        machine.press("CS", "SPACE", frames=40, after=60)
    assert machine.text()[23] == START


def name_goes_to_tape(
    name: str, machine: Machine, other: Machine, *, asks: str, row: int, save: str, again: str
) -> None:
    """At GAME OVER with 12345 points: a name is asked for, saved, and loaded by another machine from its title page.

    asks: what row 21 says then; row: of the best score; save: its key; again: the label where the page waits.
    """
    machine.press("ENTER", frames=4, after=40)
    assert machine.text()[21].strip() == asks
    for key in ("a", "b", "ENTER"):
        machine.press(key, frames=4, after=10)
    machine.frames(40)
    best = ["1", "AB", "12345"]
    assert machine.text()[row].split() == best
    machine.press(save, frames=4, after=20)
    machine.ports.edges.clear()
    machine.press("ENTER", frames=4, after=2)
    machine.frames(900)
    assert "Saved." in machine.text()[21]
    other.press("b", frames=4, after=40)
    other.press("l", frames=4, after=20)
    other.play(tape(*recorded(machine.ports.edges)), assembly(name).symbols[again])
    other.frames(40)
    assert "Loaded." in other.text()[21]
    assert other.text()[row].split() == best
    other.press("ENTER", frames=4, after=60)
    assert other.text()[23] == START

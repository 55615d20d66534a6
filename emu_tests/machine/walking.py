"""The pages of any tape, told apart by where its program waits; the keys that each names, and what a key does there.

A tape's `pages.txt` says how to get to its pages; in a tape without one they are found by walking: from the title by
each key that the screen names.
"""

import bisect
import functools
import hashlib
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from emu_tests.machine.images import START, assembly
from emu_tests.machine.page_table import TITLE, Page, pages_of
from emu_tests.machine.pages import MIDDLE, reach, reach_again, rest, waits
from emu_tests.machine.pressing import ANY, SINGLE, STICK, named, press
from emu_tests.oracles.unzx0 import unpacked
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine

#: Keys, directions and fire, each alone.
ALONE = (*SINGLE, *STICK)
#: The keys that are a direction where these are said to be: as the stick.
USUAL = {"q": "up", "a": "down", "o": "left", "p": "right", "7": "up", "6": "down", "5": "left", "8": "right"}
#: What is at work while the tape is listened to, and while a routine is watched, wherever that is.
ROM, WATCHING = "the ROM", "watching"
#: Where a title waits while the loudspeaker sings, and what calls that for a page that waits for keys.
SONG = "song_frame"
_WAIT = "song_wait"
#: Enough of all keys where each does the same, or the ROM listens to the tape.
FEW = ("ENTER", "SPACE", "0", "7", "b", "q", "CS", "SS", "up", "fire")
_TITLE_KEYS = range(16, 23)  # the rows of a title that name keys of later pages
_BAR = range(23, 24)
_DEEPEST = 3  # keys from the title
_SETTLED = 120  # frames until a page is at rest after a key, unless something goes on there

_LASTING = 8  # frames for which it waits there
_AROUND = 16  # bytes around an address that tell whose code is there

Cells = npt.NDArray[np.uint8]  # 768 x 9


@functools.cache
def _overlays(tape: str) -> list[tuple[int, bytes, list[str]]]:
    """First address, code and labels of what a program unpacks; labels stand in the order of the source."""
    made, found = assembly(tape), []
    labels = list(made.symbols)
    for name in [label.removesuffix("_unpacked") for label in labels if label.endswith("_unpacked")]:
        first, last = (made.symbols[f"{name}_packed{end}"] - made.org for end in ("", "_end"))
        inside = labels[labels.index(f"{name}_unpacked") : labels.index(f"{name}_unpacked_end")]
        at = made.symbols[inside[0]]
        before = bytes(made.org) + made.code
        before = before[:at] + bytes(max(at - len(before), 0))
        found.append((at, unpacked(made.code[first:last], spare=True, before=before), inside))
    return found


@functools.cache
def _labels(tape: str, missing: frozenset[str]) -> list[tuple[int, str]]:
    return sorted((value, label) for label, value in assembly(tape).symbols.items() if label not in missing)


def place_of(machine: Machine, tape: str) -> str:
    """The label of the routine where the program waits; nothing if it does not wait."""
    at = machine.registers.pc
    if at < 0x4000:
        return ROM
    if machine.registers.im == 2 and "play_walls" not in assembly(tape).symbols:
        return WATCHING
    label = _label(machine, tape, at)
    if label == SONG and waits(machine):
        sp = machine.registers.sp
        if _label(machine, tape, machine.word(sp)) == _WAIT:  # two registers are below the place that it returns to
            return _label(machine, tape, machine.word(sp + 6))
    return label if waits(machine) or label == SONG else ""


def _label(machine: Machine, tape: str, address: int) -> str:
    """The last label up to an address, without those of overlays that are not in memory around it now."""
    missing: set[str] = set()
    for first, code, labels in _overlays(tape):
        around = range(max(address - _AROUND, first), min(address + _AROUND, first + len(code)))
        there = machine.read(around.start, len(around)) if around else b""
        same = sum(a == b for a, b in zip(there, code[max(around.start - first, 0) :], strict=False))
        missing |= {label for label in labels if 2 * same <= len(around)}
    inside = _labels(tape, frozenset(missing))
    return inside[bisect.bisect(inside, (address, "~")) - 1][1]


@functools.cache
def _shared() -> Machine:
    return Machine(48)


def opened(wanted: Page) -> Machine:
    """The one machine of this module at rest on the page, with a joystick plugged in; until another page is opened."""
    machine = _shared()
    reach_again(wanted, machine)
    machine.ports.kempston = 0
    machine.write(assembly(wanted.tape).symbols["kempston"], [1])
    return machine


@functools.cache
def places(tape: str) -> dict[str, list[Page]]:
    """The pages of a tape's code, by where it waits; those from which a key can lead on."""
    found: dict[str, list[Page]] = {}
    stated = [page for page in pages_of(tape).values() if page.after != "tape" and not page.line]
    for page in stated if len(stated) > 1 else _walked(tape):
        found.setdefault(place_of(reach(page), tape), []).append(page)
    found.pop("", None)
    return found


@functools.cache
def first_place(tape: str) -> str:
    """Where the program waits after its title. Raises MazeError if it does not."""
    machine = opened(pages_of(tape)[TITLE])
    title = place_of(machine, tape)
    press(machine, "ENTER")
    machine.run((MIDDLE - machine.registers.t) % machine.frame)  # a game that draws when a frame begins waits then
    last: list[str] = []
    for _ in range(_SETTLED):
        last = [*last[-_LASTING:], place_of(machine, tape)]
        if last == last[:1] * (_LASTING + 1) and last[0] not in ("", title):
            return last[0]
        machine.frames(1)
    raise MazeError(f"{tape}: ENTER on the title leads to no page")


def _walked(tape: str) -> Iterator[Page]:
    """The pages that keys lead to, from the title and on from each new place; each key is one that the screen names."""
    queue, seen = [pages_of(tape)[TITLE]], set()
    while queue:
        page = queue.pop(0)
        yield page
        label = place_of(reach(page), tape)
        if label not in seen and len(page.keys) < _DEEPEST:
            seen.add(label)
            keys = ["ENTER"] if page.name == TITLE else sorted(names(page) - {"BREAK", "DELETE", *STICK})
            queue += [Page(tape, " ".join([*page.keys, key]), TITLE, (*page.keys, key)) for key in keys]


@functools.cache
def names(page: Page) -> frozenset[str]:
    """The keys that a page names on the screen: of a title only those for now."""
    return frozenset(named(reach(page), _rows(page)))


def _rows(page: Page) -> range:
    """The rows whose keys count: of a title that any key ends only the last one."""
    return _BAR if page.name == TITLE and reach(page).text()[23] != START else range(24)


def tried(place: str, page: Page) -> tuple[str, ...]:
    """The keys that are tried on a page: all of them, or some where any key will do."""
    return FEW if place == ROM or names(page) >= set(ANY) else ALONE


@functools.cache
def title_names(tape: str) -> frozenset[str]:
    """The keys that a title names for later."""
    return frozenset(named(reach(pages_of(tape)[TITLE]), _TITLE_KEYS))


def says(page: Page, words: str) -> bool:
    """Are these words on the page, blanks aside, or on a title in the row of its keys?"""
    rows = reach(page).text()
    if "Keys of your own" in "\n".join(rows) or "1 Usual" in "\n".join(rows):  # it lists those of other sets
        return False
    return words in "".join(rows[row] for row in _rows(page)).replace(" ", "")


def own(page: Page) -> frozenset[str]:
    """The keys named in what a page shows new: under a number typed on another page there are still that one's keys."""
    before = pages_of(page.tape).get(page.after)
    if page.name == TITLE or not before:
        return names(page)
    machine, last = reach(page), reach(before).text()
    return names(page) & frozenset(named(machine, [row for row in range(24) if machine.text()[row] != last[row]]))


def look(machine: Machine, tape: str) -> bytes:
    """A digest of screen, sound and border, and the program's memory but its stack and the note of what is held."""
    symbols = assembly(tape).symbols
    if "play_walls" in symbols:  # how much of a picture has been made depends on the moment
        machine.run(2 * machine.frame, symbols["play_walls"])
    kept = bytearray(machine.read(0x4000, 0xBF58))
    kept[0x1B00:0x1D00] = b""  # the system variables; what follows is as many places on
    top, noted = (symbols[label] - 0x4200 for label in ("stack_top", "repeat_keys"))
    for first, after in ((top - symbols["STACK_SIZE"], top), (noted, noted + 5)):
        kept[first:after] = bytes(after - first)
    heard = len(machine.ports.clicks), len(machine.ports.borders), machine.ports.border
    return hashlib.sha256(bytes(kept) + repr(heard).encode()).digest()


class Trial:
    """A page on which keys are pressed, each on a machine of its own; `before`: keys pressed first."""

    def __init__(self, page: Page, *before: str) -> None:
        self.page, self.before = page, before
        self._looks: dict[str, bytes] = {}
        self._cells: dict[str, Cells] = {}

    def _pressed(self, key: str) -> Machine:
        machine = opened(self.page)
        for each in self.before:
            press(machine, each, after=12)
        press(machine, *key.split(), after=10)
        return machine

    def does(self, key: str) -> bytes:
        """What is there after the key; of no key: after as long without one."""
        if key not in self._looks:
            self._looks[key] = look(self._pressed(key), self.page.tape)
        return self._looks[key]

    def acts(self, key: str) -> bool:
        """Is anything different after the key?"""
        return self.does(key) != self.does("")

    def shows(self, key: str) -> Cells:
        """The cells of the screen, with their colours, once the program is at rest again."""
        if key not in self._cells:
            machine = self._pressed(key)
            rest(machine, 2 * _SETTLED)  # a large maze takes so long to be made
            screen = np.frombuffer(machine.screen(), np.uint8)
            lines = screen[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 3, 1).reshape(768, 8)
            self._cells[key] = np.column_stack([lines, screen[6144:]])
        return self._cells[key]

    def is_as(self, key: str, other: str, cells: int = 0) -> bool:
        """Do two keys lead to the same, but for so many cells, such as the last digits of a measured time?"""
        return int((self.shows(key) != self.shows(other)).any(axis=1).sum()) <= cells


@functools.cache
def trial(page: Page) -> Trial:
    """A page on which keys are tried, the same one each time."""
    return Trial(page)


def leaves(page: Page, times: int = 6) -> Machine:
    """The machine after BREAK has been held for a while, from page to page; Y if it is asked."""
    machine = opened(page)
    for _ in range(times):
        asked = "Y yes" in "\n".join(machine.text())  # in `solvers` Y alone leaves the races
        press(machine, "y" if asked else "BREAK", frames=30, after=60)
        if machine.registers.pc < 0x4000 and place_of(machine, page.tape) == ROM and "RUN" in machine.text()[0]:
            break
    return machine

"""What the tests of keys, sound and pace share: a page opened, keys and joystick held, the keys that a text names."""

import re
from collections.abc import Callable, Iterable

from emu_tests.machine.images import assembly
from emu_tests.machine.pages import beyond, page, reach
from zxmazes.machine.spectrum import Machine

#: Half a minute: what no page takes to do what a key asks of it.
BUDGET = 1500
#: Combinations of keys, by what they mean.
TOGETHER = {"BREAK": "CS+SPACE", "DELETE": "CS+0"}
#: How long BREAK is held: half a second, more than it needs anywhere, and what a page may take to look.
BREAK_FRAMES = 30
#: The joystick's bits, by what is held.
STICK = {"right": 1, "left": 2, "down": 4, "up": 8, "fire": 16}


#: All keys of the keyboard, each alone, and those that are any key to a page.
SINGLE = [*"1234567890qwertyuiopasdfghjklzxcvbnm", "ENTER", "SPACE", "CS", "SS"]
ANY = [key for key in SINGLE if key not in ("CS", "SS")]
_PANEL = 24  # its first column
_NAMED = re.compile(
    r"(?<![\w-])(?:(QAOP)|(5678)|(0-9)|(ENTER|SPACE|BREAK|DELETE)|([A-Z])|(fire|stick|joystick)|([Aa]ny|a) key)"
    r"(?![\w-])"
)


def at(tape: str, name: str, *keys: str) -> Machine:
    """A machine of its own at rest on a page, or where more keys lead from there, with a joystick plugged in."""
    machine = reach(beyond(tape, name, *keys) if keys else page(tape, name))
    machine.ports.kempston = 0
    machine.write(address(tape, "kempston"), [1])
    return machine


def address(tape: str, label: str) -> int:
    """Where a label of a tape's program is."""
    return assembly(tape).symbols[label]


def hold(machine: Machine, *keys: str) -> None:
    """Hold these and nothing else: keys, combinations such as CS+0 or BREAK, directions of the stick or fire."""
    machine.ports.held = tuple(one for key in keys if key not in STICK for one in TOGETHER.get(key, key).split("+"))
    machine.ports.kempston = sum(STICK[key] for key in keys if key in STICK)


def press(machine: Machine, *keys: str, frames: int = 4, after: int = 4) -> None:
    """Hold them for so many frames, BREAK for long enough to count, then let go."""
    hold(machine, *keys)
    frames = max(frames, BREAK_FRAMES) if "BREAK" in keys else frames
    machine.frames(frames)
    hold(machine)
    machine.frames(after)


def until(machine: Machine, tape: str, label: str, frames: int = BUDGET) -> None:
    """Run on until the program comes to a label."""
    machine.run(1)
    machine.run_to(address(tape, label), frames * machine.frame, label)


def frames_until(machine: Machine, holds: Callable[[], bool], frames: int = BUDGET) -> int:
    """Run on, a frame at a time, until something holds, and count them. Fails if that takes more frames."""
    for number in range(frames):
        if holds():
            return number
        machine.frames(1)
    raise AssertionError(f"not within {frames} frames")


def byte(machine: Machine, tape: str, label: str) -> int:
    """A byte of the program's memory."""
    return machine.peek(address(tape, label))


def word(machine: Machine, tape: str, label: str) -> int:
    """Two bytes of the program's memory, the low one first."""
    return machine.word(address(tape, label))


def place(machine: Machine, tape: str, label: str) -> tuple[int, int]:
    """Row and column of what is kept there as column, row."""
    column, row = machine.read(address(tape, label), 2)
    return row, column


def named(machine: Machine, rows: Iterable[int] = range(24), column: int = 0) -> set[str]:
    """The keys that a part of the screen names, in its rows or in a panel on the right."""
    shown, rows = machine.text(), list(rows)
    panel = [shown[row][_PANEL:] for row in rows if not shown[row][_PANEL - 1].isalnum()]
    text = "\n".join([*(shown[row][column:] for row in rows), *panel])
    if "Keys of your own" in text or "1 Usual" in text:  # the other keys there are those of the sets
        return {"1", "2", "3", "4", "5", "BREAK"}
    text = text.replace("Q A O P", "QAOP").replace("5 6 7 8", "5678").replace("then any\nkey", "then any key")
    parameters = re.match(r"(1) [A-Z].{13}(2)? ", shown[20]) if 20 in rows else None
    found = set(parameters.groups("1")) if parameters else set()
    for keys, cursors, digits, word, letter, stick, any_key in _NAMED.findall(text):
        found |= set(ANY) if any_key else set()
        found |= set("qaop") if keys else set("5678") if cursors else set("0123456789") if digits else set()
        found |= {word} if word else {letter.lower()} if letter else set()
        found |= {"fire"} if stick == "fire" else {"up", "down", "left", "right"} if stick else set()
    if re.search(r"\d to \d+\b(?! coins)", text):
        found |= set("0123456789")
    if "A race to watch" in text:  # it ends at any key at all
        found |= {"CS", "SS"}
    if re.search(r"RACE +\d+(?: of |/)\d+", text):  # the bet is on one of four
        found |= set("1234")
    if "SYMB SHIFT is a key" in text:
        found.add("SS")
    if "Which letter" in text:
        found |= set(ANY)
    return found

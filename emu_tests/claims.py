"""What the headers of the routines claim: their fields, and the memory, operands and registers that these name."""

import functools
import re

from zxmazes.paths import ASM
from zxmazes.routines.library import Library
from zxmazes.routines.manifest import Routine, read_routines
from zxmazes.routines.registry import sources

#: Every public routine, leaves too, by label.
ROUTINES: dict[str, Routine] = {one.label: one for path in sources() for one in read_routines(path)}
#: Free memory for what a call is given by address: goals, a list of places, two rows of Eller.
ROOM = 0xFA00
#: The generator that pick_longest is given here.
GIVEN = "generate_dfs"

Registers = dict[str, int]


_SIZES = {"field": "FIELD_SIZE", "work": "WORK_SIZE", "route": "ROUTE_SIZE", "queue_rest": "QUEUE_REST_SIZE"}
_SIZES |= {"walked": "WALKED_SIZE", "thin": "THIN_SIZE"}
#: Bytes of what has no name for its size; all else is a word.
_BYTES = {"entrance": 1, "exit": 1, "big_width": 1, "big_height": 1, "window_row": 1, "window_column": 1}
_BYTES |= {"hadlock_cells": 34 * 64, "small_rows": 38 * 256}
#: What a header calls a routine that another is given, and which one it is here.
_STANDS_FOR = {"generator": GIVEN, "WINDOW_SOLVER": "solve_wave"}


def claim(routine: str, field: str) -> str:
    """A field of a routine's header; empty when there is none."""
    return ROUTINES[routine].fields.get(field, "")


def claimed_time(routine: str) -> str:
    """What a header says of the time."""
    return claim(routine, "Time")


def words(text: str) -> list[str]:
    """The names in a list such as "a, b and c"."""
    return [_STANDS_FOR.get(word, word) for word in re.findall(r"\w+", text) if word not in ("and", "or", "the")]


@functools.cache
def operands(routine: str) -> tuple[list[str], list[str]]:
    """The labels of its own operands that a routine sets, and the routines in which it sets others."""
    found = re.search(
        r"; operands(?: at ([\w, ]+?))??(?:,? and)?(?: in ([\w, ]+?))?(?: \(set before use\))?$",
        claim(routine, "Writes"),
    )
    return (words(found[1] or ""), words(found[2] or "")) if found else ([], [])


def _items(routine: str) -> list[str]:
    """What `Writes` lists before the operands."""
    listed = claim(routine, "Writes").partition("; operands")[0].split(", ")
    if match := re.fullmatch(r"what (.*) write", listed[0]):
        listed[:1] = [item for other in words(match[1]) for item in _items(other)]
    return [] if listed == ["nothing"] else listed


def _span(library: Library, item: str, registers: Registers) -> range:
    """The addresses of one item of `Writes`: label (so many bytes), label to label, so many bytes from HL."""
    name, _, part = item.partition(" (")
    if item == "the list":
        return range(ROOM, ROOM + 2 * library.machine.word(library.address("route_length")) + 2)
    if name.endswith(" bytes from HL"):
        return range(registers["hl"], registers["hl"] + int(name.split()[0]))
    if name == "queue":
        return range(library.address("route"), library.address("queue_rest") + library.symbols["QUEUE_REST_SIZE"])
    first, _, last = name.partition(" to ")
    begin = library.address(first)
    if last:
        return range(begin, library.address(last) + 2)
    if first == "guard":
        size = library.address("field") - begin
    else:
        size = library.symbols[_SIZES[first]] if first in _SIZES else _BYTES.get(first, 2)
    if match := re.search(r"([\d,]+) bytes(?: from ([\d,]+))?", part):
        count, start = (int((number or "0").replace(",", "")) for number in match.groups())
        begin += size - count if "last" in part else start
        size = count
    return range(begin, begin + size)


def spans(library: Library, routine: str, registers: Registers) -> list[range]:
    """The memory that `Writes` names, without operands."""
    return [_span(library, item, registers) for item in _items(routine)]


def pushed(library: Library, routine: str) -> list[range]:
    """The buffers into which an interrupt may push, because SP is there for a while."""
    text = claim(routine, "Uses")
    if match := re.search(r"SP as (.*)", text):
        return [span for other in words(match[1]) for span in pushed(library, other)]
    match = re.search(r"an interrupt (?:then )?pushes into ((?:the )?\w+(?:(?:, | or )(?:the )?\w+)*)", text)
    names = words(match[1]) if match else []
    longer = [item for item in _items(routine) if item.split()[0] in names]  # as what Writes has of it may be
    return [_span(library, item, {}) for item in (*names, *longer)]


def outputs(library: Library, routine: str, registers: Registers) -> list[range]:
    """The memory of `Writes` that `Out` names too; of routes and walks what is in use."""
    named = claim(routine, "Out")
    found = []
    for item in _items(routine):
        label = item.split()[0]
        if not re.search(rf"\b{label}\b", named):
            continue
        span = _span(library, item, registers)
        if label in ("route", "walked"):
            span = span[: library.machine.word(library.address(f"{label}_length"))]
        found.append(span)
    return found


def kept(routine: str) -> list[str]:
    """The registers that `Keeps` names, as `Registers` calls them."""
    text = claim(routine, "Keeps").replace("the alternate registers", "AF', BC', DE', HL'")
    found = re.findall(r"\b(AF|BC|DE|HL|IX|IY|[A-E])\b('?)", text)
    names = [name.lower() + other.replace("'", "_") for name, other in found]
    return [one for name in names for one in (("a_", "f_") if name == "af_" else (name,))]


def stack_of(routine: str) -> int:
    """Bytes of stack below the return address, as the header states; 32 when it does not."""
    text = claim(routine, "Stack")
    more = re.match(r"(\d+) bytes more than the (\w+)", text)
    return int(more[1]) + stack_of(*words(more[2])) if more else int((text or "32").split()[0])


def bound(name: str) -> int:
    """The T-states that a generator's header claims to stay under, whatever the parameters."""
    text = (ASM / "generate" / f"generate_{name}.asm").read_text("ascii")
    claim = re.search(r"^; Bound: under ([\d,]+) T", text, re.MULTILINE)
    assert claim
    return int(claim[1].replace(",", ""))

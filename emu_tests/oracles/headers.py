"""What the headers of the routines claim: their fields, and the memory, operands and registers that these name."""

import functools
import re

from zxmazes.machine.spectrum import Registers as Values
from zxmazes.paths import ASM
from zxmazes.routines.index import EVERY_FOLDER, IMAGES, image_with, parameters, sources
from zxmazes.routines.library import Image
from zxmazes.routines.manifest import Routine, read_routines

#: Every public routine of every collection, leaves too, by label.
ROUTINES: dict[str, Routine] = {one.label: one for path in sources(*EVERY_FOLDER) for one in read_routines(path)}
#: The image that each is in, and its collection.
IMAGE = {label: image_with(routine.path) for label, routine in ROUTINES.items()}
COLLECTION = {label: IMAGES[image][0] for label, image in IMAGE.items()}
#: What headers call the bytes at big_field.
LARGE_FIELD = "the large field"
#: The memory that headers name in words, whatever the program.
PLACES = {"the screen": range(0x4000, 0x5800), "the attributes": range(0x5800, 0x5B00)}
PLACES |= {"the system variables": range(0x5C00, 0x5CB6)}
#: Free memory for what a call is given by address: goals, a list of places, two rows of Eller.
ROOM = 0x4000
#: The same above all code, for what draws on the screen.
ROOM_ABOVE = 0xFA00
#: The generator that pick_longest is given here.
GIVEN = "generate_dfs"

Registers = dict[str, int]
#: Bytes of what lib/variables.asm has no `NAME: ds SIZE` for.
_SIZES = {
    "queue_rest": "QUEUE_REST_SIZE",
    "walked": "WALKED_SIZE",
    "small_rows": "77 * 128",
    "hadlock_list": "HADLOCK_SIZE",
    "cost_work": "COST_SIZE",
    "turns_cells": "34 * 64",
    "turns_rows": "TURNS_ROWS_SIZE",
    "angle_rows": "ANGLE_ROWS_SIZE",
    "line_points": "LINE_POINTS_SIZE",
    "points_route": "POINTS_ROUTE_SIZE",
}
#: What a header calls a routine that another is given, and which one it is here.
_STANDS_FOR = {"generator": GIVEN, "WINDOW_SOLVER": "solve_wave"}
#: The registers of one byte, alternate ones after the others.
MAIN = ("a", "f", "b", "c", "d", "e", "h", "l", "ixh", "ixl", "iyh", "iyl")
ALTERNATE = ("a_", "f_", "b_", "c_", "d_", "e_", "h_", "l_")
#: Those that are read as half of a pair, and which.
_HALVES = {"ixh": ("ix", 8), "ixl": ("ix", 0), "iyh": ("iy", 8), "iyl": ("iy", 0)}
_HALVES |= {"b_": ("bc_", 8), "c_": ("bc_", 0), "d_": ("de_", 8), "e_": ("de_", 0), "h_": ("hl_", 8), "l_": ("hl_", 0)}


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


@functools.cache
def _reserved() -> dict[str, str]:
    """What each variable's size is written as: a number, a name, a product of two."""
    text = (ASM / "lib" / "variables.asm").read_text(encoding="ascii")
    found = dict(re.findall(r"^(\w+): +ds ((?:\w+ \* )?\w+)(?: |$)", text, re.MULTILINE))
    return found | _SIZES | {label: str(parameter.bytes) for label, parameter in parameters().items()}


def _size(library: Image, label: str) -> int:
    """The bytes of a variable; of the guard, which has no fixed size, those as far as the field."""
    if label == "guard":
        return library.address("field") - library.address("guard")
    size = 1
    for factor in _reserved()[label].split(" * "):
        size *= int(factor) if factor.isdecimal() else library.symbols[factor]
    return size


def items(routine: str) -> list[str]:
    """What `Writes` lists before the operands."""
    listed = claim(routine, "Writes").partition("; operands")[0].split(", ")
    if match := re.fullmatch(r"what (.*?) writes?", listed[0]):
        listed[:1] = [item for other in words(match[1]) for item in items(other)]
    return [] if listed == ["nothing"] else listed


def _span(library: Image, item: str, registers: Registers) -> range:
    """The addresses of one item of `Writes`: label (so many bytes), label to label, so many bytes from HL."""
    name, _, part = item.partition(" (")
    if item in PLACES:
        return PLACES[item]
    if item == "the list":
        return range(ROOM, ROOM + 2 * library.machine.word(library.address("route_length")) + 2)
    if name.endswith(" bytes from HL"):
        return range(registers["hl"], registers["hl"] + int(name.split()[0]))
    if name == LARGE_FIELD:
        begin = library.machine.word(library.address("big_field"))
        width, height = library.machine.read(library.address("big_width"), 2)
        return range(begin, begin + width * height)
    if name == "queue":
        return range(library.address("route"), library.address("queue_rest") + library.symbols["QUEUE_REST_SIZE"])
    first, _, last = name.partition(" to ")
    begin = library.address(first)
    if last:
        return range(begin, library.address(last) + _size(library, last))
    size = _size(library, first)
    if match := re.search(r"([\d,]+) bytes(?: from ([\d,]+))?", part):
        count, start = (int((number or "0").replace(",", "")) for number in match.groups())
        begin += size - count if "last" in part else start
        size = count
    return range(begin, begin + size)


def spans(library: Image, routine: str, registers: Registers) -> list[range]:
    """The memory that `Writes` names, without operands."""
    return [_span(library, item, registers) for item in items(routine)]


def pushed(library: Image, routine: str) -> list[range]:
    """The buffers into which an interrupt may push, because SP is there for a while."""
    text = claim(routine, "Uses")
    if match := re.search(r"SP as (.*)", text):
        return [span for other in words(match[1]) for span in pushed(library, other)]
    match = re.search(r"an interrupt (?:then )?pushes into ((?:the )?\w+(?:(?:, | or )(?:the )?\w+)*)", text)
    names = words(match[1]) if match else []
    if f"pushes into {LARGE_FIELD}" in text:
        names = [LARGE_FIELD]
    longer = [item for item in items(routine) if item.split()[0] in names]  # as what Writes has of it may be
    return [_span(library, item, {}) for item in (*names, *longer)]


def outputs(library: Image, routine: str, registers: Registers) -> list[range]:
    """The memory of `Writes` that `Out` names too; of routes and walks what is in use."""
    named = claim(routine, "Out")
    found = []
    for item in items(routine):
        label = item if item == LARGE_FIELD else item.split()[0]
        if not re.search(rf"\b{label}\b", named):
            continue
        span = _span(library, item, registers)
        if label in ("route", "walked", "big_route"):
            span = span[: library.machine.word(library.address(f"{label}_length"))]
        if label == "line_points":
            span = span[: 2 * library.machine.word(library.address("line_count"))]
        found.append(span)
    return found


def registers_in(text: str) -> set[str]:
    """The registers that a list names, each by its bytes: "AF, C, IX, HL'". Raises ValueError on any other word."""
    found: set[str] = set()
    for word in text.split(", "):
        match = re.fullmatch(r"(I[XY])|([ABCDEHLF]|AF|BC|DE|HL)('?)", word)
        if word == "the alternate registers":
            found |= {*ALTERNATE}
        elif not match:
            raise ValueError(f"`{word}` is no register")
        elif match[1]:
            found |= {f"{word.lower()}h", f"{word.lower()}l"}
        else:
            found |= {one.lower() + ("_" if match[3] else "") for one in match[2]}
    return found


def value_of(registers: Values, name: str) -> int:
    """The byte that a register of MAIN or ALTERNATE holds."""
    if name not in _HALVES:
        return int(getattr(registers, name))
    pair, shift = _HALVES[name]
    return getattr(registers, pair) >> shift & 255


def kept(routine: str) -> tuple[set[str], list[str]]:
    """The registers that `Keeps` names, and the memory."""
    words_ = claim(routine, "Keeps").split(", ")
    memory = [word for word in words_ if word in ("field", "thin", "links", LARGE_FIELD)]
    return registers_in(", ".join(word for word in words_ if word not in memory)), memory


def used(routine: str) -> set[str]:
    """The registers that `Uses` names; SP, which comes back, is told after them."""
    return registers_in(claim(routine, "Uses").partition("; SP")[0])


def stack_of(routine: str) -> int:
    """Bytes of stack below the return address, as the header states; 32 when it does not."""
    text = claim(routine, "Stack")
    more = re.match(r"(\d+) bytes more than the (\w+)", text)
    return int(more[1]) + stack_of(*words(more[2])) if more else int((text or "32").split()[0])


def bound(name: str) -> int:
    """The T-states that a generator's header claims to stay under, whatever the parameters."""
    found = re.match(r"under ([\d,]+) T", claim(f"generate_{name}", "Bound"))
    assert found
    return int(found[1].replace(",", ""))

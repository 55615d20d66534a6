"""The head of a flat source: what is in it, how to call it, and what to set before."""

import textwrap
from collections.abc import Iterator

from zxmazes.library.dialects import dialect
from zxmazes.library.placing import ENTRY, Placed
from zxmazes.library.row import Row
from zxmazes.routines.manifest import Routine
from zxmazes.tilings import TILINGS

#: How the first line begins.
MARK = "; Maze routines for the ZX Spectrum, made by the command `library`"
_WIDTH = 118
#: The fields of a header that tell how to call its routine.
_FIELDS = ("In", "Out", "Refuses", "Keeps", "Uses")


def head(made: Placed, name: str) -> Iterator[Row]:
    """The lines, for a source in the dialect of this name."""
    for text in (f"{MARK} for {dialect(name).description}", *_lines(made), ""):
        yield Row(raw=text) if text else Row()


def _lines(made: Placed) -> Iterator[str]:
    yield ";"
    yield f"; Code:    ${made.org:04X} to ${made.end - 1:04X}, {len(made.code):,} bytes"
    reserved = f"${made.buffers_start:04X} to ${made.buffers_end - 1:04X}"
    yield f"; Reserve: {reserved}, {made.buffers_end - made.buffers_start:,} bytes for variables and buffers"
    yield from _wrapped(
        f"The bytes are right for ORG ${made.org:04X} and this reserve only: whatever depends on these addresses in "
        "another way than as a label, or a label and a number, is worked out, such as the high byte of a buffer. "
        "For other addresses make this file again with --org and --buffers."
    )
    yield ";"
    yield from _wrapped(
        f"Call a routine by its label, or by its place in the jump table at ${made.org:04X}; these places stay when "
        "the code changes. All that is known of a routine is in the comment above its label."
    )
    for place, one in enumerate(made.routines):
        yield from ("", f"; ${made.org + ENTRY * place:04X} {one.label} - {one.about}")
        yield from _fields(one)
    yield ""
    yield from _wrapped(
        "Set what a routine reads before you call it. The variables are reserved, not loaded: at first they hold "
        "whatever is in memory, the parameters too."
    )
    for parameter in made.parameters:
        size = "a byte" if parameter.bytes == 1 else "a word"
        values = f"{size}, {parameter.least} to {parameter.most}, default {parameter.default}"
        yield from _wrapped(f"{parameter.label}: {values}: {parameter.about}", "  ")
    if "tiling" in made.variables:
        numbers = ", ".join(f"{one.number} {one.name}" for one in TILINGS.values())
        yield from _wrapped(f"tiling: a byte: {numbers}", "  ")


def _fields(routine: Routine) -> Iterator[str]:
    if routine.after:
        yield from _wrapped(f"First: a maze of {routine.after}, which it changes", "  ")
    for field in _FIELDS:
        if field in routine.fields:
            yield from _wrapped(f"{field}: {routine.fields[field]}", "  ")


def _wrapped(text: str, indent: str = "") -> list[str]:
    first, more = f"; {indent}", f"; {indent}{indent}"
    return textwrap.wrap(text, _WIDTH, initial_indent=first, subsequent_indent=more, break_long_words=False)

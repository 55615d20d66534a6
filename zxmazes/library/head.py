"""The head of a source: what is in it, how to call it, and what to set before."""

import textwrap
from collections.abc import Iterator

from zxmazes.library.dialects import dialect
from zxmazes.library.placing import ENTRY, Placed
from zxmazes.library.row import Row
from zxmazes.routines.manifest import Routine
from zxmazes.tilings import TILINGS

#: How the first line begins, after the sign of a comment.
MADE = "Maze routines for the ZX Spectrum, made by the command `library`"
MARK = f"; {MADE}"
_WIDTH = 116
#: The fields of a header that tell how to call its routine.
_FIELDS = ("In", "Out", "Refuses", "Keeps", "Uses")


def head(made: Placed, name: str) -> Iterator[Row]:
    """The lines, for a source in the dialect of this name."""
    yield Row(raw=f"{MARK} for {dialect(name).description}")
    for text in _lines(made):
        yield Row(raw=f"; {text}".rstrip()) if text is not None else Row()


def spaces(made: Placed) -> Iterator[str]:
    """The lines that tell where the code is, and what is reserved."""
    yield f"Code:    ${made.org:04X} to ${made.end - 1:04X}, {len(made.code):,} bytes"
    reserved = f"${made.buffers_start:04X} to ${made.buffers_end - 1:04X}"
    yield f"Reserve: {reserved}, {made.buffers_end - made.buffers_start:,} bytes for variables and buffers"


def about(routine: Routine) -> Iterator[str]:
    """The lines that tell what a routine reads and writes."""
    if routine.after:
        yield from wrapped(f"First: a maze of {routine.after}, which it changes", "  ")
    for field in _FIELDS:
        if field in routine.fields:
            yield from wrapped(f"{field}: {routine.fields[field]}", "  ")


def settings(made: Placed) -> Iterator[str]:
    """The lines that tell what to set before a call."""
    yield from wrapped(
        "Set what a routine reads before you call it. The variables are reserved, not loaded: at first they hold "
        "whatever is in memory, the parameters too."
    )
    for parameter in made.parameters:
        size = "a byte" if parameter.bytes == 1 else "a word"
        values = f"{size}, {parameter.least} to {parameter.most}, default {parameter.default}"
        yield from wrapped(f"{parameter.label}: {values}: {parameter.about}", "  ")
    if "tiling" in made.variables:
        numbers = ", ".join(f"{one.number} {one.name}" for one in TILINGS.values())
        yield from wrapped(f"tiling: a byte: {numbers}", "  ")


def wrapped(text: str, indent: str = "") -> list[str]:
    """A text as lines, those after the first with twice the indent."""
    return textwrap.wrap(text, _WIDTH, initial_indent=indent, subsequent_indent=indent + indent, break_long_words=False)


def _lines(made: Placed) -> Iterator[str | None]:
    """The lines without their semicolons; None for a blank line."""
    yield ""
    yield from spaces(made)
    yield from wrapped(
        f"The bytes are right for ORG ${made.org:04X} and this reserve only: whatever depends on these addresses in "
        "another way than as a label, or a label and a number, is worked out, such as the high byte of a buffer. "
        "For other addresses make this file again with --org and --buffers."
    )
    yield ""
    yield from wrapped(
        f"Call a routine by its label, or by its place in the jump table at ${made.org:04X}; these places stay when "
        "the code changes. All that is known of a routine is in the comment above its label."
    )
    for place, one in enumerate(made.routines):
        yield from (None, f"${made.org + ENTRY * place:04X} {one.label} - {one.about}")
        yield from about(one)
    yield None
    yield from settings(made)
    yield None

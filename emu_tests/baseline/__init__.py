"""What the library is measured against: the wave tracer word for word (and ZX Review's own bytes)."""

import functools
from pathlib import Path

from zxmazes.pasmo import Assembly, assemble

#: A program with its own ORG; labels solve_wave_literal, solve_wave_literal_end, and the library's variables.
WAVE_LITERAL = Path(__file__).with_name("wave_literal.asm")


@functools.cache
def literal_tracer() -> Assembly:
    """The image of the literal tracer. Raises MazeError when its source is broken."""
    return assemble(WAVE_LITERAL)

"""The sources of the variables, with those that the code of a library needs and no others."""

import functools
import re

from zxmazes.assembler.closure import closure
from zxmazes.assembler.source import read_source
from zxmazes.paths import ASM
from zxmazes.routines.derived import Generated, parameter_variables
from zxmazes.routines.index import parameters
from zxmazes.routines.values import Parameter

_PARAMETERS, _VARIABLES = "lib/parameters.asm", "lib/variables.asm"
_WRITES = re.compile(r"^; Writes: (.*(?:\n; {8,}.*)*)", re.MULTILINE)
#: What headers call the memory for a large field, which the caller has.
_LARGE_FIELD = "the large field"
_VARIABLE = re.compile(r"(\w+): +ds \d")
_PUBLIC = " public "


class NeededSources(Generated):
    """The generated sources and the file of variables for a text that includes routines.

    read: the parameters that the code reads. written: the words in the headers about what is written, because some
    routines run from one buffer into the next.
    """

    def __init__(self, text: str) -> None:
        sources = closure(text, (ASM,), Generated())
        code = "\n".join(
            data.decode("latin-1") for name, data in sources.items() if name not in (_PARAMETERS, _VARIABLES)
        )
        written = " ".join(_WRITES.findall(code)).replace(_LARGE_FIELD, "")
        self.written = {*re.findall(r"\w+", written)}
        self._words = {*re.findall(r"\w+", re.sub(";.*", "", code))} | self.written
        self.read: dict[str, Parameter] = {label: one for label, one in parameters().items() if label in self._words}

    def __getitem__(self, name: str) -> str:
        if name == _PARAMETERS:
            return parameter_variables(self.read)
        return self._variables if name == _VARIABLES else super().__getitem__(name)

    @functools.cached_property
    def _variables(self) -> str:
        """The file without the groups of variables that are not used; a blank line takes the place of each line."""
        groups = read_source(ASM / _VARIABLES).split("\n\n")
        unused: set[str] = set()
        for place, group in enumerate(groups):
            lines = [line for line in group.split("\n") if not line.startswith(";")]
            found = [_VARIABLE.match(line) for line in lines]
            names = {one[1] for one in found if one}
            if lines and len(names) == len(lines) and not names & self._words and "rng_seed" not in names:
                unused |= names
                groups[place] = "\n" * group.count("\n")
        return "\n".join(_without(line, unused) for line in "\n\n".join(groups).split("\n"))


def _without(line: str, names: set[str]) -> str:
    """A line of PUBLIC without these names."""
    before, public, labels = line.partition(_PUBLIC)
    if not public or before.strip():
        return line
    kept = [label for label in labels.split(", ") if label not in names]
    return f"{before}{public}{', '.join(kept)}" if kept else ""

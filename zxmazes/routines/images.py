"""The images of the collections: the sources have no ORG, so a source is made that includes every file of some folders.

An image holds nothing but these. If a collection is too long for one, all of its images have the same variables.
"""

import functools
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from zxmazes.assembler.assembly import Assembly
from zxmazes.assembler.kept import assemble_kept
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import STACK
from zxmazes.paths import ASM
from zxmazes.routines.derived import Generated
from zxmazes.routines.index import COLLECTIONS, IMAGES, routine, sources

ORG = COLLECTIONS["field"].org
#: Bytes below the top of the stack that no image may reserve: more than any routine needs.
STACK_ROOM = 256
#: The line that reserves the variables.
_VARIABLES = '        include "lib/variables.asm"'


@functools.cache
def assemble_library(image: str = "field") -> Assembly:
    """An image of a collection's routines. Raises MazeError if a source is broken, or if they are too many."""
    collection = IMAGES[image][0]
    one, title = COLLECTIONS[collection], image_title(image)
    made = assemble_kept(library_text(image), title, given=Generated())
    if one.variables:
        if made.memory_end > one.variables:
            raise MazeError(
                f"{title}: it is {made.memory_end - one.variables} bytes too long to leave the variables at "
                f"${one.variables:04X}: move a folder into an image `apart` in zxmazes/routines/index.py"
            )
        made = replace(made, memory_end=_variables(collection).memory_end)
    missing = made.memory_end + STACK_ROOM - STACK
    if missing > 0:
        raise MazeError(
            f"{title}: with the buffers it is {missing} bytes too long to leave {STACK_ROOM} for a call's stack: "
            f"lower its `{'variables' if one.variables else 'org'}` in zxmazes/routines/index.py, "
            "or begin another collection"
        )
    return made


def image_title(image: str) -> str:
    """An image's name in messages."""
    collection = IMAGES[image][0]
    return COLLECTIONS[collection].title + (f", {image}" if image != collection else "")


def library_text(image: str) -> str:
    """The source of an image: it includes the files of its folders."""
    collection, folders = IMAGES[image]
    one = COLLECTIONS[collection]
    if not one.variables:
        return _text(sources(*folders), one.first, one.org)
    found = _variables(collection).symbols
    given = {line.partition(":")[0] for line in one.first}
    places = [f"{name}: equ ${found[name]:04X}" for name in _reserved() if name in found and name not in given]
    return _text(sources(*folders), one.first, one.org, places)


@functools.cache
def _variables(collection: str) -> Assembly:
    """An image of all routines together, too long for use: it says where the variables are.

    Raises MazeError if a source is broken.
    """
    source = f"the variables of {COLLECTIONS[collection].title}"
    return assemble_kept(variables_text(collection), source, given=Generated(), lowest=0)


def variables_text(collection: str) -> str:
    """The source of that image."""
    one = COLLECTIONS[collection]
    last = [f"        org ${one.variables:04X}", _VARIABLES]
    return _text(sources(*one.folders), one.first, 0x0000, last)


@functools.cache
def _reserved() -> tuple[str, ...]:
    """The labels of the variables, of their sizes and of the parameters."""
    texts = [(ASM / "lib" / "variables.asm").read_text(encoding="ascii"), Generated()["lib/parameters.asm"]]
    return tuple(dict.fromkeys(re.findall(r"^(\w+):", "\n".join(texts), re.MULTILINE)))


def assemble_sources(
    files: list[Path],
    source: str,
    first: Iterable[str] = (),
    given: Mapping[str, str] | None = None,
    org: int = ORG,
) -> Assembly:
    """An image of these files of `asm` and the variables from `org` on; `source` is its name in messages.

    first: lines before all others. given: texts of files by path, instead of those made from all headers.
    """
    return assemble_kept(_text(files, first, org), source, given=Generated() if given is None else given)


def _text(files: list[Path], first: Iterable[str], org: int, last: Iterable[str] = (_VARIABLES,)) -> str:
    names = [path.relative_to(ASM).as_posix() for path in files]
    includes = ["include/spectrum.asm", "include/field.asm", *names]
    lines = [*first, f"        org ${org:04X}", *(f'        include "{name}"' for name in includes)]
    return "\n".join([*lines, "image_end:", *last])


def size_in_all(label: str) -> int:
    """Bytes of a routine with all library code that it includes: what it adds to a program that has no other."""
    return len(assemble_sources([routine(label).path], f"{label} alone").code)

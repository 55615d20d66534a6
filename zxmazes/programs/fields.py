"""Parse the fields at the head of a program's code strictly."""

import re
from collections.abc import Mapping
from pathlib import Path
from textwrap import wrap

from skoolkit.kbtracer import KEYS

from zxmazes.assembler.regions import MEMORY_LIMIT, ORG_LOWEST
from zxmazes.errors import MazeError
from zxmazes.heads import Field, Source
from zxmazes.programs.program import MACHINES, Area, Loading, Picture, Play, ScreenPicture, ScreenRoutine
from zxmazes.routines.index import select

#: The title of the shared loader is one row of the screen, in characters that ASCII and the Spectrum share.
_TITLE = re.compile(r"[ !#-_a-z{|}~]{1,32}")
#: The goal of a game beside the menu of the games' cassette.
GOAL_WIDTH, GOAL_LINES = 16, 3


def memory(code: Source | None, stated: Field | None) -> tuple[Area, ...]:
    """The areas of `5F80-7FFF pages and texts; 8000-FF57 what is timed`. Raises MazeError unless they ascend."""
    if not code:
        return ()
    if not stated:
        raise MazeError(f"{code.label}: its head has no field `Memory`: add `; Memory: 8000-FF57 code and variables`")
    areas: list[Area] = []
    for text in stated.text.split(";"):
        found = re.fullmatch(r"([0-9A-F]{4})-([0-9A-F]{4}) +(\S.*)", text.strip())
        if not found:
            raise stated.error(
                f"`{text.strip()}`: write the first and last address, in capitals, and the use: `8000-FF57 code`"
            )
        area = Area(int(found[1], 16), int(found[2], 16), found[3])
        if area.first < ORG_LOWEST or area.last >= MEMORY_LIMIT:
            raise stated.error(
                f"`{area}` is not within {ORG_LOWEST:04X} to {MEMORY_LIMIT - 1:04X}: BASIC and its loader are below, "
                "the user-defined graphics above"
            )
        if area.last < area.first:
            raise stated.error(f"`{area}` ends before it begins: swap the two addresses")
        if areas and area.first <= areas[-1].last:
            raise stated.error(
                f"`{area}` begins below the end of `{areas[-1]}`: list areas by address, without overlap"
            )
        areas.append(area)
    return tuple(areas)


def screen(stated: Field | None, asm: Path) -> ScreenRoutine | ScreenPicture | None:
    """`title_screen` is a routine, `programs/NAME/pictures/title.screen` an asset, by its path from `asm` on."""
    if not stated:
        return None
    if re.fullmatch(r"[A-Za-z_]\w*", stated.text, re.ASCII):
        return ScreenRoutine(stated.text)
    if re.fullmatch(r"(?:[\w-][\w.-]*/)+[\w.-]+", stated.text, re.ASCII):
        return ScreenPicture(stated.text, asm / stated.text)
    raise stated.error(
        f"`{stated.text}`: write the public routine that draws the screen, such as `title_screen`, "
        "or a picture, such as `programs/NAME/pictures/title.screen`"
    )


def loading(code: Source | None, stated: Mapping[str, Field], *, shared: bool) -> Loading | None:
    """The text that the shared loader shows, such as `Depth first` or `Solvers are loading`, and its ink."""
    field, ink = stated.get("Loading"), stated.get("Ink")
    if not shared:
        for name in ("Loading", "Ink"):
            if name in stated:
                raise stated[name].error(
                    f"`{name}` is for basic/loader.bas, and this program has its own BASIC: remove the field"
                )
        return None
    if not field:
        label = code.label if code else ""
        raise MazeError(f"{label}: basic/loader.bas needs a field `Loading`: add `; Loading: TITLE`")
    title, verb = _sentence(field.text)
    if not _TITLE.fullmatch(title):
        raise field.error(f"`{title}`: the title has 1 to 32 characters of the Spectrum, and no quotation mark")
    if ink and not re.fullmatch("[0-7]", ink.text):
        raise ink.error(f"`{ink.text}`: write a colour, 0 to 7")
    return Loading(title, verb, int(ink.text) if ink else 7)


def _sentence(text: str) -> tuple[str, str]:
    """Title and verb of "TITLE are loading"; the verb is "is" if the text is only a title."""
    for verb in ("is", "are"):
        if text.endswith(f" {verb} loading"):
            return text.removesuffix(f" {verb} loading"), verb
    return text, "is"


def play(stated: Field | None) -> Play | None:
    """`3, Hedges: what to do`: the place in the menu of the games' cassette, a title, a goal of three short lines."""
    if not stated:
        return None
    found = re.fullmatch(r"([1-9][0-9]?), *([A-Z][A-Za-z ]{0,11}): *([ -_a-z]+)", stated.text)
    if not found or len(wrap(found[3], GOAL_WIDTH)) > GOAL_LINES:
        raise stated.error(
            f"`{stated.text}`: write the place in the menu, a title of at most 12 letters, and the goal in "
            f"{GOAL_LINES} lines of {GOAL_WIDTH}: `3, Hedges: Walk between hedges`"
        )
    return Play(int(found[1]), found[2], found[3])


def games(stated: Field | None) -> bool:
    """`all`: every program with a place in the menu follows on the tape."""
    if stated and stated.text != "all":
        raise stated.error(f"`{stated.text}`: write `all`")
    return stated is not None


def machine(stated: Field | None) -> int:
    """`48` or `128`."""
    if stated and stated.text not in map(str, MACHINES):
        raise stated.error(f"`{stated.text}`: write {' or '.join(map(str, MACHINES))}")
    return int(stated.text) if stated else MACHINES[0]


def carries(stated: Field | None) -> tuple[str, ...]:
    """The labels of a list such as `generators, changes, maze_stats`: two whole families and one routine."""
    if not stated:
        return ()
    try:
        return tuple(select(stated.text))
    except ValueError as error:
        raise stated.error(str(error)) from None


def pictures(stated: Field | None) -> tuple[Picture, ...]:
    """The pictures of `ENTER w, 60; menu = ENTER m, 20`: name (one may have none), keys, frames to wait."""
    if not stated:
        return ()
    found: list[Picture] = []
    for text in stated.text.split(";"):
        parts = re.fullmatch(r"(?:([a-z0-9]+) *= *)?([A-Za-z0-9 ]+?) *, *([0-9]{1,4})", text.strip())
        if not parts:
            raise stated.error(f"`{text.strip()}`: write the keys and the frames to wait, such as `menu = ENTER m, 20`")
        picture = Picture(parts[1] or "", tuple(parts[2].split()), int(parts[3]))
        if picture.name in ("title", *(other.name for other in found)):
            raise stated.error(f"`{text.strip()}`: another picture has this name: rename one")
        for key in picture.keys:
            if key not in KEYS:
                raise stated.error(f"there is no key `{key}`: use 0-9, a-z, ENTER, SPACE, CS or SS")
        found.append(picture)
    return tuple(found)

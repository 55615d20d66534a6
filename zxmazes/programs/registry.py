"""Find the programs by their files, and read the heads of their sources.

- asm/programs/NAME/main.asm is a program in machine code. basic/NAME.bas loads it, or else basic/loader.bas.
- basic/NAME.bas alone is a program in BASIC. If NAME is FOLDER_ID and there is asm/programs/FOLDER/ID.asm, its code
  follows on the tape; so does asm/programs/NAME/NAME.asm. Any other file of such a folder is a part of these.
"""

import os
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.files import reason, shown
from zxmazes.heads import Field, Head, Source, read_head
from zxmazes.paths import ASM, BASIC
from zxmazes.programs import fields
from zxmazes.programs.program import START, Program
from zxmazes.programs.writers import kinds, writers

#: The name of the shared loader in `basic`.
LOADER = "loader"
_MAIN = "main.asm"
_SHARED = "shared"  # the texts in this folder are parts of programs
_HIDDEN = "."  # editors' temporary files begin with it

#: Fields for the head of the code, or of BASIC if there is no code.
_BOTH = ("Machine", "Kinds")
#: Fields for the heads of code that BASIC calls, of a program in machine code, of BASIC, and of BASIC without code.
_CODE = ("Memory", "Screen", *_BOTH)
_MACHINE_CODE = ("Memory", "Screen", "Loading", "Ink", "Carries", "Pictures", "Play", "Games", *_BOTH)
_BASIC = ("Parts", "Cassette")
_ALONE = (*_BASIC, "Screen", *_BOTH)
#: Fields for docs/MAGAZINE.md in the head of a listing.
_NOTES = ("Text", "What", "Mended", "Added", "Ours")


def names() -> list[str]:
    """The programs' names. Raises MazeError if a folder of sources cannot be read or is empty."""
    texts = _listed(BASIC, "NAME.bas", lambda path: path.suffix == ".bas")
    found = {path.stem for path in texts} - {LOADER}
    return sorted(found | {folder.name for folder in _folders() if os.path.lexists(folder / _MAIN)})


def check_folders() -> None:
    """Raise MazeError for a folder of `asm/programs` that makes no program."""
    there = names()
    for folder in _folders():
        if folder.name not in there and not any(f"{folder.name}_{path.stem}" in there for path in folder.glob("*.asm")):
            raise MazeError(f"{_label(folder)}: the folder has no {_MAIN}: write it, or remove the folder")


def _folders() -> list[Path]:
    return _listed(ASM / "programs", _MAIN, Path.is_dir)


def check_name(name: str) -> None:
    """Raise MazeError unless there is a program of this name."""
    if name not in (there := names()):
        raise MazeError(f"there is no program `{name}`: choose from {', '.join(there)}")


def program(name: str) -> Program:
    """The program of this name. Raises MazeError if there is none, and for a mistake in its heads."""
    check_name(name)
    own = BASIC / f"{name}.bas"
    code = _code(name)
    if not re.fullmatch("[a-z][a-z0-9_]*", name):
        label = _label(own if os.path.lexists(own) else ASM / "programs" / name)
        raise MazeError(f"{label}: rename it: a program's name begins with a letter and has only a-z, 0-9 and _")
    shared = not os.path.lexists(own)
    source = _source(BASIC / f"{LOADER}.bas" if shared else own)
    return _read(name, source, code, shared=shared)


def _read(name: str, source: Source, code: Source | None, *, shared: bool) -> Program:
    """The program with its heads read. shared: `source` is the shared loader."""
    basic = _basic_head(source, alone=code is None, shared=shared)
    start = START if code and code.path.name == _MAIN else None
    head = read_head(code, _MACHINE_CODE if start else _CODE) if code else basic
    stated = head.fields
    found = Program(
        name,
        head.summary if start else basic.summary,
        (source, *map(_part, _names(basic.fields.get("Parts")))),
        code,
        start,
        screen=fields.screen(stated.get("Screen"), ASM),
        loading=fields.loading(code, stated, shared=shared),
        machine=fields.machine(stated.get("Machine")),
        memory=fields.memory(code, stated.get("Memory")),
        carries=fields.carries(stated.get("Carries")),
        pictures=fields.pictures(stated.get("Pictures")),
        cassette=_cassette(name, basic.fields.get("Cassette")),
        games=fields.games(stated.get("Games")),
        play=fields.play(stated.get("Play")),
        notes={note: basic.fields[note].text for note in _NOTES if note in basic.fields},
    )
    return _with_kinds(found, stated.get("Kinds"))


def _basic_head(source: Source, *, alone: bool, shared: bool) -> Head:
    """The head of a BASIC text. alone: it is the whole program. shared: it is the shared loader."""
    if shared:
        return read_head(source, _BASIC[:1])
    return read_head(source, _ALONE if alone else _BASIC, _NOTES)


def _with_kinds(found: Program, stated: Field | None) -> Program:
    """The program with the kinds of files in its head. Raises MazeError for a kind that cannot be made of it."""
    if not stated:
        return found
    wanted = re.findall(r"\S+", stated.text)
    for kind in wanted:
        if kind not in writers():
            there = ", ".join(f"{writer.suffix} ({writer.description})" for writer in writers().values())
            raise stated.error(f"there is no kind `{kind}`: choose from {there}")
        if kind not in kinds(found):
            raise stated.error(f"a {kind} file cannot be made of this program: choose from {', '.join(kinds(found))}")
    if not wanted:
        raise stated.error(f"the list is empty: choose from {', '.join(kinds(found))}, or remove the field")
    return replace(found, kinds=tuple(wanted))


def _cassette(name: str, stated: Field | None) -> tuple[str, ...]:
    """The programs that follow on the tape. Raises MazeError for one that does not exist."""
    others = _names(stated)
    there = names() if others else []
    for other in others:
        if other not in there or other == name:
            label = _label(BASIC / f"{name}.bas")
            raise MazeError(f"{label}: `{other}` cannot follow on its cassette: it is not another program")
    return tuple(others)


def _part(name: str) -> Source:
    """A shared part of BASIC. Raises MazeError if it cannot be read, or has a field, which would be ignored."""
    source = _source(BASIC / _SHARED / f"{name}.bas")
    for field, found in read_head(source, _ALONE, _NOTES).fields.items():
        raise found.error(f"a shared part cannot have a field `{field}`: move it to the programs' heads")
    return source


def _names(stated: Field | None) -> list[str]:
    return re.findall(r"\w+", stated.text) if stated else []


def _code(name: str) -> Source | None:
    """The source of a program's code. Raises MazeError if two files could be it."""
    places = [ASM / "programs" / name / _MAIN]
    if os.path.lexists(BASIC / f"{name}.bas"):
        places.append(ASM / "programs" / name / f"{name}.asm")
    for at, char in enumerate(name):
        if char == "_" and name[at + 1 :] != Path(_MAIN).stem and os.path.lexists(BASIC / f"{name}.bas"):
            places.append(ASM / "programs" / name[:at] / f"{name[at + 1 :]}.asm")
    there = [_source(place) for place in places if os.path.lexists(place)]
    if len(there) > 1:
        raise MazeError(f"{there[1].label}: {there[0].label} is also the code of `{name}`: rename one")
    return there[0] if there else None


def _source(path: Path) -> Source:
    return Source(path, _label(path))


def _label(path: Path) -> str:
    """A source with its name in messages, which is the same in every checkout."""
    for root in (ASM, BASIC):
        if path.is_relative_to(root):
            return f"{root.name}/{path.relative_to(root).as_posix()}"
    return str(path)


def _listed(folder: Path, what: str, wanted: Callable[[Path], bool]) -> list[Path]:
    """The sources in a folder. Raises MazeError if there are none."""
    try:
        found = [path for path in folder.iterdir() if wanted(path) and not path.name.startswith(_HIDDEN)]
    except OSError as error:
        raise MazeError(f"{shown(folder)}: cannot be read: {reason(error)}: restore the folder") from None
    if not found:
        raise MazeError(f"{shown(folder)}: it contains no {what}: restore the folder")
    return found

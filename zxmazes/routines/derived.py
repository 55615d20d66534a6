"""Make sources from the headers: the variables of the parameters, and the includes and menus of a program.

The files are kept in `asm/` for users of plain pasmo; the build rewrites them. The Python code uses the text made here,
never the file, which may be stale.
"""

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.files import write
from zxmazes.paths import ASM
from zxmazes.routines.index import in_menu_order, parameters, parameters_of, readers, routine
from zxmazes.routines.manifest import Routine
from zxmazes.routines.part_variables import engine_variables
from zxmazes.routines.values import MENU_PARAMETERS, Parameter
from zxmazes.tilings import TILINGS
from zxmazes.tilings.combined import NAMES, sources

_MADE = "made by `build.py build` from the headers of the routines: changes made here are lost"
_MARK = "<!-- parameters: written by `build.py build` -->"
#: The lines of a program's source that is not yet long.
_LONG = 300
#: The columns of an instruction and of a comment after it.
_INDENT, _COMMENT = 8, 40
#: The packed bytes in a line.
_BYTES = 20


def generated_files() -> dict[str, str]:
    """The text of each file made from all headers and parts, by its path in `asm`."""
    return dict(Generated())


class Generated(Mapping[str, str]):
    """The same, each made when it is looked up: most images need none of the tilings, which take long to read."""

    def __getitem__(self, name: str) -> str:
        if name in NAMES:
            return sources(TILINGS.values())[name]
        return {"lib/parameters.asm": parameter_variables, "engine/variables.asm": engine_variables}[name]()

    def __iter__(self) -> Iterator[str]:
        return iter(("lib/parameters.asm", "engine/variables.asm", *NAMES))

    def __len__(self) -> int:
        return len([*self])


def readme() -> str:
    """asm/README.md with a new table of parameters. Raises MazeError if the marks around the table are missing."""
    try:
        text = (ASM / "README.md").read_text(encoding="utf-8")
    except OSError as error:
        raise MazeError(f"asm/README.md: cannot be read: {error.strerror}") from None
    before, mark, rest = text.partition(_MARK)
    _, end, after = rest.partition(_MARK)
    if not end:
        raise MazeError(f"asm/README.md: the table of parameters belongs between two lines {_MARK}: put them back")
    rows = ["| parameter | range | default | of | means |", "|---|---|---|---|---|"]
    for label, one in parameters().items():
        names = ", ".join(f"`{routine(reader).name}`" for reader in readers(label))
        word = "" if one.bytes == 1 else " (word)"
        rows.append(f"| `{label}`{word} | {one.least}-{one.most} | {one.default} | {names} | {one.about} |")
    return f"{before}{mark}\n{_text(rows)}{end}{after}"


def refresh(files: Mapping[str, str]) -> list[Path]:
    """Write the stale ones of these files (texts by path in `asm`) and return their paths.

    Raises MazeError if one cannot be written.
    """
    stale = []
    for name, text in files.items():
        path = ASM / name
        if not path.is_file() or path.read_bytes() != text.encode():
            write(path, text.encode())
            stale.append(path)
    return stale


def parameter_variables(read: Mapping[str, Parameter] | None = None) -> str:
    """A variable for each of these parameters (default: all), in the order of the labels, without gaps."""
    read = parameters() if read is None else read
    rows = [
        f"; parameters.asm - {_MADE}",
        ";",
        "; A variable for each parameter; any value is legal, one out of range is brought into it.",
        "; lib/variables.asm includes this file.",
        "",
        *_public(read),
        "",
    ]
    for label, parameter in read.items():
        names = ", ".join(routine(reader).name for reader in readers(label))
        reserve = f"{label}: ds {parameter.bytes}"
        rows.append(f"{reserve:{_COMMENT - 1}} ; {names}: {parameter.about}")
    return _text(rows)


def carried_code(name: str, labels: Iterable[str]) -> str:
    """The source `name` that includes these routines; it belongs in uncontended memory."""
    files = dict.fromkeys(routine(label).path.relative_to(ASM).as_posix() for label in labels)
    return _text([f"; {name} - {_MADE}", "", *_ops(*(f'include "{file}"' for file in ["include/field.asm", *files]))])


def carried_tables(name: str, labels: Iterable[str], *, abouts: bool = True) -> str:
    """The source `name` with the menus of these routines and their parameters.

    Generators and changes make `menu_table`, MENU_COUNT, how many of these are in each family, and `parameter_table`;
    solvers make `solver_table` and SOLVERS.
    Without `abouts` the two rows about each entry are left out: carried_abouts has them.
    A change that reads two ends is called through a small routine that passes the ends of the longest route.
    """
    chosen = in_menu_order(routine(label) for label in labels)
    makers = [one for one in chosen if one.family in ("generator", "change")]
    solvers = [one for one in chosen if one.family == "solver"]
    rows = [f"; {name} - {_MADE}"]
    if makers:
        rows += ["", *_public(["menu_table", "parameter_table"]), *_menu(makers, abouts=abouts)]
    if solvers:
        rows += ["", *_public(["solver_table"]), *_solvers(solvers)]
    if len(rows) >= _LONG:
        rows.insert(1, f"; Longer than {_LONG} lines because it has a part for each routine of the menus.")
    return _text(rows)


def carried_abouts(name: str, labels: Iterable[str]) -> str:
    """The source `name` with the two rows about each entry, packed, and the bytes that they take unpacked."""
    # imported when needed, with numpy: only a few programs have such a table
    from zxmazes.packing import pack

    chosen = in_menu_order(routine(label) for label in labels)
    makers = [one for one in chosen if one.family in ("generator", "change")]
    texts = "".join(f"{row}\0" for one in makers for row in one.menu.rows).encode("ascii")
    data = pack(texts)
    rows = [
        f"; {name} - {_MADE}",
        "",
        "; the two rows about each entry, in the menu's order, each with TEXT_END: packed",
        f"ABOUTS_SIZE:    equ {len(texts)}",
        "abouts:",
    ]
    parts = (data[first : first + _BYTES] for first in range(0, len(data), _BYTES))
    rows += _ops(*(f"db {', '.join(map(str, part))}" for part in parts))
    return _text(rows)


def _menu(makers: list[Routine], *, abouts: bool) -> Iterator[str]:
    """The tables of generators and changes, in this order."""
    for one in makers:
        if one.ends:
            yield from ("", f"; {_called(one)} - {one.label} between the ends of the longest route", f"{_called(one)}:")
            yield from _ops("ld de,(stats_start)", "ld hl,(stats_finish)", f"jp {one.label}")
    read = parameters_of(*(one.label for one in makers))
    yield from ("", "menu_table:", *_ops(*(f"dw entry_of_{one.label}" for one in makers)))
    yield f"MENU_COUNT:     equ {len(makers)}"
    inks = [_ink(one) for one in makers]
    yield f"MENU_PERFECT:   equ {inks.count('PERFECT_INK')}"
    yield f"MENU_LOOPS:     equ {inks.count('LOOPS_INK')}"
    yield from ("", "; every parameter, for its first value")
    yield from ("parameter_table:", *_ops(*(f"dw of_{label}" for label in read), "dw 0"))
    yield from ("", "; address, least, most, default; name")
    for parameter in read.values():
        yield from _parameter(parameter)
    yield from ("", "; colour; routine, its parameters; name" + "; two rows about it" * abouts)
    for one in makers:
        yield from _entry(one, abouts=abouts)


def _parameter(parameter: Parameter) -> Iterator[str]:
    values = f"{parameter.least}, {parameter.most}, {parameter.default}"
    yield f"of_{parameter.label}:"
    yield from _ops(f"dw {parameter.label}, {values}", f'db "{parameter.name}", TEXT_END')


def _entry(one: Routine, *, abouts: bool) -> Iterator[str]:
    """A row of the menu of generators and changes."""
    read = [f"of_{parameter.label}" for parameter in one.parameters[:MENU_PARAMETERS]]
    words = ", ".join([_called(one), *read, *["0"] * (MENU_PARAMETERS - len(read))])
    yield f"entry_of_{one.label}:"
    yield from _ops(f"db {_ink(one)}", f"dw {words}", f"db {_broken_name(one.menu.name)}, TEXT_END")
    if abouts:
        yield from _ops(*(f'db "{row}", TEXT_END' for row in one.menu.rows))


def _solvers(solvers: list[Routine]) -> Iterator[str]:
    """The table of solvers in this order; `/` in a name ends its first part."""
    yield from ("", "solver_table:", *_ops(*(f"dw solver_of_{one.name}" for one in solvers)))
    yield f"SOLVERS:        equ {len(solvers)}"
    yield from ("", "; the place of each in it")
    yield from (f"place_of_{one.name}: equ {place}" for place, one in enumerate(solvers))
    yield from ("", "; solver, its note of place 0,0; bytes a row, the note of a free place; name in two parts")
    for one in solvers:
        if not one.notes.address:
            raise MazeError(f"{one.label} has no `Notes` for the menu of solvers: add them, or leave the solver out")
        first, _, second = one.menu.name.partition("/")
        parts = ", ".join([f'"{first.rstrip()}", TEXT_END', *([f'"{second}"'] if second else []), "TEXT_END"])
        yield f"solver_of_{one.name}:"
        yield from _ops(
            f"dw {one.label}, {one.notes.address}", f"db {one.notes.stride}, {one.notes.free}", f"db {parts}"
        )


def _called(one: Routine) -> str:
    """The label that the menu calls: the routine, or the small routine that passes its ends."""
    return f"change_{one.label}" if one.ends else one.label


def _ink(one: Routine) -> str:
    """The constant for the colour of a routine's name: it changes a maze, makes a perfect one, or makes another."""
    if one.family == "change":
        return "CHANGE_INK"
    return "PERFECT_INK" if {"perfect", "perfect in parts"} & one.promise.terms.keys() else "LOOPS_INK"


def _broken_name(name: str) -> str:
    """A name as text that a panel can break into two rows, dropping the space or adding a hyphen."""
    first, cut, second = name.partition("/")
    if not cut:
        return f'"{first}"'
    return f'"{first.rstrip()}", {"NAME_SPACE" if first.endswith(" ") else "NAME_HYPHEN"}, "{second}"'


def _public(labels: Iterable[str]) -> list[str]:
    """PUBLIC lines."""
    rows = textwrap.wrap(", ".join(labels), 104, break_long_words=False)
    return _ops(*(f"public {row.rstrip(',')}" for row in rows))


def _ops(*lines: str) -> list[str]:
    """Instructions, indented."""
    return [f"{'':{_INDENT}}{line}" for line in lines]


def _text(rows: Iterable[str]) -> str:
    return "".join(f"{row}\n" for row in rows)

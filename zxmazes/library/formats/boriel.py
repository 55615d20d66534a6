"""Write a source for Boriel's ZX BASIC: a function for each routine, and the block of code, copied to its address.

A function passes its arguments by way of variables at fixed addresses after the reserve. The program follows them, with
room between for the stack that BASIC's CLEAR puts below the program.
"""

from collections.abc import Iterator
from pathlib import Path

from zxmazes.assembler.regions import MEMORY_LIMIT
from zxmazes.errors import MazeError
from zxmazes.library.calling import PAIRS, Input, Result, Signature, pair_terms, reserved, signatures
from zxmazes.library.formats import Options
from zxmazes.library.head import MADE, about, settings, spaces, wrapped
from zxmazes.library.placing import Placed
from zxmazes.library.reserve import Reserve

DESCRIPTION = "a source for Boriel's ZX BASIC"
_MARK = f"' {MADE}"
#: Names that are commands of ZX BASIC: here they get a `_` at the end.
_TAKEN = ("exit",)
_TYPES = {1: "UBYTE", 2: "UINTEGER"}
_RESULTS = {Result.CARRY: "UBYTE", Result.COUNT: "INTEGER"}
#: What a routine gets and leaves, and the address of its entry, each with its size.
_CELLS = {"a": 1, "carry": 1, "bc": 2, "de": 2, "hl": 2, "entry": 2}
_SIDE = 32  # of the field
_COLUMNS = 16  # bytes in a line
#: Bytes for the stack below the program, and the least that a program with its heap takes.
_STACK, _LEAST = 1024, 0x1800


def files(made: Placed, _options: Options) -> dict[str, bytes]:
    """The source. Raises MazeError if nothing is left for a program, and for what BASIC cannot call."""
    start = _program(made)
    if start + _LEAST > MEMORY_LIMIT:
        raise MazeError(
            f"a program in ZX BASIC comes after the routines, and from ${start:04X} on it has no room: "
            "choose a lower --org, or fewer routines"
        )
    return {"": "".join(f"{line}\n" for line in _lines(made, signatures(made))).encode("ascii")}


def is_ours(path: Path) -> bool:
    """Is a file's first line ours?"""
    with path.open("rb") as file:
        return file.read(len(_MARK)) == _MARK.encode()


def _cells(made: Placed) -> dict[str, int]:
    """The address of each cell."""
    at, found = max(made.end, made.buffers_end), {}
    for name, size in _CELLS.items():
        found[name] = at
        at += size
    return found


def _program(made: Placed) -> int:
    """Where a program begins."""
    return max(made.end, made.buffers_end) + sum(_CELLS.values()) + _STACK


def _lines(made: Placed, functions: list[Signature]) -> Iterator[str]:
    start = _program(made)
    yield f"{_MARK} for Boriel's ZX BASIC"
    yield from map(_comment, ("", *spaces(made), *_told(made, start), "", *settings(made)))
    yield from ("", f"#pragma org = {start}", "")
    yield from _block(made)
    yield from ("", "' Variables and buffers: reserved, not loaded.")
    yield from map(_declaration, reserved(made))
    yield from ("", "' What a routine gets, and what it leaves: the registers after the last call.")
    cells = _cells(made)
    yield from (f"DIM library_{name} AS {_TYPES[_CELLS[name]]} AT {at}" for name, at in cells.items())
    yield ""
    yield from _call(cells)
    for one in functions:
        yield from ("", *_function(one))


def _told(made: Placed, start: int) -> Iterator[str]:
    yield ""
    yield from wrapped(
        'Write #include "FILE.bas" at the top of a program, where it copies the code to its address; then call the '
        f"functions. The program begins at {start}, above the code and the reserve, so it cannot grow into them; "
        f"between are {_STACK:,} bytes for the stack. Compile it with a loader that sets RAMTOP below the program:"
    )
    yield "  zxbc -f tap -B -a game.bas"
    yield from wrapped(
        "zxbc leaves out functions that are not called, and tells so in a warning, which -W 170 turns off; -W 150 does "
        "the same for buffers with -O 1. For another place make this file again with --org."
    )


def _block(made: Placed) -> Iterator[str]:
    """Copies the code when the program runs."""
    yield from ("ASM", "    PROC", "    LOCAL library_block, library_after", "    ld hl, library_block")
    yield from (f"    ld de, {made.org}", f"    ld bc, {len(made.code)}", "    ldir", "    jp library_after")
    yield "library_block:"
    for at in range(0, len(made.code), _COLUMNS):
        yield f"    defb {','.join(map(str, made.code[at : at + _COLUMNS]))}"
    yield from ("library_after:", "    ENDP", "END ASM")


def _call(cells: dict[str, int]) -> Iterator[str]:
    yield from ("SUB FASTCALL library_call()", "ASM", "    PROC", "    LOCAL library_back", "    push ix")
    yield from ("    ld hl, library_back", "    push hl", f"    ld hl, ({cells['entry']})", "    push hl")
    yield f"    ld a, ({cells['a']})"
    yield from (f"    ld {pair.lower()}, ({cells[pair.lower()]})" for pair in PAIRS)
    yield from ("    ret", "library_back:", f"    ld ({cells['a']}), a")
    yield from (f"    ld ({cells[pair.lower()]}), {pair.lower()}" for pair in PAIRS)
    yield from (
        "    ld a, 0",
        "    rla",
        f"    ld ({cells['carry']}), a",
        "    pop ix",
        "    ENDP",
        "END ASM",
        "END SUB",
    )


def _function(one: Signature) -> Iterator[str]:
    yield _comment(f"{one.label} - {one.routine.about}; {one.meaning}")
    yield from map(_comment, about(one.routine))
    yield f"CONST {one.label}_entry AS UINTEGER = {one.entry} ' for a routine that gets the address of another"
    kind = "SUB" if one.result is Result.NOTHING else "FUNCTION"
    result = f" AS {_RESULTS[one.result]}" if one.result in _RESULTS else ""
    inputs = ", ".join(f"{given.name} AS {_TYPES[given.bytes]}" for given in one.inputs)
    yield f"{kind}{'' if one.inputs else ' FASTCALL'} {one.label}({inputs}){result}"
    if "A" in [given.register for given in one.inputs]:
        yield "    library_a = a"
    for pair in PAIRS:
        if value := _pair(one.inputs, pair):
            yield f"    library_{pair.lower()} = {value}"
    yield from (f"    library_entry = {one.entry}", "    library_call()")
    if one.result is Result.COUNT:
        yield from ("    IF library_carry THEN RETURN -1", "    RETURN library_bc")
    elif one.result is Result.CARRY:
        yield "    RETURN library_carry"
    yield f"END {kind}"


def _pair(inputs: tuple[Input, ...], pair: str) -> str:
    """The value of a pair as an expression; empty if nothing is given in it."""
    whole, high, low = pair_terms(inputs, pair)
    return whole or " + ".join(filter(None, (high and f"256 * CAST(UINTEGER, {high})", low)))


def _declaration(one: Reserve) -> str:
    name = f"{one.label}_" if one.label in _TAKEN else one.label
    if one.size in _TYPES:
        return f"DIM {name} AS {_TYPES[one.size]} AT {one.address}"
    square = one.size == _SIDE * _SIDE and name == "field"
    sides = f"0 TO {_SIDE - 1}, 0 TO {_SIDE - 1}" if square else f"0 TO {one.size - 1}"
    return f"DIM {name}({sides}) AS UBYTE AT {one.address}"


def _comment(text: str) -> str:
    return f"' {text}".rstrip()

"""Write a header and a source in C for SDCC: a function for each routine, and the block of code at its address.

A function passes its arguments by way of variables, so it does not depend on how a compiler passes them. The block is
constant data at an absolute address, and so are variables and buffers: the linker reserves nothing for them, and does
not see an overlap.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.library.calling import PAIRS, Input, Result, Signature, pair_terms, reserved, signatures
from zxmazes.library.facts import beside
from zxmazes.library.formats import Options
from zxmazes.library.head import MADE, about, settings, spaces, wrapped
from zxmazes.library.placing import Placed
from zxmazes.library.reserve import Reserve

DESCRIPTION = "a header and a source for SDCC"
HEADER = ".h"
_MARK = f"// {MADE}"
#: Names that C has for other things: here they get a `_` at the end.
_TAKEN = ("exit",)
_TYPES = {1: "unsigned char", 2: "unsigned int"}
_RESULTS = {Result.NOTHING: "void", Result.CARRY: "unsigned char", Result.COUNT: "int"}
_SIDE = 32  # of the field
_COLUMNS = 16  # bytes in a line
_CALL = """\
// What a routine gets, and what it leaves: the registers after the last call.
unsigned char library_a, library_carry;
unsigned int library_bc, library_de, library_hl;
static unsigned int library_entry;

static void library_call(void)
{
    __asm
        push ix
        push iy
        ld hl, #library_back
        push hl
        ld hl, (_library_entry)
        push hl
        ld a, (_library_a)
        ld bc, (_library_bc)
        ld de, (_library_de)
        ld hl, (_library_hl)
        ret
    library_back:
        ld (_library_a), a
        ld (_library_bc), bc
        ld (_library_de), de
        ld (_library_hl), hl
        ld a, #0
        rla
        ld (_library_carry), a
        pop iy
        pop ix
    __endasm;
}
"""


def files(made: Placed, options: Options) -> dict[str, bytes]:
    """The source and its header. Raises MazeError for a name that cannot be included, and for what C cannot call."""
    header = beside(options.path, HEADER).name
    if not re.fullmatch(r"[A-Za-z0-9_. +-]+", header, re.ASCII) or options.path.suffix != ".c":
        raise MazeError(f"{options.path}: a source in C has a name such as maze.c, of letters, digits and `_`")
    functions = signatures(made)
    texts = {HEADER: _header(made, functions, options.path), "": _source(made, functions, header)}
    return {end: "".join(f"{line}\n" for line in lines).encode("ascii") for end, lines in texts.items()}


def is_ours(path: Path) -> bool:
    """Are the first lines of the files that are there ours?"""
    return all(_begins(one) for one in (path, beside(path, HEADER)) if one.exists())


def _begins(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_MARK)) == _MARK.encode()


def _header(made: Placed, functions: list[Signature], path: Path) -> Iterator[str]:
    guard = re.sub(r"\W", "_", f"{path.stem}_LIBRARY_H").upper()
    guard = f"M{guard}" if guard[0].isdigit() or guard[0] == "_" else guard
    yield f"{_MARK} for SDCC"
    yield from map(_comment, ("", *spaces(made), *_told(made, path.name), "", *settings(made)))
    yield from ("", f"#ifndef {guard}", f"#define {guard}", "")
    for one in functions:
        yield _comment(f"{one.label} - {one.routine.about}; {one.meaning}")
        yield from map(_comment, about(one.routine))
        yield f"{_prototype(one)};"
        yield from (
            f"#define {one.label}_entry 0x{one.entry:04X} // for a routine that gets the address of another",
            "",
        )
    yield "// Variables and buffers: reserved, not loaded."
    yield from ("#ifndef LIBRARY_AT", "#define LIBRARY_AT(address) extern", "#endif")
    yield from (f"LIBRARY_AT(0x{one.address:04X}) {_declaration(one)};" for one in reserved(made))
    yield ""
    yield "// The registers after the last call, for what a function does not return."
    yield "extern unsigned char library_a, library_carry;"
    yield from ("extern unsigned int library_bc, library_de, library_hl;", "", "#endif")


def _told(made: Placed, source: str) -> Iterator[str]:
    above = f"0x{max(made.end, made.buffers_end):04X}"
    yield ""
    yield from wrapped(
        "The code and the reserve lie at these addresses whatever the program does: the linker reserves nothing there "
        "and reports no overlap. So put the program above both, where it cannot grow into them:"
    )
    yield f"  sdcc -mz80 --reserve-regs-iy -c {source}"
    object_file = Path(source).with_suffix(".rel").name
    yield f"  sdcc -mz80 --reserve-regs-iy --no-std-crt0 --code-loc {above} --data-loc 0 game.c {object_file}"
    yield from wrapped(
        "The program begins there, with the first function of game.c. SDCC's own start-up code, for address 0, is left "
        "out: for variables with initial values name one for the Spectrum before game.c. --data-loc 0 puts the data "
        "after the code; without it they would be at 0x8000. Or put the program below, and see in the .map that code, "
        "data and stack end before the routines. --reserve-regs-iy leaves IY to the ROM, whose interrupts need it."
    )
    yield from wrapped(
        "game.ihx has the program and the code of the routines. With sdobjcopy of SDCC and bin2tap.py of SkoolKit it "
        "becomes a tape that starts by itself:"
    )
    yield "  sdobjcopy -I ihex -O binary game.ihx game.bin"
    yield f"  bin2tap.py --org 0x{made.org:04X} --start {above} --clear 0x{made.org - 1:04X} game.bin game.tap"
    yield ""
    yield from wrapped(
        "The functions have the compiler's usual calling convention, __sdcccall(1) for SDCC 4.2 and later, and pass "
        "their arguments by way of variables, so --sdcccall 0 and older versions do as well. They keep IX and IY, and "
        "cannot be called again from an interrupt."
    )
    yield from wrapped(
        "z88dk with -compiler=sdcc, which is not tested: its conventions do too, and the functions need no "
        "__z88dk_callee or __z88dk_fastcall. Define LIBRARY_NO_BLOCK there, and load the code as --format bin or tap "
        f"makes it, at {made.org}."
    )


def _source(made: Placed, functions: list[Signature], header: str) -> Iterator[str]:
    yield f"{_MARK} for SDCC: see {header}"
    yield from ("", "#define LIBRARY_AT(address) __at (address) // the header's variables are defined here")
    yield f'#include "{header}"'
    yield from ("", *_CALL.split("\n"))
    for one in functions:
        yield from (*_function(one), "")
    yield "#ifndef LIBRARY_NO_BLOCK"
    yield f"const unsigned char __at (0x{made.org:04X}) library_block[{len(made.code)}] = {{"
    for at in range(0, len(made.code), _COLUMNS):
        yield "    " + "".join(f"0x{byte:02X}," for byte in made.code[at : at + _COLUMNS])
    yield from ("};", "#endif")


def _function(one: Signature) -> Iterator[str]:
    yield from (_prototype(one), "{")
    if "A" in [given.register for given in one.inputs]:
        yield "    library_a = a;"
    for pair in PAIRS:
        if value := _pair(one.inputs, pair):
            yield f"    library_{pair.lower()} = {value};"
    yield f"    library_entry = 0x{one.entry:04X};"
    yield "    library_call();"
    if one.result is Result.COUNT:
        yield "    return library_carry ? -1 : (int)library_bc;"
    elif one.result is Result.CARRY:
        yield "    return library_carry;"
    yield "}"


def _pair(inputs: tuple[Input, ...], pair: str) -> str:
    """The value of a pair as an expression; empty if nothing is given in it."""
    whole, high, low = pair_terms(inputs, pair)
    return whole or " | ".join(filter(None, (high and f"(unsigned int)({high} << 8)", low)))


def _prototype(one: Signature) -> str:
    inputs = ", ".join(f"{_TYPES[given.bytes]} {given.name}" for given in one.inputs)
    return f"{_RESULTS[one.result]} {one.label}({inputs or 'void'})"


def _declaration(one: Reserve) -> str:
    name = f"{one.label}_" if one.label in _TAKEN else one.label
    if one.size in _TYPES:
        return f"{_TYPES[one.size]} {name}"
    square = one.size == _SIDE * _SIDE and name == "field"
    return f"unsigned char {name}[{_SIDE}][{_SIDE}]" if square else f"unsigned char {name}[{one.size}]"


def _comment(text: str) -> str:
    return f"// {text}".rstrip()

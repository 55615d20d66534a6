"""Source level debugging data (SLD): which line of which source each byte of code comes from, for debuggers.

The format is that of sjasmplus; DeZog reads it. Each line is

    source file|source line|definition file|definition line|page|value|type|data

In a macro, the source is the line outside all macros that uses it, and the definition is the line of the macro itself;
its file is left out if it is the same. Elsewhere the definition is empty and 0. The types:

    Z  the pages of memory: those of a 48K, where page N is at address N * 4000 hexadecimal; no program changes pages
    F  a label, D a constant: the value of the name in `data`
    L  either of them: module (none), name, local name, traits
    T  an instruction at the address `value`
    K  a comment for DeZog (WPMEM, LOGPOINT or ASSERTION) behind an instruction
"""

import re
from collections.abc import Iterable, Iterator

from zxmazes.assembler.source import Line
from zxmazes.assembler.statement import MNEMONICS
from zxmazes.assembler.step import Step

_VERSION = "|SLD.data.version|1"
_KEYWORDS = ("WPMEM", "LOGPOINT", "ASSERTION")
_PAGES = "pages.size:16384,pages.count:4,slots.count:4,slots.adr:0,16384,32768,49152"
_PAGE_BITS = 14
#: The page of what is not an address.
_NO_PAGE = -1
_COMMENT = re.compile(rf";\s*(?:{'|'.join(_KEYWORDS)})\b[^|]*$")


def sld(steps: Iterable[Step]) -> str:
    """The debugging data of an assembled program; its statements as `assemble_traced` returns them."""
    rows = [_VERSION, f"||K|KEYWORDS|{','.join(_KEYWORDS)}"]
    main = ""  # the global label before this place
    for step in steps:
        if len(rows) == 2:
            rows.append(_row(step, _NO_PAGE, _NO_PAGE, "Z", _PAGES))
        label, op = step.statement.label, step.statement.op
        if label and op not in ("macro", "defl"):
            local = step.scope.is_local(label)
            rows += _label(step, *((main, label) if local else (label, "")))
            main = main if local or op == "equ" else label
        if op in MNEMONICS:
            if comment := _COMMENT.search(step.line.text):
                rows.append(_row(step, step.here >> _PAGE_BITS, step.here, "K", comment[0]))
            rows.append(_row(step, step.here >> _PAGE_BITS, step.here, "T"))
    return "".join(f"{row}\n" for row in rows)


def _label(step: Step, main: str, local: str) -> Iterator[str]:
    """The rows of a label or a constant."""
    value = step.result() & 0xFFFF
    constant = step.statement.op == "equ"
    page = _NO_PAGE if constant else value >> _PAGE_BITS
    yield _row(step, page, value, "D" if constant else "F", f"{main}.{local}" if local else main)
    yield _row(step, page, value, "L", f",{main},{local}{',+equ' if constant else ''}")


def _row(step: Step, page: int, value: int, kind: str, data: str = "") -> str:
    file, row = _place(step.user or step.line)
    other, line = _place(step.line) if step.user else (file, "0")
    return f"{file}|{row}|{'' if other == file else other}|{line}|{page}|{value}|{kind}|{data}"


def _place(line: Line) -> tuple[str, str]:
    """File and line."""
    file, _, row = line.where.rpartition(":")
    return file, row

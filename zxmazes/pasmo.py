"""Assemble strictly: pasmo does the work, this module refuses what pasmo lets pass in silence.

Pasmo 0.5.3 truncates `ld a,300`, takes an indented `nopp` for a label, fills the gap between two ORGs,
wraps code past FFFF and shrugs at a misspelt PUBLIC, all with exit status 0. So the sources are read here
first: INCLUDE is resolved (every line keeps its file and number for messages), each line is checked, and
every 8-bit operand is also given to pasmo as an EQU of its own, whose untruncated value is then looked at.
The bytes are pasmo's; a plain `pasmo -I asm` makes the same ones.
"""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from zxmazes.errors import MazeError
from zxmazes.paths import ASM, TOOLS

#: Images stay below BASIC's user-defined graphics. 8000 and above is uncontended on a 48K; on a 128K from C000 on as
#: long as nobody pages another bank in than BASIC's, 0.
MEMORY_LIMIT = 0xFF58

_MNEMONICS = set(
    "adc add and bit call ccf cp cpd cpdr cpi cpir cpl daa dec di djnz ei ex exx halt im in inc ind indr ini "
    "inir jp jr ld ldd lddr ldi ldir neg nop or otdr otir out outd outi pop push res ret reti retn rl rla rlc "
    "rlca rld rr rra rrc rrca rrd rst sbc scf set sla sll sra srl sub xor".split()
)
_DIRECTIVES = set(
    "org end equ defl db defb defm dw defw ds defs include public proc endp local macro endm rept irp exitm "
    "if else endif .error".split()
)
_CODE = _MNEMONICS | {"db", "defb", "defm", "dw", "defw"}
_REGISTERS = set("a b c d e h l ixh ixl iyh iyl i r af bc de hl sp ix iy".split())
_ARITHMETIC = set("add adc sbc sub and or xor cp".split())
_TOKEN = re.compile(r"""'[^']*'|"[^"]*"|;.*""")
_NUMBER = re.compile(r"(?<![\w$%.])(?:\$([0-9a-f]+)|0x([0-9a-f]+)|([0-9][0-9a-f]*)h|(\d+))(?![\w])", re.IGNORECASE)
_INDEXED = re.compile(r"\(\s*i[xy]\s*([+-].*)\)$", re.IGNORECASE)
_POINTED = re.compile(r"\(\s*(?:hl|bc|de|sp|ix|iy)\b", re.IGNORECASE)
_PROBE = "zz_probe_"
_END = "zz_end_of_image"


@dataclass(frozen=True)
class Assembly:
    """One assembled image.

    code: the bytes for the tape, from `org` up to the label `image_end` (all of them without that label).
    memory_end: the address past the last byte that the program reserves (variables included).
    symbols: every global label; public: the names that the sources declare PUBLIC.
    """

    org: int
    code: bytes
    memory_end: int
    symbols: dict[str, int]
    public: tuple[str, ...]

    def symbol_file(self) -> str:
        """The public labels by address, one `name EQU 08000H` a line."""
        rows = sorted((self.symbols[name], name) for name in self.public)
        return "".join(f"{name} EQU 0{value:04X}H\n" for value, name in rows)


@dataclass
class _Line:
    """A source line, taken apart: `where` is file:line for messages."""

    where: str
    text: str
    label: str = ""
    op: str = ""
    operands: tuple[str, ...] = ()


def find_pasmo() -> str:
    """The pasmo to use: the one in .tools, else the one on PATH.

    Raises MazeError when there is none.
    """
    local = TOOLS / "usr" / "bin" / "pasmo"
    if local.is_file():
        return str(local)
    found = shutil.which("pasmo")
    if not found:
        raise MazeError("pasmo is not installed: run `make setup` (or install the package `pasmo`) and try again")
    return found


def assemble(path: Path) -> Assembly:
    """Assemble the file at `path`; its includes are looked up in `asm/` and beside it.

    Raises MazeError with file and line for whatever pasmo refuses and for whatever it should have refused.
    """
    return assemble_text(_read(path), str(_short(path)), path.parent)


def assemble_text(text: str, source: str, folder: Path = ASM) -> Assembly:
    """Assemble source text; `source` names it in messages, `folder` is searched for includes after `asm/`."""
    lines = list(_flatten(text, source, (ASM, folder), 0))
    checked = _Checker(lines)
    org = checked.org()
    instrumented = checked.instrumented()
    binary, values, probes = _run(instrumented, source)
    _judge(org, binary, values, probes, source)
    public: list[str] = []
    for line in lines:
        if line.op == "public":
            for name in line.operands:
                if name not in values:
                    raise MazeError(f"{line.where}: PUBLIC names `{name}`, which is no label: correct the name")
                public.append(name)
    memory_end = values.pop(_END)
    image_end = values.get("image_end", memory_end)
    return Assembly(org, binary[: image_end - org], memory_end, values, tuple(dict.fromkeys(public)))


def _short(path: Path) -> Path:
    """`path` from the project's root when it lies there: the same message in every checkout."""
    resolved = path.resolve()
    return resolved.relative_to(ASM.parent) if resolved.is_relative_to(ASM.parent) else path


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii")
    except OSError as error:
        raise MazeError(f"{_short(path)}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        line = path.read_bytes()[: error.start].count(b"\n") + 1
        raise MazeError(f"{_short(path)}:{line}: only ASCII may stand in assembly sources") from None


def _flatten(text: str, source: str, folders: tuple[Path, ...], depth: int) -> Iterator[_Line]:
    """Every line in the order in which pasmo would see it, INCLUDE replaced by the file's lines."""
    for number, raw in enumerate(text.splitlines(), 1):
        line = _parse(raw, f"{source}:{number}")
        if line.op != "include":
            yield line
            continue
        name = line.operands[0].strip("\"'") if line.operands else ""
        path = next((folder / name for folder in folders if name and (folder / name).is_file()), None)
        if path is None:
            raise MazeError(f"{line.where}: include file `{name}` is not in asm/ nor beside the program")
        if depth == 16:
            raise MazeError(f"{line.where}: includes are nested too deeply: does `{name}` include itself?")
        yield from _flatten(_read(path), str(_short(path)), folders, depth + 1)


def _parse(raw: str, where: str) -> _Line:
    """Take a line apart. Labels stand in column 0 with a colon, or before EQU, DEFL, MACRO."""
    code = _TOKEN.sub(lambda m: "" if m[0].startswith(";") else m[0], raw).rstrip()
    line = _Line(where, raw)
    words = code.split(None, 2)
    if not words:
        return line
    if not code[0].isspace():
        head = re.match(r"([A-Za-z_.?@][\w.?@]*)(:?)\s*", code)
        if not head:
            raise MazeError(f"{where}: `{words[0]}` can start no line: a label is letters, digits and _")
        following = code[head.end() :].split(None, 1)
        named = bool(following) and following[0].lower() in ("equ", "defl", "macro")
        if not head[2] and not named:
            raise MazeError(f"{where}: `{head[1]}` in column 0 is no label: write `{head[1]}:`, or indent it")
        line.label, code = head[1], code[head.end() :]
    words = code.split(None, 1)
    if words:
        line.op = words[0].lower()
        line.operands = tuple(_split(words[1])) if len(words) > 1 else ()
    return line


def _split(operands: str) -> Iterator[str]:
    """The operands between commas that stand in neither quotes nor brackets."""
    depth, quote, start = 0, "", 0
    for i, char in enumerate(operands):
        if quote:
            quote = "" if char == quote else quote
        elif char in "'\"":
            quote = char
        elif char in "()":
            depth += 1 if char == "(" else -1
        elif char == "," and not depth:
            yield operands[start:i].strip()
            start = i + 1
    yield operands[start:].strip()


class _Checker:
    """The rules on source lines that pasmo does not have."""

    def __init__(self, lines: list[_Line]) -> None:
        self.lines = lines
        macros = {line.label.lower() for line in lines if line.op == "macro"}
        self.known = _MNEMONICS | _DIRECTIVES | macros

    def org(self) -> int:
        """The image's one ORG, which must be a plain number before the first byte."""
        found: int | None = None
        for line in self.lines:
            if line.op == "org":
                if found is not None:
                    raise MazeError(f"{line.where}: a second ORG: it would leave a gap or overlap; use DS or one ORG")
                match = _NUMBER.fullmatch(line.operands[0]) if line.operands else None
                if not match:
                    raise MazeError(f"{line.where}: ORG takes a plain number such as $8000")
                found = _value(match)
            elif found is None and line.op in _CODE | {"ds", "defs"}:
                raise MazeError(f"{line.where}: code before ORG: start the program with ORG")
        if found is None:
            raise MazeError(f"{self.lines[0].where if self.lines else 'empty file'}: the program has no ORG")
        return found

    def instrumented(self) -> list[_Line]:
        """The lines for pasmo, with a probe before each 8-bit operand and the end marked."""
        out: list[_Line] = []
        nesting = 0  # inside MACRO, REPT, IRP an EQU would be defined twice
        ended = False
        reserved = False  # past image_end nothing is loaded, so nothing but DS may stand there
        for line in self.lines:
            self._check(line)
            reserved |= line.label == "image_end"
            if reserved and (line.op in _CODE or (len(line.operands) > 1 and line.op in ("ds", "defs"))):
                raise MazeError(f"{line.where}: only DS may follow `image_end`: move this before that label")
            if line.op in ("macro", "rept", "irp"):
                nesting += 1
            for expression, low, high in _byte_operands(line):
                if not nesting:
                    name = f"{_PROBE}{len(out)}_{low + 128}_{high}"
                    out.append(_Line(line.where, f"{name} equ {expression}"))
                elif (match := _NUMBER.fullmatch(expression)) and not low <= _value(match) <= high:
                    raise MazeError(_too_big(line.where, expression, low, high))
            if line.op == "endm":
                nesting -= 1
            if line.op == "end":
                ended = True
                out.append(_Line(line.where, f"{_END} equ $"))
            # PUBLIC would hide all other labels from the symbol file
            out.append(_Line(line.where, "" if line.op == "public" else line.text))
        if not ended:
            out.append(_Line("", f"{_END} equ $"))
        return out

    def _check(self, line: _Line) -> None:
        if line.op and line.op not in self.known:
            raise MazeError(
                f"{line.where}: `{line.op}` is no instruction, directive or macro (pasmo would take it for a label)"
            )
        used = {operand.lower() for operand in line.operands}
        if line.op == "ld" and used & {"h", "l"} and used & {"ixh", "ixl", "iyh", "iyl"}:
            # there is no such instruction, and pasmo assembles another one
            raise MazeError(f"{line.where}: H and L do not go together with half an index register")
        for match in _NUMBER.finditer(_TOKEN.sub("", line.text)):
            if _value(match) > 0xFFFF:
                raise MazeError(f"{line.where}: {match[0]} does not fit in 16 bits")


def _value(match: re.Match[str]) -> int:
    dollar, ox, h, decimal = match.groups()
    return int(decimal) if decimal else int(dollar or ox or h, 16)


def _too_big(where: str, expression: str, low: int, high: int, value: int | None = None) -> str:
    shown = "" if value is None else f" = {value}"
    return f"{where}: `{expression}`{shown} does not fit in a byte here ({low} to {high})"


def _byte_operands(line: _Line) -> Iterator[tuple[str, int, int]]:
    """(expression, lowest, highest value) for each operand that pasmo would cut to eight bits."""
    op, operands = line.op, line.operands
    if op not in _MNEMONICS | {"db", "defb", "defm", "ds", "defs"}:
        return
    for operand in operands:
        if match := _INDEXED.match(operand):
            yield f"0{match[1]}", -128, 127
    if op in ("db", "defb", "defm"):
        for operand in operands:
            if not re.fullmatch(r"""'[^']*'|"[^"]*\"""", operand):
                yield operand, -128, 255
    elif op in ("ds", "defs"):
        for operand in operands[1:]:
            yield operand, -128, 255
    elif op == "in" and len(operands) == 2 and _is_port(operands[1]):
        yield operands[1], 0, 255
    elif op == "out" and operands and _is_port(operands[0]):
        yield operands[0], 0, 255
    elif op in _ARITHMETIC and operands and _is_constant(operands[-1]):
        yield operands[-1], -128, 255
    elif op == "ld" and len(operands) == 2 and _is_constant(operands[1]):
        target = operands[0].lower()
        from_memory = target == "a" and operands[1].startswith("(")  # pasmo takes any bracket after A for one
        if target not in ("bc", "de", "hl", "sp", "ix", "iy") and not from_memory:
            yield operands[1], -128, 255


def _is_constant(operand: str) -> bool:
    """Neither a register nor what one points to; 'A' and (1 + 2) * 3 are constants."""
    return operand.lower() not in _REGISTERS and not _POINTED.match(operand)


def _is_port(operand: str) -> bool:
    return operand.startswith("(") and operand.lower() != "(c)"


def _run(lines: list[_Line], source: str) -> tuple[bytes, dict[str, int], list[tuple[str, str, int, int, int]]]:
    """Pasmo's bytes, symbols and probe values for instrumented lines."""
    pasmo = find_pasmo()
    with tempfile.TemporaryDirectory(prefix="zxmazes-") as folder:
        asm, binary, sym = (Path(folder) / f"image.{kind}" for kind in ("asm", "bin", "sym"))
        asm.write_text("".join(f"{line.text}\n" for line in lines), encoding="ascii")
        try:
            done = subprocess.run(
                [pasmo, asm.name, binary.name, sym.name], cwd=folder, capture_output=True, text=True, check=False
            )
        except OSError as error:
            raise MazeError(f"{pasmo} cannot be run: {error.strerror}: run `make setup` again") from None
        output = done.stdout + done.stderr
        if done.returncode or "WARNING" in output.upper() or not binary.is_file():
            raise MazeError(_complaint(output, lines, source))
        code = binary.read_bytes()
        table = sym.read_text(encoding="ascii")
    values: dict[str, int] = {}
    probes: list[tuple[str, str, int, int, int]] = []
    for name, digits in re.findall(r"^(\S+)\s+EQU 0([0-9A-F]+)H$", table, re.MULTILINE):
        if name.startswith(_PROBE):
            index, low, high = (int(part) for part in name[len(_PROBE) :].split("_"))
            expression = lines[index].text.split(" equ ", 1)[1]
            probes.append((lines[index].where, expression, low - 128, high, int(digits, 16)))
        elif not name[0].isdigit():  # a LOCAL label is listed as a number
            values[name] = int(digits, 16)
    return code, values, probes


def _complaint(output: str, lines: list[_Line], source: str) -> str:
    """Pasmo's first message with our file and line in place of the flattened file's."""
    number = re.search(r"on line (\d+)", output)
    where = lines[int(number[1]) - 1].where if number and int(number[1]) <= len(lines) else source
    text = re.search(r"^(?:ERROR|WARNING): *(.*?)(?: on line .*)?$", output, re.MULTILINE)
    message = text[1] if text else "pasmo failed without a word"
    return f"{where or source}: {message}"


def _judge(
    org: int,
    binary: bytes,
    values: dict[str, int],
    probes: list[tuple[str, str, int, int, int]],
    source: str,
) -> None:
    """Refuse truncated operands and an image that wraps or leaves its memory."""
    for where, expression, low, high, value in probes:
        signed = value if value < 0x8000 else value - 0x10000
        if not low <= signed <= high:
            raise MazeError(_too_big(where, expression, low, high, signed))
    end = values[_END]
    if end != org + len(binary):
        raise MazeError(f"{source}: the code runs past $FFFF and wraps: make it shorter or lower its ORG")
    if end > MEMORY_LIMIT:
        raise MazeError(
            f"{source}: the program ends at ${end:04X}, past the limit ${MEMORY_LIMIT:04X}: make it shorter"
        )

"""Assemble strictly: pasmo does the work, this module refuses what pasmo lets pass in silence.

Pasmo 0.5.3 truncates `ld a,300`, assembles `ret zz` as RET, takes an indented `nopp` for a label and shrugs at a
misspelt PUBLIC, all with exit status 0. So every line is judged by what pasmo made of it:

1. read the sources here, with INCLUDE resolved; every line keeps its file and number (`statement`);
2. let pasmo assemble them and list what it does, with a mark before each line (`listing`);
3. follow its way through macros, repetitions and IF, and compare the bytes of each line with the line (`judge`).

The bytes are pasmo's; a plain `pasmo -I asm` makes the same ones.
"""

import os
import re
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from zxmazes.assembler.expression import number
from zxmazes.assembler.judge import judge
from zxmazes.assembler.listing import LINES_LIMIT, Line, Program, Step, follow, symbol_values
from zxmazes.assembler.statement import EMITTING, Fault, read_line, show
from zxmazes.errors import MazeError
from zxmazes.files import stage
from zxmazes.paths import ASM, TOOLS

#: Images stay below BASIC's user-defined graphics. 8000 and above is uncontended on a 48K; on a 128K from C000 on as
#: long as nobody pages another bank in than BASIC's, 0.
MEMORY_LIMIT = 0xFF58

#: The lowest address for code: with the shortest loader (`10 CLEAR {start-1}: LOAD ""CODE`, `20 RANDOMIZE USR {start}`,
#: 40 bytes from $5CCB on) CLEAR leaves just the 155 bytes that LOAD and the stack need.
ORG_LOWEST = 0x5D8E
#: Seconds after which pasmo is stopped; the largest program takes a tenth of one.
TIME_LIMIT = 20
#: Bytes of pasmo's listing to read: room for a million lines, while 64 KB of NOP take 5 million bytes.
LISTING_LIMIT = 40_000_000


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


def assemble(path: Path, made: Mapping[str, str] | None = None) -> Assembly:
    """Assemble the program in the file at `path`; its includes are looked up in `made`, in `asm/` and beside it.

    `made` holds the text of files that are made anew for each assembly, by the name that INCLUDE gives them.
    Raises MazeError with file and line for whatever pasmo refuses and for whatever it should have refused.
    """
    source = str(_short(path))
    image = assemble_text(_read(path), source, path.parent, made)
    if "image_end" not in image.symbols:
        raise MazeError(
            f"{source}: the program has no label `image_end`: put it after what the tape holds, before the variables"
        )
    return image


def assemble_text(text: str, source: str, folder: Path = ASM, made: Mapping[str, str] | None = None) -> Assembly:
    """Assemble source text; `source` names it in messages, `folder` is searched for includes after `asm/`.

    `made` is as for `assemble`. Without a label `image_end` the whole image is code.
    """
    program = Program(_Reader((ASM, folder), made or {}).read(text, source))
    org = _org(program, source)
    listing, binary = _run(program, source)
    steps = follow(program, listing, org)
    for step in steps:
        try:
            judge(step)
        except Fault as fault:
            raise MazeError(f"{step.where}: {fault}") from None
    if b"".join(step.code for step in steps) != binary:
        raise MazeError(f"{source}: pasmo wrote another image than it listed: run `make setup` again")
    memory_end = org + len(binary)
    if memory_end > MEMORY_LIMIT:
        where = next(step.where for step in steps if step.here + len(step.code) > MEMORY_LIMIT)
        raise MazeError(
            f"{where}: the program ends at ${memory_end:04X}, past the limit ${MEMORY_LIMIT:04X}: make it shorter"
        )
    symbols = symbol_values(steps)
    image_end = symbols.get("image_end", memory_end)
    return Assembly(org, binary[: image_end - org], memory_end, symbols, _public(steps, symbols))


def _org(program: Program, source: str) -> int:
    """The image's one ORG, which must be a plain number before the first byte."""
    found: int | None = None
    for line in program.lines:
        statement = line.statement
        if statement.op == "org":
            if found is not None:
                raise MazeError(f"{line.where}: a second ORG: it would leave a gap or overlap; use DS or one ORG")
            (tokens,) = statement.operands
            try:
                found = number("".join(tokens))
            except Fault:
                raise MazeError(f"{line.where}: ORG takes a plain number such as $8000") from None
            if not ORG_LOWEST <= found < MEMORY_LIMIT:
                raise MazeError(
                    f"{line.where}: ORG {show(tokens)} is not in ${ORG_LOWEST:04X} to "
                    f"${MEMORY_LIMIT - 1:04X}: below are BASIC and its loader, above the user-defined graphics; "
                    "$8000 is usual"
                )
        elif found is None and statement.op in EMITTING:
            raise MazeError(f"{line.where}: code before ORG: start the program with ORG")
    if found is None:
        raise MazeError(f"{program.lines[0].where if program.lines else source}: the program has no ORG")
    return found


def _public(steps: list[Step], symbols: dict[str, int]) -> tuple[str, ...]:
    """The names that PUBLIC declares, each of them a label. Raises MazeError on bytes after the label image_end."""
    public: dict[str, None] = {}
    reserved = False  # past image_end nothing is loaded
    for step in steps:
        statement = step.statement
        if statement.label == "image_end":
            if statement.op in ("equ", "defl"):
                raise MazeError(f"{step.where}: `image_end` must be a label, not a value: write `image_end:` there")
            reserved = True
        if reserved and step.code and (statement.op not in ("ds", "defs") or len(statement.operands) > 1):
            raise MazeError(f"{step.where}: only DS may follow `image_end`: move this before that label")
        if statement.op == "public":
            for (name,) in statement.operands:
                if name not in symbols:
                    raise MazeError(f"{step.where}: PUBLIC names `{name}`, which is no label: correct the name")
                public[name] = None
    return tuple(public)


def _short(path: Path) -> Path:
    """`path` from the project's root when it lies there: the same message in every checkout."""
    resolved = Path(os.path.realpath(path))  # Path.resolve fails on a link to itself
    return resolved.relative_to(ASM.parent) if resolved.is_relative_to(ASM.parent) else path


def _read(path: Path) -> str:
    """A source file, whose lines end in LF or in CR LF."""
    try:
        if path.exists() and not path.is_file():
            raise MazeError(f"{_short(path)}: is no file, so it cannot be read as a source: move it away")
        return path.read_bytes().decode("latin-1").replace("\r\n", "\n")
    except OSError as error:
        raise MazeError(f"{_short(path)}: cannot be read: {error.strerror}") from None


class _Reader:
    """Reads a program's lines in the order in which pasmo would see them, INCLUDE replaced by the file's lines."""

    def __init__(self, folders: tuple[Path, ...], made: Mapping[str, str]) -> None:
        self.folders = folders
        self.made = made
        self.files: dict[str, list[Line]] = {}  # each included file is read once, and most are included often
        self.lines: list[Line] = []

    def read(self, text: str, source: str) -> list[Line]:
        """All the lines of this text and of what it includes, without blank lines and comments."""
        self._place(_parsed(text, source), 0)
        return self.lines

    def _place(self, lines: list[Line], depth: int) -> None:
        for line in lines:
            if line.statement.op != "include":
                self.lines.append(line)
                continue
            name = line.statement.operands[0][0]
            if name not in self.files:
                self.files[name] = self._included(name, line.where)
            if depth == 16 or len(self.lines) > LINES_LIMIT:
                raise MazeError(f"{line.where}: includes are nested too deeply: does `{name}` include itself?")
            self._place(self.files[name], depth + 1)

    def _included(self, name: str, where: str) -> list[Line]:
        if name in self.made:
            return _parsed(self.made[name], f"asm/{name}")
        path = next((folder / name for folder in self.folders if name and os.path.lexists(folder / name)), None)
        if path is None:
            raise MazeError(f"{where}: include file `{name}` is not in asm/ nor beside the program")
        return _parsed(_read(path), str(_short(path)))


def _parsed(text: str, source: str) -> list[Line]:
    """The lines of one file that are neither blank nor comments."""
    lines = []
    for row, raw in enumerate(text.removesuffix("\n").split("\n"), 1):
        try:
            tokens, statement = read_line(raw)
        except Fault as fault:
            raise MazeError(f"{source}:{row}: {fault}") from None
        if tokens:
            lines.append(Line(f"{source}:{row}", raw, tokens, statement))
    return lines


def _run(program: Program, source: str) -> tuple[str, bytes]:
    """Pasmo's debug listing and its bytes."""
    pasmo = find_pasmo()
    marked = list(program.marked())
    text = "".join(f"{line}\n" for line, _ in marked)
    try:
        with stage(Path(tempfile.gettempdir()), "zxmazes-") as folder:
            asm, binary, listing, errors = (folder / f"image.{kind}" for kind in ("asm", "bin", "out", "err"))
            asm.write_text(text, encoding="ascii")
            # files, not pipes: a process that pasmo leaves behind may keep a pipe open
            with listing.open("wb") as out, errors.open("wb") as err:
                status = _call([pasmo, "-d", asm.name, binary.name], folder, out, err)
            if listing.stat().st_size > LISTING_LIMIT:
                raise MazeError(
                    f"{source}: pasmo goes through more than a million lines: look for a REPT with a huge count"
                )
            listed, complaint = (path.read_text(encoding="latin-1") for path in (listing, errors))
            if status == 0 and not complaint.strip() and binary.is_file():
                return listed, binary.read_bytes()
    except OSError as error:
        raise MazeError(
            f"{tempfile.gettempdir()}: cannot assemble there: {error.strerror}: make room, or set TMPDIR"
        ) from None
    raise MazeError(
        _complaint(complaint or listed, [program.lines[index].where for _, index in marked], source, status)
    )


def _call(command: list[str], folder: Path, out: IO[bytes], err: IO[bytes]) -> int | None:
    """Pasmo's exit status; None when it took too long. Raises MazeError when it cannot run."""
    try:
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=err)
    except OSError as error:
        raise MazeError(f"{command[0]} cannot be run: {error.strerror}: run `make setup` again") from None
    late = threading.Event()

    def stop() -> None:
        late.set()
        process.kill()

    alarm = threading.Timer(TIME_LIMIT, stop)  # process.wait(timeout) would look only every 50 ms
    alarm.start()
    try:
        status = process.wait()
    finally:
        alarm.cancel()
        process.kill()
    return None if late.is_set() else status


def _complaint(output: str, wheres: list[str], source: str, status: int | None) -> str:
    """Pasmo's message with our file and line in place of the marked file's; without one, the last line it wrote."""
    output = re.sub(r"[^\n -~]", "?", output)
    places = [
        wheres[int(row) - 1] for row in re.findall(r"\bon line (\d{1,6})\b", output) if 0 < int(row) <= len(wheres)
    ]
    used = f" (used at {places[-2]})" if "ERROR expanding macro" in output and len(places) > 1 else ""
    message = re.search(r"^(?:ERROR|WARNING): *(.*?)(?: on line \d.*)?$", output, re.MULTILINE)
    written = [line.strip() for line in output.splitlines() if line.strip()]
    if status is None:
        reason = f"pasmo was stopped after {TIME_LIMIT} seconds: look for a REPT with a huge count"
    elif status < 0:
        reason = f"pasmo was ended by signal {-status}: look for a macro that uses itself, or run `make setup` again"
    elif message or written:
        reason = (message[1] if message else written[-1])[:200]
    else:
        reason = f"pasmo made no image and gave no reason (exit status {status}): run `make setup` again"
    return f"{places[-1] if places else source}{used}: {reason}"

"""Pack programs: dist/NAME.tap, dist/NAME.z80 and dist/NAME.sym from asm/programs/NAME/ and basic/NAME.bas.

A BASIC program that loads a SCREEN$ is the loader of a machine-code program: title, code, and a snapshot at its
start. Any other is the program itself, on a tape with the code that it may call, and a snapshot that has loaded both.
One whose head has `# Cassette: NAME ..` is the first of several on one tape; as it loads them, it has no snapshot.

Everything is made in a temporary folder and moved to its place at the end, so that a failed build leaves
neither a half-written nor a stale file. A build deletes only what it can prove to be its own: files in `dist/` that
are still as dist/SHA256SUMS has them. The same sources give the same bytes, wherever they are built.
"""

import contextlib
import hashlib
import os
import re
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from skoolkit.tape import write_tap

from zxmazes.assembler.assembly import Assembly, assemble
from zxmazes.basic.tokeniser import line_numbers, rows, tokenise
from zxmazes.errors import MazeError
from zxmazes.files import STAGED, WRITING, lock, reason, shown, stage, write
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.paths import ASM, BASIC, DIST
from zxmazes.programs.carried import made_files

#: The fields that the head of a program may have: what it is made of, and what docs/MAGAZINE.md says of it.
FIELDS = ("Parts", "Cassette", "Text", "What", "Mended", "Added", "Ours")
SHARED = "shared/"  # texts of this folder are parts of programs

KINDS = ("tap", "z80", "sym")
_KINDS = {"program": 0, "code": 3}
_BUILDING = ".building-"
#: What a build has written into `dist/`, in the form that `sha256sum --check` reads: the proof that a file is ours.
_SUMS = "SHA256SUMS"
_SUM = re.compile(rf"([0-9a-f]{{64}})  ([0-9A-Za-z_]+\.(?:{'|'.join(KINDS)}))")

_STATEMENT_DONE = 0x1B76  # where the ROM returns from each statement

#: kind, bytes, and the two parameters of the ROM's header
TapeFile = tuple[str, bytes, int, int]


def programs() -> list[str]:
    """The programs that can be built, by the files that are there.

    Raises MazeError when the folders of sources are empty or cannot be read.
    """
    _listed(ASM / "programs", "main.asm", lambda path: path.is_dir())
    return sorted(path.stem for path in _listed(BASIC, "NAME.bas", lambda path: path.suffix == ".bas"))


def _listed(folder: Path, what: str, wanted: Callable[[Path], bool]) -> list[Path]:
    """The sources in a folder; hidden ones are an editor's."""
    try:
        found = [path for path in folder.iterdir() if wanted(path) and path.name[0] != "."]
    except OSError as error:
        raise MazeError(f"{shown(folder)}: cannot be read: {reason(error)}: restore the folder") from None
    if not found:
        raise MazeError(f"{shown(folder)}: there is no {what} in it: restore the folder")
    return found


def check_name(name: str) -> None:
    """Raise MazeError unless there is a program of this name."""
    if name not in programs():
        raise MazeError(f"there is no program `{name}`: choose from {', '.join(programs())}")


def is_default(dist: Path) -> bool:
    """Is this the project's own `dist/`? A build deletes nothing in any other folder."""
    return os.path.realpath(dist) == os.path.realpath(DIST)  # Path.resolve fails on a link to itself


def build(name: str, dist: Path = DIST) -> list[Path]:
    """Build one program into `dist` and return the files written; another build in that folder is waited for.

    Raises MazeError when a source is broken or `dist` cannot be written. The program's old files are then removed
    (see `remove`), and the message names those that are left.
    """
    check_name(name)
    try:
        with _at_work(dist), stage(dist, _BUILDING) as folder:
            made = _make(name, folder)
            for path in made:
                if (target := dist / path.name).is_dir():
                    raise MazeError(f"{shown(target)}: is a folder: move it away")
            if is_default(dist):
                sums = _sums(dist)
                _remove({f"{name}.{kind}" for kind in KINDS} - {path.name for path in made}, dist, sums)
                _write_sums(dist, sums | {path.name: _sum(path) for path in made})
            return [path.replace(dist / path.name) for path in made]
    except MazeError as error:
        with contextlib.suppress(MazeError):  # the first error is the one to tell
            remove([name], dist)
        left = [str(shown(path)) for kind in KINDS if os.path.lexists(path := dist / f"{name}.{kind}")]
        raise MazeError(f"{error} (left as before: {', '.join(left)})" if left else str(error)) from None


def remove(names: Iterable[str], dist: Path = DIST) -> None:
    """Remove programs' files from `dist/`, so that nothing stale is left there.

    Removes only what a build has written there and nobody has changed since; nothing at all in any other folder.
    """
    if is_default(dist):
        with _at_work(dist):
            sums = _sums(dist)
            _remove([f"{name}.{kind}" for name in names for kind in KINDS], dist, sums)
            _write_sums(dist, sums)


def leftovers(dist: Path = DIST) -> set[str]:
    """The programs that a build has put into `dist/` and that have no source any more."""
    return {Path(name).stem for name in _sums(dist)} - set(programs())


@contextlib.contextmanager
def _at_work(dist: Path) -> Iterator[None]:
    """Make the folder `dist` and keep other builds out of it; remove from `dist/` what a killed build left.

    Raises MazeError for whatever the system refuses meanwhile.
    """
    try:
        dist.mkdir(parents=True, exist_ok=True)
        with lock(dist) as held:
            if held and is_default(dist):  # whoever made these folders is gone
                for folder in (*dist.glob(f"{_BUILDING}*"), *dist.glob(f"{WRITING}*")):
                    _remove_stage(folder)
            yield
    except OSError as error:
        advice = "check its permissions, and the space on its disk and for temporary files"
        raise MazeError(
            f"{error.filename2 or error.filename or dist}: cannot be written: {reason(error)}: {advice}"
        ) from None


def _remove_stage(folder: Path) -> None:
    """Remove the temporary folder of a killed build, unless it holds what no build puts there."""
    with contextlib.suppress(OSError):
        files = list(folder.iterdir())
        if all(path.suffix[1:] in KINDS or path.name == STAGED for path in files):
            for path in files:
                path.unlink()
            folder.rmdir()


def _sums(dist: Path) -> dict[str, str]:
    """What a build has written into `dist/`: the hash of each file by its name.

    Raises MazeError when something else than a file stands there: to read a pipe or a device might never end.
    """
    path = dist / _SUMS
    if os.path.lexists(path) and not path.is_file():
        raise MazeError(f"{shown(path)}: is no file: move it away")
    try:
        text = path.read_text(encoding="ascii", errors="replace")
    except OSError:
        return {}
    return {found[2]: found[1] for line in text.splitlines() if (found := _SUM.fullmatch(line))}


def _write_sums(dist: Path, sums: Mapping[str, str]) -> None:
    if sums != _sums(dist):
        write(dist / _SUMS, "".join(f"{sums[name]}  {name}\n" for name in sorted(sums)).encode("ascii"))


def _sum(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _remove(files: Iterable[str], dist: Path, sums: dict[str, str]) -> None:
    """Remove those of the files that are still what the sums have, and the sums of all."""
    for name in files:
        known = sums.pop(name, None)
        with contextlib.suppress(OSError):
            if known and (dist / name).is_file() and _sum(dist / name) == known:
                (dist / name).unlink()


def _make(name: str, folder: Path) -> list[Path]:
    """The program's files, made in `folder`."""
    if not re.fullmatch("[a-z][a-z0-9_]*", name):
        raise MazeError(f"basic/{name}.bas: rename it: a program's name has a-z, 0-9 and _ only, a letter first")
    assembly = assembled(name)
    blocks = tape_blocks(name, assembly)
    own = len(blocks)
    for other in cassette(name):
        blocks += tape_blocks(other, assembled(other))
    tap, snapshot, symbols = (folder / f"{name}.{kind}" for kind in KINDS)
    write_tap(str(tap), blocks)
    machine = _loaded(name, assembly, tap, own)
    files = [tap]
    if not cassette(name):  # whose menu loads from the tape
        machine.save_snapshot(snapshot)
        files.append(snapshot)
    if assembly:
        symbols.write_text(assembly.symbol_file(), encoding="ascii")
        files.append(symbols)
    return files


def _loaded(name: str, assembly: Assembly | None, tap: Path, own: int) -> Machine:
    """A 48K that has loaded the first `own` blocks of a tape, those of the program itself, and needs no more of it.

    A loader has arrived at `start`. BASIC is before its first statement, or before the one after its LOAD ""CODE.
    Raises MazeError when the program does not load.
    """
    machine = Machine(48)
    try:
        if assembly and is_loader(name):
            advice = "let it LOAD each file of its tape in turn, then RANDOMIZE USR {start}"
            machine.load_tape(tap, assembly.symbols["start"], first=own)
        else:
            advice = 'let it begin with CLEAR {start-1}: LOAD ""CODE' if assembly else "shorten it"
            machine.load_tape(tap, _STATEMENT_DONE, first=own, whole=True)
    except MazeError as error:
        told = str(error).removeprefix(f"{tap}: ")
        raise MazeError(f"basic/{name}.bas: {told}: {advice}") from None
    if assembly and machine.read(assembly.org, len(assembly.code)) != assembly.code:
        raise MazeError(
            f'basic/{name}.bas: loads its code to another place than ${assembly.org:04X}: write LOAD ""CODE'
        )
    return machine


def assembled(name: str) -> Assembly | None:
    """The program's code; None for BASIC alone. Raises MazeError when its source is broken."""
    source = code_source(name)
    return assemble(source, given=made_files()) if os.path.lexists(source) else None


def code_source(name: str) -> Path:
    """Where a program's code is: in its folder, or for FOLDER_ID, as magazine_z4, the file ID.asm of a folder."""
    own = ASM / "programs" / name / "main.asm"
    folder, _, part = name.partition("_")
    shared = ASM / "programs" / folder / f"{part}.asm"
    return shared if part and part != "main" and not os.path.lexists(own) else own


def _read_basic(name: str) -> str:
    try:
        return (BASIC / f"{name}.bas").read_text(encoding="utf-8")
    except OSError as error:
        raise MazeError(f"basic/{name}.bas: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise MazeError(f"basic/{name}.bas: is not UTF-8 text: save it as UTF-8") from None


def head(source: str) -> dict[str, str]:
    """The fields at the head of a text in `basic`, such as `# Parts:  ending leaving`: what each says, by its name.

    A field goes on in the lines below it that begin with `#` and at least eight spaces.
    Raises MazeError for a misspelt field, one that stands twice, and one that would be overlooked where it stands.
    """
    fields: dict[str, str] = {}
    open_field, in_head = "", True
    for row, line in enumerate(rows(_read_basic(source)), 1):
        in_head = in_head and line.strip()[:1] in ("", "#")
        if open_field and (more := re.match("# {8,}(.*)", line)):
            fields[open_field] += f" {more[1].strip()}"
            continue
        open_field = ""
        found = re.match(r"\s*#+\s*(\w+)\s*:(?!//)(.*)", line)
        if in_head and not found:  # the colon is missing: what is built depends on these two
            found = re.match(r"\s*#+\s*(Parts|Cassette)\b(.*)", line)
        if not found or not (in_head or found[1] in FIELDS):
            continue
        open_field, wrong = found[1], ""
        if open_field not in FIELDS:
            wrong = f"there is no field `{open_field}`: a head may have {', '.join(FIELDS)}"
        elif source.startswith(SHARED):
            wrong = f"a shared part has no field `{open_field}`: move it to the programs' heads"
        elif not in_head:
            wrong = f"the field `{open_field}` stands below the first BASIC line: move it to the head"
        elif open_field in fields:
            wrong = f"the field `{open_field}` stands twice: join the two"
        elif not line.startswith(f"# {open_field}:"):
            wrong = f"write `# {open_field}:`, from the first column on and with one space"
        if wrong:
            raise MazeError(f"basic/{source}.bas:{row}: {wrong}")
        fields[open_field] = found[2].strip()
    return fields


def _named(name: str, field: str) -> list[str]:
    """The names that a program's head lists in a field."""
    return re.findall(r"\w+", head(name).get(field, ""))


def cassette(name: str) -> list[str]:
    """The programs that follow this one on its tape. Raises MazeError for one that is not there."""
    others = _named(name, "Cassette")
    for other in others:
        if other not in programs() or other == name:
            raise MazeError(f"basic/{name}.bas: `{other}` cannot follow on its cassette: it is no other program")
    return others


def sources(name: str) -> list[str]:
    """The texts that make up a program, by their names in `basic`: its own, then the shared parts that it lists.

    Raises MazeError for a mistake in their heads.
    """
    found = [name, *(f"{SHARED}{part}" for part in _named(name, "Parts"))]
    for part in found[1:]:
        head(part)
    return found


def program(name: str, assembly: Assembly | None) -> bytes:
    """The BASIC program, its parts joined. Raises MazeError for a mistake in one of them."""
    texts = [(f"basic/{source}.bas", _read_basic(source)) for source in sources(name)]
    numbers = [line_numbers(text, path) for path, text in texts]
    last = 0
    for (path, _), own in zip(texts, numbers, strict=True):
        if own and own[0] <= last:
            raise MazeError(f"{path}: begins with line {own[0]}, after line {last}: renumber one")
        last = max(own, default=last)
    symbols = assembly.symbols if assembly else {}
    return b"".join(tokenise(text, symbols, path, set().union(*numbers)) for path, text in texts)


def tape_name(name: str) -> str:
    """What a program is called on tape, where there is room for ten characters: magazine_z4 is z4."""
    return name.rpartition("_")[2][:10]


def is_loader(name: str) -> bool:
    """Does the BASIC program load a screen and code, and go to the code's start?"""
    return code_source(name).is_file() and bool(re.search(r'LOAD *"" *SCREEN\$', _read_basic(name)))


def tape_blocks(name: str, assembly: Assembly | None) -> list[bytes]:
    """The blocks of a program: its BASIC, which runs by itself, the loading screen if it loads one, and the code."""
    basic = program(name, assembly)
    files: list[TapeFile] = [("program", basic, int.from_bytes(basic[:2], "big"), len(basic))]
    if assembly:
        if "start" not in assembly.public:
            raise MazeError(
                f"{code_source(name).relative_to(ASM.parent)}: wants a public label `start`, where its BASIC goes"
            )
        if is_loader(name):
            if assembly.symbols["start"] != assembly.org:
                raise MazeError(
                    f"{code_source(name).relative_to(ASM.parent)}: wants `start` right after ORG, for the loader"
                )
            try:
                files.append(("code", loading_screen(assembly), 0x4000, 0x8000))
            except MazeError as error:
                raise MazeError(f"{code_source(name).relative_to(ASM.parent)}: {error}") from None
        files.append(("code", assembly.code, assembly.org, 0x8000))
    return tape_files(files, tape_name(name))


def load(machine: Machine, name: str, dist: Path = DIST, **options: Any) -> None:
    """Boot, LOAD "" the built program and stop where it begins: at its label `start`, or in its BASIC within a second.

    A cassette is left where its first program ends. options: those of `Machine.load_tape`.
    Raises MazeError when it is not built or does not load.
    """
    first = len(tape_blocks(name, assembled(name))) if cassette(name) else None
    machine.load_tape(dist / f"{name}.tap", entry(name, dist), first=first, **options)


def entry(name: str, dist: Path = DIST) -> int | None:
    """Where a built program begins: its label `start`; None for one that is BASIC.

    Raises MazeError when it is not built.
    """
    return symbol(name, "start", dist) if is_loader(name) else None


def symbol(name: str, label: str, dist: Path = DIST) -> int:
    """The address of a built program's public label. Raises MazeError when it is not built or has no such label."""
    path = dist / f"{name}.sym"
    try:
        found = re.search(rf"^{label} EQU 0([0-9A-F]{{4}})H$", path.read_text(encoding="ascii"), re.MULTILINE)
    except (OSError, UnicodeDecodeError):
        found = None
    if not found:
        raise MazeError(f"{path}: is not there or names no {label}: `make build` makes it")
    return int(found[1], 16)


def loading_screen(assembly: Assembly) -> bytes:
    """The 6,912 bytes that the program's own `title_screen` draws on a freshly booted machine.

    Raises MazeError when there is no such label, and when that routine fails.
    """
    if "title_screen" not in assembly.symbols:
        raise MazeError("the program has no label `title_screen`, which draws the loading screen: write that routine")
    machine = Machine(48)
    machine.boot()
    machine.write(assembly.org, assembly.code)
    machine.call(assembly.symbols["title_screen"], 5 * SECOND, stack=0xFF00)
    return machine.screen()


def tape_files(files: Iterable[TapeFile], name: str = "") -> list[bytes]:
    """The blocks of a tape, a header and a body for each file.

    A file is ("program", bytes, auto-run line, length without variables) or ("code", bytes, address, 32768).
    """
    blocks = []
    for kind, data, first, second in files:
        title = name[:10].ljust(10).encode("ascii")
        blocks.append(_block(0x00, struct.pack("<B10sHHH", _KINDS[kind], title, len(data), first, second)))
        blocks.append(_block(0xFF, data))
    return blocks


def _block(flag: int, data: bytes) -> bytes:
    block = bytes([flag]) + data
    checksum = 0
    for value in block:
        checksum ^= value
    return block + bytes([checksum])

"""Other assemblers than the build's: each makes bytes of a source, or refuses it with its own message."""

import contextlib
import io
import shutil
import subprocess
from pathlib import Path

from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.paths import TOOLS

#: The assemblers, each with the dialect that it reads; then those that no set-up installs, used where they are.
DIALECTS = {"pasmo": "common", "zxbasm": "common", "z80asm": "z80asm", "sdasz80": "sdas"}
IF_THERE = {"sjasmplus": "common", "rasm": "common"}
_LIMIT = 60  # seconds


def missing(assembler: str) -> str:
    """What is not installed of an assembler; empty if all is."""
    needed = {"z80asm": ("z80asm",), "sdasz80": ("sdasz80", "sdldz80")}.get(assembler, ())
    needed = (assembler,) if assembler in IF_THERE else needed
    if assembler == "zxbasm":
        try:
            import src.zxbasm  # noqa: F401
        except ImportError:
            return assembler
    return ", ".join(one for one in needed if not tool(one))


def assembled(assembler: str, source: str, folder: Path) -> bytes:
    """The bytes of a source, from its first ORG on; a gap is filled with 0. Fails for a message of any kind."""
    asm, binary = folder / "flat.asm", folder / "flat.bin"
    asm.write_text(source, encoding="ascii")
    binary.unlink(missing_ok=True)
    if assembler == "zxbasm":
        return _zxbasm(asm, binary)
    if assembler == "sdasz80":
        return _sdasz80(asm)
    command = {
        "pasmo": [find_pasmo(), asm.name, binary.name],
        "z80asm": [tool("z80asm"), "-o", binary.name, asm.name],
        "sjasmplus": [tool("sjasmplus"), "--nologo", "--msg=war", f"--raw={binary.name}", asm.name],
        "rasm": [tool("rasm"), asm.name, "-ob", binary.name],
    }
    _run(command[assembler], folder)
    return binary.read_bytes()


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=_LIMIT)
    said = done.stdout + done.stderr
    if command[0].endswith("rasm") and "Error" not in said and "arning" not in said:
        said = ""  # it always tells what it has written
    assert (done.returncode, said.strip()) == (0, ""), f"{command[0]}: {said[:2000]}"


def tool(name: str) -> str:
    """The path of a program: the one in .tools, else the one on PATH; empty if there is none."""
    local = TOOLS / "usr" / "bin" / name
    return str(local) if local.is_file() else shutil.which(name) or ""


def _zxbasm(asm: Path, binary: Path) -> bytes:
    """In this process: to import it takes longer than to assemble."""
    from src.api import global_
    from src.api.config import OPTIONS
    from src.zxbasm.zxbasm import main

    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        global_.has_errors = 0
        status = main([str(asm), "-o", str(binary)])
    OPTIONS.stderr = None
    assert not status, f"zxbasm: {said.getvalue()[:2000]}"
    return binary.read_bytes()


def _sdasz80(asm: Path) -> bytes:
    """Assembled and linked; the linker writes Intel's hexadecimal lines."""
    _run([tool("sdasz80"), "-o", "flat.rel", asm.name], asm.parent)
    _run([tool("sdldz80"), "-n", "-i", "flat.ihx", "flat.rel"], asm.parent)
    rows = [bytes.fromhex(line[1:]) for line in (asm.parent / "flat.ihx").read_text(encoding="ascii").split()]
    data = {int.from_bytes(row[1:3], "big"): row[4:-1] for row in rows if row[3] == 0}
    first = min(data)
    image = bytearray(max(address + len(part) for address, part in data.items()) - first)
    for address, part in data.items():
        image[address - first : address - first + len(part)] = part
    return bytes(image)

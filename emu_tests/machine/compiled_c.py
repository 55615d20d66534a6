"""The C programs of asm/baseline compiled by sdcc, as the text of the .hex files beside them.

As a program it writes these files again: PYTHONPATH=. .venv/bin/python emu_tests/compiled_c.py
"""

import re
import subprocess
import tempfile
from pathlib import Path

from zxmazes.documents.measures import BASELINE
from zxmazes.files import write

SOURCES = tuple(sorted(BASELINE.glob("*.c")))
VERSION = "4.2.0"
#: As fast as this sdcc makes it: more allocations take minutes and change next to nothing.
OPTIONS = (
    *("-mz80", "--std-c11", "--no-std-crt0", "--code-loc", "0x8000", "--data-loc", "0xD000"),
    *("--opt-code-speed", "--max-allocs-per-node", "200000"),
)
_LINE = 32  # bytes


def version() -> str:
    """The version of the sdcc that is installed; empty if there is none."""
    try:
        told = subprocess.run(["sdcc", "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""
    found = re.search(r"(\d+\.\d+\.\d+) #", told)
    return found[1] if found else "unknown"


def compiled(source: Path) -> str:
    """The .hex file of a C program. Raises subprocess.CalledProcessError if it does not compile without a warning."""
    with tempfile.TemporaryDirectory() as folder:
        image = Path(folder) / f"{source.stem}.ihx"
        subprocess.run(["sdcc", *OPTIONS, "--Werror", str(source), "-o", str(image)], check=True, cwd=folder)
        origin, code = _contents(image)
    head = [
        f"# {source.name}, compiled by sdcc {VERSION} with the options",
        f"# {' '.join(OPTIONS)}",
        f"# {len(code)} bytes at {origin:04X}, where its first function is the entry. {_LINE} bytes a line.",
    ]
    lines = [f"{origin + at:04X} {code[at : at + _LINE].hex().upper()}" for at in range(0, len(code), _LINE)]
    return "\n".join([*head, *lines]) + "\n"


def _contents(image: Path) -> tuple[int, bytes]:
    """The address and the bytes of a file in Intel's format; they must be contiguous."""
    blocks = {}
    for line in image.read_text(encoding="ascii").split():
        record = bytes.fromhex(line[1:])
        if record[3] == 0:
            blocks[int.from_bytes(record[1:3], "big")] = record[4 : 4 + record[0]]
    code = b"".join(blocks[address] for address in sorted(blocks))
    assert max(blocks) + len(blocks[max(blocks)]) - min(blocks) == len(code), "a gap"
    return min(blocks), code


def main() -> None:
    """Compile all programs again."""
    if version() != VERSION:
        raise SystemExit(f"sdcc {VERSION} is needed (Debian 12: apt-get install sdcc); here is {version() or 'none'}")
    for source in SOURCES:
        try:
            text = compiled(source)
        except subprocess.CalledProcessError:  # sdcc has told why
            raise SystemExit(f"{source.name} does not compile") from None
        write(source.with_suffix(".hex"), text.encode())
        print(f"Written: {source.with_suffix('.hex').name}")


if __name__ == "__main__":
    main()

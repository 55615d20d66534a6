"""Make web/core.wasm of core.cpp: `make core`; with --check compare it with the one that is committed.

It takes z80.h from the sources of the package zx on PyPI and the compiler from the package ziglang, each of one
version, so the same source gives the same bytes on every machine.
"""

import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from pathlib import Path

HERE = Path(__file__).parent
WASM = HERE.parent / "core.wasm"
KEPT = HERE.parent.parent / ".tools" / "core"  # what is downloaded once
ZX = (
    "https://files.pythonhosted.org/packages/3c/4d/b46d98ebd985629b51c41bfe839098f844431c71c65c170effd8e94757a2/"
    "zx-0.13.15.tar.gz"
)
ZX_SHA256 = "d86101c5f8f4b8e20ec6ebbc2d668b6689a9ef4f17f9806702f7128f70f154e9"
HEADER = "zx-0.13.15/z80/z80.h"
ZIG = "ziglang==0.17.1"
FLAGS = (
    *("-std=c++17", "-target", "wasm32-freestanding", "-O3", "-DNDEBUG", "-nostdinc++", "-ffreestanding"),
    *("-fno-exceptions", "-fno-rtti", "-fno-threadsafe-statics", "-nostdlib", "-Wall", "-Wextra", "-Werror"),
    *("-Wl,--no-entry", "-Wl,--strip-all"),
)


def main() -> None:
    """Compile; write the file, or compare."""
    made = compiled(header(), compiler())
    if "--check" in sys.argv:
        if made != WASM.read_bytes():
            sys.exit("web/core.wasm is not what web/core/ makes: run `make core` and commit it")
        print(f"web/core.wasm is what web/core/ makes: {len(made):,} bytes")
        return
    WASM.write_bytes(made)
    print(f"web/core.wasm: {len(made):,} bytes")


def header() -> Path:
    """The folder with z80.h."""
    path = KEPT / "z80.h"
    if not path.is_file():
        with urllib.request.urlopen(ZX) as answer:
            data = answer.read()
        if hashlib.sha256(data).hexdigest() != ZX_SHA256:
            sys.exit(f"{ZX}: has another checksum than web/core/recipe.py states")
        with tarfile.open(fileobj=io.BytesIO(data)) as archive:
            member = archive.extractfile(HEADER)
            assert member
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(member.read())
    return path.parent


def compiler() -> list[str]:
    """The command that compiles C++, installed if need be."""
    folder = KEPT / "zig"
    if not (folder / "ziglang").is_dir():
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, "--target", str(folder), ZIG], check=True)
    run = f"import sys; sys.path.insert(0, {str(folder)!r}); sys.argv[0] = 'ziglang'; import runpy"
    return [sys.executable, "-c", f"{run}; runpy.run_module('ziglang', run_name='__main__')", "c++"]


def compiled(include: Path, command: list[str]) -> bytes:
    """The bytes of the core."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "core.wasm"
        words = [
            *command,
            *FLAGS,
            f"-I{HERE / 'shim'}",
            "-isystem",
            str(include),
            str(HERE / "core.cpp"),
            "-o",
            str(out),
        ]
        subprocess.run(words, check=True)
        return out.read_bytes()


if __name__ == "__main__":
    main()

"""Debugging data of the programs: NAME.sld, made when it is asked for, because it is larger than the tape."""

from collections.abc import Iterable
from pathlib import Path

from zxmazes.assembler.assembly import assemble_traced
from zxmazes.assembler.sld import sld
from zxmazes.cores import on_all_cores
from zxmazes.files import write
from zxmazes.programs.given import given
from zxmazes.programs.program import Program
from zxmazes.programs.registry import program

SUFFIX = "sld"


def debugging_data(found: Program) -> str:
    """The file's text; empty for BASIC alone. Raises MazeError if a source is broken."""
    if not found.code:
        return ""
    code = found.code
    return sld(assemble_traced(code.text(), code.label, code.path.parent, given=given(found))[1])


def save_debugging_data(names: Iterable[str], folder: Path) -> list[Path]:
    """Write the files of these programs into a folder, and return their paths; BASIC alone has none."""
    programs = [found for found in map(program, names) if found.code]
    paths = [folder / f"{found.name}.{SUFFIX}" for found in programs]
    for path, text in zip(paths, on_all_cores(debugging_data, programs), strict=True):
        write(path, text.encode())
    return paths

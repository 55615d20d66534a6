"""The command `basic`: a tape from a BASIC program that names routines in braces."""

import re
from pathlib import Path

import click

from zxmazes.basic.tokeniser import tokenise
from zxmazes.commands.shared import Command, NamedPath, address
from zxmazes.errors import MazeError
from zxmazes.files import reason, same_file, shown, write
from zxmazes.library.basic_tape import basic_tape, named, without_comments
from zxmazes.library.calling import signature
from zxmazes.library.placing import UNCONTENDED, place
from zxmazes.library.stubs import stubs_of
from zxmazes.machine.tape import tape_blocks
from zxmazes.programs.tape_files import NAME_LENGTH

_LOADS = re.compile(r'LOAD\s*""\s*CODE')
_LARGEST = 1 << 20  # bytes; a program of 48K is far smaller


@click.command(cls=Command)
@click.argument("program", metavar="FILE", type=NamedPath(path_type=Path))
@click.option(
    "--org",
    metavar="ADDRESS",
    default=f"${UNCONTENDED:04X}",
    show_default=True,
    callback=address,
    help="The address of the routines.",
)
@click.option("--output", type=NamedPath(path_type=Path), required=True, help="The .tap to write.")
def command(program: Path, org: int, output: Path) -> None:
    """Write a tape with the BASIC program FILE, a text, and the routines whose names it has in braces.

    {generate_dfs} is the address for USR, {rng_seed} and {field} are those of variables and buffers. A routine that
    needs registers is called by {solve_wave_call}, after POKEs to {solve_wave_row}, {solve_wave_column},
    {solve_wave_to_row} and {solve_wave_to_column}: USR gives the steps, or 65535. Line 1 loads the code, unless the
    program does so itself: CLEAR {start-1}: LOAD ""CODE. basic/README.md describes the text.

    \b
    Examples:
      build.py basic examples/maze_from_basic.bas --output maze.tap
    """
    text = _read(program)
    _check(program, output)
    source = str(program)
    chosen, called = named(text)
    if not chosen:
        tokenise(text, {}, source)  # a misspelt name is reported with its place
        raise MazeError(f"{source}: there is no routine in braces, such as {{generate_dfs}}")
    made = place(chosen, org)
    stubs = stubs_of(made, [signature(one, made.calls[one.label]) for one in called])
    name = "".join(char if " " <= char <= "~" else "?" for char in output.stem)[:NAME_LENGTH]
    data = basic_tape(made, stubs, text, source, name, 0 if _LOADS.search(without_comments(text)) else 1)
    write(output, data)
    click.echo(f"{shown(output)}: {len(data):,} bytes", err=True)
    for what, first, last in made.spans:
        click.echo(f"{what}: ${first:04X} to ${last:04X}", err=True)


def _read(path: Path) -> str:
    """The text of a program."""
    try:
        if path.stat().st_size > _LARGEST:
            raise MazeError(f"{path}: is too large for a program")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise MazeError(f"{path}: cannot be read: {reason(error)}") from None
    except UnicodeDecodeError:
        raise MazeError(f"{path}: is not a text in UTF-8") from None


def _check(program: Path, output: Path) -> None:
    """Raise MazeError for an output that is the program, a folder, or a file that is no tape."""
    if same_file(program, output):
        raise MazeError(f"{output}: is the program: choose another name for the tape")
    if output.is_dir():
        raise MazeError(f"{output}: is a folder: name a file")
    if output.is_file():
        try:
            tape_blocks(output)
        except MazeError:
            raise MazeError(f"{output}: exists, and is not a tape: choose another name, or move it away") from None

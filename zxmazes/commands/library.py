"""The command `library`: routines for the programs of others."""

from pathlib import Path

import click

from zxmazes.commands.shared import Command, NamedPath, address
from zxmazes.errors import MazeError
from zxmazes.files import shown
from zxmazes.library.choice import choose
from zxmazes.library.formats import Options, format_of, names
from zxmazes.library.output import write_files
from zxmazes.library.placing import UNCONTENDED, place


@click.command(cls=Command)
@click.argument("routines", nargs=-1, required=True, metavar="ROUTINE...")
@click.option(
    "--org",
    metavar="ADDRESS",
    default=f"${UNCONTENDED:04X}",
    show_default=True,
    callback=address,
    help="The address of the jump table, which the code follows.",
)
@click.option(
    "--buffers",
    metavar="ADDRESS",
    callback=address,
    help="The address of variables and buffers (default: after the code).",
)
@click.option(
    "--contended", is_flag=True, help="Allow addresses below $8000, where the screen slows the processor down."
)
@click.option("--format", "name", type=click.Choice(names()), required=True, help="What to write; see above.")
@click.option("--dialect", metavar="NAME", help="Of --format asm: common (default), z80asm or sdas.")
@click.option("--draw", is_flag=True, help="Of --format bas: the program draws its maze, in 15 to 25 seconds.")
@click.option("--output", type=NamedPath(path_type=Path), required=True, help="The file to write.")
def command(
    routines: tuple[str, ...],
    org: int,
    buffers: int | None,
    contended: bool,
    name: str,
    dialect: str | None,
    draw: bool,
    output: Path,
) -> None:
    """Write each ROUTINE, a label such as generate_dfs, for use in another program, with all that it needs.

    A jump table comes first, with a JP for each ROUTINE in the order given: these addresses stay when the code
    changes. Variables and buffers are reserved after the code, not loaded.

    \b
    Formats:
      asm     one flat source without macros and includes: for pasmo, zxbasm, sjasmplus
              and RASM; --dialect z80asm for Debian's z80asm, sdas for SDCC's sdasz80
      bin     the code; beside maze.bin, maze.sym lists the labels, and maze.json has
              the addresses to call, and those of variables and buffers
      tap     a tape for LOAD ""CODE, with the same two files
      bas     a tape with a 48K BASIC program that has a subroutine for each routine,
              and makes a maze; with --draw it draws the maze
      boriel  a source for Boriel's ZX BASIC, with a function for each routine
      c       a source for SDCC, with a function for each routine; beside maze.c, maze.h
              has the prototypes and tells how to compile and link them

    \b
    Examples:
      build.py library generate_dfs --format asm --output dfs.asm
      build.py library generate_dfs solve_wave --org 0xC000 --format bin --output maze.bin
      build.py library generate_corridor generate_braid --format tap --output maze.tap
      build.py library solve_wave --format asm --dialect sdas --output wave.s
      build.py library generate_dfs solve_wave --format c --output maze.c
      build.py library generate_dfs solve_wave --format bas --draw --output game.tap
      build.py library generate_dfs solve_wave --format boriel --output maze.bas
    """
    form = format_of(name)
    if dialect is not None and dialect not in form.dialects:
        choice = f"choose from {', '.join(form.dialects)}" if form.dialects else f"--format {name} has none"
        raise MazeError(f"there is no dialect `{dialect}`: {choice}")
    if draw and not form.draws:
        raise MazeError(f"--draw: --format {name} draws nothing; bas does")
    made = place(choose(routines), org, buffers, contended=contended)
    files = form.files(made, Options(output, dialect or next(iter(form.dialects), ""), draw))
    for path, data in write_files(output, files, form).items():
        click.echo(f"{shown(path)}: {len(data):,} bytes", err=True)
    for what, first, last in made.spans:
        click.echo(f"{what}: ${first:04X} to ${last:04X}", err=True)

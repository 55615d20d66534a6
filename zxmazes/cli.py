"""The command line: find the command, run it, and show any error as one line.

Exit status: 0 success; 1 an error that the user can correct; 2 a command line that click refuses; 70 a bug in zxmazes
to report; 130 Ctrl-C (see `__main__`).
"""

import contextlib
import importlib
import io
import os
import sys
from typing import Any

import click

from zxmazes import __version__
from zxmazes.commands.shared import Command, one_line
from zxmazes.errors import Defect, MazeError
from zxmazes.files import reason

#: Each command is the object `command` in the module of its name, which is imported only when needed.
COMMANDS = ("basic", "bench", "build", "library", "list", "maze", "new", "release", "run", "web")


class _Group(Command, click.Group):
    """The commands; MazeError, Defect and OSError become one line and an exit status."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"zxmazes.commands.{cmd_name}").command
        return command

    def main(self, *args: Any, **options: Any) -> Any:
        """Run the command line; each message begins with the option `prog_name`."""
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a terminal without block graphics shows ? for them
        status = 1
        try:
            return super().main(*args, **options)
        except MazeError as error:
            message = str(error)
        except Defect as error:
            message, status = str(error), os.EX_SOFTWARE
        except OSError as error:
            message = f"{error.filename or 'standard output or a temporary file'}: {reason(error)}"
        with contextlib.suppress(OSError):
            click.echo(f"{options.get('prog_name') or 'zxmazes'}: {one_line(message)}", err=True)
        _drop_output()
        sys.exit(status)


def _drop_output() -> None:
    """Drop output that cannot be written; otherwise Python tries again at exit."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, AttributeError):  # a full disk; no stream at all
            with contextlib.suppress(OSError, AttributeError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


@click.group(cls=_Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def main() -> None:
    """Maze routines for the ZX Spectrum: build the tapes, run them, make mazes, measure the routines.

    \b
    Examples:
      build.py build                    build all tapes into dist/
      build.py run wave --png wave.png  load a tape and save a picture of its screen
      build.py maze dfs --seed 7        print a maze as text
    """

"""Shared by all commands: help with the program's name, checked paths and addresses, messages in one line."""

import re
from typing import Any

import click

from zxmazes.errors import MazeError


class Command(click.Command):
    """A command whose help replaces `build.py` by the name under which the user runs the program."""

    def get_help(self, ctx: click.Context) -> str:
        """The whole help page."""
        return super().get_help(ctx).replace("build.py", program(ctx))


class NamedPath(click.Path):
    """A path that is neither empty nor `-`.

    `--output "$UNSET"` is a mistake and does not mean the working directory; other programs take `-` for a stream.
    """

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The path. Raises BadParameter for an empty name and for `-`."""
        if value == "":
            self.fail("the name is empty", param, ctx)
        if value == "-":
            self.fail("`-` is not read or written as a stream: give a name, or ./- for a file named `-`", param, ctx)
        return super().convert(value, param, ctx)


def program(ctx: click.Context) -> str:
    """The program's name for the user: build.py in a checkout, zxmazes if installed."""
    return ctx.find_root().info_name or "zxmazes"


def one_line(message: str) -> str:
    """The message with unprintable characters, from a file's name or contents, as escapes."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in message)


def address(_ctx: click.Context, param: click.Parameter, value: str | None) -> int | None:
    """Parse the value of an option: $8000, 0x8000 or 32768."""
    if value is None:
        return None
    found = re.fullmatch(r"(?:\$|0[xX])([0-9A-Fa-f]{1,4})|(\d{1,5})", value, re.ASCII)
    found_at = (int(found[1], 16) if found[1] else int(found[2])) if found else -1
    if not 0 <= found_at <= 0xFFFF:
        raise MazeError(f"{param.opts[0]}: `{value[:60]}` is not an address: write $8000, 0x8000 or 32768")
    return found_at

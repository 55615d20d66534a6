"""Shared by all commands: help with the program's name, checked paths, messages in one line."""

from typing import Any

import click


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

"""What all commands share: help with the program's name, paths that have a name, text that stays in its line."""

from typing import Any

import click


class Command(click.Command):
    """A command whose help names the program as the user calls it, where its texts have `build.py`."""

    def get_help(self, ctx: click.Context) -> str:
        """The whole help page."""
        return super().get_help(ctx).replace("build.py", program(ctx))


class NamedPath(click.Path):
    """A path that is not empty: `--output "$UNSET"` is a mistake, and no name for the working directory."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Raises BadParameter for an empty name."""
        if value == "":
            self.fail("the name is empty", param, ctx)
        return super().convert(value, param, ctx)


def program(ctx: click.Context) -> str:
    """What the user calls the program: build.py in a checkout, zxmazes when it is installed."""
    return ctx.find_root().info_name or "zxmazes"


def one_line(message: str) -> str:
    """The message with what is not printable in it, from a file's name or contents, as escapes."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in message)

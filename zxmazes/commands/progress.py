"""The progress bar of commands that take long."""

import sys

from rich.console import Console
from rich.progress import Progress


def progress() -> Progress:
    """A bar on the terminal; nothing if standard error is a file or closed."""
    return Progress(console=Console(stderr=True), transient=True, disable=sys.stderr is None or not sys.stderr.isatty())

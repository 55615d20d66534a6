"""Where a program begins: from the first moment on, Ctrl-C ends it without a word.

The command `zxmazes` of an installed package, `python -m zxmazes`, and `build.py` in a checkout all begin here.
"""

import signal
import sys

INTERRUPTED = 130  # as shells have it: 128 and the number of the signal


def main(program: str = "zxmazes") -> None:
    """Run the command line; `program` is its name in messages."""
    signal.signal(signal.SIGINT, _interrupt)
    from zxmazes.cli import main as commands  # after that line, because it takes a moment

    commands(prog_name=program)


def _interrupt(*_: object) -> None:
    """End at Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # what is under way cleans up undisturbed
    sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()

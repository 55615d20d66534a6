"""The entry point: from the first moment on, Ctrl-C ends the program without a message.

The command `zxmazes` of an installed package, `python -m zxmazes`, and `build.py` in a checkout all start here.
"""

import signal
import sys

INTERRUPTED = 130  # the convention of shells: 128 plus the number of the signal


def main(program: str = "zxmazes") -> None:
    """Run the command line; `program` is its name in messages."""
    signal.signal(signal.SIGINT, _interrupt)
    from zxmazes.cli import main as commands  # imported after the line above, because it takes a moment

    commands(prog_name=program)


def _interrupt(*_: object) -> None:
    """End at Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # let the clean-up finish undisturbed
    sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()

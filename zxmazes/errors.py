"""The errors that the command line shows as one line: those that a user can correct, and bugs."""


class MazeError(Exception):
    """An error that the user can correct: one clear line that says what is wrong and what to do.

    The command line shows it without a traceback and exits with status 1.
    """


class Defect(Exception):
    """A bug, which the user can only report: one line with everything needed to reproduce it.

    The command line shows it without a traceback and exits with status 70.
    """

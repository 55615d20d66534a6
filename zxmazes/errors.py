"""The one error that a user can cause."""


class MazeError(Exception):
    """Something the user can mend: one clear line that says what is wrong and what to do.

    The command line shows it without a traceback and leaves with exit status 1.
    """

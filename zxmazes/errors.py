"""The errors that the command line shows as one line: what a user can mend, and what only we can."""


class MazeError(Exception):
    """Something the user can mend: one clear line that says what is wrong and what to do.

    The command line shows it without a traceback and leaves with exit status 1.
    """


class Defect(Exception):
    """A bug of ours, which the user can only report: one line with all that is needed to see it again.

    The command line shows it without a traceback and leaves with exit status 70.
    """

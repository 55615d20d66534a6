"""A library routine that hangs or loses its stack is a bug, not a mistake of the user."""

import contextlib
from collections.abc import Callable, Iterator

from zxmazes.errors import Defect
from zxmazes.machine.spectrum import BudgetError, ReturnError


@contextlib.contextmanager
def mistakes_are_ours(what: Callable[[], str]) -> Iterator[None]:
    """Raise Defect if a routine called in this context does not return properly; `what` describes the call."""
    try:
        yield
    except (BudgetError, ReturnError) as error:
        raise Defect(f"{what()}: {error}: this is a bug in zxmazes: please report this line") from None

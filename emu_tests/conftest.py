"""What every test file shares: the library of routines in a machine."""

import pytest

from zxmazes.library import Library


@pytest.fixture(scope="session")
def library() -> Library:
    """All routines in one 48K machine; calls leave no state that the next one depends on."""
    return Library()

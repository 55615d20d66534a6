"""What every test file shares: the library of routines in a machine."""

import pytest

from zxmazes.library import Library


@pytest.fixture(scope="session")
def library() -> Library:
    """All routines in one 48K machine; calls leave no state that the next one depends on."""
    return Library()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    """Tell a test's fixtures whether it failed."""
    outcome = yield
    if outcome.get_result().failed:
        item.failed = True  # type: ignore[attr-defined]

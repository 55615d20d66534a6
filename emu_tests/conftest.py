"""What every test file shares: the library of routines in a machine, and machines with a tape loaded."""

import gc
import random
import re
from collections.abc import Generator
from pathlib import Path

import pytest

from emu_tests.machine import states
from emu_tests.machine.command_line import desk, project, small_project, standing_in, typed  # noqa: F401 - fixtures
from emu_tests.machine.images import FEET, changed_code, code_block, symbol
from emu_tests.machine.key_case import case  # noqa: F401 - a fixture
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

pytest_plugins = ["emu_tests.records.proofs", "emu_tests.records.kept_pages", "pytester"]

FAILURES = Path(__file__).parent / "failures"

gc.disable()  # until all tests are collected: none of them is garbage, and the search for it takes half of the time


@pytest.fixture(scope="session")
def library() -> Library:
    """All routines in one 48K machine; calls leave no state that the next one depends on."""
    return Library()


@pytest.fixture
def machines(request: pytest.FixtureRequest):
    """A list of the test's machines: when it fails, their screens are left as PNG files in emu_tests/failures."""
    used: list[Machine] = []
    yield used
    if getattr(request.node, "failed", False):
        FAILURES.mkdir(exist_ok=True)
        stem = re.sub(r"\W+", "-", request.node.name).strip("-")
        for number, machine in enumerate(used):
            machine.png(FAILURES / f"{stem}-{number}.png")


@pytest.fixture
def loaded(machines: list[Machine]):
    """A function that loads a tape (once a process) and runs it to its title, with junk where no loader writes.

    In the end the code that overlays copy from is what the build made.
    """
    used: list[tuple[str, Machine]] = []

    def load(name: str, model: int = 48, contended: bool = False, junk: int = 0, **options: object) -> Machine:
        machine = states.loaded(name, model, contended, **options).machine()
        machines.append(machine)
        used.append((name, machine))
        end = symbol(name, "start") + len(code_block(name))
        machine.write(end, random.Random(f"{name}{junk}").randbytes(0xFF00 - end))
        machine.frames(40)
        assert machine.text()[23] in FEET
        return machine

    yield load
    for name, machine in used:
        assert not changed_code(name, machine), "an overlay that copies from there is unpacked wrongly"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """From now on look for garbage, but not among the tests."""
    done = yield
    gc.enable()
    gc.freeze()
    return done


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sweeps first, so that no core is idle at the end because one of them began last."""
    items.sort(key=lambda item: item.get_closest_marker("sweep") is None)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    """Tell a test's fixtures whether it failed."""
    outcome = yield
    if outcome.get_result().failed:
        item.failed = True  # type: ignore[attr-defined]

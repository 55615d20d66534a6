"""Sweeps that are proven are not run again: a plugin of pytest.

A sweep is marked with what it is about, `{}` being its parameters:

    @pytest.mark.sweep("generate_{name}")   a routine: its code, what its header claims, and those of its `After`
    @pytest.mark.sweep("routines")          all routines
    @pytest.mark.sweep("headers")           the words of all headers, which are printed on pages
    @pytest.mark.sweep("dist/{name}.tap")   files, by their path from the root of the project, with * and **
    @pytest.mark.sweep("README.md#mark")    what stands between the two lines `<!-- mark` of a file

Its key is a digest of that, of the test (`closure.py`), and of the versions of the simulator and of the packages that
judge. Of a source only the code counts (bytes, tokens or the syntax tree), not its comments; of a test, not its room.
proven.txt lists the key of each sweep that has passed, and `make test-all` runs those whose key has changed;
`make test-all SWEEP=all` runs all of them. A sweep that is marked with nothing is always run.
"""

import ast
import contextlib
import functools
import re
import time
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from zlib import crc32

import pytest

from emu_tests.oracles.headers import ROUTINES
from emu_tests.records.closure import closure, plain
from zxmazes import files
from zxmazes.assembler.source import read_source
from zxmazes.assembler.statement import read_line
from zxmazes.paths import ROOT
from zxmazes.routines.images import assemble_sources
from zxmazes.routines.index import parameters, routines
from zxmazes.routines.manifest import Routine

RECORD = Path(__file__).with_name("proven.txt")
_HEAD = "# The sweeps that have passed, each with the key of all that it depends on: `make test-all` adds to them.\n"
_LINE = re.compile(r"^(\S.*) ([0-9a-f]{32})$", re.MULTILINE)
_KEY = "proof"
#: Fields of a header whose numbers are claims, besides those that `Routine` holds as values.
_FIGURES = ("Time", "Bound", "Note", "Promise")
_SIMULATOR = "skoolkit"
_ALONE = 0x8000
_SUBJECTS = ("asm", "basic", "dist", "docs", "emu_tests", "web", "zxmazes")
_DISTRIBUTIONS = {"PIL": "pillow", "src": "zxbasic"}  # where the name to install is another

Record = dict[str, str]


# --- the key ------------------------------------------------------------------------------------------------


def key_of(item: pytest.Item) -> str:
    """The key of a sweep; empty for one that is marked with nothing, which is always run."""
    markers = list(item.iter_markers("sweep"))
    if not all(marker.args for marker in markers):
        return ""
    assert isinstance(item, pytest.Function)
    values = item.callspec.params if hasattr(item, "callspec") else {}
    about = [part for marker in markers for text in marker.args for part in subject(text.format(**values))]
    made = closure(item.path, item.originalname, tuple(item.fixturenames))
    return digest([identity(item.nodeid), made.text, *versions(made.packages), *about])


def identity(node: str) -> str:
    """A test's id without its room: test files have names of their own (test_house.py)."""
    path, _, test = node.partition("::")
    return f"{Path(path).name}::{test}"


def digest(parts: list[str]) -> str:
    """Half a SHA-256 of these parts."""
    whole = sha256()
    for part in parts:
        data = part.encode()
        whole.update(len(data).to_bytes(8, "little") + data)
    return whole.hexdigest()[:32]


@functools.cache
def subject(text: str) -> list[str]:
    """What a sweep is about, as parts of its key. Raises ValueError where it names nothing."""
    if text == "routines":
        return [part for label in routines() for part in subject(label)]
    if text == "headers":
        return [repr((label, one.what, one.about, one.fields)) for label, one in routines().items()]
    if re.fullmatch(r"\w+", text):
        if text not in ROUTINES:
            raise ValueError(f"there is no routine `{text}`")
        one = ROUTINES[text]
        return [*claims(one), code_alone(one.path).hex(), *(subject(one.after) if one.after else [])]
    text, _, mark = text.partition("#")
    paths = sorted(path for path in ROOT.glob(text) if path.is_file())
    if not paths:
        raise ValueError(f"there is no file `{text}`")
    return [part for path in paths for part in (path.relative_to(ROOT).as_posix(), contents(path, mark))]


def code_alone(path: Path) -> bytes:
    """The code of a source of `asm` with all that it includes, at _ALONE: what other routines are is not in it.

    Its variables follow it. The parameters have addresses that their names determine, so a new one moves no other.
    """
    lines = [f"{label}: equ ${0x4000 + crc32(label.encode()) % 0x4000:04X}" for label in parameters()]
    return assemble_sources([path], f"{path.stem} alone", lines, {"lib/parameters.asm": "\n"}, _ALONE).code


def claims(one: Routine) -> list[str]:
    """What a header claims, without the words."""
    values = (
        one.label,
        one.family,
        one.size,
        one.stack,
        one.promise.terms,
        one.after,
        one.ends,
        one.refuses,
        one.repeats,
    )
    ranges = [(read.label, read.least, read.most, read.default) for read in one.parameters]
    figures = [re.findall(r"\d[\d,.]*", one.fields.get(field, "")) for field in _FIGURES]
    return [repr(values), repr(ranges), repr(figures)]


def contents(path: Path, mark: str = "") -> str:
    """A file's contents, or the part between its two marks; of a source the code, without comments."""
    data = path.read_bytes()
    if mark:
        parts = data.split(f"<!-- {mark}".encode())
        if len(parts) != 3:
            raise ValueError(f"{path.name} has no two marks `{mark}`")
        return parts[1].hex()
    if path.suffix == ".py":
        return ast.unparse(plain(ast.parse(data)))
    if path.suffix == ".asm":
        return "\n".join(" ".join(tokens) for line in read_source(path).split("\n") if (tokens := read_line(line)[0]))
    return data.hex()


def versions(packages: set[str]) -> list[str]:
    """The simulator's version, and those of the packages that judge."""
    return [f"{package} {_version(package)}" for package in sorted({*packages, _SIMULATOR})]


@functools.cache
def _version(package: str) -> str:
    """The first two numbers: a third one only fixes bugs."""
    return ".".join(version(_DISTRIBUTIONS.get(package, package)).split(".")[:2])


# --- the record ---------------------------------------------------------------------------------------------


def recorded() -> Record:
    """The key of each sweep that has passed, by the test's id. A line that is no such line counts as missing."""
    return dict(_LINE.findall(RECORD.read_text(encoding="utf-8"))) if RECORD.is_file() else {}


def write(added: Record, known: set[str] | None = None, failed: str = "") -> None:
    """Add keys to the record, which others may be writing too, and remove the one of a test that has failed.

    known: the ids of all sweeps that there are; lines of other tests are removed.
    """
    with files.lock(RECORD.parent):
        record = recorded() | added
        record.pop(failed, None)
        lines = [f"{test} {key}\n" for test, key in sorted(record.items()) if known is None or test in known]
        text = (_HEAD + "".join(lines)).encode()
        if not RECORD.is_file() or RECORD.read_bytes() != text:
            files.write(RECORD, text)


def edited(since: float) -> bool:
    """Has a file been changed that a sweep may depend on? Then nobody knows which version has passed."""
    for folder in _SUBJECTS:
        for path in (ROOT / folder).rglob("*.*"):
            if path.suffix != ".pyc" and path != RECORD and path.parent.name != "failures":
                with contextlib.suppress(OSError):  # a file that has just been removed
                    if path.stat().st_mtime > since:
                        return True
    return False


class Recorder:
    """Records each sweep as soon as it has passed, its teardown too; one that fails is removed from the record."""

    def __init__(self) -> None:
        self.passed: set[str] = set()
        self.start = time.time()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        key = dict(report.user_properties).get(_KEY)
        if key is None or report.outcome != "passed" or hasattr(report, "wasxfail"):
            self.passed.discard(report.nodeid)
            if key is not None and report.failed:
                write({}, failed=identity(report.nodeid))
        elif report.when == "call":
            self.passed.add(report.nodeid)
        elif report.nodeid in self.passed and not edited(self.start):  # and now its teardown
            write({identity(report.nodeid): str(key)})


# --- the plugin ---------------------------------------------------------------------------------------------

#: Of this process: the ids of all sweeps, how many of them are chosen and how many of these are proven.
_known = pytest.StashKey[list[str]]()
_counts = pytest.StashKey[tuple[int, int]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sweep", choices=("changed", "all"), default="changed", help="which sweeps: default changed")


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """After -k and -m have chosen: take out the sweeps that are proven."""
    known = [identity(item.nodeid) for item in items if item.get_closest_marker("sweep")]
    yield
    sweeps = [item for item in items if item.get_closest_marker("sweep")]
    proven, record = set(), recorded()
    for item in sweeps:
        try:
            key = key_of(item)
        except (KeyError, ValueError) as error:
            raise pytest.UsageError(f"{item.nodeid}: {error}") from None
        if key:
            item.user_properties.append((_KEY, key))
            if config.option.sweep == "changed" and record.get(identity(item.nodeid)) == key:
                proven.add(item)
    config.hook.pytest_deselected(items=list(proven))
    items[:] = [item for item in items if item not in proven]
    config.stash[_known], config.stash[_counts] = known, (len(sweeps), len(proven))


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of xdist tells the process that began it."""
    config = session.config
    if hasattr(config, "workeroutput") and _known in config.stash:
        config.workeroutput[_KEY] = (config.stash[_known], config.stash[_counts])


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    told = getattr(node, "workeroutput", {}).get(_KEY)
    if told:
        stash = node.config.stash  # type: ignore[attr-defined]
        stash[_known], stash[_counts] = told


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config) -> None:
    """One line about the sweeps; and when all tests were collected, the record loses those that are gone."""
    chosen, proven = config.stash.get(_counts, (0, 0))
    if not chosen:
        return
    terminalreporter.write_line(f"{proven} of {chosen} sweeps are proven in {RECORD.name} and were not run again")
    chosen_by = ("lf", "ignore", "ignore_glob", "deselect", "continue_on_collection_errors")
    if any(getattr(config.option, name, None) for name in chosen_by):
        return
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS and exitstatus in (0, 1):
        write({}, set(config.stash[_known]))

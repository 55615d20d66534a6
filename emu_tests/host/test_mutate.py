"""`make mutate`, tried on a project of two files: each outcome, the report, the record; nothing else changes."""

import dataclasses
from pathlib import Path

import pytest
from click.testing import CliRunner

from emu_tests import mutate
from emu_tests.mutations import Mutation, Result, mutated, read, record, recorded

FILES = {
    "pyproject.toml": "[tool.pytest.ini_options]\n",
    "value.py": "LIMIT = 3\nSPARE = 5\nWAIT = 0\n",
    "build.py": "import value\nif value.LIMIT > 8:\n    raise SystemExit(f'{value.LIMIT} does not fit')\n",
    "emu_tests/conftest.py": "READY = True\n",
    "emu_tests/test_value.py": (
        "import sys\n\nsys.path.insert(0, '.')\nimport value\n\n"
        "def test_limit():\n    assert value.LIMIT == 3\n\n"
        "def test_of_its_own():\n    assert value.SPARE == 7\n"
    ),
}
LIST = """# a comment

== area limit
build: build.py
tests: test_value.py -k "no_test_of_{name} or limit"

== area waiting
build: -c "import value; assert not value.WAIT"
tests: test_value.py

== found
area: limit
file: value.py
why: four for three
--- old
LIMIT = 3
--- new
LIMIT = 4

== overlooked
area: limit
file: value.py
why: nobody looks
after: LIMIT
--- old
5
--- new
6

== absent
area: limit
file: value.py
why: it was renamed
--- old
LEAST
--- new
MOST

== refused
area: limit
file: value.py
why: too much
refused: does not fit
--- old
LIMIT = 3
--- new
LIMIT = 9

== broken
area: limit
file: value.py
why: it is not Python any more
--- old
LIMIT = 3
--- new
LIMIT =

== mistyped
area: limit
file: value.py
why: no such name
--- old
LIMIT = 3
--- new
LIMIT = three

== no-module
area: waiting
file: value.py
why: the module cannot be imported by tests
--- old
WAIT = 0
--- new
WAIT = 0
import sys
assert "pytest" not in sys.modules

== no-conftest
area: limit
file: emu_tests/conftest.py
why: no test can begin
--- old
READY = True
--- new
READY = ready

== always-failing
area: limit
file: value.py
why: the test fails without it too
tests: test_value.py -k own
--- old
SPARE = 5
--- new
SPARE = 6
"""
OUTCOMES = {
    "found": ("killed", "emu_tests/test_value.py::test_limit"),
    "overlooked": ("survived", "-"),
    "absent": ("bad", "does not apply"),
    "refused": ("killed", "the build"),
    "broken": ("bad", "is no Python"),
    "mistyped": ("bad", "does not build as listed: NameError"),
    "no-module": ("killed", "the import of emu_tests.test_value"),
    "no-conftest": ("killed", "the import of conftest.py"),
    "always-failing": ("bad", "fails without it too: emu_tests/test_value.py::test_of_its_own"),
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        path = tmp_path / "project" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "project" / "emu_tests" / "mutations.txt").write_text(LIST)
    return tmp_path / "project"


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.sweep("emu_tests/mutate.py", "emu_tests/mutations.py")
def test_all_outcomes(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    result_file = tmp_path / "result.txt"
    monkeypatch.setattr(mutate, "LIST", project / "emu_tests" / "mutations.txt")
    monkeypatch.setattr(mutate, "RECORD", result_file)
    monkeypatch.setattr(mutate.tempfile, "tempdir", str(tmp_path))
    before = contents(project)
    done = CliRunner().invoke(mutate.main, ["--workers", "2"])
    assert done.exit_code == 1, done.output
    assert contents(project) == before
    assert list(tmp_path.glob("mutate-*")) == [], "no copy is left"
    known = {name: result for (name, _), result in recorded(result_file.read_text()).items()}
    assert list(known) == list(OUTCOMES)
    for name, (outcome, by) in OUTCOMES.items():
        assert known[name].outcome == outcome, done.output
        assert known[name].by.startswith(by)
    assert "overlooked (value.py): nobody looks" in done.output
    assert "1 of 9 survived: 11.1%" in done.output


def test_a_name_is_chosen_and_the_others_keep_their_lines(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutate, "LIST", project / "emu_tests" / "mutations.txt")
    monkeypatch.setattr(mutate, "RECORD", tmp_path / "result.txt")
    every = read(LIST)
    old = {(one.name, one.digest): Result("survived", "-") for one in every[:2]}
    (tmp_path / "result.txt").write_text(record(every, old))
    done = CliRunner().invoke(mutate.main, ["refu*"])
    assert done.exit_code == 0, done.output
    known = recorded((tmp_path / "result.txt").read_text())
    assert [result.outcome for result in known.values()] == ["survived", "survived", "killed"]
    for words in (["nothing-of-this-name"], ["refu*", "nothing-of-this-name"]):
        done = CliRunner().invoke(mutate.main, words)
        assert done.exit_code == 2
        assert "no mutation has the name, area or file `nothing-of-this-name`" in done.output


def test_a_list_that_cannot_be_read_is_told(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "LIST", project / "emu_tests" / "mutations.txt")
    mutate.LIST.write_text(LIST.replace("why: four", "way: four"))
    done = CliRunner().invoke(mutate.main, [])
    assert (done.exit_code, done.output) == (
        1,
        "Error: mutations.txt: found: there can be no line `way: four for three`\n",
    )


def test_the_time_limit_ends_it(project: Path) -> None:
    late = Mutation("late", "waiting", "value.py", "it waits", "", "WAIT = 0", "WAIT = 1", "", ("test_value.py",), "")
    late = dataclasses.replace(late, build='-c "import value\nwhile value.WAIT: pass"')
    assert mutate.judge(late, project, limit=1) == Result("killed", "the time limit")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("area: limit\n", ""),
        ("area: limit\nfile", "area: other\nfile"),
        ("why: four for three", "reason: four for three"),
        ("why: four for three", "why: four\nwhy: three"),
        ("LIMIT = 4", "LIMIT = 3"),
        ("--- old\nLIMIT = 3\n--- new\nLIMIT = 4\n", ""),
        ("== overlooked", "== found"),
        ("== area waiting", "== area limit"),
        ("# a comment", "a comment"),
    ],
)
def test_a_malformed_list_is_refused(old: str, new: str) -> None:
    assert old in LIST
    with pytest.raises(ValueError):  # noqa: PT011 - each message is of its own
        read(LIST.replace(old, new, 1))


def test_the_old_text_has_to_be_there_once() -> None:
    one = read(LIST)[0]
    assert mutated("LIMIT = 3\n", one) == "LIMIT = 4\n"
    for text in ("LIMIT = 2\n", "LIMIT = 3\nLIMIT = 3\n"):
        with pytest.raises(ValueError, match="times, not once"):
            mutated(text, one)
    after = dataclasses.replace(one, after="second:")
    assert mutated("LIMIT = 3\nsecond: LIMIT = 3\nLIMIT = 3\n", after) == "LIMIT = 3\nsecond: LIMIT = 4\nLIMIT = 3\n"
    for text in ("LIMIT = 3\n", "second:\nsecond:\nLIMIT = 3\n"):
        with pytest.raises(ValueError, match="begin with `second:`"):
            mutated(text, after)


def test_a_change_of_a_block_makes_its_result_stale() -> None:
    first, *_ = read(LIST)
    for name in ("old", "new", "after", "build", "refused"):
        assert dataclasses.replace(first, **{name: "x"}).digest != first.digest
    assert dataclasses.replace(first, why="other words").digest == first.digest

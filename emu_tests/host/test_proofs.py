"""The record of sweeps: what makes one run again, what does not, and that nothing unproven is written."""

# Longer than 300 lines because all its tests share one throw-away project and what runs it.

import sys
import textwrap
from dataclasses import replace
from pathlib import Path

import pytest

from emu_tests.records import closure, proofs
from zxmazes.assembler.kept import assemble_kept
from zxmazes.paths import ASM, ROOT
from zxmazes.routines import images
from zxmazes.routines.index import parameters, routine

SWEEP = '''
import helper
import pytest

@pytest.mark.sweep("about/{name}.txt")
@pytest.mark.parametrize("name", ["one", "two"])
def test_sweep(name):
    """Words."""
    assert helper.right(name), "a message"  # a comment

def test_other():
    pass
'''
HELPER = '''
"""A helper."""
def right(name):
    return limit() > len(name)

def limit():
    return 9

def unused():
    return 1
'''
#: The one that is tried out; hypothesis would be imported again for each run.
PLUGINS = ("-p", "emu_tests.records.proofs", "-p", "no:hypothesispytest", "-p", "no:xdist")


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Two sweeps about a file each, with a judge of their own, in a folder with a record of its own."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # it would be taken for that of an edit in the same second
    pytester.makepyfile(test_it=SWEEP, helper=HELPER)
    pytester.makefile(".ini", pytest="[pytest]\nmarkers = sweep: one\ntestpaths = .")
    (pytester.path / "about").mkdir()
    for name in ("one", "two"):
        (pytester.path / "about" / f"{name}.txt").write_text(name)
    monkeypatch.setattr(proofs, "ROOT", pytester.path)
    monkeypatch.setattr(proofs, "RECORD", pytester.path / "proven.txt")
    monkeypatch.setattr(closure, "_TESTS", pytester.path)
    return pytester


def run(project: pytest.Pytester, *options: str, **outcomes: int) -> pytest.RunResult:
    """Run as a new process would, and hold how many pass and fail."""
    proofs.subject.cache_clear()
    closure._read.cache_clear()
    closure.closure.cache_clear()
    result = project.runpytest_inprocess(*PLUGINS, *options)
    counts = {name: count for name, count in result.parseoutcomes().items() if name in ("passed", "failed")}
    assert counts == outcomes
    return result


def edit(project: pytest.Pytester, name: str, old: str, new: str) -> None:
    path = project.path / name
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    project.syspathinsert()


def test_what_is_proven_is_not_run_again(project: pytest.Pytester) -> None:
    run(project, passed=3).stdout.fnmatch_lines(["0 of 2 sweeps are proven*"])
    assert sorted(proofs.recorded()) == ["test_it.py::test_sweep[one]", "test_it.py::test_sweep[two]"]
    before = proofs.RECORD.read_bytes()
    run(project, passed=1).stdout.fnmatch_lines(["2 of 2 sweeps are proven*"])
    run(project, "--sweep=all", passed=3)
    assert proofs.RECORD.read_bytes() == before


def test_a_changed_file_is_proven_again(project: pytest.Pytester) -> None:
    run(project, passed=3)
    edit(project, "about/two.txt", "two", "too")
    run(project, "-v", passed=2).stdout.fnmatch_lines(["*test_sweep[[]two]*PASSED*"])
    run(project, passed=1)


@pytest.mark.parametrize(
    ("name", "old", "new", "again"),
    [
        ("test_it.py", "helper.right", "not not helper.right", 2),
        ("helper.py", "return 9", "return 8", 2),
        ("helper.py", "return 1", "return 2", 0),
        ("helper.py", "A helper", "Another", 0),
        ("test_it.py", "# a comment", "# another", 0),
        ("test_it.py", "Words", "Other words", 0),
        ("test_it.py", "a message", "another", 0),
        ("test_it.py", "    pass", "    assert True", 0),
    ],
)
def test_a_changed_judge_proves_again_and_words_do_not(
    project: pytest.Pytester, name: str, old: str, new: str, again: int
) -> None:
    run(project, passed=3)
    edit(project, name, old, new)
    run(project, passed=1 + again)


def test_another_simulator_or_judge_proves_again(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    run(project, passed=3)
    monkeypatch.setattr(proofs, "_version", lambda package: "99.9")
    run(project, passed=3)


def test_a_failure_is_not_recorded_and_loses_no_other(project: pytest.Pytester) -> None:
    edit(project, "helper.py", "limit() > len(name)", 'name == "one"')
    run(project, passed=2, failed=1)
    assert list(proofs.recorded()) == ["test_it.py::test_sweep[one]"]
    run(project, passed=1, failed=1)


@pytest.mark.parametrize("end", ["raise KeyboardInterrupt", "pytest.skip('not here')", "pytest.xfail('no')"])
def test_what_does_not_come_to_its_end_is_not_recorded(project: pytest.Pytester, end: str) -> None:
    edit(project, "test_it.py", "    assert helper", f'    if name == "two":\n        {end}\n    assert helper')
    proofs.write({"test_it.py::test_sweep[two]": "0" * 32, "elsewhere": "1" * 32})
    project.runpytest_inprocess(*PLUGINS, "test_it.py", no_reraise_ctrlc=True)
    record = proofs.recorded()
    assert record.pop("test_it.py::test_sweep[one]") != "0" * 32
    assert record == {"test_it.py::test_sweep[two]": "0" * 32, "elsewhere": "1" * 32}


def test_a_failing_teardown_is_not_recorded(project: pytest.Pytester) -> None:
    edit(project, "test_it.py", "def test_sweep(name)", "def test_sweep(name, request)")
    edit(project, "test_it.py", "    assert helper", "    request.addfinalizer(lambda: 1 / 0)\n    assert helper")
    project.runpytest_inprocess(*PLUGINS)
    assert proofs.recorded() == {}


def test_lines_of_tests_that_are_gone_go_with_a_run_of_all(project: pytest.Pytester) -> None:
    run(project, passed=3)
    edit(project, "test_it.py", '["one", "two"]', '["two"]')
    run(project, "test_it.py", passed=2)
    assert len(proofs.recorded()) == 2, "a run of some tests cannot tell"
    run(project, passed=1)
    assert list(proofs.recorded()) == ["test_it.py::test_sweep[two]"]


def test_a_sweep_about_nothing_is_always_run(project: pytest.Pytester) -> None:
    edit(project, "test_it.py", 'sweep("about/{name}.txt")', "sweep")
    for _ in range(2):
        run(project, passed=3)
    assert proofs.recorded() == {}


def test_workers_prove_too(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that begins them writes the record, and counts."""
    (project.path / "inside.py").write_text(
        textwrap.dedent(f"""
            import sys
            from pathlib import Path
            sys.path[:0] = [{str(ROOT)!r}]
            from emu_tests.records.proofs import *
            from emu_tests.records import closure, proofs
            here = Path({str(project.path)!r})
            proofs.ROOT, proofs.RECORD, closure._TESTS = here, here / "proven.txt", here
        """)
    )
    project.syspathinsert()
    for proven in (0, 2):
        result = project.runpytest_subprocess("-p", "inside", "-p", "no:hypothesispytest", "-n1")
        result.assert_outcomes(passed=3 - proven)
        result.stdout.fnmatch_lines([f"{proven} of 2 sweeps are proven*"])
        assert len(proofs.recorded()) == 2


# --- what a sweep of a routine is about ---------------------------------------------------------------------


def test_a_sweep_is_about_something_that_is_there() -> None:
    with pytest.raises(ValueError, match="there is no routine `generate_nothing`"):
        proofs.subject("generate_nothing")
    with pytest.raises(ValueError, match="there is no file `dist/nothing"):
        proofs.subject("dist/nothing*.tap")
    with pytest.raises(ValueError, match="has no two marks `nothing`"):
        proofs.subject("README.md#nothing")


def test_a_part_of_a_file_is_all_that_counts(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- it: made -->\nrow\n<!-- it: made -->\nafter\n")
    before = proofs.contents(page, "it")
    page.write_text(page.read_text().replace("after", "then"))
    assert proofs.contents(page, "it") == before != proofs.contents(page)
    page.write_text(page.read_text().replace("row", "line"))
    assert proofs.contents(page, "it") != before


def test_a_routine_s_key_is_of_its_code_its_claims_and_what_it_comes_after() -> None:
    kruskal = routine("generate_kruskal")
    alone = proofs.subject(kruskal.label)
    assert proofs.subject("generate_braid")[-len(alone) :] == alone
    assert alone == [
        *proofs.claims(routine("generate_kruskal")),
        proofs.code_alone(routine("generate_kruskal").path).hex(),
    ]
    assert set(alone) < set(proofs.subject("routines"))


@pytest.mark.parametrize(
    ("name", "old", "new", "same"),
    [
        ("generate/generate_rooms.asm", "generate_rooms:", "generate_rooms: ; a comment", True),
        ("generate/generate_rooms.asm", "generate_rooms:", "generate_rooms:\n        nop", False),
        ("lib/random.asm", "        ret\n", "        nop\n        ret\n", False),
        ("generate/generate_dfs.asm", "generate_dfs:", "generate_dfs:\n        nop", True),
    ],
)
def test_the_code_of_a_routine_is_its_own_and_its_leaves(
    name: str, old: str, new: str, same: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = routine("generate_rooms").path
    before = proofs.code_alone(path)
    text = (ASM / name).read_text(encoding="ascii")
    assert f"\n{old}" in text
    changed = {name: text.replace(f"\n{old}", f"\n{new}")}
    monkeypatch.setattr(images, "assemble_kept", lambda *text, given: assemble_kept(*text, given={**given, **changed}))
    assert (proofs.code_alone(path) == before) == same


def test_a_new_parameter_moves_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    path = routine("generate_rooms").path
    before = proofs.code_alone(path)
    known = parameters()
    monkeypatch.setattr(proofs, "parameters", lambda: {"aaa_new": known["rooms_removed"], **known})
    assert proofs.code_alone(path) == before


@pytest.mark.parametrize(
    ("field", "old", "new", "same"),
    [("Time", "8", "9", False), ("Time", "mean", "on average", True), ("Bound", "under", "below", True)],
)
def test_claims_are_figures_and_terms(field: str, old: str, new: str, same: bool) -> None:
    one = routine("generate_automaton_maze")
    fields = {**one.fields, field: one.fields[field].replace(old, new)}
    assert fields != one.fields
    assert (proofs.claims(replace(one, fields=fields)) == proofs.claims(one)) == same
    assert proofs.claims(replace(one, stack=one.stack + 1)) != proofs.claims(one)


def test_a_failure_takes_an_old_proof_away(project: pytest.Pytester) -> None:
    """It may fail by what is not in its key."""
    run(project, passed=3)
    edit(project, "helper.py", "return 9", "return 9 if not Path('broken').exists() else 0")
    edit(project, "helper.py", '"""A helper."""', "from pathlib import Path")
    run(project, passed=3)
    (project.path / "broken").write_text("")
    run(project, passed=1)
    run(project, "--sweep=all", passed=1, failed=2)
    run(project, passed=1, failed=2)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("LIMITS = [0]\nLIMITS[0] = 9", "LIMITS = [0]\nLIMITS[0] = 8"),
        ("LIMITS = []\nLIMITS.append(9)", "LIMITS = []\nLIMITS.append(8)"),
        (
            "LIMITS = []\nfor one in range(9, 10):\n    LIMITS.append(one)",
            "LIMITS = []\nfor one in (8,):\n    LIMITS.append(one)",
        ),
    ],
)
def test_a_table_that_is_filled_later_counts(project: pytest.Pytester, before: str, after: str) -> None:
    edit(project, "helper.py", "return 9", "return LIMITS[0]")
    edit(project, "helper.py", '"""A helper."""', before)
    run(project, passed=3)
    edit(project, "helper.py", before, after)
    run(project, passed=3)


@pytest.mark.parametrize(
    "place",
    [
        "try:\n    from other import limit\nexcept ImportError:\n    pass",
        "def load():\n    from other import limit\n    return limit",
    ],
)
def test_an_import_inside_a_statement_counts(project: pytest.Pytester, place: str) -> None:
    project.makepyfile(other="def limit():\n    return 9\n")
    text = (project.path / "helper.py").read_text().replace("def limit():\n    return 9\n", place + "\n")
    text = text.replace("limit() >", "load()() >") if "load" in place else text
    (project.path / "helper.py").write_text(text)
    run(project, passed=3)
    edit(project, "other.py", "return 9", "return 8")
    run(project, passed=3)


def test_a_fixture_that_no_argument_names_counts(project: pytest.Pytester) -> None:
    project.makeconftest("import pytest\n\n@pytest.fixture(autouse=True)\ndef ready():\n    return 1\n")
    run(project, passed=3)
    edit(project, "conftest.py", "return 1", "return 2")
    run(project, passed=3)


def test_what_is_edited_during_the_run_proves_nothing(project: pytest.Pytester) -> None:
    (project.path / "emu_tests").mkdir()
    edit(project, "helper.py", "return 9", "__import__('pathlib').Path('emu_tests/new.py').write_text(''); return 9")
    run(project, passed=3)
    run(project, passed=3)

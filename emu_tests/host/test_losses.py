"""No silent loss: mean T-states and bytes of all code against the committed figures; and the judge of that."""

from pathlib import Path

import pytest

from emu_tests.oracles.headers import ROUTINES
from emu_tests.records import code_sizes, losses, workloads
from emu_tests.records.code_sizes import files
from emu_tests.records.losses import (
    ACCEPT,
    RECORD,
    TOLERANCE,
    accept,
    differences,
    kept,
    main,
    owner,
    recorded,
    taken,
    text_of,
)
from emu_tests.records.workloads import everything, figures
from zxmazes.errors import MazeError
from zxmazes.routines.derived import generated_files


def compare(*names: str) -> None:
    """Assert that the figures of these are the committed ones."""
    old = {figure: value for figure, value in kept().items() if owner(figure) in names}
    different = differences(old, {figure: value for name in names for figure, value in figures(name).items()})
    assert not different, "if this is as it should be, `{}`:\n{}".format(ACCEPT, "\n".join(different))


@pytest.mark.parametrize("label", ROUTINES)
def test_no_routine_is_worse_than_the_committed_figures(label: str) -> None:
    """Nor better, which would hide a later loss."""
    compare(label)


def test_no_other_code_is_worse() -> None:
    compare(*files())


def test_the_file_has_nothing_else() -> None:
    """No line of what is gone, none twice, none that is malformed."""
    gone = sorted({owner(figure) for figure in kept()} - set(everything()))
    assert not gone, f"`{ACCEPT}` removes {', '.join(gone)}"
    assert RECORD.read_text(encoding="utf-8") == text_of(kept()), f"`{ACCEPT}` writes the file in order"


# --- the judge ------------------------------------------------------------------------------------------------

OLD = {"nothing": 0, "one": 100, "one, 31 x 31": 20_000, "two, map: empty": 67}


@pytest.mark.parametrize(
    ("new", "expected"),
    [
        ({}, []),
        ({"one, 31 x 31": 20_200}, []),  # 1 per cent
        ({"one, 31 x 31": 20_201}, ["one, 31 x 31: 20,000 -> 20,201 T (+1.0 %), worse"]),
        ({"one, 31 x 31": 19_800}, []),
        ({"one, 31 x 31": 19_799}, ["one, 31 x 31: 20,000 -> 19,799 T (-1.0 %), better"]),
        ({"two, map: empty": 68}, ["two, map: empty: 67 -> 68 T (+1.5 %), worse"]),
        ({"one": 101}, ["one: 100 -> 101 bytes (+1.0 %), worse"]),
        ({"one": 99}, ["one: 100 -> 99 bytes (-1.0 %), better"]),
        ({"nothing": 1}, ["nothing: 0 -> 1 bytes, worse"]),
        ({"two": 1_234}, ["two: 1,234 bytes, but the file has no such line"]),
        ({"two, other": 7}, ["two, other: 7 T, but the file has no such line"]),
        (
            {"one": 259, "two, map: empty": 90},
            ["one: 100 -> 259 bytes (+159.0 %), worse", "two, map: empty: 67 -> 90 T (+34.3 %), worse"],
        ),
    ],
)
def test_each_loss_is_a_line(new: dict[str, int], expected: list[str]) -> None:
    assert TOLERANCE == 1
    assert [line.partition(": take")[0] for line in differences(OLD, OLD | new)] == expected


def test_a_figure_that_is_not_measured_any_more_is_a_line() -> None:
    assert differences(OLD, {"nothing": 0, "one, 31 x 31": 20_000}) == [
        "one: 100 bytes in the file, but nothing measures it",
        "two, map: empty: 67 T in the file, but nothing measures it",
    ]


def test_small_losses_do_not_add_up() -> None:
    """A gain is taken, however small; a loss only when it is one that fails."""
    assert taken(OLD, {"one, 31 x 31": 20_200}) == {"one, 31 x 31": 20_000}
    for value in (19_999, 20_201, 15_000, 40_000):
        assert taken(OLD, {"one, 31 x 31": value, "new": 3}) == {"one, 31 x 31": value, "new": 3}
    assert taken(OLD, {"one": 101}) == {"one": 101}
    assert taken(OLD, {"one": 99}) == {"one": 99}


def test_the_file_is_read_as_it_is_written() -> None:
    text = text_of(OLD)
    lines = ["nothing: 0 bytes", "one: 100 bytes", "one, 31 x 31: 20,000 T", "two, map: empty: 67 T"]
    assert text.splitlines()[1:] == lines
    assert recorded(text) == OLD
    assert recorded(text + "<<<<<<< HEAD\none: many bytes\none: , bytes\n") == OLD, "as a merge may leave it"


# --- the command ----------------------------------------------------------------------------------------------


class Bench:
    """A record in a temporary folder, and routines whose figures are told."""

    def __init__(self, record: Path) -> None:
        self.record = record
        self.found: dict[str, dict[str, int]] = {"one": {"one": 100, "one, 31 x 31": 20_000}, "two": {"two": 7}}
        self.fault: Exception | None = None

    def figures(self, name: str) -> dict[str, int]:
        if self.fault and name == "two":
            raise self.fault
        return self.found[name]


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    made = Bench(tmp_path / "figures.txt")
    monkeypatch.setattr(losses, "RECORD", made.record)
    monkeypatch.setattr(losses, "figures", made.figures)
    monkeypatch.setattr(losses, "everything", lambda: list(made.found))
    return made


def test_accepting_prints_old_and_new(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    assert accept([]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "one: 100 bytes, new",
        "one, 31 x 31: 20,000 T, new",
        "two: 7 bytes, new",
        "3 figures, 3 of them changed",
    ]
    bench.found = {"one": {"one": 90, "one, 31 x 31": 20_100}}
    assert accept([]) == 0
    told = ["one: 100 -> 90 bytes (-10.0 %)", "two: removed", "2 figures, 2 of them changed"]
    assert capsys.readouterr().out.splitlines() == told
    assert recorded(bench.record.read_text(encoding="utf-8")) == {"one": 90, "one, 31 x 31": 20_000}


def test_accepting_one_leaves_the_others(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    accept([])
    bench.found = {"one": {"one": 90}, "two": {"two": 8}}
    assert accept(["one"]) == 0
    assert recorded(bench.record.read_text(encoding="utf-8")) == {"one": 90, "two": 7}
    assert accept(["one", "three"]) == 1
    assert "there is no routine or file `three`" in capsys.readouterr().err


@pytest.mark.parametrize("fault", [AssertionError("two refuses seed 5"), MazeError("two did not return")])
def test_nothing_is_accepted_when_a_call_fails(
    fault: Exception, bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    accept([])
    before = bench.record.read_bytes()
    bench.found["one"]["one"] = 50
    bench.fault = fault
    assert accept([]) == 1
    assert bench.record.read_bytes() == before
    assert f"two: {fault}" in capsys.readouterr().err


def test_nothing_is_accepted_of_what_does_not_assemble(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> list[str]:
        raise MazeError("asm/lib/random.asm:9: `lda` is no instruction")

    monkeypatch.setattr(losses, "everything", broken)
    assert accept([]) == 1
    assert not bench.record.exists()
    assert "random.asm:9" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("contents", "fault"),
    [
        (None, "figures.txt: cannot be read: Is a directory"),
        (b"one: 1\xff00 bytes", "figures.txt: it is no UTF-8 text"),
    ],
)
def test_a_record_that_cannot_be_read_is_told(
    contents: bytes | None, fault: str, bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    if contents is None:
        bench.record.mkdir()
    else:
        bench.record.write_bytes(contents)
    assert main([]) == 1
    assert capsys.readouterr().err.startswith(fault)
    assert contents is None or bench.record.read_bytes() == contents


def test_a_routine_that_nothing_calls_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(workloads.CASES, "field_cells")
    assert main(["field_cells"]) == 1
    assert "calls.py has no call of field_cells: add one" in capsys.readouterr().err


@pytest.mark.parametrize(
    "filler", ["ds (0 - $) & 7", "if here & 1\n        ds 1\n        endif"], ids=["aligned", "conditional"]
)
def test_a_longer_file_is_not_the_fault_of_those_behind_it(filler: str) -> None:
    """What aligns them depends on it; their code does not."""
    counts = []
    for many in (1, 2):
        texts = {"first.asm": "        nop\n" * many, "second.asm": f"here:\n        {filler}\n        nop\n"}
        lines = ["org $8000", 'include "first.asm"', 'include "second.asm"']
        counts.append(code_sizes._rest(lines, generated_files() | texts, {}))
    assert [each["first.asm"] for each in counts] == [1, 2]
    assert [each["second.asm"] for each in counts] == [1, 1]

"""What headers name besides each other: a variable, a label, a source that does not exist stops the build."""

from collections.abc import Callable
from pathlib import Path

import pytest

from emu_tests.host.test_derived import house
from emu_tests.host.test_manifest import GOOD, SOLVER
from zxmazes.commands import build
from zxmazes.errors import MazeError
from zxmazes.routines import header_checks

__all__ = ["house"]


def test_every_header_names_what_there_is() -> None:
    header_checks.check_headers()


GOODS = [
    (GOOD, "Writes: field, rng_seed", "Writes: nothing"),
    (
        GOOD,
        "Writes: field, rng_seed",
        "Writes: the screen, 64 bytes from HL, x_first, work (8 bytes from 1,024: table)",
    ),
    (GOOD, "Writes: field, rng_seed", "Writes: what the generator and generate_x write, stats_cells to stats_left"),
    (
        GOOD,
        "Writes: field, rng_seed",
        "Writes: field; operands at one, two and three, and in generate_x (set before use)",
    ),
    (SOLVER, "work + 68, 33, 0", "SMALL_FIRST * 256 + $E0, SOLVER_PAGED, WORK_FREE"),
    (SOLVER, "work + 68, 33, 0", "turns_cells + 64, (FIELD_STRIDE + 1) * 2, high work"),
    (GOOD, "Source: G1", "Source: M6"),
]


@pytest.mark.parametrize(("text", "old", "new"), GOODS, ids=[new for _, _, new in GOODS])
def test_what_there_is_is_taken(text: str, old: str, new: str, house: Callable[[str], Path]) -> None:
    assert text.count(old) == 1
    house(text.replace(old, new))
    header_checks.check_headers()


#: What is put for what in a header; what is told about it, with the line.
MISTAKES = [
    (GOOD, "Writes: field, rng_seed", "Writes: nowhere", "17: Writes: there is no variable `nowhere`"),
    (GOOD, "Writes: field, rng_seed", "Writes: field to nowhere", "17: Writes: there is no variable `nowhere`"),
    (GOOD, "Writes: field, rng_seed", "Writes: what nobody writes", "17: Writes: there is no routine `nobody`"),
    (GOOD, "Writes: field, rng_seed", "Writes: field; operands in nobody", "17: Writes: there is no routine `nobody`"),
    (GOOD, "Writes: field, rng_seed", "Writes: field; and more", "17: Writes: `and more`: write `operands at LABEL"),
    (GOOD, "Source: G1", "Source: Q99", "9: Source: docs/SOURCES.md has no row `Q99`: correct the id, or add the row"),
    (SOLVER, "work + 68, 33", "nowhere, 33", "7: Notes: there is no variable or constant `nowhere`"),
    (SOLVER, "work + 68, 33", "work + 68, SOLVER_PAGE", "7: Notes: there is no variable or constant `SOLVER_PAGE`"),
    (SOLVER, "work + 68, 33", "work +, 33", "7: Notes: "),
    (SOLVER, "work + 68, 33", "(work, 33", "7: Notes: "),
]


@pytest.mark.parametrize(("text", "old", "new", "message"), MISTAKES, ids=[new for _, _, new, _ in MISTAKES])
def test_what_there_is_not_is_told(text: str, old: str, new: str, message: str, house: Callable[[str], Path]) -> None:
    assert text.count(old) == 1
    path = house(text.replace(old, new))
    with pytest.raises(MazeError) as told:
        header_checks.check_headers()
    assert str(told.value).startswith(f"{path}:{message}")


def test_a_build_tells_it_before_it_writes(house: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """In `dist/` or elsewhere; no generated file is left changed."""
    path = house(SOLVER.replace("work + 68", "nowhere"))
    monkeypatch.setattr(build, "refresh", lambda files: pytest.fail("it writes"))
    monkeypatch.setattr(build, "_build", lambda wanted, output: pytest.fail("it builds"))
    monkeypatch.setattr(build.dist, "remove", lambda names, output: None)
    for options in ([], ["--output", str(path.parent)]):
        with pytest.raises(MazeError, match=rf"^{path}:7: Notes: there is no variable or constant `nowhere`$"):
            build.command.main(["corridor", *options], standalone_mode=False)

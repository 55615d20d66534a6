"""Which rows of a table `make test` takes: a few; the others are a sweep, which is not run again once it is proven."""

from collections.abc import Collection, Iterable

import pytest

#: What tests of the command line and the build are about: the package and all that it builds.
SOURCES = ("zxmazes/**/*.py", "asm/**/*", "basic/**/*")


def some(quick: Collection[object], rows: Iterable[object], *about: str) -> list[object]:
    """The rows of a parametrised test; those that are not `quick` are marked as a sweep about this (proofs.py)."""
    rows = list(rows)
    assert {*quick} <= {*rows}, "a quick row is not in the table"
    return [row if row in quick else _swept(row, about) for row in rows]


def _swept(row: object, about: tuple[str, ...]) -> object:
    values = row if isinstance(row, tuple) else (row,)
    return pytest.param(*values, marks=pytest.mark.sweep(*about))


def every(step: int, rows: Iterable[object], *about: str) -> list[object]:
    """As `some`, with each `step`th row quick, from the first on."""
    return [row if number % step == 0 else _swept(row, about) for number, row in enumerate(rows)]

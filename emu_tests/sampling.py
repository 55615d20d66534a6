"""Which rows of a table `make test` takes: a few; the others are a sweep, which is not run again once it is proven."""

from collections.abc import Collection, Iterable

import pytest


def some(quick: Collection[object], rows: Iterable[object], *about: str) -> list[object]:
    """The rows of a parametrised test; those that are not `quick` are marked as a sweep about this (proofs.py)."""
    rows = list(rows)
    assert {*quick} <= {*rows}, "a quick row is not in the table"
    return [row if row in quick else _swept(row, about) for row in rows]


def _swept(row: object, about: tuple[str, ...]) -> object:
    values = row if isinstance(row, tuple) else (row,)
    return pytest.param(*values, marks=pytest.mark.sweep(*about))

"""The measured pages without measuring them: what their figures are made of."""

from dataclasses import replace

import pytest

from zxmazes.documents import magazine
from zxmazes.documents.measures import Times
from zxmazes.machine.spectrum import SECOND, Machine


def test_the_mean_is_over_all_times() -> None:
    times = Times([10, 10, 10, 40])
    assert times.mean == "18"
    assert str(times) == "10 / 18 / 40"
    assert str(Times([1234, 1234])) == "1,234"
    assert str(Times([1, 3], routes=2, missed=1)) == "1 / 2 / 3; misses 1 of 2"


def test_listings_are_timed_in_contended_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    monkeypatch.setattr(magazine, "run", lambda name, **options: seen.append(options) or Machine())
    monkeypatch.setattr(magazine, "seconds", lambda machine: 2.5)
    alone = replace(next(one for one in magazine.listings() if not one.beside), fields={})
    assert magazine.times(alone) == magazine.Times(5 * SECOND // 2, 0)
    assert seen == [{"contended": True}]

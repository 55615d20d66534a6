"""The movie of the README shows what the built tape does today."""

from pathlib import Path

import pytest
from PIL import Image

from zxmazes.documents import movie
from zxmazes.paths import ROOT


@pytest.fixture(scope="module")
def shown() -> list[Image.Image]:
    return movie.frames()


def test_the_movie_is_not_stale(shown: list[Image.Image], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(movie, "frames", lambda: shown)
    assert movie.stale() == [], "run `make bench` and commit the result"


def test_a_stale_movie_is_noticed(shown: list[Image.Image], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A missing file, and one in which the last picture differs by one pixel; saving mends both."""
    monkeypatch.setattr(movie, "frames", lambda: shown)
    path = tmp_path / "movie.gif"
    assert movie.save(path) == [path]
    assert movie.save(path) == []
    changed = shown[-1].copy()
    changed.putpixel((100, 100), 1 - changed.getpixel((100, 100)) % 2)
    monkeypatch.setattr(movie, "frames", lambda: [*shown[:-1], changed])
    assert movie.stale(path) == [path]
    assert movie.save(path) == [path]
    assert movie.stale(path) == []


def test_the_movie_suits_a_page() -> None:
    """It repeats for ever, takes 5 to 8 seconds and less than 400 KB, and is the first picture of the README."""
    assert movie.MOVIE.stat().st_size < 400_000
    with Image.open(movie.MOVIE) as gif:
        assert gif.info["loop"] == 0
        length = 0
        for frame in range(gif.n_frames):
            gif.seek(frame)
            length += gif.info["duration"]
    assert 5_000 <= length <= 8_000
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert readme.partition("](")[2].startswith(str(movie.MOVIE.relative_to(ROOT)))

"""The gallery is what a run draws and measures, and all that it names is there."""

import re
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from zxmazes.block_maze import Maze
from zxmazes.commands import bench
from zxmazes.documents import catalogue_tilings, gallery, markdown
from zxmazes.paths import DOCS
from zxmazes.routines.index import names
from zxmazes.routines.library import Library


def page() -> str:
    return gallery.PAGE.read_text(encoding="utf-8")


def colours(path: Path) -> npt.NDArray[np.uint8]:
    """The colour in the middle of each character of a PNG at scale 1: (rows, columns, 3)."""
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGB"))[4::8, 4::8]


@pytest.mark.sweep("routines", "headers", "docs/GALLERY.md")
def test_the_page_is_not_stale() -> None:
    assert markdown.stale(gallery.pages()) == []


def test_the_pictures_are_not_stale(tmp_path: Path) -> None:
    """The build draws the very files that are there, and deletes no other; none is left of a routine that is gone."""
    (tmp_path / "mine.png").write_bytes(b"")
    made = {
        path.name: path.read_bytes()
        for path in (*gallery.save_pictures(tmp_path), *catalogue_tilings.save_pictures(tmp_path))
    }
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == made | {"mine.png": b""}
    assert {path.name: path.read_bytes() for path in gallery.PICTURES.iterdir()} == made, (
        "`build.py bench gallery`, or by hand"
    )


def test_a_stale_page_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "names", lambda family: ["corridor"] if family == "generator" else names(family))
    monkeypatch.setattr(gallery, "MAZES", 10)
    copy = tmp_path / "GALLERY.md"
    monkeypatch.setattr(gallery, "PAGE", copy)
    pages = gallery.pages()
    assert markdown.stale(pages) == [copy]
    assert not copy.exists()
    assert markdown.save(pages) == [copy]
    assert markdown.stale(pages) == []
    copy.write_text(copy.read_text(encoding="utf-8").replace(" bytes, ", " byte, "), encoding="utf-8")
    assert markdown.stale(pages) == [copy]


def test_the_bench_removes_the_pictures_of_a_routine_that_is_gone(
    typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that its page has shown until now; a check removes none."""
    pictures, copy = tmp_path / "gallery", tmp_path / "GALLERY.md"
    pictures.mkdir()
    for name in ("there", "gone", "tiling-gone-dfs", "mine"):
        (pictures / f"{name}.png").write_bytes(b"")
    shown = [f"![](pictures/gallery/{name}.png)" for name in ("there", "gone", "tiling-gone-dfs", "lost")]
    copy.write_text("\n".join(shown))
    monkeypatch.setattr(gallery, "PAGE", copy)
    monkeypatch.setattr(gallery, "PICTURES", pictures)
    monkeypatch.setitem(bench._PAGES, "gallery", lambda report: {copy: shown[0]})
    assert typed("bench", "gallery", "--check").returncode == 1
    assert len([*pictures.iterdir()]) == 4
    done = typed("bench", "gallery")
    assert [line for line in done.stdout.splitlines() if "removed" in line] == [
        f"{pictures / name}: removed" for name in ("gone.png", "tiling-gone-dfs.png")
    ]
    assert {path.name for path in pictures.iterdir()} == {"there.png", "mine.png"}


def test_each_routine_has_its_section_and_picture() -> None:
    sections = re.findall(r"^### (.*)$", page(), re.MULTILINE)
    assert sections == [f"generate_{name}" for name in names("generator")] + names("change") + names("measure")
    shown = set(re.findall(r"pictures/gallery/([\w-]+\.png)", page()))
    assert shown == {path.name for path in gallery.PICTURES.iterdir()}
    assert set(re.findall(r"\(#(\w+)\)", page())) == {f"generate_{name}" for name in names("generator")}


def test_each_text_is_in_the_list_of_sources() -> None:
    listed = (DOCS / "SOURCES.md").read_text(encoding="utf-8")
    named = {text for row in re.findall(r"^\| after \| (.*) \(", page(), re.MULTILINE) for text in row.split(", ")}
    assert len(named) > 10
    assert {text for text in named if not re.search(rf"\b{text}\b", listed)} == set()


def test_each_section_says_all() -> None:
    for section in page().partition("## Generators\n")[2].partition("## Transforms")[0].split("### ")[1:]:
        for row in ("what it is", "promise", "after", "character", "cost"):
            assert re.search(rf"^\| {row} \| \S", section, re.MULTILINE), section
    growing = page().partition("### generate_growing_tree")[2].partition("###")[0]
    assert "`growing_newest`: 0 to 255: how many times in 256 the newest cell grows; default 128" in growing


@pytest.mark.parametrize("name", names("generator"))
def test_a_picture_is_of_its_maze(name: str, library: Library) -> None:
    """No wall has the colour of a way, and no two pictures show the same maze."""
    library.generate(name, 7)
    walls = library.walls()[:31, :31]
    shown = colours(gallery.PICTURES / f"{name}.png").astype(int)
    blue = (shown == (0, 0, 197)).all(axis=2) | (shown == (0, 198, 197)).all(axis=2)
    assert (blue == walls).all()
    marked = ~blue & (shown != 255).any(axis=2)
    assert marked.sum() == len(library.stats().route) + 1, "its longest route"


def test_blocks_look_unlike_walls(tmp_path: Path) -> None:
    walls = np.ones((5, 5), dtype=np.bool_)
    walls[1, 1:4] = False
    blocks = np.zeros_like(walls)
    blocks[3, 3] = True
    maze = Maze(walls, blocks=blocks)
    assert maze.text() == "#####\n#   #\n#####\n###X#\n#####\n"
    maze.png(tmp_path / "maze.png", scale=1)
    shown = colours(tmp_path / "maze.png")
    assert len({tuple(colour) for row in shown for colour in row}) == 3
    assert (shown[3, 3] != shown[3, 2]).any()
    assert (shown[3, 3] != shown[1, 1]).any()

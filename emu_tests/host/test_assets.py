"""Assets by their names: which file is the source of which bytes, and which names are refused."""

import os
import re
from pathlib import Path

import pytest

from emu_tests.machine.asset_files import painted
from emu_tests.oracles.unzx0 import unpacked
from zxmazes.assembler.assembly import assemble_text
from zxmazes.errors import MazeError
from zxmazes.paths import DOCS
from zxmazes.programs.assets import convert, source
from zxmazes.programs.assets.places import RAM

CELL = "########\n" * 8
LEVEL = "# = 1\n[a]\n#\n"
PNG = painted("/".join(["wwwwwwww"] * 8))


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ZXMAZES_CACHE", str(tmp_path / "cache"))


def put(folder: Path, files: dict[str, str | bytes]) -> None:
    for name, data in files.items():
        (folder / name).write_bytes(data if isinstance(data, bytes) else data.encode())


def refusal(path: Path) -> str:
    """The line that both functions refuse a path with."""
    lines = []
    for function in (source, convert):
        with pytest.raises(MazeError) as caught:
            function(path)
        lines.append(str(caught.value))
    assert lines[0] == lines[1]
    assert "\n" not in lines[0]
    return lines[0].removeprefix(f"{path.parent}/")


@pytest.mark.parametrize(
    ("name", "files", "made_of"),
    [
        ("x.shapes", {"x.shapes.txt": CELL}, "x.shapes.txt"),
        ("x.shapes", {"x.shapes.png": PNG}, "x.shapes.png"),
        ("x.8x8.sprites", {"x.8x8.sprites.txt": CELL, "x.sprites.txt": "", "x.txt": ""}, "x.8x8.sprites.txt"),
        ("a.b c.d.shapes", {"a.b c.d.shapes.txt": CELL}, "a.b c.d.shapes.txt"),
        ("x.levels", {"x.levels.txt": LEVEL, "x.levels.png": PNG}, "x.levels.txt"),
        ("x.shapes", {"x.shapes": b"plain", "x.shapes.zx0": b""}, "x.shapes"),
        ("tune.bin", {"tune.bin": b"plain", "tune.bin.txt": b""}, "tune.bin"),
        ("empty", {"empty": b""}, "empty"),
        ("x.shapes.zx0", {"x.shapes.txt": CELL}, "x.shapes.txt"),
        ("tune.bin.zx0", {"tune.bin": b"plain"}, "tune.bin"),
        ("tune.bin.zx0", {"tune.bin.zx0": b"packed by hand"}, "tune.bin.zx0"),
        ("most.bin", {"most.bin": bytes(RAM)}, "most.bin"),
    ],
)
def test_the_source_of_a_name(tmp_path: Path, name: str, files: dict[str, str | bytes], made_of: str) -> None:
    put(tmp_path, files)
    assert source(tmp_path / name) == tmp_path / made_of
    made = convert(tmp_path / name)
    if made_of == name:
        assert made == files[name]
    elif name == "tune.bin.zx0":
        assert unpacked(made) == b"plain"
    elif name.endswith(".zx0"):
        assert unpacked(made) == b"\xff" * 8
    else:
        assert made in (b"\xff" * 8, b"\0\xff" * 8, b"\1\3\0a\0\1\1\1")


@pytest.mark.parametrize(
    ("name", "files", "line"),
    [
        ("x.shapes", {}, "no such file, and no source for it; make x.shapes.png or x.shapes.txt beside it"),
        ("x.screen", {"x.screen.txt": CELL}, "no such file, and no source for it; make x.screen.png beside it"),
        ("x.levels", {"x.levels.png": PNG}, "no such file, and no source for it; make x.levels.txt beside it"),
        (
            "x.font.zx0",
            {"x.zx0.png": PNG},
            "no such file, and no source for it; make x.font or x.font.png or x.font.txt beside it",
        ),
        ("x.bin.zx0", {}, "no such file, and no source for it; make x.bin beside it"),
        (
            "x.shapes",
            {"x.shapes.png": PNG, "x.shapes.txt": CELL},
            "there is more than one source, x.shapes.png and x.shapes.txt; keep one",
        ),
        (
            "x.levels",
            {"x.levels": b"", "x.levels.txt": LEVEL},
            "there is more than one source, x.levels and x.levels.txt; keep one",
        ),
        (
            "x.levels.zx0",
            {"x.levels.zx0": b"", "x.levels.txt": LEVEL},
            "there is more than one source, x.levels.zx0 and x.levels.txt; keep one",
        ),
    ],
)
def test_names_without_one_source(tmp_path: Path, name: str, files: dict[str, str | bytes], line: str) -> None:
    put(tmp_path, files)
    assert refusal(tmp_path / name) == f"{name}: {line}"


@pytest.mark.parametrize(
    "name", ["x", "x.png", "x.spr", "x.Shapes", "x.sprites.16x16", ".shapes", "no\0name", "x" * 300, "folder/x.bin"]
)
def test_names_of_no_asset(tmp_path: Path, name: str) -> None:
    put(tmp_path, {"x.spr.png": PNG, "x.Shapes.png": PNG, ".shapes.png": PNG, "x.png.png": PNG})
    kinds = ".shapes, .font, .tiles, .sprites, .frames, .screen, .levels, .tune, .effects"
    assert refusal(tmp_path / name).endswith(
        f": no such file, and it is not an asset; assets end in {kinds}, optionally with .zx0"
    )


def test_the_folder_itself_is_no_asset(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for path in (Path(), Path(".."), tmp_path, Path("/")):
        assert "not an asset" in refusal(path)


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo], ids=["folder", "pipe"])
def test_only_a_file_is_a_source(tmp_path: Path, make: object) -> None:
    make(tmp_path / "x.shapes.txt")  # type: ignore[operator]
    assert "no such file" in refusal(tmp_path / "x.shapes")


def test_a_file_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(self: Path, mode: str) -> None:
        raise PermissionError(13, "Permission denied")

    put(tmp_path, {"x.shapes.txt": CELL})
    monkeypatch.setattr(Path, "open", failing)
    with pytest.raises(MazeError, match=r"x\.shapes\.txt: cannot be read: Permission denied$"):
        convert(tmp_path / "x.shapes")


@pytest.mark.parametrize(
    ("name", "files", "line"),
    [
        ("x.bin", {"x.bin": bytes(RAM + 1)}, "x.bin: it has more than 49,152 bytes; divide it"),
        ("x.shapes", {"x.shapes.txt": CELL * 15_000}, "x.shapes.txt: it has more than 1,048,576 bytes; divide it"),
        (
            "x.16x192.sprites",
            {"x.16x192.sprites.txt": ("#" * 1024 + "\n") * 192 * 2},
            "x.16x192.sprites.txt: it makes 98,304 bytes, more than the Spectrum's memory (49,152); divide it",
        ),
        (
            "x.levels",
            {"x.levels.txt": "# = 1\n" + ("[a]\n" + ("#" * 250 + "\n") * 250) * 3},
            "x.levels.txt: it makes 187,519 bytes, more than the Spectrum's memory (49,152); divide it",
        ),
        ("x.bin.zx0", {"x.bin": b""}, "x.bin: it is empty, so there is nothing to pack"),
    ],
)
def test_too_much_and_too_little(tmp_path: Path, name: str, files: dict[str, str | bytes], line: str) -> None:
    put(tmp_path, files)
    with pytest.raises(MazeError) as caught:
        convert(tmp_path / name)
    assert str(caught.value).removeprefix(f"{tmp_path}/") == line


def test_what_is_wrong_in_the_source_of_packed_bytes_is_told_of_the_source(tmp_path: Path) -> None:
    put(tmp_path, {"x.shapes.txt": "#######\n"})
    with pytest.raises(MazeError, match=r"/x\.shapes\.txt: it is 7 pixels wide and 1 high"):
        convert(tmp_path / "x.shapes.zx0")


def test_the_page_begins_with_lines_that_assemble() -> None:
    """The example at its top, with data for what it includes."""
    example = (DOCS / "ASSETS.md").read_text(encoding="utf-8").split("```")[1]
    given = {name: bytes([number]) for number, name in enumerate(re.findall(r'incbin "([^"]+)"', example))}
    made = assemble_text(f"        org $8000\n{example.strip(chr(10))}\n", "the page", given=given)
    assert made.code == bytes(range(len(given))) == bytes(range(4))
    assert set(made.symbols) == {"wall", "hero", "title", "levels"}

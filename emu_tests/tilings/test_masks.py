"""Masks: the built-in ones on boards of every size, and those read from pictures and texts."""

import io
import string
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from scipy import ndimage

from zxmazes import masks
from zxmazes.errors import MazeError
from zxmazes.paths import ASM

SIZES = range(2, 33)
LETTERS = [f"letter:{letter}" for letter in string.ascii_uppercase]
#: Letters that are their own image: left to right, and top to bottom.
UPRIGHT, LYING = set("AHIMOTUVWXY"), set("CDEHIKOX")


def grid_of(name: str) -> np.ndarray:
    """The grid of a built-in mask, read from its file by another reader."""
    letter = name.removeprefix("letter:") if ":" in name else ""
    lines = (ASM / "tiling" / f"{'letters' if letter else name}.shapes.txt").read_text().splitlines()
    side = 7 if letter else 31
    first = lines.index(f"; {letter}") + 1 if letter else next(i for i, line in enumerate(lines) if line[0] != ";")
    return np.array([[mark == "#" for mark in line[:side]] for line in lines[first : first + side]])


@pytest.mark.parametrize("name", ["heart", "circle", *LETTERS])
def test_a_cell_has_the_place_under_its_centre(name: str) -> None:
    grid = Image.fromarray(grid_of(name).astype(np.uint8) * 255)
    for rows in SIZES:
        for columns in SIZES:
            wanted = np.asarray(grid.resize((columns, rows), Image.Resampling.NEAREST)) > 0
            assert (masks.built_in(name, rows, columns) == wanted).all(), (rows, columns)


@pytest.mark.parametrize("name", ["heart", "circle", *LETTERS])
def test_built_in_masks_are_in_one_part_and_symmetric(name: str) -> None:
    for rows in range(7, 33):
        for columns in range(7, 33):
            board = masks.built_in(name, rows, columns)
            assert ndimage.label(board)[1] == 1, (rows, columns)
            if name in ("heart", "circle") or name[-1] in UPRIGHT:
                assert (board == board[:, ::-1]).all(), (rows, columns)
            if name == "circle" or name[-1] in LYING:
                assert (board == board[::-1]).all(), (rows, columns)


def test_a_circle_is_round() -> None:
    rows, columns = np.ogrid[0:31, 0:31]
    away = np.hypot(rows - 15, columns - 15)
    board = masks.built_in("circle", 31, 31)
    assert board[away <= 14.5].all()
    assert not board[away > 15.5].any()


def test_letters_are_all_different_and_may_be_small() -> None:
    boards = [masks.built_in(name, 7, 7) for name in LETTERS]
    assert len({board.tobytes() for board in boards}) == 26
    assert (masks.built_in("letter:q", 9, 11) == masks.built_in("letter:Q", 9, 11)).all()


@pytest.mark.parametrize("name", ["letter:", "letter:AB", "letter:1", "letter:É", "letter:ß"])
def test_there_are_no_other_letters(name: str) -> None:
    assert masks.is_built_in(name)
    with pytest.raises(MazeError, match="write one letter, for example letter:A"):
        masks.built_in(name, 9, 9)


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGB", "RGBA"])
def test_a_picture_has_a_pixel_for_each_cell(mode: str, tmp_path: Path) -> None:
    board = np.random.default_rng(7).random((9, 32)) < 0.5
    picture = Image.fromarray(np.where(board, 0, 255).astype(np.uint8)).convert(mode)
    picture.save(tmp_path / "mask.png")
    assert (masks.read(tmp_path / "mask.png") == board).all()


def test_a_dark_pixel_is_a_cell_unless_it_is_transparent(tmp_path: Path) -> None:
    shades = [
        (0, 0, 0, 255),
        (127, 127, 127, 255),
        (128, 128, 128, 255),
        (0, 0, 255, 255),
        (0, 0, 0, 0),
        (0, 0, 0, 127),
    ]
    picture = Image.new("RGBA", (len(shades), 1))
    picture.putdata(shades)
    picture.save(tmp_path / "mask.png")
    assert masks.read(tmp_path / "mask.png").tolist() == [[True, True, False, True, False, False]]


@pytest.mark.parametrize("text", ["#.#\n.##\n", "\ufeff; a mask\n\n#.#  \r\n.##", "#.#\n; below\n.##\n"])
def test_a_text_has_a_mark_for_each_cell(text: str, tmp_path: Path) -> None:
    (tmp_path / "mask.txt").write_text(text, encoding="utf-8")
    assert masks.read(tmp_path / "mask.txt").tolist() == [[True, False, True], [False, True, True]]


def picture(*size: int) -> bytes:
    """A black PNG."""
    data = io.BytesIO()
    Image.new("L", size).save(data, "PNG")
    return data.getvalue()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", r"it has no rows; write some, each character one of # \."),
        (b"; only a comment\n", "it has no rows"),
        (b"#.#\n#.\n", "mask:2: the row has 2 characters"),
        (b"#.#\n#x#\n", "mask:2:2: unknown character 'x'; use #"),
        (b"# #\n", "mask:1:2: unknown character ' '"),
        (b"\xff\xfe", "it is not text in UTF-8"),
        (b"#" * 33, "33 x 1 cells are too many: a mask has at most 32 x 32"),
        (b"#\n" * 33, "1 x 33 cells are too many"),
        (b"#" * 1_000_001, "is too long: a mask takes at most 1,000,000 bytes"),
        (b"\x89PNG", "is not a PNG picture that can be read"),
        (picture(9, 9)[:40], "is not a PNG picture that can be read"),
        (picture(33, 9), "33 x 9 cells are too many"),
        (picture(9, 20_000), "9 x 20000 cells are too many"),
    ],
)
def test_other_files_are_refused(data: bytes, message: str, tmp_path: Path) -> None:
    (tmp_path / "mask").write_bytes(data)
    with pytest.raises(MazeError, match=message):
        masks.read(tmp_path / "mask")


def test_no_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MazeError, match="cannot be read: Is a directory"):
        masks.read(tmp_path)

"""Pictures as bytes: every kind from PNG and from text, against plain readers of the bytes and SkoolKit."""

import io
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from emu_tests.machine.asset_files import INKS, converted, painted, png
from zxmazes.machine.picture import png as drawn
from zxmazes.programs.assets.palette import BRIGHT_LEVEL, NORMAL_LEVELS

ARROW = "...#..../...##.../######../#....##./#....##./######../...##.../...#...."
ARROW_BYTES = bytes([0x10, 0x18, 0xFC, 0x86, 0x86, 0xFC, 0x18, 0x10])
BLOCK = "/".join(["########"] * 8)
BESIDE = "/".join(f"{left}{right}" for left, right in zip(ARROW.split("/"), BLOCK.split("/"), strict=True))
RANDOM = random.Random(8)


def rows(text: str) -> str:
    """A grid as lines."""
    return text.replace("/", "\n") + "\n"


def inked(text: str, ink: str) -> str:
    """The grid as letters of colours."""
    return text.replace("#", ink)


def pixels(rows_of_bytes: Iterator[bytes]) -> str:
    """Rows of bytes as a grid."""
    return "/".join("".join(f"{byte:08b}" for byte in row) for row in rows_of_bytes).replace("0", ".").replace("1", "#")


def noise(width: int, height: int, marks: str) -> str:
    return "/".join("".join(RANDOM.choices(marks, k=width)) for _ in range(height))


# --- shapes and fonts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "data", "expected"),
    [
        ("x.shapes.txt", rows(ARROW), ARROW_BYTES),
        ("x.shapes.txt", "; an arrow\n\n" + rows(ARROW).replace("\n", "  \r\n") + "\n\n", ARROW_BYTES),
        ("x.shapes.txt", b"\xef\xbb\xbf" + rows(ARROW).encode().rstrip(), ARROW_BYTES),
        ("x.shapes.txt", rows(ARROW) + "; and a block\n" + rows(BLOCK), ARROW_BYTES + b"\xff" * 8),
        ("x.shapes.txt", rows(BESIDE), ARROW_BYTES + b"\xff" * 8),
        ("x.shapes.txt", rows(BESIDE + "/" + BESIDE), (ARROW_BYTES + b"\xff" * 8) * 2),
        ("x.shapes.png", painted(inked(ARROW, "w")), ARROW_BYTES),
        ("x.shapes.png", painted(inked(ARROW, "R")), ARROW_BYTES),
        ("x.shapes.png", painted(inked(ARROW, "b"), "RGB"), ARROW_BYTES),
        ("x.shapes.png", painted(inked(ARROW, "W"), "1"), ARROW_BYTES),
        ("x.shapes.png", painted(inked(ARROW, "w"), "L"), ARROW_BYTES),
        ("x.shapes.png", painted(inked(ARROW, "W"), "LA"), ARROW_BYTES),
        ("x.shapes.png", painted(inked(ARROW, "y"), "P"), ARROW_BYTES),
        ("x.shapes.png", painted(inked(BESIDE, "M")), ARROW_BYTES + b"\xff" * 8),
        ("x.shapes.png", painted(BLOCK.replace("#", ".")), bytes(8)),
    ],
)
def test_shapes(tmp_path: Path, source: str, data: bytes | str, expected: bytes) -> None:
    assert converted(tmp_path, source, data) == expected


@pytest.mark.parametrize(("width", "height"), [(128, 48), (256, 24), (8, 768), (768, 8)])
@pytest.mark.parametrize("kind", ["png", "txt"])
def test_a_font_has_96_shapes_in_reading_order(tmp_path: Path, width: int, height: int, kind: str) -> None:
    picture = noise(width, height, "#.")
    font = converted(tmp_path, f"x.font.{kind}", rows(picture) if kind == "txt" else painted(inked(picture, "g")))
    across = width // 8
    shapes = [font[at : at + 8] for at in range(0, 768, 8)]
    shown = (bytes(shapes[row // 8 * across + column][row % 8] for column in range(across)) for row in range(height))
    assert len(font) == 768
    assert pixels(shown) == picture


# --- sprites ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("########\n", b"\x00\xff"),
        ("........\n", b"\x00\x00"),
        ("--------\n", b"\xff\x00"),
        ("--#..#--\n", b"\xc3\x24"),
        ("--#..#--\n#-------\n", b"\xc3\x24\x7f\x80"),
        ("--#..#--#-------\n", b"\xc3\x24\x7f\x80"),
    ],
)
def test_the_bytes_of_sprites(tmp_path: Path, data: str, expected: bytes) -> None:
    assert converted(tmp_path, "x.8x1.sprites.txt", data) == expected


@pytest.mark.parametrize("size", [(8, 1), (8, 8), (16, 24), (24, 7), (64, 192)], ids=str)
@pytest.mark.parametrize("frames", [(1, 1), (3, 2)], ids=str)
@pytest.mark.parametrize("look", ["text", "alpha", "bright magenta", "palette"])
def test_sprites_drawn_by_their_masks(
    tmp_path: Path, size: tuple[int, int], frames: tuple[int, int], look: str
) -> None:
    """Each frame over a background of pixels shows what the picture does."""
    (width, height), (across, down) = size, frames
    picture = noise(width * across, height * down, "#.-")
    letters = inked(picture, "Y").replace("-", "M" if look == "bright magenta" else " ")
    data = rows(picture) if look == "text" else painted(letters, "P" if look == "palette" else "RGBA")
    made = converted(tmp_path, f"hero.{width}x{height}.sprites.{'txt' if look == 'text' else 'png'}", data)
    assert len(made) == 2 * width // 8 * height * across * down
    stream = iter(made)
    for frame in range(across * down):
        top, left = frame // across * height, frame % across * width
        for row in picture.split("/")[top : top + height]:
            for column in range(left, left + width, 8):
                mask, drawn = next(stream), next(stream)
                assert mask & drawn == 0
                for background in (0x00, 0xFF):
                    shown = f"{background & mask | drawn:08b}"
                    wanted = row[column : column + 8].replace("-", str(background & 1))
                    assert shown == wanted.replace("#", "1").replace(".", "0")


@pytest.mark.parametrize("kind", ["txt", "png"])
def test_frames_have_no_masks(tmp_path: Path, kind: str) -> None:
    """Frame by frame, row by row; 24 x 5 pixels, three across, two down."""
    picture = noise(72, 10, "#.")
    data = rows(picture) if kind == "txt" else painted(inked(picture, "Y"))
    made = converted(tmp_path, f"beast.24x5.frames.{kind}", data)
    lines = picture.split("/")
    shown = [lines[5 * (frame // 3) + row][24 * (frame % 3) :][:24] for frame in range(6) for row in range(5)]
    assert pixels(made[at : at + 3] for at in range(0, len(made), 3)) == "/".join(shown)


# --- tiles and screens --------------------------------------------------------------------------------------


def look(ink: int, paper: int, bright: int = 0) -> bytes:
    return bytes([bright << 6 | paper << 3 | ink])


def one(letters: str) -> str:
    """A cell: its top row, then the first letter."""
    return "/".join([letters, *([letters[0] * 8] * 7)])


@pytest.mark.parametrize(
    ("source", "data", "expected"),
    [
        ("x.tiles.txt", "red on white\n" + rows(ARROW), ARROW_BYTES + look(2, 7)),
        ("x.tiles.txt", "; c\n\nbright cyan on black \n\n" + rows(ARROW), ARROW_BYTES + look(5, 0, 1)),
        ("x.tiles.txt", "green on green\n" + rows(BESIDE), ARROW_BYTES + look(4, 4) + b"\xff" * 8 + look(4, 4)),
        (
            "x.tiles.txt",
            "blue on yellow\n" + rows(ARROW) + "bright magenta on red\n" + rows(BLOCK),
            ARROW_BYTES + look(1, 6) + b"\xff" * 8 + look(3, 2, 1),
        ),
        ("x.tiles.png", painted(inked(ARROW, "r")), ARROW_BYTES + look(2, 0)),
        ("x.tiles.png", painted(inked(ARROW, "R")), ARROW_BYTES + look(2, 0, 1)),
        ("x.tiles.png", painted(inked(ARROW, "y").replace(".", "r")), ARROW_BYTES + look(6, 2)),
        (
            "x.tiles.png",
            painted(inked(ARROW, "R").replace(".", "Y")),
            bytes(b ^ 255 for b in ARROW_BYTES) + look(6, 2, 1),
        ),
        ("x.tiles.png", painted(one("........")), bytes(8) + look(7, 0)),
        ("x.tiles.png", painted(one("wwwwwwww")), bytes(8) + look(0, 7)),
        ("x.tiles.png", painted(one("WWWWWWWW")), bytes(8) + look(0, 7, 1)),
        ("x.tiles.png", painted(one("bbbbbbbb")), bytes(8) + look(7, 1)),
        ("x.tiles.png", painted(one("MMMMMMMM")), bytes(8) + look(7, 3, 1)),
        ("x.tiles.png", painted(one("r...r..r")), b"\x89" + b"\xff" * 7 + look(2, 0)),
        (
            "x.tiles.png",
            painted(one("r.r.r.r.") + "/" + one("BBBBBBBC")),
            b"\xaa" + b"\xff" * 7 + look(2, 0) + b"\x01" + bytes(7) + look(5, 1, 1),
        ),
    ],
)
def test_tiles(tmp_path: Path, source: str, data: bytes | str, expected: bytes) -> None:
    assert converted(tmp_path, source, data) == expected


@pytest.mark.parametrize("level", [*NORMAL_LEVELS, BRIGHT_LEVEL], ids=hex)
@pytest.mark.parametrize("hue", range(1, 8))
def test_every_colour_at_every_level(tmp_path: Path, level: int, hue: int) -> None:
    red, green, blue = hue >> 1 & 1, hue >> 2 & 1, hue & 1
    ink = (red * level, green * level, blue * level, 255)
    picture = png([[INKS["."], *[ink] * 7]] * 8)
    assert converted(tmp_path, "x.tiles.png", picture) == b"\x7f" * 8 + look(hue, 0, level == BRIGHT_LEVEL)


def shown(screen: bytes) -> Image.Image:
    """The screen as SkoolKit draws it, without the border."""
    return Image.open(io.BytesIO(drawn(screen, scale=1))).convert("RGB").crop((16, 16, 16 + 256, 16 + 192))


@pytest.mark.parametrize("seed", range(3))
def test_a_screen_looks_as_its_picture(tmp_path: Path, seed: int) -> None:
    """Random pixels and attributes, drawn by SkoolKit, converted, and drawn again: the same picture."""
    chance = random.Random(seed)
    screen = chance.randbytes(6144) + bytes(chance.randrange(128) for _ in range(768))
    picture = shown(screen)
    picture.save(tmp_path / "x.screen.png")
    made = converted(tmp_path, "x.screen.png", (tmp_path / "x.screen.png").read_bytes())
    assert len(made) == 6912
    assert shown(made).tobytes() == picture.tobytes()
    assert all(attribute >> 3 & 7 <= attribute & 7 or made_of_one(attribute) for attribute in made[6144:])


def made_of_one(attribute: int) -> bool:
    """One colour only: all paper, and white or black ink."""
    return attribute & 7 == (0 if attribute >> 3 & 7 == 7 else 7)


def test_the_same_screen_comes_back(tmp_path: Path) -> None:
    """Pixels in the order of the memory: a screen whose papers are the lower colours is byte for byte the same."""
    chance = random.Random(4)
    pairs = [(ink, paper) for ink in range(8) for paper in range(ink)]
    attributes = b"".join(look(*chance.choice(pairs), chance.randrange(2)) for _ in range(768))
    screen = chance.randbytes(6144) + attributes
    shown(screen).save(tmp_path / "x.screen.png")
    assert converted(tmp_path, "x.screen.png", (tmp_path / "x.screen.png").read_bytes()) == screen

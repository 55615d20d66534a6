"""Sources that are wrong: one line each, with the place and what to do. No contents of a file cause a traceback."""

import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PIL import Image

from emu_tests.machine.asset_files import INKS, converted, painted, png, refusal, saved
from zxmazes.errors import MazeError

CELL = "wwww..../" * 7 + "wwww...."
DAMAGED = "it is not a complete PNG file; save it as PNG again"
KINDS = ["x.shapes.png", "x.font.png", "x.tiles.png", "x.8x8.sprites.png", "x.screen.png"]
TEXTS = [
    "x.shapes.txt",
    "x.font.txt",
    "x.tiles.txt",
    "x.8x8.sprites.txt",
    "x.levels.txt",
    "x.tune.txt",
    "x.effects.txt",
]


def cell(**pixels: str) -> bytes:
    """The cell with some pixels changed: `x3y5="R"`."""
    rows = [list(row) for row in CELL.split("/")]
    for place, letter in pixels.items():
        rows[int(place[3])][int(place[1])] = letter
    return painted("/".join(map("".join, rows)))


def one_pixel(colour: tuple[int, int, int, int]) -> bytes:
    """A black cell with one other pixel, at x 2, y 1."""
    rows = [[INKS["."]] * 8 for _ in range(8)]
    rows[1][2] = colour
    return png(rows)


def header(width: int, height: int) -> bytes:
    """A PNG that claims a size, with nothing in it."""
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(b"")),
        (b"IEND", b""),
    ]
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def animated() -> bytes:
    frames = [Image.new("RGB", (8, 8), colour) for colour in ("black", "white", "red")]
    return saved(frames[0], save_all=True, append_images=frames[1:])


NO_COLOUR = (
    "is not a colour of the Spectrum; red, green and blue are each 00 or all the same, "
    "one of C0, CD, D7, D8 (normal) or FF (bright)"
)
TWO_COLOURS = "use two colours, both normal or both bright"
PICTURES = [
    ("x.shapes.png", one_pixel((0xD7, 0xD6, 0, 255)), f": pixel (2, 1): #D7D600 {NO_COLOUR}"),
    ("x.tiles.png", one_pixel((0xD7, 0xFF, 0, 255)), f": pixel (2, 1): #D7FF00 {NO_COLOUR}"),
    ("x.font.png", one_pixel((0, 0, 1, 255)), f": pixel (2, 1): #000001 {NO_COLOUR}"),
    (
        "x.8x8.sprites.png",
        one_pixel((255, 255, 255, 254)),
        ": pixel (2, 1): it is half transparent (alpha 254); make it opaque, or transparent with alpha 0",
    ),
    (
        "x.shapes.png",
        cell(x3y5=" ", x0y6=" "),
        ": pixel (3, 5): it is transparent, and only sprites can be; fill it with a colour",
    ),
    (
        "x.tiles.png",
        cell(x7y7=" "),
        ": pixel (7, 7): it is transparent, and only sprites can be; fill it with a colour",
    ),
    ("x.shapes.png", cell(x6y2="W"), ": pixel (6, 2): it is bright white, others are white; use one colour and black"),
    ("x.8x8.sprites.png", cell(x0y7="r"), ": pixel (0, 7): it is red, others are white; use one colour and black"),
    (
        "x.tiles.png",
        cell(x5y1="r", x6y1="g"),
        f": pixel (5, 1): a third colour in the cell at row 0, column 0 (white, black, red); {TWO_COLOURS}",
    ),
    (
        "x.tiles.png",
        painted(f"{CELL}/{CELL}".replace(".", "r").replace("rwwwwrrrr", "r/wwwwrrrr")[:-1] + "W"),
        f": pixel (7, 15): a third colour in the cell at row 1, column 0 (white, red, bright white); {TWO_COLOURS}",
    ),
    (
        "x.tiles.png",
        painted("/".join(["........wwwwWWWW"] * 8)),
        f": pixel (12, 0): bright and normal in the cell at row 0, column 1 (white, bright white); {TWO_COLOURS}",
    ),
    (
        "x.screen.png",
        painted("/".join(["." * 256] * 190 + ["." * 250 + "rrrrrY"] * 2)),
        ": pixel (255, 190): a third colour in the cell at row 23, column 31 (black, red, bright yellow); "
        + TWO_COLOURS,
    ),
    ("x.screen.png", cell(), ": it is 8 x 8 pixels; a screen is 256 x 192"),
    ("x.font.png", cell(), ": it has 1 characters; a font has 96, as in a picture of 128 x 48 pixels"),
    (
        "x.shapes.png",
        painted("..../...."),
        ": it is 4 pixels wide and 2 high; make it a multiple of 8 wide and of 8 high",
    ),
    (
        "x.tiles.png",
        painted("/".join(["." * 12] * 8)),
        ": it is 12 pixels wide and 8 high; make it a multiple of 8 wide and of 8 high",
    ),
    ("x.16x4.sprites.png", cell(), ": it is 8 pixels wide and 8 high; make it a multiple of 16 wide and of 4 high"),
    ("x.shapes.png", png([[INKS["."]] * 1032] * 8), ": it is 1032 x 8 pixels, more than 1024 on a side; divide it"),
    ("x.shapes.png", header(30_000, 4_000), f": {DAMAGED}"),
    ("x.shapes.png", header(60_000, 60_000), f": {DAMAGED}"),
    ("x.shapes.png", header(8, 8), f": {DAMAGED}"),
    ("x.shapes.png", header(0, 0), f": {DAMAGED}"),
    ("x.shapes.png", animated(), ": it is animated, 3 pictures; put them side by side in one picture"),
    ("x.shapes.png", saved(Image.new("I;16", (8, 8))), ": it has 16 bits a colour; save it with 8"),
    ("x.shapes.png", b"", f": {DAMAGED}"),
    ("x.shapes.png", "########\n" * 8, f": {DAMAGED}"),
    ("x.shapes.png", b"GIF89a" + bytes(50), f": {DAMAGED}"),
]
NAME = (
    ": its name needs the size of a frame before .sprites, as in hero.16x24.sprites: "
    "a width of 8, 16, .. 256, a height of 1 to 192"
)
RAGGED = "make them the same"
LEGEND = "the legend has lines such as `# = 1`: a character, no `;` or `[`, and a byte, 0 to 255 or $00 to $FF"
COLOURS = (
    "this is not a line of colours such as `bright yellow on blue`; "
    "the colours are black, blue, red, magenta, green, cyan, yellow, white"
)
HEADING = "write the level's name as in [The cave], 1 to 32 characters of ASCII"
WORDS = [
    ("x.shapes.txt", "", ": it has no rows; write some, each character one of # ."),
    ("x.shapes.txt", "; only a comment\n\n", ": it has no rows; write some, each character one of # ."),
    ("x.shapes.txt", "#" * 8 + "\n...a....\n", ":2:4: unknown character 'a'; use # ."),
    ("x.shapes.txt", "#" * 8 + "\n\n; c\n--------\n", ":4:1: unknown character '-'; use # ."),
    ("x.8x8.sprites.txt", "# #.....\n", ":1:2: unknown character ' '; use # . -"),
    ("x.8x8.sprites.txt", "\t#.....\n", ":1:1: unknown character '\\t'; use # . -"),
    ("x.font.txt", "#é......\n", ":1:2: unknown character '\\xe9'; use # ."),
    ("x.shapes.txt", "########\t\n" * 8, ":1:9: unknown character '\\t'; use # ."),
    ("x.shapes.txt", "########\f" * 8, ":1:9: unknown character '\\x0c'; use # ."),
    ("x.shapes.txt", b"########\n#\xff\n", ":2: it is not text in UTF-8; save it as plain text"),
    ("x.levels.txt", b"\xff\xfe#\0", ":1: it is not text in UTF-8; save it as plain text"),
    ("x.shapes.txt", "########\n\n#######\n", f":3: the row has 7 characters, the first one (line 1) 8; {RAGGED}"),
    ("x.shapes.txt", "########\n" * 7, ": it is 8 pixels wide and 7 high; make it a multiple of 8 wide and of 8 high"),
    (
        "x.8x3.sprites.txt",
        "########\n" * 4,
        ": it is 8 pixels wide and 4 high; make it a multiple of 8 wide and of 3 high",
    ),
    ("x.font.txt", "########\n" * 776, ": it has 97 characters; a font has 96, as in a picture of 128 x 48 pixels"),
    *(
        (f"x{size}.sprites.txt", "########\n", NAME)
        for size in [
            "",
            ".8",
            ".8x",
            ".0x8",
            ".8x0",
            ".08x8",
            ".12x8",
            ".264x8",
            ".8x193",
            ".8x8x8",
            ".8 x 8",
            ".8X8",
            "8x8",
            ".٨x8",
        ]
    ),
    ("x.tiles.txt", "", ": it is empty; write a line of colours, such as `bright yellow on blue`, and rows of # and ."),
    ("x.tiles.txt", "########\n", ":1: begin with a line of colours, such as `bright yellow on blue`"),
    ("x.tiles.txt", "red on white\n", ":1: no tiles have these colours; write rows of # and . below"),
    (
        "x.tiles.txt",
        "red on white\n" + "########\n" * 8 + "red on black\n" + "########\n" * 9,
        ":10: it is 8 pixels wide and 9 high; make it a multiple of 8 wide and of 8 high",
    ),
    *(
        ("x.tiles.txt", f"\n{look}\n########\n", f":2: {COLOURS}")
        for look in [
            "red",
            "red on",
            "Red on white",
            "red  on white",
            "red on bright white",
            "grey on black",
            "flash red on black",
        ]
    ),
    ("x.levels.txt", "", ": it has no legend; begin with lines such as `# = 1`"),
    ("x.levels.txt", "[a]\n#\n", ": it has no legend; begin with lines such as `# = 1`"),
    ("x.levels.txt", "# = 1\n", ": it has 0 levels; write 1 to 255, each with its name before it, as in [The cave]"),
    (
        "x.levels.txt",
        "# = 1\n" + "[a]\n#\n" * 256,
        ": it has 256 levels; write 1 to 255, each with its name before it, as in [The cave]",
    ),
    *(
        ("x.levels.txt", f"\n{line}\n[a]\n#\n", f":2: {LEGEND}")
        for line in [
            "#",
            "# 1",
            "#=1",
            "# = ",
            "# = 256",
            "# = -1",
            "# = $100",
            "# = 1000",
            "# = x",
            "## = 1",
            "# = 1 wall",
            "é = 1",
            " = 1",
            "# = ٣",
        ]
    ),
    ("x.levels.txt", "# = 1\n\n# = 1\n[a]\n#\n", ":3: `#` is in the legend twice; keep one"),
    *(
        ("x.levels.txt", f"# = 1\n{line}\n#\n", f":2: {HEADING}")
        for line in ["[]", "[a", "[a] b", "[é]", "[" + "a" * 33 + "]", "[a\tb]"]
    ),
    ("x.levels.txt", "# = 1\n[a]\n[b]\n#\n", ":2: the level has no rows; write some below its name"),
    ("x.levels.txt", "# = 1\n. = 0\n[a]\n#.@\n", ":4:3: unknown character '@'; use # ."),
    (
        "x.levels.txt",
        "# = 1\n[a]\n##\n##\n[b]\n##\n#\n",
        f":7: the row has 1 characters, the first one (line 6) 2; {RAGGED}",
    ),
    ("x.levels.txt", "# = 1\n[a]\n" + "#" * 256, ":2: the level is 256 x 1 cells; a side has at most 255"),
    ("x.levels.txt", "# = 1\n[a]\n" + "#\n" * 256, ":2: the level is 1 x 256 cells; a side has at most 255"),
]


@pytest.mark.parametrize(("source", "data", "line"), [*PICTURES, *WORDS], ids=range(len(PICTURES) + len(WORDS)))
def test_a_wrong_source_is_one_line(tmp_path: Path, source: str, data: bytes | str, line: str) -> None:
    assert refusal(tmp_path, source, data) == source + line


def test_a_png_cut_short_anywhere(tmp_path: Path) -> None:
    whole = cell()
    assert converted(tmp_path, "x.shapes.png", whole) == b"\xf0" * 8
    for length in range(len(whole) - 4):  # these four are the checksum of the end, which is empty
        assert refusal(tmp_path, "x.shapes.png", whole[:length]) == f"x.shapes.png: {DAMAGED}", length


def test_a_png_with_any_byte_changed(tmp_path: Path) -> None:
    """It is refused, or it is still the picture: no byte of it is guessed."""
    whole = cell()
    for place in range(len(whole)):
        damaged = whole[:place] + bytes([whole[place] ^ 0x15]) + whole[place + 1 :]
        try:
            made = converted(tmp_path, "x.shapes.png", damaged)
        except MazeError:
            continue
        assert made == b"\xf0" * 8, place


def assert_bytes_or_one_line(folder: Path, source: str, data: bytes) -> None:
    try:
        assert converted(folder, source, data)
    except MazeError:
        refusal(folder, source, data)


anything = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@anything
@given(st.sampled_from(KINDS), st.binary() | st.tuples(st.integers(0, 80), st.binary(max_size=9)))
def test_any_bytes_as_a_png(tmp_path: Path, source: str, data: bytes | tuple[int, bytes]) -> None:
    if isinstance(data, tuple):
        place, other = data
        whole = cell()
        data = whole[:place] + other + whole[place + len(other) :]
    assert_bytes_or_one_line(tmp_path, source, data)


@anything
@given(
    st.sampled_from(TEXTS),
    st.binary() | st.text().map(str.encode) | st.text("#.-=[]a1$; \n").map(str.encode),
)
@example("x.levels.txt", b"# = 1\n[\n#")
@example("x.tiles.txt", b"\xc2\xaa")
def test_any_bytes_as_text(tmp_path: Path, source: str, data: bytes) -> None:
    assert_bytes_or_one_line(tmp_path, source, data)

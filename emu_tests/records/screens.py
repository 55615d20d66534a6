"""A page as text that can be read and compared, and the reviewed files of those that are kept: screens/TAPE/PAGE.txt.

Nothing on the screen is lost: each cell is a character of the ROM's font, a block graphic, or a Greek letter whose
eight bytes stand below; or else it is in a picture made of dots. Run it to accept the pages as they are now.
"""

import difflib
import functools
import itertools
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import numpy.typing as npt

from emu_tests.machine.page_table import Page, all_pages
from emu_tests.machine.pages import reach
from zxmazes import files
from zxmazes.errors import MazeError
from zxmazes.machine.core import rom48
from zxmazes.machine.screen import in_caps
from zxmazes.machine.spectrum import Machine

SCREENS = Path(__file__).parent / "screens"
ACCEPT = "make accept"
#: The pages that show something of their own.
KEPT = [page for page in all_pages() if page.shown]

_COLOURS = ("black", "blue", "red", "magenta", "green", "cyan", "yellow", "white")
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_GREEK = "αβγδεζηθλμξπρστφχψωΓΔΘΛΞΠΣΦΨΩ"  # those that look like no Latin letter
_BLOCKS = " ▝▘▀▗▐▚▜▖▞▌▛▄▟▙█"
_DOUBLE = "²"  # after a letter of 2 x 2 cells, and below it
_DOTS = "▒"  # a cell that is in the picture of dots
_SIDE, _SMALL, _SMALL_COLUMNS = 31, 6, 24  # of the mazes in cells of 6 x 6 pixels, with a panel right of them
_DISTANCES = {0x01, 0x02, 0x03, 0x04, 0x05, 0x07}  # their colours there, if it has several
_HALVES = slice(0, _SMALL_COLUMNS), slice(_SMALL_COLUMNS, 32)

Pixels = npt.NDArray[np.uint8]
Rows = list[list[str]]


def text_of(wanted: Page) -> str:
    """The page as its file has it. Raises MazeError when it cannot be reached."""
    return f"{wanted}\n" + as_text(reach(wanted), wanted.row)


def as_text(machine: Machine, first: int = 0) -> str:
    """Border, text and attributes side by side, what their letters mean, and what is in no font.

    first: the first row of the screen to take.
    """
    pixels = _pixels(machine.screen())
    pixels[: 8 * first] = 0
    attributes = [machine.attributes()[32 * row :][:32] for row in range(first, 24)]
    left, right = (set().union(*(row[part] for row in attributes)) for part in _HALVES)
    is_small = left <= _DISTANCES if len(left) > 1 else not left & right
    small = _small_maze(pixels) if is_small and not first else []
    if small:
        pixels[:, : 8 * _SMALL_COLUMNS] = 0
    rows, shapes = _rows(pixels)
    inks = list(dict.fromkeys(itertools.chain.from_iterable(attributes)))
    lines = [f"border {_COLOURS[machine.ports.border]}", ""]
    for row, colours in zip(rows[first:], attributes, strict=True):
        lines.append(f"|{''.join(row)}|  |{''.join(_LETTERS[inks.index(value)] for value in colours)}|")
    lines += ["", *(f"{_LETTERS[number]}  {value:02X}  {_colour(value)}" for number, value in enumerate(inks))]
    if shapes:
        lines += ["", *(f"{letter}  {shape.hex(' ').upper()}" for shape, letter in shapes.items())]
    if small:
        lines += ["", *small]
    if any(_DOTS in row for row in rows):
        lines += ["", *_picture(pixels, rows)]
    return "\n".join(lines) + "\n"


def text_rows(screen: bytes) -> list[str]:
    """A screen's 24 rows of characters, letters of twice the size as plain ones."""
    rows, _ = _rows(_pixels(screen))
    return ["".join(row).replace(_DOUBLE, "") if _DOUBLE in row else "".join(row) for row in rows]


def _colour(value: int) -> str:
    words = f"{_COLOURS[value & 7]} on {_COLOURS[value >> 3 & 7]}"
    return f"{'bright ' * (value >> 6 & 1)}{words}{', flashing' * (value >> 7)}"


def _pixels(screen: bytes) -> Pixels:
    """192 x 256: 1 for ink."""
    lines = [screen[(y & 0xC0) * 32 + (y & 7) * 256 + (y & 0x38) * 4 :][:32] for y in range(192)]
    return np.unpackbits(np.frombuffer(b"".join(lines), np.uint8)).reshape(192, 256)


@functools.cache
def _font() -> dict[bytes, str]:
    """The ROM's characters, and its block graphics, by their eight bytes."""
    rom = rom48()
    font = {rom[0x3D00 + 8 * (code - 32) :][:8]: chr(code) for code in range(0x21, 0x7F)}
    font[rom[0x3D00 + 8 * (0x60 - 32) :][:8]], font[rom[0x3D00 + 8 * (0x7F - 32) :][:8]] = "£", "©"
    for shape, char in list(font.items()):
        for capped in in_caps(shape):
            font.setdefault(capped, char)
    for code, block in enumerate(_BLOCKS):
        halves = [(code >> i & 1) * 0x0F | (code >> i + 1 & 1) * 0xF0 for i in (0, 2)]
        font[bytes([halves[0]] * 4 + [halves[1]] * 4)] = block
    for shape, char in [item for item in font.items() if item[1].isalnum()]:
        for corners in (0x80, 0x01, 0x81):  # an end of a key's cap, or a cap of one letter: its corners are cut
            font.setdefault(bytes([shape[0] | corners, *shape[1:7], shape[7] | corners]), char)
    return font


@functools.cache
def _double_font() -> dict[bytes, str]:
    """The ROM's characters at twice the size, by their 16 x 16 pixels."""
    shapes = ((np.unpackbits(np.frombuffer(shape, np.uint8)).reshape(8, 8), char) for shape, char in _font().items())
    return {shape.repeat(2, axis=0).repeat(2, axis=1).tobytes(): char for shape, char in shapes if char.isalnum()}


def _doubled(pixels: Pixels) -> list[tuple[int, int]]:
    """The cells from which 2 x 2 cells may be a letter of twice the size: of squares of 2 x 2 pixels, and with ink."""
    squares = pixels.reshape(96, 2, 128, 2)
    mixed = (squares != squares[:, :1, :, :1]).any(axis=(1, 3)).reshape(24, 4, 32, 4).any(axis=(1, 3))
    ink = pixels.reshape(24, 8, 32, 8).any(axis=(1, 3))
    none_mixed = ~(mixed[:-1, :-1] | mixed[1:, :-1] | mixed[:-1, 1:] | mixed[1:, 1:])
    some_ink = ink[:-1, :-1] | ink[1:, :-1] | ink[:-1, 1:] | ink[1:, 1:]
    return [(int(row), int(column)) for row, column in np.argwhere(none_mixed & some_ink)]


def _rows(pixels: Pixels) -> tuple[Rows, dict[bytes, str]]:
    """24 rows of 32 characters; and the letters given to shapes that are in no font."""
    rows = [[""] * 32 for _ in range(24)]
    for row, column in _doubled(pixels):
        char = _double_font().get(pixels[8 * row :, 8 * column :][:16, :16].tobytes())
        if char and not rows[row][column]:
            rows[row][column : column + 2] = char, _DOUBLE
            rows[row + 1][column : column + 2] = _DOUBLE * 2
    data = np.packbits(pixels.reshape(24, 8, 32, 8).transpose(0, 2, 1, 3), axis=3).tobytes()
    places = [(row, column) for row, column in itertools.product(range(24), range(32)) if not rows[row][column]]
    cells = {(row, column): data[256 * row + 8 * column :][:8] for row, column in places}
    unknown = dict.fromkeys(shape for shape in cells.values() if shape not in _font())
    shapes = dict(zip(unknown, _GREEK, strict=False)) if len(unknown) <= len(_GREEK) else {}
    for (row, column), shape in cells.items():
        rows[row][column] = _font().get(shape) or shapes.get(shape, _DOTS)
    return rows, shapes


def _small_maze(pixels: Pixels) -> list[str]:
    """The maze of 31 x 31 cells of 6 x 6 pixels and what its letters mean; nothing if there is none."""
    edge = _SIDE * _SMALL
    area = pixels[:, : 8 * _SMALL_COLUMNS]
    looks = [
        [area[row : row + _SMALL, column : column + _SMALL].tobytes() for column in range(0, edge, _SMALL)]
        for row in range(0, edge, _SMALL)
    ]
    plain = {bytes(_SMALL**2): "█", b"\1" * _SMALL**2: " "}
    other = [look for look in dict.fromkeys(itertools.chain.from_iterable(looks)) if look not in plain]
    if area[edge:].any() or area[:, edge:].any() or len(other) > len(_GREEK):
        return []
    names = plain | dict(zip(other, _GREEK, strict=False))
    lines = [f"|{''.join(names[look] for look in row)}|" for row in looks]
    return [*lines, "", *(f"{names[look]}  {_dots(look)}" for look in other)]


def _dots(look: bytes) -> str:
    rows = np.frombuffer(look, np.uint8).reshape(_SMALL, _SMALL)
    return " / ".join("".join(".#"[pixel] for pixel in row) for row in rows)


def _picture(pixels: Pixels, rows: Rows) -> list[str]:
    """The part of the screen that has cells in no font, four rows of two pixels to a character."""
    places = [(row, column) for row, column in itertools.product(range(24), range(32)) if rows[row][column] == _DOTS]
    (top, bottom), (left, right) = ((min(line), max(line) + 1) for line in zip(*places, strict=True))
    part = pixels[8 * top : 8 * bottom, 8 * left : 8 * right]
    height, width = part.shape
    cells = part.reshape(height // 4, 4, width // 2, 2).transpose(0, 2, 1, 3).reshape(height // 4, width // 2, 8)
    codes = 0x2800 + (cells * np.array([1, 8, 2, 16, 4, 32, 64, 128])).sum(axis=2)
    return [f"|{''.join(map(chr, line))}|" for line in codes.tolist()]


def file_of(wanted: Page) -> Path:
    return SCREENS / wanted.tape / f"{wanted.name}.txt"


def reviewed(wanted: Page) -> str:
    """What the page's file has; nothing when there is no file."""
    path = file_of(wanted)
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def difference(wanted: Page, shown: str) -> str:
    """What is shown against the reviewed file, as a unified diff; nothing when they agree."""
    before = reviewed(wanted).splitlines()
    return "\n".join(difflib.unified_diff(before, shown.splitlines(), "reviewed", "shown", lineterm=""))


def twins(shown: dict[Page, str]) -> list[str]:
    """Pages of a tape that look like another one: a key that did nothing."""
    looks = Counter((wanted.tape, text.partition("\n")[2]) for wanted, text in shown.items())
    return [str(wanted) for wanted, text in shown.items() if looks[wanted.tape, text.partition("\n")[2]] > 1]


def stale() -> list[Path]:
    """Files of no page."""
    return sorted(set(SCREENS.rglob("*.txt")) - {file_of(wanted) for wanted in KEPT})


def accept() -> int:
    """Write what the pages show now and tell what has changed; nothing is written if a page cannot be reached."""
    shown: dict[Page, str] = {}
    faults = []
    for wanted in KEPT:
        try:
            shown[wanted] = text_of(wanted)
        except MazeError as error:
            faults.append(str(error))
    faults += [f"{name}: looks like another page of its tape" for name in twins(shown)]
    if faults:
        print(*faults, f"{len(faults)} faults: nothing is accepted", sep="\n", file=sys.stderr)
        return 1
    changed = {wanted: text for wanted, text in shown.items() if text != reviewed(wanted)}
    for wanted, text in changed.items():
        is_new = not reviewed(wanted)
        print(f"{wanted}: new" if is_new else f"{wanted}: changed\n{difference(wanted, text)}")
        file_of(wanted).parent.mkdir(parents=True, exist_ok=True)
        files.write(file_of(wanted), text.encode())
    for path in stale():
        path.unlink()
        print(f"{path.relative_to(SCREENS)}: removed")
    print(f"{len(shown)} pages, {len(changed)} of them written")
    return 0


if __name__ == "__main__":
    sys.exit(accept())

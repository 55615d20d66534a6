"""The games' cassette: which programs follow on its tape, their blocks, and the table for its menu.

A program is a game if the head of its main.asm has a field such as

    ; Play: 3, Hedges: Walk between hedges, with a fox behind you

The table is the asset `games.table` of the program whose head has `Games: all`: a byte, the number of games; two, where
their records are; a cassette as an emblem, for the page that waits for the tape; the emblems; and the records, packed
with ZX0, for each game

    10 bytes    its name on tape
    13          its title, ended by 0
    3 x 17      its goal, each line ended by 0
    2           the seconds that its blocks take on tape
    2           where its emblem begins, counted, as the records are, from the first byte of the table

An emblem is packed with ZX0: 8 x 6 cells, their 384 bytes of pixels row by row, a cell's 8 bytes together, then 48
attributes.
"""

import struct
from collections.abc import Iterable
from itertools import pairwise
from textwrap import wrap

import numpy as np
import numpy.typing as npt
from skoolkit.tape import parse_tap

from zxmazes.errors import MazeError
from zxmazes.packing import pack
from zxmazes.programs.fields import GOAL_LINES, GOAL_WIDTH
from zxmazes.programs.program import Program
from zxmazes.programs.registry import names, program
from zxmazes.programs.squeezed import squeezed
from zxmazes.programs.tape_files import NAME_LENGTH, tape_files

#: The name of the asset, in the folder of its program.
TABLE = "games.table"
#: As many games as the menu has lines.
MOST = 16
_SECOND = 3_500_000
_TITLE = 12
#: Bytes of the table before the emblems.
_HEAD = 3
#: The blocks of BASIC on a tape; where a header has the address; a parameter of a header that is not used.
_BASIC, _ADDRESS, _ANYWHERE = 2, slice(14, 16), 0x8000
_SCREEN = 0x4000
#: Letters of all titles together: what the small menu of a 48K keeps, asm/programs/play/small.asm.
_LETTERS = 112
#: Pixels of an emblem.
_HIGH, _WIDE = 48, 64
#: T-states of half a pilot wave, how many there are before a header and before data, half a wave of a 0 and of a 1.
_PILOT, _PILOTS, _ZERO, _ONE = 2168, (8063, 3223), 855, 1710
_PAUSE = 1.0  # seconds between two blocks
#: An emblem is a part of a picture, three times smaller, without the name, which most pictures have below it: its first
#: line and its first column, where they are not the usual ones. Those of `large` let its walker fall into whole cells.
_EMBLEM, _TOP, _LEFT = 3, 0, 32
_PLACES = {"terrain": (32, 32), "race": (40, 32), "large": (40, 24), "dfs": (6, 52), "generators": (4, 32)}
#: Attributes of a cassette: on each the ink is black; a reel flashes.
_BODY, _LABEL, _WINDOW, _REEL = 0x28, 0x78, 0x00, 0xC7
#: LINES has the balls of its picture on a board: their numbers, the first one's place, the pixels of each.
_BOARDS, _BALL_TOP, _BALL_LEFT, _BALL = {"lines": ("2.1.", "02.3", ".421")}, 64, 7, 48


def games() -> list[Program]:
    """The games in the order of the menu. Raises MazeError for two at one place, and for more than the menu has."""
    found = sorted((one for one in map(program, names()) if one.play), key=_order)
    for one, other in pairwise(found):
        if _order(one) == _order(other):
            raise MazeError(
                f"{other.source.label}: `{one.name}` has the same place in the menu: change the number in `Play:`"
            )
    if sum(len(one.play.title) for one in found if one.play) > _LETTERS:
        raise MazeError(f"the titles of all `Play:` have more than {_LETTERS} letters: shorten some")
    if len(found) > MOST:
        raise MazeError(f"{found[MOST].source.label}: the menu has {MOST} lines: remove a `Play:`")
    return found


def _order(game: Program) -> int:
    return game.play.order if game.play else 0


def game_blocks(game: Program) -> list[bytes]:
    """The blocks of a game on the cassette: its loading screen as on its own tape, and its code, which unpacks itself.

    The headers have the number of the game, from 1, in the low byte of the parameter that code does not use.
    Raises MazeError if it is broken.
    """
    from zxmazes.programs.making import built_files  # which needs this module: a build of the cassette builds its games

    if not game.start or not game.screen or game.games:
        raise MazeError(f"{game.source.label}: a game of the cassette has code and a loading screen: remove `Play:`")
    _, picture, header, code = [bytes(block.data) for block in parse_tap(built_files(game.name)["tap"]).blocks][_BASIC:]
    start = int.from_bytes(header[_ADDRESS], "little")
    first, code = squeezed(code[1:-1], start, game.source.label)
    number = _ANYWHERE + 1 + [one.name for one in games()].index(game.name)
    files = [("code", picture[1:-1], _SCREEN, number), ("code", code, first, number)]
    return list(tape_files(files, game.tape_name))


def seconds(blocks: Iterable[bytes]) -> int:
    """How long blocks take on tape, with a second after each."""
    return round(sum(_seconds(block) for block in blocks))


def _seconds(block: bytes) -> float:
    ones = int(np.unpackbits(np.frombuffer(block, np.uint8)).sum())
    bits = 2 * (_ONE * ones + _ZERO * (8 * len(block) - ones))
    return (_PILOT * _PILOTS[block[0] > 127] + bits) / _SECOND + _PAUSE


def table() -> bytes:
    """The bytes of the asset. Raises MazeError if a game cannot be built."""
    records, emblems = [], pack(cassette())
    found = games()
    for game in found:
        blocks = game_blocks(game)
        title = game.play.title if game.play else ""
        lines = wrap(game.play.goal if game.play else "", GOAL_WIDTH)
        goal = b"".join(_text(line, GOAL_WIDTH) for line in [*lines, *[""] * GOAL_LINES][:GOAL_LINES])
        place = _HEAD + len(emblems)
        emblems += pack(game_emblem(game.name, blocks[1][1:-1]))
        name = game.tape_name.ljust(NAME_LENGTH).encode("ascii")
        records.append(name + _text(title, _TITLE) + goal + struct.pack("<HH", seconds(blocks), place))
    return struct.pack("<BH", len(found), _HEAD + len(emblems)) + emblems + pack(b"".join(records))


def _text(text: str, width: int) -> bytes:
    return text.encode("ascii").ljust(width + 1, b"\0")


def game_emblem(name: str, screen: bytes) -> bytes:
    """The emblem of a game with this loading picture, not packed."""
    if name in _BOARDS:
        balls = _colours(screen)[_BALL_TOP:][:_BALL, _BALL_LEFT:]
        none = np.zeros((_BALL, _BALL, 3))
        rows = [
            [none if place == "." else balls[:, int(place) * _BALL :][:, :_BALL] for place in row]
            for row in _BOARDS[name]
        ]
        return _shrunk(np.vstack([np.hstack(row) for row in rows]), _EMBLEM)
    return emblem(screen, _EMBLEM, *_PLACES.get(name, (_TOP, _LEFT)))


def cassette() -> bytes:
    """A cassette as an emblem, not packed: its reels flash, and so they seem to turn, even while the ROM waits."""
    bits = np.zeros((_HIGH, _WIDE), np.uint8)
    looks = np.full((_HIGH // 8, _WIDE // 8), _BODY, np.uint8)
    looks[1:4, 1:7] = _LABEL
    bits[12, 12:52] = bits[40:42, 16:48] = 1  # a line to write on, and where the heads are
    looks[2:4, 3:5] = _WINDOW
    across, down = np.mgrid[:16, :16] - 7.5
    spokes = np.cos(4 * np.arctan2(across, down)) > 0  # four of them: turned by an eighth, it is its own negative
    for left in (8, 40):
        bits[16:32, left : left + 16] = spokes
        looks[2:4, left // 8 : left // 8 + 2] = _REEL
    for row, column in ((0, 0), (0, 1), (1, 0)):
        bits[row, [column, -1 - column]] = bits[-1 - row, [column, -1 - column]] = 1
    cells = np.packbits(bits.reshape(6, 8, 8, 8).swapaxes(1, 2).reshape(-1, 8), axis=1)
    return cells.tobytes() + looks.tobytes()


def emblem(screen: bytes, times: int, top: int, left: int) -> bytes:
    """A part of a screen, so many times smaller: each cell in the two colours that are nearest to it."""
    return _shrunk(_colours(screen)[top : top + _HIGH * times, left : left + _WIDE * times], times)


def _shrunk(part: npt.NDArray[np.float64], times: int) -> bytes:
    small = part.reshape(_HIGH, times, _WIDE, times, 3).mean(axis=(1, 3))
    cells = small.reshape(_HIGH // 8, 8, _WIDE // 8, 8, 3).swapaxes(1, 2).reshape(-1, 64, 3)
    painted = [_painted(cell) for cell in cells]
    return b"".join(bits for bits, _ in painted) + bytes(attribute for _, attribute in painted)


def _colours(screen: bytes) -> npt.NDArray[np.float64]:
    """Red, green and blue of each pixel, 0 to 1."""
    bytes_ = np.frombuffer(screen, np.uint8)
    bits = np.unpackbits(bytes_[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(192, 32), axis=1)
    looks = bytes_[6144:6912].reshape(24, 32).repeat(8, axis=0).repeat(8, axis=1)
    colour = np.where(bits == 1, looks & 7, looks >> 3 & 7)
    return _shades(colour, (looks >> 6 & 1).astype(np.uint8))


def _shades(colour: npt.NDArray[np.uint8], bright: npt.NDArray[np.uint8]) -> npt.NDArray[np.float64]:
    channels = np.stack([colour >> 1 & 1, colour >> 2 & 1, colour & 1], axis=-1).astype(float)
    return channels * np.where(bright, 1.0, 0.75)[..., None]


_PAIRS = [(bright, paper, ink) for bright in (0, 1) for paper in range(8) for ink in range(paper, 8)]
_PAIR_SHADES = [_shades(np.array(pair[1:], np.uint8), np.full(2, pair[0], np.uint8)) for pair in _PAIRS]


def _painted(cell: npt.NDArray[np.float64]) -> tuple[bytes, int]:
    """The bytes and the attribute of a cell of 64 pixels."""
    far = ((cell[:, None, None] - np.stack(_PAIR_SHADES)[None]) ** 2).sum(axis=3)
    errors = far.min(axis=2).sum(axis=0)
    best = int(np.argmax(errors <= errors.min() + 1e-9))
    bright, paper, ink = _PAIRS[best]
    return np.packbits(far[:, best, 1] < far[:, best, 0]).tobytes(), bright << 6 | paper << 3 | ink

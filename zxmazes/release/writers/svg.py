"""Make an .svg: the inlay of a cassette box, to print at its own size, cut out along the marks and fold.

From left to right, in mm, all 101.6 high: the flap at the back 15.9 wide, the spine 12.7, the front 65, and a panel
with the keys 63 wide, which is folded behind the front. The marks for cutting and folding are outside.
"""

import base64
import io
from html import escape
from itertools import accumulate, pairwise
from textwrap import wrap

from PIL import Image

from zxmazes.machine.picture import png
from zxmazes.programs.games import games
from zxmazes.release import glyphs
from zxmazes.release.released import Tape
from zxmazes.release.writers import png as play

DESCRIPTION = "an inlay for the cassette box: print it at 100 %, cut and fold it at the marks"

#: mm: the height, the panels' widths (flap, spine, front, keys), and the margin for the marks.
HEIGHT, PANELS, MARGIN = 101.6, (15.9, 12.7, 65.0, 63.0), 6.0
_WIDTH = sum(PANELS)
_EDGE = 4.0  # mm free at a panel's sides
_STRIPES = (2, 6, 4, 5)  # the colours of the Spectrum's stripes
_RED, _GREEN, _CYAN, _YELLOW, _WHITE = 2, 4, 5, 6, 7
_ART = 15  # rows of the title page that are title and picture, above the keys
_SMALL = 0.22  # mm a pixel of small letters
_LOADING = ('LOAD "", ENTER: play the tape.', "On a 128K choose Tape Loader.")
_LEAVING = ("BREAK leaves, RUN 20 plays again", "Q leaves to BASIC.")


def applies(tape: Tape) -> bool:
    """True for every tape."""
    return True


def content(tape: Tape) -> bytes:
    """The bytes of the file."""
    lefts = [0.0, *accumulate(PANELS)]
    panels = (_flap(tape), _spine(tape), _front(tape), _keys(tape))
    drawn = "".join(
        f'<g transform="translate({left:g} 0)">{panel}</g>' for left, panel in zip(lefts, panels, strict=False)
    )
    title = f"<title>{escape(tape.title)}: cassette inlay</title>"
    width, height = _WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="{-MARGIN:g} {-MARGIN:g} {width:g} {height:g}">\n{title}\n'
        f'<rect width="{_WIDTH:g}" height="{HEIGHT:g}"/>\n{drawn}\n{_marks(lefts)}\n</svg>\n'
    ).encode("ascii")


def _marks(lefts: list[float]) -> str:
    """Marks above and below: solid to cut, dashed to fold; and beside the corners."""
    near, far = 1.0, MARGIN - 1
    marks = []
    for at, x in enumerate(lefts):
        dashes = "" if at in (0, len(PANELS)) else ' stroke-dasharray="0.6"'
        marks.append(f'<path{dashes} d="M{x:g} {-near:g}V{-far:g}M{x:g} {HEIGHT + near:g}V{HEIGHT + far:g}"/>')
    for y in (0.0, HEIGHT):
        marks.append(f'<path d="M{-near:g} {y:g}H{-far:g}M{_WIDTH + near:g} {y:g}H{_WIDTH + far:g}"/>')
    return f'<g stroke="#000" stroke-width="0.15" fill="none">{"".join(marks)}</g>'


def _flap(tape: Tape) -> str:
    """The series and what the tape is, along the flap."""
    rows = [("MAZES FOR THE ZX SPECTRUM", _CYAN), *((row, _WHITE) for row in wrap(tape.summary, 46))]
    lines = (glyphs.line([row], 7, -12.4 + 3.1 * at, _SMALL) for at, row in enumerate(rows[:4]))
    return f'<g transform="rotate(90)">{"".join(lines)}</g>'


def _spine(tape: Tape) -> str:
    """The title along the spine, and stripes at its foot."""
    text = tape.title.upper()
    pixel = min(0.5, 72 / (8 * len(text)))
    title = glyphs.line([(text, _WHITE)], 7, -PANELS[1] / 2 - 7 * pixel, pixel, 2)
    stripes = "".join(
        f'<path fill="{glyphs.COLOURS[colour]}" d="M0 {y + 6:g}L{PANELS[1]:g} {y:g}v3L0 {y + 9:g}z"/>'
        for y, colour in zip((83, 86, 89, 92), _STRIPES, strict=True)
    )
    return f'<g transform="rotate(90)">{title}</g>{stripes}'


def _front(tape: Tape) -> str:
    """The series, the upper part of the title page, a picture of the game, the machines."""
    width = PANELS[2]
    if tape.program.cassette or tape.program.screen is None:
        top = _title(tape)
    else:
        art = width * 8 * _ART / 256
        top = _image(_cropped(tape.pages[0]), 0, 9, width, art)
    wide = 50.0
    high = wide * 448 / 576
    left, y = (width - wide) / 2, 43.5
    frame = f'<rect x="{left - 0.5:g}" y="{y - 0.5:g}" width="{wide + 1:g}" height="{high + 1:g}" fill="#fff"/>'
    picture = _image(play.content(tape), left, y, wide, high)
    badge = _machines(tape)
    return _centred("MAZES FOR THE ZX SPECTRUM", 3.6, 0.25, _WHITE) + top + frame + picture + badge


def _title(tape: Tape) -> str:
    """The title in large letters, for a tape without a title page."""
    text = tape.title.upper()
    lines = wrap(tape.summary, 30)
    return _centred(text, 13, 56 / (8 * len(text)), _CYAN, 2) + "".join(
        _centred(row, 31 + 3 * at, _SMALL, _YELLOW) for at, row in enumerate(lines)
    )


def _machines(tape: Tape) -> str:
    """The foot of the front: the machines, and the stripes in the corner, at 45 degrees."""
    stripes = "".join(
        f'<path fill="{glyphs.COLOURS[colour]}" d="M{x} {HEIGHT}l{65 - x} {x - 65}v4L{x + 4} {HEIGHT}z"/>'
        for x, colour in zip((43, 47, 51, 55), _STRIPES, strict=True)
    )
    return stripes + glyphs.line([(tape.machines, _WHITE)], _EDGE, 92, 0.34, 2)


def _keys(tape: Tape) -> str:
    """The texts of the title page, which names the keys, or the programs of a cassette; then how to load."""
    heading = "THE PROGRAMS" if tape.program.cassette else "THE GAMES" if tape.program.games else "HOW TO PLAY"
    leaving = _LEAVING[bool(tape.program.cassette)]
    rows = _games() if tape.program.games else [row for page in tape.pages for row in glyphs.page_rows(page)]
    return (
        _heading(heading, 6)
        + _rows(rows, 13.5, 66)
        + _heading("HOW TO LOAD", 83.5)
        + _rows(list(enumerate([[(row, _WHITE)] for row in (*_LOADING, leaving)])), 89.5, 9.6)
    )


def _games() -> list[tuple[int, list[glyphs.Part]]]:
    """The games of the games' cassette, in the order of the menu."""
    titles = [game.play.title for game in games() if game.play]
    return list(enumerate([[(title, _WHITE)] for title in titles]))


def _heading(text: str, y: float) -> str:
    return glyphs.line([(text, _CYAN)], _EDGE, y, 0.36)


def _rows(rows: list[tuple[int, list[glyphs.Part]]], top: float, high: float) -> str:
    """Rows of 32 letters in `high` mm, with half a row more where the page has a gap."""
    places = [0.0, *accumulate(1 if below - above == 1 else 1.5 for (above, _), (below, _) in pairwise(rows))]
    pitch = min(4.0, high / (places[-1] + 1))
    pixel = (PANELS[3] - 2 * _EDGE) / 256
    return "".join(
        glyphs.line(parts, _EDGE, top + pitch * place, pixel) for place, (_, parts) in zip(places, rows, strict=True)
    )


def _centred(text: str, y: float, pixel: float, colour: int, tall: int = 1) -> str:
    """A line in the middle of the front."""
    return glyphs.line([(text, colour)], (PANELS[2] - 8 * pixel * len(text)) / 2, y, pixel, tall)


def _cropped(page: bytes) -> bytes:
    """The PNG of the title and the picture of a title page, without border."""
    with Image.open(io.BytesIO(png(page, border=0, scale=1))) as picture:
        made = io.BytesIO()
        picture.crop((16, 16, 16 + 256, 16 + 8 * _ART)).save(made, "png")
    return made.getvalue()


def _image(data: bytes, x: float, y: float, width: float, height: float) -> str:
    return (
        f'<image x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" preserveAspectRatio="none" '
        f'style="image-rendering:pixelated" href="data:image/png;base64,{base64.b64encode(data).decode()}"/>'
    )

"""The inlay of a cassette: its size on paper, its panels, and what is on them."""

import base64
import io
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from PIL import Image

from emu_tests.machine.release_forms import made, tape
from zxmazes.machine.core import rom48
from zxmazes.release import glyphs
from zxmazes.release.released import Tape, tape_names, texts
from zxmazes.release.writers import forms, svg

SVG = "{http://www.w3.org/2000/svg}"
FONT = 0x3D00


def inlay(name: str) -> ElementTree.Element:
    return ElementTree.fromstring(made(name, "svg"))


@pytest.mark.parametrize("name", tape_names())
def test_it_prints_at_the_size_of_a_cassette_box(name: str) -> None:
    """A unit is a millimetre; the card is 101.6 mm high, its front 65 mm wide and its spine 12.7 mm."""
    root = inlay(name)
    box = [float(word) for word in root.attrib["viewBox"].split()]
    assert [f"{size:g}mm" for size in box[2:]] == [root.attrib["width"], root.attrib["height"]]
    card = root.find(f"{SVG}rect")
    assert card is not None
    assert float(card.attrib["height"]) == 101.6
    assert float(card.attrib["width"]) == pytest.approx(15.9 + 12.7 + 65 + 63)
    assert (box[2], box[3]) == (pytest.approx(float(card.attrib["width"]) + 12), 113.6)
    assert box[2] < 210 - 2 * 5, "it fits on A4 with the margins of a printer"


def test_the_marks_are_outside_and_at_the_panels() -> None:
    """Two to cut, three to fold; none is on the card."""
    marks = inlay("wave").find(f"{SVG}g[@stroke]")
    assert marks is not None
    folds = [path for path in marks if "stroke-dasharray" in path.attrib]
    places = [float(re.match(r"M([\d.]+)", path.attrib["d"])[1]) for path in folds]  # type: ignore[index]
    assert places == pytest.approx([15.9, 28.6, 93.6])
    assert len(marks) == 3 + 2 + 2
    for path in marks:
        if "H" not in path.attrib["d"]:
            heights = [float(text) for text in re.findall(r"[V ]([-\d.]+)", path.attrib["d"])]
            assert all(y < 0 or y > 101.6 for y in heights)


@pytest.mark.parametrize("name", tape_names())
def test_nothing_sticks_out_of_its_panel(name: str) -> None:
    """No letter, no picture; the letters of a row measured from their paths."""
    panels = [group for group in inlay(name) if group.get("transform", "").startswith("translate")]
    assert len(panels) == len(svg.PANELS)
    for width, panel in zip(svg.PANELS, panels, strict=True):
        along = panel.find(f"{SVG}g[@transform='rotate(90)']")
        room = (svg.HEIGHT, width) if along is not None else (width, svg.HEIGHT)
        for line in panel.iter(f"{SVG}g"):
            if found := re.match(r"translate\((\S+) (\S+)\) scale\((\S+) (\S+)\)", line.get("transform", "")):
                x, y, wide, high = map(float, found.groups())
                right = max((int(left) + int(run) for path in line for left, run in runs(path)), default=0)
                assert x >= 0
                assert x + right * wide <= room[0]
                assert (-room[1] <= y and y + 8 * high <= 0) or (y >= 0 and y + 8 * high <= room[1])
        for image in panel.iter(f"{SVG}image"):
            left, top, wide, high = (float(image.attrib[key]) for key in ("x", "y", "width", "height"))
            assert 0 <= left <= left + wide <= width
            assert 0 <= top <= top + high <= svg.HEIGHT


def runs(path: ElementTree.Element) -> list[tuple[str, str]]:
    return re.findall(r"M(\d+) \d+h(\d+)", path.attrib["d"])


def test_the_pictures_are_the_title_page_and_the_game() -> None:
    """Sharp pixels, in their own proportions."""
    top, play = inlay("monster").iter(f"{SVG}image")
    images = []
    for element in (top, play):
        assert element.attrib["style"] == "image-rendering:pixelated"
        kind, _, data = element.attrib["href"].partition(",")
        assert kind == "data:image/png;base64"
        images.append(Image.open(io.BytesIO(base64.b64decode(data))))
        wide, high = images[-1].size
        assert float(element.attrib["width"]) / float(element.attrib["height"]) == pytest.approx(wide / high, rel=0.001)
    assert images[0].size == (256, 120)
    assert base64.b64decode(play.attrib["href"].partition(",")[2]) == made("monster", "png")


@pytest.mark.parametrize("name", ["terrain", "magazine"])
def test_the_panel_of_keys_has_every_row_of_the_page(name: str) -> None:
    keys = [group for group in inlay(name) if group.get("transform", "").startswith("translate")][-1]
    rows = {"".join(read(group)).rstrip() for group in keys.iter(f"{SVG}g")}
    for page in tape(name).pages:
        for _, row in texts(page):
            assert row in rows


def read(group: ElementTree.Element) -> list[str]:
    """The letters of a line, found again from its pixels in the ROM's font."""
    pixels = [[0] * 256 for _ in range(8)]
    for path in group:
        for left, row, run in re.findall(r"M(\d+) (\d+)h(\d+)", path.get("d", "")):
            for column in range(int(left), int(left) + int(run)):
                pixels[int(row)][column] = 1
    font = {rom48()[FONT + 8 * at :][:8]: chr(32 + at) for at in range(96)}
    cells = [bytes(int("".join(map(str, row[at : at + 8])), 2) for row in pixels) for at in range(0, 256, 8)]
    return [font[cell] for cell in cells]


def test_a_title_may_have_any_characters() -> None:
    """Those that have a meaning in XML, and in a summary those that the Spectrum lacks."""
    found = tape("wave")
    loading = replace(found.program.loading, title="Tom & <Jerry>")  # type: ignore[type-var]
    odd = Tape(replace(found.program, summary="naïve ©", loading=loading), found.built)
    root = ElementTree.fromstring(svg.content(odd))
    assert root.findtext(f"{SVG}title") == "Tom & <Jerry>: cassette inlay"
    assert forms()["txt"].content(odd).startswith(b"TOM & <JERRY>: na?ve ?\n")


def test_ink_is_the_colour_of_the_text_and_paper_where_ink_is_black() -> None:
    page = bytearray(6912)
    for row, byte in enumerate(rom48()[FONT + 8 * (ord("A") - 32) :][:8]):
        for column in range(4):
            page[256 * row + column] = byte
    page[6144:6148] = [0x07, 0x42, 0x30, 0x02]
    assert glyphs.page_rows(bytes(page)) == [(0, [("A", 7), ("A", 2), ("A", 6), ("A", 2)])]

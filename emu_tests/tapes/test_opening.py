"""The parts of a title page: the name in drawn letters, keys as caps, texts in the middle of their rows."""

import functools
import re
import string

import numpy as np
import numpy.typing as npt
import pytest
from scipy.ndimage import binary_dilation

from emu_tests.machine.images import START, assembly, tapes_with
from emu_tests.machine.parts_program import PartsProgram, parts_image
from emu_tests.machine.pressing import address, byte
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.programs import built

TEXT = 0xA000
LOOK = b"\x07\x70\x47\x68\x68\x42\x00"
PAGE = """
first:
        dw colours, name, tagline, goal, keys, picture
colours:
        db $07, $70, $47, $68, $68, $42, 5
name:
        db "ODD NAMES", TEXT_END
tagline:
        db "in the middle", TEXT_END
goal:
        db "Do what it says!", TEXT_END
keys:
        db 17, 2, "QAOP", 7, "walk", TEXT_END
        db 21, 21, "N", 23, "new ", TEXT_INK, INK_VALUE, "one", TEXT_END
        db KEYS_END
picture:
        ld a,$66
        ld ($5800 + 32 * 10),a
        ret
"""
#: Tapes whose title has no K: their list has it.
KEYS_IN_LIST = ("wonders",)
Pixels = npt.NDArray[np.bool_]


@functools.cache
def program() -> PartsProgram:
    return PartsProgram(parts_image(("engine/pages/opening.asm",), PAGE), look=LOOK)


def pixels(made: PartsProgram, row: int, column: int, rows: int, columns: int) -> Pixels:
    """A part of the screen in cells."""
    screen = np.frombuffer(made.machine.screen(), np.uint8)[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3)
    bits = np.unpackbits(screen.reshape(192, 32), axis=1).astype(np.bool_)
    return bits[8 * row : 8 * (row + rows), 8 * column : 8 * (column + columns)]


def ink(made: PartsProgram, row: int, column: int) -> int:
    return made.machine.peek(0x5800 + 32 * row + column)


def strokes(letter: str) -> Pixels:
    """Where the middle of the pen goes in a box of 24 x 16, by the table of points."""
    made, path = program(), np.zeros((24, 16), np.bool_)
    table = made.machine.read(made.at("logo_strokes"), 400)
    points = table.split(b"\xff")[string.ascii_uppercase.index(letter)]
    for stroke in points.split(b"\0"):
        places = [(2 * (point >> 4) + 3, (point & 15) + 2) for point in stroke]
        y, x = places[0]
        path[y, x] = True
        for there in places[1:]:
            while (y, x) != there:
                y += int(np.sign(there[0] - y))
                x += int(np.sign(there[1] - x))
                path[y, x] = True
    return path


def clear(made: PartsProgram) -> None:
    made.machine.write(0x4000, bytes(6144) + bytes([7]) * 768)


@pytest.mark.parametrize("letter", string.ascii_uppercase)
def test_a_letter_is_a_broad_stroke_with_a_line_cut_along_its_middle(letter: str) -> None:
    made = program()
    clear(made)
    made.machine.write(TEXT, letter.encode() + b"\0")
    call = made.machine.call(made.at("draw_logo"), hl=TEXT, d=4, e=7, c=0x45)
    path = strokes(letter)
    assert (pixels(made, 4, 7, 3, 2) == binary_dilation(path, np.ones((5, 5))) & ~path).all()
    assert not path[:, [0, 15]].any(), "letters do not touch"
    assert (call.registers.d, call.registers.e) == (4, 9)
    assert [[ink(made, row, column) for column in range(6, 10)] for row in range(4, 7)] == [
        [7, 0x45, 0x45, 7],
        [7, 0x45, 0x45, 7],
        [7, 0x05, 0x05, 7],
    ]


def test_all_letters_differ_and_a_space_is_blank() -> None:
    made, seen = program(), set()
    for letter in string.ascii_uppercase:
        clear(made)
        made.machine.write(TEXT, b" " + letter.encode() + b" \0")
        call = made.machine.call(made.at("draw_logo"), hl=TEXT, d=1, e=3, c=0x45)
        assert call.registers.e == 9
        screen = pixels(made, 0, 0, 24, 32)
        seen.add(screen[8:32, 40:56].tobytes())
        screen = screen.copy()
        screen[8:32, 40:56] = False
        assert not screen.any()
    assert len(seen) == 26


def test_the_time_of_a_letter_is_that_of_its_head() -> None:
    """Without contention."""
    made, machine, times = program(), Machine(48), []
    machine.write(made.image.org, made.image.code)
    for letter in string.ascii_uppercase:
        machine.write(TEXT, letter.encode() + b"\0")
        call = machine.call(made.at("draw_logo"), hl=TEXT, d=1, e=3, c=0x45)
        times.append(call.tstates)
    stated = re.search(r"Time:  ([\d,]+) T a letter", (ASM / "engine/text/logo.asm").read_text(encoding="ascii"))
    assert stated
    assert f"{max(times):,}" == stated[1]


def test_a_title_page_has_its_texts_in_the_middle_and_its_keys_as_caps() -> None:
    made = program()
    call = made.machine.call(made.at("opening_draw"), hl=made.at("first"), ix=0x1234, iy=0x5C3A)
    assert (call.registers.ix, call.registers.iy) == (0x1234, 0x5C3A)
    shown = made.machine.text()
    assert shown[5] == "in the middle".center(31).ljust(32)
    assert shown[15] == "Do what it says!".center(32)
    assert shown[23] == START
    assert [ink(made, 5, 10), ink(made, 15, 10), ink(made, 23, 0)] == [0x07, 0x47, 0x68]
    logo = pixels(made, 1, 0, 3, 32).any(axis=0).nonzero()[0]
    assert logo[0] == 255 - logo[-1], "in the middle, too"
    assert (shown[17][7:11], shown[21][23:30]) == ("walk", "new one")
    assert [ink(made, 21, column) for column in (20, 21, 22, 23, 27)] == [7, 0x70, 7, 7, 0x47]
    assert ink(made, 10, 0) == 0x66, "the picture"
    assert made.machine.read(made.at("look_inks"), 7)[-1] == 5


@pytest.mark.parametrize(("row", "column", "name"), [(17, 2, "QAOP"), (21, 21, "N")])
def test_a_cap_has_its_four_corners_cut(row: int, column: int, name: str) -> None:
    """And nothing else of its letters is changed."""
    made = program()
    made.machine.call(made.at("opening_draw"), hl=made.at("first"))
    shown = pixels(made, row, column, 1, len(name)).copy()
    corners = shown[[0, 0, 7, 7], [0, -1, 0, -1]]
    assert corners.all()
    shown[[0, 0, 7, 7], [0, -1, 0, -1]] = False
    font = made.machine.read(0x3D00, 768)
    letters = [np.frombuffer(font[8 * (ord(one) - 32) :][:8], np.uint8) for one in name]
    assert (np.stack(letters) == np.packbits(shown, axis=1).T).all()


@pytest.mark.parametrize("key", ["h", "k", "b"])
@pytest.mark.parametrize("tape", tapes_with("opening_draw", "song_begin"))
def test_no_note_hangs_on_the_pages_of_a_title(tape: str, key: str) -> None:
    """On a 128K: help, keys and best results; the song goes on there, or has ended."""
    machine = Machine(128, contended=True)
    built.load(machine, tape)
    machine.frames(150)
    machine.press(key, frames=4, after=60)
    chip = set()
    for _ in range(100):
        machine.frames(1)
        chip.add(machine.read(address(tape, "music_image"), 14))
    assert len(chip) > 50 or not byte(machine, tape, "music_on")


@pytest.mark.parametrize("tape", tapes_with("opening_ways"))
def test_the_title_names_the_keys_that_the_player_has_chosen(tape: str) -> None:
    """Up, down, left, right; and the usual ones again once they are chosen."""
    machine, (row, column) = Machine(48), divmod(assembly(tape).symbols["WAYS_CAP"], 256)
    to_keys, back = (("ENTER", "k"), 2) if tape in KEYS_IN_LIST else (("k",), 1)
    built.load(machine, tape)
    machine.frames(60)
    assert machine.text()[row][column : column + 4] == "QAOP"
    for keys, told in [(("5", *"ij90a"), "IJ90"), (("1",), "QAOP")]:  # fire on most; letters of no page
        for key in to_keys:
            machine.press(key, after=40)
        for key in keys:
            machine.press(key, after=10)
        for _ in range(back):
            machine.press("CS", "SPACE", frames=40, after=60)
        assert machine.text()[row][column : column + 4] == told

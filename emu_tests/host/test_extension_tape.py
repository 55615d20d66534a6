"""How the project grows by a tape: one source in a folder of its own, and the tests of all tapes are its tests too.

Two tapes are tried in a copy of the project: one on which two keys switch a lamp, and the same with a key that the
screen names and that does nothing.
"""

import re
from pathlib import Path

import pytest

from emu_tests.machine.growing import built, checked, grown
from emu_tests.records.sampling import SOURCES

DARK = "        db 'D'\n        dw dark\n"
#: All tests of the one, and those of the keys of the other.
CHOSEN = "lamp and not dimlamp or test_keys and dimlamp"
LAMP = """\
; main.asm - a lamp that two keys switch on and off
;
; Memory:  8000-FF57 code and variables
; Screen:  title_screen
; Loading: A lamp

        org $8000

        public start, title_screen

start:
        ld hl,title_screen
        call session_begin
        ld c,$07
        call clear_screen
        ld hl,page_text
        call draw_text
page_frame:
        halt
        call key_read
        ld hl,page_letters
        call key_act
        jr page_frame

page_letters:
        db KEY_BREAK
        dw session_end
        db 'L'
        dw light
        db 'D'
        dw dark
        db 0
light:
        ld hl,light_text
        jr lamp
dark:
        ld hl,dark_text
lamp:
        call draw_text
        jr page_frame

        include "engine/keys/session.asm"
        include "engine/pages/title.asm"

title_screen:
        ld hl,lamp_look
        call look_use
        ld c,$07
        call clear_screen
        ld hl,name_text
        ld de,1 * 256 + 12
        ld c,$45
        call draw_title
        ld hl,title_text
        jp draw_title_text

lamp_look:                              ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $68, $78, $42, 0
name_text:
        db "LAMP", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 1, "A lamp that can be seen"
        db TEXT_AT, 21, 1, "L  light   D  dark"
        db TEXT_END
page_text:
        db TEXT_AT, 10, 12, TEXT_INK, INK_VALUE, "dark "
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, "L light    D dark    BREAK leave", TEXT_END
light_text:
        db TEXT_AT, 10, 12, TEXT_INK, INK_VALUE, "light", TEXT_END
dark_text:
        db TEXT_AT, 10, 12, TEXT_INK, INK_VALUE, "dark ", TEXT_END

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
"""


@pytest.mark.sweep(*SOURCES, "emu_tests/tapes/*.py", "emu_tests/machine/*.py")
def test_a_folder_is_all_that_a_tape_needs(tmp_path: Path) -> None:
    """Loading, pages, keys, pace, sound, colours, BREAK: all hold, but for the key without a use."""
    assert DARK in LAMP
    lamps = {"lamp": LAMP, "dimlamp": LAMP.replace(DARK, "")}
    copy = grown(tmp_path / "project", {f"asm/programs/{name}/main.asm": text for name, text in lamps.items()})
    built(copy, *lamps)
    done = checked(copy, "-k", CHOSEN, "emu_tests/tapes")
    passed = set(re.findall(r"(test_\w+)\.py::\w+\[lamp.*PASSED", done.stdout))
    assert passed >= {"test_images", "test_screens", "test_keys", "test_pace", "test_sound", "test_colours"}, (
        done.stdout
    )
    failed = re.findall(r"^FAILED emu_tests/tapes/(\S+)", done.stdout, re.MULTILINE)
    assert failed == ["test_keys.py::test_what_a_page_names_acts_and_nothing_else_does[dimlamp]"]
    assert "dimlamp-ENTER: d does nothing" in done.stdout

"""Tunes and effects as text: their bytes one by one, notes, limits, and what is wrong with a file, by its line."""

import re
from pathlib import Path

import pytest

from emu_tests.machine.asset_files import converted, refusal
from emu_tests.machine.singing import symbol
from emu_tests.oracles.music import period
from zxmazes.paths import ASM, DOCS
from zxmazes.programs.assets import sound_steps

TUNE = """\
speed 6   ; frames
order a loop b a
[instrument x]
15, 12 +7 ~-2 n5, 0 n3, loop, 9 t0 n31
8 ~127
[instrument quiet]
3
[pattern a]
C-1:x ... off
... B-8:quiet ...
[pattern b]
... ... ...
"""
#: Both streams of `a` that are notes begin with a length; equal streams are stored once.
STREAMS = [bytes([193, 128, 0]), bytes([192, 96, 129, 95]), bytes([193, 97]), bytes([192, 96])]


def word(value: int) -> bytes:
    return value.to_bytes(2, "little")


def test_a_tune_byte_by_byte(tmp_path: Path) -> None:
    places, at = [], 3 + 3 * 7 + 3
    for stream in STREAMS:
        places.append(at)
        at += len(stream)
    a, b = places[:3], [places[3]] * 3
    positions = b"".join(bytes([rows]) + b"".join(map(word, streams)) for rows, streams in ((2, a), (1, b), (2, a)))
    x = bytes([15, 0xDC, 5, 7, 0xFE, 0, 0x39, 31, 0x88, 127, 255, 5])
    table = word(at + 4) + word(at + 4 + len(x))
    expected = bytes([6]) + word(at) + positions + b"\0" + word(3 + 7) + b"".join(STREAMS) + table
    assert converted(tmp_path, "x.tune.txt", TUNE) == expected + x + bytes([3, 0, 255, 2])


def test_effects_byte_by_byte(tmp_path: Path) -> None:
    text = "[a b]\npriority 9\nsweep 888 to 2000 in 3\nrest in 2\nnoise 9000 in 1 ; x\nclick 200 in 63\n[c]\nnote A-4\n"
    table = converted(tmp_path, "x.effects.txt", text + "steps 15, 9 +2\nsteps 3 n1\n")
    speaker = bytes([9, 3, 150, *word(-42 * 256 & 0xFFFF), 2, 0, 0, 0, 65, 25, 0, 0, 191, 53, 0, 0, 0])
    assert table == bytes([2, *word(9), 0, 0, 0, 0, *word(9 + len(speaker))]) + speaker + bytes(
        [0, 45, 15, 0x49, 2, 0x13, 1, 255, 0]
    )


def test_all_notes_and_their_periods() -> None:
    """The table of the player too."""
    made = [
        sound_steps.note(f"{letter}{octave}")
        for octave in range(1, 9)
        for letter in ("C- C# D- D# E- F- F# G- G# A- A# B-").split()
    ]
    assert made == list(range(96))
    assert [sound_steps.note(text) for text in ("Db1", "Eb4", "Fb4", "Cb2", "B#3", "E#1")] == [1, 39, 40, 11, 36, 5]
    for text in ("Cb1", "B#8", "C-0", "C-9", "H-1", "c-1", "C1", "C-٣", "C--1", ""):
        assert sound_steps.note(text) is None
    assert [sound_steps.period(number) for number in range(96)] == [period(number) for number in range(96)]
    source = (ASM / "engine" / "sound" / "music_notes.asm").read_text(encoding="ascii")
    table = [int(value) for row in re.findall(r"^ +dw (.*)", source, re.MULTILINE) for value in row.split(",")]
    assert table == [period(number) for number in range(96)]
    assert symbol("music_notes")


def test_the_examples_of_the_page(tmp_path: Path) -> None:
    page = (DOCS / "SOUNDS.md").read_text(encoding="utf-8")
    texts = re.findall(r"```\n(.*?)```", page, re.DOTALL)
    (song,) = (text for text in texts if text.startswith("speed"))
    (game,) = (text for text in texts if text.startswith("[move]"))
    assert converted(tmp_path, "x.tune.txt", song)[0] == 6
    assert converted(tmp_path, "x.effects.txt", game)[0] == 2


@pytest.mark.parametrize(
    ("kind", "first", "last"), [("sweep", 888, 20_000), ("noise", 1040, 40_000), ("click", 5, 950)]
)
def test_the_range_of_the_page_is_what_can_be_played(tmp_path: Path, kind: str, first: int, last: int) -> None:
    page = (DOCS / "SOUNDS.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith(f"| `{kind} "))
    assert [f"{value:,}" for value in (first, last)] == re.findall(r"[\d,]*\d", row.split("|")[2])[-2:]
    for value in (first, last):
        converted(tmp_path, "x.effects.txt", f"[a]\n{kind} {value} in 1")
    unit = "microseconds" if kind == "click" else "Hz"
    for value in (first - 1, last + 1):
        advice = f":2: {value} {unit} cannot be played; write {first} to {last} {unit}"
        assert refusal(tmp_path, "x.effects.txt", f"[a]\n{kind} {value} in 1") == f"x.effects.txt{advice}"


STEP = (
    "is not a step such as `15`, `12 +7`, `9 ~-2`, `8 n4 t0`: a volume, 0 to 15, then semitones, "
    "~ and -128 to 127 for the period, n and 0 to 31 for noise, t0 for no tone"
)
HEAD = "write `speed 6`, once, 1 to 255, and `order intro loop verse chorus` here"
HEADING = "write a heading as in [instrument bass] or [pattern verse], in small letters"
NOTE = "is not a note from C-1 to B-8, such as `C-4`, `F#3:bass` or `Bb5`, nor `...` or `off`"
ROW = "a row has 3 columns, such as `C-4:lead ... off`: notes, `...` to go on, `off` to end"
NO_ORDER = "it has no order of patterns, or none after `loop`; write `order intro loop verse chorus`"
NO_STEPS = "the instrument has no steps, or none after `loop`; write `15, 12, loop, 8`"
TUNES = [
    ("", ": it has no speed; begin with a line such as `speed 6`, the frames of a row"),
    ("speed 6", f": {NO_ORDER}"),
    ("speed 6\norder a loop", f": {NO_ORDER}"),
    ("speed 6\norder a", ": it has 0 instruments; write 1 to 64"),
    ("speed 0", f":1: {HEAD}"),
    ("speed 256", f":1: {HEAD}"),
    ("speed 6\nspeed 6", f":2: {HEAD}"),
    ("tempo 6", f":1: {HEAD}"),
    ("speed 6\norder loop a loop b", ":2: the order has two `loop`; keep one"),
    ("speed 6\norder a\n[x]", f":3: {HEADING}"),
    ("speed 6\norder a\n[pattern A]", f":3: {HEADING}"),
    ("speed 6\norder a\n[pattern loop]", ":3: the name `loop` is taken; choose another"),
    (TUNE + "[pattern a]", ":13: the name `a` is taken; choose another"),
    (TUNE.replace("loop b", "c"), ":2: there is no [pattern c]; write it, or take it out of the order"),
    (TUNE.replace("3\n[", "\n["), f":6: {NO_STEPS}"),
    (TUNE.replace("3\n[", "3, loop\n["), f":6: {NO_STEPS}"),
    (TUNE.replace("3\n[", "loop, 3, loop, 3\n["), ":7: the instrument has two `loop`; keep one"),
    (TUNE.replace("3\n[", f"loop, {'3,' * 255}\n["), ":6: the loop of the instrument is too long; shorten it"),
    *(
        (TUNE.replace("3\n[", f"{step}\n["), f":7: `{step}` {STEP}")
        for step in ("16", "x", "9 7", "9 +", "9 ~128", "9 ~-129", "9 n32", "9 t1", "+7", "9+7", "9 ٣")
    ),
    (TUNE.replace("3\n[", "3 +1 -1\n["), ":7: the step `3 +1 -1` has `-1` besides another of its kind; keep one"),
    (TUNE.replace("3\n[", "3 t0 ~1\n["), ":7: the step `3 t0 ~1` has no tone, so leave out its semitones and `~`"),
    (TUNE.replace("C-1:x ... off", "C-1:x ..."), f":9: {ROW}"),
    (TUNE.replace("C-1:x", "C-0:x"), f":9: `C-0:x` {NOTE}"),
    (TUNE.replace("C-1:x", "C-1:"), f":9: `C-1:` {NOTE}"),
    (TUNE.replace("C-1:x", "C-1"), ":9: `C-1` needs an instrument, as in `C-4:name`: x, quiet"),
    (TUNE.replace("C-1:x", "C-1:y"), ":9: `C-1:y` needs an instrument, as in `C-4:name`: x, quiet"),
    (TUNE.replace("C-1:x", "B-8:x"), ":9: `B-8:x` leaves the range C-1 to B-8 with the step `+7 ~-2`; move it"),
    (TUNE.replace("... ... ...\n", ""), ":11: the pattern has 0 rows; write 1 to 64"),
    (TUNE + "... ... ...\n" * 64, ":11: the pattern has 65 rows; write 1 to 64"),
    (b"speed 6\n\xff", ":2: it is not text in UTF-8; save it as plain text"),
]
SOUND = (
    "write `priority 5`, `sweep 1000 to 2000 in 8`, `noise 9000 in 4`, `click 200 in 1`, `rest in 2`, "
    "`note C-5` or `steps 15, 12, 8`"
)
FRAMES = f"is not a sound with 1 to 63 frames at its end; {SOUND}"
EFFECTS = [
    ("", ": it has 0 effects; write 1 to 255, each with its name before it, as in [move]"),
    ("[a{}]\nclick 99 in 1\n", ": it has 256 effects; write 1 to 255, each with its name before it, as in [move]"),
    ("click 99 in 1", ":1: begin with the name of an effect, as in [move]"),
    ("[A]", ":1: write the effect's name as in [game over], in small letters"),
    ("[a]\nclick 99 in 1\n[a]", ":3: there is another effect [a]; give it another name"),
    ("[a]", f":1: the effect has no sound; {SOUND}"),
    ("[a]\nnote C-4", ":1: the effect has a note without steps; write `steps 15, 12, 8`"),
    ("[a]\nsteps 15", ":2: write the note, as in `note C-5`, before its steps"),
    ("[a]\nnote C-4\nnote C-4", ":3: an effect has one note; let its steps go up and down"),
    ("[a]\npriority 256", ":2: an effect has one priority, 0 to 255"),
    ("[a]\npriority 1\npriority 1", ":3: an effect has one priority, 0 to 255"),
    ("[a]\nnote H-4", f":2: `note H-4` is not a line of an effect; {SOUND}"),
    ("[a]\nbang 5", f":2: `bang 5` is not a line of an effect; {SOUND}"),
    ("[a]\nsweep 1000", f":2: `sweep 1000` {FRAMES}"),
    ("[a]\nsweep 1000 in 64", f":2: `sweep 1000 in 64` {FRAMES}"),
    ("[a]\nrest in 0", f":2: `rest in 0` {FRAMES}"),
    ("[a]\nsweep 1000 to 0 in 5", ":2: 0 Hz cannot be played; write 888 to 20000 Hz"),
    ("[a]\nsweep 1000 to 2000 in 1", ":2: from one pitch to another takes 2 frames at least"),
    ("[a]\nnote C-4\nsteps 15, loop", f":3: `loop` {STEP}"),
    (
        "[a]\nnote C-1\nsteps 15, 9 -1",
        ":3: the note of this effect leaves the range C-1 to B-8 with the step `-1 ~0`; move it",
    ),
]


@pytest.mark.parametrize(("text", "line"), TUNES, ids=range(len(TUNES)))
def test_a_wrong_tune_is_one_line(tmp_path: Path, text: str | bytes, line: str) -> None:
    assert refusal(tmp_path, "x.tune.txt", text) == f"x.tune.txt{line}"


@pytest.mark.parametrize(("text", "line"), EFFECTS, ids=range(len(EFFECTS)))
def test_wrong_effects_are_one_line(tmp_path: Path, text: str, line: str) -> None:
    whole = "".join(text.format(at) for at in range(256)) if "{}" in text else text
    assert refusal(tmp_path, "x.effects.txt", whole) == f"x.effects.txt{line}"

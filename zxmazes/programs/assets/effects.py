"""Effects: turn a text file of sounds into a table for the loudspeaker and the sound chip.

Each effect is its name in square brackets and lines below it; docs/SOUNDS.md explains them. The table, words low byte
first:

    byte          the number of effects
    words         for each, where its form for the loudspeaker begins, and its form for the chip, counted from the first
                  byte of the table; 0: it has none

A form for the loudspeaker is a byte of priority, segments of four bytes, and a 0. A segment: frames, 1 to 63, + 64 for
noise or 128 for a click; pitch; a signed word that is added to 256 times the pitch after each frame. A form for the
chip is its priority, its note, its steps (sound_steps.py), 255, 0.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from zxmazes.programs.assets import sound_steps, text_files
from zxmazes.programs.assets.places import check_size, fault
from zxmazes.programs.assets.text_files import Line

LIMIT = 255
_HEADING = re.compile(r"\[([a-z][a-z0-9_ -]{0,31})\]", re.ASCII)
#: The processor's clock on a 48K in Hz, and T-states of the loop that makes a pitch.
_CLOCK, _TURN = 3_500_000, 13
#: T-states of a period of a sweep, a step of the noise and a click besides their pitch.
_PERIOD, _STEP, _PULSE = 38, 63, 10
_NOISE, _CLICK = 64, 128
_HELP = (
    "write `priority 5`, `sweep 1000 to 2000 in 8`, `noise 9000 in 4`, `click 200 in 1`, `rest in 2`, "
    "`note C-5` or `steps 15, 12, 8`"
)
_SOUND = re.compile(r"(sweep|noise|click) (\d{1,6})(?: to (\d{1,6}))? in (\d{1,3})", re.ASCII)
_REST = re.compile(r"rest in (\d{1,3})", re.ASCII)
_PRIORITY = re.compile(r"priority (\d{1,3})", re.ASCII)


@dataclass
class _Effect:
    """A heading and what is below it."""

    heading: Line
    priority: int | None = None
    segments: bytes = b""
    note: tuple[Line, int] | None = None
    steps: list[sound_steps.Step] = field(default_factory=list)


def effects_from_text(path: Path, data: bytes) -> bytes:
    """The table of effects; raises MazeError."""
    effects: list[_Effect] = []
    names: set[str] = set()
    for line in text_files.lines(path, data):
        text = " ".join(sound_steps.words(line))
        if text.startswith("["):
            found = _HEADING.fullmatch(text)
            if not found:
                raise fault(path, "write the effect's name as in [game over], in small letters", line.number)
            if found[1] in names:
                raise fault(path, f"there is another effect [{found[1]}]; give it another name", line.number)
            names.add(found[1])
            effects.append(_Effect(line))
        elif not effects:
            raise fault(path, "begin with the name of an effect, as in [move]", line.number)
        elif text:
            _add(path, line, text, effects[-1])
    if not 1 <= len(effects) <= LIMIT:
        raise fault(
            path, f"it has {len(effects)} effects; write 1 to {LIMIT}, each with its name before it, as in [move]"
        )
    return _table(path, effects)


def _add(path: Path, line: Line, text: str, effect: _Effect) -> None:
    """Put what a line says into the effect."""
    word, _, rest = text.partition(" ")
    if found := _PRIORITY.fullmatch(text):
        if effect.priority is not None or int(found[1]) > 255:
            raise fault(path, "an effect has one priority, 0 to 255", line.number)
        effect.priority = int(found[1])
    elif word == "note" and (number := sound_steps.note(rest)) is not None:
        if effect.note:
            raise fault(path, "an effect has one note; let its steps go up and down", line.number)
        effect.note = line, number
    elif word == "steps" and rest:
        if not effect.note:
            raise fault(path, "write the note, as in `note C-5`, before its steps", line.number)
        made = [sound_steps.step(path, line, part.strip()) for part in rest.split(",")]
        sound_steps.check_periods(path, line, effect.note[1], made, "the note of this effect")
        effect.steps += made
    elif word in (*_KINDS, "rest"):
        effect.segments += _segment(path, line, text)
    else:
        raise fault(path, f"`{text[:40]}` is not a line of an effect; {_HELP}", line.number)


def _segment(path: Path, line: Line, text: str) -> bytes:
    """The four bytes of a sound or a rest."""
    found = _REST.fullmatch(text) or _SOUND.fullmatch(text)
    frames = int(found[found.re.groups]) if found else 0
    if not found or not 1 <= frames <= 63:
        raise fault(path, f"`{text[:40]}` is not a sound with 1 to 63 frames at its end; {_HELP}", line.number)
    if found.re is _REST:
        return bytes([frames, 0, 0, 0])
    kind, ends = _KINDS[found[1]], [int(found[2]), int(found[3] or found[2])]
    for value in ends:
        if value not in kind.values:
            advice = f"write {kind.values[0]} to {kind.values[-1]} {kind.unit}"
            raise fault(path, f"{value} {kind.unit} cannot be played; {advice}", line.number)
    pitches = [round(kind.pitch(value)) for value in ends]
    step = round(256 * (pitches[1] - pitches[0]) / max(1, frames - 1))
    if frames == 1 and step:
        raise fault(path, "from one pitch to another takes 2 frames at least", line.number)
    return bytes([kind.code | frames, pitches[0]]) + (step & 0xFFFF).to_bytes(2, "little")


@dataclass(frozen=True)
class _Kind:
    """A kind of sound on the loudspeaker: its bits, the values that it can have, their unit, and the pitch of one."""

    code: int
    values: range
    unit: str
    pitch: Callable[[int], float]


_KINDS = {
    "sweep": _Kind(0, range(888, 20_001), "Hz", lambda value: (_CLOCK / value - _PERIOD) / (2 * _TURN)),
    "noise": _Kind(_NOISE, range(1040, 40_001), "Hz", lambda value: (_CLOCK / value - _STEP) / _TURN),
    "click": _Kind(_CLICK, range(5, 951), "microseconds", lambda value: (_CLOCK / 1e6 * value - _PULSE) / _TURN),
}


def _table(path: Path, effects: list[_Effect]) -> bytes:
    """The bytes of all effects."""
    table, forms = bytearray([len(effects)]), bytearray()
    first = 1 + 4 * len(effects)
    for effect in effects:
        if bool(effect.note) != bool(effect.steps):
            raise fault(path, "the effect has a note without steps; write `steps 15, 12, 8`", effect.heading.number)
        priority = bytes([effect.priority or 0])
        speaker = priority + effect.segments + b"\0" if effect.segments else b""
        chip = b""
        if effect.note:
            chip = priority + bytes([effect.note[1]]) + b"".join(step.encoded() for step in effect.steps)
            chip += bytes([sound_steps.END, 0])
        if not speaker and not chip:
            raise fault(path, f"the effect has no sound; {_HELP}", effect.heading.number)
        for form in (speaker, chip):
            at = first + len(forms) if form else 0
            check_size(path, at)
            table += at.to_bytes(2, "little")
            forms += form
    return bytes(table + forms)

"""Tunes: turn a text file of instruments and patterns into what asm/engine/sound/music.asm plays.

docs/SOUNDS.md explains the text. The bytes, words low byte first, each offset counted from the first byte of the tune:

    byte            frames a row
    word            where the table of instruments begins
    positions       each: rows, 1 to 64, and the offsets of three streams, one for each channel
    byte 0, word    the offset of the position that follows the last one; 0: the tune ends
    streams         0 to 95 a note, 96 a hold, 97 an end; $80 + instrument; $C0 + rows - 1 that the following notes last
    table           the offset of each instrument
    instruments     steps (sound_steps.py), 255, and how far back its loop is

Each stream begins with a length, and names an instrument before its first note. Equal streams are stored once.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path

from zxmazes.programs.assets import sound_steps, text_files
from zxmazes.programs.assets.places import check_size, fault
from zxmazes.programs.assets.text_files import Line

CHANNELS = 3
ROWS = INSTRUMENTS = 64
HOLD, OFF = 96, 97
_INSTRUMENT, _LENGTH = 0x80, 0xC0
_HEADING = re.compile(r"\[(instrument|pattern) ([a-z][a-z0-9_-]{0,15})\]", re.ASCII)
_SPEED = re.compile(r"speed (\d{1,3})", re.ASCII)
_CELL = re.compile(r"([A-G][-#b]\d)(?::([a-z][a-z0-9_-]{0,15}))?", re.ASCII)


@dataclass
class _Instrument:
    """Its number, its steps, and the one at which its loop begins."""

    number: int
    steps: list[sound_steps.Step] = field(default_factory=list)
    loop: int | None = None

    def encoded(self) -> bytes:
        """Its bytes. Without a loop it ends in silence."""
        steps, loop = self.steps, self.loop
        if loop is None:
            steps, loop = [*steps, sound_steps.Step(0)], len(steps)
        parts = [step.encoded() for step in steps]
        return b"".join(parts) + bytes([sound_steps.END, sum(map(len, parts[loop:])) + 1])


@dataclass
class _Tune:
    """What the text says."""

    speed: int = 0
    order: list[tuple[Line, str]] = field(default_factory=list)
    loop: int | None = None
    instruments: dict[str, tuple[Line, list[Line]]] = field(default_factory=dict)
    patterns: dict[str, tuple[Line, list[Line]]] = field(default_factory=dict)


def tune_from_text(path: Path, data: bytes) -> bytes:
    """The bytes of a tune; raises MazeError."""
    tune = _read(path, text_files.lines(path, data))
    instruments = {
        name: _instrument(path, number, *parts) for number, (name, parts) in enumerate(tune.instruments.items())
    }
    patterns = {name: _pattern(path, *parts, instruments) for name, parts in tune.patterns.items()}
    for line, name in tune.order:
        if name not in patterns:
            raise fault(path, f"there is no [pattern {name}]; write it, or take it out of the order", line.number)
    return _encoded(path, tune, patterns, [one.encoded() for one in instruments.values()])


def _read(path: Path, lines: list[Line]) -> _Tune:
    """The lines of each section, and the speed and the order before them."""
    tune, rows = _Tune(), None
    for line in lines:
        text = " ".join(sound_steps.words(line))
        if text.startswith("["):
            rows = _heading(path, line, text, tune)
        elif rows is not None:
            rows.append(line)
        elif text:
            _head(path, line, text, tune)
    if not tune.speed:
        raise fault(path, "it has no speed; begin with a line such as `speed 6`, the frames of a row")
    if not tune.order or tune.loop == len(tune.order):
        raise fault(path, "it has no order of patterns, or none after `loop`; write `order intro loop verse chorus`")
    if not 1 <= len(tune.instruments) <= INSTRUMENTS:
        raise fault(path, f"it has {len(tune.instruments)} instruments; write 1 to {INSTRUMENTS}")
    return tune


def _heading(path: Path, line: Line, text: str, tune: _Tune) -> list[Line]:
    """The list for the lines of a section that begins."""
    found = _HEADING.fullmatch(text)
    if not found:
        raise fault(path, "write a heading as in [instrument bass] or [pattern verse], in small letters", line.number)
    sections = tune.instruments if found[1] == "instrument" else tune.patterns
    if found[2] in sections or found[2] == "loop":
        raise fault(path, f"the name `{found[2]}` is taken; choose another", line.number)
    rows: list[Line] = []
    sections[found[2]] = line, rows
    return rows


def _head(path: Path, line: Line, text: str, tune: _Tune) -> None:
    """A line before the first section: the speed or the order."""
    found = _SPEED.fullmatch(text)
    if found and not tune.speed and 1 <= int(found[1]) <= 255:
        tune.speed = int(found[1])
    elif text.startswith("order "):
        for word in text.split()[1:]:
            if word != "loop":
                tune.order.append((line, word))
            elif tune.loop is None:
                tune.loop = len(tune.order)
            else:
                raise fault(path, "the order has two `loop`; keep one", line.number)
    else:
        raise fault(path, "write `speed 6`, once, 1 to 255, and `order intro loop verse chorus` here", line.number)


def _instrument(path: Path, number: int, heading: Line, lines: list[Line]) -> _Instrument:
    """The steps of an instrument."""
    made = _Instrument(number)
    for line in lines:
        text = " ".join(sound_steps.words(line))
        for part in filter(None, (part.strip() for part in text.split(","))):
            if part != "loop":
                made.steps.append(sound_steps.step(path, line, part))
            elif made.loop is None:
                made.loop = len(made.steps)
            else:
                raise fault(path, "the instrument has two `loop`; keep one", line.number)
    if not made.steps or made.loop == len(made.steps):
        raise fault(path, "the instrument has no steps, or none after `loop`; write `15, 12, loop, 8`", heading.number)
    if made.loop is not None and sum(len(step.encoded()) for step in made.steps[made.loop :]) > 254:
        raise fault(path, "the loop of the instrument is too long; shorten it", heading.number)
    return made


def _pattern(
    path: Path, heading: Line, lines: list[Line], instruments: dict[str, _Instrument]
) -> tuple[int, list[bytes]]:
    """The number of its rows, and the three streams."""
    lines = [line for line in lines if sound_steps.words(line)]
    if not 1 <= len(lines) <= ROWS:
        raise fault(path, f"the pattern has {len(lines)} rows; write 1 to {ROWS}", heading.number)
    for line in lines:
        if len(sound_steps.words(line)) != CHANNELS:
            advice = f"a row has {CHANNELS} columns, such as `C-4:lead ... off`: notes, `...` to go on, `off` to end"
            raise fault(path, advice, line.number)
    return len(lines), [_stream(path, lines, channel, instruments) for channel in range(CHANNELS)]


def _stream(path: Path, lines: list[Line], channel: int, instruments: dict[str, _Instrument]) -> bytes:
    """A column of a pattern."""
    cells = [sound_steps.words(line)[channel] for line in lines]
    starts = [at for at, cell in enumerate(cells) if cell != "..." or at == 0]
    stream, length, playing = bytearray(), 0, None
    for at, after in zip(starts, [*starts[1:], len(cells)], strict=True):
        if after - at != length:
            length = after - at
            stream.append(_LENGTH + length - 1)
        if cells[at] in ("...", "off"):
            stream.append(HOLD if cells[at] == "..." else OFF)
            continue
        number, name = _cell(path, lines[at], cells[at])
        instrument = instruments.get(name) if name else playing
        if not instrument:
            known = ", ".join(instruments)
            raise fault(path, f"`{cells[at]}` needs an instrument, as in `C-4:name`: {known}", lines[at].number)
        sound_steps.check_periods(path, lines[at], number, instrument.steps, f"`{cells[at]}`")
        if instrument is not playing:
            playing = instrument
            stream.append(_INSTRUMENT + instrument.number)
        stream.append(number)
    return bytes(stream)


def _cell(path: Path, line: Line, text: str) -> tuple[int, str | None]:
    """A note's number, and the name of its instrument if there is one."""
    found = _CELL.fullmatch(text)
    number = sound_steps.note(found[1]) if found else None
    if not found or number is None:
        advice = f"`{text[:20]}` is not a note from C-1 to B-8, such as `C-4`, `F#3:bass` or `Bb5`, nor `...` or `off`"
        raise fault(path, advice, line.number)
    return number, found[2]


def _encoded(path: Path, tune: _Tune, patterns: dict[str, tuple[int, list[bytes]]], instruments: list[bytes]) -> bytes:
    """The bytes of the tune."""
    first, size = 3, 1 + 2 * CHANNELS
    at = first + size * len(tune.order) + 3
    places: dict[bytes, int] = {}
    for _, name in tune.order:
        for stream in patterns[name][1]:
            if stream not in places:
                places[stream] = at
                at += len(stream)
    check_size(path, at + sum(2 + len(one) for one in instruments))
    made = bytearray([tune.speed]) + at.to_bytes(2, "little")
    for _, name in tune.order:
        rows, streams = patterns[name]
        made.append(rows)
        made += b"".join(places[stream].to_bytes(2, "little") for stream in streams)
    made += b"\0" + (0 if tune.loop is None else first + size * tune.loop).to_bytes(2, "little")
    made += b"".join(places)
    at += 2 * len(instruments)
    for one in instruments:
        made += at.to_bytes(2, "little")
        at += len(one)
    return bytes(made) + b"".join(instruments)

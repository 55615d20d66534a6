"""A plain model of tunes and effects on the sound chip, from what a musician means: no bytes, no streams.

A tune is its instruments (steps and where their loop begins), its patterns (rows of three cells) and an order. `play`
gives for each frame what is heard; `heard` reads the same out of the chip's registers.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

CLOCK = 1_773_450
LETTERS = ("C-", "C#", "D-", "Eb", "E-", "F-", "F#", "G-", "Ab", "A-", "A#", "B-")


@dataclass(frozen=True)
class Step:
    """A frame of an instrument: what is None or 0 is not written."""

    volume: int
    semitones: int = 0
    period: int = 0
    noise: int | None = None
    tone: bool = True

    def text(self) -> str:
        parts = [str(self.volume)]
        parts += [f"{self.semitones:+}"] if self.semitones else []
        parts += [f"~{self.period}"] if self.period else []
        parts += [] if self.noise is None else [f"n{self.noise}"]
        return " ".join([*parts, *([] if self.tone else ["t0"])])


@dataclass
class Instrument:
    steps: list[Step]
    loop: int | None

    def at(self, frame: int) -> Step:
        """The step of a frame; after the last one without a loop it is silent."""
        if frame < len(self.steps):
            return self.steps[frame]
        if self.loop is None:
            return Step(0)
        return self.steps[self.loop + (frame - self.loop) % (len(self.steps) - self.loop)]


#: A cell: a note and perhaps an instrument, None to go on, or "off".
Cell = tuple[int, str | None] | str | None


@dataclass
class Tune:
    speed: int
    order: list[str]
    loop: int | None
    instruments: dict[str, Instrument]
    patterns: dict[str, list[list[Cell]]]

    def text(self) -> str:
        order = [word for at, name in enumerate(self.order) for word in (["loop"] if at == self.loop else []) + [name]]
        lines = [f"speed {self.speed}", f"order {' '.join(order)}"]
        for name, one in self.instruments.items():
            steps = [step.text() for step in one.steps]
            if one.loop is not None:
                steps.insert(one.loop, "loop")
            lines += ["", f"[instrument {name}]", ", ".join(steps)]
        for name, rows in self.patterns.items():
            lines += ["", f"[pattern {name}]", *("  ".join(map(written, row)) for row in rows)]
        return "\n".join(lines)


def written(cell: Cell) -> str:
    if cell is None:
        return "..."
    if isinstance(cell, str):
        return cell
    number, name = cell
    return f"{LETTERS[number % 12]}{number // 12 + 1}{f':{name}' if name else ''}"


def period(note: int) -> int:
    """From its frequency: the A of octave 4 is note 45."""
    return round(CLOCK / (16 * 440 * 2 ** ((note - 45) / 12)))


#: What is heard of a channel: volume, period of its tone or None, period of the noise or None.
Voice = tuple[int, int | None, int | None]
SILENT: Voice = (0, None, None)


@dataclass
class Channel:
    instrument: Instrument = field(default_factory=lambda: Instrument([Step(0)], None))
    note: int = 0
    frame: int = 0

    def sound(self) -> Step:
        step = self.instrument.at(self.frame)
        self.frame += 1
        return step

    def voice(self) -> Voice:
        return voice(self.sound(), self.note)


def voice(step: Step, note: int) -> Voice:
    if not step.volume:
        return SILENT
    return step.volume, period(note + step.semitones) + step.period if step.tone else None, step.noise


def play(tune: Tune) -> Iterator[list[Voice]]:
    """What each frame sounds like, until the tune ends."""
    channels = [Channel() for _ in range(3)]
    at = 0
    while True:
        if at == len(tune.order):
            if tune.loop is None:
                return
            at = tune.loop
        named: list[Instrument | None] = [None] * 3
        for row in tune.patterns[tune.order[at]]:
            for number, cell in enumerate(row):
                if cell == "off":
                    channels[number] = Channel()
                elif cell is not None:
                    note, name = cell
                    named[number] = tune.instruments[name] if name else named[number]
                    channels[number] = Channel(named[number], note)
            for _ in range(tune.speed):
                yield [channel.voice() for channel in channels]
        at += 1


def heard(registers: list[int]) -> list[Voice]:
    """What the chip's registers sound like; a channel without tone and noise is a steady level."""
    voices = []
    for channel in range(3):
        mixer = registers[7] >> channel
        tone = None if mixer & 1 else registers[2 * channel] + 256 * registers[2 * channel + 1]
        noise = None if mixer & 8 else registers[6]
        volume = registers[8 + channel]
        voices.append((volume, tone, noise) if volume else SILENT)
    return voices


def one_noise(voices: list[Voice], borrowed: bool = False) -> list[Voice]:
    """The chip has one noise: A's period wins over B's, B's over C's, and that of an effect on C over all."""
    order = (2, 0, 1) if borrowed else (0, 1, 2)
    period = next((voices[at][2] for at in order if voices[at][2] is not None), None)
    return [(volume, tone, period if noise is not None else None) for volume, tone, noise in voices]


def chance_steps(chance: random.Random, most: int) -> list[Step]:
    steps = []
    for _ in range(chance.randint(1, most)):
        tone = chance.random() < 0.8
        steps.append(
            Step(
                chance.randint(1, 15) if chance.random() < 0.9 else 0,
                chance.choice([0, 0, chance.randint(-12, 12)]) if tone else 0,
                chance.choice([0, 0, chance.randint(-9, 127)]) if tone else 0,
                chance.choice([None, None, chance.randint(0, 31)]),
                tone,
            )
        )
    return steps


def chance_tune(seed: int) -> Tune:
    """Any instruments, patterns of 1 to 64 rows, with and without a loop."""
    chance = random.Random(seed)
    instruments = {}
    for number in range(chance.randint(1, 5)):
        steps = chance_steps(chance, 8)
        instruments[f"i{number}"] = Instrument(steps, chance.choice([None, *range(len(steps))]))
    patterns = {}
    for number in range(chance.randint(1, 4)):
        rows = [[chance_cell(chance, list(instruments)) for _ in range(3)] for _ in range(chance.choice([1, 2, 7, 64]))]
        for channel in range(3):
            notes = [row for row in rows if isinstance(row[channel], tuple)]
            if notes and notes[0][channel][1] is None:
                notes[0][channel] = (notes[0][channel][0], "i0")
        patterns[f"p{number}"] = rows
    order = chance.choices(list(patterns), k=chance.randint(1, 5))
    return Tune(chance.randint(1, 9), order, chance.choice([None, *range(len(order))]), instruments, patterns)


def chance_cell(chance: random.Random, names: list[str]) -> Cell:
    kind = chance.random()
    if kind < 0.5:
        return None
    if kind < 0.6:
        return "off"
    return chance.randint(12, 75), chance.choice([None, *names])


def name_of(note: int) -> str:
    """As a musician writes it."""
    return written((note, None))


def worst_tune() -> Tune:
    """Each frame is a row and a position, goes back to the first, and reads all that a channel can."""
    all_of_it = Instrument([Step(15, 1, 9, 5)], 0)
    rows = [[(40, "x"), (40, "x"), (40, "x")]]
    return Tune(1, ["p"], 0, {"x": all_of_it}, {"p": rows})

"""Tapes: type LOAD, play a tape to the machine, and read what a program saves."""

import contextlib
import io
import itertools
from pathlib import Path

from skoolkit import SkoolKitError
from skoolkit.kbtracer import KeyboardTracer
from skoolkit.loadsample import ACCELERATORS, Accelerator
from skoolkit.loadtracer import LoadTracer
from skoolkit.tape import parse_tap

from zxmazes.errors import MazeError
from zxmazes.machine.core import SECOND, BudgetError, Core
from zxmazes.machine.ports import KEPT
from zxmazes.machine.registers import PC, T
from zxmazes.machine.screen import DISPLAY, screen_text
from zxmazes.paths import BUILD

_SA_LD = 0x0605  # the 48K ROM's SAVE/LOAD command, reached once LOAD "" is typed
_TAPE_128 = 0x13BE  # the same moment in the 128K ROM
_ENDED = 2  # in the state of SkoolKit's LoadTracer


def tape_blocks(path: Path) -> list[object]:
    """The blocks of a .tap. Raises MazeError if it is missing, cut short or has a wrong checksum."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise MazeError(f"{path}: cannot be read: {error.strerror}: make it with `{BUILD}`") from None
    tape = parse_tap(data)
    if tape.warnings or not tape.blocks:
        raise MazeError(f"{path}: is damaged: {'; '.join(tape.warnings) or 'it is empty'}: build it again")
    for block in tape.blocks:
        parity = 0
        for value in block.data:
            parity ^= value
        if parity:
            raise MazeError(f"{path}: is damaged: block {block.number} has a wrong checksum: build it again")
        block.keys = None
    return list(tape.blocks)


def type_command(core: Core, keys: str, stop: int, budget: int = 60 * SECOND) -> None:
    """Type space-separated SkoolKit key words (`LOAD " " ENTER`) and run until PC is `stop`."""
    tracer = KeyboardTracer(core.simulator, keys.split(), 13 if core.model == 128 else 4, None)
    for name in KEPT:
        setattr(tracer, name, getattr(core.ports, name))
    core.simulator.set_tracer(tracer)
    limit = core.simulator.registers[T] + budget
    tracer.run(stop, limit, None, None, None, None, None)
    arrived = core.simulator.registers[PC] == stop
    core.adopt(core.simulator, tracer)
    if not arrived:
        raise BudgetError(f"typing {keys} did not lead to ${stop:04X}")


def load_tape(
    core: Core,
    path: Path,
    stop: int | None,
    *,
    pulses: bool = False,
    command: str | None = None,
    first: int | None = None,
    whole: bool = False,
) -> None:
    """Boot, type LOAD "" (on a 128K choose Tape Loader) and play the tape until PC is `stop`.

    stop: None runs for at most a second after the end of the tape. whole: do not stop before the end of the tape.
    pulses: the ROM hears every pulse, as from a cassette; otherwise each block is passed at once.
    command: what to type instead, as for `type_command`. first: play this many blocks, then stop the tape.
    Raises MazeError if the tape is damaged or PC never reaches `stop`.
    """
    blocks = tape_blocks(path)
    core.boot()
    if core.model == 128:
        type_command(core, command or "ENTER", _TAPE_128)
    else:
        type_command(core, command or 'LOAD " " ENTER', _SA_LD)
    try:
        play(core, blocks[:first], stop, pulses=pulses, whole=whole)
    except MazeError as error:
        raise MazeError(f"{path}: {error}") from None


def play(core: Core, blocks: list[object], stop: int | None, *, pulses: bool = True, whole: bool = False) -> None:
    """Play a tape to the program that is loading, until PC is `stop`. Raises MazeError if it never gets there.

    blocks: as `tape_blocks` returns them; stop, pulses, whole: as for `load_tape`.
    """
    ports = core.ports
    tracer = LoadTracer(core.simulator, blocks, _config(core, stop, pulses, whole), None)
    core.simulator.set_tracer(tracer, 0, False)
    try:
        with contextlib.redirect_stdout(io.StringIO()):  # SkoolKit reports its progress there
            tracer.run(ports.border, ports.out7ffd, ports.outfffd, ports.ay, ports.outfe)
    except SkoolKitError as error:
        raise MazeError(f"does not load: {error.args[0]}") from None
    arrived = tracer.state[_ENDED] if stop is None else core.simulator.registers[PC] == stop
    core.adopt(core.simulator, tracer)
    if not arrived:
        last = [row for row in screen_text(core.read(*DISPLAY)) if row.strip()][-1:] or [""]
        where = "its end" if stop is None or whole else f"${stop:04X}"
        raise MazeError(f"does not load as far as {where}; the screen's last line: {last[0].strip()!r}")


def _config(core: Core, stop: int | None, pulses: bool, whole: bool) -> dict[str, object]:
    """The options for SkoolKit's LoadTracer; `play` explains the parameters."""
    accelerators = set() if core.contended else {Accelerator(*args) for args in ACCELERATORS.values()}
    return {
        "accelerate_dec_a": 0 if core.contended else 3,
        "accelerators": accelerators,
        "byte_fmt": None,
        "fast_load": not pulses,
        "finish_tape": whole,
        "first_edge": 0,
        "in_min_addr": 0x8000,
        "list_accelerators": 0,
        "pause": True,
        "polarity": 0,
        "prefix": None,
        "stop": stop,
        "timeout": core.simulator.registers[T] + 1000 * SECOND,
        "tracefile": None,
        "trace_line": None,
        "word_fmt": None,
    }


def recorded(edges: list[int]) -> list[bytes]:
    """The blocks that a program has saved (`Machine.ports.edges`), with flags and checksums."""
    widths = [later - earlier for earlier, later in itertools.pairwise(edges)]
    blocks: list[bytes] = []
    place, pilot = 0, 0
    while place + 1 < len(widths):
        if 2000 < widths[place] < 2300:
            pilot += 1
            place += 1
        elif pilot > 200 and widths[place] < 800 and widths[place + 1] < 900:  # the two halves of the sync pulse
            bits = []
            place += 2
            while place + 1 < len(widths) and widths[place] + widths[place + 1] < 4000:
                bits.append("1" if widths[place] + widths[place + 1] > 2565 else "0")
                place += 2
            blocks.append(int("".join(bits), 2).to_bytes(len(bits) // 8, "big"))
            pilot = 0
        else:
            pilot = 0
            place += 1
    return blocks

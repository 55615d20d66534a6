"""The command `run`: run a tape on a simulated machine."""

from pathlib import Path

import click

from zxmazes.commands.shared import Command, NamedPath
from zxmazes.files import write
from zxmazes.machine.sound import Recording
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import built, registry

#: Frames for which a key is held; BREAK leaves a program after half a second.
_TYPED, _BREAK = 4, 30


@click.command(cls=Command)
@click.argument("name")
@click.option("--keys", default="", help="Keys to press in order: q 1 ENTER SPACE; CS+SPACE presses two together.")
@click.option("--model", type=click.Choice(["48", "128"]), default="48", help="The machine.", show_default=True)
@click.option("--frames", type=click.IntRange(0, 30000), default=100, help="Frames (1/50 s) to run after the keys.")
@click.option("--png", type=NamedPath(dir_okay=False, path_type=Path), help="Write the screen to this file.")
@click.option("--wav", type=NamedPath(dir_okay=False, path_type=Path), help="Write what is heard to this file.")
@click.option("--pulses", is_flag=True, help="Load pulse by pulse, as from a cassette.")
def command(name: str, keys: str, model: str, frames: int, png: Path | None, wav: Path | None, pulses: bool) -> None:
    """Boot a machine, load the tape NAME, press keys, and show the screen as text.

    Or write it as PNG, or what is heard from the tape's end on as WAV: the loudspeaker, and the sound chip of a 128K.

    \b
    Examples:
      build.py run corridor --keys "ENTER p p p w"
      build.py run wave --model 128 --keys "ENTER ENTER" --frames 300 --png wave.png
      build.py run monster --keys "ENTER p p p" --wav steps.wav
    """
    registry.check_name(name)
    machine = Machine(int(model))
    built.load(machine, name, pulses=pulses)
    heard = Recording(machine)
    machine.frames(50)
    for key in keys.split():
        held = key.split("+")
        machine.press(*held, frames=_BREAK if {"CS", "SPACE"} <= {*held} else _TYPED, after=20)
    machine.frames(frames)
    if png:
        machine.run(machine.frame - machine.registers.t % machine.frame)  # to a frame's end: what is drawn is whole
        machine.png(png)
        click.echo(f"{png}: written", err=True)
    if wav:
        write(wav, heard.wav())
        click.echo(f"{wav}: written", err=True)
    if not png and not wav:
        click.echo("\n".join(row.rstrip() for row in machine.text()))

"""The pictures of docs/TUTORIAL.md: each example for the Spectrum that it goes through, assembled and run."""

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from zxmazes.assembler.assembly import Assembly, assemble
from zxmazes.cache import cached_files, maker
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM, DOCS, ROOT
from zxmazes.programs.assets import convert
from zxmazes.programs.program import START
from zxmazes.routines.derived import generated_files

EXAMPLES = ROOT / "examples" / "spectrum"
PICTURES = DOCS / "pictures" / "tutorial"

#: By example, the keys held after the title, and for how many frames each.
_KEYS: dict[str, Sequence[tuple[str, int]]] = {
    "1_maze": (),
    "2_walk": (("a", 30), ("p", 30), ("a", 30), ("p", 30)),
    "3_chase": (("p", 30), ("a", 30), ("p", 30), ("a", 300)),
    "4_scroll": (("p", 60), ("a", 60), ("p", 60), ("a", 60)),
    "5_sing": (("3", 4),),
    "6_glide": (("p", 20), ("a", 30)),
    "7_labyrinth": (("a", 60), ("p", 60), ("a", 60), ("p", 60), ("a", 4)),
    "9_inside": (("o", 18), ("q", 66)),
}
#: In the order of their chapters.
EXAMPLE_NAMES = tuple(_KEYS)
#: By example, its chapter if it has another number.
CHAPTERS = {"9_inside": 13}
_SHOWN = 40  # frames from the start to the title, and after each key
_SETTLED = 200  # and from the title on


def save_pictures(folder: Path = PICTURES) -> list[Path]:
    """Write a picture of each example into `folder` and return their paths; in a copy without examples none."""
    paths = []
    for name in EXAMPLE_NAMES if EXAMPLES.is_dir() else ():
        image = assembled(EXAMPLES / f"{name}.asm")
        paths += cached_files("pictures", [maker(), name, image.code], partial(_take, name, image), folder)
    return paths


def assembled(path: Path) -> Assembly:
    """An example, with what the build makes of the files that it includes as bytes."""
    names = re.findall(r'^ +incbin "(.+)"', path.read_text(encoding="ascii"), re.MULTILINE)
    return assemble(path, given={**generated_files(), **{name: convert(ASM / name) for name in names}})


def begun(image: Assembly) -> Machine:
    """A 48K on which the title of an example has been left by a key."""
    machine = Machine(48, contended=True)
    machine.boot()
    machine.write(image.org, image.code)
    machine.set(pc=image.symbols[START], iff=1)
    machine.frames(_SHOWN)
    machine.press("ENTER", after=_SETTLED)
    return machine


def _take(name: str, image: Assembly, place: Path) -> list[Path]:
    machine = begun(image)
    for key, frames in _KEYS[name]:
        machine.press(key, frames=frames, after=_SHOWN)
    machine.run(machine.frame - machine.registers.t % machine.frame)  # to the end of a frame: the picture is whole
    path = place / f"{name[0]}.png"
    machine.png(path, scale=1)
    return [path]

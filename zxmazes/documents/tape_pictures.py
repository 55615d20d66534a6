"""Pictures of the tapes' screens, taken from the built snapshots by pressing the keys in each program's head."""

from collections.abc import Iterable
from pathlib import Path

from zxmazes.cache import cached_files, maker
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST, DOCS
from zxmazes.programs import registry
from zxmazes.programs.program import Picture

PICTURES = DOCS / "pictures"

_TITLE_FRAMES = 30


def opened(name: str, keys: Iterable[str], dist: Path = DIST) -> Machine:
    """A machine that runs NAME.z80 and has had these keys pressed after its title page."""
    machine = Machine(48)
    machine.load_snapshot(dist / f"{name}.z80")
    machine.frames(_TITLE_FRAMES)
    for key in keys:
        machine.press(key, frames=4, after=12)
    return machine


def save_pictures(name: str, folder: Path = PICTURES) -> list[Path]:
    """Run dist/NAME.z80 and write NAME-title.png and the pictures listed in its head; do nothing for BASIC."""
    program = registry.program(name)
    if not program.start:
        return []
    pictures = (Picture("title", (), _TITLE_FRAMES), *program.pictures)

    def take(place: Path) -> list[Path]:
        paths = []
        for picture in pictures:
            machine = opened(name, picture.keys)
            machine.frames(picture.frames)
            paths.append(place / f"{'-'.join(filter(None, (name, picture.name)))}.png")
            machine.png(paths[-1])
        return paths

    parts: list[bytes | str] = [maker(), name, repr(pictures), (DIST / f"{name}.z80").read_bytes()]
    return cached_files("pictures", parts, take, folder)

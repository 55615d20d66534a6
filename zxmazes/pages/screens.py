"""The screen pictures of the README: taken from the built images, by pressing their keys."""

from pathlib import Path

from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST, DOCS
from zxmazes.programs import registry

PICTURES = DOCS / "pictures"

_TITLE_FRAMES = 30
#: Keys after the title, and frames to wait then, for each picture of a program: (suffix, keys, frames).
_SHOTS: dict[str, list[tuple[str, str, int]]] = {
    "corridor": [("", "ENTER t 1 9 9 7 ENTER p p p w", 60)],
    "dfs": [("", "ENTER t 1 9 8 5 ENTER p w", 60)],
    "generators": [
        ("-menu", "ENTER", 20),
        ("", "ENTER " + "a " * 5 + "s 0 ENTER t 1 9 9 7 ENTER ENTER r", 120),
        ("-watch", "ENTER " + "a " * 1 + "s 4 ENTER t 1 9 8 5 ENTER ENTER", 70),
        ("-heart", "ENTER " + "a " * 4 + "s 0 ENTER t 7 ENTER ENTER r", 90),
    ],
    "solvers": [
        ("", "ENTER g a a a a a ENTER 4 ENTER", 190),
        ("-race", "ENTER g a ENTER r", 400),
        ("-stones", "ENTER d x x x x x x 7 ENTER", 260),
    ],
    "wave": [
        ("", "ENTER t 2 0 0 1 ENTER ENTER", 300),
        ("-maze", "ENTER m t 2 0 0 1 ENTER ENTER", 1500),
    ],
}


def save_pictures(name: str, folder: Path = PICTURES) -> list[Path]:
    """Run dist/NAME.z80 and write NAME-title.png and one picture for each row of the table; none for BASIC."""
    if not registry.program(name).start:
        return []
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}-title.png"]
    for suffix, keys, frames in [("-title", "", 0), *_SHOTS.get(name, [])]:
        machine = Machine(48)
        machine.load_snapshot(DIST / f"{name}.z80")
        machine.frames(_TITLE_FRAMES)
        for key in keys.split():
            machine.press(key, frames=4, after=12)
        machine.frames(frames)
        paths.append(folder / f"{name}{suffix}.png")
        machine.png(paths[-1])
    return paths[1:]

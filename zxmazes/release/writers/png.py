"""Make a .png: the program in use, as the README shows it; of a program in BASIC its first page."""

import tempfile
from pathlib import Path

from zxmazes.documents.tape_pictures import opened
from zxmazes.machine.picture import png
from zxmazes.release.released import Tape

DESCRIPTION = "a picture of the program in use"


def applies(tape: Tape) -> bool:
    """True for every tape."""
    return True


def content(tape: Tape) -> bytes:
    """The bytes of the file."""
    pictures = [picture for picture in tape.program.pictures if not picture.name]
    if not pictures or "z80" not in tape.built:
        return png(tape.pages[0], border=1 if tape.program.cassette else 0)
    (picture,) = pictures
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{tape.name}.z80"
        path.write_bytes(tape.built["z80"])
        machine = opened(tape.name, picture.keys, path.parent)
    machine.frames(picture.frames)
    return png(machine.screen(), machine.ports.border)

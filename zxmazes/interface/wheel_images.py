"""The images that an installed package carries: all routines that its commands call, so that they need no pasmo."""

from pathlib import Path

from zxmazes.assembler.kept import save_image
from zxmazes.drawings.png import DRAWING, drawing_text
from zxmazes.routines.derived import generated_files
from zxmazes.routines.index import COLLECTIONS
from zxmazes.routines.library import library_text


def save_images(folder: Path) -> list[Path]:
    """Assemble the collections and the drawing of tilings, and write their images. Raises MazeError and OSError."""
    texts = {one.title: library_text(name) for name, one in COLLECTIONS.items()} | {DRAWING: drawing_text()}
    made = generated_files()
    return [save_image(folder, text, title, given=made) for title, text in texts.items()]

"""The images that an installed package carries: all routines that its commands call, so that they need no pasmo."""

from pathlib import Path

from zxmazes.assembler.kept import save_image
from zxmazes.drawings.png import DRAWING, drawing_text
from zxmazes.routines.derived import generated_files
from zxmazes.routines.images import image_title, library_text, variables_text
from zxmazes.routines.index import COLLECTIONS, IMAGES


def save_images(folder: Path) -> list[Path]:
    """Assemble the collections and the drawing of tilings, and write their images. Raises MazeError and OSError."""
    texts = {image_title(name): library_text(name) for name in IMAGES} | {DRAWING: drawing_text()}
    texts |= {f"the variables of {one.title}": variables_text(name) for name, one in COLLECTIONS.items() if one.apart}
    made = generated_files()
    return [save_image(folder, text, title, given=made, lowest=0) for title, text in texts.items()]

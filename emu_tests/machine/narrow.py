"""Text in the engine's narrow letters, row by row."""

from zxmazes.release.narrow import WIDTH, narrow_letters


def narrow_rows(screen: bytes) -> list[str]:
    """The narrow text in each of the 24 rows of cells; a blank for each letter's width of anything else."""
    rows = []
    for letters in narrow_letters(screen):
        text, after = "", 0
        for x, letter in letters:
            text += " " * ((x - after) // WIDTH) + letter
            after = x + WIDTH
        rows.append(text.strip())
    return rows

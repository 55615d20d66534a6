"""The keys that a page of a tape names, read from its text: what the page's touch buttons are made of."""

import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from zxmazes.machine.screen import screen_text
from zxmazes.release.narrow import WIDTH, narrow_letters

#: Words of a page that name keys, and the keys.
_WORDS = {"QAOP": [*"QAOP"], "0-9": [*"1234567890"], "5678": [], "joystick": [], "fire": []}
_WORD = re.compile("[A-Za-z]{3}")
_KEY = re.compile(r"[A-Z0-9]|ENTER|SPACE|BREAK")
_JOIN = {"or", "and"}
#: What stands before a key that is held, as in `ENTER start  hold BREAK: leave`.
_HOLD = " hold"
#: Words that say that a number is typed.
_NUMBERS = re.compile(r"\b(seed|limit|speed|density)\b")
_DIGITS = [*"1234567890"]
#: The colours of keys on all tapes, without FLASH: bright yellow on black, and a cap, black on bright yellow.
_CAP = 0x70
_COLOURS = (0x46, _CAP)
#: What stands in the rows of the bar below a page; its paper is not black.
_BAR, _PAPER, _NO_FLASH = (22, 23), 0x38, 0x7F
_ATTRIBUTES, _WIDTH = 6144, 32


@dataclass
class Keys:
    """Keys that do the same, and what they do."""

    keys: list[str] = field(default_factory=list)
    text: str = ""


def named(rows: Iterable[str]) -> list[Keys]:
    """The keys that rows of text name, in their order. A row that begins with another word names none."""
    return [one for row in rows for one in _row(row.split())]


def _row(words: list[str]) -> list[Keys]:
    found: list[Keys] = []
    for word in words:
        keys = _keys(word)
        if keys is None and not found:
            return []
        if keys is None and word in _JOIN and not found[-1].text:
            continue
        if keys is None:
            found[-1].text = f"{found[-1].text} {word}".strip()
        elif not found or found[-1].text:
            found.append(Keys(keys))
        else:
            found[-1].keys += keys
    for one in found:
        one.text = one.text.strip(" ,.").removesuffix(_HOLD)
    return [one for one in found if one.keys]


def _keys(word: str) -> list[str] | None:
    """The keys that a word names; None for a word that names none."""
    word = word.rstrip(",:")
    if word in _WORDS:
        return list(_WORDS[word])
    return [word] if _KEY.fullmatch(word) else None


def on_page(screen: bytes) -> list[Keys]:
    """The keys that any page of a tape names: those in the colour of keys, and those of its bar."""
    found: list[Keys] = []
    narrow = narrow_letters(screen)
    for at, row in enumerate(screen_text(screen)):
        colours = [value & _NO_FLASH for value in screen[_ATTRIBUTES + _WIDTH * at :][:_WIDTH]]
        found += _coloured(_with_narrow(row, narrow[at]), colours)
        if at in _BAR and len(set(colours)) == 1 and colours[0] & _PAPER:
            found += named(re.split(" {2,}", row.strip()))
    return found


def _with_narrow(row: str, letters: list[tuple[int, str]]) -> list[str]:
    """The cells of a row, with narrow letters, and the blanks between them, in the cells in which they begin.

    Only where the ROM's letters make no sense: parts of these may look like narrow ones.
    """
    cells, after = [*row], 0
    found = [(x, letter) for x, letter in letters if "?" in row[x // 8 : (x + WIDTH - 1) // 8 + 1]]
    for x, _ in found:
        for cell in range(x // 8, (x + WIDTH - 1) // 8 + 1):
            cells[cell] = ""
    for x, letter in found:
        cells[x // 8] += " " * (x - after >= WIDTH) + letter
        after = x + WIDTH
    return cells


def _coloured(row: list[str], colours: list[int]) -> Iterator[Keys]:
    """The runs of cells in the colour of keys that hold names of keys only, and what is said of them.

    A cap is a key even if nothing is said of it; yellow alone may be a score.
    """
    cells = zip(row, colours, strict=True)
    runs = [(is_key, list(run)) for is_key, run in itertools.groupby(cells, lambda cell: cell[1] in _COLOURS)]
    for (is_key, run), (_, after) in itertools.pairwise([*runs, (False, [])]):
        words = [_keys(word) for word in _joined(run).split()] if is_key else []
        if words and None not in words and ((text := _told(after)) or run[0][1] == _CAP):
            yield Keys([key for word in words for key in word or ()], text)


def _told(cells: Iterable[tuple[str, int]]) -> str:
    """The text up to the end of a colour, as values have another one; more if there is no word yet.

    A drawn sign such as an arrow, which is read as a question mark, is no text.
    """
    text = ""
    for _, run in itertools.groupby(cells, lambda cell: cell[1]):
        text += _joined(run)
        if _WORD.search(text):
            break
    return text.strip(" ,.?") if re.search("[A-Za-z]", text) else ""


def _joined(cells: Iterable[tuple[str, int]]) -> str:
    return "".join(letter for letter, _ in cells)


def added(known: Iterable[Keys], more: Iterable[Keys]) -> list[Keys]:
    """All that are known, then those keys of the others that are new."""
    found = list(known)
    seen = {key for one in found for key in one.keys}
    for one in more:
        if fresh := [key for key in one.keys if key not in seen]:
            found.append(Keys(fresh, one.text))
            seen |= {*fresh}
    return found


def buttons(keys: Iterable[Keys]) -> list[str]:
    """The keys for a touch screen: all that are named, digits where a number is typed, ENTER in any case."""
    keys = list(keys)
    found = [key for one in keys for key in one.keys]
    if any(_NUMBERS.search(one.text) for one in keys):
        found += _DIGITS
    return list(dict.fromkeys([*found, "ENTER"]))

"""The keys that a page of a tape names, read from its text: what the page's touch buttons are made of."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

#: Words of a page that name keys, and the keys.
_WORDS = {"QAOP": [*"QAOP"], "0-9": [*"1234567890"], "5678": [], "joystick": [], "fire": []}
_KEY = re.compile(r"[A-Z0-9]|ENTER|SPACE|BREAK")
_JOIN = {"or", "and"}
#: Words that say that a number is typed.
_NUMBERS = re.compile(r"\b(seed|limit|speed|density)\b")
_DIGITS = [*"1234567890"]


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
        one.text = one.text.strip(" ,.")
    return [one for one in found if one.keys]


def _keys(word: str) -> list[str] | None:
    """The keys that a word names; None for a word that names none."""
    word = word.rstrip(",:")
    if word in _WORDS:
        return list(_WORDS[word])
    return [word] if _KEY.fullmatch(word) else None


def buttons(keys: Iterable[Keys]) -> list[str]:
    """The keys for a touch screen: all that are named, digits where a number is typed, ENTER in any case."""
    keys = list(keys)
    found = [key for one in keys for key in one.keys]
    if any(_NUMBERS.search(one.text) for one in keys):
        found += _DIGITS
    return list(dict.fromkeys([*found, "ENTER"]))

"""The values of header fields; each function parses one kind and raises ValueError for malformed text."""

import re
from dataclasses import dataclass

#: Widths of menu texts in characters: a row about the routine, each part of its name; the name of a byte, of a word.
ROW, PART, LABEL, WORD_LABEL = 31, 8, 9, 7
#: The most parameters of a routine; a menu has two halves of a row, for the first two.
MOST_PARAMETERS, MENU_PARAMETERS = 3, 2
#: The most words of the reason for a routine's growth, which stands in a column of a table.
GROWTH_WORDS = 5


@dataclass(frozen=True)
class Parameter:
    """A parameter of a routine: its variable, range, default, name in menus, and meaning."""

    label: str
    least: int
    most: int
    default: int
    name: str
    about: str

    @property
    def bytes(self) -> int:
        """Its size in bytes: 1 or 2."""
        return 1 if self.most < 256 else 2


@dataclass(frozen=True)
class Menu:
    """A place in a menu, the name there with `/` at the break for a narrow panel, and rows about the routine."""

    place: int
    name: str
    rows: tuple[str, ...]


@dataclass(frozen=True)
class Notes:
    """Where a solver keeps its marks, as expressions: address of place 0,0; bytes a row; mark of a free place."""

    address: str
    stride: str
    free: str


#: For a routine without a menu entry, and for one without marks.
NO_MENU, NO_NOTES = Menu(0, "", ()), Notes("", "", "")


_FIGURE = r"\d[\d,]*"
_FORM = 'write PARAMETER, LEAST to MOST, default VALUE, "Name": what it means'


def parse_parameter(text: str) -> Parameter:
    """Parse a line `Parameter`."""
    found = re.fullmatch(r'([a-z][a-z0-9_]*), (\d+) to (\d+), default (\d+), "([^"]*)": (.+)', text)
    if not found:
        raise ValueError(_FORM)
    label, name, about = found[1], found[5], found[6]
    least, most, default = (int(found[i]) for i in (2, 3, 4))
    if not least <= default <= most <= 65535:
        raise ValueError(f"{least} to {most} by default {default}: the range is within 0 to 65535, the default in it")
    longest = LABEL if most < 256 else WORD_LABEL
    if not 0 < len(name) <= longest:
        raise ValueError(f'the name "{name}" has {len(name)} characters: write 1 to {longest}')
    return Parameter(label, least, most, default, name, about)


def parse_menu(text: str, rows: int, size: int) -> Menu:
    """Parse a line `Menu` with `rows` rows about the routine; {size} in them is the routine's size."""
    found = re.fullmatch(r'(\d+)((?:, "[^"]*")+)', text)
    texts = re.findall(r'"([^"]*)"', found[2]) if found else []
    if not found or len(texts) != 1 + rows:
        raise ValueError("write PLACE, " + ", ".join(['"Name"', *['"a row about it"'] * rows]))
    name, *about = texts
    shown = tuple(row.replace("{size}", str(size)) for row in about)
    parts = [part.rstrip() for part in name.split("/")]
    if len(parts) > 2 or not all(0 < len(part) <= PART for part in parts):
        raise ValueError(f'the name "{name}" must be one or two parts of 1 to {PART} characters each, with / between')
    for row in shown:
        if len(row) > ROW:
            raise ValueError(f'the row "{row}" has {len(row)} characters: a menu shows {ROW}')
    if not re.fullmatch(r"[ !#-z]*", "".join((name, *shown))):
        raise ValueError("a menu shows letters, digits and signs from ! to z, and {size}")
    return Menu(int(found[1]), name, shown)


def parse_notes(text: str) -> Notes:
    """Parse a line `Notes`."""
    parts = text.split(", ")
    if len(parts) != 3:
        raise ValueError("write three expressions: the address of place 0,0, bytes a row, the note of a free place")
    return Notes(*parts)


def parse_sources(text: str) -> tuple[str, ...]:
    """Parse the ids of sources, as in docs/SOURCES.md; () for common knowledge. Words in brackets may follow each."""
    ids = re.sub(r" \([^)]*\)", "", text).split(", ")
    for one in ids:
        if not re.fullmatch(r"[A-Z]\d+[a-z]?|common knowledge", one):
            raise ValueError(
                f"`{one}` is not an id of docs/SOURCES.md: write ids or `common knowledge`, words in brackets"
            )
    return tuple(one for one in ids if one != "common knowledge")


def parse_ends(text: str) -> bool:
    """Parse a line `Ends`, which always has the same words."""
    if text != "start, finish":
        raise ValueError("write `start, finish`: the routine reads them in D, E and in H, L")
    return True


def parse_growth(text: str) -> str:
    """Parse the reason for the growth of a routine's time."""
    if len(text.split()) > GROWTH_WORDS:
        raise ValueError(f"say it in at most {GROWTH_WORDS} words")
    return text


def parse_label(text: str) -> str:
    """Parse the label of a generator."""
    if not re.fullmatch(r"[a-z]\w*", text):
        raise ValueError("write the label of a generator")
    return text


def number_in(text: str) -> int:
    """Parse the number at the start of a text; 0 for `none`."""
    found = re.match(r"([\d,]*\d|none)\b", text)
    if not found:
        raise ValueError("begin it with a number")
    return 0 if found[1] == "none" else _number(found[1])


def parse_time(text: str) -> str:
    """Parse a time, which has one figure or more."""
    if not re.search(rf"{_FIGURE} T\b", text):
        raise ValueError("state T-states: `1,234 T`")
    return text


def parse_most(text: str, bound: str) -> str:
    """Parse the time of a routine that is called with a limit; the text of the line `Bound` may have it."""
    if not worst(parse_time(text), bound):
        raise ValueError("state the most: `1,234 T at most`, or add the field Bound")
    return text


def worst(time: str, bound: str) -> int:
    """The greatest `at most` of a line `Time`, else the first figure of a line `Bound`; 0 if there is neither."""
    figures = re.findall(rf"({_FIGURE}) T at most", time) or re.findall(rf"({_FIGURE}) T\b", bound)[:1]
    return max(map(_number, figures), default=0)


def _number(figure: str) -> int:
    return int(figure.replace(",", ""))

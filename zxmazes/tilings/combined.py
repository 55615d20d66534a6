"""Make the sources that put all tilings together: their numbers, the table of rules, that of drawings, and menus."""

import functools
from collections.abc import Iterable

from zxmazes.tilings.record import Tiling

_MADE = "made by `build.py build` from the headers in asm/tiling: changes made here are lost"


def sources(tilings: Iterable[Tiling]) -> dict[str, str]:
    """The text of each source, by its path in `asm`."""
    every = list(tilings)
    return {name: make(every) for name, make in _MAKERS.items()}


def _text(name: str, about: str, rows: Iterable[str]) -> str:
    return "".join(f"{row}\n" for row in (f"; {name} - {_MADE}", ";", f"; {about}", "", *rows))


def _guarded(label: str, rows: Iterable[str]) -> list[str]:
    return [f"        if ! defined {label}", f"{label} equ 1", "", *rows, "", "        endif"]


def _numbers(every: list[Tiling]) -> str:
    rows = [f"{f'TILING_{one.name.upper()}:':15} equ {one.number}" for one in every]
    kinds = " | ".join(f"(TILING_ONLY = {one.number})" for one in every if one.period > 1 or one.divides)
    rows += [f"{'TILINGS:':15} equ {len(every)}", "", "; 0: no tiling that a program has needs lists of kinds"]
    rows.append(f"{'LINKS_KINDS:':15} equ {f'(TILING_ONLY = 255) | {kinds}' if kinds else 0}")
    divided = " | ".join(f"(TILING_ONLY = {one.number})" for one in every if one.divides)
    rows += ["", "; 0: none has rings that divide"]
    rows.append(f"{'LINKS_DIVIDES:':15} equ {f'(TILING_ONLY = 255) | {divided}' if divided else 0}")
    floods = " | ".join(f"(TILING_ONLY = {one.number})" for one in every if _floods(one))
    rows += ["", "; 0: in none has a cell no way to an earlier one, but the first of a row of triangles"]
    rows.append(f"{'LINKS_FLOODS:':15} equ {f'(TILING_ONLY = 255) | {floods}' if floods else 0}")
    return _text("tilings.asm", "the values of the variable `tiling`", rows)


@functools.cache
def _floods(one: Tiling) -> bool:
    """Has a cell no earlier neighbour? links_generate_binary_tree knows those of triangles."""
    before = [{code for code, step in steps.items() if step < (0, 0)} for steps in one.steps]
    if before == [{6}, {0, 6}] and not any(one.wraps):
        return False
    size = (6, 7, 2)
    return (
        one.period > 1
        or one.divides
        or any(
            all(there > cell or (one.crossing and code % 2) for code, there in one.neighbours(cell, *size))
            for cell in one.cells(*size)[1:]
        )
    )


def _rules(every: list[Tiling]) -> str:
    rows = [row for one in every for row in _if_used(one, f'        include "tiling/tiling_{one.name}.asm"')]
    rows += ["", "; for each tiling its offsets; the bits that decide the parity, flags", "links_tilings:"]
    for one in every:
        rows += _if_used(one, f"        dw rule_{one.name}", f"        db {one.parity}, {_flags(one)}")
    rows += [
        "",
        "; for each tiling the sides of a cell of either parity, a bit each; or where the kinds are",
        "tiling_sides_by_parity:",
    ]
    for one in every:
        sides = f"        db ${_bits(one.steps[0]):02X}, ${_bits(one.steps[-1]):02X}"
        rows += _if_used(one, f"        dw rule_{one.name} + 2 * RULE_SIZE + 2" if one.period > 1 else sides)
    return _text("rules.asm", "the rules of all tilings", _guarded("TILING_RULES", rows))


def _if_used(one: Tiling, *rows: str) -> list[str]:
    """Rows that a program leaves out if it uses another tiling only."""
    return [f"        if (TILING_ONLY = 255) | (TILING_ONLY = {one.number})", *rows, "        endif"]


def _flags(one: Tiling) -> str:
    named = {
        "ROUND_COLUMNS": one.wraps[1] and not one.divides,
        "ROUND_ROWS": one.wraps[0],
        "HAS_EDGES": one.leaves,
        "HAS_FLOORS": one.floors,
        "HAS_COINS": one.crossing,
        "HAS_KINDS": one.period > 1 or one.divides,
        "HAS_DIVISIONS": one.divides,
        "HAS_SLOPES": any(code % 2 for code in one.directions),
    }
    return " | ".join(name for name, is_so in named.items() if is_so) or "0"


def _drawings(every: list[Tiling]) -> str:
    rows = ["tiling_drawings:", *(f"        dw draw_{one.name}" for one in every)]
    rows += ["", *(f'        include "tiling/draw_{one.name}.asm"' for one in every)]
    return _text("drawings.asm", "the drawings of all tilings", _guarded("TILING_DRAWINGS", rows))


def _bits(codes: Iterable[int]) -> int:
    return sum(1 << code for code in codes)


def _menu(every: list[Tiling]) -> str:
    rows = ["; columns, rows to begin with", "tiling_sizes:"]
    rows += [f"        db {one.tape_size[0]}, {one.tape_size[1]}" for one in every]
    rows += ["", *_texts("tiling_names", (one.menu[0] for one in every))]
    hints = [f" {one.menu[2]}" for one in every]
    rows += ["", "; what to do; a number is that of a tiling with the same hint; an empty one is 0", "tiling_hints:"]
    for place, hint in enumerate(hints):
        first = hints.index(hint)
        mark = "'" if "\\" in hint else '"'  # a backslash in double quotes begins an escape
        text = f"{mark}{hint}{mark}, " if first == place else f"{first}, " if first else ""
        rows.append(f"        db {text}TEXT_END")
    rows += ["", "; are the cells squares in rows and columns?", "tiling_squares:"]
    rows += [f"        db {int(one.drawing.polygons is not None and one.drawing.polygons.squares)}" for one in every]
    rows += ["", "; the directions in which a passage can lead, a bit each", "tiling_roses:"]
    rows += [f"        db ${_bits(one.directions):02X}" for one in every]
    return _text(
        "menu.asm", "the first sizes, names, hints and directions of all tilings", _guarded("TILING_MENU", rows)
    )


def _abouts(every: list[Tiling]) -> str:
    rows = _texts("tiling_abouts", (one.menu[1] for one in every))
    return _text("abouts.asm", "a row about each tiling, where the menu is", _guarded("TILING_ABOUTS", rows))


def _texts(label: str, texts: Iterable[str]) -> list[str]:
    """A list of texts."""
    return [f"{label}:", *(f'        db "{text}", TEXT_END' if text else "        db TEXT_END" for text in texts)]


_MAKERS = {
    "include/tilings.asm": _numbers,
    "tiling/rules.asm": _rules,
    "tiling/drawings.asm": _drawings,
    "tiling/menu.asm": _menu,
    "tiling/abouts.asm": _abouts,
}
#: The paths of the sources.
NAMES = tuple(_MAKERS)

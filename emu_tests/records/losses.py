"""The committed figures of all code, figures.txt, against those of a run; `make accept-figures` takes new ones.

A line is `NAME, WORKLOAD: N T`, the mean T-states of a routine, or `NAME: N bytes`. `workloads.py` measures them. Such
figures are exact: the same code has the same ones on any machine.
"""

import re
import sys
from pathlib import Path

from emu_tests.records.workloads import Figures, everything, figures
from zxmazes import files
from zxmazes.errors import MazeError

RECORD = Path(__file__).with_name("figures.txt")
ACCEPT = "make accept-figures"
#: Per cent by which T-states may differ without a failure.
TOLERANCE = 1
_HEAD = "# Mean T-states and bytes of all code: a loss fails test_losses.py. `make accept-figures` writes this file.\n"
_LINE = re.compile(r"^(.+): (\d[\d,]*) (?:T|bytes)$", re.MULTILINE)


def owner(figure: str) -> str:
    """The routine or file of a figure."""
    return figure.partition(", ")[0]


def text_of(found: Figures) -> str:
    """The file, its lines in order."""
    return _HEAD + "".join(f"{figure}: {_amount(figure, value)}\n" for figure, value in sorted(found.items()))


def recorded(text: str) -> Figures:
    """The figures of a file. A line of another form counts as missing."""
    return {figure: int(value.replace(",", "")) for figure, value in _LINE.findall(text)}


def kept() -> Figures:
    """The committed figures; none if there is no file. Raises MazeError if it cannot be read."""
    try:
        return recorded(RECORD.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise MazeError(f"{RECORD.name}: cannot be read: {files.reason(error)}") from None
    except UnicodeDecodeError:
        raise MazeError(f"{RECORD.name}: it is no UTF-8 text: restore the file") from None


def _amount(figure: str, value: int) -> str:
    return f"{value:,} {_unit(figure)}"


def _unit(figure: str) -> str:
    return "T" if ", " in figure else "bytes"


def _differs(figure: str, old: int, new: int) -> bool:
    """By any byte, or by more than the tolerance."""
    return 100 * abs(new - old) > (TOLERANCE * old if _unit(figure) == "T" else 0)


def _change(figure: str, old: int, new: int) -> str:
    share = f" ({100 * (new - old) / old:+.1f} %)" if old else ""
    return f"{figure}: {old:,} -> {_amount(figure, new)}{share}"


def differences(old: Figures, new: Figures) -> list[str]:
    """A line for each figure that only `old`, the file, or `new`, a run, has, or that differs beyond the tolerance."""
    found = []
    for figure in sorted(old | new):
        if figure not in new:
            found.append(f"{figure}: {_amount(figure, old[figure])} in the file, but nothing measures it")
        elif figure not in old:
            found.append(f"{figure}: {_amount(figure, new[figure])}, but the file has no such line")
        elif _differs(figure, old[figure], new[figure]):
            verdict = "worse" if new[figure] > old[figure] else "better: take it, or a later loss is hidden"
            found.append(f"{_change(figure, old[figure], new[figure])}, {verdict}")
    return found


def taken(old: Figures, new: Figures) -> Figures:
    """What the file is to hold: the new figures, but no loss within the tolerance, or such losses would add up."""
    return {
        figure: old[figure]
        if figure in old and value > old[figure] and not _differs(figure, old[figure], value)
        else value
        for figure, value in new.items()
    }


def _measured(names: list[str]) -> tuple[Figures, list[str]]:
    """The figures of these, or of everything, and what fails."""
    try:
        known = everything()
    except MazeError as error:  # of the assembler
        return {}, [str(error)]
    if unknown := sorted(set(names) - set(known)):
        return {}, [f"there is no routine or file `{name}`" for name in unknown]
    measured: Figures = {}
    faults = []
    for name in names or known:
        try:
            measured |= figures(name)
        except (AssertionError, MazeError) as error:
            faults.append(f"{name}: {error}")
    return measured, faults


def accept(names: list[str]) -> int:
    """Measure these, or everything, write the file and print what has changed; nothing is written if a call fails.

    Returns 0, or 1 after a fault. Raises MazeError if the file cannot be read or written.
    """
    measured, faults = _measured(names)
    if faults:
        print(*faults, "nothing is accepted", sep="\n", file=sys.stderr)
        return 1
    old = kept()
    others = {figure: value for figure, value in old.items() if names and owner(figure) not in names}
    new = others | taken(old, measured)
    for figure in sorted(old | new):
        if figure not in new:
            print(f"{figure}: removed")
        elif figure not in old:
            print(f"{figure}: {_amount(figure, new[figure])}, new")
        elif new[figure] != old[figure]:
            print(_change(figure, old[figure], new[figure]))
    files.write(RECORD, text_of(new).encode())
    print(f"{len(new)} figures, {sum(new.get(one) != old.get(one) for one in old | new)} of them changed")
    return 0


def main(names: list[str]) -> int:
    """The command: accept, or tell in one line why that cannot be."""
    try:
        return accept(names)
    except MazeError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The magazine's listings, docs/MAGAZINE.md: a picture, a description and the time of each.

A listing is basic/magazine_ID.bas; the fields at its head contain the descriptions. The build makes the pictures, the
bench makes the page.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from zxmazes.cache import cached_files, maker
from zxmazes.documents.markdown import Report, table
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND, BudgetError, Machine
from zxmazes.paths import ASM, DIST, DOCS
from zxmazes.programs import built, registry
from zxmazes.routines.library import Library

PAGE = DOCS / "MAGAZINE.md"
PICTURES = DOCS / "pictures" / "magazine"
CASSETTE = "magazine"
#: What the cassette's menu says of the times: text of the assembler.
SECONDS = ASM / "programs" / "magazine" / "seconds.asm"

#: A finished program is at the line of basic/shared/ending.bas that waits for N, M or Q.
_PPC, _WAITS = 0x5C45, 9670
_STATUS = 22  # the row that shows the time
#: Width and height of our maze if our routine is not on the listing's tape: those of Z7, made odd.
_ALONE = (27, 21)
#: Seconds; no listing takes longer.
LONGEST = 300
#: Mazes whose mean time the cassette's menu shows.
_MAZES = 5


@dataclass(frozen=True)
class Listing:
    """A program of the magazine, and the fields of its head."""

    name: str
    title: str
    fields: Mapping[str, str]

    @property
    def id(self) -> str:
        """Its name on the tape, such as z4."""
        return registry.program(self.name).tape_name

    @property
    def beside(self) -> bool:
        """Is our routine on its tape, for the key M?"""
        return "ours" in registry.program(self.name).parts


@dataclass(frozen=True)
class Times:
    """T-states of a listing, and of our routine for the same maze (0 if we have none)."""

    listing: int
    ours: int


def listings() -> list[Listing]:
    """All listings in the order of the cassette."""
    return [_listing(name) for name in registry.program(CASSETTE).cassette]


def _listing(name: str) -> Listing:
    found = registry.program(name)
    return Listing(name, found.summary, found.notes)


def finish(machine: Machine, seconds: float = LONGEST) -> None:
    """Run until the listing waits for N, M or Q. Raises BudgetError if that takes more than `seconds`."""
    for _ in range(round(seconds * SECOND / machine.frame) + 1):
        if machine.word(_PPC) == _WAITS:
            machine.frames(2)
            return
        machine.frames(1)
    shown = "\n".join(machine.text())
    raise BudgetError(f"not done after {seconds} seconds, in line {machine.word(_PPC)}:\n{shown}")


def run(name: str, model: int = 48, *, contended: bool = False) -> Machine:
    """Boot, LOAD "" the listing's tape and run it to its end; repeat if it looked for a way and found none."""
    machine = Machine(model, contended=contended)
    built.load(machine, name)
    finish(machine)
    while "no way" in machine.text()[_STATUS]:
        machine.press("n", frames=10)
        finish(machine)
    return machine


def seconds(machine: Machine) -> float:
    """The time that a finished listing shows. Raises MazeError if it shows none, for example after a key press."""
    found = re.search(r"([0-9.]+) s *$", machine.text()[_STATUS])
    if not found:
        raise MazeError(f"no time is shown: {machine.text()[_STATUS]!r}")
    return float(found[1])


def save_picture(name: str, folder: Path = PICTURES) -> list[Path]:
    """Run a listing and write its picture; do nothing for any other program."""
    if "Text" not in registry.program(name).notes:
        return []

    def take(place: Path) -> list[Path]:
        path = place / f"{registry.program(name).tape_name}.png"
        run(name).png(path, scale=1)
        return [path]

    return cached_files("pictures", [maker(), name, (DIST / f"{name}.tap").read_bytes()], take, folder)


def times(listing: Listing) -> Times:
    """Time a listing on a machine with contention, like a real one, then our routine, called by its key."""
    machine = run(listing.name, contended=True)
    taken = round(seconds(machine) * SECOND)
    if listing.beside:
        machine.press("m", frames=10)
        finish(machine)
        timed = built.symbol(listing.name, "timed")
        return Times(taken, machine.word(timed) + 0x10000 * machine.peek(timed + 2))
    if "Ours" not in listing.fields:
        return Times(taken, 0)
    library = Library()
    return Times(taken, library.generate(listing.fields["Ours"].partition("_")[2], 1, *_ALONE).tstates)


def usual_seconds(listing: Listing) -> float:
    """The mean time of several mazes, from several random starts: one alone may take twice as long as another."""
    machine = Machine(48, contended=True)
    built.load(machine, listing.name)
    finish(machine)
    taken = [seconds(machine)]
    while len(taken) < _MAZES:
        machine.press("n", frames=10, after=20)
        finish(machine)
        taken.append(seconds(machine))
    return sum(taken) / _MAZES


def pages(report: Report = lambda what: None) -> dict[Path, str]:
    """Run all listings and return the text of the page."""
    rows, parts, shown = [], [], []
    for listing in listings():
        report(f"the time of {listing.name}")
        found = times(listing)
        ours = f"`{listing.fields['Ours']}`" if found.ours else "-"
        faster = f"{found.listing / found.ours:,.0f}" if found.ours else "-"
        link = f"[{listing.id}](#{listing.id})"
        took = f"{found.listing / SECOND:.1f}"
        rows.append([link, listing.title, took, ours, _milliseconds(found.ours), faster])
        parts.append(_part(listing, found))
        shown.append(menu_seconds(listing, usual_seconds(listing)))
    text = _TOP + table(["listing", "what", "seconds", "ours", "milliseconds", "times faster"], rows) + "".join(parts)
    return {PAGE: text, SECONDS: _SECONDS + "".join(shown)}


def menu_seconds(listing: Listing, seconds: float) -> str:
    """A line of SECONDS: three characters for the menu."""
    text = f'"{seconds:3.{"0" if seconds >= 1 else "1"}f}", 0'
    return f"        db {text:<29}; {listing.id}\n"


def _milliseconds(tstates: int) -> str:
    return f"{tstates * 1000 / SECOND:.1f}" if tstates else "-"


def _sources(listing: Listing) -> list[str]:
    """Links to a listing's BASIC, and to its machine code if it has any."""
    links = [f"[listing](../basic/{listing.name}.bas)"]
    if code := registry.program(listing.name).code:
        links.append(f"[code](../{code.label})")
    return links


def _part(listing: Listing, found: Times) -> str:
    took = f"{found.listing / 1_000_000:,.1f} million T-states, {found.listing / SECOND:.1f} seconds"
    lines = [
        f"\n## {listing.id}\n",
        f"![{listing.title}](pictures/{PICTURES.name}/{listing.id}.png)\n",
        f"**{listing.title[0].upper()}{listing.title[1:]}** (text {listing.fields['Text']}; "
        f"{', '.join(_sources(listing))}). {listing.fields['What']}\n",
        f"- Corrected: {listing.fields['Mended']}",
    ]
    if "Added" in listing.fields:
        lines.append(f"- Added: {listing.fields['Added']}")
    lines.append(f"- The timed run: {took}.")
    if found.ours:
        lines.append(
            f"- Ours: `{listing.fields['Ours']}`, {found.ours:,} T-states ({_milliseconds(found.ours)} ms), "
            f"{found.listing / found.ours:,.0f} times faster."
        )
    return "\n".join(lines) + "\n"


_SECONDS = """; seconds.asm - how long each listing takes, in the order of the tape; `build.py bench magazine` makes it

"""

_TOP = """# The magazine on tape

These are the listings of the texts in [SOURCES.md](SOURCES.md), running on tape:

- **ZX Review** (z1 to z14): as printed, under the printed line numbers, with the misprints corrected.
- **Microhobby** (p1, p4) and the article on the **wave tracer** (w1): the texts describe BASIC programs that our copies
  lack. They are written again from the descriptions.
- **Mozgovoy** (m3 to m6): translated from Pascal to BASIC.
- **Ours**, green in the menu: three exercises that ZX Review leaves to its readers (z1c, z3b, z4b), and three programs
  after its hints (z6b, z13b, z14b).

The encyclopedia's only listing, in Java, is not here; its algorithm is `generate_dfs_trail`.

`dist/magazine.tap` is the cassette: a menu, then all the programs. Each program is also on a tape of its own,
`dist/magazine_ID.tap`, and in a snapshot that starts at once, `dist/magazine_ID.z80`. On a real recorder let the tape
play on until the chosen program is found; rewind the tape if it has gone by. BREAK leads back to the menu.

**Keys.** A listing counts its seconds while it works. SPACE, held for a moment, stops it, except z7, which takes less
than a second; no other key does. Then N makes another maze, M runs our routine for such a maze and shows its time and
how many times as fast it is, and Q goes back to BASIC, where `RUN 4` starts again. If the listing came from the
cassette, the seconds that it will take, more or less, stand below those that have passed, and C, in place of Q, or
BREAK shows the menu again: on a 48K, too, it stays in memory, above all that the listings use, and needs no tape.

**The walk.** At the end of a listing whose maze can be walked, W puts a disc and a ring into it, as far from each other
as the maze allows; in the nested rings and rectangles the first ring is in the middle, and the next are far from there.
Run to it with QAOP, 5678 or a joystick. Where the way is short, more rings follow, up to five. Par
is the shortest way through all of them, a quarter more, and three or four seconds: within par you win three stars,
within half as much again two, else one. The menu keeps the most. The clock begins with the first key. SPACE, held for
a third of a second, gives up and shows the shortest way to the next ring. Where the way is looked for between lines,
which takes about five seconds, SPACE stops that. After a listing that SPACE has stopped, W makes our maze and walks it.
W walks the same maze again, and the best time stays. Beside m3, m4 and w1 the maze is drawn anew for it.

Beside z5, z6, z13, z14 and z14b our routine begins with the same random numbers as the listing: M draws the same
picture, and another M draws that of the numbers which follow.

**Typing in.** Some lines are not in print: 1 to 9 (title, corrections, our code), those between the printed tens (they
look at the clock and at SPACE), and those from 9500 on (title, clock and keys). Leave them out when you type in a
listing of ZX Review or Microhobby, except those that its "Added" mentions and the machine code of Z7.

**Figures.** They come from one run on a simulated 48K with contended memory and one random start; other mazes take
more or less time, and the menu shows the mean of five. The time of a listing begins after it has cleared the screen
and ends with the finished maze. The time of our routine is for its call: a maze without drawing it, a picture with it.

"""

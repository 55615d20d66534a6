"""The catalogue's section on random pictures: the routines of `asm/pictures`, measured."""

from zxmazes.documents.markdown import Report, table
from zxmazes.documents.measures import Times
from zxmazes.machine.spectrum import Call
from zxmazes.routines.images import size_in_all
from zxmazes.routines.index import by_name
from zxmazes.routines.pictures import PicturesLibrary

SEEDS = range(0, 65536, 655)  # 101 of them


def part(report: Report) -> list[str]:
    """The section: draw all pictures."""
    library = PicturesLibrary()
    rows = []
    for label, one in by_name("picture").items():
        report(label)
        times = Times([draw(library, label, seed).tstates for seed in SEEDS])
        rows.append([f"`{label}`", one.what, str(one.size), str(size_in_all(label)), str(times)])
    return [
        "## Random pictures\n",
        f"{len(SEEDS)} seeds of each. The times are those of the drawing, without contention.\n",
        table(["routine", "what it is", "bytes", "in all", "T"], rows),
    ]


def draw(library: PicturesLibrary, label: str, seed: int) -> Call:
    """Draw the picture of a seed, with the shapes of the listing, or a labyrinth of 7 circuits."""
    return library.draw(label.removeprefix("draw_"), seed, a=7, hl=library.address("kombikorm_shapes"))

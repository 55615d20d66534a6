"""The catalogue's section on random pictures: the routines of `asm/pictures`, measured."""

from zxmazes.pages.bench import Times
from zxmazes.pages.markdown import Report, table
from zxmazes.routines.library import size_in_all
from zxmazes.routines.pictures import PicturesLibrary
from zxmazes.routines.registry import by_name

SEEDS = range(0, 65536, 655)  # 101 of them


def part(report: Report) -> list[str]:
    """The section: draw all pictures."""
    library = PicturesLibrary()
    shapes = library.address("kombikorm_shapes")  # those of the listing, for the routines that read shapes
    rows = []
    for label, one in by_name("picture").items():
        report(label)
        times = Times([library.draw(label.removeprefix("draw_"), seed, hl=shapes).tstates for seed in SEEDS])
        rows.append([f"`{label}`", one.what, str(one.size), str(size_in_all(label)), str(times)])
    return [
        "## Random pictures\n",
        f"{len(SEEDS)} seeds of each. The times are those of the drawing, without contention.\n",
        table(["routine", "what it is", "bytes", "in all", "T"], rows),
    ]

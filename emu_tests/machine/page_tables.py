"""What a page is, and the table of all of them; `pages` walks to them."""

# Longer than 300 lines because it is one table of the pages of all tapes.
from collections.abc import Iterator
from dataclasses import dataclass

from zxmazes.documents import magazine
from zxmazes.programs.registry import program
from zxmazes.routines.index import in_menu_order, routine

#: The machine code of 1997 never looks at the keyboard: it is through in half a second.
UNSTOPPED = ("z7",)

#: Seeds of listings whose finish is walled in.
_NO_WAY = {"m4": 27, "w1": 61}
#: Listings that have nothing for our routine until they have made a field: if stopped before, they do not offer M.
_LATE = ("m3", "m4", "w1")


@dataclass(frozen=True)
class Page:
    """A page of a tape, and how to get to it from another one.

    after: the page that it is reached from; `z80` for the tape's snapshot, `tape` for a machine with LOAD "" typed.
    keys: pressed one after the other; `CS+q` two together, `a*5` five times.
    at: where the program waits then: a label, in whose routine there is a HALT, or a line of BASIC; "" for anywhere.
    frames: how long to run then, for a page that does not stand still; None for one that does.
    hold, gap: frames for which each key is held, and then none.
    moment: what the ROM's frame counter is set to before the keys: it is the seed of what the keys begin.
    plays: what comes from the tape after the keys; `pages` has the list.
    """

    tape: str
    name: str
    after: str
    keys: str
    at: str | int
    frames: int | None = None
    hold: int = 4
    gap: int = 8
    moment: int | None = None
    plays: str = ""

    def __str__(self) -> str:
        return f"{self.tape}-{self.name}"

    def presses(self) -> Iterator[str]:
        """The keys one by one."""
        for word in self.keys.split():
            key, _, times = word.partition("*")
            yield from [key] * int(times or 1)


def _loaded(tape: str) -> list[Page]:
    """The pages that all tapes in machine code begin with, and the one that they leave in BASIC."""
    return [
        Page(tape, "loader", "tape", "", "", 0, plays="basic"),
        Page(tape, "picture", "tape", "", "", 0, plays="program"),
        Page(tape, "title", "z80", "", "session_begin"),
        Page(tape, "left", "title", "q", 9910),
    ]


def _walks() -> list[Page]:
    at = "walk_frame"
    pages = []
    for tape, seed, way in (
        ("corridor", "2 7", "p*11 a*2 p*19"),
        ("dfs", "1 9 3 1", "p*23 a*2 p*2 a*8 p*2 a*2 p*2 a*6 p"),
    ):
        pages += [
            *_loaded(tape),
            Page(tape, "maze", "title", "ENTER t 1 9 9 7 ENTER", at),
            Page(tape, "trail", "maze", "p 8 q 7 a*3 6*2", at),
            Page(tape, "way", "trail", "w", at),
            Page(tape, "next", "way", "n", at),
            Page(tape, "seed", "maze", "t", "number_type"),
            Page(tape, "seed-typed", "seed", "6 5 5 3 6", "number_type"),
            Page(tape, "seed-shorter", "seed-typed", "CS+0", "number_type"),
            Page(tape, "seed-greatest", "seed-shorter", "3 5 ENTER", at),
            Page(tape, "seed-kept", "way", "t 1 2 CS+SPACE", at),
            Page(tape, "short-way", "maze", f"t {seed} ENTER", at),
            Page(tape, "out", "short-way", way, at),
        ]
    return [
        *pages,
        Page("dfs", "small", "maze", "v", at),
        Page("dfs", "small-way", "small", "w", at),
    ]


def _wave() -> list[Page]:
    tape, at = "wave", "wave_frame"
    return [
        *_loaded(tape),
        Page(tape, "stones", "title", "ENTER t 2 0 0 1 ENTER", at),
        Page(tape, "spreading", "stones", "ENTER", "", 30),
        Page(tape, "route", "spreading", "", at),
        Page(tape, "ends", "route", "a p*3 s q*4 p*3 f o SPACE", at),
        Page(tape, "walled", "stones", "q*10 p*29 s", at),
        Page(tape, "no-route", "walled", "ENTER", at),
        Page(tape, "density-30", "stones", "d", at),
        Page(tape, "density-40", "density-30", "d", at),
        Page(tape, "density-10", "density-40", "d", at),
        Page(tape, "beyond-the-limit", "stones", "l*2 ENTER", at),
        Page(tape, "limit-160", "stones", "l*5", at),
        Page(tape, "next", "stones", "n", at),
        Page(tape, "maze", "stones", "m", at),
        Page(tape, "maze-route", "maze", "ENTER", at),
        Page(tape, "seed", "stones", "t", "number_type"),
        Page(tape, "seed-typed", "seed", "1 2 3", "number_type"),
        Page(tape, "seed-kept", "route", "t CS+SPACE", at),
    ]


def _menu(tape: str) -> list[str]:
    """The routines in a tape's menu, in its order."""
    carried = (routine(label) for label in program(tape).carries)
    return [one.label for one in in_menu_order(one for one in carried if one.family in ("generator", "change"))]


def _choosing(tape: str, keys: str, made: str) -> list[Page]:
    """The page on which a generator is chosen, by keys after the title, and what it says."""
    at, typing = "choose_frame", "number_type"
    entries, two = len(_menu(tape)), _menu(tape).index("generate_rooms")  # which has two parameters
    return [
        Page(tape, "menu", "title", f"{keys} t 1 9 9 7 ENTER s 0 ENTER", at),
        *(Page(tape, f"menu-{place}", "menu", f"a*{place}", at) for place in range(1, entries)),
        Page(tape, "width", "menu", "w 3", typing),
        Page(tape, "height", "menu", "h 1 5", typing),
        Page(tape, "size", "height", "ENTER", at),
        Page(tape, "size-refused", "menu", "w 3 0 ENTER", at),
        Page(tape, "seed", "menu", "t 7", typing),
        Page(tape, "speed", "menu", "s", typing),
        Page(tape, "value", f"menu-{two}", "1 2 5", typing),
        Page(tape, "value-set", "value", "6 ENTER", at),
        Page(tape, "second-value", "value-set", "2", typing),
        Page(tape, "second-value-set", "second-value", "1 0 ENTER", at),
        Page(tape, "random", "menu", "r", at, moment=4321),
        Page(tape, "load", "menu", "l", "", 30),
        Page(tape, "load-stopped", "load", "CS+SPACE", at),
        Page(tape, "load-found", "load", "", "", 50, plays="header"),
        Page(tape, "load-damaged", "load", "", at, plays="damaged"),
        Page(tape, "loaded", "load", "", made, plays="field"),
    ]


def _generators() -> list[Page]:
    tape, at, menu = "generators", "build_frame", _menu("generators")
    entries, mirror = len(menu), menu.index("mirror")
    return [
        *_loaded(tape),
        *_choosing(tape, "ENTER", at),
        Page(tape, "no-maze", f"menu-{entries - 1}", "ENTER", "choose_frame"),
        Page(tape, "least-value", f"menu-{menu.index('generate_rings')}", "1 0 ENTER", "choose_frame"),
        Page(tape, "made-0", "menu", "ENTER", at),
        *(Page(tape, f"made-{place}", f"made-{place - 1}", "m a ENTER", at, gap=20) for place in range(1, entries)),
        Page(tape, "not-this-size", "menu", f"w 2 9 ENTER h 2 9 ENTER ENTER m a*{mirror} 1 3 ENTER ENTER", at, gap=20),
        Page(tape, "route", "made-0", "r", at),
        Page(tape, "colours", "made-0", "d", at),
        Page(tape, "colours-of-a-route", "colours", "r", at),
        Page(tape, "colours-next", "colours-of-a-route", "n", at),
        Page(tape, "colours-of-parts", f"made-{menu.index('generate_rooms')}", "d", at),
        Page(tape, "next", "route", "n", at),
        Page(tape, "watched", "made-0", "4 a", "", 30),
        Page(tape, "watched-to-the-end", "watched", "", at),
        *(Page(tape, f"{name}-looking", "watched-to-the-end", name[0], "", 10) for name in ("easy", "tricky", "hard")),
        *(Page(tape, name, "made-0", name[0], at) for name in ("easy", "tricky", "hard")),
        Page(tape, "save-code", "made-0", "c", "save"),
        Page(tape, "save-screen", "route", "s", "save"),
    ]


def _solvers() -> list[Page]:
    tape, at, solvers = "solvers", "solve_frame", 18
    return [
        *_loaded(tape),
        *_choosing(tape, "ENTER g", at),
        Page(tape, "maze", "menu-2", "ENTER", at),
        *(Page(tape, f"solver-{place}", "maze", f"x*{place}", at) for place in range(1, solvers)),
        Page(tape, "solver-last", "maze", "z 7", at),
        Page(tape, "solved-0", "maze", "ENTER", at),
        *(Page(tape, f"solved-{place}", f"solver-{place}", "ENTER", at) for place in range(1, solvers)),
        Page(tape, "cursor", "maze", "a p", at),
        Page(tape, "ends", "cursor", "s a*2 f p w", at),
        Page(tape, "next", "maze", "n", at),
        Page(tape, "stones", "maze", "d", at),
        Page(tape, "stones-solved", "stones", "ENTER", at),
        Page(tape, "no-route", "maze", "a w ENTER", at, gap=20),
        Page(tape, "points", "stones", "z*8 p a*3 k p*4 a*2 k a*5 o*3 k t*2 t*4", at),
        Page(tape, "points-solved", "points", "ENTER", at),
        Page(tape, "points-in-the-best-order", "points", "b ENTER", at),
        Page(tape, "beyond-the-limit", "stones", "t*2 ENTER", at),
        Page(tape, "colours", "maze", "v", at),
        Page(tape, "colours-of-stones", "stones-solved", "v", at),
        Page(tape, "flood", "stones", "l", at),
        Page(tape, "flood-cleared", "flood", "c n d", at),
        Page(tape, "race", "maze", "r", "race_page"),
        Page(tape, "race-of-stones", "stones", "r", "race_page"),
        Page(tape, "race-without-a-route", "no-route", "r", "race_page"),
        Page(tape, "watched", "maze", "4 ENTER", "", 150),
        Page(tape, "watched-to-the-end", "watched", "", at),
    ]


def _large() -> list[Page]:
    tape, choosing, at, out = "large", "choose_frame", "explore_frame", "out_frame"
    return [
        *_loaded(tape),
        Page(tape, "menu", "title", "ENTER t 1 9 9 7 ENTER", choosing),
        Page(tape, "menu-63", "menu", "s", choosing),
        Page(tape, "menu-95", "menu-63", "s", choosing),
        Page(tape, "menu-eller", "menu-63", "k", choosing),
        Page(tape, "menu-binary", "menu-eller", "k n", choosing),
        Page(tape, "menu-loops", "menu-binary", "l", choosing),
        Page(tape, "seed", "menu", "t 7", "number_type"),
        Page(tape, "making", "menu", "ENTER", "", 0),
        Page(tape, "maze", "menu", "ENTER", at),
        Page(tape, "trail", "maze", "p*9 a*9 o*9 q*9", at),
        Page(tape, "looking", "trail", "w", "", 9),
        Page(tape, "way", "trail", "w", at),
        Page(tape, "way-gone", "way", "w", at),
        Page(tape, "95", "menu-95", "ENTER", at),
        Page(tape, "63", "menu-63", "ENTER", at),
        Page(tape, "63-way", "63", "w", at),
        Page(tape, "63-off-the-way", "63-way", "p*9 a*9 o*9 q*9", at),
        Page(tape, "binary", "menu-binary", "ENTER", at),
        Page(tape, "loops", "menu-loops", "ENTER", at),
        Page(tape, "out", "63", "f", out, hold=3000),
        Page(tape, "out-longer", "63-off-the-way", "f", out, hold=3000),
        Page(tape, "out-largest", "way", "f", out, hold=9000),
        Page(tape, "larger", "out", "ENTER", at),
    ]


def _tilings() -> list[Page]:
    tape, choosing, at, typing = "tilings", "menu_frame", "board_frame", "number_type"
    tilings, generators, hexagon = range(1, 9), range(1, 7), 2
    return [
        *_loaded(tape),
        Page(tape, "menu", "title", "ENTER t 1 9 9 7 ENTER s 0 ENTER", choosing),
        *(Page(tape, f"menu-{place}", "menu", f"a*{place}", choosing) for place in tilings),
        *(Page(tape, f"menu-{10 + place}", "menu", f"p a*{place}", choosing) for place in generators),
        Page(tape, "width", "menu", "w 1 2", typing),
        Page(tape, "width-set", "width", "ENTER", choosing),
        Page(tape, "seed", "menu", "t 7", typing),
        Page(tape, "speed", "menu", "s", typing),
        Page(tape, "floors", "menu-8", "f", typing),
        Page(tape, "newest", "menu-13", "g", typing),
        Page(tape, "loops", "menu", "b 9", typing),
        Page(tape, "mask-on", "menu", "k", choosing),
        Page(tape, "made-0", "menu", "ENTER", at),
        *(Page(tape, f"made-{place}", f"menu-{place}", "ENTER", at) for place in tilings),
        *(Page(tape, f"made-{10 + place}", f"menu-{hexagon}", f"p a*{place} ENTER", at) for place in range(1, 6)),
        Page(tape, "made-16", "menu-8", "p a*6 ENTER", at),
        Page(tape, "refused-tiling", f"menu-{hexagon}", "p a*6 ENTER", choosing),
        Page(tape, "way", "made-2", "s", at),
        Page(tape, "heat", "made-2", "h", at),
        Page(tape, "heat-of-squares", "made-0", "h", at),
        Page(tape, "way-through-squares", "made-0", "s", at),
        Page(tape, "next", "made-2", "n", at),
        Page(tape, "tile", "next", "t", at),
        Page(tape, "no-room", "made-3", "h", at),
        Page(tape, "small", "menu", "w 2 ENTER h 2 ENTER ENTER", at),
        Page(tape, "found", "small", "x w x d", at),
        Page(tape, "found-shortest", "small", "x d", at),
        Page(tape, "refused", "menu", "w 2 ENTER h 2 ENTER e SPACE p SPACE a SPACE m ENTER", choosing),
        Page(tape, "mask", f"menu-{hexagon}", "e", "mask_frame"),
        *(Page(tape, f"mask-{key}", "mask", key, "mask_frame") for key in "hc"),
        Page(tape, "mask-which", "mask", "l", "mask_initial"),
        Page(tape, "mask-l", "mask-which", "m", "mask_frame"),
        Page(tape, "mask-cut", "mask", "p*3 a*2 SPACE p SPACE a", "mask_frame"),
        *(Page(tape, f"maze-{key}", f"mask-{key}", "m ENTER", at) for key in "hlc"),
        Page(tape, "watched", f"menu-{hexagon}", "s 4 ENTER ENTER", "", 100),
    ]


def _monster() -> list[Page]:
    tape = "monster"
    return [
        *_loaded(tape),
        Page(tape, "maze", "title", "ENTER", "tick", 0, moment=1207),
        Page(tape, "trail", "maze", "p*12", "tick", 0, hold=6, gap=0),
        Page(tape, "out", "trail", "p*18 a+p*12", "game_over", hold=6, gap=0),
        Page(tape, "caught", "maze", "", "game_over"),
        Page(tape, "again", "caught", "r", "tick", 0),
        Page(tape, "another", "caught", "n", "tick", 0),
    ]


def _terrain() -> list[Page]:
    tape, at = "terrain", "map_frame"
    return [
        *_loaded(tape),
        Page(tape, "first", "title", "ENTER", at, moment=1207),
        Page(tape, "map", "first", "t 1 9 8 7 ENTER", at),
        Page(tape, "way", "map", "p*2 q", at),
        Page(tape, "too-far", "map", "p*6 a", at),
        Page(tape, "walked", "way", "ENTER", at),
        Page(tape, "horse", "map", "u", at),
        Page(tape, "boat", "horse", "u", at),
        Page(tape, "more", "map", "m*4", at),
        Page(tape, "less", "map", "l*5", at),
        Page(tape, "flag", "map", "w", at),
        Page(tape, "no-flag", "taken-afloat", "w", at),
        Page(tape, "taken-afloat", "boat", "m*5 p*2 q*9 ENTER", at),
        Page(tape, "ridden-1", "taken-afloat", "u*2 m*17 a p*22 ENTER", at),
        Page(tape, "ridden-2", "ridden-1", "a ENTER", at),
        Page(tape, "ridden-3", "ridden-2", "a o*25 ENTER", at),
        Page(tape, "ridden-4", "ridden-3", "a*7 p ENTER", at),
        Page(tape, "ridden-5", "ridden-4", "q*4 p*6 ENTER", at),
        Page(tape, "all-flags", "ridden-5", "o ENTER", at),
        Page(tape, "next", "map", "n", at),
        Page(tape, "seed", "map", "t", "number_type"),
        Page(tape, "seed-typed", "seed", "6 5 5 3", "number_type"),
    ]


def _endless() -> list[Page]:
    tape, at = "endless", "play_frame"
    return [
        *_loaded(tape),
        Page(tape, "play", "title", "ENTER", at, 0, moment=1207),
        Page(tape, "running", "play", "a*4 p*4 SPACE a*6 o*4 a*6", at, 0, hold=20, gap=2),
        Page(tape, "pause", "play", "h", "pause"),
        Page(tape, "resumed", "pause", "j", at, 0),
        Page(tape, "burnt", "play", "", "burnt"),
        Page(tape, "best", "running", "", "burnt"),
        Page(tape, "again", "best", "r", at, 0),
        Page(tape, "another", "best", "n", at, 0),
        Page(tape, "title-best", "best", "t", "session_begin"),
    ]


def _cassette() -> list[Page]:
    tape = "magazine"
    return [
        Page(tape, "menu", "tape", "", 210, plays="menu"),
        Page(tape, "menu-2", "menu", "SPACE", 210),
        Page(tape, "searching", "menu", "b", 340, 30),
        Page(tape, "left", "menu", "q", 9910),
    ]


def _listings() -> list[Page]:
    pages = []
    for listing in magazine.listings():
        tape = listing.name
        pages += [
            Page(tape, "loading", "tape", "", "", 0, plays="program"),
            Page(tape, "running", "z80", "", "", 18 if listing.id in UNSTOPPED else 75, moment=1997),
            Page(tape, "done", "running", "", 9670),
            Page(tape, "left", "done", "q", 9910),
        ]
        if listing.id not in UNSTOPPED:
            pages.append(Page(tape, "stopped", "running", "SPACE", 9670, hold=40))
        if listing.id in _NO_WAY:
            pages.append(Page(tape, "no-way", "z80", "", 9670, moment=_NO_WAY[listing.id]))
        if listing.beside:
            pages.append(Page(tape, "ours", "done", "m", 9670, moment=1997))
            if listing.id not in _LATE:
                pages.append(Page(tape, "ours-alone", "stopped", "m", 9670, moment=1997))
    return pages


PAGES = [
    *_walks(),
    *_wave(),
    *_generators(),
    *_solvers(),
    *_large(),
    *_endless(),
    *_monster(),
    *_terrain(),
    *_tilings(),
    *_cassette(),
    *_listings(),
]

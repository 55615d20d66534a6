"""Pages that show something of their own against their files, cell by cell; each text of the sources is on some page.

What other pages show is a property: that a maze is drawn as it is in memory, in `test_drawn`; the mazes of the magazine
in their own tests.
"""

# Longer than 300 lines because each text that no page shows has a line of its own, which says why.

import functools
import itertools
import re
from collections.abc import Iterator

import pytest
from skoolkit.tape import parse_tap

from emu_tests.machine.drawn_letters import drawn_rows
from emu_tests.machine.engine_parts import included
from emu_tests.machine.images import assembly, programs
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.page_table import Page, pages_of
from emu_tests.machine.pages import reach, seen, waits
from emu_tests.machine.walking import places
from emu_tests.records.screens import ACCEPT, KEPT, difference, file_of, reviewed, stale, text_of, text_rows, twins
from zxmazes.heads import Source
from zxmazes.paths import ASM, DIST

#: Texts that no page shows, and why.
UNSHOWN = {
    "page   of": "all fits on one page; test_menu has menus of several",
    "Bump!": "in `wonders`, for a moment; test_wonders_labyrinth_fire reads it",
    "Late turn": "in `wonders`, for a moment; test_wonders_grows sees it",
    "MAZE 1": "in drawn letters; test_large_challenge has the place",
    "DARK": "in drawn letters, in place of the first four of these; the other names, too",
    "No hound yet": "in `large`, for B too early; test_large_bone reads it",
    "Walk it first": "in `large`, for W where its line goes on; test_large_help reads it",
    "Time up": "in `large`, for a second; test_large_tries reads it",
    "Take every gem!": "in `large`, in a locked maze; test_large_locked reads it",
    "The ring opens!": "the same",
    "Out!": "in `large`, while the way is looked for; test_large_tries reads it",
    "The ring!": "in `large`, while the way is looked for; test_large_tries reads it",
    "Hound eats!": "in `large`, once the bone is thrown; test_large_bone reads it",
    "Best of all!   ": "in `large`, for a first place; test_large_tries reads it",
    "Champion": "a title of `solvers`; test_solvers_ends comes to it",
    "LIGHTS OUT": "a race of `solvers`, in large letters; test_solvers_rules comes to it",
    "SNAIL RACE": "the same",
    "EACH WAY": "the same",
    "INSIDE OUT": "the same",
    "THE FINAL": "the same",
    "The next race": "the same; test_solvers_rules reads it",
    "The maze goes dark after six": "below it",
    "seconds. All odds are one up.": "below it",
    "The last to arrive wins, so": "below it",
    "bet on the slowest runner!": "below it",
    "Your runner may come second:": "below it",
    "that wins your bet, too.": "below it",
    "Start and cheese swap places.": "below it",
    "Both hands may run in circles.": "below it",
    "Odds are one up. Bet some or": "below it",
    "all: what you end with counts.": "below it",
    "DARK in six seconds": "on the page of a bet of such a race; test_solvers_rules reads it",
    "SNAIL: last wins.": "the same",
    "EACH WAY: 2nd pays.": "the same",
    "THE FINAL: bet all?": "the same",
    "ready": "for a moment before a race of `solvers`; test_solvers_race reads it",
    "First make or load a maze": "in `solvers` there is one before its menu can be opened",
    "Red: extra steps": "in a race of `solvers`, if there are some; test_solvers_tape reads it",
    "M3 no way through": "its maze is perfect, so the walk always finds the way",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-": "a name is chosen of them, one at a time",
    "lines best": "the name of its scores on tape",
    "monsters": "the name of its scores on tape",
    "Had help": "after a walk of `generators`; test_generators_ends reads it",
    "leaves": "for R in such a walk; test_generators_walk reads it",
    "1 star.": "the same",
    "THE NEXT KIND: a little harder": "after a walk of `generators`; test_generators_won comes to it",
    "W ENTER walk it     BREAK menu": "the same page",
    "From": "the kind of a maze from tape; test_generators_saved reads it",
    "...*..*.....*.....*.....": "in `generators`, but where its man stands; test_generators_ranks reads it",
    "out": "the same page",
    "in par": "the same page",
    "in Max": "the same page",
    "Stars need a way of 40 steps.": "the same page",
    "All won!": "when all stars of `generators` are won; test_generators_ranks wins them",
    "Hunted! Keep going!": "a hunted walk in `generators`; test_generators_hunt begins such",
    "Hunted! Gems open the ring!": "the same where the ring is locked; test_generators_locked reads it",
    "Gems to open the ring: 0": "a walk to a locked ring in `generators`; test_generators_locked reads it",
    "The ring is open!": "the same",
    "2 s off, Max grows.": "a walk in `generators` where the first gem is left; test_generators_gems reads it",
    "Caught!": "a hunted walk in `generators`",
    "New rank": "after such a walk; test_generators_ranks wins all",
    "All 96 stars": "on the best walks of `generators` with all stars; test_generators_ranks wins them",
    **dict.fromkeys(("ULNH", "SHNTMWKERFGCLX"), "letters that are no directions, of `tilings` the second"),
    "M6 Shuffling walls": "while its walls are put in order by chance",
    "SFNMDTLW": "such letters of `wave`",
    "UWRNT": "such letters of `terrain`",
    "WMHFN": "such letters of `large`",
    "Type a name!": "in `large`, for ENTER before any letter; test_large_keys reads it",
    "SYMB SHIFT": "in `large`, the name of a key that is chosen",
    "Hunt and": "with narrow spaces; test_generators_menu reads it",
    "race best": "the name of its scores on tape",
    "You have beaten all four.": "who has won the cup; test_race_ends reads it",
    "The cup is over.": "who has lost it; test_race_ends reads it",
    "Next:": "after a match of the cup, which it reads",
    "You may try once more.": "after the first one that is lost, which it reads",
    "Too hard? P changes its pace.": "after a match that is lost, which it reads",
    "Too easy? P changes its pace.": "after one that is won",
    "Fire beat you to the ring.": "a walk in `wonders`; test_wonders_own reads it",
    "Fire": "of a page of keys that asks for four; the same bytes are in the line above",
    "Fetch the moon: all sleep.": "a later hint there; test_wonders_said reads it",
    "They wake!": "after a moon there; test_wonders_said reads it",
    "about": "before the seconds of a listing from the cassette; test_magazine_cassette reads them",
    "Finding the way": "while a walk of the magazine is made ready; test_magazine_roam has what follows",
    "Touch every ring, one by one": "below it",
    "A hunter follows you: don't stop": "the same in higher ranks; test_magazine_ranks has what they ask for",
    "The light goes out: remember it!": "the same",
    "Hunted in the dark: don't stop!": "the same",
    "Caught! SPACE: the way": "the end of such a walk; test_magazine_ranks reads it",
    "Promoted:": "on the panel over a walk; test_magazine_ranks reads it",
    ": the menu tells more": "below it; test_magazine_ranks reads it",
    "Search stopped": "SPACE has ended that; test_magazine_roam reads it",
    "Given up": "the same after a walk; test_magazine_roam reads it",
    "Ring cut off: N draws another": "one of its rings is cut off; test_magazine_roam reads it",
    "Won:": "the end of such a walk; test_magazine_roam reads it",
    "Won in": "on the panel over it; test_magazine_roam",
    "of {resident_all} stars": "the same, from the cassette; test_magazine_cassette",
    "stars:": "the same: what is left to win",
    "best": "the same, again",
    "s over par": "the same, too late",
    "best walks": "the name of those of `generators`",
    "Best": "the time of a former walk there; test_generators_won has one",
    "NRDETHCSMWLBK": "letters that are no directions",
    "MOUSE": "a rival of `race`, in drawn letters",
    "RIGHT HAND": "such a rival",
    "TREMAUX": "such a rival",
    "WAVE": "such a rival",
    "S P R I N T": "in letters of twice the height above a sprint there; test_race_programmes",
    "TWO PLAYERS": "such letters there",
    "HEXAGONS": "a special round of it, such letters",
    "STOREYS": "the other one",
    "THE END": "in drawn letters; test_terrain_game comes to it",
    "LOST": "in drawn letters; test_terrain_game comes to it",
    "HOME": "such a name",
    "SPACE": "a key that no set of `solvers` has",
    "All fifteen! You are a master.": "test_wonders_opening has won them",
    "All three stars": "test_wonders_opening looks at it",
    "A star! Run on.": "test_wonders_flag has kept the flag",
    "Demonstration: press any key": "test_wonders_flag looks at it",
    "Demonstration: all three stars!": "at its end; test_wonders_flag looks at it",
    "Ring   of  !": "for half a second there; test_wonders_boundless sees it",
    "All asleep! Get away.": "after a moon there; test_wonders_said reads it",
    "Draw first.": "an empty board there; test_wonders_said reads it",
    "more for a star": "a short way there; test_wonders_said reads it",
    "ALL FIFTEEN STARS": "who has all stars there; test_wonders_said reads it",
    "ALL FIFTEEN": "the same page, in drawn letters",
    "You are a master of wonders!": "the same page",
    "All fifteen stars are won!": "the title then; test_wonders_said reads it",
    "10 of 15 stars": "the title before that; test_wonders_lost reads it",
    "Won. N: next": "a labyrinth that is won; test_wonders_labyrinth reads it",
    "Burnt! Too many bumps.": "after two; test_wonders_labyrinth_fire reads it",
    "BFHKLMNSWY": "such letters of `wonders`",
    "WELL DONE": "in drawn letters; test_wave_stones comes to it",
    "NTWLHV": "letters that are no directions",
    "SHNTMPWKERFGCLX": "such letters of `tilings`",
    "Ten seconds more!": "test_tilings_glass comes to the hourglass",
    "No time for that!": "test_tilings_result has less than ten seconds",
    "You have walked them all!": "test_tilings_tour has won",
    "Any key: on, with less time": "the same page",
    "corridor b": "the name of its results on tape",
    "hedge best": "the name of its results on tape",
    "A ghost will be after you. Ready?": "before maze 4: test_walks_challenge",
    "A fox will be after you. Ready?": "before maze 4: test_walks_challenge",
    "Night: a torch, and twice the par. Ready?": "before maze 8: test_walks_challenge",
    "That was the last life.": "of `corridor` and `dfs`: test_walks_challenge comes to it",
    "Look well: the lights go out! Ready?": "before maze 5: test_walks",
    "endlessrun": "the name of its scores on tape",
    "snake best": "the name of its scores on tape",
    "Your Kempston joystick works.": "none is there; test_choose_keys has one",
    "is taken.": "a key of one's own that is refused; test_redefine presses it on every tape",
    "CAPS SHIFT": "such a key",
    "GAME OVER": "in large letters; test_lines_played and test_game_over have it",
    "menu": "beside a key of listings from the cassette: test_magazine_cassette",
    "If no code comes, rewind.": "while a listing waits for its code: magazine_z4-loading shows it",
    "BREAK stops.": "the same page",
    "W1 no way in": "no way in its field of 9 x 14 places has 64 steps",
}


@pytest.mark.parametrize("wanted", KEPT, ids=str)
def test_page(wanted: Page) -> None:
    shown = text_of(wanted)
    assert file_of(wanted).is_file(), f"a new page: look at it, then `{ACCEPT}`:\n{shown}"
    different = difference(wanted, shown)
    assert not different, f"if this is as it should be, `{ACCEPT}`:\n{different}"


def test_no_file_is_left_of_a_page_that_is_gone() -> None:
    assert stale() == [], f"`{ACCEPT}` removes them"


def test_each_page_differs_from_the_others_of_its_tape() -> None:
    assert twins({wanted: reviewed(wanted) for wanted in KEPT}) == []


#: Sources of a game's texts that its own tests read.
OWN = ("hints.asm", "walk_result.asm", "best_tape.asm", "best_table.asm", "walk_texts.asm")

#: What `endless` says beside the maze at later levels, and when an ember burns: its own tests read these in memory.
HINTS = (
    "Beware of",
    "dead ends!",
    "Gates open",
    "and shut!",
    "Faster!",
    "Run on!",
    "As fast as",
    "fire gets.",
    "burnt you!",
)
UNSHOWN |= dict.fromkeys(HINTS, "a hint of a later level; test_endless reads it")
UNSHOWN |= dict.fromkeys(
    (
        *("kind", "New best", "steps", "In a row", "Too slow", "Too far", "Too late", "Way seen"),
        *("Ghost", "Be out", "is lost.", "Too many", "steps.", "+10 s,", "goes on.", "Any key", "......."),
        *("Be out in 3 x par.", "Be out in par.", "Be out in Max steps.", "THE NEXT KIND", "Any key goes on."),
        *("Star lost. Be out by", "Got away", "Catch the thief for the key!"),
        *("Learn it!", "The walk is dark!", "Hunted in the dark!", "Too far. Be out by"),
    ),
    "in a walk of `generators` or after it; its tests read these",
)
UNSHOWN |= dict.fromkeys(
    ("Straight", "Longer", "From row", "From col.", "Percent", "Shape"),
    "what a parameter of `generators` is called; test_generators_menu reads it",
)
UNSHOWN |= dict.fromkeys(("Rover", "Scout", "Guide", "Ranger", "Daedalus"), "test_generators_ranks wins these")

# --- the texts of the sources ---------------------------------------------------------------------------------

_CODE = [name for name in programs() if programs()[name].start and not programs()[name].games]
KEPT_OF = {name: [wanted for wanted in KEPT if wanted.tape == name] for name in programs()}
_BASIC = sorted({source.label for name in programs() for source in programs()[name].basic})


@functools.cache
def _screens(tape: str) -> list[list[str]]:
    """The 24 rows of each screen on the way to the pages of a tape, and of its loading screen."""
    pages = {*pages_of(tape).values(), *itertools.chain.from_iterable(places(tape).values())}
    screens = {screen for wanted in pages for screen in seen(wanted)}
    screens.add(bytes(parse_tap(str(DIST / f"{tape}.tap")).blocks[3].data[1:-1]))
    return [rows for screen in screens for rows in (text_rows(screen), narrow_rows(screen), drawn_rows(screen))]


def _plain(tape: str) -> bytes:
    """A program's image without what is packed in it: pieces of its texts stand there by chance."""
    made = assembly(tape)
    code = bytearray(made.code)
    for label, first in made.symbols.items():
        if label.endswith("_packed"):
            last = made.symbols[f"{label}_end"]
            code[first - made.org : last - made.org] = bytes(last - first)
    return bytes(code)


def _texts(tape: str) -> set[str]:
    """The strings in a program's sources, and in the parts of the engine that it has, that are in its image."""
    rooms = ASM / "programs" / tape, ASM / "engine"
    every = included(ASM / "programs" / tape / "main.asm")
    files = [path for path in every if any(room in path.parents for room in rooms) and path.name not in OWN]
    lines = [line.partition(";")[0] for path in files for line in path.read_text(encoding="ascii").splitlines()]
    strings = {text for line in lines if re.match(r" +db ", line) for text in re.findall('"([^"]*)"', line)}
    return {text for text in strings if text.strip() and text.encode() in _plain(tape)}


def _runs(image: bytes) -> Iterator[tuple[int, int, list[str]]]:
    """Row, column and strings wherever there is a TEXT_AT, or what looks like one, in an image."""
    for found in re.finditer(rb"\x01([\x00-\x17])([\x00-\x1f])((?:[\x02\x05].|[ -\x7f])+)", image, re.DOTALL):
        parts = re.split(rb"[\x02\x05].", found[3], flags=re.DOTALL)
        yield found[1][0], found[2][0], [part.decode() for part in parts if part]


@pytest.mark.parametrize("tape", _CODE)
def test_the_stack_is_as_deep_whenever_a_program_waits_in_the_same_place(tape: str) -> None:
    """So nothing that a key does leaves anything on it. A number may be typed on several pages; a song is for many.

    All pages wait in one place for the library to play, race in one for a frame to end: by whom it is called counts.
    """
    depths: dict[tuple[int, int], set[int]] = {}
    symbols = assembly(tape).symbols
    shared = range(symbols.get("attract_frame", 0), symbols.get("attract_check", 0))
    song = range(symbols.get("song_frame", 0), symbols.get("song_end", 0))
    for wanted in KEPT_OF[tape]:
        machine = reach(wanted)
        if waits(machine) and "DELETE" not in machine.text()[23] and machine.registers.pc not in song:
            at, sp = machine.registers.pc, machine.registers.sp
            caller = machine.word(sp) if at in shared or at == symbols.get("race_tick") else 0
            depths.setdefault((at, caller), set()).add(sp)
    assert len(depths) > 1 or not KEPT_OF[tape]  # none is kept of a tape that is new
    assert {place: sorted(found) for place, found in depths.items() if len(found) > 1} == {}


@pytest.mark.parametrize("tape", _CODE)
def test_each_text_of_the_code_is_on_a_page(tape: str) -> None:
    """Where its TEXT_AT puts it, blanks aside, as numbers may stand there; else anywhere."""
    texts, screens, placed = _texts(tape), _screens(tape), set()
    for row, column, parts in _runs(_plain(tape)):
        text = "".join(parts)
        if len(text) > 1 and texts.issuperset(parts):
            shown_there = any(_stands(text, page[row][column:]) for page in screens)
            data = len(max(parts, key=len)) == 1  # letters alone may be
            assert shown_there or data or text.strip() in UNSHOWN, (row, column, text)
            placed.update(parts)
    shown = "\n".join(row for page in screens for row in page)
    free = [text.strip() for text in texts - placed if len(text.strip()) > 2]  # less is anywhere in code, too
    assert placed or free, "there are texts"
    missing = {text for text in free if not re.search(".+".join(map(re.escape, text.split())), shown)}
    assert missing <= UNSHOWN.keys()


def _stands(text: str, row: str) -> bool:
    return len(row) >= len(text) and all(char in (" ", there) for char, there in zip(text, row, strict=False))


@pytest.mark.parametrize("label", _BASIC)
def test_each_text_of_the_basic_is_on_a_page(label: str) -> None:
    """On a page that is kept of a tape that it is a part of; a loader's on its own page of each of its tapes."""
    printed, shown = set(), ""
    for tape in programs():
        for source in programs()[tape].basic:
            if source.label == label:
                shown += "".join(map(reviewed, KEPT_OF[tape]))
                if programs()[tape].loading:
                    shown += "".join(reach(Page(tape, "loader", "tape", frames=0, plays="basic")).text())
                printed |= _printed(source, tape)
    assert {text for text in printed if text not in shown} <= UNSHOWN.keys()


def _printed(source: Source, tape: str) -> set[str]:
    """The strings of a BASIC text that have words in them."""
    text = "\n".join(line for line in source.text().splitlines() if not re.match(r"\s*#|\d+ REM", line))
    text = re.sub(r'LET m\$="\w+"', "", text)  # the name of our routine: test_magazine reads it on the screen
    if loading := programs()[tape].loading:
        text = text.replace("{title}", loading.title).replace("{verb}", loading.verb)
    strings = [found.replace('""', '"').strip(" *") for found in re.findall('"((?:[^"]|"")*)"', text)]
    return {string for string in strings if re.search("[A-Za-z]{2}", re.sub(r"\{.*?\}", "", string))}

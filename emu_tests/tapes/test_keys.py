"""The keys of every page of every tape: what the screen names acts, and nothing else does, alone or as the joystick.

A tape is here by its folder: its pages are those of its `pages.txt`, or those to which the keys on its screens lead.
What a key is for, its tape's own tests say.
"""

from collections.abc import Iterator

import pytest

from emu_tests.machine.images import assembly, left_to_basic, tapes_with
from emu_tests.machine.page_table import TITLE, Page, pages_of
from emu_tests.machine.pressing import ANY
from emu_tests.machine.walking import (
    STICK,
    USUAL,
    WATCHING,
    Trial,
    first_place,
    leaves,
    names,
    own,
    places,
    says,
    title_names,
    trial,
    tried,
)

TAPES = tapes_with("start")
DIGITS = frozenset("0123456789")
#: Keys that may do what another key is named for.
OTHERWISE = {"ENTER", "SPACE", "fire"}
#: Keys that a page of any key refuses, because the other player, the pages of the tape or the game itself have them.
REFUSED = {"generators-own": frozenset(("b", "ENTER")), "solvers-own": frozenset("b")}
WAYS = frozenset(STICK) - {"fire"}
REFUSED["wonders-keys-own"] = frozenset(("ENTER",))
#: Cells in which two measured times may differ.
DIGITS_OF_A_TIME = 4

every_tape = pytest.mark.parametrize("tape", TAPES)


def allowed(tape: str, place: str, page: Page) -> frozenset[str]:
    """The keys that may act: those on the screen; on the first page also those on the title."""
    if place == WATCHING:  # the screen shows what to press afterwards
        return DIGITS | {"SPACE"} | names(page) & {"m", "w"}
    on_title = is_opening(tape) and page.name == TITLE
    return names(page) | (title_names(tape) if on_title or is_first(tape, place) else frozenset())


def is_opening(tape: str) -> bool:
    """Is its title that of opening.asm, whose keys act there?"""
    return "opening_draw" in assembly(tape).symbols


def is_first(tape: str, place: str) -> bool:
    """Is it the page after the title, whose keys the title names?"""
    return place == first_place(tape)


def wanted(place: str, page: Page) -> frozenset[str]:
    """The keys that must act."""
    keys = (DIGITS if place == WATCHING else own(page)) & {*tried(place, page), "DELETE"}
    return frozenset(keys) - REFUSED.get(str(page), frozenset())


def later(pages: list[Page], first: Trial, acting: set[str]) -> Iterator[Trial]:
    """Other times at a place: on its other pages, and after each key of the first."""
    yield from map(trial, pages[1:])
    yield from (Trial(first.page, key) for key in sorted(acting))


def unheeded(pages: list[Page], first: Trial, keys: frozenset[str]) -> set[str]:
    """Those of the keys that do nothing, whenever they are pressed; of directions it is enough that one leads on."""
    acting = {key for key in keys if first.acts(key)}
    left = keys - acting
    for ways in (frozenset("qaop"), frozenset("5678"), WAYS):
        left -= ways if acting & ways and ways <= keys else frozenset()
    for time in later(pages, first, acting) if left else ():
        left -= {key for key in left if time.acts(key)}
        if not left:
            break
    return set(left)


def unasked(tape: str, place: str, first: Trial, keys: frozenset[str]) -> set[str]:
    """The keys that act and may not: all but directions like the stick's, and ENTER, SPACE or fire for another key.

    Where any key will do, the shifts and the stick may, too.
    """
    moves = WAYS if (WAYS | set("qaop")) & (title_names(tape) | keys) else frozenset()
    if names(first.page) >= set(ANY):
        moves |= {"CS", "SS", *STICK}
    found = {key for key in set(tried(place, first.page)) - keys - moves if first.acts(key)}
    found -= {key for key in found & USUAL.keys() if first.is_as(key, USUAL[key])}
    if first.page.name == TITLE:
        return found - OTHERWISE
    return {
        key
        for key in found
        if key not in OTHERWISE or not any(first.is_as(key, other, DIGITS_OF_A_TIME) for other in keys | {"BREAK"})
    }


@every_tape
def test_what_a_page_names_acts_and_nothing_else_does(tape: str) -> None:
    """Against a machine on which nothing is pressed: the screen, the program's memory, sound and border."""
    found = []
    for place, pages in places(tape).items():
        first = trial(pages[0])
        found += [f"{pages[0]}: {key} does nothing" for key in unheeded(pages, first, wanted(place, pages[0]))]
        found += [f"{pages[0]}: {key} acts" for key in unasked(tape, place, first, allowed(tape, place, pages[0]))]
    assert found == []


@every_tape
def test_what_a_title_names_acts_somewhere(tape: str) -> None:
    left = title_names(tape) - {"BREAK"}
    for pages in (*places(tape).values(), [pages_of(tape)[TITLE]]):
        left -= {key for key in left if left and trial(pages[0]).acts(key)}
    assert left <= WAYS | {"q", "a", "o", "p", *"5678"}, "nor there"
    assert left != WAYS


@every_tape
def test_directions_are_the_same_by_letters_digits_and_the_stick(tape: str) -> None:
    """Where Q A O P and 5 6 7 8 have not another meaning."""
    found = []
    for place, pages in places(tape).items():
        page, first = pages[0], trial(pages[0])
        for key, way in USUAL.items() if place != WATCHING else ():
            is_way = says(page, "QAOP" if key.isalpha() else "5678")
            is_way |= is_first(tape, place) and key in title_names(tape) - names(page)
            if is_way and first.acts(key) | first.acts(way) and not first.is_as(key, way):
                found.append(f"{page}: {key} is not {way}")
    assert found == []


@every_tape
def test_a_letter_in_upper_case_is_the_same_key(tape: str) -> None:
    for pages in places(tape).values():
        first = trial(pages[0])
        letters = sorted(key for key in names(pages[0]) if key.isalpha() and len(key) == 1 and first.acts(key))
        if letters and pages[0].name != TITLE:
            assert first.is_as(f"CS {letters[0]}", letters[0], DIGITS_OF_A_TIME), (str(pages[0]), letters[0])


@every_tape
def test_break_leaves_from_every_page(tape: str) -> None:
    """Held for a while, perhaps more than once, or Y where it is asked: out of a number, a menu, the game."""
    found = [str(pages[0]) for pages in places(tape).values() if not left_to_basic(leaves(pages[0]))]
    assert found == []


@every_tape
def test_a_key_on_the_title_begins_with_the_seed_of_the_moment(tape: str) -> None:
    """And the joystick's fire; any other key does where the title names none."""
    other = () if is_opening(tape) else ("m", "0", "SPACE")
    for key in ("ENTER", *other, "fire"):
        assert trial(pages_of(tape)[TITLE]).acts(key), key

"""Every key of every page, by the tables in the programs and by what the screens name; no other key does anything.

The effects stand in `key_effects` and the modules beside it, a table a page. What is held against them: the tables
of keys in the tape's image, and the keys that the page's texts, or its title's, name.
"""

from dataclasses import dataclass

import pytest

from emu_tests.machine.images import assembly
from emu_tests.machine.key_effects import FIRST, TYPED, Case, Effect, begins, leaves
from emu_tests.machine.key_effects_endless import BURNT, PLAY, resumes
from emu_tests.machine.key_effects_large import CHOICES, EXPLORE, OUT
from emu_tests.machine.key_effects_making import CHOOSE, MADE, WATCHED, load_stops, save_begins, save_not
from emu_tests.machine.key_effects_solving import SOLVE, race_back
from emu_tests.machine.key_effects_terrain import TERRAIN
from emu_tests.machine.key_effects_tilings import MASK, MENU, STICK_CODES, board
from emu_tests.machine.key_effects_walks import OVER, WALK, WAVE, walk_other
from emu_tests.machine.pressing import ANY, SINGLE, STICK, address, at, hold, named, press
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library
from zxmazes.tilings import TILINGS

CHARACTERS = {1: "BREAK", 13: "ENTER", 32: "SPACE"}
DIRECTIONS = ("q", "a", "o", "p", "5", "6", "7", "8", "up", "down", "left", "right")


@dataclass(frozen=True)
class Keys:
    """A page's keys, and what each does.

    tables: the labels of the program's tables of keys. others: keys that are in no table. moves: directions act.
    rows, column: the page names its keys in these rows, from the column on. unnamed: keys that no text need name.
    """

    tape: str
    page: str
    waits: str
    does: dict[str, Effect]
    tables: tuple[str, ...] = ()
    others: frozenset[str] = frozenset()
    moves: bool = False
    rows: range = range(22, 24)
    column: int = 0
    unnamed: str = ""

    def __str__(self) -> str:
        return f"{self.tape}-{self.page}"

    def silent(self) -> list[str]:
        """The keys that do nothing, alone."""
        return [key for key in (*SINGLE, *STICK) if key not in self.does and not (self.moves and key in DIRECTIONS)]


def _title(tape: str) -> Keys:
    """Any key begins, and the joystick's fire."""
    does = {**dict.fromkeys([*ANY, "fire"], begins), "q": leaves, "BREAK": leaves}
    others = frozenset({*ANY, "fire"} - {"q"})
    return Keys(tape, "title", FIRST[tape], does, ("session_letters",), others, rows=range(23, 24), unnamed="fire")


_DIGITS = frozenset("0123456789")
_SIDE = 24
PAGES_OF_KEYS = [
    *(_title(tape) for tape in FIRST),
    Keys("corridor", "maze", "walk_frame", WALK, ("usual_letters", "no_letters"), moves=True),
    Keys("dfs", "maze", "walk_frame", WALK | {"v": walk_other}, ("usual_letters", "fast_letters"), moves=True),
    Keys("dfs", "small", "walk_frame", WALK | {"v": walk_other}, ("usual_letters", "small_letters"), moves=True),
    Keys(
        "corridor",
        "seed-typed",
        "walk_frame",
        TYPED,
        others=frozenset(TYPED),
    ),
    Keys("wave", "stones", "wave_frame", WAVE, ("wave_letters",), frozenset({"fire"}), moves=True),
    *(
        Keys(
            tape,
            "menu",
            "choose_frame",
            CHOOSE,
            ("choose_letters",),
            frozenset({"1", "2", "fire"}),
            True,
            range(20, 24),
        )
        for tape in ("generators", "solvers")
    ),
    Keys(
        "generators",
        "load",
        "choose_frame",
        {"BREAK": load_stops, "SPACE": load_stops},  # the ROM does not ask for CAPS SHIFT
        others=frozenset({"BREAK", "SPACE"}),
        rows=range(22, 23),
        unnamed="SPACE",
    ),
    Keys(
        "generators", "made", "build_frame", MADE, ("build_letters",), _DIGITS | {"fire"}, False, range(13, 24), _SIDE
    ),
    Keys(
        "generators",
        "save-code",
        "build_frame",
        {**dict.fromkeys(ANY, save_begins), "BREAK": save_not},
        others=frozenset({*ANY, "BREAK"}),
        rows=range(13, 24),
        column=_SIDE,
    ),
    *(
        Keys(tape, "watched", waits, WATCHED, (), frozenset(WATCHED), False, range(22, 24), _SIDE, "SPACE")
        for tape, waits in (("generators", "build_frame"), ("solvers", "solve_frame"))
    ),
    Keys("solvers", "maze", "solve_frame", SOLVE, ("solve_letters",), _DIGITS | {"fire"}, True, range(9, 24), _SIDE),
    Keys(
        "solvers",
        "race",
        "race_page",
        {**dict.fromkeys([*ANY, "fire"], race_back), "BREAK": leaves},
        others=frozenset({*ANY, "fire", "BREAK"}),
    ),
    Keys("monster", "maze", "tick", {"BREAK": leaves}, others=frozenset({"BREAK"}), moves=True),
    Keys("terrain", "map", "map_frame", TERRAIN, ("map_letters",), frozenset({"fire"}), moves=True),
    Keys("tilings", "menu", "menu_frame", MENU, ("menu_letters",), frozenset({"fire"}), True, range(12, 24), 0, "fire"),
    *(
        Keys(
            "tilings",
            f"menu a*{place} ENTER",
            "board_frame",
            board(name),
            ("board_letters",),
            frozenset({*board(name)} - {*"shntm", "BREAK"}),
            rows=range(1, 24),
            column=_SIDE,
            unnamed=" ".join(STICK_CODES),
        )
        for place, name in enumerate(TILINGS)
    ),
    Keys(
        "tilings", "mask", "mask_frame", MASK, ("mask_letters",), frozenset({"fire"}), True, range(0, 24, 23), 0, "fire"
    ),
    Keys("tilings", "watched", "board_frame", WATCHED, (), frozenset(WATCHED), False, range(23, 24), 0),
    Keys("monster", "caught", "game_over", OVER, ("over_letters",)),
    Keys(
        "large",
        "menu",
        "choose_frame",
        CHOICES,
        ("choose_letters",),
        frozenset({"fire"}),
        rows=range(1, 24),
        unnamed="fire",
    ),
    Keys("large", "maze", "explore_frame", EXPLORE, ("explore_letters",), moves=True, unnamed="fire"),
    Keys("large", "out", "out_frame", OUT, ("out_letters",), frozenset({"fire"}), unnamed="fire"),
    Keys("endless", "play", "play_frame", PLAY, others=frozenset(PLAY), moves=True, rows=range(14, 24), column=_SIDE),
    Keys(
        "endless",
        "pause",
        "play_frame",
        {**dict.fromkeys([*ANY, *STICK], resumes), "BREAK": leaves},
        others=frozenset({*ANY, *STICK, "BREAK"}),
        rows=range(14, 24),
        column=_SIDE,
        unnamed=" ".join(STICK),
    ),
    Keys("endless", "burnt", "burnt", BURNT, ("over_letters",), rows=range(14, 24), column=_SIDE),
]
EFFECTS = [(keys, key) for keys in PAGES_OF_KEYS for key in keys.does]

every_page = pytest.mark.parametrize("keys", PAGES_OF_KEYS, ids=str)


@pytest.mark.parametrize(("keys", "key"), EFFECTS, ids=str)
def test_a_key_does_what_it_is_for(keys: Keys, key: str, library: Library) -> None:
    keys.does[key](Case(keys.tape, key, keys.waits, at(keys.tape, *keys.page.split()), library))


def in_table(tape: str, label: str) -> list[str]:
    """The keys of a table in the image."""
    image, place, found = assembly(tape), address(tape, label), []
    while code := image.code[place - image.org]:
        found.append(CHARACTERS.get(code, chr(code).lower()))
        place += 3
    return found


@every_page
def test_every_key_of_the_tables_is_tried(keys: Keys) -> None:
    """And none is tried that is not in a table, but those that are read otherwise."""
    tables = [key for label in keys.tables for key in in_table(keys.tape, label)]
    assert len(tables) == len(set(tables))
    assert {*tables, *keys.others} == set(keys.does)


def memory(machine: Machine, tape: str) -> list[bytes]:
    """The screen, and the program's memory but its stack and the note of which direction is held."""
    top, noted = address(tape, "stack_top"), address(tape, "repeat_keys")
    kept = bytearray(machine.read(0x5D00, 0xFF58 - 0x5D00))
    for first, after in ((top - address(tape, "STACK_SIZE"), top), (noted, noted + 2)):
        kept[first - 0x5D00 : after - 0x5D00] = bytes(after - first)
    return [machine.screen(), bytes(kept)]


@every_page
def test_no_other_key_does_anything(keys: Keys) -> None:
    """Nor a direction of the joystick where nothing moves: screen and memory are as if none had been pressed."""
    idle = at(keys.tape, *keys.page.split())
    press(idle, frames=10, after=6)  # a run ends after an instruction, so two runs, as with a key
    expected = memory(idle, keys.tape)
    silent = keys.silent()
    assert silent
    for key in silent:
        machine = at(keys.tape, *keys.page.split())
        press(machine, key, frames=10, after=6)
        assert memory(machine, keys.tape) == expected, key
        assert machine.ports.clicks == idle.ports.clicks


def shown(keys: Keys) -> set[str]:
    """What the page names; the choice of a generator on all its entries."""
    machine, seen, found = at(keys.tape, *keys.page.split()), set(), set()
    entries = ("a", "p") if keys.page == "menu" else ()
    while machine.screen() not in seen:
        seen.add(machine.screen())
        found |= named(machine, keys.rows, keys.column)
        for key in entries:
            press(machine, key, after=16)
            found |= named(machine, keys.rows, keys.column)
    return found


@every_page
def test_what_the_screen_names_is_what_the_keys_do(keys: Keys) -> None:
    """Each key that the page names does something, and each that does something is named there or on the title."""
    act = {*keys.does, *(DIRECTIONS if keys.moves else ())}
    on_page = shown(keys)
    assert on_page - act == set(), "named, and does nothing"
    on_title = named(at(keys.tape, "title"), range(16, 24), 0)
    assert act - on_page - on_title - set(keys.unnamed.split()) == set(), "does something, and is not named"


@pytest.mark.parametrize("tape", FIRST)
def test_a_title_names_no_key_that_its_tape_does_not_have(tape: str) -> None:
    pages = [keys for keys in PAGES_OF_KEYS if keys.tape == tape and keys.page != "title"]
    act = {key for keys in pages for key in (*keys.does, *(DIRECTIONS if keys.moves else ()))}
    assert named(at(tape, "title"), range(16, 23), 0) - act == set()


def test_letters_in_upper_case_are_the_same_keys() -> None:
    for key in ("n", "CS+n"):
        machine = at("corridor", "maze")
        seed = machine.word(address("corridor", "seed"))
        press(machine, key, after=20)
        assert machine.word(address("corridor", "seed")) != seed


def test_a_letter_that_is_held_repeats_as_slowly_as_the_keyboard_of_basic() -> None:
    """N held for two seconds: at once, after 35 frames, then as soon as the maze is there."""
    machine = at("corridor", "maze")
    hold(machine, "n")
    seeds = []
    for _ in range(100):
        machine.frames(1)
        seeds.append(machine.word(address("corridor", "seed")))
    changes = [frame for frame in range(1, 100) if seeds[frame] != seeds[frame - 1]]
    assert changes == [35, 55, 75, 95]


def test_a_direction_that_is_held_comes_before_a_letter() -> None:
    machine = at("corridor", "maze")
    seed, field = machine.word(address("corridor", "seed")), address("corridor", "field")
    machine.write(field + 32 * machine.peek(address("corridor", "player") + 1), bytes(31))
    press(machine, "p", "n", frames=6, after=20)
    assert machine.word(address("corridor", "seed")) == seed
    assert machine.peek(address("corridor", "player")) == 1

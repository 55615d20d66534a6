"""MINOTAUR: BREAK on pages that any key ends, and the keys of the front page and of the panel."""

import pytest

from emu_tests.machine.minotaur_player import MinotaurPlayer
from emu_tests.machine.states import State, state_of

FRONT, FRONT_ROW = "Watch the computer", 14
LINES = ("Start", "Code of a level", "How to play", "Best scores", "Keys", FRONT)
PAGES = ("", "LEVEL CODE", "HOW TO PLAY", "BEST SCORES", "Usual keys", "Its code")
PAGE_KEYS = ("h", "m")
WINDOW = 400_000  # T-states: a picture is complete within them


@pytest.fixture(scope="module")
def player() -> MinotaurPlayer:
    return MinotaurPlayer(48)


@pytest.fixture
def front(player: MinotaurPlayer, front_state: State) -> MinotaurPlayer:
    """On the front page, with nothing pressed."""
    front_state.put(player.machine)
    player.machine.ports.held = ()
    return player


@pytest.fixture(scope="module")
def front_state(player: MinotaurPlayer) -> State:
    return state_of(player.machine)


def shows(player: MinotaurPlayer, page: str) -> bool:
    """Is the pause seen, or the map?"""
    row = player.machine.text()[2]
    return "Pause" in row if page == "h" else row.endswith("you  ")


def plays(player: MinotaurPlayer) -> bool:
    """Is a picture of the game completed soon?"""
    return player.machine.run(WINDOW, player.symbols["play_whole"])


@pytest.mark.parametrize("page", PAGE_KEYS)
@pytest.mark.parametrize("first", [("CS",), ("SPACE",)])
@pytest.mark.parametrize("early", [0, 1, 2, 3])
def test_break_leaves_a_page_that_any_key_ends(
    front: MinotaurPlayer, page: str, first: tuple[str, ...], early: int
) -> None:
    """CAPS SHIFT or SPACE some frames before the other: the game is over, and has not gone on in between."""
    front.begin(9)
    machine = front.machine
    machine.press(page, frames=4, after=60)
    assert shows(front, page)
    if early:
        machine.ports.held = first
        machine.frames(early)
    machine.ports.held = ("CS", "SPACE")
    assert not machine.run(35 * machine.frame, front.symbols["play_frame"])
    machine.ports.held = ()
    machine.run_to(front.symbols["game_ends"], 20 * machine.frame)


@pytest.mark.parametrize("page", PAGE_KEYS)
@pytest.mark.parametrize("first", [("CS",), ("SPACE",)])
def test_break_that_is_let_go_too_soon_is_no_key(front: MinotaurPlayer, page: str, first: tuple[str, ...]) -> None:
    front.begin(9)
    machine = front.machine
    machine.press(page, frames=4, after=60)
    machine.ports.held = first
    machine.frames(2)
    machine.press("CS", "SPACE", frames=10, after=60)
    assert shows(front, page)
    assert not plays(front)
    machine.press("SPACE", after=30)
    assert plays(front)


@pytest.mark.parametrize("page", PAGE_KEYS)
@pytest.mark.parametrize("key", ["SPACE", "ENTER", "x", "q"])
@pytest.mark.parametrize("frames", [1, 2, 40])
def test_a_key_alone_ends_the_page(front: MinotaurPlayer, page: str, key: str, frames: int) -> None:
    """SPACE too, for a moment or for long; a ball of thread is not used by it."""
    front.begin(9)
    machine, balls = front.machine, front.byte("balls")
    machine.press(page, frames=4, after=60)
    machine.press(key, frames=frames, after=40)
    assert plays(front)
    assert front.byte("balls") == balls


# --- the front page -----------------------------------------------------------------------------------------


def own_keys(player: MinotaurPlayer, *keys: str) -> None:
    """Up, down, left, right, fire."""
    machine = player.machine
    machine.press("k", after=15)
    machine.press("5", after=15)
    for key in keys:
        machine.press(key, after=10)
    machine.frames(20)
    machine.press("CS", "SPACE", frames=40, after=30)
    assert FRONT in machine.text()[FRONT_ROW]


@pytest.mark.parametrize(("down", "up"), [("a", "q"), ("6", "7")])
@pytest.mark.parametrize("takes", ["ENTER", "SPACE"])
@pytest.mark.parametrize("line", range(1, 6))
def test_the_bar_takes_its_line(front: MinotaurPlayer, down: str, up: str, takes: str, line: int) -> None:
    """From above and from below; each press is one line."""
    machine = front.machine
    for key, count in ((down, line), (up, 6), (down, 6)):
        for _ in range(count):
            machine.press(key, frames=4, after=6)
        assert front.byte("front_line") == line, "six lines are a round"
    assert machine.text()[23].split() == ["67", "choose", "ENTER", "go", "BREAK", "leave"]
    machine.press(takes, after=60)
    assert PAGES[line] in "\n".join(machine.text())


@pytest.mark.parametrize("keys", ["wdsac", ("ENTER", "k", "b", "j", "SPACE"), ("SS", "6", "SPACE", "7", "w")])
def test_own_keys_and_the_letters_of_the_front_page(front: MinotaurPlayer, keys: tuple[str, ...]) -> None:
    """Whatever the directions are: each letter does what is written beside it, 6 and 7 move the bar, ENTER takes it."""
    machine = front.machine
    own_keys(front, *keys)
    state = state_of(machine)
    for letter, page in zip("chbkw", PAGES[1:], strict=True):
        state.put(machine)
        machine.press(letter, after=60)
        assert page in "\n".join(machine.text())
    state.put(machine)
    machine.write(front.symbols["front_line"], b"\x00")
    for key, line in (("6", 1), ("6", 2), ("7", 1)):
        machine.press(key, frames=4, after=6)
        assert front.byte("front_line") == line
    machine.press("ENTER", after=30)
    assert PAGES[1] in "\n".join(machine.text())
    state.put(machine)
    machine.ports.held = ("s",)
    machine.run_to(front.symbols["level_take"], 3_000_000)


@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        ("tfrgv", "TFRG V"),
        (("ENTER", "a", "o", "p", "SPACE"), "EnAOP SPAC"),
        (("ENTER", "SPACE", "o", "p", "SS"), "EnSpOP SYM"),
        (("q", "SPACE", "ENTER", "SS", "z"), "QSpEnSy Z"),
        (("q", "a", "o", "p", "SS"), "QAOP SYMB"),
    ],
)
def test_the_panel_names_keys_of_more_than_a_letter(front: MinotaurPlayer, keys: tuple[str, ...], shown: str) -> None:
    """Two letters of a direction's, as many as fit of fire's."""
    own_keys(front, *keys)
    front.begin(9)
    assert front.machine.text()[2] == f"{shown:10} thread M map H pause "

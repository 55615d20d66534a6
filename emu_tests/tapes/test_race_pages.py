"""The pages of the tape `race`: whom to race against, both players' keys, what a hold hides."""

import itertools
import re

import pytest

from emu_tests.machine.images import START
from emu_tests.machine.pressing import address, at, press
from emu_tests.machine.race_player import KEYS, LEFT, RIGHT, RacePlayer, runs_well


@pytest.mark.parametrize(("page", "side"), [("l", LEFT), ("r", RIGHT)])
def test_each_player_chooses_keys_of_his_own(page: str, side: int) -> None:
    """None of the other one's, nor H; they move him and nobody else. Who plays alone has both."""
    player = RacePlayer(contended=False)
    player.press("k", after=30)
    player.press(page, after=20)
    assert player.machine.text()[2].strip() == f"KEYS OF PLAYER {side + 1}"
    assert player.machine.text()[5].split()[-4:] == [["Q", "A", "O", "P"], ["7", "6", "5", "8"]][side]
    player.press("5", after=20)
    for key in (*KEYS[1 - side].values(), "h"):
        player.press(key)
        other = f"{key.upper()} is taken. By player {2 - side}."
        assert player.machine.text()[17].strip() == (other if key != "h" else "H is taken. To hold the race.")
    assert "Down" not in "".join(player.machine.text()[9]), "it still asks for the first one"
    player.machine.type("z")
    player.press("z")
    assert player.machine.text()[17].strip() == "Z is taken. For another way."
    player.machine.type("x", "c", "v")  # down, left, right
    assert player.machine.text()[13].split() == ["Right", "V"], "for a moment"
    player.machine.frames(70)
    assert "Keys of your own" in player.machine.text()[13]
    for _ in range(2):
        player.machine.press("CS", "SPACE", frames=40, after=40)
    own = dict(zip(((-1, 0), (1, 0), (0, -1), (0, 1)), "zxcv", strict=True))
    player.begin("d", seed=20)
    first = runs_well(player, side)
    way = next(step for step, key in KEYS[side].items() if key == first)
    player.machine.frames(230)
    player.machine.ports.held = (own[way],)
    player.machine.frames(20)
    assert player.steps(side) > 1
    assert player.steps(1 - side) == 0


def test_keys_of_the_other_player_are_refused() -> None:
    """Whole sets, too: Sinclair joysticks and the cursor keys have one of 5 6 7 8.

    At once; so the right player goes first.
    """
    player = RacePlayer(contended=False)
    player.press("k", after=30)
    kept = {"l": player.word("keys_1"), "r": player.word("keys_2")}
    for page, number, refused in ("l4y", "l2y", "l3y", "r2n", "l2y", "l3n", "r3y", "r4y"):
        label = {"l": "keys_1", "r": "keys_2"}[page]
        player.machine.type(page, number)
        player.machine.frames(20)
        if refused == "n":
            player.machine.press("CS", "SPACE", frames=40, after=40)
        other = 2 if page == "l" else 1
        said = [f"Player {other} has one of them.", f"Change player {other}'s keys first."]
        assert ([row.strip() for row in player.machine.text()[19:21]] == said) == (refused == "y"), (page, number)
        assert refused == "n" or player.word(label) == kept[page]
        kept[page] = player.word(label)


@pytest.mark.parametrize(
    ("page", "stick", "said"),
    [
        ("l", 1, "The joystick moves player 2."),
        ("r", 1, "Your Kempston joystick works."),
        ("l", 0, "No Kempston joystick found."),
        ("r", 0, "No Kempston joystick found."),
    ],
)
def test_the_keys_page_says_whom_the_joystick_moves(page: str, stick: int, said: str) -> None:
    """The left player is not told that it works: in a duel it is the right one's."""
    machine = at("race", "whose")
    assert "In a duel Kempston moves player 2 only." in " ".join(" ".join(machine.text()[11:13]).split())
    machine.write(address("race", "kempston"), [stick])
    press(machine, page, after=20)
    assert machine.text()[17].strip() == said


def test_letters_lead_on_though_they_are_directions() -> None:
    """Own keys K B W D, which the title names: each does what its cap says, where one chooses a rival, too."""
    player = RacePlayer(contended=False)
    for key in ("k", "l", "5", *"kbwd"):  # up, down, left, right
        player.press(key, after=20)
    player.machine.frames(60)
    for _ in range(2):
        player.machine.press("CS", "SPACE", frames=40, after=40)
    assert player.machine.text()[17].split() == ["KBWD", "run", "K", "keys"]
    for key, row, text in (("k", 2, "WHOSE KEYS?"), ("b", 1, "BEST CUPS"), ("d", 23, "ENTER race")):
        player.press(key, after=40)
        assert text in player.machine.text()[row]
        player.machine.press("CS", "SPACE", frames=40, after=60)
        assert player.machine.text()[23] == START
    player.press("ENTER", after=40)
    player.press("w", after=40)
    assert "ENTER race" in player.machine.text()[23]


def test_the_cursor_leaves_the_caps_of_the_rivals() -> None:
    """All yellow, wherever it has been."""
    player = RacePlayer(contended=False)
    player.press("ENTER", after=30)
    for _ in range(7):
        player.press("a")
        inks = player.machine.attributes()
        assert {inks[32 * row + 4] for row in range(4, 20, 2)} == {0x70}


def test_whom_to_race_against_can_be_read() -> None:
    """The library races after forty seconds there, not after ten."""
    player = RacePlayer(contended=False)
    player.press("ENTER", after=1900)
    assert "WHO RACES" in player.machine.text()[1]
    player.machine.frames(200)
    assert "A demonstration: press a key" in player.machine.text()[22]


def test_what_the_library_ran_is_told_in_words() -> None:
    """After a race of its own; nobody plays."""
    player = RacePlayer(contended=False)
    player.machine.frames(560)
    player.until("result_wait", frames=9000)
    assert re.fullmatch(r"\w+( hand)? won by \d+ steps?", player.machine.text()[22].strip())


def test_hold_hides_the_number_that_is_counted() -> None:
    """Both its halves; then it is there again."""
    player = RacePlayer(contended=False, bolts=True)
    player.begin("d", seed=22)
    player.machine.frames(6)
    shown = player.machine.screen()[:6144], player.machine.attributes()[22 * 32 :]
    player.press("h")
    assert set(player.machine.attributes()[32 * 23 + 14 : 32 * 23 + 18]) == {0}
    player.press("g", after=14)
    assert (player.machine.screen()[:6144], player.machine.attributes()[22 * 32 :]) == shown


def test_hold_hides_the_maze() -> None:
    """Also while both players hold keys; the clock stops, and the maze comes back."""
    player = RacePlayer(contended=False)
    player.begin("d", seed=22)
    player.machine.frames(260)
    player.machine.ports.held = ("q", "7", "h")
    player.machine.frames(4)
    player.machine.ports.held = ()
    player.machine.frames(10)
    clock = player.word("clock")
    assert not any(player.machine.attributes()[32 : 22 * 32])
    player.machine.frames(100)
    assert player.word("clock") == clock
    assert "Any key: go on." in player.machine.text()[22]
    player.press("g", after=30)
    assert any(player.machine.attributes()[32 : 22 * 32])
    steps = player.steps(LEFT), player.steps(RIGHT)
    counted = []
    while player.byte("counted"):
        player.machine.ports.held = ("q", "a", "o", "p", "7", "6", "5", "8")
        counted.append(player.byte("counted"))
        assert (player.word("clock"), player.steps(LEFT), player.steps(RIGHT)) == (clock, *steps)
        player.machine.frames(1)
    assert [number for number, _ in itertools.groupby(counted)] == [3, 2, 1]
    player.machine.frames(20)
    assert player.word("clock") > clock
    player.machine.frames(30)
    assert "." in player.machine.text()[22][13:18], "GO is gone"

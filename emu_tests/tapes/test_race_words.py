"""The tape `race`: what its pages say, before the first race, after it, and about keys."""

import numpy as np
import pytest

from emu_tests.machine.pressing import at, press
from emu_tests.machine.race_player import LEFT, RIGHT, RacePlayer, runs_well, stands
from emu_tests.machine.race_special import pixels
from emu_tests.records.screens import text_rows

_BREAK = ("CS", "SPACE")


@pytest.mark.parametrize("letter", ["c", "m", "d"])
def test_the_first_race_is_explained_once(letter: str) -> None:
    """The ring, the bolt, corners with the player's keys; then no more."""
    player = RacePlayer(contended=False)
    player.machine.write(player.at("special_told"), [0])
    if letter != "d":
        player.press("ENTER", after=30)
    player.press(letter, after=40)
    player.press("ENTER", after=40)
    text, inks = player.machine.text(), player.machine.attributes()
    assert "bolt" in "".join(text)
    assert "Before a corner, hold its key" in "".join(text)
    assert (inks[5 * 32 + 2], inks[7 * 32 + 2]) == (0x42, 0x47), "a red ring, a white bolt"
    said = "".join(text[13:22])
    assert [key in said for key in "QP78"] == [True, True, letter == "d", letter == "d"]
    player.press("ENTER")
    player.until("count_draw", frames=100)
    player.machine.set(pc=player.at("match_race"), sp=player.at("stack_top"))
    player.until("count_draw", frames=100)


def test_the_key_after_a_race_touches_nothing() -> None:
    """Between "next" and the edge of the screen all is bare."""
    player = RacePlayer(contended=False)
    player.begin("ENTER", "m", seed=5)
    player.race([(LEFT, runs_well)])
    player.told()
    player.machine.frames(2)
    text, drawn = player.machine.text(), pixels(player.machine.screen())[184:192]
    assert "ENTER" in text[23]
    assert "steps" in text[22]
    assert not drawn[:, 27 * 8 + 4 :].any()
    assert not drawn[:, 22 * 8 : 22 * 8 + 8].any(), "a gap between the key and what it does"


@pytest.mark.parametrize(("side", "ink"), [(LEFT, 0x46), (RIGHT, 0x45)])
def test_the_name_of_a_result_has_the_winners_colour(side: int, ink: int) -> None:
    """YOU WIN is yellow, YOU LOSE is cyan, as the rival is."""
    player = RacePlayer(contended=False)
    player.begin("ENTER", "w", seed=6)
    player.machine.write(player.at(("runner_1", "runner_2")[side]) + 30, [2])
    player.race([(LEFT, runs_well if side == LEFT else stands)])
    player.result()
    player.press("ENTER", after=40)
    inks = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)[2:4]
    assert {int(one) for one in inks.flatten()} - {7} == {ink}


def test_points_that_do_not_count_are_said() -> None:
    """After a lost match that may be tried again: those from before it."""
    player = RacePlayer(contended=False)
    player.press("ENTER", after=30)
    player.machine.write(player.at("cup_rivals"), [4, 100])
    player.begin("c", seed=16)
    player.machine.write(player.at("points_before"), (334).to_bytes(2, "little"))
    player.machine.write(player.at("points"), (547).to_bytes(2, "little"))
    player.machine.write(player.at("runner_2") + 30, [2])
    player.race([(LEFT, stands)])
    player.result()
    player.press("ENTER", after=40)
    assert player.machine.text()[9].strip() == "Points without this match: 334"


def test_the_pace_falls_at_first() -> None:
    """After "Too hard?" the first press makes it easier."""
    player = RacePlayer(contended=False)
    player.press("ENTER", after=30)
    paces = [player.byte("pace")]
    for _ in range(6):
        player.press("p", after=30)
        paces.append(player.byte("pace"))
    assert paces == [90, 80, 70, 60, 50, 100, 90]


def test_whose_keys_shows_those_that_are_set() -> None:
    """Both players' own ones, in the order up, down, left, right."""
    machine = at("race", "whose")
    assert [machine.text()[row].split()[-1] for row in (5, 8)] == ["QAOP", "7658"]
    press(machine, "l", after=20)
    press(machine, "5", after=20)
    for key in "wsed":
        press(machine, key, after=20)
    machine.frames(70)
    press(machine, *_BREAK, after=40)
    assert [machine.text()[row].split()[-1] for row in (5, 8)] == ["WSED", "7658"]


@pytest.mark.parametrize("page", ["choose", "mouse", "result"])
def test_a_short_break_counts(page: str) -> None:
    """A tenth of a second leads back; on the title it takes longer."""
    player = RacePlayer(contended=False)
    player.press("ENTER", after=30)
    if page != "choose":
        player.begin("m", seed=5) if page == "result" else player.press("m", after=30)
    if page == "result":
        player.race([(LEFT, runs_well)])
        player.result()
    before = text_rows(player.machine.screen())
    player.machine.press(*_BREAK, frames=5, after=30)
    assert text_rows(player.machine.screen()) != before

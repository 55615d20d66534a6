"""The tape `race`: which races a match has, and at what pace the rivals of the cup run."""

import itertools

import numpy as np

from emu_tests.machine.race_player import RacePlayer
from emu_tests.machine.race_special import pixels
from zxmazes.machine.core import rom48

NEEDED = 3
#: Of the cup's rivals, in turn.
PACES = (60, 80, 110, 80)


def kinds(player: RacePlayer) -> list[tuple[int, int]]:
    """Of the races of the match that begins: tiling and row of mazes."""
    programme = player.byte("programme")
    return [(byte >> 4, byte & 15) for byte in player.machine.read(player.at("programmes") + 5 * programme, 5)]


def test_each_match_has_a_programme_of_its_own() -> None:
    """The first one of a session and of the cup begins on squares; four differ, each with both special kinds."""
    player = RacePlayer(contended=False, specials=True)
    player.press("ENTER", after=30)
    player.begin("m", seed=5)
    seen = []
    for number in range(5):
        assert player.byte("programme") == number % 4
        seen.append(kinds(player))
        assert player.byte("special") == seen[-1][0][0]
        assert sorted(tiling for tiling, _ in seen[-1]) == [0, 0, 0, 2, 8], number
        player.machine.write(player.at("runner_1") + 30, [NEEDED])
        player.machine.write(player.at("race_reached"), [1])
        player.machine.set(pc=player.at("match_end"), sp=player.at("stack_top"))
        player.machine.frames(40)
        player.press("ENTER", after=40)
        player.machine.write(player.at("special_told"), [7])
        player.begin("m", seed=5)
    assert seen[0] == seen[4]
    assert seen[0][0] == (0, 0)
    for one, other in itertools.pairwise(seen):
        assert sum(a == b for a, b in zip(one, other, strict=True)) <= 1
    player = RacePlayer(contended=False, specials=True)
    player.machine.write(player.at("matches"), [2])
    player.press("ENTER", after=30)
    player.begin("c", seed=5)
    assert player.byte("programme") == 0, "one order for all cups"


def test_a_cup_has_special_mazes_whatever_is_chosen() -> None:
    """So all points are of one kind; a single match has none after S."""
    player = RacePlayer(contended=False, specials=True)
    player.press("ENTER", after=30)
    player.press("s", after=30)
    assert "The cup ignores P and S." in player.machine.text()[20]
    player.begin("c", seed=3)
    player.machine.write(player.at("round"), [1])
    player.machine.set(pc=player.at("match_race"), sp=player.at("stack_top"))
    player.machine.frames(40)
    assert player.byte("special")


def test_paces_of_the_cup() -> None:
    player = RacePlayer()
    player.press("ENTER", after=30)
    table = player.machine.read(player.at("cup_rivals"), 8)
    assert [*zip(table[::2], table[1::2], strict=True)] == [(number + 1, pace) for number, pace in enumerate(PACES)]


def test_a_sprint_is_named_above_its_maze() -> None:
    """In the middle, in letters of twice the height, after a hold, too; no other race is named."""
    player = RacePlayer(contended=False)
    player.machine.write(player.at("matches"), [1])  # its match begins with one
    player.press("ENTER", after=30)
    player.begin("m", seed=5)
    letters = np.unpackbits(np.frombuffer(rom48()[0x3D00:0x4000], np.uint8)).reshape(96, 8, 8)
    line = np.hstack([letters[ord(letter) - 32].repeat(2, axis=0) for letter in "S P R I N T".center(31)])
    for _ in range(2):
        player.machine.frames(20)
        shown = pixels(player.machine.screen())
        assert (shown[16:32, :248] == line).all()
        assert not shown[8:16].any()
        assert not shown[32:40].any()
        assert {player.machine.attributes()[32 * row + 10] for row in (2, 3)} == {0x47}
        player.machine.press("h", frames=4, after=20)
        assert not any(player.machine.attributes()[32 : 22 * 32])
        player.press("g")
    player.machine.write(player.at("round"), [1])
    player.machine.set(pc=player.at("match_race"), sp=player.at("stack_top"))
    player.until("count_draw")
    assert not (pixels(player.machine.screen())[16:32, :248] == line).all()

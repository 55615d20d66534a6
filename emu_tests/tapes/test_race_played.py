"""The tape `race` played by keys: who wins, matches, the cup, photo finish, replay, two players."""

import numpy as np
import pytest

from emu_tests.machine.images import START
from emu_tests.machine.race_player import LEFT, RIGHT, RacePlayer, away, runs_well, stands
from emu_tests.records.sampling import some
from emu_tests.records.screens import text_rows
from zxmazes.machine.core import rom48

ABOUT = "dist/race.tap"
NEEDED = 3
BLUE = 8
INKS = (0x46, 0x45)
#: Of the cup's matches.
RIVALS = [("Mouse", 60), ("Right hand", 80), ("Tremaux", 110), ("Wave", 80)]


def told(player: RacePlayer) -> str:
    """What is said once it is known who has won, its letters of twice the height as usual ones."""
    player.told()
    return said(player)


def said(player: RacePlayer) -> str:
    """The same, a moment later."""
    player.machine.frames(4)
    screen = player.machine.screen()
    line = "".join(chr(tall(screen, column)) for column in range(17))
    return " ".join([*line.split(), *player.machine.text()[22][17:].split()])


def tall(screen: bytes, column: int) -> int:
    """The character of which a column of the two last rows has each line twice."""
    rows = [screen[0x1000 + 256 * line + 32 * row + column] for row in (6, 7) for line in range(8)]
    assert rows[::2] == rows[1::2]
    return rom48()[0x3D00:0x4000].index(bytes(rows[::2])) // 8 + 32


def lose_or_win(player: RacePlayer, side: int) -> None:
    """Race so that this side is first: the player runs, or waits for the rival."""
    player.race([(LEFT, runs_well if side == LEFT else stands)])
    assert player.reached == 1 + side


@pytest.mark.parametrize(
    ("model", "side"),
    some([(48, LEFT), (128, RIGHT)], [(model, side) for model in (48, 128) for side in (LEFT, RIGHT)], ABOUT),
)
def test_a_bot_wins_a_match_and_another_loses_it(model: int, side: int) -> None:
    """By keys alone, with contention: three races of at most five; the time is that of the frames."""
    player = RacePlayer(model)
    player.begin("ENTER", "m" if side == LEFT else "w", seed=11 * model)
    for count in range(1, NEEDED + 1):
        lose_or_win(player, side)
        trace = player.trace(side)
        assert abs(player.word("clock") * 5 - sum(wait for _, wait in trace)) <= 6
        assert player.walked(side)[-1] == player.place("finish_at")
        player.told()
        assert player.wins(side) == count
        assert player.wins(1 - side) == 0
        player.result()
        lead = player.word("race_lead")
        won = f"{('You', 'Wave')[side]} won by {lead} step{'s' * (lead != 1)}"
        assert player.machine.text()[22].strip() == won
        if count == 1:
            player.machine.press("CS", "SPACE", frames=40, after=20)
            assert player.machine.text()[23].strip() == "Any key: go on. BREAK: leave", "in place of the keys"
            player.press("x", after=20)
            assert player.machine.text()[23].split() == ["ENTER", "next", "R", "replay", "BREAK", "leave"]
        if count < NEEDED:
            player.enter()
    player.press("ENTER", after=40)
    assert "ENTER next" in player.machine.text()[23]
    assert [*filter(str.isdigit, text_rows(player.machine.screen())[6])] == ["30"[side], "03"[side]]
    player.press("ENTER", after=60)
    assert "against you?" in player.machine.text()[1].lower(), "for another match"


def test_the_lead_is_what_the_loser_had_still_to_go() -> None:
    """By the shortest way, compared with scipy; close races are told by the photo."""
    player = RacePlayer(contended=False)
    player.begin("ENTER", "t", seed=4)
    lose_or_win(player, LEFT)
    lead = (int(away(player)[player.here(RIGHT)]) + 1) // 2  # a step is a cell
    text = told(player)
    assert "You win" in text
    assert f"by {lead} step" in text
    assert player.word("race_lead") == lead


def near_the_finish(player: RacePlayer, frames: int) -> None:
    """Both run; the right player begins so many frames later."""
    held = 0

    def late(runs: RacePlayer, side: int) -> str | None:
        nonlocal held
        held += runs.byte("counted") == 0
        return runs_well(runs, side) if held > frames else None

    player.race([(LEFT, runs_well), (RIGHT, late)])


@pytest.mark.parametrize(("frames", "photo"), [(3, True), (16, True), (80, False)])
def test_a_photo_finish(frames: int, photo: bool) -> None:
    """Of five steps or fewer: a flash and a moment in which nobody knows. Even a frame decides."""
    player = RacePlayer(contended=False)
    player.begin("d", seed=9)
    near_the_finish(player, frames)
    assert player.reached == 1
    machine = player.machine
    assert machine.run(4 * machine.frame, player.at("photo_take")) == photo
    assert "Player 1 wins" in told(player)
    assert player.wins(LEFT) == 1


def test_a_dead_heat_is_run_again() -> None:
    """In another maze, for the same race of the match."""
    player = RacePlayer(contended=False)
    player.begin("d", seed=10)
    walls = player.walls()
    near_the_finish(player, 0)
    assert player.reached == 3
    assert "DEAD HEAT" in told(player)
    player.result()
    player.enter()
    assert player.byte("round") == 0
    assert (player.wins(LEFT), player.wins(RIGHT)) == (0, 0)
    assert (player.walls() != walls).any()


def test_when_nobody_comes_the_time_is_up() -> None:
    """After a hundred seconds nobody has won."""
    player = RacePlayer(contended=False)
    player.begin("d", seed=12)
    player.race([], frames=200)
    player.machine.write(player.at("clock"), (990).to_bytes(2, "little"))
    player.race([])
    assert player.word("clock") == 1000
    assert "TIME IS UP" in said(player)
    assert (player.wins(LEFT), player.wins(RIGHT)) == (0, 0)
    player.result()
    assert player.steps(LEFT) == 0


def test_the_replay_shows_both_ways_beside_the_shortest() -> None:
    """The places of each trace in its colour; blue ground where a shortest way leads, in both halves, else nowhere."""
    player = RacePlayer(contended=False)
    player.begin("ENTER", "r", seed=14)
    lose_or_win(player, RIGHT)
    player.result()
    for turn in range(2):
        inks = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)
        top, left = player.byte("field_top"), player.byte("field_left")
        shown = inks[top : top + player.byte("lines_rows"), left : left + player.byte("lines_columns")]
        blue = {(row, column) for row, column in np.argwhere(shown & 0x38 == BLUE).tolist()}
        steps, best = away(player), player.word("best_steps")
        finish = player.place("finish_at")
        for side in (LEFT, RIGHT):
            from_start = player.distances_from(player.start(side))
            shortest = {place for place in blue if steps[place] + from_start[place] == best}
            assert len(shortest) >= best - 2, "but for the finish and for who stands there"
            blue -= shortest
            for place in player.walked(side)[1:-1]:
                assert shown[place] & 0x47 == INKS[side], (turn, place)
        assert not blue
        assert shown[finish] == 0x42
        before = player.machine.screen()
        player.press("r", after=10)
        assert player.machine.screen() != before
        assert player.machine.text()[22].split()[-2:] == ["blue:", str((best + 1) // 2)]
        player.press("ENTER", after=80)
        assert player.machine.screen() == before


def test_the_cup() -> None:
    """Four matches in turn; each race is worth 100 points and the lead; a name in the table; once more to the title."""
    player = RacePlayer(contended=False)
    player.press("ENTER", after=30)
    player.machine.write(player.at("cup_rivals"), [byte for kind in range(1, 5) for byte in (kind, 50)])
    player.press("c", after=30)
    points = 0
    for number, (name, _) in enumerate(RIVALS):
        assert player.byte("rival") == number + 1
        assert f"Match {number + 1} of 4, points: {points}" in player.machine.text()[9]
        player.enter()
        if number:  # one race is enough of the others
            player.machine.write(player.at("runner_1") + 30, [NEEDED - 1])
        for _ in range(1 if number else NEEDED):
            assert name in player.machine.text()[0]
            lose_or_win(player, LEFT)
            points += 100 + min(99, (int(away(player)[player.here(RIGHT)]) + 1) // 2)
            assert told(player).startswith("You win by")
            assert player.word("points") == points
            player.result()
            won = player.word("race_points")
            assert player.machine.text()[22].strip() == f"You won by {won - 100} step{'s' * (won != 101)}: {won} points"
            if player.wins(LEFT) < NEEDED:
                player.enter()
        player.press("ENTER", after=40)
        assert f"Points: {points}" in player.machine.text()[9]
        player.press("ENTER", after=40)
    assert "Among the best!" in player.machine.text()[21]
    player.machine.type("a", "b", "ENTER")
    player.machine.frames(30)
    assert ["AB", str(points)] in table(player)
    player.press("ENTER", after=60)
    assert player.machine.text()[23] == START


def table(player: RacePlayer) -> list[list[str]]:
    """Names and scores of the table."""
    return [row.split()[1:] for row in player.machine.text()[4:20:2]]


def test_the_second_lost_match_ends_the_cup() -> None:
    """The first one may be tried once more, and its points are lost; those of the second one count."""
    player = RacePlayer(contended=False)
    player.press("ENTER", after=30)
    player.machine.write(player.at("cup_rivals"), [4, 100])
    player.begin("c", seed=16)
    for says in ("You may try once more.", "The cup is over."):
        player.machine.write(player.at("points"), (123).to_bytes(2, "little"))
        player.machine.write(player.at("runner_2") + 30, [NEEDED - 1])
        player.race([(LEFT, stands)])
        player.result()
        player.press("ENTER", after=40)
        assert says in player.machine.text()[11]
        again = says.startswith("You")
        points = "Points without this match: 0" if again else "Points: 123"
        assert player.machine.text()[9].strip() == points
        player.press("ENTER", after=40)
        if again:
            assert "Match 1 of 4, points: 0" in player.machine.text()[9]
            player.enter()
    assert "BEST CUPS" in player.machine.text()[1]
    assert table(player)[:4] == [["WAVE", "1200"], ["TREMAUX", "800"], ["HAND", "500"], ["MOUSE", "250"]]


def test_a_cup_that_is_left_counts() -> None:
    """BREAK in its second match, twice: a name for the points of the first one; any other key goes on."""
    player = RacePlayer(contended=False)
    player.press("ENTER", after=30)
    player.begin("c", seed=3)
    player.machine.write(player.at("points"), (321).to_bytes(2, "little"))
    player.machine.press("CS", "SPACE", frames=40, after=60)
    assert "BREAK: leave" in player.machine.text()[22]
    player.press("x", after=20)
    assert "BREAK: leave" not in player.machine.text()[22]
    for _ in range(2):
        player.machine.press("CS", "SPACE", frames=40, after=60)
    assert "Among the best!" in player.machine.text()[21]
    player.machine.type("z", "ENTER")
    player.machine.frames(30)
    assert table(player)[3] == ["Z", "321"], "three of the rivals are better"


def test_a_kempston_joystick_is_the_right_players() -> None:
    """With two players; who plays alone has it, too."""
    player = RacePlayer(contended=False)
    player.machine.write(player.at("kempston"), b"\x01")
    player.machine.ports.kempston = 0
    player.begin("d", seed=21)
    player.machine.frames(230)
    player.machine.ports.kempston = 0x0F
    player.machine.frames(30)
    assert player.steps(LEFT) == 0
    assert player.steps(RIGHT) > 0


@pytest.mark.parametrize("frames", some([900], [900, 9000], ABOUT))
def test_the_library_races(frames: int) -> None:
    """After ten seconds; the wave against each of the others; any key ends it."""
    player = RacePlayer(contended=False)
    player.machine.frames(560)
    assert "A demonstration: press a key" in player.machine.text()[22]
    assert "Wave" in player.machine.text()[0]
    player.machine.frames(frames)
    assert "A demonstration: press a key" in "".join(player.machine.text()[22:])
    player.press("x", after=60)
    assert player.machine.text()[23] == START

"""The tape `race`: the count before a race, what is said after it, and the page that ends a match."""

import itertools

import numpy as np
import pytest

from emu_tests.machine.race_player import LEFT, RIGHT, RacePlayer, runs_well, stands
from emu_tests.machine.race_special import HEXAGON, STOREYS, SpecialPlayer, knows, pixels
from emu_tests.records.screens import text_rows

RIVALS = ("Mouse", "Right hand", "Tremaux", "Wave")
BIG_ROWS, SIDES, MIDDLE = slice(13, 22), (slice(4, 12), slice(20, 28)), slice(12, 20)


def counts(player: RacePlayer, *held: str, frames: int = 400) -> list[tuple[int, int]]:
    """Each number that is counted, and for how many frames, while keys are held."""
    seen = []
    for _ in range(frames):
        seen.append(player.byte("counted"))
        if not seen[-1]:
            break
        player.machine.ports.held = held
        player.machine.frames(1)
    return [(number, len([*many])) for number, many in itertools.groupby(seen[:-1])]


def test_there_are_some_seconds_to_look() -> None:
    """Directions that are held change nothing."""
    player = RacePlayer(contended=False)
    player.begin("d")
    told = counts(player, "q", "7")
    assert [number for number, _ in told] == [5, 4, 3, 2, 1]
    assert 170 <= sum(frames for _, frames in told) <= 180
    assert player.steps(LEFT) == player.steps(RIGHT) == 0


@pytest.mark.parametrize("key", ["ENTER", "fire"])
def test_enter_or_fire_ends_the_count(key: str) -> None:
    """At once, but not one that was held before; also while both players hold keys."""
    player = RacePlayer(contended=False)
    player.machine.write(player.at("kempston"), b"\x01")
    player.machine.ports.kempston = 0
    player.begin("d")
    held = ("ENTER", "q", "7") if key == "ENTER" else ("q", "7")
    if key == "ENTER":
        assert [number for number, _ in counts(player, *held, frames=60)] == [5, 4]
        counts(player, "q", "7", frames=2)
    assert player.machine.text()[22].startswith("ENTER")
    player.machine.ports.kempston = 16 * (key == "fire")
    assert sum(frames for _, frames in counts(player, *held)) <= 2
    player.machine.frames(4)
    assert player.machine.text()[22].split()[::2] == ["steps", "steps"], "and GO between"
    player.machine.frames(30)
    assert player.machine.text()[22].split()[1].startswith("0."), "the clock"


def test_enter_shortens_what_is_told() -> None:
    """Who has won, and the photo: at once the ways, then the next race; nothing is shown again unasked."""
    player = RacePlayer(contended=False)
    player.begin("d", seed=9)
    player.race([(LEFT, runs_well), (RIGHT, runs_well)])
    player.machine.frames(8)
    for _ in range(2):
        player.press("ENTER", after=4)
    player.machine.frames(16)
    assert player.machine.text()[22].strip() == "DEAD HEAT"
    machine = player.machine
    assert not machine.run(100 * machine.frame, player.at("replay_frame"))
    player.enter()
    assert player.byte("counted") == 5


def test_wins_are_cups_and_none_is_no_ring() -> None:
    """The place of a cup is its outline; a won race fills it."""
    player = RacePlayer(contended=False)
    player.begin("ENTER", "w")

    def shape(column: int) -> bytes:
        return bytes(player.machine.screen()[256 * line + column] for line in range(8))

    assert {shape(column) for column in (10, 11, 12, 18, 19, 20)} == {bytes([0, *b"~BB$", 0x18, 0x3C, 0])}
    player.race([(LEFT, stands)])
    player.told()
    won = [shape(column) for column in (18, 19, 20)]
    assert sum(sum(row.bit_count() for row in one) > 24 for one in won) == 1
    assert all(one[6] == 0x3C for one in won)


def lit(player: RacePlayer) -> np.ndarray:
    """The pixels of the maze, but for the walker on his way to the ring."""
    return pixels(player.machine.screen())[8:176].astype(bool)


def told_maze(player: RacePlayer) -> None:
    """From the end of a race to its result the maze is there in each frame; the border flashes half a second."""
    machine, winner = player.machine, player.reached - 1
    ink, before, borders, inside = (6, 5)[winner], lit(player), [], 0
    for _ in range(300):
        gone = before & ~lit(player)
        assert gone.sum() <= 2 * 64, "no more than those who run"
        borders.append(machine.ports.border & 7)
        inks = np.frombuffer(machine.attributes(), np.uint8)[32 : 22 * 32]
        inside = max(inside, int((inks == 0x40 + 8 * ink).sum()))
        if machine.run(machine.frame, player.at("result_frame")):
            break
    assert {*borders} == {0, ink}, "the winner's colour"
    assert 6 <= borders.count(ink) <= 20
    assert len([*itertools.groupby(borders)]) == 7, "three times"
    assert borders[-1] == 0
    assert inside >= len(player.walked(winner)) // 2, "and so does his trail"
    assert not {0x70, 0x68} & {*machine.attributes()[32 : 22 * 32]}


@pytest.mark.parametrize(("seed", "side"), [(1, LEFT), (3, RIGHT)])
def test_the_trail_of_the_winner_blinks_and_the_maze_stays(seed: int, side: int) -> None:
    player = RacePlayer(contended=False)
    player.begin("ENTER", "mw"[side], seed=seed)
    player.race([(LEFT, runs_well if side == LEFT else stands)])
    told_maze(player)
    assert "wins" not in "".join(text_rows(player.machine.screen())[1:22])


@pytest.mark.parametrize("kind", [HEXAGON, STOREYS])
def test_the_boards_stay_too(kind: str) -> None:
    player = SpecialPlayer(kind, contended=False)
    player.go_to("d", seed=3)
    player.special_race([(LEFT, knows)])
    told_maze(player)


def test_enter_ends_the_blinking() -> None:
    """At once, with all as it was, and the border black."""
    for frames in range(2, 14, 3):
        player = RacePlayer(contended=False)
        player.begin("ENTER", "m", seed=5)
        player.race([(LEFT, runs_well)])
        player.machine.frames(frames)
        player.press("ENTER", after=1)
        assert player.machine.run(30 * player.machine.frame, player.at("result_frame"))
        assert player.machine.ports.border & 7 == 0
        assert not {0x70, 0x68} & {*player.machine.attributes()[32 : 22 * 32]}


def ended(letter: str, side: int, match: int = 0, lost: int = 0) -> RacePlayer:
    """The page after a match that this side has won; of the cup, its match."""
    player = RacePlayer(contended=False)
    player.press("ENTER", after=30)
    if letter == "c":
        player.machine.write(player.at("cup_rivals"), [byte for kind in range(1, 5) for byte in (kind, 100)])
    player.begin(letter, seed=7)
    player.machine.write(player.at("cup_at"), [match])
    player.machine.write(player.at(("runner_1", "runner_2")[side]) + 30, [2])
    player.machine.write(player.at(("runner_2", "runner_1")[side]) + 30, [lost])
    player.race([(LEFT, runs_well if side == LEFT else stands)])
    player.result()
    player.press("ENTER", after=20)
    return player


def big(player: RacePlayer) -> np.ndarray:
    inks = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)
    return inks[BIG_ROWS].copy()


@pytest.mark.parametrize(("letter", "side"), [("m", LEFT), ("m", RIGHT), ("c", LEFT), ("c", RIGHT), ("d", LEFT)])
def test_the_winner_leaps_beside_the_loser(letter: str, side: int) -> None:
    """Each in his place: the winner up and down for as long as nobody presses a key; the loser stands."""
    player = ended(letter, side)
    seen = []
    for _ in range(64):
        player.until("wait_key", frames=3)  # a frame, drawn
        seen.append(big(player))
    moves = [one[:, SIDES[side]].tobytes() for one in seen]
    assert len(set(moves)) == 2
    assert [len([*many]) for _, many in itertools.groupby(moves)][1:-1] == [16] * (len([*itertools.groupby(moves)]) - 2)
    bright = seen[0][:, SIDES[side]] & 0x78
    assert set(np.unique(bright)) >= {0x70 if side == LEFT else 0x68}
    still = {one[:, SIDES[1 - side]].tobytes() for one in seen}
    assert len(still) == 1
    assert (seen[0][:, SIDES[1 - side]] == (0x28 if side == LEFT else 0x30)).sum() > 16


@pytest.mark.parametrize(
    ("letter", "side", "match", "says"),
    [
        ("m", LEFT, 0, "Too easy? P changes its pace."),
        ("w", RIGHT, 0, "Too hard? P changes its pace."),
        ("c", LEFT, 0, "Next: Right hand"),
        ("c", RIGHT, 0, "You may try once more."),
        ("c", LEFT, 3, "You have beaten all four."),
    ],
)
def test_what_the_page_after_a_match_says(letter: str, side: int, match: int, says: str) -> None:
    assert says in " ".join(player_text(ended(letter, side, match)))


@pytest.mark.parametrize(("lost", "stars"), [(0, 3), (1, 2), (2, 1)])
def test_the_table_of_the_cup(lost: int, stars: int) -> None:
    """Stars for a match that is won, less one for each race that is lost; the next rival has the arrow."""
    player = ended("c", LEFT, lost=lost)
    inks = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)
    assert [*inks[14:22:2, 16:19].flatten()] == [0x46] * stars + [5] * (12 - stars)
    player.press("ENTER", after=40)
    inks = np.frombuffer(player.machine.attributes(), np.uint8).reshape(24, 32)
    assert [*inks[14:22:2, 14]] == [0x44, 0x47, 5, 5]
    assert [player.machine.text()[row][13] for row in range(14, 22, 2)] == [" ", ">", " ", " "]
    assert [*inks[14, 16:19]] == [0x46] * stars + [5] * (3 - stars)


@pytest.mark.parametrize(("letter", "roses"), [("m", 1), ("d", 2)])
def test_special_pages_are_shown_once(letter: str, roses: int) -> None:
    """Squares have one, too. Later matches go on at once; who plays alone sees one set of keys."""
    player = RacePlayer(contended=False, specials=True)
    player.begin(*(["d"] if letter == "d" else ["ENTER", letter]), seed=7)
    machine = player.machine
    machine.write(player.at("special_told"), [0])
    for number, shown in ((0, True), (0, False), (3, False), (1, True), (1, False), (2, True), (2, False)):
        machine.write(player.at("round"), [number])
        machine.set(pc=player.at("match_race"), sp=player.at("stack_top"))
        assert machine.run(72 * machine.frame, player.at("count_draw")) != shown
        if shown:
            inks = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)[11:21]
            assert len({int(ink) for ink in inks.flatten()} & {3, 4, 5, 6}) == roses
    told = counts(player, frames=500)
    assert [number for number, _ in told] == [*range(9, 0, -1)]
    assert 440 <= sum(frames for _, frames in told) <= 460


def player_text(player: RacePlayer) -> list[str]:
    return player.machine.text()[9:12]


def test_the_champion_sees_the_cup_and_the_four_who_were_beaten() -> None:
    """Three fanfares; the four come one after another, and leap; then the points get a name."""
    player = ended("c", LEFT, 3)
    cup = big(player)[:, MIDDLE] == 0x70
    assert cup.sum() > 24
    assert (cup == cup[:, ::-1]).all(), "as wide on both sides"
    player.machine.frames(40)
    shapes = set()
    for _ in range(64):
        player.machine.frames(1)
        lines = pixels(player.machine.screen())[17 * 8 : 20 * 8]
        heights = []
        for column in (2, 7, 23, 28):
            figure = lines[:, 8 * column : 8 * column + 16]
            filled = np.flatnonzero(figure.any(axis=1))
            assert len(filled), column
            heights.append(int(filled[0]) // 8)
        shapes.add(tuple(heights))
    assert len(shapes) == 8, "one after another, up and down"
    assert fanfares(player) == 2, "the first one has been"
    assert fanfares(player) == 0
    player.press("ENTER", after=40)
    assert "Among the best!" in player.machine.text()[21]


def fanfares(player: RacePlayer) -> int:
    """How many begin in some seconds."""
    found = 0
    for _ in range(420):
        player.machine.run(1)
        found += player.machine.run(player.machine.frame, player.at("sound"))
    return found


def test_demonstrations_take_turns() -> None:
    """Squares first, hexagons, storeys; the next one goes on where the last one ended."""
    player = RacePlayer(contended=False, specials=True)
    kinds = []
    for _ in range(4):
        player.machine.frames(10)
        player.press("w", after=60)
        assert "A demonstration: press a key" in player.machine.text()[22]
        kinds.append((RIVALS[player.byte("rival") - 1], player.byte("special") > 0))
        player.press("x", after=60)
    assert kinds == [("Tremaux", False), ("Mouse", True), ("Right hand", True), ("Tremaux", False)]

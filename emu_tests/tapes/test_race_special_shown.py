"""The tape `race` on hexagons and on two storeys: boards that come back, the replay, pictures ahead of the beam."""

import itertools

import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.race_player import LEFT, RIGHT
from emu_tests.machine.race_special import APART, BOARD_ROWS, HEXAGON, STOREYS, SpecialPlayer, knows, pixels, wandering
from emu_tests.records.sampling import some

ABOUT = "dist/race.tap"
KINDS = [HEXAGON, STOREYS]
MODELS = [48, 128]
#: T-states of a frame that no picture may take.
FRAME_LEFT = 14_000


@pytest.mark.parametrize("kind", KINDS)
def test_hold_hides_and_shows_the_boards(kind: str) -> None:
    """With the trails as they were, whatever keys were held; all steps lead through passages."""
    player = SpecialPlayer(kind, contended=False)
    player.go_to("d", seed=33)
    player.special_race([(LEFT, wandering(6)), (RIGHT, knows)], frames=362)
    player.machine.frames(30)
    graph = player.graph()
    for side, least in ((LEFT, 3), (RIGHT, 10)):
        cells = player.cells(side)
        assert len(cells) > least
        assert all(graph.has_edge(*pair) for pair in itertools.pairwise(cells))
        assert cells[-1] == player.here(side)
    before = player.machine.screen()
    player.machine.ports.held = ("h",)
    player.machine.frames(4)
    player.machine.ports.held = ()
    player.machine.frames(20)
    assert not any(player.machine.attributes()[32 : 22 * 32])
    player.press("g", after=60)
    after = player.machine.screen()
    for row in BOARD_ROWS:
        place = slice(6144 + 32 * row, 6144 + 32 * row + 32)
        assert before[place] == after[place], row
    assert (pixels(player.machine.screen())[8:176] == pixels(before)[8:176]).all()


def test_walls_of_hexagons_keep_their_colour() -> None:
    """Whoever runs between them; where no wall stands he is bright."""
    player = SpecialPlayer(HEXAGON, contended=False)
    player.go_to("d", seed=35)
    player.machine.frames(60)
    before = player.machine.attributes()
    walls = [place for place in range(32, 22 * 32) if before[place] == (4 if place % 32 < APART else 3)]
    assert len(walls) > 150
    bright = set()
    for _ in range(60):
        player.special_race([(LEFT, knows), (RIGHT, knows)], frames=3)
        inks = player.machine.attributes()
        assert [inks[place] for place in walls] == [before[place] for place in walls]
        bright |= {place for place in range(32, 22 * 32) if inks[place] in (0x46, 0x45)}
    assert len(bright) >= 2 * 15
    assert len(player.cells(LEFT)) > 8


def test_the_replay_ends_as_the_race_did() -> None:
    """And at once, if ENTER is pressed; R shows it again."""
    player = SpecialPlayer(HEXAGON, contended=False)
    player.go_to("d", seed=34)
    player.special_race([(LEFT, knows), (RIGHT, wandering(1))])
    player.result()
    screen = player.machine.screen()
    player.press("r", after=10)
    assert player.machine.screen() != screen
    player.until("result_frame")
    player.machine.frames(2)
    assert (pixels(player.machine.screen())[8:176] == pixels(screen)[8:176]).all()


@pytest.mark.parametrize(("kind", "tenths", "times"), [(STOREYS, 45, 1), (STOREYS, 80, 2), (HEXAGON, 200, 4)])
def test_a_replay_lasts_three_seconds_at_least(kind: str, tenths: int, times: int) -> None:
    """A short race comes at its own pace, a long one four times as fast."""
    player = SpecialPlayer(kind, contended=False)
    player.go_to("d", seed=34)
    player.special_race([(LEFT, knows), (RIGHT, wandering(1))])
    race = sum(wait for _, wait in player.walk(LEFT))
    player.result()
    player.machine.write(player.at("clock"), tenths.to_bytes(2, "little"))
    player.machine.press("r", frames=4, after=4)
    began = player.machine.registers.t
    player.until("result_frame")
    frames = (player.machine.registers.t - began) / player.machine.frame
    assert abs(frames - race / times) < 30
    assert tenths * 5 / times >= 150 or times == 1


@pytest.mark.parametrize(
    ("model", "kind"), some([(48, HEXAGON), (128, STOREYS)], itertools.product(MODELS, KINDS), ABOUT)
)
def test_no_picture_is_late(model: int, kind: str) -> None:
    """Fifty a second while both run, with contention; each is drawn ahead of the beam."""
    player = SpecialPlayer(kind, model)
    player.go_to("d", seed=36)
    machine, worst, torn = player.machine, 0, 0
    for count in range(340):
        machine.ports.held = (*knows(player, LEFT), *knows(player, RIGHT))
        machine.run(1)
        if not machine.run(3 * machine.frame, player.at("runners_show")) or player.reached:
            break
        began = machine.registers.t
        machine.run(2 * machine.frame, player.at("race_tick"))
        worst = max(worst, machine.registers.t - began)
        if count == 250:
            torn = len(Beam(machine, player.at("race_frame"), lines=range(9, 176, 7)).torn(8))
    assert count > 300
    assert worst < machine.frame - FRAME_LEFT
    assert torn == 0

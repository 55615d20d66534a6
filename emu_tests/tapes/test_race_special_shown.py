"""The tape `race` on hexagons and on two storeys: boards that come back, the replay, pictures ahead of the beam."""

import itertools

import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.race_player import LEFT, RIGHT
from emu_tests.machine.race_special import (
    APART,
    BOARD_ROWS,
    HEXAGON,
    STOREYS,
    SpecialPlayer,
    figure_at,
    knows,
    pixels,
    under,
    wandering,
)
from emu_tests.records.sampling import some

ABOUT = "dist/race.tap"
KINDS = [HEXAGON, STOREYS]
MODELS = [48, 128]
#: Bright yellow on the left, bright cyan on the right.
INKS = (0x46, 0x45)
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


def test_who_runs_on_hexagons_keeps_his_colour_and_walls_get_theirs_back() -> None:
    """All cells under him have it, a wall's, too; no other wall has, and none when he has passed."""
    player = SpecialPlayer(HEXAGON, contended=False)
    player.go_to("d", seed=35)
    player.machine.frames(60)
    before = shown_inks(player)
    walls = {place for place, ink in before.items() if ink == (4 if place[1] < APART else 3)}
    assert len(walls) > 150
    taken, bright = set(), set()
    for _ in range(60):
        player.special_race([(LEFT, knows), (RIGHT, knows)], frames=3)
        inks, covered = shown_inks(player), set()
        for side in (LEFT, RIGHT):
            here = under(player, side)
            assert {inks[place] for place in here} == {INKS[side]}
            covered |= here
        assert all(inks[place] == before[place] for place in walls - covered)
        taken |= walls & covered
        bright |= {place for place, ink in inks.items() if ink in INKS}
    assert len(taken) > 2 * 8
    assert len(bright) >= 2 * 15
    assert len(player.cells(LEFT)) > 8


def shown_inks(player: SpecialPlayer) -> dict[tuple[int, int], int]:
    """The colours of the cells of both boards."""
    colours = player.machine.attributes()
    return {(row, column): colours[32 * row + column] for row in BOARD_ROWS for column in range(32)}


@pytest.mark.parametrize(("kind", "side"), [(HEXAGON, RIGHT), (STOREYS, LEFT)])
def test_the_winner_stands_on_the_ring_while_his_trail_blinks(kind: str, side: int) -> None:
    player = SpecialPlayer(kind, contended=False)
    player.go_to("d", seed=34)
    player.special_race([(side, knows), (1 - side, wandering(1))])
    assert player.reached == 1 + side
    player.until("win_blink")
    ring = player.middle(player.place("finish_at"), side)
    assert under(player, side) == {ring}
    assert shown_inks(player)[ring] == INKS[side]
    other = figure_at(player, 1 - side)
    for _ in range(4):
        player.machine.frames(5)
        assert under(player, side) == {ring}
        assert figure_at(player, 1 - side) == other


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

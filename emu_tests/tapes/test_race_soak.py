"""The tape `race`: keys at random, and what a frame of a race takes."""

import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.race_masher import RaceMasher
from emu_tests.machine.race_player import LEFT, RIGHT, RacePlayer, runs_well
from emu_tests.records.sampling import some

#: T-states of a frame that no picture may take.
FRAME_LEFT = 15_000


@pytest.mark.parametrize(
    ("model", "seed", "frames"),
    some(
        [(48, 1, 900), (128, 2, 900)],
        [(model, seed, frames) for model in (48, 128) for seed in (1, 2) for frames in (900, 30_000)],
        "dist/race.tap",
    ),
)
def test_keys_at_random(model: int, seed: int, frames: int) -> None:
    """With contention: nothing outside the program is written; BREAK ends it, and it begins again."""
    masher = RaceMasher(model, seed)
    for _ in range(0, frames, 300):
        masher.mash(300)
        masher.check()
    starts = masher.starts
    masher.leave()
    assert masher.starts == starts + 1


@pytest.mark.parametrize("model", [48, 128])
def test_no_picture_is_late(model: int) -> None:
    """Fifty a second while both run, the largest maze too, with contention; each is drawn ahead of the beam."""
    player = RacePlayer(model)
    player.begin("d", seed=model)
    player.machine.write(player.at("round"), [4])
    player.machine.set(pc=player.at("match_race"), sp=player.at("stack_top"))
    player.until("count_draw")
    machine, worst, torn = player.machine, 0, 0
    for count in range(500):
        keys = [runs_well(player, side) for side in (LEFT, RIGHT)]
        machine.ports.held = tuple(key for key in keys if key)
        machine.run(1)
        if not machine.run(3 * machine.frame, player.at("runners_show")) or player.reached:
            break
        began = machine.registers.t
        machine.run(2 * machine.frame, player.at("race_tick"))
        worst = max(worst, machine.registers.t - began)
        if count == 250:
            torn = len(Beam(machine, player.at("runners_show"), lines=range(9, 176, 7)).torn(12))
    assert count > 300
    assert worst < machine.frame - FRAME_LEFT
    assert torn == 0

"""The tape `race` on storeys: when a door opens."""

import pytest

from emu_tests.machine.race_player import LEFT
from emu_tests.machine.race_special import STOREYS, SpecialPlayer


@pytest.mark.parametrize(("side", "code", "key"), [(0, 1, "q"), (1, 5, "a")])
def test_a_door_opens_only_to_who_stands_there(side: int, code: int, key: str) -> None:
    """Not to a key that goes down on the way to it and stays down, whatever else is held; up and down alike."""
    player = SpecialPlayer(STOREYS, contended=False)
    for seed in range(32, 60):
        player.go_to("d", seed=seed) if seed == 32 else player.again(seed)
        links = player.links()
        cells = [(row + 4 * side, column) for row in range(4) for column in range(6)]
        found = [cell for cell in cells if links[cell] >> code & 1 and links[cell[0], cell[1] + 1] >> 6 & 1]
        if found:
            break
    row, column = found[0]
    player.machine.frames(200)
    for frames in (2, 5, 8):
        player.machine.write(player.at("runner_1"), [column + 1, row, 0, 0, 0])
        player.machine.write(player.at("runner_1") + 13, [0, column + 1, row])
        player.machine.ports.held = ("o",)
        player.machine.frames(frames)
        player.machine.ports.held = (key,)
        player.machine.frames(30)
        assert player.here(LEFT) == (row, column), frames
        player.machine.ports.held = ()
        player.machine.frames(6)
        player.machine.ports.held = (key,)
        player.machine.frames(9)
        player.machine.ports.held = ()
        player.machine.frames(20)
        assert player.here(LEFT) == (row + 4 - 8 * side, column)

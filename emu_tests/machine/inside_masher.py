"""The game `inside` with keys pressed at random."""

from emu_tests.machine.images import PRESS
from emu_tests.machine.inside_player import InsidePlayer
from emu_tests.machine.masher import LabyrinthMasher

#: What changes in the image, besides what is kept for another start and the view's code: operands, names of keys.
_CHANGES = (("unzx0", 22, 2), ("chip_do", 0, 1), ("chip_do", 21, 2), ("chip_stack", -64, 64), ("panel_up", 0, 1))
_CHANGES += (("panel_down", 0, 1), ("panel_left", 0, 1), ("panel_right", 0, 1), ("panel_fire", 0, 5))
_CHANGES += (("it_near", 0, 480), ("it_middle", 0, 120), ("it_far_picture", 0, 48), ("it_nape", 0, 96))


class InsideMasher(LabyrinthMasher):
    """In its first level at first."""

    name, stack_size, prompt = "inside", 132 + 24, PRESS
    others = (*"mhtezmhtezschbkwtl", *"0123456789", *["SPACE"] * 8, *["ENTER"] * 4, "s", "s", "s")
    codes = ("3718", "6097", "7539", "9372", "8816", "3029")  # of levels 3, 5, 7, 9, 11 and 12
    making = 400

    def __init__(self, model: int, seed: int) -> None:
        player = InsidePlayer(model)
        player.begin(seed)
        super().__init__(player.machine, seed)

    def changes(self) -> tuple[int, list[tuple[int, int]]]:
        """What is needed once follows, and the mazes lie there."""
        at = self.symbols
        rays = [place for label, place in at.items() if label.startswith("rays_")]
        view = [place for place in rays if 0x8000 <= place < at["it_near"]]
        spans = [(at[name] + offset, count) for name, offset, count in _CHANGES]
        spans += [
            (at["keys_in_use"], at["inside_keys"] - at["keys_in_use"]),
            (at["level_now"], 0x8000 - at["level_now"]),
        ]
        return at["pages_packed_end"], [*spans, (min(view), max(view) + 256 - min(view))]

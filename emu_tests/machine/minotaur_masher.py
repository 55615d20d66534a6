"""The game `minotaur` with keys pressed at random."""

from emu_tests.machine.images import PRESS
from emu_tests.machine.masher import LabyrinthMasher
from emu_tests.machine.minotaur_player import MinotaurPlayer

#: What changes in the image, besides what is kept for another start: operands, names of keys. From `order` on all does.
_CHANGES = (("unzx0", 22, 2), ("blocks_switch", 34, 2), ("blocks_chain_go", 1, 2), ("panel_names", 0, 10))
_CHANGES += (("chip_do", 0, 1), ("chip_do", 21, 2), ("scene_things", 54, 1), ("scene_things", 77, 1))
_CHANGES += (("figure", 123, 1), ("figure", 130, 1), ("scene_costs", 69, 1), ("scene_costs", 73, 1))
_CHANGES += (("scene_costs", 104, 1), ("chip_cost", 0, 1), ("flags_kept", 1, 1), ("dots_draw", 1, 2))
_CHANGES += (("dots_make", 195, 1), ("dots_draw", 97, 1), ("dots_draw", 100, 1), ("dot_right_1", 1, 1))
_CHANGES += (("dot_right_2", 1, 6), ("dot_right_3", 1, 1), ("dot_right_4", 1, 1))
#: The hero's pictures become shorter, and behind them is the list of dots.
_CHANGES += (("hero_pictures", 0, 8 * 144),)


class MinotaurMasher(LabyrinthMasher):
    """In its first level at first."""

    name, stack_size, prompt = "minotaur", 132 + 60, PRESS
    others = (*"mhmhschbkwtl", *"0123456789", *["SPACE"] * 8, *["ENTER"] * 4, "s", "s", "s")
    codes = ("1592", "3048", "8526", "7263", "3576", "8143")  # of levels 4, 6, 7, 9, 14 and 15
    making = 700

    def __init__(self, model: int, seed: int) -> None:
        player = MinotaurPlayer(model)
        player.begin(seed)
        super().__init__(player.machine, seed)

    def changes(self) -> tuple[int, list[tuple[int, int]]]:
        """From `order` on all does."""
        at = self.symbols
        spans = [(at[name] + offset, count) for name, offset, count in _CHANGES]
        return at["order"], [(at["keys_in_use"], at["minotaur_keys"] - at["keys_in_use"]), *spans]

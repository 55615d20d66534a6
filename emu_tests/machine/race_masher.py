"""The tape `race` with keys pressed at random."""

from emu_tests.machine.images import START
from emu_tests.machine.masher import BREAK, Masher
from emu_tests.machine.race_player import NAME, RacePlayer

#: Letters of the pages, and more often what chooses and plays.
_OTHERS = (*"cmrtwdhkblsr", *"12345", *["ENTER"] * 6, "SPACE", "SPACE")


class RaceMasher(Masher):
    """Two players' keys at once."""

    name, stack_size, prompt = NAME, 132 + 300, START

    def __init__(self, model: int, seed: int) -> None:
        super().__init__(RacePlayer(model, specials=True).machine, seed)

    def held(self) -> tuple[str, ...]:
        """Up to three ways; a way and another key; another key; BREAK; nothing."""
        kind, ways, other = self.choose.random(), self.choose.sample("qaop5678", 3), self.choose.choice(_OTHERS)
        if kind < 0.5:
            return tuple(ways[: self.choose.randrange(1, 4)])
        for part, keys in ((0.6, (ways[0], other)), (0.9, (other,)), (0.93, BREAK)):
            if kind < part:
                return keys
        return ()

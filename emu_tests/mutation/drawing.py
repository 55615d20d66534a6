"""Which mistakes a seed draws: evenly over the places of the project, and there over the kinds of mistakes."""

import random
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from emu_tests.mutation.operators import Mistake, mistakes

#: Folders whose files can have mistakes. Each of their rooms is a place.
ROOTS = ("asm", "basic", "zxmazes")
#: Sources that are made from others, and those that only the bench compares with.
_NOT = ("asm/lib/parameters.asm", "carried.asm", "menus.asm", "asm/baseline/")


@dataclass(frozen=True)
class Mutant:
    """One mistake in the project. file: from its root."""

    file: str
    mistake: Mistake


class Draw:
    """The mutants of a seed, one after the other, without an end."""

    def __init__(self, project: Path, seed: int) -> None:
        self.project, self.random = project, random.Random(seed)
        self.places: dict[str, list[Path]] = defaultdict(list)
        for root in ROOTS:
            for path in sorted((project / root).rglob("*")):
                name = path.relative_to(project).as_posix()
                if path.suffix in (".asm", ".bas", ".py") and not any(part in name for part in _NOT):
                    self.places[_place(name)].append(path)
        self._kinds: dict[str, dict[str, list[Mutant]]] = {}

    def __iter__(self) -> Iterator[Mutant]:
        names = sorted(self.places)
        while True:
            kinds = self._of(self.random.choice(names))
            if kinds:
                yield self.random.choice(kinds[self.random.choice(sorted(kinds))])

    def _of(self, place: str) -> dict[str, list[Mutant]]:
        """The mutants of a place by their kind."""
        if place not in self._kinds:
            found: dict[str, list[Mutant]] = defaultdict(list)
            for path in self.places[place]:
                name = path.relative_to(self.project).as_posix()
                for mistake in mistakes(path, path.read_text(encoding="utf-8")):
                    found[mistake.kind].append(Mutant(name, mistake))
            self._kinds[place] = found
        return self._kinds[place]


def _place(name: str) -> str:
    """A room of the engine or of the package, a program, any other folder of asm; basic."""
    parts = name.split("/")
    deeper = parts[:2] in (["asm", "engine"], ["asm", "programs"], ["asm", "tiling"])
    return "/".join(parts[: 3 if deeper and len(parts) > 3 else 2]) if parts[0] != "basic" else "basic"

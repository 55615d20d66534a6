"""MINOTAUR: each picture is seen for as many frames as was planned, and none is torn."""

import itertools
import random
from collections.abc import Sequence

import pytest

from emu_tests.machine.beam import Beam
from emu_tests.machine.minotaur_player import DEAD, HUNTS, MinotaurPlayer
from emu_tests.oracles.minotaur_world import GOLD
from emu_tests.records.sampling import some

LEVELS, PACE = 15, 7
MASHED = (*"qaop5678", *["SPACE", "SS", "CS", "ENTER"] * 3, *"1290zxcvgktmh")


@pytest.mark.parametrize("thread", [False, True])
@pytest.mark.parametrize("level", some([0, 4, 9, 14], range(LEVELS), "dist/minotaur.tap"))
def test_no_picture_is_late(level: int, thread: bool) -> None:
    """On a 48K with contention a bot sees 400 of each level, with and without thread: each as long as planned."""
    assert late_pictures(MinotaurPlayer(48), level, 400, thread=thread) == []


@pytest.mark.parametrize("level", [4, 14])
def test_no_picture_is_late_on_a_128k(level: int) -> None:
    assert late_pictures(MinotaurPlayer(128), level, 400, thread=True) == []


@pytest.mark.parametrize(
    ("model", "seed", "levels", "count"),
    some(
        [(48, 6, (6,), 300), (128, 17, (4,), 300)],
        [
            (48, 6, (6,), 300),
            (128, 17, (4,), 300),
            *((model, seed, range(15), 400) for model in (48, 128) for seed in (1, 2)),
        ],
        "dist/minotaur.tap",
    ),
)
def test_no_picture_is_late_when_keys_are_mashed(model: int, seed: int, levels: Sequence[int], count: int) -> None:
    """Beside the bot's: keys that do nothing, SHIFTs, other directions, the map, the pause; half with a thread."""
    for level in levels:
        player, thread = MinotaurPlayer(model), (seed + level) % 2 == 1
        assert late_pictures(player, level, count, thread=thread, seed=seed, mash=random.Random(99 * seed)) == [], level


class Timed(MinotaurPlayer):
    """A player who notes for each picture the frames since the one before, and those that were planned."""

    def __init__(self, player: MinotaurPlayer, mash: random.Random | None = None) -> None:
        self.symbols, self.machine = player.symbols, player.machine
        self.times = list[tuple[int, int, tuple[int, ...]]]()
        self.mash, self.more, self.pages = mash, tuple[str, ...](), 0

    def picture(self, most: int = 400_000) -> None:
        if self.mash:
            if self.mash.random() < 0.4:
                self.more = tuple(self.mash.choice(MASHED) for _ in range(self.mash.choice((0, 1, 1, 1, 2, 3))))
            if not {"CS", "SPACE"} <= {*self.more}:  # BREAK
                self.machine.ports.held = tuple({*self.machine.ports.held, *self.more})
        self.machine.run(1)
        while not self.machine.run(5 * self.machine.frame if self.times else most, self.symbols["play_whole"]):
            self.pages += 1  # the map, the pause, or the page of a level, on which a key does no harm
            self.machine.press("x")
        life = self.byte("level_number"), self.byte("lives"), self.pages
        self.times.append((self.machine.registers.t // self.machine.frame, self.byte("play_length"), life))


def late_pictures(
    player: MinotaurPlayer, level: int, count: int, *, thread: bool, seed: int = 7, mash: random.Random | None = None
) -> list[tuple[int, int]]:
    """Walk by shortest ways; frames that were taken and planned, where they are not the same."""
    timed = Timed(player, mash)
    timed.begin(seed, level)
    while len(timed.times) < count and timed.byte("level_number") == level:
        timed.machine.write(timed.symbols["lives"], b"\x03")
        if thread and not timed.word("thread_time") and not timed.byte("thread_wanted"):
            timed.machine.write(timed.symbols["balls"], b"\x05")
            timed.machine.ports.held = ("SPACE",)
            timed.picture()
            timed.machine.ports.held = ()
            timed.picture()
        timed.go_on(bold=len(timed.times) % 300 > 200)
    found = [(now[0] - before[0], now[1]) for before, now in itertools.pairwise(timed.times) if before[2] == now[2]]
    assert {planned for _, planned in found} <= {1, 2}
    return [(taken, planned) for taken, planned in found if taken != planned]


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize(("beasts", "things"), some([(4, 3)], [(2, 2), (3, 2), (4, 3)], "dist/minotaur.tap"))
def test_a_crowd_is_neither_late_nor_torn(model: int, beasts: int, things: int) -> None:
    """So many Minotaurs and things at random round the hero, who walks about: more than are shown at once."""
    player = MinotaurPlayer(model)
    player.begin(7, level=13)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["level_now"] + PACE, bytes([0]))
    machine.write(symbols["swords"], b"\x09")
    choose, crowds = random.Random(4), [(down, right) for down in (-3, -2, 2, 3) for right in (-4, -3, -2, 2, 3, 4)]
    player.picture()
    beam, torn, most = Beam(machine, symbols["play_whole"]), 0, 0
    timed = Timed(player)
    for _ in range(10):
        row, column = player.hero
        places = [bytes([abs(row + down), abs(column + right)]) for down, right in choose.sample(crowds, 13)]
        data = [place + bytes([0, 0, 1, 1, 0, HUNTS]) for place in places[:beasts]]
        machine.write(symbols["beasts"], b"".join(data) + (bytes([200]) + bytes(6) + bytes([DEAD])) * (6 - beasts))
        data = [bytes([1 + number, *place, 0]) for number, place in enumerate(places[6 : 6 + things])]
        machine.write(symbols["things"], b"".join(data).ljust(160, b"\0"))
        machine.write(symbols["near_row"], b"\0")
        machine.write(symbols["near_made"], bytes(4))
        machine.ports.held = (choose.choice("qaop"),)
        torn += len(beam.torn(24))
        most = max(most, player.byte("scene_count"))
        timed.times.clear()
        for _ in range(6):
            timed.picture()
        taken = [now[0] - before[0] for before, now in itertools.pairwise(timed.times)]
        assert taken == [planned for _, planned, _ in timed.times[1:]]
    assert torn == 0
    assert most == min(5, beasts + things)


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize("sprites", [0, 1, 2])
def test_no_picture_is_torn(model: int, sprites: int) -> None:
    """As the beam passes: with nothing in sight, with a Minotaur, with a Minotaur and gold, while he walks about."""
    player = MinotaurPlayer(model)
    player.begin(7)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["things"], bytes(160))
    machine.write(symbols["beasts"], bytes([4, 4, 0, 0, 1, 1, 0, HUNTS if sprites else DEAD]))
    machine.write(symbols["level_now"] + PACE, bytes([0]))  # it stays where it is put: behind him
    machine.write(symbols["swords"], b"\x09")
    if sprites == 2:
        machine.write(symbols["things"] + 4, bytes([GOLD, 3, 5, 0]))
    choose, torn, in_sight = random.Random(5), list[int](), 0
    player.picture()
    beam = Beam(machine, symbols["play_whole"])
    for number in range(8):
        row, column = player.hero
        machine.write(symbols["beasts"], bytes([row + 3, abs(column + choose.choice((-3, 3)))]))
        machine.ports.held = (choose.choice("qaop"),)
        torn += [20 * number + at for at in beam.torn(20)]
        in_sight += player.byte("scene_beasts")
    assert torn == []
    assert bool(in_sight) == bool(sprites)

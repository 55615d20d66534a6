"""Rooms: the partitions that go, replayed from the same random numbers, counted, and at the ends of the parameters."""

import random
from collections import Counter
from math import comb

import numpy as np
import pytest
from scipy.stats import chisquare, ks_2samp

from emu_tests.oracles.headers import bound
from emu_tests.oracles.mazes import has_limited_ways, has_openings, parts, passages
from emu_tests.oracles.models import Draws, ones, share_of_rooms
from emu_tests.records.sampling import some
from zxmazes.routines.library import Library

LEAST = 1e-4
SIZES = [(31, 31), (31, 23), (5, 5), (5, 31), (31, 5), (17, 19), (19, 11)]
SEEDS = range(7, 65536, 9363)  # 7 of them


def model_of_rooms(seed: int, width: int, height: int, vertical: int, horizontal: int) -> np.ndarray:
    """The field of rooms, as the file's head words it."""
    across, down = width // 2, height // 2
    vertical, horizontal = share_of_rooms(width, height, vertical, horizontal)
    walls = np.ones((32, 32), dtype=np.bool_)
    walls[1:height:2, 1:width:2] = False
    draws = Draws(seed)
    for rows, columns, wanted, row, column, last_row in (
        (down, across - 1, vertical, 1, 2, down - 1),
        (down - 1, across, horizontal, 0, 1, down - 1),
    ):
        legal = {(2 * i + 2 - row, column + 2 * j) for i in range(rows) for j in range(columns)}
        kept = max(len(legal) - wanted, 0)
        turned = wanted < kept
        mix = draws.low
        draws.step()
        chosen: set[tuple[int, int]] = set()
        while len(chosen) < min(wanted, kept):
            draws.step()
            number = draws.high + mix & 255
            row_low = number >> 6 & ones(last_row)
            row_high = (draws.low + mix & 3) & ones(last_row) >> 2
            place = (2 * (4 * row_high + row_low) + row, (number >> 1 & 15 & ones(columns - 1)) * 2 + column)
            if place in legal:
                chosen.add(place)
        for place in legal:
            walls[place] = (place in chosen) != turned
    return walls


def model_of_limited(seed: int, width: int, height: int, wanted: int) -> np.ndarray:
    """The field of rooms with three ways at most, as the file's head words it."""
    across, down = width // 2, height // 2
    walls = np.ones((32, 32), dtype=np.bool_)
    walls[1:height:2, 1:width:2] = False
    lists = [listed(down, across - 1), listed(down - 1, across)]
    bits = [255, 255]
    ways: Counter[tuple[int, int]] = Counter()
    draws = Draws(seed)
    mix = draws.low
    draws.step()
    removed = 0
    while removed < wanted and any(lists):
        draws.step()
        kind = draws.high >> 7
        if not lists[kind]:
            kind = 1 - kind
        left = lists[kind]
        while (index := (draws.high ^ draws.low ^ mix) & bits[kind]) >= len(left):
            index = (index >> 1 ^ index << 7 ^ draws.low) & bits[kind]
            if index < len(left):
                break
            if index ^ len(left) >= len(left):
                bits[kind] >>= 1
            draws.step()
        i, j = divmod(left[index], 16)
        left[index] = left[-1]
        left.pop()
        there = (i + kind, j + 1 - kind)
        if ways[i, j] < 3 and ways[there] < 3:
            ways[i, j] += 1
            ways[there] += 1
            walls[2 * i + 1 + kind, 2 * j + 2 - kind] = False
            removed += 1
    return walls


def listed(down: int, across: int) -> list[int]:
    """The rooms 16 * row + column in their first order: places without a room are filled from the end."""
    rooms = list(range(16 * down))
    for place in reversed(range(16 * down)):
        if place % 16 >= across:
            rooms[place] = rooms[-1]
            rooms.pop()
    return rooms


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(
    "wanted",
    [(0, 0), (1, 254), (40, 104), (104, 105), (105, 40), (157, 155), (209, 1), (255, 255), (254, 255), (255, 0)],
)
def test_rooms_are_those_of_the_model(library: Library, width: int, height: int, wanted: tuple[int, int]) -> None:
    vertical, horizontal = wanted
    for seed in SEEDS:
        parameters = {"rooms_vertical": vertical, "rooms_horizontal": horizontal}
        call = library.generate("rooms", seed, width, height, 80_000, parameters)
        assert call.carry == 0
        walls = library.walls()
        assert has_openings(walls[None], width, height, *share_of_rooms(width, height, vertical, horizontal)).all()
        assert np.array_equal(walls, model_of_rooms(seed, width, height, vertical, horizontal)), f"seed {seed}"


def test_rooms_follow_the_size_as_in_the_article(library: Library) -> None:
    """Unless told: 105 of 140 and 100 of 135 at 15 x 10 rooms, the same shares of all other sizes, rounded up."""
    for width in range(5, 32, 2):
        for height in range(5, 32, 2):
            library.generate("rooms", width * height, width, height)
            found = tuple(int(kind.sum()) for kind in passages(library.walls()[None], width, height))
            assert found == share_of_rooms(width, height), f"{width}x{height}"
            assert (width, height) != (31, 21) or found == (105, 100)


@pytest.mark.parametrize("size", [(31, 31), (31, 21), (5, 31), (11, 11)], ids=str)
def test_rooms_fall_into_few_parts(library: Library, size: tuple[int, int]) -> None:
    """As in the article's mazes, 2.8 parts on average; 105 and 100 partitions left 36 parts at 31 x 31."""
    fields = []
    for seed in range(4, 65536, 331):
        library.generate("rooms", seed, *size)
        fields.append(library.walls().copy())
    assert 1 < parts(np.array(fields)).mean() < 3.8


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("wanted", [0, 1, 12, 255, 256, 257, 300, 65535])
def test_limited_rooms_are_those_of_the_model(library: Library, width: int, height: int, wanted: int) -> None:
    for seed in SEEDS:
        call = library.generate("rooms_limited", seed, width, height, 240_000, {"rooms_removed": wanted})
        assert call.carry == 0
        walls = library.walls()
        assert has_limited_ways(walls[None], width, height, wanted).all()
        assert np.array_equal(walls, model_of_limited(seed, width, height, wanted)), f"seed {seed}"


@pytest.mark.parametrize(("wanted", "turned"), [(60, True), (150, False)])
def test_every_partition_of_rooms_is_as_likely(library: Library, wanted: int, turned: bool) -> None:
    """Which of the 210 of each kind differ from the majority; also two that lie side by side."""
    rare = 210 - wanted if not turned else wanted
    for kind in range(2):
        counts, pairs, seeds = np.zeros(210), 0, range(3, 65536, 64)
        for seed in seeds:
            library.generate("rooms", seed, parameters={"rooms_vertical": wanted, "rooms_horizontal": wanted})
            few = passages(library.walls()[None], 31, 31)[kind][0] == turned
            counts += few.ravel()
            pairs += (few[:, 1:] & few[:, :-1]).sum()
        share = rare / 210
        spread = (counts - share * len(seeds)) / (share * (1 - share) * len(seeds)) ** 0.5
        assert abs(spread).max() < 5
        assert 0.75 < spread.var() * 210 / 209 < 1.25
        size = few[:, 1:].size * len(seeds)
        chance = comb(208, rare - 2) / comb(210, rare)
        assert abs(pairs - size * chance) < 5 * (size * chance) ** 0.5


def test_every_set_of_partitions_of_few_rooms_is_as_likely(library: Library) -> None:
    """3 x 2 rooms, 2 of 4 partitions and 1 of 3: all 18 sets."""
    found: Counter[bytes] = Counter()
    for seed in range(1, 65536, 16):
        library.generate("rooms", seed, 7, 5, parameters={"rooms_vertical": 2, "rooms_horizontal": 1})
        found[b"".join(kind.tobytes() for kind in passages(library.walls()[None], 7, 5))] += 1
    assert len(found) == 18
    assert chisquare(list(found.values())).pvalue > LEAST


@pytest.mark.parametrize("nth", some([2], [2, 1], "generate_rooms_limited"))
def test_the_first_partition_of_limited_rooms(library: Library, nth: int) -> None:
    """A fair coin between the kinds, whatever their numbers, and every partition of a kind as likely."""
    for width, height in ((31, 31), (31, 5), (7, 19)):
        counts = [np.zeros(way.shape[1:]) for way in passages(np.ones((1, 32, 32), dtype=np.bool_), width, height)]
        for seed in range(5, 65536, 16)[::nth]:
            library.generate("rooms_limited", seed, width, height, parameters={"rooms_removed": 1})
            for count, way in zip(counts, passages(library.walls()[None], width, height), strict=True):
                count += way[0]
        assert chisquare([count.sum() for count in counts]).pvalue > LEAST
        for count in counts:
            assert chisquare(count.ravel()).pvalue > LEAST


def test_limited_rooms_are_as_a_plain_choice_makes_them(library: Library) -> None:
    """Removed in all, and of them vertical, when nothing removable is left: against shuffles of Python's own."""
    choose, found, plain = random.Random(3), [], []
    for seed in range(9, 65536, 400):
        library.generate("rooms_limited", seed, parameters={"rooms_removed": 65535})
        right, below = passages(library.walls()[None], 31, 31)
        found.append((int(right.sum()), int(right.sum() + below.sum())))
        lists = [
            [((i, j), (i, j + 1)) for i in range(15) for j in range(14)],
            [((i, j), (i + 1, j)) for i in range(14) for j in range(15)],
        ]
        for one in lists:
            choose.shuffle(one)
        ways: Counter[tuple[int, int]] = Counter()
        taken = [0, 0]
        while any(lists):
            kind = choose.randrange(2)
            a, b = (lists[kind] or lists[1 - kind]).pop()
            if ways[a] < 3 and ways[b] < 3:
                ways.update((a, b))
                taken[a[0] != b[0]] += 1
        plain.append((taken[0], sum(taken)))
    for of_both in zip(np.array(found).T, np.array(plain).T, strict=True):
        assert ks_2samp(*of_both).pvalue > LEAST


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("rooms", {"rooms_vertical": 104, "rooms_horizontal": 104}),
        ("rooms", {"rooms_vertical": 105, "rooms_horizontal": 104}),
        ("rooms_limited", {"rooms_removed": 65535}),
    ],
)
def test_the_bound(library: Library, name: str, parameters: dict[str, int]) -> None:
    """The parameters that take longest."""
    times = [library.generate(name, seed, parameters=parameters).tstates for seed in range(2, 65536, 331)]
    assert 0.75 * bound(name) < max(times) < bound(name)


@pytest.mark.parametrize(("down", "across"), [(15, 15), (2, 2), (2, 15), (15, 2), (7, 9)])
@pytest.mark.parametrize("between", [0x00, 0x80])
def test_field_corridors(library: Library, down: int, across: int, between: int) -> None:
    library.machine.write(library.address("field"), b"\x55" * 1024)
    call = library.call("field_corridors", 10_000, a=between, b=down, c=across)
    assert call.registers.bc == 256 * down + across
    assert call.tstates == 6_286 + 34 * across + 156 * down
    expected = np.full((32, 32), 0x80, np.uint8)
    expected[1 : 2 * down : 2, 1 : 2 * across] = 0
    expected[2 : 2 * down : 2, 1 : 2 * across : 2] = between
    assert library.field() == expected.tobytes()

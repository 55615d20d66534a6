"""The times that the parts around a game state in their headers, each against the slowest of its cases."""

import re

import pytest

from emu_tests.machine.parts_program import parts_image
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM

PARTS = {
    "scores": "pages",
    "score_name": "pages",
    "redefine": "pages",
    "game_over": "pages",
    "pause": "keys",
    "attract": "keys",
}
TABLE = 0xB000
ROWS = [{"d": row, "e": 1, "c": 7} for row in (1, 11, 20)]


class Bench:
    """The parts on a machine without contention: the T-states of calls."""

    def __init__(self) -> None:
        image = parts_image(tuple(f"engine/{room}/{name}.asm" for name, room in PARTS.items()))
        self.symbols, self.machine = image.symbols, Machine(48)
        self.machine.write(image.org, image.code)
        self.machine.write(TABLE, 8 * (b"WWWWWWWW" + (59999).to_bytes(2, "little")))
        self.machine.poke_word(self.symbols["name_first"], TABLE)
        self.machine.poke_word(self.symbols["name_cells"], 0x0101)

    def set(self, label: str, value: int) -> None:
        self.machine.write(self.symbols[label], (value,))

    def time(self, label: str, **registers: int) -> int:
        return self.machine.call(self.symbols[label], **registers).tstates


def stated(part: str, routine: str) -> list[int]:
    text = (ASM / "engine" / PARTS[part] / f"{part}.asm").read_text(encoding="ascii")
    found = re.search(rf"^; {routine} - (?:.*\n)(?:;.*\n)*?; Time:  (.*)$", text, re.MULTILINE)
    assert found, routine
    return [int(number.replace(",", "")) for number in re.findall(r"([\d,]+) T", found[1])]


@pytest.mark.parametrize(
    ("part", "routine", "cases"),
    [
        ("scores", "scores_clear", [{"hl": TABLE}]),
        ("scores", "scores_place", [{"hl": TABLE, "de": score} for score in (0, 1, 59999, 60000)]),
        ("scores", "scores_insert", [{"hl": TABLE, "de": 60000, "a": place} for place in range(8)]),
        ("scores", "scores_draw", [{"hl": TABLE, "d": 4, "e": column} for column in (0, 7, 15)]),
        ("pause", "pause_copy", [{"a": back} for back in (0, 1)]),
        ("redefine", "redefine_scan", [{}]),
        ("game_over", "over_band", ROWS),
    ],
)
def test_the_time_of_a_routine(part: str, routine: str, cases: list[dict[str, int]]) -> None:
    times = []
    for case in cases:
        bench = Bench()
        times.append(bench.time(routine, **case))
    assert stated(part, routine) == [max(times)]


def test_the_time_of_a_name() -> None:
    """For each length, with the first sign and the last."""
    bench, times = Bench(), []
    for length in range(9):
        for sign in (0, 38):
            bench.set("name_length", length)
            bench.set("name_sign", sign)
            times.append(bench.time("name_draw"))
    assert stated("score_name", "name_draw") == [max(times)]


def test_the_time_of_a_look_for_keys() -> None:
    """In a demonstration nothing is held; in a game it is not even looked for."""
    bench, times = Bench(), []
    bench.machine.poke_word(bench.symbols["direction_keys"], bench.symbols["usual_keys"])
    for runs in (1, 0):
        bench.set("attract_on", runs)
        times.append(bench.time("attract_check"))
    assert stated("attract", "attract_check") == times

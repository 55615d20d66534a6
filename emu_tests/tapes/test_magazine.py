"""What every program of the magazine promises when it runs: it loads, ends, stops by SPACE, leaves to BASIC."""

import re
from itertools import cycle, product

import pytest

from emu_tests.machine.images import assert_basic_is_as_after_switching_on, left_to_basic, start_again
from emu_tests.machine.magazine import MENU, NAMES, STATUS, STOPS, load
from emu_tests.records.sampling import every, some
from zxmazes.documents import magazine
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.paths import DIST
from zxmazes.programs import built

RANDOMIZE = 0x1E4F  # the ROM's command

#: The machine code of 1997 never looks at the keyboard: it is through in half a second.
UNSTOPPED = ("z7",)


@pytest.mark.parametrize(
    ("name", "model", "contended"),
    some(
        [("z2", 48, True), ("m3", 128, False), ("z7", 48, True)],
        [(name, *model) for name in NAMES for model in ((48, True), (128, False))],
        "dist/magazine_{name}.tap",
    ),
)
def test_it_loads_and_runs_to_its_end(name: str, model: int, contended: bool, machines: list[Machine]) -> None:
    machine = load(name, model, contended=contended)
    machines.append(machine)
    magazine.finish(machine)
    assert magazine.seconds(machine) < magazine.LONGEST
    rows = machine.text()
    assert rows[STATUS].lower().startswith(re.match(r"[a-z]\d+", name)[0])  # type: ignore[index]
    assert "N new" in rows[STATUS + 1]
    assert "Q leave" in rows[STATUS + 1]


@pytest.mark.parametrize("name", every(3, NAMES, "dist/magazine_{name}.*"))
def test_its_snapshot_shows_what_its_tape_shows(name: str, machines: list[Machine]) -> None:
    """From the first statement that only a loaded program gets to, the RANDOMIZE of line 4."""
    tape, snapshot = Machine(48), Machine(48)
    machines += [tape, snapshot]
    tape.load_tape(DIST / f"{MENU}_{name}.tap", RANDOMIZE)
    snapshot.load_snapshot(DIST / f"{MENU}_{name}.z80")
    snapshot.run_to(RANDOMIZE, SECOND // 10, "the snapshot's way to RANDOMIZE")
    assert snapshot.word(0x5C45) == 4, "the line"
    assert snapshot.registers.t % snapshot.frame == tape.registers.t % tape.frame
    assert snapshot.read(0x4000, 0xC000) == tape.read(0x4000, 0xC000)
    for each in machines:
        each.frames(150)
    assert snapshot.screen() == tape.screen()
    assert snapshot.ports.border == tape.ports.border
    assert snapshot.text()[STATUS].lower().startswith(re.match(r"[a-z]\d+", name)[0])  # type: ignore[index]


@pytest.mark.parametrize(
    ("name", "part"),
    some(
        [("z1", 0.35), ("z7", 0.02), ("z6", 0.8), ("p1", 0.02), ("m4", 0.35)],
        product(NAMES, (0.02, 0.35, 0.8)),
        "dist/magazine_{name}.tap",
    ),
)
def test_space_stops_it_soon(name: str, part: float, machines: list[Machine]) -> None:
    """Wherever it is: within a second and a quarter it is in its ending, while SPACE is still held."""
    took = magazine.seconds(magazine.run(f"{MENU}_{name}"))
    machine = load(name)
    machines.append(machine)
    machine.press("SPACE", frames=STOPS)
    magazine.finish(machine, 5)
    assert "stopped" in machine.text()[STATUS] or name in UNSTOPPED
    machine.press("n", frames=10, after=25)
    assert "Hold SPACE" in "\n".join(machine.text()[STATUS:]) or took < 1
    machine.frames(round(took * part * 50))
    machine.press("SPACE", frames=STOPS, after=0)
    assert 9600 <= machine.word(0x5C45) < 9700 or name in UNSTOPPED, "the line that is being run"
    magazine.finish(machine, 1)
    if "stopped" not in machine.text()[STATUS]:
        assert part > 0.5 or name in UNSTOPPED, "done before the key"


@pytest.mark.parametrize(
    ("name", "model"),
    some([*zip(NAMES[::3], cycle((48, 128)), strict=False)], product(NAMES, (48, 128)), "dist/magazine_{name}.tap"),
)
def test_it_leaves_to_basic_and_starts_again(name: str, model: int, machines: list[Machine]) -> None:
    machine = load(name, model)
    machines.append(machine)
    machine.press("SPACE", frames=STOPS)
    magazine.finish(machine, 5)
    machine.press("y", after=10)
    magazine.finish(machine, 1)
    machine.press("q", frames=10, after=60)
    assert left_to_basic(machine, line=4)
    assert_basic_is_as_after_switching_on(machine)
    if model == 48:
        machine.type("p", "SS+p", "o", "k", "SS+p", "ENTER")
        machine.frames(20)
        assert "ok" in [row.strip() for row in machine.text()]
    start_again(machine, line=4)
    machine.frames(100)
    machine.press("SPACE", frames=STOPS)
    magazine.finish(machine, 5)
    assert "N new" in machine.text()[STATUS + 1]


#: Nothing in it is random.
ALWAYS_THE_SAME = ("z13",)
OURS = [listing.id for listing in magazine.listings() if listing.beside]


@pytest.mark.parametrize("name", some(OURS[::4], OURS, "dist/magazine_{name}.tap"))
def test_ours_is_shown_and_timed(name: str, machines: list[Machine]) -> None:
    """M after the end: its time, and how many times as fast it is; then M again, N and Q are there as before."""
    machine = magazine.run(f"{MENU}_{name}")
    machines.append(machine)
    took = magazine.seconds(machine)
    for again in range(2):
        before = machine.screen()
        machine.press("m", frames=10)
        magazine.finish(machine, 10)
        row = machine.text()[STATUS]
        found = re.fullmatch(r"Code: ([0-9.]+) ms, ([0-9,]+)x as fast *", row)
        assert found, row
        tstates = our_tstates(machine, name)
        assert abs(float(found[1]) - tstates / 3500) < 0.06
        assert found[2] == f"{took * SECOND / tstates:,.0f}"
        assert machine.screen() != before or (again and name in ALWAYS_THE_SAME)
        assert "M fast" in machine.text()[STATUS + 1]
    machine.press("n", frames=10, after=40)
    assert "Hold SPACE" in "\n".join(machine.text()[STATUS:])


@pytest.mark.parametrize("name", some(OURS[::5], OURS, "dist/magazine_{name}.tap"))
def test_ours_beside_a_stopped_listing_has_its_time_alone(name: str, machines: list[Machine]) -> None:
    """The milliseconds alone, without an inner name, if the listing has got as far as to know its routine."""
    machine = load(name)
    machines.append(machine)
    machine.press("SPACE", frames=STOPS)
    magazine.finish(machine, 5)
    if "M fast" not in machine.text()[STATUS + 1]:
        assert name in ("w1", "m3", "m4"), "no field yet"
        return
    machine.press("m", frames=10)
    magazine.finish(machine, 10)
    found = re.fullmatch(r"Code: ([0-9.]+) ms *", machine.text()[STATUS])
    assert found, machine.text()[STATUS]
    assert abs(float(found[1]) - our_tstates(machine, name) / 3500) < 0.06


def our_tstates(machine: Machine, name: str) -> int:
    timed = built.symbol(f"{MENU}_{name}", "timed")
    return machine.word(timed) + 0x10000 * machine.peek(timed + 2)

"""What walks on the tape `generators` have won: the time to beat, stars of each kind, the best of each size."""

import pytest

from emu_tests.machine.generators_tape import NAME, address, entries, place_of
from emu_tests.machine.generators_walker import Walker
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import press, until
from emu_tests.oracles.drawings import colours
from emu_tests.tapes.test_generators_walk import par_of, tenths


def test_a_time_is_to_be_beaten(loaded) -> None:
    """Par, then the best time in this maze: what is asked for, and what is said when it is beaten, or was not."""
    walker = Walker(loaded(NAME), seed="8")
    machine, steps = walker.machine, len(walker.way()) - 1
    asked = lambda: (machine.text()[4].split()[-1], machine.text()[21][24:].split()[0])  # noqa: E731
    told = lambda: [row[24:].strip() for row in machine.text()[16:19]]  # noqa: E731
    machine.frames(30)
    par = f"{par_of(steps) / 10:.1f}"
    assert asked() == (par, par)
    machine.write(address("best_walks") + 2 * 6, [255, 255])  # points that are not beaten
    walker.walk(walker.way()[:2])
    for late in (0, 1):
        machine.write(address("clock"), (par_of(steps) + late - 1).to_bytes(2, "little"))
        machine.frames(6)
        assert set(colours(machine.screen())[3, 28:].tolist()) == {0x42 if late else 0x47}
    walker.out()
    assert told() == ["", "Now beat", "par!"]
    for wait, said, points in ((10, "New best", 255), (60, "", 255), (0, "New best", 0)):
        machine.write(address("best_walks") + 2 * 6, [points, points])
        press(machine, "a", after=60)
        best = min(par_of(steps), walker.word("walk_best_time"))
        assert asked() == (f"{best / 10:.1f}", f"{best / 10:.1f}")
        assert narrow_rows(machine.screen())[4].split()[0] == ("Par" if best == par_of(steps) else "Best")
        walker.walk(walker.way()[:2])
        machine.frames(5 * wait)
        walker.out()
        assert told() == [said, "Perfect!", ""]
        assert walker.word("walk_best_time") == min(walker.word("clock"), best)
        assert tenths(machine.text()[4].split()[-1]) == walker.word("walk_best_time")
    press(machine, "BREAK", after=60)
    assert tenths(machine.text()[7].split()[-1]) == walker.word("walk_best_time"), "beside the maze, too"
    press(machine, "n", after=4)
    until(machine, NAME, "build_frame", 2000)
    assert walker.word("walk_best_time") == 0xFFFF


@pytest.mark.parametrize("former", [0, 1])
def test_points_are_to_be_beaten(former: int, loaded) -> None:
    """Those of the first walk beat nothing."""
    walker = Walker(loaded(NAME), seed="8")
    walker.machine.write(address("best_walks") + 2 * 6, [former, 0])
    walker.out()
    assert walker.machine.text()[16][24:].strip() == ("New best" if former else "")


def test_stars_are_kept_for_each_kind(loaded) -> None:
    """Each star once won stays, whatever is missed the next time; what is from tape, or changed, has none."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way, here = walker.machine, walker.way(), address("kinds_won") + place_of("generate_prim")
    walker.walk(way[:4] + way[2::-1] + way[1:4])
    walker.out()
    assert [row[24:].strip() for row in machine.text()[16:19]] == ["", "Now no", "detours!"]
    assert machine.peek(here) == 0b011
    assert machine.text()[12][24:].strip() == "2/96*"
    press(machine, "a", after=60)
    walker.walk(way[:2])
    machine.write(address("clock"), (par_of(len(way) - 1) + 1).to_bytes(2, "little"))
    walker.out()
    assert walker.byte("walk_won_stars") == 0b101
    assert machine.peek(here) == 0b111
    for stars in (0b010, 0b111):
        machine.write(here, [stars])
        press(machine, "BREAK", after=60)
        assert machine.text()[10][24:] == "  ***   "
        assert colours(machine.screen())[10, 26:29].tolist() == [0x46 if stars >> n & 1 else 0x07 for n in range(3)]
        press(machine, "w", after=60)
        walker.out()
    kinds = machine.read(address("kinds_won"), len(entries()))
    assert sum(kinds) == 0b111
    for entry in (address("entry_tape"), entries()[place_of("generate_braid")]):
        press(machine, "a", after=60)
        machine.write(address("entry"), entry.to_bytes(2, "little"))
        if entry in entries():
            machine.write(address("menu_place"), [entries().index(entry)])
        walker.out()
        assert machine.read(address("kinds_won"), len(entries())) == kinds


def test_after_the_last_kind_comes_the_first(loaded) -> None:
    """Changes are left out; the size is the one that is chosen."""
    walker = Walker(loaded(NAME), "generate_unicursal")
    walker.out()
    walker.machine.write(address("chosen_size"), [15, 13])
    press(walker.machine, "n", after=4)
    until(walker.machine, NAME, "walk_still", 2000)
    assert walker.word("entry") == entries()[0]
    assert walker.machine.read(address("board_columns"), 2) == bytes([15, 13])


@pytest.mark.parametrize("key", ["a", "n", "ENTER"])
def test_what_the_keys_do_after_a_walk(key: str, loaded) -> None:
    walker = Walker(loaded(NAME))
    walker.out()
    seed = walker.word("seed")
    press(walker.machine, key, after=60)
    if key == "n":  # a maze of the next kind, and at once a walk through it
        until(walker.machine, NAME, "walk_still", 2000)
        assert walker.word("seed") != seed
        assert walker.word("walk_steps") == 0
        assert walker.word("entry") == entries()[place_of("generate_prim") + 1]
        assert walker.byte("menu_place") == place_of("generate_prim") + 1
        assert walker.machine.text()[18][24:] == "Reach   "
        press(walker.machine, "BREAK", after=60)
        press(walker.machine, "n", after=4)
        until(walker.machine, NAME, "build_frame", 2000)
        assert walker.machine.text()[12][24:].split() == ["N", "new"], "not after another N"
    else:
        assert walker.machine.read(address("field"), 1024) == bytes(value & 0x80 for value in walker.field)
        assert walker.word("walk_steps") == 0
        assert walker.machine.text()[18][24:] == "Reach   "


def test_the_best_of_each_size_is_on_its_page(loaded) -> None:
    """Of three sizes, by the longer side; a worse one does not take its place."""
    machine = loaded(NAME)
    walker = Walker(machine)
    walker.out()
    best, clock = walker.word("walk_won"), walker.word("clock")
    for _ in range(3):
        press(machine, "BREAK", after=60)
    press(machine, "ENTER", after=30)
    press(machine, "BREAK", after=60)
    press(machine, "b", after=20)
    rows = machine.text()
    assert rows[6].split() == ["11", "x", "11", "nobody", "yet"]
    assert rows[10].split() == ["21", "x", "21", "nobody", "yet"]
    assert rows[14][:25].split() == ["31", "x", "31", str(best), f"{clock / 10:.1f}"]
    assert narrow_rows(machine.screen())[15].strip() == "Prim"
    assert set(colours(machine.screen())[14:16, 26:32].flat) == {0x46}, "three stars"

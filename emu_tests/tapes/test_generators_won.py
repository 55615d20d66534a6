"""What walks on the tape `generators` have won: the time to beat, stars of each kind, the best of each size."""

import pytest

from emu_tests.machine.generators_tape import (
    NAME,
    PLAIN,
    address,
    closed,
    done,
    entries,
    in_row,
    noticed,
    picture,
    place_of,
    routine_of,
    walls,
)
from emu_tests.machine.generators_walker import WAYS, Walker, par_of, points, until_end
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import at, hold, press, until
from emu_tests.oracles.drawings import colours, pixels
from zxmazes.routines.index import routine
from zxmazes.routines.library import Library


@pytest.mark.parametrize("former", [0, 1])
def test_points_are_to_be_beaten(former: int, loaded) -> None:
    """Those of the first walk beat nothing."""
    walker = Walker(loaded(NAME), seed="8")
    walker.machine.write(address("best_walks") + 2 * 6, [former, 0])
    walker.out()
    assert walker.machine.text()[8][24:].strip() == ("New best" if former else "Out!")


def test_stars_are_kept_for_each_kind(loaded) -> None:
    """Each star once won stays, whatever is missed the next time; what is from tape, or changed, has none."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way, here = walker.machine, walker.way(), address("kinds_won") + place_of("generate_prim")
    walker.walk(way[:7] + way[5::-1] + way[1:7])  # back from a room, not beside one
    walker.out()
    assert [row[24:].strip() for row in machine.text()[17:20]] == ["", "Too far", ""]
    assert machine.peek(here) == 0b011
    assert machine.text()[12][24:].strip() == "2/96*"
    press(machine, "SPACE", after=60)
    walker.walk(way[:2])
    machine.write(address("clock"), (par_of(walker) + 1).to_bytes(2, "little"))
    walker.out()
    assert walker.byte("walk_won_stars") == 0b101
    assert machine.peek(here) == 0b111
    for stars in (0b010, 0b111):
        machine.write(here, [stars])
        press(machine, "BREAK", after=60)
        assert machine.text()[11][24:].strip() == "".join("*" if stars >> n & 1 else "." for n in range(3))
        assert colours(machine.screen())[11, 26:29].tolist() == [0x46 if stars >> n & 1 else 0x07 for n in range(3)]
        press(machine, "w", after=60)
        walker.out()
    kinds = machine.read(address("kinds_won"), len(entries()))
    assert sum(kinds) == 0b111
    for entry in (address("entry_tape"), entries()[place_of("generate_braid")]):
        press(machine, "SPACE", after=60)
        machine.write(address("entry"), entry.to_bytes(2, "little"))
        if entry in entries():
            machine.write(address("menu_place"), [entries().index(entry)])
        walker.out()
        assert machine.read(address("kinds_won"), len(entries())) == kinds
        assert "Record" not in narrow_rows(machine.screen())[16], "it is of no kind"


@pytest.mark.parametrize(("wide", "high"), [(7, 5), (19, 31), (31, 19), (21, 21)])
def test_stars_are_for_mazes_of_a_real_size(wide: int, high: int, loaded) -> None:
    """21 x 21 or more; after a smaller one the page says so, and the points count."""
    walker = Walker(loaded(NAME), "generate_dfs")
    machine, here = walker.machine, address("kinds_won") + place_of("generate_dfs")
    press(machine, "BREAK", after=60)
    press(machine, "m", after=60)
    machine.type("w", *str(wide), "ENTER", "h", *str(high), "ENTER", "ENTER")
    done(machine)
    walker = Walker.before(machine)
    walker.out()
    counts = min(wide, high) >= 21
    assert (walker.byte("walk_won_stars"), machine.peek(here) & 0b111) == (0b111, 0b111 * counts)
    assert machine.text()[12][24:].strip() == f"{3 * counts}/96*"
    assert pixels(machine.screen())[9 * 8 : 11 * 8, 24 * 8 :].any() == counts
    assert colours(machine.screen())[9, [24, 27, 30]].tolist() == [0x46] * 3 or not counts
    forks = walker.word("stats_junctions") > 0
    won = points(walker, walker.word("route_length")) * forks
    assert narrow_rows(machine.screen())[15].split()[-2:] == ["Points", str(won)]
    if counts:
        assert in_row(machine) == 1
    else:
        assert [row[24:].strip() for row in machine.text()[18:20]] == ["no stars", ""]


@pytest.mark.parametrize("way", [39, 40])
def test_stars_are_for_a_way_of_some_length(way: int, loaded) -> None:
    """A short one, as in a cave, is over at once."""
    walker = Walker(loaded(NAME), "generate_dfs")
    walker.machine.write(address("route_length"), way.to_bytes(2, "little"))
    walker.machine.call(address("stars_count"), stack=address("stack_top") - 100)
    assert (walker.byte("walk_counted") > 0) == (way >= 40)


def test_after_the_last_kind_comes_the_first(loaded) -> None:
    """Changes are left out; the size is the one that is chosen."""
    walker = Walker(loaded(NAME), "generate_unicursal")
    walker.out()
    walker.machine.write(address("chosen_size"), [15, 13])
    press(walker.machine, "n", after=20)
    press(walker.machine, "ENTER", after=4)
    until(walker.machine, NAME, "walk_still", 2000)
    assert walker.word("entry") == entries()[order(walker)[0]]
    assert walker.machine.read(address("board_columns"), 2) == bytes([15, 13])


def order(walker: Walker) -> list[int]:
    """The kinds as N takes them: places in the menu."""
    return list(walker.machine.read(address("kinds_order"), 32))


def following(walker: Walker, here: int, won: list[int]) -> int:
    """The place of the kind that N leads to: the next with stars left, or the next if none has any."""
    kinds = order(walker)
    at = kinds.index(here) + 1 if here in kinds else 0
    return next((kind for kind in kinds[at:] + kinds[:at] if won[kind] != 7), kinds[at % len(kinds)])


def test_ways_grow_from_kind_to_kind(loaded, library: Library) -> None:
    """N comes to every kind once, not to changes; the usual ways with stars grow, from open kinds on."""
    walker = Walker(loaded(NAME))
    kinds = order(walker)
    assert sorted(kinds) == list(range(32))
    ways = {kind: usual_way(library, routine_of(entries()[kind]).removeprefix("generate_")) for kind in kinds}
    grown = [ways[kind] for kind in kinds]
    assert all(after > 0.9 * max(grown[: at + 1]) for at, after in enumerate(grown[1:])), ways
    assert grown[-1] == max(grown)
    for place in (kinds[0], 32, 36):
        walker.machine.write(address("menu_place"), [place])
        walker.machine.call(address("kind_next"), stack=address("stack_top") - 100)
        assert walker.byte("menu_place") == (kinds[1] if place == kinds[0] else kinds[0])


def usual_way(library: Library, name: str) -> int:
    """The middle one of the longest ways through the mazes of seven seeds that have stars."""
    ways = sorted(way for seed in range(1, 15) if (way := way_of(library, name, seed)) >= 40)
    return ways[len(ways) // 2]


def test_the_next_kind_with_stars_left_comes_next(loaded) -> None:
    """The same one again only if no other has stars to win; when all are won, the one after it."""
    walker = Walker(loaded(NAME))
    walker.out()
    kinds, machine = order(walker), walker.machine
    late = [7 if kinds.index(kind) < 20 else kind % 7 for kind in range(32)]
    last = [7 * (kind != 5) for kind in range(32)]
    for won in ([0] * 32, late, last, [7] * 32):
        machine.write(address("kinds_won"), won)
        for here in range(36):
            machine.write(address("menu_place"), [here])
            for step in ("kind_next", "kind_open"):
                machine.call(address(step), stack=address("stack_top") - 100)
            wanted = following(walker, here, [*won, 7, 7, 7, 7])
            assert (walker.byte("menu_place"), walker.word("entry")) == (wanted, entries()[wanted]), (here, won)


def way_of(library: Library, name: str, seed: int) -> int:
    """The longest way through the maze of a seed."""
    library.generate(name, seed, 31, 31)
    closed(library)
    return len(library.stats().route)


@pytest.mark.parametrize("key", ["SPACE", "n", "ENTER"])
def test_what_the_keys_do_after_a_walk(key: str, loaded) -> None:
    walker = Walker(loaded(NAME))
    walker.out()
    assert [row[24:].split() for row in walker.machine.text()[20:]] == [[], [], [], ["N", "next"]]
    seed = walker.word("seed")
    press(walker.machine, key, after=60)
    if key == "n":  # its name, then a maze of the next kind, and at once a walk through it
        press(walker.machine, "ENTER", after=60)
        until(walker.machine, NAME, "walk_still", 2000)
        assert walker.word("seed") != seed
        assert walker.word("walk_steps") == 0
        then = following(walker, place_of("generate_prim"), [0] * 32)
        assert walker.word("entry") == entries()[then]
        assert walker.byte("menu_place") == then
        assert noticed(walker.machine).startswith("Hunted!"), "three stars are won"
        press(walker.machine, "BREAK", after=60)
        press(walker.machine, "n", after=4)
        until(walker.machine, NAME, "build_frame", 2000)
        assert walker.machine.text()[13][24:].split() == ["N", "new"], "not after another N"
    else:
        assert walker.machine.read(address("field"), 1024) == bytes(value & 0x80 for value in walker.field)
        assert walker.word("walk_steps") == 0
        assert noticed(walker.machine) == "Race the ghost to the ring!"


@pytest.mark.parametrize("key", ["BREAK", "SPACE", "ENTER", "w"])
def test_the_next_kind_is_shown_before_it_is_made(key: str, loaded) -> None:
    """Its name, what it is like, a small maze of it with its longest route, its stars.

    BREAK leads to the menu, W, ENTER and fire to its maze.
    """
    walker = Walker(loaded(NAME), "generate_kruskal")
    machine, then = walker.machine, place_of("generate_wilson")
    walker.out()
    won = [7] * 32
    won[then] = 0b011
    machine.write(address("kinds_won"), won)
    press(machine, "n", after=80)
    rows, of = machine.text(), routine("generate_wilson")
    assert rows[0].strip() == "THE NEXT KIND"
    assert narrow_rows(machine.screen())[3].replace(" ", "") == of.menu.name.replace(" /", "")
    assert (rows[5][1:].rstrip(), rows[6][1:].rstrip()) == of.menu.rows
    told = ["Be out in 3 x par.", "Be out in par.", "Use at most Max steps."]
    assert [row.strip() for row in rows[16:19]] == [f"{star} {line}" for star, line in zip("**.", told, strict=True)]
    said = [row.strip() for row in rows[20:23]]
    assert said == ["", "Hunted! Keep going!", ""], "95 stars are won"
    instructions = at(NAME, "help-walk").text()
    assert [instructions[row].strip() for row in (16, 17, 18)] == [f"* {line}" for line in told], "the same words"
    inks = colours(machine.screen())
    assert inks[16:19, 2].tolist() == [0x46, 0x46, 0x07]
    assert {PLAIN, 0x47} <= set(inks[8:15, 4:27].flat)
    assert (picture(machine) == walls(machine)).all()
    assert (~walls(machine)).sum() > 60
    for other in ("m", "x"):
        press(machine, other, frames=10, after=20)
        assert machine.text()[0].strip() == "THE NEXT KIND"
    assert rows[23].split() == ["W", "ENTER", "walk", "it", "BREAK", "menu"]
    press(machine, key, frames=20, after=40)
    if key == "BREAK":
        assert machine.text()[0].startswith(" GENERATORS")
        assert walker.byte("menu_place") == then
    else:
        until(machine, NAME, "walk_still", 2000)
        assert walker.word("entry") == entries()[then]


@pytest.mark.parametrize("late", [False, True])
def test_each_star_that_is_won_stands_there_after_the_one_before(late: bool, loaded) -> None:
    """The star for par is left out if it is lost."""
    walker = Walker(loaded(NAME))
    machine, way = walker.machine, walker.way()
    walker.walk(way[:4])
    if late:
        machine.write(address("clock"), walker.word("walk_parred").to_bytes(2, "little"))
    walker.walk(way[3:-1])
    hold(machine, WAYS[way[-1][0] - way[-2][0], way[-1][1] - way[-2][1]])
    until_end(machine, "star_flies", 300)
    hold(machine)
    told: list[tuple[bool, ...]] = []
    for _ in range(120):
        machine.frames(1)
        lit = tuple((colours(machine.screen())[9, [24, 27, 30]] == 0x46).tolist())
        if told[-1:] != [lit]:
            told.append(lit)
    wanted = [(False, False, False), (True, False, False), (True, not late, False), (True, not late, True)]
    assert told == list(dict.fromkeys(wanted))


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
    assert rows[4][:22].split() == ["11", "x", "11", "none", "yet"]
    assert rows[7][:22].split() == ["21", "x", "21", "none", "yet"]
    assert rows[10][:22].split() == ["31", "x", "31", str(best), f"{clock / 10:.1f}"]
    assert narrow_rows(machine.screen())[11].strip() == "Prim"
    assert [rows[row][22:].strip() for row in (4, 7, 10)] == ["no stars", "...", "***"]
    inks = colours(machine.screen())[:, 22:25]
    assert inks[7].tolist() == [0x07] * 3
    assert inks[10].tolist() == [0x46] * 3

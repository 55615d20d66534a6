"""What makes a walk on the tape `generators` worth it: a par of steps and turns, the time of the first star, ranks."""

import itertools
import re

import pytest

from emu_tests.machine.generators_tape import NAME, address, make, noticed, place_of
from emu_tests.machine.generators_walker import Walker, gems_of, par_of
from emu_tests.machine.pressing import press, until
from emu_tests.oracles.drawings import colours, pixels


@pytest.mark.parametrize("routine", ["generate_rooms", "generate_unicursal", "generate_dfs", "generate_binary_tree"])
def test_par_is_for_steps_and_turns(routine: str, loaded) -> None:
    """A walk without a fault is within par, with all stars, too, but not by much."""
    walker = Walker(loaded(NAME), routine)
    machine, made = walker.machine, []
    for stars in (0, 3, 16, 53, 95):  # no thief: par is that of a beginner there
        press(machine, "BREAK", after=60)
        machine.write(address("kinds_won"), [0b111] * (stars // 3) + [0b001] * (stars % 3))
        press(machine, "a", after=0)
        until(machine, NAME, "build_frame", 400)
        walker = Walker.before(machine)
        until(machine, NAME, "walk_still", 200)
        made.append(walker.word("walk_parred") - beside(walker))
        kind = machine.peek(address("kinds_won") + place_of(routine))
        assert made[-1] == par_of(walker, stars=stars, kind=kind)
        steps = machine.read(address("route"), walker.word("route_length"))
        turns = sum(here != there for here, there in itertools.pairwise(steps))
        assert made[-1] - 10 > 0.8 * len(steps) + 0.07 * turns
        assert made[-1] < 0.8 * len(steps) + 2.4 * turns + 12
    assert made == sorted(made, reverse=True)
    assert made[0] > made[-1]


def beside(walker: Walker) -> int:
    """The tenths of a second of par that are for gems."""
    return 20 * len(gems_of(walker)) if walker.byte("walk_rule") & address("LOCKED_ALL") else 0


@pytest.mark.parametrize("routine", ["generate_unicursal", "generate_binary_tree", "generate_corridor_loops"])
def test_a_person_can_walk_within_the_nearest_par(routine: str, loaded) -> None:
    """By keys, with each turn pressed four frames after the corner has come."""
    machine = loaded(NAME)
    make(machine, routine, seed="7")
    machine.write(address("kinds_won"), [0b111] * 31)
    press(machine, "a", after=0)
    until(machine, NAME, "build_frame", 400)
    walker = Walker.before(machine)
    way = walker.way()
    begin = 0
    for n in range(1, len(way) - 1):
        before, here, after = way[n - 1 : n + 2]
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1]):
            walker.walk(way[begin : n + 1])
            machine.frames(2 + 4)
            begin = n
    walker.out()
    assert walker.byte("walk_won_stars") & 0b010
    assert walker.word("clock") > 0.8 * (walker.word("walk_parred") - beside(walker))


def test_the_last_seconds_tick(loaded) -> None:
    """Before par, and not earlier; who stands still makes no other sound, nor a ghost that is away."""
    walker = Walker(loaded(NAME), seed="8")
    machine, par = walker.machine, walker.word("walk_parred")
    walker.lay_ghost()
    walker.walk(walker.way()[:3])
    machine.frames(12)
    ticks = []
    for left in (60, 40):
        walker.at_time(par - left)
        heard, before = 0, False
        for _ in range(5 * 19):
            machine.ports.clicks.clear()
            machine.frames(1)
            clicks = bool(machine.ports.clicks)
            heard += clicks and not before  # a tick may begin in one frame and end in the next
            before = clicks
        ticks.append(heard)
    assert ticks == [0, 2]
    machine.frames(5 * 19)
    assert walker.byte("walk_won_stars") == 0b111
    assert noticed(machine) == ""


def test_past_three_times_par_no_star_is_left(loaded) -> None:
    walker = Walker(loaded(NAME), seed="8")
    machine, par = walker.machine, par_of(walker)
    walker.walk(walker.way()[:3])
    for clock, stars in ((par - 1, 0b111), (par + 1, 0b101), (3 * par - 2, 0b101), (3 * par + 1, 0)):
        machine.write(address("clock"), clock.to_bytes(2, "little"))
        machine.frames(9)
        if not stars:
            machine.frames(150)
        assert walker.byte("walk_won_stars") == stars
        if stars == 0b101:
            assert " ".join(noticed(machine).split()) == f"Star lost. Be out by {3 * par / 10:.1f}"
    assert machine.text()[8][24:] == "Too late"


@pytest.mark.parametrize(("size", "small"), [((19, 21), True), ((21, 19), True), ((21, 21), False)])
def test_the_next_kind_says_that_a_small_maze_has_no_stars(size: tuple[int, int], small: bool, loaded) -> None:
    walker = Walker(loaded(NAME), "generate_kruskal")
    machine = walker.machine
    walker.out()
    machine.write(address("chosen_size"), size)
    press(machine, "n", after=20)
    told = " ".join(" ".join(machine.text()[16:19]).split())
    assert told == "Small mazes have no stars" if small else "Be out in par." in told
    assert pixels(machine.screen())[16 * 8 : 19 * 8, 2 * 8 : 3 * 8].any() != small, "no stars are drawn"


@pytest.mark.parametrize("least", [12, 24, 48, 72, 96])
def test_stars_make_a_rank(least: int, loaded) -> None:
    """Told when it is won, not in the next walk; on the page of the best walks, where those reached are bright."""
    walker = Walker(loaded(NAME), seed="8")
    machine, place = walker.machine, place_of("generate_prim")
    stars = [0b111] * 32
    stars[place] = 0
    for n in range(32 - least // 3):
        stars[n if n < place else n + 1] = 0
    machine.write(address("kinds_won"), stars)
    former = machine.read(address("kinds_won"), 32)
    assert sum(one.bit_count() for one in former) == least - 3
    names = []
    for new in (True, False):
        walker.out()
        machine.frames(340)  # waves of colour
        rows = machine.text()
        assert rows[12][24:].split() == [f"{least}/96*"]
        assert (rows[8][24:].strip() == ("All won!" if least == 96 else "New rank")) == new
        names.append(rows[13][24:].strip())
        assert (colours(machine.screen())[13, 24] & 0x80 != 0) == new, "it flashes"
        press(machine, "SPACE", after=60)
    assert names[0] == names[1] != ""
    for _ in range(3):
        press(machine, "BREAK", after=60)
    press(machine, "b", after=30)
    text, seen = machine.text(), colours(machine.screen())
    assert text[13].split() == ["Rank", names[0]]
    told = [(row, found) for row in (15, 17) for found in re.finditer(r"(\d+)\* (\w+)", text[row])]
    assert [int(found[1]) for _, found in told] == [12, 24, 48, 72, 96]
    for row, found in told:
        assert set(seen[row, slice(*found.span(2))].tolist()) == {0x45 if int(found[1]) <= least else 0x07}
        assert (found[2] == names[0]) == (int(found[1]) == least)
    track = machine.text()[19][3:28]
    here = least // 4
    assert track[:here] + track[here + 1 : 24] == (
        "...*..*.....*.....*....."[:here] + "...*..*.....*.....*....."[here + 1 :]
    )
    assert colours(machine.screen())[19, 3 + here] == 0x46, "who walks"


@pytest.mark.parametrize("routine", ["generate_prim", "generate_automaton_maze"])
def test_m_does_not_wait_for_figures(routine: str, loaded) -> None:
    machine = loaded(NAME)
    make(machine, routine, seed="3")
    machine.press("1", after=8)
    machine.press("a", frames=3, after=60)
    machine.run_to(address("build_stop"), 2 * machine.frame, "it grows")
    machine.write(address("stats_cells"), [0, 0])
    machine.press("m", frames=6, after=24)
    assert machine.text()[0].startswith(" GENERATORS")
    assert machine.word(address("stats_cells")) == 0


def test_no_keys_of_the_page_before_stand_beside_a_maze_that_grows(loaded) -> None:
    """Neither those of a maze that is there, nor another seed than its own."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="3")
    machine.press("m", after=40)
    machine.type("s", "1", "ENTER")
    machine.press("ENTER", frames=2, after=0)
    for _ in range(40):
        machine.frames(1)
        assert "walk!" not in " ".join(machine.text()[9:13])
    assert machine.text()[11][24:].split() == ["SPACE"]

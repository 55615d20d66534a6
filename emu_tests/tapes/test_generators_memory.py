"""Walks from memory on the tape `generators`: the maze is seen until the clock runs, then it is as dark as by torch."""

import numpy as np
import pytest

from emu_tests.machine.generators_tape import NAME, PLAIN, WALKED, address, noticed, place_of
from emu_tests.machine.generators_walker import OPEN, WAYS, Walker, gems_of, par_of, points
from emu_tests.machine.pressing import hold, press, until
from emu_tests.oracles.drawings import colours, pixels
from emu_tests.tapes.test_generators_locked import walker_with
from emu_tests.tapes.test_generators_torch import cell, near
from zxmazes.machine.spectrum import Machine

SAID = "Learn it! The walk is dark!"
DARK = 0x80


def from_memory(machine: Machine, routine: str = "generate_prim", stars: int = 24) -> Walker:
    """Before a walk from memory."""
    walker = walker_with(machine, stars, routine)
    assert walker.byte("walk_rule") == address("MEMORY")
    assert_lit(walker)
    assert noticed(machine) == SAID
    return walker


def seen(walker: Walker) -> set[tuple[int, int]]:
    """The places of floor that the board shows."""
    shown = np.frombuffer(walker.machine.read(address("board_shown"), 1024), np.uint8).reshape(32, 32)
    return {tuple(place) for place in np.argwhere((shown != DARK) & walker.free).tolist()}


def assert_lit(walker: Walker) -> None:
    assert not walker.byte("walk_torch")
    assert len(seen(walker)) == walker.free.sum()


def assert_dark(walker: Walker) -> None:
    """What has been near is seen; arrows point to the ring."""
    assert walker.byte("walk_torch") == 1
    assert len(seen(walker)) < walker.free.sum() / 3
    assert any(cell(walker.machine, 24)), "named"


def begin(walker: Walker, steps: int = 1) -> None:
    """The first steps of the way; then until all is drawn."""
    walker.walk(walker.way()[: steps + 1])
    walker.machine.frames(80)


@pytest.mark.parametrize("stars", [24, 50, 74])
@pytest.mark.parametrize("routine", ["generate_prim", "generate_dungeon", "generate_unicursal", "generate_rings"])
def test_the_light_goes_out_with_the_first_step(routine: str, stars: int, loaded) -> None:
    """Ring, gems and all floor but what is near; the ring is open, and neither par nor Max is longer."""
    walker = from_memory(loaded(NAME), routine, stars)
    machine, way = walker.machine, walker.way()
    most = pixels(machine.screen())[48:56, 224:]
    begin(walker)
    assert_dark(walker)
    assert walker.place("walker_at") in way[1:3]
    assert seen(walker) <= set().union(*(near(walker.free, place) for place in way[:3]))
    far = [place for place in [way[-1], way[len(way) // 2]] if place not in seen(walker)]
    inks = colours(machine.screen())[:23, :23]
    assert OPEN not in inks or way[-1] not in far
    assert walker.byte("walk_dark") == 0
    assert machine.peek(address("ring_ink") + 1) == OPEN
    assert walker.word("walk_parred") == par_of(walker, kind=machine.peek(address("kinds_won") + place_of(routine)))
    assert (pixels(machine.screen())[48:56, 224:] == most).all()


def test_a_wall_that_is_bumped_leaves_the_light_on(loaded) -> None:
    walker = from_memory(loaded(NAME))
    way = walker.way()
    step = way[1][0] - way[0][0], way[1][1] - way[0][1]
    for keys in ([key] for ahead, key in WAYS.items() if ahead != step):
        hold(walker.machine, *keys)
        walker.machine.frames(20)
    hold(walker.machine)
    assert_lit(walker)


@pytest.mark.parametrize("letter", ["h", "r"])
@pytest.mark.parametrize("gap", [1, 2, 3])
def test_a_letter_before_the_middle_of_the_first_step_leaves_no_light_on(letter: str, gap: int, loaded) -> None:
    """What has begun goes on: nobody looks for as long as he likes, with neither clock nor time to look."""
    walker = from_memory(loaded(NAME))
    machine, way = walker.machine, walker.way()
    until(machine, NAME, "walk_still")
    hold(machine, WAYS[way[1][0] - way[0][0], way[1][1] - way[0][1]])
    machine.frames(gap)
    press(machine, letter, after=40)
    assert not walker.word("walk_steps") or letter == "r"
    if letter == "h":
        press(machine, "x", after=40)
    machine.frames(80)
    assert walker.word("walk_steps")
    assert_dark(walker)


def test_it_goes_out_when_the_time_to_look_is_over(loaded) -> None:
    """As the clock runs then."""
    walker = from_memory(loaded(NAME))
    walker.machine.frames(14 * 50)
    assert_lit(walker)
    walker.machine.frames(4 * 50)
    assert_dark(walker)
    assert walker.word("clock")
    assert not walker.word("walk_steps")


def test_t_lights_no_torch_on_the_way(loaded) -> None:
    """It says that it is dark; the walk goes on."""
    walker = from_memory(loaded(NAME))
    begin(walker, 8)
    for _ in range(2):
        press(walker.machine, "t", after=40)
        assert_dark(walker)
        assert noticed(walker.machine) == "The walk is dark!"
    walker.walk(walker.way()[8:12])
    assert_dark(walker)


def test_t_leads_before_to_a_maze_that_nobody_has_seen(loaded) -> None:
    """As ever: that is by torch from the beginning on, and T may light it."""
    walker = from_memory(loaded(NAME))
    walker.light()
    assert (walker.byte("walk_torch"), walker.byte("walk_dark"), walker.byte("walk_rule")) == (1, 1, 0)
    begin(walker)
    press(walker.machine, "t", after=80)
    assert_lit(walker)


def test_who_holds_finds_it_as_it_was(loaded) -> None:
    walker = from_memory(loaded(NAME))
    press(walker.machine, "h", after=40)
    assert not {PLAIN, WALKED} & set(colours(walker.machine.screen())[:23, :23].flat), "nothing is seen"
    press(walker.machine, "x", after=100)
    assert_lit(walker)
    begin(walker, 4)
    press(walker.machine, "h", after=40)
    press(walker.machine, "x", after=100)
    assert_dark(walker)


def test_the_way_is_shown_for_two_stars_in_the_dark(loaded) -> None:
    walker = from_memory(loaded(NAME))
    begin(walker, 2)
    press(walker.machine, "r", after=40)
    assert noticed(walker.machine).startswith("R again")
    press(walker.machine, "r", after=100)
    assert_dark(walker)
    assert set(walker.way()[2:]) <= seen(walker)
    assert walker.byte("walk_won_stars") == 1


def test_who_comes_out_sees_the_maze_and_may_learn_it_again(loaded) -> None:
    """For three stars and points as by day; again with light until the first step, as after BREAK."""
    walker = from_memory(loaded(NAME))
    machine, way = walker.machine, walker.way()
    begin(walker, 3)
    walker.out()
    assert_lit_at_the_end(walker)
    assert walker.byte("walk_won_stars") == 7
    assert walker.word("walk_won") == points(walker, len(way) - 1)
    for again in range(2):
        press(machine, "SPACE" if again else "ENTER", after=100)
        assert_lit(walker)
        assert noticed(machine) == SAID
        begin(walker, 3)
        assert_dark(walker)
        if not again:
            walker.out()
    press(machine, "BREAK", after=100)
    press(machine, "w", after=100)
    assert_lit(walker)
    assert noticed(machine) == SAID


def assert_lit_at_the_end(walker: Walker) -> None:
    assert len(seen(walker)) == walker.free.sum()


def test_who_is_too_late_sees_the_maze(loaded) -> None:
    walker = from_memory(loaded(NAME))
    begin(walker, 3)
    walker.at_time(3 * walker.word("walk_parred"))
    walker.machine.frames(500)
    assert walker.machine.text()[8][24:] == "Too late"
    assert_lit_at_the_end(walker)
    press(walker.machine, "SPACE", after=100)
    assert_lit(walker)


def test_the_next_page_says_so(loaded) -> None:
    walker = walker_with(loaded(NAME), 23)
    walker.out()
    press(walker.machine, "n", after=80)
    assert walker.machine.text()[0].strip() == "THE NEXT KIND"
    assert walker.machine.text()[21].strip() == SAID


def test_it_needs_stars_and_a_player(loaded) -> None:
    """Neither a small maze nor a demonstration gets dark."""
    machine = loaded(NAME)
    machine.frames(40)
    machine.write(address("kinds_won"), [0b111] * 8)
    walker = Walker.without_stars(machine)
    assert walker.byte("walk_rule") == address("MEMORY")
    begin(walker)
    assert_lit(walker)
    machine = loaded(NAME)
    machine.frames(40)
    machine.write(address("kinds_won") + 20, [0b111] * 8)
    press(machine, "w", after=0)
    until(machine, NAME, "walk_still", 3000)
    assert machine.peek(address("walk_rule")) == address("MEMORY")
    machine.frames(60)
    assert not machine.peek(address("walk_torch"))


def test_no_speck_of_a_gem_is_left_in_the_dark(loaded) -> None:
    """In a cave they lie on walls, too."""
    walker = from_memory(loaded(NAME), "generate_automaton_mazectric")
    begin(walker)
    top, left = (8 * cells for cells in walker.machine.read(address("board_top"), 2))
    shown = pixels(walker.machine.screen())
    for row, column in {*gems_of(walker), walker.place("stats_finish")} - seen(walker):
        y, x = top + 6 * row - 4, left + 6 * column - 4
        assert not shown[y : y + 12, x : x + 12].any()

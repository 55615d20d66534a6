"""The tries of a challenge on the tape `large`: lost with the time, won back with the gems; points of who leaves."""

# Longer than 300 lines because what is lost and what is won are shown by the same pictures.
from contextlib import suppress

import numpy as np
import pytest

from emu_tests.machine.drawn_letters import drawn_rows
from emu_tests.machine.images import number
from emu_tests.machine.large_challenge import (
    MAP_COST,
    START_FRAMES,
    WAY_COST,
    at_home,
    at_level,
    nearest_gem,
    ring,
    started,
    take,
)
from emu_tests.machine.large_tape import (
    COLUMNS,
    FIGURES,
    FOG,
    HERO,
    HERO_INK,
    HOUND_INK,
    KEYS,
    LINE,
    NAME,
    ON_WAY,
    PANEL,
    ROW_FIGURES,
    ROW_TOLD,
    ROWS,
    STEPS,
    assert_map,
    assert_window,
    in_window,
    map_pixels,
    only_way,
    walk,
)
from emu_tests.machine.pressing import address, byte, hold, press, until, word
from zxmazes.machine.core import BudgetError
from zxmazes.machine.spectrum import Machine


def tries_shown(machine: Machine) -> int:
    """The number in the bar, beside a figure."""
    assert walk(machine).cell(0, 16) in [(HERO_INK, figure) for figure in FIGURES], "apart from the bar"
    return int(machine.text()[0][17:19])


def test_without_time_the_walk_begins_again_and_the_map_stays() -> None:
    """Three times in all: the hero is back at the start, the time is whole again, what was found and seen is kept."""
    machine = at_home(1, 3)
    shown, time = walk(machine), word(machine, NAME, "seconds")
    seen = in_window(shown)
    assert tries_shown(machine) == 3
    gem = nearest_gem(shown)
    for code in only_way(shown.walls, shown.home, gem)[::2]:
        take(machine, [code])
        seen |= in_window(walk(machine))
    left = walk(machine).gems
    for tries in (2, 1):
        machine.poke_word(address(NAME, "seconds"), 1)
        until(machine, NAME, "try_page")
        assert machine.text()[ROW_TOLD][PANEL:].rstrip() == " Time up"
        assert set(machine.attributes()[ROW_TOLD * 32 + 16 : ROW_TOLD * 32 + 23]) == {0xC2}, "it flashes"
        until(machine, NAME, "clock_from")
        machine.frames(START_FRAMES - 70)
        assert not machine.text()[ROW_TOLD][PANEL:].strip(), "the next try begins without it"
        assert tries_shown(machine) == tries
        again = walk(machine)
        assert again.hound is None
        assert (again.hero, again.gems, byte(machine, NAME, "tries")) == (shown.home, left, tries)
        assert (again.field & HERO > 0)[~again.walls].sum() == 1
        assert word(machine, NAME, "steps") == 0
        assert word(machine, NAME, "seconds") == time, "the clock waits for the first step, or three seconds"
        assert_window(again)
        assert_map(machine, seen)
        machine.write(address(NAME, "hound_wait"), [0])
        codes = only_way(shown.walls, shown.home, ring(shown))[:20]
        take(machine, codes[:1])
        take(machine, codes[2:])
        seen |= in_window(walk(machine))
    machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "out_wait", 300)
    assert any("LOST" in row for row in drawn_rows(machine.screen()))
    assert machine.text()[0][17:19] == " 0"


def test_who_leaves_a_challenge_keeps_the_points() -> None:
    """After the page that says so, and as on the page after a maze: the table."""
    machine = at_level(1, 3)
    machine.poke_word(address(NAME, "score"), 340)
    for _ in range(2):
        press(machine, "BREAK", after=20)
    until(machine, NAME, "out_wait")
    press(machine, "BREAK", after=100)
    assert "BEST SCORES" in machine.text()[0]
    assert any("340" in row for row in machine.text()[3:13])
    assert "Among the best!" in machine.text()[21]


@pytest.mark.parametrize(("before", "after", "gone"), [(1, 2, 0), (3, 4, 0), (9, 10, 0), (2, 2, 1), (1, 1, 2)])
def test_all_gems_of_a_maze_give_a_try_unless_one_was_lost_there(before: int, after: int, gone: int) -> None:
    """However many are left, which is told; the star for the gems is won in any case."""
    machine = at_level(0, 33)
    for left in range(gone):
        machine.write(address(NAME, "tries"), [before + gone - left])
        machine.poke_word(address(NAME, "seconds"), 1)
        started(machine)
        until(machine, NAME, "clock_from", 500)
        machine.poke_word(address(NAME, "seconds"), 400)
        machine.write(address(NAME, "hound_wait"), [0])
        machine.frames(4)
    machine.write(address(NAME, "tries"), [before])
    while walk(machine).gems:
        shown = walk(machine)
        take(machine, only_way(shown.walls, shown.hero, nearest_gem(shown)))
    shown = walk(machine)
    codes = only_way(shown.walls, shown.hero, ring(shown))
    take(machine, codes[:-2])
    assert byte(machine, NAME, "tries") == before
    hold(machine, KEYS[STEPS[codes[-1]]])
    until(machine, NAME, "walk_out")
    hold(machine)
    until(machine, NAME, "out_wait")
    assert byte(machine, NAME, "tries") == after
    assert ("+1 try" in machine.text()[10]) == (not gone)
    assert machine.read(address(NAME, "star_rows"), 2) == b"\1\1"
    assert int(machine.text()[0][17:19]) == after, "and in the bar at once"


@pytest.mark.parametrize(("key", "seconds"), [("w", WAY_COST), ("m", WAY_COST), ("m", MAP_COST)])
def test_help_that_is_too_dear_is_refused_with_a_red_time(key: str, seconds: int) -> None:
    """Until the next second; it costs nothing. The reason is told for a second and the rest of this one."""
    machine = at_home(2, 5)
    started(machine)
    machine.poke_word(address(NAME, "seconds"), seconds)
    machine.write(address(NAME, "clock_part"), [50])
    time = slice(ROW_FIGURES * 32 + 27, ROW_FIGURES * 32 + 31)
    hold(machine, key)
    until(machine, NAME, "tell_so")
    hold(machine)
    machine.frames(8)
    assert {colour & 7 for colour in machine.attributes()[time]} == {0x02}
    assert machine.text()[ROW_TOLD][PANEL:].rstrip() == " No time for it"
    machine.frames(60)
    assert machine.text()[ROW_TOLD][PANEL:].rstrip() == " No time for it"
    assert {colour & 7 for colour in machine.attributes()[time]} == {0x07 if seconds > 9 else 0x02}
    assert word(machine, NAME, "seconds") == seconds - 1
    machine.frames(50)
    assert machine.text()[ROW_TOLD][PANEL:].strip() == ""


def test_what_is_told_takes_the_place_of_what_was_told() -> None:
    """The ring is reached while the hound is out: nothing of its message is left."""
    machine = at_home(0, 21)
    shown = walk(machine)
    codes = only_way(shown.walls, shown.home, ring(shown))
    take(machine, codes[:-2])
    machine.write(address(NAME, "hound_wait"), [1])
    until(machine, NAME, "hound_tell", 60)
    machine.frames(2)
    assert machine.text()[ROW_TOLD][PANEL:].rstrip() == " Hound is out!"
    hold(machine, KEYS[STEPS[codes[-1]]])
    until(machine, NAME, "solve_wave_large", 100)
    assert machine.text()[ROW_TOLD][PANEL:].rstrip() == " The ring!"


def pictures(machine: Machine, label: str) -> list[tuple[int, bytes, set[int], int]]:
    """Until a label: how the hero's cell looks in each frame, the colours of the rest of the window, the border."""
    seen = list[tuple[int, bytes, set[int], int]]()
    until(machine, NAME, "play")
    for _ in range(120):
        with suppress(BudgetError):
            machine.run_to(address(NAME, label), machine.frame, label)
            return seen
        shown = walk(machine)
        row, column = shown.hero[0] - shown.corner[0] + 1, shown.hero[1] - shown.corner[1]
        window = {(down, right) for down in range(1, ROWS + 1) for right in range(COLUMNS)} - {(row, column)}
        inks = {int(shown.colours[cell]) for cell in window}
        seen.append((*shown.cell(row, column), inks, machine.ports.border))
    raise AssertionError("it goes on and on")


@pytest.mark.parametrize("level", [0, 1, 3])
def test_the_ring_is_a_feast_at_once(level: int) -> None:
    """A word and the border; he leaps while the window flickers; then the border is black and the way is looked for."""
    machine = at_level(level, 21)
    machine.write(address(NAME, "hound_wait"), [0])  # it stays at home
    shown = walk(machine)
    codes = only_way(shown.walls, shown.home, ring(shown))
    machine.poke_word(address(NAME, "seconds"), 500)
    take(machine, codes[:-2])
    hold(machine, KEYS[STEPS[codes[-1]]])
    until(machine, NAME, "walk_out")
    hold(machine)
    machine.frames(2)
    assert machine.text()[ROW_TOLD][PANEL:].rstrip() == " The ring!"
    assert machine.ports.border == 5
    seen = pictures(machine, "walk_end")
    assert 20 <= len(seen) <= 50
    assert {HERO_INK} <= {colour for colour, _, _, _ in seen[2:]} <= {HERO_INK, 0x05, 0x45}, "a frame may end meanwhile"
    assert len({shape for _, shape, _, _ in seen[2:]}) >= 2
    assert {0x05, 0x45} <= {ink for _, _, inks, _ in seen[2:] if len(inks) == 1 for ink in inks}
    assert machine.ports.border == 0
    until(machine, NAME, "out_page")
    assert machine.text()[ROW_TOLD][PANEL:].rstrip() == " The ring!"


@pytest.mark.parametrize(("why", "text"), [("time", " Time up"), ("hound", " Bitten!")])
def test_a_lost_try_is_seen_and_heard(why: str, text: str) -> None:
    """The border is red at once; in a red window he falls, for a second; then all is as before, without the word."""
    machine = at_level(0, 21)
    take(machine, only_way(walk(machine).walls, walk(machine).home, ring(walk(machine)))[:4])
    machine.write(address(NAME, "hound_wait"), [1])
    if why == "time":
        machine.write(address(NAME, "hound_wait"), [200])
        machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "try_lost")
    began, steps = machine.registers.t, word(machine, NAME, "steps")
    machine.frames(2)
    shown = walk(machine)
    hero = shown.hero[0] - shown.corner[0] + 1, shown.hero[1] - shown.corner[1]
    assert shown.cell(*hero)[0] == (HERO_INK if why == "time" else HOUND_INK)
    assert machine.text()[ROW_TOLD][PANEL:].rstrip() == text.rstrip()
    assert machine.ports.border == 2
    seen = pictures(machine, "try_next")
    assert (machine.registers.t - began) / machine.frame <= 55
    assert {HERO_INK} <= {colour for colour, _, _, _ in seen[2:]} <= {HERO_INK, 0x02, 0x42}, "a frame may end meanwhile"
    heights = [sum(map(bool, shape)) for _, shape, _, _ in seen[2:]]
    assert len({shape for _, shape, _, _ in seen[2:]}) >= 4
    assert heights[0] == 8, "he stands"
    assert heights[-1] <= 2, "he lies"
    assert {0x02, 0x42} <= {ink for _, _, inks, _ in seen[2:] if len(inks) == 1 for ink in inks}
    assert word(machine, NAME, "steps") == steps
    until(machine, NAME, "clock_from")
    assert machine.ports.border == 0
    assert not machine.text()[ROW_TOLD][PANEL:].strip()
    assert_window(walk(machine))


@pytest.mark.parametrize("score", [0, 340])
def test_break_after_a_lost_try_is_a_pause_and_then_giving_up(score: int) -> None:
    """As anywhere else in a walk: first the pause, then the page that says so, whatever the points."""
    machine = at_level(0, 21)
    machine.poke_word(address(NAME, "score"), score)
    take(machine, only_way(walk(machine).walls, walk(machine).home, ring(walk(machine)))[:4])
    machine.write(address(NAME, "hound_wait"), [1])
    until(machine, NAME, "clock_from", 400)
    machine.frames(10)
    press(machine, "BREAK", frames=9, after=20)
    assert "PAUSE" in machine.text()[2]
    press(machine, "x", after=20)
    assert byte(machine, NAME, "tries") == 2
    for _ in range(2):
        press(machine, "BREAK", frames=9, after=20)
    until(machine, NAME, "out_wait")
    assert any("ENDED" in row for row in drawn_rows(machine.screen()))
    assert number(machine.text()[13], "score") == score


def test_clock_and_hound_wait_for_the_first_step() -> None:
    """In a new maze, and after a bite, however long a key is held meanwhile; for three seconds at most."""
    machine = at_level(2, 5)
    shown, whole = walk(machine), word(machine, NAME, "seconds")
    first = only_way(shown.walls, shown.home, ring(shown))[:9]
    for _ in range(2):
        machine.frames(START_FRAMES - 70)
        assert (word(machine, NAME, "seconds"), walk(machine).hound) == (whole, None)
        take(machine, first)
        machine.frames(60)
        assert word(machine, NAME, "seconds") < whole
        machine.write(address(NAME, "hound_wait"), [1])
        hold(machine, KEYS[STEPS[first[0] ^ 4]])
        until(machine, NAME, "try_next", 1000)
        machine.frames(100)
        assert word(machine, NAME, "steps") == 0
        hold(machine)
        until(machine, NAME, "clock_from")
        machine.frames(10)
        assert word(machine, NAME, "steps") == 0, "a key must be pressed anew"


@pytest.mark.parametrize("key", ["w", "m"])
def test_a_lost_try_takes_the_way_that_was_bought_but_not_the_map(key: str) -> None:
    """No line in window or map; the map is as dark as before, but for what was seen, unless M has been paid for."""
    machine = at_level(2, 5)
    before = walk(machine)
    press(machine, key, after=90)
    assert (walk(machine).field[~before.walls] & LINE).any()
    take(machine, only_way(before.walls, before.home, ring(before))[:2])
    machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "try_next", 200)
    until(machine, NAME, "explore_frame", 200)
    shown = walk(machine)
    assert not (shown.field[~shown.walls] & LINE).any()
    pixels, colours = map_pixels(shown)
    assert ON_WAY not in colours
    if key == "m":
        assert_map(machine)
        assert byte(machine, NAME, "map_fog") == 0
        return
    dark = np.argwhere(colours == shown.unseen)
    assert len(dark) > 50
    fog = np.unpackbits(np.frombuffer(FOG, np.uint8)).reshape(8, 8)
    assert all((pixels[8 * row : 8 * row + 8, 8 * at : 8 * at + 8] == fog).all() for row, at in dark)
    assert byte(machine, NAME, "helped") == 1
    assert_window(shown)


@pytest.mark.parametrize("again", [False, True])
def test_the_clock_starts_by_itself_after_three_seconds(again: bool) -> None:
    """In a new maze, and after a lost try, so nobody studies a maze for ever; the hound waits for a step."""
    machine = at_level(2, 5)
    if again:
        started(machine)
        machine.poke_word(address(NAME, "seconds"), 1)
        until(machine, NAME, "clock_from", 500)
    whole = word(machine, NAME, "seconds")
    machine.frames(START_FRAMES - 10)
    assert word(machine, NAME, "seconds") == whole
    machine.frames(20)
    assert word(machine, NAME, "seconds") == whole - 1
    machine.frames(50 * 4)
    assert (word(machine, NAME, "seconds"), word(machine, NAME, "hound")) == (whole - 5, 0)

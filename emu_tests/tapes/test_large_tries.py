"""The tries of a challenge on the tape `large`: lost with the time, won back with the gems; points of who leaves."""

import pytest

from emu_tests.machine.large_tape import HERO, HERO_INK, HOUND_INK, NAME, assert_map, assert_window, in_window, walk
from emu_tests.machine.pressing import address, byte, hold, press, until, word
from emu_tests.tapes.test_large_challenge import at_level, nearest_gem, ring, take
from emu_tests.tapes.test_large_tape import KEYS, STEPS, only_way


def test_without_time_the_walk_begins_again_and_the_map_stays() -> None:
    """Three times in all: the hero is back at the start, the time is whole again, what was found and seen is kept."""
    machine = at_level(1, 3)
    shown, time = walk(machine), word(machine, NAME, "seconds")
    seen = in_window(shown)
    assert [machine.attributes()[19 * 32 + column] for column in (27, 29, 31)] == [HERO_INK] * 3
    gem = nearest_gem(shown)
    for code in only_way(shown.walls, (1, 1), gem):
        take(machine, [code])
        seen |= in_window(walk(machine))
    left = walk(machine).gems
    for tries in (2, 1):
        machine.poke_word(address(NAME, "seconds"), 1)
        until(machine, NAME, "key_wait")
        machine.frames(100)
        assert "Time up! Any key" in machine.text()[17]
        assert set(machine.attributes()[17 * 32 + 16 : 18 * 32]) == {0xC2}, "it flashes"
        assert machine.attributes()[19 * 32 + 27 :: 2][:3] == bytes([HERO_INK] * tries + [1] * (3 - tries))
        press(machine, "SPACE")
        again = walk(machine)
        assert (again.hero, again.gems, byte(machine, NAME, "tries")) == ((1, 1), left, tries)
        assert (again.field & HERO > 0)[~again.walls].sum() == 1
        assert word(machine, NAME, "steps") == 0
        assert time - 1 <= word(machine, NAME, "seconds") <= time
        assert machine.text()[17][16:].strip() == ""
        assert_window(again)
        assert_map(machine, seen)
        take(machine, only_way(shown.walls, (1, 1), ring(shown))[:20])
        seen |= in_window(walk(machine))
    machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "out_wait", 300)
    assert "No tries left" in machine.text()[7]


def test_who_leaves_a_challenge_keeps_the_points() -> None:
    """BREAK in a maze leads to the table, as it does on the page after one; without points to the title."""
    machine = at_level(1, 3)
    press(machine, "BREAK", after=100)
    assert "ENTER start" in machine.text()[23]
    machine = at_level(1, 3)
    machine.poke_word(address(NAME, "score"), 340)
    press(machine, "BREAK", after=100)
    assert "BEST SCORES" in machine.text()[1]
    assert "340" in machine.text()[4]
    assert "Among the best!" in machine.text()[21]


@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 3)])
def test_all_gems_of_a_maze_give_a_try_back(before: int, after: int) -> None:
    """But no more than three are left."""
    machine = at_level(0, 33)
    machine.write(address(NAME, "tries"), [before])
    while walk(machine).gems:
        shown = walk(machine)
        take(machine, only_way(shown.walls, shown.hero, nearest_gem(shown)))
    shown = walk(machine)
    codes = only_way(shown.walls, shown.hero, ring(shown))
    take(machine, codes[:-1])
    assert byte(machine, NAME, "tries") == before
    hold(machine, KEYS[STEPS[codes[-1]]])
    until(machine, NAME, "walk_out")
    hold(machine)
    until(machine, NAME, "out_wait")
    assert byte(machine, NAME, "tries") == after
    assert ("One try more!" in machine.text()[7]) == (after > before)


@pytest.mark.parametrize("key", ["w", "m"])
def test_help_that_is_too_dear_is_refused_with_a_red_time(key: str) -> None:
    """Until the next second; it costs nothing. The reason is told for a second and the rest of this one."""
    machine = at_level(2, 5)
    machine.poke_word(address(NAME, "seconds"), 13)
    machine.write(address(NAME, "clock_part"), [50])
    time = slice(18 * 32 + 28, 19 * 32)
    assert 0x02 not in {colour & 7 for colour in machine.attributes()[time]}
    hold(machine, key)
    until(machine, NAME, "hound_tell")
    hold(machine)
    machine.frames(8)
    assert {colour & 7 for colour in machine.attributes()[time]} == {0x02}
    assert machine.text()[17][16:] == " Too little time"
    machine.frames(60)
    assert machine.text()[17][16:] == " Too little time"
    assert {colour & 7 for colour in machine.attributes()[time]} == {0x07}
    assert word(machine, NAME, "seconds") == 12
    machine.frames(50)
    assert machine.text()[17][16:].strip() == ""


@pytest.mark.parametrize(("why", "text"), [("time", "Time up!"), ("hound", "Bitten! ")])
def test_a_lost_try_has_half_a_second(why: str, text: str) -> None:
    """The border flickers while hound and hero are still there, and nothing else of the message is."""
    machine = at_level(0, 21)
    take(machine, only_way(walk(machine).walls, (1, 1), ring(walk(machine)))[:4])
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
    assert machine.text()[17][16:].rstrip() == text.rstrip()
    machine.ports.borders.clear()
    until(machine, NAME, "to_page")
    assert 20 <= (machine.registers.t - began) / machine.frame <= 30
    assert {colour & 7 for _, colour in machine.ports.borders} == {0, 2}
    assert word(machine, NAME, "steps") == steps
    until(machine, NAME, "key_wait")
    assert machine.ports.border == 0
    assert machine.text()[17][16:] == f"{text} Any key"

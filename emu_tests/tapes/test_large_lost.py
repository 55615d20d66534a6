"""How a challenge of the tape `large` ends: lost, left or won; and how it begins again."""

import pytest

from emu_tests.machine.drawn_letters import drawn_rows
from emu_tests.machine.images import number
from emu_tests.machine.large_challenge import LEVELS, at_level, ring, started
from emu_tests.machine.large_hounds import away
from emu_tests.machine.large_tape import (
    HERO_INK,
    HOUND_INK,
    NAME,
    ON_WAY,
    map_pixels,
    steps_between,
    walk,
)
from emu_tests.machine.pressing import address, at, byte, press, until, word


@pytest.mark.parametrize("key", ["h", "BREAK"])
def test_break_leads_to_the_pause_and_again_to_the_last_page(key: str) -> None:
    """With the whole map back, the way, the points; then to the title, as no points are won."""
    machine = at_level(2, 5)
    press(machine, key, after=20)
    assert "PAUSE" in machine.text()[2]
    press(machine, "BREAK", after=0)
    until(machine, NAME, "out_wait")
    shown = walk(machine)
    assert any("ENDED" in row for row in drawn_rows(machine.screen()))
    assert shown.gems
    assert shown.locked
    assert number(machine.text()[9], "") == steps_between(shown.walls, shown.home, shown.gems[0]) // 2
    assert [row[1:15].strip() for row in machine.text()[9:12]][1:] == ["the goal", ""]
    assert ON_WAY in map_pixels(shown)[1]
    press(machine, "ENTER", after=100)
    assert "ENTER start" in machine.text()[23]


@pytest.mark.parametrize(("level", "score"), [(0, 0), (1, 0), (4, 370)])
def test_n_begins_again_in_a_maze_that_was_lost(level: int, score: int) -> None:
    """With all tries, the stars of the mazes before it and no points, once a name has been given for those.

    In the first maze it is not offered, and does nothing.
    """
    machine = at_level(level, 21)
    started(machine)
    machine.poke_word(address(NAME, "score"), score)
    stars = bytes([3 * level, *[(1 << level) - 1] * 3])
    machine.write(address(NAME, "all_stars"), stars)
    machine.write(address(NAME, "tries"), [1])
    machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "out_wait", 300)
    assert machine.text()[15][1:13] == f"stars {3 * level:2}/{3 * len(LEVELS)} "
    kinds = [machine.text()[row][1:14].rstrip() for row in (17, 18, 19)]
    assert kinds == [f" {kind:10}{level}" for kind in ("ring", "gems", "no W or M")]
    keys = [machine.text()[row].strip() for row in (21, 22, 23)]
    assert keys == [f"N go on from maze {level + 1}, score 0" if level else "", "", "ENTER end the game"]
    assert not any(row[31:].strip() for row in machine.text()[21:])
    if not level:
        press(machine, "n", after=40)
        assert machine.text()[23].strip() == "ENTER end the game"
        press(machine, "ENTER", after=0)
        until(machine, NAME, "title_screen")
        return
    press(machine, "n", after=0)
    if score:
        until(machine, NAME, "score_name")
        for key in ("a", "ENTER", "ENTER"):
            press(machine, key, after=20)
    until(machine, NAME, "explore_frame")
    assert (byte(machine, NAME, "level"), byte(machine, NAME, "tries")) == (level, 3)
    assert word(machine, NAME, "score") == 0
    assert machine.read(address(NAME, "all_stars"), 4) == stars
    assert walk(machine).hero == LEVELS[level][3]


def test_the_clock_counts_seconds_and_ends_the_game() -> None:
    """Who does nothing in the last try loses: the page says how far the ring was; then the table of points."""
    machine = at_level(0, 21)
    machine.write(address(NAME, "tries"), [1])
    machine.write(address(NAME, "hound_wait"), [0])  # it stays at home
    shown, seconds = walk(machine), word(machine, NAME, "seconds")
    started(machine)
    until(machine, NAME, "clock_draw")
    machine.run(1)
    began = machine.registers.t
    for _ in range(seconds - 2):
        machine.run(1)
        until(machine, NAME, "clock_draw")
    assert abs((machine.registers.t - began) / machine.frame - 50 * (seconds - 2)) <= 2
    until(machine, NAME, "out_wait", 300)
    assert any("LOST" in row for row in drawn_rows(machine.screen()))
    assert number(machine.text()[9], "") == steps_between(shown.walls, shown.home, ring(shown)) // 2
    assert [row[:15].strip() for row in machine.text()[20:]] == ["", "", "", "ENTER end the"]
    machine.poke_word(address(NAME, "score"), 250)
    press(machine, "ENTER", after=40)
    assert "BEST SCORES" in machine.text()[0]


@pytest.mark.parametrize("tries", [3, 1])
def test_the_library_goes_on_when_it_is_bitten(tries: int) -> None:
    """From the start; or to the title, without a name for its points."""
    machine = at(NAME, "watched")
    machine.write(address(NAME, "tries"), [tries])
    machine.poke_word(address(NAME, "score"), 500)
    machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "try_lost")
    if tries == 1:
        until(machine, NAME, "opening_frame", 600)
        return
    until(machine, NAME, "challenge_out", 2500)
    assert byte(machine, NAME, "tries") == tries - 1


@pytest.mark.parametrize("won", ["00 00 00", "80 00 80", "07 05 03", "ff 7f ef", "ff ff ff"])
def test_the_last_page_has_a_star_for_each_that_was_won(won: str) -> None:
    """A column for each maze; rows for the ring, all gems and no help."""
    rows = bytes.fromhex(won)
    lit = [row >> 7 - maze & 1 for row in rows for maze in range(8)]
    machine = away(7, 5, 0)
    machine.write(address(NAME, "all_stars"), [sum(lit)])
    machine.write(address(NAME, "star_rows"), rows)
    machine.poke_word(address(NAME, "score"), 340)
    until(machine, NAME, "explore_frame")
    machine.set(pc=address(NAME, "to_page"), hl=address(NAME, "challenge_done"))
    until(machine, NAME, "sound_rise")
    until(machine, NAME, "key_any")
    for _ in range(2):
        machine.frames(40)
        row = [walk(machine).cell(21, column) for column in range(32)]
        figures = {colour: column for column, (colour, shape) in enumerate(row) if any(shape)}
        assert (figures[HERO_INK] - figures[HOUND_INK]) % 32 == 4, "it chases him still"
    inks = [machine.attributes()[32 * row + column] for row in (9, 12, 15) for column in range(5, 29, 3)]
    assert inks == [0x46 if one else 0x07 for one in lit]
    assert machine.read(address(NAME, "star_rows"), 3) == rows
    assert machine.text()[19].split() == ["stars", *f"{sum(lit):2}/24".split(), "score", "340"]
    assert machine.text()[5].strip() == "You are out of all the mazes!"
    press(machine, "SPACE", after=60)
    assert "BEST SCORES" in machine.text()[0]

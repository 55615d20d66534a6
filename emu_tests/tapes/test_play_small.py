"""The list that a 48K shows after a game of `play`: when a game comes, what passes, what is next."""

import re

import pytest

from emu_tests.machine.images import assembly
from emu_tests.machine.play_tape import (
    NAMES,
    PLAY,
    TITLES,
    at_bar,
    blocks,
    choose,
    choose_small,
    is_small,
    leave,
    load,
    menu_again,
    place,
    small_bar,
    small_line,
    small_panel,
    small_row,
    to_menu,
)
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.programs.games import _LETTERS as LETTERS
from zxmazes.programs.games import games, seconds
from zxmazes.programs.registry import program

GAMES_FROM = 0x5F40


def at_small_menu(name: str, machines: list[Machine]) -> Machine:
    """A 48K that has loaded a game and left it."""
    machine = Machine(48)
    machines.append(machine)
    to_menu(machine)
    choose(machine, name)
    load(machine, name, place(name))
    machine.frames(100)
    leave(machine)
    assert is_small(machine)
    return machine


def test_the_next_game_on_a_48k_needs_no_rewinding(machines: list[Machine]) -> None:
    """The list stays in memory; what passes is marked; BREAK leads back to the list, and the next game comes."""
    machine = at_small_menu("corridor", machines)
    for key in ("x", "y", "SPACE"):
        machine.press(key, frames=4, after=10)
    assert is_small(machine)
    choose_small(machine, "inside")
    assert small_panel(machine)[2:] == ["Play the tape", ""]
    machine.play(blocks(place("dfs"), place("monster")), None, pulses=False)
    assert small_panel(machine)[2:] == ["Passing", "Depth first"]
    machine.press("CS", "SPACE", frames=30, after=40)
    assert is_small(machine)
    assert small_line(machine, len(NAMES) + 1) == "R Play again"
    machine.press("7", frames=4, after=10)
    machine.press(chr(97 + NAMES.index("monster")), frames=4, after=10)
    assert small_panel(machine)[:2] == ["Monster", "comes next"]
    choose_small(machine, "monster")
    load(machine, "monster", place("monster"))
    machine.frames(100)
    leave(machine)
    assert is_small(machine)
    menu_again(machine)
    assert at_bar(machine) == NAMES.index("monster")
    for _ in NAMES:
        machine.press("a", frames=4, after=12)
        assert not any("starts at once" in row for row in machine.text()), "a 48K keeps no game"


def test_the_list_begins_on_the_game_that_was_left_and_a_line_is_chosen_by_a_letter_or_6_and_7(
    machines: list[Machine],
) -> None:
    """One line is lit, and the panel says what it is; only ENTER starts it; the bar goes round at both ends.

    Whatever stood in the panel before is gone.
    """
    machine = at_small_menu("corridor", machines)
    last = len(NAMES) + 1
    assert small_bar(machine) == last
    assert small_panel(machine)[:2] == ["Play again", "Corridor"]
    for key, at in (
        ("6", 0),
        ("7", last),
        ("7", last - 1),
        ("o", 14),
        ("q", last - 1),
        ("a", 0),
        ("6", 1),
        ("e", 4),
        ("x", 4),
        ("7", 3),
    ):
        machine.press(key, frames=4, after=10)
        assert small_bar(machine) == at, key
        name, when, *rest = small_panel(machine)
        assert name == [*TITLES, "Menu", "Play again"][at]
        if at >= len(TITLES):
            assert when == ["", "Corridor"][at - len(TITLES)]
        else:
            assert re.fullmatch(r"comes (next|in \d+ min)", when)
        assert rest == ["6 7 or a letter", ""]
        assert is_small(machine)
    machine.press("ENTER", frames=4, after=10)
    assert small_panel(machine)[2:] == ["Play the tape", ""]
    load(machine, NAMES[3], place(NAMES[3]))


def test_the_list_looks_like_the_menu(machines: list[Machine]) -> None:
    """Keys are yellow caps, names white, the name at the bar bright; the foot is a whole bar."""
    machine = at_small_menu("corridor", machines)
    assert "ENTER start" in machine.text()[23]
    looks = machine.attributes()
    assert set(looks[32 * 23 :]) == {0x68}
    assert all(looks[32 * small_row(at) + 1] == 0x70 for at in range(len(NAMES) + 2))
    caps = [column for column in range(16, 32) if looks[32 * 13 + column] == 0x70]
    assert [machine.text()[13][column] for column in caps] == ["6", "7"]
    assert set(looks[32 * 10 + 16 :][:10]) == {0x47}
    assert [set(looks[32 * row + 18 :][:10]) for row in (1, 2, 3)] == [{0x45}, {0x45}, {0x05}]


def test_left_to_basic_the_line_that_the_list_was_in_is_a_rem(machines: list[Machine]) -> None:
    made = assembly(PLAY).symbols
    first, end = made["SMALL_LINE"], made["SMALL_LINE_END"]
    machine = at_small_menu("corridor", machines)
    assert machine.read(first - 4, 4) == bytes([0, 10, end + 1 - first, 0])
    assert machine.read(end, 3) == bytes([13, 0, 20])
    menu_again(machine)
    for _ in range(2):
        machine.press("CS", "SPACE", frames=30, after=60)
    assert machine.read(first - 4, 5) == bytes([0, 10, end + 1 - first, 0, 0xEA])
    assert machine.read(first + 1, end - first) == b" " * (end - first - 1) + b"\r"
    assert machine.text()[23].startswith("0 OK, 20:1")


def test_a_48k_whose_game_is_gone_has_the_bar_on_what_comes_next(machines: list[Machine]) -> None:
    machine = at_small_menu("corridor", machines)
    choose_small(machine, "dfs")
    machine.play(blocks(place("dfs"), place("dfs") + 3), None, pulses=False)
    machine.press("CS", "SPACE", frames=30, after=40)
    assert small_bar(machine) == NAMES.index("dfs") + 1


def test_the_list_leaves_basic_its_stack_and_its_streams(machines: list[Machine]) -> None:
    """Nothing else writes to its part between BASIC's program and the stack; left to BASIC, no stream is open."""
    made = assembly(PLAY).symbols
    first, size = made["SMALL_GAP"], made["SMALL_GAP_END"] - made["SMALL_GAP"]
    machine = at_small_menu("corridor", machines)
    assert int.from_bytes(machine.read(0x5C65, 2), "little") <= first, "STKEND"
    before = machine.read(first, size)
    machine.write(first + size, bytes([0xAA] * 8))
    choose_small(machine, "monster")
    machine.play(blocks(place("dfs"), place("monster")), None, pulses=False)
    machine.press("CS", "SPACE", frames=30, after=40)
    choose_small(machine, "monster")
    load(machine, "monster", place("monster"))
    machine.frames(100)
    leave(machine)
    assert machine.read(first, size) == before
    assert machine.read(first + size, 8) == bytes([0xAA] * 8), "room for more than the stack has needed"
    menu_again(machine)
    for _ in range(2):
        machine.press("CS", "SPACE", frames=30, after=60)
    assert machine.text()[0].startswith("To start again")
    assert not any(machine.read(made["STREAMS"], made["STREAMS_BYTES"]))


def test_after_the_last_game_none_is_next(machines: list[Machine]) -> None:
    machine = at_small_menu(NAMES[-1], machines)
    assert small_line(machine, len(NAMES)) == "Q Menu"
    for at, name in enumerate(NAMES):
        machine.press(chr(97 + at), frames=4, after=10)
        assert small_panel(machine)[1] != "comes next", name


def test_the_list_says_when_each_game_comes(machines: list[Machine]) -> None:
    """To a minute, by the seconds of the blocks that pass; one that the tape has passed comes after its beginning."""
    machine = at_small_menu("dfs", machines)
    starts = [seconds(bytes(one.data) for one in blocks(0, place(name))) for name in NAMES]
    at = NAMES.index("dfs")
    for number, name in enumerate(NAMES):
        choose_small(machine, name)
        title, when, what, passing = small_panel(machine)
        assert title == TITLES[number]
        assert passing == ""
        assert machine.text()[23].strip() == "BREAK back"
        wait = starts[number] - (starts[at + 1] if number > at else 0)
        if wait:
            minutes = when.removeprefix("comes in ").removesuffix(" min")
            assert abs(60 * int(minutes) - wait) <= 45
        else:
            assert when == "comes next"
        assert what == ("Play" if number > at else "Rewind") + " the tape"
        machine.press("CS", "SPACE", frames=30, after=40)
        assert is_small(machine)


def test_a_game_that_a_48k_has_passed(machines: list[Machine]) -> None:
    """The list asks for rewinding, and finds the game behind others, and behind the tape's own blocks."""
    machine = at_small_menu("dfs", machines)
    for name in ("dfs", "corridor"):
        choose_small(machine, name)
        assert small_panel(machine)[2:] == ["Rewind the tape", ""]
        machine.press("CS", "SPACE", frames=30, after=40)
    choose_small(machine, "corridor")
    machine.play(blocks(0, program(PLAY).blocks), None, pulses=False)
    machine.press("CS", "SPACE", frames=30, after=40)
    choose_small(machine, "corridor")
    assert small_panel(machine)[2:] == ["Play the tape", ""]
    load(machine, "corridor", program(PLAY).blocks)


def test_the_numbers_of_the_games_are_in_the_headers() -> None:
    for at, name in enumerate(NAMES, 1):
        for block in blocks(place(name), place(name) + 4)[::2]:
            assert bytes(block.data)[16:18] == bytes([at, 0x80])


def test_titles_that_the_small_menu_has_no_room_for_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its letters end where the games begin."""
    symbols = assembly(PLAY).symbols
    room = GAMES_FROM - symbols["small_titles"] - 1 - len("MenuPlay again")
    assert room >= LETTERS
    monkeypatch.setattr("zxmazes.programs.games._LETTERS", sum(map(len, TITLES)) - 1)
    with pytest.raises(MazeError, match="shorten some"):
        games()

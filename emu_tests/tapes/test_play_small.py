"""The list that a 48K shows after a game of `play`: when a game comes, what passes, what is next."""

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
    assert machine.text()[21].split("  ")[0].strip() == "Play the tape"
    machine.play(blocks(place("dfs"), place("monster")), None, pulses=False)
    assert machine.text()[21].split() == ["Passing", "Depth", "first"]
    machine.press("CS", "SPACE", frames=30, after=40)
    assert is_small(machine)
    assert "R Play again" in machine.text()[18]
    machine.press("7", frames=4, after=10)
    machine.press(chr(97 + NAMES.index("monster")), frames=4, after=10)
    assert machine.text()[20].strip() == "Monster is next"
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
    """One line is lit, and the row below says what it is; only ENTER starts it; the bar goes round at both ends."""
    machine = at_small_menu("corridor", machines)
    last = len(NAMES) + 1
    assert small_bar(machine) == last
    assert machine.text()[20].strip() == "Play again Corridor"
    for key, at in (("6", 0), ("7", last), ("7", last - 1), ("a", 0), ("6", 1), ("e", 4), ("x", 4), ("7", 3)):
        machine.press(key, frames=4, after=10)
        assert small_bar(machine) == at, key
        title = [*TITLES, "The menu", "Play again"][at]
        assert machine.text()[20].strip().startswith(title)
        assert machine.text()[21].strip() == ""
        assert is_small(machine)
    assert machine.text()[20].strip().endswith(" minutes")
    machine.press("ENTER", frames=4, after=10)
    assert machine.text()[21].strip() == "Play the tape"
    load(machine, NAMES[3], place(NAMES[3]))


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
    assert "The menu" in machine.text()[2 + 2 * (len(NAMES) - 9)]
    for at, name in enumerate(NAMES):
        machine.press(chr(97 + at), frames=4, after=10)
        assert "is next" not in machine.text()[20], name


def test_the_list_says_when_each_game_comes(machines: list[Machine]) -> None:
    """To a minute, by the seconds of the blocks that pass; one that the tape has passed comes after its beginning."""
    machine = at_small_menu("dfs", machines)
    starts = [seconds(bytes(one.data) for one in blocks(0, place(name))) for name in NAMES]
    at = NAMES.index("dfs")
    for number, name in enumerate(NAMES):
        choose_small(machine, name)
        head, words = machine.text()[20].strip(), machine.text()[21].split()
        assert machine.text()[0].strip() == "BREAK back"
        wait = starts[number] - (starts[at + 1] if number > at else 0)
        if wait:
            title, minutes = head.removesuffix(" minutes").rsplit(" in ", 1)
            assert title == TITLES[number]
            assert abs(60 * int(minutes) - wait) <= 45
        else:
            assert head == f"{TITLES[number]} is next"
        assert words == ["Play" if number > at else "Rewind", "the", "tape"]
        machine.press("CS", "SPACE", frames=30, after=40)
        assert is_small(machine)


def test_a_game_that_a_48k_has_passed(machines: list[Machine]) -> None:
    """The list asks for rewinding, and finds the game behind others, and behind the tape's own blocks."""
    machine = at_small_menu("dfs", machines)
    for name in ("dfs", "corridor"):
        choose_small(machine, name)
        assert machine.text()[21].split() == ["Rewind", "the", "tape"]
        machine.press("CS", "SPACE", frames=30, after=40)
    choose_small(machine, "corridor")
    machine.play(blocks(0, program(PLAY).blocks), None, pulses=False)
    machine.press("CS", "SPACE", frames=30, after=40)
    choose_small(machine, "corridor")
    assert machine.text()[21].split() == ["Play", "the", "tape"]
    load(machine, "corridor", program(PLAY).blocks)


def test_the_numbers_of_the_games_are_in_the_headers() -> None:
    for at, name in enumerate(NAMES, 1):
        for block in blocks(place(name), place(name) + 4)[::2]:
            assert bytes(block.data)[16:18] == bytes([at, 0x80])


def test_titles_that_the_small_menu_has_no_room_for_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its letters end where the games begin."""
    symbols = assembly(PLAY).symbols
    room = GAMES_FROM - symbols["small_titles"] - 1 - len("The menuPlay again ")
    assert room >= LETTERS
    monkeypatch.setattr("zxmazes.programs.games._LETTERS", sum(map(len, TITLES)) - 1)
    with pytest.raises(MazeError, match="shorten some"):
        games()

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
    machine.press("7", "ENTER", "x", frames=4, after=10)
    assert is_small(machine)
    choose_small(machine, "inside")
    assert machine.text()[21].split("  ")[0].strip() == "Play the tape"
    machine.play(blocks(place("dfs"), place("monster")), None, pulses=False)
    assert machine.text()[21].split() == ["Passing", "Depth", "first", "BREAK", "back"]
    machine.press("CS", "SPACE", frames=30, after=40)
    assert is_small(machine)
    assert "R Play again" in machine.text()[19]
    assert machine.text()[21].strip() == "Next on tape: Monster"
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


def test_after_the_last_game_none_is_next(machines: list[Machine]) -> None:
    machine = at_small_menu(NAMES[-1], machines)
    assert "The menu" in machine.text()[3 + 2 * (len(NAMES) - 9)]
    assert machine.text()[21].strip() == ""


def test_the_list_says_when_each_game_comes(machines: list[Machine]) -> None:
    """To a minute, by the seconds of the blocks that pass; one that the tape has passed comes after its beginning."""
    machine = at_small_menu("dfs", machines)
    starts = [seconds(bytes(one.data) for one in blocks(0, place(name))) for name in NAMES]
    at = NAMES.index("dfs")
    for number, name in enumerate(NAMES):
        choose_small(machine, name)
        head, words = machine.text()[1].strip(), machine.text()[21].split()
        wait = starts[number] - (starts[at + 1] if number > at else 0)
        if wait:
            title, minutes = head.removesuffix(" minutes").rsplit(" in ", 1)
            assert title == TITLES[number]
            assert abs(60 * int(minutes) - wait) <= 45
        else:
            assert head == TITLES[number]
        assert words == ["Play" if number > at else "Rewind", "the", "tape", "BREAK", "back"]
        machine.press("CS", "SPACE", frames=30, after=40)
        assert is_small(machine)


def test_a_game_that_a_48k_has_passed(machines: list[Machine]) -> None:
    """The list asks for rewinding, and finds the game behind others, and behind the tape's own blocks."""
    machine = at_small_menu("dfs", machines)
    for name in ("dfs", "corridor"):
        choose_small(machine, name)
        assert machine.text()[21].split() == ["Rewind", "the", "tape", "BREAK", "back"]
        machine.press("CS", "SPACE", frames=30, after=40)
    choose_small(machine, "corridor")
    machine.play(blocks(0, program(PLAY).blocks), None, pulses=False)
    machine.press("CS", "SPACE", frames=30, after=40)
    choose_small(machine, "corridor")
    assert machine.text()[21].split() == ["Play", "the", "tape", "BREAK", "back"]
    load(machine, "corridor", program(PLAY).blocks)


def test_the_numbers_of_the_games_are_in_the_headers() -> None:
    for at, name in enumerate(NAMES, 1):
        for block in blocks(place(name), place(name) + 4)[::2]:
            assert bytes(block.data)[16:18] == bytes([at, 0x80])


def test_titles_that_the_small_menu_has_no_room_for_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its letters end where the games begin."""
    symbols = assembly(PLAY).symbols
    room = GAMES_FROM - symbols["small_titles"] - 1 - len("The menuPlay again")
    assert room >= LETTERS
    monkeypatch.setattr("zxmazes.programs.games._LETTERS", sum(map(len, TITLES)) - 1)
    with pytest.raises(MazeError, match="shorten some"):
        games()

"""The list that a 48K shows after a game of `play`: the next game, and those that the tape has passed."""

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
    small_line,
    to_menu,
)
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.programs.games import _LETTERS as LETTERS
from zxmazes.programs.games import games
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
    assert machine.text()[21].strip() == "Play the tape. BREAK: back"
    machine.play(blocks(place("dfs"), place("monster")), None, pulses=False)
    passed = [small_line(machine, at)[:1] for at in range(len(NAMES))]
    wanted = {NAMES.index("dfs"): "-", NAMES.index("inside"): ">"}
    assert passed == [wanted.get(at, " ") for at in range(len(NAMES))]
    machine.press("CS", "SPACE", frames=30, after=40)
    assert is_small(machine)
    assert machine.text()[21].strip() == "R: play again"
    assert "(* next)" in machine.text()[0]
    marks = [small_line(machine, at)[:1] for at in range(len(NAMES))]
    assert marks == ["*" if name == "monster" else " " for name in NAMES], "the next one on the tape"
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
    assert {small_line(machine, at)[:1] for at in range(len(NAMES))} == {" "}
    assert "The menu" in machine.text()[3 + 2 * (len(NAMES) - 9)]
    assert "*" not in "".join(machine.text()[1:])


def test_a_game_that_a_48k_has_passed(machines: list[Machine]) -> None:
    """The list asks for rewinding, and finds the game behind others, and behind the tape's own blocks."""
    machine = at_small_menu("dfs", machines)
    for name in ("dfs", "corridor"):
        choose_small(machine, name)
        assert machine.text()[21].strip() == "Rewind, play. BREAK: back"
        machine.press("CS", "SPACE", frames=30, after=40)
    choose_small(machine, "corridor")
    machine.play(blocks(0, program(PLAY).blocks), None, pulses=False)
    machine.press("CS", "SPACE", frames=30, after=40)
    choose_small(machine, "corridor")
    assert machine.text()[21].strip() == "Play the tape. BREAK: back"
    load(machine, "corridor", program(PLAY).blocks)


def test_the_numbers_of_the_games_are_in_the_headers() -> None:
    for at, name in enumerate(NAMES, 1):
        for block in blocks(place(name), place(name) + 4)[::2]:
            assert bytes(block.data)[16:18] == bytes([at, 0x80])


def test_titles_that_the_small_menu_has_no_room_for_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its letters end where the games begin."""
    symbols = assembly(PLAY).symbols
    room = GAMES_FROM - symbols["small_titles"] - 1 - len("The menu")
    assert room >= LETTERS
    monkeypatch.setattr("zxmazes.programs.games._LETTERS", sum(map(len, TITLES)) - 1)
    with pytest.raises(MazeError, match="shorten some"):
        games()

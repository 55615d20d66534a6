"""The menu of `play`: its bar, its panel, a surprise, BREAK."""

from itertools import pairwise

import pytest

from emu_tests.machine.images import assembly, command_keys
from emu_tests.machine.play_tape import (
    NAMES,
    PLAY,
    TITLES,
    at_bar,
    at_menu,
    blocks,
    choose,
    is_menu,
    leave,
    line,
    load,
    place,
    to_menu,
)
from zxmazes.machine.spectrum import Machine
from zxmazes.programs.games import game_blocks, seconds
from zxmazes.programs.registry import program


@pytest.fixture(params=[48, 128])
def menu(request: pytest.FixtureRequest, machines: list[Machine]) -> Machine:
    return at_menu(request.param, machines)


def test_the_bar_moves_by_keys_and_by_itself(menu: Machine) -> None:
    for key, at in (("a", 1), ("q", 0), ("q", len(NAMES) - 1), ("a", 0), ("p", 8), ("o", 0), ("6", 1), ("7", 0)):
        menu.press(key, frames=4, after=4)
        assert at_bar(menu) == at, key
    menu.frames(9 * 50)
    assert at_bar(menu) == 0
    menu.frames(2 * 50)
    assert at_bar(menu) == 1
    menu.frames(3 * 50)
    assert at_bar(menu) == 2
    assert TITLES[2] in "".join(menu.text())


def panel(machine: Machine) -> list[str]:
    """Goal and place of the game that the bar is on."""
    return [row[15:].strip() for row in machine.text()[12:18]]


def test_the_menu_says_how_long_each_game_takes_to_come(machines: list[Machine]) -> None:
    """When it comes, to half a minute, and how long it loads; a tape that has passed it is to be rewound."""
    machine = Machine(128)
    machines.append(machine)
    to_menu(machine)
    before = 0
    for at, name in enumerate(NAMES):
        own = seconds(game_blocks(program(name)))
        wait = f"comes in {before} sec" if before < 120 else f"comes in {(before + 30) // 60} min"
        assert panel(machine)[4:] == [wait if at else "next on the tape", f"loads in {own} sec"]
        before += own
        machine.press("a", frames=4, after=14)
    choose(machine, "monster")
    machine.play(blocks(place("corridor"), place("dfs") + 1), None, pulses=False)
    machine.frames(6)
    machine.press("CS", "SPACE", frames=30, after=60)
    assert panel(machine)[4] == "next on the tape"
    for _ in range(2):
        machine.press("q", frames=4, after=14)
    assert panel(machine)[4] == "rewind the tape,"
    wave = seconds(game_blocks(program("wave")))
    assert panel(machine)[5] == f"comes in {wave} sec"
    machine.press("q", frames=4, after=14)
    assert panel(machine)[4:] == ["rewind the tape,", f"loads in {wave} sec"]


def test_the_panel_says_at_once_what_a_game_is_and_shows_the_rest_when_the_bar_rests(menu: Machine) -> None:
    """No old picture stands under a new name while a key is held."""
    menu.ports.held = ("a",)
    menu.frames(40)
    same = 0
    for _ in range(12):
        menu.frames(1)
        looks = menu.attributes()
        dark = [*range(5, 12), *range(15, 18)]
        assert {looks[32 * row + column] for row in dark for column in range(15, 31)} == {0}
        play = program(NAMES[at_bar(menu)]).play
        same += play is not None and " ".join(" ".join(panel(menu)[:3]).split()) == play.goal
    assert same >= 6, "in every frame but those in which it is drawn"
    menu.ports.held = ()
    menu.frames(12)
    looks = menu.attributes()
    assert len({looks[32 * row + column] for row in range(5, 11) for column in range(19, 27)}) > 1


AT_GOAL = 39_900  # T after the interrupt: the beam is at the top of row 14


def test_no_goal_is_seen_half_drawn(menu: Machine) -> None:
    """Whenever the beam is there, it is that of one game, whole."""
    goals = {game.play.goal for game in map(program, NAMES) if game.play}
    menu.frames(20)
    menu.run(AT_GOAL + menu.frame - menu.simulator.registers[25] % menu.frame)
    menu.ports.held = ("a",)
    shown = []
    for _ in range(60):
        menu.frames(1)
        shown.append(" ".join(" ".join(panel(menu)[:3]).split()).replace("- ", "-"))
    menu.ports.held = ()
    assert set(shown) <= goals
    assert len(set(shown)) >= 3


def test_a_light_goes_over_the_picture_and_leaves_it_as_it_was(menu: Machine) -> None:
    """Cells change their brightness, a few at a time; then all are as before; the picture's colours stay."""
    menu.press("a", frames=4, after=8)
    cells = [32 * row + column for row in range(5, 11) for column in range(19, 27)]
    looks = []
    for _ in range(300):
        menu.frames(1)
        looks.append([menu.attributes()[cell] for cell in cells])
    rest = max(looks, key=looks.count)
    assert any(rest)
    changed = [sum(one != other for one, other in zip(look, rest, strict=True)) for look in looks]
    assert 0 < max(changed) <= 12
    assert changed.count(0) > 200
    assert all((one ^ other) & 0xBF == 0 for look in looks for one, other in zip(look, rest, strict=True))
    touched = {at for look in looks for at in range(48) if look[at] != rest[at]}
    assert len(touched) == 48


def test_the_menu_names_the_game_that_r_plays(machines: list[Machine]) -> None:
    machine = at_menu(128, machines)
    assert machine.text()[21].split() == ["QAOP", "choose"]
    choose(machine, "dfs")
    load(machine, "dfs", place("dfs"))
    machine.frames(100)
    leave(machine)
    machine.press("a", frames=4, after=14)
    assert machine.text()[21].split() == ["QAOP", "choose", "R", "play", "Depth", "first"]


ROLLED = 45  # frames, at most


def test_a_surprise_is_a_game_that_was_not_played(menu: Machine) -> None:
    """No game twice before all have come; when all but one have been played, that; when all have, still another one."""
    found = [at_bar(menu)]
    for turn in range(len(NAMES) - 1):
        menu.press("s", frames=4, after=ROLLED + turn)
        found.append(at_bar(menu))
    assert len(set(found[1:])) == len(NAMES) - 1
    assert all(one != other for one, other in pairwise(found))
    assert [one + 1 for one in found] != [*found[1:], 0], "by chance, not in the order of the list"
    played = assembly(PLAY).symbols["PLAY_PLAYED"]
    menu.write(played, bytes([1] * 16))
    menu.press("s", frames=4, after=ROLLED)
    assert at_bar(menu) != found[-1]
    other = next(at for at in range(16) if at != at_bar(menu))
    menu.write(played + other, b"\0")
    menu.press("s", frames=4, after=ROLLED)
    assert at_bar(menu) == other


def test_the_bar_rolls_to_a_surprise_and_a_key_ends_that(menu: Machine) -> None:
    """Down the list, a line at a time, with a click at each; the foot says what starts it. ENTER starts it at once."""
    menu.ports.held = ("s",)
    lines, clicks = [at_bar(menu)], len(menu.ports.clicks)
    for _ in range(ROLLED):
        menu.frames(1)
        marked = [at for at in range(16) if menu.attributes()[32 * line(at) + 1] == 0x68]
        lines += [at for at in marked if at != lines[-1]]
    menu.ports.held = ()
    assert len(lines) > 8
    steps = [(other - one) % len(NAMES) for one, other in pairwise(lines)]
    assert set(steps) <= {1, 2}, "two if its work takes a frame and the tune another one"
    if menu.model == 128:
        assert len(menu.ports.clicks) - clicks == 12 * sum(steps)
    assert menu.text()[23].split() == ["ENTER", "start", "S", "another"]
    menu.press("s", frames=4, after=1)
    menu.press("ENTER", frames=4, after=30)
    assert "the tape" in menu.text()[16]


def test_break_asks_before_it_leaves(menu: Machine) -> None:
    """Once, however long it is held; any other key takes the question back, as does a game that comes to nothing."""
    menu.press("CS", "SPACE", frames=100, after=20)
    assert is_menu(menu)
    assert menu.text()[23].strip() == "BREAK again leaves"
    menu.press("x", frames=4, after=4)
    assert menu.text()[23].split() == ["ENTER", "or", "fire", "start", "BREAK", "leave"]
    menu.press("CS", "SPACE", frames=20, after=20)
    menu.press("a", frames=4, after=4)
    assert at_bar(menu) == 1
    assert menu.text()[23].split() == ["ENTER", "or", "fire", "start", "BREAK", "leave"]
    menu.press("CS", "SPACE", frames=20, after=20)
    assert menu.text()[23].strip() == "BREAK again leaves"


def test_it_leaves_to_basic_and_starts_again(menu: Machine) -> None:
    menu.press("CS", "SPACE", frames=30, after=20)
    menu.press("CS", "SPACE", frames=60, after=60)
    rows = [row.rstrip() for row in menu.text()]
    assert rows[0] == "To start again: RUN 20"
    assert rows[2].startswith("If a key opens the 128K menu") is (menu.model == 128)
    assert rows[23] == "0 OK, 20:1"
    assert set(menu.attributes()) == {0x38}
    assert menu.ports.border == 7
    menu.type(*command_keys(menu, "run", "r"), "2", "0", "ENTER")
    menu.frames(60)
    assert is_menu(menu)

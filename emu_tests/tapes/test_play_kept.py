"""What `play` keeps in memory: a 128K's banks, the snapshot, the game that was left."""

import pytest

from emu_tests.machine.images import FEET, assembly, symbol
from emu_tests.machine.play_tape import (
    NAMES,
    PLAY,
    blocks,
    choose,
    choose_small,
    is_menu,
    is_small,
    leave,
    line,
    load,
    place,
    to_menu,
)
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.paths import DIST
from zxmazes.programs.games import game_blocks
from zxmazes.programs.program import Program
from zxmazes.programs.registry import program

KEPT, RECORD = "PLAY_KEPT", 4
SCREEN_AT = 0x4000
PAGES_ALL = 3 * 64


def test_nothing_is_seen_of_the_way_to_the_banks(machines: list[Machine]) -> None:
    """The screen is black while pages go by way of it, into the banks and out of them."""
    machine = Machine(128)
    machines.append(machine)
    to_menu(machine)
    choose(machine, "wave")
    load(machine, "wave", place("wave"))
    machine.frames(60)
    leave(machine)
    made = assembly(PLAY).symbols
    machine.ports.held = ("ENTER",)
    machine.frames(4)
    machine.ports.held = ()
    machine.run_to(made["banks_game"], 2 * SECOND, "from the banks")
    machine.run(machine.frame)  # it becomes black
    black = 0
    while machine.registers.pc != symbol("wave", "start"):
        if machine.run(machine.frame // 3, symbol("wave", "start")):
            break
        if machine.read(SCREEN_AT, 256) != bytes(256):
            assert not any(machine.attributes())
            black += 1
        assert black < 500
    assert black > 5


@pytest.mark.parametrize("model", [48, 128])
def test_r_plays_the_game_again_that_was_left(model: int, machines: list[Machine]) -> None:
    """Without the tape; only if a game was left; on a 48K until another one is loaded; it counts as played."""
    machine = Machine(model)
    machines.append(machine)
    to_menu(machine)
    machine.press("r", frames=4, after=40)
    assert is_menu(machine)
    assert not offers_again(machine)
    choose(machine, "corridor")
    load(machine, "corridor", place("corridor"))
    for _ in range(2):
        machine.frames(100)
        leave(machine)
        assert offers_again(machine)
        if model == 48:
            machine.press("r", frames=4, after=10)
        machine.ports.held = ("r" if model == 128 else "ENTER",)
        if model == 128:  # it waits for the key to be released
            machine.frames(4)
            machine.ports.held = ()
        machine.run_to(symbol("corridor", "start"), 3 * SECOND, "the same game again")
        machine.ports.held = ()
    machine.frames(100)
    leave(machine)
    if model == 128:
        assert [ticked(machine, at) for at in range(len(NAMES))] == [name == "corridor" for name in NAMES]
        choose(machine, "wave")
        machine.press("CS", "SPACE", frames=30, after=60)
        assert offers_again(machine), "the one that is sought is not there"
        return
    choose_small(machine, "dfs")
    machine.play(blocks(place("dfs"), place("dfs") + 3), None, pulses=False)
    machine.press("CS", "SPACE", frames=30, after=40)
    assert is_small(machine)
    assert not offers_again(machine), "only a part of it is in memory"
    machine.press("r", frames=4, after=40)
    assert is_small(machine)


def offers_again(machine: Machine) -> bool:
    return any("R Play again" in row or "R play Corridor" in row for row in machine.text())


def ticked(machine: Machine, at: int) -> bool:
    """Is there a tick before a game's name?"""
    return machine.text()[line(at)][1] != " "


def _kept(machine: Machine) -> dict[str, tuple[int, int]]:
    """The first page and the pages of each game in the banks."""
    first = assembly(PLAY).symbols[KEPT]
    records = {name: machine.read(first + RECORD * at, RECORD) for at, name in enumerate(NAMES)}
    return {name: (record[0], record[1]) for name, record in records.items() if record[1]}


def _pages(game: Program) -> int:
    return -(-(len(game_blocks(game)[3]) - 2) // 256)


@pytest.mark.sweep("dist/play.tap")
def test_games_that_do_not_fit_take_the_place_of_all_others(machines: list[Machine]) -> None:
    """By a model: pages one after the other, from 0 again when there are too few."""
    machine = Machine(128)
    machines.append(machine)
    to_menu(machine)
    wanted: dict[str, tuple[int, int]] = {}
    free = 0
    for name in NAMES[:9]:
        pages = _pages(program(name))
        if free + pages > PAGES_ALL:
            wanted, free = {}, 0
        wanted[name] = (free, pages)
        free += pages
        choose(machine, name)
        load(machine, name, place(name))
        machine.frames(60)
        leave(machine)
        assert _kept(machine) == wanted
    for name in wanted:
        choose_kept(machine, name)


@pytest.mark.sweep("dist/play.tap")
def test_the_names_of_the_games_in_the_banks_are_green(machines: list[Machine]) -> None:
    """Those that start at once, and no others: a tick stays when a game has lost its place; the foot says it."""
    machine = Machine(128)
    machines.append(machine)
    to_menu(machine)
    assert "green" not in machine.text()[22]
    played = set()
    for name in NAMES[:7]:
        choose(machine, name)
        load(machine, name, place(name))
        machine.frames(60)
        leave(machine)
        played.add(name)
        machine.press("q" if name != NAMES[0] else "a", frames=4, after=14)
        machine.press("q", frames=4, after=14)
        looks = machine.attributes()
        bar = {at for at in range(len(NAMES)) if looks[32 * line(at) + 2] == 0x68}
        green = {at for at in range(len(NAMES)) if looks[32 * line(at) + 2] == 0x44}
        kept = {NAMES.index(one) for one in _kept(machine)}
        assert green == kept - bar
        assert {NAMES[at] for at in range(len(NAMES)) if ticked(machine, at)} == played
        assert machine.text()[22].split() == ["green", "starts", "at", "once"]
    assert len(_kept(machine)) < len(played), "some have lost their places"


def choose_kept(machine: Machine, name: str) -> None:
    """A game in the banks begins, though there is no tape."""
    choose(machine, name)
    machine.frames(160)
    assert machine.text()[23] in FEET
    leave(machine)


def test_the_snapshot_is_a_128k_with_the_games_that_fit(machines: list[Machine]) -> None:
    machine = Machine(128)
    machines.append(machine)
    machine.load_snapshot(DIST / "play.z80")
    assert machine.model == 128
    machine.frames(60)
    assert is_menu(machine)
    wanted, free = {}, 0
    for name in NAMES:
        if free + _pages(program(name)) <= PAGES_ALL:
            wanted[name] = (free, _pages(program(name)))
            free += _pages(program(name))
    assert len(wanted) >= 4
    assert _kept(machine) == wanted
    for name in wanted:
        choose_kept(machine, name)

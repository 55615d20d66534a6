"""The games' cassette: its menu loads each game from the tape, and comes back; on a 128K from the banks, at once."""

from itertools import product

import numpy as np
import pytest

from emu_tests.machine.images import FEET, assembly, symbol
from emu_tests.machine.play_tape import (
    ASKS,
    NAMES,
    PLAY,
    TITLES,
    assert_loaded,
    at_bar,
    at_menu,
    blocks,
    choose,
    is_menu,
    is_small,
    leave,
    load,
    menu_again,
    place,
    to_menu,
)
from emu_tests.machine.states import loaded
from emu_tests.records.sampling import some
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.programs.games import game_blocks, game_emblem, games, seconds
from zxmazes.programs.registry import program


@pytest.fixture(params=[48, 128])
def menu(request: pytest.FixtureRequest, machines: list[Machine]) -> Machine:
    return at_menu(request.param, machines)


def test_the_games_are_those_whose_heads_name_their_place() -> None:
    places = [game.play.order for game in games() if game.play]
    assert places == sorted(set(places))
    assert not program(PLAY).play
    assert {name for name in NAMES if not program(name).start} == set()


def test_the_tape_has_each_game_as_its_own_tape_has_it() -> None:
    taped = [bytes(block.data) for block in blocks()]
    own = program(PLAY).blocks
    assert len(taped) == own + 4 * len(NAMES)
    for name in NAMES:
        assert taped[place(name) : place(name) + 4] == game_blocks(program(name))
    lengths = [int.from_bytes(block[12:14], "little") for block in taped[::2]]
    assert lengths.count(lengths[3]) == 1, "the menu is known by its length"


QUICK = [("wave", 48), ("wonders", 128), ("minotaur", 48)]


@pytest.mark.parametrize(("name", "model"), some(QUICK, product(NAMES, (48, 128)), "dist/play.tap"))
def test_each_game_loads_plays_and_leaves(name: str, model: int, machines: list[Machine]) -> None:
    """From a tape on which another game comes first; its title, a key, BREAK; the menu."""
    machine = Machine(model)
    machines.append(machine)
    to_menu(machine)
    choose(machine, name)
    load(machine, name, place(NAMES[max(0, NAMES.index(name) - 1)]))
    machine.frames(200)
    assert machine.text()[23] in FEET
    machine.press("ENTER", after=60)
    leave(machine)
    if model == 48:
        assert is_small(machine)
        menu_again(machine)
    assert is_menu(machine)
    assert at_bar(machine) == NAMES.index(name), "the bar is where it was"
    if model == 48:
        return
    assert any("starts at once" in row for row in machine.text())
    machine.ports.held = ("ENTER",)
    machine.frames(4)
    machine.ports.held = ()
    machine.run_to(symbol(name, "start"), 2 * SECOND, "a game from the banks")
    assert_loaded(machine, name)


def test_two_games_one_after_the_other(menu: Machine) -> None:
    """The second is before the first on the tape, so it is rewound; what passes is named."""
    choose(menu, "dfs")
    before = seconds(game_blocks(program("wave"))) + seconds(game_blocks(program("corridor")))
    assert f"It comes in {round(before / 60)} min" in "\n".join(menu.text())
    assert menu.text()[19].strip() == "You may wind the tape on"
    assert menu.text()[18].strip() == f"It loads in {seconds(game_blocks(program('dfs')))} sec"
    assert menu.text()[21].strip() == "To leave the game, hold BREAK"
    load(menu, "dfs", program(PLAY).blocks)
    menu.frames(100)
    leave(menu)
    if menu.model == 48:
        menu_again(menu)
    choose(menu, "corridor")
    shown = "\n".join(menu.text())
    assert ("Rewind the tape, and play it" in shown) is (menu.model == 128)
    comes = round(seconds(game_blocks(program("wave"))))
    assert (f"It comes in {comes} sec" in shown) is (menu.model == 48), shown
    menu.play(blocks(0, place("corridor")), None, pulses=False)
    code = seconds([bytes(blocks()[place("wave") + 3].data)])
    passing = menu.text()[16].split()
    assert passing[:3] == ["Passing", "The", "wave"]
    assert abs(int(passing[3]) - code) <= 8
    assert passing[4] == "sec"
    load(menu, "corridor", place("corridor"))


def test_the_wait_is_counted_down(machines: list[Machine]) -> None:
    """At each header that passes: what is left is told to some seconds; rewound, it is longer again."""
    machine = Machine(48)
    machines.append(machine)
    to_menu(machine)
    choose(machine, "monster")
    rest = [seconds(game_blocks(program(name))) for name in NAMES[: NAMES.index("monster")]]
    told = []
    for at, name in enumerate(NAMES[: NAMES.index("monster")]):
        for block in (0, 2):
            first = place(name) + block
            machine.play(blocks(first, first + 1), None, pulses=False)
            machine.frames(6)
            passed = seconds(bytes(one.data) for one in blocks(place(name), first + 1))
            left = sum(rest[at:]) - passed
            words = machine.text()[17].split()
            assert words[:3] == ["It", "comes", "in"]
            number = int(words[3])
            assert words[4] in ("min", "sec")
            assert abs(number * 60 - left) <= 38 if words[4] == "min" else abs(number - left) <= 8
            assert (machine.text()[19].strip() != "") == (words[4] == "min")
            assert machine.text()[16].strip().startswith(f"Passing {TITLES[at]} ")
            told.append(number if words[4] == "sec" else 60 * number)
    assert told == sorted(told, reverse=True)
    machine.play(blocks(place("endless"), place("endless") + 1), None, pulses=False)
    machine.frames(6)
    assert machine.text()[16].strip() == "Rewind the tape, and play it"
    assert machine.text()[17].strip().startswith("Passing Endless ")
    machine.play(blocks(place("dfs"), place("dfs") + 1), None, pulses=False)
    machine.frames(6)
    assert machine.text()[16].strip().startswith("Passing Depth first ")


@pytest.mark.parametrize("first", [0, place("wave"), place("corridor"), place("terrain")])
def test_what_passes_stands_in_the_middle(first: int, machines: list[Machine]) -> None:
    machine = at_menu(48, machines)
    choose(machine, "monster")
    for last in (first + 1, first + 3):
        machine.play(blocks(first, last), None, pulses=False)
        machine.frames(6)
        row = next(row for row in machine.text()[16:18] if "Passing" in row)
        assert abs(len(row) - len(row.lstrip()) - (32 - len(row.rstrip()))) <= 3, row


@pytest.mark.parametrize("name", ["corridor", "dfs", "generators"])
def test_a_game_is_called_as_on_its_title(name: str) -> None:
    machine = loaded(name, 48, False).machine()
    machine.frames(60)
    logo = assembly(name).symbols["name_text"]
    title = bytes(machine.read(logo, 16)).split(b"\0")[0].decode()
    assert TITLES[NAMES.index(name)].upper() == title


def test_break_while_it_looks_leads_back_to_the_menu(menu: Machine) -> None:
    choose(menu, "endless")
    menu.press("CS", "SPACE", frames=30, after=60)
    assert is_menu(menu)
    assert at_bar(menu) == NAMES.index("endless")


def test_a_tape_that_cannot_be_read(menu: Machine) -> None:
    """BREAK in the code: on a 128K the menu says so, on a 48K it must come from the tape."""
    choose(menu, "wave")
    menu.play(blocks(place("wave"), place("wave") + 3), None, pulses=False)
    menu.frames(100)
    menu.press("CS", "SPACE", frames=30, after=60)
    if menu.model == 128:
        assert is_menu(menu)
        assert any("tape not read" in row for row in menu.text())
        assert any("loads in" in row for row in menu.text())
    else:
        assert any(ASKS in row for row in menu.text())


def test_two_games_at_one_place_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zxmazes.programs.games._order", lambda game: 1)
    with pytest.raises(MazeError, match="the same place in the menu"):
        games()


def test_the_loading_picture_shows_every_game() -> None:
    """Four rows of four, in the order of the menu, as their emblems are; the name of the tape between them."""
    shown = pictured(bytes(blocks()[3].data)[1:-1])
    for at, name in enumerate(NAMES):
        top, left = (0, 40, 112, 152)[at // 4], 64 * (at % 4)
        tile = shown[top : top + 40, left : left + 64]
        data = game_emblem(name, bytes(blocks()[place(name) + 1].data)[1:-1])
        cells = np.frombuffer(data[:384], np.uint8).reshape(6, 8, 8)
        bits = np.unpackbits(cells[..., None], axis=3).transpose(0, 2, 1, 3).reshape(48, 64)
        inks = np.frombuffer(data[384:], np.uint8).reshape(6, 8).repeat(8, axis=0).repeat(8, axis=1)
        colours = np.where(bits, inks & 7, inks >> 3 & 7)[:40]
        assert (tile == colours).mean() > 0.75, name


def pictured(screen: bytes) -> np.ndarray:
    """The colour of each pixel, 0 to 7."""
    bits = np.unpackbits(np.frombuffer(screen[:6144], np.uint8).reshape(3, 8, 8, 32).transpose(0, 2, 1, 3), axis=3)
    inks = np.frombuffer(screen[6144:], np.uint8).reshape(24, 32).repeat(8, axis=0).repeat(8, axis=1)
    return np.asarray(np.where(bits.reshape(192, 256), inks & 7, inks >> 3 & 7))

"""The games' cassette: its menu loads each game from the tape, and comes back; on a 128K from the banks, at once."""

# Longer than 300 lines because both menus, the wait on the tape and the banks are tried on the same loaded machines.

from itertools import pairwise, product

import numpy as np
import pytest

from emu_tests.machine.images import FEET, assembly, command_keys, symbol
from emu_tests.machine.play_tape import (
    ASKS,
    NAMES,
    PLAY,
    TITLES,
    assert_loaded,
    at_bar,
    blocks,
    choose,
    choose_small,
    is_menu,
    is_small,
    leave,
    line,
    load,
    menu_again,
    place,
    small_line,
    to_menu,
)
from emu_tests.machine.states import loaded
from emu_tests.records.sampling import some
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.paths import DIST
from zxmazes.programs.games import _LETTERS as LETTERS
from zxmazes.programs.games import game_blocks, game_emblem, games, seconds
from zxmazes.programs.program import Program
from zxmazes.programs.registry import program

KEPT, RECORD = "PLAY_KEPT", 4
SCREEN_AT = 0x4000
GAMES_FROM = 0x5F40
PAGES_ALL = 3 * 64


@pytest.fixture(params=[48, 128])
def menu(request: pytest.FixtureRequest, machines: list[Machine]) -> Machine:
    """The menu, loaded by LOAD "" or the Tape Loader."""
    machine = Machine(request.param)
    machines.append(machine)
    to_menu(machine)
    return machine


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
    assert f"It comes in {round(before / 60)} minutes" in "\n".join(menu.text())
    assert [row.strip() for row in menu.text()[18:20]] == [
        "Wind the tape on if you like:",
        "I know the game by its name",
    ]
    back = "opens a list" if menu.model == 48 else "leads back"
    assert menu.text()[21].strip() == f"BREAK in the game {back}"
    load(menu, "dfs", program(PLAY).blocks)
    menu.frames(100)
    leave(menu)
    if menu.model == 48:
        menu_again(menu)
    choose(menu, "corridor")
    shown = "\n".join(menu.text())
    assert ("Rewind the tape, and play it" in shown) is (menu.model == 128)
    comes = round(seconds(game_blocks(program("wave"))))
    assert (f"It comes in {comes} seconds" in shown) is (menu.model == 48), shown
    menu.play(blocks(0, place("corridor")), None, pulses=False)
    code = seconds([bytes(blocks()[place("wave") + 3].data)])
    passing = menu.text()[15].split()
    assert passing[:3] == ["passing", "The", "wave"]
    assert abs(int(passing[3]) - code) <= 8
    assert passing[4] == "seconds"
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
            words = machine.text()[16].split()
            assert words[:3] == ["It", "comes", "in"]
            number = int(words[3])
            assert words[4] in ("minutes", "seconds")
            assert abs(number * 60 - left) <= 38 if words[4] == "minutes" else abs(number - left) <= 8
            assert (machine.text()[18].strip() != "") == (words[4] == "minutes")
            assert machine.text()[15].strip().startswith(f"passing {TITLES[at]} ")
            told.append(number if words[4] == "seconds" else 60 * number)
    assert told == sorted(told, reverse=True)
    machine.play(blocks(place("endless"), place("endless") + 1), None, pulses=False)
    machine.frames(6)
    assert machine.text()[15].strip() == "Rewind the tape, and play it"
    assert machine.text()[16].strip().startswith("passing Endless ")
    machine.play(blocks(place("dfs"), place("dfs") + 1), None, pulses=False)
    machine.frames(6)
    assert machine.text()[15].strip().startswith("passing Depth first ")


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


@pytest.mark.parametrize("name", ["corridor", "dfs", "generators"])
def test_a_game_is_called_as_on_its_title(name: str) -> None:
    machine = loaded(name, 48, False).machine()
    machine.frames(60)
    logo = assembly(name).symbols["name_text"]
    title = bytes(machine.read(logo, 16)).split(b"\0")[0].decode()
    assert TITLES[NAMES.index(name)].upper() == title


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
        assert any("seconds" in row for row in menu.text())
    else:
        assert any(ASKS in row for row in menu.text())


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
    return [row[15:].strip() for row in machine.text()[10:16]]


def test_the_menu_says_how_long_each_game_takes_to_come(machines: list[Machine]) -> None:
    """What passes before it, to half a minute, and its own seconds; a tape that has passed it is to be rewound."""
    machine = Machine(128)
    machines.append(machine)
    to_menu(machine)
    before = 0
    for at, name in enumerate(NAMES):
        own = seconds(game_blocks(program(name)))
        wait = f"{before} seconds on," if before < 120 else f"{(before + 30) // 60} minutes on,"
        assert panel(machine)[4:] == [wait if at else "next on the tape", f"then {own} seconds"]
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
    whole = sum(seconds(game_blocks(program(name))) for name in ("wave", "corridor"))
    assert panel(machine)[5] == f"then {(whole + 30) // 60} minutes"


def test_the_panel_is_black_until_the_bar_rests(menu: Machine) -> None:
    """No old picture stands under a new name while a key is held."""
    menu.ports.held = ("a",)
    menu.frames(40)
    for _ in range(12):
        menu.frames(1)
        looks = menu.attributes()
        assert {looks[32 * row + column] for row in range(3, 16) for column in range(15, 31)} == {0}
    menu.ports.held = ()
    menu.frames(12)
    looks = menu.attributes()
    assert len({looks[32 * row + column] for row in range(3, 9) for column in range(19, 27)}) > 1


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
        machine.ports.held = ("r",)
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
    return any("R: play again" in row or "R play again" in row for row in machine.text())


def ticked(machine: Machine, at: int) -> bool:
    """Is there a tick before a game's name?"""
    return machine.text()[line(at)][1] != " "


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
    assert "the tape" in menu.text()[15]


def test_break_asks_before_it_leaves(menu: Machine) -> None:
    """Once, however long it is held; any other key takes the question back, as does a game that comes to nothing."""
    menu.press("CS", "SPACE", frames=100, after=20)
    assert is_menu(menu)
    assert menu.text()[23].strip() == "BREAK again leaves"
    menu.press("x", frames=4, after=4)
    assert menu.text()[23].split() == ["ENTER", "start", "BREAK", "leave"]
    menu.press("CS", "SPACE", frames=20, after=20)
    menu.press("a", frames=4, after=4)
    assert at_bar(menu) == 1
    assert menu.text()[23].split() == ["ENTER", "start", "BREAK", "leave"]
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


def _kept(machine: Machine) -> dict[str, tuple[int, int]]:
    """The first page and the pages of each game in the banks."""
    first = assembly(PLAY).symbols[KEPT]
    records = {name: machine.read(first + RECORD * at, RECORD) for at, name in enumerate(NAMES)}
    return {name: (record[0], record[1]) for name, record in records.items() if record[1]}


def _pages(game: Program) -> int:
    return -(-(len(game_blocks(game)[3]) - 2) // 256)


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


def test_two_games_at_one_place_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zxmazes.programs.games._order", lambda game: 1)
    with pytest.raises(MazeError, match="the same place in the menu"):
        games()


def test_titles_that_the_small_menu_has_no_room_for_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its letters end where the games begin."""
    symbols = assembly(PLAY).symbols
    room = GAMES_FROM - symbols["small_titles"] - 1 - len("The menu")
    assert room >= LETTERS
    monkeypatch.setattr("zxmazes.programs.games._LETTERS", sum(map(len, TITLES)) - 1)
    with pytest.raises(MazeError, match="shorten some"):
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

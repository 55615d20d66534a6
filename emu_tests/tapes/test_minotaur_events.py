"""MINOTAUR: what happens when two things happen at once, and what stays after a death, the map and the pause."""

import pytest

from emu_tests.machine.minotaur_player import DEAD, MinotaurPlayer
from emu_tests.oracles.minotaur_world import DOOR, GOLD, LEVER, STRIDE

HOME, PACE, BEASTS = (13, 13), 7, 6
FLOOR = bytes((0, 2, 0, 0))  # an open row of four places, a thing in the second


def playing(*beasts: tuple[int, ...], level: int = 0) -> MinotaurPlayer:
    """A game in which these Minotaurs stand still: row, column, direction, pixels gone."""
    player = MinotaurPlayer(48)
    player.begin(7, level)
    machine, symbols = player.machine, player.symbols
    data = bytes(byte for beast in beasts for byte in (*beast, *HOME, 0, 0))
    machine.write(symbols["beasts"], data)
    machine.poke_word(symbols["beasts_end"], symbols["beasts"] + len(data))
    machine.write(symbols["level_now"] + BEASTS, bytes([len(beasts)]))
    machine.write(symbols["level_now"] + PACE, b"\x00")
    return player


def lay(player: MinotaurPlayer, kind: int, swords: int = 0) -> None:
    """One thing alone, right of the hero, on open floor."""
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["ground"] + STRIDE + 1, FLOOR)
    machine.write(symbols["things"], bytes((kind, 1, 2, 0)) + bytes(156))
    machine.write(symbols["swords"], bytes([swords]))


def test_who_kills_one_at_the_door_has_won() -> None:
    """The Minotaur dies in the fiftieth of a second in which he comes to the door."""
    player = playing((1, 3, 3, 10))
    lay(player, DOOR, swords=1)
    player.machine.write(player.symbols["gold_left"], b"\x00")
    player.machine.ports.held = ("p",)
    player.machine.frames(40)
    assert player.word("score") == 50 + 255
    assert player.byte("level_number") == 1


@pytest.mark.parametrize("wins", [False, True])
def test_a_dead_minotaur_is_in_nobodys_way(wins: bool) -> None:
    """The place where one was killed can be walked; that of a living one cannot."""
    player = playing((1, 2, 3, 12), (15, 15, 0, 0))
    lay(player, GOLD, swords=1 if wins else 0)
    player.machine.write(player.symbols["hero_way"], b"\x01")
    player.machine.frames(6)
    assert (player.beasts()[0][1] == DEAD) == wins
    here = {"de": 0x0102, "ix": player.symbols["beasts"] + 8}
    found = player.machine.call(player.symbols["place_taken"], stack=player.symbols["stack_top"], **here)
    assert found.carry == (not wins)


def test_all_numbers_are_right_after_a_death() -> None:
    """One Minotaur is killed, and another one has him, at once: three numbers change."""
    player = playing((2, 1, 0, 12), (1, 2, 3, 12))
    lay(player, GOLD, swords=1)
    player.machine.write(player.symbols["hero_way"], b"\x02")
    player.machine.frames(60)
    player.picture(10_000_000)
    rows = player.machine.text()
    assert [int(word) for row in rows[:2] for word in row.split() if word.isdigit()] == [50, 3, 0, 1, 2]


def test_a_thread_goes_with_a_life() -> None:
    """None of its dots is left, and the next ball is laid as ever."""
    player = playing((15, 15, 0, 0))
    threads = []
    for number in range(2):
        player.machine.press("SPACE", frames=4)
        for _ in range(200):
            if player.byte("thread_wanted"):
                player.picture()
        assert not player.byte("thread_wanted")
        threads.append(sum(byte >> 3 & 1 for byte in player.ground()))
        if number == 0:
            player.machine.write(player.symbols["beasts"], bytes(player.hero))
            player.machine.frames(60)
            player.picture(10_000_000)
            player.machine.write(player.symbols["balls"], b"\x01")
            player.machine.frames(60)
            assert player.byte("lives") == 2
            assert not any(byte & 8 for byte in player.ground())
    assert threads[0] == threads[1] > 2


def test_a_thread_begins_in_a_passage() -> None:
    """Between two rooms, the ways of both lead to him: it is laid all the same, and Minotaurs are thought of again."""
    player = playing((15, 15, 0, 0))
    there = next(place for place in ((1, 2), (2, 1)) if place in player.world().open)
    player.machine.write(player.symbols["hero_place"], (there[1], there[0]))
    goals = {place for place, (kind, _) in player.world().things.items() if kind == GOLD}
    way = player.route(player.world(), goals, set())
    player.machine.press("SPACE", frames=4)
    for _ in range(120):
        player.picture()
    ground = player.ground()
    dots = {(at // STRIDE, at % STRIDE) for at in range(len(ground)) if ground[at] & 8}
    assert dots - {there} == set(way) - {there}
    assert not player.byte("thread_wanted")
    assert player.byte("think_phase") < 3


@pytest.mark.parametrize("key", ["m", "h"])
def test_the_screen_is_the_same_after_the_map_and_the_pause(key: str) -> None:
    """Gold in sight, its colour too; every cell of the panel."""
    player = playing((15, 15, 0, 0))
    lay(player, GOLD)
    player.machine.write(player.symbols["near_row"], b"\x00")
    player.machine.write(player.symbols["near_made"], bytes(2))
    for _ in range(20):
        player.picture()
    before = player.machine.screen()
    assert 0x46 in before[6144 + 32 * 12 + 18 :][:3]
    player.machine.press(key, frames=4, after=30)
    assert player.machine.screen() != before
    player.machine.press("ENTER", frames=4, after=30)
    player.picture()
    assert player.machine.screen() == before


# --- the sword ----------------------------------------------------------------------------------------------

#: Rows, columns from the hero's place to the next one: up, right, down, left.
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))


@pytest.mark.parametrize("armed", [True, False])
@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("faces", range(4))
def test_a_sword_kills_the_minotaur_that_he_faces(faces: int, side: int, armed: bool) -> None:
    """One that comes from behind or from a side has him, and so has any without a sword."""
    row, column = 3 + SIDES[side][0], 3 + SIDES[side][1]
    player = playing((row, column, side ^ 2, 12))
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["hero_place"], b"\x03\x03")
    machine.write(symbols["hero_way"], bytes([faces]))
    machine.write(symbols["swords"], bytes([armed]))
    found = machine.call(symbols["hero_meets"], stack=symbols["stack_top"])
    kills = armed and faces == side
    assert found.carry == (not kills)
    assert (player.beasts()[0][1] == DEAD) == kills
    assert player.byte("swords") == (armed and not kills)


def test_a_dead_minotaur_comes_back_when_the_hero_is_far_away() -> None:
    """Where it began, after 40 seconds; not while he is within eight places of there, nor where another one stands."""
    player = playing((1, 2, 3, 12), (*HOME, 0, 0))
    machine, symbols = player.machine, player.symbols
    lay(player, GOLD, swords=1)
    machine.write(symbols["hero_way"], b"\x01")
    machine.frames(6)
    assert player.beasts()[0][1] == DEAD
    for number in range(2 * 2560):
        if number % 256 == 0:
            assert player.beasts()[0][1] == DEAD
        if number == 2560:
            machine.write(symbols["beasts"] + 8, b"\x01\x0f")  # the other one goes away, the hero comes near
            machine.write(symbols["hero_place"], bytes([HOME[1] - 8, HOME[0]]))
        machine.call(symbols["beasts_step"], stack=symbols["stack_top"])
    machine.write(symbols["hero_place"], bytes([HOME[1], HOME[0] - 9]))
    for _ in range(256):
        machine.call(symbols["beasts_step"], stack=symbols["stack_top"])
    assert player.beasts()[0] == (HOME, 0)


# --- keys, levers, light, the end ---------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "shows"), [("m", "you"), ("h", "Pause")])
@pytest.mark.parametrize("held", ["q", "p", "5"])
def test_the_map_and_the_pause_come_while_a_direction_is_held(held: str, key: str, shows: str) -> None:
    """The ROM reads no letter then. Once for each press, and the game goes on."""
    player = playing((15, 15, 0, 0))
    machine = player.machine
    machine.ports.held = (held,)
    machine.frames(10)
    machine.ports.held = (held, key)
    machine.frames(40)
    assert any(shows in row for row in machine.text())
    machine.ports.held = ()
    machine.frames(10)
    machine.press(key, frames=6, after=12)
    assert machine.text()[0].startswith("Score")
    assert not any(shows in row for row in machine.text())


def test_fire_held_when_a_level_begins_uses_no_ball() -> None:
    """Nor does it use two while it is held."""
    player = MinotaurPlayer(48)
    machine = player.machine
    machine.ports.held = ("s", "SPACE")
    machine.press("s", frames=4)
    machine.ports.held = ("SPACE",)
    player.picture(50_000_000)
    machine.frames(60)
    assert player.byte("balls") == 1
    machine.ports.held = ()
    machine.frames(10)
    machine.write(player.symbols["balls"], b"\x05")
    machine.ports.held = ("SPACE",)
    machine.frames(100)
    machine.poke_word(player.symbols["thread_time"], 1)
    machine.frames(200)
    assert player.byte("balls") == 4
    machine.ports.held = ()
    machine.frames(20)
    machine.press("CS", "SPACE", frames=10)  # too short for BREAK, and its SPACE is none
    assert player.byte("balls") == 4


@pytest.mark.parametrize(("level", "kinds"), [(1, [6, 6]), (3, [6, 5])])
def test_a_lever_with_a_gate_of_its_own_stays_pulled(level: int, kinds: list[int]) -> None:
    """One that has two gates can be pulled again, and goes back."""
    player = playing((15, 15, 0, 0), level=level)
    lay(player, LEVER)
    gates = []
    for kind in kinds:
        player.machine.call(player.symbols["hero_finds"], de=0x0102, stack=player.symbols["stack_top"])
        assert player.machine.peek(player.symbols["things"]) == kind
        gates.append(player.machine.read(player.symbols["gates"], 8))
    assert (gates[0] == gates[1]) == (level == 1)


@pytest.mark.parametrize(("torch", "columns"), [(0, 7), (1500, 13)])
def test_in_the_dark_the_map_has_no_more_than_the_light_shows(torch: int, columns: int) -> None:
    """Three places each way without a torch."""
    player = playing((1, 1, 0, 0), level=3)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["hero_place"], b"\x0d\x0d")
    machine.poke_word(symbols["torch_time"], torch)
    ground = bytearray(machine.read(symbols["ground"], STRIDE * player.size))
    machine.write(symbols["ground"], bytes(byte & ~4 & 255 for byte in ground))
    machine.call(symbols["near_look"], stack=symbols["stack_top"])
    after = player.ground()
    seen = {divmod(at, STRIDE) for at, byte in enumerate(after) if byte & 4}
    rows = min(columns, 11)
    assert len(seen) == rows * columns
    assert {row for row, _ in seen} == set(range(13 - rows // 2, 14 + rows // 2))
    assert {column for _, column in seen} == set(range(13 - columns // 2, 14 + columns // 2))


def test_a_game_that_is_left_and_one_that_is_won_end_with_their_points() -> None:
    """BREAK leads to GAME OVER too, and a name; after the last level a line says that it is won."""
    for wins in (False, True):
        player = playing((15, 15, 0, 0), level=14 if wins else 0)
        machine, symbols = player.machine, player.symbols
        lay(player, DOOR)
        machine.poke_word(symbols["score"], 500)
        machine.write(symbols["gold_left"], bytes([not wins]))
        if wins:
            machine.poke_word(symbols["level_began"], (machine.word(0x5C78) - 20 * 256) % 65536)
            machine.ports.held = ("p",)
            machine.frames(40)
            machine.ports.held = ()
        else:
            machine.press("CS", "SPACE", frames=40)
        machine.frames(20)
        rows = machine.text()
        assert ("  All labyrinths are behind you " in rows) == wins
        assert player.word("score") == 500 + (255 - 20 if wins else 0)
        machine.press("ENTER", frames=4, after=30)
        assert "Type your name, then ENTER." in machine.text()[22]

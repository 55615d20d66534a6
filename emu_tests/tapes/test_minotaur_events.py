"""MINOTAUR: what happens when two things happen at once, and what stays after a death, the map and the pause."""

import pytest

from emu_tests.machine.minotaur_player import DEAD, MinotaurPlayer
from emu_tests.oracles.minotaur_world import DOOR, GOLD, STRIDE

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
    assert player.word("score") == 150
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

"""MINOTAUR: keys at random, the library at play, codes, the tape, own keys, nothing drawn beside the window."""

import itertools
import random
import re

import pytest

from emu_tests.machine.images import tape
from emu_tests.machine.minotaur_masher import MinotaurMasher
from emu_tests.machine.minotaur_player import MinotaurPlayer
from emu_tests.machine.states import state_of
from emu_tests.records.sampling import some
from zxmazes.machine.tape import recorded
from zxmazes.paths import ASM

EACH = pytest.mark.parametrize("model", [48, 128])
FRAMES, DEATH = 0x5C78, 21
STILL = 500  # frames: the library never stands still for longer
FRONT, FRONT_ROW = "Watch the computer", 14


@pytest.mark.parametrize(
    ("model", "seed", "frames"),
    some(
        [(48, 1, 600), (128, 2, 600)],
        [(model, seed, frames) for model in (48, 128) for seed in (1, 2) for frames in (600, 30_000)],
        "dist/minotaur.tap",
    ),
)
def test_keys_at_random(model: int, seed: int, frames: int) -> None:
    """With contention, from the tape: nothing outside the program is written, nor its code; BREAK ends it."""
    masher = MinotaurMasher(model, seed)
    for _ in range(0, frames, 300):
        masher.mash(300)
        masher.check()
    starts = masher.starts
    masher.leave()
    assert masher.starts == starts + 1


# --- the library plays --------------------------------------------------------------------------------------


def place(player: MinotaurPlayer) -> tuple[object, ...]:
    """Where the hero is, to the pixel."""
    return player.hero, player.byte("hero_way"), player.byte("hero_gone")


@pytest.mark.parametrize("seed", range(1, 6))
def test_the_library_plays_until_it_wins_or_is_caught(seed: int) -> None:
    """The first level; its last step ends it, and the front page is there again."""
    player = MinotaurPlayer(48)
    machine, symbols = player.machine, player.symbols
    machine.poke_word(FRAMES, 7919 * seed)
    machine.press("w", frames=4, after=0)
    machine.run_to(symbols["play_whole"], 50_000_000)
    still, before, places = 0, place(player), set()
    for _ in range(6000):
        if machine.run(5 * machine.frame, symbols["minotaur_front"]):
            break
        still = still + 5 if place(player) == before else 0
        before = place(player)
        places.add(player.hero)
        assert still <= STILL
    assert machine.registers.pc == symbols["minotaur_front"]
    caught, won = player.byte("hero_event") == DEATH, player.byte("gold_left") == 0 and player.hero == door(player)
    assert caught != won
    assert machine.registers.carry == caught
    assert len(places) > 15
    machine.frames(30)
    assert FRONT in machine.text()[FRONT_ROW]


def door(player: MinotaurPlayer) -> tuple[int, int]:
    row, column = divmod(player.word("door"), 256)
    return row, column


@pytest.mark.parametrize("key", ["m", "h", "s", "q", "SPACE", "ENTER", "CS", "5", None])
@pytest.mark.parametrize("page", ["level", "play"])
def test_any_key_ends_the_demonstration(page: str, key: str | None) -> None:
    """At once, on its level's page too: the front page, and nothing that the key would do there. None: the stick."""
    player = MinotaurPlayer(48)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["kempston"], b"\x01")
    machine.ports.kempston = 0
    machine.poke_word(FRAMES, 77)
    machine.press("w", frames=4, after=0)
    machine.run_to(symbols["blocks_use" if page == "level" else "play_whole"], 50_000_000)
    machine.frames(30 if page == "level" else 300)
    assert ("Its code" in machine.text()[18]) == (page == "level")
    assert FRONT not in machine.text()[FRONT_ROW]
    machine.ports.held, machine.ports.kempston = (key,) if key else (), 0 if key else 16
    machine.run_to(symbols["front_page"], 12 * machine.frame)
    machine.frames(20)
    machine.ports.held, machine.ports.kempston = (), 0
    machine.frames(40)
    assert FRONT in machine.text()[FRONT_ROW]
    assert player.byte("front_line") == 0


def test_the_strip_of_the_front_page_is_play() -> None:
    """Its hero walks, a step at a time, and does not stand still for long; then the demonstration begins."""
    player = MinotaurPlayer(48)
    still, before, places = 0, place(player), [player.hero]
    for _ in range(130):
        player.machine.frames(5)
        still = still + 5 if place(player) == before else 0
        before = place(player)
        places += [player.hero] if player.hero != places[-1] else []
        assert still <= STILL
        assert FRONT in player.machine.text()[FRONT_ROW]
    steps = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in itertools.pairwise(places)]
    assert len(steps) > 15
    assert steps.count(1) >= len(steps) - 1, "all but a new beginning"
    player.machine.frames(400)
    assert "The computer plays: press a key" in player.machine.text()[2]


# --- codes, scores, keys ------------------------------------------------------------------------------------


def codes() -> list[str]:
    """The last number of each line of the table."""
    lines = (ASM / "programs/minotaur/levels.asm").read_text(encoding="ascii")
    return re.findall(r"^ +level \d.*?(\d{4})$", lines, re.MULTILINE)


def test_each_code_leads_to_its_level() -> None:
    """And four others to none."""
    player = MinotaurPlayer(48)
    machine = player.machine
    machine.press("c", after=20)
    state = state_of(machine)
    choose = random.Random(3)
    wrong = [code for code in (f"{choose.randrange(10_000):04}" for _ in range(9)) if code not in codes()][:4]
    assert len(codes()) == len({*codes()}) == 15
    for number, code in enumerate([*codes(), *wrong]):
        state.put(machine)
        machine.write(player.symbols["level_number"], b"\x63")
        for key in code:
            machine.press(key)
        machine.frames(10)
        text = "\n".join(machine.text())
        if code in wrong:
            assert player.byte("level_number") == 0x63
            assert "No level has this code." in text
            continue
        assert player.byte("level_number") == number
        assert f"Its code: {code}" in text
        assert "No level" not in text


@EACH
def test_scores_go_to_tape_and_come_back(model: int) -> None:
    """Saved by one machine, loaded by another; a block that is broken is refused, and the table stays."""
    player = MinotaurPlayer(model)
    machine = player.machine
    machine.write(player.symbols["best_table"], b"THESEUS.\x2c\x01")
    machine.press("b", after=15)
    machine.press("t", after=15)
    assert "Start recording, press a key." in machine.text()[20]
    machine.ports.edges.clear()
    machine.press("ENTER", after=2)
    machine.frames(900)
    assert "Saved." in machine.text()[20]
    blocks = recorded(machine.ports.edges)
    assert [len(block) for block in blocks] == [19, 83]
    other = MinotaurPlayer(176 - model)
    other.machine.press("b", after=15)
    table = other.machine.read(other.symbols["best_table"], 80)
    broken = bytes([*blocks[1][:9], blocks[1][9] ^ 1, *blocks[1][10:]])
    other_sum = bytes([*broken[:-1], broken[-1] ^ 1])  # right for the ROM, with a wrong checksum of the table
    refused = "Not loaded: try again."
    for data, said in ((broken, refused), (other_sum, refused), (blocks[1], "Loaded.")):
        assert other.machine.read(other.symbols["best_table"], 80) == table
        other.machine.press("l", after=10)
        assert "Play the tape." in other.machine.text()[20]
        other.machine.play(tape(blocks[0], data), other.symbols["scores_again"])
        other.machine.frames(10)
        assert said in other.machine.text()[20]
    assert other.machine.text()[4][7:].split() == ["1", "THESEUS.", "300"]
    other.machine.press("ENTER", after=30)
    assert FRONT in other.machine.text()[FRONT_ROW]
    other.machine.frames(300)
    assert other.machine.read(other.symbols["best_table"], 10) == b"THESEUS.\x2c\x01"


@EACH
def test_the_keys_that_a_player_chooses(model: int) -> None:
    """The panel names them; M and H are refused, and stay the map and the pause; the usual keys do nothing."""
    player = MinotaurPlayer(model)
    machine, symbols = player.machine, player.symbols
    machine.press("k", after=15)
    machine.press("5", after=15)
    for key in ("m", "h", *"tfrg", "ENTER"):  # up, down, left, right, fire
        machine.press(key, after=10)
    machine.frames(20)
    machine.press("CS", "SPACE", frames=40, after=30)
    assert FRONT in machine.text()[FRONT_ROW]
    player.begin(9)
    assert machine.text()[2].startswith("TFRG ENTER")
    machine.write(symbols["level_now"] + 7, b"\x00")  # no Minotaur walks
    row, column = player.hero
    there = next(there for there in ((1, 2), (2, 1)) if player.world().free(there, 0))
    for key in "gr" if there == (1, 2) else "ft":  # there, and back
        machine.press(key, frames=6, after=40)
        assert player.hero == (there if key in "gf" else (row, column))
    here, balls = place(player), player.byte("balls")
    for key in ("q", "a", "o", "p", "SPACE"):
        machine.press(key, frames=10)
        assert (place(player), player.byte("balls")) == (here, balls)
    machine.press("ENTER", frames=4, after=20)
    assert player.byte("balls") == balls - 1
    machine.press("m", frames=4, after=40)
    assert machine.text()[2].endswith("you  ")
    machine.press("g", frames=4, after=40)
    machine.press("h", frames=4, after=20)
    assert "Pause" in machine.text()[2]
    machine.press("g", frames=4, after=20)
    assert machine.text()[2] == "TFRG ENTER thread M map H pause "


# --- the screen ---------------------------------------------------------------------------------------------


class Watched(MinotaurPlayer):
    """A player who looks at the screen after each picture."""

    pictures = 0

    def picture(self, most: int = 400_000) -> None:
        super().picture(most)
        if most == 400_000 or self.byte("level_number") == 5:
            self.pictures += 1
            self.look()

    def look(self) -> None:
        """The panel has its texts and numbers, and what is beside the window is black on black."""
        rows, attributes = self.machine.text(), self.machine.attributes()
        plain = [re.sub(r"\d", " ", row) for row in rows[:2]]
        assert [row.split() for row in plain] == [["Score", "Gold"], ["Swords", "Thread", "Lives"]]
        assert rows[2] == "QAOP SPACE thread M map H pause "
        shown = [int(number) for row in rows[:2] for number in re.findall(r"\d+", row)]
        numbers = [self.word("score"), *map(self.byte, ("gold_left", "swords", "balls", "lives"))]
        if not self.byte("panel_stale") and not self.byte("hero_event"):
            assert shown[:4] == numbers[:4]
        for row in range(3, 24):
            beside = attributes[32 * row : 32 * row + 3] + attributes[32 * row + 30 : 32 * row + 32]
            assert beside == bytes(5), row


def test_nothing_is_drawn_beside_the_window() -> None:
    """600 pictures of the sixth level, with things, a thread and Minotaurs at its edges."""
    player = Watched(48)
    player.begin(3, level=5)
    for number in range(600):
        if player.pictures >= 600:
            break
        player.machine.write(player.symbols["lives"], b"\x03")
        player.machine.write(player.symbols["balls"], b"\x05")
        player.machine.write(player.symbols["panel_stale"], b"\x01")
        player.machine.ports.held = ("SPACE",) if number % 8 == 0 else ()
        player.picture()
        there = player.next_step(bold=number % 30 > 20)
        assert there
        player.walk(there)
    assert player.pictures >= 600

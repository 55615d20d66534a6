"""The game `lines` from its tape by keys: a bot to the end of a game, its lines, lights, undo, the demonstration."""

import random

import pytest

from emu_tests.machine.images import assembly, left_to_basic
from emu_tests.machine.lines_player import REACHED, LinesPlayer
from emu_tests.machine.narrow import narrow_rows
from emu_tests.oracles.lines_rules import SIDE, Lines, Place
from zxmazes.machine.spectrum import Machine

EACH = pytest.mark.parametrize("model", [48, 128])
NAMES = ["", "red ball", "yellow star", "green stripes", "cyan ring", "magenta cross", "white half", "blue diamond"]


def model_of(player: LinesPlayer, seed: int, colours: int) -> Lines:
    """The game in Python; FRAMES goes on between the poke and the key."""
    for later in range(8):
        model = Lines((seed + later) & 0xFFFF, colours)
        if model.board == player.board:
            return model
    raise AssertionError("the board is that of no seed")


def any_move(model: Lines, choose: random.Random) -> tuple[Place, Place]:
    ball = choose.choice([ball for ball in model.board if model.reach(ball)])
    return ball, choose.choice(sorted(model.reach(ball)))


@EACH
def test_a_bot_plays_to_the_end(model: int) -> None:
    """By keys, with contention: screen and score follow the rules; a full board is the end, and a name for a score."""
    player, choose = LinesPlayer(model), random.Random(model)
    player.begin(1982)
    rules, before = model_of(player, 1982, 7), 0
    while not rules.over:
        ball, to = any_move(rules, choose)
        rules.move(ball, to)
        player.move(ball, to)
        assert player.board == rules.board
        covered = {(row, column) for row in (4, 5) for column in range(9)} if rules.over else set()  # by GAME OVER
        seen = {place: ball for place, ball in rules.board.items() if place not in {player.cursor, *covered}}
        assert {place: ball for place, ball in player.shown().items() if place not in covered} == seen
        assert player.score == rules.score
        assert player.best == max(before, rules.score)
        if not rules.over:
            assert player.hint == said(rules)
    assert player.hint == "The board is full. Press SPACE."
    before = rules.score
    player.press("SPACE", after=30)
    if before:
        assert "Type a name" in player.machine.text()[21]
        for key in ("m", "o", "ENTER"):
            player.press(key)
        assert player.machine.text()[4][7:].split() == ["1", "MO", str(before)]
        player.press("ENTER", after=20)
    assert "Watch the computer" in player.machine.text()[18]
    player.press("s", after=30)
    assert (player.score, player.best, len(player.board)) == (0, before, 5)


def said(rules: Lines) -> str:
    """What the line above the board says after a move."""
    gone = sum(len(event) for event in rules.events if isinstance(event, frozenset))
    left = len(rules.empty())
    if gone:
        return f"{gone} balls go: 10 points!" if gone == 5 else f"{gone} balls go: {10 + 2 * (gone - 5) ** 2} points!"
    return f"{left} place{'s' * (left > 1)} left!" if left < 10 else "Choose a ball."


def test_what_is_said_of_a_way() -> None:
    """Of each ball by its name: to a place that it reaches, to one that it does not, and to another ball."""
    player = LinesPlayer(48)
    player.begin(7)
    walled = {(0, 7): 1, (1, 7): 1, (1, 8): 1}
    for ball in range(1, 8):
        player.put(walled | {(4, 4): ball})
        player.go((4, 4))
        player.press("SPACE")
        assert player.hint == "Choose its place."
        player.go((4, 6))
        assert player.hint == f"The {NAMES[ball]} can go here."
        player.go((0, 8))
        assert player.hint == f"No way here for the {NAMES[ball]}."
        player.press("SPACE")
        assert player.board == walled | {(4, 4): ball}, "it is refused"
        player.go((0, 7))
        assert player.hint == "Choose its place."
        player.go((4, 4))
        player.press("SPACE")
        assert player.hint == "Choose a ball."


def test_what_is_said_of_lines() -> None:
    player = LinesPlayer(48)
    player.begin(7)
    for balls, points in ((5, 10), (6, 12), (9, 42)):
        player.put({(2, column): 3 for column in range(balls) if column != 2} | {(5, 2): 3, (8, 8): 1})
        player.move((5, 2), (2, 2))
        assert player.hint == f"{balls} balls go: {points} points!"
        assert player.board == {(8, 8): 1}


def test_lights_are_on_what_a_ball_reaches() -> None:
    """Exactly; they are off for the next page, and follow the ball that is chosen."""
    player, choose = LinesPlayer(48), random.Random(3)
    player.begin(7)
    player.press("l")
    for balls in (10, 40, 60):
        board = {(row, column): 1 + (row + column) % 7 for row in range(SIDE) for column in range(SIDE)}
        for place in choose.sample(sorted(board), 81 - balls):
            del board[place]
        player.put(board)
        rules = Lines(0, 7)
        rules.board = board
        ball = next(ball for ball in board if rules.reach(ball))
        player.go(ball)
        player.press("SPACE", after=10)
        if player.byte("lights_on") == 0:
            player.press("l", after=10)
        lit = {place for place, inks in player.colours().items() if inks == {REACHED}}
        assert lit == rules.reach(ball)
        player.press("SPACE", after=10)
        assert not {place for place, inks in player.colours().items() if inks == {REACHED}}


def test_undo_by_its_key() -> None:
    player, choose = LinesPlayer(48), random.Random(9)
    player.begin(2000)
    rules = model_of(player, 2000, 7)
    before = player.board
    player.press("u")
    assert player.hint == "Choose a ball.", "nothing to take back"
    player.move(*any_move(rules, choose))
    assert player.board != before
    player.press("u", after=10)
    assert (player.board, player.hint) == (before, "The last move is undone.")
    assert player.shown() == {place: ball for place, ball in before.items() if place != player.cursor}


@EACH
@pytest.mark.parametrize("key", ["z", "SPACE", "CS", "ENTER"])
def test_the_library_plays_until_a_key(model: int, key: str) -> None:
    """After a quarter of a minute; it makes lines; any key ends it at once, and it counts for nobody."""
    player = LinesPlayer(model)
    player.machine.frames(15 * 50 + 30)
    assert narrow_rows(player.machine.screen())[23] == "The computer plays: press a key."
    while not player.word("score"):
        player.machine.frames(200)
    assert player.byte("attract_on") == 1
    player.press(key, frames=8, after=8)
    assert player.byte("attract_on") == 0
    assert "Watch the computer" in player.machine.text()[18]
    player.press("b", after=10)
    assert player.machine.text()[4][7:].split() == ["1", "........", "0"], "it counts for nobody"
    player.press("ENTER", after=10)
    player.machine.press("CS", "SPACE", frames=30, after=60)
    assert left_to_basic(player.machine)


def test_the_library_plays_well() -> None:
    """Its moves are legal, and take no longer than a second and a half; it makes lines."""
    player = LinesPlayer(48, contended=False)
    player.machine.press("w", after=2)
    symbols = assembly("lines").symbols
    scores = []
    for _ in range(25):
        player.machine.run_to(symbols["think"], 60_000_000, "a move")
        board, began = player.board, player.machine.registers.t
        player.machine.run_to(symbols["demo_cursor"], 6_000_000, "its end")
        assert player.machine.registers.t - began < 1.5 * 3_500_000
        rules = Lines(0, 7)
        rules.board = board
        ball, to = (divmod(player.word(label), 256) for label in ("think_from", "think_to"))
        assert to in rules.reach(ball)
        scores.append(player.word("score"))
    assert scores[-1] >= 10


def walk_about(player: LinesPlayer, frames: int, seed: int) -> None:
    """Random keys, one or two at a time, held for a while; never BREAK for long."""
    choose, until = random.Random(seed), player.machine.registers.t + frames * player.machine.frame
    keys = [*"qaop5678", "SPACE", "ENTER", *"ulnhfswbk", "CS", "SS", "x"]
    while player.machine.registers.t < until:
        held = tuple(choose.sample(keys, choose.choice((1, 1, 1, 2))))
        player.machine.ports.held = held
        player.machine.frames(choose.choice((1, 2, 4, 9, 15)))
        player.machine.ports.held = ()
        player.machine.frames(choose.choice((1, 2, 6)))


def memory_beyond(machine: Machine) -> bytes:
    """What the program has no business with: BASIC's memory, and all above its variables."""
    end = assembly("lines").symbols["program_end"]
    return bytes(machine.read(0x5D00, 0x8000 - 0x5D00)) + bytes(machine.read(end, 0xFF00 - end))


def keys_about(model: int, frames: int, seed: int) -> None:
    player = LinesPlayer(model)
    before = memory_beyond(player.machine)
    walk_about(player, frames, seed)
    assert memory_beyond(player.machine) == before
    for _ in range(3):
        player.machine.press("CS", "SPACE", frames=30, after=60)
        if left_to_basic(player.machine):
            return
    raise AssertionError("BREAK does not leave")


@EACH
def test_random_keys(model: int) -> None:
    """A minute: nothing hangs, nothing is written where it should not be."""
    keys_about(model, 3000, model)


@EACH
@pytest.mark.sweep("asm/programs/lines/*", "asm/engine/**/*.asm", "asm/solve/solve_wave.asm")
def test_ten_minutes_of_random_keys(model: int) -> None:
    keys_about(model, 30_000, model + 1)

"""The tape `snake` as a player has it: pauses, keys, codes, the demonstration, a name for a good score, the tape."""

import re

import pytest

from emu_tests.machine.game_pages import does_nothing, mash, name_goes_to_tape, opened
from emu_tests.machine.images import START, assembly
from emu_tests.machine.snake_game import SnakeGame
from zxmazes.machine.spectrum import Machine

NAME = "snake"
SCRATCH = 0xFF50
TEN_SECONDS = 500

every_model = pytest.mark.parametrize("model", [48, 128])


def said(machine: Machine) -> str:
    assert not machine.text()[22].strip(), "a row without letters below the board"
    return machine.text()[23][:20].strip()


@every_model
def test_a_game_begins_soon(model: int) -> None:
    """The maze is there in half a second, and the snake goes in two."""
    machine = opened(NAME, model, contended=True)
    machine.press("ENTER", frames=3, after=24)
    assert machine.text()[0].startswith(" LEVEL 1")
    machine.frames(25)
    assert re.fullmatch(r"Ready!  code \d{5}", said(machine))
    machine.frames(70)
    assert said(machine) == "Eat 8 berries!"
    machine.frames(100)
    assert said(machine) == "QAOP steer H pause"


@every_model
def test_pause_and_break(model: int) -> None:
    machine = SnakeGame(3, 0, model).machine
    machine.press("h", frames=4, after=20)
    assert re.fullmatch(r"Pause: any key +code \d{5}", machine.text()[23].strip())
    shown = machine.screen()
    machine.frames(100)
    assert machine.screen() == shown
    machine.press("ENTER", frames=3, after=20)
    assert said(machine) == "Eat 8 berries!"
    assert machine.screen() != shown
    machine.press("CS", "SPACE", frames=4, after=10)
    assert machine.text()[0].startswith(" LEVEL")
    machine.press("CS", "SPACE", frames=40, after=60)
    assert machine.text()[23] == START


@pytest.mark.parametrize("key", ["1", "e", "t", "SS", "CS", "0", "9", "z"])
def test_other_keys_do_nothing_in_the_game(key: str) -> None:
    does_nothing(NAME, "level", key, "player", 16)


@every_model
def test_it_plays_by_itself_after_ten_seconds(model: int) -> None:
    """And any key ends that. It eats berries."""
    machine = opened(NAME, model)
    machine.frames(TEN_SECONDS - 60)
    assert machine.text()[23] == START
    machine.frames(300)
    assert machine.text()[23].startswith(" Demo: press a key")
    symbols, points = assembly(NAME).symbols, 0
    for _ in range(60):
        machine.frames(50)
        points = max(points, machine.word(symbols["score"]))
    assert points >= 100
    while machine.peek(symbols["attract_on"]) == 0:
        machine.frames(20)
    machine.press("z", frames=4, after=60)
    assert machine.text()[23] == START


def test_a_code_leads_to_its_level() -> None:
    """The one that the level shows, on another machine: the same maze, the same berries."""
    game = SnakeGame(77, 6)
    game.machine.press("h", frames=4, after=20)
    code = game.machine.text()[23].split()[-1]
    assert len(code) == 5
    machine = opened(NAME, 128)
    machine.press("c", frames=4, after=20)
    for digit in code:
        machine.press(digit, frames=4, after=8)
    machine.frames(180)
    assert machine.text()[0].startswith(" LEVEL 7")
    machine.press("h", frames=4, after=20)
    assert machine.text()[23].split()[-1] == code
    for label, count in (("places", 2 * (2 + 8)), ("field", 1024)):
        mask = [128] * count if label == "field" else [255] * count
        one, other = (bytes(one.read(game.symbols[label], count)) for one in (machine, game.machine))
        assert [a & b for a, b in zip(one, mask, strict=True)] == [a & b for a, b in zip(other, mask, strict=True)]


def test_the_page_of_codes_offers_the_last_level() -> None:
    """After a game, and before the next one: ENTER begins where it ended. Before the first game ENTER does nothing."""
    machine = opened(NAME, 48)
    machine.press("c", frames=4, after=12)
    shown = machine.screen()
    machine.press("ENTER", frames=4, after=60)
    assert machine.screen() == shown
    for digit in "31337":
        machine.press(digit, frames=4, after=8)
    machine.frames(250)
    level = machine.text()[0]
    machine.press("h", frames=4, after=20)
    assert machine.text()[23].split()[-1] == "31337"
    for _ in range(2):  # the second one is for the page that asks for a name
        machine.press("CS", "SPACE", frames=40, after=60)
    machine.press("c", frames=4, after=12)
    assert machine.text()[18].split() == ["ENTER", "your", "last", "level", "31337"]
    machine.press("ENTER", frames=4, after=250)
    assert machine.text()[0][:9] == level[:9] != " LEVEL 1 "
    machine.press("h", frames=4, after=20)
    assert machine.text()[23].split()[-1] == "31337"


def test_a_message_that_comes_as_another_one_goes_stays() -> None:
    """The keys come back when nothing is said any more, not over what is said."""
    game = SnakeGame(3)
    machine = game.machine
    game.poke("message_left", 1)
    game.frame()
    stack = machine.registers.sp
    machine.call(game.symbols["message"], stack=SCRATCH, hl=game.symbols["wide_text"])
    machine.set(pc=game.symbols["play_picture"], sp=stack, iff=1)
    for _ in range(8):
        game.frame()
    assert said(machine) == "Room to turn round"


def test_an_extra_life_is_told() -> None:
    """Once, in place of the points for which it comes."""
    game = SnakeGame(3)
    machine, lives = game.machine, game.byte("lives_left")
    game.poke("score", 1995 & 255, 1995 >> 8)
    for text in ("Extra life!", "Rival trapped +100"):
        stack = machine.registers.sp
        machine.call(game.symbols["score_add"], stack=SCRATCH, de=10)
        machine.call(game.symbols["message"], stack=SCRATCH, hl=game.symbols["trapped_text"])
        machine.set(pc=game.symbols["play_picture"], sp=stack, iff=1)
        for _ in range(8):
            game.frame()
        assert said(machine) == text
        assert game.byte("lives_left") == lives + 1


def test_after_the_last_level_comes_another_maze_of_it() -> None:
    """With a text of its own for it, and the bonus."""
    game = SnakeGame(1023, 63)
    field, seed = game.field, game.word("game_seed")
    game.machine.write(game.symbols["player"] + 5, [0])
    game.poke("berries_left", 0)
    while game.frame():
        pass
    game.machine.frames(10)
    assert re.fullmatch(r"The last level \+\d{3}", said(game.machine))
    assert game.goes_on()
    assert (game.byte("level"), game.word("game_seed")) == (63, (seed + 1) % 1024)
    assert game.field != field


@pytest.mark.parametrize("digits", ["65536", "99999"])
def test_a_number_that_is_no_code(digits: str) -> None:
    machine = opened(NAME, 48)
    for key in ("c", *digits):
        machine.press(key, frames=4, after=12)
    assert machine.text()[16].strip() == "No level has that code."
    machine.press("CS", "SPACE", frames=40, after=40)
    assert machine.text()[23] == START


@every_model
def test_a_good_score_gets_a_name_and_goes_to_tape(model: int) -> None:
    game = SnakeGame(4, 0, model)
    machine = game.machine
    game.poke("lives_left", 0)
    game.poke("score", 0x39, 0x30)
    snake = game.snake()
    field = game.symbols["field"]
    for row, column in game.board.floor - set(snake.cells):
        machine.write(field + 32 * row + column, [32])
    while game.frame():
        pass
    machine.frames(200)
    assert "Press a key." in machine.text()[13]
    assert machine.text()[22].strip() == "To go on here: C on the title."
    assert machine.text()[23].startswith(" You bit")
    asks = "Among the best!"
    name_goes_to_tape(NAME, machine, opened(NAME, 176 - model), asks=asks, row=4, save="s", again="best_table_page")


def over(score: int) -> Machine:
    """The last life is lost, with so many points."""
    game = SnakeGame(4)
    game.poke("lives_left", 0)
    game.poke("score", score & 255, score >> 8)
    for row, column in game.board.floor - set(game.snake().cells):
        game.machine.write(game.symbols["field"] + 32 * row + column, [32])
    while game.frame():
        pass
    game.machine.frames(200)
    return game.machine


def test_game_over_ends_by_itself() -> None:
    """After half a minute without a key."""
    machine = over(0)
    assert "Press a key." in machine.text()[13]
    machine.frames(30 * 50)
    assert machine.text()[23] == START


@pytest.mark.parametrize("ended", [True, False])
def test_break_keeps_a_good_score(ended: bool) -> None:
    """On GAME OVER, and in a game: it asks for a name. BREAK there leads to the title."""
    if ended:
        machine = over(1234)
    else:
        game = SnakeGame(4)
        game.poke("score", 1234 & 255, 1234 >> 8)
        machine = game.machine
    machine.press("CS", "SPACE", frames=40, after=30)
    assert machine.text()[21].strip() == "Among the best!"
    assert machine.text()[23].strip() == "Type a name, then ENTER."
    machine.press("e", frames=4, after=10)
    assert machine.text()[4].split() == ["1", "E", "......", "1234"], "a cursor between them"
    machine.press("CS", "SPACE", frames=40, after=60)
    assert machine.text()[23] == START


def test_letters_lead_on_though_they_are_directions() -> None:
    """Own keys W B K C, which the title names: each still does there what its cap says."""
    machine = opened(NAME, 48)
    for key in ("k", "5", *"wbkc"):  # up, down, left, right
        machine.press(key, frames=4, after=20)
    machine.press("CS", "SPACE", frames=40, after=60)
    assert machine.text()[17].split() == ["WBKC", "steer", "K", "keys"]
    for key, row, text in (("c", 1, "LEVEL CODE"), ("b", 1, "BEST SCORES"), ("k", 2, "KEYS"), ("w", 23, "Demo")):
        machine.press(key, frames=4, after=60)
        assert text in machine.text()[row]
        machine.press("CS", "SPACE", frames=40, after=60)
        assert machine.text()[23] == START


def test_the_page_of_codes_has_dots_for_digits() -> None:
    machine = opened(NAME, 48)
    machine.press("c", frames=4, after=12)
    for typed in ("", "0", "03", "031", "0313"):
        if typed:
            machine.press(typed[-1], frames=4, after=12)
        assert machine.text()[13].strip() == typed.ljust(5, ".")


def test_demonstrations_begin_at_levels_in_turn() -> None:
    machine, levels = opened(NAME, 48), []
    for _ in range(5):
        machine.press("w", frames=4, after=100)
        levels.append(machine.text()[0].split()[1])
        machine.press("z", frames=4, after=60)
    assert levels == ["2", "3", "4", "1", "2"]


def test_the_keys_that_a_player_chooses_steer() -> None:
    machine = opened(NAME, 48)
    machine.press("k", frames=4, after=20)
    machine.press("3", frames=4, after=20)
    machine.press("CS", "SPACE", frames=40, after=60)
    machine.press("ENTER", frames=4, after=300)
    assert "4312 steer H pause" in machine.text()[23]
    ways = set()
    for key in ("4", "1", "3", "2") * 6:
        machine.press(key, frames=15, after=15)
        ways.add(machine.peek(assembly(NAME).symbols["player"] + 3))
    assert len(ways) > 2


@pytest.mark.parametrize(("model", "seed"), [(48, 1), (128, 2)])
def test_random_keys_write_nothing_outside_the_program(model: int, seed: int) -> None:
    mash(NAME, opened(NAME, model), seed, 100)


@pytest.mark.sweep("asm/programs/snake/*.asm", "asm/engine/**/*.asm")
@every_model
def test_ten_minutes_of_random_keys(model: int) -> None:
    mash(NAME, opened(NAME, model), 10 + model, 2200)

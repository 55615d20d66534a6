"""How the player steers in the game `snake`, on boards drawn here; what the rival does; what is seen of it."""

import numpy as np
import pytest

from emu_tests.machine.snake_game import SnakeGame
from emu_tests.oracles.snake_rules import Cell, Snake, beside

SCRATCH = 0xFF50
PLAYER, RIVAL, GULP, BERRY, UNRIPE = 0x46, 0x42, 0x47, 0x43, 0x03
STEP = 4  # frames, at the speed that `placed` sets


def placed(game: SnakeGame, rows: list[str]) -> dict[str, Cell]:
    """A board drawn in characters, # for walls, with the player's head on the cell after T's; where the letters are."""
    letters = {}
    data = bytearray(b"\x80" * 1024)
    for row, line in enumerate(rows, 1):
        for column, char in enumerate(line, 1):
            if char != "#":
                data[32 * row + column] = 0
            if char.isalpha():
                letters[char] = (row, column)
    game.machine.write(game.symbols["field"], data)
    game.poke("level_rival", 0)
    game.machine.write(game.symbols["rival"], bytes(16))
    row, column = letters["T"]
    machine, player = game.machine, game.symbols["player"]
    machine.write(player, [*machine.read(player, 1), 0, 0, 1, 0, 0])
    page = 256 * machine.peek(player)
    machine.write(page, [column])
    machine.write(page + 256, [row])
    machine.write(game.symbols["field"] + 32 * row + column, [16])
    stack = machine.registers.sp
    machine.call(game.symbols["snake_begin"], stack=SCRATCH, ix=player, d=row, e=column, a=1, b=5)
    machine.write(player + 5, [64])
    machine.set(pc=game.symbols["play_picture"], sp=stack, iff=1)
    return letters


def heads(game: SnakeGame, presses: dict[int, str], frames: int) -> list[Cell]:
    """The cells that the head comes to, with keys pressed for two frames at these frames."""
    found = [game.snake().head]
    for count in range(frames):
        key = presses.get(count) or presses.get(count - 1)
        if not game.frame(*([key] if key else [])):
            return [*found, (0, 0)]
        if game.snake().head != found[-1]:
            found.append(game.snake().head)
    return found


CROSS = ["T.....", "###.##", "###.##", "###..."]


def test_a_key_counts_where_the_way_is_free() -> None:
    """Pressed and let go before the corner: the snake turns there, and follows the bend after it by itself."""
    game = SnakeGame(1)
    placed(game, CROSS)
    found = heads(game, {2: "a"}, 6 * STEP)
    assert found == [(1, 2), (1, 3), (1, 4), (2, 4), (3, 4), (4, 4), (4, 5)][: len(found)]
    assert len(found) > 5


def test_a_wish_is_forgotten_after_half_a_second() -> None:
    game = SnakeGame(1)
    placed(game, ["T" + "." * 14, "#" * 13 + ".#", "#" * 13 + ".#"])
    found = heads(game, {2: "a"}, 14 * STEP)
    assert (1, 15) in found
    assert (2, 14) not in found
    game = SnakeGame(1)
    placed(game, ["T" + "." * 14, "#" * 13 + ".#", "#" * 13 + ".#"])
    game.machine.ports.held = ("a",)
    found = heads(game, dict.fromkeys(range(60), "a"), 14 * STEP)
    assert (2, 14) in found, "as long as it is held it counts"


@pytest.mark.parametrize(("first", "second", "row"), [("a", "o", 3), ("q", "o", 1)])
def test_two_keys_turn_it_round_where_there_is_room(first: str, second: str, row: int) -> None:
    game = SnakeGame(1)
    placed(game, [".........", "T........", "........."])
    found = heads(game, {4 * STEP: first, 4 * STEP + 1: second}, 8 * STEP)
    turn = next(index for index, cell in enumerate(found) if cell[0] == row)
    assert found[turn + 1] == (row, found[turn][1] - 1)
    assert found[turn][1] == found[turn - 1][1]


def test_the_key_back_alone_does_nothing() -> None:
    game = SnakeGame(1)
    placed(game, [".........", "T........", "........."])
    assert {row for row, _ in heads(game, {5: "o"}, 5 * STEP)} == {2}


def test_at_a_wall_it_turns_to_the_free_side() -> None:
    """Right if both are free; left if a body lies right."""
    game = SnakeGame(1)
    placed(game, ["##.##", "T..##", "##.##"])
    assert heads(game, {}, 3 * STEP)[-1][0] == 3
    game = SnakeGame(1)
    placed(game, ["##.##", "T..##", "##.##"])
    game.machine.write(game.symbols["field"] + 32 * 3 + 3, [32])
    assert heads(game, {}, 3 * STEP)[-1][0] == 1


def test_a_bot_that_turns_into_itself_dies() -> None:
    """Round three corners of a square, into its own body; the life is lost, and it begins again from its hole."""
    game = SnakeGame(1)
    placed(game, ["." * 12] * 5 + ["T" + "." * 11] + ["." * 12] * 5)
    game.machine.write(game.symbols["player"] + 6, [20])
    lives = game.byte("lives_left")
    found = heads(game, {4 * STEP: "q", 5 * STEP: "o", 6 * STEP: "a"}, 12 * STEP)
    assert found[-1] == (0, 0)
    for _ in range(4):
        game.machine.frames(1)
    assert "You bit yourself!" in "".join(game.machine.text())
    game.poke("places", 1, 1)
    assert game.goes_on()
    assert game.byte("lives_left") == lives - 1
    assert game.snake().cells[0] == game.places[0]


def test_a_snake_may_follow_its_own_tail_as_closely_as_it_likes() -> None:
    """In a ring of as many cells as it is long, and one."""
    game = SnakeGame(1)
    placed(game, ["T..", ".#.", "..."])
    game.machine.write(game.symbols["player"] + 6, [5])
    found = heads(game, {}, 30 * STEP)
    assert len(found) > 25
    assert len(game.snake().cells) == 8


def rival_beside(game: SnakeGame, rows: list[str], length: int = 5) -> None:
    """The rival on such a board, where T is; the player far away."""
    letters = placed(game, rows)
    machine, rival = game.machine, game.symbols["rival"]
    machine.write(rival, [game.symbols["rival_queue"] >> 8, 0, 0, 1, 0, 64, 0, 0, RIVAL, 32])
    stack, (row, column) = machine.registers.sp, letters["R"]
    machine.write(game.symbols["field"] + 32 * row + column, [32])
    machine.call(game.symbols["snake_begin"], stack=SCRATCH, ix=rival, d=row, e=column, a=1, b=length)
    machine.set(pc=game.symbols["play_picture"], sp=stack, iff=1)
    game.poke("wanted", 255)


def test_a_rival_without_a_way_waits_and_then_goes() -> None:
    """It snaps for a second; then it is trapped: points, and its cells are free again."""
    game = SnakeGame(1, 1)
    rival_beside(game, ["T...................", "####################", "R...############..##"])
    game.poke("berry_state", *[0] * 8)
    score, alone = game.word("score"), 0
    while game.lives("rival"):
        assert game.frame("q")
        alone += 1
        if game.snake().head[1] > 17:
            placed_again(game)
    assert 50 <= alone < 120
    assert game.word("score") == score + 100
    for _ in range(4):
        game.frame()
    assert "trapped" in "".join(game.machine.text())


def placed_again(game: SnakeGame) -> None:
    """Hold the player's snake where it is."""
    game.machine.write(game.symbols["player"] + 5, [0])


@pytest.mark.parametrize("seed", range(6))
def test_the_rival_takes_the_shortest_way_to_the_berry_that_is_nearest_to_the_player(seed: int) -> None:
    """While the player stands still; bodies aside, which it has to go round."""
    game = SnakeGame(seed, 1)
    for _ in range(110):
        if not game.frame():
            assert game.goes_on()
    game.machine.write(game.symbols["player"] + 5, [0])
    for _ in range(2 * game.byte("berries_count") + 2):
        game.frame()
    board, alone = game.board, Snake([game.snake().head], way=-1)
    nearest = min(len(board.way_to(alone, {berry})) for berry in board.berries)
    wanted = game.places[2 + game.byte("wanted")]
    assert len(board.way_to(alone, {wanted})) == nearest
    steps = 0
    for _ in range(400):
        before, berries = game.snake("rival"), game.board.berries  # another one may ripen nearer to the player
        if wanted not in berries or not game.lives("rival") or game.places[2 + game.byte("wanted")] != wanted:
            break
        assert game.frame()
        after = game.snake("rival")
        if after.head != before.head and game.lives("rival"):
            far = len(board.way_to(Snake([before.head], way=-1), {wanted}))
            around = {beside(before.head, way) for way in range(4)} & board.floor
            nearer = {cell for cell in around - {wanted} if len(board.way_to(Snake([cell], way=-1), {wanted})) < far}
            nearer |= around & {wanted}
            steps += after.head in nearer
            assert after.head in nearer or nearer & {*game.snake().cells, *before.cells}
    assert steps > 3


def colours(game: SnakeGame) -> np.ndarray:
    return np.frombuffer(game.machine.attributes(), np.uint8).reshape(24, 32)


@pytest.mark.parametrize("model", [48, 128])
def test_where_the_snakes_are_drawn(model: int) -> None:
    """Each in its colour, on its cells only, but for the cell in which a berry shines; bodies have no gaps."""
    game, shown = SnakeGame(9, 6, model), 0
    for _ in range(500):
        if not game.frame():
            assert game.goes_on()
            continue
        player, rival = game.snake().cells, game.snake("rival").cells if game.lives("rival") else []
        game.run_to("play_letter")  # they are drawn
        inks = colours(game)[1:22]
        found = {ink: {tuple(cell) for cell in np.argwhere(inks == ink).tolist()} for ink in (PLAYER, RIVAL, GULP)}
        hole = {game.places[1]}
        assert found[PLAYER] <= set(player)
        assert found[RIVAL] <= set(rival) | hole
        assert found[GULP] <= set(player) | set(rival)
        assert (set(player) - found[PLAYER]) | (set(rival) - found[RIVAL]) <= found[GULP]
        screen = game.machine.screen()
        for row, column in [*player[1:-1], *rival[1:-1]]:
            row += 1
            at = 2048 * (row // 8) + 32 * (row % 8) + column
            assert sum(bytes(screen[at + 256 * line : at + 256 * line + 1])[0].bit_count() for line in range(8)) > 20
            shown += 1
    assert shown > 1000


def brightness(ink: int) -> float:
    """How bright a colour of the Spectrum looks, of 1: green counts most, blue least."""
    return (0.11 * (ink & 1) + 0.3 * (ink >> 1 & 1) + 0.59 * (ink >> 2 & 1)) * (1 if ink & 0x40 else 0.75)


def test_the_colours_of_walls() -> None:
    """Another one on the next level; never that of a snake or a berry, bright or dim; darker than the player."""
    last, every = 0, set()
    for level in range(17):
        game = SnakeGame(9, level)
        walls = np.frombuffer(game.field, np.uint8).reshape(32, 32)[:21, :31] >= 0x80
        screen = np.frombuffer(game.machine.screen()[:6144], np.uint8).reshape(3, 8, 8, 32)
        drawn = screen.transpose(0, 2, 1, 3).reshape(24, 8, 32).any(axis=1)[1:22, :31]
        inks = set(colours(game)[1:22, :31][walls & drawn].tolist())
        assert len(inks) == 1, level
        (ink,) = inks
        assert ink & 7 not in {moves & 7 for moves in (PLAYER, RIVAL, GULP, BERRY, UNRIPE)}, level
        assert brightness(ink) < 0.6 * brightness(PLAYER), level
        assert ink != last, level
        last = ink
        every.add(ink)
    assert len(every) > 2

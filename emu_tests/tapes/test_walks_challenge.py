"""The challenge of `corridor` and `dfs`: stars and points by the rules, lives, who wins and who loses."""

import random

import pytest

from emu_tests.machine.images import assembly, left_to_basic, start_again, tapes_with
from emu_tests.machine.images import tape as tape_of
from emu_tests.machine.walks_player import WalksPlayer
from emu_tests.oracles.walk_rules import beside, par, points, stars
from zxmazes.machine.tape import recorded

WALKS = tapes_with("walk_start")
each_walk = pytest.mark.parametrize("tape", WALKS)
each_model = pytest.mark.parametrize("model", [48, 128])
SAYS = {"corridor": "A ghost will be after you", "dfs": "A fox will be after you"}
NIGHT = {"corridor": "Look well: the lights go out", "dfs": "Night: a torch, and twice the par"}


def levels(tape: str) -> list[tuple[int, ...]]:
    """Rows, columns, speed, half the frames to wait, night."""
    image, first = assembly(tape), assembly(tape).symbols[f"{tape}_levels"]
    data = image.code[first - image.org :][:50]
    return [tuple(data[at : at + 5]) for at in range(0, 50, 5)]


@each_walk
def test_the_mazes_grow_and_the_pursuer_comes_with_the_fourth(tape: str) -> None:
    rows = levels(tape)
    sizes = [rows * columns for rows, columns, *_ in rows]
    assert sizes == sorted(sizes)
    assert rows[0][:2] == (11, 15)
    assert rows[9][:2] == (21, 31)
    assert [speed > 0 for _, _, speed, _, _ in rows] == [False] * 3 + [True] * 7
    assert max(speed for _, _, speed, _, _ in rows) < 0.7 * 64, "one can beat it"


@each_walk
@each_model
def test_who_knows_the_way_wins(tape: str, model: int) -> None:
    """All ten mazes: what is said before, stars, points and the last page; then a name."""
    player, total, shown = WalksPlayer(tape, model), 0, levels(tape)
    player.begin(4711)
    for level in range(10):
        rows, columns, speed, _, night = shown[level]
        assert (player.byte("level"), player.byte("field_height"), player.byte("field_width")) == (level, rows, columns)
        assert player.status.startswith(NIGHT[tape] if night else SAYS[tape] if speed else "Find the way")
        assert player.machine.text()[0].strip().startswith("CORRIDOR" if tape == "corridor" else "DEPTH FIRST")
        best = len(player.way()) - 1
        assert player.word("best_steps") == best
        player.out()
        clock = player.word("clock")
        assert abs(clock - 4 * best / 5) < 2
        assert (player.word("par"), player.byte("stars")) == (par(best, bool(night)), 7)
        total += points(best, best, clock, night=bool(night))
        assert player.word("points") == total
        assert f"you {best}, best {best}" in player.machine.text()[14]
        player.press("ENTER", after=45)
    rows = player.machine.text()
    assert f"30 of 30, {total} points" in rows[15]
    assert "Perfect" in rows[17]
    assert player.machine.attributes()[8 * 32 : 14 * 32].count(0x46) == 30 * 4
    player.press("ENTER", after=20)
    for key in ("b", "o", "t", "ENTER"):
        player.press(key, after=8)
    player.machine.frames(30)
    assert player.machine.text()[4].split() == ["1", "BOT", str(total)]
    player.press("ENTER", after=60)
    assert "ENTER start" in player.machine.text()[23]


@each_walk
def test_stars_and_points_at_their_limits(tape: str) -> None:
    """A tenth of a second and a step to either side of each, by day, by torch and at night."""
    player = WalksPlayer(tape, contended=False)
    for night, best in ((0, 20), (0, 131), (1, 20), (1, 90)):
        player.machine.write(player.at("night"), [night])
        player.machine.poke_word(player.at("best_steps"), best)
        player.machine.call(player.at("level_par"))
        limit, most = par(best, bool(night)), 2 * best if night else best + 4
        assert player.word("par") == limit
        for clock in (0, limit - 1, limit, limit + 1, 9999):
            for steps in (best, most, most + 1, 5 * best):
                for torch in {night, 1}:
                    player.machine.write(player.at("torch_whole"), [torch])
                    player.machine.poke_word(player.at("clock"), clock)
                    player.machine.poke_word(player.at("steps"), steps)
                    player.machine.call(player.at("level_stars"))
                    player.machine.call(player.at("level_points"))
                    assert player.byte("stars") == stars(best, steps, clock, bool(night))
                    won = points(best, steps, clock, torch=bool(torch), night=bool(night))
                    assert player.word("level_won") == won


@each_walk
def test_the_shortest_ways_are_not_too_short(tape: str) -> None:
    """Half as long again as the maze is wide, but for one in many that eight tries do not find."""
    player, short = WalksPlayer(tape, contended=False), 0
    for moment in range(12):
        player.begin(1000 * moment)
        for _ in range(3):
            best = len(player.way()) - 1
            short += best < 3 * player.byte("field_width") // 2
            player.out()
            player.press("ENTER", after=60)
        player.press("CS", "SPACE", frames=40, after=60)
    assert short <= 3


@each_walk
def test_a_detour_and_a_look_at_the_way_cost_a_star(tape: str) -> None:
    player = WalksPlayer(tape)
    player.begin(99)
    path = player.way()
    player.walk(path[:8])
    player.walk(path[7:1:-1])
    player.hold(0)
    player.machine.frames(12)
    assert player.machine.attributes()[22 * 32 + 6] == 0x47
    player.press("w", after=60)
    assert player.word("clock") > 100
    assert player.machine.attributes()[22 * 32 + 6] == 0x42, "red: the star for the time is lost"
    player.out()
    best, steps, clock = len(path) - 1, len(path) + 9, player.word("clock")
    assert player.word("steps") == steps
    assert player.byte("stars") == stars(best, steps, clock) == 1
    assert player.word("points") == points(best, steps, clock, torch=False) == 100


@each_walk
def test_by_torch_from_the_first_step_points_double(tape: str) -> None:
    for presses, doubles in ((1, True), (2, False)):
        player = WalksPlayer(tape)
        player.begin(123)
        for _ in range(presses):
            player.press("l", after=30)
        best = len(player.way()) - 1
        player.out()
        assert player.word("points") == points(best, best, player.word("clock"), torch=doubles)
        assert ("by torch" in player.machine.text()[16]) == doubles


@each_walk
@each_model
def test_who_stands_still_is_caught_three_times(tape: str, model: int) -> None:
    """The same maze again, then the end; the points that were won have a place."""
    player = WalksPlayer(tape, model)
    player.begin(31)
    for _ in range(3):
        player.out()
        player.press("ENTER", after=45)
    won, walls = player.word("points"), player.walls()
    assert won > 900
    for left in (2, 1):
        player.walk(player.way()[:5])
        player.hold(0)
        player.settle()
        assert (player.byte("lives"), player.byte("level"), player.word("points")) == (left, 3, won)
        assert f"Lives left: {left}" in player.machine.text()[12]
        player.press("ENTER", after=45)
        assert (player.walls() == walls).all()
    for _ in range(1000):
        if player.waits_in == "game_over":
            break
        player.machine.frames(1)
    player.machine.frames(5)
    assert [row.strip() for row in player.machine.text()[22:]] == ["That was the last life.", "Press a key."]
    player.press("ENTER", after=10)
    assert "Your name?" in player.machine.text()[21]
    assert player.machine.text()[4].split()[2] == str(won)


# --- what stays -----------------------------------------------------------------------------------------------


@each_walk
def test_results_go_to_tape_and_come_back(tape: str) -> None:
    """Saved by one machine, loaded by another; a block that is broken is told."""
    player = WalksPlayer(tape)
    player.machine.write(player.at("walk_scores"), b"FIRST...\x2c\x01")
    player.press("b", after=20)
    player.press("s", after=10)
    assert "Start recording, press a key." in player.machine.text()[20]
    player.machine.ports.edges.clear()
    player.press("ENTER", after=900)
    assert "Saved." in player.machine.text()[20]
    blocks = recorded(player.machine.ports.edges)
    other = WalksPlayer(tape, 128)
    other.press("b", after=20)
    broken = bytes([*blocks[1][:9], blocks[1][9] ^ 1, *blocks[1][10:]])
    for data, said in ((broken, "Not loaded: try again."), (blocks[1], "Loaded.")):
        other.press("l", after=10)
        assert "Play the tape." in other.machine.text()[20]
        other.machine.play(tape_of(blocks[0], data), other.at("best_again"))
        other.machine.frames(10)
        assert said in other.machine.text()[20]
    assert other.machine.text()[4].split() == ["1", "FIRST...", "300"]


@each_walk
@each_model
def test_results_and_keys_stay_when_the_program_is_begun_again(tape: str, model: int) -> None:
    player = WalksPlayer(tape, model)
    player.machine.write(player.at("walk_scores"), b"FIRST...\x2c\x01")
    player.press("k", after=20)
    player.press("5", after=10)
    for key in "udrg":
        player.press(key, after=8)
    player.machine.frames(10)
    player.leave()
    assert left_to_basic(player.machine)
    start_again(player.machine)
    player.machine.frames(120)
    player.press("b", after=20)
    assert "FIRST..." in player.machine.text()[4]
    player.press("ENTER", after=40)
    player.begin(4, "f")
    here, walls = player.place("walker_at"), player.walls()
    assert not walls[beside(here, 2)]
    player.press("g", frames=8, after=12)
    assert player.place("walker_at") != here


# --- the library plays ----------------------------------------------------------------------------------------


@each_walk
@each_model
def test_the_library_walks_after_ten_seconds(tape: str, model: int) -> None:
    """From maze to maze by the shortest ways, until a key is pressed; no points of it are kept."""
    player = WalksPlayer(tape, model)
    player.machine.frames(560)
    assert "The library walks" in player.machine.text()[23]
    seen = set()
    for _ in range(1800):
        player.machine.frames(1)
        seen.add(player.byte("level"))
    assert seen >= {0, 1, 2}
    assert player.byte("all_stars") >= 6
    player.press("x", after=60)
    assert "ENTER start" in player.machine.text()[23]
    assert player.machine.read(player.at("walk_scores"), 8) == b"........"


@each_walk
def test_minutes_of_random_keys_write_nothing_outside_the_program(tape: str) -> None:
    """From its first byte to its last one, the screen, the ROM's variables; it still runs."""
    player, draw = WalksPlayer(tape, contended=False), random.Random(8)
    symbols, machine = assembly(tape).symbols, player.machine
    end = max(value for label, value in symbols.items() if value > 0x8000 and label.islower()) + 1024
    code = machine.read(symbols["start"], symbols["image_end"] - symbols["start"])
    machine.write(end, b"\x5a" * (0xFF57 - end))
    keys = ["ENTER", "f", "w", "l", "n", "h", "v", "b", "q", "a", "o", "p", "5", "8", "SPACE"]
    for _ in range(900):
        player.press(draw.choice(keys), frames=draw.choice((2, 5, 20)), after=draw.choice((1, 4)))
    assert set(machine.read(end, 0xFF57 - end)) == {0x5A}
    now = machine.read(symbols["start"], len(code))
    changed = [at for at in range(len(code)) if code[at] != now[at]]
    assert len(changed) < 400, "operands, tables of results and keys"
    player.leave()
    assert left_to_basic(machine)


@each_walk
def test_nobody_looks_at_the_maze_while_the_game_is_held(tape: str) -> None:
    """And it is as before when it goes on, the walker too."""
    player = WalksPlayer(tape)
    player.begin(55)
    player.walk(player.way()[:5])
    player.hold(0)
    player.machine.frames(20)
    shown = player.machine.screen()
    player.press("h", after=20)
    assert set(player.machine.attributes()[32:704]) == {0}
    player.press("x", after=60)
    assert player.machine.screen()[:4096] == shown[:4096]
    path = player.place("walker_at")
    assert (
        player.machine.attributes()[32 * (path[0] + player.byte("field_top")) + path[1] + player.byte("field_left")]
        == 0x46
    )

"""INSIDE: what the line above the view says, how whole it stays, and what the page of a level that is won promises."""

import pytest

from emu_tests.machine.inside_player import DOWN, HERE, UP, InsidePlayer

ROW = 4
NOWHERE = b"\xff"
THREAD_WORDS = ("ahead.", "left.", "right.", "back.", "up: E", "down: Z")
WHOLE = {f"The thread leads {word}" for word in THREAD_WORDS}
WHOLE |= {"IT knows where you are.", "You hear steps.", "IT has lost you.", "Find the way out. IT roams."}
LAST = 11


def line(player: InsidePlayer) -> str:
    return player.machine.text()[ROW].strip()


def won(model: int, level: int, *, lives: int, threads: int) -> InsidePlayer:
    """From the tape: the player stands in the exit of a level, and the page that says so is there."""
    player = InsidePlayer(model)
    player.begin(3, level)
    machine, symbols = player.machine, player.symbols
    machine.write(symbols["lives"], [lives])
    machine.write(symbols["threads"], [threads])
    machine.write(symbols["it_room"], NOWHERE)
    machine.write(symbols["exit_room"], machine.read(symbols["player_room"], 1))
    machine.run_to(symbols["level_won"], 3_000_000)
    machine.frames(60)
    return player


@pytest.mark.parametrize("model", [48, 128])
def test_the_last_level_won_says_so(model: int) -> None:
    """Nothing more is promised; the points of all levels stand there, below GAME OVER too; then the best scores."""
    player = won(model, LAST, lives=3, threads=3)
    machine, symbols = player.machine, player.symbols
    for address in ("pages_unpack", "game_over"):
        text = "\n".join(machine.text())
        assert "The last of 12 levels is won." in text
        assert "Any key: the best scores" in text
        assert "more." not in text
        assert text.split("Total")[1].split()[0] == str(player.word("score"))
        machine.run_to(symbols[address], 60_000_000)
    machine.frames(30)
    assert (player.byte("lives"), player.byte("threads")) == (3, 3)
    machine.press("ENTER", frames=6, after=60)
    assert "BEST SCORES" in machine.text()[1]
    assert "Type your name, then ENTER." in machine.text()[22]


@pytest.mark.parametrize(("lives", "threads"), [(3, 3), (9, 3), (3, 9), (9, 9)])
def test_a_level_won_promises_what_comes(lives: int, threads: int) -> None:
    """A life and a ball more, but nine of each at most."""
    player = won(48, 3, lives=lives, threads=threads)
    text = "\n".join(player.machine.text())
    assert ("One more life." in text) == (lives < 9)
    assert ("One more ball." in text) == (threads < 9)
    assert ("more" in text) == (lives < 9 or threads < 9)
    assert "last" not in text
    player.picture()
    assert player.byte("level_number") == 4
    assert (player.byte("lives"), player.byte("threads")) == (min(9, lives + 1), min(9, threads + 1))


@pytest.mark.parametrize("level", [0, 3, 6, 9])
def test_the_line_of_a_thread_stays_whole(level: int) -> None:
    """Of who runs along it, in 19 of 20 pictures; and it says all the directions that it has to."""
    player, seen, whole = InsidePlayer(48), 0, 0
    player.begin(1, level)
    machine, symbols, picture = player.machine, player.symbols, player.picture

    def look(most: int = 0) -> None:
        nonlocal seen, whole
        machine.write(symbols["it_room"], NOWHERE)
        machine.write(symbols["threads"], b"\x09")
        picture()
        seen += player.word("thread_time") > 0
        whole += player.word("thread_time") > 0 and line(player) in WHOLE

    player.picture = look  # type: ignore[method-assign]
    for _ in range(25):
        way = player.array("way_out")[player.byte("player_room")]
        if player.byte("level_number") != level or way == HERE:
            break
        if player.word("thread_time") < 200:
            player.hold("t")
            player.pictures(6)
            player.hold()
        player.walk(way - 1, run=True)
    assert seen > 150
    assert whole >= 0.95 * seen


def test_a_word_takes_the_place_of_another_one() -> None:
    """The player turns on a thread: from picture to picture the line is whole, and all four words come."""
    player = InsidePlayer(48, contended=False)
    player.begin(9, level=3)
    player.machine.write(player.symbols["it_room"], NOWHERE)
    player.hold("t")
    player.pictures(12)
    player.hold("p")
    said = set()
    for _ in range(80):
        player.picture()
        said.add(line(player))
    assert said == {f"The thread leads {word}" for word in THREAD_WORDS[:4]}


@pytest.mark.parametrize("model", [48, 128])
def test_keys_for_stairs_where_there_are_none(model: int) -> None:
    """The line says so, without stairs and where they lead the other way; then what it said before comes again."""
    player = InsidePlayer(model)
    player.begin(3, level=2)
    machine, symbols, rooms = player.machine, player.symbols, player.array("rooms")
    machine.write(symbols["it_room"], NOWHERE)
    with_stairs = next(room for room in player.graph() if rooms[room] >> UP & 1)
    without = next(room for room in range(player.stairs) if rooms[room] and not rooms[room] & (1 << UP | 1 << DOWN))
    for room, keys, after in ((without, "ez", ""), (with_stairs, "z", "Stairs up: E or fire.")):
        machine.write(symbols["player_room"], NOWHERE)  # so that it is noticed that this is another one
        machine.write(symbols["player_x"], [0x80, 2 * (room % 16) + 1, 0x80, 2 * (room // 16) + 1])
        machine.frames(60)
        for key in keys:
            machine.press(key, frames=8, after=24)
            assert line(player) == "No stairs that way."
            assert player.byte("player_room") == room
            machine.frames(8 * 50)
            assert line(player) == after


def test_a_thread_says_again_where_it_leads() -> None:
    """After something else was said; and it takes the place of what is said about stairs, which comes again."""
    player = InsidePlayer(48)
    player.begin(3, level=2)
    machine, symbols, rooms = player.machine, player.symbols, player.array("rooms")
    machine.write(symbols["it_room"], NOWHERE)
    room = next(room for room in player.graph() if rooms[room] >> UP & 1)
    machine.write(symbols["player_x"], [0x80, 2 * (room % 16) + 1, 0x80, 2 * (room // 16) + 1])
    machine.frames(40)
    assert line(player) == "Stairs up: E or fire."
    machine.press("t", frames=8, after=24)
    assert line(player) in WHOLE
    machine.press("z", frames=8, after=24)
    assert line(player) == "No stairs that way."
    machine.frames(8 * 50)
    assert line(player) in WHOLE
    machine.poke_word(symbols["thread_time"], 1)
    machine.frames(30)
    assert line(player) == "Stairs up: E or fire."


def test_stairs_where_a_level_begins() -> None:
    """What is said at the beginning goes; then the room says which stairs it has."""
    for seed in range(1, 40):
        player = InsidePlayer(48, contended=False)
        player.begin(seed, level=2)
        if player.array("rooms")[player.byte("start_room")] >> UP & 1:
            break
    player.machine.write(player.symbols["it_room"], NOWHERE)
    player.machine.frames(40)
    assert line(player) == "Find the way out. IT roams."
    player.machine.frames(8 * 50)
    assert line(player) == "Stairs up: E or fire."

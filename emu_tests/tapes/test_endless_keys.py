"""What the keys of the game `endless` do: before it, while it is played, paused, and at its end."""

from emu_tests.machine.images import START
from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.pressing import address, hold, press, until


@keys_on("endless ready: a p SPACE fire left")
def test_begins_at_once(case: Case) -> None:
    """Nobody need wait for the two seconds to be over; no hammer is used."""
    assert "GET READY" in case.row(5)
    hold(case.machine, case.key)
    until(case.machine, case.tape, "play_frame", 3)
    case.machine.frames(2)
    assert "GET READY" not in case.row(5)
    assert case.byte("hammers") == 3


@keys_on("endless play: h")
def test_pauses(case: Case) -> None:
    """H: nothing moves until another key, not even while H is held."""
    hold(case.machine, case.key)
    case.machine.frames(80)
    before = (case.byte("top_row"), case.byte("fine"), case.byte("hero_y"), case.byte("beat"))
    assert "PAUSED" in case.row(11)
    hold(case.machine)
    case.machine.frames(80)
    assert (case.byte("top_row"), case.byte("fine"), case.byte("hero_y"), case.byte("beat")) == before
    press(case.machine, "m", after=40)
    assert "PAUSED" not in case.row(11)
    assert case.byte("hero_y") < before[2]


@keys_on("endless pause: k SPACE fire left")
def test_resumes(case: Case) -> None:
    """Any key, or the joystick; a hammer is not used up."""
    before = case.byte("hammers")
    press(case.machine, case.key, after=12)
    assert case.byte("hammers") == before
    assert "PAUSED" not in case.row(11)


@keys_on("endless play: SPACE fire")
def test_hammers(case: Case) -> None:
    """SPACE, fire: the wall below the hero is gone, and one hammer; where there is no wall nothing happens."""
    row, column = case.byte("hero_row"), case.byte("hero_column")
    below = address(case.tape, "field") + 64 * (row % 16) + 32 + 2 * column + 1
    for wall, left in ((0x00, 3), (0x80, 2), (0x81, 1)):
        case.machine.write(below, [wall])
        press(case.machine, case.key, after=8)
        assert case.byte("hammers") == left
        assert case.machine.peek(below) == 0x00
        assert case.row(9).endswith(str(left))


@keys_on("endless again: ENTER SPACE fire r")
def test_again(case: Case) -> None:
    """R: the same maze; ENTER or fire: that of the moment."""
    seed, moment = case.word("seed"), case.machine.word(0x5C78)
    case.leads("new_game")
    if case.key == "r":
        assert case.word("seed") == seed
    else:
        assert 0 <= case.word("seed") - moment < 4
    assert (case.byte("hero_row"), case.byte("hero_column"), case.byte("hero_y")) == (4, 5, 64)
    assert case.word("score") == 0


@keys_on("endless again: BREAK")
def test_to_title(case: Case) -> None:
    """BREAK: the title, and ENTER there begins a game with the seed of the moment."""
    press(case.machine, case.key, after=60)
    assert case.row(23) == START
    moment = case.machine.word(0x5C78)
    hold(case.machine, "ENTER")
    until(case.machine, case.tape, "new_game")
    assert 0 <= case.word("seed") - moment < 4

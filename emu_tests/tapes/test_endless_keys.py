"""What the keys of the game `endless` do: while it is played, paused, and at its end."""

from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.pressing import address, hold, press, until


@keys_on("endless play: h")
def test_pauses(case: Case) -> None:
    """H: nothing moves until another key, not even while H is held."""
    hold(case.machine, case.key)
    case.machine.frames(80)
    before = (case.byte("top_row"), case.byte("fine"), case.byte("hero_y"))
    assert case.row(19).endswith("H PAUSED")
    hold(case.machine)
    case.machine.frames(80)
    assert (case.byte("top_row"), case.byte("fine"), case.byte("hero_y")) == before
    press(case.machine, "m", after=40)
    assert case.row(19).rstrip().endswith("H pause")
    assert case.byte("hero_y") < before[2]


@keys_on("endless pause: k h SPACE fire left")
def test_resumes(case: Case) -> None:
    """Any key, or the joystick, which then runs on at once; a hammer is not used up."""
    hold(case.machine, case.key)
    until(case.machine, case.tape, "play_frame", 10)
    before = case.byte("hammers")
    case.machine.frames(6)
    assert case.byte("hammers") == before
    if case.key != "h":
        assert case.row(19).rstrip().endswith("H pause")


@keys_on("endless play: SPACE fire")
def test_hammers(case: Case) -> None:
    """SPACE, fire: the wall below the hero is gone, and one hammer; where there is no wall nothing happens."""
    row, column = case.byte("hero_row"), case.byte("hero_column")
    below = address(case.tape, "field") + 64 * (row % 16) + 32 + 2 * column + 1
    for wall, left in ((0x00, 3), (0x80, 2)):
        case.machine.write(below, [wall])
        press(case.machine, case.key, after=8)
        assert case.byte("hammers") == left
        assert case.machine.peek(below) == 0x00
        assert case.row(11).endswith(f"Hammer {left}")


@keys_on("endless burnt: n r")
def test_again(case: Case) -> None:
    """R: the same maze; N: where the last one left the random numbers."""
    seed, last = case.word("seed"), case.word("rng_seed")
    case.leads("new_game")
    until(case.machine, case.tape, "play_frame")
    assert case.word("seed") == (seed if case.key == "r" else last) != (last if case.key == "r" else seed)
    assert (case.byte("hero_row"), case.byte("hero_column"), case.byte("hero_y")) == (4, 5, 64)
    assert case.word("score") == 0


@keys_on("endless burnt: t")
def test_to_title(case: Case) -> None:
    """T: the title, and a key begins a game with the seed of the moment."""
    case.leads("again_title")
    case.machine.frames(30)
    assert case.row(23).strip().startswith("Press a key")
    moment = case.machine.word(0x5C78)
    hold(case.machine, "j")
    until(case.machine, case.tape, "new_game")
    assert 0 <= case.word("seed") - moment < 4

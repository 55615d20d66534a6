"""The game `lines`: names for good scores, tables to tape and back, keys of the player's own."""

import pytest

from emu_tests.machine.images import assembly, tape
from emu_tests.machine.lines_player import LinesPlayer
from emu_tests.oracles.lines_rules import SIDE
from zxmazes.machine.tape import recorded

EACH = pytest.mark.parametrize("model", [48, 128])


@EACH
def test_a_good_score_gets_a_name(model: int) -> None:
    """In its place, behind those that are as good; one that is none of the best does not."""
    player = LinesPlayer(model)
    places = ((120, 1), (60, 2), (120, 2), (300, 1))
    for score, place in places:
        player.begin(score, "f")
        full = [(row, column) for row in range(SIDE) for column in range(SIDE) if row + column]
        player.put({(row, column): 1 + (column + 2 * row) % 5 for row, column in full})
        player.machine.poke_word(assembly("lines").symbols["score"], score)
        player.move((0, 1), (0, 0))
        assert player.hint == "The board is full. Press SPACE."
        player.press("SPACE", after=20)
        for key in (*str(score), "ENTER"):
            player.press(key)
        assert player.machine.text()[2 + 2 * place][7:].split() == [str(place), str(score), str(score)]
        player.press("ENTER", after=20)
    player.press("b", after=10)
    rows = [player.machine.text()[row][7:].split()[2] for row in range(4, 20, 2)]
    assert rows == ["300", "120", "120", "60", "0", "0", "0", "0"]


@EACH
def test_scores_go_to_tape_and_come_back(model: int) -> None:
    """Saved by one machine, loaded by another; a block that is broken is told."""
    player = LinesPlayer(model)
    player.machine.write(assembly("lines").symbols["scores_five"], b"FIRST...\x2c\x01")
    player.press("b", after=10)
    player.press("t", after=10)
    assert "Start recording, press a key." in player.machine.text()[20]
    player.machine.ports.edges.clear()
    player.machine.press("ENTER", after=2)
    player.machine.frames(900)
    assert "Saved." in player.machine.text()[20]
    blocks = recorded(player.machine.ports.edges)
    assert [len(block) for block in blocks] == [19, 163]
    other = LinesPlayer(176 - model)
    other.press("b", after=10)
    other.press("f", after=10)
    broken = bytes([*blocks[1][:9], blocks[1][9] ^ 1, *blocks[1][10:]])
    for data, said in ((broken, "Not loaded: try again."), (blocks[1], "Loaded.")):
        other.machine.press("l", after=10)
        assert "Play the tape." in other.machine.text()[20]
        other.machine.play(tape(blocks[0], data), assembly("lines").symbols["best_again"])
        other.machine.frames(10)
        assert said in other.machine.text()[20]
    assert other.machine.text()[4][7:].split() == ["1", "FIRST...", "300"]
    other.machine.press("l", after=30)
    other.machine.press("CS", "SPACE", frames=40, after=20)
    assert "Ended by BREAK." in other.machine.text()[20]


@EACH
def test_the_keys_that_a_player_chooses(model: int) -> None:
    player = LinesPlayer(model)
    player.machine.press("k", after=10)
    player.machine.press("5", after=10)
    for key in "tfrgb":  # up, down, left, right, fire
        player.machine.press(key, after=8)
    player.rest()
    assert "Keys of your own" in player.machine.text()[13]
    player.machine.press("CS", "SPACE", frames=40, after=20)
    assert "Watch the computer" in player.machine.text()[18]
    player.press("s", after=30)
    row, column = player.cursor
    for key, place in (
        ("t", (row - 1, column)),
        ("g", (row - 1, column + 1)),
        ("f", (row, column + 1)),
        ("r", (row, column)),
    ):
        player.press(key)
        assert player.cursor == place
    player.press("q")
    assert player.cursor == (row, column), "the old ones do nothing"


def test_directions_come_before_letters() -> None:
    """With W and S for up and down, these move the bar of the first page, and do not begin what their letters would."""
    player = LinesPlayer(48)
    player.machine.press("k", after=10)
    for key in ("5", *"wsad", "SPACE"):
        player.machine.press(key, after=10)
    player.rest()
    player.machine.press("CS", "SPACE", frames=40, after=20)
    line = assembly("lines").symbols["front_line"]
    for key, number in (("s", 1), ("s", 2), ("w", 1)):
        player.machine.press(key, after=8)
        assert player.machine.read(line, 1)[0] == number
        assert "Watch the computer" in player.machine.text()[18]


@EACH
def test_the_pages_name_the_keys_in_use(model: int) -> None:
    """Sinclair's second joystick: it chooses on the first page and plays; then the usual keys again."""
    player = LinesPlayer(model)
    for number, choose, panel, fire in (("3", "43", "4312", "5"), ("1", "QA 67", "QAOP", "SPACE")):
        player.machine.press("k", after=10)
        player.machine.press(number, after=10)
        player.machine.press("CS", "SPACE", frames=40, after=20)
        rows = player.machine.text()
        assert rows[21][2:9].split() == choose.split()
        assert rows[23][2:15].split() == [fire, *(["ENTER"] if number == "1" else [])]
        player.machine.press(fire if number == "3" else "SPACE", after=30)
        row, column = player.cursor
        assert player.machine.text()[14][21:26].strip() == panel
        assert player.machine.text()[16][21:27].strip() == fire
        player.press(panel[0].lower())
        assert player.cursor == (row - 1, column)
        player.machine.press("CS", "SPACE", frames=40, after=40)


def test_no_note_is_left_hanging() -> None:
    """On a 128K: the tune goes on where keys are chosen, and an effect ends while the game pauses."""
    player = LinesPlayer(128)
    player.machine.press("k", after=10)
    before = len(player.machine.ports.chip_writes)
    player.machine.frames(50)
    assert len(player.machine.ports.chip_writes) > before + 50
    player.machine.press("CS", "SPACE", frames=40, after=30)
    player.begin(5)
    player.go((0, 0))
    player.machine.press("SPACE", frames=2, after=1)
    player.machine.press("h", frames=2, after=80)
    assert [player.machine.ports.ay[register] & 15 for register in (8, 9, 10)] == [0, 0, 0]

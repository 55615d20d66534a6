"""The tape `generators`: keys of the player's own, and the best walks to tape and back, by keys."""

import pytest

from emu_tests.machine.generators_tape import NAME, address, done, entries, place_of
from emu_tests.machine.generators_walker import Walker
from emu_tests.machine.images import begin, tape
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.pressing import at, hold, press
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import recorded

EACH = pytest.mark.parametrize("model", [48, 128])
#: Keys that no page has a letter for: up, down, left, right.
OWN = "iujy"


def titled(machine: Machine) -> Machine:
    """The title page of a machine that has loaded the tape."""
    machine.frames(60)
    return machine


def choose_own(machine: Machine, keys: str = OWN) -> None:
    """From the title page and back to it."""
    press(machine, "k", after=10)
    press(machine, "5", after=10)
    for key in keys:
        press(machine, key, after=10)
    assert "Keys of your own" in machine.text()[13]
    press(machine, "BREAK", after=60)


@EACH
def test_keys_of_ones_own_move_the_bar_and_the_walker(model: int, loaded) -> None:
    """The title and the walk name them; the usual ones do nothing then, and the stick's digits count again as sizes."""
    machine = titled(loaded(NAME, model))
    assert machine.text()[17].split()[:2] == ["QAOP", "menu"]
    choose_own(machine)
    assert machine.text()[17].split()[:2] == ["IUJY", "menu"]
    press(machine, "ENTER", after=30)
    place = machine.peek(address("menu_place"))
    press(machine, "a", after=10)
    assert machine.peek(address("menu_place")) == place
    press(machine, "u", after=10)
    assert machine.peek(address("menu_place")) == place + 1
    press(machine, "i", after=10)
    assert machine.peek(address("menu_place")) == place
    machine.type("s", "0", "ENTER")
    press(machine, "ENTER", after=4)
    done(machine)
    press(machine, "w", after=30)
    assert machine.text()[18][24:] == "IUJY go "
    way = machine.peek(address("route"))
    for key in ("qaop"[way // 2], "iyuj"[way // 2]):
        before = machine.word(address("walk_steps"))
        hold(machine, key)
        machine.frames(30)
        hold(machine)
        assert (machine.word(address("walk_steps")) > before) == (key in OWN)


def test_keys_stay_when_the_program_is_begun_again(loaded) -> None:
    machine = titled(loaded(NAME))
    choose_own(machine)
    press(machine, "BREAK", after=60)
    assert machine.text()[0].startswith("To start again")
    machine.type("r", "2", "0", "ENTER")
    machine.frames(100)
    assert machine.text()[17].split()[:2] == ["IUJY", "menu"]
    assert machine.word(address("direction_keys")) == address("my_keys")


def test_a_digit_that_is_a_direction_is_no_other_key(loaded) -> None:
    """Sinclair 2: 1 and 2 move the bar and ask for nothing; 5 is fire and no speed."""
    machine = titled(loaded(NAME))
    press(machine, "k", after=10)
    press(machine, "3", after=10)
    press(machine, "BREAK", after=60)
    assert machine.text()[17].split()[:2] == ["4312", "menu"]
    press(machine, "ENTER", after=30)
    press(machine, "3", after=10)
    press(machine, "3", after=10)
    assert machine.peek(address("menu_place")) == 2
    for key, place in (("2", 12), ("1", 2)):
        press(machine, key, after=10)
        assert machine.peek(address("menu_place")) == place
        assert machine.text()[23].startswith(" ENTER make")
    press(machine, "5", after=20)
    press(machine, "SPACE", after=4)
    done(machine)
    seed, speed = machine.word(address("seed")), machine.peek(address("speed"))
    press(machine, "5", frames=8, after=20)
    assert machine.word(address("seed")) == seed
    assert machine.peek(address("speed")) == speed
    press(machine, "7", after=10)
    assert machine.peek(address("speed")) == 7


def set_of(machine: Machine, *keys: str) -> None:
    """Into the menu, on the shape of depth first, with the keys of a set that is chosen on the title page."""
    titled(machine)
    press(machine, "k", after=10)
    for key in keys:
        press(machine, key, after=10)
    press(machine, "BREAK", after=60)
    press(machine, "ENTER", after=30)
    machine.write(address("menu_place"), [place_of("generate_dfs_biased")])
    machine.write(address("menu_stale"), [1])
    machine.write(address("speed"), [0])
    machine.frames(30)


@EACH
@pytest.mark.parametrize(
    ("keys", "named"),
    [
        ("1", "12"),
        ("2", "12"),
        ("3", "CD"),
        ("4", "12"),
        ("5iujy", "12"),
        ("5iu1y", "CD"),
        ("53ujy", "12"),
    ],
)
def test_the_keys_of_parameters_that_are_named_work(keys: str, named: str, model: int, loaded) -> None:
    """1 and 2, or C and D where one of them is a direction, which then does nothing else, held or tapped."""
    machine = loaded(NAME, model)
    set_of(machine, *keys)
    bar = machine.peek(address("menu_place"))
    assert "".join(machine.text()[17][column] for column in (1, 17)) == named
    for key, label in zip(named, ("bias_straight", "bias_across"), strict=True):
        press(machine, key.lower(), after=30)
        assert not machine.text()[23].startswith(" ENTER make")
        machine.type("2", "1", "ENTER")
        machine.frames(30)
        assert machine.peek(address(label)) == 21
        assert machine.peek(address("menu_place")) == bar
    for key in sorted({*"12cd"} - {*named.lower()}):
        for frames in (4, 40):
            press(machine, key, frames=frames, after=20)
            if keys[1:].endswith(key):  # fire: it makes the maze
                done(machine)
                press(machine, "BREAK", after=60)
            assert machine.text()[23].startswith((" ENTER make", " Make a maze")), "it may be the page of changes"
            assert [machine.peek(address(label)) for label in ("bias_straight", "bias_across")] == [21, 21]


def title(machine: Machine) -> None:
    """From the end of a walk."""
    for _ in range(3):
        press(machine, "BREAK", after=60)


@EACH
def test_the_best_walks_go_to_tape_and_come_back(model: int, loaded) -> None:
    """Saved by one machine, loaded by another kind; a broken block and the BREAK key leave them as they are."""
    machine = loaded(NAME, model)
    walker = Walker(machine)
    walker.out()
    best = walker.word("walk_won")
    title(machine)
    press(machine, "b", after=20)
    shown = machine.screen()[: 6144 * 2 // 3]
    press(machine, "s", after=20)
    assert "Start recording, press a key." in machine.text()[21]
    machine.ports.edges.clear()
    press(machine, "x", after=2)
    machine.frames(500)
    assert "Saved." in machine.text()[21]
    blocks = recorded(machine.ports.edges)
    assert [len(block) for block in blocks] == [19, 3 * 6 + len(entries()) + 32 + 1 + 2]
    other = titled(loaded(NAME, 176 - model))
    press(other, "b", after=20)
    broken = bytes([*blocks[1][:9], blocks[1][9] ^ 1, *blocks[1][10:]])
    for data, said, points in ((broken, "Not loaded: try again.", 0), (blocks[1], "Loaded.", best)):
        press(other, "l", after=20)
        assert "Play the tape. BREAK stops." in other.text()[21]
        other.play(tape(blocks[0], data), address("best_again"))
        other.frames(20)
        assert said in other.text()[21]
        assert other.word(address("best_walks") + 2 * 6) == points
        assert other.peek(address("kinds_best") + place_of("generate_prim")) == points % 256
    assert other.screen()[: 6144 * 2 // 3] == shown
    press(other, "l", after=30)
    press(other, "BREAK", after=30)
    assert "Ended by BREAK." in other.text()[21]
    assert other.word(address("best_walks") + 2 * 6) == best
    press(other, "ENTER", after=60)
    press(other, "BREAK", after=60)
    assert other.text()[0].startswith("To start again")


def test_space_has_a_bar_where_keys_have_a_letter() -> None:
    """S is another key, and so is SYMBOL SHIFT."""
    machine = at(NAME, "own")
    for key in ("i", "SPACE", "j", "u"):
        press(machine, key, after=20)
    assert machine.text()[13].split()[-1] == "I_JU"
    press(machine, "BREAK", after=60)
    assert machine.text()[17].split()[:2] == ["I_JU", "menu"]


def test_what_is_best_of_a_maze_from_tape(loaded) -> None:
    """It has no place in the menu: the page says where it came from."""
    machine = loaded(NAME)
    walker = Walker(machine)
    machine.write(address("entry"), address("entry_tape").to_bytes(2, "little"))
    walker.out()
    title(machine)
    press(machine, "b", after=20)
    assert narrow_rows(machine.screen())[11].strip() == "Fromtape"


def test_the_pages_are_there_again_after_every_maze(loaded) -> None:
    """They are unpacked where a maze has its arrays."""
    machine = loaded(NAME)
    begin(machine)
    machine.type("s", "0", "ENTER", "ENTER")
    done(machine)
    for _ in range(2):
        press(machine, "BREAK", after=60)
    for key, row, said in (("h", 1, "MAKE A MAZE"), ("b", 0, "BEST WALKS"), ("k", 2, "KEYS")):
        press(machine, key, after=30)
        assert said in machine.text()[row]
        press(machine, "BREAK", after=60)
        assert "ENTER start" in machine.text()[23]

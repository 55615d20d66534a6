"""What each key of the tape `large` does: the page of choices, the walk, the last page."""

import pytest

from emu_tests.machine.images import number
from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.large_tape import LINE, NAME, map_pixels, steps_between, walk, way
from emu_tests.machine.pressing import address, at, hold, press, until, word
from zxmazes.routines.large import LargeLibrary

SIZES = (63, 95, 127)
CELLS = tuple(f"{size // 2}x{size // 2}" for size in SIZES)
KINDS = ("long ways", "many forks")
GENERATORS = ("dfs_large", "eller_large")
LOOPS = ("none", "no dead ends")


@keys_on("large menu: s k l")
def test_chosen_next(case: Case) -> None:
    """S, K, L: the next of the choices, and after the last one the first."""
    name, row, texts = {
        "s": ("chosen_size", 3, CELLS),
        "k": ("chosen_kind", 5, KINDS),
        "l": ("chosen_loops", 7, LOOPS),
    }[case.key]
    first = case.byte(name)
    for count in range(len(texts) + 1):
        chosen = (first + count) % len(texts)
        assert case.byte(name) == chosen
        assert case.row(row)[10:].strip() == texts[chosen]
        case.do()


def test_the_title_names_the_keys_in_use() -> None:
    """The usual ones, and after 2 on the page of keys those of Sinclair's first joystick."""
    machine = at(NAME, "title")
    assert machine.text()[17][2:11] == "QAOP walk"
    press(machine, "k", after=40)
    press(machine, "2", after=40)
    press(machine, "BREAK", after=100)
    assert machine.text()[17][2:11] == "9867 walk"


@keys_on("large menu: n")
def test_seed_next(case: Case) -> None:
    """N: the next number; after 65535 comes 0."""
    for seed in (1997, 65535):
        case.machine.write(address(NAME, "seed"), seed.to_bytes(2, "little"))
        case.do()
        assert case.word("seed") == number(case.row(9), "seed") == (seed + 1) % 65536


@pytest.mark.parametrize(
    ("keys", "seed"),
    [
        ("1974", 1974),
        ("0008", 8),
        ("12345", 12345),
        ("65535", 65535),
        ("65536", 6553),
        ("123456", 12345),
        ("34", 34),
        ("34n7", 7),
    ],
)
def test_a_seed_is_typed(keys: str, seed: int) -> None:
    """Its digits, whatever it was before, up to the one that would make it too large; the walk is in that maze."""
    machine = at(NAME, "menu")
    machine.write(address(NAME, "seed"), (54321).to_bytes(2, "little"))
    for key in keys:
        press(machine, key, after=8)
    assert number(machine.text()[9], "seed") == seed
    press(machine, "ENTER", after=0)
    until(machine, NAME, "explore_frame")
    assert word(machine, NAME, "seed") == seed


@pytest.mark.parametrize("page", ["help-2", "keys", "best"])
@pytest.mark.parametrize("key", ["ENTER", "BREAK"])
def test_enter_and_break_lead_back_to_the_title(page: str, key: str) -> None:
    machine = at(NAME, page)
    press(machine, key, frames=20, after=100)
    assert "ENTER start" in machine.text()[23]


@keys_on("large menu: ENTER fire")
def test_walk_begins(case: Case) -> None:
    """ENTER, fire: the maze that is chosen, the hero at its beginning."""
    case.leads("explore", 400)
    until(case.machine, NAME, "explore_frame")
    assert_begun(case)


def assert_begun(case: Case) -> None:
    """A walk begins in the maze of the choices."""
    library, size = LargeLibrary(), SIZES[case.byte("chosen_size")]
    library.generate(GENERATORS[case.byte("chosen_kind")], case.word("seed"), size, size)
    shown = walk(case.machine)
    assert (shown.walls == library.walls()[:size, :size]).all()
    assert (shown.hero, case.place("goal")) == ((1, 1), (size - 2, size - 2))
    assert case.word("steps") == case.word("way_left") == 0
    assert case.row(0)[1:12].strip() == KINDS[case.byte("chosen_kind")]
    assert case.row(0)[12:20].strip() == CELLS[case.byte("chosen_size")]
    assert number(case.row(0), "seed") == case.word("seed")


@keys_on("large maze: n", "large out: ENTER fire n")
def test_next_begins(case: Case) -> None:
    """N: the maze of the next seed, of the same size; ENTER on the last page: a larger one, if there is any."""
    seed, size, walks = case.word("seed") + 1, case.byte("chosen_size"), "follow" in case.row(23)
    case.leads("explore", 400)
    until(case.machine, NAME, "explore_frame")
    assert case.word("seed") == seed
    assert case.byte("chosen_size") == (size if walks else min(size + 1, 2))
    assert_begun(case)


@keys_on("large maze: BREAK", "large out: BREAK")
def test_to_menu(case: Case) -> None:
    """BREAK: the page of choices, all as chosen before."""
    before = [case.byte(name) for name in ("chosen_size", "chosen_kind", "chosen_loops")]
    press(case.machine, "BREAK", after=0)
    until(case.machine, NAME, "choose_frame")
    case.machine.frames(1)
    assert [case.byte(name) for name in ("chosen_size", "chosen_kind", "chosen_loops")] == before
    assert "FREE WALK" in case.row(0)


@keys_on("large maze: w")
def test_way_shown(case: Case) -> None:
    """W: the shortest way from the hero; again: none."""
    shown = walk(case.machine)
    case.do()
    size = shown.size
    assert len(way(case.machine)) == steps_between(shown.walls, shown.hero, (size - 2, size - 2))
    before = map_pixels(shown)
    case.do()
    case.machine.frames(2)
    assert all((one == other).all() for one, other in zip(before, map_pixels(walk(case.machine)), strict=True))
    assert case.word("way_left") == 0
    assert not (walk(case.machine).field[~shown.walls] & LINE).any()


@keys_on("large maze: f")
def test_way_followed(case: Case) -> None:
    """F: steps along the way until it is pressed again; it need not be held."""
    press(case.machine, case.key, after=0)
    until(case.machine, NAME, "hero_step")
    codes = way(case.machine)
    case.machine.frames(60)
    press(case.machine, case.key, after=20)
    steps = case.word("steps")
    assert steps > 10
    assert way(case.machine) == codes[steps:]
    case.machine.frames(20)
    assert case.word("steps") == steps


@pytest.mark.parametrize("key", ["w", "n", "BREAK", "p", "down"])
def test_other_keys_end_what_f_began(key: str) -> None:
    """Each does at once what it does on a walk: the way goes, the next maze begins, BREAK leaves, a step is taken."""
    machine = at(NAME, "63")
    press(machine, "f", after=0)
    until(machine, NAME, "hero_step")
    machine.frames(40)
    before = word(machine, NAME, "seed")
    hold(machine, key)
    leads = {"w": "way_clear", "n": "choose_made_next", "BREAK": "choose_page"}
    until(machine, NAME, leads.get(key, "explore_frame"), 100)
    hold(machine)
    if key in leads:
        until(machine, NAME, "choose_frame" if key == "BREAK" else "explore_frame")
    machine.frames(20)
    steps = word(machine, NAME, "steps")
    machine.frames(40)
    assert word(machine, NAME, "steps") == steps
    assert word(machine, NAME, "seed") == before + (key == "n")


def test_own_keys_are_four_and_one_that_is_taken_is_told() -> None:
    """Until another is accepted; then the four are those of the title, and they walk."""
    machine = at(NAME, "own")
    press(machine, "m", after=20)
    assert machine.text()[17].strip() == "M is taken."
    press(machine, "ENTER", after=20)
    assert machine.text()[17].strip() == "ENTER is taken."
    for key in "iylj":  # L is a letter of the page of choices alone
        press(machine, key, after=20)
    press(machine, "BREAK", after=100)
    assert machine.text()[17][2:6] == "IYLJ"
    press(machine, "ENTER", after=0)
    until(machine, NAME, "explore_frame")
    for key in "yj":  # one of these leads from the corner
        press(machine, key, after=8)
    assert word(machine, NAME, "steps") > 0


def test_a_name_without_a_letter_is_refused_with_a_word() -> None:
    """Then it is typed; the page that follows goes on to the maze that is begun again."""
    machine = at(NAME, "again")
    machine.write(address(NAME, "level"), [1])  # N is not offered in the first maze
    machine.write(address(NAME, "tries"), [1])
    machine.poke_word(address(NAME, "score"), 900)
    machine.write(address(NAME, "clock_part"), [50])
    machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "out_wait", 300)
    press(machine, "n", after=0)
    until(machine, NAME, "score_name")
    machine.frames(20)
    assert not any(row.strip() for row in machine.text()[18:21])
    press(machine, "ENTER", after=20)
    assert [row.strip() for row in machine.text()[18:22]] == ["", "Type a name!", "", "Among the best!"]
    for key in ("a", "ENTER"):
        press(machine, key, after=30)
    assert machine.text()[23][18:].strip() == "ENTER go on"
    press(machine, "ENTER", after=0)
    until(machine, NAME, "explore_frame")


@pytest.mark.parametrize("key", ["ENTER", "SPACE", "fire"])
@pytest.mark.parametrize("keys", ["usual_keys", "sinclair_1_keys"])
def test_space_and_fire_lead_on_as_enter_does(key: str, keys: str) -> None:
    """From the last page of a challenge to the best scores, and from there to the title, with other keys too."""
    machine = at(NAME, "again")
    for label in ("direction_keys", "keys_in_use"):
        machine.poke_word(address(NAME, label), address(NAME, keys))
    machine.write(address(NAME, "tries"), [1])
    machine.write(address(NAME, "clock_part"), [50])
    machine.poke_word(address(NAME, "seconds"), 1)
    until(machine, NAME, "out_wait", 300)
    machine.frames(4)
    press(machine, key, after=0)
    until(machine, NAME, "title_screen")
    until(machine, NAME, "opening_frame", 200)
    press(machine, "b", after=60)
    assert "BEST SCORES" in machine.text()[0]
    press(machine, key, after=60)
    assert "ENTER start" in machine.text()[23]

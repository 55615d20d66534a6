"""The title page of the tape `wonders`, and its list: where their keys lead, what is shown when nobody presses one."""

import pytest

from emu_tests.machine.pressing import address, at, byte, press, until, word
from emu_tests.records.sampling import some

NAME = "wonders"
HEADINGS = {"f": "THE FLAG", "b": "BOUNDLESS", "w": "BRIDGES", "l": "3 CIRCUITS", "y": "YOUR WAY"}
WALKERS = 8


@pytest.mark.parametrize("start", ["title", "list"])
@pytest.mark.parametrize("key", HEADINGS)
def test_each_letter_leads_to_its_page(start: str, key: str) -> None:
    """And M and BREAK from there to the list, BREAK from the list to the title."""
    machine = at(NAME, start)
    press(machine, key, after=60)
    assert HEADINGS[key] in machine.text()[0]
    press(machine, "m", after=30)
    assert "WONDERS" in machine.text()[0]
    press(machine, key, after=60)
    press(machine, "BREAK", after=60)
    assert machine.text()[0].strip() == "WONDERS"
    press(machine, "BREAK", after=60)
    assert "ENTER start" in machine.text()[23]


def test_enter_leads_to_the_list_and_no_further() -> None:
    """However long it is held; the bar is on its first line."""
    for frames in (1, 2, 3, 5, 20, 60):
        machine = at(NAME, "title")
        press(machine, "ENTER", frames=frames, after=40)
        assert "WONDERS" in machine.text()[0], frames
    press(machine, "7", after=10)
    press(machine, "ENTER", after=60)
    assert HEADINGS["y"] in machine.text()[0], "7 is up: from the first line to the last one"


def test_the_title_shows_the_walkers_when_nobody_is_there() -> None:
    """After ten seconds; a key leads back."""
    machine = at(NAME, "title")
    until(machine, NAME, "flag_page", frames=600)
    machine.frames(60)
    assert HEADINGS["f"] in machine.text()[0]
    press(machine, "x", frames=10, after=60)
    assert "ENTER start" in machine.text()[23]


def test_the_second_demonstration_is_a_labyrinth_and_ends_at_its_heart() -> None:
    """He goes by himself, and the fire follows; then the title again, and the flag."""
    machine = at(NAME, "title")
    until(machine, NAME, "flag_page", frames=600)
    press(machine, "x", frames=10, after=60)
    machine.frames(600)
    assert machine.text()[0].strip() == "Demonstration: press any key"
    machine.frames(300)
    assert 0x42 in machine.attributes()[32:-32], "it burns"
    until(machine, NAME, "opening_page", frames=1500)
    assert byte(machine, NAME, "labyrinths_walked") == 0


def test_demonstrations_win_no_stars_and_say_all_the_time_what_they_are() -> None:
    """All five games in turn, each played to its end with nothing pressed, and the first one again."""
    machine = at(NAME, "title")
    machine.write(address(NAME, "tour_stars"), [1, 0, 2, 0, 3])
    kept = 2 * len(HEADINGS) + len(HEADINGS)
    before = machine.read(address(NAME, "tour_best"), kept)
    turns = [(f"{name}_turn", 22) for name in ("flag", "boundless", "over", "own")]
    turns.insert(1, ("labyrinth_turn", 0))
    for page_label, row in [*turns, turns[0]]:
        until(machine, NAME, page_label, frames=700)
        machine.frames(20)
        for _ in range(240):
            if not byte(machine, NAME, "attract_on"):
                break
            assert machine.text()[row].strip().startswith("Demonstration: ")
            machine.frames(25)
        assert not byte(machine, NAME, "attract_on"), "it ends within two minutes"
        machine.frames(60)
        assert "ENTER start" in machine.text()[23]
        assert machine.read(address(NAME, "tour_best"), kept) == before


@pytest.mark.parametrize("key", some(["n", "fire"], ["m", "n", "s", "h", "z", "ENTER", "SS", "fire"], "dist/wonders.*"))
def test_a_key_held_for_four_frames_ends_the_labyrinth_that_is_shown(key: str) -> None:
    """Whenever in a step it is pressed, while the fire burns, too; a letter of the page does nothing else."""
    for moment in range(200, 208):
        machine = at(NAME, "title")
        machine.write(address(NAME, "demo_number"), [1])
        until(machine, NAME, "labyrinth_turn", frames=700)
        machine.frames(moment)
        press(machine, key, frames=4, after=60)
        assert "ENTER start" in machine.text()[23], moment
        assert not byte(machine, NAME, "attract_on")


def test_a_letter_that_was_let_go_before_the_demonstration_looked_ends_it() -> None:
    """The ROM's interrupt has it."""
    machine = at(NAME, "title")
    until(machine, NAME, "flag_turn", frames=700)
    machine.frames(50)
    until(machine, NAME, "tour_act")
    machine.set(a=ord("M"))
    machine.frames(60)
    assert "ENTER start" in machine.text()[23]
    assert not byte(machine, NAME, "attract_on")


@pytest.mark.parametrize(("before", "label"), [(0, "flag_turn"), (1, "labyrinth_turn")])
def test_a_demonstration_leaves_the_bar_of_the_list_where_it_was(before: int, label: str) -> None:
    machine = at(NAME, "list")
    machine.write(address(NAME, "demo_number"), [before])
    press(machine, "a", after=10)
    told = machine.text()[17]
    until(machine, NAME, label, frames=700)
    press(machine, "x", frames=10, after=60)
    assert machine.text()[17] == told


def test_the_list_says_what_to_do_in_the_maze_that_has_the_bar() -> None:
    """And which result wins its first star."""
    machine = at(NAME, "list")
    told, aims = list[str](), list[list[str]]()
    for _ in HEADINGS:
        told.append(machine.text()[17].strip())
        aims.append(machine.text()[19].split())
        press(machine, "a", after=10)
    assert machine.text()[5].strip() == "Three stars in each game."
    assert [words.split()[0] for words in told] == ["You", "Find", "Reach", "Outrun", "Draw"]
    assert [" ".join(words) for words in aims] == [
        "Star at 10.0 s",
        "Star in 60.0 s",
        "Star in 40.0 s",
        "Star at 1 of 5",
        "Star at 60 steps",
    ]
    assert machine.text()[17].strip() == told[0]


@pytest.mark.parametrize("key", HEADINGS)
def test_the_bar_comes_back_to_the_maze_that_was_left(key: str) -> None:
    machine = at(NAME, "title")
    press(machine, key, after=60)
    press(machine, "m", after=40)
    press(machine, "ENTER", after=60)
    assert HEADINGS[key] in machine.text()[0]


def test_each_wonder_has_walls_and_a_bar_of_its_own() -> None:
    machine = at(NAME, "title")
    bars, walls = set(), set()
    for key in HEADINGS:
        press(machine, key, after=60)
        inks = machine.attributes()
        bars.add(inks[0])
        middle = [ink for ink in inks[32 : 22 * 32] if ink & 0x40 == 0]
        walls.add(max({*middle} - ({0x07} if key != "l" else set()), key=middle.count))
        press(machine, "BREAK", after=60)
        press(machine, "BREAK", after=60)
        assert machine.attributes()[23 * 32] == 0x68, "the title has its own again"
    assert len(bars) == len(walls) == len(HEADINGS)


def test_the_title_names_the_mazes_as_the_list_does() -> None:
    """Under the same letters."""
    listed = {row.split()[0]: row[4:18].strip().lower() for row in at(NAME, "list").text()[7:16:2]}
    halves = [half for row in at(NAME, "title").text()[17:22:2] for half in (row[:15], row[15:])]
    titled = {key: name.strip() for key, name in (half.split(maxsplit=1) for half in halves)}
    assert titled.pop("QAOP") == "walk"
    assert titled == listed
    assert {key.lower() for key in listed} == {*HEADINGS}


@pytest.mark.parametrize("key", ["b", "w", "l"])
def test_asking_for_the_way_says_that_it_costs_the_star_before_it_does(key: str) -> None:
    machine = at(NAME, "list")
    press(machine, key, after=60)
    bar, foot = machine.text()[0], machine.text()[22]
    press(machine, "s", after=20)
    assert machine.text()[0].strip() == "Lose star? S: yes, any key: no"
    assert machine.text()[22] == foot, "it is asked in the bar"
    press(machine, "x", after=20)
    assert (machine.text()[0], machine.text()[22]) == (bar, foot), "any other key is no answer"
    assert not byte(machine, NAME, "tour_helped")
    press(machine, "s", after=20)
    press(machine, "s", after=20)
    assert "no star" in machine.text()[0].lower()
    assert byte(machine, NAME, "tour_helped")


def test_the_direction_that_refuses_the_way_walks_and_a_shown_way_stops_the_clock() -> None:
    machine = at(NAME, "boundless")
    for key in "qpao":
        press(machine, "s", after=10)
        assert "Lose star?" in machine.text()[0]
        press(machine, key, after=10)
        assert "Lose star?" not in machine.text()[0]
    assert byte(machine, NAME, "tour_runs")
    press(machine, "s", after=10)
    press(machine, "s", after=10)
    time = word(machine, NAME, "clock")
    machine.frames(50)
    assert word(machine, NAME, "clock") == time
    assert machine.text()[0].strip() == "Follow the white way: no star"


@pytest.mark.parametrize(
    ("stars", "told"),
    [([0] * 5, "Stars won: 0 of 15"), ([3, 2, 1, 0, 3], "Stars won: 9 of 15"), ([3] * 5, "All fifteen!")],
)
def test_the_stars_are_counted_and_shown(stars: list[int], told: str) -> None:
    """Three beside each maze: those won are yellow; a maze that has all says so."""
    machine = at(NAME, "list")
    machine.write(address(NAME, "tour_stars"), stars)
    press(machine, "f", after=60)
    press(machine, "m", after=60)
    shown, inks = machine.text(), machine.attributes()
    assert told in shown[3]
    rows = [[inks[32 * row + column] for column in (28, 29, 30)] for row in range(7, 16, 2)]
    assert rows == [[0x46] * number + [0x07] * (3 - number) for number in stars]
    assert ("All three stars" in shown[19]) == (stars[0] == 3)


def test_stars_and_best_results_stay_when_the_program_is_begun_again() -> None:
    """As by RUN 20 after BREAK."""
    machine = at(NAME, "list")
    machine.write(address(NAME, "tour_stars"), [1, 0, 2, 3, 0])
    machine.write(address(NAME, "tour_best"), [123, 0])
    machine.write(address(NAME, "labyrinths_walked"), [31])
    machine.set(pc=address(NAME, "start"))
    machine.frames(60)
    press(machine, "ENTER", after=60)
    shown = machine.text()
    assert "Stars won: 6 of 15" in shown[3]
    assert "12.3 s" in shown[7]
    assert machine.peek(address(NAME, "labyrinths_walked")) == 31


def test_the_player_chooses_keys() -> None:
    """They walk from then on, and the usual ones do not. None is asked for fire: that is what ENTER does."""
    machine = at(NAME, "list", "k")
    rows = [row.split() for row in machine.text()[5:14:2]]
    assert rows[0] == ["1", "Usual", "Q", "A", "O", "P"], "up, down, left, right"
    assert [row[-4:] for row in rows[1:4]] == [[*"9867"], [*"4312"], [*"7658"]]
    assert rows[4] == ["5", "Your", "own"]
    press(machine, "5", after=30)
    for key, told in [("m", "M is taken: list"), ("ENTER", "ENTER is taken: make"), ("n", "N is taken: new")]:
        press(machine, key, after=10)
        assert machine.text()[17].strip() == told
    for key in ("e", "d", "r", "t"):
        press(machine, key, after=10)
    machine.frames(60)
    assert machine.text()[13].split() == ["5", "Your", "own", *"EDRT"]
    press(machine, "BREAK", after=60)
    assert "Stars won" in machine.text()[3]
    press(machine, "d", after=10)
    assert machine.text()[17].split()[0] == "Find"
    press(machine, "a", after=10)
    assert machine.text()[17].split()[0] == "Find"
    press(machine, "ENTER", after=60)
    assert HEADINGS["b"] in machine.text()[0]

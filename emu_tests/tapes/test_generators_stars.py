"""Stars on the tape `generators`: which mazes have some, what N looks for, what is seen when one is lost or won."""

import itertools

import numpy as np
import pytest

from emu_tests.machine.generators_tape import NAME, address, choose, corner, done, entries, noticed, shown_size, word
from emu_tests.machine.generators_walker import WAYS, Walker
from emu_tests.machine.pressing import hold, press, until
from emu_tests.oracles.drawings import colours, pixels
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.programs.assets.plain_shapes import font_from_text, shapes_from_text

OPEN, YELLOW, RED = 0x07, 0x46, 0x42


def next_kind(walker: Walker, then: int, size: tuple[int, int] = (31, 31)) -> None:
    """The end of a walk, then N and ENTER, until a walk through a maze of the only kind with stars left can begin."""
    machine = walker.machine
    machine.write(address("kinds_won"), [0b111 * (kind != then) for kind in range(32)])
    machine.write(address("chosen_size"), size)
    press(machine, "n", after=20)
    machine.write(address("kinds_won"), bytes(32))  # no ring is locked
    press(machine, "ENTER", after=4)
    until(machine, NAME, "walk_still", 4000)


def test_n_leaves_out_kinds_whose_stars_are_all_won(loaded) -> None:
    """Unless all are won: then it goes on by one."""
    walker = Walker(loaded(NAME))
    walker.out()
    machine = walker.machine
    order = list(machine.read(address("kinds_order"), 32))
    here = order.index(walker.byte("menu_place"))
    for place in order[here + 1 : here + 4]:
        machine.write(address("kinds_won") + place, [0b111])
    press(machine, "n", after=20)
    assert walker.byte("menu_place") == order[here + 4]
    machine.write(address("kinds_won"), bytes(32))  # no ring is locked
    press(machine, "ENTER", after=4)
    until(machine, NAME, "walk_still", 2000)
    machine.write(address("kinds_won"), [0b111] * 32)
    walker = Walker.walking(machine)
    walker.out()
    press(machine, "n", after=20)
    assert walker.byte("menu_place") == order[here + 5]


@pytest.mark.parametrize("size", [(31, 31), (21, 21), (31, 23), (19, 31), (5, 5)])
def test_n_looks_for_a_way_that_is_long_enough(size: tuple[int, int], loaded) -> None:
    """It comes to an end with every kind and size; beside the walk a maze says that its way is short, or a side."""
    walker = Walker(loaded(NAME))
    walker.out()
    machine, long = walker.machine, 0
    order = list(machine.read(address("kinds_order"), 33))
    for then in order[2::3]:
        next_kind(walker, then, size)
        assert walker.byte("menu_place") == then
        said = [machine.text()[row][24:].strip() for row in (6, 7)]
        counts = min(machine.read(address("field_width"), 2)) >= 21
        way = walker.word("route_length")
        long += way >= 40
        if counts and way >= 40:
            assert said[1].endswith("***")
        else:
            assert said == ["no stars", ""]
        walker = Walker.walking(machine)
        walker.out()
    if size == (31, 31):
        assert long == len(order[2::3]), "of sixteen mazes one has a long way"


@pytest.mark.parametrize("other", ["generate_braid", "tape"])
def test_a_maze_that_is_not_new_has_no_stars(other: str, loaded) -> None:
    """Beside it, in its walk and at the end: why, and no praise; the way is shown at once."""
    walker = Walker(loaded(NAME))
    machine = walker.machine
    press(machine, "BREAK", after=60)
    said = ["no stars", ""]
    if other == "tape":
        machine.write(address("entry"), address("entry_tape").to_bytes(2, "little"))
        press(machine, "a", after=0)
    else:
        press(machine, "m", after=60)
        choose(machine, other)
        press(machine, "ENTER", after=4)
    done(machine)
    told = lambda *rows: [machine.text()[row][24:].strip() for row in rows]  # noqa: E731
    assert told(11, 12) == said
    assert noticed(machine) == "Reused mazes have no stars"
    walker = Walker.before(machine)
    assert told(6, 7) == said
    walker.out()
    assert told(6, 7) == ["", ""]
    assert told(18, 19) == said
    assert not pixels(machine.screen())[9 * 8 : 11 * 8, 24 * 8 :].any(), "no stars are drawn"
    assert not any(machine.read(address("kinds_won"), len(entries())))


def test_a_star_that_is_lost_falls(loaded) -> None:
    """The border is red once, notes fall, the star is red; half a second later all is dark, in a walk that goes on."""
    walker = Walker(loaded(NAME), seed="8")
    machine, way = walker.machine, walker.way()
    walker.walk(way[:4])
    machine.frames(10)
    walker.at_time(walker.word("walk_parred"))
    borders, stars = [], []
    for _ in range(45):
        machine.frames(1)
        borders.append(machine.ports.border)
        stars.append(int(colours(machine.screen())[7, 30]))
    stars = [star for star in stars if star != 0x47]  # its row is being drawn
    assert {0, 2} == set(borders)
    changes = [n for n in range(1, len(borders)) if borders[n] != borders[n - 1]]
    assert len(changes) <= 2, "one flash"
    assert borders[-8:] == [0] * 8
    assert sorted(set(stars), key=stars.index) in ([RED, OPEN], [YELLOW, RED, OPEN])
    assert 20 <= stars.count(RED) <= 28
    assert walker.word("clock") > walker.word("walk_parred") + 6, "the clock goes on"


def test_the_border_stays_black_where_there_are_no_stars(loaded) -> None:
    """Nothing is lost there: not in the last seconds of par, nor past it."""
    walker = Walker.without_stars(loaded(NAME))
    walker.walk(walker.way()[:3])
    walker.at_time(walker.word("walk_parred") - 30)
    borders = set()
    for _ in range(200):
        walker.machine.frames(1)
        borders.add(walker.machine.ports.border)
    assert borders == {0}


@pytest.mark.parametrize("key", ["BREAK", "h"])
def test_the_border_is_black_when_a_walk_is_left_or_held(key: str, loaded) -> None:
    walker = Walker(loaded(NAME), seed="8")
    machine = walker.machine
    walker.walk(walker.way()[:4])
    for wait in range(2, 16, 3):
        machine.write(address("clock"), walker.word("walk_parred").to_bytes(2, "little"))
        machine.write(address("walk_fall"), [20])
        machine.frames(wait)
        press(machine, key, frames=30 if key == "BREAK" else 4, after=20)
        assert machine.ports.border == 0
        if key == "BREAK":
            break
        press(machine, "k", after=40)


def figure(machine: Machine) -> bytes:
    """The eight bytes of the figure's square."""
    column, row = machine.read(address("walk_shown"), 2)
    top, left = corner(machine)
    square = pixels(machine.screen())[top + row : top + row + 8, left + column : left + column + 8]
    return np.packbits(square, axis=1).tobytes()


def shape(machine: Machine, label: str) -> bytes:
    return bytes(machine.read(address(label), 8))


def test_who_walks_strides_between_rooms_and_stands_in_them(loaded) -> None:
    walker = Walker(loaded(NAME), "generate_dfs")
    machine, way, seen = walker.machine, walker.way(), set()
    machine.frames(4)
    until(machine, NAME, "walk_hands")
    stands, strides = shape(machine, "hero_shape"), shape(machine, "stride_shape")
    assert figure(machine) == stands != strides
    for here, there in itertools.pairwise(way[:20]):
        hold(machine, WAYS[there[0] - here[0], there[1] - here[1]])
        while walker.place("walker_at") != there:
            machine.frames(1)
        until(machine, NAME, "walk_hands")
        room = there[0] % 2 == there[1] % 2 == 1
        assert walker.place("walker_at") == there
        assert figure(machine) == (stands if room else strides), there
        seen.add(room)
    assert seen == {False, True}


@pytest.mark.parametrize(("wide", "side"), [(31, 29), (29, 29), (19, 17)])
def test_a_labyrinth_has_the_whole_board(wide: int, side: int, loaded) -> None:
    """It is the largest of 4 * n + 1 that fits: the frame is round it, in the middle; the menu keeps the size."""
    walker = Walker(loaded(NAME), "generate_unicursal")
    machine = walker.machine
    press(machine, "BREAK", after=60)
    press(machine, "m", after=60)
    machine.type("w", *str(wide), "ENTER", "h", *str(wide), "ENTER", "ENTER")
    done(machine)
    assert shown_size(machine) == (side, side)
    assert corner(machine)[0] == corner(machine)[1]
    assert abs(corner(machine)[0] - (184 - (6 * side - 2)) / 2) <= 4
    floor = np.frombuffer(machine.read(address("field"), 1024), np.uint8).reshape(32, 32) < 0x80
    assert (floor.any(0).nonzero()[0].max(), floor.any(1).nonzero()[0].max()) == (side - 2, side - 2)
    press(machine, "m", after=60)
    assert machine.read(address("field_width"), 2) == bytes([wide, wide])


def test_the_letters_are_those_of_the_narrow_font() -> None:
    """The tape has only some of them: names and captions have no others."""
    whole = ASM / "engine" / "text" / "narrow.font.txt"
    font, kept = font_from_text(whole, whole.read_bytes()), set(" ")
    for name, first in (("digits", ","), ("capitals", "A"), ("smalls", "a")):
        path = ASM / "programs" / NAME / "pictures" / f"narrow_{name}.shapes.txt"
        letters = shapes_from_text(path, path.read_bytes())
        assert letters == font[8 * (ord(first) - 32) :][: len(letters)]
        kept |= {chr(ord(first) + n) for n in range(len(letters) // 8)}
    menus = (ASM / "programs" / NAME / "menus.asm").read_text(encoding="ascii")
    used = {letter for line in menus.splitlines() if " db " in line for letter in "".join(line.split('"')[1::2])}
    assert used <= kept
    assert word(address("narrow_font")) == address("narrow_letters")

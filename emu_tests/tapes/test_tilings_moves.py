"""The tape `tilings`: every direction on the pages of choices and of the mask, and how fast keys are answered."""

import pytest

from emu_tests.machine.pressing import address, at, byte, frames_until, hold, place, press, until
from emu_tests.machine.tilings_tape import (
    GENERATORS,
    KEYS,
    NAME,
    ORDER,
    board,
    chosen,
    ends,
    follow,
    links,
    rest,
    size,
    tiling,
    way,
)
from emu_tests.tapes.test_key_moves import STEPS
from emu_tests.tapes.test_pace import changes
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST
from zxmazes.tilings import TILINGS

every_way = pytest.mark.parametrize("key", STEPS)
IN_USE, AT_REST = 0x78, 0x38
ELLER = GENERATORS.index("eller_storeys")
FIRST_ROW, SHOWN = 3, 10


@every_way
def test_the_cursor_of_the_mask_stays_on_the_board(key: str) -> None:
    """A step from the middle; at an edge none that leads beyond it."""
    machine = at(NAME, "mask")
    rows, columns, _ = size(machine)
    down, right = STEPS[key]
    for row, column in ((3, 4), (0, 0), (rows - 1, columns - 1)):
        machine.write(address(NAME, "cursor"), (column, row))
        press(machine, key, frames=2, after=6)
        inside = 0 <= row + down < rows and 0 <= column + right < columns
        assert inside or row != 3
        assert place(machine, NAME, "cursor") == ((row + down, column + right) if inside else (row, column))


@pytest.mark.parametrize("on", ["menu", "storeys"])
@every_way
def test_the_bars_of_the_choices(key: str, on: str) -> None:
    """Up and down round the ends of the list in use, sideways to the other list; its bar is the bright one.

    Eller makes storeys only: of other tilings the bar passes his name.
    """
    machine = at(NAME, on)
    for in_use, label, many in ((0, "tiling", len(ORDER)), (1, "generator", len(GENERATORS))):
        refused = ELLER if label == "generator" and on != "storeys" else None
        for entry in range(many):
            if entry == refused:
                continue
            if label == "generator":
                machine.write(address(NAME, "tiling"), [ORDER.index("storeys" if on == "storeys" else "square")])
            machine.write(address(NAME, label), [entry])
            machine.write(address(NAME, "list_in_use"), [in_use])
            press(machine, key, frames=2, after=12)
            rest(machine, "menu_frame")
            down, right = STEPS[key]
            chosen = (entry + down) % many
            chosen = (chosen + down) % many if chosen == refused else chosen
            assert byte(machine, NAME, label) == chosen
            assert byte(machine, NAME, "list_in_use") == (in_use ^ 1 if right else in_use)
            colours = machine.attributes()[32 * (FIRST_ROW + min(chosen, SHOWN - 1)) :][:32]
            bar = colours[1:15] if label == "tiling" else colours[17:31]
            assert set(bar) == {AT_REST if right else IN_USE}


def test_eller_is_offered_for_storeys_alone() -> None:
    """Elsewhere his line says so; when the tiling changes, the first generator takes his place."""
    machine = at(NAME, "eller")
    assert byte(machine, NAME, "generator") == ELLER
    press(machine, "p", after=20)
    press(machine, "a", after=20)
    assert byte(machine, NAME, "generator") == 0
    assert set(machine.attributes()[32 * (FIRST_ROW + ELLER) + 18 :][:13]) == {0x03}
    assert machine.text()[FIRST_ROW + ELLER][17:].strip() == "Storeys only"
    press(machine, "q", after=20)
    assert machine.text()[FIRST_ROW + ELLER][17:].strip() == "Eller storeys"
    assert set(machine.attributes()[32 * (FIRST_ROW + ELLER) + 17 :][:14]) == {0x05}


@pytest.mark.parametrize("wait", [5, 15, 25])
def test_a_key_is_answered_while_the_title_is_drawn(wait: int) -> None:
    """The picture is left out, then."""
    machine = Machine(48)
    machine.load_snapshot(DIST / f"{NAME}.z80")
    machine.frames(wait)
    hold(machine, "f")
    machine.frames(4)
    hold(machine)
    assert frames_until(machine, lambda: "ENTER make it" in machine.text()[23], 60) < 40 - wait


def test_a_held_direction_walks_at_a_steady_pace() -> None:
    """A step at once, and one every sixth frame: the walker glides in between."""
    machine = board("square")
    machine.write(address(NAME, "links"), [0x04, *[0x44] * 18, 0x40])
    machine.write(address(NAME, "walker"), (0, 0))
    hold(machine, "d")
    assert changes(machine, lambda: byte(machine, NAME, "steps")) == [*range(0, 40, 6)]


@pytest.mark.parametrize("name", ["hexagon", "octagon", "circle", "torus"])
def test_the_walker_glides_by_the_middle_of_the_wall(name: str) -> None:
    """Its disc is between the two cells, in five places at most, and nothing of it is left there."""
    machine = board(name)
    first, last = ends(machine)
    codes = way(machine, first, last)
    follow(machine, codes[:2])
    hold(machine, KEYS[codes[2]])
    seen = set()
    for _ in range(6):
        machine.frames(1)
        hold(machine)
        seen.add(machine.screen()[:6144])
    rest(machine)
    assert 3 <= len(seen) <= 6
    after = machine.screen()[:4096]
    again = board(name)
    follow(again, codes[:3])
    assert again.screen()[:4096] == after


def test_the_next_maze_of_a_lone_diagonal() -> None:
    """A mask leaves two octagons joined by a diagonal: N makes their maze again, whatever the seed.

    T then leads round the tilings that join the two, to these octagons again.
    """
    machine = chosen("octagon")
    machine.write(address(NAME, "links_mask"), [0x7F, 255, 255, 255, 0xBF, *[255] * 123])
    machine.write(address(NAME, "mask_on"), [1])
    joined = [name for name, one in TILINGS.items() if (3, (1, 1)) in one.neighbours((0, 0), 3, 3)]
    for key in ("ENTER", *"nnnnnnn", *"t" * len(joined), "n"):
        machine.frames(6)  # the key before is seen released
        press(machine, key, after=0)
        until(machine, NAME, "board_frame")
        assert ORDER[byte(machine, NAME, "tiling")] in joined
        assert sorted(set(links(machine).flat)) == [0, 0x08, 0x80]
        assert byte(machine, NAME, "fewest") == 1
    assert ORDER[byte(machine, NAME, "tiling")] == "octagon"


@pytest.mark.parametrize(("page", "key", "frames"), [("hexagon", "m", 4), ("menu", "BREAK", 16)])
def test_a_page_goes_before_the_next_one_is_unpacked(page: str, key: str, frames: int) -> None:
    """The key is answered at once, BREAK after a quarter of a second."""
    machine = at(NAME, page)
    hold(machine, key)
    machine.frames(frames)
    assert not any(machine.attributes())


def test_a_row_is_free_above_the_foot() -> None:
    """What was typed goes; the row about the tiling, or why a mask is refused, stands above it."""
    machine = at(NAME, "seed")
    assert machine.text()[22].strip()
    press(machine, "ENTER", after=20)
    assert not machine.text()[22].strip()
    assert machine.text()[21] == " Four ways from each cell".ljust(32)
    assert not at(NAME, "refused").text()[22].strip()


def test_a_refusal_names_its_reason() -> None:
    """The mask is not the reason where the board has no ring."""
    assert at(NAME, "refused").text()[21].strip() == "The mask leaves too few cells"
    assert at(NAME, "refused-rings").text()[21].strip() == "There is no ring on this board"


def test_break_leaves_while_the_way_is_drawn() -> None:
    """Long before its last step: to the choices, and no further until BREAK is held again."""
    machine = board("square")
    press(machine, "s", frames=2, after=10)
    press(machine, "BREAK", frames=70, after=80)
    assert machine.text()[0].startswith(" TILINGS ")


def test_octagons_by_two_keys_of_the_stick() -> None:
    """Two directions together are a diagonal."""
    machine = board("octagon")
    together = {1: ("up", "right"), 3: ("right", "down"), 5: ("down", "left"), 7: ("left", "up")}
    steps = 0
    for cell in tiling(machine).cells(*size(machine)):
        for code, there in tiling(machine).neighbours(cell, *size(machine)):
            if code & 1 and links(machine)[cell] >> code & 1 and there != ends(machine)[1]:
                machine.write(address(NAME, "walker"), cell[::-1])
                press(machine, *together[code], frames=2, after=4)
                assert place(machine, NAME, "walker") == there
                steps += 1
    assert steps > 10

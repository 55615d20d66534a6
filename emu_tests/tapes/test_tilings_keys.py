"""What each key of the tape `tilings` does: the page of choices, the walk, the page of the mask."""

import networkx as nx
import numpy as np

from emu_tests.machine.images import number
from emu_tests.machine.key_case import Case, keys_on
from emu_tests.machine.pressing import address, at, press, until
from emu_tests.machine.tilings_tape import (
    KEYS,
    NAME,
    ORDER,
    aimed,
    arrived,
    ends,
    graph,
    judge_maze,
    links,
    mask,
    rest,
    size,
    tiling,
)
from zxmazes import masks
from zxmazes.tilings import STRIDE, TILINGS, Cell

STORIES = 8
NEAR, ASIDE, NEARLY = 55, 80, 15  # degrees
STICK = "up right down left"
STICK_CODES = {"7": 0, "8": 2, "6": 4, "5": 6, "up": 0, "right": 2, "down": 4, "left": 6}
#: A maze on each tiling.
BOARDS = [f"tilings menu a*{place} ENTER" for place in range(len(ORDER))]
#: The keys of its directions, and the joystick; the digits are tried on hexagons.
WALKING = [
    f"{board}: {' '.join(KEYS[code] for code in TILINGS[name].directions)} {'7 8 6 5' * (name == 'hexagon')} {STICK}"
    for name, board in zip(ORDER, BOARDS, strict=True)
]


def opens(case: Case, label: str) -> None:
    """The page that waits at this label comes, once the key is let go."""
    press(case.machine, case.key, after=0)
    rest(case.machine, label)


@keys_on("tilings menu: ENTER fire")
def test_to_board(case: Case) -> None:
    """ENTER, fire: the maze of the choices, the walker at its entrance; it stands still while the key is held."""
    opens(case, "board_frame")
    assert_begun(case)


def assert_begun(case: Case) -> None:
    """A walk begins in the maze of the choices."""
    judge_maze(case.machine)
    first, last = ends(case.machine)
    assert case.place("walker") == first
    assert (case.word("steps"), case.byte("found")) == (0, 0)
    fewest = nx.shortest_path_length(graph(case.machine), first, last)
    assert int(case.row(13)[26:]) == case.word("fewest") == fewest
    assert int(case.row(11)[26:]) == 0
    assert number(case.row(0)[24:], "") == case.word("seed")


@keys_on("tilings menu: k r")
def test_menu_switches(case: Case) -> None:
    """K: the mask is used, or not; R: passages have directions, or not."""
    label, row, text = ("mask_on", 18, slice(26, 32)) if case.key == "k" else ("arrows_on", 19, slice(10, 16))
    for expected in (1, 0, 1):
        case.do()
        assert case.byte(label) == expected
        assert case.row(row)[text].split() == [("off", "on")[expected]]


@keys_on("tilings menu: f g")
def test_menu_of_others(case: Case) -> None:
    """F, G: nothing where the tiling has no floors, and the generator no number."""
    before = case.machine.screen()
    case.do()
    assert case.machine.screen() == before


@keys_on("tilings storeys: f")
def test_menu_floors(case: Case) -> None:
    """F: fewer rows if the floors no longer fit."""
    case.do("f", "4", "ENTER")
    rows = case.machine.peek(address(NAME, "sizes") + 2 * STORIES + 1)
    assert 2 <= rows * 4 <= STRIDE


@keys_on("tilings menu: e")
def test_to_mask(case: Case) -> None:
    """E: the page of the mask."""
    opens(case, "mask_frame")
    assert "heart" in case.row(0)
    case.machine.frames(40)
    assert not mask(case.machine).any()


@keys_on("tilings mask: m", *(f"{board}: m" for board in BOARDS))
def test_to_menu(case: Case) -> None:
    """M: the choices, as they were; after the mask's page the mask is on."""
    was_mask = "heart" in case.row(0)
    before = [case.byte(name) for name in ("tiling", "generator", "speed")]
    opens(case, "menu_frame")
    assert case.row(0).startswith(" TILINGS")
    assert [case.byte(name) for name in ("tiling", "generator", "speed")] == before
    assert case.byte("mask_on") == was_mask


@keys_on(*WALKING)
def test_step(case: Case) -> None:
    """A direction: a step where there is a passage, else none; its dot stays behind.

    The stick and the digits are as they are seen: in rings the passage that leads most nearly there.
    """
    machine, rule = case.machine, tiling(case.machine)
    stick = case.key in STICK_CODES
    for cell in rule.cells(*size(machine))[::7]:
        here = dict(rule.neighbours(cell, *size(machine)))
        code = STICK_CODES[case.key] if stick else KEYS.index(case.key)
        codes = [code] if code in rule.directions or not stick else [(code + 1) % 8, (code + 7) % 8]
        put(case, cell)
        maze = links(machine)[cell]
        if not stick and tiling(machine).name == "polar":  # either letter leads where there is one neighbour
            pair = next(({*pair} for pair in ((0, 1), (4, 5)) if code in pair), {code})
            codes = [code] if code in here and code != 4 else [one for one in pair if one in here]
        expected = next((one for one in sorted(codes) if maze >> one & 1), None)
        press(machine, case.key, frames=2, after=8)
        if arrived(machine):
            break
        if stick and not rule.drawing.polygons:
            assert_aimed(case, cell, here)
            continue
        assert case.place("walker") == (cell if expected is None else here[expected])
        assert case.word("steps") == (expected is not None)


def assert_aimed(case: Case, cell: Cell, here: dict[int, Cell]) -> None:
    """The step from a cell of rings: nearly where the key points, if anything leads there, and never aside or back."""
    code = STICK_CODES[case.key]
    far = aimed(case.machine, cell, {0: -1, 4: 1}.get(code, 0), {2: 1, 6: -1}.get(code, 0))
    there = case.place("walker")
    if there == cell:
        assert not any(angle < NEAR for angle in far.values())
    else:
        taken = next(angle for one, angle in far.items() if here[one] == there)
        assert taken < ASIDE
        assert taken < min(far.values()) + NEARLY


def put(case: Case, cell: tuple[int, int]) -> None:
    """The walker in a cell, no step counted."""
    case.machine.write(address(NAME, "walker"), cell[::-1])
    case.machine.poke_word(address(NAME, "steps"), 0)


@keys_on(*(f"{board}: s" for board in BOARDS))
def test_shows_way(case: Case) -> None:
    """S: dots along the shortest way; again: none, and the screen is as before."""
    before = case.machine.screen()
    case.do()
    rest(case.machine)
    marks = np.frombuffer(case.machine.read(address(NAME, "marks"), 1024), np.uint8).reshape(32, 32)
    shown = {tuple(map(int, cell)) for cell in np.argwhere(marks & 2)}
    first, last = ends(case.machine)
    assert shown == set(nx.shortest_path(graph(case.machine), first, last))
    assert case.machine.screen() != before
    case.do()
    rest(case.machine)
    assert case.machine.screen() == before


@keys_on(*(f"{board}: h" for board in BOARDS))
def test_heats(case: Case) -> None:
    """H: four colours by the distance from the entrance; again: none, and the screen is as before.

    Where cells have no room for colours, it is not offered, and does nothing.
    """
    before = case.machine.screen()
    case.do()
    assert any("heat" in row for row in case.machine.text()) == bool(case.byte("own"))
    if not case.byte("own"):
        assert case.machine.screen() == before
        return
    rest(case.machine)
    assert case.byte("heat") == 1
    first, _ = ends(case.machine)
    far = nx.single_source_shortest_path_length(graph(case.machine), first)
    most = max(far.values())
    steps = case.word("band_steps")
    assert steps == most // 4 + 1
    kept = np.frombuffer(case.machine.read(address(NAME, "links_distances"), 2048), "<u2").reshape(32, 32)
    assert all(kept[cell] == steps for cell, steps in far.items())
    case.do()
    rest(case.machine)
    assert case.machine.screen() == before


@keys_on(*(f"{board}: n" for board in BOARDS))
def test_next_maze(case: Case) -> None:
    """N: the maze of the seed that the last one ended with."""
    for _ in range(2):
        after, maze = case.word("after_seed"), links(case.machine)
        opens(case, "board_frame")
        assert case.word("seed") == after
        assert (links(case.machine) != maze).any()
        assert_begun(case)


@keys_on(*(f"{board}: t" for board in BOARDS))
def test_next_tiling(case: Case) -> None:
    """T: the same seed and generator on the next tiling; after the last one the first."""
    for count in range(1, len(ORDER) + 1):
        before = case.byte("tiling")
        opens(case, "board_frame")
        assert case.byte("tiling") == (before + 1) % len(ORDER), count
        assert_begun(case)


@keys_on("tilings mask: SPACE fire")
def test_cuts(case: Case) -> None:
    """SPACE, fire: the cell under the cursor is taken out, or put back."""
    before = case.machine.screen()
    for cell in ((0, 0), (0, 1), (0, 0)):
        if cell[1]:
            case.do("p")
        case.machine.write(address(NAME, "cursor"), cell[::-1])
        was = mask(case.machine)
        case.do(case.key)
        changed = np.argwhere(mask(case.machine) != was).tolist()
        assert changed == [list(cell)]
    assert case.machine.screen() != before


DOT = 9  # pixels of the dot on a cell that is taken out


def without_cursor(case: Case) -> int:
    """The pixels of the page at a moment when its cursor is not shown."""
    while case.byte("beat") & 8:
        case.machine.frames(1)
    return int.from_bytes(case.machine.screen()[:6144], "big")


@keys_on("tilings mask: h c x")
def test_built_in(case: Case) -> None:
    """H, C: that shape, stretched to the board, and no other; X: all cells. Each cell that is out has its dot."""
    rows, columns, _ = size(case.machine)
    whole = without_cursor(case)
    case.do("SPACE")
    case.do()
    found = mask(case.machine)[:rows, :columns]
    assert (whole ^ without_cursor(case)).bit_count() == DOT * found.sum()
    kept = np.ones((rows, columns), np.bool_)
    if case.key != "x":
        label = {"h": "heart", "c": "circle"}[case.key]
        parts = np.frombuffer(bytes(case.machine.read(address(NAME, label), 64)), np.uint8).reshape(2, 4, 8)[:, :2]
        grid = np.unpackbits(parts.transpose(0, 2, 1), axis=2).astype(np.bool_).reshape(16, 16)[:15, :15]
        kept = masks.sample(grid, rows, columns)
        assert (kept == masks.built_in(label, rows, columns)).mean() > 0.85, "the shape of the library, more coarsely"
    assert (found != kept).all()


def of_rom(case: Case, letter: str) -> np.ndarray:
    """A letter of the ROM, twice as wide as it is there, at 7 x 7 places."""
    lines = np.frombuffer(bytes(case.machine.read(0x3C01 + 8 * ord(letter), 7)), np.uint8)
    return np.unpackbits(lines | lines << 1).astype(np.bool_).reshape(7, 8)[:, :7]


@keys_on("tilings mask: l")
def test_initial(case: Case) -> None:
    """L, then a letter: that letter; another key: nothing."""
    rows, columns, _ = size(case.machine)
    for letter in "AMZ":
        press(case.machine, case.key, after=8)
        assert "Which letter" in case.row(23)
        case.do(letter.lower())
        assert (mask(case.machine)[:rows, :columns] != masks.sample(of_rom(case, letter), rows, columns)).all()
        press(case.machine, case.key, after=8)
        case.do("1")
        assert (mask(case.machine)[:rows, :columns] != masks.sample(of_rom(case, letter), rows, columns)).all()


def test_break_leads_from_a_watched_maze_to_the_choices() -> None:
    """And no further while it is held."""
    machine = at(NAME, "watched")
    press(machine, "BREAK", frames=120, after=40)
    assert machine.text()[0].startswith(" TILINGS ")


def test_that_a_key_is_taken_is_said_in_one_colour() -> None:
    machine = at(NAME, "own")
    for keys in ("s", "w", "yy"):
        for key in keys:
            press(machine, key, after=8)
        text = machine.text()[17]
        assert text.strip() == f"{key.upper()} is taken."
        assert {machine.attributes()[32 * 17 + place] for place, one in enumerate(text) if one != " "} == {0x42}


def test_qaop_can_be_chosen_and_h_stops_the_clock_then() -> None:
    machine = at(NAME, "own")
    for key in "qaop":
        press(machine, key, after=30)
    press(machine, "BREAK", after=60)
    machine.set(pc=address(NAME, "opening_play"))
    until(machine, NAME, "tour_frame")
    machine.frames(10)
    assert machine.text()[20][26:].split() == ["H", "wait"]
    press(machine, "p", after=20)
    assert not machine.text()[23].startswith(" Paused")
    press(machine, "h", after=20)
    assert machine.text()[23].startswith(" Paused")


def test_p_stops_the_clock_with_the_usual_keys() -> None:
    machine = at(NAME, "level")
    assert machine.text()[20][26:].split() == ["P", "wait"]
    press(machine, "p", after=20)
    assert machine.text()[23].startswith(" Paused")

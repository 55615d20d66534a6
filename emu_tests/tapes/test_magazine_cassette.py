"""The cassette of the magazine's programs: its menu finds each of them, and is there again when one is done."""

import re
from itertools import accumulate, product

import pytest
from skoolkit.tape import parse_tap

from emu_tests.machine.cassette import LETTERS, OWN, QUIET, choose, count, is_menu, menu
from emu_tests.machine.images import left_to_basic
from emu_tests.machine.magazine import MENU, NAMES, STATUS, load, stop
from emu_tests.machine.magazine_roam import cells, follow, panel, walk
from emu_tests.oracles.menus import entries
from emu_tests.records.sampling import some
from zxmazes.documents import magazine
from zxmazes.machine.spectrum import Machine
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import ASM, BASIC, DIST
from zxmazes.programs import built
from zxmazes.programs.registry import program

RESIDENT = 0xE300
WALKED = [name for name in NAMES if "walking" in program(f"{MENU}_{name}").parts]
CAP = 0x70  # the attribute of a letter in the menu
SCREEN_OUT, ROM_PRINT = 23739, 0x09F4  # where the ROM finds the routine that prints, and what it is


def test_the_cassette_has_no_snapshot() -> None:
    """Its menu loads from the tape, which an emulator does not have in when it opens a snapshot."""
    without = {path.stem for path in DIST.glob("*.tap")} - {path.stem for path in DIST.glob("*.z80")}
    assert without == {MENU}


@pytest.mark.parametrize(
    ("name", "model"),
    some([("z1", 48), ("m6", 128), ("z14b", 128)], product(NAMES, (48, 128)), "dist/magazine*.tap"),
)
def test_the_menu_loads_each_program(name: str, model: int, machines: list[Machine]) -> None:
    """By its key, from the same tape, as far on as it is."""
    machine = menu(model, machines)
    choose(machine, name)
    magazine.finish(machine)
    assert magazine.seconds(machine) > 0


@pytest.mark.parametrize(
    ("name", "model"),
    some(
        [("z13b", 48), ("m4", 128), ("z7", 48), ("w1", 48)],
        product(NAMES, (48, 128)),
        "dist/magazine*.tap",
    ),
)
def test_the_menu_is_there_again_after_a_listing(name: str, model: int, machines: list[Machine]) -> None:
    """By C, whatever the listing and our routine did, not a byte of its code changed; and it loads another."""
    machine = menu(model, machines)
    code = built_code()
    choose(machine, name)
    magazine.finish(machine)
    if "M fast" in machine.text()[STATUS + 1]:
        machine.press("m", frames=10, after=30)
        magazine.finish(machine, 10)
    assert "C menu" in machine.text()[STATUS + 1]
    machine.press("c", frames=10, after=QUIET)
    assert is_menu(machine)
    marked = [entry.letter for entry in entries(machine.screen()) if entry.marked]
    assert marked == [LETTERS[NAMES.index(name)]], "where it was left"
    assert without_bar(machine.screen()) == without_bar(first(model))
    now = machine.read(RESIDENT, len(code))
    changed = [at for at in range(len(code)) if now[at] != code[at]]
    assert not changed or set(changed) <= variable_bytes(), changed
    choose(machine, "z13")
    magazine.finish(machine)
    assert machine.text()[STATUS].startswith("Z13 ")


def without_bar(screen: bytes) -> list[tuple[str, str, str]]:
    """What the menu lists, whatever has the bar."""
    return [(entry.letter, entry.name, entry.seconds) for entry in entries(screen)]


def built_code() -> bytes:
    """The menu's code on tape."""
    return bytes(parse_tap(str(DIST / f"{MENU}.tap")).blocks[OWN - 1].data[1:-1])


def variable_bytes() -> set[int]:
    """What the code itself changes: the chosen name, and operands of the parts of the engine."""
    machine = menu(48, [])
    machine.press("h", frames=4, after=20)
    machine.press("h", frames=4, after=20)
    code = built_code()
    changed = set()
    for _ in range(4):
        machine.press("6", frames=4, after=20)  # a description of another length
        now = machine.read(RESIDENT, len(code))
        changed |= {at for at in range(len(code)) if now[at] != code[at]}
    name = range(built.symbol(MENU, "resident_name") - RESIDENT, built.symbol(MENU, "look_use") - RESIDENT)
    return {*name, *changed}


def first(model: int) -> bytes:
    """The menu's screen when it has been loaded."""
    return menu(model, []).screen()


def test_the_names_and_seconds_of_the_menu(machines: list[Machine]) -> None:
    """A letter for each; the seconds are those of the bench, and of runs now."""
    listed = {entry.letter: entry for entry in entries(menu(48, machines).screen())}
    assert "".join(listed) == LETTERS
    for name in ("z6", "z13", "z7"):
        taken = magazine.usual_seconds(next(one for one in magazine.listings() if one.id == name))
        assert listed[LETTERS[NAMES.index(name)]].seconds == (f"{taken:.0f}" if taken >= 1 else f"{taken:.1f}"), name


@pytest.mark.parametrize("pause", [5, 15, 25])
def test_a_second_tap_of_c_is_no_letter(pause: int, machines: list[Machine]) -> None:
    """Nor while the menu is drawn; later it is."""
    machine = menu(48, machines)
    choose(machine, "z13")
    magazine.finish(machine)
    machine.press("c", frames=6, after=pause)
    machine.press("c", frames=6, after=60)
    assert is_menu(machine)
    machine.press("c", frames=6, after=20)
    assert "Looking for z1c." in machine.text()[6]


def seconds_of(machine: Machine, name: str) -> str:
    """What the menu says that a listing takes."""
    return next(entry.seconds for entry in entries(machine.screen()) if entry.letter == LETTERS[NAMES.index(name)])


def test_a_listing_from_the_cassette_tells_how_long_it_takes(machines: list[Machine]) -> None:
    """Below the seconds that have passed; a listing of its own tape does not know."""
    machine = menu(48, machines)
    takes = seconds_of(machine, "z4")
    choose(machine, "z4")
    machine.frames(150)
    assert machine.text()[STATUS + 1].split() == ["Hold", "SPACE", "to", "stop", "about", takes, "s"]
    alone = load("z4")
    machines.append(alone)
    alone.frames(100)
    assert alone.text()[STATUS + 1].split() == ["Hold", "SPACE", "to", "stop"]


def test_an_estimate_that_is_passed_is_taken_back(machines: list[Machine]) -> None:
    machine = menu(48, machines)
    takes = seconds_of(machine, "z4")
    choose(machine, "z4")
    machine.frames(80)
    assert machine.peek(built.symbol(f"{MENU}_z4", "alive_due")) == int(takes)
    seconds = int(machine.text()[STATUS][26:29])
    machine.write(built.symbol(f"{MENU}_z4", "alive_due"), [seconds + 2])
    machine.frames(30)
    assert machine.text()[STATUS + 1].rstrip().endswith(f"to stop  about {takes:>3} s")
    machine.frames(100)
    assert machine.text()[STATUS + 1].rstrip().endswith("to stop  takes longer")


def test_the_stars_of_a_walk_are_kept_in_the_menu(machines: list[Machine]) -> None:
    """The most that were won: beside the listing, and in the sum; a place for three beside each that has a walk."""
    machine = menu(48, machines)
    assert won(machine) == dict.fromkeys(WALKED, "...")
    assert f" 0 of {3 * len(WALKED)}" in machine.text()[17]
    choose(machine, "z7")
    magazine.finish(machine)
    for late, stars in ((0, 3), (1500, 1)):
        walk(machine)
        machine.write(built.symbol(f"{MENU}_z7", "roam_rules"), [0])  # no hunter, whatever the rank
        machine.press("q", frames=2, after=late)
        follow(machine, "z7", cells(machine, "z7"))
        assert panel(machine, "z7") == (stars, [*panel(machine, "z7")[1][:2], f"3 of {3 * len(WALKED)} stars"])
    machine.press("c", frames=10, after=QUIET)
    assert won(machine) == {name: "***" if name == "z7" else "..." for name in WALKED}
    assert f" 3 of {3 * len(WALKED)}" in machine.text()[17]


def won(machine: Machine) -> dict[str, str]:
    """The stars beside the listings: * for one that is won, . for one that is not; none where there is no walk."""
    screen, found = machine.screen(), {}
    listed = iter(NAMES)
    watched = {entry.letter for entry in entries(screen) if entry.last == "view"}
    assert watched == {LETTERS[NAMES.index(name)] for name in NAMES} - {LETTERS[NAMES.index(name)] for name in WALKED}
    for column, row in product((0, 16), range(24)):
        if screen[6144 + 32 * row + column] == CAP:
            cells = [2048 * (row // 8) + 32 * (row % 8) + column + 13 + 256 * line for line in range(8)]
            shapes = [screen[at] << 8 | screen[at + 1] for at in cells]
            dots = [sum((line >> 11 - 5 * star & 31).bit_count() for line in shapes) for star in range(3)]
            name = next(listed)
            if name in WALKED:
                found[name] = "".join("." if dot == 1 else "*" for dot in dots)
    return found


@pytest.mark.parametrize(("name", "keys"), [("z4", "N new  W walk  M fast  C menu"), ("z13", "N new  M fast  C menu")])
def test_the_keys_of_a_listing_from_the_cassette(name: str, keys: str, machines: list[Machine]) -> None:
    """Q is a key of the menu only."""
    machine = menu(48, machines)
    choose(machine, name)
    magazine.finish(machine)
    assert machine.text()[STATUS + 1].rstrip() == keys
    machine.press("q", frames=10, after=60)
    assert not left_to_basic(machine, line=4)
    assert machine.text()[STATUS + 1].rstrip() == keys


def test_a_band_of_two_strokes_closes_the_menu(machines: list[Machine]) -> None:
    """By chance, but each time the same."""
    screen = menu(48, machines).screen()
    cells = [bytes(screen[0x10A0 + 0x100 * line + column] for line in range(8)) for column in range(32)]
    strokes = set(cells)
    assert len(strokes) == 2
    assert all(stroke[::-1] in strokes for stroke in strokes)
    assert 8 < cells.count(strokes.pop()) < 24


def test_a_listing_of_its_own_tape_has_no_menu(machines: list[Machine]) -> None:
    """Nor does C do anything there."""
    machine = load("z1")
    machines.append(machine)
    stop(machine)
    assert "menu" not in machine.text()[STATUS + 1]
    screen = machine.screen()
    machine.press("c", frames=8, after=40)
    assert machine.screen() == screen


def test_no_listing_reaches_the_menu() -> None:
    """By what the build lets it fill."""
    for name in program(MENU).cassette:
        assert all(area.last < RESIDENT for area in program(name).memory), name


def test_the_cassette_by_its_pulses(machines: list[Machine]) -> None:
    """The menu and the second program, by every pulse, the first passed by on the way."""
    machine = menu(48, machines, pulses=True)
    machine.press("b", frames=6, after=10)
    machine.play(tape_blocks(DIST / f"{MENU}.tap")[OWN : OWN + count(NAMES[0]) + count(NAMES[1])], None)
    magazine.finish(machine)
    assert machine.text()[STATUS].lower().startswith(NAMES[1])


def test_the_page_stays_while_other_listings_pass(machines: list[Machine]) -> None:
    """Past the one looked for; when the tape is rewound, it is found."""
    machine = menu(48, machines)
    machine.press("d", frames=6, after=10)
    page = machine.text()[:15]
    blocks = tape_blocks(DIST / f"{MENU}.tap")
    ends = list(accumulate((count(name) for name in NAMES), initial=OWN))
    past = NAMES.index("z2") + 1
    machine.play(blocks[ends[past] : ends[past + 5]], None, pulses=False)
    assert machine.text()[:15] == page
    assert machine.text()[15].split()[0] == LETTERS[past + 4], "the last one"
    assert machine.text()[16:] == [" " * 32] * 8
    machine.play(blocks[ends[past - 2] : ends[past]], None, pulses=False)
    magazine.finish(machine)
    assert machine.text()[STATUS].startswith("Z2 Rooms ")
    assert machine.word(SCREEN_OUT) == ROM_PRINT, "the ROM prints as ever"


@pytest.mark.parametrize("name", NAMES)
def test_a_listing_has_its_name_from_the_menu(name: str) -> None:
    """And the one on the tape before it."""
    text = (ASM / "programs" / MENU / "menu_texts.asm").read_text(encoding="ascii")
    shown = re.findall(r'LIST_(?:PRINTED|OURS), "(.*)", 0', text)[NAMES.index(name)]
    source = (BASIC / f"{MENU}_{name}.bas").read_text(encoding="utf-8")
    assert f'LET t$="{name.capitalize()} {shown}"' in source

"""The tape `generators`: mazes watched while they are made, at every speed."""

import itertools

import pytest

from emu_tests.machine.generators_tape import (
    NAME,
    address,
    choose,
    done,
    make,
    noticed,
    picture,
    told_time,
    walls,
)
from emu_tests.machine.images import MODELS, assembly, begin, every_model
from emu_tests.machine.narrow import narrow_rows
from emu_tests.records.sampling import every
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.routines.library import Library

WATCHED = ("generate_dfs", "generate_dfs_biased", "generate_kruskal", "generate_wilson")


@pytest.mark.parametrize(
    ("routine", "model", "contended"),
    every(3, [(routine, *model) for routine in WATCHED for model in MODELS], "dist/generators.tap"),
)
def test_watched_or_at_once_it_is_the_same_maze(
    routine: str, model: int, contended: bool, loaded, library: Library
) -> None:
    """Interrupted in each frame, with SP wherever the generator has it: the same field, in many small steps."""
    machine = loaded(NAME, model, contended)
    begin(machine)
    choose(machine, routine)
    machine.type("s", "7", "ENTER", "t", "1", "1", "ENTER")
    machine.press("ENTER", frames=3, after=0)
    machine.run_to(address("watched_board"), 100 * machine.frame, "the board")
    shown = set()
    for _ in range(400):
        machine.frames(1)
        shown.add(picture(machine).tobytes())
        if machine.registers.im == 1 and len(shown) > 3:
            break
    done(machine)
    assert len(shown) > 5
    library.generate(routine.removeprefix("generate_"), 11)
    assert (walls(machine) == library.walls()).all()
    assert (picture(machine)[:31, :31] == walls(machine)[:31, :31]).all()
    assert (machine.registers.i, machine.registers.im) == (0x3F, 1)
    assert told_time(machine) is None, "it was throttled"


def frames_watched(machine: Machine, speed: str) -> int:
    machine.press(speed, after=8)
    machine.press("a", frames=3, after=0)
    for count in range(0, 3000, 2):
        machine.frames(2)
        if machine.registers.im == 1 and count > 8:
            done(machine)
            return count
    raise AssertionError("it does not end")


@every_model
def test_each_speed_is_faster_than_the_one_before(model: int, contended: bool, loaded) -> None:
    machine = loaded(NAME, model, contended)
    make(machine, "generate_dfs", seed="3")
    taken = [frames_watched(machine, speed) for speed in "123456789"]
    assert all(later < 0.8 * earlier for earlier, later in itertools.pairwise(taken[:8])), taken
    assert taken[8] <= taken[7]
    assert 500 < taken[0] < 1500, "some twenty seconds"


def test_speed_changes_while_watching(loaded) -> None:
    machine = loaded(NAME)
    make(machine, "generate_dfs", seed="3")
    machine.press("1", after=8)
    machine.press("a", frames=3, after=60)
    assert machine.registers.im == 2
    machine.press("9", frames=10)
    machine.frames(60)
    assert machine.registers.im == 1
    assert machine.peek(address("speed")) == 9
    machine.press("1", after=8)
    machine.press("a", frames=3, after=60)
    machine.press("SPACE", frames=10)
    done(machine, 100)
    assert machine.peek(address("speed")) == 1, "SPACE hurries this one only"


@pytest.mark.parametrize("model", [48, 128])
@pytest.mark.parametrize(("speed", "begun"), [("1", "a"), ("0", "h")], ids=["watched", "picked"])
@pytest.mark.parametrize("keys", [("m",), ("CS", "SPACE"), ("w",)], ids=["m", "break", "w"])
def test_what_is_being_made_is_brought_to_its_end(
    keys: tuple[str, ...], speed: str, begun: str, model: int, loaded, library: Library
) -> None:
    """Watched, or one of 16: M and BREAK lead to the menu, W to a walk, and there is a maze to be changed."""
    machine = loaded(NAME, model)
    make(machine, "generate_aldous_broder", seed="3")
    machine.press(speed, after=8)
    machine.press(begun, frames=3, after=0)
    seen = set()
    for _ in range(8):
        machine.frames(1)
        seen.add(machine.registers.im)
    assert 2 in seen
    machine.press(*keys, frames=6 if len(keys) == 1 else 32, after=60)
    assert machine.registers.im == 1
    if keys == ("w",):
        assert "Steps" in narrow_rows(machine.screen())[5]
        assert machine.text()[5].endswith("   0"), "no step yet"
        return
    assert machine.text()[0].startswith(" GENERATORS")
    assert (machine.peek(address("made")) > 0, machine.peek(address("speed"))) == (True, int(speed))
    library.generate("aldous_broder", machine.word(address("seed")))
    assert (walls(machine) == library.walls()).all()
    choose(machine, "generate_braid")
    machine.press("ENTER", after=20)
    assert not machine.text()[22].startswith("First make or load a maze")


def test_the_time_of_repainting_is_what_its_header_says() -> None:
    machine, image_of_tape = Machine(48), assembly(NAME)
    machine.write(image_of_tape.org, image_of_tape.code)
    machine.write(address("field_width"), [31, 31])
    machine.call(address("board_begin"), stack=address("stack_top"), c=0x06)
    times = []
    for value in (0x80, 0x00):
        machine.write(address("field"), bytes([value]) * 1024)
        times.append(machine.call(address("board_update"), stack=address("stack_top")).tstates)
    text = (ASM / "programs" / NAME / "board.asm").read_text(encoding="ascii")
    still, cell = times[0], (times[1] - times[0]) / 31**2
    assert f"; Time:  {still:,} T when nothing has changed, and {cell:,.0f} T more for each cell, if all have\n" in text


@pytest.mark.parametrize("routine", ["generate_automaton_maze", "generate_automaton_mazectric"])
def test_an_automaton_grows_before_the_eyes(routine: str, loaded, library: Library) -> None:
    """At the speed of the beginning: from a solid board, in many steps, within ten seconds."""
    machine = loaded(NAME)
    begin(machine)
    choose(machine, routine)
    machine.type("t", "1", "1", "ENTER")
    machine.press("ENTER", frames=3, after=20)
    shown = []
    while machine.registers.im == 2:
        shown.append(int(picture(machine)[:31, :31].sum()))
        machine.frames(10)
        assert len(shown) < 50, "it does not end"
    done(machine)
    assert shown[0] == 31 * 31
    assert len(set(shown)) > 15
    library.generate(routine.removeprefix("generate_"), 11)
    assert (walls(machine) == library.walls()).all()


def test_a_maze_begins_on_a_solid_board(loaded) -> None:
    """Whatever is in memory."""
    machine = loaded(NAME)
    begin(machine)
    choose(machine, "generate_dfs")
    machine.type("s", "1", "ENTER")
    machine.write(address("field"), bytes(range(256)) * 4)
    machine.press("ENTER", frames=3, after=0)
    machine.run_to(address("watch_frame"), 200 * machine.frame, "watching")
    machine.frames(12)
    assert machine.registers.im == 2
    assert (~picture(machine)[:31, :31]).sum() < 40


@pytest.mark.parametrize("keys", [("m",), ("CS", "SPACE")], ids=["m", "break"])
@pytest.mark.parametrize("speed", ["2", "0"], ids=["watched", "timed"])
def test_a_change_that_is_left_is_made_to_its_end(keys: tuple[str, ...], speed: str, loaded, library: Library) -> None:
    """So there is still a maze to be changed; the speed stays."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="3")
    machine.press(speed, after=8)
    machine.press("m", after=20)
    choose(machine, "generate_braid")
    machine.press("ENTER", frames=3, after=0)
    machine.run_to(address("generate_braid"), 200 * machine.frame, "the change")
    machine.press(*keys, frames=6 if len(keys) == 1 else 32, after=80)
    assert machine.text()[0].startswith(" GENERATORS")
    assert (machine.registers.im, machine.peek(address("speed"))) == (1, int(speed))
    assert machine.peek(address("made"))
    library.generate("prim", 3)
    assert walls(machine).sum() < library.walls().sum()
    before = walls(machine)
    choose(machine, "change_fill_dead_ends")
    machine.type("s", "0", "ENTER")
    machine.press("ENTER", after=4)
    done(machine)
    assert (walls(machine) == before).all()
    assert noticed(machine) == "Nothing to change.", "all dead ends are gone"


def test_a_change_that_finds_nothing_is_soon_done_and_says_so(loaded) -> None:
    """A maze of loops alone has no dead ends: three seconds at the speed of the beginning, watched or timed no need."""
    machine = loaded(NAME)
    make(machine, "generate_rings", seed="3")
    before = walls(machine)
    kept = [machine.read(address(label), 2) for label in ("entry", "walk_parred")]
    panel = [row[24:] for row in machine.text()[10:23]]
    for speed in "40":
        machine.press("m", after=20)
        choose(machine, "generate_braid")
        machine.type("s", speed, "ENTER")
        machine.press("ENTER", frames=3, after=0)
        done(machine, 150)
        assert (walls(machine) == before).all()
        assert noticed(machine) == "Nothing to change."
        assert [machine.read(address(label), 2) for label in ("entry", "walk_parred")] == kept
        assert [row[24:] for row in machine.text()[10:23]] == panel, "its stars are still to be won"
        assert narrow_rows(machine.screen())[0] == "Rings"
    machine.press("m", after=20)
    for routine in ("generate_prim", "generate_braid"):
        choose(machine, routine)
        machine.press("ENTER", frames=3, after=0)
        done(machine)
        if routine == "generate_prim":
            machine.press("m", after=20)
    machine.press("x", after=20)
    assert not machine.text()[23][21:].strip(), "no other maze can be had by E or H"
    assert told_time(machine) is not None


def test_what_shows_nothing_is_hurried_more_and_more(loaded) -> None:
    """After STILL frames, until something is painted again; the player's speed stays."""
    machine = loaded(NAME)
    make(machine, "generate_prim", seed="3")
    machine.write(address("watch_still"), [256 - 12])
    hastes = []
    for number in range(30):
        if number == 25:
            machine.write(address("field") + 33, [0x80 ^ machine.peek(address("field") + 33) & 0x80])
        machine.call(address("watched_update"), stack=address("stack_top"))
        hastes.append(machine.peek(address("watch_haste")))
    assert hastes == [0] * 12 + [*range(1, 9)] + [9] * 5 + [0] * 5
    assert machine.word(address("board_news")) >> 8, "something was painted"

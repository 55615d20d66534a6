"""What is said in a race of `solvers`: who leads, how far each has to go; and that BREAK and N leave its pace alone."""

import pytest

from emu_tests.machine.pressing import byte, frames_until, place, press, until
from emu_tests.machine.solvers_bets import (
    CHANCE,
    LEAVE_ROW,
    MOUSE,
    NAME,
    NAMES,
    NEVER,
    PLACE,
    RACE,
    STAKED_ROW,
    STEPS_ROW,
    WHY_ROW,
    WORD_ROW,
    begun,
    corner,
    decided,
    on,
    race,
    record,
    waited,
    walls,
)
from emu_tests.oracles.paths import steps_between


@pytest.mark.parametrize("number", [1, 4, 6, 7])
def test_a_commentary_that_need_not_be_taken_back(number: int, loaded) -> None:
    """Rooms to go are those from where a mouse is, so never 0. Who leads has the fewest; who is nearly there wins."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    if number > 1:
        begun(machine, number - 1, 1000)
        race(machine)
        on(machine)
        machine.frames(100)
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "race_show", RACE)
    field = walls(machine)
    ends = [place(machine, NAME, end) for end in ("solve_finish", "solve_finish", "solve_start", "solve_start")]
    names, near, told, led = [name.split()[0] for name in NAMES], {}, "", set()
    while True:
        until(machine, NAME, "lead_show", 60)
        if byte(machine, NAME, "lane_won") < 4:
            break
        until(machine, NAME, "lane_moves", 60)
        if byte(machine, NAME, "lane_won") < 4:
            break
        words = {}
        for lane, end in enumerate(ends):
            top, left = corner(lane)
            words[lane], to_go = (
                machine.text()[top + row][left + 10 : left + 16].strip() for row in (WORD_ROW, STEPS_ROW)
            )
            mouse = record(machine, lane)[MOUSE]
            if words[lane] == "lost":
                near.pop(lane, None)
            elif mouse != NEVER:
                steps = steps_between(field, (2 * (mouse // 16) + 1, 2 * (mouse % 16) + 1), end)
                assert steps is not None
                near[lane] = steps // 2
                assert to_go == str(near[lane])
                assert near[lane] > 0 or record(machine, lane)[PLACE] == 1
        told = machine.text()[WHY_ROW].strip()
        if not told:  # all have as many rooms to go, so no one leads
            assert near == {} or list(near.values()).count(min(near.values())) > 1
        elif near:
            (lane,) = [lane for lane, word_there in words.items() if word_there in ("leads", "soon!")]
            assert told == f"{names[lane]} " + {"leads": "leads", "soon!": "is nearly there!"}[words[lane]]
            assert (record(machine, lane)[PLACE] == 1) if "nearly" in told else (near[lane] == min(near.values()))
            assert led or "nearly" in told or list(near.values()).count(near[lane]) == 1, "the first to lead is alone"
            led.add(lane)
    waited(machine, "wins the race!", WHY_ROW)
    assert machine.text()[WHY_ROW].split()[0] == names[byte(machine, NAME, "lane_won")] == told.split()[0]
    assert "nearly" in told
    assert led


def test_no_letters_of_an_earlier_line_are_seen(loaded) -> None:
    """In each frame of two races what is seen of the row below the boards is how one line begins."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    names = [name.split()[0] for name in NAMES]
    said = ("leads", "is nearly there!", "wins the race!", *"123456789")
    lines = [f"{name} {word}" for name in names for word in said]
    for _ in range(2):
        press(machine, "ENTER", frames=4, after=0)
        until(machine, NAME, "race_show", RACE)
        for _ in range(RACE):
            colours = machine.attributes()[32 * WHY_ROW : 32 * WHY_ROW + 32]
            seen = "".join(
                " " if not ink else letter for letter, ink in zip(machine.text()[WHY_ROW], colours, strict=True)
            ).strip()
            assert any(line.startswith(seen[: len(line)]) for line in lines), seen
            if "Press a key" in machine.text()[23]:
                break
            machine.frames(1)
        on(machine)


@pytest.mark.parametrize("key", ["", "s", "t"])
def test_no_bar_is_half_another_one(key: str, loaded) -> None:
    """In each frame of a race the last row says one thing."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", frames=4, after=10)
    said = []
    for frame in range(RACE):
        machine.frames(1)
        row = machine.text()[23].strip()
        said += [row] * (row not in said)
        machine.ports.held = (key,) if key and CHANCE in row and frame % 2 else ()
        if row == "Press a key":
            break
    machine.ports.held = ()
    assert [row.split()[0] for row in said] == ["On", "S", "Hold", "Press"], said


def test_no_red_is_left_of_what_would_be_lost(loaded) -> None:
    """BREAK, then N: the row of the bet is as it was, its colours, too, as soon as N is let go."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)
    press(machine, "ENTER", frames=4, after=0)
    waited(machine, CHANCE)
    machine.frames(30)

    def row() -> tuple[str, bytes]:
        shown = slice(32 * STAKED_ROW, 32 * STAKED_ROW + 32)
        text, colours = machine.text()[STAKED_ROW], machine.attributes()[shown]
        return text, bytes(
            colour if letter != " " else colour & 0x38 for letter, colour in zip(text, colours, strict=True)
        )

    before = row()
    press(machine, "BREAK", after=10)
    assert 0x57 in row()[1], "the coins that would be lost"
    press(machine, "n", after=3)
    assert row() == before


@pytest.mark.parametrize("asked", ["page", "marks", "race", "judged", "after"])
def test_a_race_is_as_quick_after_break_and_no(asked: str, loaded) -> None:
    """BREAK, then N, wherever it may be asked: the frames of a slice are the same in the race after it."""
    machine = loaded(NAME)
    press(machine, "ENTER", after=60)

    def refused() -> None:
        press(machine, "BREAK", after=0)
        frames_until(machine, lambda: "Leave" in machine.text()[LEAVE_ROW], 150)
        machine.frames(10)
        press(machine, "n", after=20)

    if asked == "page":
        refused()
    press(machine, "ENTER", frames=4, after=0)
    if asked == "marks":
        machine.frames(20)
        refused()
    waited(machine, CHANCE)
    if asked == "race":
        machine.frames(60)
        refused()
    if asked == "judged":
        decided(machine)
        refused()
    waited(machine, "Press a key")
    machine.frames(100)
    if asked == "after":
        refused()
    else:
        on(machine)
    machine.frames(100)
    press(machine, "ENTER", frames=4, after=0)
    waited(machine, CHANCE)
    took = [
        frames_until(machine, lambda then=slice_: byte(machine, NAME, "bet_slice") == then) for slice_ in (1, 2, 3, 4)
    ]
    assert all(20 <= frames <= 27 for frames in took[2:]), took

"""The ranks of the magazine's cassette: what walks are like in each, who follows the disc, how dark it is."""

import re
from collections import Counter

import numpy as np
import pytest

from emu_tests.machine.cassette import LETTERS, QUIET, choose, is_menu, menu
from emu_tests.machine.images import symbol
from emu_tests.machine.magazine import MENU, NAMES, STATUS, another, pixels
from emu_tests.machine.magazine_roam import (
    CALL,
    PPC,
    WALKED,
    WAYS,
    ask,
    cell,
    cells,
    done,
    follow,
    ink,
    panel,
    par,
    pixel,
    stops,
    walk,
)
from emu_tests.machine.pressing import address, byte, hold, word
from emu_tests.oracles.paths import distances
from emu_tests.records.sampling import some
from zxmazes.documents.magazine import finish
from zxmazes.machine.spectrum import Machine

ALL = 3 * len(WALKED)
CARD = 17  # the row of the rank on the menu
DARK = 128  # the bit of roam_rules; the others are half the frames that a hunter is behind
LIGHT = 3  # cells round the disc's
BLACK, RED = 0, 0x42
NEARER = 12  # frames that the hunter gains with each ring


def ranks(machine: Machine) -> list[tuple[int, int, str]]:
    """Stars, rules, name of each, as the menu answers for all sums of stars."""
    at = address(MENU, "menu_ranks")
    found = []
    while not found or found[-1][0] < ALL:
        need, rules, *letters = machine.read(at + 8 * len(found), 8)
        found.append((need, rules, bytes(letters).decode("ascii")))
    return found


def give(machine: Machine, stars: int, without: str = "") -> None:
    """So many stars, none for one listing; the menu is drawn anew."""
    won = [0 if name in WALKED else 4 for name in NAMES]
    for at, name in enumerate(NAMES):
        if name in WALKED and name != without:
            won[at] = min(3, stars)
            stars -= won[at]
    assert not stars
    machine.write(symbol(MENU, "resident_won"), won)
    machine.press("h", frames=6, after=30)
    machine.press("SPACE", frames=4, after=60)


def test_the_menu_shows_the_rank_and_the_next_one(machines: list[Machine]) -> None:
    """From the first star to the last; each rank's two lines are its own, and fit."""
    machine, said = menu(48, machines), set()
    table = ranks(machine)
    assert table[0][:2] == (0, 0), "the first walks ask for nothing"
    assert [need for need, _, _ in table] == sorted({need for need, _, _ in table})
    assert table[-1][0] == ALL
    for number, (need, _, name) in enumerate(table):
        for stars in {need, *(each[0] - 1 for each in table[number + 1 : number + 2])}:
            give(machine, stars)
            assert is_menu(machine)
            shown = [row[16:31] for row in machine.text()]
            assert shown[CARD] == f"{name} {stars:2} of {ALL}"
            following = "".join(f"{other}:{least:2} stars" for least, _, other in table[number + 1 : number + 2])
            assert shown[CARD + 3].strip() == following
        lines = pixels(machine)[8 * CARD + 8 : 8 * CARD + 24, 128:]
        assert lines[:8].any()
        assert lines[8:].any()
        said.add(lines.tobytes())
    assert len(said) == len(table)


def test_the_first_page_says_what_to_do(machines: list[Machine]) -> None:
    """Of two texts, below the rank: watch, then W; and help tells that walks get harder."""
    machine = menu(48, machines)
    assert machine.text()[CARD][16:31] == f"Reader  0 of {ALL}"
    machine.press("h", frames=6, after=60)
    assert "Higher ranks have harder walks." in machine.text()[21]


def asked(name: str, rules: int, machines: list[Machine], model: int = 48) -> Machine:
    """A walk from the cassette in the first rank with these rules; the disc may move."""
    machine = menu(model, machines)
    need = next(need for need, asks, _ in ranks(machine) if asks == rules)
    give(machine, need, name)
    choose(machine, name)
    finish(machine)
    while not ask(machine):
        another(machine, 150)
    machine.frames(120)
    assert machine.word(PPC) == CALL
    assert byte(machine, f"{MENU}_{name}", "roam_rules") == rules
    return machine


def rules_of(rank: str) -> int:
    """What it asks for."""
    return next(rules for _, rules, name in ranks(menu(48, [])) if name == rank)


@pytest.mark.parametrize("rank", ["Typist", "Tester", "Hacker", "Author", "Editor"])
def test_walks_of_each_rank_can_be_won(rank: str, machines: list[Machine]) -> None:
    """With three stars, on a shortest way: the hunter never meets who does not stop; all is light at the end."""
    rules = rules_of(rank)
    machine = asked("z4", rules, machines, 128)
    walls, frames = cells(machine, "z4"), word(machine, f"{MENU}_z4", "roam_steps")
    least = int(machine.text()[STATUS].split()[2])
    assert least == (frames // (33 if rules == DARK else 27) + 4 if rules & DARK else par(frames))
    ink_of = byte(machine, f"{MENU}_z4", "roam_ink")
    follow(machine, "z4", walls)
    assert panel(machine, "z4")[0] == 3
    attributes = np.frombuffer(machine.attributes(), np.uint8)[: 22 * 32]
    assert BLACK not in attributes.reshape(22, 32)[:8]
    assert RED not in attributes or ink_of == RED


def test_a_new_rank_is_told(machines: list[Machine]) -> None:
    """On the panel and in the status; the menu has it, and the next walk asks for more."""
    machine = menu(48, machines)
    choose(machine, "z7")
    finish(machine)
    walk(machine)
    assert byte(machine, f"{MENU}_z7", "roam_rules") == 0
    follow(machine, "z7", cells(machine, "z7"))
    assert panel(machine, "z7")[1][1:] == ["Promoted: Typist", f"3 of {ALL} stars"]
    assert machine.text()[STATUS].startswith("Typist: the menu tells more ")
    walk(machine)
    assert byte(machine, f"{MENU}_z7", "roam_rules") == rules_of("Typist")
    follow(machine, "z7", cells(machine, "z7"))
    assert panel(machine, "z7")[1][1] == "All three stars", "no promotion"
    machine.press("c", frames=10, after=QUIET)
    assert machine.text()[CARD][16:31] == f"Typist  3 of {ALL}"


@pytest.mark.parametrize(
    ("name", "rank"), some([("z4", "Typist"), ("m5", "Hacker"), ("z6", "Author")],
    [(name, rank) for name in ("z4", "m5", "z6", "z5", "p1", "z6b") for rank in ("Typist", "Hacker", "Author")],
    "dist/magazine*.tap"),
)  # fmt: skip
def test_the_hunter_goes_where_the_disc_has_been(name: str, rank: str, machines: list[Machine]) -> None:
    """So many frames later; who stops is caught, nothing of it stays, and W begins anew."""
    rules = rules_of(rank)
    machine = asked(name, rules, machines)
    tape, behind = f"{MENU}_{name}", 2 * (rules & 127)
    before, been = ink(machine, name), [word(machine, tape, "roam_at")]
    begin, key = pixel(machine, name, "roam_at"), 0
    for frame in range(behind + 60):
        if frame % 9 == 0:
            key = (key + 1) % 4
            hold(machine, list(WAYS.values())[key])
        machine.frames(1)
        if machine.word(PPC) != CALL or pixel(machine, name, "roam_to")[0] > 175:
            break
        now = word(machine, tape, "roam_at")
        if now != been[-1]:
            been.append(now)
        if byte(machine, tape, "roam_wait") == 0:
            hunter = word(machine, tape, "roam_hunter")
            assert min(abs(hunter - each) for each in been) in (0, 1, 256), "a picture may end within a step"
    hold(machine)
    for _ in range(1000):
        machine.frames(1)
        if machine.word(PPC) != CALL:
            break
    finish(machine, 5)
    assert machine.text()[STATUS].startswith("Caught! SPACE: the way ")
    assert "W walk" in machine.text()[STATUS + 1]
    assert np.array_equal(ink(machine, name), before)
    assert BLACK not in machine.attributes()[: 22 * 32]
    machine.press("SPACE", frames=4, after=10)
    finish(machine, 12)
    assert machine.text()[STATUS].startswith("Way to the next ring ")
    assert not np.array_equal(ink(machine, name), before), "dots"
    shown = machine.screen()
    machine.press("SPACE", frames=4, after=60)
    assert machine.screen() == shown, "once is enough"
    machine.press("w", frames=6, after=200)
    assert machine.word(PPC) == CALL
    assert pixel(machine, name, "roam_at") == begin
    assert np.array_equal(ink(machine, name), before)
    assert byte(machine, tape, "roam_wait") == behind


def test_a_ring_begins_a_new_trail(machines: list[Machine]) -> None:
    """The hunter is gone, and comes from there after less time."""
    machine = asked("z4", rules_of("Typist"), machines)
    tape, behind = f"{MENU}_z4", 2 * rules_of("Typist") - NEARER
    ring = stops(machine, "z4")[1]
    away = distances(cells(machine, "z4"), [ring])[0]
    assert len(stops(machine, "z4")) > 2
    for _ in range(1500):
        row, column = cell(machine, "z4", "roam_at")
        key = next(
            key
            for (down, right), key in WAYS.items()
            if 0 <= row + down < 22
            and 0 <= column + right < 32
            and away[row + down, column + right] < away[row, column]
        )
        hold(machine, key)
        machine.frames(1)
        if byte(machine, tape, "roam_left") == len(stops(machine, "z4")) - 2:
            break
    hold(machine)
    machine.frames(10)
    assert behind - 15 < byte(machine, tape, "roam_wait") <= behind
    assert RED not in machine.attributes()
    machine.frames(behind - 20)
    assert machine.word(PPC) == CALL
    machine.frames(60)
    finish(machine, 3)
    assert "Caught!" in machine.text()[STATUS]


@pytest.mark.parametrize("name", some(["z4", "m5", "z6"], ["z4", "m5", "z6", "p1", "w1", "z14b"], "dist/magazine*.tap"))
def test_in_the_dark_only_what_is_near_is_seen(name: str, machines: list[Machine]) -> None:
    """From the first key on: cells near the disc, and its ring; given up, all is light."""
    machine = asked(name, DARK, machines)
    wall = byte(machine, f"{MENU}_{name}", "roam_ink")
    assert BLACK not in machine.attributes()[: 22 * 32], "until a key is pressed"
    for turn, key in enumerate("qpaoqpao"):
        hold(machine, key)
        machine.frames(23 + turn)
        hold(machine)
        machine.frames(3)
        row, column = cell(machine, name, "roam_at")
        lit = np.frombuffer(machine.attributes(), np.uint8)[: 22 * 32].reshape(22, 32)
        near = np.zeros((22, 32), dtype=np.bool_)
        near[max(0, row - LIGHT) : row + LIGHT + 1, max(0, column - LIGHT) : column + LIGHT + 1] = True
        assert lit[near].all()
        assert not np.isin(lit[~near], wall).any()
        assert (lit[~near] != BLACK).sum() <= 4, "the ring"
    machine.press("SPACE", frames=40, after=0)
    finish(machine, 12)
    assert re.match("Way to the next ring", machine.text()[STATUS])
    assert BLACK not in machine.attributes()[: 22 * 32]


def steer(machine: Machine, away: np.ndarray) -> None:
    """Hold the key that leads to where `away` is less."""
    row, column = cell(machine, "z4", "roam_at")
    for (down, right), key in WAYS.items():
        if 0 <= row + down < 22 and 0 <= column + right < 32 and away[row + down, column + right] < away[row, column]:
            hold(machine, key)
            return


def test_the_hunter_treads_and_who_is_caught_is_under_it(machines: list[Machine]) -> None:
    """Two pictures on its way; at the end one of them, whole, for half a second."""
    machine = asked("z4", rules_of("Author"), machines)
    away, seen = distances(cells(machine, "z4"), [stops(machine, "z4")[1]])[0], Counter[bytes]()
    for frame in range(600):
        hold(machine)
        if frame < 160:
            steer(machine, away)
        machine.frames(1)
        at, disc = (np.array(pixel(machine, "z4", label)) for label in ("roam_hunter", "roam_at"))
        if byte(machine, f"{MENU}_z4", "roam_wait"):
            continue
        if abs(at - disc).max() < 6:
            machine.frames(8)
        shown = pixels(machine)[at[0] : at[0] + 6, at[1] : at[1] + 6].tobytes()
        if abs(at - disc).max() < 6:
            assert seen[shown] > 3
            colours = np.frombuffer(machine.attributes(), np.uint8).reshape(24, 32)
            assert {colours[y // 8, x // 8] for y in (at[0], at[0] + 5) for x in (at[1], at[1] + 5)} == {RED}
            break
        if frame < 160:
            seen[shown] += 1
    assert sum(number > 3 for number in seen.values()) == 2, "others are half drawn, as it comes out"
    finish(machine, 5)
    assert machine.text()[STATUS].startswith("Caught")


def test_a_listing_alone_has_no_ranks(machines: list[Machine]) -> None:
    machine = done("z7", machines)
    walk(machine)
    assert byte(machine, f"{MENU}_z7", "roam_rules") == 0
    assert len(LETTERS) == len(NAMES)

"""Bets on solvers: mazes, records, limits, a race run to its end, a game of a bot."""

import numpy as np

from emu_tests.machine.images import symbol
from emu_tests.machine.pressing import address, byte, place, press, until, word
from zxmazes.machine.spectrum import Machine
from zxmazes.routines.library import Library

NAME = "solvers"
LANES = ("wall_left", "wall_right", "recursive", "hadlock")
HANDS, DEPTH = {0, 1}, 2
#: The kinds of mazes: walls taken away, PRIM for Prim's; the corner where the way begins; rooms across and down; the
#: least steps; the colour of the walls; what the lanes pay.
PRIM = -1
CYAN, GREEN, MAGENTA, GOLD = 5, 4, 3, 6
COURSES = (
    (0, (1, 1), (9, 8), 22, CYAN, (3, 3, 18, 3)),
    (PRIM, (1, 1), (9, 8), 28, GREEN, (4, 4, 20, 2)),
    (7, (1, 1), (8, 8), 26, MAGENTA, (3, 3, 20, 3)),
    (12, (1, 1), (9, 7), 26, MAGENTA, (3, 4, 18, 2)),
    (11, (1, 13), (7, 8), 26, MAGENTA, (3, 3, 20, 2)),
    (14, (1, 1), (9, 8), 30, MAGENTA, (4, 4, 13, 4)),
    (0, (1, 1), (9, 8), 26, CYAN, (4, 4, 3, 5)),
    (PRIM, (1, 1), (9, 8), 30, GREEN, (2, 2, 2, 2)),
    (8, (15, 17), (9, 8), 26, MAGENTA, (3, 4, 11, 3)),
    (4, (1, 1), (9, 8), 26, GOLD, (4, 4, 19, 4)),
)
#: From this race on each has a kind and a rule of its own: the maze goes dark, Depth first sets off so many tenths of a
#: millisecond earlier, the second wins a bet, too, start and finish change places, the final.
SPECIAL, HEAD_START = 6, 15
DARK, HEAD, SECOND, INSIDE, FINAL = range(SPECIAL - 1, 10)
#: What the page of a bet says of it, in a row above the runner that is bet on.
RULES = (
    "It goes dark: look!",
    "Depth: 1.5 ms early",
    "Second wins, too.",
    "Cheese in a corner.",
    "Last race: bet all?",
)
PAYS = [pays for *_, pays in COURSES]
#: The least that may be bet, times the number of the race, and ten times as many; from HALF on half of the coins, if
#: that is more; at last all.
LEAST, HALF, RACES = 10, 5, 10
#: Rows of a board's panel.
SEEN_ROW, STEPS_ROW, WORD_ROW, TIME_ROW = 1, 3, 5, 7
#: Rows of what is said under the boards.
WHY_ROW, LEAVE_ROW, STAKED_ROW = 20, 21, 22
#: Rows of a bet: the rule of the race; what is said of a runner, in columns that end before the keys.
RULE_ROW, WAY_ROW, KEYS_LEFT = 20, 21, 21
NAMES = ("Left hand", "Right hand", "Depth first", "Hadlock")
#: Above the rule of a race, on a page of its own.
RULE_PAGE = "The next race"
#: What the page of a bet says of each, in three rows.
WAYS = (
    ("From start: left", "first. Good if few", "ways turn off left."),
    ("From start: right", "first. Good if few", "ways turn off right"),
    ("From cheese, late.", "Good if the others", "see twice its rooms"),
    ("From cheese. Good", "if the way hardly", "ever turns back."),
)
#: How a kind is called.
KINDS = {PRIM: "dead ends", 0: "no loops"}
#: What the end says of the table as it is at first, if the coins are not enough for it.
LISTED = "For the best list: over 1000"
#: A room that is not looked at, one that the board does not have; frames that a race may take; offsets in a record.
NEVER, NO_ROOM, RACE = 255, 254, 40 * 50
MOVES, MOUSE, LOOKED, PLACE, STEPS, MORE, TIME, SLICES, FAILED = 160, 152, 151, 150, 148, 149, 146, 145, 144


def walls(machine: Machine) -> np.ndarray:
    return np.frombuffer(machine.read(symbol(NAME, "field"), 1024), np.uint8).reshape(32, 32) >= 0x80


def record(machine: Machine, lane: int) -> bytes:
    return bytes(machine.read(address(NAME, "lane_records") + 256 * lane, 256))


def corner(lane: int) -> tuple[int, int]:
    """Row and column of a lane's board on the screen."""
    return 1 + 10 * (lane // 2), 16 * (lane % 2)


def looked(machine: Machine, lane: int) -> dict[tuple[int, int], int]:
    """The rooms that a solver has looked at, with the slice in which it did."""
    rooms = enumerate(record(machine, lane)[:144])
    return {(at // 16, at % 16): slice_ for at, slice_ in rooms if slice_ < NO_ROOM and at % 16 < 9}


def judged(machine: Machine, library: Library) -> list[tuple[int | None, int, list[int]]]:
    """Of each lane: steps (None: lost), T-states, the way, by the library on the same maze."""
    library.set_walls(walls(machine))
    found = []
    for solver in LANES:
        call = library.solve(solver, place(machine, NAME, "solve_start"), place(machine, NAME, "solve_finish"))
        found.append((None if call.carry else call.registers.bc, call.tstates, library.route()))
    return found


def limits(number: int, coins: int) -> tuple[int, int]:
    """The least and the most that may be bet in this race."""
    share = coins if number == RACES else coins // 2 if number >= HALF else 0
    return min(LEAST * number, (coins + 1) // 2), max(min(10 * LEAST * number, coins), share)


def counted(machine: Machine) -> list[list[str]]:
    """The words of the end, beside the podium: coins, most coins, bets that were won."""
    return [machine.text()[row][19:].split() for row in (5, 6, 7)]


def podium(machine: Machine) -> list[tuple[str, int, str]]:
    """From the first place on: its digit, the colour of who stands on it, and how many races it has won."""
    ink, text = machine.attributes(), machine.text()
    first = ((4, 6), (5, 0), (6, 12))
    return [(large(machine, 10, at + 2), ink[32 * row + at + 1], text[12][at : at + 6].strip()) for row, at in first]


def large(machine: Machine, row: int, column: int) -> str:
    """The digit that stands there in 2 x 2 cells."""
    screen, font = machine.screen(), machine.read(0x3D00, 768)
    lines = [
        [screen[(y >> 3) << 11 | line << 8 | (y & 7) << 5 | column + x] for x in (0, 1)]
        for y in (row, row + 1)
        for line in range(8)
    ]
    for digit in "1234":
        letter = font[8 * ord(digit) - 256 :][:8]
        bits = ["".join(2 * bit for bit in f"{byte:08b}") for byte in letter]
        if [[int(line[:8], 2), int(line[8:], 2)] for line in bits for _ in range(2)] == lines:
            return digit
    return "?"


def why(machine: Machine) -> str:
    """What is said of the winner and of who has looked at the fewest rooms, by the records."""
    places = [record(machine, lane)[PLACE] for lane in range(4)]
    first = places.index(1)
    rooms = {lane: len(looked(machine, lane)) for lane in range(4) if places[lane]}
    names = [name.split()[0] for name in NAMES]
    fewest = min(rooms[lane] for lane in rooms if lane != first)
    if rooms[first] < fewest:
        return f"{names[first]} won: saw fewest rooms."
    (least,) = [lane for lane in rooms if lane != first and rooms[lane] == fewest][-1:]
    return f"{names[first]} won: {names[least]} {'was late' if least == DEPTH else 'is slower'}."


def begun(machine: Machine, number: int, coins: int) -> None:
    """The page of a bet, now of this race, with so many coins: H and back draws it again; rules are not mixed."""
    unmixed(machine)
    machine.write(address(NAME, "race"), [number])
    for label in ("coins", "coins_most"):
        machine.write(address(NAME, label), [coins & 255, coins >> 8])
    machine.write(address(NAME, "staked"), [0, 0])
    press(machine, "h", after=20)
    press(machine, "BREAK", after=40)


def programme(machine: Machine) -> list[int]:
    """The kind of each race of this game: the first ones round and round, from anywhere on; those with a rule mixed."""
    first, seed = byte(machine, NAME, "bet_from"), byte(machine, NAME, "seed")
    mixed = [SPECIAL - 1 + (((number ^ seed) + (seed >> 2)) & 3) for number in range(FINAL - DARK)]
    return [*((first + number) % (SPECIAL - 1) for number in range(SPECIAL - 1)), *mixed, FINAL]


def unmixed(machine: Machine) -> None:
    """The races with a rule in the order of their kinds."""
    machine.write(address(NAME, "seed"), [0])


def heading(number: int, kind: int, coins: int) -> str:
    """The bar of a bet's page."""
    place = "FINAL" if number == RACES else f"RACE {number}/10"
    loops = COURSES[kind][0]
    return f"{place} {KINDS.get(loops, f'{loops} loops')} {coins} coins"


def race(machine: Machine) -> None:
    """ENTER, and all of the race, hurried."""
    press(machine, "ENTER", frames=4, after=0)
    until(machine, NAME, "race_show", RACE)
    machine.ports.held = ("SS",)
    until(machine, NAME, "key_wait", RACE)
    machine.ports.held = ()
    machine.frames(4)


def on(machine: Machine) -> None:
    """A key, and on to what follows; past the page that has the rule of the next race."""
    press(machine, "ENTER", frames=4, after=75)  # a long way is found in a second at most, usually
    if machine.text()[9].strip() == RULE_PAGE:
        press(machine, "ENTER", frames=4, after=110)


def waited(machine: Machine, said: str, row: int = 23) -> int:
    """The frames until this is said in a row, the last one if none is named."""
    for frames in range(RACE):
        if said in machine.text()[row]:
            return frames
        machine.frames(1)
    raise AssertionError(said)


def decided(machine: Machine) -> int:
    """The frames until a word about the bet."""
    return waited(machine, "You ", 22)


def played(machine: Machine, library: Library, wanted) -> int:
    """Ten races by keys, or until the coins are gone; the lane with the time that is wanted. The coins at the end."""
    press(machine, "ENTER", after=60)
    for _ in range(10):
        times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
        press(machine, "p", frames=200, after=8)  # to the most
        press(machine, str(times.index(wanted(times)) + 1), after=8)
        race(machine)
        coins = word(machine, NAME, "coins")
        on(machine)
        if not coins:
            break
    return word(machine, NAME, "coins")

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
#: least steps; the colour of the walls; what the lanes pay; tenths of a millisecond that Depth first waits.
PRIM = -1
CYAN, GREEN, MAGENTA, GOLD = 5, 4, 3, 6
COURSES = (
    (0, (1, 1), (9, 8), 22, CYAN, (4, 4, 4, 4), 35),
    (PRIM, (1, 1), (9, 8), 28, GREEN, (5, 5, 4, 2), 35),
    (7, (1, 1), (8, 8), 26, MAGENTA, (4, 6, 3, 3), 25),
    (12, (1, 1), (9, 7), 26, MAGENTA, (4, 5, 5, 2), 25),
    (11, (1, 13), (7, 8), 26, MAGENTA, (4, 6, 3, 3), 15),
    (14, (1, 1), (9, 8), 30, MAGENTA, (5, 7, 4, 4), 25),
    (0, (1, 1), (9, 8), 26, CYAN, (5, 6, 3, 3), 65),
    (PRIM, (1, 1), (9, 8), 30, GREEN, (2, 2, 2, 2), 50),
    (8, (15, 17), (9, 8), 26, MAGENTA, (3, 5, 4, 3), 35),
    (4, (1, 1), (9, 8), 26, GOLD, (4, 5, 6, 5), 35),
)
#: Kinds without a rule of their own, and those with one: the maze goes dark, the last one wins, the second wins a bet,
#: too, start and finish change places, the final. Depth first would wait so many tenths of a millisecond.
PLAIN, UNHANDICAPPED = 5, 50
DARK, SNAIL, SECOND, INSIDE, FINAL = range(PLAIN, 10)
#: What the page of a bet says of it, in a row above the runner that is bet on.
RULES = (
    "LIGHTS OUT after 6s",
    "SNAIL: last wins.",
    "EACH WAY: 2nd pays.",
    "Cheese in a corner.",
    "THE FINAL: last bet",
)
PAYS = [pays for *_, pays, _ in COURSES]
#: In how many of 100 races of each kind a bet on each lane wins.
WINS = (
    (25, 24, 27, 25),
    (20, 17, 23, 40),
    (24, 18, 30, 28),
    (23, 19, 20, 39),
    (23, 18, 30, 30),
    (25, 19, 28, 28),
    (20, 17, 28, 36),
    (51, 52, 42, 56),
    (28, 21, 23, 29),
    (27, 27, 21, 26),
)
#: By how much Depth first is earlier than it would be, in T-states, in each kind.
EARLY = [350 * (UNHANDICAPPED - waits) for *_, waits in COURSES]
#: The least that may be bet, times the number of the race; races. The most is half of the coins, at last all.
LEAST, RACES = 10, 10
#: All the coins of the bank.
MOST = 65535
#: Rows of a board's panel.
SEEN_ROW, STEPS_ROW, WORD_ROW, TIME_ROW = 1, 4, 5, 7
#: Rows of what is said under the boards.
WHY_ROW, RULE_RACED, LEAVE_ROW, STAKED_ROW = 20, 21, 23, 22
#: Rows of a bet: the programme, the clock, the rule of the race; what is said of a runner, in columns up to the keys.
RESULTS_ROW, CLOCK_ROW, RULE_ROW, WAY_ROW, KEYS_LEFT = 18, 19, 20, 21, 21
NAMES = ("Left hand", "Right hand", "Depth first", "Hadlock")
#: Above the rule of a race, on a page of its own.
RULE_PAGE = "The next race"
#: What the bar of a race says as long as a bet can be changed, and then.
CHANCE, HURRY = "T half back", "Hold a key to hurry them."
#: What BREAK asks in a race and on the page of a bet.
LEAVE = "PAUSED Leave?  Y yes N BREAK no"
#: What the page of a bet says of each: when it is good, in two rows.
WAYS = (
    ("Fast if few ways", "turn off left."),
    ("Fast if few ways", "turn off right."),
    ("Waits, then is", "very quick."),
    ("Fast if the way", "is direct."),
)
#: How the help, the pages of 15,000 coins and of the final say what a game comes to: one wording for one thing.
COUNTS = "What you leave with counts."
#: How a kind is called.
KINDS = {PRIM: "no loops", 0: "no loops"}
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
    """The least and the most that may be bet in this race; the poor may bet from half of their coins to all."""
    half = (coins + 1) // 2
    if half <= LEAST * number:
        return half, coins
    return LEAST * number, coins if number == RACES else half


def counted(machine: Machine) -> list[list[str]]:
    """The words of the end, beside the podium: coins, most coins, bets that were won."""
    return [machine.text()[row][19:].split() for row in (5, 6, 7)]


def podium(machine: Machine) -> list[tuple[str, int, str]]:
    """From the first place on: its digit, the colour of who stands on it, and how many races it has won."""
    ink, text = machine.attributes(), machine.text()
    stood: list[tuple[str, int, str]] = []
    for row, at in ((4, 6), (5, 0), (6, 12)):
        digit = large(machine, 10, at + 2)
        stands = row if int(digit) > len(stood) else 3 + int(digit)  # equals are as high as the first of them
        stood.append((digit, ink[32 * stands + at + 1], text[12][at : at + 6].strip()))
    return stood


def broke(machine: Machine) -> bool:
    """The end of who has no coins: its bar is red, and large letters say it, once."""
    return "THE RACES ARE OVER" in machine.text()[0] and machine.attributes()[0] == 0x57


def stand(machine: Machine) -> np.ndarray:
    """The pixels and colours of the screen by rows of cells."""
    screen = np.frombuffer(machine.screen(), np.uint8)
    pixels = screen[:6144].reshape(3, 8, 8, 32).transpose(0, 2, 1, 3).reshape(24, 256)
    return np.hstack([pixels, screen[6144:].reshape(24, 32)])


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


def why(machine: Machine) -> tuple[str, str]:
    """What is said at the end, by the records: rooms and time of who has won, then of the bet, or of the next one."""
    places = [record(machine, lane)[PLACE] for lane in range(4)]
    snail = byte(machine, NAME, "bet_kind") == SNAIL
    won, following = (places.index(wanted) for wanted in ((4, 3) if snail else (1, 2)))
    bet = byte(machine, NAME, "bet")
    lines = []
    for lane in (won, following if bet in (won, len(LANES)) else bet):
        if not places[lane]:
            lines.append(f"{NAMES[lane].split()[0]} {len(looked(machine, lane))} rooms, then lost")
            continue
        rooms, time = len(looked(machine, lane)), time_of(machine, lane)
        lines.append(f"{NAMES[lane].split()[0]} {rooms} rooms, {time // 10}.{time % 10} ms total")
    return lines[0], lines[1]


def time_of(machine: Machine, lane: int) -> int:
    """The tenths of a millisecond in a record."""
    return int.from_bytes(record(machine, lane)[TIME : TIME + 2], "little")


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
    """The kind of each race of this game: every second one from race 3 on has a rule; the others go round and round."""
    first, seed = byte(machine, NAME, "bet_from"), byte(machine, NAME, "seed")
    mixed = [PLAIN + (((number ^ seed) + (seed >> 2)) & 3) for number in range(FINAL - DARK)]
    plain = [(first + number) % PLAIN for number in range(PLAIN)]
    return [plain[0], *(kind for pair in zip(plain[1:], mixed, strict=True) for kind in pair), FINAL]


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


def said(machine: Machine) -> list[str]:
    """What the page of a bet says of the runner that is bet on, and how often it wins."""
    return [row[1 : KEYS_LEFT - 1].rstrip() for row in machine.text()[WAY_ROW:]]


def saying(kind: int, lane: int) -> list[str]:
    """What it should: in a race for the last not a word of when a runner is quick."""
    wins = WINS[kind][lane]
    often = f"In {wins}% 1st or 2nd" if kind == SECOND else f"Wins {wins}% on average"
    return [*(("", "") if kind == SNAIL else WAYS[lane]), often]


def order(machine: Machine, library: Library) -> list[int]:
    """The lanes from who wins a bet to who does not, by the library on the same maze; those that are lost are last."""
    kind = byte(machine, NAME, "bet_kind")
    times = [10**7 if steps is None else tstates for steps, tstates, _ in judged(machine, library)]
    times[DEPTH] -= EARLY[kind]
    return sorted(range(4), key=times.__getitem__, reverse=kind == SNAIL)


def played(machine: Machine, library: Library, wanted: int) -> int:
    """Ten races by keys, or until the coins are gone; on the one at this place of `order`. The coins at the end."""
    press(machine, "ENTER", after=60)
    for _ in range(10):
        press(machine, "p", frames=200, after=8)  # to the most
        press(machine, str(order(machine, library)[wanted] + 1), after=8)
        race(machine)
        coins = word(machine, NAME, "coins")
        on(machine)
        if coins == MOST:
            while "OVER" not in machine.text()[0]:  # past what is said of 15,000 coins and of the bank
                press(machine, "ENTER", frames=4, after=120)
        if coins < LEAST or coins == MOST:
            break
    return word(machine, NAME, "coins")

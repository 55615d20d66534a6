"""A model of ten bets by the shares of wins in the README of `solvers`: bots play games without a maze.

Print the README's table of bots: python -m emu_tests.machine.solvers_model
"""

import random
import re
from collections.abc import Iterator

from emu_tests.machine.solvers_bets import COURSES, FINAL, LEAST, PLAIN, RACES, SECOND, limits
from zxmazes.paths import ASM

README = ASM / "programs" / "solvers" / "README.md"
GOAL, COINS, GAMES = 15000, 100, 20000
LANES = range(4)
#: A bot has a name and how many of 100 races it is right in; a bot that reads no maze has a rule instead.
FAVOURITE, LONGEST, BLIND = "always the favourite", "always the longest odds", "anyone, blind"
BOTS: dict[str, int | None] = {
    FAVOURITE: None,
    LONGEST: None,
    BLIND: None,
    **{f"right in {right} races of 100": right for right in (45, 52, 60, 70, 79)},
    (DARES := "right in 60, and all in when poor"): 60,
}


def shares() -> list[list[int]]:
    """Of each kind of race, in how many of 100 races a bet on each lane wins."""
    text = README.read_text(encoding="utf-8")
    found = [[int(wins) for wins in re.findall(r"\| (\d+) x\d", row)] for row in text.splitlines()]
    kinds = [row for row in found if len(row) == len(LANES)]
    assert len(kinds) == len(COURSES)
    return kinds


def payers(kind: int, wins: list[int], chance: random.Random) -> set[int]:
    """The lanes that pay in a race: one, or the first and the second."""
    first = chance.choices(LANES, wins)[0]
    if kind != SECOND:
        return {first}
    others = [wins[lane] if lane != first else 0 for lane in LANES]
    return {first, chance.choices(LANES, others)[0]}


def lane_of(bot: str, kind: int, pay: set[int], chance: random.Random) -> int:
    """Whom a bot bets on."""
    odds = COURSES[kind][5]
    right = BOTS[bot]
    if right is not None:
        wins = chance.random() < right / 100
        return chance.choice([lane for lane in LANES if (lane in pay) == wins])
    if bot == BLIND:
        return chance.choice(LANES)
    return (min if bot == FAVOURITE else max)(LANES, key=lambda lane: (odds[lane], chance.random()))


def programme(chance: random.Random) -> Iterator[int]:
    """The kinds of a game's races."""
    first, rules = chance.randrange(PLAIN), list(range(PLAIN, FINAL))
    chance.shuffle(rules)
    yield first
    for number in range(1, PLAIN):
        yield (first + number) % PLAIN
        yield rules[number - 1]
    yield FINAL


def game(bot: str, kinds: list[list[int]], chance: random.Random) -> int:
    """The coins that a bot leaves with: it bets half, all in the final, and stops with GOAL coins, or broke.

    Who is poor may bet all; but for one, bots do not.
    """
    coins = COINS
    for number, kind in enumerate(programme(chance), 1):
        stake = limits(number, coins)[1] if number == RACES or bot == DARES else (coins + 1) // 2
        pay = payers(kind, kinds[kind], chance)
        lane = lane_of(bot, kind, pay, chance)
        coins += stake * (COURSES[kind][5][lane] * (lane in pay) - 1)
        if not LEAST <= coins < GOAL:
            break
    return coins


def row(bot: str) -> str:
    """A row of the README: of 100 games those broke, what 25, 50, 75, 97 have at most, those with GOAL coins."""
    kinds, chance = shares(), random.Random(bot)
    ends = sorted(game(bot, kinds, chance) for _ in range(GAMES))
    broke = round(100 * sum(coins < LEAST for coins in ends) / GAMES)
    quarters = " | ".join(f"{ends[GAMES * part // 100]:,}" for part in (25, 50, 75, 97))
    goal = 100 * sum(coins >= GOAL for coins in ends) / GAMES
    return f"| {bot} | {broke} | {quarters} | {goal:.1f} |"


if __name__ == "__main__":
    print("\n".join(map(row, BOTS)))

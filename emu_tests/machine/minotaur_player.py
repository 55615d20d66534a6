"""The game `minotaur` as a player has it: from its tape, by keys; and a bot that reads its memory."""

from collections import deque

from emu_tests.machine.images import assembly
from emu_tests.oracles.minotaur_world import DOOR, GOLD, LEVER, PULLED, STRIDE, WAYS, Place, World, world
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import built

KEYS = ("q", "p", "a", "o")
ROCK, GATE = 0xC0, 1
BEAST = 8
ROAMS, HUNTS, DEAD = range(3)
_FRAMES, _BEASTS = 0x5C78, 6
_MOST = 50_000_000  # T-states for a level's page, its labyrinth and the first picture


class MinotaurPlayer:
    """A machine with the tape loaded, on the page from which games begin."""

    def __init__(self, model: int, *, contended: bool = True) -> None:
        self.symbols = assembly("minotaur").symbols
        self.machine = Machine(model, contended=contended)
        built.load(self.machine, "minotaur")
        self.machine.frames(20)
        self.machine.press("ENTER", frames=4, after=20)

    def begin(self, seed: int, level: int = 0) -> None:
        """A game from this level on, whose labyrinths begin with this seed."""
        self.machine.poke_word(_FRAMES, seed)
        self.machine.press("ENTER", frames=3, after=0)
        self.machine.write(self.symbols["level_number"], bytes([level]))
        self.picture(_MOST)

    def picture(self, most: int = 400_000) -> None:
        """Run on until a picture is complete."""
        self.machine.run(1)
        self.machine.run_to(self.symbols["play_whole"], most)

    def byte(self, label: str) -> int:
        return self.machine.peek(self.symbols[label])

    def word(self, label: str) -> int:
        return self.machine.word(self.symbols[label])

    @property
    def hero(self) -> Place:
        place = self.word("hero_place")
        return place >> 8, place & 255

    @property
    def size(self) -> int:
        return self.byte("level_now")

    def ground(self) -> bytes:
        return self.machine.read(self.symbols["ground"], STRIDE * self.size)

    def world(self) -> World:
        """The labyrinth, its gates as they are now."""
        things = self.machine.read(self.symbols["things"], 160)
        return world(self.size, self.ground(), self.machine.read(self.symbols["gates"], 24), things)

    def beasts(self) -> list[tuple[Place, int]]:
        """Each Minotaur's place and state."""
        data = self.machine.read(self.symbols["beasts"], BEAST * self.byte_of_level(_BEASTS))
        return [((data[at], data[at + 1]), data[at + 7]) for at in range(0, len(data), BEAST)]

    def byte_of_level(self, number: int) -> int:
        return self.machine.peek(self.symbols["level_now"] + number)

    def route(self, now: World, goals: set[Place], avoided: set[Place]) -> list[Place]:
        """The shortest way to a goal with the gates as they are; empty if there is none."""
        before: dict[Place, Place] = {self.hero: self.hero}
        waiting = deque([self.hero])
        while waiting:
            place = waiting.popleft()
            if place in goals and place != self.hero:
                way = [place]
                while before[way[-1]] != self.hero:
                    way.append(before[way[-1]])
                return way[::-1]
            for row, column in WAYS.values():
                there = place[0] + row, place[1] + column
                if there not in before and there not in avoided and now.free(there, 0):
                    before[there] = place
                    waiting.append(there)
        return []

    def next_step(self) -> Place | None:
        """Where the bot goes: to gold, or the door, or else a lever; round the Minotaurs if it can."""
        now = self.world()
        kinds = {place: kind for place, (kind, _) in now.things.items()}
        wanted = {place for place, kind in kinds.items() if kind == (GOLD if self.byte("gold_left") else DOOR)}
        levers = {place for place, kind in kinds.items() if kind in (LEVER, PULLED)}
        others = {place for place, kind in kinds.items() if kind not in (LEVER, PULLED, DOOR, GOLD)}
        danger = {
            (row + down, column + right)
            for (row, column), state in self.beasts()
            if state != DEAD and not self.byte("swords")
            for down in range(-3, 4)
            for right in range(-3, 4)
        } - {self.hero}
        for goals in (wanted, others, levers):
            for avoided in (danger, set[Place]()):
                if way := self.route(now, goals, avoided):
                    return way[0]
        return None

    def walk(self, there: Place) -> None:
        """Hold the key to a place beside him until he is there, or something ends it."""
        row, column = there[0] - self.hero[0], there[1] - self.hero[1]
        key = next(KEYS[way] for way, step in WAYS.items() if step == (row, column))
        here, level, lives = self.hero, self.byte("level_number"), self.byte("lives")
        for _ in range(40):
            self.machine.ports.held = (key,)
            self.picture(_MOST)
            if self.hero != here or (level, lives) != (self.byte("level_number"), self.byte("lives")):
                break
        self.machine.ports.held = ()

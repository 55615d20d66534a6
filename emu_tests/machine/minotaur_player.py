"""The game `minotaur` as a player has it: from its tape, by keys; and a bot that reads its memory."""

from collections import deque
from collections.abc import Callable

from emu_tests.machine.images import assembly
from emu_tests.oracles.minotaur_world import DOOR, GOLD, STRIDE, SWORD, WAYS, Place, World, world
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import built

KEYS = ("q", "p", "a", "o")
ROCK, GATE = 0xC0, 1
BEAST = 8
ROAMS, HUNTS, DEAD = range(3)
_FRAMES, _PAIRS, _BEASTS = 0x5C78, 5, 6
_MOST = 50_000_000  # T-states for a level's page, its labyrinth and the first picture


class MinotaurPlayer:
    """A machine with the tape loaded, on the page from which games begin."""

    def __init__(
        self, model: int, *, contended: bool = True, prepare: Callable[[Machine], object] | None = None
    ) -> None:
        """prepare: what is done to the machine when the tape is loaded, before the program begins."""
        self.symbols = assembly("minotaur").symbols
        self.machine = Machine(model, contended=contended)
        built.load(self.machine, "minotaur")
        if prepare:
            prepare(self.machine)
        self.machine.run_to(self.symbols["strip_draw"], 10_000_000)
        self.machine.frames(20)
        self.machine.press("ENTER", frames=4, after=20)

    def begin(self, seed: int, level: int = 0) -> None:
        """A game from this level on, whose labyrinths begin with this seed."""
        self.machine.poke_word(_FRAMES, seed)
        self.machine.ports.held = ("s",)
        self.machine.run_to(self.symbols["level_take"], _MOST)
        self.machine.ports.held = ()
        self.machine.write(self.symbols["level_number"], bytes([level]))
        self.picture(_MOST)
        self.machine.write(self.symbols["fire_was"], b"\x00")  # else SPACE does nothing at first

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
        once = not self.byte_of_level(_PAIRS)
        return world(self.size, self.ground(), self.machine.read(self.symbols["gates"], 24), things, once=once)

    def beasts(self) -> list[tuple[Place, int]]:
        """Each Minotaur's place and state."""
        data = self.machine.read(self.symbols["beasts"], BEAST * self.byte_of_level(_BEASTS))
        return [((data[at], data[at + 1]), data[at + 7]) for at in range(0, len(data), BEAST)]

    def byte_of_level(self, number: int) -> int:
        return self.machine.peek(self.symbols["level_now"] + number)

    def route(self, now: World, goals: set[Place], avoided: set[Place]) -> list[Place]:
        """The shortest way to a goal, by levers if need be; empty if there is none."""
        begin = (self.hero, 0)
        before = {begin: begin}
        waiting = deque([begin])
        while waiting:
            state = waiting.popleft()
            if state[0] in goals and state != begin:
                way = [state]
                while before[way[-1]] != begin:
                    way.append(before[way[-1]])
                return [place for place, _ in way[::-1]]
            for after in now.step(*state):
                if after not in before and after[0] not in avoided:
                    before[after] = state
                    waiting.append(after)
        return []

    def next_step(self, *, bold: bool = False) -> Place | None:
        """Where the bot goes: for a sword if it has none, to gold, or the door; round the Minotaurs, or bold."""
        now = self.world()
        kinds = {place: kind for place, (kind, _) in now.things.items()}
        wanted = {place for place, kind in kinds.items() if kind == (GOLD if self.byte("gold_left") else DOOR)}
        swords = set[Place]() if self.byte("swords") else {place for place, kind in kinds.items() if kind == SWORD}
        danger = {
            (row + down, column + right)
            for (row, column), state in self.beasts()
            if state != DEAD and not self.byte("swords")
            for down in range(-3, 4)
            for right in range(-3, 4)
        } - {self.hero}
        for avoided in (set[Place](),) if bold else (danger, set[Place]()):
            for goals in (swords, wanted):
                if way := self.route(now, goals, avoided):
                    return way[0]
        return None

    def go_on(self, *, bold: bool = False) -> None:
        """A step of the bot's; none when he has come to the door, which the next picture notices."""
        if there := self.next_step(bold=bold):
            self.walk(there)
            return
        assert self.byte("hero_event")
        self.picture(_MOST)

    def walk(self, there: Place) -> None:
        """Hold the key to a place beside him until he is there, or something ends it."""
        row, column = there[0] - self.hero[0], there[1] - self.hero[1]
        wanted = next(way for way, step in WAYS.items() if step == (row, column))
        here, level, lives = self.hero, self.byte("level_number"), self.byte("lives")
        for _ in range(40):
            way = self.byte("hero_way")
            back = (KEYS[way ^ 2],) if self.byte("hero_gone") and way != wanted else ()
            self.machine.ports.held = (KEYS[wanted], *back)
            self.picture(_MOST)
            if self.hero != here or (level, lives) != (self.byte("level_number"), self.byte("lives")):
                break
        self.machine.ports.held = ()

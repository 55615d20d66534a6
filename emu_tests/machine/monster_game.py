"""The game `monster` in a machine, picture by picture: `picture` plays one with keys held, `model` has its state."""

from emu_tests.machine.images import assembly
from emu_tests.oracles.monster_bot import Bot
from emu_tests.oracles.monster_rules import COLUMNS, EXIT, FIRE, RIGHT, ROOMS, Game, Maze, Walker
from zxmazes.machine.spectrum import Machine

NAME = "monster"
BACK = 0xFF50  # where the game returns to
KEYS = {1: "q", 2: "p", 4: "a", 8: "o", FIRE: "SPACE"}
_OFFSETS = {1: -32, 2: 1, 4: 32, 8: -1}
_WALKERS = ("hero", "hunter", "blocker")
_LONGEST = 8  # times a hundred frames between two pictures that are played: an end, a new level


class Monster:
    """A game begun with a seed and led to the first picture of its first level."""

    def __init__(self, seed: int, model: int = 48, *, contended: bool = False) -> None:
        image = assembly(NAME)
        self.symbols = image.symbols
        self.machine = machine = Machine(model, contended=contended)
        machine.boot()
        if model == 128:  # page in 48 BASIC's ROM and bank 0, as after LOAD "": LD BC,7FFD; LD A,10; OUT (C),A; RET
            machine.write(0x7000, (0x01, 0xFD, 0x7F, 0x3E, 0x10, 0xED, 0x79, 0xC9))
            machine.call(0x7000, stack=0x7100)
        machine.write(image.org, image.code)
        machine.poke_word(BACK - 16, BACK)
        machine.write(BACK, (0x18, 0xFE))  # JR to itself
        machine.set(pc=self.symbols["start"], sp=BACK - 16, iff=1)
        machine.frames(40)
        machine.ports.held = ("ENTER",)
        self.run_to("play")
        machine.ports.held = ()
        machine.poke_word(self.symbols["rng_seed"], seed)
        self.run_to("play_picture")

    def run_to(self, label: str) -> None:
        self.machine.run(1)
        self.machine.run_to(self.symbols[label], 30_000_000, label)

    def byte(self, label: str) -> int:
        return self.machine.peek(self.symbols[label])

    def word(self, label: str) -> int:
        return self.machine.word(self.symbols[label])

    def poke(self, label: str, *values: int) -> None:
        self.machine.write(self.symbols[label], values)

    def hold(self, keys: int) -> None:
        """Hold these directions and fire."""
        self.machine.ports.held = tuple(name for bit, name in KEYS.items() if keys & bit)

    def picture(self, keys: int) -> bool:
        """Play a picture with these held; does it end where the next one begins?"""
        self.hold(keys)
        self.machine.run(1)
        return bool(self.machine.run(3 * self.machine.frame, self.symbols["play_picture"]))

    def goes_on(self) -> bool:
        """After the end of a try, on to the next one; False if there is none."""
        self.hold(0)
        for _ in range(_LONGEST):
            if self.machine.run(100 * self.machine.frame, self.symbols["play_picture"]):
                return True
            if not self.byte("lives_left"):
                return False
        raise AssertionError(self.machine.text())

    def walker(self, label: str) -> Walker:
        room, way, gone = self.machine.read(self.symbols[label], 3)
        return Walker(room, way, gone)

    @property
    def walkers(self) -> tuple[Walker, ...]:
        """The hero and both monsters."""
        return tuple(map(self.walker, _WALKERS))

    @property
    def maze(self) -> Maze:
        """Read from the field, not from what the program has made of it."""
        field = self.machine.read(self.symbols["field"], 1024)
        ways = []
        for room in range(ROOMS):
            row, column = divmod(room, COLUMNS)
            at = 32 * (2 * row + 1) + 2 * column + 1
            free = sum(bit for bit, offset in _OFFSETS.items() if field[at + offset] < 0x80)
            ways.append(free & ~RIGHT if room == EXIT else free)
        return Maze(ways)

    @property
    def gems(self) -> list[int]:
        """The rooms of those that are left."""
        data = self.machine.read(self.symbols["gems"], 9)
        return [gem for gem in data[: data.index(255)] if gem < 0x80]

    def model(self) -> Game:
        """The model's game in the state of this one."""
        hero, *monsters = self.walkers
        first, second = self.machine.read(self.symbols["monster_speeds"], 2)
        game = Game(self.maze, self.gems, hero, monsters, (first, second), self.byte("flares"))
        game.frozen, game.bonus, game.bonus_wait = self.byte("frozen"), self.word("bonus"), self.byte("bonus_wait")
        game.score, game.held = self.word("score"), self.byte("held")
        game.wish, game.wish_left = self.byte("wish"), self.byte("wish_left")
        return game

    def play(self, levels: int = 12, pictures: int = 8000) -> list[tuple[int, bool, int]]:
        """Let a bot play until it has lost, or has won so many levels: of each try the level, whether won, pictures."""
        tries = []
        while True:
            state, bot, level = self.model(), Bot(), self.byte("level")
            count = 0
            while count < pictures:
                state.hero, *state.monsters = self.walkers
                state.gems, state.frozen, state.flares = self.gems, self.byte("frozen"), self.byte("flares")
                count += 1
                if not self.picture(bot.keys(state)):
                    break
            on = self.goes_on()
            tries.append((level, on and self.byte("level") > level, count))
            if not on or self.byte("level") > levels:
                return tries

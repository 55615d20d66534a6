"""The challenge of the tape `large` in a machine: its mazes, what help costs, walks that begin in a maze."""

from emu_tests.machine.large_tape import KEYS, NAME, STEPS, Walk, only_way
from emu_tests.machine.pressing import address, at, hold, until
from emu_tests.oracles.paths import Place
from zxmazes.machine.spectrum import Machine

#: Size, generator, percentage of dead ends removed, where the hero and the ring are, of each level.
LEVELS = (
    (31, "eller_large", 100, (1, 1), (29, 29)),
    (39, "dfs_large", 100, (37, 1), (1, 37)),
    (63, "eller_large", 50, (61, 1), (1, 61)),
    (63, "dfs_large", 75, (61, 61), (1, 1)),
    (79, "eller_large", 50, (1, 77), (77, 1)),
    (95, "dfs_large", 75, (93, 1), (47, 47)),
    (95, "eller_large", 50, (1, 1), (93, 93)),
    (127, "dfs_large", 70, (125, 125), (1, 1)),
)
#: What a maze is called, in the bar and in drawn letters.
KINDS = "MAZE", "WINDING", "LOCKED", "HUNTED", "DARK", "CENTRE", "CELLAR", "LAIR"
#: The rule of each, told where it begins; those of locked mazes name the gems.
RULES = "", "", "Take every gem!", "A fast hound!", "", "Take every gem!", "Take every gem!", "Gems, fast hound"
LOCKED = [level for level, rule in enumerate(RULES) if "gem" in rule.lower()]
DARK = [level for level, kind in enumerate(KINDS) if kind in {"DARK", "CELLAR"}]
#: Frames until the clock starts by itself, and its first second.
START_FRAMES = 200
#: Seconds besides an eighth of the shortest way's steps, of each level.
TIME_LEAST = 4, 6, 10, 14, 20, 50, 50, 45
GEM_SECONDS, WAY_COST, MAP_COST, WAY_STEPS, MAP_STEPS = 3, 5, 8, 40, 64
GEM_POINTS = 100
KEYS_SHOWN = f"H pause B ? W way -{WAY_COST}s M map -{MAP_COST}s"


def at_level(level: int, seed: int) -> Machine:
    """A walk in the maze of a level; its generator begins with this seed."""
    machine = at(NAME, "title")
    hold(machine, "ENTER")
    until(machine, NAME, "level_begin")
    hold(machine)
    machine.set(a=level)
    machine.poke_word(address(NAME, "rng_seed"), seed)
    until(machine, NAME, "explore_frame")
    return machine


def at_home(level: int, seed: int) -> Machine:
    """The same, but the hound stays at home."""
    machine = at_level(level, seed)
    machine.write(address(NAME, "hound_wait"), [0])
    return machine


def started(machine: Machine) -> None:
    """As if the hero had taken a step and come back, so that clock and hound have begun."""
    machine.poke_word(address(NAME, "steps"), 1)
    machine.write(address(NAME, "clock_part"), [50])


def beside(here: Place, code: int) -> Place:
    return here[0] + STEPS[code][0], here[1] + STEPS[code][1]


def ring(shown: Walk) -> Place:
    return shown.goal


def take(machine: Machine, codes: list[int]) -> None:
    """Take these steps by keys. Who would end between two cells goes on to the next one."""
    for code in codes:
        hold(machine, KEYS[STEPS[code]])
        until(machine, NAME, "draw_all")
        hold(machine)
    machine.frames(12)


def nearest_gem(shown: Walk) -> Place:
    assert shown.gems
    return min(shown.gems, key=lambda gem: len(only_way(shown.walls, shown.hero, gem)))

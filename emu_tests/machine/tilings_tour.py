"""What the tests of the tour of `tilings` share: par and stars, what is beside the maze, a walk by keys."""

from emu_tests.machine.pressing import press, until, word
from emu_tests.machine.tilings_tape import KEYS, NAME, rest
from zxmazes.machine.spectrum import Machine

PANEL = 26
GOES = "tour_frame"
BEGINS, HELP = 300, 100
STAR, FEWEST = 100, 50
WON, MISSED = 0x46, 0x01


def par(fewest: int, done: int = 0) -> int:
    """Tenths of a second: six seconds, less four tenths for each maze before, and four for each step; 12 at least."""
    return max(120, 60 - 4 * min(done, 15) + 4 * fewest)


def third(fewest: int) -> int:
    """Tenths of a second for the third star: eight seconds to look, and a clean walk, six frames a step."""
    return 80 + fewest + fewest // 4


def stars(fewest: int, used: int, done: int = 0) -> int:
    return 3 if used <= third(fewest) else 2 if used <= par(fewest, done) else 1


def number(text: str) -> int:
    """Tenths of a second, or points, as they are shown."""
    return int(text.replace(".", ""))


def shown(machine: Machine, row: int) -> int:
    return number(machine.text()[row][PANEL:].strip())


def left(machine: Machine) -> int:
    """Tenths of a second."""
    return word(machine, NAME, "tour_limit") - word(machine, NAME, "clock")


def begun(machine: Machine, seed: int = 1997) -> None:
    """From the title into the first level."""
    machine.write(0x5C78, [seed & 255, seed >> 8])
    press(machine, "ENTER", after=0)
    until(machine, NAME, GOES)
    rest(machine, GOES)


def walk(machine: Machine, codes: list[int], pace: int = 6) -> None:
    """A step in so many frames, by the letters of the rose."""
    for code in codes:
        steps = word(machine, NAME, "steps")
        press(machine, KEYS[code], frames=2, after=pace - 2)
        assert word(machine, NAME, "steps") == steps + 1


def out(machine: Machine) -> int:
    """The points that the level has earned, once the page says so."""
    for _ in range(250):  # the way turns yellow before
        if machine.text()[23].startswith(" Stars ") and " time " in machine.text()[23]:
            assert "Press any key" not in machine.text()[0]
            machine.frames(60)  # a while without keys
            assert machine.text()[0].startswith(" Press any key ")
            words = machine.text()[23].split()
            assert words[::2] == ["Stars", "shortest", "time"]
            return sum(map(int, words[1::2]))
        machine.frames(1)
    raise AssertionError(machine.text()[23])


def earned(machine: Machine, limit: int) -> int:
    """The points of a level without those for the time; the limit was that before."""
    return out(machine) - (limit - word(machine, NAME, "clock")) // 4


def star_colours(machine: Machine) -> list[int]:
    return [machine.attributes()[32 * 18 + column] for column in range(PANEL, 32, 2)]

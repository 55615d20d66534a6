"""The rows of the tape `endless`, made by its own code as fast as a test needs them, without playing."""

from emu_tests.machine.images import assembly
from emu_tests.oracles.endless_rules import CELLS, Row
from zxmazes.machine.spectrum import Machine

NAME = "endless"
KEPT = 16  # rows of the ring
GATE = 0x60  # the colour of one
KINDS = {0x00: "gem", 0x20: "water", 0x40: "ember"}


class MadeRows:
    """The rows of a seed, from a level on: a function of their numbers, for `Rules`."""

    def __init__(self, seed: int, level: int = 0) -> None:
        image = assembly(NAME)
        self._symbols = image.symbols
        self._machine = Machine(48)
        self._machine.write(image.org, image.code)
        self._machine.write(self._symbols["level"], [level])
        self._machine.write(self._symbols["beat"], [0])
        self._call("rows_begin", seed)
        self._rows: list[Row] = []
        self._read()

    def __call__(self, number: int) -> Row:
        while number >= len(self._rows):
            self._call("make_row")
            self._read()
        return self._rows[number]

    def _call(self, label: str, value: int = 0) -> None:
        self._machine.call(self._symbols[label], hl=value, stack=self._symbols["stack_top"])

    def _read(self) -> None:
        while (len(self._rows) & 0xFF) != self._machine.peek(self._symbols["rows_made"]):
            self._rows.append(row_of(self._machine, self._symbols, len(self._rows)))


def row_of(machine: Machine, symbols: dict[str, int], number: int) -> Row:
    """A row that is in the ring, as the rules have it; a gate is open."""
    place = number % KEPT
    cells = machine.read(symbols["field"] + 64 * place, 64)
    thing = machine.peek(symbols["gems"] + number % 256)
    gate = machine.peek(symbols["gate_at"] + place)
    return Row(
        [cells[2 * column + 2] < 0x80 for column in range(CELLS)],
        [cells[33 + 2 * column] != 0x80 for column in range(CELLS)],
        gate // 2 if gate else None,
        (KINDS[thing & 0xE0], (thing & 0x1F) // 2) if 0 < thing < GATE else None,
        machine.peek(symbols["exits"] + place) // 2,
    )

"""A machine's ports: the keyboard, the joystick, the border, the loudspeaker and the sound chip."""

from skoolkit.kbtracer import KEYS
from skoolkit.pagingtracer import PagingTracer
from skoolkit.simulator import Simulator

from zxmazes.machine.registers import T

#: State that SkoolKit's tracers keep besides memory and registers; each tracer hands it to the next.
KEPT = ("border", "out7ffd", "outfffd", "ay", "outfe")
#: The bits that each register of the sound chip has; the others are read as 0.
AY_BITS = (255, 15, 255, 15, 255, 15, 31, 255, 31, 31, 31, 255, 255, 15, 255, 255)


class Ports(PagingTracer):  # type: ignore[misc]
    """The keyboard, the joystick, the border, the loudspeaker and the sound chip."""

    def __init__(self, simulator: Simulator, before: PagingTracer | None = None) -> None:
        self.simulator = simulator
        self.border = getattr(before, "border", 7)
        self.out7ffd = getattr(before, "out7ffd", 0)
        self.outfffd = getattr(before, "outfffd", 0)
        self.ay = getattr(before, "ay", [0] * 16)
        self.outfe = getattr(before, "outfe", 0)
        self.held: tuple[str, ...] = ()
        self.kempston: int | None = None  # None: no interface, so the bus floats
        self.chip = len(simulator.memory) == 0x20000  # a sound chip, as a 128K has
        self.chip_writes: list[tuple[int, int, int]] = []  # T-state, register and value of each write to it
        self.clicks: list[int] = []  # T-states at which the loudspeaker moved
        self.edges: list[int] = []  # T-states at which the tape output changed
        self.borders: list[tuple[int, int]] = []  # T-state and new colour of each change of the border

    def read_port(self, registers: list[int], port: int) -> int:
        """The value that IN reads from a port; SkoolKit's simulator calls this."""
        if port % 2 == 0:
            value = 0xFF
            for name in self.held:
                row, mask = KEYS[name]
                if ~(row >> 8) & ~(port >> 8) & 0xFF:  # the port selects the key's half-row
                    value &= mask
            return value
        if port & 0x20 == 0 and self.kempston is not None:
            return self.kempston
        if port & 0xC002 == 0xC000 and self.chip and self.outfffd < len(AY_BITS):
            return int(self.ay[self.outfffd]) & AY_BITS[self.outfffd]
        return 0xFF

    def write_port(self, registers: list[int], port: int, value: int, offset: int) -> None:
        """Receive the value that OUT writes to a port; SkoolKit's simulator calls this."""
        if port % 2 == 0 and (value ^ self.outfe) & 0x10:
            self.clicks.append(registers[T])
        if port % 2 == 0 and (value ^ self.outfe) & 0x08:
            self.edges.append(registers[T])
        if port % 2 == 0 and value & 7 != self.border:
            self.borders.append((registers[T], value & 7))
        if port & 0xC002 == 0x8000 and self.chip and self.outfffd < len(AY_BITS):
            self.chip_writes.append((registers[T], self.outfffd, value & AY_BITS[self.outfffd]))
        super().write_port(registers, port, value, offset)

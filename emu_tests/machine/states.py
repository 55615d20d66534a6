"""The state of a machine, kept to go on from it as often as one likes: so a tape is loaded only once."""

import functools
from dataclasses import dataclass

from skoolkit.pagingtracer import Memory
from skoolkit.simutils import from_memory

from zxmazes.machine.ports import KEPT
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import built

_RAM, _BANK = 0x4000, 0x4000


@dataclass(frozen=True)
class State:
    """All that a machine has. banks: its RAM; of a 48K in one piece."""

    model: int
    contended: bool
    banks: tuple[bytes, ...]
    registers: tuple[int, ...]
    ports: dict[str, object]

    def put(self, machine: Machine) -> None:
        """Put a machine of the same kind into this state, with no key held and nothing heard."""
        if self.model == 128:  # SkoolKit's C simulator learns what is paged in only when it is made
            memory = Memory(list(self.banks), self.ports["out7ffd"])
            machine.adopt(from_memory(machine.simulator_class(), memory, {"PC": 0}, {"iff": 0, "tstates": 0}))
        else:
            machine.adopt(machine.simulator)
            machine.write(_RAM, self.banks[0])
        for place, value in enumerate(self.registers):
            machine.simulator.registers[place] = value
        for name, value in self.ports.items():
            setattr(machine.ports, name, list(value) if isinstance(value, tuple) else value)

    def machine(self) -> Machine:
        """A machine of its own in this state."""
        found = Machine(self.model, contended=self.contended)
        self.put(found)
        return found


def state_of(machine: Machine) -> State:
    """The state that a machine is in."""
    memory = machine.simulator.memory
    banks = map(bytes, memory.banks) if machine.model == 128 else [machine.read(_RAM, 3 * _BANK)]
    ports = {name: getattr(machine.ports, name) for name in KEPT}
    kept = {name: tuple(value) if isinstance(value, list) else value for name, value in ports.items()}
    return State(machine.model, machine.contended, tuple(banks), tuple(machine.simulator.registers), kept)


@functools.cache
def loaded(name: str, model: int = 48, contended: bool = False, **options: object) -> State:
    """A machine that has loaded a built program and is where that begins; options: those of `Machine.load_tape`."""
    machine = Machine(model, contended=contended)
    built.load(machine, name, **options)
    return state_of(machine)

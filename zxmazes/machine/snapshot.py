"""Snapshots in the .z80 format, which any emulator loads."""

from pathlib import Path

from skoolkit import SkoolKitError
from skoolkit.simutils import FRAME_DURATIONS, from_snapshot
from skoolkit.snapshot import Snapshot, write_snapshot

from zxmazes.errors import MazeError
from zxmazes.machine.core import Core
from zxmazes.paths import BUILD

_BANK = 0x4000
_PAGING = 0x10  # bank 0, the ROM of the 48K


def load_snapshot(core: Core, path: Path) -> None:
    """Load a .z80 snapshot; the machine becomes the snapshot's model."""
    try:
        snapshot = Snapshot.get(str(path))
    except (SkoolKitError, OSError, IndexError):
        snapshot = None
    if snapshot is None:
        raise MazeError(f"{path}: cannot be read as a snapshot: make it with `{BUILD}`")
    simulator = from_snapshot(core.simulator_class(), snapshot)
    core.model = 128 if len(simulator.memory) == 0x20000 else 48
    core.frame = FRAME_DURATIONS[core.model == 128]
    core.adopt(simulator)
    core.ports.border, core.ports.out7ffd = snapshot.border, snapshot.out7ffd


def save_snapshot(core: Core, path: Path, banks: bytes = b"") -> None:
    """Write the machine's present state as a 48K .z80 that any emulator loads.

    banks: the eight banks of a 128K instead of the machine's memory, for a 128K .z80 with the ROM of the 48K paged in.
    """
    if core.model != 48:
        raise MazeError("only a 48K machine can be saved as a snapshot")
    r = core.registers
    names = {"^" + n: f"{n}_" for n in ("bc", "de", "hl", "a", "f")}
    names |= {n: n for n in ("a", "f", "bc", "de", "hl", "ix", "iy", "sp", "i", "r", "pc")}
    registers = [f"{key}={getattr(r, name)}" for key, name in names.items()]
    state = [f"border={core.ports.border}", f"iff={r.iff}", f"im={r.im}", f"tstates={r.t % core.frame}"]
    if banks:
        parts = [list(banks[at : at + _BANK]) for at in range(0, len(banks), _BANK)]
        write_snapshot(str(path), parts, registers, [*state, f"7ffd={_PAGING}"], "128K")
    else:
        write_snapshot(str(path), list(core.read(0x4000, 0xC000)), registers, state)

"""Calls for BASIC: a few bytes for each routine, below the block, that load registers and return BC to USR."""

from collections.abc import Sequence
from dataclasses import dataclass

from zxmazes.errors import MazeError
from zxmazes.library.calling import Result, Signature
from zxmazes.library.placing import Placed

#: LD for each register or pair with a number, and what follows the call.
_LOADS = {"A": 0x3E, "BC": 0x01, "DE": 0x11, "HL": 0x21}
_CALL = 0xCD
_ENDS = {
    Result.NOTHING: "C9",  # RET
    Result.CARRY: "01 00 00 CB 11 C9",  # LD BC,0: RL C: RET
    Result.COUNT: "D0 01 FF FF C9",  # RET NC: LD BC,65535: RET
}
#: What the names of the addresses for BASIC end with: the call itself, besides the names of the parameters.
CALL = "call"


@dataclass(frozen=True)
class Stub:
    """A call for BASIC: its address, its bytes, and for each parameter the address to POKE."""

    function: Signature
    address: int
    code: bytes
    places: dict[str, int]

    @property
    def symbols(self) -> dict[str, int]:
        """The addresses by name: `solve_wave_call`, `solve_wave_row` .."""
        named = {CALL: self.address, **self.places}
        return {f"{self.function.label}_{name}": at for name, at in named.items()}


def stubs_of(made: Placed, functions: Sequence[Signature]) -> list[Stub]:
    """The calls, the last one up to the block. Raises MazeError if the buffers are there."""
    pairs = [_assembled(one) for one in functions]
    at = made.org - sum(len(code) for code, _ in pairs)
    if made.buffers_start < made.org and made.buffers_end > at:
        raise MazeError(
            f"the calls for BASIC are from ${at:04X} to ${made.org - 1:04X}, below the code, and the buffers end at "
            f"${made.buffers_end - 1:04X}: choose lower --buffers, or a higher --org"
        )
    found = []
    for one, (code, places) in zip(functions, pairs, strict=True):
        found.append(Stub(one, at, code, {name: at + offset for name, offset in places.items()}))
        at += len(code)
    return found


def _assembled(one: Signature) -> tuple[bytes, dict[str, int]]:
    """The bytes of a call, and where in them each parameter is."""
    code, places = bytearray(), dict[str, int]()
    for load, operation in _LOADS.items():
        inside = {given.register: given.name for given in one.inputs if given.register in (load, *load)}
        if inside:
            for register, name in inside.items():
                places[name] = len(code) + 1 + (len(load) == 2 and register == load[0])
            code += bytes([operation, *bytes(len(load))])
    code += bytes([_CALL, *one.entry.to_bytes(2, "little")]) + bytes.fromhex(_ENDS[one.result])
    return bytes(code), {given.name: places[given.name] for given in one.inputs}

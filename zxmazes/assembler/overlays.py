"""Code that a program unpacks before it runs: the build packs it into the image.

Four labels say what and where. From `NAME_unpacked` up to `NAME_unpacked_end` is the code, at the address where it
runs, after `image_end`; an ORG before that label lets two of them share their place. From `NAME_packed` up to
`NAME_packed_end` is a DS in the image, where its packed bytes go.

Instructions and texts of the program itself make them shorter where it says so: from `code_known` up to
`code_known_end` all are there, unchanged, whenever something is unpacked, so what follows them in memory copies from
them. Left out are those bytes that some instruction with their address writes, as operands are, and all other data.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from zxmazes.assembler.statement import MNEMONICS, Statement
from zxmazes.assembler.step import Step
from zxmazes.errors import MazeError

if TYPE_CHECKING:  # numpy is imported when needed: only a few programs have overlays
    from zxmazes.packing import Memory

_CODE, _STORE, _END = "_unpacked", "_packed", "_end"
_KNOWN = "code_known"
_BYTES = ("db", "defb", "defm")
#: How many bytes an instruction writes at the address in its last two bytes, by those before.
_WRITES = {b"\x32": 1, b"\x22": 2, **dict.fromkeys((b"\xdd\x22", b"\xfd\x22"), 2)} | {
    bytes([0xED, 0x43 + 16 * pair]): 2 for pair in range(4)
}


def begins(label: str) -> bool:
    """Does the code of an overlay begin at this label?"""
    return label.endswith(_CODE)


def ends(label: str) -> bool:
    """Does the code of an overlay end at this label?"""
    return label.endswith(_CODE + _END)


def code_of(steps: Iterable[Step]) -> dict[str, bytes]:
    """The code of each overlay, by the label at its beginning: in the image another one may have its place."""
    found: dict[str, bytearray] = {}
    inside = None
    for step in steps:
        label = step.statement.label
        if begins(label):
            inside = found.setdefault(label, bytearray())
        elif ends(label):
            inside = None
        if inside is not None:
            inside += step.code
    return {label: bytes(code) for label, code in found.items()}


def known(steps: Iterable[Step], symbols: Mapping[str, int], source: str) -> "Memory | None":
    """All memory, of which overlays may copy what is known; None where the program does not say that it may be.

    Raises MazeError if one of the two labels is missing.
    """
    if _KNOWN not in symbols:
        return None
    import numpy as np

    from zxmazes.packing import UNKNOWN

    first, last = symbols[_KNOWN], _address(symbols, _KNOWN + _END, source)
    memory = np.full(1 << 16, UNKNOWN, np.int16)
    written: list[int] = []
    inside = False
    for step in steps:
        inside = begins(step.statement.label) or (inside and not ends(step.statement.label))
        is_code = step.statement.op in MNEMONICS
        if is_code:
            written += _written(step.code)
        if (is_code or _is_text(step.statement)) and not inside and first <= step.here < last:
            memory[step.here : step.here + len(step.code)] = list(step.code)
    memory[written] = UNKNOWN
    return memory


def _is_text(statement: Statement) -> bool:
    """Are there bytes with a string among them?"""
    return statement.op in _BYTES and any(token[0] in "\"'" for operand in statement.operands for token in operand)


def _written(code: bytes) -> Iterator[int]:
    """The addresses that an instruction writes, if it has them in it."""
    address = int.from_bytes(code[-2:], "little")
    for place in range(_WRITES.get(code[:-2], 0)):
        yield (address + place) % (1 << 16)


def packed_into(
    binary: bytes,
    org: int,
    image_end: int,
    symbols: Mapping[str, int],
    codes: Mapping[str, bytes],
    memory: "Memory | None",
    source: str,
) -> bytes:
    """The image, up to `image_end`, with all overlays packed into it; `binary` is what follows `org`.

    memory: what they may copy from. Raises MazeError if a label is missing, or the place reserved is too small or too
    large.
    """
    image = bytearray(binary[: image_end - org])
    for label in symbols:
        if not begins(label):
            continue
        name = label.removesuffix(_CODE)
        _address(symbols, f"{name}{_CODE}{_END}", source)
        store, limit = (_address(symbols, f"{name}{_STORE}{end}", source) for end in ("", _END))
        data = _pack(codes[label], None if memory is None else memory[: symbols[label]])
        if not store + len(data) <= limit <= image_end:
            raise MazeError(
                f"{source}: `{name}` takes {len(data)} bytes packed, but {limit - store} are reserved: "
                f"write `{name}{_STORE}: ds {len(data)}` and `{name}{_STORE}{_END}:` before `image_end`"
            )
        image[store - org : store - org + len(data)] = data
    return bytes(image)


def _address(symbols: Mapping[str, int], label: str, source: str) -> int:
    if label not in symbols:
        raise MazeError(f"{source}: the label `{label}` is missing: code that is unpacked has four labels")
    return symbols[label]


def _pack(data: bytes, before: "Memory | None") -> bytes:
    # imported when needed: only a few programs have overlays
    from zxmazes.packing import NOTHING, pack

    return pack(data, NOTHING if before is None else before)

"""Files on a tape: for each a header and a body, as blocks with flags and checksums."""

import struct
from collections.abc import Iterable

#: Characters of a name in a header.
NAME_LENGTH = 10
_KINDS = {"program": 0, "code": 3}

#: kind, bytes, and the two parameters of the ROM's header
TapeFile = tuple[str, bytes, int, int]


def tape(blocks: Iterable[bytes]) -> bytes:
    """The contents of a .tap: each block after its length in two bytes."""
    return b"".join(len(block).to_bytes(2, "little") + block for block in blocks)


def tape_files(files: Iterable[TapeFile], name: str = "") -> list[bytes]:
    """The blocks of a tape, a header and a body for each file.

    A file is ("program", bytes, auto-run line, length without variables) or ("code", bytes, address, 32768).
    """
    blocks = []
    for kind, data, first, second in files:
        title = name[:NAME_LENGTH].ljust(NAME_LENGTH).encode("ascii")
        blocks.append(_block(0x00, struct.pack("<B10sHHH", _KINDS[kind], title, len(data), first, second)))
        blocks.append(_block(0xFF, data))
    return blocks


def _block(flag: int, data: bytes) -> bytes:
    block = bytes([flag]) + data
    checksum = 0
    for value in block:
        checksum ^= value
    return block + bytes([checksum])

"""Make a .tzx: the tape's blocks at the ROM's speed, after a block that names the tape.

The format: TZX 1.20, worldofspectrum.org/TZXformat.html.
"""

import struct

from zxmazes.release.released import Tape

DESCRIPTION = "a tape with its title, for emulators and archives"

_HEAD = b"ZXTape!\x1a\x01\x14"
_STANDARD, _ARCHIVE_INFO = 0x10, 0x32
_TITLE, _COMMENT = 0x00, 0xFF
_PAUSE = 1000  # milliseconds after each block


def applies(tape: Tape) -> bool:
    """True for every tape."""
    return True


def content(tape: Tape) -> bytes:
    """The bytes of the file."""
    texts = ((_TITLE, tape.title), (_COMMENT, tape.summary[:255]))
    strings = b"".join(bytes([kind, len(text)]) + text.encode("latin-1", "replace") for kind, text in texts)
    info = struct.pack("<BHB", _ARCHIVE_INFO, len(strings) + 1, len(texts)) + strings
    blocks = (struct.pack("<BHH", _STANDARD, _PAUSE, len(block)) + block for block in tape.blocks)
    return _HEAD + info + b"".join(blocks)

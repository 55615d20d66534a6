"""Make an .scl: the files of a TR-DOS disk and their catalogue, without the rest of the disk.

The format: a signature, the number of files, the catalogue, the sectors, the sum of all bytes in four bytes
(sinclair.wiki.zxnet.co.uk/wiki/SCL_format).
"""

from zxmazes.release.disk import disk_files
from zxmazes.release.released import Tape

DESCRIPTION = "the files of the TR-DOS disk"

_SIGNATURE = b"SINCLAIR"


def applies(tape: Tape) -> bool:
    """True for every tape but the games' cassette, whose menu reads the tape."""
    return not tape.program.games


def content(tape: Tape) -> bytes:
    """The bytes of the file."""
    files = disk_files(tape)
    data = _SIGNATURE + bytes([len(files)]) + b"".join(file.entry for file in files)
    data += b"".join(file.content for file in files)
    return data + sum(data).to_bytes(4, "little")

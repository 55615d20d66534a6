"""Make a .trd: a TR-DOS disk of two sides with 80 tracks, 16 sectors of 256 bytes each.

The format: sinclair.wiki.zxnet.co.uk/wiki/TR-DOS_filesystem. Track 0 has the catalogue in sectors 0 to 7 and the
disk's description in sector 8; the files follow from track 1 on.
"""

import struct

from zxmazes.release.disk import SECTOR, disk_files
from zxmazes.release.released import Tape

DESCRIPTION = "a TR-DOS disk of 640 K, for the Pentagon and other clones"

_TRACK = 16  # sectors
_SECTORS = 160 * _TRACK
_CATALOGUE = 8 * SECTOR
_TYPE, _TR_DOS = 0x16, 0x10  # 80 tracks on two sides; the mark of TR-DOS


def applies(tape: Tape) -> bool:
    """True for every tape but the games' cassette, whose menu reads the tape."""
    return not tape.program.games


def content(tape: Tape) -> bytes:
    """The bytes of the file."""
    files = disk_files(tape)
    catalogue, place = b"", _TRACK
    for file in files:
        catalogue += file.entry + bytes([place % _TRACK, place // _TRACK])
        place += file.sectors
    first_track = catalogue.ljust(_CATALOGUE, b"\0") + _description(tape.name, len(files), place)
    data = first_track.ljust(_TRACK * SECTOR, b"\0") + b"".join(file.content for file in files)
    return data.ljust(_SECTORS * SECTOR, b"\0")


def _description(name: str, files: int, place: int) -> bytes:
    """Sector 8 up to the label. place: the first free sector, counted from the start of the disk."""
    free = struct.pack("<BBBBHB", place % _TRACK, place // _TRACK, _TYPE, files, _SECTORS - place, _TR_DOS)
    return bytes(225) + free + bytes(2) + b" " * 9 + bytes(2) + name[:8].ljust(8).encode("ascii")

"""Disks of TR-DOS read from the published description of .trd and .scl alone, every field checked."""

import struct
from dataclasses import dataclass

SECTOR, TRACK, TRACKS = 256, 16, 160


@dataclass(frozen=True)
class Entry:
    """A file of a disk: name, type, the two numbers of its entry, its sectors."""

    name: str
    type: str
    first: int
    second: int
    sectors: bytes

    @property
    def data(self) -> bytes:
        """The bytes of CODE, or of a BASIC program without the line at which it starts."""
        return self.sectors[: self.second if self.type == "C" else self.first]

    @property
    def line(self) -> int:
        """The line at which a BASIC program starts: it follows the program, after 80 and AA."""
        tail = self.sectors[self.first : self.first + 4]
        assert tail[:2] == b"\x80\xaa"
        return int.from_bytes(tail[2:], "little")


def _entry(data: bytes, sectors: bytes) -> Entry:
    name, kind, first, second, count = struct.unpack("<8scHHB", data)
    assert len(sectors) == SECTOR * count
    length = second if kind == b"C" else first + 4
    assert (count - 1) * SECTOR < length <= count * SECTOR
    assert not any(sectors[length:])
    return Entry(name.decode("ascii").rstrip(), kind.decode("ascii"), first, second, sectors)


def read_scl(data: bytes) -> list[Entry]:
    """The files of an .scl."""
    assert data[:8] == b"SINCLAIR"
    assert int.from_bytes(data[-4:], "little") == sum(data[:-4])
    count = data[8]
    heads = [data[9 + 14 * at :][:14] for at in range(count)]
    place, found = 9 + 14 * count, []
    for head in heads:
        length = SECTOR * head[13]
        found.append(_entry(head, data[place : place + length]))
        place += length
    assert place == len(data) - 4
    return found


def read_trd(data: bytes) -> tuple[str, list[Entry]]:
    """The label and the files of a .trd of two sides with 80 tracks."""
    assert len(data) == TRACKS * TRACK * SECTOR
    about = data[8 * SECTOR : 9 * SECTOR]
    sector, track, kind, count, free, mark = struct.unpack("<BBBBHB", about[0xE1:0xE8])
    assert (kind, mark, about[0]) == (0x16, 0x10, 0)
    assert about[0xEA:0xF3] == b" " * 9
    assert about[0xF4] == 0, "deleted files"
    place, found = TRACK, []
    for at in range(count):
        head = data[16 * at : 16 * at + 16]
        assert head[0] not in (0, 1)
        assert (head[14], head[15]) == (place % TRACK, place // TRACK), "files follow each other"
        found.append(_entry(head[:14], data[place * SECTOR : (place + head[13]) * SECTOR]))
        place += head[13]
    assert data[16 * count] == 0, "the end of the catalogue"
    assert not any(data[place * SECTOR :])
    assert (sector, track, free) == (place % TRACK, place // TRACK, TRACKS * TRACK - place)
    return about[0xF5:0xFD].decode("ascii").rstrip(), found

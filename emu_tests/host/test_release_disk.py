"""The disks of a release: their structure, and their loaders run by the ROM with a stand-in for TR-DOS."""

from dataclasses import replace

import pytest

from emu_tests.machine.images import FEET
from emu_tests.machine.release_forms import made, tape
from emu_tests.machine.trdos import TrDos
from emu_tests.oracles.disks import read_scl, read_trd
from zxmazes.errors import MazeError
from zxmazes.paths import BASIC
from zxmazes.programs.registry import program
from zxmazes.release import disk
from zxmazes.release.disk import disk_files
from zxmazes.release.released import Tape, tape_names

DISKS = [name for name in tape_names() if not program(name).games]
GAMES = [name for name in DISKS if program(name).start]
RETURN_TO_BASIC = "To start again: RUN 20"


@pytest.mark.parametrize("name", DISKS)
def test_both_forms_of_a_disk_hold_the_files_of_the_tape(name: str) -> None:
    label, files = read_trd(made(name, "trd"))
    assert files == read_scl(made(name, "scl"))
    assert label == name[:8]
    assert len({(file.name, file.type) for file in files}) == len(files)
    assert (files[0].name, files[0].type) == ("boot", "B")
    taped = [(file.first, file.data) for file in tape(name).files if file.kind]
    assert [(file.first, file.data) for file in files if file.type == "C"] == taped
    assert [file.line for file in files if file.type == "B"] == [
        file.first for file in tape(name).files if not file.kind
    ]


@pytest.mark.parametrize("name", GAMES)
def test_the_loader_starts_the_program_as_the_tape_does(name: str) -> None:
    """Screen and code are where the tape puts them, RAMTOP is below the code; BREAK leaves, and RUN 20 starts again."""
    screen, code = [file for file in tape(name).files if file.kind]
    dos = TrDos(read_scl(made(name, "scl")))
    machine = dos.machine
    dos.run()
    assert dos.load(dos.command()).data == screen.data
    second = dos.command()
    assert machine.screen() == screen.data
    assert dos.load(second).data == code.data
    machine.run_to(code.first, 5_000_000, "the start")
    assert machine.read(code.first, len(code.data)) == code.data
    assert machine.word(0x5CB2) == code.first - 1, "RAMTOP"
    machine.frames(100)  # a BREAK that is held when the title is ready leaves only when it is pressed again
    assert machine.text()[23] in FEET
    machine.press("CS", "SPACE", frames=40, after=50)
    assert machine.text()[0].strip() == RETURN_TO_BASIC
    for key in ("r", "2", "0"):
        machine.press(key)
    machine.press("ENTER", after=50)
    assert machine.text()[23] in FEET


def test_the_menu_of_the_cassette_loads_from_disk() -> None:
    """What its menu has chosen is loaded by TR-DOS; the program of that name then calls for its own code."""
    files = read_scl(made("magazine", "scl"))
    dos = TrDos(files)
    dos.run()
    assert dos.load(dos.command()).name == "scr", "the cover"
    assert dos.load(dos.command()).name == "magazine", "the menu, which stays in memory"
    dos.machine.frames(60)
    dos.machine.press("b", after=0)
    assert dos.command() == b"\xefl$"
    start, end = dos.machine.word(0x5C4B), dos.machine.word(0x5C59)
    variables = dos.machine.read(start, end - start)
    assert b"\x4c\x03\x00z1b" in variables, "l$"
    for name in ("z1b", "z6b"):
        dos = TrDos(files, name)
        dos.run()
        code = dos.load(dos.command())
        assert (code.name, code.type) == (name, "C")
        assert dos.command(frames=20) == b"", "no second call"


def test_every_program_of_the_cassette_calls_for_its_own_code() -> None:
    files = read_scl(made("magazine", "scl"))
    for name in program("magazine").cassette:
        short = program(name).tape_name
        (basic,) = [file for file in files if (file.name, file.type) == (short, "B")]
        assert basic.data.count(b'\xef"' + short.encode() + b'"\xaf\r') == 1
        assert b'\xef""' not in basic.data
        assert basic.line < 10


def changed(name: str, at: int, **values: object) -> Tape:
    """A tape one of whose files is different."""
    found = tape(name)
    copy = Tape(found.program, found.built)
    files = [replace(file, **values) if number == at else file for number, file in enumerate(found.files)]  # type: ignore[arg-type]
    copy.__dict__["files"] = files
    return copy


@pytest.mark.parametrize(
    ("name", "at", "values", "message"),
    [
        ("wave", 2, {"first": 0x5E80}, "its loader for disk would reach its code: shorten basic/disk/loader.bas"),
        ("wave", 2, {"data": bytes(0x7E00)}, "its code would reach the stack"),
        ("magazine", 3, {"data": b'\0\3\6\0\xef""\xaf:\r'}, 'a statement follows LOAD ""CODE'),
    ],
)
def test_what_cannot_load_from_disk_is_refused(name: str, at: int, values: dict[str, object], message: str) -> None:
    with pytest.raises(MazeError, match=message):
        disk_files(changed(name, at, **values))


def test_lines_for_disk_are_those_of_a_first_program() -> None:
    """A text of another name in basic/disk would be read by nobody."""
    used = {program(name).basic[0].path.name for name in tape_names()}
    assert {path.name for path in (BASIC / "disk").iterdir()} <= used


def test_names_have_eight_characters() -> None:
    assert [file.name for file in disk_files(tape("generators"))] == ["boot", "scr", "generato"]
    assert disk.DiskFile("a longer name", "C", 1, 2, b"").entry[:9] == b"a longerC"

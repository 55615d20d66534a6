"""The forms of a tape in a release hold what the tape holds, judged by SkoolKit, Fuse and readers of our own."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from skoolkit.tape import parse_tzx

from emu_tests.machine.assemblers import assembled
from emu_tests.machine.page_table import pages_of
from emu_tests.machine.release_forms import made, tape
from emu_tests.oracles import sounds
from emu_tests.oracles.disks import read_scl
from zxmazes.errors import MazeError
from zxmazes.library.choice import choose
from zxmazes.library.placing import place
from zxmazes.machine.tape import tape_blocks
from zxmazes.paths import DIST, ROOT
from zxmazes.programs.registry import names, program
from zxmazes.programs.writers import kinds
from zxmazes.release.blocks import FORMATS, blocks, sets
from zxmazes.release.contents import tapes
from zxmazes.release.released import tape_names, texts
from zxmazes.release.shelf import put
from zxmazes.release.writers import forms, wav
from zxmazes.routines.index import routines

TAPES = tape_names()


def test_the_documentation_lists_the_forms() -> None:
    rows = [f"| `.{kind}` | {form.description} |" for kind, form in forms().items()]
    assert "\n".join(rows) in (ROOT / "docs" / "FILES.md").read_text(encoding="utf-8")


def test_every_program_is_on_a_tape() -> None:
    assert {name for tape in TAPES for name in (tape, *program(tape).cassette)} == {*names()}


@pytest.mark.parametrize("name", TAPES)
def test_skoolkit_reads_the_blocks_of_a_tzx(name: str) -> None:
    found = parse_tzx(made(name, "tzx"))
    assert found.version == "1.20"
    assert [bytes(block.data) for block in found.blocks if block.standard] == tape(name).blocks
    assert found.blocks[0].info[0] == f"Full title: {tape(name).title}"


def test_the_sound_is_that_of_the_blocks() -> None:
    """One channel of 8 bits; the pulses, decoded, are the blocks; silence before and after each."""
    data = made("monster", "wav")
    channels, width, rate, samples = sounds.sound(data)
    assert (channels, width, rate) == (1, 1, wav.RATE)
    assert sounds.blocks(data) == tape("monster").blocks
    assert samples[: rate // 2] == bytes([128]) * (rate // 2)
    breaks = [pulse for pulse in sounds.pulses(data) if pulse > 3_000_000]
    assert len(breaks) == len(tape("monster").blocks)


def test_a_damaged_sound_is_noticed() -> None:
    """A decoder that found the blocks anyway would judge nothing."""
    data = bytearray(made("corridor", "wav"))
    middle = len(data) // 2
    data[middle : middle + 40] = bytes([228]) * 40
    assert sounds.blocks(bytes(data)) != tape("corridor").blocks


@pytest.mark.sweep("dist/*.tap", "zxmazes/release/**/*.py")
@pytest.mark.parametrize("name", TAPES)
def test_the_sound_of_every_tape_is_that_of_its_blocks(name: str) -> None:
    assert sounds.blocks(made(name, "wav")) == tape(name).blocks


@pytest.mark.sweep("dist/*.tap", "zxmazes/release/**/*.py")
@pytest.mark.skipif(not shutil.which("audio2tape"), reason="needs Debian's package fuse-emulator-utils")
@pytest.mark.parametrize("name", TAPES)
def test_fuse_reads_sound_tape_and_disk(name: str, tmp_path: Path) -> None:
    """Its tools turn .wav and .tzx into the .tap, and the .scl into a .trd with the same files."""
    for kind in ("wav", "tzx", "scl"):
        (tmp_path / f"it.{kind}").write_bytes(made(name, kind))
    for tool, kind in (("audio2tape", "wav"), ("tapeconv", "tzx")):
        subprocess.run([tool, f"it.{kind}", f"{kind}.tap"], cwd=tmp_path, check=True, capture_output=True)
        assert (tmp_path / f"{kind}.tap").read_bytes() == tape(name).built["tap"], tool
    subprocess.run(["scl2trd", "it.scl", "it.trd"], cwd=tmp_path, check=True, capture_output=True)
    disk, trd = (tmp_path / "it.trd").read_bytes(), made(name, "trd")
    assert disk[: 16 * len(read_scl(made(name, "scl")))] == trd[: 16 * len(read_scl(made(name, "scl")))]
    assert disk[0x8E1:0x8E8] == trd[0x8E1:0x8E8]
    assert disk[0x1000:] == trd[0x1000 : len(disk)]


@pytest.mark.parametrize("name", TAPES)
def test_the_text_has_all_that_the_page_says(name: str) -> None:
    """Every word of the title page, so every key that it names, is in the text; nothing of a picture is."""
    text = made(name, "txt").decode("ascii")
    for page in tape(name).pages:
        assert texts(page)
        for _, row in texts(page) if not program(name).games else ():
            assert row in text
    assert "BREAK" in text or program(name).cassette
    assert "?" not in text
    assert "Loading\n" not in text
    assert text.endswith("\n")


@pytest.mark.parametrize("name", [name for name in TAPES if program(name).start and not program(name).games])
def test_the_keys_come_from_the_page_that_the_tests_of_keys_press(name: str) -> None:
    """The text of the title page on the tape is that of the record that test_screens.py compares with the program."""
    record = (ROOT / "emu_tests" / "records" / "screens" / name / "title.txt").read_text(encoding="utf-8")
    assert "title" in pages_of(name)
    for _, row in texts(tape(name).pages[0]):
        assert row.strip() in record


def test_a_cassette_lists_its_programs() -> None:
    text = made("magazine", "txt").decode("ascii")
    letters = re.findall(r"\b([A-Z]) (?=[A-Z])", text)
    assert sorted(letters) == sorted("ABCDEFGIJKLMNOPRSTUVWXYZ"), "H and Q are keys of the menu itself"
    assert len(letters) == len(program("magazine").cassette)


def test_a_picture_is_that_of_the_documents() -> None:
    assert made("wave", "png") == (ROOT / "docs" / "pictures" / "wave.png").read_bytes()


def test_a_folder_for_each_tape(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all kinds of files of each."""
    monkeypatch.setattr("zxmazes.release.contents.tape_names", lambda: ["magazine_z7"])
    assert {path.partition(".")[2] for path in tapes()} == {*kinds(program("magazine_z7")), *forms()}
    assert {path.partition("/")[0] for path in tapes()} == {"magazine_z7"}


def test_a_cassette_has_the_snapshots_of_its_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zxmazes.release.contents.tape_names", lambda: ["magazine"])
    monkeypatch.setattr("zxmazes.release.contents.forms", dict)
    snapshots = [f"magazine/{name}.z80" for name in program("magazine").cassette]
    found = tapes()
    assert sorted(found) == sorted(["magazine/magazine.tap", "magazine/magazine.sym", *snapshots])
    assert found[snapshots[0]] == (DIST / Path(snapshots[0]).name).read_bytes()


def test_a_broken_source_is_one_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zxmazes.release.contents.tape_names", lambda: ["nothing"])
    with pytest.raises(MazeError, match="there is no program `nothing`"):
        tapes()


def test_routines_come_as_sources_and_blocks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Only in the formats in which they can be called; the texts list what is there."""
    pair = "generate_dfs_solve_wave"
    monkeypatch.setattr("zxmazes.release.blocks.sets", lambda: [["generate_dfs", "solve_wave"], ["ten_print_usr"]])
    found = blocks()
    texts_of = [f"library_{name}/readme.txt" for name in FORMATS]
    files = [f"asm/{pair}.asm", f"boriel/{pair}.bas", *(f"c/{pair}.{kind}" for kind in "ch")]
    files += [f"tap/{pair}.{kind}" for kind in ("tap", "json", "sym")] + ["asm/ten_print_usr.asm"]
    files += [f"tap/ten_print_usr.{kind}" for kind in ("tap", "json", "sym")]
    assert sorted(found) == sorted([*texts_of, *(f"library_{file}" for file in files)])
    assert f'#include "{pair}.h"' in found[f"library_c/{pair}.c"].decode()
    for name in FORMATS:
        lists = re.findall(r"^[+ ] (\w+) - ", found[f"library_{name}/readme.txt"].decode(), re.MULTILINE)
        assert lists == (["ten_print_usr"] if name in ("asm", "tap") else [])
        assert pair in found[f"library_{name}/readme.txt"].decode()
    check_block(found, ["generate_dfs", "solve_wave"], tmp_path)


def check_block(found: dict[str, bytes], labels: list[str], folder: Path) -> None:
    """Source and tape have the bytes of the routines at 8000."""
    code = place(choose(labels)).code
    stem = "_".join(labels)
    assert assembled("pasmo", found[f"library_asm/{stem}.asm"].decode("ascii"), folder) == code
    (folder / "it.tap").write_bytes(found[f"library_tap/{stem}.tap"])
    assert bytes(tape_blocks(folder / "it.tap")[1].data)[1:-1] == code


@pytest.mark.sweep("routines", "zxmazes/release/blocks.py", "zxmazes/library/**/*.py")
def test_every_routine_is_in_the_release(tmp_path: Path) -> None:
    """Generators with a solver too; the path of each file is one that the folder of a release takes."""
    found = blocks()
    for labels in sets():
        check_block(found, labels, tmp_path)
    named = re.findall(r"^[+ ] (\w+) - ", found["library_asm/readme.txt"].decode(), re.MULTILINE)
    assert named == [*routines()]
    assert len(sets()) == len(routines()) + len(re.findall(r"^\+ ", found["library_asm/readme.txt"].decode(), re.M))
    put(found, tmp_path / "release")
    put(found, tmp_path / "release")

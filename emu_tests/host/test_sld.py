"""Debugging data: every instruction with its line, macros with use and definition, every label with its value."""

import re
import subprocess
from pathlib import Path

import pytest

from emu_tests.machine.command_line import FEW as SMALL
from emu_tests.machine.command_line import contents, run
from emu_tests.oracles.sld import read_sld
from emu_tests.records.sampling import SOURCES, some
from zxmazes.assembler.assembly import assemble, assemble_traced
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.assembler.sld import sld
from zxmazes.paths import ASM, ROOT
from zxmazes.programs import registry
from zxmazes.programs.debugging import debugging_data
from zxmazes.programs.given import given
from zxmazes.programs.registry import program

SAMPLE = """\
inner   macro value
        ld a,value
        endm
outer   macro
        inner 7 ; not the place to show
        nop
        endm
        org $BFFE
SIZE    equ 5
start:
        proc
        local again
again:  ld b,SIZE ; LOGPOINT size ${B}
        outer
        rept 2
        inc hl
        endm
        jr again
        endp
count   defl 1
data:   db "nop", 1
image_end:
"""
EXPECTED = """\
|SLD.data.version|1
||K|KEYWORDS|WPMEM,LOGPOINT,ASSERTION
a.asm|1||0|-1|-1|Z|pages.size:16384,pages.count:4,slots.count:4,slots.adr:0,16384,32768,49152
a.asm|9||0|-1|5|D|SIZE
a.asm|9||0|-1|5|L|,SIZE,,+equ
a.asm|10||0|2|49150|F|start
a.asm|10||0|2|49150|L|,start,
a.asm|13||0|2|49150|F|start.again
a.asm|13||0|2|49150|L|,start,again
a.asm|13||0|2|49150|K|; LOGPOINT size ${B}
a.asm|13||0|2|49150|T|
a.asm|14||2|3|49152|T|
a.asm|14||6|3|49154|T|
a.asm|16||0|3|49155|T|
a.asm|16||0|3|49156|T|
a.asm|18||0|3|49157|T|
a.asm|21||0|3|49159|F|data
a.asm|21||0|3|49159|L|,data,
a.asm|22||0|3|49163|F|image_end
a.asm|22||0|3|49163|L|,image_end,
"""
#: Programs with macros, repetitions, and routines made from all headers.
FEW = ("dfs", "endless", "magazine_z13")
CODED = [name for name in registry.names() if program(name).code]
MACROS = {
    name.lower() for path in ASM.rglob("*.asm") for name in re.findall(r"^(\w+)\s+macro\b", path.read_text(), re.M)
}


def instructions(name: str, folder: Path) -> list[tuple[int, str]]:
    """Each address with its operation, from the listing of a plain pasmo, which reads the committed copies.

    An address has several where overlays share their place.
    """
    path = program(name).code.path  # type: ignore[union-attr]
    for made, data in given(program(name)).items():
        if isinstance(data, bytes):
            (folder / made).parent.mkdir(parents=True, exist_ok=True)
            (folder / made).write_bytes(data)
    command = [find_pasmo(), "-d", "-I", ASM, "-I", path.parent, "-I", folder, path, folder / "image.bin"]
    text = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True).stdout
    found = re.findall(r"^([0-9A-F]{4}):(?:[0-9A-F]{2})+\t+(\w+)", text, re.MULTILINE)
    return [(int(address, 16), word.lower()) for address, word in found if word not in ("DEFB", "DEFW", "DEFS")]


def words(place: tuple[str, int]) -> list[str]:
    """The words of a line in lower case, without its comment."""
    file, row = place
    line = (ROOT / file).read_text(encoding="latin-1").split("\n")[row - 1]
    return re.findall(r"\w+", line.partition(";")[0].lower())


def test_a_sample_has_these_rows() -> None:
    assert sld(assemble_traced(SAMPLE, "a.asm")[1]) == EXPECTED


@pytest.mark.parametrize("name", some(FEW, CODED, *SOURCES))
def test_each_instruction_is_on_its_line(name: str, tmp_path: Path) -> None:
    """All that pasmo lists and no others, on lines with these operations; a use of a macro names that macro."""
    listed = instructions(name, tmp_path)
    rows = [row for row in read_sld(debugging_data(program(name))) if row.kind == "T"]
    assert sorted(row.value for row in rows) == sorted(address for address, _ in listed)
    operations: dict[int, set[str]] = {}
    for address, operation in listed:
        operations.setdefault(address, set()).add(operation)
    for row in rows:
        assert row.page == row.value // 0x4000
        assert operations[row.value] & set(words(row.definition)), row
        if row.source != row.definition:
            assert {*words(row.source)} & MACROS, row


@pytest.mark.parametrize("name", some(FEW, CODED, *SOURCES))
def test_each_label_has_its_value(name: str) -> None:
    """The global names are those of the assembly, and each name is on its line."""
    found = program(name)
    assert found.code
    symbols = assemble(found.code.path, given=given(found)).symbols
    rows = [row for row in read_sld(debugging_data(found)) if row.kind == "L"]
    names = [row.data.split(",") for row in rows]
    assert {main: row.value for row, (_, main, local, *_) in zip(rows, names, strict=True) if not local} == symbols
    for row, (module, main, local, *traits) in zip(rows, names, strict=True):
        assert (module, traits in ([], ["+equ"])) == ("", True)
        if row.source == row.definition:  # the label in a macro may be the macro's parameter
            assert (local or main).lower() in words(row.definition), row
        assert row.page == (-1 if traits else row.value // 0x4000)


def test_build_writes_it_when_asked(small_project: Path) -> None:
    """For programs with code, beside the tape, and leaves it out of the sums of what is kept."""
    done = run("build", "--debug", "--output", "out", *SMALL, cwd=small_project)
    assert done.returncode == 0, done.stderr
    made = contents(small_project / "out")
    assert {name for name in made if name.endswith(".sld")} == {f"{name}.sld" for name in SMALL if program(name).code}
    assert made["corridor.sld"] == debugging_data(program("corridor")).encode()
    assert "out/corridor.sld: " in done.stdout

"""The strict assembler: what pasmo lets pass in silence is refused here, with file and line."""

import shutil
import subprocess
from pathlib import Path

import pytest

from zxmazes import pasmo
from zxmazes.errors import MazeError
from zxmazes.pasmo import assemble, assemble_text, find_pasmo
from zxmazes.paths import ASM

GOOD = """\
        org $8000
start:
        ld a,'A'
        ld b,(1 + 2) * 3
        ld (ix+5),-3
        ld a,(start + 1)
        in a,($FE)
        ld (start),a
        sub (hl)
        out (c),a
        db "semi;colon", 5, 'x', "a" + $80
        dw 65535, start
        ds 3,255
{}
        public start
        end start
"""

#: (the line put into GOOD, what the message must say)
BAD = [
    ("        ld a,300", "`300` = 300 does not fit in a byte"),
    ("        ld a,-129", "does not fit in a byte"),
    ("        ld (hl),start", "does not fit in a byte"),
    ("        ld b,(100 + 200) * 3", "`(100 + 200) * 3` = 900 does not fit in a byte"),
    ("        sub (1) + 300", "does not fit in a byte"),
    ("        ld (ix+1),(300)", "does not fit in a byte"),
    ("        db (300)", "does not fit in a byte"),
    ("        ld c,(300)", "non existent instruction"),
    ("        xor (44)", "non existent instruction"),
    ("        ld b,later + 600 - start", "does not fit in a byte"),
    ("        add a,256", "does not fit in a byte"),
    ("        xor 1000 - 1", "`1000 - 1` = 999 does not fit"),
    ("        cp -200", "does not fit in a byte"),
    ("        out ($1FE),a", "does not fit in a byte"),
    ("        in a,(256)", "does not fit in a byte"),
    ("        ld a,(ix+128)", "does not fit in a byte here (-128 to 127)"),
    ("        ld (iy+200),1", "does not fit in a byte here (-128 to 127)"),
    ("        ld (ix+1),256", "does not fit in a byte"),
    ("        db 1, 256", "does not fit in a byte"),
    ("        db -129", "does not fit in a byte"),
    ("        ds 2,400", "does not fit in a byte"),
    ("        ld hl,70000", "70000 does not fit in 16 bits"),
    ("        dw $12345", "$12345 does not fit in 16 bits"),
    ("        nopp", "`nopp` is no instruction"),
    ("nopp", "`nopp` in column 0 is no label"),
    ("        org $9000", "a second ORG"),
    ("        org $8004", "a second ORG"),
    ("        public strat", "PUBLIC names `strat`, which is no label"),
    ('        include "nowhere.asm"', "include file `nowhere.asm` is not in asm/"),
    ("        jr start + 300", "out of range"),
    ("        ld a,unknown", "Symbol 'unknown' is undefined"),
    ("        bit 8,a", "out of range"),
    ("        ld a,(ix+1", "Expected"),
    ("start:\n        nop", "previously defined"),
    ("        .error stop here", "stop here"),
    ("99bottles:", "can start no line"),
    ("wide    macro\n        ld a,300\n        endm", "`300` does not fit in a byte"),
]


def source(line: str) -> str:
    return GOOD.format(line + "\nlater: ds 600")


def test_the_good_program_is_good() -> None:
    made = assemble_text(source(""), "good.asm")
    assert made.org == 0x8000
    assert made.code.startswith(
        bytes([0x3E, 65, 0x06, 9, 0xDD, 0x36, 5, 0xFD, 0x3A, 1, 0x80, 0xDB, 0xFE, 0x32, 0, 0x80, 0x96])
    )
    assert made.public == ("start",)
    assert made.memory_end == made.org + len(made.code)
    assert made.symbol_file() == "start EQU 08000H\n"


@pytest.mark.parametrize(("line", "message"), BAD, ids=[line.strip().split("\n")[0] for line, _ in BAD])
def test_bad_lines_are_refused_with_file_and_line(line: str, message: str) -> None:
    with pytest.raises(MazeError) as caught:
        assemble_text(source(line), "bad.asm")
    text = str(caught.value)
    assert message in text
    assert "\n" not in text
    assert text.startswith("bad.asm:1"), "GOOD's inserted line is line 12 or a little later"


def test_an_error_in_an_include_names_that_file(tmp_path: Path) -> None:
    (tmp_path / "part.asm").write_text("        nop\n        ld a,300\n", encoding="ascii")
    with pytest.raises(MazeError, match=r"part\.asm:2: `300`"):
        assemble_text(source('        include "part.asm"'), "main.asm", tmp_path)


def test_an_include_of_itself_ends(tmp_path: Path) -> None:
    (tmp_path / "loop.asm").write_text('        include "loop.asm"\n', encoding="ascii")
    with pytest.raises(MazeError, match="nested too deeply"):
        assemble_text(source('        include "loop.asm"'), "main.asm", tmp_path)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no ORG"),
        ("        nop\n        org $8000\n", "code before ORG"),
        ("        org start\nstart: nop\n", "ORG takes a plain number"),
        ("        org $FFFE\n        nop\n        nop\n        nop\n", "runs past $FFFF"),
        ("        org $8000\n        nop\nimage_end:\n        ds $7F58\n", "past the limit $FF58"),
        ("        org $8000\n        ds 20000\n        ds 20000\n", "64KB limit"),
        ("        org $8000\n        ld ixl,l\n", "H and L do not go together"),
        ("        org $8000\n        ld h,iyh\n", "H and L do not go together"),
        ("        org $8000\nimage_end:\n        nop\n", "only DS may follow `image_end`"),
    ],
)
def test_the_image_stays_in_its_memory(text: str, message: str) -> None:
    with pytest.raises(MazeError) as caught:
        assemble_text(text, "image.asm")
    assert message in str(caught.value)


def test_pasmo_itself_would_have_let_these_pass(tmp_path: Path) -> None:
    """The reason for this module: exit status 0 and not a word for each of these."""
    for line in ("        ld a,300", "        nopp", "        db 256", "        ld hl,70000", "        public strat"):
        (tmp_path / "bad.asm").write_text(source(line), encoding="ascii")
        done = subprocess.run([find_pasmo(), "bad.asm", "bad.bin"], cwd=tmp_path, capture_output=True, check=False)
        assert done.returncode == 0, line
        assert not done.stdout + done.stderr, line


@pytest.mark.parametrize("name", sorted(path.stem for path in (ASM / "programs").glob("*.asm")))
def test_plain_pasmo_makes_the_same_bytes(name: str, tmp_path: Path) -> None:
    """Our reading of the sources, with its probes, changes no byte: pasmo -I asm gives the same."""
    program = ASM / "programs" / f"{name}.asm"
    output = tmp_path / "plain.bin"
    subprocess.run([find_pasmo(), "-I", ".", f"programs/{name}.asm", str(output)], cwd=ASM, check=True)
    made = assemble(program)
    assert output.read_bytes()[: len(made.code)] == made.code


def test_a_missing_pasmo_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(pasmo, "TOOLS", tmp_path)
    with pytest.raises(MazeError, match="pasmo is not installed: run `make setup`"):
        assemble_text(source(""), "good.asm")


def test_a_broken_pasmo_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tool = tmp_path / "usr" / "bin" / "pasmo"
    tool.parent.mkdir(parents=True)
    tool.write_text("no program at all", encoding="ascii")
    tool.chmod(0o755)
    monkeypatch.setattr(pasmo, "TOOLS", tmp_path)
    with pytest.raises(MazeError, match="cannot be run"):
        assemble_text(source(""), "good.asm")


def test_a_warning_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tool = tmp_path / "usr" / "bin" / "pasmo"
    tool.parent.mkdir(parents=True)
    real = shutil.which(find_pasmo())
    tool.write_text(f'#!/bin/sh\n{real} "$@"\necho "WARNING on line 3 of file x" >&2\necho "WARNING: odd" >&2\n')
    tool.chmod(0o755)
    monkeypatch.setattr(pasmo, "TOOLS", tmp_path)
    with pytest.raises(MazeError, match=r"good\.asm:3: odd"):
        assemble_text(source(""), "good.asm")


def test_unreadable_sources_are_told(tmp_path: Path) -> None:
    with pytest.raises(MazeError, match="cannot be read"):
        assemble(tmp_path / "none.asm")
    (tmp_path / "accent.asm").write_bytes("        org $8000\n; caf\u00e9\n".encode())
    with pytest.raises(MazeError, match=r"accent\.asm:2: only ASCII"):
        assemble(tmp_path / "accent.asm")

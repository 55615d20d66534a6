"""Pasmo as a process: whatever goes wrong with it is told in one line."""

import shutil
from pathlib import Path

import pytest

from emu_tests.machine.sample_program import source
from zxmazes.assembler import pasmo
from zxmazes.assembler.assembly import assemble_text
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.errors import MazeError


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
    with pytest.raises(MazeError, match=r"good\.asm:2: odd"):
        assemble_text(source(""), "good.asm")


def test_a_listing_without_end_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pasmo, "LISTING_LIMIT", 10_000)
    assemble_text("        org $8000\n        rept 10\n        rept 10\n        endm\n        endm\n", "few.asm")
    with pytest.raises(MazeError, match=r"many\.asm: pasmo assembles more than a million lines: look for a REPT"):
        assemble_text("        org $8000\n        rept 99\n        rept 99\n        endm\n        endm\n", "many.asm")


#: (a pasmo of sh, what the message says). It is called as pasmo -d image.asm image.bin.
BROKEN = [
    ("exit 3", "good.asm: pasmo made no image and gave no reason (exit status 3)"),
    ("exit 0", "good.asm: pasmo made no image and gave no reason (exit status 0)"),
    ("kill -9 $$", "good.asm: pasmo was ended by signal 9"),
    ("kill -11 $$", "good.asm: pasmo was ended by signal 11"),
    ("exec sleep 20", "good.asm: pasmo was stopped after 0.2 seconds"),
    ("printf '\\377\\376 oh\\n' >&2; exit 1", "good.asm: ?? oh"),
    ("echo first; echo no room left; exit 1", "good.asm: no room left"),
    ("echo 'ERROR on line 3 of file x' >&2; echo odd news >&2; exit 1", "good.asm:2: odd news"),
    ("echo 'ERROR on line 9999999999 of file x' >&2; exit 1", "good.asm: ERROR on line 9999999999 of file x"),
    ("head -c 100000 /dev/zero | tr '\\0' x >&2; exit 1", "good.asm: xxx"),
    (": > $3", "good.asm:1: pasmo's listing lacks this line"),
    ("head -c 64 /dev/urandom > $3", "good.asm:1: pasmo's listing lacks this line"),
    ("echo '8000:00' > $3; cat $3", "good.asm:1: pasmo's listing has bytes before this line"),
    ("{real} $@ | head -c 1000", "good.asm:"),
    ("{real} $@; head -c 9 /dev/zero >> $3", "good.asm: pasmo's image differs from its listing"),
    ("{real} $@ | sed 's/^\\(80..\\):00/\\1:01/'", "good.asm:15: pasmo does not fill this with one byte"),
    ("{real} $@ | tr 0 8", "good.asm:1: the listing jumps from here to another block"),
]


@pytest.mark.parametrize(("script", "message"), BROKEN, ids=[script for script, _ in BROKEN])
def test_a_failing_pasmo_is_told(script: str, message: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tool = tmp_path / "usr" / "bin" / "pasmo"
    tool.parent.mkdir(parents=True)
    tool.write_text("#!/bin/sh\n" + script.replace("{real}", str(shutil.which(find_pasmo()))) + "\n")
    tool.chmod(0o755)
    monkeypatch.setattr(pasmo, "TOOLS", tmp_path)
    if "sleep" in script:
        monkeypatch.setattr(pasmo, "TIME_LIMIT", 0.2)
    with pytest.raises(MazeError) as caught:
        assemble_text(source(""), "good.asm")
    text = str(caught.value)
    assert message in text
    assert "\n" not in text
    assert text.isascii()
    assert len(text) < 300


def test_a_macro_without_end_is_stopped() -> None:
    text = "        org $8000\nagain   macro\n        again\n        endm\n        again\n"
    with pytest.raises(MazeError, match="signal 11: look for a macro that uses itself"):
        assemble_text(text, "again.asm")


def test_a_full_disk_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, *_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(MazeError, match="cannot assemble there: No space left on device: make room, or set TMPDIR"):
        assemble_text(source(""), "good.asm")


def test_an_error_in_a_macro_names_the_line_that_uses_it() -> None:
    text = "        org $8000\none     macro x\n        ld a,x\n        endm\n        one nowhere\n"
    with pytest.raises(MazeError, match=r"^bad\.asm:3 \(used at bad\.asm:5\): Symbol 'nowhere' is undefined$"):
        assemble_text(text, "bad.asm")

"""The library is assembled once for the same contents, and anew after any change."""

import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from zxmazes.assembler import kept
from zxmazes.assembler.assembly import Assembly, Given, assemble, assemble_text
from zxmazes.assembler.regions import ORG_LOWEST, Region
from zxmazes.errors import MazeError
from zxmazes.paths import ROOT
from zxmazes.programs import kept_code

TEXT = '        org $8000\n        public one\none:\n        include "one.asm"\nimage_end:\n        ds 3\n'
ONE = '        include "lib/two.asm"\nmany macro\n        INCBIN "data.bin" ; its bytes\n        endm\n'


class Shop:
    """A folder of sources and a pasmo, and a count of how often they were assembled."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asm, self.pasmo, self.count = root / "asm", root / "pasmo", 0
        (self.asm / "lib").mkdir(parents=True)
        (self.asm / "one.asm").write_text(ONE)
        (self.asm / "data.bin").write_bytes(b"\x01")
        (self.asm / "lib" / "two.asm").write_text("        ret\n")
        self.pasmo.write_bytes(b"an assembler")
        monkeypatch.setenv("ZXMAZES_CACHE", str(root / "cache"))
        monkeypatch.setattr(kept, "ASM", self.asm)
        monkeypatch.setattr(kept, "find_pasmo", lambda: str(self.pasmo))
        monkeypatch.setattr(kept, "assemble_text", self.assemble)

    def assemble(self, text: str, source: str, *, given: Given, lowest: int = ORG_LOWEST) -> Assembly:
        """Stands in for the assembler: what it makes tells what it was given."""
        self.count += 1
        if "wrong" in text:
            raise MazeError(f"{source}:1: wrong")
        names = ("one.asm", "lib/two.asm", "data.bin")
        files = [path.read_bytes() if (path := self.asm / name).is_file() else b"" for name in names]
        code = repr((text, [given.get(name) for name in names], files)).encode()
        regions = (Region(0x8000, 0x8100, 0x8100), Region(0x8200, 0x9000, 0x8800))
        return Assembly(0x8000, code, 0x9000, regions, {"one": 0x8000, "two": 0x8001}, ("one", "two"))

    def counted(self, text: str = TEXT, **given: str) -> int:
        """How often the text is assembled when it is asked for; what comes is as if it always were."""
        before = self.count
        found = kept.assemble_kept(text, "test", given=given)
        counted = self.count - before
        assert found == self.assemble(text, "test", given=given)
        return counted


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shop:
    return Shop(tmp_path, monkeypatch)


def test_the_same_contents_are_assembled_once(shop: Shop) -> None:
    assert [shop.counted() for _ in range(3)] == [1, 0, 0]
    os.utime(shop.asm / "one.asm", (1, 1))
    assert shop.counted() == 0, "a file's time is nothing"


@pytest.mark.parametrize(
    "change",
    [
        lambda shop: (shop.asm / "one.asm").write_text(f"        inc a\n{ONE}"),
        lambda shop: (shop.asm / "lib" / "two.asm").write_text("        inc a\n"),
        lambda shop: (shop.asm / "lib" / "two.asm").rename(shop.asm / "lib" / "three.asm"),
        lambda shop: (shop.asm / "lib" / "two.asm").unlink(),
        lambda shop: (shop.asm / "data.bin").write_bytes(b"\x00"),
        lambda shop: shop.pasmo.write_bytes(b"another assembler"),
    ],
    ids=["change", "change below", "rename", "remove", "data", "pasmo"],
)
def test_a_change_assembles_anew(change, shop: Shop) -> None:
    shop.counted()
    change(shop)
    assert [shop.counted(), shop.counted()] == [1, 0]


def test_what_is_not_included_does_not_count(shop: Shop) -> None:
    shop.counted()
    (shop.asm / "new.asm").write_text("        nop\n")
    assert [shop.counted(), shop.counted(new="nop")] == [0, 0]


def test_linked_folders_count_too(shop: Shop, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (shop.asm / "lib" / "two.asm").rename(tmp_path / "elsewhere" / "two.asm")
    (shop.asm / "lib").rmdir()
    (shop.asm / "lib").symlink_to(tmp_path / "elsewhere")
    shop.counted()
    (tmp_path / "elsewhere" / "two.asm").write_text("        inc a\n")
    assert shop.counted() == 1


def test_another_text_or_assembler_is_assembled_anew(shop: Shop, tmp_path: Path, monkeypatch) -> None:
    shop.counted()
    assert shop.counted(TEXT + " ") == 1
    two = "lib/two.asm"
    assert [shop.counted(**{two: text}) for text in ("nop", "ret", "nop")] == [1, 1, 0], "given instead of the file"
    (tmp_path / "package").mkdir()
    monkeypatch.setattr(kept, "__file__", str(tmp_path / "package" / "kept.py"))
    assert [shop.counted(), shop.counted()] == [1, 0]
    (tmp_path / "package" / "judge.py").write_text("stricter = True\n")
    assert shop.counted() == 1


@pytest.mark.parametrize("name", ['"../far.asm"', "'../far.asm'", "../far.asm"])
@pytest.mark.parametrize("op", ["include", "INCLUDE", "incbin"])
def test_what_lies_outside_counts_too(name: str, op: str, shop: Shop) -> None:
    far = shop.asm.parent / "far.asm"
    for text in ("nop", "ret"):
        far.write_text(text)
        assert shop.counted(f" {op} {name}\n") == 1
    shop.counted(f"; {op} {name}\n")
    far.write_text("inc a")
    assert shop.counted(f"; {op} {name}\n") == 0, "a comment includes nothing"


def test_a_failure_is_not_kept(shop: Shop) -> None:
    for _ in range(2):
        with pytest.raises(MazeError, match="test:1: wrong"):
            kept.assemble_kept("wrong", "test", given={})
    assert shop.count == 2


def test_what_cannot_be_read_is_left_to_the_assembler(shop: Shop) -> None:
    shop.pasmo.unlink()
    shop.pasmo.mkdir()
    assert [shop.counted(), shop.counted()] == [1, 1]


def test_an_image_that_the_package_carries_needs_no_pasmo(
    shop: Shop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as the text and all that it includes are those that it was made of."""
    monkeypatch.setattr(kept, "IMAGES", tmp_path / "images")
    (tmp_path / "images").mkdir()
    made = kept.save_image(tmp_path / "images", TEXT, "test", given={})
    assert [*(tmp_path / "images").iterdir()] == [made]
    shutil.rmtree(tmp_path / "cache")
    shop.pasmo.unlink()
    assert shop.counted() == 0
    (shop.asm / "data.bin").write_bytes(b"\x02")
    assert shop.counted() == 1
    assert shop.counted(TEXT + " ") == 1


def test_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the real assembler: an image with code, variables, several labels."""
    monkeypatch.setenv("ZXMAZES_CACHE", str(tmp_path))
    text = TEXT.replace("one.asm", "include/field.asm")
    right = assemble_text(text, "test")
    assert [kept.assemble_kept(text, "test", given={}) for _ in range(2)] == [right, right]
    assert len(list(tmp_path.rglob("*"))) == 2, "a folder and a file"


class Tape:
    """A program in a folder of its own, and a count of how often it was assembled."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.main, self.count = root / "tape" / "main.asm", 0
        self.main.parent.mkdir()
        self.main.write_text(TEXT.replace("one.asm", "near.asm"))
        (self.main.parent / "near.asm").write_text('        include "include/field.asm"\n        incbin "picture"\n')
        monkeypatch.setenv("ZXMAZES_CACHE", str(root / "cache"))
        monkeypatch.setattr(kept_code, "assemble", self.assemble)

    def assemble(self, path: Path, *, given: Given) -> Assembly:
        self.count += 1
        return assemble(path, given=given)

    def counted(self, picture: bytes = b"1") -> int:
        """How often it is assembled when it is asked for; what comes is as if it always were."""
        before = self.count
        assert kept_code.assemble_program(self.main, given={"picture": picture}) == assemble(
            self.main, given={"picture": picture}
        )
        return self.count - before


@pytest.fixture
def tape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tape:
    return Tape(tmp_path, monkeypatch)


def test_a_program_is_assembled_once_for_the_same_contents(tape: Tape, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own text, a file of its folder, what is given; and the package, which `maker` stands for."""
    assert [tape.counted(), tape.counted()] == [1, 0]
    (tape.main.parent / "near.asm").write_text('        inc a\n        incbin "picture"\n')
    assert [tape.counted(), tape.counted()] == [1, 0]
    tape.main.write_text(tape.main.read_text() + "\n        ds 5\n")
    assert [tape.counted(), tape.counted()] == [1, 0]
    assert [tape.counted(b"2"), tape.counted(b"2"), tape.counted()] == [1, 0, 0]
    monkeypatch.setattr(kept_code, "maker", lambda: b"another package")
    assert [tape.counted(), tape.counted()] == [1, 0]
    monkeypatch.setattr(kept_code, "find_pasmo", lambda: "/nowhere")
    assert [tape.counted(), tape.counted()] == [1, 1], "left to the assembler, which tells what is wrong"


def test_a_program_that_is_wrong_is_told_each_time(tape: Tape) -> None:
    tape.main.write_text("        wrong 5\nimage_end:\n")
    for _ in range(2):
        with pytest.raises(MazeError, match=r"main\.asm:1: "):
            kept_code.assemble_program(tape.main, given={})
    assert tape.count == 2


def test_the_second_maze_comes_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In less than half of the processor time that the first one takes, whatever else the machine is doing."""
    monkeypatch.setenv("ZXMAZES_CACHE", str(tmp_path))

    def seconds() -> float:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, ROOT / "build.py", "maze", "dfs"], check=True, capture_output=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    first = seconds()
    assert min(seconds() for _ in range(3)) < first / 2

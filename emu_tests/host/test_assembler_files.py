"""The files of a program: includes, data, texts given instead of files, and files that cannot be read."""

import os
import subprocess
from pathlib import Path

import pytest

from emu_tests.machine.sample_program import source
from emu_tests.records.sampling import SOURCES, every
from zxmazes.assembler.assembly import assemble, assemble_text
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.errors import MazeError
from zxmazes.paths import ASM
from zxmazes.programs import registry
from zxmazes.programs.given import given


def test_an_error_in_an_include_names_that_file(tmp_path: Path) -> None:
    (tmp_path / "part.asm").write_text("        nop\n        ld a,300\n", encoding="ascii")
    with pytest.raises(MazeError, match=r"part\.asm:2: `300`"):
        assemble_text(source('        include "part.asm"'), "main.asm", tmp_path)


def test_an_include_of_itself_ends(tmp_path: Path) -> None:
    (tmp_path / "loop.asm").write_text('        include "loop.asm"\n', encoding="ascii")
    with pytest.raises(MazeError, match="nested too deeply"):
        assemble_text(source('        include "loop.asm"'), "main.asm", tmp_path)


def test_a_guarded_file_that_is_there_costs_no_more_lines(tmp_path: Path) -> None:
    """Included 300 times: beyond the limit, if each counted. What an IF leaves out, or an ELSE puts in, still comes."""
    once = "        if ! defined ONCE\nONCE equ 1\n" + "        db 77\n" * 300 + "        endif\n"
    twice = "        if ! defined TWICE\nTWICE equ 1\n        db 1\n        else\n        db 2\n        endif\n"
    (tmp_path / "once.asm").write_text(once, encoding="ascii")
    (tmp_path / "twice.asm").write_text(twice, encoding="ascii")
    left_out = '        if 0\n        include "once.asm"\n        endif\n'
    text = source(left_out + '        include "once.asm"\n' * 300 + '        include "twice.asm"\n' * 3)
    code = assemble_text(text, "main.asm", tmp_path).code
    assert code.count(77) == 300
    assert bytes([77, 1, 2, 2]) in code


def test_data_is_included_as_it_is(tmp_path: Path) -> None:
    """From a file beside the program: each byte once, in a macro, a repetition and an IF too; plain pasmo agrees."""
    data = bytes(range(256)) + b"the end"
    (tmp_path / "data.bin").write_bytes(data)
    text = (
        "one     macro x\n        incbin data.bin\n        db x\n        endm\n        org $8000\n"
        '        INCBIN "data.bin" ; all of it\nnext:   one 7\n'
        "        rept 2\n        incbin 'data.bin'\n        endm\n"
        '        if 0\n        incbin "data.bin"\n        endif\n        dw next\nimage_end:\n'
    )
    (tmp_path / "main.asm").write_text(text, encoding="ascii")
    made = assemble(tmp_path / "main.asm")
    assert made.code == data + data + b"\7" + data + data + (0x8000 + len(data)).to_bytes(2, "little")
    subprocess.run([find_pasmo(), "main.asm", "plain.bin"], cwd=tmp_path, check=True)
    assert (tmp_path / "plain.bin").read_bytes() == made.code


def test_a_file_as_large_as_memory_is_read_and_told_to_be_too_long(tmp_path: Path) -> None:
    (tmp_path / "all.bin").write_bytes(bytes(0x10000))
    with pytest.raises(MazeError, match=r"main\.asm:14: the code runs past \$FFFF here"):
        assemble_text(source('        incbin "all.bin"'), "main.asm", tmp_path)


def test_what_is_given_stands_for_files() -> None:
    """Given texts and bytes need no file, hide the file of that name, and have their own lines in messages."""
    text = '        org $8000\n        include "include/field.asm"\n        incbin "lib/random.asm"\n        dw fresh\n'
    given = {"include/field.asm": "fresh   equ 5\n", "lib/random.asm": b"data"}
    assert assemble_text(text, "main.asm", given=given).code == b"data\5\0"
    for name in given:
        assert (ASM / name).is_file(), "hidden by what is given"
    given = {"programs/none/menus.asm": "        nop\n        ld a,300\n"}
    with pytest.raises(MazeError, match=r"^asm/programs/none/menus\.asm:2: `300` = 300 does not fit"):
        assemble_text(source('        include "programs/none/menus.asm"'), "main.asm", given=given)


#: (the line, what the message says); data.bin is larger than 64K, folder a folder, text given as text, bytes as bytes.
BAD_DATA = [
    ("incbin data.bin", "incbin file `data.bin` is larger than 64K: no program can hold it"),
    ("incbin empty.bin", "incbin file `empty.bin` is empty: remove this line, or fill the file"),
    ("incbin nowhere.bin", "incbin file `nowhere.bin` is neither in asm/ nor beside the program"),
    ("incbin", "incbin file `` is neither in asm/ nor beside the program"),
    ("incbin folder", "incbin: {}/folder: is not a file, so it cannot be read: move it away"),
    ("incbin loop.bin", "incbin: {}/loop.bin: cannot be read: Too many levels of symbolic links"),
    ("incbin none", "incbin file `none` is empty"),
    ("incbin text", "`text` is source, not data: write include instead of incbin"),
    ("include bytes", "`bytes` is data, not source: write incbin instead of include"),
]


@pytest.mark.parametrize(("line", "message"), BAD_DATA, ids=[line for line, _ in BAD_DATA])
def test_bad_data_is_told_at_the_line_that_includes_it(line: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "data.bin").write_bytes(bytes(0x10001))
    (tmp_path / "empty.bin").touch()
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop.bin").symlink_to(tmp_path / "loop.bin")
    given = {"text": "        nop\n", "bytes": b"data", "none": b""}
    with pytest.raises(MazeError) as caught:
        assemble_text(source(f"        {line}"), "main.asm", tmp_path, given=given)
    assert str(caught.value).startswith(f"main.asm:14: {message.format(tmp_path)}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", every(3, [name for name in registry.names() if registry.program(name).code], *SOURCES))
def test_plain_pasmo_makes_the_same_bytes(name: str, tmp_path: Path) -> None:
    """Our reading of the sources, with its probes, changes no byte, but where something is packed."""
    source, files = registry.program(name).code, given(registry.program(name))
    assert source
    for path, data in files.items():
        if isinstance(data, bytes):
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_bytes(data)
    output = tmp_path / "plain.bin"
    subprocess.run([find_pasmo(), "-I", ".", "-I", str(tmp_path), str(source.path), str(output)], cwd=ASM, check=True)
    made = assemble(source.path, given=files)
    code = bytearray(made.code)
    for label in made.symbols:
        if label.endswith("_packed"):
            store = slice(made.symbols[label] - made.org, made.symbols[f"{label}_end"] - made.org)
            code[store] = bytes(store.stop - store.start)
    assert output.read_bytes()[: len(code)] == code


#: (file name, its bytes or where the link goes to, None for a folder; what the message says after the file's name)
ODD_FILES = [
    ("empty.asm", b"", ": the program has no ORG"),
    ("folder.asm", None, ": is not a file, so it cannot be read: move it away"),
    ("nowhere.asm", "no such file", ": cannot be read: No such file or directory"),
    ("loop.asm", "loop.asm", ": cannot be read: Too many levels of symbolic links"),
    ("fifo.asm", "fifo", ": is not a file, so it cannot be read: move it away"),
    ("accent.asm", "        org $8000\n; caf\u00e9\n".encode(), ":2: the line contains the character $C3"),
    ("bom.asm", b"\xef\xbb\xbf        org $8000\n", ":1: the line contains the character $EF"),
    ("nul.asm", b"        org $8000\n        nop\0\n", ":2: the line contains the character $00"),
    ("form_feed.asm", b"        org $8000\n\f\n", ":2: the line contains the character $0C"),
    ("cr.asm", b"        org $8000\r        nop\r", ":1: the line contains the character $0D"),
    ("noise.asm", bytes(range(256)), ":1: the line contains the character $00"),
]


@pytest.mark.parametrize("included", [False, True], ids=["program", "include"])
@pytest.mark.parametrize(("name", "data", "message"), ODD_FILES, ids=[name for name, *_ in ODD_FILES])
def test_an_odd_file_is_told(name: str, data: bytes | str | None, message: str, included: bool, tmp_path: Path) -> None:
    path = tmp_path / name
    if data is None:
        path.mkdir()
    elif data == "fifo":
        os.mkfifo(path)
    elif isinstance(data, str):
        path.symlink_to(tmp_path / data)
    else:
        path.write_bytes(data)
    main = tmp_path / "main.asm"
    main.write_text(f'        include "{name}"\n', encoding="ascii")
    if included and data == b"":
        path = main  # nothing is wrong with an empty include
    with pytest.raises(MazeError) as caught:
        assemble(main if included else path)
    assert str(caught.value).startswith(f"{path}{message}"), str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unreadable_file_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "secret.asm").write_text("        org $8000\n", encoding="ascii")

    def refuse(self: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)  # root may read whatever the mode
    with pytest.raises(MazeError, match=r"secret\.asm: cannot be read: Permission denied"):
        assemble(tmp_path / "secret.asm")


def test_tabs_and_dos_line_ends_are_taken(tmp_path: Path) -> None:
    (tmp_path / "dos.asm").write_bytes(b"\torg\t$8000\r\nstart:\tld\ta,5\t; five\r\nimage_end:\r\n\tend\tstart\r\n")
    assert assemble(tmp_path / "dos.asm").code == bytes([0x3E, 5])


def test_a_program_without_image_end_is_told(tmp_path: Path) -> None:
    """A tape would hold its variables too; a text alone, as the tests use it, is all code without that label."""
    (tmp_path / "endless.asm").write_text("        org $8000\n        nop\n        ds 100\n", encoding="ascii")
    with pytest.raises(MazeError, match=r"endless\.asm: the program has no label `image_end`: put it after"):
        assemble(tmp_path / "endless.asm")

"""Where code may lie: the ORGs, the gaps between them, and the end of memory."""

import subprocess
from pathlib import Path

import pytest
from skoolkit.tape import write_tap

from zxmazes.assembler.assembly import assemble_text
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.assembler.regions import ORG_LOWEST, Region
from zxmazes.basic.tokeniser import tokenise
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.programs.tape_parts import tape_files

#: (the program, the message about it)
BAD = [
    ("", "image.asm: the program has no ORG"),
    ("        nop\n        org $8000\n", "image.asm:1: code before ORG"),
    ("start:\n        org $8000\n        nop\n", "image.asm:1: code before ORG"),
    ("        if 0\n        org $8000\n        endif\n        nop\n", "image.asm:4: code before ORG"),
    ("        org start\nstart: nop\n", "image.asm:1: ORG takes a plain number"),
    ("        org 4 + $8000\n", "image.asm:1: ORG takes a plain number"),
    ("        org " + "9" * 5000, "image.asm:1: ORG takes a plain number"),
    ("        org\n", "image.asm:1: `org` takes 1 operands here, not 0"),
    ("start:  org $8000\n", "image.asm:1: `start:` is before ORG: put it on the next line"),
    ("        org $5D8D\n", "image.asm:1: ORG $5D8D is outside $5D8E to $FF57"),
    ("        org $4000\n", "image.asm:1: ORG $4000 is outside"),
    ("        org 0\n", "image.asm:1: ORG 0 is outside"),
    ("        org $FF58\n", "image.asm:1: ORG $FF58 is outside"),
    ("        org 65536\n", "image.asm:1: ORG 65536 is outside"),
    ("        org $8000\n        nop\n        org $FF58\n", "image.asm:3: ORG $FF58 is outside"),
    ("        org $8000\n        end\n        nop\n", "image.asm:3: pasmo ignores everything after END"),
    ("        org $8000\nimage_end:\n        nop\n", "image.asm:3: only DS may follow `image_end`"),
    ("        org $8000\n        nop\nimage_end equ $7FFF\n", "image.asm:3: `image_end` must be a label"),
    (
        "        org $7000\n        ds $1058\n        org $8000\n        nop\n",
        "image.asm:3: ORG $8000: the code before it ends at $8057, 88 bytes past it: make that part (image.asm:1)",
    ),
    (
        "        org $8000\n        dw 1\n        org $8001\n        nop\n",
        "image.asm:3: ORG $8001: the code before it ends at $8001, 1 byte past it",
    ),
    (
        "        org $9000\n        nop\n        org $8000\n        nop\n",
        "image.asm:3: ORG $8000 follows ORG $9000 (image.asm:1): put them in ascending order",
    ),
    ("        org $8000\n        nop\n        org $8000\n", "image.asm:3: ORG $8000 follows ORG $8000"),
    ("        org $8000\n        org $9000\n        nop\n", "image.asm:1: there is no code after this ORG"),
    ("        org $8000\n        nop\n        org $9000\n", "image.asm:3: there is no code after this ORG"),
]

TOO_LONG = "image.asm: the program ends at ${:X}, {} past $FF57: make it shorter or carry less"
#: (the program, its last address, the bytes past the limit)
LONG = [
    ("        org $FF57\n        dw 1\n", 0xFF58, "1 byte"),
    ("        org $8000\n        nop\nimage_end:\n        ds $7F58\n", 0xFF58, "1 byte"),
    ("        org $8000\n        ds $7FFF\n        nop\n", 0xFFFF, "168 bytes"),
    ("        org $8000\n        ds $8000\n        nop\n", 0x10000, "169 bytes"),
    ("        org $FF57\n        ds 168\n        nop\n        nop\n", 0x1_0000, "169 bytes"),
    ("        org $8000\n        ds 20000\n        ds 20000\n", 0x11C3F, "7400 bytes"),
    ("        org $8000\n        ds $8234\n        nop\n", 0x10234, "733 bytes"),
    ("        org $8123\n        ds (0 - $) & 255\n        ds $9000\n", 0x111FF, "4776 bytes"),
    ("        org $8000\n        ds $7FF0\nback:   ds 30\n        jr back\n", 0x1000F, "184 bytes"),
    ("        org $8000\n        ds $7FF0\nback:   ds 16\n        jr back\n", 0x10001, "170 bytes"),
    ("        org $8000\n        ds $100\n        org $F000\n        ds $1000\n        nop\n", 0x10000, "169 bytes"),
    (
        "        org $8000\n        ds $8000\nlast:   nop\n        if last < $8000\n        .error\n        endif\n",
        0x10000,
        "169 bytes",
    ),
]


@pytest.mark.parametrize(("text", "message"), BAD, ids=[text[:50].replace("\n", " ").strip() for text, _ in BAD])
def test_the_image_stays_in_its_memory(text: str, message: str) -> None:
    with pytest.raises(MazeError) as caught:
        assemble_text(text, "image.asm")
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "last", "excess"), LONG, ids=[f"{last:X} {index}" for index, (_, last, _) in enumerate(LONG)]
)
def test_a_program_past_its_end_is_measured(text: str, last: int, excess: str) -> None:
    with pytest.raises(MazeError) as caught:
        assemble_text(text, "image.asm")
    assert str(caught.value) == TOO_LONG.format(last, excess)


PAST_END = "the code runs past $FFFF here: make it shorter or lower its ORG"
#: (the program, the message about it)
UNMEASURED = {
    "filled up to an address": ("        org $8000\n        ds $8001\n        ds $FF00 - $\n", f":2: {PAST_END}"),
    "more than all memory": ("        org $8000\n        ds 40000\n        ds 40000\n", f":2: {PAST_END}"),
    "a mistake after": ("        org $8000\n        ds 40000\nfar:    ds 200\n        jr far\n", f":2: {PAST_END}"),
    "another reason, full to the last byte": (
        "        org $8000\n        ds $7F56\nhere:   jr $ + 2\n        if here > $9000\n"
        "        .error full\n        endif\n",
        ":5: .ERROR directive: full",
    ),
    "a mistake before": ("        org $8000\n        jr far\n        ds 40000\nfar:    nop\n", f":3: {PAST_END}"),
}


@pytest.mark.parametrize(("text", "message"), UNMEASURED.values(), ids=UNMEASURED.keys())
def test_a_program_that_cannot_be_measured(text: str, message: str) -> None:
    with pytest.raises(MazeError) as caught:
        assemble_text(text, "image.asm")
    assert str(caught.value) == f"image.asm{message}"


def test_each_org_opens_a_region(tmp_path: Path) -> None:
    """The gaps are 0, what follows image_end is not loaded, and all that is what plain pasmo makes of it."""
    text = """
        org $6000
here:   db 1,2
        org $6010
        dw far,here
        org $8000
far:    db 5
image_end:
        ds 3
        org $9000
        ds 10
"""
    made = assemble_text(text, "regions.asm")
    assert made.code == bytes([1, 2]) + bytes(14) + bytes([0, 0x80, 0, 0x60]) + bytes(0x8000 - 0x6014) + bytes([5])
    assert (made.org, made.memory_end) == (0x6000, 0x900A)
    assert made.regions == (
        Region(0x6000, 0x6002, 0x6002),
        Region(0x6010, 0x6014, 0x6014),
        Region(0x8000, 0x8004, 0x8001),
        Region(0x9000, 0x900A, 0x9000),
    )
    assert made.symbols == {"here": 0x6000, "far": 0x8000, "image_end": 0x8001}
    (tmp_path / "plain.asm").write_text(text, encoding="ascii")
    subprocess.run([find_pasmo(), "plain.asm", "plain.bin"], cwd=tmp_path, check=True)
    plain = (tmp_path / "plain.bin").read_bytes()
    assert plain == made.code + bytes(0x900A - 0x8001)


def test_regions_may_touch_and_one_may_be_chosen() -> None:
    choose = "        if {}\n        org $8010\n        else\n        org $8020\n        endif\n"
    text = f"        org $8000\n        ds 16\n{choose}        nop\n"
    for choice, start in ((1, 0x8010), (0, 0x8020)):
        made = assemble_text(text.format(choice), "touch.asm")
        assert made.regions == (Region(0x8000, 0x8010, 0x8010), Region(start, start + 1, start + 1))
        assert len(made.code) == start + 1 - 0x8000


@pytest.mark.parametrize(
    ("org", "loads"), [(ORG_LOWEST, True), pytest.param(ORG_LOWEST - 1, False, marks=pytest.mark.sweep)]
)
def test_code_may_begin_where_the_shortest_loader_leaves_room(org: int, loads: bool, tmp_path: Path) -> None:
    """CLEAR {start-1} leaves just enough there; one byte lower, the loader of basic/README.md gets no further."""
    loader = tokenise('10 CLEAR {start-1}: LOAD ""CODE\n20 RANDOMIZE USR {start}\n', {"start": org}, "short.bas")
    tape = tmp_path / "short.tap"
    code = bytes([0xF3, 0x18, 0xFE])  # DI, and JR to itself
    write_tap(str(tape), tape_files([("program", loader, 10, len(loader)), ("code", code, org, 0x8000)]))
    machine = Machine()
    if loads:
        machine.load_tape(tape, org)
        assert machine.registers.pc == org
    else:
        with pytest.raises(MazeError, match="does not load"):
            machine.load_tape(tape, org)


def test_a_program_that_is_too_long_is_told_before_its_values() -> None:
    """At the end of memory sums of addresses no longer fit, in lines that are right."""
    text = "        org $8000\n        ld a,$20 + (high top)\n        ds $7FEE\ntop:\n        ds 16\n"
    with pytest.raises(MazeError, match=r"^long: the program ends at \$FFFF, 168 bytes past \$FF57: make it shorter"):
        assemble_text(text, "long")

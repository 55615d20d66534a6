"""The strict assembler line by line: what pasmo lets pass in silence is refused here, with file and line."""

import subprocess
from pathlib import Path

import pytest

from emu_tests.machine.sample_program import source
from zxmazes.assembler.assembly import assemble_text
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.errors import MazeError

#: (the line put into GOOD, what the message must say)
BAD = [
    ("        ld a,300", "`300` = 300 does not fit in a byte"),
    ("        ld a,-129", "does not fit in a byte"),
    ("        ld (hl),start", "does not fit in a byte"),
    ("        ld b,(100 + 200) * 3", "`(100 + 200) * 3` = 900 does not fit in a byte"),
    ("        sub (1) + 300", "does not fit in a byte"),
    ("        ld (ix+1),(300)", "is not an instruction: pasmo makes `ld (ix+$01),$2c` of it"),
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
    ("        dw $12345", "out of range"),
    ("        ld hl,40000*2", "`40000 * 2` = 80000 does not fit in 16 bits"),
    ("        dw $8000+$9000", "= 69632 does not fit in 16 bits"),
    ("        jp $FFFF + 1", "= 65536 does not fit in 16 bits"),
    ("        call start + 40000", "= 72768 does not fit in 16 bits"),
    ("wide    equ 70000", "does not fit in 16 bits"),
    ("        ds 70000", "does not fit in 16 bits (0 to 65535)"),
    ("        ds 0 - 65530", "does not fit in 16 bits (0 to 65535)"),
    ("        rept 65537\n        nop\n        endm", "does not fit in 16 bits (0 to 65535)"),
    ("        ld a," + "9" * 5000, "a number of 5000 characters"),
    ("        ld a," + "(" * 5000 + "1" + ")" * 5000, "more than 100 brackets"),
    ("        dw " + "-" * 5000 + "1", "nested too deeply"),
    ("        dw 1 << 300", "a shift by 300 bits"),
    ("        dw (65535 * 65535) * (65535 * 65535) * 65535", "far larger than any address"),
    ("        ld a,\u00b2", "the line contains the character $B2"),
    ("        ret zz", "`ret zz` is not an instruction: pasmo makes `ret` of it"),
    ("        ret 5", "`ret 5` is not an instruction: pasmo makes `ret` of it"),
    ("        rl ixl", "`rl ixl` is not an instruction"),
    ("        bit 0,ixl", "`bit 0,ixl` is not an instruction"),
    ("        ld (hl),ixl", "`ld (hl),ixl` is not an instruction"),
    ("        ld ixl,l", "`ld ixl,l` is not an instruction: pasmo makes `ld ixl,ixl` of it"),
    ("        ld h,iyh", "`ld h,iyh` is not an instruction: pasmo makes `ld iyh,iyh` of it"),
    ("        dw -1 / 2", "`- 1 / 2` is -1, but pasmo makes 0 of it"),
    ("        ld a,-1 + 5", "`- 1 + 5` is 4, but pasmo makes 250 of it"),
    ("        if 0 - 1 > 5\n        nop\n        endif", "`0 - 1 > 5` is 0, but pasmo makes -1 of it"),
    ("        if $8000 + $8000\n        endif", "is -1, but pasmo makes 0 of it"),
    ('        db "back\\\\slash"', "a backslash in double quotes"),
    ('        db "open', 'the string "open is not closed'),
    ("        db 1,,2", "`db` has an empty operand"),
    ("        ld a,", "`ld` has an empty operand"),
    ("        endp 5", "`endp` takes no operands here, not 1"),
    ("        rept 2,x\n        endm", "`rept` takes 1 operands here, not 2"),
    ("        irp 5,1\n        endm", "`irp` takes names, and `5` is not a name"),
    ("wide    macro a b\n        endm", "`macro` takes names, and `a b` is not a name"),
    ("        equ 5", "`equ` needs a name before it"),
    ("        rept 2\n        nop", "has no end"),
    ("        endif", "`endif` ends no if here: none is open"),
    ("        if 1\n        else\n        else\n        endif", "a second `else` for the `if` of bad.asm:14"),
    ("label:  include", "`include` takes no label before it"),
    ('label:  include "part.asm"', "`include` takes no label before it"),
    ('label:  incbin "part.bin"', "`incbin` takes no label before it"),
    ("label:  .error stop", "`.error` takes no label before it"),
    ("wide    macro\n        if 1\n        endm\n        endif", "`endm` ends no macro or rept or irp here"),
    ("        incbin x", "incbin file `x` is neither in asm/"),
    ("        ld a,[5]", "`[5]` cannot be read"),
    ("        call (start)", "`call (start)` is not an instruction: pasmo makes `call $8000` of it"),
    ("        bit (1),a", "`bit (1),a` is not an instruction: pasmo makes `bit 1,a` of it"),
    ("        ld a,nul", "lacks a value before `nul`"),
    ("x       defl 5\n        db x\nx       defl x * 60\n        db x", "`x` = 300 does not fit in a byte"),
    ("        nopp", "`nopp` is not an instruction"),
    ("nopp", "`nopp` in column 0 is not a label"),
    ("        org $8004", "ORG $8004: the code before it ends at"),
    ("        public strat", "PUBLIC names `strat`, which is not a label"),
    ('        include "nowhere.asm"', "include file `nowhere.asm` is neither in asm/"),
    ("        jr start + 300", "out of range"),
    ("        ld a,unknown", "Symbol 'unknown' is undefined"),
    ("        bit 8,a", "out of range"),
    ("        ld a,(ix+1", "Expected"),
    ("start:\n        nop", "previously defined"),
    ("        .error stop here", "stop here"),
    ("99bottles:", "cannot start a line"),
    ("zz_line_of_source defl 3", "choose another"),
    ("wide    macro\n        ld a,300\n        endm\n        wide", "`300` = 300 does not fit in a byte"),
    ("wide    macro x\n        ld a,x\n        endm\n        wide 300", "`300` = 300 does not fit in a byte"),
    ("wide    macro x\n        ld a,x * 2\n        endm\n        wide 200", "`200 * 2` = 400 does not fit in a byte"),
    ("wide    macro x\n        ret x\n        endm\n        wide 5", "pasmo makes `ret` of it"),
    ("wide    macro x\n        nop\n        endm\n        wide", "`wide` takes 1 operands (x), not 0"),
    ("wide    macro\n        nop\n        endm\n        wide 5", "`wide` takes 0 operands (), not 1"),
    ("        rept 3\n        ld a,300\n        endm", "`300` = 300 does not fit in a byte"),
    ("        irp x,1,300\n        db x\n        endm", "`300` = 300 does not fit in a byte"),
    ("        irp x,b,ixl\n        rl x\n        endm", "`rl ixl` is not an instruction"),
]


def test_the_good_program_is_good() -> None:
    made = assemble_text(source(""), "good.asm")
    assert made.org == 0x8000
    assert made.code.startswith(
        bytes([0x3E, 65, 0x06, 9, 0xDD, 0x36, 5, 0xFD, 0x3A, 1, 0x80, 0xDB, 0xFE, 0x32, 0, 0x80, 0x96])
    )
    assert made.public == ("start",)
    assert made.memory_end == made.org + len(made.code)
    assert made.symbol_file() == "start EQU 08000H\n"


@pytest.mark.parametrize(("line", "message"), BAD, ids=[line.strip().replace("\n", " ")[:40] for line, _ in BAD])
def test_bad_lines_are_refused_with_file_and_line(line: str, message: str) -> None:
    with pytest.raises(MazeError) as caught:
        assemble_text(source(line), "bad.asm")
    text = str(caught.value)
    assert message in text
    assert "\n" not in text
    assert text.startswith("bad.asm:1"), "GOOD's inserted line is line 12 or a little later"


def test_pasmo_itself_would_have_let_these_pass(tmp_path: Path) -> None:
    """The reason for this module: exit status 0 and not a word for each of these."""
    for line in ("        ld a,300", "        nopp", "        db 256", "        ld hl,70000", "        public strat"):
        (tmp_path / "bad.asm").write_text(source(line), encoding="ascii")
        done = subprocess.run([find_pasmo(), "bad.asm", "bad.bin"], cwd=tmp_path, capture_output=True, check=False)
        assert done.returncode == 0, line
        assert not done.stdout + done.stderr, line


def test_names_have_their_scopes_and_forward_references_their_values() -> None:
    text = """
        org $8000
both    macro of
        local here
here:   dw here,of - 1
        endm
first   equ second + 1
        proc
        local inner
inner:  jr inner
        both inner
        endp
inner:  both first
        irp x,5,6
        both x
        endm
        rept 2
        dw $
        endm
second  equ high inner + $300
        if defined later && later > 5
        db 1
        endif
later:
        if defined later && (later & 15 ? 1 : 0)
        db low later, 'it''s'
        endif
        ds (0 - $) & 15,not 0
        ld hl,0 - later
        ld (ix - (1 + 2)),low (0 - 3)
        cp (ix + (0 - 34 & 255))
count   defl 7
        rept 2
        db count
count   defl count + 1
        endm
image_end:
        ds 3
"""
    made = assemble_text(text, "scopes.asm")
    words = [0x8002, 0x7FFF, 0x8006, 0x83, 0x800A, 4, 0x800E, 5, 0x8012, 0x8014]
    code = b"\x18\xfe" + b"".join(word.to_bytes(2, "little") for word in words) + b"\x16it's" + b"\xff" * 5
    assert made.code == code + bytes.fromhex("21EA7F DD36FDFD DDBEDE 0708")
    values = {"first": 0x84, "second": 0x83, "inner": 0x8006, "later": 0x8016, "count": 9, "image_end": 0x802C}
    assert made.symbols == values
    assert made.memory_end == 0x802F


def test_values_built_on_each_other_take_no_time_and_no_depth() -> None:
    """Each value is worked out once: 2 ** 100 ways lead to the last EQU, and the last DEFL is 3,000 deep."""
    names = "".join(f"n{number} equ n{number - 1} + n{number - 1}\n" for number in range(1, 101))
    loop = "count   defl 0\n        rept 3000\n        db low count\ncount   defl count + 1\n        endm\n"
    made = assemble_text(f"        org $8000\nn0      equ 0\n{loop}{names}", "values.asm")
    assert made.symbols["n100"] == 0
    assert made.symbols["count"] == 3000
    assert made.code == bytes(number % 256 for number in range(3000))


def test_an_error_in_a_macro_names_its_line_and_its_user(tmp_path: Path) -> None:
    (tmp_path / "part.asm").write_text("wide    macro x\n        ld a,x\n        endm\n", encoding="ascii")
    text = '  org $8000\n  include "part.asm"\nboth macro x\n  wide x\n  endm\n  both {}\n'
    for value, message in (("300", "`300` = 300 does not fit"), ("nowhere", "Symbol 'nowhere' is undefined")):
        with pytest.raises(MazeError, match=rf"part\.asm:2 \(used at main\.asm:6\): {message}"):
            assemble_text(text.format(value), "main.asm", tmp_path)

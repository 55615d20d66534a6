"""The strict assembler: what pasmo lets pass in silence is refused here, with file and line."""

import os
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from skoolkit.tape import write_tap
from skoolkit.z80 import Assembler

from zxmazes.assembler import pasmo
from zxmazes.assembler.judge import disassemble
from zxmazes.assembler.pasmo import ORG_LOWEST, assemble, assemble_text, find_pasmo
from zxmazes.basic.tokeniser import tokenise
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM
from zxmazes.programs import image

SKOOLKIT = Assembler()

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
    ("        ld (ix+1),(300)", "is no instruction: pasmo makes `ld (ix+$01),$2c` of it"),
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
    ("        dw (65535 * 65535) * (65535 * 65535) * 65535", "grows beyond every address"),
    ("        ld a,\u00b2", "the character $B2"),
    ("        ret zz", "`ret zz` is no instruction: pasmo makes `ret` of it"),
    ("        ret 5", "`ret 5` is no instruction: pasmo makes `ret` of it"),
    ("        rl ixl", "`rl ixl` is no instruction"),
    ("        bit 0,ixl", "`bit 0,ixl` is no instruction"),
    ("        ld (hl),ixl", "`ld (hl),ixl` is no instruction"),
    ("        ld ixl,l", "`ld ixl,l` is no instruction: pasmo makes `ld ixl,ixl` of it"),
    ("        ld h,iyh", "`ld h,iyh` is no instruction: pasmo makes `ld iyh,iyh` of it"),
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
    ("        irp 5,1\n        endm", "`irp` takes names, and `5` is none"),
    ("wide    macro a b\n        endm", "`macro` takes names, and `a b` is none"),
    ("        equ 5", "`equ` needs a name before it"),
    ("        rept 2\n        nop", "has no end"),
    ("        endif", "`endif` ends no if here: none is open"),
    ("        if 1\n        else\n        else\n        endif", "a second `else` for the `if` of bad.asm:14"),
    ("label:  include", "`include` takes no label before it"),
    ('label:  include "part.asm"', "`include` takes no label before it"),
    ("label:  .error stop", "`.error` takes no label before it"),
    ("wide    macro\n        if 1\n        endm\n        endif", "`endm` ends no macro or rept or irp here"),
    ("        incbin x", "`incbin` is no instruction"),
    ("        ld a,[5]", "`[5]` cannot be read"),
    ("        call (start)", "`call (start)` is no instruction: pasmo makes `call $8000` of it"),
    ("        bit (1),a", "`bit (1),a` is no instruction: pasmo makes `bit 1,a` of it"),
    ("        ld a,nul", "lacks a value before `nul`"),
    ("x       defl 5\n        db x\nx       defl x * 60\n        db x", "`x` = 300 does not fit in a byte"),
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
    ("zz_line_of_source defl 3", "take another"),
    ("wide    macro\n        ld a,300\n        endm\n        wide", "`300` = 300 does not fit in a byte"),
    ("wide    macro x\n        ld a,x\n        endm\n        wide 300", "`300` = 300 does not fit in a byte"),
    ("wide    macro x\n        ld a,x * 2\n        endm\n        wide 200", "`200 * 2` = 400 does not fit in a byte"),
    ("wide    macro x\n        ret x\n        endm\n        wide 5", "pasmo makes `ret` of it"),
    ("wide    macro x\n        nop\n        endm\n        wide", "`wide` takes 1 operands (x), not 0"),
    ("wide    macro\n        nop\n        endm\n        wide 5", "`wide` takes 0 operands (), not 1"),
    ("        rept 3\n        ld a,300\n        endm", "`300` = 300 does not fit in a byte"),
    ("        irp x,1,300\n        db x\n        endm", "`300` = 300 does not fit in a byte"),
    ("        irp x,b,ixl\n        rl x\n        endm", "`rl ixl` is no instruction"),
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


@pytest.mark.parametrize(("line", "message"), BAD, ids=[line.strip().replace("\n", " ")[:40] for line, _ in BAD])
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
        ("        org $FF57\n        ds 168\n        nop\n        nop\n", "image.asm:4: the code runs past $FFFF"),
        ("        org $5D8D\n", "image.asm:1: ORG $5D8D is not in $5D8E to $FF57"),
        ("        org $4000\n", "image.asm:1: ORG $4000 is not in"),
        ("        org 0\n", "image.asm:1: ORG 0 is not in"),
        ("        org $FF58\n", "image.asm:1: ORG $FF58 is not in"),
        ("        org 65536\n", "image.asm:1: ORG 65536 is not in"),
        ("        org\n", "image.asm:1: `org` takes 1 operands here, not 0"),
        ("        org " + "9" * 5000, "image.asm:1: ORG takes a plain number"),
        ("        if 0\n        org $8000\n        endif\n        nop\n", "image.asm:4: pasmo puts this at another"),
        ("        org $8000\n        end\n        nop\n", "image.asm:3: pasmo reads nothing after END"),
        (
            "        org $8000\n        nop\nimage_end:\n        ds $7F58\n",
            "image.asm:4: the program ends at $FF59, past the limit",
        ),
        ("        org $8000\n        ds 20000\n        ds 20000\n", "64KB limit"),
        ("        org $8000\nimage_end:\n        nop\n", "image.asm:3: only DS may follow `image_end`"),
        ("        org $8000\n        nop\nimage_end equ $7FFF\n", "image.asm:3: `image_end` must be a label"),
        ("        org 4 + $8000\n", "image.asm:1: ORG takes a plain number"),
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


@pytest.mark.parametrize("name", [name for name in image.programs() if image.code_source(name).is_file()])
def test_plain_pasmo_makes_the_same_bytes(name: str, tmp_path: Path) -> None:
    """Our reading of the sources, with its probes, changes no byte: pasmo -I asm gives the same."""
    program = image.code_source(name)
    output = tmp_path / "plain.bin"
    subprocess.run([find_pasmo(), "-I", ".", str(program), str(output)], cwd=ASM, check=True)
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
    with pytest.raises(MazeError, match=r"good\.asm:2: odd"):
        assemble_text(source(""), "good.asm")


#: An instruction of each family, by SkoolKit's spelling in lower case.
FORMS = [
    "nop", "ld b,5", "ld b,c", "ld a,(hl)", "ld (hl),5", "ld (ix+1),5", "ld a,($8000)", "ld hl,$8000", "ld ($8000),bc",
    "ld sp,hl", "ld ixl,b", "add a,b", "add hl,de", "adc hl,bc", "sub 5", "cp (iy-1)", "inc d", "dec (ix+1)", "inc sp",
    "rl e", "sll (hl)", "bit 3,a", "set 7,(ix+1)", "jp nz,$8000", "jp (hl)", "jr c,$8000", "djnz $8000", "call $8000",
    "ret z", "rst $08", "in a,($fe)", "in b,(c)", "out (c),d", "out ($fe),a", "push hl", "pop af", "ex (sp),hl",
    "ex de,hl", "im 1", "ldir", "neg",
]  # fmt: skip

#: What an operand is replaced by: registers, conditions, numbers that fit and that do not, memory.
WRONG = [
    "a", "e", "(hl)", "ixl", "iyh", "i", "af", "hl", "ix", "sp", "nz", "pe", "m", "zz", "0", "7", "8", "-1", "127",
    "255", "256", "300", "-128", "-129", "$7fff", "65535", "65536", "70000", "40000*2", "$8000+$9000", "$ffff+1",
    "-65536", "-1+5", "-2*3", "300-200", "(c)", "(bc)", "(5)", "(300)", "($ffff+1)", "(1)+2", "(ix+3)", "(ix+200)",
    "(iy-129)", "(ix)", "(ix-1+2)", "'a'", "'ab'", "",
]  # fmt: skip


def mutated(form: str) -> list[str]:
    """A form with one mistake each: a wrong operand, one too many, one too few, swapped, the name misspelt."""
    op, _, rest = form.partition(" ")
    operands = rest.split(",") if rest else []
    made = [[*operands[:i], wrong, *operands[i + 1 :]] for i in range(len(operands)) for wrong in WRONG]
    made += [[*operands, extra] for extra in ("a", "5", "nz", "(hl)")]
    made += [operands[:i] + operands[i + 1 :] for i in range(len(operands))]
    made += [operands[::-1]]
    names = {op + op[-1], op[:-1], op[::-1], op + "x", "ld", "add", "ret", "rl", "jp", "in", "bit"}
    lines = [f"{op} {','.join(each)}" for each in made] + [f"{name} {rest}" for name in sorted(names)]
    return list(dict.fromkeys(line.strip() for line in lines if line.strip() != form))


#: Where a line may stand: the source around it, and how often it is assembled.
PLACES = {
    "plain": ("        {}", 1),
    "macro": ("it      macro\n        {}\n        endm\n        it", 1),
    "rept": ("        rept 2\n        {}\n        endm", 2),
    "irp": ("        irp x,1,2\n        {}\n        endm", 2),
}


def judged(line: str, place: str) -> str:
    """Empty when the line is refused with file and line, or assembled as SkoolKit assembles it; else what is wrong."""
    around, times = PLACES[place]
    expected, address = b"", 0x8000
    spelt = line.replace("'a'", '"a"')  # as SkoolKit spells it
    spelt = spelt if spelt == "jp (ix)" else spelt.replace("(ix)", "(ix+0)")
    for _ in range(times):
        one = bytes(SKOOLKIT.assemble(spelt, address))
        expected, address = expected + one, address + len(one)
    try:
        made = assemble_text("        org $8000\n" + around.format(line), "bad.asm").code
    except MazeError as error:
        return "" if re.match(r"bad\.asm:\d+(?: \(used at bad\.asm:\d+\))?: [^\n]+$", str(error)) else str(error)
    return "" if made == expected else f"{line}: {made.hex(' ')} instead of {expected.hex(' ') or 'a refusal'}"


@pytest.mark.parametrize("index", range(len(FORMS)), ids=FORMS)
def test_a_mutated_instruction_is_refused_or_right(index: int) -> None:
    """One mutation in eight of each form, other ones for each; the sweep takes all of them."""
    lines = mutated(FORMS[index])[index % 8 :: 8]
    assert lines
    assert not [wrong for line in lines if (wrong := judged(line, "plain"))]


@pytest.mark.parametrize("place", ["macro", "rept", "irp"])
def test_a_mutated_instruction_in_a_block_is_refused_or_right(place: str) -> None:
    lines = [line for form in FORMS for line in mutated(form)][{"macro": 0, "rept": 13, "irp": 26}[place] :: 41]
    assert len(lines) >= 80
    assert not [wrong for line in lines if (wrong := judged(line, place))]


@pytest.mark.sweep
@pytest.mark.parametrize("form", FORMS)
def test_every_mutation_is_refused_or_right(form: str) -> None:
    assert not [wrong for line in mutated(form) for place in PLACES if (wrong := judged(line, place))]


def legal() -> list[str]:
    """Every instruction that SkoolKit can disassemble, documented or not, with operands of $12 and $1234."""
    found = {}
    starts = [[], [0xCB], [0xED], [0xDD], [0xFD], [0xDD, 0xCB, 0x12], [0xFD, 0xCB, 0x12]]
    for start in starts:
        for code in range(256):
            for rest in ([], [0x12], [0x34, 0x12]):
                if not start[2:] or not rest:
                    text = disassemble(bytes([*start, code, *rest]), 0x8000)
                    found.setdefault(text, None)
    return [text for text in found if not re.match(r"[0-9A-F]{2}( |$)", text)]


#: SkoolKit knows these, pasmo does not.
UNKNOWN = re.compile(r"in f,|out \(c\),0|(?:r|s)\w\w? .*\(i[xy].*\),[a-ehl]|(?:res|set) .*\),[a-ehl]")


def test_every_legal_instruction_is_taken() -> None:
    """All in one program, against SkoolKit's assembler; relative jumps go to themselves."""
    lines = [re.sub(r"^(jr|djnz)(.*)\$.*", r"\1\2$", line) for line in legal() if not UNKNOWN.match(line)]
    assert len(lines) > 750, "some 250 without prefix, 256 after CB, and those of ED, DD, FD"
    expected = [
        bytes(SKOOLKIT.assemble(line.replace("$", "32768") if line[-1] == "$" else line, 32768)) for line in lines
    ]
    made = assemble_text("        org $8000\n" + "".join(f"        {line}\n" for line in lines), "all.asm")
    place = 0
    for line, code in zip(lines, expected, strict=True):
        assert made.code[place : place + len(code)] == code, line
        place += len(code)
    assert place == len(made.code)


@pytest.mark.parametrize("line", ["in f,(c)", "out (c),0", "rl (ix+$12),b", "res 3,(iy+$12),a"])
def test_what_pasmo_does_not_know_is_refused(line: str) -> None:
    assert UNKNOWN.match(line)
    assert SKOOLKIT.assemble(line, 0x8000)
    with pytest.raises(MazeError, match=r"bad\.asm:2: "):
        assemble_text(f"        org $8000\n        {line}\n", "bad.asm")


def grown(chance: random.Random, depth: int, brackets: bool) -> tuple[str, str]:
    """A random expression, in pasmo's words and in Python's."""
    if not depth or chance.random() < 0.1:
        value = chance.choice([0, 1, 2, 3, 7, 10, 255, 256, 1000, 32767, 32768, 40000, 65535])
        return chance.choice([str(value), f"${value:X}", f"0{value:X}h", f"%{value:b}"]), str(value)
    names = {"+": "+", "-": "-", "*": "*", "/": "//", "mod": "%"}
    if brackets:
        names |= {"and": "&", "|": "|", "xor": "^", "<": "<", ">=": ">=", "=": "==", "shl": "<<", ">>": ">>"}
    left, right = grown(chance, depth - 1, brackets), grown(chance, depth - 1, brackets)
    name = chance.choice(list(names))
    if chance.random() < 0.2:
        sign = chance.choice("-~") if brackets else "-"
        left = f"{sign}{left[0]}", f"{sign}{left[1]}"
    if name in ("shl", ">>"):
        right = (digit := str(chance.randrange(9)), digit)
    both = [f"{left[0]} {name} {right[0]}", f"{left[1]} {names[name]} {right[1]}"]
    if names[name] in ("<", ">=", "=="):
        both[1] = f"-({both[1]})"
    return tuple(f"({text})" for text in both) if brackets else tuple(both)  # type: ignore[return-value]


@pytest.mark.parametrize("brackets", [True, False], ids=["brackets", "precedence"])
def test_an_expression_is_refused_or_has_its_true_value(brackets: bool) -> None:
    """Python is the judge: + - * / mod bind there as in pasmo, the others stand in brackets."""
    chance = random.Random(11)
    taken = refused = 0
    for _ in range(150):
        ours, python = grown(chance, chance.choice([1, 1, 2, 3]), brackets)
        try:
            value = eval(python)
        except ZeroDivisionError:
            value = None
        try:
            made = assemble_text(
                f"        org $8000\n        dw 0 + {ours}\n        if {ours}\n db 1\n endif\n", "e.asm"
            )
        except MazeError as error:
            refused += bool(re.match(r"e\.asm:[23]: ", str(error)))
            continue
        taken += 1
        assert value is not None, f"{ours} divides by zero"
        assert -65536 < value < 65536, ours
        assert made.code == (value & 0xFFFF).to_bytes(2, "little") + b"\1" * bool(value), f"{ours} is {value}"
    assert taken > 30, "an assembler that refuses all is none"
    assert taken + refused == 150, "a refusal names file and line"
    assert refused > 10, "values beyond 16 bits were tried"


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


def test_a_listing_without_end_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pasmo, "LISTING_LIMIT", 10_000)
    assemble_text("        org $8000\n        rept 10\n        rept 10\n        endm\n        endm\n", "few.asm")
    with pytest.raises(MazeError, match=r"many\.asm: pasmo goes through more than a million lines: look for a REPT"):
        assemble_text("        org $8000\n        rept 99\n        rept 99\n        endm\n        endm\n", "many.asm")


#: (file name, its bytes or where the link goes to, None for a folder; what the message says after the file's name)
ODD_FILES = [
    ("empty.asm", b"", ": the program has no ORG"),
    ("folder.asm", None, ": is no file, so it cannot be read as a source: move it away"),
    ("nowhere.asm", "no such file", ": cannot be read: No such file or directory"),
    ("loop.asm", "loop.asm", ": cannot be read: Too many levels of symbolic links"),
    ("fifo.asm", "fifo", ": is no file, so it cannot be read as a source: move it away"),
    ("accent.asm", "        org $8000\n; caf\u00e9\n".encode(), ":2: the character $C3 stands in the line"),
    ("bom.asm", b"\xef\xbb\xbf        org $8000\n", ":1: the character $EF stands in the line"),
    ("nul.asm", b"        org $8000\n        nop\0\n", ":2: the character $00 stands in the line"),
    ("form_feed.asm", b"        org $8000\n\f\n", ":2: the character $0C stands in the line"),
    ("cr.asm", b"        org $8000\r        nop\r", ":1: the character $0D stands in the line"),
    ("noise.asm", bytes(range(256)), ":1: the character $00 stands in the line"),
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


@pytest.mark.parametrize("kind", ["folder", "link"])
def test_an_odd_source_does_not_count_as_basic_alone(
    kind: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(image, "ASM", tmp_path)
    (tmp_path / "programs" / "dfs").mkdir(parents=True)
    assert image.assembled("dfs") is None, "BASIC alone"
    source = tmp_path / "programs" / "dfs" / "main.asm"
    if kind == "folder":
        source.mkdir()
    else:
        source.symlink_to(tmp_path / "nowhere")
    with pytest.raises(MazeError, match=r"main\.asm: (is no file|cannot be read)"):
        image.assembled("dfs")


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


def test_an_error_in_a_macro_names_its_line_and_its_user(tmp_path: Path) -> None:
    (tmp_path / "part.asm").write_text("wide    macro x\n        ld a,x\n        endm\n", encoding="ascii")
    text = '  org $8000\n  include "part.asm"\nboth macro x\n  wide x\n  endm\n  both {}\n'
    for value, message in (("300", "`300` = 300 does not fit"), ("nowhere", "Symbol 'nowhere' is undefined")):
        with pytest.raises(MazeError, match=rf"part\.asm:2 \(used at main\.asm:6\): {message}"):
            assemble_text(text.format(value), "main.asm", tmp_path)


@pytest.mark.parametrize(
    ("org", "loads"), [(ORG_LOWEST, True), pytest.param(ORG_LOWEST - 1, False, marks=pytest.mark.sweep)]
)
def test_code_may_begin_where_the_shortest_loader_leaves_room(org: int, loads: bool, tmp_path: Path) -> None:
    """CLEAR {start-1} leaves just enough there; one byte lower, the loader of basic/README.md gets no further."""
    loader = tokenise('10 CLEAR {start-1}: LOAD ""CODE\n20 RANDOMIZE USR {start}\n', {"start": org}, "short.bas")
    tape = tmp_path / "short.tap"
    code = bytes([0xF3, 0x18, 0xFE])  # DI, and JR to itself
    write_tap(str(tape), image.tape_files([("program", loader, 10, len(loader)), ("code", code, org, 0x8000)]))
    machine = Machine()
    if loads:
        machine.load_tape(tape, org)
        assert machine.registers.pc == org
    else:
        with pytest.raises(MazeError, match="does not load"):
            machine.load_tape(tape, org)


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
    ("{real} $@; head -c 9 /dev/zero >> $3", "good.asm: pasmo wrote another image than it listed"),
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

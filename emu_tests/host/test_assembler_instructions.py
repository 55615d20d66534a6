"""Every instruction that the Z80 has is assembled, and every mistake in one is refused."""

import re

import pytest
from skoolkit.z80 import Assembler

from zxmazes.assembler.assembly import assemble_text
from zxmazes.assembler.judge import disassemble
from zxmazes.errors import MazeError

SKOOLKIT = Assembler()

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
    """One mutation in 24 of each form, other ones for each; the sweep takes all of them."""
    lines = mutated(FORMS[index])[index % 8 :: 24]
    assert lines
    assert not [wrong for line in lines if (wrong := judged(line, "plain"))]


@pytest.mark.parametrize("place", ["macro", "rept", "irp"])
def test_a_mutated_instruction_in_a_block_is_refused_or_right(place: str) -> None:
    lines = [line for form in FORMS for line in mutated(form)][{"macro": 0, "rept": 41, "irp": 82}[place] :: 123]
    assert len(lines) >= 26
    assert not [wrong for line in lines if (wrong := judged(line, place))]


@pytest.mark.sweep("zxmazes/assembler/*.py")
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

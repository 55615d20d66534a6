"""The tokeniser against the real thing: the same lines typed on a 48K, and programs that run there."""

import re
import unicodedata

import pytest

from zxmazes.basic import rom
from zxmazes.basic.tokeniser import tokenise
from zxmazes.machine.spectrum import Machine

PROG, VARS, E_LINE, K_CUR, WORKSP, ERR_NR = 0x5C53, 0x5C4B, 0x5C59, 0x5C5B, 0x5C61, 0x5C3A
LINE_ADDED = 0x12A2  # MAIN-EXEC, entered again once the editor has stored a line
REPORT = 0x1303  # MAIN-4, where every run ends
OK = 255

#: Words are parted by spaces so that `keys` can tell keywords; together the lines have all keywords that are allowed.
TYPED = (
    '10 PRINT "hello, Maze No. 1"',
    "1 PRINT",
    "9999 CLS : : CLS :",
    '10 PRINT AT 10 , 5 ; TAB 3 ; "a" \' "b" ; # 1 ; "c"',
    '10 PRINT "say ""yes""" ; """" ; ""',
    '10 LET a$ = "keywords in strings; PRINT, TO, <= £5 © [a|b] ~_\\"',
    "10 LET a = 1e3 + .5 - 1e-5 * 65536 / 3.14159265 ^ 2 + 1e+3 + 1. + 0",
    "10 LET a = 65535 : LET a = 65536 : LET a = -1 : LET a = 1E38",
    "10 LET count2 = a1b2 + total",
    "10 LET a = BIN 10110 : LET b = BIN + BIN 1111111111111111",
    '10 PRINT VAL "1+1" , VAL$ a$ , LEN a$ , CODE a$ , STR$ 5 + CHR$ 65 , USR "a"',
    "10 DEF FN a(x) = x * x",
    "10 DEF FN r() = INT ( RND * 6)",
    "10 DEF FN t$(a$,n) = a$(n TO ) + a$( TO n)",
    '10 LET a = FN a(3) + FN r() : LET b$ = FN t$( "ab" ,1)',
    "10 IF a <= b AND a >= c OR NOT a <> d THEN GO TO 10 : STOP",
    "10 IF a < b THEN IF b > c THEN REM so",
    "10 FOR i = 1 TO 10 STEP 2 : NEXT i",
    "10 PLOT OVER 1 ;10,20: DRAW OVER 1 ; INVERSE 1 ;5,-5, PI : CIRCLE INK 2 ;100,80,20",
    "10 DIM a(10,2): DIM b$(5): LET a(1,2) = a(2,1) : LET b$(2 TO 3) = b$(1)",
    '10 DATA 1, "two" ,3e0,a: READ a,b$: RESTORE 60 : RESTORE',
    '10 INPUT LINE a$ : INPUT "n? " ;n, AT 1 ,0; (a$) ; LINE b$',
    "10 PRINT POINT (1,2) , ATTR (1,2) , SCREEN$ (1,2)",
    '10 PAUSE 0 : IF INKEY$ = "" THEN RETURN',
    "10 BORDER 1 : PAPER 0 : INK 7 : BRIGHT 1 : FLASH 0 : INVERSE 0 : OVER 0",
    "10 GO SUB 9000 : RANDOMIZE USR 32768 : BEEP .1,12: RANDOMIZE",
    "10 PRINT SIN 1 , COS 1 , TAN 1 , ASN 1 , ACS 1 , ATN 1 , LN 1 , EXP 1 , INT 1 , SQR 1 , SGN 1 , ABS 1",
    "10 POKE 23658, PEEK 23658 + 8 : OUT 254, IN 254",
    '10 LPRINT "x" : LLIST 10 : LIST : COPY',
    '10 LOAD "" SCREEN$ : LOAD "" CODE : LOAD "a" DATA b$(): SAVE "a" LINE 10 : SAVE "b" CODE 32768,10',
    '10 VERIFY "" : MERGE ""',
    '10 OPEN # 4, "s" : CLOSE # 4',
    "10 CONTINUE : CLEAR 32767 : RUN 10 : RUN : NEW",
    "10 REM Print the maze; GO TO 10 if a <= b, IN",
    "10 CLS : REM",
)

#: What no keyword key reaches: codes and graphics. CS+SS is extended mode, CS+9 graphics mode.
TYPED_CODES = (
    (
        '10 PRINT "{INK 2}{PAPER 6}a{INVERSE 1}b{INVERSE 0}{FLASH 1}{BRIGHT 1}{BRIGHT 0}{FLASH 0}"',
        '10 PRINT " CS+SS CS+2 CS+SS 6 a CS+4 b CS+3 CS+SS CS+9 CS+SS 9 CS+SS 8 CS+SS CS+8 "',
    ),
    ('10 PRINT "{A}{B}{U}{BLANK}▝▘▀▗▐▚▜"', '10 PRINT " CS+9 a b u 8 1 2 3 4 5 6 7 CS+9 "'),
    ('10 PRINT "█▙▟▄▛▌▞▖"', '10 PRINT " CS+9 CS+8 CS+1 CS+2 CS+3 CS+4 CS+5 CS+6 CS+7 CS+9 "'),
    ('10 REM {INK 1}{{x}} "{A}', '10 REM CS+SS CS+1 { x } SPACE " CS+9 a CS+9'),
)


def keys(line: str) -> str:
    """The keys for a line of TYPED: a keyword key per keyword, a key per character for the rest."""
    line, rem, remark = line.partition("REM")
    for name in ("DEF FN", "GO TO", "GO SUB", "OPEN #", "CLOSE #"):
        line = line.replace(name, name.replace(" ", ""))
    typed: list[str] = []
    for word in re.findall(r'"[^"]*"|[^\s"]+', line):
        is_keyword = re.fullmatch(r"[A-Z]{2,}[$#]?|<=|>=|<>", word)
        typed += [word] if is_keyword else word
    typed += [rem] if rem else []
    typed += remark.removeprefix(" ")
    return " ".join("SPACE" if key == " " else key for key in typed)


@pytest.fixture(scope="module")
def booted() -> tuple[Machine, bytes, list[int]]:
    machine = Machine(48)
    machine.boot()
    return machine, machine.read(0, 0x10000), list(machine.simulator.registers)


@pytest.fixture
def machine(booted: tuple[Machine, bytes, list[int]]) -> Machine:
    """A 48K just switched on, waiting for a key."""
    machine, memory, registers = booted
    machine.write(0, memory)
    for index, value in enumerate(registers):
        machine.simulator.registers[index] = value
    return machine


@pytest.mark.parametrize(("line", "typed"), [(line, keys(line)) for line in TYPED] + list(TYPED_CODES))
def test_a_line_is_what_the_editor_makes_of_the_same_keys(machine: Machine, line: str, typed: str) -> None:
    machine.type_command(f"{typed} ENTER", LINE_ADDED)
    program = machine.read(machine.word(PROG), machine.word(VARS) - machine.word(PROG))
    assert tokenise(line) == program


def test_the_typed_lines_have_every_keyword_of_the_48k() -> None:
    assert set(range(0xA5, 0x100)) - set(b"".join(map(tokenise, TYPED))) == set(b"\xcf\xd0\xd1\xd2"), "Microdrives"


def run(machine: Machine, source: str) -> int:
    """Put a program in place as LOAD would, RUN it; return ERR_NR."""
    program = tokenise(source)
    start = machine.word(PROG)
    machine.write(start, program + b"\x80\r\x80")
    end = start + len(program)
    machine.poke_word(VARS, end)
    for variable in (E_LINE, K_CUR):
        machine.poke_word(variable, end + 1)
    for variable in (WORKSP, WORKSP + 2, WORKSP + 4):
        machine.poke_word(variable, end + 3)
    machine.type_command("RUN ENTER", REPORT)
    return machine.peek(ERR_NR)


def test_a_program_runs(machine: Machine) -> None:
    source = '''\
# DEF FN without its slots stops with Q Parameter error
10 DEF FN s(x,y)=x*x+y*y: DEF FN h$(a$)=a$( TO 2)+"!"
20 PRINT FN s(3,4); " "; FN h$("hello")
30 LET t1=0: FOR i=1 TO 10 STEP 3
40 LET t1=t1+i: NEXT i
50 PRINT t1;" ";VAL$ """a""+""b""";" ";BIN 1010;" ";1e3+.5
60 READ a,b$: DATA 2*3,"six": PRINT a;b$
70 DIM m(2): LET m(2)=7: GO SUB 90
80 STOP
90 IF m(2)>=7 AND NOT m(1) THEN
     PRINT "sub": RETURN
'''
    assert run(machine, source) == 8  # 9 STOP statement
    assert [row.rstrip() for row in machine.text()[:4]] == ["25 he!", "22 ab 10 1000.5", "6six", "sub"]


def quarters(block: str) -> set[str]:
    """Which quarters of a block character are inked, by its name in Unicode."""
    name = unicodedata.name(block)
    named = set(re.findall("(?:UPPER|LOWER) (?:LEFT|RIGHT)", name))
    every = {f"{row} {side}" for row in ("UPPER", "LOWER") for side in ("LEFT", "RIGHT")}
    return named or {quarter for quarter in every if name.split()[0] in ("FULL", *quarter.split())}


def test_block_graphics_look_as_their_characters(machine: Machine) -> None:
    blocks = "▝▘▀▗▐▚▜▖▞▌▛▄▟▙█"
    assert run(machine, f'10 PRINT "{blocks}{{BLANK}}"') == OK
    for column, block in enumerate(blocks):
        shape = [machine.peek(0x4000 + 256 * line + column) for line in range(8)]
        inked = {
            f"{row} {side}"
            for row, byte in (("UPPER", shape[0]), ("LOWER", shape[7]))
            for side, mask in (("LEFT", 0xF0), ("RIGHT", 0x0F))
            if byte & mask
        }
        assert inked == quarters(block), block
    assert machine.text()[0] == blocks.ljust(32)


def test_codes_in_strings_do_what_they_say(machine: Machine) -> None:
    codes = "{AT 3,5}{INK 2}{PAPER 6}x{INK 9}y{TAB 20}z{LEFT}w{INVERSE 1}{OVER 1}u"
    assert run(machine, f'10 PRINT "{codes}"') == OK
    assert machine.text()[3].rstrip() == "     xy             wu"
    assert list(machine.attributes()[3 * 32 + 5 : 3 * 32 + 7]) == [0o62, 0o60]


def test_it_works_without_the_c_modules_of_skoolkit(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "10 DEF FN a(x)=x/2\n20 PRINT FN a(PI)"
    fast = tokenise(source)
    monkeypatch.setattr("zxmazes.machine.core.CSimulator", None)
    rom.switched_on.cache_clear()
    try:
        assert tokenise(source) == fast
    finally:
        rom.switched_on.cache_clear()

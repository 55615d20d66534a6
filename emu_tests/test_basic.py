"""The tokeniser against the real thing: the same lines typed on a 48K, and programs that run there."""

import re
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zxmazes.basic import tokeniser as basic
from zxmazes.basic.tokeniser import ROOM, tokenise
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine

PROG, VARS, E_LINE, K_CUR, WORKSP, ERR_NR = 0x5C53, 0x5C4B, 0x5C59, 0x5C5B, 0x5C61, 0x5C3A
LINE_ADDED = 0x12A2  # MAIN-EXEC, entered again once the editor has stored a line
REPORT = 0x1303  # MAIN-4, where every run ends
OK = 255

# --- the same line, typed ---------------------------------------------------------------------------------

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


# --- what the source format allows ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ('10PRINT"a"', '10 PRINT "a"'),
        ("10\tGOTO 20 : GOSUB\t30", "10 GO TO 20: GO SUB 30"),
        ("10 GO    TO 20", "10 GO TO 20"),
        ('10 OPEN#4,"s": CLOSE#4', '10 OPEN # 4, "s": CLOSE # 4'),
        ("10 DEFFNa(x)=x: LETb=FNa(1)", "10 DEF FN a(x) = x : LET b = FN a(1)"),
        ('10 LOAD ""SCREEN$', '10 LOAD "" SCREEN$'),
        ("10 FORi=1TO5STEP2", "10 FOR i = 1 TO 5 STEP 2"),
        ("10 IF a<=bANDc>=dTHENSTOP", "10 IF a <= b AND c >= d THEN STOP"),
        ("10 LET a=ATN 1+ATTR(1,1)", "10 LET a = ATN 1 + ATTR (1,1)"),
        ("0010 PRINT a ↑ 2", "10 PRINT a^2"),
        ("10 REM\n20 REM  two spaces   ", "10 REM\n20 REM  two spaces"),
        ("\ufeff# note\r\n\r\n  # note\r\n10 CLS\r\n", "10 CLS"),
        ("10 CLS\r20 CLS", "10 CLS\n20 CLS"),
        ("10 PRINT 1;\n   2;\n# between\n\n\t3: GO\n  TO 10", "10 PRINT 1;2;3: GO TO 10"),
        ("10 LET step=1: LET in=2: PRINT step ;in", "10 LET step=1:LET in=2:PRINT step;in"),
    ],
)
def test_the_same_line_in_other_clothes(loose: str, strict: str) -> None:
    assert tokenise(loose) == tokenise(strict)


def body(line: str, symbols: dict[str, int] | None = None) -> bytes:
    """One tokenised line without its number, its length and its end."""
    program = tokenise(line, symbols)
    assert program[2:4] == (len(program) - 4).to_bytes(2, "little")
    assert program[-1:] == b"\r"
    return program[4:-1]


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("{0x80}{0xFF}{0x00}", b"\x80\xff\x00"),
        ("{INK 0}{INK 9}{PAPER 8}", b"\x10\x00\x10\x09\x11\x08"),
        ("{FLASH 8}{BRIGHT 0}{INVERSE 1}{OVER 1}", b"\x12\x08\x13\x00\x14\x01\x15\x01"),
        ("{AT 21,31}{AT 0, 0}{TAB 255}{LEFT}", b"\x16\x15\x1f\x16\x00\x00\x17\xff\x00\x08"),
        ("{A}{U}{BLANK}█", b"\x90\xa4\x80\x8f"),
        ("{{start}}}}{{", b"{start}}{"),
        ("USR {start}, {start-1}", b"USR 32768, 32767"),
    ],
)
@pytest.mark.parametrize("form", ['PRINT "%s"', "REM %s"])
def test_braces_in_strings_and_remarks(form: str, text: str, stored: bytes) -> None:
    expected = {"P": b'\xf5"%s"', "R": b"\xea%s"}[form[0]] % stored
    assert body(f"10 {form % text}", {"start": 0x8000}) == expected


def test_a_remark_may_hold_any_byte() -> None:
    code = bytes(range(256))
    assert body("10 REM " + "".join(f"{{0x{byte:02x}}}" for byte in code)) == b"\xea" + code


def test_symbols_are_numbers_like_any_other() -> None:
    symbols = {"start": 24000, "FIELD_SIZE": 1024, "in": 7}
    assert body("10 RANDOMIZE USR {start}", symbols) == body("10 RANDOMIZE USR 24000")
    assert body("10 POKE {start + FIELD_SIZE*2 - 1},{in}", symbols) == body("10 POKE 26047,7")


NAMES = {"zero": 0, "one": 1, "field": 0x8000, "last": 0xFFFF}


OPERATORS, OPERANDS = st.sampled_from("+-*/"), st.sampled_from([*NAMES, "2", "256", "10"])


@given(st.lists(st.tuples(OPERATORS, OPERANDS).map("".join), max_size=5))
def test_arithmetic_in_braces_is_ordinary(parts: list[str]) -> None:
    text = "field" + "".join(parts)
    try:
        value = eval(text.replace("/", "//"), {}, NAMES)
    except ZeroDivisionError:
        value = -1
    if 0 <= value <= 0xFFFF:
        assert body(f'10 PRINT "{{{text}}}"', NAMES) == b'\xf5"%d"' % value
    else:
        with pytest.raises(MazeError, match=r"^<text>:1:11: "):
            tokenise(f'10 PRINT "{{{text}}}"', NAMES)


PRINTABLE = "".join(chr(code) for code in range(0x20, 0x7F) if chr(code) != "`")


@given(st.text(PRINTABLE + "£©↑", max_size=60))
def test_a_string_is_kept_byte_for_byte(text: str) -> None:
    written = text.replace('"', '""').replace("{", "{{").replace("}", "}}")
    stored = text.replace('"', '""').translate({0xA3: 0x60, 0xA9: 0x7F, 0x2191: 0x5E}).encode("latin-1")
    assert body(f'10 PRINT "{written}"') == b'\xf5"' + stored + b'"'


@given(st.integers(0, 0xFFFF))
def test_whole_numbers_are_hidden_in_their_short_form(number: int) -> None:
    assert body(f"10 LET a={number}") == b"\xf1a=%d\x0e\0\0" % number + number.to_bytes(2, "little") + b"\0"


@given(st.from_regex(r"[0-9]{1,9}\.[0-9]{1,9}(e-?[0-9])?", fullmatch=True))
def test_other_numbers_are_hidden_to_nine_digits(number: str) -> None:
    exponent, *mantissa = body(f"10 LET a={number}")[-5:]
    value = mantissa[1] + 256.0 * mantissa[2]
    if exponent:
        value = int.from_bytes([mantissa[0] | 0x80, *mantissa[1:]], "big") * 2.0 ** (exponent - 160)
    assert value == pytest.approx(float(number), rel=2e-9, abs=0)


# --- programs that run ------------------------------------------------------------------------------------


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


# --- mistakes ---------------------------------------------------------------------------------------------

C = 'the ROM refuses the line here, "C Nonsense in BASIC": '
MICRODRIVE = C + "Microdrive commands need an Interface 1, which a plain 48K lacks"
DRIVES = "CAT, FORMAT, MOVE and ERASE need an Interface 1, which a plain 48K lacks"
CHANNELS = 'a 48K has the channels "k", "s" and "p" only: others need an Interface 1'
MERGED = "braces and what stands beside them make one number or name: put an operator between them"
COMMAND = "a statement begins with a command in UPPER CASE, such as LET or GO TO"
BIG = 'the ROM refuses the line here, "6 Number too big": the greatest number is 1.7e38'
LONG = 'the ROM refuses the line here, "4 Out of memory": the line is too long or too deeply nested, split it'
BAD_NUMBER = "a line number is from 1 to 9999"
UNCLOSED = "this string has no closing quotation mark on its line"
OPEN_BRACE = "this { has no }: in a string or a REM, write {{ for one {"

MISTAKES = (
    ("", "1:1: there is no BASIC line here: begin with one, as 10 CLS"),
    ("# only a comment\n\n", "1:1: there is no BASIC line here"),
    ("PRINT 1", "1:1: a line begins with its number, from 1 to 9999"),
    ("10 CLS\n\nPRINT 1", "3:1: a line begins with its number, from 1 to 9999"),
    ("0 CLS", f"1:1: {BAD_NUMBER}"),
    ("000 CLS", f"1:1: {BAD_NUMBER}"),
    ("10000 CLS", f"1:1: {BAD_NUMBER}"),
    ("1" * 5000 + " CLS", f"1:1: {BAD_NUMBER}"),
    ("20 CLS\n10 CLS", "2:1: line 10 stands after line 20: put them in ascending order"),
    ("20 CLS\n\n20 CLS", "3:1: line 20 stands twice: renumber or remove one"),
    ("10", "1:1: there is no statement after the line number: write one, or REM"),
    ("  10 CLS", "1:3: an indented line continues the one above, and there is none: begin in column 1"),
    ("10 REM a\n  b", "2:3: a REM cannot be continued: give this line a number, in column 1"),
    ("10 CLS\n  20 CLS", f"2:3: {C}mend what stands here or just before"),
    ('10 print "a"', f"1:4: {COMMAND}"),
    ("10 a=5", f"1:4: {COMMAND}"),
    ("10 CLS: 20", f"1:9: {COMMAND}"),
    ("10 IF a THEN 20", f"1:14: {COMMAND}"),
    ("10 {start}", f"1:4: {COMMAND}"),
    ("10 RND", f"1:4: {COMMAND}"),
    ("10 PRINT 5{start}", f"1:11: {MERGED}"),
    ("10 PRINT {start}5", f"1:17: {MERGED}"),
    ("10 PRINT {start} 5", f"1:18: {MERGED}"),
    ("10 PRINT {start}\n  .5", f"2:3: {MERGED}"),
    ("10 PRINT 1.{start}", f"1:12: {MERGED}"),
    ("10 PRINT 1e{start}", f"1:12: {MERGED}"),
    ("10 PRINT {start}e1", f"1:17: {MERGED}"),
    ("10 LET a{start}=1", f"1:9: {MERGED}"),
    ("10 PRINT {start}{start}", f"1:17: {MERGED}"),
    ("10 PRNT 1", "1:4: PRNT is no keyword of the 48K: keywords are UPPER CASE, variables lower case"),
    ("10 PRINT A", "1:10: A is no keyword of the 48K"),
    ("10 Print a", "1:4: Print is no keyword of the 48K"),
    ('10 PRINT 1: PLAY "c"', "1:13: PLAY is a keyword of the 128K only: the program must run on a 48K too"),
    ("10 SPECTRUM", "1:4: SPECTRUM is a keyword of the 128K only"),
    ("10 PRINT at 1,2", "1:10: at is a keyword: write it in UPPER CASE, AT"),
    ("10 LET c=a and b", "1:12: and is a keyword: write it in UPPER CASE, AND"),
    ("10 RANDOMIZE usr {start}", "1:14: usr is a keyword: write it in UPPER CASE, USR"),
    ('10 PRINT "a', f"1:10: {UNCLOSED}"),
    ('10 PRINT "a""b', f"1:10: {UNCLOSED}"),
    ('10 PRINT "a\n  b"', f"1:10: {UNCLOSED}"),
    ('10 PRINT "a" "b"', "1:14: two strings stand side by side: put + or ; between them"),
    ('10 PRINT "`"', "1:11: the Spectrum lacks the character '`': replace it"),
    ('10 PRINT "é"', "1:11: the Spectrum lacks the character 'é': replace it"),
    ("10 REM a\tb", r"1:9: the Spectrum lacks the character '\t': replace it"),
    ("10 PRINT “a”", "1:10: the Spectrum lacks the character '“': replace it"),
    ('10 PRINT "{start"', f"1:11: {OPEN_BRACE}"),
    ("10 PRINT {start", f"1:10: {OPEN_BRACE}"),
    ("10 REM {", f"1:8: {OPEN_BRACE}"),
    ('10 PRINT "a}"', "1:12: this } has no {: in a string or a REM, write }} for one }"),
    ("10 PRINT 1}", "1:11: this } has no {"),
    ("10 PRINT {nowhere}", "1:10: the assembly has no symbol nowhere: check its spelling"),
    ('10 PRINT "{V}"', "1:11: the assembly has no symbol V: check its spelling"),
    ("10 PRINT {start+}", "1:10: {start+} is neither a code nor a symbol: see basic/README.md"),
    ("10 PRINT {}", "1:10: {} is neither a code nor a symbol"),
    ('10 PRINT "{ink 2}"', "1:11: {ink 2} is neither a code nor a symbol"),
    ('10 PRINT "{0x123}"', "1:11: {0x123} is neither a code nor a symbol"),
    ("10 PRINT {start*2}", "1:10: {start*2} is 65536: an address is from 0 to 65535"),
    ("10 PRINT {1-start}", "1:10: {1-start} is -32767: an address is from 0 to 65535"),
    ("10 PRINT {start/0}", "1:10: {start/0} divides by zero"),
    ('10 PRINT "{INK 10}"', "1:11: {INK 10}: INK takes 0 to 9"),
    ('10 PRINT "{INK}"', "1:11: {INK}: INK takes 0 to 9"),
    ('10 PRINT "{INK two}"', "1:11: {INK two}: INK takes 0 to 9"),
    ('10 PRINT "{BRIGHT 2}"', "1:11: {BRIGHT 2}: BRIGHT takes 0, 1 or 8"),
    ('10 PRINT "{OVER 8}"', "1:11: {OVER 8}: OVER takes 0 or 1"),
    ('10 PRINT "{AT 22,0}"', "1:11: {AT 22,0}: AT takes a row, 0 to 21, and a column, 0 to 31"),
    ('10 PRINT "{AT 1}"', "1:11: {AT 1}: AT takes a row"),
    ('10 PRINT "{TAB 256}"', "1:11: {TAB 256}: TAB takes 0 to 255"),
    ('10 PRINT "{LEFT 2}"', "1:11: {LEFT 2}: LEFT takes nothing after it"),
    ("10 PRINT {INK 2}", "1:10: {INK 2} belongs in a string or a REM: only symbols may stand here"),
    ("10 PRINT {0x41}", "1:10: {0x41} belongs in a string or a REM"),
    ('10 PRINT "{AT 13,0}"', "1:11: in a string the ROM takes byte 13 for the end of the line: use AT, TAB"),
    ('10 PRINT "{TAB 14}"', "1:11: in a string the ROM takes byte 14 for a hidden number"),
    ('10 PRINT "{0x22}"', "1:11: in a string the ROM takes byte 34 for the end of the string"),
    ("10 PRINT (1", f"1:12: {C}something is missing at the end"),
    ("10 PRINT 12;3;*4", f"1:15: {C}mend what stands here or just before"),
    ("10 PRINT 1;\n    2;\n  *4", f"3:3: {C}mend"),
    ("10 LET a={start}+*", f"1:18: {C}mend"),
    ('10 PRINT "{start}{INK 1}";*', f"1:27: {C}mend"),
    ("10 DEF FN a(x,y)=x*y)", f"1:21: {C}mend"),
    ("10 LET a=1.2.3", f"1:13: {C}mend"),
    ("10 LET a$=5", f"1:12: {C}something is missing"),
    ("10 LET a=1e39", f"1:14: {BIG}"),
    ("10 NEXT", f"1:8: {C}something is missing at the end"),
    ("10 LET b=BIN 12", f"1:15: {C}mend"),
    ("10 " + ":" * 128, f"1:131: {C}mend"),
    ("10 CAT", f"1:4: {DRIVES}"),
    ("10 CAT !", f"1:4: {DRIVES}"),
    ('10 IF a THEN ERASE "a"', f"1:14: {DRIVES}"),
    ('10 CLS: MOVE "a","b"', f"1:9: {DRIVES}"),
    ('10 FORMAT "m";1;"a"', f"1:4: {DRIVES}"),
    ("10 PRINT CAT", f"1:10: {C}mend"),
    ('10 CLS: SAVE *"m";1;"a"', f"1:14: {MICRODRIVE}"),
    ('10 OPEN #4;"m";1;"a"', f"1:11: {MICRODRIVE}"),
    ('10 OPEN #4,"m";1;"a"', f"1:12: {CHANNELS}"),
    ('10 CLS: OPEN #2*2,"T"', f"1:19: {CHANNELS}"),
    ('10 OPEN #4,""', f"1:12: {CHANNELS}"),
    ("10 OPEN #4", f"1:11: {C}something is missing at the end"),
    ('10 SAVE !"a"', f"1:9: {C}the RAM disk is of the 128K only"),
    ("10 PRINT 1!", f"1:11: {C}mend"),
    ("10 REM " + "x" * ROOM, f"1:4: {LONG}"),
    ("10 LET a=" + "1+" * 15000 + "1", f"1:4: {LONG}"),
    ("10 LET a=" + "(" * 8000 + "1" + ")" * 8000, f"1:4: {LONG}"),
    ("\n".join(f"{n} REM {'x' * 995}" for n in range(1, 60)), "41:1: the program does not fit in memory"),
)


@pytest.mark.parametrize(("text", "message"), MISTAKES, ids=[f"{text[:25]!r}" for text, _ in MISTAKES])
def test_a_mistake_is_one_line_that_says_where(text: str, message: str) -> None:
    with pytest.raises(MazeError) as caught:
        tokenise(text, {"start": 0x8000}, "basic/maze.bas")
    assert str(caught.value).startswith(f"basic/maze.bas:{message}")
    assert "\n" not in str(caught.value)


JUMPS = (
    ("10 GO SUB 25\n", "1:4: GO SUB 25: there is no such line: write one that is there"),
    ("10 GO SUB 99: STOP\n", "1:4: GO SUB 99: there is no such line"),
    ("10 CLS: GO TO 25\n", "1:9: GO TO 25: there is no such line"),
    ("10 IF a THEN GO TO 025: STOP\n", "1:14: GO TO 25: there is no such line"),
    ("10 GO TO 10000\n", "1:4: GO TO 10000: there is no such line"),
    ("10 GO TO 99999999999999999999\n", "1:4: GO TO 99999999999999999999: there is no such line"),
    (f"10 GO SUB {'0' * 5000}25\n", "1:4: GO SUB 25: there is no such line"),
    ("10 RUN 5\n", "1:4: RUN 5: there is no such line"),
    ("10 CLS:\n  RESTORE 29\n", "2:3: RESTORE 29: there is no such line"),
    ("10 GO TO {start}\n", "1:4: GO TO 32768: there is no such line"),
    ('10 PRINT ":": GO SUB 21\n', "1:15: GO SUB 21: there is no such line"),
)


@pytest.mark.parametrize(("text", "message"), JUMPS, ids=[f"{text[3:25]!r}" for text, _ in JUMPS])
def test_a_jump_to_no_line_is_told(text: str, message: str) -> None:
    with pytest.raises(MazeError) as caught:
        tokenise(text, {"start": 0x8000}, "basic/maze.bas", lines=(10, 20, 30))
    assert str(caught.value).startswith(f"basic/maze.bas:{message}")


@pytest.mark.parametrize(
    "line",
    [
        *(
            "GO SUB 20",
            "GO TO 9999",
            "GO TO 31",
            "RUN",
            "RUN 10",
            "RESTORE",
            "RESTORE 30: READ a",
            "IF a THEN GO TO 30",
        ),
        *("GO SUB 20+a", "RESTORE 1000*page", "GO TO 205*(b=1)", "GO SUB a", "GO TO VAL a$"),
        *('PRINT "GO SUB 25"', "REM GO SUB 25", 'PRINT "{0xED}25"', "REM {0xED}25", "LIST 25"),
    ],
)
def test_a_jump_that_is_right_or_unknown_passes(line: str) -> None:
    """GO TO past the last line ends a program; computed line numbers are known when it runs, and not before."""
    assert tokenise(f"10 {line}", lines=(10, 20, 30)) == tokenise(f"10 {line}")


FRAGMENTS = (
    *("10 ", "\n20 ", "\n  ", "\n#", " ", '"', "{", "}", "{start}", "{INK 2}", "REM ", ":", "▀", "`", "a$"),
    *("1", "1e", "E", ".", "-", "(", ")", "=", "<", ">", "THEN ", "LET a=", "PRINT ", "DEF FN a(x)=", "and "),
)


@settings(max_examples=150)
@given(st.text() | st.lists(st.sampled_from(FRAGMENTS)).map(lambda parts: "10 " + "".join(parts)))
def test_any_text_is_a_program_or_one_mistake_in_it(text: str) -> None:
    try:
        assert tokenise(text, {"start": 1}).endswith(b"\r")
    except MazeError as error:
        _, row, column, _ = str(error).split(":", 3)
        line = re.split(r"\r\n?|\n", text)[int(row) - 1]
        assert 1 <= int(column) <= len(line) + 1


def test_it_works_without_the_c_modules_of_skoolkit(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "10 DEF FN a(x)=x/2\n20 PRINT FN a(PI)"
    fast = tokenise(source)
    monkeypatch.setattr("zxmazes.machine.spectrum.CSimulator", None)
    basic._rom.cache_clear()
    try:
        assert tokenise(source) == fast
    finally:
        basic._rom.cache_clear()

"""Every mistake in a BASIC text is told in one line, with its place."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zxmazes.basic.rom import ROOM
from zxmazes.basic.tokeniser import tokenise
from zxmazes.errors import MazeError

C = 'the ROM refuses the line here, "C Nonsense in BASIC": '
MICRODRIVE = C + "Microdrive commands need an Interface 1, which a plain 48K lacks"
DRIVES = "CAT, FORMAT, MOVE and ERASE need an Interface 1, which a plain 48K lacks"
CHANNELS = 'a 48K has the channels "k", "s" and "p" only: others need an Interface 1'
MERGED = "the braces and the text beside them make one number or name: put an operator between them"
COMMAND = "a statement begins with a command in UPPER CASE, such as LET or GO TO"
BIG = 'the ROM refuses the line here, "6 Number too big": the greatest number is 1.7e38'
LONG = 'the ROM refuses the line here, "4 Out of memory": the line is too long or too deeply nested: split it'
BAD_NUMBER = "a line number is 1 to 9999"
UNCLOSED = "this string has no closing quotation mark on its line"
OPEN_BRACE = "this { has no }: in a string or a REM write {{ for one {"

SYMBOLS = {"start": 0x8000, "title": "The maze", "quoted": 'a "b"', "accent": "café", "lines": "a\nb"}

MISTAKES = (
    ("", "1:1: there is no BASIC line here: begin with one, such as 10 CLS"),
    ("# only a comment\n\n", "1:1: there is no BASIC line here"),
    ("PRINT 1", "1:1: a line begins with its number, 1 to 9999"),
    ("10 CLS\n\nPRINT 1", "3:1: a line begins with its number, 1 to 9999"),
    ("0 CLS", f"1:1: {BAD_NUMBER}"),
    ("000 CLS", f"1:1: {BAD_NUMBER}"),
    ("10000 CLS", f"1:1: {BAD_NUMBER}"),
    ("1" * 5000 + " CLS", f"1:1: {BAD_NUMBER}"),
    ("20 CLS\n10 CLS", "2:1: line 10 follows line 20: put them in ascending order"),
    ("20 CLS\n\n20 CLS", "3:1: line 20 is here twice: renumber or remove one"),
    ("10", "1:1: there is no statement after the line number: write one, or REM"),
    ("  10 CLS", "1:3: an indented line continues the one above, and there is no line above: begin in column 1"),
    ("10 REM a\n  b", "2:3: a REM cannot be continued: give this line a number, in column 1"),
    ("10 CLS\n  20 CLS", f"2:3: {C}correct the text here or just before"),
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
    ("10 PRNT 1", "1:4: PRNT is not a keyword of the 48K: keywords are UPPER CASE, variables lower case"),
    ("10 PRINT A", "1:10: A is not a keyword of the 48K"),
    ("10 Print a", "1:4: Print is not a keyword of the 48K"),
    ('10 PRINT 1: PLAY "c"', "1:13: PLAY is a keyword of the 128K only: programs must run on a 48K"),
    ("10 SPECTRUM", "1:4: SPECTRUM is a keyword of the 128K only"),
    ("10 PRINT at 1,2", "1:10: at is a keyword: write it in UPPER CASE, AT"),
    ("10 LET c=a and b", "1:12: and is a keyword: write it in UPPER CASE, AND"),
    ("10 RANDOMIZE usr {start}", "1:14: usr is a keyword: write it in UPPER CASE, USR"),
    ('10 PRINT "a', f"1:10: {UNCLOSED}"),
    ('10 PRINT "a""b', f"1:10: {UNCLOSED}"),
    ('10 PRINT "a\n  b"', f"1:10: {UNCLOSED}"),
    ('10 PRINT "a" "b"', "1:14: two strings are side by side: put + or ; between them"),
    ('10 PRINT "`"', "1:11: the Spectrum does not have the character '`': replace it"),
    ('10 PRINT "é"', "1:11: the Spectrum does not have the character 'é': replace it"),
    ("10 REM a\tb", r"1:9: the Spectrum does not have the character '\t': replace it"),
    ("10 PRINT “a”", "1:10: the Spectrum does not have the character '“': replace it"),
    ('10 PRINT "{start"', f"1:11: {OPEN_BRACE}"),
    ("10 PRINT {start", f"1:10: {OPEN_BRACE}"),
    ("10 REM {", f"1:8: {OPEN_BRACE}"),
    ('10 PRINT "a}"', "1:12: this } has no {: in a string or a REM write }} for one }"),
    ("10 PRINT 1}", "1:11: this } has no {"),
    ("10 PRINT {nowhere}", "1:10: the assembly has no symbol nowhere: check its spelling"),
    ('10 PRINT "{V}"', "1:11: the assembly has no symbol V: check its spelling"),
    ("10 PRINT {start+}", "1:10: {start+} is neither a code nor a symbol: see basic/README.md"),
    ("10 PRINT {}", "1:10: {} is neither a code nor a symbol"),
    ('10 PRINT "{ink 2}"', "1:11: {ink 2} is neither a code nor a symbol"),
    ('10 PRINT "{0x123}"', "1:11: {0x123} is neither a code nor a symbol"),
    ("10 PRINT {start*2}", "1:10: {start*2} is 65536: an address is 0 to 65535"),
    ("10 PRINT {1-start}", "1:10: {1-start} is -32767: an address is 0 to 65535"),
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
    ("10 PRINT {INK 2}", "1:10: {INK 2} belongs in a string or a REM: only addresses are allowed here"),
    ("10 PRINT {0x41}", "1:10: {0x41} belongs in a string or a REM"),
    ('10 PRINT "{AT 13,0}"', "1:11: in a string the ROM reads byte 13 as the end of the line: use AT, TAB"),
    ('10 PRINT "{TAB 14}"', "1:11: in a string the ROM reads byte 14 as a hidden number"),
    ('10 PRINT "{0x22}"', "1:11: in a string the ROM reads byte 34 as the end of the string"),
    ('10 PRINT "{quoted}"', "1:11: {quoted} has a quotation mark in its text: remove it there"),
    ("10 REM {accent}", "1:8: {accent} has 'é' in its text, which the Spectrum does not have: replace it there"),
    ('10 PRINT "{lines}"', r"1:11: {lines} has '\n' in its text, which the Spectrum does not have"),
    ("10 PRINT {title}", "1:10: {title} belongs in a string or a REM: only addresses are allowed here"),
    ('10 PRINT "{title+1}"', "1:11: title is a text: only addresses can be calculated with"),
    ('10 PRINT "{start*title}"', "1:11: title is a text"),
    ("10 PRINT (1", f"1:12: {C}something is missing at the end"),
    ("10 PRINT 12;3;*4", f"1:15: {C}correct the text here or just before"),
    ("10 PRINT 1;\n    2;\n  *4", f"3:3: {C}correct"),
    ("10 LET a={start}+*", f"1:18: {C}correct"),
    ('10 PRINT "{start}{INK 1}";*', f"1:27: {C}correct"),
    ("10 DEF FN a(x,y)=x*y)", f"1:21: {C}correct"),
    ("10 LET a=1.2.3", f"1:13: {C}correct"),
    ("10 LET a$=5", f"1:12: {C}something is missing"),
    ("10 LET a=1e39", f"1:14: {BIG}"),
    ("10 NEXT", f"1:8: {C}something is missing at the end"),
    ("10 LET b=BIN 12", f"1:15: {C}correct"),
    ("10 " + ":" * 128, f"1:131: {C}correct"),
    ("10 CAT", f"1:4: {DRIVES}"),
    ("10 CAT !", f"1:4: {DRIVES}"),
    ('10 IF a THEN ERASE "a"', f"1:14: {DRIVES}"),
    ('10 CLS: MOVE "a","b"', f"1:9: {DRIVES}"),
    ('10 FORMAT "m";1;"a"', f"1:4: {DRIVES}"),
    ("10 PRINT CAT", f"1:10: {C}correct"),
    ('10 CLS: SAVE *"m";1;"a"', f"1:14: {MICRODRIVE}"),
    ('10 OPEN #4;"m";1;"a"', f"1:11: {MICRODRIVE}"),
    ('10 OPEN #4,"m";1;"a"', f"1:12: {CHANNELS}"),
    ('10 CLS: OPEN #2*2,"T"', f"1:19: {CHANNELS}"),
    ('10 OPEN #4,""', f"1:12: {CHANNELS}"),
    ("10 OPEN #4", f"1:11: {C}something is missing at the end"),
    ('10 SAVE !"a"', f"1:9: {C}only the 128K has a RAM disk"),
    ("10 PRINT 1!", f"1:11: {C}correct"),
    ("10 REM " + "x" * ROOM, f"1:4: {LONG}"),
    ("10 LET a=" + "1+" * 15000 + "1", f"1:4: {LONG}"),
    ("10 LET a=" + "(" * 8000 + "1" + ")" * 8000, f"1:4: {LONG}"),
    ("\n".join(f"{n} REM {'x' * 995}" for n in range(1, 60)), "41:1: the program does not fit in memory"),
)


@pytest.mark.parametrize(("text", "message"), MISTAKES, ids=[f"{text[:25]!r}" for text, _ in MISTAKES])
def test_a_mistake_is_one_line_that_says_where(text: str, message: str) -> None:
    with pytest.raises(MazeError) as caught:
        tokenise(text, SYMBOLS, "basic/maze.bas")
    assert str(caught.value).startswith(f"basic/maze.bas:{message}")
    assert "\n" not in str(caught.value)


JUMPS = (
    ("10 GO SUB 25\n", "1:4: GO SUB 25: there is no such line: correct the number"),
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

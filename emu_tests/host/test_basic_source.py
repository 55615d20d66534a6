"""What a BASIC text may look like: spaces, braces, numbers, and what the tokeniser makes of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zxmazes.basic.braces import Symbols
from zxmazes.basic.tokeniser import tokenise
from zxmazes.errors import MazeError


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


def body(line: str, symbols: Symbols | None = None) -> bytes:
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


TEXTS = {"title": "Corridor partition", "braces": "{a} £©", "empty": "", "A": "no text", "start": 0x8000}


def test_a_text_in_braces_is_put_into_the_string() -> None:
    """A code of the same name goes first; a text may hold braces, and whatever the Spectrum can print."""
    line = '10 PRINT "* {title} *{empty}{braces}{A} {start}": REM {title}'
    assert body(line, TEXTS) == b'\xf5"* Corridor partition *{a} `\x7f\x90 32768":\xeaCorridor partition'


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

"""Code that a program unpacks before it runs: packed into the image by the build."""

import re

import pytest

from emu_tests.oracles.unzx0 import unpacked
from zxmazes.assembler.assembly import assemble_text
from zxmazes.errors import MazeError

PROGRAM = """
        org $8000
start:  ld hl,one_packed
        jp (hl)
one_packed:
        ds 30
one_packed_end:
two_packed:
        ds 40
two_packed_end:
image_end:
        ds $9000 - $
one_unpacked:
        ld hl,here
here:   ld a,7
        db "over and over and over and over"
        ret
one_unpacked_end:
two_unpacked:
        jp here
two_unpacked_end:
        ds 5
"""


def needed(text: str) -> int:
    """The bytes that the message about a place which is too small names."""
    with pytest.raises(MazeError) as caught:
        assemble_text(text, "main.asm")
    found = re.fullmatch(
        r"main.asm: `(\w+)` takes (\d+) bytes packed, but 1 are reserved: write `\1_packed: ds \2` and "
        r"`\1_packed_end:` before `image_end`",
        str(caught.value),
    )
    assert found
    return int(found[2])


def test_overlays_are_packed_where_their_labels_say() -> None:
    one, two = (needed(PROGRAM.replace(f"ds {size}", "ds 1")) for size in (30, 40))
    made = assemble_text(PROGRAM.replace("ds 30", f"ds {one}").replace("ds 40", f"ds {two}"), "main.asm")
    symbols = made.symbols
    assert made.org + len(made.code) == symbols["image_end"]
    assert made.memory_end == symbols["two_unpacked_end"] + 5
    here = symbols["here"].to_bytes(2, "little")
    for name, code in (
        ("one", b"\x21" + here + b"\x3e\x07" + b"over and over and over and over" + b"\xc9"),
        ("two", b"\xc3" + here),
    ):
        first, last = (symbols[f"{name}_packed{end}"] - made.org for end in ("", "_end"))
        assert unpacked(made.code[first:last]) == code


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("one_packed_end:\n", "", "main.asm: the label `one_packed_end` is missing"),
        ("two_unpacked_end:\n", "", "main.asm: the label `two_unpacked_end` is missing"),
        ("one_unpacked:\n", "one_unpacked_end:\none_unpacked:\n", "main.asm:"),
        ("        ds 5\n", "        db 5\n", "main.asm:22: only DS may follow `image_end`"),
    ],
)
def test_what_is_wrong_with_an_overlay(old: str, new: str, message: str) -> None:
    assert old in PROGRAM
    with pytest.raises(MazeError) as caught:
        assemble_text(PROGRAM.replace(old, new), "main.asm")
    assert str(caught.value).startswith(message)


SHARED = PROGRAM.replace("two_unpacked:", "        org $9000\ntwo_unpacked:").replace(
    "        ds 5\n", "        ds 50\n"
)


def test_an_org_lets_two_overlays_share_their_place() -> None:
    """Each is packed as it stands in the source; memory ends where the longest one does, or what follows."""
    one, two = (needed(SHARED.replace(f"ds {size}\n", "ds 1\n")) for size in (30, 40))
    made = assemble_text(SHARED.replace("ds 30", f"ds {one}").replace("ds 40", f"ds {two}"), "main.asm")
    symbols = made.symbols
    assert symbols["one_unpacked"] == symbols["two_unpacked"] == 0x9000
    assert made.memory_end == symbols["two_unpacked_end"] + 50
    assert len(made.regions) == 1
    for name, code in (
        ("one", b"\x21\x03\x90\x3e\x07" + b"over and over and over and over" + b"\xc9"),
        ("two", b"\xc3\x03\x90"),
    ):
        first, last = (symbols[f"{name}_packed{end}"] - made.org for end in ("", "_end"))
        assert unpacked(made.code[first:last]) == code


@pytest.mark.parametrize("origin", ["$8010", "$9100"])
def test_an_overlay_stays_among_those_before_it(origin: str) -> None:
    told = r"main.asm:\d+: ORG \$\w+ before `two_unpacked` is outside \$\w+ to \$\w+"
    with pytest.raises(MazeError, match=told):
        assemble_text(SHARED.replace("org $9000", f"org {origin}"), "main.asm")


INSIDE = """
        org $8000
start:  ld hl,one_packed
        jp (hl)
one_packed:
        ds ONE
one_packed_end:
two_packed:
        ds TWO
two_packed_end:
one_unpacked:
        ds 40
        ret
one_unpacked_end:
        ld a,7
image_end:
        org one_unpacked + 9
two_unpacked:
        jp two_unpacked
two_unpacked_end:
"""


def sized(text: str) -> str:
    """The text with the places that its overlays need."""
    for name in ("ONE", "TWO"):
        text = text.replace(name, str(needed(text.replace(name, "1").replace("TWO", "99"))))
    return text


def test_an_overlay_may_have_the_place_of_one_in_the_image() -> None:
    """Both are packed as they stand in the source; in the image the later one is seen."""
    made = assemble_text(sized(INSIDE), "main.asm")
    symbols = made.symbols
    at = symbols["one_unpacked"] - made.org
    two = b"\xc3" + symbols["two_unpacked"].to_bytes(2, "little")
    assert symbols["two_unpacked"] == symbols["one_unpacked"] + 9
    assert made.code[at : at + 43] == bytes(9) + two + bytes(28) + b"\xc9\x3e\x07"
    for name, code in (("one", bytes(40) + b"\xc9"), ("two", two)):
        first, last = (symbols[f"{name}_packed{end}"] - made.org for end in ("", "_end"))
        assert unpacked(made.code[first:last]) == code


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("+ 9", "+ 39", r"main.asm:20: the overlay from \$\w+ on ends 1 byte past \$\w+, the end of the one whose"),
        ("+ 9", "+ 41", r"main.asm:17: ORG \$\w+ before `two_unpacked` is outside"),
        ("two_unpacked_end:\n", "two_unpacked_end:\n        ds 2\n", "main.asm:21: this is in the image, behind"),
    ],
)
def test_an_overlay_in_the_image_stays_inside_another_one(old: str, new: str, message: str) -> None:
    with pytest.raises(MazeError, match=message):
        assemble_text(sized(INSIDE).replace(old, new), "main.asm")


COPIED = """
        org $8000
code_known:
start:  ld bc,$1234
        ld de,$5678
        ld (there + 1),hl
        ld a,(ix + 77)
there:  call $5678
        ld de,$9ABC
        ld a,(ix + 78)
        db "a long text, there", 0
        db 1, 2, 3, 4, 5, 6
one_packed:
        ds ONE
one_packed_end:
code_known_end:
        ld a,(ix + 79)
        ld hl,$4321
image_end:
        ds $9000 - $
one_unpacked:
        db ADDED
one_unpacked_end:
"""


def packed_and_unpacked(text: str) -> tuple[int, bytes]:
    """How many bytes the overlay takes, and what it is behind the code in memory."""
    size = needed(text.replace("ONE", "1"))
    made = assemble_text(text.replace("ONE", str(size)), "main.asm")
    symbols = made.symbols
    first, last = (symbols[f"one_packed{end}"] - made.org for end in ("", "_end"))
    return size, unpacked(
        made.code[first:last], before=made.code + bytes(symbols["one_unpacked"] - symbols["image_end"])
    )


@pytest.mark.parametrize(
    ("added", "is_copied"),
    [
        ("$12, $11, $78, $56, $22", True),  # across two instructions
        ("$DD, $7E, 78, $DD, $7E", False),  # nowhere
        ("$11, $BC, $9A, $DD, $7E, 78", True),
        ("$CD, $78, $56, $11, $BC", False),  # an operand that is written
        ('"a long text, there"', True),
        ("1, 2, 3, 4, 5, 6", False),  # neither instruction nor text
        ("$DD, $7E, 79, $21, $21, $43", False),  # behind the end
    ],
)
def test_an_overlay_copies_known_instructions_and_texts(added: str, is_copied: bool) -> None:
    """What none of them writes: so it is shorter."""
    text = COPIED.replace("ADDED", added)
    copied, code = packed_and_unpacked(text)
    free, alike = packed_and_unpacked(text.replace("code_known", "code_seen"))
    assert code == alike
    assert len(code) >= 5
    assert (copied < free) == is_copied
    assert copied <= free


def test_what_is_known_has_an_end() -> None:
    text = COPIED.replace("code_known_end:", "").replace("ADDED", "1").replace("ONE", "9")
    with pytest.raises(MazeError, match=r"main\.asm: the label `code_known_end` is missing"):
        assemble_text(text, "main.asm")

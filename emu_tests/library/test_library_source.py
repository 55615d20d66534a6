"""What stands in a flat source: labels, plain instructions, numbers, and the comments of the sources."""

import re
from pathlib import Path

import pytest

from zxmazes.assembler.statement import MNEMONICS
from zxmazes.library.choice import choose
from zxmazes.library.formats.asm import DIALECTS, sources
from zxmazes.library.placing import Placed, place
from zxmazes.paths import ASM
from zxmazes.routines.index import COLLECTIONS, IMAGES, parameters, routines

NAME = r"[A-Za-z_]\w*"
NUMBER = r"(?:\d+|\$[0-9A-F]+)"
#: A name plus a number at most.
VALUE = rf"(?:{NAME}(?:[+-]\d+)?|-?{NUMBER})"
OPERAND = rf"(?:{VALUE}|\({VALUE}\)|\(i[xy][+-]\d+\)|af')"
INSTRUCTION = rf" +(?P<op>[a-z]+)(?: {OPERAND}(?:,{OPERAND})*)?"
LINE = re.compile(rf"(?:(?P<label>{NAME}):)?(?:{INSTRUCTION})?|(?P<name>{NAME}) +equ {VALUE}")
DIRECTIVES = {"org", "defb", "defw", "defs"}


def without_comments(text: str) -> list[str]:
    """The lines that are not blank; no library routine has a text with a semicolon."""
    return [line for raw in text.splitlines() if (line := raw.partition(";")[0].rstrip())]


def flat(*labels: str, **options: int) -> tuple[Placed, str]:
    made = place(choose(labels), **options)  # type: ignore[arg-type]
    return made, sources(made, "common")["common"]


@pytest.mark.parametrize("image", IMAGES)
def test_every_line_is_plain_and_every_name_is_there_once(image: str) -> None:
    """Whether case counts or not; nothing is in it that is not in its block of code."""
    collection, folders = IMAGES[image]
    labels = [label for label, routine in routines().items() if routine.path.parent.name in folders]
    made, text = flat(*labels, org=COLLECTIONS[collection].org, contended=True)
    names, lines = [], without_comments(text)
    for line in lines:
        found = LINE.fullmatch(line)
        assert found, line
        assert not found["op"] or found["op"] in MNEMONICS | DIRECTIVES, line
        assert all(int(number) >= -0x8000 for number in re.findall(r"-\d+", line)), line  # RASM warns of less
        offsets = re.findall(r"\(i[xy]([+-]\d+)\)", line)
        assert all(-128 <= int(offset) <= 127 for offset in offsets), line  # sjasmplus refuses others
        names += [name for name in (found["label"], found["name"]) if name]
    assert len({name.casefold() for name in names}) == len(names)
    assert {*labels, *made.calls} <= {*names}
    assert lines[0] == f"        org ${made.org:04X}"
    assert lines[1 : 1 + len(labels)] == [f"        jp {label}" for label in labels], (
        "the jump table, in the order given"
    )


def test_a_constant_is_there_only_if_it_is_used() -> None:
    _, text = flat("generate_dfs")
    lines = without_comments(text)
    for name in [line.split()[0] for line in lines if " equ $" in line or re.search(r" equ \d", line)]:
        assert sum(bool(re.search(rf"\b{name}\b", line)) for line in lines) > 1, name


def test_nothing_else_comes_along() -> None:
    """A generator has no solver, no parameter and no route; one that writes beyond its buffer has the next one."""
    made, text = flat("generate_dfs")
    assert "solve_" not in "\n".join(without_comments(text))
    assert not {*parameters()} & {*made.variables}
    assert {*made.buffers} == {"work", "guard", "field"}
    assert not [name for name in made.variables if name.startswith(("stats_", "wanted_"))]
    assert "stats_cells" in flat("maze_stats")[0].variables
    assert "route" in flat("fill_dead_ends")[0].buffers
    assert {*flat("generate_growing_tree")[0].variables} & {*parameters()} == {"growing_newest"}


def test_the_use_of_a_macro_is_a_comment_above_its_lines() -> None:
    """Nested ones too, each with the words of its own lines; what a macro is for is told once."""
    _, text = flat("generate_dfs")
    lines = text.splitlines()
    first = lines.index("        ; dfs_three third_up")
    assert lines[first + 1 : first + 4] == ["        push ix", "        ; rng_step b,c", "        ld a,b"]
    assert lines.count("        ; dfs_draw_bit") == 4
    assert text.count("\n; rng_step - one step on a register pair, a macro: rng_step h, l\n") == 1
    assert "; rng_jump" not in text


@pytest.mark.parametrize("label", ["generate_dfs", "solve_wave", "generate_erosion", "mirror"])
def test_the_comments_of_the_source_stay(label: str) -> None:
    """Its head, its header, and each comment after an instruction outside macros."""
    _, text = flat(label)
    source = routines()[label].path.read_text(encoding="ascii")
    code = source[source.index(f"\n{label}:") :]
    assert source[: source.index("\n\n")] in text
    assert source[source.index(f"\n; {label} - ") : source.index(f"\n{label}:")] in text
    comments = [
        line.partition(";")[2].strip() for line in code.splitlines() if not line.lstrip().startswith((";", "if"))
    ]
    shown = [line.partition(";")[2] for line in text.splitlines()]
    lost = [one for one in comments if one and not any(one in line for line in shown)]
    assert len(lost) <= len(comments) // 20, lost
    sums = re.findall(r"^        ld [^;\n]*?(\w+ [+-] [A-Z]\w+)", code, re.MULTILINE)
    assert [words for words in sums if f"; {words}" not in text] == [], (
        "where one is worked out, its words are a comment"
    )
    assert sums or label != "generate_dfs"


@pytest.mark.parametrize("label", ["generate_dfs", "solve_wave"])
def test_a_local_label_is_called_after_the_one_above(label: str) -> None:
    """And one that stands alone at the margin of a source keeps its name."""
    _, text = flat(label)
    public = {
        name for one in ("generate", "lib", "solve") for path in (ASM / one).glob("*.asm") for name in margin(path)
    }
    above, local = "", 0
    for found in re.finditer(r"^(\w+):", text[text.index("        org ") :], re.MULTILINE):
        if found[1] in public:
            above = found[1]
        else:
            local += 1
            assert found[1].startswith(f"{above}_"), found[1]
    assert local > 20


def margin(path: Path) -> list[str]:
    """The labels of a source that are not local to a procedure or a macro."""
    text = path.read_text(encoding="ascii")
    local = {name for line in re.findall(r"^ +local (.*)", text, re.MULTILINE) for name in line.split(", ")}
    return [name for name in re.findall(r"^(\w+):", text, re.MULTILINE) if name not in local]


def test_the_head_tells_what_to_set() -> None:
    made, text = flat("generate_growing_tree", "solve_wave", org=0x9000)
    head = " ".join(text[: text.index("        org ")].replace("\n;", " ").split())
    parameter = parameters()["growing_newest"]
    assert f"growing_newest: a byte, 0 to 255, default {parameter.default}: {parameter.about}" in head
    assert f"${made.calls['solve_wave']:04X} solve_wave - {routines()['solve_wave'].about}" in head
    assert "ORG $9000" in head
    assert "reserved, not loaded" in head


def test_the_buffers_move_as_a_block() -> None:
    """Elsewhere, below the code too; each keeps what must be aligned."""
    usual, moved = (place(choose(["generate_dfs"]), 0xC000, buffers) for buffers in (None, 0x8010))
    assert moved.buffers_start == 0x8010
    assert moved.code != usual.code
    assert len(moved.code) == len(usual.code)
    assert {one.label: one.size for one in moved.reserved if one.label != "guard"}.items() <= {
        one.label: one.size for one in usual.reserved
    }.items()
    assert moved.buffers["field"][0] % 256 == moved.buffers["work"][0] % 256 == 0
    assert "field and work must start on a page boundary" in sources(moved, "common")["common"]


def test_every_dialect_has_the_same_comments() -> None:
    made = place(choose(["generate_dfs_small"]))
    assert DIALECTS[0] == "common"
    texts = sources(made, *DIALECTS)
    heads = {text.splitlines()[0] for text in texts.values()}
    assert len(heads) == len(DIALECTS)
    assert all("; Family: generator" in text for text in texts.values())

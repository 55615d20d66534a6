"""The magazine's programs as files: their sources, the ROM's LIST against these, the tapes, the page about them."""

import re
from pathlib import Path

import pytest
from skoolkit.tape import parse_tap

from emu_tests.machine.magazine import MENU, NAMES, every_program, load, stop
from zxmazes.basic.tokeniser import line_numbers
from zxmazes.documents import magazine, markdown
from zxmazes.heads import Source
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM, BASIC, DIST
from zxmazes.programs import built, registry
from zxmazes.programs.making import build

#: The line numbers that are in print; for p1 those that the article speaks of.
PRINTED: dict[str, list[int]] = {
    "z1": [*range(10, 111, 10)],
    "z1b": [*range(10, 111, 10)],
    "z2": [5, *range(10, 191, 10)],
    "z3": [*range(10, 261, 10), 205],
    "z4": [*range(10, 221, 10)],
    "z5": [*range(10, 161, 10), 82, 85],
    "z6": [
        *(5, *range(10, 71, 10), *range(120, 221, 10), 205, *range(320, 421, 10)),
        *(*range(440, 521, 10), 505, *range(540, 601, 10)),
    ],
    "z12": [10, 15, *range(20, 71, 10)],
    "z13": [*range(10, 81, 10)],
    "z14": [*range(10, 171, 10)],
    "p1": [20, 38, 40, 50, 60, *range(130, 171, 10), 200, 300, 310, 400, 500, 9000],
}


# --- the texts and the files --------------------------------------------------------------------------------


def test_the_menu_is_basic_with_code_of_its_name() -> None:
    """It is no program in machine code, which would have a title and a snapshot."""
    found = registry.program(MENU)
    assert found.code
    assert found.code.label == f"asm/programs/{MENU}/{MENU}.asm"
    assert found.start is None
    assert found.blocks == 6


def test_all_programs_are_on_the_cassette_and_in_its_menu() -> None:
    names = registry.program(MENU).cassette
    assert sorted(names) == sorted(path.stem for path in BASIC.glob(f"{MENU}_*.bas"))
    assert re.findall(r'"(\w+)", 0', _list("menu_ids")) == NAMES
    assert len(re.findall("LIST_(?:PRINTED|OURS),", _list("menu_list"))) == len(NAMES)
    says = (ASM / "programs" / MENU / "menu_says.txt").read_text(encoding="ascii").splitlines()
    assert all(says[: len(NAMES)])
    assert says[len(NAMES)].startswith("Y leaves"), "one for each, then what the menu asks"


def _list(label: str) -> str:
    """The lines of the menu's texts from a label to the next one."""
    text = (ASM / "programs" / MENU / "menu_texts.asm").read_text(encoding="ascii")
    return text.partition(f"\n{label}:\n")[2].partition(":\n")[0]


@every_program
def test_the_head_says_what_it_is(name: str) -> None:
    listing = next(listing for listing in magazine.listings() if listing.id == name)
    assert {"Text", "What", "Mended"} <= set(listing.fields)
    assert len(listing.title) > 10
    assert "Ours" in listing.fields
    assert listing.beside == (name != "z7")
    if listing.beside:
        assert built.symbol(listing.name, listing.fields["Ours"]), "the code has the routine that the head names"


@pytest.mark.parametrize("name", PRINTED)
def test_the_printed_line_numbers_are_there(name: str) -> None:
    """And what is added stands between them, on no multiple of ten but theirs, or after them."""
    sources = registry.program(f"{MENU}_{name}").basic
    numbers = {number for source in sources for number in line_numbers(source.text())}
    printed = set(PRINTED[name])
    assert printed <= numbers
    added = numbers - printed
    between = [number for number in added if 9 < number < max(printed) and number % 10 == 0]
    assert name == "p1" or not between


@every_program
def test_a_remark_names_the_source(name: str) -> None:
    lines = (BASIC / f"{MENU}_{name}.bas").read_text(encoding="utf-8").splitlines()
    first = next(line for line in lines if line.startswith("1"))
    assert re.match(r"1 REM .{8,}", first)
    assert any(line.startswith("4 RANDOMIZE") for line in lines)


@every_program
def test_what_is_read_is_restored(name: str) -> None:
    """A 128K that runs a program as it is loaded goes on in the DATA of the one before."""
    text = (BASIC / f"{MENU}_{name}.bas").read_text(encoding="utf-8")
    assert ("READ " in text) == bool(re.search("^4 RANDOMIZE: RESTORE$", text, re.MULTILINE))


@pytest.mark.parametrize("name", [MENU, *(f"{MENU}_{name}" for name in NAMES)])
def test_a_fresh_build_gives_the_committed_bytes(name: str, tmp_path: Path) -> None:
    for path in build(name, tmp_path):
        assert path.read_bytes() == (DIST / path.name).read_bytes(), f"{path.name}: run `make build` and commit"


@pytest.mark.parametrize("name", [MENU, *(f"{MENU}_{name}" for name in NAMES)])
def test_the_headers_on_tape(name: str) -> None:
    """Programs run by themselves; on the cassette each is found by its short name."""
    blocks = [bytes(block.data) for block in parse_tap(str(DIST / f"{name}.tap")).blocks]
    headers = blocks[::2]
    assert [block[0] for block in blocks] == [0x00, 0xFF] * len(headers)
    programs = [header for header in headers if header[1] == 0]
    assert all(int.from_bytes(header[14:16], "little") < 9999 for header in programs), "a line to run from"
    titles = [header[2:12].decode().rstrip() for header in programs]
    assert titles == ([MENU, *NAMES] if name == MENU else [registry.program(name).tape_name])
    for header, body in zip(headers, blocks[1::2], strict=True):
        assert int.from_bytes(header[12:14], "little") == len(body) - 2


@every_program
def test_the_rom_lists_the_source(name: str, machines: list[Machine]) -> None:
    """LLIST, typed, with the printer's channel led into memory: the same text, line for line."""
    machine = load(name)
    machines.append(machine)
    stop(machine)
    machine.press("q", frames=10, after=60)
    listed = _llist(machine)
    expected = [line for source in registry.program(f"{MENU}_{name}").basic for line in _source_lines(source, name)]
    assert listed == expected


_CHANS, _RAMTOP, _ROUTINE = 0x5C4F, 0x5CB2, 0x5B00


def _llist(machine: Machine) -> list[str]:
    """The listing as the ROM gives it, token by token, in the form of `_source_lines`."""
    # push hl; ld hl,(_ROUTINE + 16); ld (hl),a; inc hl; ld (_ROUTINE + 16),hl; pop hl; ret
    machine.write(_ROUTINE, bytes.fromhex("E5 2A 10 5B 77 23 22 10 5B E1 C9"))
    buffer = machine.word(_RAMTOP) + 1  # over the listing's code
    machine.poke_word(_ROUTINE + 16, buffer)
    machine.poke_word(machine.word(_CHANS) + 15, _ROUTINE)
    machine.type("CS+SS", "v", "ENTER")
    machine.frames(300)
    data = machine.read(buffer, machine.word(_ROUTINE + 16) - buffer)
    names = _token_names(machine)
    lines = []
    for line in data.rstrip(b"\r").split(b"\r"):
        number, body = line[:4].decode(), line[4:].removeprefix(b">")
        text = "".join(names[code - 0xA5] if code >= 0xA5 else chr(code) for code in body)
        lines.append(_squeezed(f"{number.strip()} {text}"))
    return lines


def _token_names(machine: Machine) -> list[str]:
    """RND to COPY, from the ROM's table."""
    names, name = [], ""
    for value in machine.read(0x0096, 0x0205 - 0x0096):
        name += chr(value & 0x7F)
        if value & 0x80:
            names.append(name)
            name = ""
    return names


def _source_lines(source: Source, name: str) -> list[str]:
    """The lines of a source as text: continued ones joined, graphics as their codes, addresses filled in."""
    lines: list[str] = []
    for raw in source.text().splitlines():
        text = raw.strip()
        if not text or text[0] == "#":
            continue
        if raw[0] in " \t":
            lines[-1] += text
        else:
            lines.append(text)
    return [_squeezed(re.sub(r"\{([^}]*)\}", lambda found: _brace(found[1], name), line)) for line in lines]


def _brace(inner: str, name: str) -> str:
    if re.fullmatch("[A-U]", inner):
        return chr(0x90 + ord(inner) - ord("A"))
    if inner == "BLANK":
        return "\x80"
    colours = {"INK": 16, "PAPER": 17, "FLASH": 18, "BRIGHT": 19, "INVERSE": 20, "OVER": 21}
    word, _, value = inner.partition(" ")
    if word in colours:
        return chr(colours[word]) + chr(int(value))
    label, sign, number = re.fullmatch(r"(\w+)([-+]?)(\d*)", inner).groups()  # type: ignore[union-attr]
    return str(built.symbol(f"{MENU}_{name}", label) + int(f"{sign}{number}" or 0))


def _squeezed(line: str) -> str:
    """A line without the spaces outside its strings and remarks, its block graphics as codes."""
    line = "".join(chr(0x81 + "▝▘▀▗▐▚▜▖▞▌▛▄▟▙█".index(c)) if c in "▝▘▀▗▐▚▜▖▞▌▛▄▟▙█" else c for c in line)
    code, remark, words = re.fullmatch(r"((?:[^\"]|\"[^\"]*\")*?)(?:(REM ?)(.*))?", line).groups()  # type: ignore[union-attr]
    parts = re.split(r'("[^"]*")', code)
    squeezed = "".join(part if part.startswith('"') else part.replace(" ", "") for part in parts)
    return squeezed + (f"REM {words}" if remark else "")


# --- the page -----------------------------------------------------------------------------------------------


def test_the_page_has_all_listings_and_their_pictures() -> None:
    page = magazine.PAGE.read_text(encoding="utf-8")
    assert re.findall(r"^## (\w+)$", page, re.MULTILINE) == NAMES
    assert [Path(found).stem for found in re.findall(r"^!\[.*\]\((.*)\)$", page, re.MULTILINE)] == NAMES
    assert sorted(path.stem for path in magazine.PICTURES.iterdir()) == sorted(NAMES)
    for link in re.findall(r"\]\(([^#)]*)\)", page):
        assert (magazine.PAGE.parent / link).is_file(), link
    for listing in magazine.listings():
        for field in {"Text", "What", "Mended", "Added", "Ours"} & set(listing.fields):
            assert listing.fields[field] in page


@pytest.mark.sweep("routines", "dist/magazine_*", "docs/MAGAZINE.md", "basic/**/*")
def test_the_page_is_not_stale() -> None:
    assert markdown.stale(magazine.pages()) == [], "run `make bench` and commit"

"""The list of mutations belongs to the project as it is: each still applies, and together they are everywhere.

`make mutate` tries them, which takes too long for here; its record has to be that of this list.
"""

import re
from collections import Counter
from pathlib import Path

import pytest

from emu_tests.host.test_house import LAYERS
from emu_tests.mutate import TOO_MANY
from emu_tests.mutations import LIST, RECORD, mutated, read, recorded
from zxmazes.paths import ASM, ROOT

MUTATIONS = read(LIST.read_text(encoding="utf-8"))
FILES = Counter(mutation.file for mutation in MUTATIONS)
LEAST = 110
#: Sources without a line that a user would notice: they are made, or only name what others hold.
MADE = {"lib/parameters.asm", "lib/variables.asm"}
#: A label, and the lines up to the next one.
BLOCK = re.compile(r"^(\w+):\n((?:[ \t;].*\n|\n)+)", re.MULTILINE)
#: What makes it a table of keys: letters with routines, or the rows of the keyboard with directions.
KEYS = re.compile(r"^ +db (?:KEY_BREAK|'.'|13)\n +dw |^ +db .*, KEY_LEFT\b", re.MULTILINE)


def test_the_list_is_long() -> None:
    assert len(MUTATIONS) >= LEAST


def test_each_applies() -> None:
    wrong = []
    for mutation in MUTATIONS:
        try:
            mutated((ROOT / mutation.file).read_bytes().decode("utf-8"), mutation)
        except (OSError, ValueError) as error:
            wrong.append(f"{mutation.name}: {error}")
    assert not wrong, "mend these blocks of mutations.txt:\n" + "\n".join(wrong)


def test_their_tests_are_there() -> None:
    for mutation in MUTATIONS:
        for line in mutation.tests:
            for name in re.findall(r"\S+\.py", line):
                assert (Path(__file__).parent / name).is_file(), f"{mutation.name}: {name}"


def sources(*folders: str) -> list[str]:
    """The sources of these folders that are written by hand, from the project's root on."""
    found = [path for folder in folders for path in sorted((ASM / folder).glob("*.asm"))]
    return [path.relative_to(ROOT).as_posix() for path in found if path.relative_to(ASM).as_posix() not in MADE]


@pytest.mark.parametrize("folder", ["include", "lib", "generate", "transform", "solve", "large", "engine"])
def test_every_routine_and_part_has_one(folder: str) -> None:
    assert [name for name in sources(folder) if not FILES[name]] == []


def test_every_program_has_one() -> None:
    for folder in sorted(path for path in (ASM / "programs").iterdir() if path.is_dir()):
        assert any(FILES[name] for name in sources(f"programs/{folder.name}")), folder.name


def test_every_page_in_basic_has_one() -> None:
    """The cassette's menu, the loader, what all listings end with, and some listings."""
    shared = [path.relative_to(ROOT).as_posix() for path in (ROOT / "basic" / "shared").glob("*.bas")]
    assert [name for name in [*shared, "basic/magazine.bas", "basic/loader.bas"] if not FILES[name]] == []


def test_every_room_of_the_package_has_one() -> None:
    rooms = {Path(name).parts[1].removesuffix(".py") for name in FILES if name.startswith("zxmazes/")}
    assert set(LAYERS) <= rooms
    assert {"build.py", "setup.sh"} <= set(FILES)


def tables() -> list[tuple[str, str, int, int]]:
    """Every table of keys: its file and its label; where its lines begin and end."""
    names = sources("engine", *(f"programs/{path.name}" for path in (ASM / "programs").iterdir() if path.is_dir()))
    return [
        (name, block[1], *block.span(2))
        for name in names
        for block in BLOCK.finditer((ROOT / name).read_text(encoding="ascii"))
        if KEYS.search(block[2])
    ]


@pytest.mark.parametrize(("name", "label", "begin", "end"), tables(), ids=lambda part: str(part).rpartition("/")[2])
def test_every_table_of_keys_has_one(name: str, label: str, begin: int, end: int) -> None:
    text = (ROOT / name).read_text(encoding="ascii")
    places = [first_difference(text, mutated(text, one)) for one in MUTATIONS if one.file == name]
    assert any(begin <= place < end for place in places)


def first_difference(one: str, other: str) -> int:
    """The place of the first character that differs."""
    return next(place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)


def test_the_record_is_of_this_list() -> None:
    known = recorded(RECORD.read_text(encoding="utf-8"))
    now = {(mutation.name, mutation.digest) for mutation in MUTATIONS}
    stale = sorted({name for name, _ in now ^ set(known)})
    assert not stale, f"run `make mutate` for these: {' '.join(stale)}"
    outcomes = Counter(result.outcome for result in known.values())
    assert not outcomes["bad"]
    assert outcomes["survived"] < TOO_MANY * len(known)

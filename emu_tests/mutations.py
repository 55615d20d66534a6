"""The list of mutations, mutations.txt: how it is written, and what one does to its file.

The list is made of blocks. A block begins with `== area NAME` or `== NAME`, goes on with fields, a line each, and ends
where the next one begins. Lines that begin with `#` before the first block are comments.

An area says how the mutations of a part of the project are judged:

    == area tape-wave
    build: build.py build wave              what has to be built first, as arguments of Python; may be missing
    tests: test_wave_tape.py -k keys        what pytest is to run, in emu_tests; one or more such lines

A mutation is a small mistake that somebody could make. The text after `--- new` takes the place of the text after
`--- old`, which occurs once in the file; or, with `after`, of the first such text behind the line that begins so:

    == wave-no-new-maze
    area: tape-wave
    file: asm/programs/wave/wave_page.asm
    why: N makes the same maze again
    after: new_maze:
    --- old
            call next_seed
    --- new

In `tests`, `{name}` is the name of the file without its folder, suffix, and the word before a routine's name
(`generate_`, `solve_`). A mutation with `tests` of its own is judged by them. One with `refused: TEXT` is to
be refused by the build, with a message that has this text.
"""

import hashlib
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

LIST = Path(__file__).with_suffix(".txt")
RECORD = Path(__file__).with_name("mutations_result.txt")
_AREA = "area "
_FIELDS = {"area", "file", "why", "after", "tests", "refused", "build"}


@dataclass(frozen=True)
class Area:
    """How mutations are judged: the arguments of Python that build, or "", and those of pytest, a run each."""

    name: str
    build: str
    tests: tuple[str, ...]


@dataclass(frozen=True)
class Mutation:
    """A mistake in one file, and what runs against it; `after` and `refused` may be ""."""

    name: str
    area: str
    file: str
    why: str
    after: str
    old: str
    new: str
    build: str
    tests: tuple[str, ...]
    refused: str

    @property
    def digest(self) -> str:
        """Changes with whatever the outcome depends on, but for the project itself."""
        text = repr((self.file, self.after, self.old, self.new, self.build, self.tests, self.refused))
        return hashlib.sha256(text.encode()).hexdigest()[:12]


@dataclass(frozen=True)
class Result:
    """How it went: `killed`, `survived`, or `bad` for a mutation that judges nothing; and by what, or why."""

    outcome: str
    by: str


def read(text: str) -> list[Mutation]:
    """The mutations of a list, in order. Raises ValueError, with the name of the block, for a malformed one."""
    blocks = list(_blocks(text))
    areas: dict[str, Area] = {}
    for name, fields, tests, _, _ in blocks:
        if name.startswith(_AREA):
            if not tests or set(fields) - {"build"} or name in areas:
                raise ValueError(f"{name}: an area has tests, may have build, and is there once")
            areas[name] = Area(name.removeprefix(_AREA), fields.get("build", ""), tuple(tests))
    found: dict[str, Mutation] = {}
    for name, fields, tests, old, new in blocks:
        if name in areas:
            continue
        missing = {"area", "file", "why"} - set(fields)
        if missing or not old or old == new or name in found or "build" in fields:
            raise ValueError(f"{name}: it needs a name of its own, area, file, why, an old text, and another new one")
        if _AREA + fields["area"] not in areas:
            raise ValueError(f"{name}: there is no area {fields['area']}")
        found[name] = _mutation(name, fields, tests, old, new, areas[_AREA + fields["area"]])
    return list(found.values())


def _mutation(name: str, fields: Mapping[str, str], tests: list[str], old: str, new: str, area: Area) -> Mutation:
    stem = re.sub("^(generate|solve)_", "", Path(fields["file"]).stem)
    return Mutation(
        name=name,
        area=area.name,
        file=fields["file"],
        why=fields["why"],
        after=fields.get("after", ""),
        old=old,
        new=new,
        build=area.build,
        tests=tuple(line.replace("{name}", stem) for line in tests or area.tests),
        refused=fields.get("refused", ""),
    )


def _blocks(text: str) -> Iterator[tuple[str, dict[str, str], list[str], str, str]]:
    """Name, fields but tests, tests, old and new text of each block."""
    head, *blocks = re.split(r"^== ", text, flags=re.MULTILINE)
    if any(line and not line.startswith("#") for line in head.splitlines()):
        raise ValueError("before the first block there are comments only")
    for block in blocks:
        above, _, below = block.partition("\n--- old\n")
        name, *lines = above.rstrip("\n").split("\n")
        fields: dict[str, str] = {}
        tests: list[str] = []
        for line in lines:
            field, colon, value = line.partition(": ")
            if field not in _FIELDS or not colon or field in fields:
                raise ValueError(f"{name}: there can be no line `{line}`")
            if field == "tests":
                tests.append(value)
            else:
                fields[field] = value
        old, _, new = f"\n{below}".partition("\n--- new")
        yield name, fields, tests, old.strip("\n"), new.strip("\n")


def mutated(text: str, mutation: Mutation) -> str:
    """The contents of the file with the mistake. Raises ValueError when the old text is not there, or not once."""
    begin = 0
    if mutation.after:
        lines = [found.start() for found in re.finditer(f"^{re.escape(mutation.after)}", text, re.MULTILINE)]
        if len(lines) != 1:
            raise ValueError(f"{mutation.file}: {len(lines)} lines begin with `{mutation.after}`, not one")
        (begin,) = lines
    count = text.count(mutation.old, begin)
    if not count or (count > 1 and not mutation.after):
        raise ValueError(f"{mutation.file}: the old text occurs {count} times, not once")
    begin = text.index(mutation.old, begin)
    return text[:begin] + mutation.new + text[begin + len(mutation.old) :]


# --- the record of the last run -------------------------------------------------------------------------------

_HEAD = (
    "# What `make mutate` found: mutation, digest of its block, outcome, the test that failed. It writes this file.\n"
)


def recorded(text: str) -> dict[tuple[str, str], Result]:
    """The lines of a record by name and digest. A line that is no such line counts as missing."""
    rows = re.findall(r"^(\S+) ([0-9a-f]{12}) (killed|survived|bad) (.*)$", text, re.MULTILINE)
    return {(name, digest): Result(outcome, by) for name, digest, outcome, by in rows}


def record(mutations: list[Mutation], results: Mapping[tuple[str, str], Result]) -> str:
    """The record, a line for each mutation of the list that has a result, in the order of the list."""
    keys = [(mutation.name, mutation.digest) for mutation in mutations]
    lines = [" ".join((*key, results[key].outcome, results[key].by)) + "\n" for key in keys if key in results]
    return _HEAD + "".join(lines)

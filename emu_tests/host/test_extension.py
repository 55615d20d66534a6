"""How the project grows, walked in a copy of it: a generator is one file, a parameter is one line of its header."""

import re
import shutil
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from emu_tests.machine.command_line import Session
from emu_tests.machine.narrow import narrow_rows
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM, ROOT
from zxmazes.programs import built
from zxmazes.routines.library import Library

TAPE = "generators"
ABOUT = "A tree that leans as it is told"
#: What a binary tree becomes: its coins begin at another seed, so its mazes are known.
CHANGES = [
    ("generate_binary_tree", "generate_leaning"),
    ("GENERATE_BINARY_TREE", "GENERATE_LEANING"),
    (r"; Menu: .*\n", f'; Menu:  131, "Leaning /tree", "{ABOUT}", "to the upper left"\n'),
    (
        r"; Source: ",
        '; Parameter: leaning_mix, 0 to 255, default 9, "Mix": what the low byte of the seed is mixed with\n; Source: ',
    ),
    (r"; Size:  96 bytes", "; Size:  101 bytes"),
    (r"( +ld de,\(rng_seed\)\n)", r"\1        ld a,(leaning_mix)\n        xor e\n        ld e,a\n"),
]
#: In the head of the tape, where what it does not carry is listed.
OTHER = "; Carries: generators, no generate_boundless,"
MADE = b"made by `build.py build` from the headers"
SEED, MIX, DEFAULT = 4711, 77, 9


def contents(root: Path) -> dict[str, bytes]:
    """All sources that a build reads, by name."""
    files = (path for folder in ("asm", "basic", "zxmazes") for path in (root / folder).rglob("*"))
    return {
        str(path.relative_to(root)): path.read_bytes() for path in files if path.is_file() and path.suffix != ".pyc"
    }


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with one file more."""
    copy = tmp_path_factory.mktemp("walk") / "project"
    for folder in ("asm", "basic", "zxmazes"):
        shutil.copytree(ROOT / folder, copy / folder)
    shutil.copy(ROOT / "build.py", copy)
    if (ROOT / ".tools").is_dir():
        (copy / ".tools").symlink_to(ROOT / ".tools")
    text = (ASM / "generate" / "generate_binary_tree.asm").read_text(encoding="ascii")
    for old, new in CHANGES:
        text, count = re.subn(old, new, text)
        assert count, f"{old} is not in it"
    (copy / "asm" / "generate" / "generate_leaning.asm").write_text(text, encoding="ascii")
    main = copy / "asm" / "programs" / TAPE / "main.asm"  # the tape is full: another one makes room
    head = main.read_text(encoding="utf-8")
    assert OTHER in head
    main.write_text(head.replace(OTHER, f"{OTHER} no generate_dungeon,", 1), encoding="utf-8")
    (copy / "asm" / "generate" / ".#generate_leaning.asm").symlink_to("someone@somewhere")  # an editor has it open
    return copy


def run(project: Path, *arguments: str) -> str:
    """What `build.py` writes; it has to succeed."""
    command = [sys.executable, "build.py", *arguments]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_command_line_knows_generator_and_parameter(project: Path) -> None:
    with closing(Session(project)) as session:

        def told(*arguments: str) -> str:
            done = session.run(*arguments)
            assert done.returncode == 0, done.stderr
            return done.stdout

        listed = told("list")
        assert re.search(r"^  leaning +\S", listed, re.MULTILINE)
        assert re.search(r"^  leaning_mix +.*\b0 to 255\b.*\b9\b", listed, re.MULTILINE)
        leaning, usual = ("maze", "leaning", "--seed"), ("maze", "binary_tree", "--seed")
        assert told(*leaning, str(SEED), "--set", f"leaning_mix={MIX}") == told(*usual, str(SEED ^ MIX))
        assert told(*leaning, str(SEED)) == told(*usual, str(SEED ^ DEFAULT))


def test_the_tape_has_it_in_its_menu(project: Path, machines: list[Machine], library: Library) -> None:
    """Built, loaded by LOAD "", found by its text, started: it makes its maze, by its parameter's default."""
    before = contents(project)
    run(project, "build", TAPE)
    changed = {name: data for name, data in contents(project).items() if before.get(name) != data}
    assert "asm/lib/parameters.asm" in changed
    by_hand = [name for name, data in changed.items() if name != "asm/README.md" and MADE not in data.splitlines()[0]]
    assert not by_hand, "the build changes only what it makes from the headers"

    machine = Machine(48)
    machines.append(machine)
    dist = project / "dist"
    machine.load_tape(dist / f"{TAPE}.tap", built.symbol(TAPE, "start", dist))
    machine.frames(40)
    machine.press("ENTER", after=30)
    machine.type("s", "0", "ENTER", "t", *str(SEED), "ENTER")
    for _ in range(60):
        if ABOUT in "\n".join(machine.text()):
            break
        machine.press("a", frames=4, after=5)
    else:
        pytest.fail("no entry of the menu is about it")
    machine.press("ENTER", after=200)
    library.generate("binary_tree", SEED ^ DEFAULT)
    field = np.frombuffer(machine.read(built.symbol(TAPE, "field", dist), 1024), np.uint8).reshape(32, 32)
    assert ((field >= 0x80) == library.walls()).all()
    assert narrow_rows(machine.screen())[0] == "Leaning"

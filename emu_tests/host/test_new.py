"""`build.py new`: what it makes builds at once, loads, is played by keys and leaves; names that cannot be."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from emu_tests.machine.images import left_to_basic
from emu_tests.machine.workshop import source_copy
from zxmazes.commands.new import KINDS, STARTS, write_start
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM, BASIC
from zxmazes.programs import built, registry

NAMES = {"game": "my_quest", "page": "a"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project's sources: what `new` writes is not the project's."""
    return source_copy(tmp_path_factory.mktemp("copy"))


def command(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    run = [sys.executable, "build.py", *words]
    return subprocess.run(run, cwd=copy, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module", params=KINDS)
def made(request: pytest.FixtureRequest, copy: Path) -> Iterator[tuple[str, Path]]:
    """The kind of a program made and built by the two commands, and the folder with its tape."""
    kind = request.param
    for words in (("new", kind, NAMES[kind]), ("build", NAMES[kind])):
        done = command(copy, *words)
        assert (done.returncode, done.stderr) == (0, ""), done.stderr
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "ASM", copy / "asm")
        patch.setattr(registry, "BASIC", copy / "basic")
        yield kind, copy / "dist"


@pytest.mark.parametrize("model", [48, 128])
def test_it_loads_and_leaves(made: tuple[str, Path], model: int) -> None:
    """From its tape; ENTER begins; BREAK leaves to the page that every tape leaves."""
    kind, folder = made
    machine = Machine(model, contended=True)
    built.load(machine, NAMES[kind], folder)
    machine.frames(30)
    title = NAMES[kind].replace("_", " ").upper()
    assert machine.text()[23].strip() == "Press a key"
    machine.press("ENTER", after=30)
    assert machine.text()[0].startswith(f" {title}")
    if kind == "page":
        before = machine.screen()
        machine.press("w", after=30)
        assert machine.screen() != before, "the way"
        assert machine.attributes().count(b"\x46") > 40
        machine.press("n", after=40)
        assert 0x46 not in machine.attributes()
    else:
        machine.frames(900)
        assert "Caught!" in machine.text()[22], "who stands still is caught"
        machine.press("SPACE", after=30)
        machine.press("ENTER", after=30)
        assert "Reach the flag!" in machine.text()[22]
    machine.press("CS", "SPACE", frames=30, after=60)
    assert left_to_basic(machine)


def test_the_game_can_be_won(made: tuple[str, Path]) -> None:
    """By one who takes the shortest way to the flag; the score counts, and the next maze is another one."""
    kind, folder = made
    if kind == "page":
        return
    machine = Machine(48)
    built.load(machine, NAMES[kind], folder)
    machine.frames(30)
    won = 0
    for seed in range(14):
        machine.poke_word(0x5C78, 1000 * seed)
        machine.press("ENTER", after=10)
        won += _run(machine)
        machine.frames(20)
    assert won > 1


def _run(machine: Machine) -> bool:
    """Run to the flag by the attributes: walls are $41; is the flag reached?"""
    for _ in range(200):
        rows = machine.attributes()
        cells = {(at // 32, at % 32): rows[at] for at in range(32, 22 * 32)}
        hero = next((place for place, ink in cells.items() if ink == 0x46), None)
        flag = (20, 30 - 1)
        if "have it" in machine.text()[22] or "Caught" in machine.text()[22]:
            break
        if hero is None:
            machine.frames(1)
            continue
        way = _way(cells, hero, flag)
        key = {(-1, 0): "q", (1, 0): "a", (0, -1): "o", (0, 1): "p"}[way]
        machine.ports.held = (key,)
        machine.frames(2)
        machine.ports.held = ()
    return "have it" in machine.text()[22]


def _way(cells: dict[tuple[int, int], int], hero: tuple[int, int], flag: tuple[int, int]) -> tuple[int, int]:
    """The first step of a shortest way."""
    seen, edge = {flag: (0, 0)}, [flag]
    for row, column in edge:
        for step in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            near = (row + step[0], column + step[1])
            if near not in seen and cells.get(near, 0x41) != 0x41:
                seen[near] = (-step[0], -step[1])
                edge.append(near)
    return seen.get(hero, (0, 1))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Quest", "a name has"),
        ("1st", "a name has"),
        ("a-b", "a name has"),
        ("../quest", "a name has"),
        ("", "a name has"),
        ("a" * 13, "a name has"),
        ("über", "a name has"),
        ("monster", "is there already"),
        ("loader", "is there already"),
        ("shared", "a part of all tapes"),
    ],
)
def test_names_that_cannot_be(name: str, said: str, tmp_path: Path) -> None:
    """With a reason, and nothing written."""
    shutil.copytree(ASM / "programs" / "monster", tmp_path / "monster")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(MazeError, match=said) as caught:
        write_start("game", name, tmp_path)
    assert "\n" not in str(caught.value)
    assert sorted(tmp_path.rglob("*")) == before


def test_what_is_there_is_never_overwritten(tmp_path: Path) -> None:
    write_start("page", "mine", tmp_path)
    (tmp_path / "mine" / "main.asm").write_text("mine")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    for name in ("mine", "link"):
        with pytest.raises(MazeError, match="is there already"):
            write_start("game", name, tmp_path)
    assert (tmp_path / "mine" / "main.asm").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "mine"]


def test_nothing_is_left_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, text: str, encoding: str) -> None:
        if self.name == "play.asm":
            raise OSError(28, "No space left on device")
        self.write_bytes(text.encode(encoding))

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space"):
        write_start("game", "quest", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_no_mark_is_left(tmp_path: Path) -> None:
    """Each file of a kind has the name in it, and no @WORD@."""
    for kind in KINDS:
        made = write_start(kind, f"some_{kind}", tmp_path)
        assert {path.name for path in made.iterdir()} >= {path.name for path in (STARTS / kind).iterdir()}
        for path in made.iterdir():
            text = path.read_text(encoding="ascii")
            assert "@" not in text
            assert f"some_{kind}".lower() in text.lower() or path.name == "moves.asm"


def test_a_wrong_kind_is_a_wrong_use(copy: Path) -> None:
    done = command(copy, "new", "film", "quest")
    assert done.returncode == 2
    assert not (copy / "asm" / "programs" / "quest").exists()
    assert not (BASIC / "quest.bas").exists()

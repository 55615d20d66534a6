"""Mutations by chance: the mistakes of a line, which ones a seed draws, and what becomes of them in a small project."""

import ast
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner

from emu_tests.mutation import __main__ as command
from emu_tests.mutation import trying
from emu_tests.mutation.drawing import Draw, Mutant
from emu_tests.mutation.operators import mistakes
from emu_tests.mutation.trying import Result, benches
from zxmazes.paths import ROOT


def made(suffix: str, text: str) -> dict[str, set[str]]:
    """What each kind of mistake makes of a source."""
    found: dict[str, set[str]] = {}
    for one in mistakes(Path(f"source{suffix}"), text):
        found.setdefault(one.kind, set()).add(one.make()[1])
    return found


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("        jr nz,on ; so", {"condition": {"        jr z,on ; so"}, "instruction": {"        call nz,on ; so"}}),
        ("        inc hl", {"instruction": {"        dec hl"}, "register": {"        inc de"}}),
        ("loop:   ld b,9", {"register": {"loop:   ld c,9"}, "operand": {"loop:   ld b,10", "loop:   ld b,8"}}),
        ("        bit 7,(hl)", {"operand": {"        bit 8,(hl)", "        bit 6,(hl)"}}),
        (" db 1, $0F", {"table": {" db 2, $0F", " db 0, $0F", " db 1, $10", " db 1, $0E", " db $0F,1"}}),
        ('        db "Az", 0', {"text": {'        db "Bz", 0', '        db "Aa", 0'}}),
        ("        db 'N'", {"key": {"        db 'O'"}}),
        ("SIZE:   equ 8", {"operand": {"SIZE:   equ 9", "SIZE:   equ 7"}}),
        ("; inc hl", {}),
        ("        public one", {}),
    ],
)  # fmt: skip
def test_the_mistakes_of_a_line_of_assembly(line: str, expected: dict[str, set[str]]) -> None:
    found = made(".asm", line)
    dropped = found.pop("dropped", set())
    assert {kind: {text.replace(" ", "") for text in texts} for kind, texts in found.items()} == {
        kind: {text.replace(" ", "") for text in texts} for kind, texts in expected.items()
    }
    assert dropped <= {"", "loop:"}


def test_the_mistakes_of_a_line_of_basic() -> None:
    found = made(".bas", '10 IF a<5 THEN PRINT "Hi": GO TO 20\n20 LET b=1: LET c=2\n')
    assert '10 IF a>5 THEN PRINT "Hi": GO TO 20\n20 LET b=1: LET c=2\n' in found["condition"]
    assert '10 IF a<5 THEN PRINT "Ii": GO TO 20\n20 LET b=1: LET c=2\n' in found["text"]
    assert '10 IF a<5 THEN PRINT "Hi": GO TO 20\n20 LET b=1\n' in found["dropped"]
    assert all(text.startswith("10 IF a<") for text in found["dropped"]), "what an IF decides on is one statement"


def test_the_mistakes_of_python() -> None:
    text = 'def f(a: int) -> int:\n    """Words 1."""\n    g(a)\n    if not a < 2:\n'
    text += "        return a + f(a)\n    return 3\n"
    found = made(".py", text)
    every = {kind: {one.split(":\n", 1)[1] for one in texts} for kind, texts in found.items()}
    assert {*every} == {"dropped", "condition", "operand", "return", "arithmetic"}
    assert any("a <= 2" in one for one in every["condition"])
    assert any("a - f(a)" in one for one in every["arithmetic"])
    assert all("Words 1." in one for texts in every.values() for one in texts)
    before = ast.unparse(ast.parse(text))
    assert all(ast.unparse(ast.parse(one)) != before for texts in found.values() for one in texts)


def test_a_seed_draws_the_same_everywhere_in_the_project() -> None:
    first, again, other = ([*islice(Draw(ROOT, seed), many)] for seed, many in ((7, 20), (7, 20), (8, 5)))
    names = [[(one.file, one.mistake.line, one.mistake.make()) for one in drawn] for drawn in (first, again, other)]
    assert names[0] == names[1]
    assert names[0][:5] != names[2]
    for mutant in first:
        text = (ROOT / mutant.file).read_text(encoding="utf-8")
        assert mutant.mistake.make()[1] != text
    assert {"asm", "zxmazes"} <= {mutant.file.split("/")[0] for mutant in first}
    assert len({mutant.mistake.kind for mutant in first}) >= 5


def test_each_place_can_have_mistakes() -> None:
    draw = Draw(ROOT, 1)
    assert {"asm/generate", "asm/solve", "asm/links", "asm/engine/keys", "asm/programs/endless", "basic"} <= set(
        draw.places
    )
    assert {f"zxmazes/{room}" for room in ("assembler", "programs", "routines", "drawings")} <= set(draw.places)
    assert draw._of("asm/engine/keys")


# --- a project of one module and its test -----------------------------------------------------------------------

MODULE = "def limit(number):\n    if number > 5:\n        return 5\n    return number\n"
TEST = "from zxmazes.small import limit\n\ndef test_limit():\n    assert limit(9) == 5\n"
DIGESTS = """
import hashlib, json, pathlib
text = pathlib.Path("zxmazes/small.py").read_text()
print(json.dumps({"module zxmazes/small.py": hashlib.sha256(text.encode()).hexdigest() if "wrong" not in text else ""}))
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # its test needs none, and pytest begins twice as fast
    files = {
        **{"zxmazes/small.py": MODULE, "emu_tests/test_small.py": TEST, "emu_tests/mutation/digests.py": DIGESTS},
        "build.py": "import pathlib\npathlib.Path('built').write_text('')\n",
    }
    for name, text in files.items():
        path = tmp_path / "project" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "project"


def mutants(project: Path) -> dict[str, Mutant]:
    """By what stands in the changed line, and what comes instead."""
    found = mistakes(Path("small.py"), (project / "zxmazes" / "small.py").read_text())
    return {f"{one.old} -> {one.make()[0]}": Mutant("zxmazes/small.py", one) for one in found}


def test_a_mistake_is_noticed_or_survives_and_the_copy_is_as_before(project: Path) -> None:
    every = mutants(project)
    tried = ("number > 5 -> number >= 5", "5 -> 6", "return 5 -> return None")
    with benches(project, 1) as (bench,):
        results = {name: bench.run(every[name]) for name in tried}
        assert (bench.root / "zxmazes" / "small.py").read_text() == MODULE
    assert results["number > 5 -> number >= 5"].outcome == trying.SURVIVED
    assert results["5 -> 6"].outcome == trying.KILLED
    assert "test_small.py::test_limit" in results["return 5 -> return None"].by
    assert not bench.root.exists()
    assert (project / "zxmazes" / "small.py").read_text() == MODULE


def test_what_changes_nothing_or_hangs(project: Path) -> None:
    (project / "emu_tests" / "test_small.py").write_text(
        TEST.replace("    assert", "    while limit(9) != 5: pass\n    assert")
    )
    every = mutants(project)
    with benches(project, 1, limit=2) as (bench,):
        assert bench.run(every["return 5 -> return None"]) == Result(trying.KILLED, "the time limit")
        (bench.root / "emu_tests" / "mutation" / "digests.py").write_text('print(\'{"module zxmazes/small.py": ""}\')')
        bench._right = bench._digests()
        assert not bench.run(every["return 5 -> return None"]).counts


def test_the_command_counts_what_counts(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "PROJECT", project)
    monkeypatch.setattr(command, "Draw", lambda project, seed: [*mutants(project).values()] * 9)
    done = CliRunner().invoke(command.main, ["-n", "5", "--seed", "3"])
    assert done.exit_code == 1
    assert "+ number >= 5" in done.output
    assert done.output.splitlines()[-1] == "2 of 5 were noticed; 60.0% survived"


@pytest.mark.parametrize("arguments", [["-n", "0"], ["--seed", "-1"], ["-n", "few"]])
def test_wrong_numbers_are_told(arguments: list[str]) -> None:
    done = CliRunner().invoke(command.main, arguments)
    assert done.exit_code == 2
    assert "Invalid value" in done.output

"""A routine of ours that fails is a report for us, in one line and with exit status 70."""

from pathlib import Path

import pytest

from emu_tests.machine.command_line import FIELD, one_line, run
from emu_tests.records.sampling import SOURCES, every

HANGS, GOES, LOSES = "jr $", "jp 0", "pop hl\n        pop de\n        jp (hl)"
DID = {
    HANGS: r"did not return within 70,000,000 T-states",
    GOES: "went to address 0: look at its stack, jumps and end",
    LOSES: "its pushes and pops do not match",
}


@pytest.mark.parametrize(
    ("file", "wrong", "words"),
    every(
        4,
        [
            ("generate/generate_dfs", HANGS, "dfs --seed 7 --size 11x9"),
            ("generate/generate_dfs", GOES, "dfs --seed 1 --size 31x31"),
            ("generate/generate_growing_tree", LOSES, "growing_tree --seed 1 --size 5x5 --set growing_newest=9"),
            ("generate/generate_dfs", GOES, "dfs --seed 1 --size 31x31 --longest-of 2"),
            ("transform/maze_stats", GOES, "--input field.txt --seed 1 --stats"),
            ("transform/mirror", HANGS, "--input field.txt --seed 1 --transform braid --transform mirror"),
            ("solve/solve_wave", HANGS, "dfs --seed 1 --size 31x31 --solve wave --from 1,3 --to 5,5"),
        ],
        *SOURCES,
    ),
)
def test_a_routine_that_fails_is_to_be_reported(file: str, wrong: str, words: str, project: Path) -> None:
    (project / "field.txt").write_text(FIELD)
    path = project / "asm" / f"{file}.asm"
    label = f"\n{path.stem}:"
    text = path.read_text()
    assert label in text
    path.write_text(text.replace(label, f"{label}\n        {wrong}\n", 1))
    told = one_line(run("maze", *words.split(), "--png", "a.png", cwd=project), 70)
    assert told.startswith(f"build.py: {path.stem} in `maze {words}`: the routine at $")
    assert told.endswith(f"{DID[wrong]}: this is a bug in zxmazes: please report this line\n")
    assert not (project / "a.png").exists()

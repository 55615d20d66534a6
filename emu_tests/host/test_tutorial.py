"""docs/TUTORIAL.md: its excerpts, figures and pictures are those of the sources as they are now."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from zxmazes import Library
from zxmazes.documents import tutorial
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import ASM, DOCS, ROOT

PAGE = DOCS / "TUTORIAL.md"
#: T-states: the beam at the first line of a 48K's picture, and from line to line.
FIRST, LINE = 14335, 224
LDIR = 21


def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def excerpts(text: str) -> Iterator[tuple[str, str]]:
    """Each excerpt with the file that its chapter names first: for Python the first one in Python."""
    for chapter in re.split(r"^## ", text, flags=re.MULTILINE):
        for language, excerpt in re.findall(r"^```(asm|python)\n(.*?)^```", chapter, re.DOTALL | re.MULTILINE):
            named = re.search(rf"\]\(\.\./([\w/.]+\.{'asm' if language == 'asm' else 'py'})\)", chapter)
            yield named[1] if named else "no file", excerpt.strip("\n")


def strange(text: str) -> list[str]:
    """The excerpts that do not occur word for word in their files."""
    return [
        f"{name}: {excerpt}"
        for name, excerpt in excerpts(text)
        if not (ROOT / name).is_file() or f"\n{excerpt}\n" not in (ROOT / name).read_text(encoding="utf-8")
    ]


def test_the_excerpts_are_in_their_files() -> None:
    assert strange(page()) == []
    assert len([*excerpts(page())]) > 10


@pytest.mark.parametrize(
    ("here", "changed"), [("call field_address", "call field_adress"), ("2_walk.asm)", "1_maze.asm)")]
)
def test_a_wrong_excerpt_is_noticed(here: str, changed: str) -> None:
    assert here in page()
    assert strange(page().replace(here, changed, 1))


def test_each_step_has_its_example_and_its_picture() -> None:
    """In their order, and each has something to try."""
    chapters = re.split(r"^## (?=\d)", page(), flags=re.MULTILINE)[1:]
    for name in tutorial.EXAMPLE_NAMES:
        number = tutorial.CHAPTERS.get(name, int(name[0]))
        chapter = chapters[number - 1]
        assert chapter.startswith(f"{number}. ")
        assert f"(../examples/spectrum/{name}.asm)" in chapter
        assert f"(pictures/tutorial/{name[0]}.png)" in chapter
        assert re.search(r"^\*\*Try it\*\*\n- .*\*\*Further on:\*\* ", chapter, re.DOTALL | re.MULTILINE)


def test_what_it_names_is_there() -> None:
    """Files, labels and constants in backquotes."""
    files = [*ASM.rglob("*.*"), *tutorial.EXAMPLES.iterdir(), *(ROOT / "zxmazes" / "starts").rglob("*.asm")]
    names = {path.name for path in files}
    everything = "".join(path.read_text(encoding="ascii") for path in files if path.suffix == ".asm")
    prose = re.sub(r"^```.*?^```", "", page(), flags=re.DOTALL | re.MULTILINE)
    for word in {*re.findall(r"`([\w/.]+)`", prose)}:
        if word.endswith(".asm"):
            assert (ASM / word).is_file() if "/" in word else word in names, word
        elif "_" in word and "." not in word:
            assert re.search(rf"\b{word}\b", everything), word


def test_the_pictures_are_not_stale(tmp_path: Path) -> None:
    made = {path.name: path.read_bytes() for path in tutorial.save_pictures(tmp_path)}
    assert {path.name: path.read_bytes() for path in tutorial.PICTURES.iterdir()} == made, "`build.py build`"
    assert len({*made.values()}) == len(tutorial.EXAMPLE_NAMES)


def test_other_pages_lead_to_it() -> None:
    for other in ("README.md", "examples/README.md"):
        assert "docs/TUTORIAL.md" in (ROOT / other).read_text(encoding="utf-8")


def test_figures_are_stated_in_heads_or_measured() -> None:
    """Each number of T-states is in a source or in a table of docs/SOUNDS.md, or else it is measured here."""
    stated = "".join(path.read_text(encoding="utf-8") for path in [*ASM.rglob("*.asm"), DOCS / "SOUNDS.md"])
    found = {*re.findall(r"(\d+,\d{3})", page())}
    other = {figure for figure in found if not re.search(rf"\b{figure}\b", stated)}
    times = [_search(seed) for seed in range(1, 101)]
    beam = {FIRST, FIRST + 96 * LINE, FIRST + 72 * LINE}
    measured = {round(sum(times) / len(times)), max(times), Machine(48).frame, 168 * 26 * LDIR, _upper_part(), *beam}
    assert other <= {f"{figure:,}" for figure in measured}


def _search(seed: int) -> int:
    """T-states from one corner of a maze to the other, as in step 3."""
    library = Library()
    library.generate("dfs", seed=seed, size=(31, 23))
    return library.solve("wave", (21, 29), (1, 1)).tstates


def _upper_part() -> int:
    """How late in its frame, at the earliest, step 7 draws the upper part, in thousands of T-states."""
    image = tutorial.assembled(tutorial.EXAMPLES / "7_labyrinth.asm")
    machine, choose, times = tutorial.begun(image), random.Random(1), []
    for number in range(600):
        if number % 24 == 0:
            machine.ports.held = (choose.choice("qaop"),)
        machine.run(1)
        machine.run_to(image.symbols["blocks_upper"], 200_000)
        times.append(machine.registers.t % machine.frame)
    return min(times) // 1000 * 1000


def test_a_window_of_step_4_takes_four_frames() -> None:
    image = tutorial.assembled(tutorial.EXAMPLES / "4_scroll.asm")
    machine = tutorial.begun(image)
    assert 3 < machine.call(image.symbols["view_draw"]).tstates / machine.frame <= 4


def test_late_pictures_are_as_the_game_s_test_counts_them() -> None:
    source = (ROOT / "emu_tests" / "tapes" / "test_minotaur_frames.py").read_text(encoding="utf-8")
    counted = re.search(r"late_pictures\(MinotaurPlayer\(48\), level, (\d+), thread=thread\) == \[\]", source)
    levels = re.search(r"^LEVELS, PACE = (\d+),", source, re.MULTILINE)
    assert counted
    assert levels
    words = re.sub(r"\s+", " ", page())
    assert f"of {counted[1]} that a bot sees on each of {levels[1]} levels, with and without a thread, none" in words

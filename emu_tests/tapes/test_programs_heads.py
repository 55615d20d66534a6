"""What the head of a program's code may state, what is made of it, and each mistake in one line."""

import os
from pathlib import Path

import pytest

from emu_tests.machine.workshop import LOADED, Workshop, workshop
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import built, registry
from zxmazes.programs.making import assembled, build
from zxmazes.programs.program import Area, Loading, Picture, ScreenPicture, ScreenRoutine
from zxmazes.programs.writers import writers

__all__ = ["workshop"]

MAIN = "asm/programs/tiny/main.asm"
KINDS = ", ".join(f"{kind} ({writer.description})" for kind, writer in writers().items())


def refusal(workshop: Workshop, name: str = "tiny") -> str:
    """The line with which a program is refused."""
    with pytest.raises(MazeError) as caught:
        build(name, workshop.dist)
    assert "\n" not in str(caught.value)
    assert str(workshop.root) not in str(caught.value), "a path of the project, the same everywhere"
    return str(caught.value)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ("; Loading: Tiny", {"loading": Loading("Tiny", "is", 7), "screen": None, "machine": 48, "carries": ()}),
        ("; Loading: Two games are loading\n; Ink: 3", {"loading": Loading("Two games", "are", 3)}),
        ("; Loading: It is loading", {"loading": Loading("It", "is", 7)}),
        (f"{LOADED}\n; Screen: draw", {"screen": ScreenRoutine("draw")}),
        (f"{LOADED}\n; Machine: 128\n; Kinds: tap sym", {"machine": 128, "kinds": ("tap", "sym")}),
        (
            f"{LOADED}\n; Carries: generate_dfs,\n;           solve_wave",
            {"carries": ("generate_dfs", "solve_wave")},
        ),
        (
            f"{LOADED}\n; Pictures: ENTER 1 w, 60; menu = ENTER, 20",
            {"pictures": (Picture("", ("ENTER", "1", "w"), 60), Picture("menu", ("ENTER",), 20))},
        ),
        (f"{LOADED}\n; A sentence: no field\n;   Of memory, as it is", {"start": "start", "kinds": ()}),
    ],
)
def test_the_fields_of_a_head(workshop: Workshop, fields: str, expected: dict[str, object]) -> None:
    path = workshop.code(fields)
    program = registry.program("tiny")
    assert {name: getattr(program, name) for name in expected} == expected
    assert program.code
    assert (program.code.path, program.code.label) == (path, MAIN)
    assert program.summary == "red round the screen"
    assert program.memory == (Area(0x8000, 0x8FFF, "code"),)
    assert program.parts == ("leaving",)


def test_a_picture_is_a_path_from_asm_on(workshop: Workshop) -> None:
    name = "programs/tiny/pictures/title.screen"
    workshop.code(f"{LOADED}\n; Screen: {name}")
    assert registry.program("tiny").screen == ScreenPicture(name, workshop.asm / name)


@pytest.mark.parametrize(
    ("text", "areas"),
    [
        ("8000-FF57 all", [(0x8000, 0xFF57, "all")]),
        (
            "5F80-7FFF pages, texts (slow) ;8000-8000  one",
            [(0x5F80, 0x7FFF, "pages, texts (slow)"), (0x8000,) * 2 + ("one",)],
        ),
    ],
)
def test_a_memory_map(workshop: Workshop, text: str, areas: list[tuple[int, int, str]]) -> None:
    path = workshop.code()
    path.write_text(path.read_text().replace("8000-8FFF code", text))
    assert registry.program("tiny").memory == tuple(Area(*area) for area in areas)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("8000-FF57", "`8000-FF57`: write the first and last address, in capitals, and the use: `8000-FF57 code`"),
        ("$8000-$FF57 code", "`$8000-$FF57 code`: write"),
        ("8000-ff57 code", "`8000-ff57 code`: write"),
        ("8000-FF57 code;", "``: write"),
        (
            "8000-FF58 code",
            "`8000-FF58 code` is not within 5D8E to FF57: BASIC and its loader are below, the user-defined ",
        ),
        ("5D8D-8FFF code", "`5D8D-8FFF code` is not within 5D8E to FF57"),
        ("9000-8FFF code", "`9000-8FFF code` ends before it begins"),
        ("8000-9FFF one; 9FFF-FF57 two", "`9FFF-FF57 two` begins below the end of `8000-9FFF one`"),
        ("9000-9FFF one; 8000-8FFF two", "`8000-8FFF two` begins below the end of `9000-9FFF one`"),
    ],
)
def test_a_mistake_in_a_memory_map_is_told(workshop: Workshop, text: str, message: str) -> None:
    path = workshop.code()
    path.write_text(path.read_text().replace("8000-8FFF code", text))
    assert refusal(workshop).startswith(f"{MAIN}:2: {message}")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("9000-FF57 code", "`Memory:` has areas from 9000, but the ORGs are 8000: make them the same"),
        ("8000-8FFF code; 9000-FF57 more", "`Memory:` has areas from 8000, 9000, but the ORGs are 8000"),
    ],
)
def test_a_memory_map_without_its_orgs_is_told(workshop: Workshop, text: str, message: str) -> None:
    path = workshop.code()
    path.write_text(path.read_text().replace("8000-8FFF code", text))
    assert refusal(workshop).startswith(f"{MAIN}: {message}")


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ("; Lodaing: Tiny", ":3: there is no field `Lodaing`: a head may have Memory, Screen, Loading, Ink, "),
        (f"{LOADED}\n; memory: 8000-FF57 code", ":4: there is no field `memory`"),
        (f"{LOADED}\n; Memory: 8000-FF57 code", ":4: the field `Memory` is here twice: join the two"),
        (f"{LOADED}\n; Parts: leaving", ":4: there is no field `Parts`"),
        (
            f"{LOADED}\n nop\n; Kinds: tap",
            ":5: the field `Kinds` is below the first instruction: move it to the head",
        ),
        (f"{LOADED}\n;Kinds: tap", ":4: write `; Kinds:` in the first column and with one space"),
        (f"{LOADED}\n; Kinds tap", ":4: write `; Kinds:`"),
        (
            f"{LOADED}\n; Kinds: tap wav",
            f":4: there is no kind `wav`: choose from {KINDS}",
        ),
        (f"{LOADED}\n; Kinds:", f":4: the list is empty: choose from {', '.join(writers())}, or remove the field"),
        (
            f"{LOADED}\n; Machine: 128\n; Kinds: z80",
            ":5: a z80 file cannot be made of this program: choose from ",
        ),
        (f"{LOADED}\n; Machine: 64", ":4: `64`: write 48 or 128"),
        (f"{LOADED}\n; Ink: bright", ":4: `bright`: write a colour, 0 to 7"),
        (f"{LOADED}\n; Pictures: ENTER", ":4: `ENTER`: write the keys and the frames to wait, such as "),
        (f"{LOADED}\n; Pictures: ENTER W, 5", ":4: there is no key `W`: use 0-9, a-z, ENTER, SPACE, CS or SS"),
        (f"{LOADED}\n; Pictures: w, 5; x, 5", ":4: `x, 5`: another picture has this name: rename one"),
        (f"{LOADED}\n; Pictures: title = w, 5", ":4: `title = w, 5`: another picture has this name"),
        ("", ": basic/loader.bas needs a field `Loading`: add `; Loading: TITLE`"),
        ("; Loading:", ":3: ``: the title has 1 to 32 characters of the Spectrum, and no quotation mark"),
        (f"; Loading: {'x' * 33}", f":3: `{'x' * 33}`: the title has 1 to 32"),
        ('; Loading: "Tiny"', ':3: `"Tiny"`: the title has'),
        (f"{LOADED}\n; Screen: two words", ":4: `two words`: write the public routine that draws the screen, such as "),
        (f"{LOADED}\n; Screen: ../title.screen", ":4: `../title.screen`: write the public routine"),
        (f"{LOADED}\n; Screen: paint", ": `Screen:` names `paint`, which is not a public label: write that routine"),
        (f"{LOADED}\n; Carries: generate_dfs, wave", ":4: there is no routine `wave`: write labels, or generators, "),
    ],
)
def test_a_mistake_in_a_head_is_told(workshop: Workshop, fields: str, message: str) -> None:
    workshop.code(fields)
    assert refusal(workshop).startswith(MAIN + message)
    assert list(workshop.dist.iterdir()) == []


def test_a_program_without_a_memory_map_is_told(workshop: Workshop) -> None:
    path = workshop.code()
    path.write_text(path.read_text().replace("; Memory: 8000-8FFF code\n", ""))
    assert refusal(workshop).startswith(
        f"{MAIN}: its head has no field `Memory`: add `; Memory: 8000-FF57 code and variables`"
    )


@pytest.mark.parametrize("field", ["Loading: Tiny", "Ink: 3"])
def test_a_title_for_a_loader_that_does_not_show_it_is_told(workshop: Workshop, field: str) -> None:
    workshop.code(f"; {field}")
    workshop.write("basic/tiny.bas", "10 STOP\n")
    name = field.partition(":")[0]
    assert refusal(workshop).startswith(
        f"{MAIN}:3: `{name}` is for basic/loader.bas, and this program has its own BASIC:"
    )


@pytest.mark.parametrize("field", ["Cassette: other", "Kinds: tap", "Text: Z4"])
def test_the_shared_loader_has_parts_only(workshop: Workshop, field: str) -> None:
    workshop.code()
    path = workshop.basic / "loader.bas"
    path.write_text(path.read_text().replace("# Parts:", f"# {field}\n# Parts:"))
    assert f"there is no field `{field.partition(':')[0]}`: a head may have Parts" in refusal(workshop)


# --- which programs there are -------------------------------------------------------------------------------


def test_files_make_programs(workshop: Workshop) -> None:
    """A folder with main.asm, a file of a folder with its BASIC, and BASIC alone; the rest are parts."""
    workshop.code()
    workshop.code(name="box")
    for path in ("asm/programs/tiny/page.asm", "asm/programs/box/code.asm", "asm/programs/box/part.asm"):
        workshop.write(path, "; Memory: 8000-FF57 all\n")
    for name in ("box_code", "hello"):
        workshop.write(f"basic/{name}.bas", f"# {name}.bas - BASIC {name}\n10 STOP\n")
    assert registry.names() == ["box", "box_code", "hello", "tiny"]
    found = {name: registry.program(name) for name in registry.names()}
    assert [program.start for program in found.values()] == ["start", None, None, "start"]
    code = {name: program.code.label for name, program in found.items() if program.code}
    assert code == {
        "box": "asm/programs/box/main.asm",
        "box_code": "asm/programs/box/code.asm",
        "tiny": "asm/programs/tiny/main.asm",
    }
    assert found["box_code"].summary == "BASIC box_code"
    assert (found["box_code"].tape_name, found["tiny"].tape_name) == ("code", "tiny")


def test_a_folder_without_its_main_source_is_told(workshop: Workshop) -> None:
    workshop.code()
    workshop.write("asm/programs/other/page.asm", "")
    assert registry.names() == ["tiny"], "it does not keep the others from being built and run"
    with pytest.raises(MazeError, match=r"^asm/programs/other: the folder has no main\.asm: write it, or remove"):
        registry.check_folders()
    workshop.write("basic/other_page.bas", "10 STOP\n")
    registry.check_folders()
    assert registry.names() == ["other_page", "tiny"]


def test_two_sources_for_one_program_are_told(workshop: Workshop) -> None:
    workshop.code(name="box_code")
    workshop.code(name="box")
    workshop.write("asm/programs/box/code.asm", "")
    assert registry.program("box_code").code, "no BASIC calls the other one: it is a part"
    workshop.write("basic/box_code.bas", "10 STOP\n")
    with pytest.raises(
        MazeError, match=r"^asm/programs/box/code\.asm: asm/programs/box_code/main\.asm is also the code of `box_code`"
    ):
        registry.program("box_code")


@pytest.mark.parametrize("name", ["Tiny", "tiny-2", "2tiny"])
def test_a_folder_of_a_name_that_no_tape_can_have_is_told(workshop: Workshop, name: str) -> None:
    workshop.code(name=name)
    assert refusal(workshop, name).startswith(f"asm/programs/{name}: rename it: ")


@pytest.mark.parametrize("kind", ["folder", "link"])
def test_an_odd_source_does_not_count_as_basic_alone(workshop: Workshop, kind: str) -> None:
    workshop.write("basic/box_code.bas", "10 STOP\n")
    workshop.code(name="box")
    assert assembled(registry.program("box_code")) is None, "BASIC alone"
    source = workshop.asm / "programs" / "box" / "code.asm"
    if kind == "folder":
        source.mkdir()
    else:
        source.symlink_to(Path(os.devnull).with_name("nowhere"))
    assert refusal(workshop, "box_code").startswith("asm/programs/box/code.asm: cannot be read: ")


def test_a_program_in_basic_may_have_a_picture(workshop: Workshop) -> None:
    """It follows the BASIC, which loads it; a routine cannot draw it, as there is none."""
    screen = bytes(range(256)) * 27
    path = workshop.asm / "programs" / "tiny" / "pictures" / "cover.screen"
    path.parent.mkdir(parents=True)
    path.write_bytes(screen)
    text = '# tiny.bas - a cover\n#\n# Screen: {}\n\n5 LOAD ""SCREEN$: PAUSE 0\n'
    source = workshop.write("basic/tiny.bas", text.format("programs/tiny/pictures/cover.screen"))
    build("tiny", workshop.dist)
    machine = Machine(48)
    built.load(machine, "tiny", workshop.dist)
    assert machine.screen() == screen
    source.write_text(text.format("draw"))
    assert refusal(workshop) == (
        "basic/tiny.bas: `Screen:` names `draw`, but there is no code that could draw: name a picture"
    )

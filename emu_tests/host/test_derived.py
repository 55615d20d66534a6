"""All headers together: families, parameters, menus; the sources made of them, and the copies of these in asm/."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from emu_tests.host.test_manifest import GOOD, SOLVER, write
from emu_tests.oracles.headers import COLLECTION
from zxmazes.assembler.assembly import assemble_text
from zxmazes.errors import MazeError
from zxmazes.paths import ASM
from zxmazes.programs.carried import copies
from zxmazes.routines import derived, index, part_variables
from zxmazes.routines import images as images_module
from zxmazes.routines.library import Library


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Path]]:
    """A house of its own, which holds the sources that a test writes."""
    caches = (index.routines, index.parameters, index.by_name)
    for cache in caches:
        cache.cache_clear()
    monkeypatch.setattr(index, "ASM", tmp_path)
    yield lambda text: write(tmp_path, text)
    for cache in caches:
        cache.cache_clear()


CHANGE = GOOD.replace("generate_x", "change_x").replace("Family: generator", "Family: change\n; After: generate_x")


def test_a_house_of_three(house: Callable[[str], Path]) -> None:
    for text in (GOOD, CHANGE, SOLVER):
        house(text)
    assert {family: index.names(family) for family in ("generator", "change", "solver", "fill")} == {
        "generator": ["x"],
        "change": ["change_x"],
        "solver": ["x"],
        "fill": [],
    }
    assert index.routine("change_x").after == "generate_x"
    assert list(index.parameters()) == ["x_first", "x_second"]
    assert index.readers("x_first") == ("generate_x", "change_x")
    assert list(index.parameters_of("solve_x")) == []
    assert list(index.parameters_of("change_x")) == ["x_first", "x_second"]
    with pytest.raises(MazeError, match="asm: there is no routine `solve_y`"):
        index.routine("solve_y")


def test_a_list_names_labels_or_whole_families(house: Callable[[str], Path]) -> None:
    for text in (GOOD, CHANGE, SOLVER):
        house(text)
    assert index.select("solvers, generate_x, generators, changes") == ["solve_x", "generate_x", "change_x"]
    assert index.select("generators, solvers, no generate_x") == ["solve_x"]
    for text in ("generators, no solve_x", "no generate_x, generators"):
        with pytest.raises(ValueError, match="there is no routine `no "):
            index.select(text)
    with pytest.raises(ValueError, match="there is no routine `generate_y`: write labels, or generators"):
        index.select("generate_x, generate_y")


def test_headers_at_odds_are_told(house: Callable[[str], Path]) -> None:
    house(GOOD)
    path = house(CHANGE.replace("default 3,", "default 4,"))
    index.routines()
    with pytest.raises(
        MazeError, match=rf"{path}:4: parameter `x_first` differs from that in .*generate_x\.asm: make them "
    ):
        index.parameters()


def test_a_change_is_after_a_generator(house: Callable[[str], Path]) -> None:
    path = house(CHANGE)
    with pytest.raises(MazeError, match=f"{path}:4: After: there is no generator `generate_x`: choose another"):
        index.routines()


def test_menus_are_in_order_and_the_same_place_is_by_name(house: Callable[[str], Path]) -> None:
    for name, place in (("b", 20), ("a", 20), ("z", 10)):
        house(GOOD.replace("generate_x", f"generate_{name}").replace("30,", f"{place},"))
    assert [one.name for one in index.in_menu_order(index.routines().values())] == ["z", "a", "b"]


def test_every_source_has_its_manifest() -> None:
    assert len(index.routines()) == len(index.sources(*(one for one in index.EVERY_FOLDER if one != "lib")))


# --- what is made of them ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", copies())
def test_the_copies_are_fresh(name: str) -> None:
    text = (ASM / name).read_text(encoding="utf-8")
    assert text == copies()[name], "it is stale: run `make build` and commit it"


def test_the_variables_of_a_part_are_those_of_its_macro(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One file with a guard is all; one without would reserve them in every program."""
    monkeypatch.setattr(part_variables, "ASM", tmp_path)
    (tmp_path / "engine").mkdir()
    part = tmp_path / "engine" / "lives.asm"
    own = "lives_variables macro\nlives: ds 1\n        endm\n"
    part.write_text(f"        if ! defined ENGINE_LIVES\n{own}        endif\n")
    assert "if ! defined ENGINE_LIVES\nlives_variables macro\n" in part_variables.engine_variables()
    part.write_text(own)
    with pytest.raises(
        MazeError, match=r"^asm/engine/lives\.asm: it has the macro lives_variables and no guard: begin"
    ):
        part_variables.engine_variables()


def test_a_stale_copy_is_written_anew_and_a_fresh_one_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(derived, "ASM", tmp_path)
    path = tmp_path / "lib" / "parameters.asm"
    files = derived.generated_files()
    for name in files:
        (tmp_path / name).parent.mkdir(exist_ok=True)
    assert derived.refresh(files) == [tmp_path / name for name in files]
    assert derived.refresh(files) == []
    path.write_text("; stale\n")
    assert derived.refresh(files) == [path]
    assert path.read_text() == files["lib/parameters.asm"]


@pytest.mark.parametrize(("text", "message"), [("# none", "between two lines <!-- para"), (None, "cannot be read: No")])
def test_a_readme_without_its_table_is_told(
    text: str | None, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(derived, "ASM", tmp_path)
    if text:
        (tmp_path / "README.md").write_text(text)
    with pytest.raises(MazeError, match=rf"asm/README\.md: .*{message}"):
        derived.readme()


def test_the_variables_stand_one_after_the_other(library: Library) -> None:
    """As Library.set_parameters needs them."""
    place = library.address(next(iter(index.parameters())))
    for label, parameter in index.parameters().items():
        assert library.address(label) == place, label
        place += parameter.bytes


#: What engine and programs define; the values are the test's own.
STUBS = {"TEXT_END": 0, "PERFECT_INK": 1, "LOOPS_INK": 2, "NAME_SPACE": 3, "NAME_HYPHEN": 4, "CHANGE_INK": 5}
STUBS |= {"SOLVER_PACKED": 9, "SOLVER_PAGED": 0}


class Tables:
    """What a program gets that carries these routines, assembled."""

    def __init__(self, labels: list[str]) -> None:
        made = derived.generated_files() | {
            "menus.asm": derived.carried_tables("menus.asm", labels),
            "carried.asm": derived.carried_code("carried.asm", [*labels, "maze_stats"]),
        }
        lines = ["        org $6000", *(f"{name}: equ {value}" for name, value in STUBS.items())]
        lines += [f'        include "{name}"' for name in ("menus.asm", "carried.asm")]
        text = "\n".join([*lines, "image_end:", '        include "lib/variables.asm"'])
        self.image = assemble_text(text, "tables", given=made)
        self.symbols = self.image.symbols

    def words(self, place: int, count: int) -> list[int]:
        """So many words from an address on."""
        data = self.image.code[place - self.image.org :]
        return [int.from_bytes(data[i : i + 2], "little") for i in range(0, 2 * count, 2)]

    def texts(self, place: int, count: int) -> list[str]:
        """So many texts from an address on, as they are shown in one row."""
        found = self.image.code[place - self.image.org :].split(b"\0")[:count]
        return [text.decode("ascii").replace("\3", " ").replace("\4", "") for text in found]


@pytest.fixture(scope="module")
def tables() -> Tables:
    """Of all generators and changes; memory has no room for the solvers too."""
    return Tables([label for label, one in index.routines().items() if one.menu.place and one.family != "solver"])


def test_the_menu_of_generators_is_that_of_the_headers(tables: Tables) -> None:
    """Colour, routine, parameters, name and rows of each; every entry in its place."""
    makers = index.in_menu_order(one for one in index.routines().values() if one.family in ("generator", "change"))
    assert tables.symbols["MENU_COUNT"] == len(makers)
    inks = {"change": 5, "generator": 2}
    for one, entry in zip(makers, tables.words(tables.symbols["menu_table"], len(makers)), strict=True):
        perfect = one.family == "generator" and any(term.startswith("perfect") for term in one.promise.terms)
        assert tables.words(entry, 1)[0] % 256 == (1 if perfect else inks[one.family])
        read = [tables.symbols[f"of_{parameter.label}"] for parameter in one.parameters]
        called = f"change_{one.label}" if one.ends else one.label
        assert tables.words(entry + 1, 3) == [tables.symbols[called], *read, 0, 0][:3]
        assert tables.texts(entry + 7, 3) == [one.menu.name.replace("/", ""), *one.menu.rows]


def test_each_parameter_is_described_for_the_menu(tables: Tables) -> None:
    makers = [one.label for family in ("generator", "change") for one in index.by_name(family).values()]
    read = index.parameters_of(*makers)
    described = tables.words(tables.symbols["parameter_table"], len(read) + 1)
    assert described.pop() == 0
    for place, (label, one) in zip(described, read.items(), strict=True):
        assert tables.words(place, 4) == [tables.symbols[label], one.least, one.most, one.default]
        assert tables.texts(place + 8, 1) == [one.name]


def test_the_menu_of_solvers_is_that_of_the_headers() -> None:
    solvers = index.in_menu_order(one for one in index.by_name("solver").values() if one.notes.address)
    tables = Tables([one.label for one in solvers])
    assert tables.symbols["SOLVERS"] == len(solvers)
    for one, entry in zip(solvers, tables.words(tables.symbols["solver_table"], len(solvers)), strict=True):
        assert tables.words(entry, 1) == [tables.symbols[one.label]]
        first, _, second = one.menu.name.partition("/")
        assert tables.texts(entry + 6, 2) == [first.rstrip(), second]
    wave, small = (tables.words(tables.symbols[f"solver_of_{name}"] + 2, 2) for name in ("wave", "wave_small"))
    assert wave == [tables.symbols["work"] + 68, 33]
    assert small == [tables.symbols["SMALL_FIRST"] * 256 + 0xE0, 0]
    with pytest.raises(MazeError, match=r"^solve_greedy has no `Notes` for the menu of solvers: add"):
        derived.carried_tables("menus.asm", ["solve_greedy"])


def test_a_program_carries_what_it_names_alone() -> None:
    """Their entries in the menu's order, and their parameters; nothing of the others."""
    symbols = (tables := Tables(["mirror", "generate_dfs"])).symbols
    entries = [symbols["entry_of_generate_dfs"], symbols["entry_of_mirror"]]
    assert tables.words(symbols["menu_table"], 2) == entries
    assert tables.words(symbols["parameter_table"], 2) == [symbols["of_mirror_axes"], 0]
    assert not {"generate_prim", "solver_table", "of_tunnel_steps"} & symbols.keys()


def test_a_tape_of_all_generators_has_none_of_another_collection() -> None:
    small = index.select("generators, changes, solvers")
    assert {COLLECTION[label] for label in small} == {"field"}
    large = index.select("large generators, large changes")
    assert "generate_dfs_large" in large
    assert {COLLECTION[label] for label in large} == {"large"}


def test_an_image_that_leaves_no_stack_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a few more routines its buffers would reach the stack of a call."""
    made = images_module.assemble_library.__wrapped__("links")
    free = images_module.STACK - made.memory_end
    monkeypatch.setattr(images_module, "STACK_ROOM", free)
    assert images_module.assemble_library.__wrapped__("links") == made
    monkeypatch.setattr(images_module, "STACK_ROOM", free + 1)
    with pytest.raises(MazeError, match=r"^the library of all tilings: with the buffers it is 1 bytes too long"):
        images_module.assemble_library.__wrapped__("links")


def test_two_images_have_their_variables_at_the_same_addresses() -> None:
    """So a maze that one makes is there for the other."""
    field, solve = (images_module.assemble_library(name) for name in ("field", "solve"))
    for label in ("rng_seed", "field_width", "wave_limit", "work", "field", "route", "tile_properties", "angle_rows"):
        assert field.symbols[label] == solve.symbols[label]
    assert {"generate_dfs", "maze_stats"} <= field.symbols.keys() - solve.symbols.keys()
    assert {"solve_wave", "solve_angle"} <= solve.symbols.keys() - field.symbols.keys()
    library = Library()
    library.generate("dfs", 7)
    assert library.solve("wave", (1, 1), (29, 29)).registers.bc == len(library.route()) > 50
    assert library.stats().parts == 1


def test_an_image_that_reaches_the_variables_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    made = images_module.assemble_library("solve")
    end = made.org + len(made.code)
    one = replace(index.COLLECTIONS["field"], variables=end)
    monkeypatch.setitem(index.COLLECTIONS, "field", one)
    images_module._variables.cache_clear()
    assert len(images_module.assemble_library.__wrapped__("solve").code) == len(made.code)
    monkeypatch.setitem(index.COLLECTIONS, "field", replace(one, variables=end - 1))
    images_module._variables.cache_clear()
    with pytest.raises(
        MazeError, match=r"^the library of all routines, solve: it is 1 bytes too long to leave the var"
    ):
        images_module.assemble_library.__wrapped__("solve")
    images_module._variables.cache_clear()

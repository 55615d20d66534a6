"""The house as docs/DESIGN.md describes it: rooms in layers, short modules, and nothing that reaches outside."""

import ast
import functools
import re
from collections import Counter
from pathlib import Path

import pytest

from zxmazes.documents import house, markdown
from zxmazes.paths import ASM, ROOT

PACKAGE = ROOT / "zxmazes"
TESTS = ROOT / "emu_tests"
#: The rooms of the package from the lowest to the highest: each imports from itself and from those before it.
LAYERS = (
    "errors",
    "paths",
    "files",
    "cache",
    "packing",
    "cores",
    "machine",
    "assembler",
    "basic",
    "heads",
    "tilings",
    "routines",
    "m2",
    "block_maze",
    "programs",
    "library",
    "masks",
    "ways",
    "drawings",
    "interface",
    "documents",
    "release",
    "web",
    "commands",
    "cli",
)
MODULES = sorted([*PACKAGE.rglob("*.py"), *TESTS.rglob("*.py"), ROOT / "build.py"])
SOURCES = sorted(ASM.rglob("*.asm"))
MODULE_LINES, FUNCTION_LINES = 300, 50
#: What gives the reason for more, in a line of its own: at the head of a module or a source, or above a function.
REASON = re.compile(r"^[#;] (Longer than \d+ lines because .{10,})$", re.MULTILINE)


@functools.cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@functools.cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(text_of(path))


def room(module: str) -> str:
    """`machine` for `zxmazes.machine.tape`."""
    return module.split(".")[1]


@functools.cache
def imports(path: Path) -> list[tuple[str, bool]]:
    """The modules of the package that a module imports, each with: is it only imported when a function runs?"""
    tree = tree_of(path)
    inside = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in ("zxmazes", "emu_tests"):
            deeper = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [(name if is_module(name) else str(node.module), id(node) in inside) for name in deeper]
        elif isinstance(node, ast.Import):
            found += [(alias.name, id(node) in inside) for alias in node.names if alias.name.startswith("zxmazes")]
    return found


@functools.cache
def is_module(name: str) -> bool:
    path = ROOT / name.replace(".", "/")
    return path.with_suffix(".py").is_file() or path.is_dir()


def test_a_room_knows_only_the_rooms_below() -> None:
    for path in PACKAGE.rglob("*.py"):
        own = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        for name, _ in imports(path) if own not in ("__init__", "__main__") else ():
            if name == "zxmazes":  # the package itself: its version
                continue
            assert name.startswith("zxmazes."), f"{path.name} imports {name}"
            assert LAYERS.index(room(name)) <= LAYERS.index(own), f"{own} imports {name}"


def test_rooms_use_each_other_downwards_and_the_picture_shows_it() -> None:
    """In the assembly, the package and the tests: nothing includes or imports in a circle of rooms."""
    for rooms in (house.assembly(), house.package(), house.tests()):
        floors = house.floors(rooms)
        assert all(floors[name] < floors[other] for name, used in rooms.items() for other in used)
    assert markdown.stale(house.pages(lambda what: None)) == [], "run `.venv/bin/python build.py bench house`"


def test_a_circle_of_rooms_is_noticed() -> None:
    with pytest.raises(ValueError, match=r"b <- a <- b|a <- b <- a"):
        house.floors({"a": {"b"}, "b": {"a"}})
    rooms = {"top": {"middle", "low"}, "middle": {"low"}, "low": set[str]()}
    assert house.arrows(rooms) == [("top", "middle"), ("middle", "low")]


def test_no_module_imports_itself_by_way_of_others() -> None:
    """At the time of importing; what a function imports when it runs does not count."""
    graph: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        graph[name] = {other for other, late in imports(path) if not late}
    done: set[str] = set()

    def visit(name: str, way: tuple[str, ...]) -> None:
        assert name not in way, " -> ".join([*way[way.index(name) :], name])
        if name not in done:
            for other in graph.get(name, ()):
                visit(other, (*way, name))
            done.add(name)

    for name in graph:
        visit(name, ())


def test_no_helper_imports_a_test() -> None:
    """What tests and helpers share is a helper's."""
    for path in TESTS.rglob("*.py"):
        tests = re.findall(r"^ *(?:from|import) .*\btest_\w+", text_of(path), re.MULTILINE)
        assert not tests or path.name.startswith("test_"), f"{path.name}: {tests}"


def test_each_room_of_tests_says_what_is_in_it() -> None:
    """In a README of a few lines, whose files are there."""
    for folder in (path.parent for path in TESTS.glob("*/__init__.py")):
        text = (folder / "README.md").read_text(encoding="utf-8")
        assert 4 <= len(text.splitlines()) <= 9, folder.name
        for name in re.findall(r"`((?:\w+/)?[\w*]+\.(?:py|txt))`", text):
            assert any(TESTS.glob(name if "/" in name else f"{folder.name}/{name}")), f"{folder.name}: {name}"


def test_each_test_file_has_a_name_of_its_own() -> None:
    """The record of sweeps and the reader know it by that name, whatever its room."""
    names = [path.name for path in TESTS.rglob("test_*.py")]
    assert len(names) == len({*names})


def test_each_module_has_a_name_of_its_own() -> None:
    """Those that are found by their names aside: commands, file formats, dialects."""
    named_after = ("commands", "writers", "formats", "dialects")
    names = Counter(path.stem for path in PACKAGE.rglob("*.py") if path.parent.name not in named_after)
    assert not [name for name, count in names.items() if count > 1 and not name.startswith("__")]


def test_modules_and_functions_are_short_or_tell_why() -> None:
    for path in MODULES:
        lines, tree = text_of(path).splitlines(), tree_of(path)
        imported = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
        count = len(lines) - sum((node.end_lineno or 0) - node.lineno + 1 for node in imported)
        if count > MODULE_LINES:
            assert REASON.search("\n".join(lines[:40])), f"{path.name}: {count} lines, imports aside"
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.FunctionDef)
                and node.end_lineno
                and node.end_lineno - node.lineno >= FUNCTION_LINES
            ):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                length = f"{path.name}: {node.name}: {node.end_lineno - node.lineno + 1} lines"
                assert REASON.fullmatch(lines[first - 2].strip()), length


def test_sources_are_short_or_tell_why() -> None:
    """A routine of the library is one algorithm, and takes up to 400 lines; a part of a program takes 300."""
    for path in SOURCES:
        lines = path.read_text(encoding="ascii").splitlines()
        most = 300 if path.relative_to(ASM).parts[0] in ("engine", "programs") else 400
        assert len(lines) <= most or REASON.search("\n".join(lines[:20])), f"{path}: {len(lines)} lines"


def test_the_package_imports_no_tests() -> None:
    for path in PACKAGE.rglob("*.py"):
        assert not re.search(r"\b(from|import) emu_tests", text_of(path)), path

"""What a test function is made of: its source and that of all that it names, without comments, docstrings and messages.

Followed are the modules of the tests and those of the measured pages, which judge too. Definitions count, not whole
modules: a change beside them leaves the closure as it is.
"""

import ast
import functools
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from zxmazes.paths import ROOT

_TESTS = Path(__file__).parents[1]
_PACKAGE = _TESTS.name
_PAGES = "zxmazes.documents"
_FIXTURES = "conftest"
_NO_JUDGES = {*sys.stdlib_module_names, "pytest", "zxmazes", _PACKAGE, _FIXTURES}

#: A module and a name in it; an empty name is all of the module.
Place = tuple[Path, str]


@dataclass
class _Module:
    """The top level of a module: the statements that bind each name, and where imported names come from."""

    made: dict[str, list[ast.stmt]] = field(default_factory=dict)
    imported: dict[str, tuple[str, str]] = field(default_factory=dict)


class _Plain(ast.NodeTransformer):
    """Drops words without effect: docstrings and the messages of assertions."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
        elif isinstance(node, ast.Assert):
            node.msg = None
        return node


def plain(tree: ast.Module) -> ast.Module:
    """A module without its docstrings and the messages of its assertions."""
    done = _Plain().visit(tree)
    assert isinstance(done, ast.Module)
    return done


@functools.cache
def _read(path: Path) -> _Module:
    tree = plain(ast.parse(path.read_text(encoding="utf-8")))
    module = _Module()
    for statement in ast.walk(tree):  # in a `try` and in a function, too
        if isinstance(statement, ast.Import):
            for alias in statement.names:
                name = alias.name if alias.asname else alias.name.partition(".")[0]
                module.imported[alias.asname or name] = (name, "")
        elif isinstance(statement, ast.ImportFrom):
            for alias in statement.names:
                module.imported[alias.asname or alias.name] = (str(statement.module), alias.name)
    for statement in tree.body:
        if not isinstance(statement, ast.Import | ast.ImportFrom):
            for name in _bound(statement) | (_filled(statement) - module.imported.keys()):
                module.made.setdefault(name, []).append(statement)
    return module


def _bound(statement: ast.stmt) -> set[str]:
    """The names that a statement of the top level gives a meaning; that of a function or a class alone is its own."""
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {statement.name}
    nodes = list(ast.walk(statement))
    names = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return names | {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}


def _filled(statement: ast.stmt) -> set[str]:
    """The names whose values a statement of the top level changes: TABLE[1] = 2, TABLE.append(3)."""
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return set()
    nodes = list(ast.walk(statement))
    places = [
        node for node in nodes if isinstance(node, ast.Subscript | ast.Attribute) and isinstance(node.ctx, ast.Store)
    ]
    calls = [node.value for node in nodes if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)]
    return {name for node in [*places, *(call.func for call in calls)] if (name := _base(node))}


def _base(node: ast.expr) -> str:
    """The name before the dots and brackets; empty for a plain name, and for what has none."""
    inner = node
    while isinstance(inner, ast.Subscript | ast.Attribute):
        inner = inner.value
    return inner.id if isinstance(inner, ast.Name) and inner is not node else ""


def _path(module: str) -> Path | None:
    """The file of a module that is followed, else None."""
    if module == _PAGES or module.startswith(f"{_PAGES}."):
        path = ROOT / module.replace(".", "/")
        return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    path = _TESTS / module.removeprefix(f"{_PACKAGE}.").replace(".", "/")
    return next((one for one in (path.with_suffix(".py"), path / "__init__.py") if one.is_file()), None)


def _name(path: Path) -> str:
    """The name by which a module that is followed imports itself."""
    if path.is_relative_to(_TESTS):
        return ".".join(path.relative_to(_TESTS).with_suffix("").parts)
    return f"{_PAGES}.{path.stem}"


@dataclass
class Closure:
    """text: the definitions, each after its place, in order. packages: those that judge."""

    text: str
    packages: set[str]


@functools.cache
def closure(path: Path, name: str, fixtures: tuple[str, ...] = ()) -> Closure:
    """That of a test function and of its fixtures, which may be of its module. Raises KeyError when there is none."""
    found: dict[Place, str] = {}
    packages: set[str] = set()
    here = _read(path).made
    waiting: list[Place] = [(path, name), *((path, one) for one in fixtures if one in here)]
    if shared := _path(_FIXTURES):
        waiting += [(shared, one) for one in fixtures if one not in here]
    if name not in _read(path).made:
        raise KeyError(name)
    while waiting:
        place = waiting.pop()
        if place in found:
            continue
        statements = _statements(place)
        if not statements and (again := _read(place[0]).imported.get(place[1])):  # a name that is handed on
            waiting += [(target, again[1])] if (target := _path(again[0])) else []
        found[place] = "\n".join(ast.unparse(one) for one in statements)
        for module, attribute in _uses(place[0], statements):
            if target := _path(module):
                waiting.append((target, attribute))
            elif module.partition(".")[0] not in _NO_JUDGES:
                packages.add(module.partition(".")[0])
    text = "".join(f"# {where.stem}.{what}\n{made}\n" for (where, what), made in sorted(found.items()) if made)
    return Closure(text, packages)


def _statements(place: Place) -> list[ast.stmt]:
    path, name = place
    made = _read(path).made
    every = made.values() if not name else [made.get(name, [])]
    return list(dict.fromkeys(statement for statements in every for statement in statements))


def _uses(path: Path, statements: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Modules, and names in them, that the statements of a module use; an empty name is all of the module."""
    module = _read(path)
    own = _name(path)
    nodes = [node for statement in statements for node in ast.walk(statement)]
    dotted = {node.value: node.attr for node in nodes if isinstance(node, ast.Attribute)}
    for node in nodes:
        if isinstance(node, ast.arg):
            yield _FIXTURES, node.arg  # where there is no fixture of that name, this adds nothing
        name = node.arg if isinstance(node, ast.arg) else node.id if isinstance(node, ast.Name) else ""
        if name in module.made:
            yield own, name
        elif name in module.imported:
            source, taken = module.imported[name]
            inside = f"{source}.{taken}" if taken else source
            path_inside = _path(inside)
            if path_inside and path_inside.is_file():
                yield inside, dotted.get(node, "")
            else:
                yield source, taken

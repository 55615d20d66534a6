"""The routines for the page: assembled images, symbols, parameters, tilings, sources and blocks."""

import functools
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from zxmazes.assembler.assembly import Assembly, assemble_traced
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.assembler.statement import MNEMONICS
from zxmazes.cache import cached, maker, pack, unpack
from zxmazes.cores import on_all_cores
from zxmazes.drawings.png import DRAWING, drawing_code, drawing_text
from zxmazes.library.choice import choose
from zxmazes.library.formats import Options, format_of
from zxmazes.library.placing import place
from zxmazes.machine.spectrum import SECOND
from zxmazes.paths import ASM
from zxmazes.routines.derived import Generated, generated_files
from zxmazes.routines.images import assemble_library, image_title, library_text
from zxmazes.routines.index import IMAGES, collection_of, image_of, parameters, routines
from zxmazes.tilings import STRIDE, TILINGS
from zxmazes.web.json import packed
from zxmazes.web.notes import notes_of

_DRAWING = "drawing"
#: In a header's `Refuses`: the one tiling that a routine is for.
_ONLY = re.compile(r"any tiling but (\w+)")


def files() -> tuple[dict[str, Any], dict[str, bytes]]:
    """What data/routines.json says, and the files that belong to it. Raises MazeError for a broken source."""
    made: dict[str, bytes] = {}
    images = {name: assemble_library(name) for name in IMAGES} | {_DRAWING: drawing_code()}
    stated: dict[str, dict[str, Any]] = {}
    for name, image in images.items():
        path = f"data/{name}.bin"
        made[path] = image.code
        collection = IMAGES[name][0] if name in IMAGES else name
        stated.setdefault(collection, {})[name] = {"org": image.org, "image": path, "symbols": _symbols(image)}
    made |= {f"data/asm/{one.path.relative_to(ASM).as_posix()}": _read(one.path) for one in routines().values()}
    made |= unpack(cached("page", _parts("blocks"), _blocks))
    return {
        "collections": stated,
        "routines": [_routine(label) for label in routines()],
        "parameters": {
            label: {
                "least": one.least,
                "most": one.most,
                "default": one.default,
                "bytes": one.bytes,
                "about": one.about,
            }
            for label, one in parameters().items()
        },
        "tilings": [_tiling(name) for name in TILINGS],
        "second": SECOND,
    }, made


def _symbols(image: Assembly) -> dict[str, int]:
    """The labels in memory; EQUs that are small numbers are left out."""
    return {label: value for label, value in sorted(image.symbols.items()) if value >= image.org}


def _parts(what: str) -> list[bytes | str]:
    """What all blocks and traces depend on: the cache has them under this."""
    sources = (part for path in sorted(ASM.rglob("*.asm")) for part in (path.relative_to(ASM).as_posix(), _read(path)))
    return [maker(), what, Path(find_pasmo()).read_bytes(), *sources]


def _blocks() -> bytes:
    return pack({f"data/blocks/{label}.asm": data for label, data in on_all_cores(_block, list(routines()))})


def _block(label: str) -> tuple[str, bytes]:
    form = format_of("asm")
    made = place(choose([label]))
    return label, form.files(made, Options(Path(f"{label}.asm"), form.dialects[0]))[""]


def _routine(label: str) -> dict[str, Any]:
    one = routines()[label]
    return {
        "label": label,
        "name": one.name,
        "family": one.family,
        "collection": collection_of(one.path),
        "image": image_of(label),
        "what": one.what,
        "file": one.path.relative_to(ASM).as_posix(),
        "bytes": one.size,
        "parameters": [parameter.label for parameter in one.parameters],
        "ends": one.ends,
        "after": one.after,
        "refuses": one.refuses,
        "only": next(iter(_ONLY.findall(one.refuses)), None),
        "menu": one.menu.place,
        "notes": notes_of(one),
    }


def _tiling(name: str) -> dict[str, Any]:
    one = TILINGS[name]
    columns, rows, storeys = one.board
    return {
        "name": name,
        "number": one.number,
        "about": one.about,
        "least": [*one.least],
        "most": STRIDE,
        "floors": one.floors,
        "size": {"columns": columns, "rows": rows, "storeys": storeys},
    }


def traces() -> dict[str, bytes]:
    """The lines of the sources by address, and the sources, by path."""
    return unpack(cached("page", _parts("traces"), _traces))


def _traces() -> bytes:
    made: dict[str, bytes] = {}
    for data in on_all_cores(_trace, [*IMAGES, _DRAWING]):
        made |= data
    return pack(made)


def _trace(name: str) -> dict[str, bytes]:
    given: Mapping[str, str] = generated_files() if name == _DRAWING else Generated()
    text, source = (drawing_text(), DRAWING) if name == _DRAWING else (library_text(name), image_title(name))
    _, steps = assemble_traced(text, source, given=given)
    files: dict[str, int] = {}
    lines = []
    for step in steps:
        if step.statement.op in MNEMONICS:
            file, _, row = step.line.where.rpartition(":")
            lines.append([step.here, files.setdefault(_path(file), len(files)), int(row)])
    made = {f"data/source/{name}.json": packed({"files": list(files), "lines": sorted(lines)})}
    return made | {f"data/asm/{file}": _text(file, given) for file in files}


def _path(file: str) -> str:
    """A source's path below asm/."""
    return file.removeprefix("asm/")


@functools.cache
def _read(path: Path) -> bytes:
    return path.read_bytes()


def _text(file: str, given: Mapping[str, str]) -> bytes:
    """A source, from its file or as it is made."""
    return given[file].encode() if file in given else _read(ASM / file)

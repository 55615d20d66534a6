"""What `build.py web` writes: the data against the project, the same bytes twice, mistakes in one line, a server."""

import functools
import json
import re
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from skoolkit.traceutils import disassemble

from emu_tests.machine import pressing
from emu_tests.machine.command_line import Done, one_line
from emu_tests.machine.page_table import pages_of
from emu_tests.machine.pages import reach
from zxmazes.cli import main
from zxmazes.commands import web
from zxmazes.drawings.png import drawing_code
from zxmazes.machine.core import rom48
from zxmazes.paths import ASM, DIST, ROOT
from zxmazes.programs.registry import program
from zxmazes.release.released import tape_names
from zxmazes.routines.images import assemble_library
from zxmazes.routines.index import IMAGES, parameters, routines
from zxmazes.tilings import TILINGS
from zxmazes.web.keys import Keys, buttons, named, on_page


def data(site: Path, name: str) -> Any:
    return json.loads((site / "data" / f"{name}.json").read_text(encoding="utf-8"))


def test_all_tapes_are_there_with_their_files(site: Path) -> None:
    tapes = data(site, "site")["tapes"]
    assert [tape["name"] for tape in tapes] == tape_names()
    for tape in tapes:
        assert [one["name"] for one in tape["programs"]] == [*program(tape["name"]).cassette]
        for one in (tape, *tape["programs"]):
            assert (site / one["tap"]).read_bytes() == (DIST / f"{one['name']}.tap").read_bytes()
            assert one["z80"] is None or (site / one["z80"]).read_bytes() == (DIST / f"{one['name']}.z80").read_bytes()
            assert one["keys"], one["name"]
        assert (site / tape["card"]).stat().st_size < 20_000


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("QAOP, 5678, joystick: walk", [Keys([*"QAOP"], "walk")]),
        ("N  new maze   T  type a seed", [Keys(["N"], "new maze"), Keys(["T"], "type a seed")]),
        ("S start, F finish, W wall", [Keys(["S"], "start"), Keys(["F"], "finish"), Keys(["W"], "wall")]),
        ("N, fire  new    A, ENTER again", [Keys(["N"], "new"), Keys(["A", "ENTER"], "again")]),
        ("C or S  save it   L  load it", [Keys(["C", "S"], "save it"), Keys(["L"], "load it")]),
        ("ENTER start  hold BREAK: leave", [Keys(["ENTER"], "start"), Keys(["BREAK"], "leave")]),
        ("Enter on the left and find the", []),
        ("You take 3 steps to its 2.", []),
    ],
)
def test_keys_are_read_from_a_row(row: str, expected: list[Keys]) -> None:
    assert named([row]) == expected


def test_buttons_have_what_is_needed() -> None:
    assert buttons(named(["T  type a seed"])) == ["T", *"1234567890", "ENTER"]
    assert buttons(named(["QAOP, joystick: run"])) == [*"QAOP", "ENTER"]


def page(*rows: tuple[int, str, str]) -> bytes:
    """A screen with rows of text; each has a letter for the colour of each cell."""
    colours = {"y": 0x46, "c": 0x70, "w": 0x07, "v": 0x47, "b": 0x68}
    screen, rom = bytearray(6912), rom48()
    for at, text, cells in rows:
        for column, letter in enumerate(text):
            for line in range(8):
                screen[(at & 24) * 256 + line * 256 + (at & 7) * 32 + column] = rom[0x3C00 + 8 * ord(letter) + line]
        screen[6144 + 32 * at : 6176 + 32 * at] = bytes(colours[cell] for cell in cells.ljust(32, cells[-1]))
    return bytes(screen)


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ((9, "????B given", "vvvvywvvvvv"), [Keys(["B"], "given")]),
        ((9, "T to any", "ywwwwvvv"), [Keys(["T"], "to any")]),
        ((9, "W wide 20", "cwwwwwwvv"), [Keys(["W"], "wide")]),
        ((9, "Z X next", "yyywwwww"), [Keys(["Z", "X"], "next")]),
        ((9, "Q W E", "cwcwcw"), [Keys(["Q"]), Keys(["W"]), Keys(["E"])]),
        ((9, "2 bits", "yyyyyyw"), []),
        ((9, "7", "yw"), []),
        ((23, " Caught!  N new  R again", "b"), [Keys(["N"], "new"), Keys(["R"], "again")]),
        ((9, " Caught!  N new  R again", "b"), []),
    ],
)
def test_keys_are_read_from_a_page(row: tuple[int, str, str], expected: list[Keys]) -> None:
    assert on_page(page(row)) == expected


def test_narrow_letters_are_read(site: Path) -> None:
    """What a key does is said in words on every tape; `lines` says it in narrow letters."""
    tapes = {one["name"]: one["keys"] for one in data(site, "site")["tapes"]}
    assert not [one for keys in tapes.values() for one in keys if "?" in one["text"]]
    wanted = {"Q A O P": "move", "U": "undo", "N": "new", "L": "light ways"}
    assert wanted.items() <= {" ".join(one["keys"]): one["text"] for one in tapes["lines"]}.items()


#: Keys of pages that the pictures of these tapes do not lead to; the page has all keys of a Spectrum for them.
DEEPER = {
    "tilings": {*"GL"},
    "endless": {*"1234IRTL"},
    "monster": {*"1234LT"},
    "wave": {*"012349"},
    "solvers": {"Y"},
}
_OTHER_NAMES = {*"5678", "UP", "DOWN", "LEFT", "RIGHT", "FIRE", "DELETE"}


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
@pytest.mark.parametrize("tape", ["endless", "monster", "solvers", "tilings", "wave"])
def test_a_touch_screen_has_what_the_pages_name(tape: str, site: Path) -> None:
    """All keys that the tests find on the tape's pages, with a reader of their own."""
    (facts,) = [one for one in data(site, "site")["tapes"] if one["name"] == tape]
    found = [pressing.named(reach(one)) for one in pages_of(tape).values() if one.after != "tape" and not one.line]
    keys = {key.upper() for named in found if not named >= set(pressing.ANY) for key in named}
    assert keys - {*facts["buttons"]} - _OTHER_NAMES == DEEPER.get(tape, set())


def test_routines_symbols_and_images(site: Path) -> None:
    found = data(site, "routines")
    assert [one["label"] for one in found["routines"]] == [*routines()]
    assert {*found["parameters"]} == {*parameters()}
    assert [one["name"] for one in found["tilings"]] == [*TILINGS]
    for name, (collection, _) in IMAGES.items():
        image, stated = assemble_library(name), found["collections"][collection][name]
        assert stated["org"] == image.org
        assert (site / stated["image"]).read_bytes() == image.code
        for one in found["routines"]:
            if one["image"] == name:
                assert stated["symbols"][one["label"]] == image.symbols[one["label"]]
                assert (site / "data" / "asm" / one["file"]).read_bytes() == (ASM / one["file"]).read_bytes()
                assert (site / "data" / "blocks" / f"{one['label']}.asm").stat().st_size > 500


@pytest.mark.parametrize("name", [*IMAGES, "drawing"])
def test_lines_of_the_sources(name: str, site: Path) -> None:
    """Each line has the instruction that SkoolKit's disassembler finds at its address."""
    trace, image = data(site, f"source/{name}"), drawing_code() if name == "drawing" else assemble_library(name)
    snapshot = [0] * 0x10000
    snapshot[image.org : image.org + len(image.code)] = image.code
    assert [row[0] for row in trace["lines"]] == sorted({row[0] for row in trace["lines"]})
    for address, file, line in trace["lines"]:
        row = text(site, trace["files"][file])[line - 1]
        code = re.sub(r"^\w+:", "", row.partition(";")[0]).split()
        found = disassemble(snapshot, address)[0].split()[0].lower()
        assert found in (code[0].lower(), "defb"), f"{address:04X}: {row}"


@functools.cache
def text(site: Path, name: str) -> list[str]:
    return (site / "data" / "asm" / name).read_text(encoding="utf-8").splitlines()


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py", "dist/*")
def test_two_builds_are_the_same(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one without what the first has left in the cache."""
    monkeypatch.setenv("ZXMAZES_CACHE", str(tmp_path))
    again = web.contents()
    written = {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    del written["SHA256SUMS"]
    assert again == written


def test_a_folder_of_others_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: Any) -> None:
    monkeypatch.setattr(web, "contents", lambda: {"index.html": b"page", "data/asm/lib/a.asm": b"source"})
    folder = tmp_path / "web"
    assert typed("web", "--output", str(folder)).returncode == 0
    (folder / "data" / "asm" / "lib" / "mine.txt").write_text("mine")
    monkeypatch.setattr(web, "contents", lambda: {"index.html": b"new"})
    assert typed("web", "--output", str(folder)).returncode == 0
    assert sorted(path.name for path in folder.rglob("*") if path.is_file()) == ["SHA256SUMS", "index.html", "mine.txt"]
    (folder / "index.html").write_bytes(b"edited")
    done: Done = typed("web", "--output", str(folder))
    assert "index.html: is not of a release, or was changed" in one_line(done, 1)
    (tmp_path / "file").write_text("mine")
    assert "cannot be written" in one_line(typed("web", "--output", str(tmp_path / "file" / "web")), 1)
    assert (tmp_path / "file").read_text() == "mine"


def test_it_serves_the_folder(tmp_path: Path) -> None:
    (tmp_path / "a.wasm").write_bytes(b"core")
    with web.server(tmp_path, 0) as found:
        import threading

        threading.Thread(target=found.serve_forever, daemon=True).start()
        with urllib.request.urlopen(f"http://127.0.0.1:{found.server_port}/a.wasm") as answer:
            assert (answer.read(), answer.headers["Content-Type"]) == (b"core", "application/wasm")
            assert answer.headers["Cache-Control"] == "no-store"
        done = CliRunner().invoke(main, ["web", "--help"], prog_name="build.py")
        assert "build.py web --serve" in done.stdout
        with pytest.raises(Exception, match=f"--port {found.server_port}: .*: choose another one"):
            web.server(tmp_path, found.server_port)
        found.shutdown()


def test_nothing_from_elsewhere_and_no_maze_in_javascript() -> None:
    """No address of another host in what a browser gets; no random choice but that of a seed or a routine."""
    for path in (ROOT / "web").glob("*.*"):
        if path.suffix in (".js", ".html", ".css"):
            text = path.read_text(encoding="utf-8")
            assert "//cdn" not in text
            hosts = [part for part in text.split("http")[1:] if part.startswith(("://", "s://"))]
            assert all("www.w3.org" in part[:30] for part in hosts), path.name
            assert len(text.splitlines()) <= 320, path.name

"""The tapes for the page: their files, their keys, and a moving picture of each."""

import io
import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from skoolkit.graphics import scr_udgs

from zxmazes.cache import cached, maker
from zxmazes.cores import on_all_cores
from zxmazes.machine.picture import encode_cells
from zxmazes.machine.spectrum import Machine
from zxmazes.programs.making import built_files
from zxmazes.programs.program import Picture, Program
from zxmazes.programs.registry import program
from zxmazes.release.released import Tape, tape_names, texts
from zxmazes.web import keys
from zxmazes.web.json import packed

#: The folder of the cache.
_KIND = "page"

#: A tape's keys are in the rows from this one on: above it are the title and a picture.
_KEY_ROWS = 12
#: A listing that has been stopped names its keys in this row; fiftieths of a second before and after the key that stops
#: it; how often it is pressed at most.
_LAST_ROW, _STOPPED, _TRIES = 23, 100, 20
#: Fiftieths of a second from one picture to the next; how many there are.
_STEP, _PICTURES = 10, 24
_TITLE = 40  # fiftieths of a second for which the title stands
#: Fiftieths of a second for which a key is held, and after it: a page that a key calls may have to be unpacked first.
_HELD, _BETWEEN = 4, 25
#: A game begun and left alone: fiftieths of a second from one look at it to the next, and how many looks.
_BEGUN = Picture("", ("ENTER",), 0)
_LOOK, _LOOKS = 50, 20
_MENU = 2000  # milliseconds for each page of a menu


def files() -> tuple[list[dict[str, Any]], dict[str, bytes]]:
    """What data/site.json says of the tapes, and their files by path. Raises MazeError for a broken source."""
    found: list[dict[str, Any]] = []
    made: dict[str, bytes] = {}
    for facts, parts in on_all_cores(_tape, tape_names()):
        found.append(facts)
        made |= parts
    return found, made


def _tape(name: str) -> tuple[dict[str, Any], dict[str, bytes]]:
    tape = Tape(program(name), built_files(name))
    facts, made = _facts(tape)
    card = f"cards/{name}.webp"
    made[card] = cached(_KIND, _parts(tape, "card"), lambda: _card(tape))
    programs = []
    for other in tape.program.cassette:
        one, parts = _facts(Tape(program(other), built_files(other)))
        programs.append(one)
        made |= parts
    return facts | {"card": card, "programs": programs}, made


def _facts(tape: Tape) -> tuple[dict[str, Any], dict[str, bytes]]:
    made = {f"tapes/{tape.name}.{kind}": data for kind, data in tape.built.items() if kind in ("tap", "z80")}
    z80 = f"tapes/{tape.name}.z80"
    named = [keys.Keys(*one) for one in json.loads(cached(_KIND, _parts(tape, "keys"), lambda: _packed_keys(tape)))]
    facts = {
        "name": tape.name,
        "title": tape.title.removeprefix("Magazine_").replace("_", " "),
        "summary": tape.summary,
        "machine": tape.program.machine,
        "tap": f"tapes/{tape.name}.tap",
        "z80": z80 if z80 in made and not tape.program.games else None,
        "rewinds": tape.program.games,
        "keys": [{"keys": one.keys, "text": one.text} for one in named if one.text],
        "buttons": keys.buttons(named),
    }
    return facts, made


def _parts(tape: Tape, what: str) -> list[bytes | str]:
    """What the keys and the picture of a tape depend on: the cache has them under this."""
    return [maker(), what, tape.name, repr(tape.program.pictures), *tape.built.values()]


def _packed_keys(tape: Tape) -> bytes:
    return packed([[one.keys, one.text] for one in _named(tape)])


def _named(tape: Tape) -> list[keys.Keys]:
    """The keys of the title page or of the menu; then those of the pages that the keys of the pictures lead to."""
    if tape.program.cassette:
        return _menu_keys(tape.pages[0])
    if not tape.program.start:
        return keys.named(_listing_rows(tape))
    found = keys.named(row for page in tape.pages for at, row in texts(page) if at >= _KEY_ROWS)
    for screen in _visited(tape):
        found = keys.added(found, keys.on_page(screen))
    return found


def _menu_keys(page: bytes) -> list[keys.Keys]:
    """The letters of a menu in two columns of 16 characters, and what they do: most load a listing."""
    halves = (row[at : at + 16].strip() for _, row in texts(page) for at in (0, 16))
    return [keys.Keys([one[1]], one[2]) for half in halves if (one := re.fullmatch("([A-Z]) (.+)", half))]


def _visited(tape: Tape) -> Iterator[bytes]:
    """The screens after each key of the pictures; then those of a game that nobody plays on, to its end."""
    for picture in (*tape.program.pictures, _BEGUN):
        machine = _running(tape)
        machine.frames(_TITLE)
        for key in picture.keys:
            machine.press(key, frames=_HELD, after=_BETWEEN)
            yield machine.screen()
    for _ in range(_LOOKS):
        machine.frames(_LOOK)
        yield machine.screen()


def _listing_rows(tape: Tape) -> list[str]:
    """The last row of a magazine's listing that a key has stopped: it names its keys."""
    machine = _running(tape)
    for _ in range(_TRIES):
        machine.frames(_STOPPED)
        machine.press("SPACE", frames=_STOPPED, after=_STOPPED)
        if keys.named(machine.text()[_LAST_ROW:]):
            break
    return machine.text()[_LAST_ROW:]


def _running(tape: Tape) -> Machine:
    """A machine that runs the tape's snapshot."""
    machine = Machine(tape.program.machine)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tape.z80"
        path.write_bytes(tape.built["z80"])
        machine.load_snapshot(path)
    return machine


def _card(tape: Tape) -> bytes:
    """The moving picture: the title, then what the keys of its first picture do; or the pages of a menu."""
    if "z80" not in tape.built:
        return _webp([_image(page) for page in tape.pages], _MENU)
    return _webp(list(_played(tape.program, _running(tape))), 20 * _STEP)


def _played(found: Program, machine: Machine) -> Iterator[Image.Image]:
    """The screen at each step, until there are enough of them; the picture that is shown first is the last one."""
    plain = [picture for picture in found.pictures if not picture.name] or list(found.pictures)
    pressed = iter(plain[0].keys if plain else ("ENTER",))
    machine.frames(_TITLE)
    yield _image(machine.screen())
    shown = 1
    for key in pressed:
        machine.press(key, frames=_HELD, after=_BETWEEN)
        if shown < _PICTURES // 2:
            shown += 1
            yield _image(machine.screen())
    for _ in range(_PICTURES - shown):
        machine.frames(_STEP)
        yield _image(machine.screen())


def _image(screen: bytes) -> Image.Image:
    memory = [0] * 0x4000 + list(screen)
    return Image.open(io.BytesIO(encode_cells(scr_udgs(memory, 0, 0, 32, 24), 1))).convert("RGB")


def _webp(pictures: list[Image.Image], duration: int) -> bytes:
    """A WebP that repeats. The last picture is first, as a reader who wants nothing to move sees only that one."""
    pictures = [pictures[-1], *pictures[:-1]]
    data = io.BytesIO()
    options: dict[str, Any] = {"lossless": True, "quality": 100, "method": 4}  # 6 saves 1 % in a hundred times the time
    pictures[0].save(data, "WEBP", save_all=True, append_images=pictures[1:], duration=duration, loop=0, **options)
    return data.getvalue()

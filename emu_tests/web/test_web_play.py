"""The player: tapes by link, keys, touch, gamepad, moments, the way of 1982; its memory is that of SkoolKit."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page
from skoolkit.snapshot import Snapshot

from emu_tests.web.browser import SMALL
from zxmazes.machine.spectrum import Machine
from zxmazes.paths import DIST
from zxmazes.programs.registry import program
from zxmazes.release.released import tape_names

Open = Callable[..., Page]
_GAMEPAD = """navigator.getGamepads = () => [{connected: true, axes: [%s, 0], buttons: Array.from({length: 16},
  (_, i) => ({pressed: i === %d}))}]"""


#: How many colours the left border has.
_BORDERS = (
    "new Set(Array.from({ length: 280 }, (_, y) => spectrum.image.slice(y * 352 * 4, y * 352 * 4 + 3).join())).size"
)
_DIGEST = """crypto.subtle.digest("SHA-256", Uint8Array.from([5, 2, 0].flatMap((page) => [...spectrum.page(page)])))
  .then((digest) => [...new Uint8Array(digest)])"""


def memory(page: Page) -> bytes:
    """A digest of what the page's Spectrum of 48K has from 4000 on."""
    return bytes(page.evaluate(_DIGEST))


def ram(machine: Machine) -> bytes:
    """The same of a machine in SkoolKit."""
    return hashlib.sha256(machine.read(0x4000, 0xC000)).digest()


def beside(name: str) -> Machine:
    """The same tape in SkoolKit's machine, as the page begins it."""
    machine = Machine(48, contended=True)
    machine.load_snapshot(DIST / f"{name}.z80")
    to_frame(machine, 1)
    return machine


def to_frame(machine: Machine, count: int) -> None:
    for _ in range(count):
        machine.run(machine.frame - machine.registers.t % machine.frame)


def test_keys_do_what_they_do_on_a_spectrum(page: Open) -> None:
    """Pressed on the page and in SkoolKit: after each, the memory is the same."""
    found, machine = page("play.html#corridor"), beside("corridor")
    for code, key in (("Enter", "ENTER"), ("KeyN", "n"), ("ArrowRight", "8"), ("KeyA", "a")):
        for on in (True, False):
            (found.keyboard.down if on else found.keyboard.up)(code)
            machine.ports.held = (key,) if on else ()
            found.evaluate("step(6)")
            to_frame(machine, 6)
        assert memory(found) == ram(machine), code


def test_touch_buttons_are_those_of_the_tape(page: Open) -> None:
    """At 360 pixels: each fits, and holds its key while it is touched; several at once."""
    found, machine = page("play.html#solvers", SMALL, has_touch=True), beside("solvers")
    names = found.evaluate("[...document.querySelectorAll('#pad button')].map((one) => one.dataset.key)")
    assert {"Q", "A", "O", "P", "S", "F", "W", "ENTER", "K", "R", "G", "BREAK"} <= {*names}
    assert found.evaluate("document.documentElement.scrollWidth") <= 360
    boxes = found.evaluate(
        "[...document.querySelectorAll('#pad button')].map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert all(box["left"] >= 0 and box["right"] <= 360 and box["height"] >= 44 for box in boxes)
    for keys in (["ENTER"], ["P", "A"], ["G"]):
        for kind, held in (("pointerdown", keys), ("pointerup", [])):
            for number, key in enumerate(keys):
                found.dispatch_event(f"#pad button[data-key={key}]", kind, {"pointerId": number + 1})
            machine.ports.held = tuple(key if len(key) > 1 else key.lower() for key in held)
            found.evaluate("step(5)")
            to_frame(machine, 5)
        assert memory(found) == ram(machine), keys


def test_all_keys_can_be_touched(page: Open) -> None:
    """A whole keyboard at 360 pixels; a shift stays until it is touched again."""
    found, machine = page("play.html#tilings", SMALL, has_touch=True), beside("tilings")
    found.locator("#all").click()
    names = found.evaluate("[...document.querySelectorAll('#pad button')].map((one) => one.dataset.key)")
    assert sorted(names) == sorted({*"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", "ENTER", "SPACE", "CAPS", "SYMBOL"})
    boxes = found.evaluate(
        "[...document.querySelectorAll('#pad button')].map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert all(box["left"] >= 0 and box["right"] <= 360 and box["width"] >= 26 for box in boxes)
    for key, held in (("ENTER", ("ENTER",)), ("CAPS", ("CS",)), ("W", ("CS", "w")), ("CAPS", ())):
        found.dispatch_event(f"#pad button[data-key={key}]", "pointerdown")
        machine.ports.held = held
        found.evaluate("step(5)")
        to_frame(machine, 5)
        found.dispatch_event(f"#pad button[data-key={key}]", "pointerup")
        machine.ports.held = ("CS",) if held and key != "ENTER" else ()
        found.evaluate("step(5)")
        to_frame(machine, 5)
    assert memory(found) == ram(machine)


def test_a_gamepad_is_a_kempston_joystick(page: Open) -> None:
    found, machine = page("play.html#monster"), beside("monster")
    for axis, button, stick in (("0", 0, 16), ("0", 99, 0), ("0.9", 99, 1), ("-1", 99, 2), ("0", 13, 4), ("0", 12, 8)):
        found.evaluate(_GAMEPAD % (axis, button))
        machine.ports.kempston = stick
        found.evaluate("step(10)")
        to_frame(machine, 10)
        assert memory(found) == ram(machine), (axis, button)


def test_a_moment_is_saved_and_found_again(page: Open, tmp_path: Path) -> None:
    """As a file that SkoolKit reads, in the browser's store, and after the page is loaded again."""
    found = page("play.html#dfs")
    found.keyboard.press("Enter")
    found.evaluate("step(60)")
    with found.expect_download() as download:
        found.locator("#save").click()
    download.value.save_as(tmp_path / "dfs.z80")
    kept = memory(found)
    assert hashlib.sha256(bytes(Snapshot.get(str(tmp_path / "dfs.z80")).ram(-1))).digest() == kept
    found.locator("#keep").click()
    found.keyboard.press("n")
    found.evaluate("step(80)")
    later = memory(found)
    assert later != kept
    found.keyboard.press("F9")
    found.evaluate("step(10)")
    again = memory(found)
    found.locator("#open").set_input_files(tmp_path / "dfs.z80")
    found.wait_for_function("spectrum.registers.frames < 3")
    found.evaluate("step(10)")
    assert memory(found) == again
    found.reload()
    found.wait_for_selector("body[data-ready]")
    assert found.locator("#back").is_enabled()


def test_a_tape_of_the_visitor_and_what_is_no_snapshot(page: Open) -> None:
    found = page("play.html#dfs")
    found.locator("#open").set_input_files(DIST / "wave.tap")
    found.wait_for_function("spectrum.blocks === 6")
    found.evaluate("step(50)")
    assert found.evaluate("spectrum.block") == 6
    assert found.locator("#title").text_content() == "wave.tap"
    assert found.locator("#pad button").count() == 40, "all keys: nobody knows which it needs"
    found.locator("#open").set_input_files({"name": "bad.z80", "mimeType": "", "buffer": b"none"})
    found.wait_for_function("document.querySelector('#fault').textContent")
    assert found.locator("#fault").text_content() == (
        "this is not a .z80 snapshot: try another tape, or load this page again."
    )


def test_the_link_chooses_tape_model_and_the_way_of_1982(page: Open) -> None:
    """In real time the tape plays by pulses with stripes; a 128K has the same title as SkoolKit's 48K."""
    found = page("play.html#corridor/1982")
    assert found.evaluate("[spectrum.playing, spectrum.blocks]") == [True, 6]
    found.evaluate("step(50)")
    assert found.evaluate(_BORDERS) > 1, "the pilot has stripes"
    assert "block 1 of 6" in (found.locator("#state").text_content() or "")
    found = page("play.html#corridor/128")
    found.evaluate("step(60)")
    assert found.evaluate("[spectrum.model, document.querySelector('#model').value]") == [128, "128"]
    machine = beside("corridor")
    to_frame(machine, 60)
    assert bytes(found.evaluate("[...spectrum.read(0x4000, 6144)]")) == machine.read(0x4000, 6144)


@pytest.mark.sweep("web/**/*", "dist/corridor.tap", "zxmazes/web/*.py")
def test_a_tape_loads_as_in_1982(page: Open) -> None:
    """To its end: the title is the snapshot's."""
    found, machine = page("play.html#corridor/1982"), beside("corridor")
    found.evaluate("step(7900)")
    to_frame(machine, 60)
    assert bytes(found.evaluate("[...spectrum.read(0x4000, 6144)]")) == machine.read(0x4000, 6144)


@pytest.mark.sweep("web/**/*", "dist/*", "zxmazes/web/*.py")
@pytest.mark.parametrize("name", [*tape_names(), *program("magazine").cassette])
def test_every_tape_and_program_runs(name: str, page: Open) -> None:
    """From its link, on both models; it draws something."""
    for link in (name, f"{name}/128"):
        found = page(f"play.html#{link}")
        found.evaluate("step(100)")
        assert found.locator("#fault").text_content() == ""
        assert len(set(found.evaluate("[...spectrum.read(0x5800, 768)]"))) > 1 or found.evaluate(
            "spectrum.read(0x4000, 6144).some((byte) => byte)"
        )
        found.context.close()

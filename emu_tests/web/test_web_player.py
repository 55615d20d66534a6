"""The player's controls: buttons, function keys, pace, sound, what a key belongs to, the size of the picture."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from emu_tests.web.browser import SMALL
from zxmazes.programs.registry import program

pytestmark = pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")

Open = Callable[..., Page]
#: A clock that stands still unless `pace` is set; pictures are drawn when `tick` is called.
_CLOCK = """
  window.clock = 0;
  window.pace = 0;
  performance.now = () => (window.clock += window.pace);
  window.requestAnimationFrame = (next) => { window.tick = next; return 1; };
"""
#: How many frames have been run, after some pictures.
_SOME = """new Promise((done) => {
  let count = 0;
  const go = () => (++count > 10 ? done() : requestAnimationFrame(go));
  go();
}).then(() => spectrum.registers.frames)"""
_QUEUE = """import("./queue.js").then(({ SampleQueue }) => {
  const take = (queue, count) => {
    const left = new Float32Array(count);
    queue.take(left, new Float32Array(count));
    return [...left];
  };
  const few = new SampleQueue(64, 10);
  const pairs = (first, count) => Float32Array.from({ length: 2 * count }, (_, i) => (first + (i >> 1)) / 1000);
  few.put(pairs(1, 5));
  const waited = take(few, 4);
  few.put(pairs(6, 5));
  const played = take(few, 10);
  const faded = take(few, 20);
  const long = new SampleQueue();
  const lengths = [];
  for (let i = 0; i < 2000; i++) {
    long.put(new Float32Array(2 * (i < 1000 ? 885 : 880)));
    for (let k = 0; k < 7; k++) take(long, 126);
    lengths.push(long.waiting);
  }
  return [waited, played, faded, lengths];
})"""
_BOXES = """[...document.querySelectorAll("#pad button"), document.querySelector("#screen")]
  .map((one) => one.getBoundingClientRect().toJSON())"""


def test_the_controls(page: Open) -> None:
    """Buttons and function keys; the link and the list follow the model."""
    found = page("play.html#wave")
    for key in ("", "F4"):
        for state in ("Paused", ""):
            if key:
                found.keyboard.press(key)
            else:
                found.locator("#pause").click()
            assert found.locator("#state").text_content() == state
            assert found.locator("#pause").get_attribute("aria-pressed") == str(bool(state)).lower()
    found.locator("#model").select_option("128")
    found.wait_for_function("spectrum.model === 128")
    assert found.url.endswith("#wave/128")
    found.locator("#tapes a[data-name=monster]").click()
    found.wait_for_function("document.querySelector('#title').textContent === 'Monster'")
    assert found.url.endswith("#monster/128")
    assert found.locator("#tapes a[aria-current]").text_content() == "Monster"
    found.locator("#tape82").click()
    found.wait_for_function("spectrum.playing")
    assert found.url.endswith("#monster/128/1982")
    found.locator("#full").click()
    found.wait_for_function("document.fullscreenElement?.id === 'stage'")
    found.locator("#leave").click()
    found.wait_for_function("!document.fullscreenElement")


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_the_programs_of_a_cassette_are_listed_below_it(page: Open) -> None:
    """When it is in the machine; else they would hide the tapes."""
    found = page("play.html#wave")
    assert found.locator("#tapes .part:visible").count() == 0
    found.locator("#tapes a[data-name=magazine]").click()
    found.wait_for_selector("#tapes .part:visible")
    assert found.locator("#tapes .part:visible").count() == len(program("magazine").cassette)
    found.locator("#tapes a[data-name=magazine_z12]").click()
    found.wait_for_function("document.querySelector('#title').textContent === 'Magazine: z12'")


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_sound_begins_with_the_first_key(page: Open) -> None:
    """Unless the visitor has switched it off, which is remembered."""
    found = page("play.html#wave")
    pressed = "document.querySelector('#sound').getAttribute('aria-pressed')"
    assert found.evaluate(pressed) == "false"
    found.keyboard.press("Enter")
    assert found.evaluate(pressed) == "true"
    found.keyboard.press("F2")
    assert found.evaluate(pressed) == "false"
    found.reload()
    found.wait_for_selector("body[data-ready]")
    found.keyboard.press("Enter")
    assert found.evaluate(pressed) == "false"
    found.locator("#sound").click()
    assert found.evaluate(pressed) == "true"


def test_keys_belong_to_the_game(page: Open) -> None:
    """After a click on a button too, but for those that press it; none stays held when the page loses the focus."""
    found = page("play.html#dfs")
    rows = "(step(1), spectrum.rows.map((row) => ~row & 0xff).join())"
    found.locator("#pause").focus()
    for code, expected in (("KeyN", "0,0,0,0,0,0,0,8"), ("ShiftLeft", "1,0,0,0,0,0,0,8"), ("Enter", "0,0,0,0,0,0,0,0")):
        found.keyboard.down(code)
        assert found.evaluate(rows) == expected, code
    assert found.locator("#pause").get_attribute("aria-pressed") == "true"
    found.keyboard.down("KeyA")
    found.evaluate("dispatchEvent(new Event('blur'))")
    assert found.evaluate(rows) == "0,0,0,0,0,0,0,0"
    found.locator("#pause").click()
    assert found.evaluate("document.activeElement.id") == "screen"


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_the_last_link_counts(page: Open) -> None:
    """A slow answer to an earlier one is not inserted."""
    found = page("play.html#wave")
    held = []
    found.route("**/large.z80", lambda route: held.append(route))
    found.evaluate("location.hash = 'large'")
    found.wait_for_function("location.hash === '#large'")
    found.evaluate("location.hash = 'dfs'")
    found.wait_for_function("document.querySelector('#title').textContent === 'Depth first'")
    held[0].continue_()
    found.evaluate("fetch('tapes/large.tap').then((answer) => answer.arrayBuffer())")
    assert found.locator("#title").text_content() == "Depth first"
    found.evaluate("location.hash = 'nothing'")
    found.wait_for_function("document.querySelector('#fault').textContent")
    assert found.locator("#fault").text_content() == "There is no tape “nothing”: this is Corridor partition."


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_frames_keep_pace_with_the_clock(page: Open, url: str) -> None:
    """By a clock that the test moves: 50 in a second, never many at once, more at other speeds, none in a pause."""
    found = page("play.html#wave")
    found.add_init_script(_CLOCK)
    found.goto(f"{url}play.html#wave")
    found.reload()
    found.wait_for_selector("body[data-ready]")
    ran = (
        "(time) => { const before = spectrum.registers.frames; tick(time); return spectrum.registers.frames - before; }"
    )
    assert [found.evaluate(ran, time) for time in (0, 10, 20, 40, 5000, 5016, 5032)] == [1, 0, 1, 1, 4, 0, 1]
    found.locator("#speed").select_option("4")
    assert [found.evaluate(ran, time) for time in (5052, 5072, 9000)] == [3, 4, 16]
    found.locator("#speed").select_option("0.5")
    assert sum(found.evaluate(ran, 9000 + time) for time in range(0, 400, 10)) in (10, 11)
    found.evaluate("pace = 1")
    found.locator("#speed").select_option("0")
    assert found.evaluate(ran, 9400) > 5
    found.locator("#pause").click()
    assert found.evaluate(ran, 9900) == 0


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_nothing_moves_until_a_key_is_pressed_for_those_who_want_that(pages: Open) -> None:
    found = pages("play.html#wave", reduced_motion="reduce")
    assert found.locator("#state").text_content() == "Press a key or Go on to begin"
    before = found.evaluate("spectrum.registers.frames")
    found.keyboard.press("Tab")
    assert found.evaluate(_SOME) == before
    found.keyboard.press("s")
    found.wait_for_function(f"spectrum.registers.frames > {before}")
    assert found.locator("#state").text_content() == ""


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_a_picture_is_scaled_by_whole_pixels(page: Open) -> None:
    """Where that fills most of the room, on displays of any density; else it fills the room."""
    found = page("play.html#wave")
    cases = (
        ((360, 700), 352),
        ((900, 624), 704),
        ((334, 700), 334),
        ((1200, 500, 700), 704),
        ((600, 500, 700), 600),
        ((402, 700, 700, 2.625), 402),
        ((402, 700, 700, 3), 352),
    )
    for arguments, expected in cases:
        call = f"import('./screen.js').then(({{ fitted }}) => fitted(...{json.dumps(arguments)}))"
        assert found.evaluate(call) == pytest.approx(expected), arguments
    assert found.evaluate("document.querySelector('#screen').getBoundingClientRect().width") == 704
    found.set_viewport_size({"width": 360, "height": 640})
    found.wait_for_function("document.querySelector('#screen').getBoundingClientRect().width === 352")


@pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")
def test_samples_are_played_in_their_order(page: Open) -> None:
    """The queue before the loudspeaker: it waits for some, plays them, fades, and stays near its length."""
    found = page("play.html#wave")
    waited, played, faded, lengths = found.evaluate(_QUEUE)
    assert waited == [0] * 4
    assert played == pytest.approx([value / 1000 for value in range(1, 11)])
    assert faded == sorted(faded, reverse=True)
    assert 0 < faded[-1] < faded[0] < 0.011
    assert 1000 < min(lengths[50:]) < max(lengths[50:]) < 6000, "whether it is filled a little too fast or too slowly"


@pytest.mark.sweep("web/**/*", "dist/*", "zxmazes/web/*.py")
def test_the_buttons_of_every_tape_fit(page: Open) -> None:
    """On a small screen, upright and in full screen on its side: none is cut off or covers the picture."""
    found = page("play.html#wave", SMALL, has_touch=True)
    for name in found.evaluate("[...document.querySelectorAll('#tapes a')].map((link) => link.dataset.name)"):
        found.evaluate("(name) => { document.title = ''; location.hash = name; }", name)
        found.wait_for_function("document.title")
        assert found.evaluate("document.documentElement.scrollWidth") <= SMALL[0], name
        for full, (width, height) in ((False, SMALL), (True, SMALL), (True, SMALL[::-1])):
            found.set_viewport_size({"width": width, "height": height})
            found.evaluate("(on) => document.querySelector('#stage').classList.toggle('full', on)", full)
            found.evaluate("dispatchEvent(new Event('resize'))")
            boxes = found.evaluate(_BOXES)
            screen = boxes.pop()
            assert screen["width"] >= (256 if full else 334), (name, full, width)
            for box in boxes:
                assert 0 <= box["left"] < box["right"] <= width, (name, full, width, box)
                assert not full or 0 <= box["top"] < box["bottom"] <= height, (name, width, box)
                assert min(box["width"], box["height"]) >= 27, (name, full, width, box)
                beside = box["right"] <= screen["left"] or box["left"] >= screen["right"]
                assert beside or box["top"] >= screen["bottom"], (name, full, width, box)
        found.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})

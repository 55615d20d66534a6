"""Numbers typed on the pages of all tapes: each key that asks for one, its range, DELETE, ENTER, BREAK."""

import functools
import re

import pytest

from emu_tests.machine.images import assembly, tapes_with
from emu_tests.machine.narrow import narrow_rows
from emu_tests.machine.page_table import Page
from emu_tests.machine.pages import rest
from emu_tests.machine.pressing import press, word
from emu_tests.machine.walking import first_place, names, opened, places, title_names
from zxmazes.machine.spectrum import Machine

_SETTLED = 400  # frames until a page shows what has been typed, its maze made and drawn

every_tape = pytest.mark.parametrize("tape", tapes_with("number_type"))


def asked(page: Page, *keys: str) -> Machine:
    """The page after its key for a number, and these."""
    machine = opened(page)
    for key in keys:
        press(machine, key, after=8)
    return machine


def is_typing(machine: Machine) -> bool:
    return "DELETE" in machine.text()[23]


@functools.cache
def questions(tape: str) -> list[tuple[Page, str]]:
    """The keys that ask for a number, each on a page of a tape that names it."""
    found, tried = [], set()
    for place, pages in places(tape).items():
        more = title_names(tape) if place == first_place(tape) else frozenset()
        for page in pages if place != "number_type" else ():
            keys = {key for key in names(page) | more if len(key) == 1 and (place, key) not in tried}
            asks = page.frames is None and not is_typing(opened(page))
            found += [(page, key) for key in sorted(keys) if asks and is_typing(asked(page, key))]
            tried |= {(place, key) for key in keys}
    return found


@every_tape
def test_a_number_is_taken_if_it_is_in_its_range(tape: str) -> None:
    """The least, the greatest, and one more, of which the last digit is ignored; the page shows what is taken."""
    row = assembly(tape).symbols["TYPED_LINE"]
    assert questions(tape)
    for page, key in questions(tape):
        prompt = asked(page, key).text()[row]
        found = re.search(r"(\d+) to (\d+)", prompt)
        assert found, (str(page), key, prompt)
        least, most = map(int, found.groups())
        for digits, number in ((most, most), (most + 1, (most + 1) // 10), (least, least)):
            machine = asked(page, key, *str(digits))
            assert word(machine, tape, "typed") == number, (str(page), key, digits)
            assert int(machine.text()[row][25:]) == number
            press(machine, "ENTER")
            rest(machine, _SETTLED)
            assert not is_typing(machine)
            if least <= number and (number % 2 or "Odd" not in prompt):
                shown = re.findall(r"\d+", "\n".join([*machine.text(), *narrow_rows(machine.screen())]))
                assert str(number) in shown, (str(page), key, digits)


@every_tape
def test_delete_takes_the_last_digit_and_break_all(tape: str) -> None:
    """After BREAK, and after ENTER without a digit, the page is as it was."""
    for page, key in questions(tape):
        machine = asked(page, key, "1", "DELETE", "DELETE", "2")
        assert word(machine, tape, "typed") == 2, (str(page), key)
        before = opened(page)
        rest(before, _SETTLED)
        text = before.text()
        for keys in (("1", "BREAK"), ("ENTER",)):
            machine = asked(page, key, *keys)
            rest(machine, _SETTLED)
            assert machine.text()[:22] == text[:22], (str(page), key, keys)
            assert not is_typing(machine)

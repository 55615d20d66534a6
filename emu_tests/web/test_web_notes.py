"""What a board shows as visited are the solver's own notes, which its header names; it spreads, and only over ways."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest
from playwright.sync_api import Page

from zxmazes.routines.index import by_name
from zxmazes.routines.library import Library
from zxmazes.web.notes import notes_of

pytestmark = pytest.mark.sweep("web/**/*", "zxmazes/web/*.py")


def visited(name: str, image: Library) -> npt.NDArray[np.bool_]:
    """The places that a solver notes on its way from corner to corner, as the Python library's machine has them."""
    notes = notes_of(by_name("solver")[name])
    assert notes
    side = 8 if notes["packed"] else 32
    rows = [notes["at"] + row * notes["stride"] for row in range(32)]
    for row in rows:
        image.machine.write(row, [notes["free"]] * side)
    assert not image.solve(name, (1, 1), (29, 29)).carry
    found = np.array([list(image.machine.read(row, side)) for row in rows], np.uint8)
    if notes["packed"]:
        found = np.stack([found >> shift & 3 for shift in (6, 4, 2, 0)], axis=2).reshape(32, 32)
        return ((found == 1) | (found == 2)) & ~image.walls()
    return (found != notes["free"]) & ~(notes["paged"] & (found == 255)) & ~image.walls()


def test_every_solver_shows_its_search(page: Callable[..., Page]) -> None:
    """Nothing at first, something in between, and in the end what its notes are; greedy leaves none."""
    found = page("race.html#generate=dfs&transform=braid&seed=12")
    shown = found.evaluate("""race.lanes.map(({routine, run}) => {
      const search = run.phases.at(-1).tstates;
      const at = (share) => [...race.at(run, run.tstates - search * (1 - share)).looked ?? []];
      return [routine.name, at(0), at(0.6), at(1)];
    })""")
    library = Library()
    library.generate("dfs", 12)
    library.set_parameters({})
    library.transform("braid", (1, 1), (29, 29))
    assert {name for name, *_ in shown} == {*by_name("solver")}
    assert [name for name, *_, last in shown if not last] == ["greedy"]
    for name, first, middle, last in shown:
        if not last:
            continue
        end = np.array(last, bool).reshape(32, 32)
        assert np.array_equal(end, visited(name, library)), name
        assert sum(first) == 0, name
        assert sum(middle) > 0, name
    rows = found.evaluate("[...document.querySelectorAll('#results tr')].map((row) => row.cells[5].textContent)")
    assert rows == [str(sum(last)) if last else "-" for *_, last in shown]

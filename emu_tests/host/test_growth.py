"""How times grow with the number of cells: the curve, the reasons, the section of the catalogue and its picture."""

import math
import re
import statistics
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zxmazes.pages import baselines, bench, growth, large
from zxmazes.pages.growth_curve import LINEAR_FROM, LINEAR_TO, Curve
from zxmazes.pages.growth_picture import spread
from zxmazes.pages.growth_reasons import CONSTANT, LESS, LINEAR, MORE, REASONS
from zxmazes.paths import ASM
from zxmazes.routines.large import LargeLibrary
from zxmazes.routines.library import Library
from zxmazes.routines.links import LinksLibrary
from zxmazes.routines.registry import by_name

CELLS = (9, 49, 225)
FEW = range(0, 65536, 4369)  # 16 of them
SVG = "{http://www.w3.org/2000/svg}"


def power(exponent: float, factor: float, fixed: float) -> Curve:
    return Curve("some routine", CELLS, tuple(fixed + factor * many**exponent for many in CELLS))


# --- the curve and its word ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("exponent", "growth_word"),
    [(0.3, LESS), (0.84, LESS), (0.86, LINEAR), (1.0, LINEAR), (1.14, LINEAR), (1.16, MORE), (2.0, MORE)],
)
def test_a_power_is_found_again(exponent: float, growth_word: str) -> None:
    """Whatever the fixed part is; and the formula gives its values."""
    for factor, fixed in ((3000.0, 2000), (5000.0, 0), (700.0, -40)):
        one = power(exponent, factor, fixed)
        assert abs(one.exponent - exponent) < 1e-3
        assert one.growth == growth_word
        for many, time in zip(CELLS, one.times, strict=True):
            if growth_word != LINEAR or many != CELLS[1]:
                assert abs(value(one.formula, many) - time) < 0.06 * time + 100, one.formula


def value(formula: str, cells: int) -> float:
    """What a formula of the table gives for a number of cells."""
    found = re.fullmatch(r"([\d,.]+) n(?:\^([\d.]+))? ([+-]) ([\d,]+)", formula)
    assert found, formula
    factor, fixed = (float(part.replace(",", "")) for part in (found[1], found[4]))
    return float(factor * cells ** float(found[2] or 1) + fixed * (1 if found[3] == "+" else -1))


@pytest.mark.parametrize(
    ("times", "growth_word"),
    [
        ((1000, 1000, 1000), CONSTANT),
        ((1000, 900, 1300), CONSTANT),
        ((1000, 2000, 1499), LESS),
        ((1000, 9000, 9500), LESS),
        ((1000, 1001, 90000), MORE),
        ((9000, 8000, 90000), MORE),
    ],
)
def test_times_that_no_power_fits(times: tuple[float, ...], growth_word: str) -> None:
    one = Curve("some routine", CELLS, times)
    assert one.growth == growth_word
    assert one.formula == ""


def test_each_cell_has_its_share() -> None:
    assert Curve("some routine", CELLS, (90.0, 490.0, 450.0)).each == (10.0, 10.0, 2.0)


# --- what is measured ---------------------------------------------------------------------------------------

FAMILIES = ("generator", "solver", "large generator", "large solver")
LINKS = tuple(f"links {kind}" for kind in ("generator", "change", "solver", "measure", "format"))


@pytest.fixture(scope="module")
def found() -> growth.Measured:
    """Everything measured with a few seeds, and a single listing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(growth, "SEEDS", FEW)
        patch.setattr(growth, "LISTINGS", {"z4": growth.LISTINGS["z4"]})
        return growth.measure(lambda what: None)


def curves(found: growth.Measured) -> dict[str, Curve]:
    every = [*found.generators, *found.solvers, *found.large, *found.links]
    assert len({one.name for one in every}) == len(every)
    return {one.name: one for one in every}


def test_every_routine_has_a_curve_and_a_reason(found: growth.Measured) -> None:
    ours = {one.label for family in (*FAMILIES, *LINKS) for one in by_name(family).values()}
    in_c = {"depth first in C", "wave in C", "W1 + W2, literally"}
    assert curves(found).keys() == ours | in_c
    missing = {name: one.growth for name, one in curves(found).items() if name not in REASONS}
    assert not missing, f"growth_reasons.py: add why it grows like that: {missing}"
    assert REASONS.keys() == ours | in_c, "a reason for a routine that does not exist"
    for reason in REASONS.values():
        assert re.fullmatch(r"[A-Z].{15,250}\.", reason.text), reason


def test_the_reasons_are_for_the_growth_that_is_measured(found: growth.Measured) -> None:
    """A reason explains one kind of growth. Near the border between two kinds either may be right."""
    near = 0.08
    borders = {frozenset((LESS, LINEAR)): LINEAR_FROM, frozenset((LINEAR, MORE)): LINEAR_TO}
    for one in curves(found).values():
        meant, word = REASONS[one.name].growth, one.growth
        border = borders.get(frozenset((meant, word)), math.inf)
        assert meant == word or abs(one.exponent - border) < near, (
            f"{one.name} grows as n^{one.exponent:.2f}: {word}. growth_reasons.py explains why it is {meant}: mend it"
        )


def test_the_figures_are_those_of_runs(found: growth.Measured) -> None:
    """One routine of each kind, and the generator in C, called again."""
    library, wide, on_tilings, in_c = Library(), LargeLibrary(), LinksLibrary(), baselines.DepthFirst()

    def solved(seed: int, size: int) -> int:
        library.generate("dfs", seed, size, size)
        return library.solve("wave", (1, 1), (size - 2, size - 2)).tstates

    def on_board(seed: int, side: int) -> int:
        on_tilings.select("square")
        return on_tilings.generate("prim", seed, side, side).tstates

    check = {
        "generate_kruskal": (lambda seed, size: library.generate("kruskal", seed, size, size).tstates, growth.SIZES),
        "depth first in C": (lambda seed, size: in_c(max(seed, 1), size, size).tstates, growth.SIZES),
        "solve_wave": (solved, growth.SIZES),
        "generate_eller_large": (
            lambda seed, size: wide.generate("eller_large", seed, size, size).tstates,
            large.SIZES,
        ),
        "links_generate_prim": (on_board, (8, 15, 32)),
    }
    every = curves(found)
    for name, (call, sizes) in check.items():
        assert every[name].times == tuple(statistics.fmean(call(seed, size) for seed in FEW) for size in sizes), name
    assert every["solve_wave"].cells == CELLS
    assert every["generate_eller_large"].cells == (225, 961, 3969)
    assert every["links_generate_prim"].cells == (64, 225, 1024)


def test_the_section_has_a_row_for_each(found: growth.Measured) -> None:
    text = "\n".join(growth.part(found))
    for one in curves(found).values():
        name = one.name if " " in one.name else f"`{one.name}`"
        others = {"links_to_field": "16, 64, 225", "links_generate_eller_storeys": "64, 256, 1,024"}
        name += f" ({others[one.name]} cells)" if one.name in others else ""
        cells = " | ".join([name, *(f"{each:,.0f}" for each in one.each), one.formula or "-", one.growth])
        assert f"| {cells} | {REASONS[one.name].text} |\n" in text
    assert "and have {} and {} bytes.".format(*(len(bench.hex_code(name)) for name in ("depth_first", "wave"))) in text
    z7, z4 = found.points
    for point in (z7, z4):
        each, ours = f"{point.time / point.cells:,.0f}", f"{point.our_time / point.cells:,.0f}"
        assert f"| {point.cells} | {each} | `{point.ours}` | {ours} | {point.time / point.our_time:,.0f} |" in text
    assert 1_690_000 < z7.time < 1_900_000
    assert 20_000_000 < z4.time < 45_000_000, "six to thirteen seconds"


@pytest.mark.parametrize("name", growth.LISTINGS)
def test_the_listings_have_as_many_cells(name: str) -> None:
    """Our routine makes a maze of the listing's size, or solves its field: that size is in its source."""
    source = (ASM / "programs" / "magazine" / f"{name}.asm").read_text(encoding="utf-8")
    shared = (ASM / "programs" / "magazine" / "beside.asm").read_text(encoding="utf-8")
    size = [
        int(found[1])
        for side in ("WIDTH", "HEIGHT")
        if (found := re.search(rf"^BESIDE_{side}:\s+equ (\d+)", source + shared, re.MULTILINE))
    ]
    width, height = size
    places = (width - 2) * (height - 2)  # of a field with a border of walls
    assert growth.LISTINGS[name] == (places if "BESIDE_LARGE" in source else (width // 2) * (height // 2))


# --- the picture --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def drawn(found: growth.Measured) -> ElementTree.Element:
    return ElementTree.fromstring(growth.drawn(found))


def panels(drawn: ElementTree.Element) -> list[ElementTree.Element]:
    return drawn.findall(f"{SVG}g")


def test_every_curve_is_drawn_with_its_name(found: growth.Measured, drawn: ElementTree.Element) -> None:
    names = [text.text or "" for text in drawn.iter(f"{SVG}text") if "name" in text.get("class", "").split()]
    for one in curves(found).values():
        short = one.name.replace("generate_", "").removeprefix("solve_")
        assert f"{short}  {one.each[-1]:,.0f}" in names, one.name
    lines = [path for path in drawn.iter(f"{SVG}path") if path.get("class", "").startswith("line ")]
    assert len(lines) == len(curves(found)) + 4, "those of the legend too"


def test_the_axes_are_logarithmic(found: growth.Measured, drawn: ElementTree.Element) -> None:
    """One factor takes the logarithms of all values of a panel to their places, another one those of the cells."""
    groups = ([*found.generators], [*found.solvers], [*found.large, *found.links])
    for panel, group in zip(panels(drawn), groups, strict=False):
        lines = [path for path in panel.iter(f"{SVG}path") if path.get("class", "").startswith("line ")]
        vertices = sorted(
            (tuple(map(float, part.split()))) for path in lines for part in path.get("d", "")[1:].split(" L")
        )
        expected = [(math.log(many), -math.log(each)) for one in group for many, each in points(one)]
        for axis in (0, 1):
            seen = sorted(vertex[axis] for vertex in vertices)
            wanted = sorted(place[axis] for place in expected)
            scale = (seen[-1] - seen[0]) / (wanted[-1] - wanted[0])
            assert all(
                abs(seen[0] + scale * (place - wanted[0]) - there) < 0.2
                for place, there in zip(wanted, seen, strict=True)
            )


def test_each_line_has_the_points_of_its_name(found: growth.Measured, drawn: ElementTree.Element) -> None:
    """The dots before a name are the higher, the more T a cell."""
    every = {one.name.replace("generate_", "").removeprefix("solve_"): one for one in curves(found).values()}
    for panel in panels(drawn)[:-1]:
        heights, seen = [], []
        for element in panel:
            if element.tag == f"{SVG}circle":
                heights.append(-float(element.get("cy", "")))
            elif element.get("class", "").startswith("name "):
                seen += zip(every[(element.text or "").rpartition("  ")[0]].each, heights[-3:], strict=True)
        places = [height for _, height in sorted(seen)]
        assert places == sorted(places)


def points(one: Curve) -> list[tuple[int, float]]:
    return list(zip(one.cells, one.each, strict=True))


def test_names_do_not_overlap_and_nothing_is_outside(drawn: ElementTree.Element) -> None:
    wide, high = (float(part) for part in drawn.get("viewBox", "").split()[2:])
    down = 0.0
    for panel in panels(drawn):
        down = float(re.findall(r"[\d.]+", panel.get("transform", ""))[1])
        beside = [text for text in panel.iter(f"{SVG}text") if text.get("class", "").startswith("name")]
        heights = sorted(float(text.get("y", "0")) for text in beside)
        assert all(lower - upper > 13 for upper, lower in pairwise(heights))
        for text in panel.iter(f"{SVG}text"):
            letters = 7.5 * len(text.text or "")
            begins = float(text.get("x", "0")) - letters * {"end": 1, "middle": 0.5}.get(text.get("class", "")[:6], 0)
            assert begins > -1
            assert begins + letters < wide, text.text
            assert 0 < down + float(text.get("y", "0")) < high


def test_it_has_colours_for_light_and_dark(drawn: ElementTree.Element) -> None:
    """Each kind of line has one for either, which contrasts with the paper; every class that is used has a rule."""
    style = drawn.findtext(f"{SVG}style") or ""
    for part in style.split("@media(prefers-color-scheme:dark)"):
        paper, ink = (re.findall(rf"{name}{{fill:(#\w+)}}", part) for name in (r"\.paper", "text"))
        colours = re.findall(r"\.dot\.\w+\{fill:(#\w+)\}", part)
        assert colours == re.findall(r"\.leader\.\w+\{stroke:(#\w+)\}", part)
        assert len(colours) == len(set(colours)) == 4
        for colour in [*colours, *ink]:
            lighter, darker = sorted((luminance(paper[0]), luminance(colour)), reverse=True)
            assert (lighter + 0.05) / (darker + 0.05) > 4.5, "what WCAG asks of text"
    used = {element.get("class", "") for element in drawn.iter()}
    for name in {name for names in used for name in names.split()}:
        assert re.search(rf"\.{name}[.,{{]", style), name


def luminance(colour: str) -> float:
    """Of #rrggbb, as WCAG defines it."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@given(st.lists(st.floats(0, 500), max_size=30))
def test_names_are_spread(wanted: list[float]) -> None:
    wanted.sort()
    places = spread(wanted, 10, 0, 500)
    assert len(places) == len(wanted)
    assert all(lower - upper > 10 - 1e-6 for upper, lower in pairwise(places))
    assert all(-1e-6 <= place <= 500 + 1e-6 for place in places)
    if all(lower - upper >= 10 for upper, lower in pairwise(wanted)):
        assert places == pytest.approx(wanted)


def test_two_names_for_one_place_move_as_far() -> None:
    assert spread([50, 100, 100, 150], 10, 0, 500) == [50, 95, 105, 150]
    assert spread([498, 499], 10, 0, 500) == [490, 500]

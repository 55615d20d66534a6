"""A picture of curves on logarithmic axes, each with its name beside its end: SVG, in light and dark.

SVG rather than PNG: the text of the same figures is always the same, and readers see sharp letters in their own font.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

_WIDE = 960
_LEFT, _RIGHT = 74, 690  # of a plot
_TOP, _BELOW = 40, 52  # of a panel, above its plot and below it
_HEAD = 56  # of the picture, with what the colours mean
_NAMES = _RIGHT + 60  # where the names begin
_LEADER = 6  # from a leader to its name
_STEP = 13.5  # from one name to the next
_ROW = 22  # from one pair to the next
_MARGIN = 1.15  # the least and the greatest value are so many times away from the frame

#: What the colours mean: kind of line, its colours in light and in dark, its words.
_KINDS = (
    ("linear", "#1f5fbf", "#6ea8fe", "linear"),
    ("less", "#1a7f37", "#56c271", "less than linear, or constant"),
    ("more", "#c4320a", "#ff8a5c", "more than linear"),
    ("baseline", "#24292f", "#e6edf3", "for comparison"),
)
_PAPER, _DARK_PAPER = "#ffffff", "#0d1117"
_INK, _DARK_INK = "#24292f", "#e6edf3"
_GRID, _DARK_GRID = "#d8dee4", "#30363d"


@dataclass(frozen=True)
class Line:
    """A curve: name, kind (a word of _KINDS), points as (cells, T per cell)."""

    name: str
    kind: str
    points: tuple[tuple[int, float], ...]


@dataclass(frozen=True)
class Panel:
    """A plot: its title, its lines, the height of its frame in pixels."""

    title: str
    lines: list[Line]
    height: int


@dataclass(frozen=True)
class Pair:
    """Two programs for the same task, and the T-states per cell of each."""

    name: str
    ours: str
    value: float
    our_value: float


def picture(panels: list[Panel], title: str, pairs: list[Pair]) -> str:
    """The SVG file: the panels, and below them the pairs under a title."""
    parts, top = [], _HEAD
    drawn = [(list(_panel(panel)), panel.height) for panel in panels]
    drawn.append((list(_pairs(title, pairs)), _ROW * len(pairs)))
    for part, height in drawn:
        parts += [f'<g transform="translate(0,{top})">', *part, "</g>"]
        top += _TOP + height + _BELOW
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {top}" width="{_WIDE}" height="{top}">',
        "<title>T-states per cell against the number of cells</title>",
        f"<style>{_style()}</style>",
        f'<rect class="paper" width="{_WIDE}" height="{top}"/>',
    ]
    return "\n".join([*head, *_legend(), *parts, "</svg>"]) + "\n"


def spread(wanted: list[float], step: float, least: float, most: float) -> list[float]:
    """Places for names, in the order of the places wanted, `step` or more apart and as near to those as can be.

    They stay between `least` and `most` if there is room. wanted: ascending. All are pixels. This is isotonic
    regression by least squares (pool adjacent violators).
    """
    groups: list[list[float]] = []  # the sum of the places wanted, less the steps before each; how many
    for index, place in enumerate(wanted):
        groups.append([place - index * step, 1])
        while len(groups) > 1 and groups[-2][0] / groups[-2][1] > groups[-1][0] / groups[-1][1]:
            last = groups.pop()
            groups[-1] = [groups[-1][0] + last[0], groups[-1][1] + last[1]]
    firsts = [total / many for total, many in groups for _ in range(int(many))]
    highest = max(most - (len(wanted) - 1) * step, least)
    return [min(max(first, least), highest) + index * step for index, first in enumerate(firsts)]


def _style() -> str:
    """Rules for all shapes, then the colours in light, then those in dark for readers who have that."""
    shapes = (
        "svg{font:12px system-ui,sans-serif}.title{font-size:15px;font-weight:600}.end{text-anchor:end}"
        ".middle{text-anchor:middle}.grid,.line,.leader{fill:none}.line{stroke-width:1.6}"
        ".line.baseline{stroke-dasharray:5 3}.leader{stroke-width:.7;opacity:.6}"
    )
    light = _colours(_PAPER, _INK, _GRID, {kind: colour for kind, colour, _, _ in _KINDS})
    dark = _colours(_DARK_PAPER, _DARK_INK, _DARK_GRID, {kind: colour for kind, _, colour, _ in _KINDS})
    return f"{shapes}{light}@media(prefers-color-scheme:dark){{{dark}}}"


def _colours(paper: str, ink: str, grid: str, kinds: dict[str, str]) -> str:
    rules = [f".paper{{fill:{paper}}}text{{fill:{ink}}}.grid{{stroke:{grid}}}"]
    for kind, colour in kinds.items():
        rules.append(f".name.{kind},.dot.{kind}{{fill:{colour}}}.line.{kind},.leader.{kind}{{stroke:{colour}}}")
    return "".join(rules)


def _legend() -> Iterator[str]:
    yield f'<text class="title" x="{_LEFT}" y="24">T-states per cell against the number of cells</text>'
    x = _LEFT
    for kind, _, _, words in _KINDS:
        yield f'<path class="line {kind}" d="M{x} 42h22"/>'
        yield f'<text x="{x + 28}" y="46">{escape(words)}</text>'
        x += 48 + round(6.6 * len(words))


def _panel(panel: Panel) -> Iterator[str]:
    cells = [cell for line in panel.lines for cell, _ in line.points]
    values = [value for line in panel.lines for _, value in line.points]
    across = _Axis(min(cells), max(cells), _LEFT + 10, _RIGHT - 10)
    up = _Axis(min(values), max(values), _TOP + panel.height, _TOP)
    yield f'<text class="title" x="{_LEFT}" y="{_TOP - 26}">{escape(panel.title)}</text>'
    yield from _grid(panel, across, up)
    ends = sorted(panel.lines, key=lambda line: up.at(line.points[-1][1]))
    places = spread([up.at(line.points[-1][1]) for line in ends], _STEP, _TOP + 4.0, _TOP + panel.height)
    for line, place in zip(ends, places, strict=True):
        yield from _drawn(line, across, up, place)


def _grid(panel: Panel, across: "_Axis", up: "_Axis") -> Iterator[str]:
    """The frame, a line for each round value, a tick for each number of cells."""
    bottom = _TOP + panel.height
    yield f'<rect class="grid" x="{_LEFT}" y="{_TOP}" width="{_RIGHT - _LEFT}" height="{panel.height}"/>'
    for value in up.round_values():
        y = up.at(value)
        yield f'<path class="grid" d="M{_LEFT} {y:.1f}H{_RIGHT}"/>'
        yield f'<text class="end" x="{_LEFT - 8}" y="{y + 4:.1f}">{value:,}</text>'
    shown: float = _LEFT
    for cell in sorted({cell for line in panel.lines for cell, _ in line.points}):
        x = across.at(cell)
        yield f'<path class="grid" d="M{x:.1f} {bottom}v5"/>'
        if x - shown > 24 or shown == _LEFT:
            yield f'<text class="middle" x="{x:.1f}" y="{bottom + 19}">{cell:,}</text>'
            shown = x
    yield f'<text class="middle" x="{(_LEFT + _RIGHT) / 2}" y="{bottom + 37}">cells</text>'
    yield f'<text class="end" x="{_LEFT - 8}" y="{_TOP - 10}">T a cell</text>'


def _drawn(line: Line, across: "_Axis", up: "_Axis", place: float) -> Iterator[str]:
    """A line, a leader from its end to its name, and the name with the last value."""
    points = [(across.at(cell), up.at(value)) for cell, value in line.points]
    x, y = points[-1]
    yield f'<path class="line {line.kind}" d="M{" L".join(f"{x:.1f} {y:.1f}" for x, y in points)}"/>'
    for x, y in points:
        yield f'<circle class="dot {line.kind}" cx="{x:.1f}" cy="{y:.1f}" r="2"/>'
    yield f'<path class="leader {line.kind}" d="M{x:.1f} {y:.1f}L{_RIGHT + 8} {y:.1f}L{_NAMES - _LEADER} {place:.1f}"/>'
    name = f"{line.name}  {line.points[-1][1]:,.0f}"
    yield f'<text class="name {line.kind}" x="{_NAMES}" y="{place + 4:.1f}">{escape(name)}</text>'


def _pairs(title: str, pairs: list[Pair]) -> Iterator[str]:
    """A row for each pair: two dots on a line, their values beside them, the names left and right."""
    values = [value for pair in pairs for value in (pair.value, pair.our_value)]
    across = _Axis(min(values), max(values), _LEFT + 40, _RIGHT - 70)
    bottom = _TOP + _ROW * len(pairs)
    yield f'<text class="title" x="{_LEFT}" y="{_TOP - 12}">{escape(title)}</text>'
    yield f'<rect class="grid" x="{_LEFT}" y="{_TOP}" width="{_RIGHT - _LEFT}" height="{bottom - _TOP}"/>'
    for value in across.round_values():
        yield f'<path class="grid" d="M{across.at(value):.1f} {_TOP}V{bottom}"/>'
        yield f'<text class="middle" x="{across.at(value):.1f}" y="{bottom + 19}">{value:,}</text>'
    yield f'<text class="middle" x="{(_LEFT + _RIGHT) / 2}" y="{bottom + 37}">T a cell</text>'
    for number, pair in enumerate(pairs):
        y = _TOP + _ROW * number + _ROW / 2
        ours, other = across.at(pair.our_value), across.at(pair.value)
        yield f'<path class="leader baseline" d="M{ours:.1f} {y}H{other:.1f}"/>'
        for x, kind in ((ours, "linear"), (other, "baseline")):
            yield f'<circle class="dot {kind}" cx="{x:.1f}" cy="{y}" r="4"/>'
        yield f'<text class="end name linear" x="{ours - 9:.1f}" y="{y + 4}">{pair.our_value:,.0f}</text>'
        yield f'<text x="{other + 9:.1f}" y="{y + 4}">{pair.value:,.0f}</text>'
        yield f'<text class="end" x="{_LEFT - 8}" y="{y + 4}">{escape(pair.name)}</text>'
        yield f'<text class="name linear" x="{_RIGHT + 10}" y="{y + 4}">{escape(pair.ours)}</text>'


class _Axis:
    """A logarithmic axis: the values from `low` to `high` lie between two places."""

    def __init__(self, low: float, high: float, first: float, last: float) -> None:
        self.low, self.high = low / _MARGIN, high * _MARGIN
        self.first, self.last = first, last

    def at(self, value: float) -> float:
        """The place of a value."""
        share = math.log(value / self.low) / math.log(self.high / self.low)
        return self.first + share * (self.last - self.first)

    def round_values(self) -> list[int]:
        """The values 1, 2 and 5 times a power of ten on it; the powers alone if there are many of them."""
        powers = [10**power for power in range(1, 10)]
        steps = (1, 2, 5) if self.high < 1000 * self.low else (1,)
        return [step * power for power in powers for step in steps if self.low <= step * power <= self.high]

"""How the time of a routine grows with the number of cells: a curve through three means, and a word for it."""

from dataclasses import dataclass

from zxmazes.pages.growth_reasons import CONSTANT, LESS, LINEAR, MORE

#: The time is constant if the greatest mean is less than so many times the least one.
MOST_CONSTANT = 1.5
#: The exponents of what is called linear.
LINEAR_FROM, LINEAR_TO = 0.85, 1.15
#: The exponents that are looked for.
LEAST, MOST = 0.01, 4.0


@dataclass(frozen=True)
class Curve:
    """The mean T-states of a routine at three numbers of cells, ascending.

    name: its label; or that of a baseline, which has a space in it.
    """

    name: str
    cells: tuple[int, ...]
    times: tuple[float, ...]

    @property
    def each(self) -> tuple[float, ...]:
        """T per cell at each size."""
        return tuple(time / many for time, many in zip(self.times, self.cells, strict=True))

    @property
    def exponent(self) -> float:
        """The exponent e of b * cells ** e + a through the three means; 0 if there is none from 0.01 to 4."""
        first, second = _slopes(self.cells, self.times)
        if first <= 0 or not self._bend(LEAST) < second / first < self._bend(MOST):
            return 0.0
        least, most = LEAST, MOST
        while most - least > 1e-6:
            middle = (least + most) / 2
            least, most = (middle, most) if self._bend(middle) < second / first else (least, middle)
        return most

    def _bend(self, exponent: float) -> float:
        """How many times steeper cells ** exponent is after the middle size than before; it grows with the exponent."""
        first, second = _slopes(self.cells, tuple(many**exponent for many in self.cells))
        return second / first

    @property
    def growth(self) -> str:
        """The word for it. A time that bends more than any power grows less, or more, than linearly."""
        if max(self.times) < MOST_CONSTANT * min(self.times):
            return CONSTANT
        first, second = _slopes(self.cells, self.times)
        if LINEAR_FROM <= self.exponent <= LINEAR_TO:
            return LINEAR
        return LESS if second < first else MORE

    @property
    def formula(self) -> str:
        """T for n cells: the line through the smallest and the largest size, or the curve; empty for neither."""
        if self.growth == CONSTANT or not self.exponent:
            return ""
        power = 1.0 if self.growth == LINEAR else self.exponent
        factor = (self.times[-1] - self.times[0]) / (self.cells[-1] ** power - self.cells[0] ** power)
        fixed = round(self.times[0] - factor * self.cells[0] ** power)
        amount = f"{factor:,.0f}" if factor >= 100 else f"{factor:.1f}"
        return f"{amount} n{'' if power == 1 else f'^{power:.2f}'} {'+' if fixed >= 0 else '-'} {abs(fixed):,}"


def _slopes(cells: tuple[int, ...], values: tuple[float, ...]) -> list[float]:
    """What a further cell adds, from the first size to the second and from there to the third."""
    return [(values[at + 1] - values[at]) / (cells[at + 1] - cells[at]) for at in (0, 1)]

"""The registers of the Z80 by name, in the order of SkoolKit's list."""

_PAIRS = {"bc": (2, 3), "de": (4, 5), "hl": (6, 7), "ix": (8, 9), "iy": (10, 11)}
_PAIRS |= {"bc_": (18, 19), "de_": (20, 21), "hl_": (22, 23)}
_SINGLE = {"a": 0, "f": 1, "b": 2, "c": 3, "d": 4, "e": 5, "h": 6, "l": 7, "sp": 12, "i": 14, "r": 15}
_SINGLE |= {"a_": 16, "f_": 17, "pc": 24, "t": 25, "iff": 26, "im": 27}
#: The indices of those that the machine itself reads.
SP, PC, T, IFF = 12, 24, 25, 26


class Registers:
    """The registers by name: a, bc, ix, hl_ (alternate registers end in _), sp, pc, t, iff, im, carry."""

    def __init__(self, raw: list[int]) -> None:
        self._raw = raw

    def __getattr__(self, name: str) -> int:
        if name == "carry":
            return self._raw[1] & 1
        if name in _PAIRS:
            high, low = _PAIRS[name]
            return self._raw[high] * 256 + self._raw[low]
        if name in _SINGLE:
            return self._raw[_SINGLE[name]]
        raise AttributeError(name)

    def set(self, values: dict[str, int]) -> None:
        """Set registers by name; `carry` cannot be set."""
        for name, value in values.items():
            if name in _PAIRS:
                high, low = _PAIRS[name]
                self._raw[high], self._raw[low] = value >> 8 & 0xFF, value & 0xFF
            else:
                self._raw[_SINGLE[name]] = value

"""A decoder of ZX0, written from the format of version 2 alone."""


def unpacked(packed: bytes, spare: bool = False, before: bytes = b"") -> bytes:
    """ZX0 version 2, forwards. Bits come from bytes read when they are needed, the highest first.

    spare: what is packed may be shorter than its place. before: what is in memory before the unpacked bytes.
    """
    at, bits, lent = 0, "", ""

    def byte() -> int:
        nonlocal at
        at += 1
        return packed[at - 1]

    def bit() -> str:
        nonlocal bits, lent
        if lent:
            first, lent = lent, ""
            return first
        bits = bits or f"{byte():08b}"
        first, bits = bits[0], bits[1:]
        return first

    def gamma(inverted: bool = False) -> int:
        digits = "1"
        while bit() == "0":
            digits += {"0": "1", "1": "0"}[bit()] if inverted else bit()
        return int(digits, 2)

    out = [*before]
    offset, block = 1, "literals"
    while True:
        if block == "literals":
            out += [byte() for _ in range(gamma())]
            block = "new" if bit() == "1" else "last"
            continue
        if block == "new":
            high = gamma(inverted=True)
            if high == 256:
                assert spare or at == len(packed), "nothing behind the end"
                return bytes(out[len(before) :])
            low = byte()
            offset, lent = (high - 1) * 128 + (127 - low // 2) + 1, str(low & 1)
        length = gamma() + (block == "new")
        assert offset <= len(out)
        for _ in range(length):
            out.append(out[-offset])
        block = "new" if bit() == "1" else "literals"

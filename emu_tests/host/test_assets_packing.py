"""ZX0: what is packed unpacks to the same bytes, by the decoder of the oracles."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from zx0 import zx0_compress

from emu_tests.oracles.unzx0 import unpacked
from zxmazes import packing
from zxmazes.packing import shortest, streams

RANDOM = random.Random(12)
#: The number 256: a 0 before each of its lower bits, which are inverted in the high part of an offset, and a 1.
END = "01" * 8 + "1"
CASES = {
    "one byte": b"A",
    "two the same": b"AA",
    "no repetition": bytes(range(256)),
    "all the same": bytes(700),
    "a period of 3": b"abc" * 200,
    "the last offset again": b"abcdef1abcdef2abcdef3xabcdef4",
    "offsets over 128": (bytes(range(200)) + b"-") * 3,
    "far and near": (far := RANDOM.randbytes(600)) + far[:40] + far[300:310] * 4,
}


@pytest.fixture(autouse=True, scope="module")
def own_cache(tmp_path_factory: pytest.TempPathFactory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ZXMAZES_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.mark.parametrize("data", CASES.values(), ids=CASES.keys())
def test_packed_data_unpacks_to_the_same(data: bytes) -> None:
    assert unpacked(packing.pack(data)) == data


@pytest.mark.parametrize("data", CASES.values(), ids=CASES.keys())
def test_it_is_the_packing_of_the_package(data: bytes) -> None:
    assert shortest.classic(data) == zx0_compress(data, classic=True)[0]


@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.binary(min_size=1, max_size=12) | st.sampled_from([b"\0", b"ab"]), st.integers(1, 40))))
def test_any_data_is_packed_as_by_the_package(runs: list[tuple[bytes, int]]) -> None:
    """Bytes of all kinds, in repetitions near and far, of which many are as short."""
    data = b"".join(piece * times for piece, times in (*runs, *runs[:2]))[:600] or b"-"
    assert shortest.classic(data) == zx0_compress(data, classic=True)[0]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from([b"\0", b"\0\0\0", b"ab", b"abcab", bytes(range(140))]) | st.binary(max_size=9)))
def test_any_data_unpacks_to_the_same(parts: list[bytes]) -> None:
    data = b"".join(parts)[:700] or b"-"
    assert unpacked(packing.pack(data)) == data


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.sampled_from([b"ab", b"abcab", bytes(range(40)), b"-"]), min_size=1),
    st.lists(st.sampled_from([*b"abc", *range(40), packing.UNKNOWN])),
)
def test_data_may_copy_from_what_is_known_before_it(parts: list[bytes], before: list[int]) -> None:
    """It is never longer so, and unpacks to the same whatever stands where nothing is known."""
    data = b"".join(parts)
    packed = packing.pack(data, np.array(before, np.int16))
    assert len(packed) <= len(packing.pack(data))
    for unknown in (0, 1, ord("a")):
        memory = bytes(unknown if byte == packing.UNKNOWN else byte for byte in before)
        assert unpacked(packed, before=memory) == data


def test_nothing_is_copied_from_further_back_than_the_format_allows() -> None:
    data = bytes(range(60))
    for gap, is_short in ((32640 - 60, True), (32640 - 59, False)):
        before = np.array([*data, *[packing.UNKNOWN] * gap], np.int16)
        packed = packing.pack(data, before)
        assert unpacked(packed, before=data + bytes(gap)) == data
        assert (len(packed) < 12) == is_short


@pytest.mark.parametrize(
    ("data", "bits"),
    [
        # 1 literal; new offset, and its high part is 256: the end
        (b"A", ["1", b"A", "1" + END]),
        # 3 literals; new offset 3: high part 1, low part 127 - 2, length 6 less 1, its first bit in the byte; the end
        (b"abcabcabc", ["011", b"abc", "1" + "1", 125 << 1 | 0, "0011", "1" + END]),
        # 1 literal; last offset, which is 1 at the beginning, length 4; 1 literal after it; the end
        (b"AAAAAB", ["1", b"A", "0" + "00001", "0" + "1", b"B", "1" + END]),
    ],
)
def test_the_stream_is_that_of_version_2(data: bytes, bits: list[str | bytes | int]) -> None:
    assert packing.pack(data) == stream(bits)


def stream(parts: list[str | bytes | int]) -> bytes:
    """Bytes and bits, those in bytes that lie where their first bit is needed."""
    out, place, used = bytearray(), 0, 8
    for part in parts:
        if isinstance(part, str):
            for bit in part:
                if used == 8:
                    place, used = len(out), 0
                    out.append(0)
                out[place] |= int(bit) << 7 - used
                used += 1
        else:
            out += bytes([part]) if isinstance(part, int) else part
    return bytes(out)


def test_packing_is_worth_it() -> None:
    assert len(packing.pack(bytes(700))) < 12
    assert len(packing.pack(b"abc" * 200)) < 16


def test_the_packing_itself_is_kept_and_the_second_time_checked_too(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = packing.pack(b"kept once")
    monkeypatch.setattr(streams, "classic", lambda data, before: pytest.fail("packed anew"))
    assert packing.pack(b"kept once") == packed


@pytest.mark.parametrize("what", ["another byte", "cut short"])
def test_a_wrong_packing_is_noticed(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    right = streams.classic
    data = f"packed wrongly: {what}".encode()

    def wrong(data: bytes, before: packing.Memory) -> bytes:
        stream = right(data, before)
        return stream[:-1] if what == "cut short" else stream.replace(b"k", b"K")

    monkeypatch.setattr(streams, "classic", wrong)
    with pytest.raises(RuntimeError, match=r"packed 2\d bytes wrongly"):
        packing.pack(data)


def test_nothing_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    packing.pack(b"silent")
    assert capsys.readouterr() == ("", "")

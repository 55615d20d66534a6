"""The quick packer, judged by the Z80's `unzx0` and by the shortest packing; and code that unpacks itself."""

import random

import pytest

from emu_tests.machine.parts_program import parts_image
from zxmazes import packing
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.programs.quick_zx0 import pack
from zxmazes.programs.squeezed import squeezed

PACKED, PLAIN = 0x4000, 0xA000


def _samples() -> list[bytes]:
    """Noise, runs, and text that repeats at many distances."""
    chance = random.Random(3)
    words = [chance.randbytes(chance.randrange(1, 9)) for _ in range(40)]
    text = b"".join(chance.choice(words) for _ in range(1500))
    return [b"a", b"ab", bytes(700), chance.randbytes(300), text, text[:400] + bytes(3000) + text[:400]]


@pytest.mark.parametrize("number", range(6))
def test_unzx0_unpacks_it(number: int) -> None:
    data = _samples()[number]
    made = pack(data)
    image, machine = parts_image(("engine/data/unzx0.asm",)), Machine()
    machine.write(image.org, image.code)
    machine.write(PACKED, made)
    call = machine.call(image.symbols["unzx0"], hl=PACKED, de=PLAIN)
    assert machine.read(PLAIN, len(data)) == data
    assert call.registers.hl == PACKED + len(made)
    assert call.registers.de == PLAIN + len(data)


@pytest.mark.parametrize("number", [0, 2, 3, 4])
def test_it_is_at_most_a_twentieth_longer_than_the_shortest(number: int) -> None:
    data = _samples()[number][:2000]
    assert len(pack(data)) <= len(packing.pack(data)) * 1.05 + 2


def test_code_unpacks_itself_and_runs() -> None:
    code = _samples()[4][:3000]
    first, block = squeezed(code, 0x6000, "it")
    machine = Machine()
    machine.write(first, block)
    machine.set(pc=first, sp=0x5E00, iff=0)
    machine.run_to(0x6000, SECOND)
    assert machine.read(0x6000, len(code)) == code
    assert machine.registers.sp == 0x5E00
    assert first + -(-len(block) // 256) * 256 == 0xFF58, "whole pages, below the variables of the cassette"


def test_code_that_cannot_unpack_itself_is_refused() -> None:
    """Noise does not get shorter, so there is no place for it from which it could be written to its own."""
    with pytest.raises(MazeError, match="too long to unpack itself"):
        squeezed(random.Random(1).randbytes(32500), 0x8000, "it")

"""Code that unpacks itself: on the games' cassette, and in the banks of a 128K, a game takes less room so.

The block is loaded as high as it can be, in whole pages of a bank. It begins with a jump to its end, where unzx0 is:
that writes the code to its own place, over what has been read already, tells the cassette where that is, and goes
there.
"""

from zxmazes.assembler.assembly import assemble_text
from zxmazes.assembler.regions import MEMORY_LIMIT
from zxmazes.cache import cached, maker
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.paths import ASM
from zxmazes.programs.quick_zx0 import pack

PAGE = 256
_UNZX0 = "engine/data/unzx0.asm"
_SHARED = "programs/play/shared.asm"
_STACK = 0x5E00
_BYTES = 95  # of the block besides what is packed
_TEXT = """
        org ${first:04X}
        jp unpack
packed:
        incbin "packed"
unpack:
        ld hl,packed
        ld de,${start:04X}
        call unzx0
        ld hl,${start:04X}
        ld (PLAY_RESTART),hl
        jp (hl)
        include "{shared}"
        include "{unzx0}"
"""


def squeezed(code: bytes, start: int, label: str) -> tuple[int, bytes]:
    """Where the block goes and begins, and its bytes. `label` names the program in messages.

    Raises MazeError if there is no room: the code would be written over what is still to be read.
    """
    packed = pack(code)
    pages = -(-(len(packed) + _BYTES) // PAGE)
    first = MEMORY_LIMIT - PAGE * pages
    text = _TEXT.format(first=first, start=start, shared=_SHARED, unzx0=_UNZX0)
    parts: list[bytes | str] = [maker(), *((ASM / name).read_bytes() for name in (_UNZX0, _SHARED)), text, code]
    return first, cached("squeezed", parts, lambda: _made(text, packed, code, start, label))


def _made(text: str, packed: bytes, code: bytes, start: int, label: str) -> bytes:
    made = assemble_text(text, label, given={"packed": packed})
    machine = Machine()
    machine.write(made.org, made.code)
    machine.set(pc=made.org, sp=_STACK, iff=0)
    arrived = made.org > start and machine.run(10 * SECOND, start)
    if not arrived or machine.read(start, len(code)) != code:
        raise MazeError(f"{label}: it is too long to unpack itself in memory: make it shorter")
    return made.code

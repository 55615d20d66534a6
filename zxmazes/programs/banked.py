"""The snapshot of the games' cassette: a 128K with the menu, and with as many games in its banks as there is room for.

The banks are those that `banks.asm` and `begin.asm` of the cassette use, and the variables those of its `shared.asm`.
"""

import struct
from collections.abc import Sequence

from zxmazes.programs.writers import Built

_BANK = 0x4000
_PAGE = 256
_MENU, _GAMES = 7, (1, 3, 6)
#: The banks of a 48K, in the order of its memory from 4000 on.
_MAIN = (5, 2, 0)
#: Where the header of code has its address.
_ADDRESS = slice(14, 16)


def memory(built: Built) -> bytes:
    """The eight banks of a 128K that has the menu and the games; it is about to run the menu."""
    assembly = built.assembly
    if not assembly:
        raise ValueError("the games' cassette is a program in machine code")
    symbols = assembly.symbols
    main = bytearray(built.machine.read(_BANK, 3 * _BANK))
    banks = {bank: bytearray(_BANK) for bank in range(8)}
    menu = main[symbols["MENU"] - _BANK : symbols["menu_banked_end"] - _BANK]
    banks[_MENU][: len(menu)] = menu
    records, store, free = _kept(built.blocks[built.program.blocks :])
    for number, bank in enumerate(_GAMES):
        banks[bank][:] = store[number * _BANK : (number + 1) * _BANK]
    values = [
        (symbols["stays_fresh"], b"\0"),
        (symbols["PLAY_KEPT"], bytes(symbols["PLAY_END"] - symbols["PLAY_KEPT"])),
        (symbols["PLAY_BANKED"], b"\1" + struct.pack("<H", free)),
        *((symbols["PLAY_KEPT"] + len(record) * game, record) for game, record in records.items()),
    ]
    for address, data in values:
        main[address - _BANK : address - _BANK + len(data)] = data
    for number, bank in enumerate(_MAIN):
        banks[bank][:] = main[number * _BANK : (number + 1) * _BANK]
    return b"".join(bytes(banks[bank]) for bank in range(8))


def _kept(blocks: Sequence[bytes]) -> tuple[dict[int, bytes], bytes, int]:
    """The records of the games that fit, by their numbers from 0; the bytes of the three banks; the first free page.

    blocks: for each game the header and the data of its picture and of its code.
    """
    records: dict[int, bytes] = {}
    store = bytearray()
    for game, at in enumerate(range(0, len(blocks), 4)):
        header, data = blocks[at + 2], blocks[at + 3][1:-1]
        pages = -(-len(data) // _PAGE)
        if len(store) + pages * _PAGE <= len(_GAMES) * _BANK:
            (address,) = struct.unpack("<H", header[_ADDRESS])
            records[game] = struct.pack("<BBH", len(store) // _PAGE, pages, address)
            store += data.ljust(pages * _PAGE, b"\0")
    free = len(store) // _PAGE
    return records, bytes(store.ljust(len(_GAMES) * _BANK, b"\0")), free

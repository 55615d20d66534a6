"""The table of the games' cassette: seconds on tape by SkoolKit's pulses, emblems by their definition; its fields."""

import functools

import numpy as np
import pytest
from skoolkit.tape import parse_tap

from emu_tests.machine.parts_program import parts_image
from zxmazes.errors import MazeError
from zxmazes.heads import Field
from zxmazes.machine.spectrum import Machine
from zxmazes.programs import fields
from zxmazes.programs.games import emblem, game_blocks, game_emblem, games, seconds, table
from zxmazes.programs.tape_files import tape

PACKED, PLAIN = 0xC000, 0xD000
SIZE = 10 + 13 + 3 * 17 + 4


@functools.cache
def blocks() -> dict[str, list[bytes]]:
    """Those of each game, by its name in the order of the menu."""
    return {game.name: game_blocks(game) for game in games()}


def test_the_seconds_are_those_of_the_pulses() -> None:
    """The pulses that SkoolKit makes of each block, and a second after it."""
    for own in blocks().values():
        time = 0.0
        for block in parse_tap(tape(own)).blocks:
            pulses = sum(count * length for count, length in block.timings.pulses)
            bits = np.unpackbits(np.frombuffer(bytes(block.data), np.uint8))
            halves = np.where(bits, block.timings.one[0], block.timings.zero[0])
            time += (pulses + 2 * halves.sum()) / 3_500_000 + 1
        assert abs(seconds(own) - time) <= 0.6


def test_the_table_has_each_game() -> None:
    made = table()
    image, machine = parts_image(("engine/data/unzx0.asm",)), Machine()
    machine.write(image.org, image.code)
    assert made[0] == len(games())
    machine.write(PACKED, made[int.from_bytes(made[1:3], "little") :])
    machine.call(image.symbols["unzx0"], hl=PACKED, de=PLAIN)
    records = machine.read(PLAIN, SIZE * len(games()))
    for at, game in enumerate(games()):
        record = records[SIZE * at : SIZE * (at + 1)]
        assert game.play
        assert record[:10].decode().rstrip() == game.tape_name
        assert record[10:23].rstrip(b"\0").decode() == game.play.title
        lines = [record[start : start + 17].rstrip(b"\0").decode() for start in (23, 40, 57)]
        assert "".join(lines).replace(" ", "") == game.play.goal.replace(" ", "")
        assert int.from_bytes(record[74:76], "little") == seconds(blocks()[game.name])
        place = int.from_bytes(record[76:78], "little")
        machine.write(PACKED, made[place : place + 600])
        machine.call(image.symbols["unzx0"], hl=PACKED, de=PLAIN)
        assert machine.read(PLAIN, 432) == game_emblem(game.name, blocks()[game.name][1][1:-1])


def test_an_emblem_has_no_seal() -> None:
    """The loading pictures have one in two rows and columns at the top right; a small square would be left of it."""
    for name, own in blocks().items():
        screen = own[1][1:-1]
        sealed = bytearray(screen)
        for row in range(2):
            sealed[6144 + 32 * row + 30 : 6144 + 32 * row + 32] = b"\x7f\x7f"
        assert name == "lines" or game_emblem(name, bytes(sealed)) == game_emblem(name, screen)


def test_an_emblem_of_plain_cells_has_their_colours() -> None:
    """A screen of squares of 24 x 24 pixels, each of one colour, normal or bright: each is a cell of the emblem."""
    looks = np.arange(48).reshape(6, 8) * 5 % 15
    paper, bright = looks % 8, looks // 8
    cells = (paper << 3 | bright << 6).astype(np.uint8).repeat(3, axis=0).repeat(3, axis=1)
    screen = np.zeros((24, 32), np.uint8)
    screen[5:23, 4:28] = cells
    made = emblem(bytes(6144) + screen.tobytes(), 3, 40, 32)
    for at, (colour, light) in enumerate(zip(paper.ravel(), bright.ravel(), strict=True)):
        bits, attribute = made[8 * at : 8 * at + 8], made[384 + at]
        shown = {attribute >> 3 & 7 if not byte else attribute & 7 if byte == 255 else -1 for byte in bits}
        assert shown == {int(colour)}
        assert attribute >> 6 == light or colour == 0


@pytest.mark.parametrize(
    "text",
    [
        "0, Hedges: Walk",
        "1, hedges: Walk",
        "1, Hedges",
        "1, A title that is long: Walk",
        "1, Hedges: " + "walk on " * 8,
    ],
)
def test_a_wrong_field_is_refused(text: str) -> None:
    with pytest.raises(MazeError, match="write the place in the menu"):
        fields.play(Field(text, "it"))


def test_games_is_all() -> None:
    with pytest.raises(MazeError, match="write `all`"):
        fields.games(Field("some", "it"))

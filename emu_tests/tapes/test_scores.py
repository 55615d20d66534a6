"""The parts `scores`, `score_name`, `scores_tape`: places; names typed or by joystick; saved to tape and loaded."""

import random

import pytest

from emu_tests.machine.images import tape
from emu_tests.machine.parts_program import PartsProgram, parts_image
from zxmazes.machine.tape import recorded

PARTS = ("engine/pages/scores.asm", "engine/pages/score_name.asm", "engine/pages/scores_tape.asm")
TABLE, SIZE, ENTRIES, NAME = 0xC000, 80, 8, 8
Entry = tuple[str, int]


@pytest.fixture(params=[48, 128])
def program(request: pytest.FixtureRequest) -> PartsProgram:
    return PartsProgram(parts_image(PARTS), request.param)


def rows_of(program: PartsProgram) -> list[Entry]:
    data = program.machine.read(TABLE, SIZE)
    rows = [data[at : at + 10] for at in range(0, SIZE, 10)]
    return [(row[:NAME].decode(), row[8] + 256 * row[9]) for row in rows]


def put(program: PartsProgram, entries: list[Entry]) -> None:
    data = b"".join(name.ljust(NAME, ".").encode() + score.to_bytes(2, "little") for name, score in entries)
    program.machine.write(TABLE, data)


def test_an_empty_table(program: PartsProgram) -> None:
    program.machine.write(TABLE - 1, bytes([0x55]) * (SIZE + 2))
    program.call("scores_clear", hl=TABLE)
    assert rows_of(program) == [("........", 0)] * ENTRIES
    assert (program.machine.peek(TABLE - 1), program.machine.peek(TABLE + SIZE)) == (0x55, 0x55)


def test_scores_take_their_places() -> None:
    """Against a sorted list: a score goes behind those that are as good, 0 nowhere; all else stays in its order."""
    program, choose = PartsProgram(parts_image(PARTS)), random.Random(6)
    program.call("scores_clear", hl=TABLE)
    model: list[Entry] = [("........", 0)] * ENTRIES
    for _ in range(300):
        score = choose.choice((0, 1, 255, 256, 65535, choose.randrange(65536), choose.randrange(300)))
        program.machine.write(TABLE + SIZE, b"\x55")
        program.call("scores_place", hl=TABLE, de=score)
        carry, place = program.machine.registers.f & 1, program.machine.registers.a
        better = [entry for entry in model if entry[1] >= score]
        assert carry == (len(better) < ENTRIES)
        if carry:
            assert place == len(better)
            program.call("scores_insert", hl=TABLE, a=place, de=score)
            assert program.machine.registers.hl == TABLE + 10 * place
            name = f"P{choose.randrange(1000)}".ljust(NAME, ".")
            program.machine.write(TABLE + 10 * place, name.encode())
            model = [*model[:place], (name, score), *model[place:-1]]
        assert rows_of(program) == model
        assert program.machine.peek(TABLE + SIZE) == 0x55


def test_the_table_on_the_screen(program: PartsProgram) -> None:
    put(program, [(f"NAME {number}", 65535 - 9000 * number) for number in range(ENTRIES)])
    program.machine.write(0x4000, bytes(6912))
    program.call("scores_draw", hl=TABLE, d=3, e=6)
    rows = program.machine.text()
    for number in range(ENTRIES):
        assert rows[3 + 2 * number][6:].rstrip() == f"{number + 1}  NAME {number}..{65535 - 9000 * number:6}"


def named(program: PartsProgram) -> str:
    return program.machine.read(TABLE, NAME).decode()


def begin(program: PartsProgram) -> None:
    program.machine.write(TABLE, b"OLD NAME\x34\x12")
    program.start("score_name", hl=TABLE, d=10, e=5)
    program.machine.frames(4)
    assert named(program) == "........"


def test_a_name_is_typed(program: PartsProgram) -> None:
    """Letters that are directions elsewhere too; DELETE; no more than eight; ENTER ends it. The score stays."""
    begin(program)
    for key in "qaop1":
        program.press(key)
    assert named(program) == "QAOP1..."
    assert program.machine.text()[10][5:13] == "QAOP1 .."
    program.press("CS", "0")
    assert named(program) == "QAOP...."
    for key in ("SPACE", *"zx80y", "SS"):
        program.press(key)
    assert named(program) == "QAOP ZX8"
    assert not program.ended
    program.press("ENTER")
    assert program.ended
    assert program.machine.registers.a == 0
    assert program.machine.read(TABLE + NAME, 2) == b"\x34\x12"


def test_a_name_by_joystick(program: PartsProgram) -> None:
    """Up and down turn the letter, fire takes it, left takes one back; fire on the sign for the end ends it."""
    begin(program)
    program.write("kempston", b"\x01")

    def stick(bits: int, times: int = 1) -> None:
        for _ in range(times):
            program.machine.ports.kempston = bits
            program.machine.frames(3)
            program.machine.ports.kempston = 0
            program.machine.frames(3)

    up, down, left, fire = 8, 4, 2, 16
    stick(up, 3)
    stick(fire)
    stick(down, 2)
    stick(fire)
    stick(down, 3)
    stick(fire)
    assert named(program) == "CA-....."
    stick(left)
    assert named(program) == "CA......"
    stick(up)
    stick(fire)
    program.until(lambda: program.ended)
    assert named(program) == "CA      ", "no dots behind it"


def test_a_name_has_a_letter(program: PartsProgram) -> None:
    """ENTER does nothing before that, and after the last letter has been taken away; BREAK is for who wants no name."""
    begin(program)
    for keys in (("ENTER",), ("a",), ("CS", "0"), ("ENTER",)):
        program.press(*keys)
        assert not program.ended
    program.press("CS", "SPACE", frames=40)
    program.until(lambda: program.ended)
    assert named(program) == "-".ljust(NAME), "no row without a name"


def test_a_name_is_not_blank(program: PartsProgram) -> None:
    """A space at its beginning becomes a dash; elsewhere it stays."""
    begin(program)
    for key in ("SPACE", "SPACE", "a"):
        program.press(key)
    assert named(program) == "- A....."
    program.press("ENTER")
    assert program.ended
    assert named(program) == "- A".ljust(NAME)


def test_break_ends_it(program: PartsProgram) -> None:
    begin(program)
    program.press("x")
    program.press("CS", "SPACE", frames=40)
    program.until(lambda: program.ended)
    assert program.machine.registers.a == 1
    assert named(program)[0] == "X"


FOUND = 0xF700  # a routine for each header: RET
SPARE = 0xD000


def test_saved_and_loaded_back(program: PartsProgram) -> None:
    """The ROM's pulses, read back; into tables that were others; with one byte changed they are refused."""
    scores = [(f"PLAYER {number}", 9000 - number) for number in range(ENTRIES)]
    put(program, scores)
    program.machine.write(FOUND, b"\xc9")
    program.machine.write(0xF800, b"lines best")
    blocks = saved(program)
    assert [len(block) for block in blocks] == [19, SIZE + 3]
    assert blocks[0][1:12] == b"\x03lines best"
    for model in (48, 128):
        other = PartsProgram(parts_image(PARTS), model)
        other.machine.write(FOUND, b"\xc9")
        put(other, [("NOBODY", 1)] * ENTRIES)
        assert load(other, blocks) == (0, False)
        assert rows_of(other) == rows_of(program)
        assert other.machine.peek(TABLE + SIZE) == 0


def test_a_block_that_is_none_of_ours_is_refused(program: PartsProgram) -> None:
    program.machine.write(FOUND, b"\xc9")
    program.machine.write(0xF800, b"lines best")
    put(program, [("SOMEBODY", 5)] * ENTRIES)
    header, data = saved(program)
    for at in (1, 20, SIZE):
        wrong = bytearray(data)
        wrong[at] ^= 0x10
        wrong[-1] ^= 0x10  # the tape's own checksum is right
        put(program, [("NOBODY", 1)] * ENTRIES)
        assert load(program, [header, bytes(wrong)]) == (1, True)
        assert rows_of(program) == [("NOBODY..", 1)] * ENTRIES
    program.call("scores_clear", hl=TABLE)
    program.start("scores_load", hl=TABLE, bc=SIZE, ix=SPARE, de=FOUND)
    program.machine.frames(30)
    program.press("CS", "SPACE", frames=40, after=60)
    program.until(lambda: program.ended)
    assert program.machine.registers.f & 0x41 == 0x41, "BREAK"


def saved(program: PartsProgram) -> list[bytes]:
    """What goes to tape."""
    program.start("scores_save", hl=TABLE, bc=SIZE, ix=0xF800)
    program.machine.ports.edges.clear()
    program.machine.run_to(0xFF00, 80_000_000, "the end of it")
    blocks = recorded(program.machine.ports.edges)
    assert program.machine.registers.f & 1 == 0
    return blocks


def load(program: PartsProgram, blocks: list[bytes]) -> tuple[int, bool]:
    """Carry, and with it NZ, after these blocks have come from the tape."""
    program.start("scores_load", hl=TABLE, bc=SIZE, ix=SPARE, de=FOUND)
    program.machine.play(tape(*blocks), 0xFF00, pulses=False)
    program.machine.frames(4)
    assert program.ended
    flags = program.machine.registers.f
    return flags & 1, bool(flags & 1) and not flags & 0x40

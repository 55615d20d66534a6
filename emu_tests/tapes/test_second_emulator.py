"""The tapes in a second emulator, which loads them by pulses and must do all that SkoolKit does, to the T-state."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from emu_tests.machine.two_machines import Difference, SkoolKitSide, State, Tape, loaded_alike, same
from emu_tests.records import second_emulator as second_judge
from emu_tests.records.sampling import every
from emu_tests.records.second_emulator import cases, judge, proven, recorded

#: One loader with its picture and code, one listing in BASIC with code; the small ones among those.
LIVE = [("corridor", 48), ("magazine_z4", 128)]


def ids(some: list[tuple[str, int]]) -> list[str]:
    return [f"{name}-{model}K" for name, model in some]


@pytest.mark.parametrize(("name", "model"), every(2, LIVE, "dist/{name}.tap"), ids=ids(LIVE))
def test_two_tapes_do_the_same_in_both_emulators(name: str, model: int) -> None:
    if second_judge.MISSING and proven(name, model, recorded()):
        pytest.skip(f"only {second_judge.RECORD.name} is compared: {second_judge.MISSING}")
    judge(name, model)


@pytest.mark.sweep("dist/{name}.tap", "emu_tests/records/second_emulator.txt")
@pytest.mark.parametrize(("name", "model"), cases(), ids=ids(cases()))
def test_every_tape_does_what_the_second_emulator_showed(name: str, model: int) -> None:
    """SkoolKit alone against the record; both emulators where the record is not of this tape or says otherwise."""
    if not proven(name, model, recorded()):
        judge(name, model)


def test_the_record_lists_built_tapes_in_order() -> None:
    lines = [line for line in second_judge.RECORD.read_text().splitlines() if not line.startswith("#")]
    assert len(recorded()) == len(lines), "a line is damaged: run `make prove`"
    assert list(recorded()) == sorted(recorded())
    assert set(recorded()) <= set(cases()), "a line is of no tape: run `make prove`"


def test_a_changed_tape_or_digest_is_not_taken_as_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = second_judge.recall("magazine_z13", 48)
    tape = second_judge.tape_hash("magazine_z13")
    monkeypatch.setattr(second_judge, "recall", lambda name, model: shown)
    assert proven("magazine_z13", 48, {("magazine_z13", 48): (tape, shown)})
    for line in ((tape[::-1], shown), (tape, shown[::-1])):
        assert not proven("magazine_z13", 48, {("magazine_z13", 48): line})
    assert not proven("magazine_z13", 48, {})


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A copy of the record, for `make prove` to write; SkoolKit shows what is recorded, but no tape is run."""
    shown = {case: digest for case, (_, digest) in recorded().items()}
    copy = tmp_path / "record.txt"
    copy.write_bytes(second_judge.RECORD.read_bytes())
    monkeypatch.setattr(second_judge, "RECORD", copy)
    monkeypatch.setattr(second_judge, "cases", lambda: list(shown))
    monkeypatch.setattr(second_judge, "tape_hash", {name: tape for (name, _), (tape, _) in recorded().items()}.get)
    monkeypatch.setattr(second_judge, "recall", lambda name, model: shown[name, model])
    monkeypatch.setattr(second_judge, "ProcessPoolExecutor", ThreadPoolExecutor)
    return copy


def test_proving_again_changes_nothing(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = record.read_text()
    monkeypatch.setattr(second_judge, "MISSING", "")
    monkeypatch.setattr(second_judge, "judge", lambda name, model: pytest.fail(f"{name} {model} is proven already"))
    for _ in range(2):
        assert second_judge.main() == 0
        assert record.read_text() == before


def test_proving_drops_what_fails_and_adds_what_is_new(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(name: str, model: int) -> str:
        if name == "wave":
            raise Difference("not the same")
        return "0123456789abcdef"

    before = recorded()
    lost = {"wave", "dfs"}
    second_judge.write({case: line for case, line in before.items() if case[0] not in lost})
    monkeypatch.setattr(second_judge, "MISSING", "")
    monkeypatch.setattr(second_judge, "judge", judge)
    assert second_judge.main() == 1
    new = {case: (tape, "0123456789abcdef") for case, (tape, _) in before.items() if case[0] == "dfs"}
    assert recorded() == {case: line for case, line in before.items() if case[0] not in lost} | new


def test_proving_without_zx_says_so_and_leaves_the_record(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text("wave 48 0 0\n")
    monkeypatch.setattr(second_judge, "MISSING", "the emulator zx is not here")
    assert second_judge.main() == 1
    assert record.read_text() == "wave 48 0 0\n"
    assert capsys.readouterr().err == "the emulator zx is not here\n"


# --- what the judge sees ------------------------------------------------------------------------------------


@pytest.fixture(scope="module", params=[48, 128], ids=["48K", "128K"])
def state(request: pytest.FixtureRequest) -> State:
    return SkoolKitSide(request.param, Tape.of("magazine_z13")).state()


def changed(state: State, place: int) -> State:
    """The state with one byte of RAM changed; places beyond FFFF are those of the further pages."""
    ram = bytearray(state.ram)
    ram[place - 0x4000] ^= 1
    return replace(state, ram=bytes(ram))


def test_every_single_difference_is_seen(state: State) -> None:
    sp, end = state.registers["sp"], 0x4000 + len(state.ram)
    wrong = {f"{place:04X}": changed(state, place) for place in (0x4000, 0x5AFF, 0x5C78, 0x9000, sp + 1, end - 1)}
    wrong |= {
        name: replace(state, registers=state.registers | {name: value ^ 1})
        for name, value in state.registers.items()
        if name != "sp"
    }
    wrong |= {"border": replace(state, border=state.border ^ 1), "T-states": replace(state, t=1)}
    for what, other in wrong.items():
        with pytest.raises(Difference, match=rf"\b{what}: "):
            same(state, other, "now")
    for place in (sp, sp - 1, sp - 60):
        same(state, changed(state, place), "now")


def test_a_few_bytes_may_be_an_f_that_an_interrupt_has_saved(state: State) -> None:
    """In two of their bits, and not on the screen."""

    def other(*places: int, bits: int = 0x28) -> State:
        ram = bytearray(state.ram)
        for place in places:
            ram[place - 0x4000] ^= bits
        return replace(state, ram=bytes(ram))

    same(state, other(*range(0x9000, 0x9008)), "now")
    for wrong in (other(*range(0x9000, 0x9009)), other(0x5AFF), other(0x9000, bits=0x29), other(0x9000, 0x4000)):
        with pytest.raises(Difference):
            same(state, wrong, "now")


def test_what_was_loaded_is_compared(state: State) -> None:
    end = 0x4000 + len(state.ram)
    for place in (0x4000, 0x5B88, 0x5CCB, 0x6000, 0xFF58, 0xFFFF, end - 1):
        with pytest.raises(Difference, match=f"after loading .* {place:04X}: "):
            loaded_alike(state, changed(state, place))
    for other in (changed(state, 0x5C78), replace(state, t=99), replace(state, registers=state.registers | {"r": 1})):
        loaded_alike(state, other)

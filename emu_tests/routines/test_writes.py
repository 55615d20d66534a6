"""What every routine writes: memory, and operands in its own code, as the `Writes` of its header names them."""

import re
import subprocess
from pathlib import Path

import numpy as np
import pytest
from skoolkit.traceutils import disassemble

from emu_tests.machine.booted import STACK, booted_for
from emu_tests.machine.calls import CASES
from emu_tests.oracles.headers import IMAGE, ROUTINES, claim, items, kept, operands, spans, stack_of, value_of
from emu_tests.records.sampling import some
from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.paths import ASM
from zxmazes.routines.images import assemble_library, library_text
from zxmazes.routines.index import IMAGES

CALLS = 16


def listing(folder: Path, name: str) -> str:
    """Pasmo's own listing of an image: each instruction, and the local labels, which no symbol file has."""
    source, image = folder / "all.asm", folder / "all.bin"
    source.write_text(library_text(name) + "\n", encoding="ascii")
    command = [find_pasmo(), "-I", str(ASM), "-d", str(source), str(image)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    code = assemble_library(name).code
    assert image.read_bytes()[: len(code)] == code, "the listing is that of another image"
    return text


class Code:
    """An image: which routine and which local label a byte of it belongs to.

    Those of `lib` are in it too, as far as others include them.
    """

    def __init__(self, text: str, name: str) -> None:
        assembly = assemble_library(name)
        self.bytes, self.org = assembly.code, assembly.org
        self.memory = bytes(self.org) + assembly.code + bytes(0x10000)
        here = [label for label in ROUTINES if label in assembly.symbols]
        self.spans = {label: range(assembly.symbols[label], assembly.symbols[f"{label}_end"]) for label in here}
        self.labels: dict[int, set[str]] = {}
        for address, label in re.findall(r"^([0-9A-F]{4}):\t\tlocal label (\w+)$", text, re.MULTILINE):
            self.labels.setdefault(int(address, 16), set()).add(label)
        stores = re.findall(r"^([0-9A-F]{4}):[0-9A-F]+\tLD \(([0-9A-F]{4})\), (\w+)$", text, re.MULTILINE)
        end = self.org + len(self.bytes)
        #: (where the instruction is, which byte it writes), for those that write into the code.
        self.stores = [
            (int(at, 16), int(to, 16) + byte)
            for at, to, register in stores
            for byte in range(1 if register == "A" else 2)
            if self.org <= int(to, 16) < end
        ]

    def routine(self, address: int) -> str:
        """The routine that a byte belongs to, the innermost one."""
        return min((len(span), name) for name, span in self.spans.items() if address in span)[1]

    def names(self, address: int) -> set[str]:
        """The labels of the instruction that the byte is part of."""
        for start in range(address, address - 4, -1):
            if start in self.labels and address < start + disassemble(self.memory, start)[1]:
                return self.labels[start]
        return set()

    def is_named(self, routine: str, address: int) -> bool:
        """Does the routine's header name the operand that this byte belongs to, or the leaf whose header does?"""
        owner = self.routine(address)
        if owner != routine and owner not in operands(routine)[1]:
            return False
        named = {label for other in CASES if owner in (other, *operands(other)[1]) for label in operands(other)[0]}
        return bool(self.names(address) & (named if owner != routine else set(operands(routine)[0])))


@pytest.fixture(scope="module")
def codes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Code]:
    return {name: Code(listing(tmp_path_factory.mktemp("listing"), name), name) for name in IMAGES}


def told(code: Code, addresses: list[int]) -> list[str]:
    return [f"{a:04X} in {code.routine(a)}, at {'/'.join(code.names(a)) or 'no label'}" for a in addresses]


def test_every_routine_is_called() -> None:
    """A leaf needs a case in calls.py; what is called for itself has that of its family."""
    assert sorted(CASES) == sorted(ROUTINES)


@pytest.mark.parametrize("routine", CASES)
def test_what_is_written_is_what_the_header_names(codes: dict[str, Code], routine: str) -> None:
    """All 64K compared: nothing else changes, and each place that it names does in some call.

    Code that changed lies at a label that the header names, or is a leaf's that it names. Nor does a register change
    that the header keeps.
    """
    booted, code = booted_for(routine), codes[IMAGE[routine]]
    registers_kept, memory_kept = kept(routine)
    assert {"iyh", "iyl"} <= registers_kept, "every routine keeps IY"
    touched: set[int] = set()
    for number in range(CALLS):
        registers = booted.begin(routine, number)
        before = booted.memory()
        booted.machine.set(**registers)
        given = {name: value_of(booted.machine.registers, name) for name in registers_kept}
        call = booted.call(routine, stack=STACK, **registers)
        left = {name: value_of(call.registers, name) for name in given}
        assert left == given, f"{routine}, call {number}, has not kept its registers"
        changed = np.flatnonzero(booted.memory() != before)
        named = np.zeros(0x10000, dtype=np.bool_)
        places = spans(booted, routine, registers)
        for span in [*places, range(STACK - 2 - stack_of(routine), STACK)]:
            named[span.start : span.stop] = True
        touched |= {
            place for place, span in enumerate(places) if ((changed >= span.start) & (changed < span.stop)).any()
        }
        wrong = changed[~named[changed]].tolist()
        patched = [address for address in wrong if 0 <= address - code.org < len(code.bytes)]
        assert wrong == patched, f"{routine}, call {number}, wrote at {[f'{address:04X}' for address in wrong[:8]]}"
        unnamed = [address for address in patched if not code.is_named(routine, address)]
        assert not unnamed, f"{routine}, call {number}, set operands: {told(code, unnamed)}"
    idle = [item for place, item in enumerate(items(routine)) if place not in touched]
    assert not idle, f"{routine} never wrote to {', '.join(idle)}"
    assert not {*memory_kept} & {item.split()[0] for item in items(routine)}


@pytest.mark.parametrize(("image", "many"), [("field", 60), ("solve", 60), ("large", 20), ("pictures", 1)])
def test_every_store_into_code_is_named(codes: dict[str, Code], image: str, many: int) -> None:
    """As the instructions have it, whatever a call happens to change: by the header of the routine that they are in."""
    code = codes[image]
    assert len(code.stores) > many
    unnamed = [(at, to) for at, to in code.stores if not code.is_named(code.routine(at), to)]
    assert not unnamed, "\n" + "\n".join(f"{code.routine(at)} at {at:04X}: {told(code, [to])}" for at, to in unnamed)


@pytest.mark.parametrize("routine", [name for name in CASES if operands(name)[0]])
def test_every_operand_that_a_header_names_is_set(codes: dict[str, Code], routine: str) -> None:
    code = codes[IMAGE[routine]]
    written = {
        name for at, to in code.stores if routine in (code.routine(at), code.routine(to)) for name in code.names(to)
    }
    assert not set(operands(routine)[0]) - written


@pytest.mark.parametrize(
    "routine", [name for name in CASES if any(operands(name)) and "(set before use)" in claim(name, "Writes")]
)
@pytest.mark.parametrize(
    "nth", some([3], [3, 1], "{routine}", "generate_dfs", "generate_dfs_trail", "generate_kruskal", "solve_wave")
)
def test_operands_are_set_before_use(codes: dict[str, Code], routine: str, nth: int) -> None:
    """Whatever stands in the operands that a header names, the call does the same, in the same time."""
    booted, code = booted_for(routine), codes[IMAGE[routine]]
    named = sorted({to for _, to in code.stores if code.is_named(routine, to)})
    for number in range(CALLS)[::nth]:
        registers = booted.begin(routine, number)
        before = booted.memory()
        results = []
        for junk in (False, True):
            booted.machine.write(0x4000, before[0x4000:].tobytes())
            for address in named if junk else ():
                booted.machine.write(address, [booted.choose.randrange(256)])
            call = booted.call(routine, stack=STACK, **registers)
            results.append((call.tstates, call.registers.bc, call.registers.f, booted.field()))
        assert results[0] == results[1], f"{routine}, call {number}"

"""A name of its own for each label and constant of a program, also where case is ignored.

Global labels keep their names. A local one is called after the global label above it, `generate_dfs_rows`, with a
number if that is taken, as in a macro that is used twice.
"""

from collections.abc import Sequence

from zxmazes.assembler.step import Step

_JUMPS = ("jr", "djnz", "jp", "call")


class Names:
    """The names of all that these steps define."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._taken: set[str] = set()
        self._names: dict[tuple[int, str], str] = {}
        self._above: dict[int, str] = {}  # by a step's place: the global label above it
        defining = [step for step in steps if step.statement.label and step.statement.op != "macro"]
        labels = [step for step in defining if step.statement.op not in ("equ", "defl")]
        global_labels = set()
        for step in (*labels, *defining):  # labels first: callers know them by these names
            if not step.scope.is_local(step.statement.label):
                self._add(step, step.statement.label)
                global_labels.add(step.order)
        constants = {step.order for step in defining} - {step.order for step in labels}
        global_labels -= constants
        above = ""
        for step in steps:
            name = step.statement.label
            if step.order in global_labels:
                above = name
            self._above[step.order] = above
            if name and step.statement.op != "macro" and step.scope.is_local(name):
                self._add(step, f"{above}_{name}")
        self._targets = self._find_targets(steps)

    def of(self, step: Step, name: str) -> str:
        """What a name that is visible at this step is called."""
        return self._names[id(step.scope.owner(name)), name]

    def target(self, address: int) -> str:
        """The label for an address to which a jump leads without a label, `jr $ + 3`; empty if there is none."""
        return self._targets.get(address, "")

    def _find_targets(self, steps: Sequence[Step]) -> dict[int, str]:
        begins = {step.here: step for step in steps if step.code}
        jumps = (step for step in steps if step.statement.op in _JUMPS and step.code)
        aims = {aim for step in jumps for operand in step.statement.operands if "$" in operand for aim in [_aim(step)]}
        return {aim: self._unique(f"{self._above[begins[aim].order]}_skip") for aim in sorted(aims & begins.keys())}

    def _add(self, step: Step, name: str) -> None:
        key = (id(step.scope.owner(step.statement.label)), step.statement.label)
        if key not in self._names:
            self._names[key] = self._unique(name)

    def _unique(self, name: str) -> str:
        number, free = 1, name
        while free.casefold() in self._taken:
            number += 1
            free = f"{name}_{number}"
        self._taken.add(free.casefold())
        return free


def _aim(step: Step) -> int:
    """Where a jump leads."""
    if len(step.code) == 2:
        return step.here + 2 + int.from_bytes(step.code[1:], "little", signed=True)
    return int.from_bytes(step.code[1:], "little")

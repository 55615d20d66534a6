"""Which global names the code uses, by way of other constants too."""

from collections.abc import Iterable, Iterator

from zxmazes.assembler.expression import is_operator
from zxmazes.assembler.statement import EMITTING, Tokens, is_name
from zxmazes.assembler.step import Step

_NAMED = ("equ", "defl")


def mentioned(steps: Iterable[Step]) -> set[str]:
    """The names of the labels and constants that these statements, and the constants among them, are made from."""
    return {name for step in steps if step.statement.op in EMITTING for name in names_in(step)}


def names_in(step: Step) -> Iterator[str]:
    """The names in a statement's operands, and those in their definitions."""
    for tokens in step.statement.operands:
        for token, definition in definitions(tokens, step):
            yield token
            if definition.statement.op in _NAMED:
                yield from names_in(definition)


def definitions(tokens: Tokens, step: Step) -> Iterator[tuple[str, Step]]:
    """The names in an expression that have a value there, each with the statement that gives it."""
    for token in tokens:
        if is_name(token) and not is_operator(token):
            known = step.scope.owner(token).names.get(token)
            if known and (definition := known.at(step.order)):
                yield token, definition


def is_constant(definition: Step) -> bool:
    """Is it a number whatever the addresses are?"""
    if definition.statement.op not in _NAMED:
        return False
    (tokens,) = definition.statement.operands
    return "$" not in tokens and all(is_constant(one) for _, one in definitions(tokens, definition))

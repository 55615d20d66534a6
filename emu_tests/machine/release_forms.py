"""Tapes as a release has them, made of the files in dist/: the tests of builds compare these with the sources."""

import functools

from zxmazes.paths import DIST
from zxmazes.programs.registry import program
from zxmazes.programs.writers import kinds
from zxmazes.release.released import Tape
from zxmazes.release.writers import forms


@functools.cache
def tape(name: str) -> Tape:
    """A tape."""
    found = program(name)
    return Tape(found, {kind: (DIST / f"{name}.{kind}").read_bytes() for kind in kinds(found)})


@functools.cache
def made(name: str, kind: str) -> bytes:
    """A tape in one form."""
    return forms()[kind].content(tape(name))

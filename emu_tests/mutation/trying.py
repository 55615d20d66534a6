"""A copy of the project in which a mistake is made and tried.

- not counted: the mistake changes no byte of what is made, or the project cannot be made with it;
- killed: a test fails that passes without it, or the time limit ends the tests;
- survived: all tests pass.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from emu_tests.mutation.drawing import Mutant
from emu_tests.mutation.seeing import first, rooms

#: Seconds of processor time for a command; all quick tests take 400. What waits for ever takes none: ten times as
#: long by the clock.
LIMIT = 900
_LEFT_OUT = (".git", ".venv", ".tools", ".*_cache", ".hypothesis", "failures", "*.wav")
_NOT_COUNTED, KILLED, SURVIVED = "not counted", "killed", "survived"
_FAILED, _STOPPED, _NO_TESTS = 1, 2, 5
_PYTEST = ("-x", "-q", "-p", "no:cacheprovider", "-m", "not sweep")


@dataclass(frozen=True)
class Result:
    """What became of a mutant, and by which test or why."""

    outcome: str
    by: str

    @property
    def counts(self) -> bool:
        """Could a test notice it?"""
        return self.outcome != _NOT_COUNTED


class Late(Exception):
    """The time limit has ended a command."""


class Bench:
    """A copy of the project in a folder, with a cache of its own."""

    _running: ClassVar[set[subprocess.Popen[str]]] = set()  # of all copies

    def __init__(self, folder: Path, project: Path, limit: int = LIMIT) -> None:
        self.root, self.limit, self._cache = folder / "project", limit, folder / "cache"
        shutil.copytree(project, self.root, symlinks=True, ignore=shutil.ignore_patterns(*_LEFT_OUT))
        if (project / ".tools").is_dir():  # pasmo may be there
            (self.root / ".tools").symlink_to(project / ".tools")
        self._right = self._digests()
        if not self._right or not all(self._right.values()):
            raise RuntimeError("the project cannot be made as it is: run `make build`")

    @classmethod
    def stop_all(cls) -> None:
        """End what runs in any copy."""
        for process in list(cls._running):
            process.kill()

    def run(self, mutant: Mutant) -> Result:
        """Try a mutant; the copy is as before afterwards. A test that fails without it too proves nothing."""
        result = self._tried(mutant)
        test = result.by.removeprefix("FAILED ").partition(" - ")[0]
        if test != result.by and self._python("-m", "pytest", *_PYTEST, test)[0]:
            return Result(_NOT_COUNTED, f"fails without it too: {test}")
        return result

    def _tried(self, mutant: Mutant) -> Result:
        path = self.root / mutant.file
        before = path.read_bytes()
        path.write_bytes(mutant.mistake.make()[1].encode("utf-8"))
        try:
            made = self._digests()
            changed = {name for name in self._right if made.get(name) != self._right[name]}
            if not changed:
                return Result(_NOT_COUNTED, "no byte is different")
            if not all(made.get(name) for name in self._right):
                return Result(KILLED if path.suffix == ".py" else _NOT_COUNTED, "cannot be made")
            programs = [name.partition(" ")[2] for name in changed if name.startswith("program ")]
            if programs and self._python("build.py", "build", *programs)[0]:
                return Result(KILLED, "the build")
            return self._test(first(self.root, mutant.file, changed), rooms(self.root, mutant.file))
        except Late:
            return Result(KILLED, "the time limit")
        finally:
            path.write_bytes(before)
            self._python("build.py", "build")

    def _test(self, nearest: list[str], every: list[str]) -> Result:
        for options in ([nearest] if nearest else []) + [every]:
            status, output = self._python(
                "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-m", "not sweep", *options
            )
            if status in (_FAILED, _STOPPED):
                failed = [line for line in output.splitlines() if line.startswith(("FAILED", "ERROR"))]
                return Result(KILLED, failed[-1] if failed else "the import of the tests")
            if status not in (0, _NO_TESTS):
                return Result(KILLED, f"pytest ended with {status}")
        return Result(SURVIVED, "")

    def _digests(self) -> dict[str, str]:
        """The digests of what is made; none if a mistake is in what makes them."""
        status, output = self._python("-m", "emu_tests.mutation.digests")
        if status:
            return {}
        found: dict[str, str] = json.loads(output.splitlines()[-1])
        return found

    def _python(self, *arguments: str) -> tuple[int, str]:
        """Run Python in the copy: exit status, and all that it wrote. Raises Late, and leaves no process then."""
        env = {**os.environ, "ZXMAZES_CACHE": str(self._cache), "PYTEST_ADDOPTS": "", "PYTHONDONTWRITEBYTECODE": "1"}
        limited = ["sh", "-c", f'ulimit -S -t {self.limit}; exec "$@"', "sh", sys.executable, *arguments]
        with subprocess.Popen(
            limited,
            cwd=self.root,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        ) as process:
            self._running.add(process)
            try:
                output, _ = process.communicate(timeout=10 * self.limit)
            except subprocess.TimeoutExpired:
                raise Late from None
            finally:
                self._running.discard(process)
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)  # what it has started, too
        if process.returncode == -signal.SIGXCPU:
            raise Late
        return process.returncode, output


@contextmanager
def benches(project: Path, count: int, limit: int = LIMIT) -> Iterator[list[Bench]]:
    """Copies of the project, which are removed again."""
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        try:
            yield [Bench(Path(folder) / str(number), project, limit) for number in range(count)]
        finally:
            Bench.stop_all()

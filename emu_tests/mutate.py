"""Mutation testing: try each mistake of mutations.txt in a copy of the project, and report those that no test notices.

For each mutation: copy the project to a temporary folder, change the one file, build what its area names, and run the
tests of its area until one fails. The cache is a new one each time. Nothing in the project itself is touched but
mutations_result.txt, which keeps the outcome of each.

- killed: a test failed, or the build refused it as the list says, or the time limit ended the tests;
- survived: all tests passed;
- bad: the mutation judges nothing: it does not apply, is no Python, does not build, or a test failed that fails
  without it too. For that the tests that failed are run once more at the end, in a copy without mistakes.
"""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from fnmatch import fnmatch
from pathlib import Path
from typing import ClassVar
from xml.etree import ElementTree

import click

from emu_tests.mutations import LIST, RECORD, Mutation, Result, mutated, read, record, recorded

#: Share of survivors that is too many.
TOO_MANY = 0.05
#: Seconds of CPU time for one build or one run of pytest; the slowest takes half. It may take ten times as long by the
#: clock: the machine may be busy, and what waits for ever takes no CPU time.
LIMIT = 80
_LEFT_OUT = (".git", ".venv", ".tools", ".*_cache", ".hypothesis", "__pycache__", "failures")
_PYTEST_PASSED, _PYTEST_FAILED, _PYTEST_STOPPED = 0, 1, 2  # stopped: by a file that cannot be imported
_NO_CONFTEST = ("ImportError while loading conftest", "Error while loading plugin")  # it reads all headers


class Late(Exception):
    """The time limit has ended a command."""


class Bench:
    """A copy of the project in a temporary folder, with a cache of its own."""

    _running: ClassVar[set[subprocess.Popen[str]]] = set()  # of all copies

    @classmethod
    def stop_all(cls) -> None:
        """End what runs in any copy."""
        for process in list(cls._running):
            process.kill()

    def __init__(self, folder: Path, project: Path, limit: int) -> None:
        self.root, self.limit, self._cache, self._report = (
            folder / "project",
            limit,
            folder / "cache",
            folder / "report",
        )
        shutil.copytree(project, self.root, symlinks=True, ignore=shutil.ignore_patterns(*_LEFT_OUT))
        if (project / ".tools").is_dir():  # pasmo may be there
            (self.root / ".tools").symlink_to(project / ".tools")

    def python(self, *arguments: str) -> tuple[int, str]:
        """Run Python in the copy: exit status, and all that it wrote. Raises Late, and leaves no process then."""
        env = {**os.environ, "ZXMAZES_CACHE": str(self._cache), "PYTEST_ADDOPTS": "", "PYTHONDONTWRITEBYTECODE": "1"}
        env.pop("PYTHONPATH", None)
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

    def tests(self, *arguments: str) -> tuple[int, str, list[str]]:
        """Run pytest on them: exit status, what it wrote, and the ids of the tests that failed."""
        self._report.unlink(missing_ok=True)
        options = ["-p", "no:cacheprovider", "-m", "not sweep", f"--junitxml={self._report}"]
        status, output = self.python("-m", "pytest", *options, *arguments)
        cases = ElementTree.parse(self._report).iter("testcase") if self._report.is_file() else iter(())
        failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
        return status, output, [_id(case.get("classname", ""), case.get("name", "")) for case in failed]


def _id(module: str, name: str) -> str:
    """A test as pytest takes it; without a module, the name is of a file that could not be imported."""
    return f"{module.replace('.', '/')}.py::{name}" if module else f"the import of {name}"


@contextmanager
def bench(project: Path, limit: int) -> Iterator[Bench]:
    """A copy of the project, which is removed again."""
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        yield Bench(Path(folder), project, limit)


def judge(mutation: Mutation, project: Path, limit: int = LIMIT) -> Result:
    """Try one mutation in a copy of the project."""
    with bench(project, limit) as copy:
        path = copy.root / mutation.file
        try:
            text = mutated(path.read_bytes().decode("utf-8"), mutation)
            path.write_bytes(text.encode("utf-8"))
            if path.suffix == ".py":
                compile(text, mutation.file, "exec")
        except (OSError, ValueError) as error:
            return Result("bad", f"does not apply: {error}")
        except SyntaxError as error:
            return Result("bad", f"is no Python: {error}")
        try:
            return _build(copy, mutation) or _test(copy, mutation)
        except Late:
            return Result("killed", "the time limit")


def _build(copy: Bench, mutation: Mutation) -> Result | None:
    """Build what the mutation's area names; None when all is well and the tests may run."""
    status, output = copy.python(*shlex.split(mutation.build)) if mutation.build else (0, "")
    if mutation.refused and mutation.refused in output and status:
        return Result("killed", "the build")
    if status or mutation.refused:
        return Result("bad", f"does not build as listed: {_last(output)}")
    return None


def _test(copy: Bench, mutation: Mutation) -> Result:
    """Run the tests until one fails."""
    for line in mutation.tests:
        files, options = _split(line)
        status, output, failed = copy.tests("-x", *files, *options)
        if status in (_PYTEST_FAILED, _PYTEST_STOPPED) and failed:
            return Result("killed", failed[0])
        if any(words in output for words in _NO_CONFTEST):
            return Result("killed", "the import of conftest.py")
        if status != _PYTEST_PASSED:
            return Result("bad", f"pytest {line}: {_last(output)}")
    return Result("survived", "-")


def _split(line: str) -> tuple[list[str], list[str]]:
    """The files of a line of tests, in emu_tests, and the options."""
    words = shlex.split(line)
    files = [word for word in words if word.partition("::")[0].endswith(".py")]
    return [f"emu_tests/{word}" for word in files], [word for word in words if word not in files]


def _last(output: str) -> str:
    """The last line of an output that has letters."""
    lines = [line.strip() for line in output.splitlines() if any(map(str.isalpha, line))]
    return (lines or ["no output"])[-1][:200]


def failing_anyway(mutations: Iterable[Mutation], tests: Iterable[str], project: Path, limit: int) -> set[str]:
    """Which of these tests fail in a copy without a mistake, built as the mutations are."""
    with bench(project, limit) as copy:
        for build in dict.fromkeys(mutation.build for mutation in mutations if mutation.build):
            copy.python(*shlex.split(build))
        passed = set(tests)
        status, output, failed = copy.tests(*sorted(passed)) if passed else (_PYTEST_PASSED, "", [])
        if status not in (_PYTEST_PASSED, _PYTEST_FAILED):
            raise RuntimeError(f"the tests do not run without a mistake: {_last(output)}")
        return set(failed)


def judge_all(
    mutations: list[Mutation], project: Path, workers: int, limit: int = LIMIT
) -> Iterator[tuple[Mutation, Result]]:
    """Try mutations side by side, each as soon as it is done; those that prove nothing come once more at the end."""
    killed: dict[Mutation, Result] = {}
    pool = ThreadPoolExecutor(workers)
    try:
        waiting = {pool.submit(judge, mutation, project, limit): mutation for mutation in mutations}
        for done in as_completed(waiting):
            mutation, result = waiting[done], done.result()
            if "::" in result.by and result.outcome == "killed":
                killed[mutation] = result
            yield mutation, result
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        Bench.stop_all()
        raise
    finally:
        pool.shutdown()
    anyway = failing_anyway(killed, {result.by for result in killed.values()}, project, 20 * limit)
    for mutation, result in killed.items():
        if result.by in anyway:
            yield mutation, Result("bad", f"fails without it too: {result.by}")


def chosen(mutations: list[Mutation], words: Iterable[str]) -> list[Mutation]:
    """Those whose name, area or file a word is, with * and ? as in a shell; all without a word."""
    words = list(words)
    picked = {
        word: [one for one in mutations if any(fnmatch(x, word) for x in (one.name, one.area, one.file))]
        for word in words
    }
    for word, found in picked.items():
        if not found:
            raise click.UsageError(f"no mutation has the name, area or file `{word}`")
    return [one for one in mutations if any(one in found for found in picked.values())] if words else mutations


def report(mutations: list[Mutation], results: dict[Mutation, Result]) -> str:
    """The outcomes by area; and those that are not killed, with what nobody would notice."""
    table = Counter((mutation.area, results[mutation].outcome) for mutation in mutations)
    outcomes = ("killed", "survived", "bad")
    lines = [f"{'area':24}" + "".join(f"{outcome:>10}" for outcome in outcomes)]
    for area in dict.fromkeys(mutation.area for mutation in mutations):
        lines.append(f"{area:24}" + "".join(f"{table[area, outcome]:10}" for outcome in outcomes))
    for mutation in mutations:
        if results[mutation].outcome != "killed":
            lines.append(f"{results[mutation].outcome}: {mutation.name} ({mutation.file}): {mutation.why}")
            lines.append(f"    {results[mutation].by}")
    survived = sum(result.outcome == "survived" for result in results.values())
    lines.append(f"{survived} of {len(mutations)} survived: {survived / len(mutations):.1%}")
    return "\n".join(lines)


@click.command()
@click.argument("what", nargs=-1)
@click.option("--workers", default=os.cpu_count() or 1, show_default=True, help="Mutations to try side by side.")
def main(what: tuple[str, ...], workers: int) -> None:
    """Try the mutations of these names, areas or files (* and ? as in a shell), or all of them."""
    for stop in (signal.SIGTERM, signal.SIGHUP):  # as Ctrl-C: leave nothing behind
        signal.signal(stop, lambda number, _: sys.exit(128 + number))
    try:
        every = read(LIST.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise click.ClickException(f"{LIST.name}: {error}") from None
    mutations = chosen(every, what)
    results: dict[Mutation, Result] = {}
    for mutation, result in judge_all(mutations, LIST.parent.parent, workers, LIMIT):
        results[mutation] = result
        click.echo(f"{result.outcome:8} {mutation.name}: {result.by}")
        known = recorded(RECORD.read_text(encoding="utf-8")) if RECORD.is_file() else {}
        RECORD.write_text(record(every, known | {(mutation.name, mutation.digest): result}), encoding="utf-8")
    click.echo(report(mutations, results))
    outcomes = [result.outcome for result in results.values()]
    sys.exit("bad" in outcomes or outcomes.count("survived") >= TOO_MANY * len(outcomes))


if __name__ == "__main__":
    main()

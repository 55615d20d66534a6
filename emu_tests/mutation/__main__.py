"""The command `make mutate N=50 SEED=7`: draw mistakes, try each, and report those that no test notices."""

import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import count
from pathlib import Path

import click

from emu_tests.mutation.drawing import Draw, Mutant
from emu_tests.mutation.trying import KILLED, SURVIVED, Bench, Result, benches

PROJECT = Path(__file__).parents[2]
#: Share of survivors that is too many.
TOO_MANY = 0.03


def tried(mutants: Iterator[Mutant], wanted: int, copies: list[Bench]) -> Iterator[tuple[int, Mutant, Result]]:
    """Try mutants side by side, a copy each, until so many of them count: number, mutant, result as they are done.

    Those that count are the first of the seed that do, whatever the number of copies.
    """
    waiting: dict[Future[Result], tuple[int, Mutant, Bench]] = {}
    results: dict[int, tuple[Mutant, Result]] = {}
    numbers, free = count(), list(copies)
    with ThreadPoolExecutor(len(copies)) as pool:
        try:
            while True:
                counted = sorted(number for number, (_, result) in results.items() if result.counts)[:wanted]
                open_ = {number for number, _, _ in waiting.values()}
                if len(counted) == wanted and not any(number < counted[-1] for number in open_):
                    break
                while free and len(counted) + len(waiting) < wanted:
                    number, mutant, bench = next(numbers), next(mutants), free.pop()
                    waiting[pool.submit(bench.run, mutant)] = number, mutant, bench
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    number, mutant, bench = waiting.pop(done)
                    free.append(bench)
                    results[number] = mutant, done.result()
                    yield number, mutant, results[number][1]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            Bench.stop_all()
            raise


@click.command()
@click.option("-n", "--number", type=click.IntRange(1, 10_000), default=20, show_default=True, help="Mistakes to try.")
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True, help="Which mistakes.")
@click.option("--workers", type=click.IntRange(1), default=os.cpu_count() or 1, show_default=True, help="Copies.")
def main(number: int, seed: int, workers: int) -> None:
    """Draw mistakes by a seed, and report those that no test notices. Ends with status 1 if they are 3 % or more."""
    for stop in (signal.SIGTERM, signal.SIGHUP):  # as Ctrl-C: leave nothing behind
        signal.signal(stop, lambda signum, _: sys.exit(128 + signum))
    outcomes, survivors = [], []
    with benches(PROJECT, min(workers, number)) as copies:
        for at, mutant, result in tried(iter(Draw(PROJECT, seed)), number, copies):
            mistake = mutant.mistake
            click.echo(f"{at:3} {result.outcome:11} {mutant.file}:{mistake.line} {mistake.kind}: {result.by[:120]}")
            outcomes += [result.outcome] if result.counts else []
            if result.outcome == SURVIVED:
                survivors.append(f"{mutant.file}:{mistake.line}\n- {mistake.old}\n+ {mistake.make()[0]}")
    share = len(survivors) / len(outcomes)
    killed = outcomes.count(KILLED)
    click.echo("\n".join([*survivors, f"{killed} of {len(outcomes)} were noticed; {share:.1%} survived"]))
    sys.exit(share >= TOO_MANY)


if __name__ == "__main__":
    main()

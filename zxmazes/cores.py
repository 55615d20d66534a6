"""Work that is divided among the cores of this machine."""

import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def on_all_cores(work: Callable[[Task], Result], tasks: Sequence[Task]) -> list[Result]:
    """What `work`, a function of a module, returns for each task, in their order; it raises what `work` raises.

    A single task, or a single core, needs no other process.
    """
    cores = min(len(tasks), os.cpu_count() or 1)
    if cores < 2:
        return [work(task) for task in tasks]
    with ProcessPoolExecutor(cores, initializer=_begin) as pool:
        return list(pool.map(work, tasks))  # after an error it cancels what has not begun


def _begin() -> None:
    """Leave Ctrl-C to the process that divides the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

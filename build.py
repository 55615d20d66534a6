#!/usr/bin/env python3
"""The command line: build the tapes, list and run them, make and solve mazes, measure the routines."""

import sys

if __name__ == "__main__":  # before the other imports, which take a moment
    _INTERRUPTED = 130  # as shells have it: 128 and the number of the signal
    try:
        import signal
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)

    def _interrupt(*_: object) -> None:
        """End at Ctrl-C without a word."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # what is under way cleans up undisturbed
        sys.exit(_INTERRUPTED)

    signal.signal(signal.SIGINT, _interrupt)

import contextlib
import io
import os
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import Progress

from zxmazes.errors import MazeError
from zxmazes.files import reason, shown, write
from zxmazes.machine.spectrum import Machine
from zxmazes.maze import Maze, from_library, read_maze
from zxmazes.pages import catalogue, gallery, magazine, markdown, screens
from zxmazes.paths import DIST
from zxmazes.programs import built, dist, registry
from zxmazes.programs.build import build as build_program
from zxmazes.programs.carried import copies
from zxmazes.routines.derived import refresh
from zxmazes.routines.library import Library
from zxmazes.routines.registry import by_name, parameters, parameters_of, readers

_PAGES = (catalogue.pages, gallery.pages, magazine.pages)


class Group(click.Group):
    """A command group that shows a MazeError, and what the system refuses, as one line; exit status 1."""

    def main(self, *args: Any, **options: Any) -> Any:
        """Run the command line."""
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a terminal without block graphics shows ? for them
        try:
            return super().main(*args, **options)
        except MazeError as error:
            message = str(error)
        except OSError as error:
            message = f"{error.filename or 'standard output or a temporary file'}: {reason(error)}"
        with contextlib.suppress(OSError):
            click.echo(f"build.py: {_one_line(message)}", err=True)
        _drop_output()
        sys.exit(1)


def _one_line(message: str) -> str:
    """The message with what is not printable in it, from a file's name or contents, as escapes."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in message)


def _drop_output() -> None:
    """Forget output that cannot be written, or Python tries again at its exit."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, AttributeError):  # a full disk; no such stream at all
            with contextlib.suppress(OSError, AttributeError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


class _Path(click.Path):
    """A path that is not empty: `--output "$UNSET"` is a mistake, and no name for the working directory."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Raises BadParameter for an empty name."""
        if value == "":
            self.fail("the name is empty", param, ctx)
        return super().convert(value, param, ctx)


def _pair(value: str, separator: str) -> tuple[int, int] | None:
    """Two numbers below 256; None for anything else."""
    found = re.fullmatch(rf"\s*(\d{{1,3}})\s*{separator}\s*(\d{{1,3}})\s*", value, re.ASCII)
    pair = (int(found[1]), int(found[2])) if found else None
    return pair if pair and max(pair) < 256 else None


def _size(_ctx: click.Context, _param: click.Parameter, value: str) -> tuple[int, int]:
    """Parse WxH. The sizes themselves are the Z80 routine's to judge."""
    size = _pair(value, "[xX]")
    if not size:
        raise click.BadParameter("write WIDTHxHEIGHT, for example 31x23")
    return size


def _place(_ctx: click.Context, _param: click.Parameter, value: str | None) -> tuple[int, int] | None:
    place = _pair(value, ",") if value is not None else None
    if value is not None and not place:
        raise click.BadParameter("write ROW,COLUMN, for example 1,1")
    return place


def _settings(_ctx: click.Context, _param: click.Parameter, words: tuple[str, ...]) -> dict[str, int]:
    """Parse NAME=VALUE, each name once; whether the routines read it is judged later."""
    values: dict[str, int] = {}
    for word in words:
        name, _, value = word.partition("=")
        if not re.fullmatch(r"-?\d{1,9}", value, re.ASCII):
            raise click.BadParameter(f"`{word[:60]}`: write NAME=VALUE, for example growing_newest=255")
        if name not in parameters():
            raise MazeError(f"there is no parameter `{name}`: choose from {', '.join(parameters())}")
        if name in values:
            raise click.BadParameter(f"`{name}` is set twice")
        parameter = parameters()[name]
        if not parameter.least <= int(value) <= parameter.most:
            raise MazeError(f"{name}={value} is out of range: {parameter.least} to {parameter.most}: {parameter.about}")
        values[name] = int(value)
    return values


@click.group(cls=Group, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Maze routines for the ZX Spectrum: build the tapes, run them, make mazes, measure.

    \b
    Examples:
      build.py build                    all tapes, into dist/
      build.py run wave --png wave.png  boot a tape and look at its screen
      build.py maze dfs --seed 7        a maze as text
    """


@main.command()
@click.argument("names", nargs=-1)
@click.option("--output", type=_Path(path_type=Path), default=DIST, help="Instead of dist/; deletes nothing there.")
def build(names: tuple[str, ...], output: Path) -> None:
    """Build the tapes NAMES (all without any) into dist/, and the pictures of the README and the gallery.

    \b
    Examples:
      build.py build
      build.py build corridor wave
    """
    for name in names:
        registry.check_name(name)
    wanted = list(names or registry.names())
    ours = dist.is_default(output)
    if not names:
        dist.remove(dist.leftovers(output), output)
    if ours:
        for path in refresh(copies()):
            click.echo(f"{shown(path)}: written anew")
    with _progress() as progress:
        task = progress.add_task("Building", total=len(wanted))
        while wanted:
            name = wanted[0]
            progress.update(task, description=f"Building {name}")
            try:
                files = build_program(name, output, click.echo)
            except MazeError:
                with contextlib.suppress(MazeError):  # the first error is the one to tell
                    dist.remove(wanted, output)  # those not built any more would be stale
                raise
            if ours:
                files += screens.save_pictures(name) + magazine.save_picture(name)
            for path in files:
                click.echo(f"{shown(path)}: {path.stat().st_size:,} bytes")
            progress.advance(task)
            wanted.pop(0)
    if ours and not names:
        files = gallery.save_pictures()
        click.echo(f"{shown(gallery.PICTURES)}: {len(files)} pictures")


def _progress() -> Progress:
    """A bar on the terminal; nothing where standard error is a file, or closed."""
    return Progress(console=Console(stderr=True), transient=True, disable=sys.stderr is None or not sys.stderr.isatty())


@main.command("list")
def list_() -> None:
    """List programs and routines, with what their sources say of them, and the parameters that `maze --set` sets."""
    lines = ["Programs (build.py run NAME):"]
    for program in registry.programs():
        lines.append(f"  {program.name:20} {program.summary}")
    for heading, family in (
        ("Generate routines (build.py maze NAME)", "generator"),
        ("Transforms (build.py maze GENERATOR --transform NAME)", "change"),
        ("Measures (build.py maze GENERATOR --stats, --longest-of N)", "measure"),
        ("Conversions (called from a program)", "format"),
        ("Solve routines (build.py maze GENERATOR --solve NAME)", "solver"),
        ("Fills (called from assembly)", "fill"),
    ):
        if found := by_name(family):
            lines.append(f"{heading}:")
        lines += [f"  {name:20} {routine.what}" for name, routine in found.items()]
    lines.append("Parameters (build.py maze GENERATOR --set NAME=VALUE):")
    for name, parameter in parameters().items():
        span = f"{parameter.least} to {parameter.most}; default {parameter.default}"
        lines.append(f"  {name:21} {parameter.about} ({span})")
    click.echo("\n".join(map(_one_line, lines)))


@main.command()
@click.argument("name")
@click.option("--keys", default="", help="Keys to press one after the other: q 1 ENTER SPACE; CS+SPACE presses two.")
@click.option("--model", type=click.Choice(["48", "128"]), default="48", help="The machine.", show_default=True)
@click.option("--frames", type=click.IntRange(0, 30000), default=100, help="Fiftieths of a second to run at the end.")
@click.option("--png", type=_Path(dir_okay=False, path_type=Path), help="Write the screen to this file.")
@click.option("--pulses", is_flag=True, help="Let the ROM load every pulse, as from a cassette.")
def run(name: str, keys: str, model: str, frames: int, png: Path | None, pulses: bool) -> None:
    """Boot a machine, LOAD "" the tape NAME, press keys, and show the screen as text or PNG.

    \b
    Examples:
      build.py run corridor --keys "ENTER p p p w"
      build.py run wave --model 128 --keys "ENTER ENTER" --frames 300 --png wave.png
    """
    registry.check_name(name)
    machine = Machine(int(model))
    built.load(machine, name, pulses=pulses)
    machine.frames(50)
    for key in keys.split():
        machine.press(*key.split("+"), after=20)  # as fast as a person types
    machine.frames(frames)
    if png:
        machine.png(png)
        click.echo(f"{png}: written", err=True)
    else:
        click.echo("\n".join(row.rstrip() for row in machine.text()))


@main.command()
@click.argument("generator", required=False)
@click.option("--seed", type=click.IntRange(0, 65535), default=1, help="0 to 65535.", show_default=True)
@click.option("--size", default="31x31", callback=_size, help="WIDTHxHEIGHT, both odd, 5 to 31.", show_default=True)
@click.option("--set", "settings", multiple=True, callback=_settings, help="NAME=VALUE: a parameter (`build.py list`).")
@click.option(
    "--longest-of", "count", metavar="N", type=click.IntRange(1, 256), help="Try N seeds, keep the longest route."
)
@click.option("--transform", "changes", multiple=True, help="Then change it so; one after the other if repeated.")
@click.option("--stats", is_flag=True, help="Measure it; without --solve draw its longest route.")
@click.option("--solve", "solver", help="Draw the route that this solver finds.")
@click.option("--from", "start", callback=_place, help="Start as ROW,COLUMN (the top left cell).")
@click.option("--to", "finish", callback=_place, help="Finish as ROW,COLUMN (the bottom right cell).")
@click.option("--input", "source", type=_Path(path_type=Path), help="Take this M2 file or text picture instead.")
@click.option("--png", type=_Path(dir_okay=False, path_type=Path), help="Write a picture to this file.")
@click.option("--m2", type=_Path(dir_okay=False, path_type=Path), help="Write the M2 text file to this file.")
def maze(
    generator: str | None,
    seed: int,
    size: tuple[int, int],
    settings: dict[str, int],
    count: int | None,
    changes: tuple[str, ...],
    stats: bool,
    solver: str | None,
    start: tuple[int, int] | None,
    finish: tuple[int, int] | None,
    source: Path | None,
    png: Path | None,
    m2: Path | None,
) -> None:
    """Run the Z80 routine GENERATOR in the simulator and show its maze; or read one; change it, measure it, solve it.

    \b
    Examples:
      build.py maze corridor --seed 1997 --size 31x23
      build.py maze growing_tree --set growing_newest=255 --transform braid --set braid_percent=50
      build.py maze dfs --seed 7 --solve wave_cpir --png dfs.png
      build.py maze --input picture.txt --solve wave_cpir
    """
    if (generator is None) == (source is None):
        raise click.UsageError("give either a GENERATOR or --input FILE")
    if source and not (solver or changes or stats):
        raise click.UsageError("--input needs --transform NAME, --stats or --solve SOLVER")
    if count and (source or _needs_a_maze(generator)):
        raise click.UsageError("--longest-of needs a generator that makes a maze of its own from each seed")
    _check_files(source, png, m2)
    library = Library()
    notes: list[str] = []  # told only when all has gone well
    _check_names(generator, changes, solver, settings)
    use_ends = bool(solver) or any(by_name("change")[name].ends for name in changes)
    if (start or finish) and not use_ends:
        raise click.UsageError("--from and --to need --solve, or a transform that uses the two ends")
    if source:
        found = read_maze(source)
        library.set_walls(found.walls)
        library.set_inputs(seed, found.width, found.height, settings)
    else:
        notes.append(_generate(library, str(generator), seed, size, settings, count))
        found = from_library(library, *size)
    first, last = start or found.start or (1, 1), finish or found.finish or (found.height - 2, found.width - 2)
    if use_ends:
        _check_ends(found, first, last)
    else:
        first = last = (1, 1)  # nothing below reads them
    for name in changes:
        change = by_name("change")[name]
        call = library.transform(name, first, last)
        if call.carry:
            raise MazeError(f"{name} cannot change this maze: {change.refuses}")
        notes.append(f"{change.label}: {call.tstates:,} T-states")
        if change.ends:
            found = replace(found, start=first, finish=last)
    found = replace(from_library(library, found.width, found.height), start=found.start, finish=found.finish)
    route = None
    if stats:
        figures = library.stats()
        found, route = replace(found, start=figures.start, finish=figures.finish), figures.route
        notes.append(f"maze_stats: {figures}, {figures.tstates:,} T-states")
    if solver:
        call = library.solve(solver, first, last)
        if call.carry:
            raise MazeError(f"there is no route from {first} to {last} (row, column): try --from and --to")
        route = library.route()
        found = replace(found, start=first, finish=last)
        notes.append(f"solve_{solver}: {len(route)} steps, {call.tstates:,} T-states")
    if m2:
        write(m2, found.m2().encode())
    if png:
        found.png(png, route)
    if not (png or m2):
        click.echo(found.text(route), nl=False)
    for note in notes:
        click.echo(note, err=True)


def _needs_a_maze(generator: str | None) -> bool:
    """Does this generator change a maze, instead of making one from the seed?"""
    found = by_name("generator").get(generator or "")
    return bool(found and found.after)


def _check_files(source: Path | None, png: Path | None, m2: Path | None) -> None:
    """Raise UsageError when one file has two uses."""
    if png and m2 and _same(png, m2):
        raise click.UsageError("--png and --m2 name the same file: give each a file of its own")
    for option, path in (("--png", png), ("--m2", m2)):
        if source and path and _same(source, path) and path.is_file():
            raise click.UsageError(f"--input and {option} name the same file: write to another one")


def _same(one: Path, other: Path) -> bool:
    """Are these two names, links included, of one file?"""
    with contextlib.suppress(OSError):
        return one.samefile(other)
    return os.path.realpath(one) == os.path.realpath(other)


def _check_ends(maze: Maze, *ends: tuple[int, int]) -> None:
    """Raise MazeError unless start and finish lie in the maze."""
    for row, column in ends:
        if not (0 <= row < maze.height and 0 <= column < maze.width):
            raise MazeError(
                f"there is no cell ({row}, {column}): rows go from 0 to {maze.height - 1}, "
                f"columns from 0 to {maze.width - 1}: choose start and finish by --from and --to"
            )


def _check_names(generator: str | None, changes: tuple[str, ...], solver: str | None, settings: dict[str, int]) -> None:
    """Raise MazeError for a routine that is not there, and for a parameter that none of those chosen reads."""
    chosen = [("generate", "generator", generator), *(("transform", "change", name) for name in changes)]
    labels = []
    for kind, family, name in [*chosen, ("solve", "solver", solver)]:
        if name is None:
            continue
        if name not in by_name(family):
            raise MazeError(f"there is no {kind} routine `{name}`: choose from {', '.join(by_name(family))}")
        labels.append(by_name(family)[name].label)
    read = parameters_of(*labels)
    for name in settings:
        if name not in read:
            others = ", ".join(readers(name))
            raise MazeError(f"`{name}` is read by {others}; what you run reads {', '.join(read) or 'no parameter'}")


def _generate(
    library: Library, name: str, seed: int, size: tuple[int, int], settings: dict[str, int], count: int | None
) -> str:
    """Put the maze of this seed into the field, or of `count` seeds from it the one with the longest route.

    Returns what it took.
    """
    if count:
        library.set_inputs(seed, *size, settings)
        call = library.pick_longest(name, count)
    else:
        call = library.generate(name, seed, *size, parameters=settings)
    if call.carry:
        raise MazeError(f"{size[0]}x{size[1]} is no size for a maze: both numbers must be odd, 5 to 31")
    if count:
        return f"pick_longest: seed {call.registers.bc}, {call.tstates:,} T-states"
    return f"generate_{name}: {call.tstates:,} T-states"


@main.command()
@click.option("--check", is_flag=True, help="Write nothing; fail when a page is stale.")
def bench(check: bool) -> None:
    """Measure every routine and write docs/CATALOGUE.md (and its table in the README), GALLERY.md and MAGAZINE.md.

    \b
    Example:
      build.py bench
    """
    pages: dict[Path, str] = {}
    with _progress() as progress:
        task = progress.add_task("Measuring", total=None)
        for measure in _PAGES:
            pages |= measure(lambda what: progress.update(task, description=what))
    names = ", ".join(path.name for path in (markdown.stale if check else markdown.save)(pages))
    if check and names:
        raise MazeError(f"{names}: stale: run `make bench` and commit")
    click.echo(f"Written: {names}" if names else "The pages are up to date.")


if __name__ == "__main__":
    main()

"""Run pasmo with a time limit, in a temporary folder, and report its complaints at the lines of our sources."""

import re
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import IO

from zxmazes.assembler.source_lines import SourceLines
from zxmazes.errors import MazeError
from zxmazes.files import stage
from zxmazes.paths import CHECKOUT, TOOLS

#: Seconds after which pasmo is stopped; the largest program takes a tenth of one.
TIME_LIMIT = 20
#: Bytes of pasmo's listing to read: enough for a million lines (64 KB of NOP take 5 million bytes).
LISTING_LIMIT = 40_000_000
#: For pasmo's message `64KB limit passed inside instruction`.
PAST_END = "the code runs past $FFFF here: make it shorter or lower its ORG"
_MESSAGE = re.compile(r"^(?:ERROR|WARNING): *(.*?)(?: on line \d.*)?$", re.MULTILINE)


class Complaint(MazeError):
    """A complaint of pasmo. The true reason may be that the code runs past FFFF and continues at 0."""


def find_pasmo() -> str:
    """The pasmo to use: the one in .tools, else the one on PATH.

    Raises MazeError if there is neither.
    """
    local = TOOLS / "usr" / "bin" / "pasmo"
    if local.is_file():
        return str(local)
    found = shutil.which("pasmo")
    if not found:
        setup = "run `make setup` (or install the package `pasmo`)" if CHECKOUT else "install the package `pasmo`"
        raise MazeError(f"pasmo is not installed: {setup} and try again")
    return found


def run_pasmo(program: SourceLines, source: str) -> tuple[str, bytes]:
    """Pasmo's debug listing and its bytes.

    Raises Complaint if pasmo refuses a line, MazeError if it cannot run or does not end.
    """
    pasmo = find_pasmo()
    marked = list(program.marked())
    text = "".join(f"{line}\n" for line, _ in marked)
    try:
        with stage(Path(tempfile.gettempdir()), "zxmazes-") as folder:
            asm, binary, listing, errors = (folder / f"image.{kind}" for kind in ("asm", "bin", "out", "err"))
            asm.write_text(text, encoding="ascii")
            # files, not pipes: a process left behind by pasmo could keep a pipe open
            with listing.open("wb") as out, errors.open("wb") as err:
                status = _call([pasmo, "-d", asm.name, binary.name], folder, out, err)
            if listing.stat().st_size > LISTING_LIMIT:
                raise MazeError(
                    f"{source}: pasmo assembles more than a million lines: look for a REPT with a huge count"
                )
            listed, complaint = (path.read_text(encoding="latin-1") for path in (listing, errors))
            if status == 0 and not complaint.strip() and binary.is_file():
                return listed, binary.read_bytes()
    except OSError as error:
        raise MazeError(
            f"{tempfile.gettempdir()}: cannot assemble there: {error.strerror}: make room, or set TMPDIR"
        ) from None
    raise _complaint(complaint or listed, [program.lines[index].where for _, index in marked], source, status)


def _call(command: list[str], folder: Path, out: IO[bytes], err: IO[bytes]) -> int | None:
    """Pasmo's exit status; None if it took too long. Raises MazeError if it cannot run."""
    try:
        process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=err)
    except OSError as error:
        raise MazeError(f"{command[0]} cannot be run: {error.strerror}: run `make setup` again") from None
    late = threading.Event()

    def stop() -> None:
        late.set()
        process.kill()

    alarm = threading.Timer(TIME_LIMIT, stop)  # process.wait(timeout) would check only every 50 ms
    alarm.daemon = True  # after Ctrl-C nothing else ends it
    try:
        alarm.start()
        status = process.wait()
    finally:
        alarm.cancel()
        process.kill()
    return None if late.is_set() else status


def _complaint(output: str, wheres: list[str], source: str, status: int | None) -> MazeError:
    """Pasmo's message with the file and line of our source; if it names no line, the last line of its output."""
    output = re.sub(r"[^\n -~]", "?", output)
    places = [
        wheres[int(row) - 1] for row in re.findall(r"\bon line (\d{1,6})\b", output) if 0 < int(row) <= len(wheres)
    ]
    used = f" (used at {places[-2]})" if "ERROR expanding macro" in output and len(places) > 1 else ""
    message = _MESSAGE.search(output)
    written = [line.strip() for line in output.splitlines() if line.strip()]
    kind = MazeError
    if status is None:
        reason = f"pasmo was stopped after {TIME_LIMIT} seconds: look for a REPT with a huge count"
    elif status < 0:
        reason = f"pasmo was ended by signal {-status}: look for a macro that uses itself, or run `make setup` again"
    elif message or written:
        kind = Complaint
        reason = (message[1] if message else written[-1])[:200]
        if reason.startswith("64KB limit"):
            reason, places = PAST_END, places[:1]  # later messages may only follow from the first
    else:
        reason = f"pasmo made no image and gave no reason (exit status {status}): run `make setup` again"
    return kind(f"{places[-1] if places else source}{used}: {reason}")

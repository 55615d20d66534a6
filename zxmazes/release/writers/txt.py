"""Make a .txt: what the program is, how to load it, and its keys."""

from zxmazes.programs.games import games
from zxmazes.release.released import Tape, texts

DESCRIPTION = "what it is, how to load it, its keys"

_TAPE = 'Tape (.tap, .tzx, .wav): type LOAD "" and play it; on a 128K choose Tape Loader.\n'
_SNAPSHOT = "Snapshot (.z80): open it in an emulator; it starts at once.\n"
_SNAPSHOTS = "Snapshots (.z80): one of each program; open it in an emulator.\n"
_BANKED = "Snapshot (.z80): of a 128K, with the games that fit into its memory; the others come from the tape.\n"
_DISK = 'Disk (.trd, .scl): on a Pentagon choose TR-DOS and press R for RUN, then ENTER; it loads "boot".\n'
_OTHERS = ("Other pages name their own keys on the screen.\n", "Each program names its keys in the last rows.\n")
_LEAVING = "BREAK (CAPS SHIFT and SPACE), held for a moment, goes back to BASIC.\n"


def applies(tape: Tape) -> bool:
    """True for every tape."""
    return True


def _listed() -> str:
    """The games of the games' cassette, in the order of the menu."""
    rows = [f"{game.play.title}: {game.play.goal}" for game in games() if game.play]
    return "\n".join([*rows, "", "Q and A choose a game, ENTER starts it."])


def content(tape: Tape) -> bytes:
    """The bytes of the file: ASCII, lines ending as on Unix."""
    pages = ["\n".join(row for _, row in texts(page)) for page in tape.pages]
    snapshots = _SNAPSHOTS if tape.program.cassette else _SNAPSHOT if "z80" in tape.built else ""
    if tape.program.games:
        snapshots = _BANKED
    disk = "" if tape.program.games else _DISK
    others = _OTHERS[bool(tape.program.cassette)] + ("" if tape.program.cassette else _LEAVING)
    parts = [
        f"{tape.title.upper()}: {tape.summary}\nFor the ZX Spectrum {tape.machines}\n",
        _TAPE + snapshots + disk,
        *(f"{page}\n" for page in ([_listed()] if tape.program.games else pages)),
        others,
    ]
    return "\n".join(parts).encode("ascii", "replace")

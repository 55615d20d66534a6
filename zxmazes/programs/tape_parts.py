"""The blocks of a program's tape: its BASIC, its loading screen, its code."""

from zxmazes.assembler.assembly import Assembly
from zxmazes.basic.tokeniser import line_numbers, tokenise
from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND, Machine
from zxmazes.programs.assets import convert
from zxmazes.programs.program import START, Program, ScreenPicture, ScreenRoutine
from zxmazes.programs.tape_files import TapeFile, tape_files

_SCREEN, _SCREEN_SIZE = 0x4000, 6912
_ANYWHERE = 0x8000  # an unused parameter of a header
_COLUMNS = 32


def blocks_of(program: Program, assembly: Assembly | None) -> list[bytes]:
    """The blocks of a program: its BASIC, which starts by itself, then its loading screen and code if it has them.

    Raises MazeError for a mistake in its BASIC, and if its code lacks a label.
    """
    if assembly:
        _check_start(program, assembly)
    basic = basic_program(program, assembly)
    files: list[TapeFile] = [("program", basic, int.from_bytes(basic[:2], "big"), len(basic))]
    if program.screen:
        files.append(("code", loading_screen(program, assembly), _SCREEN, _ANYWHERE))
    if assembly and program.games:
        files += own_files(assembly)
    elif assembly:
        files.append(("code", assembly.code, assembly.org, _ANYWHERE))
    return tape_files(files, program.tape_name)


def own_files(assembly: Assembly) -> list[TapeFile]:
    """A file for each area of the games' cassette: its menu is loaded again without what stays in memory."""
    return [
        ("code", assembly.code[region.start - assembly.org : region.loaded_end - assembly.org], region.start, _ANYWHERE)
        for region in assembly.regions
    ]


def _check_start(program: Program, assembly: Assembly) -> None:
    """Raise MazeError unless the code begins as its BASIC expects."""
    label = program.code.label if program.code else program.name
    if START not in assembly.public:
        raise MazeError(f"{label}: add a public label `{START}`, to which its BASIC jumps")
    if program.start and assembly.symbols[START] != assembly.org:
        raise MazeError(f"{label}: put `{START}` right after the first ORG: BASIC stays below it")


def basic_program(program: Program, assembly: Assembly | None) -> bytes:
    """The BASIC program, its parts joined. Raises MazeError for a mistake in one of them."""
    texts = [(source.label, source.text()) for source in program.basic]
    numbers = [line_numbers(text, label) for label, text in texts]
    last = 0
    for (label, _), own in zip(texts, numbers, strict=True):
        if own and own[0] <= last:
            raise MazeError(f"{label}: begins with line {own[0]} and follows line {last}: renumber one")
        last = max(own, default=last)
    symbols = _symbols(program, assembly)
    return b"".join(tokenise(text, symbols, label, set().union(*numbers)) for label, text in texts)


def _symbols(program: Program, assembly: Assembly | None) -> dict[str, int | str]:
    """The values for names in braces: the labels of the code, or in the shared loader its own names."""
    labels = assembly.symbols if assembly else {}
    shown = program.loading
    if not shown:
        return {**labels}
    return {
        START: labels[START],
        "title": shown.title,
        "title_column": (_COLUMNS - len(shown.title)) // 2,
        "ink": shown.ink,
        "verb": shown.verb,
        "screens": int(program.screen is not None),
    }


def loading_screen(program: Program, assembly: Assembly | None) -> bytes:
    """The 6,912 bytes of the loading screen: the picture, or what the program's routine draws on a fresh machine.

    Raises MazeError if there is no such public label or picture, and if the routine fails.
    """
    if isinstance(program.screen, ScreenPicture):
        return _picture(program.screen)
    label = program.code.label if program.code else program.source.label
    routine = program.screen.label if isinstance(program.screen, ScreenRoutine) else ""
    if not assembly:
        raise MazeError(f"{label}: `Screen:` names `{routine}`, but there is no code that could draw: name a picture")
    if routine not in assembly.public:
        raise MazeError(f"{label}: `Screen:` names `{routine}`, which is not a public label: write that routine")
    machine = Machine(program.machine)
    machine.boot()
    machine.write(assembly.org, assembly.code)
    try:
        machine.call(assembly.symbols[routine], 5 * SECOND, stack=0xFF00)
    except MazeError as error:
        raise MazeError(f"{label}: `{routine}` cannot draw the loading screen: {error}") from None
    return machine.screen()


def loading_picture(program: Program) -> bytes:
    """The loading screen that is an asset; no bytes if there is none."""
    return _picture(program.screen) if isinstance(program.screen, ScreenPicture) else b""


def _picture(screen: ScreenPicture) -> bytes:
    data = convert(screen.path)
    if len(data) != _SCREEN_SIZE:
        raise MazeError(f"asm/{screen.name}: has {len(data):,} bytes: a loading screen has {_SCREEN_SIZE:,}")
    return data

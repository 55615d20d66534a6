"""Write a tape with a 48K BASIC program and the block: a subroutine for each routine, and a maze when it is run."""

from collections.abc import Iterator
from pathlib import Path

from zxmazes.library.basic_tape import basic_tape
from zxmazes.library.calling import Input, Result, signatures
from zxmazes.library.formats import Options
from zxmazes.library.placing import Placed
from zxmazes.library.stubs import CALL, Stub, stubs_of
from zxmazes.programs.tape_files import NAME_LENGTH
from zxmazes.routines.index import COLLECTIONS

DESCRIPTION = "a 48K BASIC program with the block on one tape"
DRAWS = True
_MARK = "Maze routines, made by the command library"
#: The size of the maze: as high as the screen. The lines of the first subroutine, of the next, and of the drawing.
_SIZE = {"field_width": 31, "field_height": 21}
_FIRST, _STEP, _DRAW = 1000, 20, 9000
_RESULTS = {
    Result.NOTHING: "",
    Result.CARRY: ": n=1 if carry is set",
    Result.COUNT: ": n=BC, 65535 if carry is set",
}


def files(made: Placed, options: Options) -> dict[str, bytes]:
    """The tape, named after the first routine. Raises MazeError for what BASIC cannot call, or has no room for."""
    stubs = stubs_of(made, signatures(made))
    text = "".join(f"{line}\n" for line in _lines(made, stubs, options.draw and "field" in made.buffers))
    return {"": basic_tape(made, stubs, text, "the BASIC program", made.routines[0].name[:NAME_LENGTH])}


def is_ours(path: Path) -> bool:
    """Is our first line on the tape?"""
    with path.open("rb") as file:
        return _MARK.encode() in file.read(100)


def _lines(made: Placed, stubs: list[Stub], draw: bool) -> Iterator[str]:
    yield f"1 REM {_MARK}"
    yield '10 CLEAR {start-1}: LOAD ""CODE'
    if "field" in made.buffers:
        yield "20 DEF FN w(r,c)=PEEK ({field}+32*r+c)>127: REM is row r, column c of the field a wall?"
    if "links" in made.buffers:
        yield "30 DEF FN o(r,c)=PEEK ({links}+32*r+c): REM the open directions of row r, column c"
    yield "40 LET seed=1: POKE {rng_seed},seed-256*INT (seed/256): POKE {rng_seed+1},INT (seed/256)"
    if {*_SIZE} <= {*made.variables}:
        yield "50 " + ": ".join(f"POKE {{{label}}},{value}" for label, value in _SIZE.items())
    for place, one in enumerate(made.parameters):
        low = f"POKE {{{one.label}}},{one.default % 256}"
        high = f": POKE {{{one.label}+1}},{one.default // 256}" if one.bytes == 2 else ""
        yield f"{60 + place} {low}{high}: REM {one.label}, {one.least} to {one.most}"
    ends = {"row": 1, "column": 1, "to_row": _SIZE["field_height"] - 2, "to_column": _SIZE["field_width"] - 2}
    yield "200 " + ": ".join(f"LET {_variable(name)}={value}" for name, value in ends.items())
    runs = _running(stubs)
    for place, stub in enumerate(stubs):
        if stub in runs:
            shown = "" if stub.function.result is Result.NOTHING else f': PRINT "{stub.function.label} ";n'
            yield f"{210 + place} GO SUB {_FIRST + _STEP * place}{shown}"
    if draw:
        yield f"800 GO SUB {_DRAW}"
    if draw and any(stub.function.result is Result.COUNT for stub in runs) and "route" in made.buffers:
        yield f"810 GO SUB {_DRAW + 100}"
    yield "900 GO TO 9999"
    for place, stub in enumerate(stubs):
        yield from _subroutine(stub, _FIRST + _STEP * place)
    if draw:
        yield from _drawing(made)


def _running(stubs: list[Stub]) -> list[Stub]:
    """The routines that the program calls, as it has all that they need; the others are subroutines only."""
    made, found = False, []
    for stub in stubs:
        routine = stub.function.routine
        folder = routine.path.parent.name
        known = all(given.name in ("row", "column", "to_row", "to_column") for given in stub.function.inputs)
        if known and folder in COLLECTIONS["field"].folders and (made or routine.family == "generator"):
            made = True
            found.append(stub)
        elif known and folder in COLLECTIONS["pictures"].folders:
            found.append(stub)
    return found


def _subroutine(stub: Stub, number: int) -> Iterator[str]:
    one = stub.function
    given = f" ({', '.join(_variable(given.name) for given in one.inputs)})" if one.inputs else ""
    yield f"{number} REM {one.label}{given}{_RESULTS[one.result]}; in the table at {one.entry}"
    pokes = [poke for given in one.inputs for poke in _pokes(one.label, given)]
    yield f"{number + 10} " + ": ".join([*pokes, f"LET n=USR {{{one.label}_{CALL}}}", "RETURN"])


def _pokes(label: str, given: Input) -> Iterator[str]:
    name = _variable(given.name)
    if given.bytes == 1:
        yield f"POKE {{{label}_{given.name}}},{name}"
    else:
        yield f"POKE {{{label}_{given.name}}},{name}-256*INT ({name}/256)"
        yield f"POKE {{{label}_{given.name}+1}},INT ({name}/256)"


def _drawing(made: Placed) -> Iterator[str]:
    yield f"{_DRAW} REM draw_field: as much as there is room for"
    yield f"{_DRAW + 10} CLS : LET h=PEEK {{field_height}}: IF h>22 THEN LET h=22"
    yield f"{_DRAW + 20} FOR r=0 TO h-1: FOR c=0 TO PEEK {{field_width}}-1"
    yield f'{_DRAW + 30} IF PEEK ({{field}}+32*r+c)>127 THEN PRINT AT r,c;"█"'
    yield f"{_DRAW + 40} NEXT c: NEXT r: RETURN"
    if "route" in made.buffers:
        yield f"{_DRAW + 100} REM draw the route from row,column on"
        yield f'{_DRAW + 110} LET r=row: LET c=column: PRINT AT r,c; INK 2;"*"'
        yield f"{_DRAW + 120} LET n=PEEK {{route_length}}+256*PEEK {{route_length+1}}: IF n=0 THEN RETURN"
        yield f"{_DRAW + 130} FOR i={{route}} TO {{route}}+n-1: LET d=PEEK i"
        yield f"{_DRAW + 140} LET r=r+(d>2 AND d<6)-(d<2 OR d=7): LET c=c+(d>0 AND d<4)-(d>4)"
        yield f'{_DRAW + 150} IF r<22 THEN PRINT AT r,c; INK 2;"*"'
        yield f"{_DRAW + 160} NEXT i: RETURN"


def _variable(name: str) -> str:
    """The name of a variable: BASIC has no `_`."""
    return name.replace("_", "")

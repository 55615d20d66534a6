"""Sinclair BASIC source text to the bytes of a program, each line checked and completed by the real 48K ROM.

1. Comments and blank lines are dropped, indented lines are joined to the line above them.
2. Keywords become tokens; the names in braces become codes or addresses (`basic/README.md` has the format).
3. The ROM checks each line in the simulator, as if it had been typed, and adds what its editor adds: the
   hidden five-byte form of every number, and the slots that DEF FN needs for its parameters.
4. Whatever is wrong is told at the line and the column where it stands in the text.
"""

import re
from collections.abc import Collection, Mapping
from functools import cache
from typing import NamedTuple

from zxmazes.errors import MazeError
from zxmazes.machine.spectrum import SECOND, Machine

#: Bytes that LOAD accepts into an empty 48K machine, rounded down; a longer program cannot be loaded at all.
ROOM = 41000

_BLANKS = " \t"
_BLOCKS = "▝▘▀▗▐▚▜▖▞▌▛▄▟▙█"  # 81-8F: bit 0 top right, bit 1 top left, bit 2 bottom right, bit 3 bottom left
_BYTES = {chr(code): code for code in range(0x20, 0x7F) if code != 0x60} | {"£": 0x60, "©": 0x7F, "↑": 0x5E}
_BYTES |= {block: 0x81 + index for index, block in enumerate(_BLOCKS)}

_BRACES = re.compile(r"\{([^{}\"\n]*)\}")
_RAW = re.compile(r"0x([0-9A-Fa-f]{2})")
_OPERAND = r"(?:[0-9]{1,9}|[A-Za-z_]\w*)"
_SUM = re.compile(rf"{_OPERAND}(?:[ \t]*[-+*/][ \t]*{_OPERAND})*", re.ASCII)
_WORD = re.compile(r"[A-Z][A-Za-z]*\$?")
_EXPONENT = re.compile(r"(?<=[0-9.])E(?=[0-9+-])")
_NAME_AND_MORE = re.compile(r"(?<![a-z0-9])([a-z]+)[ \t\n]+[a-z0-9.{]")

_THEN, _DEF_FN, _OPEN, _REM = 0xCB, 0xCE, 0xD3, 0xEA  # tokens; those below DEF FN begin no statement
_MICRODRIVE = (0xCF, 0xD0, 0xD1, 0xD2)  # CAT, FORMAT, MOVE, ERASE: the ROM takes them and stops when it runs them
_LINE_NUMBER = {0xE5: "RESTORE", 0xEC: "GO TO", 0xED: "GO SUB", 0xF7: "RUN"}  # each may have one after it
_TAPE = (0xD5, 0xD6, 0xEF, 0xF8)  # MERGE, VERIFY, LOAD, SAVE
_INTERFACE_1 = "an Interface 1, which a plain 48K lacks"
_ADVICE = {"4": "the line is too long or too deeply nested, split it", "6": "the greatest number is 1.7e38"}
#: What the ROM would misread inside a string.
_MISREAD = {0x0D: "the end of the line", 0x0E: "a hidden number", 0x22: "the end of the string"}


class _Code(NamedTuple):
    """A name in braces: its first byte, and the values that each of its parameters may have."""

    byte: int
    usage: str = "nothing after it"
    parameters: tuple[tuple[int, ...], ...] = ()


_CODES = {
    "LEFT": _Code(0x08),  # its counterpart, 09, is missing: the ROM prints it without moving
    "INK": _Code(0x10, "0 to 9", (tuple(range(10)),)),
    "PAPER": _Code(0x11, "0 to 9", (tuple(range(10)),)),
    "FLASH": _Code(0x12, "0, 1 or 8", ((0, 1, 8),)),
    "BRIGHT": _Code(0x13, "0, 1 or 8", ((0, 1, 8),)),
    "INVERSE": _Code(0x14, "0 or 1", ((0, 1),)),
    "OVER": _Code(0x15, "0 or 1", ((0, 1),)),
    "AT": _Code(0x16, "a row, 0 to 21, and a column, 0 to 31", (tuple(range(22)), tuple(range(32)))),
    "TAB": _Code(0x17, "0 to 255", (tuple(range(256)),)),
    "BLANK": _Code(0x80),
} | {chr(0x41 + index): _Code(0x90 + index) for index in range(21)}


def rows(text: str) -> list[str]:
    """The rows of a text, whatever ends them, without a byte order mark."""
    return re.split(r"\r\n?|\n", text.removeprefix("\ufeff"))


def line_numbers(text: str, source: str = "<text>") -> list[int]:
    """The numbers of a text's lines. Raises MazeError for a line without one."""
    return [line.number()[0] for line in _lines(text, {}, source)]


def tokenise(
    text: str,
    symbols: Mapping[str, int] | None = None,
    source: str = "<text>",
    lines: Collection[int] | None = None,
) -> bytes:
    """The program area, byte for byte as it stands in memory and on tape.

    Per line: its number (2 bytes, high first), its length (2 bytes, low first), its bytes, 0D.
    `symbols` gives the address of each name that the text has in braces; `source` names the text in messages.
    `lines` has the numbers of all lines of the program that the text is a part of; without it the line numbers after
    GO TO, GO SUB, RUN and RESTORE are not looked at.
    Raises MazeError, "source:line:column: what is wrong", for every mistake in the text.
    """
    program = bytearray()
    previous = 0
    for line in _lines(text, symbols or {}, source):
        number, start = line.number()
        if number == previous:
            raise line.error(0, f"line {number} stands twice: renumber or remove one")
        if number < previous:
            raise line.error(0, f"line {number} stands after line {previous}: put them in ascending order")
        previous = number
        checked = line.checked(start) + b"\r"
        if lines is not None:
            line.check_jumps(lines)
        program += number.to_bytes(2, "big") + len(checked).to_bytes(2, "little") + checked
        if len(program) > ROOM:
            raise line.error(0, f"the program does not fit in memory from here on: {ROOM} bytes at most")
    if not program:
        raise MazeError(f"{source}:1:1: there is no BASIC line here: begin with one, as 10 CLS")
    return bytes(program)


class _Line:
    """One BASIC line as the user wrote it: its characters, and where in the source each of them stands."""

    def __init__(self, symbols: Mapping[str, int], source: str) -> None:
        self.symbols = symbols
        self.source = source
        self.text = ""
        self.places: list[tuple[int, int]] = []
        self.body = bytearray()  # the line in tokens
        self.origins: list[int] = []  # for each byte of it, the character that it comes from
        self.jumps: list[int] = []  # the bytes of it that are GO TO and its like

    def append(self, text: str, row: int, column: int) -> None:
        """More of the line; a line break inside it is one character, placed where its second part begins."""
        if self.text:
            self.text += "\n"
            self.places.append((row, column))
        self.text += text
        self.places += ((row, column + index) for index in range(len(text)))

    def error(self, index: int, message: str) -> MazeError:
        """A mistake at the character `index`, or at the end of the line when that is past it."""
        row, column = self.places[min(index, len(self.places) - 1)]
        column += index >= len(self.places)
        return MazeError(f"{self.source}:{row}:{column}: {message}")

    def number(self) -> tuple[int, int]:
        """The line number, and where the text after it begins."""
        found = re.match("[0-9]+", self.text)
        if found is None:
            raise self.error(0, "a line begins with its number, from 1 to 9999")
        digits = found[0].lstrip("0")
        if not 1 <= len(digits) <= 4:
            raise self.error(0, "a line number is from 1 to 9999")
        return int(digits), found.end()

    def checked(self, start: int) -> bytes:
        """The line from the character `start` on, as the ROM's editor would store it."""
        self._tokens(start)
        body = bytes(self.body)
        stored, report, at = _rom().check(body)
        if report:
            place = self.origins[at] if at < len(body) else len(self.text)
            raise self.error(place, f'the ROM refuses the line here, "{report}": {_hint(body, report, at)}')
        return stored

    def check_jumps(self, lines: Collection[int]) -> None:
        """Raise MazeError for a constant line number that the program lacks.

        The ROM would go on at the next line that is there, in silence. Only GO TO past the last line is allowed: many
        listings end with it.
        """
        for at in self.jumps:
            found = re.match(rb"0*([0-9]+)(?:$|:)", self.body[at + 1 :])
            if not found:
                continue
            name, number = _LINE_NUMBER[self.body[at]], int(found[1])
            ends = name == "GO TO" and max(lines) < number <= 9999
            if number not in lines and not ends:
                raise self.error(self.origins[at], f"{name} {number}: there is no such line: write one that is there")

    def _tokens(self, index: int) -> None:
        command = 0  # the token that the statement begins with; 0: it begins here
        joined = False  # the last byte is from braces
        while index < len(self.text):
            data, length = self._code(index)
            if data:
                command = self._begun(command, data[0], index)
                braces = self.text[index] == "{"
                if (braces or joined) and _in_word(self.body[-1:]) and _in_word(data[:1]):
                    why = "braces and what stands beside them make one number or name: put an operator between them"
                    raise self.error(index, why)
                joined = braces
            if data == b'"' == self.body[-1:]:
                raise self.error(index, "two strings stand side by side: put + or ; between them")
            if data and data[0] in _LINE_NUMBER:
                self.jumps.append(len(self.body))
            self._put(data, index)
            index += length
            if data == b'"':
                opened = len(self.body)
                index = self._literal(index, string=True)
                if command == _OPEN and self.body[opened - 2] == 0x2C:
                    self._check_channel(opened)
            elif data and data[0] == _REM:
                index = self._literal(index + self.text.startswith(" ", index), string=False)
            if data and data[0] in (_THEN, 0x3A):
                command = 0
        if not self.body:
            raise self.error(0, "there is no statement after the line number: write one, or REM")

    def _begun(self, command: int, byte: int, index: int) -> int:
        """The token that the statement begins with: `command`, or `byte` if that is 0."""
        if command or byte == 0x3A:
            return command
        if byte < _DEF_FN:
            raise self.error(index, "a statement begins with a command in UPPER CASE, such as LET or GO TO")
        if byte in _MICRODRIVE:
            raise self.error(index, f"CAT, FORMAT, MOVE and ERASE need {_INTERFACE_1}")
        return byte

    def _check_channel(self, opened: int) -> None:
        """Raise MazeError if the string from the byte `opened` on is a channel that a 48K lacks."""
        name = bytes(self.body[opened:-1]).decode("latin-1")
        if name.lower() not in ("k", "s", "p"):
            why = f'a 48K has the channels "k", "s" and "p" only: others need {_INTERFACE_1}'
            raise self.error(self.origins[opened - 1], why)

    def _put(self, data: bytes, index: int) -> None:
        self.body += data
        self.origins += [index] * len(data)

    def _literal(self, index: int, *, string: bool) -> int:
        """Take a string with its closing quotation mark, or a remark; return where the text goes on."""
        opened = index - 1
        while index < len(self.text) and self.text[index] != "\n":
            pair = self.text[index : index + 2]
            if string and pair == '""':
                data, length = b'""', 2
            elif pair in ("{{", "}}"):
                data, length = pair[:1].encode(), 2
            elif pair[0] == "{":
                data, length = self._braces(index, literal=True)
                if string and (misread := [byte for byte in data if byte in _MISREAD]):
                    why = f"in a string the ROM takes byte {misread[0]} for {_MISREAD[misread[0]]}"
                    raise self.error(index, f"{why}: use AT, TAB or CHR$ outside it")
            else:
                data, length = self._byte(index), 1
            self._put(data, index)
            index += length
            if string and data == b'"':
                return index
        if string:
            raise self.error(opened, "this string has no closing quotation mark on its line")
        if index < len(self.text):
            raise self.error(index, "a REM cannot be continued: give this line a number, in column 1")
        return index

    def _code(self, index: int) -> tuple[bytes, int]:
        """What stands at `index` outside strings and remarks, and how many characters it takes."""
        text = self.text
        if text[index] in _BLANKS + "\n":
            return b"", 1
        if text[index] == "{":
            return self._braces(index, literal=False)
        rom = _rom()
        if found := rom.keyword.match(text, index):
            return bytes([rom.tokens[re.sub(r"\s", "", found[0])]]), len(found[0])
        if (found := _NAME_AND_MORE.match(text, index)) and (keyword := found[1].upper()) in rom.tokens:
            # without its spaces, PRINT at 1,2 would be PRINT at1,2: valid, but another program
            raise self.error(index, f"{found[1]} is a keyword: write it in UPPER CASE, {keyword}")
        if (found := _WORD.match(text, index)) and not _EXPONENT.match(text, index):
            why = "is no keyword of the 48K: keywords are UPPER CASE, variables lower case"
            if found[0] in ("PLAY", "SPECTRUM"):
                why = "is a keyword of the 128K only: the program must run on a 48K too"
            raise self.error(index, f"{found[0]} {why}")
        return self._byte(index), 1

    def _byte(self, index: int) -> bytes:
        char = self.text[index]
        if char == "}":
            raise self.error(index, "this } has no {: in a string or a REM, write }} for one }")
        if char not in _BYTES:
            raise self.error(index, f"the Spectrum lacks the character {char!r}: replace it")
        return bytes([_BYTES[char]])

    def _braces(self, index: int, *, literal: bool) -> tuple[bytes, int]:
        """What the braces at `index` stand for, and their length."""
        found = _BRACES.match(self.text, index)
        if found is None:
            raise self.error(index, "this { has no }: in a string or a REM, write {{ for one {")
        inner, length = found[1].strip(_BLANKS), len(found[0])
        name, _, rest = inner.partition(" ")
        raw = _RAW.fullmatch(inner)
        if name not in _CODES and not raw:
            return self._sum(index, inner), length
        if not literal:
            raise self.error(index, f"{{{inner}}} belongs in a string or a REM: only symbols may stand here")
        if raw:
            return bytes([int(raw[1], 16)]), length
        code, values = _CODES[name], re.findall(r"[^,\s]+", rest)
        numbers = [int(value) for value in values if re.fullmatch("[0-9]{1,3}", value)]
        fits = len(values) == len(numbers) == len(code.parameters) == rest.count(",") + bool(rest)
        if not fits or any(n not in allowed for n, allowed in zip(numbers, code.parameters, strict=True)):
            raise self.error(index, f"{{{inner}}}: {name} takes {code.usage}")
        spare = [0] if name == "TAB" else []  # TAB takes a word; the ROM ignores its high byte
        return bytes([code.byte, *numbers, *spare]), length

    def _sum(self, index: int, inner: str) -> bytes:
        """The decimal digits of an expression: * and / before + and -, / without its rest."""
        if not _SUM.fullmatch(inner):
            raise self.error(index, f"{{{inner}}} is neither a code nor a symbol: see basic/README.md")
        total = 0
        for sign, product in re.findall(r"([-+]?)([^-+]+)", inner):
            first, *others = re.findall(r"\w+|[*/]", product)
            term = self._operand(index, first)
            for operator, operand in zip(others[::2], others[1::2], strict=True):
                value = self._operand(index, operand)
                if operator == "/" and value == 0:
                    raise self.error(index, f"{{{inner}}} divides by zero")
                term = term * value if operator == "*" else term // value
            total += -term if sign == "-" else term
        if not 0 <= total <= 0xFFFF:
            raise self.error(index, f"{{{inner}}} is {total}: an address is from 0 to 65535")
        return str(total).encode()

    def _operand(self, index: int, operand: str) -> int:
        if operand.isdecimal():
            return int(operand)
        if operand not in self.symbols:
            raise self.error(index, f"the assembly has no symbol {operand}: check its spelling")
        return self.symbols[operand]


def _in_word(byte: bytes | bytearray) -> bool:
    """Does this character go on with a number or a name?"""
    return byte.isalnum() or byte == b"."


def _hint(body: bytes, report: str, at: int) -> str:
    """What to do about the ROM's report on the byte `at`."""
    start = max(body.rfind(bytes([stop]), 0, at) for stop in (0x3A, _THEN)) + 1
    command, refused = (body + b"\r")[start], body[at : at + 1]
    if report[0] in _ADVICE:
        return _ADVICE[report[0]]
    if command in _TAPE and refused == b"!":
        return "the RAM disk is of the 128K only"
    if (command in _TAPE and refused == b"*") or (command == _OPEN and refused == b";"):
        return f"Microdrive commands need {_INTERFACE_1}"
    return "mend what stands here or just before" if refused else "something is missing at the end"


def _lines(text: str, symbols: Mapping[str, int], source: str) -> list[_Line]:
    """The BASIC lines of a text: no comments, no blank lines, indented lines joined to the one above."""
    lines: list[_Line] = []
    for row, raw in enumerate(rows(text), 1):
        content = raw.strip(_BLANKS)
        if not content or content[0] == "#":
            continue
        column = len(raw) - len(raw.lstrip(_BLANKS)) + 1
        if column == 1:
            lines.append(_Line(symbols, source))
        elif not lines:
            why = "an indented line continues the one above, and there is none: begin in column 1"
            raise MazeError(f"{source}:{row}:{column}: {why}")
        lines[-1].append(content, row, column)
    return lines


class _Rom:
    """A 48K machine that is switched on once, then checks line after line from that state."""

    _MAIN_1, _LINE_SCAN, _AFTER_SCAN = 0x12A9, 0x12B4, 0x12B7  # in the main loop: waiting, checking, checked
    _ERR_NR, _ERR_SP, _E_LINE, _X_PTR, _WORKSP = 0x5C3A, 0x5C3D, 0x5C59, 0x5C5F, 0x5C61
    _KEYWORDS, _REPORTS = 0x0096, 0x1392  # tables of texts, where bit 7 marks the last letter of each
    _CODES = "0123456789ABCDEFGHIJKLMNOPQR"

    def __init__(self) -> None:
        self._machine = Machine(48)
        self._machine.run_to(self._MAIN_1, 3 * SECOND, "switching on")
        self._memory = self._machine.read(0, 0x10000)
        names = self._texts(self._KEYWORDS, 0x100 - 0xA5)
        self.tokens = {name.replace(" ", ""): 0xA5 + index for index, name in enumerate(names)}
        ordered = sorted(names, key=len, reverse=True)
        self.keyword = re.compile("|".join(re.escape(name).replace(r"\ ", r"[ \t\n]*") for name in ordered))

    def _texts(self, table: int, count: int) -> list[str]:
        texts = re.findall(rb"[\x00-\x7f]*[\x80-\xff]", self._memory[table:0x4000])
        return [bytes(byte & 0x7F for byte in text).decode("ascii") for text in texts[:count]]

    def check(self, body: bytes) -> tuple[bytes, str, int]:
        """Check a line of tokens as the editor does when ENTER is pressed.

        Returns the line as stored; the ROM's report, "" if it accepts the line; the byte that it is about.
        """
        refused = b"", "4 Out of memory", 0
        if len(body) > ROOM:
            return refused
        machine = self._machine
        machine.write(0, self._memory)
        line = machine.word(self._E_LINE) + 2  # after a line number, which the ROM wants too
        typed = b"1 " + body + b"\r\x80"
        machine.write(line - 2, typed)
        for variable in range(self._WORKSP, self._WORKSP + 6, 2):  # WORKSP, STKBOT, STKEND
            machine.poke_word(variable, line - 2 + len(typed))
        # with this stack pointer errors, too, return to _AFTER_SCAN
        machine.set(pc=self._LINE_SCAN, sp=machine.word(self._ERR_SP) + 2, iy=self._ERR_NR)
        if not machine.run(100 * SECOND, self._AFTER_SCAN, interrupts=False):
            _rom.cache_clear()  # whatever state the machine is in: the next line has a new one
            return refused
        stored = machine.read(line, machine.word(self._WORKSP) - 2 - line)
        code = (machine.peek(self._ERR_NR) + 1) % 256
        if code == 0 and _offset(body, stored, len(stored)) == len(body):
            return stored, "", 0
        if code in (0, 4) or code >= len(self._CODES):  # no room, or the ROM's stack ran into the line
            return refused
        report = f"{self._CODES[code]} {self._texts(self._REPORTS, code + 1)[code]}"
        return b"", report, _offset(body, stored, machine.word(self._X_PTR) - line)


@cache
def _rom() -> _Rom:
    return _Rom()


def _offset(body: bytes, stored: bytes, offset: int) -> int:
    """Where in `body` the byte at `offset` of `stored` stands; the ROM has inserted hidden numbers."""
    mine = theirs = 0
    while theirs < min(offset, len(stored)) and mine < len(body):
        if stored[theirs] == body[mine]:
            mine, theirs = mine + 1, theirs + 1
        else:
            theirs += 6
    return mine

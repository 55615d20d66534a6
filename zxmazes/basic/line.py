"""One BASIC line: turn its characters into tokens, and report each mistake at its place in the source."""

import re
from collections.abc import Collection

from zxmazes.basic.braces import Mistake, Symbols, meaning
from zxmazes.basic.codes import BLANKS, BYTES, DEF_FN, LINE_NUMBER, MICRODRIVE, MISREAD, OPEN, REM, TAPE, THEN
from zxmazes.basic.rom import switched_on
from zxmazes.errors import MazeError

_BRACES = re.compile(r"\{([^{}\"\n]*)\}")
_WORD = re.compile(r"[A-Z][A-Za-z]*\$?")
_EXPONENT = re.compile(r"(?<=[0-9.])E(?=[0-9+-])")
_NAME_AND_MORE = re.compile(r"(?<![a-z0-9])([a-z]+)[ \t\n]+[a-z0-9.{]")
_INTERFACE_1 = "an Interface 1, which a plain 48K lacks"
_ADVICE = {"4": "the line is too long or too deeply nested: split it", "6": "the greatest number is 1.7e38"}


class Line:
    """One BASIC line as the user wrote it: its characters, and the place of each in the source."""

    def __init__(self, symbols: Symbols, source: str) -> None:
        self.symbols = symbols
        self.source = source
        self.text = ""
        self.places: list[tuple[int, int]] = []
        self.body = bytearray()  # the line in tokens
        self.origins: list[int] = []  # for each byte, the character that it comes from
        self.jumps: list[int] = []  # the bytes that are GO TO and similar commands

    def append(self, text: str, row: int, column: int) -> None:
        """Append a continuation; the line break counts as one character, placed where the continuation begins."""
        if self.text:
            self.text += "\n"
            self.places.append((row, column))
        self.text += text
        self.places += ((row, column + index) for index in range(len(text)))

    def error(self, index: int, message: str) -> MazeError:
        """A mistake at the character `index`, or at the end of the line if `index` is past it."""
        row, column = self.places[min(index, len(self.places) - 1)]
        column += index >= len(self.places)
        return MazeError(f"{self.source}:{row}:{column}: {message}")

    def number(self) -> tuple[int, int]:
        """The line number, and the index of the text after it."""
        found = re.match("[0-9]+", self.text)
        if found is None:
            raise self.error(0, "a line begins with its number, 1 to 9999")
        digits = found[0].lstrip("0")
        if not 1 <= len(digits) <= 4:
            raise self.error(0, "a line number is 1 to 9999")
        return int(digits), found.end()

    def checked(self, start: int) -> bytes:
        """The line from the character `start`, as the ROM's editor would store it."""
        self._tokens(start)
        body = bytes(self.body)
        stored, report, at = switched_on().check(body)
        if report:
            place = self.origins[at] if at < len(body) else len(self.text)
            raise self.error(place, f'the ROM refuses the line here, "{report}": {_hint(body, report, at)}')
        return stored

    def check_jumps(self, lines: Collection[int]) -> None:
        """Raise MazeError for a constant line number that is not in the program.

        The ROM would silently continue at the next line. Only GO TO past the last line is allowed: many listings end
        with it.
        """
        for at in self.jumps:
            found = re.match(rb"0*([0-9]+)(?:$|:)", self.body[at + 1 :])
            if not found:
                continue
            name, number = LINE_NUMBER[self.body[at]], int(found[1])
            ends = name == "GO TO" and max(lines) < number <= 9999
            if number not in lines and not ends:
                raise self.error(self.origins[at], f"{name} {number}: there is no such line: correct the number")

    def _tokens(self, index: int) -> None:
        command = 0  # the first token of the statement; 0 if it begins here
        joined = False  # the last byte comes from braces
        while index < len(self.text):
            data, length = self._code(index)
            if data:
                command = self._begun(command, data[0], index)
                braces = self.text[index] == "{"
                if (braces or joined) and _in_word(self.body[-1:]) and _in_word(data[:1]):
                    why = "the braces and the text beside them make one number or name: put an operator between them"
                    raise self.error(index, why)
                joined = braces
            if data == b'"' == self.body[-1:]:
                raise self.error(index, "two strings are side by side: put + or ; between them")
            if data and data[0] in LINE_NUMBER:
                self.jumps.append(len(self.body))
            self._put(data, index)
            index += length
            if data == b'"':
                opened = len(self.body)
                index = self._literal(index, string=True)
                if command == OPEN and self.body[opened - 2] == 0x2C:
                    self._check_channel(opened)
            elif data and data[0] == REM:
                index = self._literal(index + self.text.startswith(" ", index), string=False)
            if data and data[0] in (THEN, 0x3A):
                command = 0
        if not self.body:
            raise self.error(0, "there is no statement after the line number: write one, or REM")

    def _begun(self, command: int, byte: int, index: int) -> int:
        """The first token of the statement: `command`, or `byte` if that is 0."""
        if command or byte == 0x3A:
            return command
        if byte < DEF_FN:
            raise self.error(index, "a statement begins with a command in UPPER CASE, such as LET or GO TO")
        if byte in MICRODRIVE:
            raise self.error(index, f"CAT, FORMAT, MOVE and ERASE need {_INTERFACE_1}")
        return byte

    def _check_channel(self, opened: int) -> None:
        """Raise MazeError if the string that begins at the byte `opened` is a channel that a 48K does not have."""
        name = bytes(self.body[opened:-1]).decode("latin-1")
        if name.lower() not in ("k", "s", "p"):
            why = f'a 48K has the channels "k", "s" and "p" only: others need {_INTERFACE_1}'
            raise self.error(self.origins[opened - 1], why)

    def _put(self, data: bytes, index: int) -> None:
        self.body += data
        self.origins += [index] * len(data)

    def _literal(self, index: int, *, string: bool) -> int:
        """Read a string with its closing quotation mark, or a remark; return the index after it."""
        opened = index - 1
        while index < len(self.text) and self.text[index] != "\n":
            pair = self.text[index : index + 2]
            if string and pair == '""':
                data, length = b'""', 2
            elif pair in ("{{", "}}"):
                data, length = pair[:1].encode(), 2
            elif pair[0] == "{":
                data, length = self._braces(index, literal=True)
                if string and (misread := [byte for byte in data if byte in MISREAD]):
                    why = f"in a string the ROM reads byte {misread[0]} as {MISREAD[misread[0]]}"
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
        """The bytes for the text at `index` outside strings and remarks, and the number of its characters."""
        text = self.text
        if text[index] in BLANKS + "\n":
            return b"", 1
        if text[index] == "{":
            return self._braces(index, literal=False)
        rom = switched_on()
        if found := rom.keyword.match(text, index):
            return bytes([rom.tokens[re.sub(r"\s", "", found[0])]]), len(found[0])
        if (found := _NAME_AND_MORE.match(text, index)) and (keyword := found[1].upper()) in rom.tokens:
            # without its spaces PRINT at 1,2 would be PRINT at1,2: valid, but a different program
            raise self.error(index, f"{found[1]} is a keyword: write it in UPPER CASE, {keyword}")
        if (found := _WORD.match(text, index)) and not _EXPONENT.match(text, index):
            why = "is not a keyword of the 48K: keywords are UPPER CASE, variables lower case"
            if found[0] in ("PLAY", "SPECTRUM"):
                why = "is a keyword of the 128K only: programs must run on a 48K"
            raise self.error(index, f"{found[0]} {why}")
        return self._byte(index), 1

    def _byte(self, index: int) -> bytes:
        char = self.text[index]
        if char == "}":
            raise self.error(index, "this } has no {: in a string or a REM write }} for one }")
        if char not in BYTES:
            raise self.error(index, f"the Spectrum does not have the character {char!r}: replace it")
        return bytes([BYTES[char]])

    def _braces(self, index: int, *, literal: bool) -> tuple[bytes, int]:
        """The bytes for the braces at `index`, and their length."""
        found = _BRACES.match(self.text, index)
        if found is None:
            raise self.error(index, "this { has no }: in a string or a REM write {{ for one {")
        try:
            return meaning(found[1], self.symbols, literal=literal), len(found[0])
        except Mistake as mistake:
            raise self.error(index, str(mistake)) from None


def _in_word(byte: bytes | bytearray) -> bool:
    """Can this character continue a number or a name?"""
    return byte.isalnum() or byte == b"."


def _hint(body: bytes, report: str, at: int) -> str:
    """Advice about the ROM's report on the byte `at`."""
    start = max(body.rfind(bytes([stop]), 0, at) for stop in (0x3A, THEN)) + 1
    command, refused = (body + b"\r")[start], body[at : at + 1]
    if report[0] in _ADVICE:
        return _ADVICE[report[0]]
    if command in TAPE and refused == b"!":
        return "only the 128K has a RAM disk"
    if (command in TAPE and refused == b"*") or (command == OPEN and refused == b";"):
        return f"Microdrive commands need {_INTERFACE_1}"
    return "correct the text here or just before" if refused else "something is missing at the end"

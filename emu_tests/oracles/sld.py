"""A reader of debugging data (SLD) that shares no code with its writer: each row by its fields."""

from dataclasses import dataclass

FIRST = "|SLD.data.version|1"


@dataclass(frozen=True)
class Row:
    """source, definition: file and line; the definition is that of the source outside macros. data: names, traits."""

    source: tuple[str, int]
    definition: tuple[str, int]
    page: int
    value: int
    kind: str
    data: str


def read_sld(text: str) -> list[Row]:
    """The rows with a source; those without one are about the file."""
    first, *lines = text.splitlines()
    assert first == FIRST
    rows = []
    for line in lines:
        file, row, other, other_row, page, value, kind, data = (line + "|" * 8 * line.startswith("|")).split("|")[:8]
        if file:
            source = file, int(row)
            definition = (other or file, int(other_row)) if int(other_row) else source
            rows.append(Row(source, definition, int(page), int(value), kind, data))
    return rows

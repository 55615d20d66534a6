"""Where the entries of a menu stand, and where its bar goes: what the tests of the part and of the tapes share."""

ROWS, PAGE = 17, 34


def plan(families: list[int]) -> list[int]:
    """The place of each entry, from the sizes of the families."""
    columns: list[list[bool]] = [[]]
    places = []
    for size in families:
        used = len(columns[-1])
        if used == ROWS or (used and size <= ROWS < used + size):
            columns.append([])
        elif used and used + size != ROWS:
            columns[-1].append(False)
        for _ in range(size):
            if len(columns[-1]) == ROWS:
                columns.append([])
            places.append(ROWS * (len(columns) - 1) + len(columns[-1]))
            columns[-1].append(True)
    return places


def after(places: list[int], entry: int, down: int, right: int) -> int:
    """Up and down round the ends; sideways round the columns of all pages, to the entry there or the next above it."""
    if down:
        return (entry + down) % len(places)
    column, row = divmod(places[entry], ROWS)
    column = (column + right) % (places[-1] // ROWS + 1)
    return max(other for other, place in enumerate(places) if place <= ROWS * column + row)

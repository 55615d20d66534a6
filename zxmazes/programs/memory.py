"""Compare a program's memory map with its assembly: the bytes left in each area, or the excess."""

from zxmazes.assembler.assembly import Assembly
from zxmazes.errors import MazeError
from zxmazes.programs.program import Program


def bytes_left(program: Program, assembly: Assembly | None) -> list[str]:
    """A line for each area of the memory map, with the bytes left up to its limit.

    Raises MazeError if areas and ORGs do not match, and if the program is too long for an area.
    """
    if not program.code or not assembly:
        return []
    label = program.code.label
    areas, starts = [area.first for area in program.memory], [region.start for region in assembly.regions]
    if areas != starts:
        told, found = (", ".join(f"{at:04X}" for at in each) for each in (areas, starts))
        raise MazeError(f"{label}: `Memory:` has areas from {told}, but the ORGs are {found}: make them the same")
    lines = []
    for area, region in zip(program.memory, assembly.regions, strict=True):
        left = area.last + 1 - region.end
        if left < 0:
            raise MazeError(
                f"{label}: ends at {region.end - 1:04X}, {_bytes(-left)} past the limit of `{area}`: "
                "make it shorter, carry less, or move the limit in `Memory:`"
            )
        lines.append(f"{program.name}: {area}: {_bytes(left)} left")
    return lines


def _bytes(count: int) -> str:
    return f"{count:,} byte{'' if count == 1 else 's'}"

"""Code that a program unpacks before it runs: the build packs it into the image.

Four labels say what and where. From `NAME_unpacked` up to `NAME_unpacked_end` is the code, at the address where it
runs, after `image_end`; an ORG before that label lets two of them share their place. From `NAME_packed` up to
`NAME_packed_end` is a DS in the image, where its packed bytes go.
"""

from collections.abc import Iterable, Mapping

from zxmazes.assembler.step import Step
from zxmazes.errors import MazeError

_CODE, _STORE, _END = "_unpacked", "_packed", "_end"


def begins(label: str) -> bool:
    """Does the code of an overlay begin at this label?"""
    return label.endswith(_CODE)


def ends(label: str) -> bool:
    """Does the code of an overlay end at this label?"""
    return label.endswith(_CODE + _END)


def code_of(steps: Iterable[Step]) -> dict[str, bytes]:
    """The code of each overlay, by the label at its beginning: in the image another one may have its place."""
    found: dict[str, bytearray] = {}
    inside = None
    for step in steps:
        label = step.statement.label
        if begins(label):
            inside = found.setdefault(label, bytearray())
        elif ends(label):
            inside = None
        if inside is not None:
            inside += step.code
    return {label: bytes(code) for label, code in found.items()}


def packed_into(
    binary: bytes, org: int, image_end: int, symbols: Mapping[str, int], codes: Mapping[str, bytes], source: str
) -> bytes:
    """The image, up to `image_end`, with all overlays packed into it; `binary` is what follows `org`.

    Raises MazeError if a label is missing, or the place reserved is too small or too large.
    """
    image = bytearray(binary[: image_end - org])
    for label in symbols:
        if not begins(label):
            continue
        name = label.removesuffix(_CODE)
        _address(symbols, f"{name}{_CODE}{_END}", source)
        store, limit = (_address(symbols, f"{name}{_STORE}{end}", source) for end in ("", _END))
        data = _pack(codes[label])
        if not store + len(data) <= limit <= image_end:
            raise MazeError(
                f"{source}: `{name}` takes {len(data)} bytes packed, but {limit - store} are reserved: "
                f"write `{name}{_STORE}: ds {len(data)}` and `{name}{_STORE}{_END}:` before `image_end`"
            )
        image[store - org : store - org + len(data)] = data
    return bytes(image)


def _address(symbols: Mapping[str, int], label: str, source: str) -> int:
    if label not in symbols:
        raise MazeError(f"{source}: the label `{label}` is missing: code that is unpacked has four labels")
    return symbols[label]


def _pack(data: bytes) -> bytes:
    # imported when needed: only a few programs have overlays
    from zxmazes.packing import pack

    return pack(data)

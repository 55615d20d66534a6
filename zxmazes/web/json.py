"""Values as JSON for the page: short, and the same bytes each time."""

import json
from typing import Any


def packed(value: Any) -> bytes:
    """The value in JSON without spaces."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()

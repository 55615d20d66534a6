"""ZX0: packed data that a short Z80 routine unpacks. `shortest` finds the shortest packing, `streams` writes it."""

from zxmazes.packing.streams import pack as pack

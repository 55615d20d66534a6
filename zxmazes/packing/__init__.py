"""ZX0: packed data that a short Z80 routine unpacks. `shortest` finds the shortest packing, `streams` writes it."""

from zxmazes.packing.shortest import NOTHING as NOTHING
from zxmazes.packing.shortest import UNKNOWN as UNKNOWN
from zxmazes.packing.shortest import Memory as Memory
from zxmazes.packing.streams import pack as pack

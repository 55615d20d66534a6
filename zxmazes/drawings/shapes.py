"""The tilings in real coordinates: which shapes each kind of drawing has."""

from zxmazes.drawings.polygons import PolygonShapes
from zxmazes.drawings.rings import DividedRings, Rectangles, Rings
from zxmazes.drawings.strokes import Shapes
from zxmazes.drawings.tiled_maze import TilingMaze
from zxmazes.tilings.drawing import CIRCLES, POLAR, POLYGONS, RECTANGLES

_SHAPES: dict[str, type[PolygonShapes | Rings | Rectangles]] = {
    POLYGONS: PolygonShapes,
    CIRCLES: Rings,
    RECTANGLES: Rectangles,
    POLAR: DividedRings,
}


def shapes_of(maze: TilingMaze) -> Shapes:
    """The shapes of a maze's cells."""
    return _SHAPES[maze.tiling.drawing.kind](maze)

"""The tilings in real coordinates: which shapes each tiling has."""

from zxmazes.drawings.polygons import Bricks, Hexagons, Octagons, Squares, Triangles
from zxmazes.drawings.rings import Rectangles, Rings
from zxmazes.drawings.strokes import Shapes
from zxmazes.drawings.tiled_maze import TilingMaze

_SHAPES: dict[str, type[Squares | Hexagons | Bricks | Triangles | Octagons | Rings | Rectangles]] = {
    "square": Squares,
    "torus": Squares,
    "hexagon": Hexagons,
    "brick": Bricks,
    "triangle": Triangles,
    "octagon": Octagons,
    "circle": Rings,
    "rectangle": Rectangles,
    "storeys": Squares,
}


def shapes_of(maze: TilingMaze) -> Shapes:
    """The shapes of a maze's cells."""
    return _SHAPES[maze.tiling.name](maze)

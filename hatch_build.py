"""Put the assembled images into the wheel (see zxmazes/interface/wheel_images.py); hatchling runs this."""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ImagesHook(BuildHookInterface[Any]):
    """Makes the images in a temporary folder, from which hatchling copies them."""

    folder = ""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Assemble. Ends the build with one line if that is impossible, for example without pasmo."""
        if version == "editable":  # its sources are those of the checkout
            return
        sys.path.insert(0, self.root)
        from zxmazes.errors import MazeError
        from zxmazes.interface.wheel_images import save_images

        self.folder = tempfile.mkdtemp(prefix="zxmazes-")
        try:
            paths = save_images(Path(self.folder))
        except MazeError as error:
            sys.exit(f"zxmazes: {error}")
        build_data["force_include"] |= {str(path): f"zxmazes/sources/images/{path.name}" for path in paths}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder."""
        if self.folder:
            shutil.rmtree(self.folder)

"""Where the package finds its sources and puts its tapes: in a checkout, and installed."""

import runpy
import shutil
from pathlib import Path
from typing import Any

from zxmazes import paths


def paths_in(package: Path) -> dict[str, Any]:
    """The names of paths.py, run as a module of this package."""
    package.mkdir(parents=True, exist_ok=True)
    return runpy.run_path(shutil.copy(paths.__file__, package))


def test_a_checkout_has_its_own_folders(tmp_path: Path) -> None:
    found = paths_in(tmp_path / "zxmazes")
    assert found["CHECKOUT"]
    assert found["ROOT"] == tmp_path
    for name in ("asm", "basic", "dist", "docs"):
        assert found[name.upper()] == tmp_path / name
    assert found["TOOLS"] == tmp_path / ".tools"


def test_an_installed_package_carries_its_sources_and_builds_in_the_working_folder(tmp_path: Path) -> None:
    package = tmp_path / "site-packages" / "zxmazes"
    (package / "sources").mkdir(parents=True)
    found = paths_in(package)
    assert not found["CHECKOUT"]
    assert found["ASM"] == package / "sources" / "asm"
    assert found["BASIC"] == package / "sources" / "basic"
    assert found["DIST"] == Path("dist"), "and wherever the user goes next"
    assert not found["TOOLS"].is_relative_to(Path.cwd()), "no program of a stranger's folder is run"


def test_this_is_a_checkout() -> None:
    assert paths.CHECKOUT
    assert (paths.ROOT / "pyproject.toml").is_file()

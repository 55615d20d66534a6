"""All files of the site by their paths: the sources in `web/`, and what is made for them."""

from hashlib import sha256
from pathlib import Path

from skoolkit import PACKAGE_DIR

from zxmazes import __version__
from zxmazes.paths import ROOT
from zxmazes.web import code, listings, tapes
from zxmazes.web.json import packed

WEB = ROOT / "web"
#: What a browser gets of `web/`; its folder `core` makes core.wasm.
_KINDS = (".html", ".js", ".css", ".wasm", ".svg", ".webmanifest")
_ROMS = ("48", "128-0", "128-1")
#: The service worker, and what the build writes into it.
_WORKER, _FILES, _VERSION = "sw.js", b"/*FILES*/", b"/*VERSION*/"


def contents() -> dict[str, bytes]:
    """The site of a checkout: an installed package has no `web/`. Raises MazeError for a broken source."""
    made = {path.name: path.read_bytes() for path in sorted(WEB.iterdir()) if path.suffix in _KINDS}
    facts, parts = tapes.files()
    made |= parts
    routines, parts = code.files()
    made |= parts | code.traces()
    made["data/site.json"] = packed({"version": __version__, "tapes": facts})
    made["data/routines.json"] = packed(routines)
    made["data/then.json"] = packed(listings.facts())
    made |= {f"roms/{name}.rom": (Path(PACKAGE_DIR) / "resources" / f"{name}.rom").read_bytes() for name in _ROMS}
    made["licences.txt"] = _licences()
    if _WORKER in made:
        made[_WORKER] = _worker(made)
    return made


def _worker(made: dict[str, bytes]) -> bytes:
    """The service worker with the list of files, and a version that changes with any of them."""
    kept = sorted(name for name in made if name != _WORKER)
    digest = sha256(b"".join(sha256(name.encode() + b"\0" + made[name]).digest() for name in sorted(made)))
    text = made[_WORKER].replace(_FILES, packed(kept))
    return text.replace(_VERSION, f"{__version__}-{digest.hexdigest()[:12]}".encode())


def _licences() -> bytes:
    """Ours, that of the Z80 in the core, and what is known of the ROMs."""
    ours = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return f"{ours}\n{(WEB / 'core' / 'licence.txt').read_text(encoding='utf-8')}".encode()

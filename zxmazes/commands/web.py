"""The command `web`: write the page, and show it on this computer."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import click

from zxmazes.assembler.pasmo import find_pasmo
from zxmazes.commands.progress import progress
from zxmazes.commands.shared import Command, NamedPath
from zxmazes.errors import MazeError
from zxmazes.files import reason, shown
from zxmazes.paths import CHECKOUT, DIST
from zxmazes.release.shelf import put
from zxmazes.web.site import contents

FOLDER = DIST / "web"


@click.command(cls=Command)
@click.option("--output", type=NamedPath(path_type=Path), default=FOLDER, help="Instead of dist/web/.")
@click.option("--serve", is_flag=True, help="Then show it on this computer, until Ctrl-C.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any that is free.")
def command(output: Path, serve: bool, port: int) -> None:
    """Write the page: every tape to play and every routine to run in a browser, as files that need no server.

    A browser reads it from a server only, any one, because a page from a disk may not load other files.

    \b
    Examples:
      build.py web
      build.py web --output ~/mazes-page
      build.py web --serve --port 8080
    """
    if not CHECKOUT:
        raise MazeError("web makes the page of a checkout: get the project's sources and run `make web` there")
    find_pasmo()
    with progress() as bar:
        bar.add_task("Making the page", total=None)
        paths = put(contents(), output)
    size = sum(path.stat().st_size for path in paths)
    click.echo(f"{shown(output)}: {len(paths)} files, {size:,} bytes")
    if serve:
        _serve(output, port)


class _Handler(SimpleHTTPRequestHandler):
    """Files of a folder, always fresh, without a log."""

    extensions_map = {  # noqa: RUF012 - that of the base class
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".wasm": "application/wasm",
        ".webp": "image/webp",
    }

    def end_headers(self) -> None:
        """A page that was built again is seen at once."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_arguments: object) -> None:
        """Say nothing."""


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server of the folder on this computer only. Raises MazeError if the port is taken."""
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), partial(_Handler, directory=str(folder)))
    except OSError as error:
        raise MazeError(f"--port {port}: {reason(error)}: choose another one, or 0 for any that is free") from None


def _serve(folder: Path, port: int) -> None:
    with server(folder, port) as found:
        click.echo(f"http://localhost:{found.server_port}/ (Ctrl-C ends it)")
        found.serve_forever()

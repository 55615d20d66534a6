"""A browser that looks at the site: built once for all workers, served on this computer, any fault of a page told.

Set-up takes a Chromium that is there, or installs one (setup.sh). Where none can be had, the tests that need it say so;
in CI that is a failure.
"""

import fcntl
import os
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from zxmazes.commands.web import server
from zxmazes.paths import TOOLS
from zxmazes.release.shelf import put
from zxmazes.web.site import contents

SMALL, LARGE = (360, 640), (1440, 900)
#: Where a browser may be.
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--autoplay-policy=no-user-gesture-required"),
)
_READY = 20_000  # milliseconds


def executable() -> str:
    """The path of a browser; empty if there is none."""
    found = next((path for name in _NAMES if (path := shutil.which(name))), "")
    downloaded = sorted(TOOLS.glob("browsers/chromium*/chrome-linux*/chrome"))
    return found or (str(downloaded[-1]) if downloaded else "")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, which the first worker that asks for it builds."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "site"
    with (folder.parent / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "SHA256SUMS").exists():
            put(contents(), folder)
    return folder


@pytest.fixture(scope="session")
def url(site: Path) -> Iterator[str]:
    """The address of the site, with a slash at its end."""
    with server(site, 0) as found:
        threading.Thread(target=found.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{found.server_port}/"
        found.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    path = executable()
    if not path:
        message = "there is no browser: install chromium (setup.sh test does so for root on Debian)"
        (pytest.fail if os.environ.get("CI") else pytest.skip)(message)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=list(_FLAGS))
        yield found
        found.close()


@pytest.fixture
def pages(browser: Browser, url: str) -> Iterator[Callable[..., Page]]:
    """A function that opens an address of the site in a new window: every error and every strange request fails."""
    faults: list[str] = []
    contexts = []

    def opened(address: str, size: tuple[int, int] = LARGE, *, ready: bool = True, **options: object) -> Page:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)  # type: ignore[arg-type]
        contexts.append(context)
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=url)
        found = context.new_page()
        found.on("pageerror", lambda error: faults.append(f"{address}: {error}"))
        found.on("console", lambda line: faults.append(f"{address}: {line.text}") if line.type == "error" else None)
        found.on("request", lambda one: _check(one.url, url, faults))
        found.goto(url + address)
        if ready:
            found.wait_for_selector("body[data-ready]", timeout=_READY)
        return found

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


def _check(address: str, url: str, faults: list[str]) -> None:
    if not address.startswith((url, "data:", "blob:")):
        faults.append(f"a request to elsewhere: {address}")


@pytest.fixture
def page(pages: Callable[..., Page]) -> Callable[..., Page]:
    """A page that does nothing by itself."""

    def opened(address: str, *arguments: object, **options: object) -> Page:
        name, mark, rest = address.partition("#")
        return pages(f"{name}?step{mark}{rest}", *arguments, **options)

    return opened


def settled(page: Page, act: Callable[[], object]) -> None:
    """Do something after which the page runs a routine again, and wait for that."""
    before = int(page.evaluate("Number(document.body.dataset.runs ?? 0)"))
    act()
    page.wait_for_function(f"Number(document.body.dataset.runs ?? 0) > {before}", timeout=_READY)

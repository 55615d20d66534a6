"""The site, a server of it, and a browser, shared by all tests of the page."""

from emu_tests.web.browser import browser, page, pages, site, url  # noqa: F401 - fixtures

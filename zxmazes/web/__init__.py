"""The page: what the build adds to the sources in `web/` to make a site that a browser runs without a server."""

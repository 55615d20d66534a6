"""The tests, in rooms: README.md lists them."""

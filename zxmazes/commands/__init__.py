"""One module for each command; its object `command` is what click runs."""

"""The commands, a module each: `command` is what click runs."""

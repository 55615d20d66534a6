"""The programs: from sources to the tapes in `dist/`."""

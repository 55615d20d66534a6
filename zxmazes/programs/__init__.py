"""The programs: what goes on a tape, and how it gets into `dist/`."""

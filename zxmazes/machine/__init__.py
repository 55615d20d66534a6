"""A headless Spectrum: memory, keys, tapes, snapshots and pictures."""

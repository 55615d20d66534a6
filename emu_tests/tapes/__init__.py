"""Tests of the programs: the engine's parts, and the tapes as users get them, loaded and played by keys."""

"""Assemble strictly: pasmo does the work, and every line is checked against the bytes that pasmo made of it."""

"""Assemble strictly: pasmo does the work, and every line is judged by the bytes that pasmo made of it."""

"""Routines for use in other programs: chosen, assembled at any address, and written in a format of `formats/`."""

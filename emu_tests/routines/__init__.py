"""Tests of the routines on fields, large fields and the screen, each called in a machine of its own."""

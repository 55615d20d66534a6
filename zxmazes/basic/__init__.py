"""Sinclair BASIC: a text becomes the bytes of a program."""

"""Sinclair BASIC: turn a text into the bytes of a program."""

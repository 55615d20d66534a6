"""Tests of the Python side: the assembler, the tokeniser, assets, the build, the command line, documents, layers."""

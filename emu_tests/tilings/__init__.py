"""Tests of mazes on any tiling: links, their generators and solvers, their drawings on the Spectrum and the host."""

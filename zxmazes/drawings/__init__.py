"""Drawings of a maze on any tiling: what they have in common, the shapes of the cells, SVG and text."""

"""Mutations by chance: small mistakes made in a copy of the project, and whether a test notices."""

"""A release: each tape in every form that people load or print, in a folder of its own."""

"""What runs: calls of every routine, tapes loaded, pages reached, keys pressed, copies of the project."""

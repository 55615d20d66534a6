"""What is kept of a run (figures, screens, sweeps, the second emulator), and the modules that keep and compare it."""

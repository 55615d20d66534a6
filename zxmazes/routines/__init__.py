"""The routines in `asm/`: what their headers state, and all of them in one image to call."""

"""The routines in `asm/`: their headers, and all of them in one image to call."""

"""A correct program for the tests of the assembler, with room for a line that is tried out."""

GOOD = """\
        org $8000
start:
        ld a,'A'
        ld b,(1 + 2) * 3
        ld (ix+5),-3
        ld a,(start + 1)
        in a,($FE)
        ld (start),a
        sub (hl)
        out (c),a
        db "semi;colon", 5, 'x', "a" + $80
        dw 65535, start
        ds 3,255
{}
        public start
        end start
"""


def source(line: str) -> str:
    return GOOD.format(line + "\nlater: ds 600")

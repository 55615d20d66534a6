; sines.asm - sines, for those who walk

        if ! defined INSIDE_SINES
INSIDE_SINES equ 1

; the sine of 0 to 63 of 64 parts of a circle, times 64
sines:
        db 0, 6, 12, 19, 24, 30, 36, 41
        db 45, 49, 53, 56, 59, 61, 63, 64
        db 64, 64, 63, 61, 59, 56, 53, 49
        db 45, 41, 36, 30, 24, 19, 12, 6
        db 0, -6, -12, -19, -24, -30, -36, -41
        db -45, -49, -53, -56, -59, -61, -63, -64
        db -64, -64, -63, -61, -59, -56, -53, -49
        db -45, -41, -36, -30, -24, -19, -12, -6

        endif

; music_notes.asm - the periods of 96 notes, C of octave 1 to B of octave 8: the A of octave 4 has 440 Hz
;
; In units of 16 cycles of the chip's clock, half of a 128K's 3.5469 MHz; half a wave lasts as many times 16 T-states.
;
; A program whose tunes keep to the octaves 2 to 5 sets MUSIC_MIDDLE to 1 before the first include: 96 bytes are left out.

        if ! defined ENGINE_MUSIC_NOTES
ENGINE_MUSIC_NOTES equ 1

        if ! defined MUSIC_MIDDLE
MUSIC_MIDDLE:   equ 0
        endif

        if MUSIC_MIDDLE
music_notes:    equ music_middle - 2 * 12
music_middle:
        else
music_notes:
        dw 3389, 3199, 3020, 2850, 2690, 2539, 2397, 2262, 2135, 2015, 1902, 1795
        endif
        dw 1695, 1600, 1510, 1425, 1345, 1270, 1198, 1131, 1068, 1008, 951, 898
        dw 847, 800, 755, 713, 673, 635, 599, 566, 534, 504, 476, 449
        dw 424, 400, 377, 356, 336, 317, 300, 283, 267, 252, 238, 224
        dw 212, 200, 189, 178, 168, 159, 150, 141, 133, 126, 119, 112
        if MUSIC_MIDDLE = 0
        dw 106, 100, 94, 89, 84, 79, 75, 71, 67, 63, 59, 56
        dw 53, 50, 47, 45, 42, 40, 37, 35, 33, 31, 30, 28
        dw 26, 25, 24, 22, 21, 20, 19, 18, 17, 16, 15, 14
        endif

        endif

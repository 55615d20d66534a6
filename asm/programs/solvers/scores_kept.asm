; scores_kept.asm - the best results: in the image and not unpacked, so they stay when the program is begun again

        if ! defined SOLVERS_SCORES_KEPT
SOLVERS_SCORES_KEPT equ 1

KEPT:           equ 8                   ; places

scores_bets:
        db "GOLDIE  ", 1000 & 255, 1000 / 256
        db "EDAM    ", 800 & 255, 800 / 256
        db "PIPER   ", 650 & 255, 650 / 256
        db "WHISKERS", 500 & 255, 500 / 256
        db "BRIE    ", 400 & 255, 400 / 256
        db "NIBBLES ", 300 & 255, 300 / 256
        db "CHEDDAR ", 200 & 255, 200 / 256
        db "SQUEAK  ", 150, 0
        db 0                            ; the checksum's place

        endif

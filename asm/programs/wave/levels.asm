; levels.asm - the levels: rocks by a seed, and the longest way that a search by chance has found

        if ! defined WAVE_LEVELS
WAVE_LEVELS equ 1

        include "programs/wave/board.asm"

LEVELS:         equ 8
LEVEL_BYTES:    equ 4 + 2 * STONES

; level_use - make the board of a level
; In:    A = level, 0 to LEVELS - 1
; Out:   field; level_best, level_places, stones_left, the ends, the cursor at the start
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: seed, density, what board_stones writes
level_use:
        proc
        local each, there
        ld hl,levels
        ld de,LEVEL_BYTES
        ld b,a
        inc b
        jr there
each:
        add hl,de
there:
        djnz each
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld (seed),de
        ld a,(hl)
        inc hl
        ld (density),a
        ld a,(hl)
        inc hl
        ld (level_best),a
        ld (level_places),hl
        ld a,STONES
        ld (stones_left),a
        ld hl,BOARD / 2 * 256 + 1
        ld (wave_start),hl
        ld (cursor),hl
        ld l,BOARD - 2
        ld (wave_finish),hl
        jp board_stones
        endp

; level_stone - put the next stone of the longest way known
; In:    level_places
; Out:   level_places, stones_left
; Uses:  AF, C, DE, HL
level_stone:
        ld hl,(level_places)
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld (level_places),hl
        call field_address
        ld (hl),STONE
        ld hl,stones_left
        dec (hl)
        jp stone_draw

; A level: seed, rocks among 256 places, steps of the longest way known, and the places of its stones: column, row
levels:
        dw 13
        db 84, 102        ; from 40 steps
        db 12, 9, 8, 12, 9, 12, 14, 13, 18, 13
        db 4, 14, 12, 15, 15, 16, 7, 17, 4, 19
        dw 51
        db 84, 106        ; from 32 steps
        db 7, 4, 8, 4, 9, 4, 15, 4, 5, 5
        db 17, 7, 19, 10, 20, 11, 18, 12, 9, 17
        dw 38
        db 72, 110        ; from 30 steps
        db 16, 2, 9, 4, 17, 6, 1, 8, 10, 9
        db 5, 10, 20, 10, 8, 14, 14, 18, 16, 20
        dw 23
        db 72, 106        ; from 26 steps
        db 8, 5, 14, 7, 17, 10, 19, 11, 3, 12
        db 8, 12, 11, 12, 4, 13, 10, 14, 6, 18
        dw 38
        db 60, 100        ; from 30 steps
        db 8, 5, 16, 5, 17, 6, 1, 9, 5, 9
        db 9, 9, 20, 9, 8, 13, 12, 18, 14, 18
        dw 40
        db 60, 94         ; from 28 steps
        db 5, 3, 11, 7, 3, 9, 13, 9, 3, 10
        db 9, 10, 18, 10, 19, 10, 21, 12, 9, 18
        dw 37
        db 48, 88         ; from 26 steps
        db 12, 2, 7, 9, 21, 10, 19, 12, 3, 13
        db 5, 13, 18, 13, 11, 14, 10, 15, 9, 17
        dw 57
        db 48, 86         ; from 22 steps
        db 12, 5, 9, 10, 19, 10, 8, 11, 12, 11
        db 4, 12, 19, 12, 10, 13, 16, 14, 6, 17

        endif

; levels.asm - the levels: each is faster than the last and has a colour of its own

        if ! defined ENDLESS_LEVELS
ENDLESS_LEVELS equ 1

; next_level - faster, another colour, a hammer
; Uses:  AF, BC, DE, HL
next_level:
        proc
        local last, full
        ld hl,level
        ld a,(hl)
        cp LEVELS - 1
        jr z,last
        inc (hl)
last:
        ld hl,hammers
        ld a,(hl)
        cp MOST_HAMMERS
        jr z,full
        inc (hl)
full:
        ld hl,level_tune
        ld (tune),hl                    ; fall through
        endp

; use_level - set the level's speeds; its colour and number are then due to be drawn
; Uses:  AF, BC, DE, HL
use_level:
        ld a,LEVEL_ROWS
        ld (level_rows),a
        ld a,1
        ld (panel_due),a
        ld (ink_due),a                  ; at the last level again, in the same colour
        ld a,(level)
        ld c,a
        add a,a
        add a,c
        ld c,a
        ld b,0
        ld hl,levels
        add hl,bc
        ld a,(hl)
        ld (level_rate),a
        inc hl
        ld a,(hl)
        ld (hero_next_pace),a
        ret

; the levels: sixteenths of a pixel a frame, the hero's pixels a frame, the colour of the maze
levels:
        db 4, 2, $05
        db 6, 2, $04
        db 8, 2, $03
        db 10, 2, $45
        db 12, 2, $44
        db 14, 2, $43
        db 16, 4, $45
        db 20, 4, $05
        db 24, 4, $04
        db 32, 4, $03
        db 48, 4, $45
        db 64, 4, $44
        db 96, 4, $43
        db 128, 4, $47

        endif

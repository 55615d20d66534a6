; levels.asm - the levels: what each adds. Behind the last one the game goes on as there: its fire is slower than the hero

        if ! defined ENDLESS_LEVELS
ENDLESS_LEVELS equ 1

        include "programs/endless/sounds.asm"

LEVEL_BYTES:    equ 6
GATES:          equ 1                   ; among the dangers
EMBERS:         equ 2

; next_level - a faster fire, another colour, a hammer, perhaps a new danger
; Uses:  AF, BC, DE, HL
next_level:
        proc
        local most, full
        ld hl,level
        ld a,(hl)
        cp MOST_LEVELS
        jr z,most
        inc (hl)
most:
        ld hl,hammers
        ld a,(hl)
        cp MOST_HAMMERS
        jr z,full
        inc (hl)
full:
        ld a,SOUND_LEVEL
        call sound                      ; fall through
        endp

; use_level - take what the level has; its colour, its number and its hint are then due to be drawn
; Uses:  AF, BC, DE, HL
use_level:
        ld a,LEVEL_ROWS
        ld (level_rows),a
        ld a,1
        ld (panel_due),a
        ld (ink_due),a                  ; at the last level again, in the same colour
        inc a
        ld (hint_due),a
        ld a,(level)
        call level_entry
        ld a,(hl)
        ld (level_rate),a
        inc hl
        inc hl
        inc hl
        ld a,(hl)
        ld (level_ink),a
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld (level_hint),de
        ret

; level_entry - the entry of a level
; In:    A = level, 0 the first
; Out:   HL = its entry
; Keeps: BC, DE
; Uses:  AF
level_entry:
        proc
        local last
        cp LEVELS
        jr c,last
        ld a,LEVELS - 1
last:
        add a,a
        ld l,a
        add a,a
        add a,l                         ; LEVEL_BYTES times
        add a,low levels
        ld l,a
        adc a,high levels
        sub l
        ld h,a
        ret
        endp

; the levels: the fire's speed in sixteenths of a pixel a frame; how many of 256 dead ends are opened; dangers; the colour of the maze; a hint
levels:
        db 4, 255, 0, $05
        dw hint_run
        db 5, 224, 0, $04
        dw hint_faster
        db 6, 64, 0, $03
        dw hint_dead_ends
        db 6, 64, 0, $05
        dw hint_on
        db 7, 64, GATES, $04
        dw hint_gates
        db 7, 64, GATES, $03
        dw hint_on
        db 8, 64, GATES | EMBERS, $05
        dw hint_embers
        db 8, 64, GATES | EMBERS, $04
        dw hint_on
        db 9, 64, GATES | EMBERS, $03
        dw hint_faster
        db 9, 64, GATES | EMBERS, $45
        dw hint_on
        db 10, 64, GATES | EMBERS, $05
        dw hint_last
levels_end:
LEVELS:         equ (levels_end - levels) / LEVEL_BYTES

hint_run:
        db "Run down,", TEXT_END, "run!", TEXT_END
hint_faster:
        db "Faster!", TEXT_END, TEXT_END
hint_on:
        db "Run on!", TEXT_END, TEXT_END
hint_dead_ends:
        db "Beware of", TEXT_END, "dead ends!", TEXT_END
hint_gates:
        db "Gates open", TEXT_END, "and shut!", TEXT_END
hint_embers:
        db "Embers", TEXT_END, "flare up!", TEXT_END
hint_caught:
        db "The fire", TEXT_END, "got you!", TEXT_END
hint_burnt:
        db "An ember", TEXT_END, "burnt you!", TEXT_END
hint_last:
        db "As fast as", TEXT_END, "fire gets.", TEXT_END

levels_variables macro
level:          ds 1                    ; 0 to MOST_LEVELS
level_rows:     ds 1                    ; rows to the next level
level_rate:     ds 1
level_ink:      ds 1
level_hint:     ds 2
        endm

        if LEVEL_BYTES - 6
        .error level_entry multiplies by 6
        endif

        endif

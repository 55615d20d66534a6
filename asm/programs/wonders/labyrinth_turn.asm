; labyrinth_turn.asm - what makes a labyrinth a game: a turn in time holds the fire up, a key that leads into a wall makes it leap
;
; In time: the key goes down a few steps before the bend, or at most LABYRINTH_LATE frames after the walker has come to it.

        if ! defined WONDERS_LABYRINTH_TURN
WONDERS_LABYRINTH_TURN equ 1

        include "engine/keys/attract.asm"
        include "engine/sound/sound.asm"
        include "engine/text/number.asm"
        include "programs/wonders/labyrinth_fire.asm"
        include "programs/wonders/tour.asm"

        public labyrinth_pressed, labyrinth_timed

LABYRINTH_EARLY: equ 8                  ; steps before the bend
LABYRINTH_LATE: equ 10                  ; frames after it
LABYRINTH_HOLDS: equ 10                 ; frames for which a turn in time holds the fire up
LABYRINTH_LEAP: equ 25                  ; frames that it burns at once after a bump
LABYRINTH_HIGH: equ 16                  ; turns in a row after which the note rises no more

; labyrinth_pressed - a direction that has just gone down: a bump, if no step near leads there
; In:    tour_fresh; labyrinth_step
; Uses:  AF, BC, DE, HL
labyrinth_pressed:
        proc
        local each
        ld hl,tour_fresh
        ld c,(hl)
        ld (hl),0
        ld hl,tour_runs
        ld a,(tour_helped)
        cpl
        and (hl)
        ret z                           ; not begun, or the way is shown
        ld a,c
        or a
        ret z
        ld hl,(labyrinth_step)
        ld b,LABYRINTH_EARLY
each:
        ld a,(hl)
        inc hl
        call own_side
        cp c
        ret z
        djnz each
        xor a
        ld (labyrinth_row),a
        ld a,LABYRINTH_LEAP
        ld (fire_leap),a
        ld hl,labyrinth_bumps
        inc (hl)
        ld bc,5 * 256 + 250
        call sound_tone
        ld hl,labyrinth_bump_text
        jp draw_text
        endp

; labyrinth_timed - before a step that turns: if it comes in time, the fire waits, and a note tells so, each one in a
;                   row a higher one; in a game the bar, too
; In:    labyrinth_step, labyrinth_stood
; Uses:  AF, BC, DE, HL
labyrinth_timed:
        proc
        local caught, most
        ld hl,(labyrinth_step)
        ld de,0 - route
        add hl,de
        ld a,h
        or l
        ret z                           ; the first step
        ld hl,(labyrinth_step)
        ld a,(hl)
        dec hl
        cp (hl)
        ret z                           ; straight on
        ld a,(FRAMES)
        ld hl,labyrinth_stood
        sub (hl)
        ld hl,labyrinth_row
        cp LABYRINTH_LATE + 1
        jr c,caught
        ld a,(hl)
        ld (hl),0
        or a
        ret z
        ld hl,labyrinth_late_text       ; why the count is gone
        jp draw_text
caught:
        inc (hl)
        ld a,(hl)
        cp LABYRINTH_HIGH
        jr c,$ + 4
        ld a,LABYRINTH_HIGH
        add a,a
        add a,a
        neg
        add a,100
        ld c,a
        ld b,6
        call sound_tone
        call attract_frame              ; the note has taken of this one
        ld hl,fire_waits
        ld a,(hl)
        add a,LABYRINTH_HOLDS
        cp FIRE_WAITS
        jr c,most
        ld a,FIRE_WAITS
most:
        ld (hl),a
        ld a,(attract_on)
        or a
        ret nz                          ; the bar says that it is a demonstration
        ld hl,labyrinth_timed_text
        call draw_text
        ld a,(labyrinth_row)
        ld l,a
        ld h,0
        xor a
        jp draw_plain
        endp

; labyrinth_at - move the picture of a labyrinth as its record says: for draw_labyrinth
; In:    IX = work; labyrinth_kind
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
labyrinth_at:
        ld hl,(labyrinth_kind)
        inc hl
        inc hl
        inc hl
        inc hl
        ld a,(ix + 0)
        add a,(hl)
        ld (ix + 0),a
        ld (ix + 3),a
        inc hl
        ld a,(ix + 1)
        add a,(hl)
        ld (ix + 1),a
        ld (ix + 4),a
        ret

labyrinth_timed_text:
        db TEXT_AT, 0, 19, TEXT_INK, INK_BAR, "In time:     ", TEXT_AT, 0, 28, TEXT_END
labyrinth_bump_text:
        db TEXT_AT, 0, 19, TEXT_INK, INK_BAR, "Bump!        ", TEXT_END
labyrinth_late_text:
        db TEXT_AT, 0, 19, TEXT_INK, INK_BAR, "Late turn    ", TEXT_END
labyrinth_foot:
        db 23, 1, "N", 0, "next", 0, KEYS_END
labyrinth_helped_text:
        db TEXT_AT, 0, 19, TEXT_INK, INK_BAR, "No star      ", TEXT_END

        endif

; tour_time.asm - the time that is left of a tour; its last seconds tick

        if ! defined TILINGS_TOUR_TIME
TILINGS_TOUR_TIME equ 1

; tour_time - the clock goes on
; In:    tour_frames; FRAMES
; Out:   carry set: there is no time left
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: tour_frames, clock, clock_frames; the screen
tour_time:
        proc
        local each, on, calm, beat, quiet, silent
        ld hl,tour_frames
        ld a,(FRAMES)
        ld b,(hl)
        ld (hl),a
        sub b
        ld (tour_passed),a
        ret z                           ; carry is clear
        ld b,a
each:
        push bc
        call clock_frame
        pop bc
        djnz each
        call tour_left
        push af
        jr nc,on
        ld hl,0
on:
        ink INK_VALUE
        ld de,TOUR_LOW
        or a
        sbc hl,de
        add hl,de
        jr nc,calm
        ld a,l                          ; fewer than TOUR_LOW
        add a,TICK_PITCH
        ld c,a
        ld b,TOUR_TICK - 1
        cp TICK_PITCH + TOUR_LOW / 2
        jr nc,beat
        ld b,TOUR_TICK / 2 - 1
beat:
        ld a,(clock)
        and b
        ld b,4
        ld a,0
        jr nz,quiet
        ld a,(clock_frames)
        cp CLOCK_TENTH
        call z,sound_tone
        ld a,LOST_INK
quiet:
        out (PORT_ULA),a
        ink INK_BAD
calm:
        ld de,TIME_ROW * 256 + PANEL
        call tenths_draw
        call stars_show
        pop af
        ret
        endp

        endif

; bet_clock.asm - the clock of a bet, a bar that gets shorter below the programme; the mouse that marks this race hops, and the runner that is bet on blinks

        if ! defined SOLVERS_BET_CLOCK
SOLVERS_BET_CLOCK equ 1

CLOCK:          equ 8                   ; its cells
CLOCK_FRAMES:   equ 150                 ; for each: 24 seconds
CLOCK_LAST:     equ 2                   ; the last cells are red and tick
CLOCK_DARK:     equ CLOCK - 1           ; fewer cells: the maze is dark, if it goes dark
CLOCK_LEFT:     equ 1

; bet_tick - a frame of the page of a bet; when no time is left the race begins with the bet as it is
; Uses:  AF, BC, DE, HL
bet_tick:
        proc
        local over
        call bet_blink
        ld a,(race)
        ld e,a
        ld d,RESULTS_ROW
        ld c,$78                        ; black on bright white
        call mouse_pose
        call draw_shape
        ld hl,bet_frames
        dec (hl)
        ret nz
        ld hl,bet_time
        ld a,(hl)
        or a
        ret z
        dec (hl)
        jr z,over
        ld a,(hl)
        cp CLOCK_DARK - 1
        jr nz,bet_clock
        call bet_dark
        jr nc,bet_clock
        pop hl
        jp bet_again
over:
        pop hl
        jp bet_run
        endp

; bet_dark - is the maze dark?
; In:    bet_kind, bet_time
; Out:   carry: yes
; Uses:  AF
bet_dark:
        ld a,(bet_kind)
        xor KIND_DARK
        ret nz
        ld a,(bet_time)
        cp CLOCK_DARK
        ret

; bet_clock - draw the clock, if there is one
; Uses:  AF, BC, DE, HL
bet_clock:
        proc
        local white, cell
        ld a,CLOCK_FRAMES
        ld (bet_frames),a
        ld a,(bet_time)
        or a
        ret z
        ld b,a
        cp CLOCK_LAST + 1
        ld c,$47
        jr nc,white
        push bc
        ld bc,CLICK
        call sound_tone
        pop bc
        ld c,$42
white:
        push bc
        ld hl,time_text
        call draw_text
        pop bc
        ld de,256 * CLOCK_ROW + CLOCK_LEFT
cell:
        ld hl,time_shape
        call draw_shape
        inc e
        djnz cell
        ld a,' '
        jp draw_char
        endp

        endif

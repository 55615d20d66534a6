; bet_clock.asm - the clock of a bet, a bar that gets shorter; the mouse that marks this race hops, and the runner that is bet on blinks

        if ! defined SOLVERS_BET_CLOCK
SOLVERS_BET_CLOCK equ 1

CLOCK:          equ 14                  ; its cells
CLOCK_FRAMES:   equ 86                  ; for each: 24 seconds
CLOCK_LAST:     equ 4                   ; the last cells are red and tick
CLOCK_ROW:      equ 20

; bet_tick - a frame of the page of a bet; when no time is left the race begins with the bet as it is
; Uses:  AF, BC, DE, HL
bet_tick:
        call bet_blink
        ld hl,(race)                    ; L
        add hl,hl
        dec l
        ld e,l
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
        jr nz,bet_clock
        pop hl
        jr bet_run

; bet_clock - draw the clock, if there is one
; Uses:  AF, BC, DE, HL
bet_clock:
        proc
        local cell
        ld a,CLOCK_FRAMES
        ld (bet_frames),a
        ld a,(bet_time)
        or a
        ret z
        ld hl,time_text
        call draw_text
        ld a,(bet_time)
        ld b,a
        cp CLOCK_LAST + 1
        jr nc,cell
        push bc
        ld bc,CLICK
        call sound_tone
        pop bc
        ld c,$42
cell:
        ld hl,time_shape
        call draw_shape
        inc e
        djnz cell
        ld a,' '
        jp draw_char
        endp

        endif

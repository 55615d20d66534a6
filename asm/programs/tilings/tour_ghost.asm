; tour_ghost.asm - a red ghost, which follows the trail from the entrance on; who is caught has less time. Unpacked with the tour
;
; 1. The cells of the walk are kept, the last 128 of them, by the step.
; 2. GHOST_DELAY of its steps after the first one of the walk it is at the entrance, and then goes on a cell in GHOST_PACE frames.
; 3. Where it meets who walks, that costs GHOST_COST, and it begins again.
;
; It is a stamp, so dots may come and go below it.

        if ! defined TILINGS_TOUR_GHOST
TILINGS_TOUR_GHOST equ 1

GHOST_FIRST:    equ 3                   ; mazes without it
GHOST_PACE:     equ 11                  ; frames
GHOST_DELAY:    equ 26
GHOST_COST:     equ 100                 ; tenths of a second
GHOST_TRAIL:    equ links_distances + 1024 ; of each step the cell: column, row; 128 of them: nobody asks for distances on the tour
        if low GHOST_TRAIL
        .error the trail begins with a page
        endif

; ghost_frame - keep the walker's cell, move the ghost; has it caught who walks?
; In:    walker, steps, tour_passed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its variables, clock, foot_left; the screen
ghost_frame:
        proc
        local same, stays, fall
        call tour_mazes
        ld a,l
        cp GHOST_FIRST
        ret c
        ld a,(steps)
        ld hl,ghost_last
        cp (hl)
        ld (hl),a
        jr z,same
        call ghost_kept
        ld de,(walker)
        ld (hl),e
        inc l
        ld (hl),d
same:
        ld hl,(steps)
        ld a,h
        or l
        ret z                           ; it waits for the first step
        ld hl,ghost_wait
        ld a,(tour_passed)
        ld b,a
        ld a,(hl)
        sub b
        ld (hl),a
        jr nc,stays
        ld (hl),GHOST_PACE
        call ghost_gone
        ld hl,ghost_at
        inc (hl)
        ld a,(hl)
        cp 192                          ; 128 cells; above, it waits
        ret nc
        or a
        push hl
        ld hl,ghost_text
        ld c,POOR_BAR
        call z,foot_tell                ; it comes in
        pop hl
        res 7,(hl)
        ld a,(hl)
        call ghost_kept
        ld e,(hl)
        inc l
        ld d,(hl)
        ld (ghost_cell),de
        call ghost_stamp
stays:
        ld de,(ghost_cell)
        ld a,d
        inc a
        ret z
        ld hl,(walker)
        or a
        sbc hl,de
        ld a,RED_INK
        jp nz,cell_paint
        ld c,GHOST_COST
        call clock_add
        ld c,100
fall:
        ld a,RED_INK and 7
        out (PORT_ULA),a
        halt
        ld b,3
        call sound_tone
        ld a,c
        add a,6
        ld c,a
        jr nc,fall
        ld hl,ghost_caught_text
        ld c,POOR_BAR
        call foot_tell
        call ghost_gone                 ; fall through into ghost_again
        endp

; ghost_again - the ghost begins again; ghost_begin - a maze begins
; Uses:  A, HL
ghost_again:
        ld a,0 - GHOST_DELAY
        ld (ghost_at),a
        ld hl,NOWHERE
        ld (ghost_cell),hl
        ret
ghost_begin:
        ld a,255
        ld (ghost_last),a
        jr ghost_again

; ghost_kept - HL = where the cell of step A is kept; uses F
ghost_kept:
        add a,a
        ld l,a
        ld h,high GHOST_TRAIL
        ret

; ghost_gone - the ghost leaves its cell, if it is in one
; Uses:  AF, BC, DE, HL
ghost_gone:
        ld de,(ghost_cell)
        ld a,d
        inc a
        ret z
        call cell_colour                ; fall through into ghost_stamp

; ghost_stamp - invert it: D, E = its cell; uses AF, BC, DE, HL
ghost_stamp:
        call stamp_place
        ld hl,shape_ghost
        jp stamp

ghost_text:
        db " A ghost is on your trail!", TEXT_END
ghost_caught_text:
        db " Caught! Ten seconds lost", TEXT_END
shape_ghost:
        db 7, 8, $38, $7C, $D6, $FE, $FE, $FE, $FE, $AA
ghost_at:       ds 1                    ; the step where it is; 192 to 255: it waits
ghost_last:     ds 1                    ; the last step whose cell is kept
ghost_cell:     ds 2                    ; column, row, or NOWHERE
ghost_wait:     ds 1                    ; frames until it goes on
tour_passed:    ds 1                    ; frames since the last look at the clock

        endif

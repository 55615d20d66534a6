; replay.asm - after a race both ways beside the shortest ones; if it is asked for, the race again, up to four times as fast

        if ! defined RACE_REPLAY
RACE_REPLAY equ 1

        include "programs/race/finish.asm"
        include "programs/race/result.asm"

REPLAY_TENTHS:  equ 30                  ; what it lasts, at least, at any pace from that of the race to
REPLAY_MOST:    equ 4                   ; times as fast

; race_ways - both ways as they were run, the shortest ones on blue, and who has won; the maze is drawn over itself, so it stays on the screen
; Uses:  AF, BC, DE, HL, IX
race_ways:
        proc
        local men
        ld a,(special)
        or a
        jr nz,men                       ; all is there
        ld de,(start_1)
        call way_lay
        ld de,(start_2)
        call way_lay
        call draw_places
men:
        ld ix,runner_1
        call replay_man
        ld ix,runner_2
        call replay_man
        endp                            ; fall through into ways_shown
ways_shown:
        ld a,(special)
        or a
        call nz,special_ways
        jp result_draw

; race_replay - show the race again, on the shortest ways
; In:    the runners and their traces
; Out:   -
; Uses:  AF, BC, DE, HL, IX
race_replay:
        proc
        local frame, faster, paced
        ld a,(special)
        or a
        call z,field_bare
        ld hl,result_blank
        call draw_text
        ld hl,replay_text
        call draw_text
        ld hl,(best_steps)
        call steps_cells
        xor a
        call draw_plain
        ld hl,replay_keys
        call draw_keys
        call draw_places
        ld a,(special)
        or a
        call nz,special_ways
        ld ix,runner_1
        ld de,(start_1)
        ld hl,trace_1
        call replay_begin
        ld ix,runner_2
        ld de,(start_2)
        ld hl,trace_2
        call replay_begin
        xor a
        ld (replay_quick),a
        inc a
        ld hl,(clock)
        ld de,2 * REPLAY_TENTHS
        sbc hl,de
        ld de,REPLAY_TENTHS
faster:
        jr c,paced
        inc a
        cp REPLAY_MOST
        jr z,paced
        sbc hl,de
        jr faster
paced:
        ld (replay_pace),a
frame:
        ld a,(replay_quick)
        or a
        call z,replay_wait
        ld ix,runner_1
        call replay_frame
        push af
        ld ix,runner_2
        call replay_frame
        pop bc
        jr c,frame
        rr c
        jr c,frame
        jp ways_shown
        endp

; replay_wait - a frame; ENTER or fire shows the end at once
; Uses:  AF, BC, DE, HL
replay_wait:
        call told_frame
        ret nz
        ld a,1
        ld (replay_quick),a
        ret

; field_bare - no trails, but the shortest ways
; Uses:  AF, BC, HL
field_bare:
        proc
        local place
        ld hl,field
        ld bc,FIELD_SIZE
place:
        ld a,(hl)
        and FIELD_WALL | FIELD_WAY
        ld (hl),a
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,place
        ret
        endp

; replay_begin - a runner at his start again
; In:    IX = runner; D, E = the start; HL = his trace
replay_begin:
        ld (ix + RUN_AT),e
        ld (ix + RUN_AT + 1),d
        ld (ix + RUN_NEXT),l
        ld (ix + RUN_NEXT + 1),h
        ld (ix + RUN_WAIT),0            ; frames until his next step, negative: he is late
        call replay_due

; replay_man - draw a runner where he is
; In:    IX = runner
replay_man:
        ld a,(special)
        or a
        jp nz,special_man
        ld e,(ix + RUN_AT)
        ld d,(ix + RUN_AT + 1)
        ld hl,(finish_at)
        or a
        sbc hl,de
        ret z                           ; the ring
        ld c,(ix + FIGURE_INK)
        ld l,(ix + FIGURE_SHAPE)
        ld h,(ix + FIGURE_SHAPE + 1)
        jp draw_mark

; replay_due - the next step's frames are added to what he waits
; In:    IX = runner
; Out:   carry set: there is such a step
; Uses:  AF, DE, HL
replay_due:
        proc
        local whole
        ld l,(ix + RUN_NEXT)
        ld h,(ix + RUN_NEXT + 1)
        ld e,(ix + RUN_TRACE)
        ld d,(ix + RUN_TRACE + 1)
        or a
        sbc hl,de
        add hl,de
        ret nc
        ld a,(hl)
        rrca
        rrca
        and TRACE_FRAMES
        ld e,a
        ld a,(special)
        or a
        jr z,whole
        res 0,e                         ; a bit of the way
whole:
        ld a,e
        add a,(ix + RUN_WAIT)
        ld (ix + RUN_WAIT),a
        scf
        ret
        endp

; replay_frame - the steps that are due
; In:    IX = runner
; Out:   carry set: there are more
; Uses:  AF, BC, DE, HL
replay_frame:
        proc
        local step, later, shown, cells
        ld l,(ix + RUN_NEXT)
        ld h,(ix + RUN_NEXT + 1)
        ld e,(ix + RUN_TRACE)
        ld d,(ix + RUN_TRACE + 1)
        or a
        sbc hl,de
        ret nc
        ld a,(ix + RUN_WAIT)
        ld hl,replay_pace
        sub (hl)
        ld (ix + RUN_WAIT),a
step:
        bit 7,(ix + RUN_WAIT)
        jr z,later
        ld l,(ix + RUN_NEXT)
        ld h,(ix + RUN_NEXT + 1)
        ld a,(hl)
        inc hl
        ld (ix + RUN_NEXT),l
        ld (ix + RUN_NEXT + 1),h
        ld c,a
        ld e,(ix + RUN_AT)
        ld d,(ix + RUN_AT + 1)
        ld a,(special)
        or a
        jr nz,cells
        ld a,c
        and 3
        call way_bit
        push de
        call trail_lay
        ld (ix + RUN_AT),e
        ld (ix + RUN_AT + 1),d
        pop de
        call place_draw
shown:
        call replay_man
        call replay_due
        jr c,step
        ret
later:
        scf
        ret
cells:
        call special_step
        jr shown
        endp

replay_keys:
        db 23, 0, "ENTER", 6, "skip", TEXT_END
        db 23, 21, "BREAK", 27, "leave", TEXT_END
        db KEYS_END

        endif

; bet_watch.asm - a solver of a race runs, a slice in each frame, and is recorded

        if ! defined SOLVERS_BET_WATCH
SOLVERS_BET_WATCH equ 1

        include "engine/views/watch.asm"

; lane_watch - run the solver, a slice in each frame, and record what it has looked at by then; BREAK is kept in race_break until the race is
; shown; any key ends a demonstration
; In:    solver, bet_record
; Uses:  all but IX, IY
lane_watch:
        call watch_begin
        call watch_idle_frame
        ld hl,RACE_SLICE + RACE_LOOK
        or a
        sbc hl,de
        ld (lane_wait + 1),hl
        ld hl,lane_tick
        ld (watch_vector + 1),hl
        halt                            ; the first slice begins here
        call solver_run
        jp watch_end

; break_keep - keep a press of BREAK, however short, until the race is shown
; Uses:  AF, HL
break_keep:
        call break_held
        ret c
        ld hl,race_break
        ld (hl),1
        ret

; lane_tick - the interrupt: all of the frame but a slice
lane_tick:
        proc
        local look, wait
        ld (watch_sp),sp
        ld sp,watch_stack
        push af
        push bc
        push de
        push hl
        call break_keep
        ld a,(attract_on)
        or a
        jr z,look
        call key_any
        jr z,look
        call watch_end
        jp attract_end
look:
        call slice_next
        call solver_entry
        ld de,SOLVER_NOTES + 3
        add hl,de
        ld a,(hl)                       ; not visited
        ld hl,(watch_sp)                ; it may have SP in its notes to fill them: an address is no visit
        ld e,(hl)
        ld (hl),a
        inc hl
        ld d,(hl)
        ld (hl),a
        push de
        call rooms_look
        pop de
        ld hl,(watch_sp)
        ld (hl),e
        inc hl
        ld (hl),d
lane_wait:
        ld hl,0                         ; operand
        ld de,1
wait:                                   ; 25 T, until HL is 0
        add hl,de
        nop
        jp nc,wait
        pop hl
        pop de
        pop bc
        pop af
        ld sp,(watch_sp)
        ei
        ret
        endp

; rooms_look - record the rooms that the solver has looked at and that are not in the record; nearly the same time for any of them
; In:    solver, one that has a note a byte for each place; bet_record, bet_slice
; Uses:  AF, BC, DE, HL
; Writes: the record; operand at step
rooms_look:
        proc
        local row, room, next, unseen, step
        call solver_entry
        inc hl
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,(hl)                       ; from row to row
        inc hl
        ld c,(hl)                       ; not visited
        ld l,a
        ld h,0
        add hl,de
        inc hl                          ; the first room's note
        add a,a
        sub 2 * ROOMS
        ld (step + 1),a
        ld a,(bet_record)
        ld d,a
        ld e,0
        ld b,ROOMS
row:
        push bc
        ld b,ROOMS
room:
        ld a,(hl)
        cp c
        jr z,unseen
        ld a,(de)
        inc a
        jr nz,next
        ld a,(bet_slice)
        ld (de),a
next:
        inc e
        inc hl
        inc hl
        djnz room
        ld a,e
        add a,16 - ROOMS
        ld e,a
step:
        ld bc,0                         ; operand: to the next row of rooms
        add hl,bc
        pop bc
        djnz row
        ret
unseen:
        nop
        jr next
        endp

        endif

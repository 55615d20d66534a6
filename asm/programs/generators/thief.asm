; thief.asm - a thief with the key of the ring: it walks the way from a quarter of it on, in sight, and who touches it has the key; and what a
; walk from memory needs

        if ! defined GENERATORS_THIEF
GENERATORS_THIEF equ 1

HUNTS:          equ 1                   ; hunts: bit 0: seen by torch
THIEF_WALKS:    equ 3                   ; bit 1: seen everywhere
THIEF_WAIT:     equ 10                  ; tenths of a second
THIEF_GONE:     equ 16
THIEF_AWAY:     equ 256 * 2 + FIELD_STRIDE - 1 ; right of the field: another step in the same tenth leads to no trail either

; thief_begin - it stands where a quarter of the way is done, and the ring is locked
; Uses:  AF, BC, DE, HL
; Writes: hunts, the ghost's variables, operands at ring_ink and ghost_ink
thief_begin:
        proc
        local step
        ld a,THIEF_LOCK
        ld (ring_ink + 1),a
        ld a,THIEF_INK
        ld (ghost_ink + 1),a
        ld hl,hunts
        ld (hl),THIEF_WALKS
        ld a,THIEF_WAIT
        ld (ghost_clock),a
        ld hl,(route_length)
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl                       ; H = a quarter; it has 702 steps at most
        ld b,h
        ld de,(stats_start)
        ld hl,route
step:
        ld a,(hl)
        inc hl
        call route_step
        djnz step
        ld (ghost_next),hl
        ld (ghost_at),de
        ret
        endp

; ghost_pace - the time in which the whole way is walked, but GHOST_WAIT
; Out:   HL = tenths of a second
; Uses:  AF, BC, DE, and what ghost_step uses
ghost_pace:
        ld a,(hunts)
        dec a
        jp z,hunt_goal
        dec a
        jp m,walk_goal
        ld hl,(walk_parred)             ; a thief takes half as long again, whatever is the best time here
        ld d,h
        ld e,l
        srl d
        rr e
        add hl,de
        ret

; thief_out - the ghost is at the ring: if it is a thief, the walk is lost
; Uses:  AF, BC, DE, HL
thief_out:
        ld a,(hunts)
        or a
        ret z
        jp walk_is_lost

; thief_caught - who walks has the key: the ring opens, and nobody races
; Out:   NZ
; Keeps: BC, DE
; Uses:  AF, HL
thief_caught:
        push bc
        push de
        ld hl,hunts
        ld (hl),THIEF_GONE
        ld hl,THIEF_AWAY
        ld (ghost_at),hl
        ld hl,$FFFF
        ld (ghost_clock),hl             ; it does not go on
        call walk_lift                  ; as the ring is drawn
        call gems_opened
        push hl
        call walk_figure
        ld hl,ghost_track_text
        call draw_text                  ; without it
        pop hl
        call gem_said
        pop de
        pop bc
        or 1
        ret

; memory_begin - a walk from memory begins by day
; Keeps: AF
; Uses:  HL
memory_begin:
        ld hl,walk_torch
        ld (hl),0
        ret

; memory_state - is this walk from memory, and is the light out?
; Out:   A = MEMORY: it is, and there is light; MEMORY + 1: and there is none
; Uses:  F, HL
memory_state:
        call rule_here
        and MEMORY
        ld hl,walk_torch
        add a,(hl)
        ret

hunt_text:
        db " Hunted! Keep going!", TEXT_END
thief_text:
        db " Catch the thief for the key!", TEXT_END

        endif

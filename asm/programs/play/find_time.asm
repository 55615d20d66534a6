; find_time.asm - how long the games take that come before the chosen one

        if ! defined PLAY_FIND_TIME
PLAY_FIND_TIME  equ 1

MINUTES_FROM:   equ 120                 ; seconds

; find_minutes - from two minutes on, minutes
; In:    HL = seconds
; Out:   HL = seconds, carry set; or minutes
; Uses:  AF, BC
; Keeps: DE
find_minutes:
        proc
        local each
        ld bc,MINUTES_FROM
        or a
        sbc hl,bc
        add hl,bc
        ret c
        ld bc,30                        ; to the nearest one
        add hl,bc
        ld c,60
        ld a,0 - 1
each:
        inc a
        or a
        sbc hl,bc
        jr nc,each
        ld l,a
        ld h,0
        or a
        ret
        endp

; find_before - how long the games take that come before another one
; In:    A = the game, from 1; HL = seconds of what comes before these
; Out:   carry set: find_seconds; carry clear: the tape has passed it, and find_seconds is HL
; Uses:  AF, BC, DE, HL
find_before:
        ld bc,(PLAY_AT)                 ; fall through into find_after

; find_after - the same after game C
find_after:
        proc
        local each
        ld (find_seconds),hl
        dec a
        sub c
        ccf
        ret nc
        scf
        ret z
        ld b,a
        ld a,c
each:
        push bc
        push af
        call game_record
        ld de,RECORD_BYTES - 4
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld hl,(find_seconds)
        add hl,de
        ld (find_seconds),hl
        pop af
        pop bc
        inc a
        djnz each
        scf
        ret
        endp

        endif

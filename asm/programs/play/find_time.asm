; find_time.asm - how long the games take that come before the chosen one

        if ! defined PLAY_FIND_TIME
PLAY_FIND_TIME  equ 1

MINUTES_FROM:   equ 120                 ; seconds

; find_minutes - from two minutes on, minutes
; In:    HL = seconds
; Out:   A = seconds, or minutes; HL = the text for them
; Uses:  F, BC, DE
find_minutes:
        proc
        local each
        ld de,MINUTES_FROM
        or a
        sbc hl,de
        add hl,de
        ld a,l
        ld de,find_comes
        ex de,hl
        ret c
        ex de,hl
        ld bc,60
        ld de,30                        ; to the nearest one
        add hl,de
        ld a,0 - 1
each:
        inc a
        or a
        sbc hl,bc
        jr nc,each
        ld hl,find_comes_later
        ret
        endp

; find_before - how long the games take that come before PLAY_GAME
; In:    find_seconds: what comes before them
; Out:   carry set: find_seconds; carry clear: the tape has passed it
find_before:
        proc
        local each, none
        ld a,(PLAY_AT)
        ld c,a
        ld a,(PLAY_GAME)
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

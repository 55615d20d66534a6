; roam_time.asm - the clock of a walk

        if ! defined MAGAZINE_ROAM_TIME
MAGAZINE_ROAM_TIME equ 1

; roam_time - count a frame, show the seconds when there is one more
; Out:   Z: there are as many as three digits can show
; Uses:  AF, BC, DE, HL
roam_time:
        proc
        local same
        ld hl,(roam_frames)
        inc hl
        ld (roam_frames),hl
        ld hl,roam_second
        dec (hl)
        jr nz,same
        ld (hl),ROAM_SECOND
        ld hl,(alive_seconds)
        inc hl
        ld (alive_seconds),hl
        call alive_show
same:
        ld hl,(alive_seconds)
        ld de,ROAM_LONGEST
        or a
        sbc hl,de
        ret
        endp

        endif

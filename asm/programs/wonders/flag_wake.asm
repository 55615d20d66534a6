; flag_wake.asm - who is awake, and who blinks because he will be

        if ! defined WONDERS_FLAG_WAKE
WONDERS_FLAG_WAKE equ 1

        include "engine/sound/sound.asm"
        include "programs/wonders/flag_show.asm"

FLAG_WARNS:     equ 50                  ; the last ones, in which those blink who will wake
FLAG_BLINKS:    equ 16                  ; frames: eyes open for half of them
FLAG_WAKE:      equ 50                  ; tenths of a second until another walker wakes

; flag_wake - who is awake: nobody until the player moves, then two, and one more after each FLAG_WAKE; nobody after the moon was taken
; Uses:  AF, BC, DE, HL
flag_wake:
        proc
        local awake, risen, warned, are
        ld a,(tour_runs)
        or a
        ret z
        ld hl,flag_sleep
        ld a,(hl)
        or a
        jr z,awake
        dec (hl)
        jr z,risen
        ld a,(hl)
        cp FLAG_WARNS
        jr c,warned
        xor a
        jr are
risen:
        call moon_rise                  ; the next one
awake:
        call flag_wakers
are:
        ld hl,flag_awake
        cp (hl)
        ret z
        ld (hl),a
        or a
        ld bc,10 * 256 + 120
        call nz,sound_tone
        call flag_settle
        jp flag_show_all                ; each has his colour when he wakes
warned:                                 ; eight frames awake, eight asleep, to look at
        ld c,a
        and FLAG_BLINKS / 2 - 1
        ret nz
        bit 3,c                         ; FLAG_BLINKS / 2
        call nz,flag_wakers
        ld (flag_awake),a
        call flag_show_all
        xor a
        ld (flag_awake),a
        ld bc,2 * 256 + 60
        jp sound_tone
        endp

; flag_wakers - how many are awake but for the moon: two, and one more after each FLAG_WAKE
; In:    clock
; Out:   A
; Uses:  F, BC, HL
flag_wakers:
        ld hl,(clock)
        ld bc,0 - FLAG_WAKE
        ld a,1                          ; two at once
        inc a
        cp WALKERS
        ret z                           ; all
        add hl,bc
        jr c,$ - 5
        ret

        endif

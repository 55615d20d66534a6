; build_stop.asm - the keys that stop or hurry what is being made

        if ! defined GENERATORS_BUILD_STOP
GENERATORS_BUILD_STOP equ 1

        include "engine/keys/keys.asm"
        include "engine/pages/entries.asm"

STOP_KEY:       equ 4                   ; M, in the half-row of SPACE
WALK_KEY:       equ 2                   ; W, in the half-row of Q
LEAVE_WAITS:    equ 2                   ; walk_waits: the menu comes next

; build_stop - WATCH_STOP: M, BREAK and W end what is being made at once, and then lead to the menu or to a walk; SPACE ends it if it goes down now;
;              any key stops it in a demonstration
; Out:   carry set: stop; walk_waits
; Keeps: all but AF
build_stop:
        proc
        local demo, stops, leave, over, at_once
        ld a,(attract_on)
        or a
        jr nz,demo
        ld a,$7F
        in a,(PORT_ULA)
        cpl
        and 1 + STOP_KEY
        jr nz,stops
        jr $ + 2                        ; with what follows this makes 150 T of a frame without a key: six loops of watch_idle_frame
        ld a,0
        nop
        nop
        ld a,$FB
        in a,(PORT_ULA)
        and WALK_KEY
        ret nz
        ld a,1
        jr over
stops:
        and STOP_KEY
        jr nz,leave
        call key_break
        jr nc,leave
        call break_held
        ret nc                          ; the SPACE of BREAK
        push hl
        ld hl,space_since
        ld a,(FRAMES)
        ld l,(hl)
        ld (space_since),a
        sub l
        pop hl
        cp 2
        ccf
        ret nc                          ; held as in the frame before
        jr at_once
leave:
        ld a,LEAVE_WAITS
over:
        ld (walk_waits),a
at_once:
        xor a
        ld (watch_speed),a
        ret
demo:
        xor a
        in a,(PORT_ULA)
        cpl
        and $1F
        ret z
        scf
        ret
        endp

; build_hear - WATCH_HEARD: set and show the speed of a digit that is held
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
build_hear:
        proc
        local same
        push bc
        push de
        push hl
        call watch_keys
        ld a,(watch_speed)
        or a
        jr z,same                       ; SPACE hurries this one only
        ld hl,speed
        cp (hl)
        ld (hl),a
        call nz,build_speed
same:
        pop hl
        pop de
        pop bc
        ret
        endp

; build_nought - WATCH_NOUGHT: at once, from now on
; Uses:  AF
build_nought:
        xor a
        ld (speed),a
        ld (watch_speed),a
        ret

        endif

; build_stop.asm - the keys that stop or hurry what is being made

        if ! defined GENERATORS_BUILD_STOP
GENERATORS_BUILD_STOP equ 1

        include "engine/keys/keys.asm"
        include "engine/pages/entries.asm"

STOP_KEY:       equ 4                   ; M, in the half-row of SPACE
LEAVE_WAITS:    equ 2                   ; walk_waits: the menu comes next

; build_stop - WATCH_STOP: M or BREAK stop what is being made, or end a change at once; SPACE hurries it if it goes down now;
;              any key stops it in a demonstration
; Out:   carry set: stop
; Keeps: all but AF
build_stop:
        proc
        local demo, stop
        ld a,(attract_on)
        or a
        jr nz,demo
        ld a,$7F
        in a,(PORT_ULA)
        cpl
        and 1 + STOP_KEY
        ret c                           ; never; with the NOP it makes 100 T of a frame without a key: four loops of watch_idle_frame
        nop
        ret z
        and STOP_KEY
        jr nz,stop
        call key_break
        jr nc,stop
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
        xor a
        ld (watch_speed),a
        ret
stop:                                   ; a change is brought to its end first: half of it would be no maze
        push hl
        ld hl,(entry)
        call entry_changes
        pop hl
        scf
        ret nz
        ld a,LEAVE_WAITS
        ld (walk_waits),a
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

        endif

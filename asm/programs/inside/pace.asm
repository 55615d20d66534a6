; pace.asm - when a picture is copied to the screen: at the beginning of a frame, by the interrupt, ahead of the beam
;
; A picture that is ready waits for that, but the program does not: it goes on with what the next one needs before something is drawn, as far as
; its walls. So time that one picture leaves is the next one's, and of those that take long only many in a row are late.
;
; Whatever byte is on the bus, the interrupt finds GROUND_WALL twice: 256 of them are in the page below `ground`, which begins with
; another one. So it comes to pace_interrupt, which has this address.

        if ! defined INSIDE_PACE
INSIDE_PACE equ 1

        include "programs/inside/layout.asm"
        include "programs/inside/pace_memory.asm"

        public play_whole

PACE_LEAST:     equ 2                   ; frames from a picture to the next one, at least
PACE_TABLE:     equ ARRAYS - 256

; pace_interrupt - each frame
; Stack: 18 bytes, or 2 more than the ROM's interrupt needs
pace_interrupt:
        proc
        local rest
        push af
        push hl
        ld hl,pace_frames
        inc (hl)
        ld a,(hl)
        cp PACE_LEAST
        jr c,rest
        inc hl
        bit 0,(hl)                      ; pace_ready
        jr z,rest
        ld hl,0
        add hl,sp
        bit 7,h                         ; in chip_do another bank may be where the picture is
        jr z,rest
        ld (pace_took),a
        ld hl,0
        ld (pace_frames),hl             ; and pace_ready
        push bc
        push de
        exx
        push bc
        push de
        push hl
        call rays_show
play_whole:                             ; the picture is complete
        pop hl
        pop de
        pop bc
        exx
        pop de
        pop bc
rest:
        pop hl
        pop af
        rst $38                         ; the ROM's
        ret
        endp
        if pace_interrupt - GROUND_WALL * 257
        .error pace_interrupt is not where the interrupt finds it
        endif

; pace_begin - pictures are copied from now on
; Uses:  AF, I, the interrupt mode
pace_begin:
        ld a,PACE_LEAST
        ld (pace_took),a
        ld a,high PACE_TABLE
        ld i,a
        im 2
        ret

; pace_wait - until no picture is ready any more
; Uses:  AF
pace_wait:
        ld a,(pace_ready)
        or a
        ret z
        halt
        jr pace_wait

        endif

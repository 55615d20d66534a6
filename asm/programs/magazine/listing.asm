; listing.asm - what a listing calls while it works: it shows that it is alive, and looks whether SPACE is held

        if ! defined MAGAZINE_LISTING
MAGAZINE_LISTING equ 1

        include "include/spectrum.asm"
        include "engine/text/number.asm"
        include "programs/magazine/resident.asm"

        public alive, alive_due

ALIVE_SECOND:   equ 50                  ; frames
ALIVE_HELD:     equ 15                  ; frames for which SPACE is held before it counts
ALIVE_ROW:      equ 22
ALIVE_COLUMN:   equ 26                  ; of three digits, a space and an s
ALIVE_LATE:     equ 20                  ; where shared/ending.bas tells how many there will be

; alive - show the seconds in row 22 whenever there is one more; is SPACE held?
; In:    FRAMES, which counts from 0 when a listing begins
; Out:   BC = 1 if it has been held for ALIVE_HELD frames, else 0
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL
; Writes: five cells of the screen, its own variables
alive:
        proc
        local going, later, up, held, counted
        ld hl,(FRAMES)
        ld de,(alive_begun)
        or a
        sbc hl,de
        jr nc,going                     ; HL = frames in this second
        ld hl,0                         ; the clock has been set to 0
        ld (alive_begun),hl
        ld (alive_seconds),hl
        ld hl,(FRAMES)
going:
        ld de,ALIVE_SECOND
later:
        or a
        sbc hl,de
        jr c,counted
        push hl
        ld hl,(alive_begun)
        add hl,de
        ld (alive_begun),hl
        ld hl,(alive_seconds)
        inc hl
        ld (alive_seconds),hl
        call alive_late
        call alive_show
        pop hl
        ld de,ALIVE_SECOND
        jr later
counted:
        ld hl,alive_space               ; the frame in which SPACE went down
        ld bc,0
        ld a,$7F
        in a,(PORT_ULA)
        rra
        jr c,up
        ld a,(FRAMES)
        inc hl
        bit 0,(hl)
        set 0,(hl)
        dec hl
        jr nz,held
        ld (hl),a
held:
        sub (hl)
        cp ALIVE_HELD
        ret c
        inc c
up:                                     ; a new press counts anew
        inc hl
        ld (hl),0
        ret
        endp

; alive_show - show the seconds, in the colours that are there
; In:    HL = seconds, 0 to 999
; Uses:  AF, BC, DE, HL
alive_show:
        ld de,ALIVE_ROW * 256 + ALIVE_COLUMN
        push hl
        call attribute_address
        ld c,(hl)
        pop hl
        ld b,3
        xor a
        call draw_digits
        ld a,' '
        call draw_char
        inc e
        ld a,'s'
        jp draw_char

; alive_late - when the seconds that BASIC has told are over, it takes longer
; In:    HL = seconds
; Keeps: HL
; Uses:  AF, BC, DE
; Writes: the screen
alive_late:
        proc
        local longer
        ld a,(alive_due)
        cp l
        ret nz
        push hl
        ld hl,longer
        ld de,ALIVE_ROW * 256 + 256 + ALIVE_LATE
        call alive_say
        pop hl
        ret
longer:         db "takes longer", 0
        endp

; alive_say - a text, in the colours that are there
; In:    HL = text, up to a 0; D, E = row, column
; Keeps: D, IX, IY
; Uses:  AF, BC, E, HL
; Writes: the screen
alive_say:
        ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        push af
        call attribute_address
        ld c,(hl)
        pop af
        call draw_char
        pop hl
        inc e
        jr alive_say

alive_due:      db 0                    ; seconds, as the menu tells; 0: it does not
alive_begun:    dw 0                    ; when the present second began
alive_seconds:  dw 0
alive_space:    db 0                    ; the low byte of FRAMES when SPACE went down
                db 0                    ; 1: it is down

        if defined ROAM_LISTING
        include "programs/magazine/roam.asm"
        else
        public roam_modes, roam_give_up
roam_modes:     db 0, 0                 ; nothing to walk through
roam_give_up:   equ alive               ; BASIC names it, and never calls it
        endif

        endif

; walker_wanted.asm - for walker.asm: every way that is pressed is wanted until it is taken or let go, and no step ends between two rooms
;
; 1. So of two keys that are pressed at once, and after the figure has turned back, the other one is taken at the next opening.
; 2. Between two rooms of a block maze, on an even place of its way, it does not stand: it goes on to the next one. Where a way leads aside, as in a
;    cave, it stands, so no opening is passed by who taps.

        if ! defined ENGINE_WALKER_WANTED
ENGINE_WALKER_WANTED equ 1

        include "engine/views/walker.asm"

; walker_choose - the way from the place where it is
; In:    IX = walker, at a place
; Out:   A = its way; Z: none, it stands
; Uses:  AF, BC, DE, HL
walker_choose:
        proc
        local stands, over, down
        ld hl,walker_fresh
        ld a,(hl)
        ld (hl),0                       ; a tap is remembered up to here
        dec hl                          ; walker_newest
        ld b,(hl)
        dec hl                          ; walker_held
        ld c,(hl)
        inc hl
        or c
        and b
        ld b,a                          ; B = the ways that are wanted
        and c
        ld (hl),a                       ; from here on they count only while they are held
        push bc
        ld a,(ix + FIGURE_WAY)
        cpl
        and b
        ld c,a
        call walker_of
        pop bc
        jr nz,over
        ld a,b
        or c
        and (ix + FIGURE_WAY)
        call walker_leads
        jr nz,over
        call walker_of
        jr nz,over
        call figure_place
        ld a,(ix + FIGURE_WAY)
        ld c,KEY_LEFT | KEY_RIGHT
        and KEY_UP | KEY_DOWN
        ld a,d
        jr nz,down
        ld a,e
        ld c,KEY_UP | KEY_DOWN
down:
        rra
        jr c,stands
        call walker_of
        jr nz,stands                    ; a way leads aside
        ld a,(ix + FIGURE_WAY)          ; between two rooms
        call walker_leads
        jr nz,over
stands:
        xor a
        ld (ix + FIGURE_PIXEL),a
        ld (ix + FIGURE_PART),a
over:
        ld (ix + FIGURE_WAY),a
        ld hl,walker_newest
        ld b,a
        cpl
        and (hl)
        ld (hl),a                       ; it is taken
        ld a,b
        or a
        ret
        endp

; walker_of - which of some ways leads on?
; In:    C = ways; IX = walker
; Out:   NZ: A = the way; Z: A = 0: none does
; Keeps: C
; Uses:  AF, B, DE, HL
walker_of:
        proc
        local each
        ld b,KEY_UP
each:
        ld a,b
        and c
        call walker_leads
        ret nz
        sla b
        bit 4,b
        jr z,each
        xor a
        ret
        endp

        endif

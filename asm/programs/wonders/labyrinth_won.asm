; labyrinth_won.asm - which of the five labyrinths it is, and what happens at its heart

        if ! defined WONDERS_LABYRINTH_WON
WONDERS_LABYRINTH_WON equ 1

        include "engine/keys/attract.asm"
        include "programs/wonders/labyrinth_dot.asm"
        include "programs/wonders/tour_end.asm"

LABYRINTH_BLINKS: equ 9
LABYRINTH_WINK: equ 5                   ; frames of each
LABYRINTH_HAD:  equ $7A                 ; red on the bar

; labyrinth_won - the heart is reached: it is whole again, without the end of the line in it, and blinks
; In:    labyrinth_place, labyrinth_step; work as draw_labyrinth left it; attract_on
; Uses:  AF, BC, DE, HL
labyrinth_won:
        proc
        local back, blink, red, frame
        ld hl,(labyrinth_step)
        dec hl
        ld a,(hl)
        xor 4                           ; back along the line
        ld l,a
        ld de,(labyrinth_place)
        ld a,(labyrinth_size)
        srl a
        ld b,a
        ld c,LABYRINTH_INK
back:
        push hl
        call labyrinth_burn
        pop hl
        ld a,l
        push hl
        push bc
        call route_step
        pop bc
        pop hl
        djnz back
        ld b,LABYRINTH_BLINKS
blink:
        push bc
        ld c,OVER_FINISH
        bit 0,b
        jr nz,red                       ; the last time, too
        ld c,HERO_INK
red:
        ld hl,(work)
        call labyrinth_heart
        ld b,LABYRINTH_WINK
frame:
        call attract_frame
        djnz frame
        pop bc
        djnz blink
        ret
        endp

; labyrinth_which - in the bar which of the five hearts it is: red if it was won before
; In:    labyrinth_kind
; Uses:  AF, BC, DE, HL
labyrinth_which:
        proc
        local colour
        call labyrinth_number
        push af
        call tour_bit
        ld hl,labyrinths_walked
        and (hl)
        ld c,LABYRINTH_BAR
        jr z,colour
        ld c,LABYRINTH_HAD
colour:
        ld de,13
        ld hl,heart_shape
        call draw_shape
        pop af
        add a,'1'
        inc e
        ld c,LABYRINTH_BAR
        jp draw_char
        endp

; labyrinth_number - the number of the labyrinth on the page
; In:    labyrinth_kind
; Out:   A = 0 to 4
; Uses:  F, DE, HL
labyrinth_number:
        proc
        local before
        ld hl,(labyrinth_kind)
        ld de,0 - labyrinth_kinds
        add hl,de
        ld a,l
        ld l,-1
before:
        inc l
        sub LABYRINTH_RECORD
        jr nc,before
        ld a,l
        ret
        endp

; labyrinth_end - the centre: if the player has found it by himself, it is one more, and the next labyrinth follows
labyrinth_end:
        proc
        local again, each, none
        ld a,(tour_helped)
        or a
        jr nz,again
        call labyrinth_number
        call tour_bit
        ld hl,labyrinths_walked
        or (hl)
        ld (hl),a
        ld hl,0
each:
        srl a
        jr nc,none
        inc l
none:
        or a
        jr nz,each
        ld a,TOUR_LABYRINTH
        call tour_end
        jp labyrinth_next
again:                                  ; it was shown: now he may walk it
        ld a,TOUR_LABYRINTH
        call tour_end
        ld hl,(labyrinth_kind)
        jp labyrinth_begin
        endp

        endif

; labyrinth_won.asm - which of the five labyrinths it is, and what happens at its heart

        if ! defined WONDERS_LABYRINTH_WON
WONDERS_LABYRINTH_WON equ 1

        include "engine/keys/attract.asm"
        include "programs/wonders/labyrinth_dot.asm"
        include "programs/wonders/tour_end.asm"

LABYRINTH_BLINKS: equ 9
LABYRINTH_WINK: equ 5                   ; frames of each
LABYRINTH_HAD:  equ $7A                 ; red on the bar
LABYRINTH_GROUND: equ $57               ; bright white on bright red
LABYRINTH_HEARTS: equ 13                ; column of the first one

; labyrinth_won - the heart is reached: it is whole again, without the end of the line in it, and blinks
; In:    labyrinth_place, labyrinth_step, labyrinth_under; work as draw_labyrinth left it; attract_on
; Uses:  AF, BC, DE, HL
labyrinth_won:
        proc
        local back, blink, red, shown, frame
        call labyrinth_gone
        ld hl,(labyrinth_step)
        dec hl
        ld a,(hl)
        xor 4                           ; back along the line
        ld l,a
        ld de,(labyrinth_place)
        ld a,(labyrinth_size)
        srl a
        ld b,a
        ld a,(labyrinth_ink)
        ld c,a
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
        ld hl,(work)
        ld c,HERO_INK
        bit 0,b
        jr nz,red                       ; the last time, too
        call labyrinth_heart
        jr shown
red:
        call labyrinth_goal
shown:
        ld b,LABYRINTH_WINK
frame:
        call attract_frame
        djnz frame
        pop bc
        djnz blink
        ret
        endp

; labyrinth_goal - the heart in the middle: red, but white on a red ground where passages are as narrow as a character
; In:    work as draw_labyrinth left it; labyrinth_size
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
labyrinth_goal:
        ld hl,(work)
        ld a,(labyrinth_size)
        cp LABYRINTH_AIRY
        ld c,LABYRINTH_GROUND
        jp c,labyrinth_heart
        ld c,OVER_FINISH
        jp labyrinth_heart

; labyrinth_which - in the bar the five hearts: red if they were won, and the one of this labyrinth blinks
; In:    labyrinth_kind
; Out:   B = the bit of this labyrinth in labyrinths_walked
; Uses:  AF, C, DE, HL
labyrinth_which:
        proc
        local each, none, other
        call labyrinth_number
        add a,LABYRINTH_HEARTS
        ld (labyrinth_column),a
        ld a,(labyrinths_walked)
        ld b,a
        ld de,LABYRINTH_HEARTS
each:
        ld hl,heart_hollow
        ld c,LABYRINTH_BAR
        srl b
        jr nc,none
        ld hl,heart_shape
        ld c,LABYRINTH_HAD
none:
        ld a,(labyrinth_column)
        cp e
        jr nz,other
        set 7,c                         ; FLASH
other:
        call draw_shape
        inc e
        ld a,e
        cp LABYRINTH_HEARTS + 5
        jr nz,each
        ld a,(labyrinth_column)
        sub LABYRINTH_HEARTS
        call tour_bit
        ld b,a
        ret
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

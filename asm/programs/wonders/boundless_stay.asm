; boundless_stay.asm - the hero of the boundless maze while the window moves: he is never gone from the screen, and his trail moves with it

        if ! defined WONDERS_BOUNDLESS_STAY
WONDERS_BOUNDLESS_STAY equ 1

        include "lib/route_step.asm"

; boundless_near - the hero's next place, as it is on the screen before a step
; In:    C = code
; Out:   D, E = two places from his
; Keeps: BC, IX, IY
; Uses:  AF, HL
boundless_near:
        ld de,BOUNDLESS_HERO
        ld a,c
        call route_step
        ld a,c
        jp route_step

; boundless_leave - the trail in the place that the hero leaves
; In:    boundless_code, boundless_laid
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
boundless_leave:
        push de
        ld de,BOUNDLESS_HERO
        ld a,(boundless_code)
        xor 4
        call route_step
        ld a,(boundless_laid)
        call boundless_trail
        pop de
        ret

; boundless_arrive - his new row is there: himself
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
boundless_arrive:
        push de
        call boundless_figure
        pop de
        ret

; boundless_keep - a line of his row has been moved: his own stays
; In:    DE = the line
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
boundless_keep:
        push hl
        push de
        ld a,d
        and 7
        ld l,a
        ld h,0
        ld a,e
        and $E0
        or 2 * BOUNDLESS_RIGHT + 1
        ld e,a
        push bc
        ld bc,(hero_now)
        add hl,bc
        pop bc
        ld a,(hl)
        ld (de),a
        pop de
        pop hl
        ret

; boundless_old - the sides of the trail that is in a place already
; In:    D, E = place
; Out:   A = its sides
; Keeps: BC
; Uses:  F, DE, HL
boundless_old:
        proc
        local there, right, left, down, none
        call mark_cell
        call attribute_address
        ld a,(hl)
        sub TRAIL_INK
        jr z,there
        xor a                           ; a bare floor, the way shown
        ret
there:
        call cell_address
        ld e,0
        bit 3,(hl)                      ; line_thin reaches the edges of the cell
        jr z,right
        inc e                           ; KEY_UP
right:
        inc h
        inc h
        inc h
        bit 0,(hl)
        jr z,left
        set 1,e
left:
        bit 7,(hl)
        jr z,down
        set 3,e
down:
        ld a,h
        add a,4
        ld h,a
        bit 3,(hl)
        jr z,none
        set 2,e
none:
        ld a,e
        ret
        endp

; boundless_straight - the sides of a place that a step crosses
; In:    A = its code
; Out:   A = two sides
; Keeps: BC, DE, HL
boundless_straight:
        and 2
        ld a,KEY_UP | KEY_DOWN
        ret z
        rlca                            ; KEY_RIGHT | KEY_LEFT
        ret

        endif

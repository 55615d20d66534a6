; roam_dots.asm - a way to the ring, drawn in dots

        if ! defined MAGAZINE_ROAM_DOTS
MAGAZINE_ROAM_DOTS equ 1

ROAM_LED_INK:   equ $47                 ; bright white: the shortest way

; roam_led_show - draw it, and the disc and the ring in their colours
; In:    roam_led; neither the disc nor the ring is drawn
; Uses:  AF, BC, DE, HL
roam_led_show:
        ld a,(roam_ink)
        call roam_repaint
        call roam_ring_show
        call roam_show
        ld c,ROAM_LED_INK
        jr roam_dots

; roam_unlead - take the dots of a way away, if there are any
; Uses:  AF, BC, DE, HL
; Writes: the picture, roam_led
roam_unlead:
        ld a,(roam_ink)
        ld c,a
        call roam_dots
        ld hl,roam_queue
        ld (roam_led),hl
        ret

; roam_dots - turn the dots of a way over
; In:    roam_led = its end in roam_queue; C = their colour, where nothing else is drawn
; Uses:  AF, BC, DE, HL
roam_dots:
        proc
        local dot, away
        ld hl,roam_queue + 2            ; the first one is in the disc
dot:
        ld de,(roam_led)
        or a
        sbc hl,de
        ret nc
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ld a,d                          ; all of it in one cell
        and $FE
        ld d,a
        ld a,e
        and $FE
        ld e,a
        ld a,(roam_ink)
        cp c
        jr z,away
        bit 1,l                         ; two dots a frame
        jr z,away
        halt
away:
        call roam_tint
        push bc
        ld b,2
        ld hl,roam_dot
        call roam_turn
        pop bc
        pop hl
        jr dot
        endp

roam_dot:       db $C0, $C0

        endif

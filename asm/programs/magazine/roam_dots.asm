; roam_dots.asm - a way to the ring, drawn in dots

        if ! defined MAGAZINE_ROAM_DOTS
MAGAZINE_ROAM_DOTS equ 1

ROAM_LED_INK:   equ $46                 ; bright yellow: the shortest way

; roam_led_show - draw it, and the disc and the ring in their colours
; In:    roam_led
; Uses:  AF, BC, DE, HL
roam_led_show:
        ld a,(roam_ink)
        call roam_repaint
        ld a,ROAM_LED_INK
        call roam_dots
        ld de,(roam_to)
        ld bc,7 * 256 + ROAM_RING_INK
        call roam_paint
        jp roam_show_colours

; roam_unlead - take the dots of a way away, if there are any
; Uses:  AF, BC, DE, HL
; Writes: the picture, roam_led
roam_unlead:
        ld a,(roam_ink)
        call roam_dots
        ld hl,roam_queue
        ld (roam_led),hl
        ret

; roam_dots - turn the dots of a way over
; In:    roam_led = its end in roam_queue; A = their colour
; Uses:  AF, BC, DE, HL
roam_dots:
        proc
        local dot
        ld c,a
        ld hl,roam_queue
dot:
        ld de,(roam_led)
        or a
        sbc hl,de
        ret z
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        call roam_attribute
        ld (hl),c
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

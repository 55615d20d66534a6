; grow_click.asm - a maze that grows slowly is heard

        if ! defined GENERATORS_GROW_CLICK
GENERATORS_GROW_CLICK equ 1

CLICK_SPEED:    equ 4                   ; up to this one: growth would be slower beyond
CLICK_HIGH:     equ 50                  ; so short that growth is hardly slower

; grow_click - a quiet click for what is dug, unless it grows fast: higher to the right
; In:    DE = the place that was painted last, its address in board_shown
; Keeps: DE, HL
; Uses:  AF, BC
grow_click:
        ld a,(watch_speed)
        cp CLICK_SPEED + 1
        ret nc
        ld a,e
        add a,a
        cpl
        and 63                          ; 63 - 2 * column
        add a,CLICK_HIGH
        ld c,a
        ld b,2
        jp sound_tone

        endif

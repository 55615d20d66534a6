; queue_pop.asm - a queue that grows upwards: SP is its head, DE its end
;
; Comparing SP with DE takes 55 T. So where the queue may be empty, a 0 is written at its end first, and the next word is popped.
; If its low byte is not 0, it is a word of the queue; only if it is 0, SP and DE are compared.

        if ! defined INCLUDE_QUEUE_POP
INCLUDE_QUEUE_POP equ 1

queue_join macro                        ; HL joins the queue: DE = its new end, HL stays; 32 T
        ex de,hl
        ld (hl),e
        inc l                           ; a word does not cross a page
        ld (hl),d
        inc hl
        ex de,hl
        endm

; queue_pop - take the next word: a macro that defines the labels `leaf` and `next`
; In:    next: the queue has a word; leaf: it may be empty
; Out:   HL = the word; if there is none: jumps to `empty`
; Keeps: C, DE, IX, IY; B too if entered at next
queue_pop macro leaf, next, empty
        local popped
leaf:
        xor a
        ld (de),a
        pop hl
        or l
        jr nz,popped
        ld b,h
        ld hl,0 - 1                     ; ADD sets carry: 2 less in all
        add hl,sp
        sbc hl,de
        jr z,empty
        ld h,b
        ld l,a
        jr popped
next:
        pop hl
popped:
        endm

        endif

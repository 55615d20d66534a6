; due.asm - a panel drawn bit by bit: of what has changed one thing in each frame, so that no frame is late
;
; A thing is a bit of panel_due, 0 to 7, and a routine of a table. Who changes it sets its bit.

        if ! defined ENGINE_DUE
ENGINE_DUE equ 1

        public due_one, due_all

; due_all - draw all that is due
; In:    HL = table: the routines of the bits, from bit 0 on; panel_due
; Uses:  AF, BC, DE, HL, and what the routines use
due_all:
        proc
        local each
each:
        push hl
        call due_one
        pop hl
        ld a,(panel_due)
        or a
        jr nz,each
        ret
        endp

; due_one - draw the first thing that is due
; In:    HL = table; panel_due
; Out:   its bit is clear
; Uses:  AF, BC, DE, HL, and what the routine uses
due_one:
        proc
        local each, jump
        ld a,(panel_due)
        or a
        ret z
        ld b,1
each:
        rra
        jr c,jump
        inc hl
        inc hl
        sla b
        jr each
jump:
        ld a,(panel_due)
        xor b
        ld (panel_due),a
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        jp (hl)
        endp

due_variables macro
panel_due:      ds 1
        endm

        endif

; levers.asm - levers open and close gates

        if ! defined MINOTAUR_LEVERS
MINOTAUR_LEVERS equ 1

GATES:          equ 6
GATE_BYTES:     equ 4                   ; row, column, its lever, 1 if it is closed now; row 0: no gate

; gate_put - a gate is open or closed now
; In:    IX = gate
; Uses:  AF, BC, DE, HL
gate_put:
        ld d,(ix + 0)
        ld e,(ix + 1)
        call ground_at
        res 0,(hl)                      ; GROUND_GATE
        ld a,(ix + 3)
        or (hl)
        ld (hl),a
        ld a,(ix + 3)
        rra
        ccf
        jp passage_set

; lever_pull - gates of a lever that are open are closed, and closed ones opened
; In:    A = lever
; Uses:  AF, BC, DE, HL, IX
lever_pull:
        proc
        local gate, next
        ld c,a
        ld ix,gates
        ld b,GATES
gate:
        ld a,(ix + 0)
        or a
        jr z,next
        ld a,(ix + 2)
        cp c
        jr nz,next
        push bc
        ld a,(ix + 3)
        xor 1
        ld (ix + 3),a
        call gate_put
        pop bc
next:
        ld de,GATE_BYTES
        add ix,de
        djnz gate
        ret
        endp

        endif

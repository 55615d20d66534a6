; ground.asm - places and rooms of the labyrinth: their addresses, what is beside them, open ways

        if ! defined MINOTAUR_GROUND
MINOTAUR_GROUND equ 1

        include "programs/minotaur/layout.asm"

; ground_at - the block of a place
; In:    D, E = row, column
; Out:   HL = its address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Time:  168 T at most
ground_at:
        push de
        ld h,0
        ld l,d
        add hl,hl
        add hl,hl                       ; 4 * row
        ld d,h
        ld a,l
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl                       ; 64 * row
        add a,e
        jr nc,$ + 3
        inc d
        ld e,a
        add hl,de
        ld de,ground
        add hl,de
        pop de
        ret

; room_at - the room of a place
; In:    D, E = odd row, column
; Out:   HL = its address in rooms
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
room_at:
        ld a,d
        srl a
        ld h,a
        ld l,e
        srl l
        xor a
        srl h
        rra
        srl h
        rra
        srl h
        rra                             ; H, A = 32 * (row / 2)
        add a,l
        ld l,a
        ld a,h
        or high rooms
        ld h,a
        ret

; room_place - the place of a room
; In:    HL = its address in rooms or another array
; Out:   D, E = row, column
; Keeps: BC, HL, IX, IY
; Uses:  AF, DE
room_place:
        ld a,h
        and 3
        ld d,a
        ld a,l
        rlca
        rl d
        rlca
        rl d
        rlca
        rl d                            ; row of rooms
        ld a,l
        and 31
        ld e,a
        sla d
        inc d
        sla e
        inc e
        ret

; step_place - the place beside a place
; In:    D, E = row, column; A = direction
; Out:   D, E
; Keeps: BC, HL, IX, IY
; Uses:  AF
step_place:
        proc
        local odd, up
        rra
        jr c,odd
        rra
        jr nc,up
        inc d
        ret
up:
        dec d
        ret
odd:
        rra
        jr c,$ + 4
        inc e
        ret
        dec e
        ret
        endp

; step_room - the room beside a room
; In:    HL = a room in any array; A = direction
; Out:   HL
; Uses:  AF, HL
step_room:
        proc
        local across, up
        rra
        jr c,across
        rra
        ld a,l
        jr nc,up
        add a,ROOMS_WIDTH
        ld l,a
        ret nc
        inc h
        ret
up:
        sub ROOMS_WIDTH
        ld l,a
        ret nc
        dec h
        ret
across:
        rra
        inc hl
        ret nc
        dec hl
        dec hl
        ret
        endp

; way_bit - the bit of a direction
; In:    A = direction
; Out:   A = bit
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
way_bit:
        proc
        local two
        cp 2
        jr nc,two
        inc a                           ; 0, 1: 1, 2
        ret
two:
        sub 1
        add a,a
        add a,a                         ; 2, 3: 4, 8
        ret
        endp

        include "programs/minotaur/passage.asm"

        endif

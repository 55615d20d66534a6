; ways.asm - from room to room

        if ! defined INSIDE_WAYS
INSIDE_WAYS equ 1

        include "programs/inside/layout.asm"

; room_ways - the open ways of a room
; In:    A = room
; Out:   HL = its byte in `rooms`, A = that byte
; Keeps: BC, DE
; Uses:  F, HL
room_ways:
        ld h,high rooms
        ld l,a
        ld a,(hl)
        ret

; room_beside - the room in a direction
; In:    A = room; C = direction, one that is open
; Out:   A = the room there
; Keeps: BC, DE
; Uses:  F, HL
room_beside:
        proc
        local stairs, across, south, west
        ld l,a
        bit 0,c
        jr nz,stairs
        bit 1,c
        jr nz,across
        bit 2,c
        jr nz,south
        sub ROOMS_ACROSS
        ret
south:
        add a,ROOMS_ACROSS
        ret
across:
        bit 2,c
        jr nz,west
        inc a
        ret
west:
        dec a
        ret
stairs:
        ld a,(stairs_step)
        bit 2,c
        jr z,$ + 4
        neg                             ; down
        add a,l
        ret
        endp

; way_bit - the bit of a direction
; In:    C = direction
; Out:   A = a byte with that bit
; Keeps: C, DE, HL
; Uses:  F, B
way_bit:
        ld b,c
        inc b
        ld a,$80
        rlca
        djnz $ - 1
        ret

; way_open - is a way open?
; In:    A = room; C = direction
; Out:   NZ: it is
; Keeps: C, DE
; Uses:  AF, B, HL
way_open:
        call room_ways
        call way_bit
        and (hl)
        ret

        endif

; bet_way.asm - a way in the rooms of a race

        if ! defined SOLVERS_BET_WAY
SOLVERS_BET_WAY equ 1

; side_bit - the bit of a side
; In:    A = 0 up, 2 right, 4 down, 6 left
; Out:   A = that bit
; Keeps: BC, DE, HL
side_bit:
        push bc
        ld b,a
        inc b
        ld a,$80
        rlca
        djnz $ - 1
        pop bc
        ret

; way_draw - a line through a room
; In:    A = bits of the sides to which it leads; C = lane; D, E = field row, column
; Keeps: BC, DE, HL
; Uses:  AF
way_draw:
        proc
        local lines
        push hl
        push de
        push bc
        ld c,a
        ld hl,lane_lines
        ld b,3
        rrca                            ; up
        call lines
        ld a,$18
        bit 6,c
        jr z,$ + 4
        or $F0
        bit 2,c
        jr z,$ + 4
        or $0F
        ld (hl),a
        inc hl
        ld (hl),a
        inc hl
        ld b,3
        ld a,c
        and 16                          ; down
        add a,$F0
        call lines
        pop bc
        pop de
        push de
        push bc
        ld a,c
        ld hl,lane_lines
        ld c,ROOM_ROUTE
        call lane_shape
        pop bc
        pop de
        pop hl
        ret
lines:                                  ; carry: they are there
        sbc a,a
        and $18
        ld (hl),a
        inc hl
        djnz $ - 2
        ret
        endp

        endif

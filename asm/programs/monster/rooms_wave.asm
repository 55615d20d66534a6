; rooms_wave.asm - the distances of all rooms from one, by a wave

        if ! defined MONSTER_ROOMS_WAVE
MONSTER_ROOMS_WAVE equ 1

; rooms_wave - the distances of all rooms from one
; In:    A = room; room_ways
; Out:   its row in `distances`
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX
; Writes: the row, room_queue
; Time:  39,172 T in a maze of a level
rooms_wave:
        proc
        local clear, next, no_up, no_right, no_down, no_left, reach
        ld c,a
        call room_row
        push hl
        ld b,ROOMS
        ld a,FAR
clear:
        ld (hl),a
        inc l
        djnz clear
        pop hl
        ld a,l
        or c
        ld l,a
        ld (hl),b                       ; 0
        ld d,high room_queue
        ld e,b
        ld (de),a
        ld c,1                          ; C = the queue's end, B = its head
next:
        ld e,b
        inc b
        ld a,(de)
        ld l,a
        ld a,(hl)
        inc a
        ld ixl,a                        ; how far its neighbours are
        ld a,l
        or low room_ways
        ld e,a
        ld a,(de)
        rra
        jr nc,no_up
        ld e,a
        ld a,l
        sub COLUMNS
        ld l,a
        ld a,(hl)
        inc a
        call z,reach
        ld a,l
        add a,COLUMNS
        ld l,a
        ld a,e
no_up:
        rra
        jr nc,no_right
        ld e,a
        inc l
        ld a,(hl)
        inc a
        call z,reach
        dec l
        ld a,e
no_right:
        rra
        jr nc,no_down
        ld e,a
        ld a,l
        add a,COLUMNS
        ld l,a
        ld a,(hl)
        inc a
        call z,reach
        ld a,l
        sub COLUMNS
        ld l,a
        ld a,e
no_down:
        rra
        jr nc,no_left
        dec l
        ld a,(hl)
        inc a
        call z,reach
no_left:
        ld a,b
        cp c
        jr nz,next
        ret
reach:
        ld a,ixl
        ld (hl),a
        ld a,e
        ld e,c
        inc c
        ld ixh,a
        ld a,l
        ld (de),a
        ld e,ixh
        ret
        endp

        endif

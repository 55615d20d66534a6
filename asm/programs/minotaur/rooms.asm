; rooms.asm - the open ways of all rooms

        if ! defined MINOTAUR_ROOMS
MINOTAUR_ROOMS equ 1

; rooms_make - read the open ways of all rooms from the ground
; In:    rooms_across
; Uses:  AF, BC, DE, HL
rooms_make:
        proc
        local clear, row, room, side
        ld hl,rooms
        ld de,rooms + 1
        ld bc,3 * ROOMS_SIZE - 1
        ld (hl),b
        ld (hl),0
        ldir
        ld hl,ground + GROUND_STRIDE + 1
        ld de,rooms
        ld a,(rooms_across)
        ld b,a
row:
        push bc
        push de
        push hl
        ld a,(rooms_across)
        ld c,a
room:
        push bc
        push de
        ld b,0                          ; the ways
        ld de,0 - GROUND_STRIDE
        call side
        ld de,GROUND_STRIDE - 1
        call side                       ; left
        ld de,2
        call side                       ; right
        ld de,GROUND_STRIDE - 1
        call side                       ; down
        ; now bits 3 to 0 are up, left, right, down
        ld de,0 - GROUND_STRIDE + 2
        add hl,de                       ; the next room
        ld c,0
        bit 3,b
        jr z,$ + 4
        set UP,c
        bit 2,b
        jr z,$ + 4
        set LEFT,c
        bit 1,b
        jr z,$ + 4
        set RIGHT,c
        bit 0,b
        jr z,$ + 4
        set DOWN,c
        pop de
        ld a,c
        ld (de),a
        inc de
        pop bc
        dec c
        jr nz,room
        pop hl
        ld de,2 * GROUND_STRIDE
        add hl,de
        ex de,hl
        pop hl
        ld bc,ROOMS_WIDTH
        add hl,bc
        ex de,hl
        pop bc
        djnz row
        ret
side:
        add hl,de
        ld a,(hl)
        rla
        ccf
        rl b
        ret
        endp

        endif

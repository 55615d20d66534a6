; rose.asm - the keys of all eight directions: read, and shown as a rose on the screen
;
; Q W E A D Z X C stand around S as the directions do. A tiling has some of the eight. 5 6 7 8 and the joystick give four of
; them alone and the others two together; where a tiling does not have the one that they give, the two beside it count.

        if ! defined TILINGS_ROSE
TILINGS_ROSE equ 1

ROSE_ROW:       equ 4                   ; of its middle
ROSE_COLUMN:    equ 28

; rose_of - the directions of the tiling
; In:    tiling
; Out:   A = bit d for direction d
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
rose_of:
        ld a,(tiling)
        ld hl,tiling_roses
        jp byte_at

; rose_held - the directions that are held
; In:    tiling; direction_keys = stick_keys
; Out:   A = bit d for direction d, those of the tiling alone; Z if none
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
rose_held:
        proc
        local key, up, own
        ld hl,rose_keys
        ld de,8 * 256 + 1               ; D = keys left, E = the direction
        ld c,0                          ; the directions held
key:
        ld a,(hl)                       ; half-row
        inc hl
        in a,(PORT_ULA)
        and (hl)                        ; 0: held
        inc hl
        inc hl                          ; past the letter
        jr nz,up
        ld a,c
        or e
        ld c,a
up:
        sla e
        dec d
        jr nz,key
        call rose_of
        ld b,a                          ; B = the tiling's
        and c
        ld c,a
        call keys_held
        and KEY_UP | KEY_RIGHT | KEY_DOWN | KEY_LEFT
        ld e,a
        ld hl,stick_ways
        add hl,de                       ; D is 0
        ld a,(hl)
        ld e,a
        and b
        jr nz,own
        ld a,e                          ; not here: the two beside it
        rlca
        rrc e
        or e
        and b
own:
        or c
        ret
        endp

; rose_seen - read the rose from here on; keys held now are not new presses
; In:    tiling
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: direction_keys, repeat_keys, repeat_wait
rose_seen:
        ld hl,stick_keys
        ld (direction_keys),hl
        call rose_held
        jp keys_begun

; rose_step - the directions to act on in this frame: as keys_step, with those of the rose
; In:    call it once a frame
; Out:   A = bit d for direction d; Z if there is nothing to do
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: repeat_keys, repeat_wait
rose_step:
        call rose_held
        jp keys_repeat

; rose_draw - the tiling's keys around a dot
; In:    tiling
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
rose_draw:
        proc
        local each, absent, places
        ld hl,shape_dot
        ld de,256 * (8 * ROSE_ROW + 4) + 8 * ROSE_COLUMN + 4
        call stamp
        ld hl,ATTRIBUTES + 32 * ROSE_ROW + ROSE_COLUMN
        ld (hl),$47
        call rose_of
        ld hl,rose_keys + 2
        ld b,8
each:
        rrca
        jr nc,absent
        push af
        push hl
        ink INK_KEY
        ld a,8
        sub b
        add a,a
        add a,low places
        ld e,a
        adc a,high places
        sub e
        ld d,a
        ld a,(de)
        inc de
        push af
        ld a,(de)
        ld e,a
        pop af
        ld d,a
        ld a,(hl)
        call draw_char
        pop hl
        pop af
absent:
        inc hl
        inc hl
        inc hl
        djnz each
        ret
places:                                 ; row, column
        db ROSE_ROW - 2, ROSE_COLUMN, ROSE_ROW - 2, ROSE_COLUMN + 2, ROSE_ROW, ROSE_COLUMN + 2
        db ROSE_ROW + 2, ROSE_COLUMN + 2, ROSE_ROW + 2, ROSE_COLUMN, ROSE_ROW + 2, ROSE_COLUMN - 2
        db ROSE_ROW, ROSE_COLUMN - 2, ROSE_ROW - 2, ROSE_COLUMN - 2
        endp

; the keys: half-row, bit, letter, from direction 0 on
rose_keys:
        db $FB, 2, "W", $FB, 4, "E", $FD, 4, "D", $FE, 8, "C"
        db $FE, 4, "X", $FE, 2, "Z", $FD, 1, "A", $FB, 1, "Q"
; for direction_keys: 5 6 7 8 alone
stick_keys:
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db 0
; the direction for up, right, down, left added up
stick_ways:
        db 0, 1, 4, 2, 16, 0, 8, 0, 64, 128, 0, 0, 32, 0, 0, 0

        endif

; rose.asm - the keys of all eight directions: read, and shown as a rose on the screen
;
; Q W E A D Z X C stand around S as the directions do. A tiling has some of the eight. The player's four keys, by default 5 6 7 8, and the
; joystick give four of them alone and the others two together, as they are seen on the screen: in rings the direction that leads there from
; the walker's cell. Where a tiling does not have the one that they give, the two beside it count. A player who has chosen other keys has no rose.

        if ! defined TILINGS_ROSE
TILINGS_ROSE equ 1

ROSE_ROW:       equ 3                   ; of its middle
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
; In:    tiling; direction_keys; walker
; Out:   A = bit d for direction d, those of the tiling alone; Z if none
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
rose_held:
        proc
        local key, up, own, chosen
        ld c,0                          ; the directions held
        ld hl,(keys_in_use)
        ld a,h
        or l
        jr nz,chosen
        ld hl,rose_keys
        ld de,8 * 256 + 1               ; D = keys left, E = the direction
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
chosen:
        call rose_of
        ld b,a                          ; B = the tiling's
        and c
        ld c,a
        call keys_held
        and KEY_UP | KEY_RIGHT | KEY_DOWN | KEY_LEFT
        ld e,a
        ld d,0
        call rose_turned
        ld a,e
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

; rose_turned - the direction of the player's keys in the walker's cell
; In:    E = the keys, as KEY_UP and so on added up; D = 0; walker; after tiling_fit
; Out:   E = bit d for direction d, or 0
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: nothing
rose_turned:
        proc
        local right, down, beside, above, turn
        ld hl,stick_ways
        add hl,de
        ld a,(hl)
        ld e,a
        call rings_here
        ret z                           ; what is up there is up on the screen
        ld a,e
        or a
        ret z
        push bc
        push de
        ld de,(walker)
        call tiling_centre
        ld a,e
        ld c,KEY_RIGHT
        sub DRAW_LEFT + DRAW_WIDTH / 2
        jr nc,right
        neg
        ld c,KEY_LEFT
right:
        ld e,a                          ; how far it is from the middle, to the side C
        ld a,d
        ld b,KEY_DOWN
        sub DRAW_TOP + DRAW_HEIGHT / 2
        jr nc,down
        neg
        ld b,KEY_UP
down:
        ld d,a                          ; and above or below it, B
        srl a
        cp e
        jr c,beside
        ld c,0
beside:
        srl e
        ld a,d
        cp e
        jr nc,above
        ld b,0
above:
        ld a,b
        or c
        ld hl,stick_ways
        call byte_at                    ; the direction that leads outward
        or a                            ; none in the very middle
        pop de
        pop bc
        ret z
turn:                                   ; becomes up
        rrca
        ret c
        rrc e
        jr turn
        endp

; rings_here - has the tiling rings?
; In:    after tiling_fit
; Out:   Z: no, it is of polygons
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
rings_here:
        ld hl,(tiling_cell + 1)
        ld a,l
        sub low polygon_walls
        ld l,a
        ld a,h
        sbc a,high polygon_walls
        or l
        ret

; rose_seen - read the player's keys on the board, from here on
; In:    keys_in_use
; Out:   -
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: direction_keys
rose_seen:
        ld de,stick_keys
        jr keys_or

; menu_keys - read the player's keys on pages with bars
; In, Out, Keeps, Uses, Writes: as rose_seen
menu_keys:
        ld de,usual_keys                ; fall through into keys_or

; keys_or - read the keys that the player has chosen, or else the usual ones of a page
; In:    DE = table; keys_in_use
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: direction_keys
keys_or:
        proc
        local chosen
        ld hl,(keys_in_use)
        ld a,h
        or l
        jr nz,chosen
        ex de,hl
chosen:
        ld (direction_keys),hl
        ret
        endp

; rose_draw - the tiling's keys around the middle
; In:    tiling
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
rose_draw:
        proc
        local each, absent, places
        ld hl,(keys_in_use)
        ld a,h
        or l
        ret nz                          ; the player has keys of another kind
        ld hl,rose_digits
        call draw_keys
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
        push bc
        ld b,$81
        call key_corners
        pop bc
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

rose_digits:
        db ROSE_ROW + 4, ROSE_COLUMN, "5678", ROSE_COLUMN - 2, "or", TEXT_END, KEYS_END
; the keys: half-row, bit, letter, from direction 0 on
rose_keys:
        db $FB, 2, "W", $FB, 4, "E", $FD, 4, "D", $FE, 8, "C"
        db $FE, 4, "X", $FE, 2, "Z", $FD, 1, "A", $FB, 1, "Q"
; the usual ones on the board: 5 6 7 8 alone
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

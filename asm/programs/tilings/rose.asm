; rose.asm - the keys of all eight directions, as a rose around S
;
; Q W E A D Z X C stand around S as the directions do. A tiling has some of the eight. The player's four keys, by default 5 6 7 8, and the
; joystick give four of them alone and the others two together, as they are seen on the screen: in rings the passage that leads most nearly
; there from the walker's cell. Where another tiling does not have the one that they give, the two beside it count. A player who has chosen other keys has no rose.
; In rings that divide W and E lead to the left and right one of two cells further out, to the only one both; Z and X both lead in.

        if ! defined TILINGS_ROSE
TILINGS_ROSE equ 1

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
        local key, up, outward, own, chosen
        ld c,0                          ; the directions held
        ld a,(keys_in_use + 1)
        or a
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
        call flags_here
        and HAS_DIVISIONS
        jr z,chosen
        ld a,c
        and $30                         ; X, Z: one cell is further in
        jr z,outward
        ld a,c
        or $30
        ld c,a
outward:
        bit 1,c                         ; E: the right one of two cells, or the only one
        jr z,chosen
        ld de,(walker)
        push bc
        call tiling_sides_of
        pop bc
        bit 1,a
        jr nz,chosen
        set 0,c
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
; Writes: rose_best
rose_turned:
        proc
        local each, shorten, halve, short, key, off, right, worse, next, none
        ld a,e
        or a
        ret z
        push bc
        ld c,a
        call rings_here
        ld hl,stick_ways                ; what is up there is up on the screen
        add hl,de
        ld e,(hl)
        jp z,none
        ld hl,$FF80                     ; the passage that leads most nearly where the keys do: none yet, neither there nor back
        ld (rose_best),hl
        ld de,(walker)
        call links_of
        ld b,(hl)                       ; its passages
        ld a,0 - 1
each:                                   ; A = direction before, C = the keys
        inc a
        srl b
        jr nc,next
        push af
        push bc
        push de
        push de
        call tiling_next
        call tiling_centre
        ex de,hl
        pop de
        call tiling_centre
        ld a,d
        sub h
        rra
        ld d,a                          ; half of how far up it leads
        ld a,l
        sub e
        rra
        ld e,a                          ; and how far to the right
shorten:                                ; until all are about as long
        ld a,d
        add a,8
        cp 16
        jr nc,halve
        ld a,e
        add a,8
        cp 16
        jr c,short
halve:
        sra d
        sra e
        jr shorten
short:
        ld hl,0
        ld b,4
key:                                    ; H = along the key, L = across
        srl c
        jr nc,off
        ld a,h
        add a,d
        ld h,a
        ld a,l
        add a,e
        ld l,a
off:                                    ; the next key, a quarter of a turn on: right, down, left
        ld a,d
        neg
        ld d,e
        ld e,a
        djnz key
        sra l
        jp p,right
        xor a
        sub l
        ld l,a
right:
        ld a,h
        sub l
        pop de
        pop bc
        xor $80
        ld hl,rose_best
        cp (hl)
        jr c,worse
        ld (hl),a
        pop af
        push af
        inc hl
        ld (hl),a
worse:
        pop af
next:
        cp 7
        jr nz,each
        ld hl,(rose_best)
        ld b,h
        ld e,0
        inc h
        call nz,bit_of
        jr z,none
        ld e,c
none:
        pop bc
        ret
        endp

; rings_here - has the tiling rings?
; In:    after tiling_fit
; Out:   Z: no, it is of polygons
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: nothing
rings_here:
        push hl
        push de
        ld hl,(tiling_cell + 1)
        ld de,polygon_walls
        or a
        sbc hl,de
        pop de
        pop hl
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

; the keys: half-row, bit, letter, from direction 0 on
rose_keys:
        db $FB, 2, "W", $FB, 4, "E", $FD, 4, "D", $FE, 8, "C"
        db $FE, 4, "X", $FE, 2, "Z", $FD, 1, "A", $FB, 1, "Q"
; the direction for up, right, down, left added up
stick_ways:
        db 0, 1, 4, 2, 16, 0, 8, 0, 64, 128, 0, 0, 32, 0, 0, 0

        endif

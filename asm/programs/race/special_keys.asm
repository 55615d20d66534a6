; special_keys.asm - what keys mean in a special round
;
; Storeys: up and down take the stairs, too, if they are pressed while he stands at the door. Hexagons: left and right take the slope that is open; with
; up or down held it is that one. Where both are open a runner goes straight on, if he can.

        if ! defined RACE_SPECIAL_KEYS
RACE_SPECIAL_KEYS equ 1

        include "programs/race/special_trail.asm"

KEYS_ACROSS:    equ KEY_LEFT | KEY_RIGHT
KEYS_ALONG:     equ KEY_UP | KEY_DOWN
HEXAGONS_ABOVE: equ $83                 ; the directions that lead up in any way, and down
HEXAGONS_BELOW: equ $38

; special_choose - which way a player goes from the cell where he is
; In:    IX = runner
; Out:   his FIGURE_WAY; Z: he stands
; Uses:  AF, BC, DE, HL
special_choose:
        proc
        local open, closed, found, back, heading
        call figure_place
        call special_cell
        ld b,(hl)
        ld a,(special)
        cp TILING_STOREYS
        jr nz,open
        ld a,(ix + FIGURE_WAY)          ; nobody runs into a door by chance: its key is pressed while he stands there
        or a
        jr nz,closed
        ld a,(ix + RUN_FRESH)
        and KEYS_ALONG
        jr nz,open
closed:
        res STAIRS_UP,b
        res STAIRS_DOWN,b
open:
        ld a,(ix + RUN_HELD)
        call keys_pair
        and b
        jr nz,found
        ld a,(ix + RUN_HELD)
        or (ix + RUN_FRESH)
        and (ix + RUN_NEWEST)
        call keys_mean
        and b
        jr nz,found
        ld a,(ix + RUN_HELD)
        call keys_mean
        and b
found:
        ld c,a
        ld a,(ix + RUN_HELD)
        and (ix + RUN_NEWEST)
        ld (ix + RUN_NEWEST),a          ; one that was let go counts up to here
        ld (ix + RUN_FRESH),0
        ld a,(ix + FIGURE_WAY)
        call mask_back
        cpl
        and c
        jr z,back                       ; he can only go back, or nowhere
        ld c,a
back:
        ld a,(ix + FIGURE_WAY)
        and c
        jr nz,heading                   ; straight on
        ld a,c
        neg
        and c
heading:
        ld (ix + FIGURE_WAY),a
        ret nz
        ld (ix + FIGURE_PART),a
        ld (ix + FIGURE_PIXEL),a
        ret
        endp

; keys_mean - the directions that keys can mean
; In:    A = KEY_UP, KEY_RIGHT, KEY_DOWN, KEY_LEFT added up
; Out:   A = masks added up
; Keeps: BC, IX, IY
; Uses:  F, DE, HL
keys_mean:
        proc
        local each, no, hexagon
        ld hl,hexagon_keys
        ld e,a
        ld a,(special)
        cp TILING_STOREYS
        jr nz,hexagon
        ld hl,storeys_keys
hexagon:
        ld d,0
each:
        srl e
        jr nc,no
        ld a,(hl)
        or d
        ld d,a
no:
        inc hl
        inc e
        dec e
        jr nz,each
        ld a,d
        ret
        endp
hexagon_keys:                           ; up, right, down, left
        db $01, $0A, $10, $A0
storeys_keys:
        db $03, $04, $30, $40

; keys_pair - the slope that two keys mean together
; In:    A = keys
; Out:   A = masks, at most one for each side; 0: no such two keys, or no hexagons
; Keeps: BC, IX, IY
; Uses:  F, DE, HL
keys_pair:
        proc
        local above
        ld d,a
        ld a,(special)
        cp TILING_HEXAGON
        ld a,0
        ret nz
        ld a,d
        and KEYS_ALONG
        ret z
        ld a,d
        and KEYS_ACROSS
        ret z
        push de
        call keys_mean
        pop de
        ld e,a
        ld a,HEXAGONS_ABOVE
        bit 0,d                         ; KEY_UP
        jr nz,above
        ld a,HEXAGONS_BELOW
above:
        and e
        ret
        endp

        endif

; map_hero.asm - who walks, on a map: a dot that blinks, in a cell of the colour of who walks
;
; MAP_HERO_BLOCK, set before the include, leaves out the dot: its colour alone shows the cell, so it should have paper and ink alike.

        if ! defined ENGINE_MAP_HERO
ENGINE_MAP_HERO equ 1

        include "engine/views/map_line.asm"

        if defined MAP_HERO_BLOCK
        public map_hero_none, map_hero_on, map_hero_off

; their heads are below
map_hero_on:
        call map_pixel
        call attribute_address
        ld (map_hero_ink),hl
        ld a,(hl)
        ld (map_hero_kept),a
        ld a,(map_hero_colour)
        ld (hl),a
        ret
map_hero_off:
        ld hl,(map_hero_ink)
        ld a,h
        or a
        ret z
        ld a,(map_hero_kept)
        ld (hl),a                       ; fall through into map_hero_none
map_hero_none:
        xor a
        ld (map_hero_ink + 1),a
        ret

        else
        public map_hero_none, map_hero_on, map_hero_off, map_hero_blink

; map_hero_none - nobody is on the map that is drawn now
; In:    -
; Out:   A = 0
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: map_hero_there
map_hero_none:
        xor a
        ld (map_hero_there),a
        ret

; map_hero_on - show who walks; nobody is shown yet
; In:    D, E = row, column of the place; the map in use, with the colour of who walks
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: one cell of the screen, its variables
map_hero_on:
        proc
        local once
        ld a,(map_twice)
        or a
        jr z,once
        sla d
        sla e
once:
        res 0,d                         ; so that its 2 x 2 pixels are in one cell
        res 0,e
        ld bc,1 * 256 + $C0
        call map_point
        ld (map_hero_pixels),hl
        ld a,c
        ld (map_hero_mask),a
        call attribute_address
        ld (map_hero_ink),hl
        ld a,(hl)
        ld (map_hero_kept),a
        ld a,(map_hero_colour)
        ld (hl),a
        ld a,1
        ld (map_hero_there),a
        dec a
        ld (map_hero_dot),a
        endp                            ; fall through into map_hero_blink

; map_hero_blink - draw the dot, or take it away
; In:    -
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: two bytes of the screen, map_hero_dot
map_hero_blink:
        ld a,(map_hero_there)
        or a
        ret z
        ld hl,map_hero_dot
        ld a,(hl)
        xor 1
        ld (hl),a
        ld hl,(map_hero_pixels)
        ld a,(map_hero_mask)
        xor (hl)
        ld (hl),a
        inc h
        ld a,(map_hero_mask)
        xor (hl)
        ld (hl),a
        ret

; map_hero_off - show the map without anybody
; In:    -
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: one cell of the screen, its variables
map_hero_off:
        ld a,(map_hero_there)
        or a
        ret z
        ld a,(map_hero_dot)
        or a
        call nz,map_hero_blink
        ld hl,(map_hero_ink)
        ld a,(map_hero_kept)
        ld (hl),a
        jr map_hero_none

        endif
map_hero_variables macro
map_hero_ink:   ds 2                    ; the address of the cell's attribute; with MAP_HERO_BLOCK 0 if nobody is shown
map_hero_kept:  ds 1                    ; that attribute without anybody
        if ! defined MAP_HERO_BLOCK
map_hero_pixels: ds 2                   ; address of the upper two pixels
map_hero_mask:  ds 1
map_hero_there: ds 1                    ; 0: nobody is shown
map_hero_dot:   ds 1                    ; 1: the dot is drawn
        endif
        endm

        endif

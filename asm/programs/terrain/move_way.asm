; move_way.asm - the cursor moves: what both ways have in common stays as it is, so that nothing flickers
;
; 1. Keep the old way. Find the new one.
; 2. Mark its places in the field.
; 3. Give the old places that are not marked their own colours again. Colour the new way.
; 4. Remove the marks.

        if ! defined TERRAIN_MOVE_WAY
TERRAIN_MOVE_WAY equ 1

        include "programs/terrain/ways.asm"

ON_WAY:         equ $40                 ; in a byte of the field

; move_way - move the cursor
; In:    D, E = its new place; the way to the old one is shown
move_way:
        proc
        local each, alone
        ld hl,(cursor)
        ld (cursor),de
        ld (old_way),hl                 ; also if there was no way
        ld a,(way_steps)
        ld b,1
        dec a
        cp WAY_MOST
        jr nc,alone
        inc a
        ld b,a
        ld hl,way
        ld de,old_way
        push bc
        add a,a
        ld c,a
        ld a,0
        adc a,a
        ld b,a
        ldir
        pop bc
alone:
        push bc
        call find_way
        call mark_way
        pop bc
        ld hl,old_way
each:                                   ; B = places of the old way left
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        push bc
        call field_address
        ld a,(hl)
        and ON_WAY
        call z,uncolour
        pop bc
        pop hl
        djnz each
        call draw_way
        call mark_way
        jp panel_way
        endp

; mark_way - mark the places of the way in the field, or remove the marks
mark_way:
        proc
        local each
        ld a,(way_steps)
        ld b,a
        dec a
        cp WAY_MOST
        ret nc
        ld hl,way
each:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        call field_address
        ld a,(hl)
        xor ON_WAY
        ld (hl),a
        pop hl
        djnz each
        ret
        endp

        endif

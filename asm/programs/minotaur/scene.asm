; scene.asm - the sprites of a picture

        if ! defined MINOTAUR_SCENE
MINOTAUR_SCENE equ 1

; scene_make - the sprites of the next picture, from the top down
; In:    near, beasts, the window's place in window_x, window_y
; Out:   scene, scene_count
; Uses:  AF, BC, DE, HL, IX
scene_make:
        proc
        local thing, next, beast, beasts_next, done
        xor a
        ld (scene_count),a
        ld (scene_beasts),a
        ld hl,near
        ld a,(near_count)
        or a
        jr z,done
        ld b,a
thing:
        push bc
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld a,(hl)
        inc hl
        push hl
        push af
        ld c,0
        xor a
        call place_pixels
        pop af
        call scene_thing
        pop hl
        pop bc
        djnz thing
done:
        ld ix,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
beast:
        push bc
        ld a,(ix + BEAST_STATE)
        cp BEAST_DEAD
        jr z,next
        ld hl,(hero_place)
        ld a,(ix + BEAST_ROW)
        sub h
        add a,5
        cp 11
        jr nc,next
        ld a,(ix + BEAST_COLUMN)
        sub l
        add a,6
        cp 13
        jr nc,next
        call beast_pixels
        ld a,(ix + BEAST_GONE)
        add a,(ix + BEAST_ROW)
        bit 3,a
        ld hl,beast_shifted
        jr z,$ + 5
        ld hl,beast_shifted + BLOCKS_BODY
        ld a,$42
        call scene_add
        ld hl,scene_beasts
        inc (hl)
next:
        ld de,BEAST_BYTES
        add ix,de
        pop bc
        djnz beast
        ret
        endp

; scene_thing - add a thing
; In:    A = kind; DE, BC = pixels across, down
scene_thing:
        push de
        push bc
        ld l,a
        ld h,0
        ld de,thing_colours - 1
        add hl,de
        ld c,(hl)
        dec a
        ld hl,things_shifted
        jr z,$ + 9
        ld de,BLOCKS_THING
        add hl,de
        dec a
        jr nz,$ - 2
        ld a,c
        pop bc
        pop de
        or 128                          ; a thing: see scene_add
        ; fall through
; scene_add - add a sprite, if the window shows it
; In:    DE, BC = pixels across, down; HL = picture; A = colour, and 128 for a thing
; Uses:  AF, BC, DE, HL
scene_add:
        proc
        push hl
        push af
        ld hl,(window_x)
        ex de,hl
        or a
        sbc hl,de                       ; across in the window
        ld de,BLOCKS_EDGE
        add hl,de
        ld a,h
        or a
        jr nz,none
        ld a,l
        dec a
        cp 231                          ; 1 to 231: its four bytes end at the screen's last column
        jr nc,none
        ld e,l
        ld hl,(window_y)
        ld a,c
        sub l
        ld c,a
        ld a,b
        sbc a,h
        ld b,a
        ld hl,BLOCKS_EDGE
        add hl,bc
        ld a,h
        or a
        jr nz,none
        ld a,l
        dec a
        cp 191
        jr nc,none
        ld d,l
        ld a,(scene_count)
        cp SCENE
        jr nc,none
        inc a
        ld (scene_count),a
        add a,a
        ld l,a
        add a,a
        add a,l
        ld hl,scene - BLOCKS_RECORD
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        pop af
        ld c,a
        and 127
        ld (hl),a
        inc hl
        ld a,c
        rlca
        and 1
        ld (hl),a                       ; BLOCKS_IS_THING
        inc hl
        pop de
        ld (hl),e
        inc hl
        ld (hl),d
        ret
none:
        pop af
        pop hl
        ret
        endp

thing_colours:
        db $46, $45, $47, $46, $47, $47, $42, $44, $46       ; in the order of their pictures

scene_variables macro
scene_count:    ds 1
scene_beasts:   ds 1                    ; of them Minotaurs, or just beyond the window
window_x:       ds 2                    ; pixels of the ground at its left edge, and at the upper one
window_y:       ds 2
        endm

        endif

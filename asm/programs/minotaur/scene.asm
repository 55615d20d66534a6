; scene.asm - the sprites of a picture

        if ! defined MINOTAUR_SCENE
MINOTAUR_SCENE equ 1

; scene_make - the sprites of the next picture, from the top down
; In:    near, beasts, the hero, the window's place in window_x, window_y
; Out:   scene, scene_count, scene_base
; Uses:  AF, BC, DE, HL, IX
scene_make:
        proc
        local thing, next, beast, done, across, based
        ld hl,scene
        ld (scene_end),hl
        ; where the hero's block is in the window
        ld hl,256 * (BLOCKS_EDGE + 24 * HERO_ROW) + BLOCKS_EDGE + 24 * HERO_COLUMN
        ld a,(hero_gone)
        ld c,a
        ld a,(hero_way)
        rra
        jr c,across
        rra
        ld a,h
        jr c,$ + 5
        add a,c                         ; up
        jr $ + 3
        sub c
        ld h,a
        jr based
across:
        rra
        ld a,l
        jr nc,$ + 5
        add a,c                         ; left
        jr $ + 3
        sub c
        ld l,a
based:
        ld (scene_base),hl
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
        call scene_where
        ld a,(hl)
        inc hl
        push hl
        call nc,scene_thing
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
        call scene_beast
        ld hl,scene_beasts
        inc (hl)
next:
        ld de,BEAST_BYTES
        add ix,de
        pop bc
        djnz beast
        ret
        endp

; scene_where - where a place is in the window
; In:    HL = its row, column
; Out:   D, E = pixels down, across, as in a record of blocks_scene; HL past them; carry set: far away
; Uses:  AF, BC
scene_where:
        proc
        local before, far
        ld de,(hero_place)
        ld a,(hl)
        inc hl
        sub d
        ld bc,(scene_base)
        ld d,c
        ld c,b
        call away
        jr c,far
        ld c,d
        ld d,a
        ld a,(hl)
        sub e
        call away
        ld e,a
far:
        inc hl
        ret
; away - A = C + 24 * A; carry set: less than 0, more than 255, or far away
away:
        or a
        jp m,before
        call times_24
        ret c
        add a,c
        ret
before:
        neg
        call times_24
        ret c
        ld b,a
        ld a,c
        sub b
        ret
times_24:
        cp 7
        ccf
        ret c
        ld b,a
        add a,a
        add a,b
        add a,a
        add a,a
        add a,a
        ret
        endp

; scene_thing - add a thing, if the window shows it
; In:    A = kind; D, E = pixels down, across
; Uses:  AF, BC, DE, HL
scene_thing:
        ld c,a
        ld a,e
        dec a
        cp 231                          ; 1 to 231: its four bytes end at the screen's last column
        ret nc
        ld a,d
        dec a
        cp 191
        ret nc
        ld b,0
        ld hl,thing_colours - 1
        add hl,bc
        ld b,(hl)
        dec c                           ; 384 bytes each
        ld h,c
        ld l,0
        srl h
        rr l
        ld a,h
        add a,c
        ld h,a
        push de
        ld de,things_shifted
        add hl,de
        pop de
        ld a,b
        ld c,BLOCKS_IS_THING

; scene_put - put a record into the list
; In:    D, E = pixels down, across; HL = picture; A = colour; C = its kind
; Uses:  AF, BC, DE, HL
scene_put:
        ld b,a
        ld a,(scene_count)
        cp SCENE
        ret nc
        inc a
        ld (scene_count),a
        push hl
        ld hl,(scene_end)
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld (hl),b
        inc hl
        ld (hl),c
        inc hl
        pop de
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (scene_end),hl
        ret

; scene_beast - add a Minotaur, if the window shows it
; In:    DE, BC = pixels across, down; HL = picture
; Uses:  AF, BC, DE, HL
scene_beast:
        proc
        local none
        push hl
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
        cp 231
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
        pop hl
        ld a,$42
        ld c,BLOCKS_IS_BODY
        jr scene_put
none:
        pop hl
        ret
        endp

thing_colours:
        db $46, $45, $47, $46, $47, $47, $42, $44, $46       ; in the order of their pictures

scene_variables macro
scene_end:      ds 2                    ; of the list
scene_base:     ds 2                    ; pixels across, down, of the hero's place in the window
scene_count:    ds 1
scene_beasts:   ds 1                    ; of them Minotaurs, or just beyond the window
window_x:       ds 2                    ; pixels of the ground at its left edge, and at the upper one
window_y:       ds 2
        endm

        endif

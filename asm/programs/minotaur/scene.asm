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

        include "programs/minotaur/scene_put.asm"

scene_variables macro
scene_end:      ds 2                    ; of the list
scene_base:     ds 2                    ; pixels across, down, of the hero's place in the window
scene_count:    ds 1
scene_beasts:   ds 1                    ; of them Minotaurs, or just beyond the window
window_x:       ds 2                    ; pixels of the ground at its left edge, and at the upper one
window_y:       ds 2
        endm

        endif

; scene.asm - the sprites of a picture
;
; Where a place is in the window is reckoned in pairs of pixels modulo 256: what is not too far away is there in one piece.

        if ! defined MINOTAUR_SCENE
MINOTAUR_SCENE equ 1

; scene_make - the sprites of the next picture, Minotaurs first: they are drawn from the last one on
; In:    near, beasts, the hero
; Out:   scene, scene_count, scene_base, scene_moved
; Uses:  AF, BC, DE, HL, IX
scene_make:
        proc
        local thing, far, next, beast, done, across, based
        ld hl,scene
        ld (scene_end),hl
        ; where the hero's block is in the window
        ld hl,HERO_PLACE
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
        ld hl,scene_count
        ld b,(hl)
        ld (hl),a
        push bc
        ld (scene_beasts),a
        ld ix,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
        ld hl,(hero_place)
beast:
        ld a,(ix + BEAST_ROW)
        sub h
        add a,5
        cp 11
        jr nc,next                      ; a dead one is below the labyrinth
        ld a,(ix + BEAST_COLUMN)
        sub l
        add a,6
        cp 13
        jr nc,next
        push bc
        push hl
        call scene_beast
        pop hl
        pop bc
next:
        ld de,BEAST_BYTES
        add ix,de
        djnz beast
        ex de,hl
        ld a,(near_count)
        or a
        jr z,done
        ld b,a
        ld hl,near
thing:
        ld a,(hl)
        inc hl
        sub d
        add a,5
        cp 10
        jr nc,far
        sub 5
        ld c,a
        ld a,(hl)
        sub e
        add a,6
        cp 13
        jr nc,far
        push bc
        push de
        push hl
        sub 6
        ld e,a
        ld d,c
        inc hl
        ld c,(hl)
        call scene_thing
        pop hl
        pop de
        pop bc
far:
        inc hl
        inc hl
        djnz thing
done:
        pop bc
        ld a,(scene_count)
        sub b
        ret z
        ld a,1
        ld (scene_moved),a              ; the colours of those that are gone go, too
        ret
        endp

; scene_where - where a place is in the window, in pairs of pixels
; In:    D, E = rows below the hero's, columns right of his, signed
; Out:   D, E
; Uses:  AF, B, HL
scene_where:
        ld hl,(scene_base)
        ld a,d
        add a,a
        add a,d
        add a,a
        add a,a
        srl h
        add a,h
        ld d,a
        ld a,e
        add a,a
        add a,e
        add a,a
        add a,a
        srl l
        add a,l
        ld e,a
        ret

        include "programs/minotaur/scene_put.asm"

scene_variables macro
scene_end:      ds 2                    ; of the list
scene_base:     ds 2                    ; pixels across, down, of the hero's place in the window
scene_count:    ds 1
scene_beasts:   ds 1                    ; Minotaurs in the window, or just beyond it
scene_moved:    ds 1                    ; not 0: a sprite has come to other characters since the lower part was drawn
        endm

        endif

; scene.asm - the sprites of a picture
;
; Where a place is in the window is reckoned in pairs of pixels modulo 256: what is not too far away is there in one piece.

        if ! defined MINOTAUR_SCENE
MINOTAUR_SCENE equ 1

SCENE_RECORD:   equ 8                   ; place down, across, 24 added; the picture, shifted; colour; a Minotaur's rows and columns; free

; scene_make - the sprites of the next picture, Minotaurs first: they are drawn from the last one on
; In:    near, beasts, the hero
; Out:   scene, scene_count, scene_base, scene_moved
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
scene_make:
        proc
        local next, beast, across, based
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
        ; have the things come to other characters?
        ld a,h
        call scene_key
        ld h,a
        ld a,l
        call scene_key
        ld l,a
        ld de,(scene_keys)
        ld (scene_keys),hl
        or a
        sbc hl,de
        call nz,scene_moves
        xor a
        ld hl,scene_count
        ld b,(hl)
        ld (hl),a
        push bc
        ld (scene_beasts),a
        ld hl,near_dot_count
        ld a,SCENE_DOTS
        cp (hl)
        sbc a,a
        add a,SCENE
        ld b,a
        ld a,SCENE_DOTS_MORE
        cp (hl)
        ld a,b
        sbc a,0
        ld (scene_most),a
        ld ix,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
beast:
        call beast_sight                ; a dead one is below the labyrinth
        jr nc,next
        push bc
        call scene_beast
        pop bc
next:
        ld de,BEAST_BYTES
        add ix,de
        djnz beast
        ld a,(near_count)
        or a
        call nz,scene_things
        pop bc
        ld a,(scene_count)
        cp b
        ret z                           ; else the colours of those that are gone go, too
        endp

; scene_moves - colours have to be renewed
; Uses:  -
scene_moves:
        push af
        ld a,1
        ld (scene_moved),a
        pop af
        ret

; scene_key - what characters a sprite covers
; In:    A = place
; Out:   A: another one if they are others
; Uses:  F, BC
scene_key:
        ld c,a
        and 7
        add a,7
        and 8
        rrca                            ; 4, if it does not begin with a character
        ld b,a
        ld a,c
        and $F8
        or b
        ret

        include "programs/minotaur/scene_put.asm"

scene_variables macro
scene_end:      ds 2                    ; of the list
scene_base:     ds 2                    ; pixels across, down, of the hero's place in the window
scene_keys:     ds 2                    ; their keys
scene_count:    ds 1
scene_most:     ds 1
scene_beasts:   ds 1                    ; Minotaurs in the window, or just beyond it
scene_moved:    ds 1                    ; not 0: a sprite has come to other characters since the lower part was drawn
        endm

        endif

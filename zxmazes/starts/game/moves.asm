; moves.asm - what moves: the hero by keys, the chaser by the shortest way

        if ! defined @GUARD@_MOVES
@GUARD@_MOVES equ 1

        include "engine/views/tiles.asm"
        include "lib/route_step.asm"
        include "solve/solve_wave.asm"

HERO_INK:       equ $46                 ; bright yellow on black
CHASER_INK:     equ $42
FLAG_INK:       equ $44

; hero_move - a step of the hero, in the first direction of `wish` that is free
hero_move:
        proc
        local way, next
        ld hl,wish
        ld c,(hl)
        ld (hl),0
        ld b,0                          ; the direction's code: 0 up, 2 right, 4 down, 6 left
way:
        ld de,(hero)
        srl c
        jr nc,next
        ld a,b
        call route_step                 ; D, E = the place there
        call field_address
        bit 7,(hl)                      ; a wall
        jr z,hero_goes
next:
        inc b
        inc b
        ld a,b
        cp 8
        jr nz,way
        ret
        endp
hero_goes:
        push de
        ld de,(hero)
        call draw_place                 ; the place that the hero leaves
        pop de
        ld (hero),de
        ld a,SOUND_STEP
        call effect_number
        jr draw_hero

; chaser_move - the first step of a shortest way from the chaser to the hero
chaser_move:
        ld de,(chaser)
        ld hl,(hero)
        call solve_wave
        ret c                           ; there is none
        ld de,(chaser)
        call draw_place
        ld a,(route)
        ld de,(chaser)
        call route_step
        ld (chaser),de                  ; fall through into draw_all

; draw_all - the flag, the hero, the chaser
draw_all:
        ld de,FLAG_PLACE
        ld hl,flag_shape
        ld c,FLAG_INK
        call draw_mark
        call draw_hero
        ld de,(chaser)
        ld hl,chaser_shape
        ld c,CHASER_INK
        jp draw_mark

draw_hero:
        ld de,(hero)
        ld hl,hero_shape
        ld c,HERO_INK
        jp draw_mark

; caught - Z if hero and chaser are in one place
caught:
        ld hl,(chaser)
        ld de,(hero)
        or a
        sbc hl,de
        ret

hero_shape:     db $18, $18, $7E, $99, $18, $24, $42, $C3
chaser_shape:   db $3C, $7E, $DB, $FF, $FF, $C3, $A5, $3C
flag_shape:     db $40, $70, $7C, $7F, $7C, $70, $40, $40

        endif

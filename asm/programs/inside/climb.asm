; climb.asm - the player takes stairs, by a letter or by fire; the level's seconds

        if ! defined INSIDE_CLIMB
INSIDE_CLIMB equ 1

; climb - take stairs, if there are any
; In:    C = direction
; Out:   carry set: there are none
; Uses:  AF, BC, DE, HL
climb:
        call floor_climb
        ret c
        ld a,SOUND_STAIRS
        call sound_play
        ld a,255
        ld (thread_hint),a
        ld (view_bare),a
        call stairs_told
        or a
        ret

; fire_turn - fire, pressed and let go alone, takes the stairs: on in the direction of the last ones, if they go on
; In:    B = the directions held
; Keeps: B
; Uses:  AF, C, DE, HL
fire_turn:
        proc
        local released, other, over
        ld hl,fire_alone
        ld a,b
        or a
        jr z,released
        cp KEY_FIRE
        jr nz,other
        ld a,(hl)
        or a
        ret nz
        inc (hl)
        ret
other:
        ld (hl),2
        ret
released:
        ld a,(hl)
        ld (hl),0
        dec a
        ret nz
        push bc
        ld a,(stairs_last)
        ld c,a
        call climb
        jr nc,over
        ld a,c
        xor 4                           ; up or down, down or up
        ld c,a
        call climb
over:
        pop bc
        ret
        endp

; time_turn - the level's seconds
; Uses:  AF, HL
time_turn:
        ld a,(play_ticks)
        ld hl,level_ticks
        add a,(hl)
        ld (hl),a
        sub 50
        ret c
        ld (hl),a
        ld hl,(level_time)
        inc hl
        ld a,h
        cp high 1000                    ; three digits are shown
        jr nz,$ + 6
        ld a,l
        cp low 1000
        ret z
        ld (level_time),hl
        ret

        endif

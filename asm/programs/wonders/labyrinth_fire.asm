; labyrinth_fire.asm - the fire that runs along the walker's line, from its beginning: who stops is caught
;
; It is lit FIRE_WAITS frames after the first step, and then as fast as the labyrinth's record says: labyrinth_turn.asm holds it
; up, or makes it leap. fire_gap is how far it is behind.

        if ! defined WONDERS_LABYRINTH_FIRE
WONDERS_LABYRINTH_FIRE equ 1

        include "engine/sound/sound.asm"
        include "lib/route_step.asm"
        include "programs/wonders/labyrinth_dot.asm"
        include "programs/wonders/tour.asm"

        public fire_begin, fire_frame, fire_step

FIRE_WAITS:     equ 100                 ; frames
FIRE_PARTS:     equ 16                  ; of a pixel
FIRE_INK:       equ $52                 ; where it is: all of its characters is bright red, and then their lines are yellow
FIRE_FLICKERS:  equ 4                   ; a bit of FRAMES: that is also the bit by which the two colours differ
FIRE_NEAR:      equ 16                  ; pixels from the walker
BURNT_INK:      equ $06                 ; and what it leaves: the walls as they were

; fire_begin - nothing burns yet
; In:    labyrinth_place: the beginning of the line
; Uses:  AF, HL
fire_begin:
        ld hl,(labyrinth_place)
        ld (fire_place),hl
        ld hl,route
        ld (fire_at),hl
        ld hl,0
        ld (fire_gap),hl
        xor a
        ld (fire_sum),a
        inc a
        ld (fire_part),a
        ld a,FIRE_WAITS
        ld (fire_waits),a
        xor a
        ld (fire_leap),a
        ld (fire_lit),a
        ld (labyrinth_row),a
        ld (labyrinth_bumps),a
        ret

; fire_step - the walker has taken a step away from it
; Uses:  AF, DE, HL
fire_step:
        ld a,(labyrinth_size)
        ld e,a
        ld d,0
        ld hl,(fire_gap)
        add hl,de
        ld (fire_gap),hl
        ret

; fire_frame - the fire burns for the frames since the last call, if the player walks by himself
; Out:   carry set: it has reached the walker
; Uses:  AF, BC, DE, HL
fire_frame:
        proc
        local frame, lit, pixel, whole, short, none
        ld hl,tour_last
        ld a,(FRAMES)
        ld b,a
        sub (hl)
        ld (hl),b
        ld b,a                          ; frames
        ld hl,tour_runs
        ld a,(tour_helped)
        cpl
        and (hl)
        ret z                           ; he has not begun, or goes by himself: carry is clear
        ld hl,fire_leap
        ld a,(hl)
        ld (hl),0
        add a,b
        ret z                           ; carry is clear
        ld b,a
frame:
        ld hl,fire_waits
        ld a,(hl)
        or a
        jr z,lit
        dec (hl)
        djnz frame
        ret                             ; carry is clear
lit:
        push bc
        ld hl,(labyrinth_kind)
        inc hl
        ld a,(fire_sum)
        add a,(hl)
pixel:
        sub FIRE_PARTS
        jr c,short
        ld (fire_sum),a
        ld hl,fire_part
        dec (hl)
        jr nz,whole
        ld a,(labyrinth_size)
        ld (hl),a
        ld hl,(fire_at)
        ld a,(hl)
        inc hl
        ld (fire_at),hl
        ld (fire_way),a
whole:
        call fire_burns
        ld a,(labyrinth_size)
        ld hl,fire_part
        cp (hl)
        ld bc,2 * 256 + 60
        call z,sound_tone               ; it crackles; as that takes a while, it is on the screen before
        ld hl,(fire_gap)
        dec hl
        ld (fire_gap),hl
        ld a,h
        or l
        jr z,none
        ld a,(fire_sum)
        jr pixel
short:
        add a,FIRE_PARTS
        ld (fire_sum),a
        pop bc
        djnz frame
        or a
        ret
none:
        pop bc
        scf
        ret
        endp

; fire_burns - it burns a pixel on
; fire_colours - its colours where it is, if it is lit
; Uses:  AF, BC, DE, HL
fire_burns:
        ld hl,(fire_gap)
        ld a,l
        inc h
        dec h
        jr nz,$ + 7
        cp FIRE_NEAR
        call c,labyrinth_leave          ; it burns dots below him; labyrinth_walker brings him back
        ld de,(fire_place)
        ld hl,labyrinth_size
        ld a,(fire_part)
        ld b,a
        inc b
        cp (hl)
        call nz,labyrinth_paced
        ld c,FIRE_INK
        call z,labyrinth_burn           ; a dot is here
        push de
        ld a,(fire_way)
        call route_step
        ld (fire_place),de
        pop de
        ld c,BURNT_INK
        call labyrinth_tint             ; drawing takes a while, colours do not: it is always seen
        ld a,1
        ld (fire_lit),a
fire_colours:
        ld a,(fire_lit)
        or a
        ret z
        ld a,(FRAMES)
        and FIRE_FLICKERS
        or FIRE_INK
        ld c,a
        ld de,(fire_place)
        jp labyrinth_tint

fire_variables macro
fire_place:     ds 2                    ; y, x: where it is
fire_at:        ds 2                    ; address in route of its next step
fire_gap:       ds 2                    ; pixels from it to the walker
fire_part:      ds 1                    ; pixels left of its step, and one
fire_way:       ds 1                    ; the code of that
fire_sum:       ds 1                    ; parts of a pixel
fire_waits:     ds 1                    ; frames until it is lit, or burns on
fire_lit:       ds 1                    ; 1: it is seen
fire_leap:      ds 1                    ; frames more that it burns at once
        endm

        endif

; scene_put.asm - Minotaurs become sprites of the picture

        if ! defined MINOTAUR_SCENE_PUT
MINOTAUR_SCENE_PUT equ 1

; scene_beast - add a Minotaur, if the window shows it
; In:    IX; it is not far from the hero
; Uses:  AF, BC, DE, HL
scene_beast:
        proc
        local across, there, note
        ld a,(ix + BEAST_STATE)
        cp BEAST_DEAD
        ret z
        ld hl,scene_beasts
        inc (hl)
        ; where it is, in pairs of pixels
        ld hl,(hero_place)
        ld bc,(scene_base)
        srl b
        srl c
        ld a,(ix + BEAST_ROW)
        sub h
        call scene_times
        add a,b
        ld d,a
        ld a,(ix + BEAST_COLUMN)
        sub l
        call scene_times
        add a,c
        ld e,a
        ld c,(ix + BEAST_GONE)
        srl c
        ld a,(ix + BEAST_WAY)
        rra
        jr c,across
        rra
        ld a,d
        jr nc,$ + 5
        add a,c                         ; down
        jr $ + 3
        sub c
        ld d,a
        jr there
across:
        rra
        ld a,e
        jr c,$ + 5
        add a,c                         ; right
        jr $ + 3
        sub c
        ld e,a
there:
        ld a,e
        dec a
        cp 115                          ; 1 to 115: its four bytes end at the screen's last column
        ret nc
        ld a,d
        dec a
        cp 95
        ret nc
        ld a,(scene_most)
        ld hl,scene_count
        cp (hl)
        ret z
        inc (hl)
        sla d
        sla e
        ld a,(ix + BEAST_GONE)
        add a,(ix + BEAST_ROW)
        bit 3,a
        ld hl,beast_shifted
        jr z,$ + 5
        ld hl,beast_shifted + FIGURE
        push de
        call figure_shifted
        add hl,de
        ld b,h
        ld c,l
        pop de
        ld hl,(scene_end)
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ld a,$42
        call note
        ld a,d
        call scene_key
        call note
        ld a,e
        call scene_key
        call note
        inc hl
        ld (scene_end),hl
        ret
note:
        cp (hl)
        ld (hl),a
        inc hl
        ret z
        jp scene_moves
        endp

; scene_times - A times 12
; Keeps: BC, DE
scene_times:
        push bc
        ld b,a
        add a,a
        add a,b
        add a,a
        add a,a
        pop bc
        ret

; figure_shifted - which of a picture's four
; In:    E = place across
; Out:   DE = bytes from the first
; Uses:  AF, DE
figure_shifted:
        ld a,e
        and 6
        ld e,a
        ld d,0
        ret z
        add a,a
        add a,e                         ; 6, 12, 18
        add a,a
        add a,a
        add a,a                         ; 48, 96, 144
        ld e,a
        sub FIGURE_STILL / 6            ; 36, 84, 132
        add a,a
        ld e,a
        rl d
        ret

        include "programs/minotaur/scene_things.asm"

        endif

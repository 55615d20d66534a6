; scene_put.asm - Minotaurs and things become sprites of the picture

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

; scene_things - add the things that the window shows
; In:    A = near_count, not 0
; Uses:  AF, BC, DE, HL, IX, BC', DE', HL'
; Writes: operands
scene_things:
        proc
        local thing, far, down, right
        ld b,a
        exx
        ld de,(scene_base)
        ld a,d
        srl a
        sub 5 * 12 + 1
        ld (down + 1),a
        ld a,e
        srl a
        sub 6 * 12 + 1
        ld (right + 1),a
        call figure_shifted
        ld b,d
        ld c,e
        ld hl,(scene_end)
        exx
        ld de,(hero_place)
        ld hl,near
thing:
        ld a,(hl)
        inc hl
        sub d
        add a,5
        cp 10
        jp nc,far
        ld c,a
        add a,a
        add a,c
        add a,a
        add a,a
down:
        add a,0                         ; operand
        cp 95
        jr nc,far
        inc a
        add a,a
        ld ixh,a                        ; pixels down
        ld a,(hl)
        sub e
        add a,6
        cp 13
        jr nc,far
        ld c,a
        add a,a
        add a,c
        add a,a
        add a,a
right:
        add a,0                         ; operand
        cp 115
        jr nc,far
        inc a
        add a,a
        ld ixl,a                        ; pixels across
        ld a,(scene_count)
        ld c,a
        ld a,(scene_most)
        cp c
        ret z
        inc c
        ld a,c
        ld (scene_count),a
        inc hl
        ld a,(hl)
        dec hl
        exx
        add a,a
        add a,a
        ld de,thing_figures - 4
        add a,e
        ld e,a
        jr nc,$ + 3
        inc d
        ; another one than in the picture before?
        ld a,ixh
        sub (hl)
        add a,4
        cp 9
        call nc,scene_moves
        ld a,ixh
        ld (hl),a
        inc hl
        ld a,ixl
        sub (hl)
        add a,4
        cp 9
        call nc,scene_moves
        ld a,ixl
        ld (hl),a
        inc hl
        ld a,(de)
        inc de
        add a,c
        ld (hl),a
        inc hl
        ld a,(de)
        inc de
        adc a,b
        ld (hl),a
        inc hl
        ld a,(de)
        cp (hl)
        call nz,scene_moves
        ld (hl),a
        inc hl
        inc hl
        inc hl
        inc hl
        ld (scene_end),hl
        exx
far:
        inc hl
        inc hl
        dec b
        jp nz,thing
        ret
        endp

; picture and colour, in the order of their kinds
thing_figure macro number, colour
        dw things_shifted + number * FIGURE
        db colour, 0
        endm
thing_figures:
        thing_figure 0, $46
        thing_figure 1, $45
        thing_figure 2, $47
        thing_figure 3, $46
        thing_figure 4, $47
        thing_figure 5, $47
        thing_figure 6, $42
        thing_figure 7, $44
        thing_figure 8, $46

        endif

; scene_put.asm - a thing or a Minotaur becomes a sprite of the picture

        if ! defined MINOTAUR_SCENE_PUT
MINOTAUR_SCENE_PUT equ 1

SCENE_RECORD:   equ 8                   ; place down, across, 24 added; the picture, shifted; colour; a byte for the rows it covers, for the columns; free

; scene_beast - add a Minotaur, if the window shows it
; In:    IX; it is not far from the hero
; Uses:  AF, BC, DE, HL
scene_beast:
        proc
        local across, there
        ld hl,scene_beasts
        inc (hl)
        ld hl,(hero_place)
        ld a,(ix + BEAST_ROW)
        sub h
        ld d,a
        ld a,(ix + BEAST_COLUMN)
        sub l
        ld e,a
        call scene_where
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
        call scene_seen
        ret nc
        ld a,(ix + BEAST_GONE)
        add a,(ix + BEAST_ROW)
        bit 3,a
        ld hl,beast_shifted
        jr z,$ + 5
        ld hl,beast_shifted + FIGURE
        ld c,$42
        jr scene_put
        endp

; scene_seen - does the window show something of a sprite?
; In:    D, E = place down, across, in pairs of pixels
; Out:   carry set: yes
; Uses:  AF
scene_seen:
        ld a,e
        dec a
        cp 115                          ; pairs 1 to 115: its four bytes end at the screen's last column
        ret nc
        ld a,d
        dec a
        cp 95
        ret

; scene_thing - add a thing, if the window shows it
; In:    C = kind; D, E = rows below the hero's place, columns right of it
; Uses:  AF, BC, DE, HL
scene_thing:
        call scene_where
        call scene_seen
        ret nc
        ld b,0
        ld hl,thing_colours - 1
        add hl,bc
        ld b,c
        ld c,(hl)
        push de
        ld hl,things_shifted - FIGURE
        ld de,FIGURE
        add hl,de
        djnz $ - 1
        pop de

; scene_put - put a record into the list
; In:    D, E = place down, across, in pairs of pixels; HL = picture; C = colour
; Uses:  AF, BC, DE, HL
scene_put:
        proc
        local key, note
        ld a,(scene_count)
        cp SCENE
        ret nc
        inc a
        ld (scene_count),a
        sla d
        sla e
        push bc
        push hl
        ld a,e
        and 6
        ld hl,figure_shifts
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        pop bc
        add hl,bc
        ld b,h
        ld c,l
        ld hl,(scene_end)
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        pop bc
        ld a,c
        call note
        ld a,d
        call key
        ld a,e
        call key
        inc hl
        ld (scene_end),hl
        ret
; key - what characters it covers from a place on: another byte when they are others
key:
        ld c,a
        and 7
        add a,7
        and 8
        rrca                            ; 4, if it does not begin with a character
        ld b,a
        ld a,c
        and $F8
        or b
note:
        cp (hl)
        ld (hl),a
        inc hl
        ret z
        ld a,1
        ld (scene_moved),a
        ret
        endp

figure_shifts:
        dw 0, FIGURE_STILL, FIGURE_STILL + 96, FIGURE_STILL + 2 * 96

thing_colours:
        db $46, $45, $47, $46, $47, $47, $42, $44, $46       ; in the order of their pictures

        endif

; scene_put.asm - a thing or a Minotaur becomes a sprite of the picture

        if ! defined MINOTAUR_SCENE_PUT
MINOTAUR_SCENE_PUT equ 1

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

        endif

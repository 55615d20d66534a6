; dots.asm - Ariadne's thread in the window: dots

        if ! defined MINOTAUR_DOTS
MINOTAUR_DOTS equ 1

; dots_draw - the dots of the thread in the part of the window drawn last
; Uses:  AF, BC, DE, HL
dots_draw:
        proc
        local each
        ld a,(near_dot_count)
        or a
        ret z
        ld b,a
        ld hl,near_dots
each:
        push bc
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        push hl
        ld c,0
        xor a
        call place_pixels
        call dot_draw
        pop hl
        pop bc
        djnz each
        ret
        endp

; dot_draw - a dot of 4 x 4 pixels in the middle of a block
; In:    DE, BC = pixels across, down, of the block
dot_draw:
        proc
        local line, none
        ld hl,(window_y)
        ld a,c
        sub l
        ld c,a
        ld a,b
        sbc a,h
        ld b,a
        ld hl,BLOCKS_EDGE + 10
        add hl,bc
        ld a,h
        or a
        ret nz
        ld b,l                          ; the first line's place
        ld hl,blocks_part_from
        ld a,b
        sub (hl)
        ret c
        ld a,(blocks_part_to)
        sub 4
        cp b
        ret c
        ld hl,(window_x)
        ex de,hl
        or a
        sbc hl,de
        ld de,10
        add hl,de
        ld a,h
        or a
        ret nz
        ld a,l
        cp 214
        ret nc
        ld c,a                          ; pixels from the window's left
        and 6
        ld l,a
        ld h,0
        ld de,dot_shapes
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        push de
        ; the screen
        ld a,b
        add a,WINDOW_ROW * 8 - BLOCKS_EDGE
        ld b,a
        and $C0
        rrca
        rrca
        rrca
        ld h,a
        ld a,b
        and 7
        or h
        or high SCREEN
        ld h,a
        ld a,b
        and $38
        add a,a
        add a,a
        ld l,a
        ld a,c
        rrca
        rrca
        rrca
        and 31
        add a,WINDOW_COLUMN
        add a,l
        ld l,a
        pop de
        ld b,4
line:
        ld a,(hl)
        or e
        ld (hl),a
        inc l
        ld a,(hl)
        or d
        ld (hl),a
        dec l
        line_below
        djnz line
        ret
        endp

dot_shapes:
        db $F0, 0, $3C, 0, $0F, 0, $03, $C0

        endif

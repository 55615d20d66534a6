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
        call scene_where
        push hl
        call nc,dot_draw
        pop hl
        pop bc
        djnz each
        ret
        endp

; dot_draw - a dot of 4 x 4 pixels in the middle of a block
; In:    D, E = pixels down, across, as in a record of blocks_scene
dot_draw:
        proc
        local line
        ld a,d
        add a,10
        ld b,a                          ; the first line's place
        ld hl,blocks_part_from
        sub (hl)
        ret c
        ld a,(blocks_part_to)
        sub 4
        cp b
        ret c
        ld a,e
        sub BLOCKS_EDGE - 10
        ret c
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

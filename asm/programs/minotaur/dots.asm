; dots.asm - Ariadne's thread in the window: dots

        if ! defined MINOTAUR_DOTS
MINOTAUR_DOTS equ 1

DOT_DOWN:       equ 10                  ; pixels of a block above a dot, and left of it

; dots_draw - the dots of the thread in the part of the window drawn last
; Uses:  AF, BC, DE, HL
dots_draw:
        proc
        local row, above, here, rows, each, next
        ld a,(near_dot_count)
        or a
        ret z
        ld b,a
        ; the first row of places whose dots are in this part, and how many
        ld de,(blocks_part_from)        ; and blocks_part_to
        ld hl,(hero_place)
        ld a,(scene_base + 1)
        ld c,4                          ; from four rows above the hero's
        sub 24 * 4 - DOT_DOWN
        jr c,above
row:
        cp e
        jr nc,here
above:
        dec c
        add a,24
        jr row
here:
        push af
        ld a,h
        sub c
        ld h,a
        pop af
        dec d
        dec d
        dec d
        ld l,255
rows:
        inc l
        cp d
        jr nc,$ + 6
        add a,24
        jr rows
        ex de,hl
        ld hl,near_dots
each:
        ld a,(hl)
        sub d
        cp e
        jr nc,next
        push hl
        push de
        push bc
        call scene_where
        call nc,dot_draw
        pop bc
        pop de
        pop hl
next:
        inc hl
        inc hl
        djnz each
        ret
        endp

; dot_draw - a dot of 4 x 4 pixels in the middle of a block
; In:    D, E = pixels down, across, as in a record of blocks_scene
dot_draw:
        proc
        local line
        ld b,d
        ld a,e
        sub BLOCKS_EDGE - DOT_DOWN
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
        add a,WINDOW_ROW * 8 - BLOCKS_EDGE + DOT_DOWN
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

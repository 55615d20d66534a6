; scene_things.asm - things become sprites of the picture

        if ! defined MINOTAUR_SCENE_THINGS
MINOTAUR_SCENE_THINGS equ 1

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

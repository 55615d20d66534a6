; labyrinth_heart.asm - the heart of a labyrinth

        if ! defined WONDERS_LABYRINTH_HEART
WONDERS_LABYRINTH_HEART equ 1

        include "engine/text/text.asm"
        include "programs/wonders/labyrinth_dot.asm"

; labyrinth_heart - a heart in the middle of a cell
; In:    L, H = x, y of its corner; C = attribute; labyrinth_size
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
labyrinth_heart:
        proc
        local airy, line, pixel, within, near
        push bc
        ex de,hl
        ld a,(labyrinth_size)
        ld hl,heart_large
        cp LABYRINTH_AIRY
        jr nc,airy
        ld l,a                          ; narrow: the character of its middle, without the walls that are in it
        srl l
        ld a,e
        add a,l
        rrca
        rrca
        rrca
        and $1F
        ld e,a
        ld a,d
        add a,l
        rrca
        rrca
        rrca
        and $1F
        ld d,a
        pop bc
        ld hl,heart_shape
        jp draw_shape
airy:
        srl a
        ld c,a
        add a,d
        call within
        ld d,a
        ld a,c
        add a,e
        call within
        ld e,a
        ld a,(hl)
        add a,a
        inc hl
        ld b,(hl)
        inc hl
        push de
        push af
line:
        push bc
        push de
        ld b,8
        ld c,(hl)
pixel:
        rl c
        push hl
        call c,dot_pixel
        pop hl
        inc e
        djnz pixel
        pop de
        pop bc
        inc d
        inc hl
        djnz line
        pop bc                          ; B = its pixels across, less one
        pop de
        pop hl
        ld c,l
        jp dot_colours
within:                                 ; A = its middle, in an axis: its edge, so that it is in the character of that
        push bc
        ld c,a
        sub (hl)
        xor c
        and $F8
        ld a,c
        jr z,near                       ; the edge before it is there
        and $F8
        add a,(hl)
near:
        sub (hl)
        ld b,a                          ; the edge
        add a,(hl)
        add a,(hl)
        xor c
        and $F8
        ld a,b
        pop bc
        ret z                           ; the edge after it, too
        ld b,a
        and 7
        neg
        add a,8                         ; pixels up to the next character
        sub (hl)
        sub (hl)
        dec a
        add a,b
        ret
        endp

heart_shape:    db $00, $6C, $FE, $FE, $7C, $38, $10, $00
heart_hollow:   db $00, $6C, $92, $82, $44, $28, $10, $00
heart_large:    db 3, 6, $6C, $FE, $FE, $7C, $38, $10 ; pixels from its edge to its middle; lines

        endif

; figure.asm - what there is of a sprite in a part of the window, drawn

        if ! defined MINOTAUR_FIGURE
MINOTAUR_FIGURE equ 1

; figure - draw what there is of a sprite in the part drawn last
; In:    HL = its record; something of it is in that part
; Out:   interrupts disabled
; Uses:  AF, BC, DE, HL
; Writes: operands
figure:
        proc
        local cut, four, whole, pair, pair_below, last, last_too, still, still_below
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld hl,(blocks_part_from)        ; H = blocks_part_to
        ld a,l
        sub b
        jr z,whole
        jr nc,cut                       ; it begins above
whole:
        ld a,h
        sub b
        cp 24
        jr c,$ + 4
        ld a,24
        ld l,a                          ; lines
        jr four
cut:
        ld h,a                          ; lines left out
        ld a,c
        and 6
        jr z,$ + 3
        ld a,h                          ; four bytes each
        add a,h
        add a,h
        add a,h
        add a,e
        ld e,a
        jr nc,$ + 3
        inc d
        ld b,l
        ld a,24
        sub h
        ld l,a
four:
        di
        ld (blocks_kept),sp
        ex de,hl
        ld sp,hl
        ; the screen
        ld a,b
        rrca
        rrca
        rrca
        and $18
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
        or l
        ld l,a
        ld b,e
        srl b                           ; pairs of lines
        ; the neighbours' pixels in the first byte, in the last one
        ld a,c
        and 6
        jr z,still
        cp 4
        ld a,$F0
        jr z,$ + 8
        ld a,$C0
        jr c,$ + 4
        ld a,$FC
        ld c,a
        cpl
        ld (last + 1),a
        ld (last_too + 1),a
pair:
        pop de
        ld a,(hl)
        and c
        or e
        ld (hl),a
        inc l
        ld (hl),d
        inc l
        pop de
        ld (hl),e
        inc l
        ld a,(hl)
last:
        and 0                           ; operand
        or d
        ld (hl),a
        inc h
        pop de
        ld a,(hl)
last_too:
        and 0                           ; operand
        or e
        ld (hl),a
        dec l
        ld (hl),d
        dec l
        pop de
        ld (hl),e
        dec l
        ld a,(hl)
        and c
        or d
        ld (hl),a
        inc h
        ld a,h
        and 7
        jr z,pair_below
        djnz pair
        ld sp,(blocks_kept)
        ret
pair_below:
        ld a,l
        add a,32
        ld l,a
        jr c,$ + 6
        ld a,h
        sub 8
        ld h,a
        djnz pair
        ld sp,(blocks_kept)
        ret
still:
        figure_pair
        ld a,h
        and 7
        jr z,still_below
        djnz still
        ld sp,(blocks_kept)
        ret
still_below:
        ld a,l
        add a,32
        ld l,a
        jr c,$ + 6
        ld a,h
        sub 8
        ld h,a
        djnz still
        ld sp,(blocks_kept)
        ret
        endp

        endif

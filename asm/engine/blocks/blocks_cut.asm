; blocks_cut.asm - sprites cut at the sides of a window of blocks (engine/blocks/blocks_sprites.asm)

        if ! defined ENGINE_BLOCKS_CUT
ENGINE_BLOCKS_CUT equ 1

        if BLOCKS_CLIP
; blocks_cut - draw some columns only: the code of the others is NOP
; In:    E = the first, D = one after the last
; Uses:  AF, BC, DE, HL
blocks_cut:
        proc
        local column, odd, put, shown
        ld hl,blocks_cut_code
        ld b,0
column:
        push de
        ld a,b
        cp e
        ccf
        jr nc,shown                     ; carry: it is drawn
        cp d
shown:
        sbc a,a
        ld c,a                          ; 255, or 0
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,9
put:
        push af
        ld a,(hl)
        and c
        ld (de),a
        inc hl
        inc de
        pop af
        cp 6
        jr nz,odd
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
odd:
        dec a
        jr nz,put
        pop de
        inc b
        ld a,b
        cp 4
        jr nz,column
        ret
        endp

; Of each column: where its code is, and the code: LD A,(HL) : OR .. : LD (HL),A : INC L; the same with AND E
blocks_cut_code:
        dw blocks_thing_columns + 1
        ld a,(hl)
        or e
        ld (hl),a
        inc l
        dw blocks_body_columns + 1
        ld a,(hl)
        and e
        or d
        ld (hl),a
        inc l
        dw blocks_thing_columns + 5
        ld a,(hl)
        or d
        ld (hl),a
        inc l
        dw blocks_body_columns + 7
        ld a,(hl)
        and e
        or d
        ld (hl),a
        inc l
        dw blocks_thing_columns + 10
        ld a,(hl)
        or e
        ld (hl),a
        inc l
        dw blocks_body_columns + 13
        ld a,(hl)
        and e
        or d
        ld (hl),a
        inc l
        dw blocks_thing_columns + 14
        ld a,(hl)
        or d
        ld (hl),a
        inc l
        dw blocks_body_columns + 19
        ld a,(hl)
        and e
        or d
        ld (hl),a
        inc l

blocks_columns:                         ; those that the code draws
        db 0, 4
        endif

        endif

; emblem.asm - the emblem of a game: unpacked, drawn, and a light that goes over it

        if ! defined PLAY_EMBLEM
PLAY_EMBLEM     equ 1

BRIGHT:         equ $40

; game_emblem - unpack the emblem whose place is the word at HL
; Uses:  AF, BC, DE, HL
game_emblem:
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld de,games
        add hl,de                       ; fall through into emblem_unpack
emblem_unpack:                          ; HL = in memory
        ld de,emblem_bytes
        jp unzx0

; draw_emblem - draw it
; In:    D, E = row, column
draw_emblem:
        proc
        local row, cell
        ld hl,emblem_bytes
        ld ix,emblem_bytes + EMBLEM_ROWS * EMBLEM_CELLS * 8
        ld b,EMBLEM_ROWS
row:
        push bc
        push de
        ld b,EMBLEM_CELLS
cell:
        ld c,(ix + 0)
        inc ix
        push hl
        call draw_shape
        pop hl
        push bc
        ld bc,8
        add hl,bc
        pop bc
        inc e
        djnz cell
        pop de
        pop bc
        inc d
        djnz row
        ret
        endp

; emblem_shine - a light goes over the emblem, now and then: a frame of it
; Uses:  AF, BC, DE, HL
emblem_shine:
        ld hl,menu_shine
        ld a,(hl)
        inc (hl)
        rra
        ret c                           ; every second frame
        cp EMBLEM_ROWS + EMBLEM_CELLS
        ret nc
        call emblem_slant               ; on, and the one before it off
        dec a                           ; fall through into emblem_slant

; emblem_slant - change the brightness of cells in a slanting line
; In:    A = their row and column together
; Keeps: A
; Uses:  F, BC, DE, HL
emblem_slant:
        proc
        local row, beside
        ld c,a
        ld hl,ATTRIBUTES + 32 * EMBLEM_TOP + PANEL_LEFT + (PANEL_WIDTH - EMBLEM_CELLS) / 2
        ld b,EMBLEM_ROWS
row:
        cp EMBLEM_CELLS
        jr nc,beside
        push hl
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
        xor BRIGHT
        ld (hl),a
        pop hl
        ld a,e
beside:
        ld de,32
        add hl,de
        dec a
        djnz row
        ld a,c
        ret
        endp

        endif

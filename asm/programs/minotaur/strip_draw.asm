; strip_draw.asm - the strip of the front page, drawn in the colours of cells

        if ! defined MINOTAUR_STRIP_DRAW
MINOTAUR_STRIP_DRAW equ 1

; strip_draw - draw it: the hero in the middle, but not far beyond the labyrinth
; Uses:  AF, BC, DE, HL, IX
strip_draw:
        proc
        local row, cell, there, floor, beast, next
        ld hl,(hero_place)
        ld c,32
        ld a,l
        call strip_from
        ld (strip_corner),a
        ld a,(strip_rows)
        ld c,a
        ld a,h
        call strip_from
        ld (strip_corner + 1),a
        ld de,(strip_corner)
        push de
        ld e,0
        call ground_at                  ; rows are not negative
        pop de
        ld a,e
        add a,a
        sbc a,a
        ld d,a
        add hl,de
        push hl
        ld hl,(strip_rows)
        ld d,h
        ld e,0
        call attribute_address
        pop de
        ex de,hl
        ld a,(strip_rows)
row:
        push af
        ld b,32
cell:
        ld a,(hl)
        inc hl
        and BLOCK_OWN | GROUND_GATE | GROUND_THING | GROUND_THREAD
        jr z,floor
        bit 1,a                         ; GROUND_THING
        ld c,STRIP_GOLD
        jr nz,there
        rlca
        ld c,STRIP_FRONT
        jr c,there
        rlca
        ld c,STRIP_TOP
        jr c,there
        ld c,STRIP_THREAD               ; or a gate
there:
        ld a,c
floor:
        ld (de),a
        inc de
        djnz cell
        push de
        ld de,GROUND_STRIDE - 32
        add hl,de
        pop de
        pop af
        dec a
        jr nz,row
        ld ix,beasts
        ld a,(level_now + LEVEL_BEASTS)
        ld b,a
beast:
        ld a,(ix + BEAST_STATE)
        cp BEAST_DEAD
        jr z,next
        ld d,(ix + BEAST_ROW)
        ld e,(ix + BEAST_COLUMN)
        ld c,STRIP_BEAST
        call strip_mark
next:
        ld de,BEAST_BYTES
        add ix,de
        djnz beast
        ld de,(hero_place)
        ld c,STRIP_HERO                 ; fall through
        endp

; strip_mark - a colour in a place, if it is seen
; In:    D, E = row, column; C = colour
; Uses:  AF, DE, HL
strip_mark:
        ld hl,(strip_corner)
        ld a,e
        sub l
        cp 32
        ret nc
        ld e,a
        ld a,d
        sub h
        ld hl,(strip_rows)              ; H = its first row, L = rows
        cp l
        ret nc
        add a,h
        ld d,a
        call attribute_address
        ld (hl),c
        ret

; strip_from - the first row or column
; In:    A = the hero's; C = how many are seen
; Out:   A, negative if the labyrinth is smaller
; Keeps: HL
; Uses:  F, BC, DE
strip_from:
        proc
        local small, first
        ld b,a
        ld a,(level_now + LEVEL_SIZE)
        sub c
        jr c,small
        ld d,a                          ; the last
        ld a,c
        srl a
        ld c,a
        ld a,b
        sub c
        jr nc,first
        xor a
first:
        cp d
        ret c
        ld a,d
        ret
small:
        sra a
        ret
        endp

        endif

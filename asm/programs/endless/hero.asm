; hero.asm - the hero and his lamp on the screen
;
; The hero is 12 x 12 pixels, as wide as a corridor, so nothing is behind him: XOR draws him, and wipes him again.
; His lamp colours the cells that he is in, and the wall at his right.

        if ! defined ENDLESS_HERO
ENDLESS_HERO equ 1

        include "engine/views/line_scroll.asm"

HERO_LINES:     equ 12
HERO_SIZE:      equ 3 * HERO_LINES      ; bytes of a shape
LAMP:           equ $46

; hero_build - make the shapes of both steps at each second pixel
; Uses:  AF, BC, DE, HL
hero_build:
        proc
        local shape, line, shift, shifted, each
        ld de,hero_shapes
        ld hl,hero_steps
        ld b,2
each:
        push bc
        ld c,0                          ; pixels to the right
shape:
        push hl
        ld b,HERO_LINES
line:
        push bc
        ld b,(hl)
        inc hl
        ld a,(hl)
        inc hl
        push hl
        ld h,b
        ld l,a                          ; H, L, C = a line
        ld b,c
        ld c,0
        inc b
        jr shifted
shift:
        srl h
        rr l
        rr c
shifted:
        djnz shift
        ex de,hl
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld (hl),c
        inc hl
        ex de,hl
        pop hl
        pop bc
        djnz line
        inc c
        inc c
        ld a,c
        pop hl
        cp 8
        jr c,shape
        ld bc,2 * HERO_LINES
        add hl,bc
        pop bc
        djnz each
        ret
        endp

; hero_draw - draw the hero where he is now, and light his lamp
; In:    hero_x, hero_y
; Out:   hero_at, hero_shape, lamp_at, lamp_size
; Uses:  AF, BC, DE, HL
hero_draw:
        proc
        local low_line, narrow, one_step
        ld a,(hero_x)
        and 6
        ld l,a
        add a,a
        add a,a
        add a,a
        ld h,0
        ld e,a
        ld d,h
        add hl,de
        add hl,hl                       ; 18 times 0, 2, 4, 6: HERO_SIZE times 0, 1, 2, 3
        ld de,hero_shapes
        add hl,de
        ld a,(hero_left)
        and 8
        jr z,one_step
        ld de,4 * HERO_SIZE
        add hl,de
one_step:
        ld (hero_shape),hl
        ld a,(hero_x)
        ld c,a
        rrca
        rrca
        rrca
        and $1F
        ld b,a
        ld a,(hero_y)
        call line_address
        ld a,l
        add a,b
        ld l,a
        ld (hero_at),hl
        ld a,(hero_y)
        ld d,a
        and $F8
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld a,l
        add a,b
        ld l,a
        ld a,h
        add a,high ATTRIBUTES
        ld h,a
        ld (lamp_at),hl
        ld a,c
        and 7
        cp 4                            ; light shows the walls on both sides: from pixel 4 on it is three columns
        ld c,2
        jr c,narrow
        inc c
narrow:
        ld a,d
        and 7
        cp 5
        ld b,2
        jr c,low_line
        inc b
low_line:
        ld (lamp_size),bc
        ld c,LAMP
        call lamp_paint
        jr hero_xor
        endp

; hero_wipe - wipe him, and put his lamp out
; Uses:  AF, BC, DE, HL
hero_wipe:
        ld a,(level_ink)
        ld c,a
        call lamp_paint                 ; fall through

; hero_xor - draw his shape, or wipe it
; Uses:  AF, B, DE, HL
hero_xor:
        proc
        local line
        ld hl,(hero_at)
        ld de,(hero_shape)
        ld b,HERO_LINES
line:
        ld a,(de)
        xor (hl)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        xor (hl)
        ld (hl),a
        inc de
        inc l
        ld a,(de)
        xor (hl)
        ld (hl),a
        inc de
        dec l
        dec l
        line_below
        djnz line
        ret
        endp

; lamp_paint - colour the cells in which the hero is drawn
; In:    C = attribute; lamp_at, lamp_size
; Uses:  AF, B, DE, HL
lamp_paint:
        proc
        local row, two
        ld hl,(lamp_at)
        ld de,(lamp_size)               ; D = rows, E = columns
        ld b,d
        ld a,e
        ld de,30
        rra
        ld a,c
row:
        ld (hl),a
        inc l
        ld (hl),a
        inc l
        jr nc,two
        ld (hl),a
two:
        push af
        add hl,de
        pop af
        djnz row
        ret
        endp

hero_steps:                             ; 12 pixels of each line, from bit 7 of the first byte on
        db $0F,$00, $1F,$80, $36,$C0, $3F,$C0, $1F,$80, $3F,$C0, $6F,$60, $4F,$20, $0F,$00, $19,$80, $30,$C0, $30,$C0
        db $0F,$00, $1F,$80, $36,$C0, $3F,$C0, $1F,$80, $1F,$80, $3F,$C0, $2F,$40, $0F,$00, $0F,$00, $0D,$80, $0D,$80

hero_variables macro
hero_at:        ds 2                    ; where he is drawn
hero_shape:     ds 2                    ; and in which shape
lamp_at:        ds 2                    ; the cells of his lamp, the first one
lamp_size:      ds 2                    ; its columns, rows
hero_shapes:    ds 8 * HERO_SIZE
        endm

        endif

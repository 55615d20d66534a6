; rays_paint.asm - the colours of the columns of a view from within (engine/rays/rays.asm)

        if ! defined ENGINE_RAYS_PAINT
ENGINE_RAYS_PAINT equ 1

        include "engine/rays/rays_memory.asm"

        public rays_clear, rays_fresh

; rays_repaint - change the colours of a column
; In:    L = RAYS_DRAWN + column; A = 8 * rows of wall below the horizon; HL = where this is kept, odd: the wall's colour is another
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: RAYS_COLOURS, RAYS_DRAWN, operands
rays_repaint:
        proc
        local less, more, all, some, walls, no_walls, floor, whole
        push bc
        push de
        push hl
        ld b,(hl)
        ld (hl),a
        ld e,l
        ld h,(high RAYS_LINES) + 2
        ld l,(hl)
        ld h,high RAYS_PATTERNS
        ld c,(hl)                       ; its colour
        ld h,(high RAYS_COLOURS) + 1
        bit 0,b
        jr nz,all
        cp b
        jr c,less
        ; more wall: from B to A
        ld d,a
        rays_by_columns d
        add a,e
        sub RAYS_DRAWN
        ld d,a                          ; where it ends
        ld a,b
        rays_by_columns b
        add a,e
        sub RAYS_DRAWN
more:
        ld l,a
        ld (hl),c
        add a,RAYS_COLUMNS
        cp d
        jr nz,more
        pop hl
        pop de
        pop bc
        ret
less:                                   ; more floor: from A to B
        ld d,a
        rrca
        rrca
        rrca
        add a,low RAYS_GROUND
        ld c,a
        ld a,b
        rays_by_columns b
        add a,e
        sub RAYS_DRAWN
        ld b,a
        ld a,d
        rays_by_columns d
        add a,e
        sub RAYS_DRAWN
        ld e,c
        ld d,high RAYS_GROUND
floor:
        ld l,a
        ld a,(de)
        inc e
        ld (hl),a
        ld a,l
        add a,RAYS_COLUMNS
        cp b
        jr nz,floor
        pop hl
        pop de
        pop bc
        ret
all:                                    ; the upper half, A / 8 rows of the lower one, and the floor
        push bc
        ld b,a
        ld a,e
        sub RAYS_DRAWN
        ld e,RAYS_COLUMNS
        ld d,a
        ld h,high RAYS_COLOURS
        rept RAYS_ROWS / 2
        ld l,a
        ld (hl),c
        add a,e
        endm
        inc h
        ld a,b
        cp RAYS_HALF
        ld a,d
        jr nz,some
        rept RAYS_ROWS / 2
        ld l,a
        ld (hl),c
        add a,e
        endm
        pop bc
        jr whole
some:
        ld a,b
        rrca
        rrca
        rrca
        or a
        ld b,a
        ld a,d
        jr z,no_walls
walls:
        ld l,a
        ld (hl),c
        add a,e
        djnz walls
no_walls:
        pop bc
        pop hl
        push hl
        ld c,a
        dec b
        ld a,(hl)
        cp b
        jr nc,whole                     ; the floor is as it was
        rrca
        rrca
        rrca
        add a,low RAYS_GROUND
        ld e,a
        ld a,b
        rays_by_columns b
        add a,d
        ld b,a
        ld d,high RAYS_GROUND
        ld h,(high RAYS_COLOURS) + 1
        ld a,c
        jp floor
whole:
        pop hl
        pop de
        pop bc
        ret
        endp

; rays_clear, rays_fresh - draw all columns anew in the next picture
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: RAYS_MEMORY
rays_clear:
rays_fresh:
        proc
        local column
        ld bc,RAYS_COLUMNS * 256 + RAYS_DRAWN
column:
        call rays_renew
        inc c
        djnz column
        ret
        endp

; rays_renew - draw a column anew in the next picture
; In:    C = RAYS_DRAWN + column
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
rays_renew:
        ld l,c
        ld h,(high RAYS_LINES) + 2
        ld (hl),RAYS_REST + 7           ; no shade: another colour than any
        inc h
        ld a,RAYS_HALF
        inc h
        ld (hl),a
        inc h
        ld (hl),a
        inc h
        ld (hl),a
        ret

        endif

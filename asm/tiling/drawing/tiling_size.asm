; tiling_size.asm - the size in pixels of a maze of polygons with a set of lengths, and where its drawing would begin

        if ! defined ENGINE_TILING_SIZE
ENGINE_TILING_SIZE equ 1

        include "tiling/drawing/tiling_kind.asm"

; A length: p - 1 to 2 times, q and r - 2 to 5 times each
LEN_NONE:       equ 1 + 2 * 4 + 2 * 32
LEN_P:          equ 1
LEN_Q:          equ 4
LEN_R:          equ 32

POLYGON_PARITY: equ 1                   ; two chains
POLYGON_ABOVE:  equ 2                   ; room for marks above and below; else it is on the left and on the right
POLYGON_FLOORS: equ 4                   ; storeys
POLYGON_ROUND:  equ 8                   ; torus, cylinder: room on all sides
POLYGON_APEX:   equ 16                  ; the middle of a cell is nearer to its level side
POLYGON_KINDS:  equ 32                  ; a chain for each kind of cell in a row, with the middle of the cell
POLYGON_SQUARES: equ 64                 ; squares of p x p, no other lengths: rows of them are drawn by code of their own
POLYGON_MOST:   equ 4                   ; kinds
POLYGON_HIDDEN: equ 192                 ; y of a row that is not drawn
MARK_ROOM:      equ 8                   ; pixels between the drawing and the edge of the area
FLOOR_ROOM:     equ 16                  ; pixels from a floor to the next one

; polygon_length - a length in pixels
; In:    A = length: see LEN_NONE
; Out:   A = pixels
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: nothing
polygon_length:
        proc
        local times, each, less
        cp LEN_NONE
        jr nz,$ + 4
        xor a
        ret
        push hl
        push de
        push bc
        ld c,a
        ld e,0
        rlca
        rlca
        rlca
        and 7
        sub 2
        ld hl,polygon_r
        call nz,times
        ld a,c
        rrca
        rrca
        and 7
        sub 2
        dec hl
        call nz,times
        ld a,c
        and 3
        dec a
        dec hl
        call nz,times
        ld a,e
        pop bc
        pop de
        pop hl
        ret
times:                                  ; E + A * (HL)
        ld b,a
        ld a,e
        jp m,less
each:
        add a,(hl)
        djnz each
        ld e,a
        ret
less:
        sub (hl)
        inc b
        jr nz,less
        ld e,a
        ret
        endp

; polygon_floors - how many floors are drawn
; In:    IX = the record's third part
; Out:   A = 1 to 4
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: nothing
polygon_floors:
        proc
        local one
        bit 2,(ix + 0)
        jr z,one
        ld a,(tiling_floor)
        inc a
        ld a,(tiling_storeys)
        ret z
one:
        ld a,1
        ret
        endp

; polygon_place - where the drawing would be with the lengths that are set
; In:    IX = the record's third part; polygon_across
; Out:   carry set: nowhere; else polygon_left, polygon_top, polygon_floor_x, polygon_floor_y
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: those
polygon_place:
        proc
        local below, both, period, alike, beside, upright
        ld a,(polygon_across)
        ld c,a
        call polygon_floors
        ld b,0
below:
        inc b
        sub c
        jr z,both
        jr nc,below
both:
        push bc
        ld a,(tiling_columns)
        ld hl,polygon_period
        ld b,a
        bit 5,(ix + 0)
        jr z,alike
        ld b,0
period:
        inc b
        sub (hl)
        jr nc,period
alike:
        ld hl,polygon_width
        call polygon_extent
        ld a,e
        ld (polygon_floor_x),a
        ld a,(ix + 0)
        and POLYGON_ABOVE + POLYGON_ROUND
        sub POLYGON_ABOVE
        ld b,a
        jr z,beside
        ld b,MARK_ROOM
beside:
        ld a,DRAW_WIDTH - 1
        call polygon_spare
        pop bc
        ret c
polygon_draw_left: equ $ + 1            ; a program may draw elsewhere for a while
        add a,DRAW_LEFT
        ld (polygon_left),a
        ld c,b
        ld a,(tiling_rows)
        ld b,a
        ld hl,polygon_height
        call polygon_extent
        ld a,e
        ld (polygon_floor_y),a
        ld a,(ix + 0)
        and POLYGON_ABOVE + POLYGON_ROUND
        ld b,a
        jr z,upright
        ld b,MARK_ROOM
upright:
        ld a,DRAW_HEIGHT - 1
        call polygon_spare
        ret c
polygon_draw_top: equ $ + 1
        add a,DRAW_TOP
        ld (polygon_top),a
        ret
        endp

; polygon_extent - from the first pixel to the last one, of some floors
; In:    HL = size, step and shift of the cells; B = cells, C = floors
; Out:   HL = pixels; DE = from a floor to the next one
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
polygon_extent:
        proc
        local cell, one, floor
        ld e,(hl)
        inc hl
        ld a,(hl)
        inc hl
        ld l,(hl)
        ld h,0
        ld d,h
        add hl,de
        ld e,a
        jr one
cell:
        add hl,de
one:
        djnz cell
        push hl
        ld de,FLOOR_ROOM
        add hl,de
        ex de,hl
        pop hl
floor:
        dec c
        ret z
        add hl,de
        jr floor
        endp

; polygon_spare - the room left on each side
; In:    HL = pixels of the drawing, less 1; A = those of the area, less 1; B = room for marks
; Out:   A = pixels before the drawing; carry set: it does not fit
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: nothing
polygon_spare:
        sub b
        sub b
        inc h
        dec h
        scf
        ret nz
        sub l
        ret c
        srl a
        add a,b
        ret

tiling_size_variables macro
polygon_p:      ds 1                    ; the lengths in use
polygon_q:      ds 1
polygon_r:      ds 1
polygon_width:  ds 1                    ; in the record's order
polygon_step_x: ds 1
polygon_shift_x: ds 1
polygon_height: ds 1
polygon_step_y: ds 1
polygon_shift_y: ds 1
polygon_period: ds 1                    ; columns after which the kinds of cells follow each other again; 1 for all others
polygon_across: ds 1                    ; floors side by side
polygon_floor_x: ds 1                   ; from a floor to the next one
polygon_floor_y: ds 1
polygon_left:   ds 1                    ; the drawing's corner
polygon_top:    ds 1
        endm

        endif

; tiling_arrows.asm - passages of one direction in a drawing: an arrow of five pixels in the middle of each
;
; tiling_draw expects links with both bits of each passage. So draw the maze before links_arrows; or copy links, call tiling_both
; and tiling_draw, and bring the copy back. Then call tiling_arrows. Stairs have no arrow: tiling_draw shows them where they
; lead from, so tiling_both leaves them alone.

        if ! defined ENGINE_TILING_ARROWS
ENGINE_TILING_ARROWS equ 1

        include "tiling/drawing/tiling_draw.asm"

        public tiling_arrows, tiling_both

; tiling_arrows - draw an arrow in each passage that has its bit on one side only
; In:    links; after tiling_draw
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, line_ends
tiling_arrows:
        ld hl,arrow_look
        jr each_passage

; tiling_both - give each passage but stairs its bit on both sides
; In:    links; after tiling_fit
; Out:   links
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: links
tiling_both:
        ld hl,arrow_both                ; fall through into each_passage

; each_passage - HL = a routine for each passage from each cell: D, E = the cell, C = the direction, HL = the cell there in links,
; A = the bit of the way back
each_passage:
        proc
        local row, cell, code, mask, closed, worker
        ld (worker + 1),hl
        ld d,0
row:
        ld e,0
cell:
        call tiling_place
        ld a,(hl)
        ld c,0
code:
        rrca
        push af
        push bc
        push de
        jr nc,closed
        ld a,c
        call tiling_next
        call tiling_place
        pop de
        push de
        ld a,c
        xor 4
        ld b,a
        inc b
        ld a,$80
mask:
        rlca
        djnz mask
worker:
        call 0                          ; operand
closed:
        pop de
        pop bc
        pop af
        inc c
        bit 3,c
        jr z,code
        inc e
        ld a,(tiling_columns)
        cp e
        jr nz,cell
        inc d
        ld a,(tiling_all)
        cp d
        jr nz,row
        ret
        endp

arrow_both:
        ld b,a
        push hl
        ld a,c
        call tiling_has
        pop hl
        ret c
        ld a,b
        or (hl)
        ld (hl),a
        ret

arrow_look:
        proc
        local across, down, axis, wing, point, sign, absolute
        and (hl)
        ret nz
        ld a,c
        call tiling_has
        ret c
        push de
        call tiling_gap
        pop hl
        ex de,hl                        ; H, L = y, x of the middle of the side
        push hl
        call tiling_centre
        pop hl
        ld a,h
        sub d
        ld d,a
        call absolute
        ld b,a
        ld a,l
        sub e
        ld e,a
        call absolute
        ld c,a                          ; B, C = how far down and across
        add a,a
        cp b
        jr nc,down
        ld e,0                          ; so steep that it counts as straight down or up
down:
        ld a,b
        add a,a
        cp c
        jr nc,across
        ld d,0
across:
        ld a,d
        call sign
        ld d,a
        ld b,a
        ld a,e
        call sign
        ld e,a                          ; D, E = where the arrow points to, -1, 0 or 1 down and across
        ld c,a
        call point                      ; its tip
        ld a,d
        or a
        jr z,axis
        ld a,e
        or a
        jr z,axis
        ld c,0
        call wing
        ld b,0
        ld c,e
        jr wing
axis:
        ld b,e
        ld c,d
        call wing
        xor a
        sub e
        ld b,a
        xor a
        sub d
        ld c,a
wing:                                   ; B, C = a pixel, and the one beyond, away from the tip
        call point
        ld a,b
        add a,a
        sub d
        ld b,a
        ld a,c
        add a,a
        sub e
        ld c,a
point:                                  ; B, C = how far from H, L
        push hl
        push de
        ld a,h
        add a,b
        ld h,a
        ld a,l
        add a,c
        ld l,a
        call pixel_place
        or (hl)
        ld (hl),a
        pop de
        pop hl
        ret
sign:
        or a
        ret z
        rlca
        sbc a,a
        or 1
        ret
absolute:
        or a
        ret p
        neg
        ret
        endp

        endif

; figure_draw.asm - draw a figure that glides: over two cells of the screen, as a box, so that a line under it ends where the box begins
;
; The program draws the two places before that, as they are without the figure: where its step begins and where it leads.

        if ! defined ENGINE_FIGURE_DRAW
ENGINE_FIGURE_DRAW equ 1

        include "engine/views/figure.asm"
        include "engine/views/marks.asm"

        public figure_draw

; figure_draw - draw a figure
; In:    IX = figure; field_top
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: one or two cells of the screen, figure_keep
; Time:  4,085 T at most
figure_draw:
        proc
        local stands, across, first, above, mask, shift, line
        call figure_place
        ld a,(ix + FIGURE_PIXEL)
        or a
        jr z,stands
        ld b,a
        ld a,(ix + FIGURE_WAY)
        or a
        jr z,stands
        and KEY_UP | KEY_LEFT           ; these ways lead to the cell that comes first
        jr z,first
        call figure_next
        ld a,8
        sub b
        ld b,a
        jr first
stands:
        ld l,(ix + FIGURE_SHAPE)
        ld h,(ix + FIGURE_SHAPE + 1)
        ld c,(ix + FIGURE_INK)
        jp draw_mark
first:                                  ; B = pixels right of this place, or below it, 1 to 7
        call mark_cell
        ld a,(ix + FIGURE_WAY)
        and KEY_RIGHT | KEY_LEFT
        jr nz,across
        push de
        call figure_ink
        inc d
        call figure_ink
        pop de
        call cell_address
        ld a,h
        add a,b
        ld h,a
        ld e,(ix + FIGURE_SHAPE)
        ld d,(ix + FIGURE_SHAPE + 1)
        ld b,8
above:
        ld a,(de)
        ld (hl),a
        inc de
        line_below
        djnz above
        ret
across:
        call figure_ink
        inc e
        call figure_ink
        dec e
        ld c,b
        ld hl,$FF00
mask:
        srl h
        rr l
        djnz mask
        ld (figure_keep),hl             ; what the box covers
        call cell_address
        ld e,(ix + FIGURE_SHAPE)
        ld d,(ix + FIGURE_SHAPE + 1)
        ld b,8
line:
        push bc
        push de
        ld a,(de)
        ld d,a
        ld e,0
        ld b,c
shift:
        srl d
        rr e
        djnz shift
        ld a,(figure_keep + 1)
        cpl
        and (hl)
        or d
        ld (hl),a
        inc l
        ld a,(figure_keep)
        cpl
        and (hl)
        or e
        ld (hl),a
        dec l
        inc h
        pop de
        pop bc
        inc de
        djnz line
        ret
        endp

; figure_ink - give a cell the figure's colour
; In:    IX = figure; D, E = row, column of the screen
; Keeps: BC, DE
; Uses:  AF, HL
figure_ink:
        call attribute_address
        ld a,(ix + FIGURE_INK)
        ld (hl),a
        ret

figure_draw_variables macro
figure_keep:    ds 2                    ; the pixels of two cells that the box covers
        endm

        endif

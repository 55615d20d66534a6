; way_white.asm - the way in white: the character cells that its line touches, as long as it is shown
;
; Bit 2 of `marks` says of a character cell that the line is in it: walls there are white too, until the walker has followed it.

        if ! defined TILINGS_WAY_WHITE
TILINGS_WAY_WHITE equ 1

; way_line - half of a step along the way: the line's dots, and white where it ends
; In, Out, Keeps, Uses: as line_dots
; Writes: marks, what line_dots writes; the screen
way_line:
        ex de,hl
        call way_white
        ex de,hl
        jp line_dots

; way_middle - white in the middle of a cell
; In:    D, E = row, column; snap; way_shown
; Out:   D, E = y, x of the middle
; Keeps: BC, HL, IX, IY
; Uses:  AF
; Writes: marks; attributes
way_middle:
        call stamp_place
        jr way_white

; way_stamp - invert a dot of the line, and make it white
; In:    HL = shape; D, E = y, x
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: marks; the screen
way_stamp:
        call stamp                      ; fall through into way_white

; way_white - white in the character cells that a dot touches, or none any more; nothing while the way is being hidden
; In:    D, E = y, x; way_shown: 1, or 2 for none any more
; Out:   -
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: marks; attributes
way_white:
        proc
        local corner, other, gone
        ld a,(way_shown)
        or a
        ret z
        call corner
        dec d
        call corner
        dec e
        call corner
        inc d
        call corner
        inc e
        ret
corner:                                 ; the character cell of a pixel
        push hl
        ld a,d
        and $F8
        ld l,a
        ld h,high (ATTRIBUTES / 4)
        add hl,hl
        add hl,hl
        ld a,e
        call pixel_cell
        or l
        ld l,a
        ld a,(way_shown)
        dec a
        jr nz,gone
        ld a,(wall_ink)
        cp (hl)
        jr nz,other                     ; the walker, a mark, or white already
        ld (hl),FREE_INK
other:
        call ground_of
        set 2,(hl)
        pop hl
        ret
gone:
        push bc
        ld c,BOARD_INK
        call way_unwhite_one
        pop bc
        pop hl
        ret
        endp

; way_unwhite - walls have their own colour again
; In:    marks, wall_ink
; Out:   -
; Keeps: B, DE, IX, IY
; Uses:  AF, C, HL
; Writes: marks; attributes
way_unwhite:
        proc
        local each
        ld c,BOARD_INK
        ld hl,ATTRIBUTES + 32
each:
        call way_unwhite_one
        inc hl
        ld a,h
        cp high (ATTRIBUTES + 768)
        jr nz,each
        ret
        endp

; way_unwhite_one - the same in a character cell: HL = its attribute; C = BOARD_INK; keeps BC, DE, HL
way_unwhite_one:
        push hl
        call ground_of
        res 2,(hl)
        pop hl
        ld a,(hl)
        cp FREE_INK
        ret nz
        jp char_paint

        endif

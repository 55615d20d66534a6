; roam_draw.asm - what roam.asm draws: disc, ring, colours; and where a pixel is on the screen

        if ! defined MAGAZINE_ROAM_DRAW
MAGAZINE_ROAM_DRAW equ 1

ROAM_LINES:     equ 176                 ; of the picture
ROAM_CELLS:     equ 32 * 22

; roam_shifted - a row of pixels moved right, to where it stands in its cell
; In:    B = the row; E = column in pixels
; Out:   B, C = the bytes of two cells
; Keeps: DE, HL
; Uses:  AF
roam_shifted:
        proc
        local shift
        ld c,0
        ld a,e
        and 7
        ret z
shift:
        srl b
        rr c
        dec a
        jr nz,shift
        ret
        endp

; roam_show - the disc where it is, in its colours
; Uses:  AF, BC, DE, HL
roam_show:
        ld de,(roam_to)                 ; between thin lines it may have been beside the ring
        ld bc,7 * 256 + ROAM_RING_INK
        if defined ROAM_GIVEN
        call roam_paint
        else
        call roam_pitch
        bit 4,a
        call nz,roam_paint
        endif
        call roam_show_colours          ; fall through into roam_hero

; roam_hero - draw the disc, or take it away
; Uses:  AF, BC, DE, HL
roam_hero:
        ld de,(roam_at)
        ld hl,roam_disc
        ld b,ROAM_BODY
        jr roam_turn

; roam_show_colours - the colours of the disc alone
; Uses:  AF, BC, DE, HL
roam_show_colours:
        ld c,ROAM_HERO_INK              ; fall through into roam_show_colour

; roam_show_colour - the disc's cells in a colour
; In:    C = attribute
; Uses:  AF, BC, DE, HL
roam_show_colour:
        ld de,(roam_at)
        ld b,ROAM_BODY - 1
        jr roam_paint

; roam_ring_show - the ring where it is, in its colour
; Uses:  AF, BC, DE, HL
roam_ring_show:
        ld de,(roam_to)
        ld bc,7 * 256 + ROAM_RING_INK
        call roam_paint                 ; fall through into roam_ring

; roam_ring - draw the ring, or take it away
; Uses:  AF, BC, DE, HL
roam_ring:
        ld de,(roam_to)
        ld hl,roam_ring_shape
        ld b,8                          ; fall through into roam_turn

; roam_turn - turn the pixels of a shape over
; In:    HL = shape, B = its rows; D, E = line, column
; Uses:  AF, BC, D, HL
roam_turn:
        push bc
        push hl
        ld b,(hl)
        call roam_shifted
        call roam_address
        ld a,(hl)
        xor b
        ld (hl),a
        inc l
        ld a,(hl)
        xor c
        ld (hl),a
        pop hl
        inc hl
        pop bc
        inc d
        djnz roam_turn
        ret

; roam_paint - the colours of the cells that a box is in
; In:    D, E = line, column of its top left pixel; B = its pixels each way, less one; C = attribute
; Uses:  AF, DE, HL
roam_paint:
        call roam_tint
        ld a,e
        add a,b
        ld e,a
        call roam_tint
        ld a,d
        add a,b
        ld d,a
        call roam_tint
        ld a,e
        sub b
        ld e,a                          ; fall through into roam_tint

; roam_tint - the colour of a cell in which nothing is drawn; in rooms any cell takes it, between other thin lines a wall is brighter there,
; and flashes beside the ring
; In:    D, E = line, column of a pixel; C = attribute
; Keeps: BC, DE
; Uses:  AF, HL
roam_tint:
        proc
        local own, dark
        call roam_attribute
        call roam_unseen
        jr nc,dark
        if defined ROAM_GIVEN
        call roam_free_cell
        jr z,own
        ld a,(roam_ink)
        cp c
        jr z,own
        set 6,(hl)                      ; brighter, as is all that moves
        ld a,c
        cp ROAM_RING_INK
        ret nz
        set 7,(hl)                      ; the ring has the colour of the walls there, so it flashes
        ret
        else
        call roam_pitch
        bit 4,a
        jr nz,own
        call roam_free_cell
        ret nz
        endif
own:
        ld (hl),c
        ret
dark:
        ld (hl),0
        ret
        endp

; roam_free_cell - is nothing drawn in a cell?
; In:    HL = its attribute
; Out:   Z: nothing is
; Keeps: BC, DE, HL
; Uses:  AF
roam_free_cell:
        proc
        local line
        push hl
        push bc
        call roam_lines
        xor a
line:
        or (hl)
        inc h
        djnz line
        pop bc
        pop hl
        or a
        ret
        endp

; roam_attribute - the attribute of a pixel
; In:    D, E = line, column
; Out:   HL = its address
; Keeps: BC, DE
; Uses:  AF
roam_attribute:
        ld a,d
        and $F8
        ld l,a
        ld h,high ATTRIBUTES / 4
        add hl,hl
        add hl,hl
        ld a,e
        rrca
        rrca
        rrca
        and $1F
        or l
        ld l,a
        ret

; roam_pixel - is there a wall at a pixel?
; In:    D, E = line, column
; Out:   CY = 1 if there is
; Keeps: DE
; Uses:  AF, B, HL
roam_pixel:
        proc
        local turn
        call roam_address
        ld a,e
        and 7
        inc a
        ld b,a
        ld a,(hl)
turn:
        rlca
        djnz turn
        ret
        endp

; roam_address - where a pixel is on the screen
; In:    D, E = line, column
; Out:   HL = address of its byte
; Keeps: BC, DE
; Uses:  AF
roam_address:
        ld a,d
        and $C0
        rrca
        rrca
        rrca
        ld h,a
        ld a,d
        and 7
        or h
        or high SCREEN
        ld h,a
        ld a,d
        and $38
        add a,a
        add a,a
        ld l,a
        ld a,e
        rrca
        rrca
        rrca
        and $1F
        or l
        ld l,a
        ret

; roam_repaint - all of the picture in one colour
; In:    A = attribute
; Uses:  BC, DE, HL
roam_repaint:
        ld hl,ATTRIBUTES
        ld de,ATTRIBUTES + 1
        ld bc,ROAM_CELLS - 1
        ld (hl),a
        ldir
        ret

; roam_bring - the next ring
; Uses:  AF, BC, DE, HL
; Writes: the screen, roam_stop, roam_to
roam_bring:
        ld hl,(roam_stop)
        inc hl
        inc hl
        ld (roam_stop),hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        ex de,hl
        if ! defined ROAM_GIVEN
        call roam_cell
        endif
        ld (roam_to),hl
        jp roam_ring_show

        endif

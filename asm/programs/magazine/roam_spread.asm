; roam_spread.asm - places of a picture visited in waves, to find the farthest one

        if ! defined MAGAZINE_ROAM_SPREAD
MAGAZINE_ROAM_SPREAD equ 1

ROAM_FAR:       equ 16                  ; steps: a way that is no shorter may be the longest one

; roam_search - find the ends of the longest way
; In:    roam_mode; the picture, walls being ink
; Out:   roam_from, roam_to, roam_steps
; Uses:  AF, BC, DE, HL
; Writes: the attributes of the picture, its variables
roam_search:
        proc
        local next, wall, found, cells, solid, line, grey, other
        xor a
        call roam_repaint
        ld de,15 * 256 + 16             ; the middle of a room
        call roam_pitch
        bit 4,a
        jr nz,next
        ld de,83 * 256 + 3              ; of a cell, in row 10
next:
        push de
        call roam_pixel
        jr c,wall
        call roam_visited
        jr nz,wall
        call roam_spread
        ld de,ROAM_FAR
        or a
        sbc hl,de
        pop de
        jr nc,found
        push de
wall:
        pop de
        call roam_pitch
        add a,e
        ld e,a
        jr nc,next
        ld a,d
        add a,8
        ld d,a
        cp ROAM_LINES
        jr c,next                       ; else the last one will do
found:
        xor a
        call roam_repaint
        ld de,(roam_last)
        push de
        call roam_spread
        call roam_pitch
        bit 4,a
        jr z,cells
        add hl,hl
cells:
        ld (roam_steps),hl
        ld hl,(roam_last)
        call roam_cell
        ld (roam_to),hl
        pop hl
        call roam_cell
        inc h
        inc l
        ld (roam_from),hl
        ld hl,ATTRIBUTES                ; solid cells become a grey of walls, in which no disc finds a way
solid:
        push hl
        call roam_lines
        ld a,$FF
line:
        and (hl)
        inc h
        djnz line
        pop hl
        push hl
        inc a
        jr nz,other
        call roam_lines
        push hl
        ld a,$55
grey:
        ld (hl),a
        cpl
        inc h
        djnz grey
        dec h
        ld (hl),$AB                     ; its corners stay, or the disc would cut them
        pop hl
        ld (hl),$D5
other:
        pop hl
        call roam_next
        jr nz,solid
        ret
        endp

; roam_cell - the cell that a pixel is in
; In:    H, L = line, column
; Out:   H, L = those of its top left pixel
; Uses:  AF
roam_cell:
        ld a,h
        and $F8
        ld h,a
        ld a,l
        and $F8
        ld l,a
        ret

; roam_pitch - how far one place is from the next
; Out:   A = pixels, 8 or 16
; Keeps: BC, DE, HL
; Uses:  AF
roam_pitch:
        ld a,(roam_mode)
        and ROAM_ROOMS
        ld a,8
        ret z
        add a,a
        ret

; roam_spread - visit all that can be reached from a place, in waves
; In:    D, E = line, column of its middle
; Out:   HL = the number of the last wave; roam_last = a place of it
; Uses:  AF, BC, DE
; Writes: the attributes of the picture, which are 0 where no place has been visited; roam_queue
roam_spread:
        proc
        local wave, place, side, next
        ld hl,0
        ld (roam_wave),hl
        ld hl,roam_queue
        ld (roam_first),hl
        ld (roam_free),hl
        call roam_visit
wave:
        ld hl,(roam_free)
        ld (roam_wave_end),hl
place:
        ld hl,(roam_first)
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld (roam_first),hl
        ld (roam_last),de
        ld c,1                          ; up, right, down, left
side:
        push de
        push bc
        call roam_beside
        jr c,next
        call roam_visited
        call z,roam_visit
next:
        pop bc
        pop de
        sla c
        bit 4,c
        jr z,side
        ld hl,(roam_first)
        ld de,(roam_wave_end)
        or a
        sbc hl,de
        jr c,place
        ld hl,(roam_free)
        sbc hl,de
        ld hl,(roam_wave)
        ret z
        inc hl
        ld (roam_wave),hl
        jr wave
        endp

; roam_beside - the place beside one
; In:    D, E = line, column of its middle; C = 1 up, 2 right, 4 down, 8 left
; Out:   CY = 1: a wall, or the edge; else D, E = the middle of the place there
; Uses:  AF, B, HL
roam_beside:
        proc
        local half, down, column, left, there
        call roam_pitch
        rrca
        ld b,a
        call half
        ret c
half:                                   ; a wall is in the middle between two rooms, or it is all of a cell
        ld a,d
        bit 0,c
        jr z,down
        sub b
down:
        bit 2,c
        jr z,column
        add a,b
column:
        ld d,a
        ld a,ROAM_LINES - 1
        cp d
        ret c                           ; above line 0 too
        ld a,e
        bit 1,c
        jr z,left
        add a,b
        ret c
left:
        bit 3,c
        jr z,there
        sub b
        ret c
there:
        ld e,a
        push bc
        call roam_pixel
        pop bc
        ret
        endp

; roam_visit - visit a place
; In:    D, E = line, column of its middle
; Uses:  AF, HL
roam_visit:
        call roam_visited
        inc (hl)
        ld hl,(roam_free)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (roam_free),hl
        ret

; roam_visited - has a place been visited?
; In:    D, E = line, column of its middle
; Out:   NZ if it has; HL = its attribute
; Keeps: BC, DE
; Uses:  AF
roam_visited:
        call roam_attribute
        ld a,(hl)
        or a
        ret

        endif

; roam_spread.asm - places of a picture visited in waves, to find the farthest one

        if ! defined MAGAZINE_ROAM_SPREAD
MAGAZINE_ROAM_SPREAD equ 1

ROAM_FAR:       equ 16                  ; steps: a way that is no shorter may be the longest one
ROAM_SOURCE:    equ 7                   ; what marks a place where waves begin
ROAM_LEFTWARD:  equ 3                   ; one to which the wave went left; 1, 2, 4 up, right, down

; roam_search - find where to begin, and rings far from there and from each other
; In:    roam_mode; the picture, walls being ink
; Out:   roam_from, roam_stops, roam_count, roam_steps
; Uses:  AF, BC, DE, HL
; Writes: the attributes of the picture, its variables
roam_search:
        proc
        local next, wall, found, solid, line, grey, other
        call roam_none
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
        ld hl,0
        ld (roam_wave),hl
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
        call roam_choose
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
        ld a,$AA                        ; the middle is a wall
grey:
        ld (hl),a
        cpl
        inc h
        djnz grey
        dec h
        ld (hl),$D5                     ; its corners stay, or the disc would cut them
        pop hl
        ld (hl),$AB
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

; roam_none - no place is visited yet
; Uses:  AF, BC, DE, HL
; Writes: the attributes of the picture, its variables
roam_none:
        ld hl,roam_queue
        ld (roam_first),hl
        ld (roam_free),hl
        ld hl,0
        ld (roam_wave),hl
        ld (roam_seek),hl
        xor a
        jp roam_repaint

; roam_spread - visit all that can be reached from a place, in waves, or from the places that have been visited: roam_waves
; In:    D, E = line, column of its middle; roam_none has been called; roam_seek = a place at which to stop, or 0
; Out:   HL = the number of the last wave; roam_last = a place of it
; Uses:  AF, BC, DE
; Writes: the attributes of the picture, which are 0 where no place has been visited; roam_queue
roam_spread:
        proc
        local wave, place, side
        ld c,ROAM_SOURCE
        call roam_visit
roam_waves:
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
        ld hl,(roam_seek)
        or a
        sbc hl,de
        ld hl,(roam_wave)
        ret z
        ld c,1                          ; up, right, down, left
side:
        push de
        push bc
        call roam_beside
        call nc,roam_visit

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
; Out:   CY = 1: visited, or behind a wall or the edge; else D, E = the middle of the place there
; Uses:  AF, B, DE, HL
roam_beside:
        proc
        local down, column, left, there, cell
        call roam_pitch
        ld b,a
        ld l,e
        ld a,d
        ld h,a
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
        push hl
        call roam_visited
        pop hl
        scf
        ret nz
        push bc
        push de
        bit 4,b
        jr z,cell                       ; all of it is a wall, or none
        ld a,d                          ; between two rooms: in the middle
        add a,h
        rra
        ld d,a
        ld a,e
        add a,l
        rra
        ld e,a
cell:
        call roam_pixel
        pop de
        pop bc
        ret
        endp

; roam_visit - visit a place
; In:    D, E = line, column of its middle; C = 1, 2, 4, 8, the direction that leads there, or ROAM_SOURCE
; Uses:  AF, HL
roam_visit:
        proc
        local ink
        call roam_visited
        ld a,c
        cp 8
        jr nz,ink
        ld a,ROAM_LEFTWARD              ; no paper
ink:
        ld (hl),a
        ld hl,(roam_free)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (roam_free),hl
        ret
        endp

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

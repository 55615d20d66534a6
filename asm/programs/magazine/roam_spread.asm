; roam_spread.asm - places of a picture visited in waves, to find the farthest one

        if ! defined MAGAZINE_ROAM_SPREAD
MAGAZINE_ROAM_SPREAD equ 1

ROAM_FAR:       equ 16                  ; steps: a way that is no shorter may be the longest one
ROAM_ROW_10:    equ 83                  ; the middle line of its cells
ROAM_SOURCE:    equ 7                   ; what marks a place where waves begin
ROAM_LEFTWARD:  equ 3                   ; one to which the wave went left; 1, 2, 4 up, right, down

; roam_search - find where to begin, and rings far from there and from each other
; In:    roam_mode; the picture, walls being ink
; Out:   roam_from, roam_stops, roam_count, roam_steps
; Uses:  AF, BC, DE, HL
; Writes: the attributes of the picture, its variables
roam_search:
        proc
        local next, wall, found
        call roam_none
        ld de,15 * 256 + 16             ; the middle of a room
        call roam_pitch
        bit 4,a
        jr nz,next
        ld de,ROAM_ROW_10 * 256 + 3     ; of a cell
next:
        push de
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
        if defined ROAM_DRAWN
        cp ROAM_LINES
        jr c,next                       ; else the last one will do
        else
        cp ROAM_ROW_10
        jr z,found                      ; all have been tried: the last one will do
        cp ROAM_LINES
        jr c,next
        ld d,3                          ; a small cave may be above
        jr next
        endif
found:
        call roam_choose
        jp roam_solid
        endp

; roam_cell - a shape of eight pixels in the middle of a place
; In:    H, L = line, column of the place
; Out:   H, L = those of its top left pixel
; Uses:  F, DE
roam_cell:
        ld de,-257 * 3
        add hl,de
        ret

; roam_pitch - how far one place is from the next
; Out:   A = pixels, 8 or 16
; Keeps: BC, DE, HL
; Uses:  AF
roam_pitch:
        ld a,(roam_kind)
        and ROAM_ROOMS
        ld a,8
        ret z
        add a,a
        ret

; roam_none - no place is visited yet: empty cells become black, and walls take their colour
; Uses:  AF, BC, DE, HL
; Writes: the attributes of the picture, its variables
roam_none:
        proc
        local cell, wall
        ld hl,roam_queue
        ld (roam_first),hl
        ld (roam_free),hl
        ld hl,0
        ld (roam_wave),hl
        ld (roam_seek),hl
        ld hl,ATTRIBUTES
cell:
        push hl
        call roam_lines
        inc h
        inc h
        inc h                           ; the middle of a cell, and its last line, where thin walls are
        ld a,(hl)
        inc h
        inc h
        inc h
        inc h
        or (hl)
        pop hl
        jr z,wall
        ld a,(roam_ink)
wall:
        ld (hl),a
        call roam_next
        jr nz,cell
        ret
        endp

; roam_spread - visit all that can be reached from a place, in waves, or from the places that have been visited: roam_waves
; In:    D, E = line, column of its middle; roam_none has been called; roam_seek = a place at which to stop, or 0
; Out:   HL = the number of the last wave; roam_last = a place of it
; Uses:  AF, BC, DE
; Writes: the attributes of the picture: 0 where a place has not been visited; roam_queue
roam_spread:
        proc
        local wave, place, right, down, left, next
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
        call roam_pitch
        ld b,a
        push de
        ld a,d
        sub b
        jr c,right
        ld d,a
        ld c,1
        call roam_beside
right:
        pop de
        push de
        ld a,e
        add a,b
        jr c,down
        ld e,a
        ld c,2
        call roam_beside
down:
        pop de
        push de
        ld a,d
        add a,b
        cp ROAM_LINES
        jr nc,left
        ld d,a
        ld c,4
        call roam_beside
left:
        pop de
        ld a,e
        sub b
        jr c,next
        ld e,a
        ld c,8
        call roam_beside
next:
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

; roam_beside - visit a place beside one, if it has not been visited and no wall is there or between
; In:    D, E = line, column of its middle; C = 1 up, 2 right, 4 down, 8 left; B = pixels from one to the other
; Keeps: B
; Uses:  AF, C, DE, HL
; Writes: the attributes of the picture, roam_queue
roam_beside:
        proc
        local right, down, left, there
        call roam_visited
        ret nz
        bit 4,b
        jr z,roam_visit                 ; a cell is a wall, or it is not
        push bc
        push de
        ld a,8                          ; half the way back, between two rooms
        bit 0,c
        jr z,right
        add a,d
        ld d,a
right:
        bit 1,c
        jr z,down
        ld a,e
        sub 8
        ld e,a
down:
        bit 2,c
        jr z,left
        ld a,d
        sub 8
        ld d,a
left:
        bit 3,c
        jr z,there
        ld a,e
        add a,8
        ld e,a
there:
        call roam_pixel
        pop de
        pop bc
        ret c                           ; fall through into roam_visit
        endp

; roam_visit - visit a place: the wave is seen, in a colour for each direction
; In:    D, E = line, column of its middle; C = 1, 2, 4, 8, the direction that leads there, or ROAM_SOURCE
; Keeps: B, DE
; Uses:  AF, HL
; Writes: its attribute, roam_queue
roam_visit:
        proc
        local ink
        call roam_attribute
        ld a,c
        cp 8
        jr nz,ink
        ld a,ROAM_LEFTWARD
ink:
        ld (hl),a
        add a,a
        add a,a
        add a,a
        or (hl)                         ; paper and ink
        ld (hl),a
        ld hl,(roam_free)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (roam_free),hl
        ret
        endp

; roam_visited - has a place been visited, or is a wall there?
; In:    D, E = line, column of its middle
; Out:   NZ: one of these; HL = its attribute
; Keeps: BC, DE
; Uses:  AF
roam_visited:
        call roam_attribute
        ld a,(hl)
        or a
        ret

        endif

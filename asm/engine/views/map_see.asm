; map_see.asm - what has been seen in the window of a view, on a map
;
; MAP_SEE_COUNT, set before the include, is a word of the program: it counts the map's cells that are seen for the first time.

        if ! defined ENGINE_MAP_SEE
ENGINE_MAP_SEE equ 1

        include "engine/views/map_line.asm"
        include "engine/views/view.asm"

        public map_see, map_see_step

; map_see_step - a step has been taken: what has come into the window
; In:    A = the step's code: 0 up, 2 right, 4 down, 6 left; view_row, view_column after it; the view and the map in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the map's cells of the screen
map_see_step:
        proc
        local across
        ld de,(view_column)             ; D, E = row, column
        ld hl,(view_columns)            ; H, L = rows, columns
        ld c,a
        bit 1,a
        jr z,across
        ld b,h
        cp 6
        ld c,1
        jr z,map_see
        ld a,e
        add a,l
        dec a
        ld e,a
        jr map_see
across:
        ld b,l
        or a
        ld c,0
        jr z,map_see
        ld a,d
        add a,h
        dec a
        ld d,a
        endp                            ; fall through into map_see

; map_see - places in a row, or in a column, have been seen: their cells get that colour, and their walls are drawn
; In:    D, E = row, column of the first; B = how many; C = 0 to the right, 1 down; the map in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the map's cells of the screen
map_see:
        proc
        local place, seen, floor, marked, right, next
place:
        push bc
        push de
        call view_place
        ld a,(hl)
        push af
        call map_pixel
        push hl
        call attribute_address
        ld a,(map_seen)
        cp (hl)
        jr z,seen
        ld a,(map_unseen)
        cp (hl)
        jr nz,marked
        ld a,(map_seen)
        ld (hl),a
        if defined MAP_SEE_COUNT
        ld hl,(MAP_SEE_COUNT)
        inc hl
        ld (MAP_SEE_COUNT),hl
        endif
        ld a,(map_fog)
        or a
        call nz,map_wipe
seen:
        pop hl
        pop af
        rla                             ; a wall?
        call c,map_set
        jr next
marked:
        pop hl
        pop af
next:
        pop de
        pop bc
        bit 0,c
        jr z,right
        inc d
        djnz place
        ret
right:
        inc e
        djnz place
        ret
        endp

        endif

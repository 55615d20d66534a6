; map_see_window.asm - all of a window is seen at once: apart from map_see.asm, so that a program can keep it where it is not in memory all the time

        if ! defined ENGINE_MAP_SEE_WINDOW
ENGINE_MAP_SEE_WINDOW equ 1

        include "engine/views/map_see.asm"

        public map_see_window

; map_see_window - all of the window has been seen
; In:    view_row, view_column; the view and the map in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the map's cells of the screen
map_see_window:
        proc
        local row
        ld de,(view_column)             ; and view_row
        ld a,(view_rows)
row:
        push af
        push de
        ld a,(view_columns)
        ld b,a
        ld c,0
        call map_see
        pop de
        inc d
        pop af
        dec a
        jr nz,row
        ret
        endp

        endif

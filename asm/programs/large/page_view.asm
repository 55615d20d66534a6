; page_view.asm - a part of a maze as a picture on a page

        if ! defined LARGE_PAGE_VIEW
LARGE_PAGE_VIEW equ 1

        include "engine/views/view_begin.asm"

; page_view - a window on the maze that is in the field, as a picture
; In:    HL = view; C = colour of the walls
; Uses:  AF, BC, DE, HL
page_view:
        push bc
        call view_use
        pop bc
        ld a,c
        ld (view_wall_ink),a
        xor a
        ld (view_floor_ink),a
        ld de,(hero)
        call view_centre
        jp view_draw
walk_view:                              ; top, left, columns, rows; colours of walls and floor come from C
        db 15, 1, 30, 7, 0, 0, $47

        endif

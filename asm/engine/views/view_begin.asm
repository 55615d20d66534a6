; view_begin.asm - a view of view.asm is begun: apart from it, so that a program can keep it where it is not in memory all the time

        if ! defined ENGINE_VIEW_BEGIN
ENGINE_VIEW_BEGIN equ 1

        include "engine/views/view.asm"

        public view_use, view_begin

        if defined VIEW_MARKS_KEPT
VIEW_SIZE:      equ 7
        else
VIEW_SIZE:      equ 43
        endif

; view_use - use a view from now on
; In:    HL = view
; Out:   -
; Keeps: A, IX, IY
; Uses:  F, BC, DE, HL
; Writes: the record's copy
view_use:
        ld de,view_top
        ld bc,VIEW_SIZE
        ldir
        ret

; view_begin - get ready for a maze that has just been made
; In:    big_field, big_width = maze_width + 1, big_height, maze_width, maze_height
; Out:   the column right of the maze, the row below it and the byte before the field are no walls, so that they neither join
;        the maze's nor show on a map; if the field ends with the maze, the bytes of that row stay as they are
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: a column and a row of the field outside the maze, the byte before the field
view_begin:
        proc
        local row, along
        ld de,(maze_width)
        ld d,0
        ld hl,(big_field)
        dec hl
        ld (hl),d
        inc hl
        add hl,de
        ld a,(big_width)
        ld e,a
        ld a,(maze_height)
        ld b,a
        ld c,a
row:
        ld (hl),d
        add hl,de
        djnz row
        ld a,(big_height)
        cp c
        ret z
        ld a,(maze_width)
        ld b,a
        inc b
along:
        ld (hl),d                       ; from the column down to the left
        dec hl
        djnz along
        ret
        endp

        endif

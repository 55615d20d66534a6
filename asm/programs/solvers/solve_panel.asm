; solve_panel.asm - eight columns right of a maze: the solver, its result, the keys

        if ! defined SOLVERS_SOLVE_PANEL
SOLVERS_SOLVE_PANEL equ 1

        include "engine/text/key_caps.asm"
        include "engine/text/number.asm"
        include "engine/pages/entries.asm"
        include "engine/text/text_line.asm"
        include "programs/solvers/solver_entry.asm"
        include "programs/solvers/milliseconds.asm"
        include "programs/solvers/solve_limits.asm"

        public panel_solver, panel_result

PANEL:          equ 24                  ; its first column
RESULT_ROW:     equ 3
KEYS_TOP:       equ 9
SPEED_ROW:      equ 21
BREAK_LEFT:     equ 20                  ; column of the cap in the bottom row
NAME_INK:       equ $45

; panel_draw - draw the panel: the solver, no result, the keys
; In:    panel_changes
; Out:   panel_letters
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
panel_draw:
        proc
        local changes, blank
        ld d,0
        ink INK_TEXT
blank:
        ld e,PANEL
        ld hl,no_text
        call draw_line
        inc d
        ld a,d
        cp 23
        jr nz,blank
        ld a,(panel_changes)
        or a
        ld hl,change_letters
        ld de,change_keys
        jr nz,changes
        ld hl,solve_letters
        ld de,solve_keys
changes:
        ld (panel_letters),hl
        ex de,hl
        call draw_keys
        ld hl,board_keys
        call draw_keys
        ld hl,legend_text
        call draw_text
        ld a,(panel_changes)
        or a
        call nz,points_panel
        endp                            ; fall through into panel_solver

; panel_solver - draw the solver's name and the speed
; In:    solver, speed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_solver:
        call solver_entry
        ld bc,SOLVER_NAME
        add hl,bc
        ld c,NAME_INK
        ld de,PANEL
        call draw_line
        ld de,256 + PANEL
        call draw_line
        ld a,(panel_changes)
        or a
        ret nz
        ld a,(speed)
        ld l,a
        ld h,0
        ld de,256 * (SPEED_ROW + 1) + PANEL + 7
        ld b,1
        ink INK_VALUE
        xor a
        jp draw_digits

; panel_result - draw steps, places looked at, time
; In:    failed, route_length, solve_visited, timed
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
panel_result:
        proc
        local result_text, none_text, blank_text, untimed
        ld hl,result_text
        call draw_text
        ld a,(failed)
        or a
        ld hl,none_text
        call nz,draw_text
        ink INK_VALUE
        ld a,(failed)
        or a
        ld hl,(route_length)
        ld de,256 * (RESULT_ROW + 1) + PANEL + 4
        ld b,4
        ld a,0
        call z,draw_digits
        ink INK_VALUE
        ld hl,(solve_visited)
        ld de,256 * (RESULT_ROW + 3) + PANEL + 4
        ld b,4
        xor a
        call draw_digits
        ld hl,(timed)
        ld a,(timed + 2)
        ld b,a
        or h
        or l
        ret z                           ; watched
        ld a,b
        ld c,$47
        ld b,3
        ld de,256 * (RESULT_ROW + 4) + PANEL
        call draw_milliseconds
        ink INK_TEXT
        ld e,PANEL + 5
        ld hl,ms_text
        jp draw_line
result_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, RESULT_ROW, PANEL, "Steps ", TEXT_AT, RESULT_ROW + 1, PANEL + 4, "    "
        db TEXT_AT, RESULT_ROW + 2, PANEL, "Looked", TEXT_AT, RESULT_ROW + 4, PANEL, "        "
        db TEXT_END
none_text:
        db TEXT_AT, RESULT_ROW, PANEL, TEXT_INK, INK_BAD, "No way", TEXT_END
        endp

ms_text:
        db " ms"
no_text:
        db TEXT_END

legend_text:
        db TEXT_AT, 23, 0, TEXT_COLOUR, LOOKED_INK, "  ", TEXT_INK, INK_TEXT, " looked "
        db TEXT_COLOUR, ROUTE_INK, "==", TEXT_INK, INK_TEXT, " way", TEXT_END

board_keys:
        db KEYS_TOP, PANEL, "ENTER", PANEL + 6, "go", TEXT_END
        db KEYS_TOP + 1, PANEL, "Z", PANEL + 1, TEXT_END
        db KEYS_TOP + 1, PANEL + 2, "X", PANEL + 4, "next", TEXT_END
        db KEYS_END
solve_keys:
        db 12, PANEL, "S", PANEL + 2, "start", TEXT_END
        db 13, PANEL, "F", PANEL + 2, "finish", TEXT_END
        db 15, PANEL, "N", PANEL + 2, "new", TEXT_END
        db 16, PANEL, "G", PANEL + 2, "mazes", TEXT_END
        db 17, PANEL, "V", PANEL + 2, "colour", TEXT_END
        db 18, PANEL, "R", PANEL + 2, "race", TEXT_END
        db 19, PANEL, "E", PANEL + 2, "edit", TEXT_END
        db SPEED_ROW, PANEL, "0-9", PANEL + 4, "sets", TEXT_AT, SPEED_ROW + 1, PANEL, "speed", TEXT_END
        db 23, BREAK_LEFT, "BREAK", BREAK_LEFT + 6, "leave", TEXT_END
        db KEYS_END
change_keys:
        db 12, PANEL, "W", PANEL + 2, "wall", TEXT_END
        db 13, PANEL, "D", PANEL + 2, "stones", TEXT_END
        db 15, PANEL, "K", PANEL + 2, "point", TEXT_END
        db ORDER_ROW, PANEL, "B", PANEL + 2, TEXT_END
        db LIMIT_ROW, PANEL, "T", PANEL + 2, "to", TEXT_END
        db 19, PANEL, "L", PANEL + 2, "flood", TEXT_END
        db 20, PANEL, "C", PANEL + 2, "clear", TEXT_END
        db 23, BREAK_LEFT, "BREAK", BREAK_LEFT + 6, "back ", TEXT_END
        db KEYS_END

        endif
